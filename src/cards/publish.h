/* Publish: a draw is put up on the wall.
 *
 * A published draw stands in tournament->draws; results of its boards are entered against it
 * (cards/change.h). */
#ifndef BD_CARDS_PUBLISH_H
#define BD_CARDS_PUBLISH_H

#include "cards/tournament.h"

/* The published draw of the round, or NULL. */
const bd_draw *bd_published_draw(const bd_tournament *tournament, int round);

/* Games of rounds before `round` whose result is not known, on the cards or only published. Cards whose score
 * the file tells need no results. */
size_t bd_open_games(const bd_tournament *tournament, int round);

/* Publishes a copy of the draw. BD_BAD_INPUT when another one is published for that round, unless `replace`,
 * or, always, when a result of that round is known. */
bd_status bd_publish_draw(bd_tournament *tournament, const bd_draw *draw, bool replace, bd_err *err);

/* Puts a copy of the draw in its place whatever is there, even when the round has begun: a draw that was
 * repaired. */
bd_status bd_put_draw(bd_tournament *tournament, const bd_draw *draw, bd_err *err);

/* Enters the boards as games without a result, and the bye, on the cards: how formats that know no published
 * draws tell of one. */
bd_status bd_publish_on_cards(bd_tournament *tournament, const bd_draw *draw, bd_err *err);

#endif
