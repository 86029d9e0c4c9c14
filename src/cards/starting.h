/* Starting: the starting numbers of an event's players (FIDE C.04.2, 2).
 *
 * An event that gives numbers by strength says in which order (`numbers`: "rating,title,name"); each card
 * derived from it then has its place in that order as its rank. What an arbiter set as a rank stays, and
 * who has none goes where their strength puts them. When round 4 is drawn the numbers are final: they become
 * ranks, and who enters later has the next number. An event that says nothing has the numbers of its file. */
#ifndef BD_CARDS_STARTING_H
#define BD_CARDS_STARTING_H

#include "cards/tournament.h"

/* Of C.04.2, 2.2; and the round with which numbers are final (2.3). */
#define BD_STARTING_USUAL "rating,title,name"
enum { BD_STARTING_FINAL_ROUND = 4 };

/* BD_USAGE where `order` is not a list of "rating", "title", "name", "birth" and "list". */
bd_status bd_starting_check(const char *order, bd_err *err);

/* The rating that numbers are given by: what the event is ranked by, else the other one; 0: none. */
int bd_starting_rating(const bd_card *card);

/* Gives every card its number as its rank, where the tournament gives numbers. */
bd_status bd_starting_give(bd_tournament *tournament, bd_arena *arena, bd_err *err);

/* The indices of all cards, by number: in the tournament's order, or in that of the numbers of its file. */
bd_status bd_starting_order(const bd_tournament *tournament, bd_arena *arena, size_t **order, bd_err *err);

/* Players who have no number of their own yet (a list of names) get 1, 2, 3, ... in that order as their ids,
 * and stand in it. Nothing names a player before that. */
bd_status bd_starting_begin(bd_tournament *tournament, bd_arena *arena, bd_err *err);

/* The highest rank on a card. */
int bd_starting_highest(const bd_tournament *tournament);

#endif
