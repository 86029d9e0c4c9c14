/* Puzzles: made-up matching problems with several costs, for tests and benchmarks. The same seed gives the
 * same puzzle everywhere.
 *
 * The realistic families play a small Swiss tournament and ask for the next round with ten criteria of the
 * usual kind; the others are made to be hard: costs without sense, odd cycles, nested blossoms, ties
 * everywhere. */
#ifndef BD_SUPPORT_PUZZLE_H
#define BD_SUPPORT_PUZZLE_H

#include "base/arena.h"
#include "cards/stage.h"

typedef enum bd_puzzle_kind {
    BD_PUZZLE_OPEN,     /* a realistic round; size players, played rounds before it */
    BD_PUZZLE_DRAWS,    /* all games were drawn */
    BD_PUZZLE_BYES,     /* many had a bye or a half-point bye */
    BD_PUZZLE_DENSE,    /* little is legal any more: most have met most */
    BD_PUZZLE_GIANT,    /* first round: one level, a tenth of the pairs forbidden */
    BD_PUZZLE_RANDOM,   /* a sparse random graph and random costs, small and large, negative too */
    BD_PUZZLE_CYCLES,   /* odd cycles, loosely linked */
    BD_PUZZLE_BLOSSOMS, /* odd cycles of odd cycles */
    BD_PUZZLE_TIES,     /* costs 0 and 1, most optima many times */
    BD_PUZZLE_COUNT
} bd_puzzle_kind;

typedef struct bd_contestant {
    int score, grade, level, position, level_size; /* half points; position and size within the level */
    int difference, last;                          /* whites - blacks; 1 white, -1 black, 0 none */
    int run, last_float;                           /* games of that colour in a row; 1 down, -1 up, 0 none */
    bool had_bye;
} bd_contestant;

typedef struct bd_puzzle {
    bd_puzzle_kind kind;
    uint64_t seed;
    int nodes, cards; /* cards < nodes: the last node is the bye */
    bd_edge *edges;
    size_t count;
    int stages;
    bd_contestant *contestants; /* NULL in the families without chess */
} bd_puzzle;

const char *bd_puzzle_name(bd_puzzle_kind kind);

/* size: players (from 2); rounds: played before, where that means something. */
bd_status bd_puzzle_new(bd_arena *arena, bd_puzzle_kind kind, int size, int rounds, uint64_t seed,
                        bd_puzzle *out, bd_err *err);

/* The list of the puzzle's stages, for one solve. */
bd_status bd_puzzle_stages(const bd_puzzle *puzzle, bd_arena *arena, bd_stages *out, bd_err *err);

/* The cost of one pair in stage number k. */
bd_cost bd_puzzle_cost(const bd_puzzle *puzzle, int k, bd_edge e);

#endif
