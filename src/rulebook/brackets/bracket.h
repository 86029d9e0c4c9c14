/* The bracket of the FIDE systems, and the walk over their stages.
 *
 * The walk pairs one bracket at a time, but every stage ranges over the pairs of all players not yet paired,
 * so that completion (C4) needs no words. A bracket passes through a fixed list of steps: the criteria of the
 * system in order, then the order among equals. Each step sees what its last stage came to, and nothing else
 * of what was found: who floats, who changes halves and who meets whom is told by values.
 *
 * What a step finds out is written once, before any stage that uses it, so the costs of a stage never change.
 *
 * Beside bracket.c: bracket_walk.c walks over the stages. */
#ifndef BD_RULEBOOK_BRACKETS_BRACKET_H
#define BD_RULEBOOK_BRACKETS_BRACKET_H

#include "cards/questions.h"
#include "rulebook/brackets/judged.h"

/* What a node is to the bracket at hand. From BD_RESIDENT on it belongs to it. */
typedef enum bd_bracket_role { BD_PAIRED = 0, BD_LATER, BD_NEXT, BD_RESIDENT, BD_MOVED } bd_bracket_role;

/* Halves of the players who pair among themselves (3.2.2). */
typedef enum bd_half { BD_NO_HALF = 0, BD_UPPER, BD_LOWER } bd_half;

typedef struct bd_bracket {
    const bd_round *round;
    int number;              /* from 1 */
    int level;               /* of the residents */
    int next;                /* the next level with somebody to be paired, or the number of levels */
    const uint8_t *role;     /* bd_bracket_role of each node */
    const uint16_t *members; /* in draw order, the moved-down first */
    int count, moved;
    int floaters;        /* how many leave; after C6 */
    int *leaving;        /* of the moved-down, by level; after C7 */
    bool *stays;         /* by node: a moved-down player who is paired here */
    uint16_t *first;     /* those, in order */
    int first_count;     /* after `limbo` */
    uint16_t *remainder; /* residents who pair among themselves, or leave */
    int remainder_count; /* after `moved` */
    uint8_t *half;       /* bd_half of each node */
    uint16_t *sequence;  /* BSN of each node within the remainder, from 1 */
    int boards;          /* in the remainder */
    int exchanged;       /* players who change halves, each way */
    int distance;        /* from how far, in all */
    uint8_t *seat;       /* bd_half of each node after the exchange */
    uint16_t *opponent;  /* of each node at the bracket's end; itself: leaves */
    void *own;           /* of one system: what it has found out so far, in own_size bytes */
    size_t own_size;
} bd_bracket;

typedef struct bd_walk bd_walk;

/* What a system asks, bracket by bracket. */
typedef struct bd_walk_plan {
    const bd_rule *rules;                           /* the criteria in order */
    int first, count;                               /* the first ones are asked before the first bracket */
    bd_status (*open)(bd_walk *walk, bool *opened); /* the next bracket; false: there is none */
} bd_walk_plan;

struct bd_walk {
    const bd_walk_plan *plan;
    bd_round *round;
    bd_arena *arena;
    bd_bracket *bracket; /* NULL before the first */
    int rule;            /* in the list of rules */
    int step;            /* in the list of the rule's steps */
    int turn;            /* within the step */
    const bd_criterion *criterion;
    const bd_stage_view *view;
    int bye_score; /* after C5 */
    bool ahead;    /* C8 has settled how many leave the next bracket */
    int ahead_count;
    int *ahead_leaving; /* by level */
    int cursor;         /* within the step */
    int denied;         /* value of C12 */
    int upfloaters[2];  /* values of C15 and C17 */
    uint16_t *open;     /* players whose part is open, the one that matters most first */
    bool *in;           /* of them, in the same order: who has it */
    int open_count;
    const bd_choosers *choosers; /* who are asked */
    int aside; /* who has the bye, where that is settled first, and belongs to no bracket; -1 */
    bd_err *err;
    bd_status status; /* of a failure */
};

/* The questions of a round by this plan. */
bd_status bd_walk_start(const bd_walk_plan *plan, bd_round *round, bd_arena *arena, bd_questions *out,
                        bd_err *err);

/* One step: turn 0, 1, 2, ... until BD_STEP_END. */
typedef bd_step bd_bracket_step(bd_walk *walk, int turn, bd_stage *stage);

/* Cost of one pair; a and b are numbers of the stage, list is an array it brings. */
typedef struct bd_bracket_cost {
    const bd_round *round;
    const bd_bracket *bracket; /* NULL before the first */
    int a, b;
    const uint16_t *list, *other; /* by node */
    bd_cost (*of)(const struct bd_bracket_cost *cost, int u, int v);
    bool (*alike)(const struct bd_bracket_cost *cost, int u, int v); /* bd_stage.alike; or NULL */
} bd_bracket_cost;

typedef bd_cost bd_bracket_cost_of(const bd_bracket_cost *cost, int u, int v);

/* Fills *stage with this cost and the bracket's window; the id is "id:bracket", with a part of the
 * criterion's between (".down"), and a number behind it where one is given. */
bd_step bd_bracket_give(bd_walk *walk, bd_stage *stage, const char *part, bd_bracket_cost cost);
bd_step bd_bracket_give_numbered(bd_walk *walk, bd_stage *stage, const char *part, int number,
                                 bd_bracket_cost cost);

/* The first level from `level` on with somebody to be paired, or the number of levels. */
int bd_walk_level_from(const bd_walk *walk, int level);

/* A plan's open: what was left over by the bracket before and the next level's players. */
bd_status bd_bracket_open(bd_walk *walk, bool *opened);

static inline const bd_player *bd_bracket_player(const bd_bracket *bracket, int u)
{
    return &bracket->round->players[u];
}
static inline const bd_fide_player *bd_bracket_judged(const bd_bracket *bracket, int u)
{
    return bd_fide_player_at(bracket->round, u);
}
static inline bool bd_bracket_has(const bd_bracket *bracket, int u)
{
    return bracket->role[u] >= BD_RESIDENT;
}
static inline bool bd_bracket_inside(const bd_bracket *bracket, int u, int v)
{
    return bd_bracket_has(bracket, u) && bd_bracket_has(bracket, v);
}

/* Whether the pair u < v takes u out of the bracket. */
static inline bool bd_bracket_leaves(const bd_bracket *bracket, int u, int v)
{
    return bd_bracket_has(bracket, u) && (bracket->role[v] == BD_LATER || bracket->role[v] == BD_NEXT);
}

/* The float of `ago` rounds before. */
bd_float bd_bracket_float_ago(const bd_bracket *bracket, int u, int ago);

/* Whether some member in this role floated so `ago` rounds before. */
bool bd_bracket_has_floater(const bd_bracket *bracket, bd_bracket_role role, bd_float floated, int ago);

/* The first level from `level` on that has moved-down players in the bracket, or the bracket's own. */
int bd_bracket_moved_level_from(const bd_bracket *bracket, int level);

#endif
