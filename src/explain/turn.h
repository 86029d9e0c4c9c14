/* Turn: a few boards of the best draw changed for as many others, and where the draw with them would first be
 * worse. It is judged by the stages of the best draw, whose costs mean the same up to the first that differs.
 */
#ifndef BD_EXPLAIN_TURN_H
#define BD_EXPLAIN_TURN_H

#include "certify/best.h"

typedef struct bd_turn {
    bd_edge out[3], in[3]; /* boards of the best draw, and what would be there instead */
    size_t count;
} bd_turn;

bd_edge bd_turn_edge(int u, int v);

/* What the board costs at stage k of the best draw. */
bd_cost bd_turn_cost(const bd_best *best, size_t k, bd_edge board);

/* The first stage before `end` at which the draw would differ, and whether it is worse there; end: none. */
size_t bd_turn_judge(const bd_best *best, const bd_turn *turn, size_t end, bool *worse);

/* At which stage of the best draw's proof a pair drops out.
 *
 * The weights of a stage prove that no draw which is as good up to it can have the pairs that it takes away.
 * So what such a pair costs there tells why two do not meet, and nothing needs to be solved. */
typedef struct bd_falls {
    int nodes;
    size_t stage_count;
    const uint16_t *stage; /* of the pairs u < v, row by row; NULL: the best draw has left no trail */
} bd_falls;

bd_status bd_falls_of(bd_arena *arena, const bd_best *best, bd_falls *out, bd_err *err);

/* The stage at which a draw with the two is worse at the latest; the number of stages: not known. */
size_t bd_falls_at(const bd_falls *falls, int u, int v);

#endif
