/* Edit: what the file says about a player or the event, changed by name. */
#ifndef BD_CARDS_EDIT_H
#define BD_CARDS_EDIT_H

#include "cards/tournament.h"

/* Sets one thing about a player, by its name for `edit` (cards/player_fields.h). An empty value removes it.
 * BD_USAGE when there is no such key (the sentence lists them) or the value cannot be; no place is set. */
bd_status bd_edit_card(bd_tournament *tournament, bd_card *card, const char *key, const char *value,
                       bd_err *err);

/* Sets one thing about the event: its name, and the heads of a TRF: city, country, start, end, players,
 * rated, teams, type, arbiter, deputies, time, date.N (of round N, as 2026-11-20), and those of federations
 * (cards/heads.h). */
bd_status bd_edit_event(bd_tournament *tournament, const char *key, const char *value, bd_err *err);

#endif
