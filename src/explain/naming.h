/* Naming: players in sentences, the name first and the number in brackets. */
#ifndef BD_EXPLAIN_NAMING_H
#define BD_EXPLAIN_NAMING_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

/* "Cairns", "" where the card (or the player) has no name. In arena. */
bd_status bd_name_in_sentences(bd_arena *arena, const bd_card *card, const char **out, bd_err *err);

/* "Cairns (3)", or "3" where the card has no name; id 0 is the bye. A name ends at its comma. */
void bd_saying_player(bd_saying *saying, const char *place, const bd_round *round, int id);

/* "Cairns (3), Drew (4) and Edwards (5)"; numbers alone where there are many. */
void bd_saying_people(bd_saying *saying, const char *place, const bd_round *round, const int *ids,
                      size_t count);

#endif
