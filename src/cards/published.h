/* Published: what the cards of an event tell of published draws (event/change.h puts them up). */
#ifndef BD_CARDS_PUBLISHED_H
#define BD_CARDS_PUBLISHED_H

#include "cards/tournament.h"

/* The published draw of the round, or NULL. */
const bd_draw *bd_published_draw(const bd_tournament *tournament, int round);

/* Games of rounds before `round` whose result is not known, on the cards or only published, and which are not
 * pending. Cards whose score
 * the file tells need no results, but for those of draws published since. */
size_t bd_open_games(const bd_tournament *tournament, int round);

#endif
