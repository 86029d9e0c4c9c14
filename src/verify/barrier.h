/* Barrier: Tutte's proof that there is no perfect matching.
 *
 * Take the barrier's nodes away. Every odd component of what is left must have a node that is matched with
 * one of the barrier; when there are more odd components than barrier nodes, somebody stays alone.
 */
#ifndef BD_VERIFY_BARRIER_H
#define BD_VERIFY_BARRIER_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

/* *holds: barrier is a list of different nodes, ascending, and leaves more odd components than it has nodes.
 * Row u of the rows of bits (base/bits.h) has the nodes above u that u may be paired with. */
bd_status bd_barrier_check(bd_arena *arena, int nodes, const uint64_t *rows, const uint16_t *barrier,
                           size_t barrier_count, bool *holds, bd_err *err);

#endif
