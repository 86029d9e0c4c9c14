/* Compare: the best draw and a draw by hand of the same round, side by side. */
#ifndef BD_EXPLAIN_COMPARE_H
#define BD_EXPLAIN_COMPARE_H

#include "explain/difference.h"
#include "explain/ring.h"
#include "hand/hand.h"

typedef struct bd_side_by_side {
    bd_best best;
    const bd_method *method;
    bd_hand_result hand;
    bd_draw hand_draw;        /* no boards when the method got stuck */
    const bd_value *values;   /* of the hand draw, in the order of best.values; NULL when stuck */
    size_t shared;            /* boards (and the bye) that both draws have, whatever the colours */
    bd_difference difference; /* when there are both draws */
    bd_rings rings;           /* the boards that only one of them has */
    const char *sentence;
} bd_side_by_side;

/* number 0: the next round. options may be NULL. */
bd_status bd_compare_methods(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw_options *options, const bd_solve_options *how,
                             const bd_method *method, bool steps, bd_side_by_side *out, bd_err *err);

#endif
