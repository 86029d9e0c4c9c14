/* Ascent: one dual step: raises the weights when the tight pairs hold no perfect matching. Repeated, it needs
 * no linear program and ends. */
#ifndef BD_SOLVE_ASCENT_H
#define BD_SOLVE_ASCENT_H

#include "solve/sweep.h"

/* Pairs, as long as there is room for them. */
typedef struct bd_pair_list {
    bd_edge *pairs;
    int count, room;
    bool full; /* there were more */
} bd_pair_list;

typedef struct bd_ascent {
    bd_search *search;
    bd_weights *weights;
    bd_edge_store *store;
    bd_sweep sweep;
    bd_arena *scratch; /* the nodes of new sets */
    /* Work space of one step. */
    uint8_t *moves,
        *pressed;      /* of each set: its inside moves (the top is the last); it must be lowered first */
    uint16_t *members; /* of each class: how many children */
    bd_id *children;   /* of a context */
    uint64_t *outer, *open;  /* nodes of the context in outer and in free children */
    uint64_t *own;           /* nodes outside the context, or of one class */
    uint64_t *danger;        /* of these, whoever could be overrun */
    bd_pair_list freed, met; /* by the step: pairs no longer tight, and those that become it */
    int64_t span;            /* more than costs of the stage differ by */
    int64_t slack;           /* pairs of the face that are not among the search's tight ones */
} bd_ascent;

bd_status bd_ascent_new(bd_arena *arena, bd_search *search, bd_weights *weights, bd_edge_store *store,
                        bd_ascent *out, bd_err *err);

/* After a search without success. *stuck: no step is possible in safe numbers; what the weights are then is
 * of no use. */
bd_status bd_ascent_step(bd_ascent *ascent, bool *stuck, bd_err *err);

/* Puts the tight pairs into search->tight, from nothing; false when some pair has r < 0. */
bool bd_ascent_find_tight(bd_ascent *ascent);

/* The same, and who has a choice among them. */
bool bd_ascent_tighten(bd_ascent *ascent, const uint16_t *mate);

#endif
