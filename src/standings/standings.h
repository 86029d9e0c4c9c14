/* Standings: who stands where after a round, by points and then by a list of tie-breaks.
 *
 * Everything is a whole number or a fraction of whole numbers. What each tie-break counts, byes, forfeits and
 * absences included, is in docs/tiebreaks.md; a game with an unknown result does not count yet. */
#ifndef BD_STANDINGS_STANDINGS_H
#define BD_STANDINGS_STANDINGS_H

#include "cards/tournament.h"
#include "standings/tiebreak.h"

#include <stdint.h>

typedef struct bd_ranked {
    size_t card;                /* index in the tournament */
    int place;                  /* from 1; those equal in everything asked for share it */
    int score;                  /* half points */
    const bd_tie_value *values; /* one per tie-break of the list, in its order */
    const int *steps; /* steps[0]: the place by points alone; steps[i]: with the first i tie-breaks */
} bd_ranked;

/* The list of the event, or the usual one where it has none. BD_BAD_INPUT when its own list has tie-breaks
 * that a round robin must not use. */
bd_status bd_tiebreaks_of(const bd_tournament *tournament, bd_tiebreak_list *out, bd_err *err);

/* The last round with a result, or of byes only; 0 when there is none. */
int bd_standings_round(const bd_tournament *tournament);

/* Everybody but the fillers, who are in no standings. */
size_t bd_standings_count(const bd_tournament *tournament);

/* All players after `round` by points, then by the tie-breaks of the list (NULL: none), then by number. A
 * list with PTS in it says itself where points count. *out has bd_standings_count items. BD_USAGE for a round
 * out of range, and for tie-breaks that a round robin must not use. */
bd_status bd_standings(bd_arena *arena, const bd_tournament *tournament, int round,
                       const bd_tiebreak_list *list, bd_ranked **out, bd_err *err);

/* True when article 10 drops a tie-break of the list: it needs ratings, and a player has none. */
bool bd_tiebreak_is_dropped(const bd_tournament *tournament, const bd_tiebreak *tiebreak);

/* A player whose rank in the file (bd_card.standing) is not one of those the list leaves: first .. last. Who
 * is equal in everything may stand in any order, drawn by lot (C.07, 4.2), or share a place. */
typedef struct bd_place_fault {
    size_t card;
    int said;
    int first, last;
} bd_place_fault;

/* The faults after `round`, by card. Players without a rank in the file are not judged. */
bd_status bd_places_check(bd_arena *arena, const bd_tournament *tournament, int round,
                          const bd_tiebreak_list *list, bd_place_fault **out, size_t *count, bd_err *err);

/* Gives the cards the ranks of the list after `round`: who is equal shares one. */
bd_status bd_places_give(bd_arena *arena, bd_tournament *tournament, int round, const bd_tiebreak_list *list,
                         bd_err *err);

/* True when the file gives ranks and a list of its own that they can be held against. */
bool bd_places_are_told(const bd_tournament *tournament);

#endif
