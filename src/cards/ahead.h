/* Ahead: the rounds that follow a draw, as plain sets of pairs, and the answer to whether they can all be
 * played without anybody meeting twice (docs/ahead.md).
 *
 * Results are not known ahead, so nothing here depends on them: who is there, who has met, who is kept apart.
 * Nodes are the players of these rounds, in the order of their cards, and the bye as the last one. A pair is
 * made at most once in all rounds together; a pair with the bye too, unless `byes_again`. */
#ifndef BD_CARDS_AHEAD_H
#define BD_CARDS_AHEAD_H

#include "base/arena.h"
#include "base/bits.h"

typedef struct bd_ahead_round {
    int number;
    uint64_t *present; /* who is to be paired, with the bye where their number is odd */
    uint64_t **rows;   /* [nodes] with whom each may be paired, as bits, in both rows */
} bd_ahead_round;

typedef struct bd_ahead {
    int nodes, words;
    int bye;         /* the last node */
    const int *ids;  /* [nodes] of the players; 0: the bye */
    bool byes_again; /* the rules let a player have the bye twice */
    bd_ahead_round *rounds;
    int count;
} bd_ahead;

/* One step of a proof that the rounds cannot all be played. A step that splits is followed by the proofs of
 * all its cases, in order; the others close the case at hand. */
typedef enum bd_ahead_reason {
    BD_AHEAD_BARRIER, /* without `nodes`, more odd components are left in `round` than there are of these */
    BD_AHEAD_CUT,     /* more rounds need a pair that leaves `nodes`, an odd number, than there are pairs */
    BD_AHEAD_FACTOR,  /* `nodes` are a barrier of the graph below */
    BD_AHEAD_SPLIT_ROUND, /* whom u is paired with in `round`, ascending */
    BD_AHEAD_SPLIT_PAIR   /* when u and v are paired: in which round, the first one for rounds that are alike;
                             at last: in none */
} bd_ahead_reason;

typedef struct bd_ahead_step {
    bd_ahead_reason reason;
    int round; /* the index in rounds */
    uint16_t u, v;
    const uint16_t *nodes; /* ascending */
    size_t node_count;
} bd_ahead_step;

typedef enum bd_ahead_answer { BD_AHEAD_NOT_KNOWN = 0, BD_AHEAD_YES, BD_AHEAD_NO } bd_ahead_answer;

typedef struct bd_ahead_proof {
    bd_ahead_answer answer;
    uint16_t **mates; /* yes: of each round the pairs, BD_NONE for who is not there; the plan is the proof */
    bd_ahead_step *steps; /* no */
    size_t step_count;
} bd_ahead_proof;

/* Tutte's graph of a factor (1954), for what a plan takes of all rounds together: as many pairs of each node
 * as it is there in rounds. A node has an end for each of its pairs (one more for each round with a pair that
 * can be made again), in the order of the other nodes, and behind them a core for each pair that it has too
 * many, joined to all its ends; the two ends of a pair are joined. It has a perfect matching exactly where
 * there is such a factor. Two who have only each other left in a round are paired there, and the round is
 * left out for both. */
typedef struct bd_ahead_factor {
    int nodes, words;
    uint64_t **rows;    /* both ways; NULL: a node has fewer pairs than rounds, or there are too many nodes */
    uint16_t *node_of;  /* [nodes] of `ahead` */
    uint16_t *other_of; /* [nodes] of `ahead`; of a core: the node itself */
} bd_ahead_factor;

enum { BD_AHEAD_FACTOR_MOST = 2000 };

/* Of the pairs in rounds[], which are those of `ahead` or fewer. */
bd_status bd_ahead_factor_new(bd_arena *arena, const bd_ahead *ahead, const bd_ahead_round *rounds,
                              bd_ahead_factor *out, bd_err *err);

/* Whether a pair can be made once only. */
static inline bool bd_ahead_once(const bd_ahead *ahead, int u, int v)
{
    return !ahead->byes_again || (u != ahead->bye && v != ahead->bye);
}

#endif
