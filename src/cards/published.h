/* Published: what the cards of an event tell of published draws (event/change.h puts them up). */
#ifndef BD_CARDS_PUBLISHED_H
#define BD_CARDS_PUBLISHED_H

#include "cards/tournament.h"

/* The published draw of the round, or NULL. */
const bd_draw *bd_published_draw(const bd_tournament *tournament, int round);

/* Games of rounds before `round` whose result is not known, on the cards or only published, and which are not
 * pending. Cards whose score the file tells need no results, but for those of draws published since. */
size_t bd_open_games(const bd_tournament *tournament, int round);

typedef struct bd_open_game {
    int round, board; /* board from 1; 0: the file has no draw of that round that tells it */
    int white, black; /* ids; of cards that tell no colours, the lower one first */
    bool pending;     /* it need not be waited for */
} bd_open_game;

/* Those of rounds before `round`, by round and board. */
bd_status bd_open_games_list(bd_arena *arena, const bd_tournament *tournament, int round, bd_open_game **out,
                             size_t *count, bd_err *err);

/* Why a round is not to be drawn. */
typedef enum bd_undrawable {
    BD_ROUND_NOT_NEXT, /* another one comes first */
    BD_EVENT_IS_OVER,
    BD_GAMES_ARE_OPEN /* of earlier rounds, without a result and not pending */
} bd_undrawable;

/* What is asked for in spite of it. */
typedef struct bd_despite {
    bool end, open_games;
    bd_undrawable why; /* filled in */
} bd_despite;

/* The one guard, whoever draws. BD_BAD_INPUT where the round is not to be drawn. despite: NULL: nothing. */
bd_status bd_check_drawable(const bd_tournament *tournament, int round, bd_despite *despite, bd_err *err);

#endif
