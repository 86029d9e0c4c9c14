/* Laid draw: the cards with the boards of a draw on them, for second counts.
 *
 * Nothing here looks at a stage's costs: colours are those that will be published, floats and exchanges are
 * read off the boards. The checker compares what is counted so with the values that the stages claim. */
#ifndef BD_RULEBOOK_STAGES_LAID_DRAW_H
#define BD_RULEBOOK_STAGES_LAID_DRAW_H

#include "rulebook/stages/criterion.h"

/* A value counted from the boards. */
typedef struct bd_count {
    char stage[BD_STAGE_ID_SIZE];
    int64_t value;
} bd_count;

typedef struct bd_counts {
    const bd_count *items;
    size_t count;
} bd_counts;

struct bd_laid_draw {
    const bd_round *round;
    bd_arena *arena;
    const uint16_t *partner; /* [nodes] */
    bd_draw draw;
    int *opponent;     /* [cards] node; -1: has the bye */
    bd_colour *colour; /* [cards] given in this draw */
    int *downs, *ups;  /* [levels] */
    int *below;        /* [levels] the first node below the mid-line */
    int *seat;         /* [cards] place among those who stay in the level; -1: leaves */
    int *in_seat;      /* [cards] the node in a seat: those of a level follow its first node */
    int *staying;      /* [levels] */
    const char *stage; /* of a criterion that decides card by card; NULL while everything else is counted */
};

bd_status bd_laid_draw_new(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_laid_draw *out,
                           bd_err *err);

/* Down or up by the scores on the board; the bye is none. */
bd_float bd_laid_float(const bd_laid_draw *laid, int u);

/* Whether u leaves its level downwards, or by the bye. */
bool bd_laid_leaves_below(const bd_laid_draw *laid, int u);

/* Whether u stands above the mid-line of its level. */
bool bd_laid_is_above(const bd_laid_draw *laid, int u);

/* The node that the upper and lower half of those who stay would give u, who stays. */
int bd_laid_ideal(const bd_laid_draw *laid, int u);

struct bd_tally {
    bd_arena *arena;
    const bd_criterion *criterion; /* whose stages are counted */
    size_t count;
    bd_count *items;
    size_t capacity;
    bool summed; /* only what they add up to is asked for: items stays empty */
    int64_t sum;
};

/* `part` is what follows the criterion's id in the stage's: "", ".down"; `place` what follows the colon. */
bd_status bd_tally_add(bd_tally *tally, const char *part, int64_t value, bd_err *err);
bd_status bd_tally_add_at(bd_tally *tally, const char *part, int place, int64_t value, bd_err *err);

/* Adds the counted values of the criterion's stages. */
bd_status bd_criterion_count(const bd_criterion *criterion, const bd_laid_draw *laid, bd_tally *tally,
                             bd_err *err);

/* The counted value of a stage, or NULL when it is not one that is counted. */
const int64_t *bd_counts_find(const bd_counts *counts, const char *stage);

#endif
