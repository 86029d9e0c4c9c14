/* Open boards: the boards of the rounds drawn so far, with what is known of their games. */
#ifndef BD_CLI_OPEN_BOARDS_H
#define BD_CLI_OPEN_BOARDS_H

#include "cards/result.h"
#include "cards/tournament.h"

/* A board of a round. */
typedef struct bd_seat {
    int round, number; /* number: as published; in files that keep no draws, as the cards tell of it */
    int white, black;  /* ids */
    bd_result result;  /* BD_RESULT_NONE: none yet */
} bd_seat;

typedef struct bd_seats {
    bd_seat *items;
    size_t count, capacity;
} bd_seats;

/* Adds the boards of one round in their order. BD_BAD_INPUT when the round has not been drawn. */
bd_status bd_seats_of_round(bd_arena *arena, const bd_tournament *tournament, int round, bd_seats *out,
                            bd_err *err);

/* Adds the boards without a result of all rounds drawn, or of `round` alone (0: all). Cards whose score the
 * file tells need none. */
bd_status bd_seats_open(bd_arena *arena, const bd_tournament *tournament, int round, bd_seats *out,
                        bd_err *err);

#endif
