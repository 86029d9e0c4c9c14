/* Made-up event: a tournament of invented players. A plan says what kind of event it is to be; the same plan
 * gives the same cards on every machine. */
#ifndef BD_SIMULATE_MADE_EVENT_H
#define BD_SIMULATE_MADE_EVENT_H

#include "base/random.h"
#include "cards/tournament.h"

#include <stdint.h>

/* How many byes, forfeits and unusual results the rounds of a made-up event have, where chance is not
 * to decide: as a number or in percent, for all rounds or for one. */
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

typedef struct bd_event_plan {
    const char *rules;         /* rulebook id */
    int players;               /* 2 .. BD_PLAYERS_MAX */
    int rounds;                /* planned, 1 .. BD_ROUNDS_MAX */
    int rating, spread;        /* mean of the ratings, and how far they spread (one standard deviation) */
    int noise;                 /* how far true strength spreads around the rating */
    int clubs, schools, teams; /* how many of each there are; 0: none */
    /* Out of a thousand: */
    int draws;                   /* games of equal players that are drawn */
    int unrated;                 /* players without a grade */
    int forfeits;                /* games won by default */
    int half_byes;               /* players with a half-point bye arranged, per round */
    int zero_byes;               /* players who miss a round, per round */
    int late;                    /* players who enter late */
    int withdrawals;             /* players who withdraw, per round */
    int forbidden;               /* players who have a pair that is never to meet */
    const bd_event_shape *shape; /* what is not left to chance; NULL: nothing */
    bool accelerated;            /* Baku acceleration, where the rules know it */
    uint64_t seed;
    const int
        *names; /* in the order in which players get them (bd_event_shuffle_names); NULL: not made yet */
} bd_event_plan;

/* 40 players, 7 rounds, rating 1800 +- 250, 300 of 1000 drawn, nothing out of the ordinary. */
bd_event_plan bd_event_plan_usual(const char *rules);

/* Schools and teams that are not said (below 0): as many as the rules need, by the number of players. */
void bd_event_plan_fill(bd_event_plan *plan);

/* The numbers of a plan but `players`, in the order in which files tell them: options and files go by it. */
enum { BD_PLAN_NUMBERS = 15 };
const char *bd_plan_number_key(int number); /* "half_byes" */
int bd_plan_number_of(const bd_event_plan *plan, int number);
void bd_plan_number_set(bd_event_plan *plan, int number, int value);

/* BD_USAGE when a number is out of its range. */
bd_status bd_event_plan_check(const bd_event_plan *plan, bd_err *err);

typedef struct bd_made_event {
    const bd_event_plan *plan;
    bd_tournament *tournament;
    const int *strength; /* [card_count] true strength, in the order of the cards */
} bd_made_event;

/* Makes plan->names, for several events of one plan. */
bd_status bd_event_shuffle_names(bd_arena *arena, bd_event_plan *plan, bd_err *err);

/* The cards before round 1; ids 1, 2, ... by rating. */
bd_status bd_made_event_new(bd_arena *arena, const bd_event_plan *plan, bd_made_event *out, bd_err *err);

/* Names are all different, none of anybody in particular: number `number`, "Surname, Given X"; from BD_NAMES
 * on they come again, as "Surname, Given X 2". NULL when memory is exhausted. */
enum { BD_NAMES = 26 * 40 * 40 };
const char *bd_name_of_player(bd_arena *arena, int number);

#endif
