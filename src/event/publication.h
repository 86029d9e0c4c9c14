/* Publish: a draw is put up on the wall, or changed there. */
#ifndef BD_EVENT_PUBLICATION_H
#define BD_EVENT_PUBLICATION_H

#include "event/event.h"

/* Publishes a draw. Everybody else who has entered is named as not playing; earlier rounds are closed, their
 * games without a result pending; an event that was to have fewer rounds has one more. BD_BAD_INPUT when
 * another draw is published for that round, unless `replace`, or, always, when a game of it has been played
 * (a default does not begin a round). */
bd_status bd_event_publish(bd_event *event, const bd_draw *draw, bool replace, bd_err *err);

/* Puts a repaired draw in the place of the published one. Boards on which the same two meet keep what is
 * known of them; numbers are those of the draw. */
bd_status bd_event_publish_again(bd_event *event, const bd_draw *draw, bd_err *err);

/* The round that a draw is of where no other is named: the last one that was published, as long as nobody has
 * played in it; then the next. */
int bd_event_round_to_draw(const bd_event *event);

#endif
