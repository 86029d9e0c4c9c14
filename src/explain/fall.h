/* Fall: at which stage of the best draw's proof a pair drops out.
 *
 * The weights of a stage prove that no draw which is as good up to it can have the pairs that it takes away.
 * So what such a pair costs there tells why two do not meet, and nothing needs to be solved. */
#ifndef BD_EXPLAIN_FALL_H
#define BD_EXPLAIN_FALL_H

#include "certify/best.h"

typedef struct bd_falls {
    int nodes;
    size_t stage_count;
    const uint16_t *stage; /* of the pairs u < v, row by row; NULL: the best draw has left no trail */
} bd_falls;

bd_status bd_falls_of(bd_arena *arena, const bd_best *best, bd_falls *out, bd_err *err);

/* The stage at which a draw with the two is worse at the latest; the number of stages: not known. */
size_t bd_falls_at(const bd_falls *falls, int u, int v);

#endif
