/* Seat: what a player's own link shows: the board of the round, what was sent for it by either side, points,
 * place and games. */
#ifndef BD_SERVE_SEAT_H
#define BD_SERVE_SEAT_H

#include "base/text.h"
#include "serve/hall.h"

/* As seat/2 (docs/serve.md). `table[length]` is the answer to "standings" with "cross". BD_BAD_INPUT when the
 * event has no such player any more. */
bd_status bd_seat_write(bd_arena *arena, bd_hall_event *event, int player, const char *table, size_t length,
                        bd_text *text, bd_err *err);

/* The last round that was drawn; 0: none. */
bd_status bd_seat_round(bd_arena *arena, const bd_hall_event *event, int *round, bd_err *err);

/* Who sits at the board of the claim's player. BD_USAGE unless that game waits for its result, and is of the
 * claim's round. */
bd_status bd_seat_complete_claim(bd_arena *arena, const bd_hall_event *event, bd_sent_claim *claim,
                                 bd_err *err);

/* One claim as JSON. */
void bd_seat_add_claim(bd_text *text, const bd_sent_claim *claim);

#endif
