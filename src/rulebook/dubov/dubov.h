/* Dubov system, C.04.4.1 in force from 1 February 2026: what its files share.
 *
 * A bracket is the scoregroup, without those who went up from it and without who has the bye, and the
 * upfloaters that it takes from lower scores; it leaves nobody over. */
#ifndef BD_RULEBOOK_DUBOV_DUBOV_H
#define BD_RULEBOOK_DUBOV_DUBOV_H

#include "rulebook/brackets/kind.h"

extern const bd_rulebook bd_rulebook_dubov;

/* One player, as articles 1.7 and 1.8 see them. */
typedef struct bd_dubov_player {
    int aro;      /* average rating of opponents */
    int upfloats; /* so far */
    bool maximum; /* a maximum upfloater */
    bool before;  /* upfloated in the previous round */
} bd_dubov_player;

static inline const bd_dubov_player *bd_dubov_player_at(const bd_round *round, int u)
{
    return (const bd_dubov_player *)bd_fide_of(round)->more + round->players[u].id;
}

/* The rulebook's prepare. */
bd_status bd_dubov_prepare(bd_round *round, bd_arena *arena, bd_err *err);

/* The subgroups of 3.2.3, 1 and 2, and of each the order in which its players are shifted (4.3). */
typedef struct bd_dubov_halves {
    uint8_t *side; /* by node; 0: not of the bracket */
    int size[3];
    int small, large;   /* the smaller one is 1 where they are equal */
    uint16_t *pool[3];  /* [size] in the order of the sequence numbers */
    uint16_t *sequence; /* by node, from 1, within its subgroup */
} bd_dubov_halves;

bd_status bd_dubov_divide(const bd_round *round, bd_arena *arena, const uint16_t *members, int count,
                          bd_dubov_halves *out, bd_err *err);

/* The players of both subgroups after the shifts: S1 in the order of 3.2.5, the others by TPN (4.4.2). */
bd_status bd_dubov_oppose(const bd_round *round, bd_arena *arena, const bd_dubov_halves *halves,
                          const bool *shifted, bd_opponents *out, bd_err *err);

/* The rulebook's ideal: subgroups made equal by the first shifters from the middle, whoever may meet. */
bd_status bd_dubov_ideal(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err);

/* What the bracket has found out so far: its `own`. What stands here is written once. */
typedef struct bd_dubov_bracket {
    const int *ups;         /* upfloaters by level; after C6 */
    int open_ups;           /* of them, those of levels that do not give everybody */
    bd_dubov_halves halves; /* after the upfloaters */
    int inside, equal;      /* pairs inside the smaller, and inside the larger subgroup */
    const bool *shifted;    /* by node */
} bd_dubov_bracket;

static inline bd_dubov_bracket *bd_dubov_own(const bd_bracket *bracket) { return bracket->own; }

/* A plan's open. */
bd_status bd_dubov_open(bd_walk *walk, bool *opened);

/* Upfloaters of `ups` in all: stage `number` of C6 (from 1) writes those of the levels *from .. *to as digits
 * of this base, the lowest level first; false: there is no such stage. */
bool bd_dubov_digits(const bd_round *round, int level, int ups, int number, int *from, int *to, int *base);

extern const bd_criterion bd_criterion_dubov_c5, bd_criterion_dubov_c6, bd_criterion_dubov_c7;
extern const bd_criterion bd_criterion_dubov_c8, bd_criterion_dubov_c9, bd_criterion_dubov_c10;
extern const bd_criterion bd_criterion_dubov_upfloaters, bd_criterion_dubov_shift, bd_criterion_dubov_order;

/* Second counts: the boards of a bracket are those of its residents, whose other player is not above. */
static inline bool bd_dubov_is_resident(const bd_bracket_table *table, int u)
{
    return u >= table->start && u < table->end && u != table->aside &&
           bd_bracket_table_level(table, table->partner[u]) >= table->level;
}

static inline bool bd_dubov_is_upfloater(const bd_bracket_table *table, int u)
{
    return u >= table->end && u < table->round->cards &&
           bd_bracket_table_level(table, table->partner[u]) == table->level;
}

#endif
