/* Shape: how many byes, forfeits and unusual results the rounds of a made-up event have, where chance is not
 * to decide: as a number or in percent, for all rounds or for one. */
#ifndef BD_SIMULATE_SHAPE_H
#define BD_SIMULATE_SHAPE_H

#include "base/random.h"
#include "cards/tournament.h"

#include <stdint.h>

typedef enum bd_shape_kind {
    BD_SHAPE_ZERO_BYES, /* of players */
    BD_SHAPE_HALF_BYES,
    BD_SHAPE_FULL_BYES,
    BD_SHAPE_FORFEITS, /* of boards */
    BD_SHAPE_DOUBLE_FORFEITS,
    BD_SHAPE_UNUSUAL,   /* games too short to be rated */
    BD_SHAPE_PENALTIES, /* games in which the winner, one who drew, or both have nothing */
    BD_SHAPE_KINDS
} bd_shape_kind;

typedef struct bd_shape_amount {
    bool told, percent;
    int number;
} bd_shape_amount;

/* Of a round what is told of it, else what is told of all, else nothing. */
typedef struct bd_event_shape {
    bd_shape_amount always[BD_SHAPE_KINDS];
    bd_shape_amount in_round[BD_SHAPE_KINDS][BD_ROUNDS_MAX + 1];
} bd_event_shape;

/* Arranges the byes of all rounds, for players drawn by lot. shape may be NULL. */
bd_status bd_shape_byes(const bd_event_shape *shape, uint64_t seed, int rounds, bd_tournament *tournament,
                        bd_err *err);

/* out[boards]: what becomes of each board of a round, BD_SHAPE_KINDS: a game like others. */
bd_status bd_shape_boards(const bd_event_shape *shape, uint64_t seed, int round, bd_arena *arena,
                          size_t boards, const bd_shape_kind **out, bd_err *err);

#endif
