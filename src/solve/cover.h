/* Cover: the fractional matching problem without set rows, by shortest augmenting paths.
 *
 * Every node stands twice, on a left and on a right side, and a pair (u, v) becomes u left with v right and
 * v left with u right. A cheapest assignment of left to right costs twice the cheapest fractional matching:
 * half a pair for each time it is used. With heights a (left) and b (right) of the assignment, (a + b) / 2 is
 * a weight of the node, and these weights are best.
 *
 * The pairs are columns as for GLPK (lp.h), priced in until none would help. A column that helps lowers the
 * left height at which it would be overrun; that node loses its place and looks for a new one. Everything is
 * an integer; it ends because each search gives one more node its place. */
#ifndef BD_SOLVE_COVER_H
#define BD_SOLVE_COVER_H

#include "solve/part.h"

/* Like bd_part_run, for a part without set rows. */
bd_status bd_cover_run(bd_lp_part *part, bool *done, bd_err *err);

#endif
