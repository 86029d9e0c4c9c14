/* Written: the criteria of a rulebook file (docs/criteria.md) in one round: what each board costs by them,
 * and which boards the hard ones bar.
 *
 * A cost is worked out for eight boards at a time from a column of values for each name that the formula
 * reads. Where it reads nothing that two players have together, and the players are of few kinds (all values
 * alike), a table of kinds answers. */
#ifndef BD_RULEBOOK_ROUND_WRITTEN_H
#define BD_RULEBOOK_ROUND_WRITTEN_H

#include "base/bits.h"
#include "rulebook/formula/formula.h"
#include "rulebook/round/round.h"

struct bd_criterion;

typedef struct bd_written_cost {
    const bd_round *round;
    const bd_written *written; /* of the draw's options */
    bd_formula formula;
    const int64_t **column;  /* [terms of the formula] by node, of terms that read a player; else NULL */
    const char *const **tag; /* [terms] by node, of terms that read a tag; else NULL */
    const int64_t *label;    /* [terms] of texts of the formula: their number, see columns of texts */
    int kinds;               /* 0: the players are of too many kinds for a table */
    const uint8_t *kind;     /* [nodes] */
    const bd_cost *table;    /* [kinds * kinds] of the kind of the higher and that of the lower node */
    struct bd_criterion *criterion; /* rulebook/criteria makes it when it is first asked for */
} bd_written_cost;

typedef struct bd_written_list {
    bd_arena *arena; /* of the round */
    bd_written_cost *items;
    size_t count;
    uint64_t *barred; /* rows of bits: the boards of two nodes that hard criteria bar, each way; NULL: none */
} bd_written_list;

/* Whether it is asked for in this round. */
bool bd_written_applies(const bd_written *written, const bd_round *round);

/* What pairs cost by it; the bye costs nothing. */
void bd_written_price(const bd_written_cost *of, const bd_edge *edges, size_t count, bd_cost *cost);

/* What a name is in this round: of a player, or of two, or of the round (u and v are then not looked at). Of
 * a text bd_written_text; NULL: not given. */
int64_t bd_written_number(const bd_round *round, bd_formula_reads reads, int u, int v);
const char *bd_written_text(const bd_round *round, bd_formula_reads reads, int u);

/* The text that a term reads of a player: a field or a tag. */
const char *bd_written_text_of(const bd_written_cost *of, size_t term, int u);

/* A part of bd_round_new: reads and bars. BD_BAD_INPUT. */
bd_status bd_written_new(bd_round *round, bd_arena *arena, bd_err *err);

static inline bool bd_written_bars(const bd_round *round, int u, int v)
{
    const size_t words = (size_t)bd_bits_words(round->nodes);
    const uint64_t *barred = round->written != NULL ? round->written->barred : NULL;
    return barred != NULL && bd_bits_has(barred + (size_t)u * words, v);
}

#endif
