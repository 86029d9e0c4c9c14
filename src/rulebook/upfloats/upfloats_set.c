/* C4 .. C7 and 3.5.4: who comes up into the bracket. */
#include "rulebook/upfloats/upfloats_walk.h"
#include "rulebook/upfloats/upfloats_words.h"

#include <stdlib.h>
#include <string.h>

/* The one of a pair who comes from below. */
static int up_lower_of(const bd_up_bracket *bracket, int u, int v)
{
    return bracket->role[u] == BD_UP_RESIDENT ? v : u;
}

/* ---- C4 ---- */

static bd_cost up_c4_cost(const bd_up_cost *cost, int u, int v)
{
    return bd_up_comes_up(cost->bracket, u, v);
}

static bd_step up_c4(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn > 0) {
        walk->bracket->floaters = (int)walk->view->last_value;
        return BD_STEP_END;
    }
    const bd_step step = bd_up_give(walk, stage, "", (bd_up_cost){.of = up_c4_cost});
    stage->spared = true;
    return step;
}

/* ---- C5: of the lowest scores as few as possible, then of the next ones, ... ---- */

static bd_cost up_c5_cost(const bd_up_cost *cost, int u, int v)
{
    return bd_up_comes_up(cost->bracket, u, v) &&
           bd_up_level(cost->round, up_lower_of(cost->bracket, u, v)) == cost->a;
}

static int up_count_open(const bd_up_walk *walk, int level)
{
    int open = 0;
    for (int u = walk->round->level_start[level]; u < walk->round->level_start[level + 1]; u++)
        open += !walk->paired[u];
    return open;
}

/* The next level above this one from which somebody can come up; the bracket's: none. */
static int up_level_above(const bd_up_walk *walk, int level)
{
    do level--;
    while (level > walk->bracket->level && up_count_open(walk, level) == 0);
    return level;
}

static bd_step up_c5(bd_up_walk *walk, bd_stage *stage)
{
    bd_up_bracket *bracket = walk->bracket;
    int left = bracket->floaters;
    if (left == 0) return BD_STEP_END;
    if (walk->turn > 0) bracket->from[walk->cursor] = (int)walk->view->last_value;
    for (int level = bracket->level + 1; level < walk->round->levels; level++) left -= bracket->from[level];
    walk->cursor = up_level_above(walk, walk->turn > 0 ? walk->cursor : walk->round->levels);
    if (left <= 0 || walk->cursor <= bracket->level) return BD_STEP_END;
    if (up_level_above(walk, walk->cursor) == bracket->level) {
        bracket->from[walk->cursor] = left; /* the highest ones have the others */
        return BD_STEP_END;
    }
    char part[BD_STAGE_ID_SIZE] = ".";
    bd_stage_id_add_number(part, walk->cursor + 1);
    const bd_step step = bd_up_give(walk, stage, part, (bd_up_cost){.of = up_c5_cost, .a = walk->cursor});
    stage->spared = true;
    return step;
}

/* ---- C6: upfloaters that the following scoregroup will need ---- */

static bd_cost up_c6_cost(const bd_up_cost *cost, int u, int v)
{
    const uint8_t a = cost->bracket->role[u], b = cost->bracket->role[v];
    return (a == BD_UP_NEXT && b == BD_UP_LOWER) || (a == BD_UP_LOWER && b == BD_UP_NEXT);
}

static bd_step up_c6(bd_up_walk *walk, bd_stage *stage)
{
    const bd_up_bracket *bracket = walk->bracket;
    if (walk->turn > 0 || bracket->floaters == 0 || !bracket->next_is_open) return BD_STEP_END;
    const bd_step step = bd_up_give(walk, stage, "", (bd_up_cost){.of = up_c6_cost});
    const int next = bd_up_following(walk->round, bracket->level, walk->bye_taker);
    stage->low = walk->round->level_start[next];
    stage->high = walk->round->level_start[next + 1] - 1;
    stage->spared = true;
    return step;
}

/* ---- C7 ---- */

static bd_cost up_c7_cost(const bd_up_cost *cost, int u, int v)
{
    return bd_up_comes_up(cost->bracket, u, v) &&
           bd_up_at(cost->round, up_lower_of(cost->bracket, u, v))->floated;
}

static bd_step up_c7(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn > 0 || walk->bracket->floaters == 0) return BD_STEP_END;
    const bd_step step = bd_up_give(walk, stage, "", (bd_up_cost){.of = up_c7_cost});
    stage->spared = true;
    return step;
}

/* ---- the first set (3.5.4): by score, then by TPN, which is the order of the nodes ---- */

static bool up_is_picked(const void *context, int u, int v)
{
    const bd_up_bracket *bracket = context;
    return bracket->role[u] != BD_UP_RESIDENT && bracket->role[v] == BD_UP_RESIDENT;
}

static bd_status up_ask_level(bd_up_walk *walk, int level, bd_stage *stage)
{
    bd_pickers *pickers;
    uint16_t *who;
    BD_NEW(pickers, walk->arena, 1, walk->err);
    BD_NEW(who, walk->arena, up_count_open(walk, level), walk->err);
    *pickers = (bd_pickers){.who = who,
                            .most = walk->bracket->from[level],
                            .is_in = up_is_picked,
                            .context = walk->bracket,
                            .behind = bd_up_behind(walk)};
    if (pickers->behind == NULL) return walk->status;
    for (int u = walk->round->level_start[level]; u < walk->round->level_start[level + 1]; u++)
        if (!walk->paired[u]) who[pickers->count++] = (uint16_t)u;
    /* Who does not come up has an opponent outside the bracket: the window holds both. */
    *stage = (bd_stage){.low = walk->round->level_start[walk->bracket->level],
                        .high = walk->round->level_start[level + 1] - 1,
                        .pickers = pickers};
    bd_stage_id_add(stage->id, walk->criterion->id);
    bd_stage_id_add(stage->id, ".");
    bd_stage_id_add_number(stage->id, level + 1);
    walk->pickers = pickers;
    return BD_OK;
}

static void up_take_level(bd_up_walk *walk, int level)
{
    for (int u = walk->round->level_start[level]; u < walk->round->level_start[level + 1]; u++)
        if (!walk->paired[u]) walk->bracket->comes[u] = true;
}

/* Pairs that lead out of the bracket; and two upfloaters never meet, as two fewer would do. What is left
 * inside has a resident in each pair, which the windows of later stages rely on. */
static bd_cost up_set_closed_cost(const bd_up_cost *cost, int u, int v)
{
    const bd_up_bracket *bracket = cost->bracket;
    return bd_up_has(bracket, u) != bd_up_has(bracket, v) || (bracket->comes[u] && bracket->comes[v]);
}

static bd_step up_set_close(bd_up_walk *walk, bd_stage *stage)
{
    walk->cursor = walk->round->levels + 1;
    const bd_step step = bd_up_give(walk, stage, ".closed", (bd_up_cost){.of = up_set_closed_cost});
    stage->low = 0;
    stage->high = walk->round->nodes - 1;
    stage->spared = true;
    return step;
}

/* walk->cursor: the level that was asked last. */
static bd_step up_set(bd_up_walk *walk, bd_stage *stage)
{
    const bd_up_bracket *bracket = walk->bracket;
    if (bracket->floaters == 0 || (walk->turn > 0 && walk->cursor > walk->round->levels)) return BD_STEP_END;
    if (walk->turn == 0) {
        walk->cursor = bracket->level;
    } else {
        for (int i = 0; i < walk->pickers->count; i++)
            bracket->comes[walk->pickers->who[i]] = walk->view->picked[i];
    }
    for (int level = walk->cursor + 1; level < walk->round->levels; level++) {
        const int open = up_count_open(walk, level);
        if (bracket->from[level] == 0) continue;
        if (bracket->from[level] >= open) {
            up_take_level(walk, level);
            continue;
        }
        walk->cursor = level;
        const bd_status status = up_ask_level(walk, level, stage);
        return status == BD_OK ? BD_STEP_STAGE : bd_up_fail(walk, status);
    }
    return up_set_close(walk, stage);
}

/* ---- second counts ---- */

static bool up_table_comes_up(const bd_up_table *table, int u)
{
    return bd_up_table_has(table, u) && bd_up_level(table->round, table->partner[u]) > table->level;
}

static bd_status up_count_c4(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    int floaters = 0;
    for (int u = table->start; u < table->end; u++) floaters += up_table_comes_up(table, u);
    return bd_up_table_add(table, tally, "", floaters, err);
}

static bd_status up_count_c5(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    for (int level = table->level + 1; level < table->round->levels; level++) {
        char part[BD_STAGE_ID_SIZE] = ".";
        int count = 0;
        for (int u = table->start; u < table->end; u++)
            count += up_table_comes_up(table, u) && table->round->players[table->partner[u]].level == level;
        bd_stage_id_add_number(part, level + 1);
        BD_TRY(bd_up_table_add(table, tally, part, count, err));
    }
    return BD_OK;
}

static bd_status up_count_c6(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    const bd_round *round = table->round;
    const int taker = round->bye >= 0 ? table->partner[round->bye] : -1;
    const int next = bd_up_following(round, table->level, taker);
    int floaters = 0, needed = 0, open = 0;
    for (int u = table->start; u < table->end; u++) floaters += up_table_comes_up(table, u);
    if (floaters == 0 || next == round->levels) return BD_OK;
    for (int u = round->level_start[next]; u < round->level_start[next + 1]; u++) {
        const int other = bd_up_level(round, table->partner[u]);
        open += u != taker && other >= table->level;
        needed += u != taker && other > next;
    }
    return open == 0 ? BD_OK : bd_up_table_add(table, tally, "", needed, err);
}

static bd_status up_count_c7(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    int again = 0;
    for (int u = table->start; u < table->end; u++)
        again += up_table_comes_up(table, u) && bd_up_at(table->round, table->partner[u])->floated;
    return bd_up_table_add(table, tally, "", again, err);
}

/* "set.4.21:3": what the players of level 4 from the 21st on, who are in no bracket above, weigh. */
static bd_status up_count_set(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    char part[BD_STAGE_ID_SIZE];
    int64_t value = 0;
    int place = 0, weighed = 0;
    const char *asked = table->laid->stage + strlen(tally->criterion->id), *end = strchr(asked, ':');
    BD_ASSERT(end != NULL && end - asked < BD_STAGE_ID_SIZE);
    memcpy(part, asked, (size_t)(end - asked));
    part[end - asked] = '\0';
    if (strcmp(part, ".closed") == 0) return bd_up_table_add(table, tally, part, 0, err);
    char *rest = NULL;
    const long level = strtol(part + 1, &rest, 10) - 1;
    const long from = *rest == '.' ? strtol(rest + 1, NULL, 10) : 0;
    if (level <= table->level || level >= table->round->levels || from < 1) return BD_OK;
    for (int u = table->round->level_start[level]; u < table->round->level_start[level + 1]; u++) {
        const int other = table->partner[u];
        if (other == table->round->bye || bd_up_level(table->round, other) < table->level) continue;
        if (++place < from || weighed == 20) continue;
        weighed++;
        value = 2 * value + (bd_up_level(table->round, other) == table->level);
    }
    return bd_up_table_add(table, tally, part, -value, err);
}

const bd_criterion bd_criterion_up_c4 = {
    .id = "C4",
    BD_SAYS(UPFLOATS_C4),
    .flags = BD_IS_OF_FLOATERS,
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_c4, .count = up_count_c4},
};

const bd_criterion bd_criterion_up_c5 = {
    .id = "C5",
    BD_SAYS(UPFLOATS_C5),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_c5, .count = up_count_c5},
};

const bd_criterion bd_criterion_up_c6 = {
    .id = "C6",
    BD_SAYS(UPFLOATS_C6),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_c6, .count = up_count_c6},
};

const bd_criterion bd_criterion_up_c7 = {
    .id = "C7",
    BD_SAYS(UPFLOATS_C7),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_c7, .late = 2, .count = up_count_c7},
};

const bd_criterion bd_criterion_up_last_c7 = {
    .id = "C7",
    BD_SAYS(UPFLOATS_C7),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_c7, .late = 1, .count = up_count_c7},
};

const bd_criterion bd_criterion_up_set = {
    .id = "set",
    .minimises = BD_ENGLISH(UPFLOATS_SET),
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(UPFLOATS_SET_WORSE), true}),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_set, .count = up_count_set},
    .flags = BD_IS_ORDER,
};
