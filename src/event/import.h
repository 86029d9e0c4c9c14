/* Import: an event made of cards that tell their histories (cards/1, TRF, lists of players).
 *
 * A game that two cards tell of alike becomes one board; what only one card tells, or both differently, is
 * kept as it was told. The cards derived from the event (event/cards.h) are the ones it was made of, but that
 * games of a published draw stand on them from its publication. */
#ifndef BD_EVENT_IMPORT_H
#define BD_EVENT_IMPORT_H

#include "event/event.h"

/* The event shares the texts of the tournament, whose arena it lives in. */
bd_status bd_event_import(const bd_tournament *cards, bd_event **out, bd_err *err);

#endif
