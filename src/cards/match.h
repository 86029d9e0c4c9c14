/* Match: two teams meet on several boards, a player of each on every one.
 *
 * An event of teams whose players are known has them as its `members`: a tournament whose cards are those
 * players, numbered by themselves. The card of a team names its players in their order (`roster` of
 * cards/person.h). Who sat at which board of a match, and how it ended there, are the seats of the match;
 * what the match came to follows from them. */
#ifndef BD_CARDS_MATCH_H
#define BD_CARDS_MATCH_H

#include "cards/result.h"
#include "cards/tournament.h"

/* A board of a match. */
typedef struct bd_seat {
    int first, second; /* players of the team that has White and of the other one; 0: nobody */
    bd_result result;  /* the first player's before the second's, whoever has White on that board */
    bool unrated;      /* played, but too short to be rated */
} bd_seat;

typedef struct bd_match {
    int round, white, black; /* teams; White is who has it on board 1 */
    bd_seat *seats;
    int seat_count; /* 0: line-ups and results of boards are not told */
} bd_match;

/* Whether any board has a result. */
bool bd_seats_told(const bd_seat *seats, int count);

/* What the boards come to, in half points of games, as far as they are told; the result of the match is
 * BD_RESULT_NONE as long as a board has none. A match without a game is won or lost by default. */
bd_result bd_seats_result(const bd_seat *seats, int count, int *first, int *second);

/* The same boards for the other team. */
void bd_seats_turn(bd_seat *seats, int count);

/* Whether the first player has White on that board, counted from 0: as the event says, else on every other
 * one. */
bool bd_seat_first_is_white(const bd_tournament *tournament, int board);

/* The place of a player in the team's order, from 1; 0: not of this team. */
int bd_roster_place(const bd_card *team, int player);

/* The team of a player of the event's `members`; NULL: of none. */
bd_card *bd_team_of(const bd_tournament *tournament, int player);

/* The match of a team in a round; NULL: none is told. */
const bd_match *bd_match_of(const bd_tournament *tournament, int round, int team);

#endif
