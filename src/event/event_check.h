/* Check: what must hold of an event, whatever it was read from. */
#ifndef BD_EVENT_EVENT_CHECK_H
#define BD_EVENT_EVENT_CHECK_H

#include "event/event.h"

/* Players have numbers of their own; in each round a number stands on one board, a player has one place, and
 * both are known. BD_BAD_INPUT. */
bd_status bd_event_check(const bd_event *event, bd_err *err);

#endif
