/* Exchange: players of one grade and title who could change places on a level (CAA 4, last sentence: the
 * order of players with equal grades may be changed where that improves the pairings).
 *
 * A best draw is best for the order in which the cards lie. Here every such exchange is tried: the round is
 * drawn again with the two cards exchanged, and the two best draws are compared line by line. */
#ifndef BD_EXPLAIN_EXCHANGE_H
#define BD_EXPLAIN_EXCHANGE_H

#include "certify/best.h"

enum { BD_ANYBODY = -1 };

typedef struct bd_exchanges {
    bd_remarks said; /* of each exchange that gives a better draw, a sentence */
    size_t untried;  /* exchanges left out, because there are too many */
} bd_exchanges;

/* Where the best draw is proved, in a rulebook that knows such exchanges (articles.equal_grades); else none.
 * node: only exchanges of this one; BD_ANYBODY: all, the highest level first. */
bd_status bd_exchanges_find(bd_arena *arena, const bd_best *best, const bd_solve_options *how, int node,
                            bd_exchanges *out, bd_err *err);

/* Sets the ranks of the tournament's cards so that these two, by their ids, change places. round: as they lie
 * now. BD_USAGE: they may not. */
bd_status bd_exchange_cards(bd_arena *arena, const bd_round *round, int a, int b, bd_tournament *tournament,
                            bd_err *err);

#endif
