/* Board scores: what the players of teams scored at the boards, for board prizes.
 *
 * A player's board is the place in the order of the team; whoever stands behind the boards of a match is a
 * reserve. Games over the board count, defaults do not; where somebody else ranks by rating performance, or
 * asks for a number of games, the columns are there. Equal in points, share of points and average rating of
 * the opponents is equal. */
#ifndef BD_STANDINGS_BOARD_SCORES_H
#define BD_STANDINGS_BOARD_SCORES_H

#include "cards/tournament.h"

typedef struct bd_board_score {
    const bd_card *player, *team;
    int board; /* from 1; 0: reserve */
    int place; /* among those of the board */
    int halves, games;
    int percent;    /* of the points that could be scored */
    int opposition; /* average rating of the opponents who have one, rounded; 0: none has */
} bd_board_score;

/* Of all players who have played a game in the rounds up to `round`, board after board, reserves last. */
bd_status bd_board_scores(bd_arena *arena, const bd_tournament *tournament, int round, bd_board_score **out,
                          size_t *count, bd_err *err);

#endif
