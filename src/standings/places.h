/* Places: the ranks that a file gives its players, held against its list of tie-breaks. */
#ifndef BD_STANDINGS_PLACES_H
#define BD_STANDINGS_PLACES_H

#include "standings/standings.h"

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
