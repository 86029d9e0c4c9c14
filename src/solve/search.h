/* Search: a matching among the tight pairs (reduced cost 0) that leaves every set of the family exactly once;
 * or, where there is none, labels that say in which direction the weights can be raised (ascent.h).
 *
 * Ids: node u is u, set s of the family is nodes + s. A context is the inside of a set with its children
 * contracted, or the top; components.c lists those children. A set can be left only at a node without which
 * its other nodes have a perfect matching in the tight pairs: its exits. */
#ifndef BD_SOLVE_SEARCH_H
#define BD_SOLVE_SEARCH_H

#include "solve/family.h"
#include "solve/matcher.h"

typedef int32_t bd_id; /* nodes fit into 16 bits, ids need more */
enum { BD_NO_ID = -1 };

typedef struct bd_search {
    int nodes, words;
    uint64_t *tight;      /* rows of the tight pairs: kept by the caller */
    bd_span *spans;       /* where their pairs can stand; nothing stands elsewhere */
    bd_span *tight_spans; /* where those of nodes alive stood when they were searched last */
    bd_span *stale; /* of each block of 64 rows: where their pairs with higher nodes may not be the face's */
    bd_span *lopsided; /* of each block: where rows of those higher nodes do not have the block's pairs yet */
    uint16_t *partial; /* the matching found, BD_NONE where exposed; the next search starts from it */
    uint64_t *alive;   /* nodes that have a choice, or are in a set; the others keep their mates in partial
                          and are left out */
    /* Of each id, in the context it is a child in: */
    uint8_t *label;
    bd_id *partner;
    bd_id *class; /* of outer ids: the same for all of one component */
    /* Of each set: */
    uint64_t *exits; /* sets * words */
    uint8_t *whole;  /* every node is an exit */
    uint8_t *broken; /* it cannot be left once at all: more than one child stays exposed; sets around it are
                        not looked at */
    int exposed;     /* at the top; 0: perfect */
    bool any_broken;
    /* Scratch. */
    bd_matcher matcher;
    uint64_t *reps, *active, *mask, *bundle;
    bd_span bundle_span;
    const uint64_t **graph; /* rows of what is searched: the tight ones, until a set becomes one node */
    bd_span *graph_spans;
    uint64_t *work;    /* rows of nodes that were changed */
    uint64_t *changed; /* whose rows they are */
    bd_span *work_spans;
    bd_id *name;
    uint16_t *mate, *rep_of, *rep, *entry;
    uint8_t *spoiled;
} bd_search;

bd_status bd_search_new(bd_arena *arena, int nodes, bd_search *out, bd_err *err);

static inline uint64_t *bd_search_row(const bd_search *s, int u)
{
    return s->tight + (size_t)u * (size_t)s->words;
}
/* Turns a pair of u with a higher node v. */
static inline void bd_search_turn(bd_search *s, int u, int v)
{
    bd_bits_turn(bd_search_row(s, u), v);
    bd_bits_turn(bd_search_row(s, v), u);
    s->stale[u >> 6] = bd_span_with(s->stale[u >> 6], v >> 6);
}

/* Turns pairs of u with higher nodes, those in one word of its row; returns by how many fewer are tight. Many
 * are turned in its row alone, and its block waits to be mirrored, unless all rows are of one word. */
static inline int bd_search_turn_word(bd_search *s, int u, int word, uint64_t change)
{
    const int few = s->words == 1 ? 64 : 2;
    uint64_t *row = bd_search_row(s, u) + word;
    const int count = bd_bits_count(change), were = bd_bits_count(change & *row);
    *row ^= change;
    if (count > few) s->lopsided[u >> 6] = bd_span_with(s->lopsided[u >> 6], word);
    if (count > 0) s->stale[u >> 6] = bd_span_with(s->stale[u >> 6], word);
    for (uint64_t rest = count > few ? 0 : change; rest != 0; rest &= rest - 1)
        bd_bits_turn(bd_search_row(s, word * 64 + bd_bits_lowest(rest)), u);
    return 2 * were - count;
}
static inline uint64_t *bd_search_exits(const bd_search *s, int set)
{
    return s->exits + (size_t)set * (size_t)s->words;
}

/* The tight pairs were changed by somebody else. */
void bd_search_forget(bd_search *s);

/* The tight pairs become those of the face, of which each row has its pairs within its span. */
void bd_search_reset(bd_search *s, const uint64_t *rows, const bd_span *spans);

/* Who is alive: of the face whose pairs the tight ones became last, all but the pairs of the mate of which
 * neither node has another choice; with NULL, all. */
void bd_search_wake(bd_search *s, const uint64_t *rows, const uint16_t *mate, const bd_family *family);

/* After pairs were turned in the row of the lower node only. */
void bd_search_mirror(bd_search *s);

/* True when a perfect matching was found; it is in partial. The family must be arranged. */
bool bd_search_run(bd_search *s, const bd_family *family);

enum { BD_TOP = -1 }; /* the context that no set bounds */

/* The nodes of an id into bits. */
void bd_component_add_id(const bd_search *search, const bd_family *family, uint64_t *bits, int id);

/* The context that an id is a child of. */
int bd_component_context_of(const bd_search *search, const bd_family *family, int id);

/* Ids of the children of a context into children; their number. */
int bd_component_children(const bd_search *search, const bd_family *family, int context, bd_id *children);

/* The nodes of the outer component `class` among the children, as bits; their number, which is odd. */
int bd_component_nodes(const bd_search *search, const bd_family *family, const bd_id *children, int count,
                       int class, uint64_t *bits);

#endif
