/* The bracket at hand, and the walk over its stages. What a step finds out is written once, before any stage
 * that uses it, so that the costs of a stage never change. */
#ifndef BD_RULEBOOK_UPFLOATS_UPFLOATS_WALK_H
#define BD_RULEBOOK_UPFLOATS_UPFLOATS_WALK_H

#include "cards/questions.h"
#include "rulebook/stages/laid_draw.h"
#include "rulebook/upfloats/upfloats.h"

/* What a node is to the bracket. */
typedef enum bd_up_role { BD_UP_PAIRED = 0, BD_UP_LOWER, BD_UP_NEXT, BD_UP_RESIDENT } bd_up_role;

typedef struct bd_up_bracket {
    const bd_round *round;
    int level;           /* of the residents */
    const uint8_t *role; /* bd_up_role of each node */
    bool next_is_open;   /* the following scoregroup has somebody who is not paired */
    int floaters;        /* after C4 */
    int *from;           /* [levels] of them; after C5 */
    bool *comes;         /* by node: an upfloater; after `set` */
    bool *top;           /* by node: the top member of a pair; after `tops` */
    uint16_t *opponent;  /* by node; itself: not known yet */
} bd_up_bracket;

typedef struct bd_up_walk {
    bd_round *round;
    bd_arena *arena;
    bd_up_bracket *bracket;    /* NULL before the first */
    const uint16_t *by_number; /* [nodes] by TPN, the bye last */
    bool *paired;              /* by node: in the brackets before, or by the bye */
    int bye_taker;             /* -1: nobody, or not known yet */
    size_t rule;               /* in the list of rules */
    int turn;                  /* within the rule */
    int cursor;                /* within the rule: a level */
    const bd_criterion *criterion;
    const bd_stage_view *view;
    const bd_choosers *choosers; /* who were asked */
    const bd_pickers *pickers;
    bd_err *err;
    bd_status status; /* of a failure */
} bd_up_walk;

/* A rule's step: turn 0, 1, 2, ... until BD_STEP_END. */
typedef bd_step bd_up_step(bd_up_walk *walk, bd_stage *stage);

/* Second count of one bracket, as the boards have it. */
typedef struct bd_up_table {
    const bd_laid_draw *laid;
    const bd_round *round;
    const uint16_t *partner;
    int level;
    int start, end; /* the nodes of the level */
} bd_up_table;

typedef bd_status bd_up_table_count(const bd_up_table *table, bd_tally *tally, bd_err *err);

/* `own` of the criteria. */
typedef struct bd_up_kind {
    bd_up_step *step;
    bool first;               /* asked once, before the first bracket */
    int late;                 /* off in so many last rounds */
    bd_up_table_count *count; /* in each bracket */
} bd_up_kind;

/* Cost of one pair; a is a number of the stage. */
typedef struct bd_up_cost {
    const bd_round *round;
    const bd_up_bracket *bracket;
    int a;
    const int32_t *list; /* by node */
    bd_cost (*of)(const struct bd_up_cost *cost, int u, int v);
} bd_up_cost;

/* Fills *stage with this cost; part follows the criterion's id, and the number of the bracket. */
bd_step bd_up_give(bd_up_walk *walk, bd_stage *stage, const char *part, bd_up_cost cost);

/* ":3" for the bracket at hand, as long as the walk; NULL: memory is exhausted. */
const char *bd_up_behind(bd_up_walk *walk);

/* What makes a step fail. */
bd_step bd_up_fail(bd_up_walk *walk, bd_status status);

/* The pair's resident, and the other one where that comes from below; false: the pair is none such. */
static inline bool bd_up_comes_up(const bd_up_bracket *bracket, int u, int v)
{
    const uint8_t a = bracket->role[u], b = bracket->role[v];
    return (a == BD_UP_RESIDENT && (b == BD_UP_NEXT || b == BD_UP_LOWER)) ||
           (b == BD_UP_RESIDENT && (a == BD_UP_NEXT || a == BD_UP_LOWER));
}

static inline bool bd_up_has(const bd_up_bracket *bracket, int u)
{
    return bracket->role[u] == BD_UP_RESIDENT || bracket->comes[u];
}

/* Levels as bye and brackets see them: the bye's node is below all. */
static inline int bd_up_level(const bd_round *round, int u)
{
    return u < round->cards ? round->players[u].level : round->levels;
}

/* The first level below `level` that has more than the one with the bye; round->levels: none. */
int bd_up_following(const bd_round *round, int level, int bye_taker);

/* count of criteria that are counted bracket by bracket. */
bd_status bd_up_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err);

/* Of a level's player: paired in the bracket of this level, not above and not by the bye. */
static inline bool bd_up_table_has(const bd_up_table *table, int u)
{
    const int other = table->partner[u];
    return other != table->round->bye && bd_up_level(table->round, other) >= table->level;
}

bd_status bd_up_table_add(const bd_up_table *table, bd_tally *tally, const char *part, int64_t value,
                          bd_err *err);

#endif
