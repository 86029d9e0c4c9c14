/* Floats: what leaving a level costs, card by card. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/stages/natural.h"

void bd_price_floats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_float_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = of->level[u] == of->level[v] ? 0 : v == of->bye_node ? of->bye[u] : of->down[u] + of->up[v];
    }
}

/* The same of boards whose higher card is in one level, without the bye. */
static void floats_price_level(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_float_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        const bool floats = of->level[u] == of->from && of->level[v] != of->from && v != of->bye_node;
        cost[i] = floats ? of->down[u] + of->up[v] : 0;
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
    table->costs = (bd_float_costs){chain->level, table->down, table->up, table->bye, chain->round->bye, 0};
    return table;
}

int bd_float_place_down(const bd_chain *chain, int node)
{
    BD_ASSERT(chain->line != NULL);
    return bd_node_place_down(chain->round, node, chain->line[chain->round->players[node].level]);
}

int bd_float_place_up(const bd_chain *chain, int node)
{
    BD_ASSERT(chain->line != NULL);
    return bd_node_place_up(chain->round, node, chain->line[chain->round->players[node].level]);
}

static bool floats_are_alike(const void *context, int u, int v)
{
    const bd_float_costs *of = context;
    return of->level[u] == of->level[v] && of->down[u] == of->down[v] && of->up[u] == of->up[v] &&
           of->bye[u] == of->bye[v] && (u == of->bye_node) == (v == of->bye_node);
}

/* What it costs a card to leave its level that way. */
typedef int32_t float_cost(const bd_chain *chain, int u, bd_float way);

/* What criteria of floats differ in: their own. Second counts take the same row. */
typedef int64_t float_count(const bd_laid_draw *laid, int u, bd_float way);

typedef struct float_rule {
    const char *part; /* of `floats` */
    float_cost *cost;
    float_count *count;
    bool with_bye; /* who has the bye is judged like a downfloater */
} float_rule;

/* All levels together. */
static bd_step floats_by_rule(bd_chain *chain, bd_stage *stage)
{
    const bd_criterion *criterion = chain->criteria[chain->at];
    const float_rule *rule = criterion->own;
    bd_float_table *table = bd_float_table_new(chain);
    if (bd_criterion_is(criterion, BD_NEEDS_PROFILE) && !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = rule->cost(chain, u, BD_FLOAT_DOWN);
        table->bye[u] = rule->with_bye ? table->down[u] : 0;
        table->up[u] = rule->cost(chain, u, BD_FLOAT_UP);
    }
    stage->alike = floats_are_alike;
    return bd_chain_give(stage, "", &table->costs, bd_price_floats);
}

/* Level by level from the top (CAA 11): the boards whose higher card is in the level. */
typedef struct float_rules {
    const float_rule *const *rules;
    int count;
} float_rules;

/* A level that lets nobody float down has no such boards. The window is the level: the lower card of a board
 * costs nothing by itself. */
static bd_step floats_by_level(bd_chain *chain, int step, bd_stage *stage)
{
    const bd_round *round = chain->round;
    const float_rules *of = chain->criteria[chain->at]->own;
    const float_rule *rule = of->rules[step % of->count];
    const int l = step / of->count;
    if (l >= round->levels - 1) return BD_STEP_END;
    if (chain->down[l] == 0) return BD_STEP_SKIP;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++)
        table->down[u] = rule->cost(chain, u, BD_FLOAT_DOWN);
    for (int u = round->level_start[l + 1]; u < round->cards; u++)
        table->up[u] = rule->cost(chain, u, BD_FLOAT_UP);
    table->costs.from = l;
    stage->low = round->level_start[l];
    stage->high = round->level_start[l + 1] - 1;
    stage->alike = floats_are_alike;
    return bd_chain_give_at(stage, rule->part, l + 1, &table->costs, floats_price_level);
}

/* US practice, for which the mid-line does not matter: places from the bottom of the level, then of those who
 * meet them from the top. */
static bd_step floats_floater(bd_chain *chain, int step, bd_stage *stage)
{
    if (step > 1) return BD_STEP_END;
    const bd_round *round = chain->round;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) {
        if (step == 0)
            table->down[u] = bd_node_place_down(round, u, 0);
        else
            table->up[u] = bd_node_place_up(round, u, 0);
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

bd_float bd_float_way(const bd_laid_draw *laid, int u)
{
    return bd_laid_leaves_below(laid, u) ? BD_FLOAT_DOWN : bd_laid_float(laid, u);
}

/* From the bottom up, first all who have a rating, then the others. */
static int floats_passed_rated(const bd_laid_draw *laid, int u)
{
    const bd_round *round = laid->round;
    const int end = round->level_start[round->players[u].level + 1];
    int passed = 0;
    for (int turn = 0; turn < 2; turn++)
        for (int w = end - 1; w >= round->level_start[round->players[u].level]; w--) {
            if ((round->players[w].grade == 0) != (turn == 1)) continue;
            if (w == u) return passed;
            passed++;
        }
    return passed;
}

int bd_float_passed_bye(const bd_laid_draw *laid, int u)
{
    const int l = laid->round->players[u].level, below = laid->below[l];
    if (bd_rulebook_has(laid->round->rules, BD_HAS_RATED_FLOATERS)) return floats_passed_rated(laid, u);
    return u < below ? (laid->round->level_start[l + 1] - below) + (below - 1 - u) : u - below;
}

int bd_float_passed_down(const bd_laid_draw *laid, int u)
{
    BD_ASSERT(bd_laid_leaves_below(laid, u));
    const bd_rulebook *rules = laid->round->rules;
    const int l = laid->round->players[u].level;
    const bool low = bd_rulebook_has(rules, BD_HAS_LOW_DOWNFLOATERS);
    if (low && !bd_rulebook_has(rules, BD_HAS_RATED_FLOATERS) && u >= laid->below[l])
        return laid->round->level_start[l + 1] - 1 - u;
    return bd_float_passed_bye(laid, u);
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

static int64_t floats_count_repeat(const bd_laid_draw *laid, int u, bd_float way)
{
    return laid->round->players[u].last_float == way;
}

static int64_t floats_count_downfloater(const bd_laid_draw *laid, int u, bd_float way)
{
    return way == BD_FLOAT_DOWN ? bd_float_passed_down(laid, u) : 0;
}

static int64_t floats_count_upfloater(const bd_laid_draw *laid, int u, bd_float way)
{
    return way == BD_FLOAT_UP ? bd_float_passed_up(laid, u) : 0;
}

static int64_t floats_count_once(const bd_laid_draw *laid, int u, bd_float way)
{
    return way == BD_FLOAT_DOWN ? floats_before(laid, u, way) > 0 : floats_count_repeat(laid, u, way);
}

/* 3: more often this way; 0: more often the other way; else 2, or 1 for who has never floated. */
static int64_t floats_count_balance(const bd_laid_draw *laid, int u, bd_float way)
{
    const int same = floats_before(laid, u, way);
    const int other = floats_before(laid, u, way == BD_FLOAT_DOWN ? BD_FLOAT_UP : BD_FLOAT_DOWN);
    if (same != other) return same > other ? 3 : 0;
    return same > 0 ? 2 : 1;
}

static int64_t floats_count_history(const bd_laid_draw *laid, int u, bd_float way)
{
    return floats_before(laid, u, way);
}

static bd_status floats_count_rule(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const float_rule *rule = tally->criterion->own;
    int64_t sum = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        const bd_float way = rule->with_bye ? bd_float_way(laid, u) : bd_laid_float(laid, u);
        if (way != BD_NO_FLOAT) sum += rule->count(laid, u, way);
    }
    return bd_tally_add(tally, "", sum, err);
}

/* Board by board: each counts for the level of its higher card. */
static bd_status floats_count_levels(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const float_rules *of = tally->criterion->own;
    const bd_round *round = laid->round;
    for (int l = 0; l < round->levels - 1; l++)
        for (int n = 0; n < of->count; n++) {
            int64_t sum = 0;
            for (int u = round->level_start[l]; u < round->level_start[l + 1]; u++) {
                if (bd_laid_float(laid, u) != BD_FLOAT_DOWN) continue;
                sum += of->rules[n]->count(laid, u, BD_FLOAT_DOWN);
                sum += of->rules[n]->count(laid, laid->opponent[u], BD_FLOAT_UP);
            }
            BD_TRY(bd_tally_add_at(tally, of->rules[n]->part, l + 1, sum, err));
        }
    return BD_OK;
}

static bd_status floats_count_floater(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t down = 0, up = 0;
    for (int u = 0; u < round->cards; u++) {
        const bd_float goes = bd_laid_float(laid, u);
        if (goes == BD_FLOAT_DOWN) down += floats_passed_rated(laid, u);
        if (goes == BD_FLOAT_UP) up += u - round->level_start[round->players[u].level];
    }
    BD_TRY(bd_tally_add(tally, ".down", down, err));
    return bd_tally_add(tally, ".up", up, err);
}

static const float_rule floats_repeat = {".float-repeat", floats_cost_of_repeat, floats_count_repeat, false};
static const float_rule floats_downfloater = {".downfloater", floats_cost_of_downfloater,
                                              floats_count_downfloater, true};
static const float_rule floats_upfloater = {".upfloater", floats_cost_of_upfloater, floats_count_upfloater,
                                            false};

#define FLOATS_REPEAT_WORDS                                                                                  \
    {                                                                                                        \
        ".float-repeat", BD_ENGLISH(CRITERIA_FLOAT_REPEAT_COSTS), BD_ENGLISH(CRITERIA_FLOATS_REPEAT_WORSE),  \
            false                                                                                            \
    }

const bd_criterion bd_criterion_floats = {
    .id = "floats",
    .minimises = BD_ENGLISH(CRITERIA_FLOATS),
    BD_STAGE_WORDS(FLOATS_REPEAT_WORDS,
                   {".downfloater", NULL, BD_ENGLISH(CRITERIA_FLOATS_DOWNFLOATER_WORSE), false},
                   {".upfloater", NULL, BD_ENGLISH(CRITERIA_FLOATS_UPFLOATER_WORSE), false}),
    .step = floats_by_level,
    .count = floats_count_levels,
    .own =
        &(const float_rules){
            (const float_rule *const[]){&floats_repeat, &floats_downfloater, &floats_upfloater}, 3},
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_FLOATS | BD_SEEKS_DOWNFLOATERS | BD_SEEKS_UPFLOATERS,
};

/* CAA 30: without the places, which are counted from the mid-line. */
const bd_criterion bd_criterion_floats_unseeded = {
    .id = "floats",
    .minimises = BD_ENGLISH(CRITERIA_FLOATS_UNSEEDED),
    BD_STAGE_WORDS(FLOATS_REPEAT_WORDS),
    .step = floats_by_level,
    .count = floats_count_levels,
    .own = &(const float_rules){(const float_rule *const[]){&floats_repeat}, 1},
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_FLOATS,
};

/* The parts of `floats` over all levels together, for an order of one's own. */
const bd_criterion bd_criterion_float_repeat = {
    .id = "float-repeat",
    BD_SAYS(CRITERIA_FLOAT_REPEAT),
    .flags = BD_IS_OF_FLOATS | BD_IS_ON_REQUEST,
    .once = floats_by_rule,
    .own = &floats_repeat,
    .count = floats_count_rule,
};

const bd_criterion bd_criterion_downfloater = {
    .id = "downfloater",
    BD_SAYS_WORSE(CRITERIA_DOWNFLOATER),
    .once = floats_by_rule,
    .own = &floats_downfloater,
    .count = floats_count_rule,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_DOWNFLOATERS | BD_IS_ON_REQUEST,
};

const bd_criterion bd_criterion_upfloater = {
    .id = "upfloater",
    BD_SAYS_WORSE(CRITERIA_UPFLOATER),
    .once = floats_by_rule,
    .own = &floats_upfloater,
    .count = floats_count_rule,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_UPFLOATERS | BD_IS_ON_REQUEST,
};

const bd_criterion bd_criterion_float_once = {
    .id = "float-repeat",
    BD_SAYS(CRITERIA_FLOAT_ONCE),
    .once = floats_by_rule,
    .own = &(const float_rule){"", floats_cost_of_once, floats_count_once, true},
    .count = floats_count_rule,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_float_balance = {
    .id = "float-balance",
    BD_SAYS_WORSE(CRITERIA_FLOAT_BALANCE),
    .once = floats_by_rule,
    .own = &(const float_rule){"", floats_cost_of_balance, floats_count_balance, true},
    .count = floats_count_rule,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_float_history = {
    .id = "float-history",
    BD_SAYS_WORSE(CRITERIA_FLOAT_HISTORY),
    .once = floats_by_rule,
    .own = &(const float_rule){"", floats_cost_of_history, floats_count_history, false},
    .count = floats_count_rule,
    .flags = BD_IS_OF_ALL_FLOATS,
};

const bd_criterion bd_criterion_float_history_with_bye = {
    .id = "float-history",
    BD_SAYS_WORSE(CRITERIA_FLOAT_HISTORY),
    .once = floats_by_rule,
    .own = &(const float_rule){"", floats_cost_of_history, floats_count_history, true},
    .count = floats_count_rule,
    .flags = BD_IS_OF_ALL_FLOATS,
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
