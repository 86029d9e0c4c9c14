/* Floats: what leaving a level costs, card by card. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/stages/natural.h"

void bd_price_floats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_float_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
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

/* What it costs a card to leave its level that way. */
typedef int32_t float_cost(const bd_chain *chain, int u, bd_float way);

/* The stage of these costs; `side` is by node, or NULL. */
static bd_step floats_give(bd_chain *chain, bd_stage *stage, float_cost *of, const int32_t *side)
{
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = of(chain, u, BD_FLOAT_DOWN);
        table->up[u] = of(chain, u, BD_FLOAT_UP);
    }
    table->costs.side = side;
    stage->alike = floats_are_alike;
    return bd_chain_give(stage, "", &table->costs, bd_price_floats);
}

/* What criteria of floats differ in: their own. */
typedef struct float_rule {
    float_cost *cost;
} float_rule;

static bd_step floats_by_rule(bd_chain *chain, bd_stage *stage)
{
    const bd_criterion *criterion = chain->criteria[chain->at];
    const float_rule *rule = criterion->own;
    if (bd_criterion_is(criterion, BD_NEEDS_PROFILE) && !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    return floats_give(chain, stage, rule->cost, NULL);
}

static int32_t floats_cost_of_crossing(const bd_chain *chain, int u, bd_float way)
{
    return floats_is_above(chain, u) == (way == BD_FLOAT_DOWN);
}

static bd_step floats_mid_line(bd_chain *chain, bd_stage *stage)
{
    int32_t *side = bd_chain_numbers(chain);
    if (side == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) side[u] = floats_is_above(chain, u);
    return floats_give(chain, stage, floats_cost_of_crossing, side);
}

/* Places from the bottom of the level, then of those who meet them from the top. */
static bd_step floats_floater(bd_chain *chain, int step, bd_stage *stage)
{
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

static int32_t floats_cost_of_repeat(const bd_chain *chain, int u, bd_float way)
{
    return chain->round->players[u].last_float == way;
}

static int32_t floats_cost_of_downfloater(const bd_chain *chain, int u, bd_float way)
{
    return way == BD_FLOAT_DOWN ? bd_float_place_down(chain, u) : 0;
}

static int32_t floats_cost_of_upfloater(const bd_chain *chain, int u, bd_float way)
{
    return way == BD_FLOAT_UP ? bd_float_place_up(chain, u) : 0;
}

/* SCA 20a, 21a: a downfloat counts for ever, an upfloat for one round. */
static int32_t floats_cost_of_once(const bd_chain *chain, int u, bd_float way)
{
    const bd_player *player = &chain->round->players[u];
    return way == BD_FLOAT_DOWN ? player->downfloats > 0 : player->last_float == way;
}

/* SCA 2d: who has floated the other way more often comes first, then who never floated, then who has floated
 * both ways equally. */
static int32_t floats_cost_of_balance(const bd_chain *chain, int u, bd_float way)
{
    const int downs = chain->round->players[u].downfloats, ups = chain->round->players[u].upfloats;
    if (downs == ups) return downs == 0 ? 1 : 2;
    return (way == BD_FLOAT_DOWN) == (ups > downs) ? 0 : 3;
}

static int32_t floats_cost_of_history(const bd_chain *chain, int u, bd_float way)
{
    const bd_player *player = &chain->round->players[u];
    return way == BD_FLOAT_DOWN ? player->downfloats : player->upfloats;
}

/* ---- second counts: who floats, and whom the arbiter passes over before coming to them ---- */

/* Which way u leaves its level: down, by the bye too, or up; or none. */
static bd_float floats_way(const bd_laid_draw *laid, int u)
{
    return bd_laid_leaves_below(laid, u) ? BD_FLOAT_DOWN : bd_laid_float(laid, u);
}

/* Half exchanges: cards on the wrong side of the line for what they do. */
static int64_t floats_of_exchanges(const bd_laid_draw *laid, int u)
{
    const bool above = bd_laid_is_above(laid, u);
    const bd_float way = floats_way(laid, u);
    if (way != BD_NO_FLOAT) return way == BD_FLOAT_DOWN ? above : !above;
    return laid->opponent[u] > u && above == bd_laid_is_above(laid, laid->opponent[u]);
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

/* Floats before this round, from the card's rounds. */
static int floats_before(const bd_laid_draw *laid, int u, bd_float way)
{
    int floats = 0;
    for (int r = 1; r < laid->round->number; r++) floats += laid->round->players[u].floats[r] == way;
    return floats;
}

static int64_t floats_of_repeat(const bd_laid_draw *laid, int u)
{
    const bd_float way = floats_way(laid, u);
    return way != BD_NO_FLOAT && laid->round->players[u].last_float == way;
}

static int64_t floats_of_downfloater(const bd_laid_draw *laid, int u)
{
    return floats_way(laid, u) == BD_FLOAT_DOWN ? bd_float_passed_down(laid, u) : 0;
}

static int64_t floats_of_upfloater(const bd_laid_draw *laid, int u)
{
    return floats_way(laid, u) == BD_FLOAT_UP ? bd_float_passed_up(laid, u) : 0;
}

static int64_t floats_of_once(const bd_laid_draw *laid, int u)
{
    const bd_float way = floats_way(laid, u);
    return way == BD_FLOAT_DOWN ? floats_before(laid, u, way) > 0 : floats_of_repeat(laid, u);
}

/* 3: more often this way; 0: more often the other way; else 2, or 1 for who has never floated. */
static int64_t floats_of_balance(const bd_laid_draw *laid, int u)
{
    const bd_float way = floats_way(laid, u);
    if (way == BD_NO_FLOAT) return 0;
    const int same = floats_before(laid, u, way);
    const int other = floats_before(laid, u, way == BD_FLOAT_DOWN ? BD_FLOAT_UP : BD_FLOAT_DOWN);
    if (same != other) return same > other ? 3 : 0;
    return same > 0 ? 2 : 1;
}

static int64_t floats_of_history(const bd_laid_draw *laid, int u)
{
    const bd_float way = floats_way(laid, u);
    return way != BD_NO_FLOAT ? floats_before(laid, u, way) : 0;
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

const bd_criterion bd_criterion_mid_line = {
    .id = "mid-line",
    BD_SAYS(CRITERIA_MID_LINE),
    .once = floats_mid_line,
    .of_card = floats_of_exchanges,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
};

const bd_criterion bd_criterion_float_repeat = {
    .id = "float-repeat",
    BD_SAYS(CRITERIA_FLOAT_REPEAT),
    .flags = BD_IS_OF_FLOATS,
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_repeat},
    .of_card = floats_of_repeat,
};

const bd_criterion bd_criterion_downfloater = {
    .id = "downfloater",
    BD_SAYS_WORSE(CRITERIA_DOWNFLOATER),
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_downfloater},
    .of_card = floats_of_downfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_DOWNFLOATERS,
};

const bd_criterion bd_criterion_upfloater = {
    .id = "upfloater",
    BD_SAYS_WORSE(CRITERIA_UPFLOATER),
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_upfloater},
    .of_card = floats_of_upfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_UPFLOATERS,
};

const bd_criterion bd_criterion_float_once = {
    .id = "float-repeat",
    BD_SAYS(CRITERIA_FLOAT_ONCE),
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_once},
    .of_card = floats_of_once,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_float_balance = {
    .id = "float-balance",
    BD_SAYS_WORSE(CRITERIA_FLOAT_BALANCE),
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_balance},
    .of_card = floats_of_balance,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_float_history = {
    .id = "float-history",
    BD_SAYS_WORSE(CRITERIA_FLOAT_HISTORY),
    .once = floats_by_rule,
    .own = &(const float_rule){floats_cost_of_history},
    .of_card = floats_of_history,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_halves = {
    .id = "halves",
    BD_SAYS(CRITERIA_HALVES),
    .once = floats_mid_line,
    .of_card = floats_of_exchanges,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
};

const bd_criterion bd_criterion_floater = {
    .id = "floater",
    .minimises = BD_ENGLISH(CRITERIA_FLOATER),
    BD_STAGE_WORDS({".down", NULL, BD_ENGLISH(CRITERIA_FLOATER_DOWN_WORSE), false},
                   {".up", NULL, BD_ENGLISH(CRITERIA_FLOATER_UP_WORSE), false}),
    .step = floats_floater,
    .count = floats_count_floater,
    .flags = BD_IS_OF_FLOATERS,
};
