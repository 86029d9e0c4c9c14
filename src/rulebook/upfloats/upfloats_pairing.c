/* Inside a bracket: the criteria of pairs, then the first pairing in the order of its identifier (3.6.2). */
#include "rulebook/upfloats/upfloats_walk.h"
#include "rulebook/upfloats/upfloats_words.h"

#include <stdlib.h>
#include <string.h>

/* Two upfloaters never meet. */
static bool up_is_inside(const bd_up_bracket *bracket, int u, int v)
{
    return bd_up_has(bracket, u) && bd_up_has(bracket, v) && !(bracket->comes[u] && bracket->comes[v]);
}

/* ---- colours ---- */

/* Whether a preference is denied by this colour. */
static bool up_denies(const bd_up_player *player, bd_colour given, bool strong)
{
    return player->wants != BD_NO_COLOUR && player->wants != given && (player->strongly || !strong);
}

/* Opposite preferences, and one alone, are granted (4.3.2, 4.3.3); of two alike one is denied, the weaker
 * one. Boards of a published draw keep their colours, whatever is preferred. */
static bd_cost up_denied(const bd_up_cost *cost, int u, int v, bool strong)
{
    const bd_round *round = cost->round;
    if (!up_is_inside(cost->bracket, u, v)) return 0;
    const bd_up_player *a = bd_up_at(round, u), *b = bd_up_at(round, v);
    if (round->kept == NULL)
        return a->wants != BD_NO_COLOUR && a->wants == b->wants && (!strong || (a->strongly && b->strongly));
    const bool white = bd_round_higher_has_white(round, u, v, 0);
    return up_denies(a, white ? BD_WHITE : BD_BLACK, strong) +
           up_denies(b, white ? BD_BLACK : BD_WHITE, strong);
}

static bd_cost up_colours_cost(const bd_up_cost *cost, int u, int v) { return up_denied(cost, u, v, false); }
static bd_cost up_strong_cost(const bd_up_cost *cost, int u, int v) { return up_denied(cost, u, v, true); }

static bd_step up_once(bd_up_walk *walk, bd_stage *stage, bd_up_cost cost)
{
    if (walk->turn > 0) return BD_STEP_END;
    const bd_step step = bd_up_give(walk, stage, "", cost);
    stage->spared = true;
    return step;
}

static bd_step up_colours(bd_up_walk *walk, bd_stage *stage)
{
    return up_once(walk, stage, (bd_up_cost){.of = up_colours_cost});
}

static bd_step up_strong(bd_up_walk *walk, bd_stage *stage)
{
    return up_once(walk, stage, (bd_up_cost){.of = up_strong_cost});
}

/* ---- opponents of upfloaters who floated ---- */

static bd_cost up_opponents_cost(const bd_up_cost *cost, int u, int v)
{
    if (!bd_up_comes_up(cost->bracket, u, v)) return 0;
    return bd_up_at(cost->round, cost->bracket->role[u] == BD_UP_RESIDENT ? u : v)->floated;
}

static bd_step up_opponents(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->bracket->floaters == 0) return BD_STEP_END;
    return up_once(walk, stage, (bd_up_cost){.of = up_opponents_cost});
}

/* ---- the first pairing: top members, then bottom ones ---- */

static bool up_is_top(const void *context, int u, int v)
{
    const bd_up_bracket *bracket = context;
    return v < bracket->round->cards && up_is_inside(bracket, u, v) &&
           bracket->round->players[u].place < bracket->round->players[v].place;
}

/* From the first resident to the last upfloater. */
static void up_window(const bd_up_walk *walk, bd_stage *stage)
{
    stage->low = walk->round->level_start[walk->bracket->level];
    stage->high = walk->round->level_start[walk->bracket->level + 1] - 1;
    for (int u = stage->high + 1; u < walk->round->cards; u++)
        if (walk->bracket->comes[u]) stage->high = u;
    bd_stage_id_add(stage->id, walk->criterion->id);
}

static bd_status up_ask_tops(bd_up_walk *walk, bd_stage *stage)
{
    bd_pickers *pickers;
    uint16_t *who;
    BD_NEW(pickers, walk->arena, 1, walk->err);
    BD_NEW(who, walk->arena, walk->round->cards, walk->err);
    *pickers =
        (bd_pickers){.who = who, .is_in = up_is_top, .context = walk->bracket, .behind = bd_up_behind(walk)};
    if (pickers->behind == NULL) return walk->status;
    for (int i = 0; i < walk->round->cards; i++)
        if (bd_up_has(walk->bracket, walk->by_number[i])) who[pickers->count++] = walk->by_number[i];
    pickers->most = pickers->count / 2;
    *stage = (bd_stage){.pickers = pickers};
    up_window(walk, stage);
    walk->pickers = pickers;
    return BD_OK;
}

static bd_step up_tops(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn == 0) {
        const bd_status status = up_ask_tops(walk, stage);
        if (status != BD_OK) return bd_up_fail(walk, status);
        if (walk->pickers->count > 2) return BD_STEP_STAGE;
        walk->bracket->top[walk->pickers->who[0]] = true;
        return BD_STEP_END;
    }
    for (int i = 0; i < walk->pickers->count; i++)
        walk->bracket->top[walk->pickers->who[i]] = walk->view->picked[i];
    return BD_STEP_END;
}

static bd_status up_ask_bottoms(bd_up_walk *walk, bd_stage *stage)
{
    bd_choosers *choosers;
    uint16_t *who, *order;
    bool *candidate;
    BD_NEW(choosers, walk->arena, 1, walk->err);
    BD_NEW(order, walk->arena, walk->round->cards, walk->err);
    BD_NEW(who, walk->arena, walk->round->cards, walk->err);
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    *choosers =
        (bd_choosers){.who = who, .candidate = candidate, .order = order, .behind = bd_up_behind(walk)};
    if (choosers->behind == NULL) return walk->status;
    for (int i = 0; i < walk->round->cards; i++) {
        const uint16_t u = walk->by_number[i];
        if (!bd_up_has(walk->bracket, u)) continue;
        candidate[u] = !walk->bracket->top[u];
        if (candidate[u])
            order[choosers->candidates++] = u;
        else
            who[choosers->count++] = u;
    }
    *stage = (bd_stage){.choosers = choosers};
    up_window(walk, stage);
    walk->choosers = choosers;
    return BD_OK;
}

static void up_pair_two(bd_up_bracket *bracket, int u, int v)
{
    bracket->opponent[u] = (uint16_t)v;
    bracket->opponent[v] = (uint16_t)u;
}

static bd_step up_bottoms(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn == 0) {
        const bd_status status = up_ask_bottoms(walk, stage);
        if (status != BD_OK) return bd_up_fail(walk, status);
        if (walk->pickers->count > 2 && walk->choosers->count > 0) return BD_STEP_STAGE;
        if (walk->pickers->count == 2)
            up_pair_two(walk->bracket, walk->pickers->who[0], walk->pickers->who[1]);
        return BD_STEP_END;
    }
    for (int i = 0; i < walk->choosers->count; i++)
        up_pair_two(walk->bracket, walk->choosers->who[i], walk->view->chosen[i]);
    return BD_STEP_END;
}

/* All of the bracket is settled: no other pair of it is allowed any more. */
static bd_cost up_settled_cost(const bd_up_cost *cost, int u, int v)
{
    const bd_up_bracket *bracket = cost->bracket;
    return (bd_up_has(bracket, u) && bracket->opponent[u] != u && bracket->opponent[u] != v) ||
           (bd_up_has(bracket, v) && bracket->opponent[v] != v && bracket->opponent[v] != u);
}

static bd_step up_settled(bd_up_walk *walk, bd_stage *stage)
{
    const bd_step step = up_once(walk, stage, (bd_up_cost){.of = up_settled_cost});
    if (step == BD_STEP_STAGE) {
        stage->low = 0;
        stage->high = walk->round->nodes - 1;
    }
    return step;
}

/* ---- second counts ---- */

/* Each board of the bracket once: by its resident; of two, by the first. */
static bool up_table_begins(const bd_up_table *table, int u)
{
    return bd_up_table_has(table, u) &&
           (bd_up_level(table->round, table->partner[u]) > table->level || table->partner[u] > u);
}

static bool up_table_is_denied(const bd_up_table *table, int u, bool strongly)
{
    const bd_up_player *player = bd_up_at(table->round, u);
    return player->wants != BD_NO_COLOUR && (player->strongly || !strongly) &&
           table->laid->colour[u] != player->wants;
}

static int up_table_denied(const bd_up_table *table, bool strongly)
{
    int denied = 0;
    for (int u = table->start; u < table->end; u++)
        if (up_table_begins(table, u))
            denied += up_table_is_denied(table, u, strongly) +
                      up_table_is_denied(table, table->partner[u], strongly);
    return denied;
}

static bd_status up_count_colours(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    return bd_up_table_add(table, tally, "", up_table_denied(table, false), err);
}

static bd_status up_count_strong(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    return bd_up_table_add(table, tally, "", up_table_denied(table, true), err);
}

static bd_status up_count_opponents(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    int again = 0;
    for (int u = table->start; u < table->end; u++)
        again += bd_up_table_has(table, u) && bd_up_at(table->round, u)->floated &&
                 bd_up_level(table->round, table->partner[u]) > table->level;
    return bd_up_table_add(table, tally, "", again, err);
}

/* The bracket's players by TPN. */
static bd_status up_table_members(const bd_up_table *table, int **members, int *count, bd_err *err)
{
    const bd_round *round = table->round;
    bool *in;
    BD_NEW(in, table->laid->arena, round->nodes, err);
    BD_NEW(*members, table->laid->arena, round->cards, err);
    *count = 0;
    for (int u = table->start; u < table->end; u++)
        if (bd_up_table_has(table, u)) in[u] = in[table->partner[u]] = true;
    for (int number = 0; number < round->cards; number++)
        for (int u = 0; u < round->cards; u++)
            if (in[u] && round->players[u].place == number) (*members)[(*count)++] = u;
    return BD_OK;
}

static bool up_table_is_top(const bd_up_table *table, int u)
{
    return bd_up_at(table->round, u)->number < bd_up_at(table->round, table->partner[u])->number;
}

/* "tops.21:3" or "bottoms.4:3": the number; 0: another stage. */
static int up_table_asked(const bd_up_table *table, const bd_tally *tally)
{
    const char *asked = table->laid->stage + strlen(tally->criterion->id);
    return asked[0] == '.' ? atoi(asked + 1) : 0;
}

static bd_status up_add_numbered(const bd_up_table *table, bd_tally *tally, int number, int64_t value,
                                 bd_err *err)
{
    char part[BD_STAGE_ID_SIZE] = ".";
    bd_stage_id_add_number(part, number);
    return bd_up_table_add(table, tally, part, value, err);
}

static bd_status up_count_tops(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    int *members, count;
    int64_t value = 0;
    const int from = up_table_asked(table, tally);
    if (from < 1) return BD_OK;
    BD_TRY(up_table_members(table, &members, &count, err));
    for (int i = from - 1; i < count && i < from - 1 + 20; i++)
        value = 2 * value + up_table_is_top(table, members[i]);
    return up_add_numbered(table, tally, from, -value, err);
}

/* How many bottom members with a smaller TPN the top members before have left to this one. */
static bd_status up_count_bottoms(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    int *members, count, tops = 0, value = 0;
    const int number = up_table_asked(table, tally);
    if (number < 1) return BD_OK;
    BD_TRY(up_table_members(table, &members, &count, err));
    int *top;
    BD_NEW(top, table->laid->arena, count, err);
    for (int i = 0; i < count; i++)
        if (up_table_is_top(table, members[i])) top[tops++] = members[i];
    if (number > tops) return BD_OK;
    const int own = table->partner[top[number - 1]];
    for (int i = 0; i < count && members[i] != own; i++) value += !up_table_is_top(table, members[i]);
    for (int i = 0; i < number - 1; i++)
        value -= bd_up_at(table->round, table->partner[top[i]])->number < bd_up_at(table->round, own)->number;
    return up_add_numbered(table, tally, number, value, err);
}

/* What was closed is every board but those of the bracket. */
static bd_status up_count_settled(const bd_up_table *table, bd_tally *tally, bd_err *err)
{
    return bd_up_table_add(table, tally, "", 0, err);
}

const bd_criterion bd_criterion_up_colours = {
    .id = "C8",
    BD_SAYS(UPFLOATS_COLOURS),
    .flags = BD_IS_OF_COLOURS,
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_colours, .count = up_count_colours},
};

const bd_criterion bd_criterion_up_strong = {
    .id = "C9",
    BD_SAYS(UPFLOATS_STRONG),
    .flags = BD_IS_OF_COLOURS,
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_strong, .count = up_count_strong},
};

const bd_criterion bd_criterion_up_opponents8 = {
    .id = "C8",
    BD_SAYS(UPFLOATS_OPPONENTS),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_opponents, .late = 1, .count = up_count_opponents},
};

const bd_criterion bd_criterion_up_opponents10 = {
    .id = "C10",
    BD_SAYS(UPFLOATS_OPPONENTS),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_opponents, .late = 2, .count = up_count_opponents},
};

const bd_criterion bd_criterion_up_tops = {
    .id = "tops",
    .minimises = BD_ENGLISH(UPFLOATS_TOPS),
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(UPFLOATS_TOPS_WORSE), true}),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_tops, .count = up_count_tops},
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_up_bottoms = {
    .id = "bottoms",
    .minimises = BD_ENGLISH(UPFLOATS_BOTTOMS),
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(UPFLOATS_BOTTOMS_WORSE), true}),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_bottoms, .count = up_count_bottoms},
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_up_settled = {
    .id = "settled",
    .minimises = BD_ENGLISH(UPFLOATS_SETTLED),
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(UPFLOATS_SETTLED_WORSE), true}),
    .count = bd_up_count,
    .own = &(const bd_up_kind){.step = up_settled, .count = up_count_settled},
    .flags = BD_IS_ORDER,
};

/* 3.6.2: the smaller half of the numbers are the tops. Places count those present by TPN. */
bd_status bd_up_ideal(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err)
{
    int *at, *order;
    int filled = 0;
    BD_NEW(at, arena, round->cards, err);
    BD_NEW(order, arena, count + 1, err);
    for (int i = 0; i < count; i++) at[round->players[nodes[i]].place] = nodes[i] + 1;
    for (int place = 0; place < round->cards; place++)
        if (at[place] != 0) order[filled++] = at[place] - 1;
    BD_ASSERT(filled == count);
    for (int i = 0; i < count; i++) nodes[i] = order[i % 2 == 0 ? i / 2 : (count + i) / 2];
    return BD_OK;
}
