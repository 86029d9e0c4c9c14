/* Rulebook: an ordered list of criteria and the few functions that tell one system of rules from another.
 *
 * A criterion is data plus one function: it yields the stages that minimise it. Adding a rulebook is a list;
 * adding a criterion is one function and one line. The solver and the checker ask bd_round_stages for the
 * same stages. */
#ifndef BD_RULEBOOK_RULEBOOK_H
#define BD_RULEBOOK_RULEBOOK_H

#include "cards/stage.h"
#include "rulebook/round/round.h"

/* What criteria share while a round's stages are walked (rulebook/chain.h). */
typedef struct bd_chain bd_chain;

typedef enum bd_step {
    BD_STEP_STAGE, /* *stage is filled */
    BD_STEP_SKIP,  /* nothing at this step, ask for the next one */
    BD_STEP_END,   /* no more steps */
    BD_STEP_FAILED /* memory is exhausted */
} bd_step;

typedef struct bd_criterion {
    const char *id;       /* stage ids begin with it: "id", "id.part", "id.part:place" */
    const char *article;  /* "CAA 9-13, 19"; of several sources: "CAA 6; SCA 4" */
    const char *sentence; /* what is minimised */
    /* The stage of step 0, 1, 2, ...; stage->id is what follows the criterion's id (".down:3", or empty). */
    bd_step (*step)(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage);
    unsigned needs;                         /* BD_NEEDS_... */
    bool (*applies)(const bd_round *round); /* whether the rules ask for it in this round; NULL: always */
} bd_criterion;

enum {
    BD_NEEDS_PROFILE = 1, /* score and bye-level must come before it */
    BD_NEEDS_FLOATERS =
        2, /* who floats must be settled; a helper does it where earlier criteria leave a choice */
    BD_NEEDS_OPTION = 4, /* left out unless the event has an option of the criterion's name with _ for - */
    BD_IS_HELPER = 8,    /* inserted by itself, minimises nothing an arbiter would name */
    BD_IS_ORDER = 32,    /* decides card by card: its stages' values have no sum */
    BD_IS_REFUSAL = 16   /* what costs anything is refused unless it cannot be avoided: then the draw says why
                            (explain/refusal.h) */
};

/* A value counted from the boards the way an arbiter counts. */
typedef struct bd_count {
    char stage[BD_STAGE_ID_SIZE];
    int64_t value;
} bd_count;

typedef struct bd_counts {
    const bd_count *items;
    size_t count;
} bd_counts;

/* Sentences about a draw: the lot, who sits out, where a rule had to be left. */
typedef struct bd_remarks {
    const char *const *sentences;
    size_t count;
} bd_remarks;

typedef struct bd_rulebook {
    const char *id, *title, *source;
    const bd_criterion *const *criteria; /* in order */
    size_t criterion_count;
    unsigned traits;      /* BD_TRAIT_... */
    const char *articles; /* how its articles begin: "SCA"; NULL: as the first that a criterion names */
    /* Judges what only these rules know (and may take players away, see bd_round_count_nodes): score
     * (default: as the card says) and place (rank) of every player, own; players are not yet in draw order.
     * NULL: CAA ranking. */
    bd_status (*prepare)(bd_round *round, bd_arena *arena, bd_err *err);
    /* Legality beyond met, banned and fixed; NULL: no more is asked. */
    bool (*may_meet)(const bd_round *round, int u, int v);
    bool (*may_have_bye)(const bd_round *round, int u);
    /* Who of two has the bye by the rules' own order: negative: u before v; NULL: it has none. */
    int (*compare_bye)(const bd_round *round, int u, int v);
    /* Whether the higher (u < v) of two paired players has White on this board (0 is board 1); NULL: CAA 25.
     */
    bool (*higher_has_white)(const bd_round *round, int u, int v, int board);
    /* Which of two boards (u < v each) is published first: negative, 0, positive; NULL: by the higher player
     * in draw order. */
    int (*compare_boards)(const bd_round *round, const bd_edge *a, const bd_edge *b);
    /* The criteria in the order that the event's options ask for; NULL: as they are listed. */
    bd_status (*order)(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                       size_t *count, bd_err *err);
    /* What the rules want said with a draw beyond its boards, a sentence each; NULL: nothing. */
    bd_status (*remarks)(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                         bd_err *err);
    /* The stages; NULL: the criteria in order. */
    bd_status (*stages)(bd_round *round, bd_arena *arena, bd_stages *out, bd_err *err);
    /* Values counted from the boards; NULL: those of the caa family. */
    bd_status (*recount)(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                         bd_err *err);
} bd_rulebook;

enum {
    BD_TRAIT_BYE_IS_FLOAT = 1,    /* a bye, or points without a game, is a downfloat (FIDE) */
    BD_TRAIT_SOFT_REPEATS = 2,    /* repeats are a criterion, never forbidden (USCF) */
    BD_TRAIT_UPFLOATER_LOW = 4,   /* CAA 28: the upfloater is sought from the mid-line to the top */
    BD_TRAIT_DOWNFLOATER_LOW = 8, /* CAA 29: the downfloater is sought from the bottom to the mid-line */
    BD_TRAIT_LOT_ORDER = 16,      /* CAA 30: a lot instead of grades */
    BD_TRAIT_NATURAL = 32,        /* the natural pairing is shown beside the draw (USCF) */
    BD_TRAIT_ONE_LEVEL = 64,      /* no levels: draw order is by place alone (SCC) */
    BD_TRAIT_SIT_OUT = 128        /* knows the option sit-out (SCC) */
};

/* CAA 25, for rulebooks that change only a part of it. */
bool bd_final_colour_check(const bd_round *round, int u, int v, int board);

/* All rulebooks, for listing. */
size_t bd_rulebook_count(void);
const bd_rulebook *bd_rulebook_at(size_t index);

/* The rulebook with this id ("caa", "fide", ...), or NULL. */
const bd_rulebook *bd_rulebook_find(const char *id);

/* The criterion with this id in any rulebook, or NULL; the ids known, separated by ", ". */
const bd_criterion *bd_criterion_find(const char *id);
bd_status bd_criterion_names(bd_arena *arena, const char **names, bd_err *err);

/* The article of a criterion as these rules number it; NULL when memory is exhausted. */
const char *bd_criterion_article(const bd_rulebook *rules, const bd_criterion *criterion, bd_arena *arena);

/* The criteria of a round: the rulebook's, or the user's priorities. BD_BAD_INPUT when a name is not known or
 * they cannot stand in that order. */
bd_status bd_round_criteria(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                            size_t *count, bd_err *err);

/* The same for a rulebook with stages of its own. */
bd_status bd_round_own_criteria(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                                size_t *count, bd_err *err);

/* The stages of a round. BD_BAD_INPUT when the options list a criterion that does not exist. */
bd_status bd_round_stages(bd_round *round, bd_arena *arena, bd_stages *out, bd_err *err);

/* The values of a matching's stages counted from the boards (floats, transfers, exchanges), not from edge
 * costs. Stages that only settle or prune are not listed. */
bd_status bd_round_recount(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                           bd_err *err);

/* What the rules want said with this matching. */
bd_status bd_round_remarks(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_remarks *out,
                           bd_err *err);

/* What each pair costs under a criterion that asks for one stage which does not depend on others. */
bd_status bd_criterion_price(bd_round *round, bd_arena *arena, const bd_criterion *criterion,
                             const bd_edge *edges, size_t count, bd_cost *cost, bd_err *err);

/* The counted value of a stage, or NULL when it is not one that is counted. */
const int64_t *bd_counts_find(const bd_counts *counts, const char *stage);

#endif
