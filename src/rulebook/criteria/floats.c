#include "rulebook/criteria/floats.h"

#include "base/assert.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/round/floater.h"

void bd_price_floats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_float_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        if (of->level[u] == of->level[v])
            cost[i] = of->side != NULL && of->side[u] == of->side[v];
        else
            cost[i] = v == of->bye_node ? of->bye[u] : of->down[u] + of->up[v];
    }
}

bd_float_table *bd_float_table_new(bd_chain *chain)
{
    bd_float_table *table = bd_arena_alloc(chain->arena, 1, sizeof *table);
    if (table == NULL) return NULL;
    table->down = bd_chain_numbers(chain);
    table->up = bd_chain_numbers(chain);
    table->bye = bd_chain_numbers(chain);
    if (table->down == NULL || table->up == NULL || table->bye == NULL) return NULL;
    table->costs =
        (bd_float_costs){chain->level, table->down, table->up, table->bye, NULL, chain->round->bye};
    return table;
}

static int floats_level_size(const bd_round *round, int l)
{
    return round->level_start[l + 1] - round->level_start[l];
}

int bd_float_place_down(const bd_chain *chain, int node)
{
    BD_ASSERT(chain->line != NULL);
    const bd_player *player = &chain->round->players[node];
    const int size = floats_level_size(chain->round, player->level);
    return bd_floater_place_down(chain->round->rules, size, chain->line[player->level], player->position);
}

int bd_float_place_up(const bd_chain *chain, int node)
{
    BD_ASSERT(chain->line != NULL);
    const bd_player *player = &chain->round->players[node];
    return bd_floater_place_up(chain->round->rules, chain->line[player->level], player->position);
}

static bool floats_is_above(const bd_chain *chain, int node)
{
    BD_ASSERT(chain->line != NULL);
    const bd_player *player = &chain->round->players[node];
    return player->position < chain->line[player->level];
}

static bool floats_are_alike(const void *context, int u, int v)
{
    const bd_float_costs *of = context;
    return of->level[u] == of->level[v] && of->down[u] == of->down[v] && of->up[u] == of->up[v] &&
           of->bye[u] == of->bye[v] && (of->side == NULL || of->side[u] == of->side[v]) &&
           (u == of->bye_node) == (v == of->bye_node);
}

static bd_step floats_give(bd_stage *stage, const bd_float_table *table)
{
    stage->alike = floats_are_alike;
    return bd_chain_give(stage, "", &table->costs, bd_price_floats);
}

static bd_step floats_mid_line(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    int32_t *side = bd_chain_numbers(chain);
    if (table == NULL || side == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        side[u] = floats_is_above(chain, u);
        table->down[u] = table->bye[u] = side[u];
        table->up[u] = 1 - side[u];
    }
    table->costs.side = side;
    return floats_give(stage, table);
}

/* Places from the bottom of the level, then of those who meet them from the top. */
static bd_step floats_floater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 1) return BD_STEP_END;
    const bd_round *round = chain->round;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) {
        const bd_player *player = &round->players[u];
        if (step == 0)
            table->down[u] = floats_level_size(round, player->level) - 1 - player->position;
        else
            table->up[u] = player->position;
    }
    return bd_chain_give(stage, step == 0 ? ".down" : ".up", &table->costs, bd_price_floats);
}

static bd_step floats_repeat(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        const bd_float last = chain->round->players[u].last_float;
        table->down[u] = table->bye[u] = last == BD_FLOAT_DOWN;
        table->up[u] = last == BD_FLOAT_UP;
    }
    return floats_give(stage, table);
}

static bd_step floats_downfloater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++)
        table->down[u] = table->bye[u] = bd_float_place_down(chain, u);
    return floats_give(stage, table);
}

static bd_step floats_upfloater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) table->up[u] = bd_float_place_up(chain, u);
    return floats_give(stage, table);
}

/* SCA 20a, 21a: a downfloat counts for ever, an upfloat for one round. */
static bd_step floats_once(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = chain->round->players[u].downfloats > 0;
        table->up[u] = chain->round->players[u].last_float == BD_FLOAT_UP;
    }
    return floats_give(stage, table);
}

/* SCA 2d: who has floated the other way more often comes first, then who never floated, then who has floated
 * both ways equally. */
static int32_t floats_imbalance(int same, int other)
{
    BD_ASSERT(same >= 0 && other >= 0);
    if (same == other) return same == 0 ? 1 : 2;
    return other > same ? 0 : 3;
}

static bd_step floats_balance(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        const bd_player *player = &chain->round->players[u];
        table->down[u] = table->bye[u] = floats_imbalance(player->downfloats, player->upfloats);
        table->up[u] = floats_imbalance(player->upfloats, player->downfloats);
    }
    return floats_give(stage, table);
}

static bd_step floats_history(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = chain->round->players[u].downfloats;
        table->up[u] = chain->round->players[u].upfloats;
    }
    return floats_give(stage, table);
}

/* ---- second counts: who floats, and whom the arbiter passes over before coming to them ---- */

/* Half exchanges: cards on the wrong side of the line for what they do. */
static bd_status floats_count_exchanges(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t wrong = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        const bool above = bd_laid_is_above(laid, u);
        if (bd_laid_leaves_below(laid, u))
            wrong += above;
        else if (bd_laid_float(laid, u) == BD_FLOAT_UP)
            wrong += !above;
        else if (laid->opponent[u] > u)
            wrong += above == bd_laid_is_above(laid, laid->opponent[u]);
    }
    return bd_tally_add(tally, "", wrong, err);
}

int bd_float_passed_down(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(bd_laid_leaves_below(laid, u));
    const int l = laid->round->players[u].level;
    const int below = laid->below[l];
    const int end = laid->round->level_start[l + 1];
    if (u < below) return (end - below) + (below - 1 - u);
    return bd_rulebook_has(laid->round->rules, BD_HAS_LOW_DOWNFLOATERS) ? end - 1 - u : u - below;
}

int bd_float_passed_up(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(bd_laid_float(laid, u) == BD_FLOAT_UP);
    const int l = laid->round->players[u].level;
    if (bd_rulebook_has(laid->round->rules, BD_HAS_LOW_UPFLOATERS) && bd_laid_is_above(laid, u))
        return laid->below[l] - 1 - u;
    return u - laid->round->level_start[l];
}

typedef int float_judge(const bd_laid_draw *laid, int u);

/* The sum of what `down` says of those who leave below, and `up` of those who float up; NULL: nothing. */
static bd_status floats_count(const bd_laid_draw *laid, bd_tally *tally, float_judge *down, float_judge *up,
                              bd_err *err)
{
    int64_t sum = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        if (bd_laid_leaves_below(laid, u))
            sum += down != NULL ? down(laid, u) : 0;
        else if (bd_laid_float(laid, u) == BD_FLOAT_UP)
            sum += up != NULL ? up(laid, u) : 0;
    }
    return bd_tally_add(tally, "", sum, err);
}

/* Floats before this round, from the card's rounds. */
static int floats_before(const bd_laid_draw *laid, int u, bd_float way)
{
    int floats = 0;
    for (int r = 1; r < laid->round->number; r++) floats += laid->round->players[u].floats[r] == way;
    return floats;
}

static int floats_judge_down_before(const bd_laid_draw *laid, int u)
{
    return floats_before(laid, u, BD_FLOAT_DOWN);
}
static int floats_judge_up_before(const bd_laid_draw *laid, int u)
{
    return floats_before(laid, u, BD_FLOAT_UP);
}
static int floats_judge_any_down(const bd_laid_draw *laid, int u)
{
    return floats_before(laid, u, BD_FLOAT_DOWN) > 0;
}
static int floats_judge_last_down(const bd_laid_draw *laid, int u)
{
    return laid->round->players[u].last_float == BD_FLOAT_DOWN;
}
static int floats_judge_last_up(const bd_laid_draw *laid, int u)
{
    return laid->round->players[u].last_float == BD_FLOAT_UP;
}

/* 3: more often this way; 0: more often the other way; else 2, or 1 for who has never floated. */
static int floats_judge_weight(int same, int other)
{
    if (same > other) return 3;
    if (same < other) return 0;
    return same > 0 ? 2 : 1;
}
static int floats_judge_balance_down(const bd_laid_draw *laid, int u)
{
    return floats_judge_weight(floats_before(laid, u, BD_FLOAT_DOWN), floats_before(laid, u, BD_FLOAT_UP));
}
static int floats_judge_balance_up(const bd_laid_draw *laid, int u)
{
    return floats_judge_weight(floats_before(laid, u, BD_FLOAT_UP), floats_before(laid, u, BD_FLOAT_DOWN));
}

static bd_status floats_count_float_repeat(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, floats_judge_last_down, floats_judge_last_up, err);
}

static bd_status floats_count_downfloater(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, bd_float_passed_down, NULL, err);
}

static bd_status floats_count_upfloater(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, NULL, bd_float_passed_up, err);
}

static bd_status floats_count_float_once(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, floats_judge_any_down, floats_judge_last_up, err);
}

static bd_status floats_count_float_balance(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, floats_judge_balance_down, floats_judge_balance_up, err);
}

static bd_status floats_count_float_history(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return floats_count(laid, tally, floats_judge_down_before, floats_judge_up_before, err);
}

static bd_status floats_count_floater(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t down = 0, up = 0;
    for (int u = 0; u < round->cards; u++) {
        const int l = round->players[u].level;
        const bd_float goes = bd_laid_float(laid, u);
        if (goes == BD_FLOAT_DOWN) down += round->level_start[l + 1] - 1 - u;
        if (goes == BD_FLOAT_UP) up += u - round->level_start[l];
    }
    BD_TRY(bd_tally_add(tally, ".down", down, err));
    return bd_tally_add(tally, ".up", up, err);
}

static const bd_stage_words mid_line_words[] = {
    {"", BD_ENGLISH(CRITERIA_MID_LINE_COSTS), BD_ENGLISH(CRITERIA_MID_LINE_WORSE), false},
};

const bd_criterion bd_criterion_mid_line = {
    .id = "mid-line",
    .article = "CAA 2c, 12, 24c",
    .minimises = BD_ENGLISH(CRITERIA_MID_LINE),
    .words = mid_line_words,
    .word_count = sizeof mid_line_words / sizeof *mid_line_words,
    .step = floats_mid_line,
    .count = floats_count_exchanges,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words float_repeat_words[] = {
    {"", BD_ENGLISH(CRITERIA_FLOAT_REPEAT_COSTS), BD_ENGLISH(CRITERIA_FLOAT_REPEAT_WORSE), false},
};

const bd_criterion bd_criterion_float_repeat = {
    .id = "float-repeat",
    .article = "CAA 20a, 21a",
    .minimises = BD_ENGLISH(CRITERIA_FLOAT_REPEAT),
    .flags = BD_IS_OF_FLOATS,
    .words = float_repeat_words,
    .word_count = sizeof float_repeat_words / sizeof *float_repeat_words,
    .step = floats_repeat,
    .count = floats_count_float_repeat,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words downfloater_words[] = {
    {"", NULL, BD_ENGLISH(CRITERIA_DOWNFLOATER_WORSE), false},
};

const bd_criterion bd_criterion_downfloater = {
    .id = "downfloater",
    .article = "CAA 20, 6",
    .minimises = BD_ENGLISH(CRITERIA_DOWNFLOATER),
    .words = downfloater_words,
    .word_count = sizeof downfloater_words / sizeof *downfloater_words,
    .step = floats_downfloater,
    .count = floats_count_downfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_DOWNFLOATERS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words upfloater_words[] = {
    {"", NULL, BD_ENGLISH(CRITERIA_UPFLOATER_WORSE), false},
};

const bd_criterion bd_criterion_upfloater = {
    .id = "upfloater",
    .article = "CAA 21",
    .minimises = BD_ENGLISH(CRITERIA_UPFLOATER),
    .words = upfloater_words,
    .word_count = sizeof upfloater_words / sizeof *upfloater_words,
    .step = floats_upfloater,
    .count = floats_count_upfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_UPFLOATERS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words float_once_words[] = {
    {"", BD_ENGLISH(CRITERIA_FLOAT_ONCE_COSTS), BD_ENGLISH(CRITERIA_FLOAT_ONCE_WORSE), false},
};

const bd_criterion bd_criterion_float_once = {
    .id = "float-repeat",
    .article = "SCA 20a, 21a",
    .minimises = BD_ENGLISH(CRITERIA_FLOAT_ONCE),
    .words = float_once_words,
    .word_count = sizeof float_once_words / sizeof *float_once_words,
    .step = floats_once,
    .count = floats_count_float_once,
    .flags = BD_IS_OF_ALL_FLOATS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words float_balance_words[] = {
    {"", NULL, BD_ENGLISH(CRITERIA_FLOAT_BALANCE_WORSE), false},
};

const bd_criterion bd_criterion_float_balance = {
    .id = "float-balance",
    .article = "SCA 2d, 20b, 21b",
    .minimises = BD_ENGLISH(CRITERIA_FLOAT_BALANCE),
    .words = float_balance_words,
    .word_count = sizeof float_balance_words / sizeof *float_balance_words,
    .step = floats_balance,
    .count = floats_count_float_balance,
    .flags = BD_IS_OF_ALL_FLOATS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words float_history_words[] = {
    {"", NULL, BD_ENGLISH(CRITERIA_FLOAT_HISTORY_WORSE), false},
};

const bd_criterion bd_criterion_float_history = {
    .id = "float-history",
    .article = "CAA 2d, 20b, 21b",
    .minimises = BD_ENGLISH(CRITERIA_FLOAT_HISTORY),
    .words = float_history_words,
    .word_count = sizeof float_history_words / sizeof *float_history_words,
    .step = floats_history,
    .count = floats_count_float_history,
    .flags = BD_IS_OF_ALL_FLOATS,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words halves_words[] = {
    {"", BD_ENGLISH(CRITERIA_HALVES_COSTS), BD_ENGLISH(CRITERIA_HALVES_WORSE), false},
};

const bd_criterion bd_criterion_halves = {
    .id = "halves",
    .article = "USCF 27A3",
    .minimises = BD_ENGLISH(CRITERIA_HALVES),
    .words = halves_words,
    .word_count = sizeof halves_words / sizeof *halves_words,
    .step = floats_mid_line,
    .count = floats_count_exchanges,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words floater_words[] = {
    {".down", NULL, BD_ENGLISH(CRITERIA_FLOATER_DOWN_WORSE), false},
    {".up", NULL, BD_ENGLISH(CRITERIA_FLOATER_UP_WORSE), false},
};

const bd_criterion bd_criterion_floater = {
    .id = "floater",
    .article = "USCF practice",
    .minimises = BD_ENGLISH(CRITERIA_FLOATER),
    .words = floater_words,
    .word_count = sizeof floater_words / sizeof *floater_words,
    .step = floats_floater,
    .count = floats_count_floater,
    .flags = BD_IS_OF_FLOATERS,
    .applies = bd_criterion_applies_always,
};
