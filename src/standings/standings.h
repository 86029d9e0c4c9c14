/* Standings: who stands where after a round, and the usual ways to part players with equal scores.
 *
 * Everything is a whole number: points are half points, Sonneborn-Berger quarter points. With S(p) the score
 * of player p after the last round that counts (byes, forfeits, adjustments and the point system of the event
 * included):
 *
 *   buchholz          the sum of S(opponent) over the rounds
 *   buchholz-cut1     the same without the smallest of them
 *   sonneborn-berger  the sum of S(opponent) for a win and half of it for a draw (results count 1, 1/2, 0
 * whatever the point system) wins              games won over the board progressive       the sum of the
 * player's scores after every round
 *
 * A round without a game (bye, forfeit, absence, an opponent who is not in the file) counts as one against an
 * opponent with the player's own S; its result is 1 for a full point or a win by default, 1/2 for a
 * half-point bye, else 0. A game with an unknown result does not count yet. FIDE's virtual opponents are not
 * used. */
#ifndef BD_STANDINGS_STANDINGS_H
#define BD_STANDINGS_STANDINGS_H

#include "cards/tournament.h"

#include <stdint.h>

typedef enum bd_tiebreak {
    BD_TIEBREAK_BUCHHOLZ = 0,
    BD_TIEBREAK_BUCHHOLZ_CUT1,
    BD_TIEBREAK_SONNEBORN_BERGER,
    BD_TIEBREAK_WINS,
    BD_TIEBREAK_PROGRESSIVE,
    BD_TIEBREAKS
} bd_tiebreak;

typedef struct bd_ranked {
    size_t card; /* index in the tournament */
    int place;   /* from 1; those equal in everything asked for share it */
    int score;   /* half points */
    int64_t tiebreaks[BD_TIEBREAKS];
} bd_ranked;

/* "buchholz-cut1" and "Buchholz cut 1". */
const char *bd_tiebreak_id(bd_tiebreak tiebreak);
const char *bd_tiebreak_title(bd_tiebreak tiebreak);

/* How many of its units make one: 2 (half points), 4 (quarter points) or 1. */
int bd_tiebreak_unit(bd_tiebreak tiebreak);

/* The value in points: "12.25", "7"; returns buffer (32 bytes are enough). */
const char *bd_tiebreak_print(bd_tiebreak tiebreak, int64_t value, char *buffer, size_t size);

/* "buchholz,wins" into order[BD_TIEBREAKS]; BD_USAGE for an unknown or doubled one. */
bd_status bd_tiebreaks_parse(const char *list, bd_tiebreak *order, size_t *count, bd_err *err);

/* The last round with a known result; 0 when there is none. */
int bd_standings_round(const bd_tournament *tournament);

/* Everybody but the fillers, who are in no standings. */
size_t bd_standings_count(const bd_tournament *tournament);

/* All players after `round` by score, then by the tie-breaks of order[count], then by number. *out has
 * bd_standings_count items. */
bd_status bd_standings(bd_arena *arena, const bd_tournament *tournament, int round, const bd_tiebreak *order,
                       size_t count, bd_ranked **out, bd_err *err);

#endif
