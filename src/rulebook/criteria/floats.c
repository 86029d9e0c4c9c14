#include "rulebook/criteria/floats.h"

#include "rulebook/criteria/criteria.h"

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

static int level_size(const bd_round *round, int l)
{
    return round->level_start[l + 1] - round->level_start[l];
}

int bd_float_place_down(const bd_chain *chain, int node)
{
    const bd_player *player = &chain->round->players[node];
    const int line = chain->line[player->level];
    const int below = level_size(chain->round, player->level) - line;
    if (player->position < line) return below + line - 1 - player->position;
    if (bd_rulebook_has(chain->round->rules, BD_HAS_LOW_DOWNFLOATERS))
        return line + below - 1 - player->position;
    return player->position - line;
}

int bd_float_place_up(const bd_chain *chain, int node)
{
    const bd_player *player = &chain->round->players[node];
    const int line = chain->line[player->level];
    if (!bd_rulebook_has(chain->round->rules, BD_HAS_LOW_UPFLOATERS) || player->position >= line)
        return player->position;
    return line - 1 - player->position;
}

static bool is_above(const bd_chain *chain, int node)
{
    const bd_player *player = &chain->round->players[node];
    return player->position < chain->line[player->level];
}

static bd_step give(bd_stage *stage, const bd_float_table *table)
{
    return bd_chain_give(stage, "", &table->costs, bd_price_floats);
}

static bd_step mid_line(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    int32_t *side = bd_chain_numbers(chain);
    if (table == NULL || side == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        side[u] = is_above(chain, u);
        table->down[u] = table->bye[u] = side[u];
        table->up[u] = 1 - side[u];
    }
    table->costs.side = side;
    return give(stage, table);
}

/* Places from the bottom of the level, then of those who meet them from the top. */
static bd_step floater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 1) return BD_STEP_END;
    const bd_round *round = chain->round;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < round->cards; u++) {
        const bd_player *player = &round->players[u];
        if (step == 0)
            table->down[u] = level_size(round, player->level) - 1 - player->position;
        else
            table->up[u] = player->position;
    }
    return bd_chain_give(stage, step == 0 ? ".down" : ".up", &table->costs, bd_price_floats);
}

static bd_step float_repeat(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
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
    return give(stage, table);
}

static bd_step downfloater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++)
        table->down[u] = table->bye[u] = bd_float_place_down(chain, u);
    return give(stage, table);
}

static bd_step upfloater(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL || !bd_chain_draw_lines(chain)) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) table->up[u] = bd_float_place_up(chain, u);
    return give(stage, table);
}

/* SCA 20a, 21a: a downfloat counts for ever, an upfloat for one round. */
static bd_step float_once(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = chain->round->players[u].downfloats > 0;
        table->up[u] = chain->round->players[u].last_float == BD_FLOAT_UP;
    }
    return give(stage, table);
}

/* SCA 2d: who has floated the other way more often comes first, then who never floated, then who has floated
 * both ways equally. */
static int32_t imbalance(int same, int other)
{
    if (same == other) return same == 0 ? 1 : 2;
    return other > same ? 0 : 3;
}

static bd_step float_balance(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        const bd_player *player = &chain->round->players[u];
        table->down[u] = table->bye[u] = imbalance(player->downfloats, player->upfloats);
        table->up[u] = imbalance(player->upfloats, player->downfloats);
    }
    return give(stage, table);
}

static bd_step float_history(bd_chain *chain, int step, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (step > 0) return BD_STEP_END;
    bd_float_table *table = bd_float_table_new(chain);
    if (table == NULL) return BD_STEP_FAILED;
    for (int u = 0; u < chain->round->cards; u++) {
        table->down[u] = table->bye[u] = chain->round->players[u].downfloats;
        table->up[u] = chain->round->players[u].upfloats;
    }
    return give(stage, table);
}

const bd_criterion bd_criterion_mid_line = {
    .id = "mid-line",
    .article = "CAA 2c, 12, 24c",
    .minimises = "half exchanges across the mid-line: an exchange of two cards counts 2",
    .step = mid_line,
    .flags = BD_NEEDS_PROFILE,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_float_repeat = {
    .id = "float-repeat",
    .article = "CAA 20a, 21a",
    .minimises = "floaters who floated the same way in the previous round",
    .step = float_repeat,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_downfloater = {
    .id = "downfloater",
    .article = "CAA 20, 6",
    .minimises = "how far the downfloaters and the bye are from the place looked at first: from the mid-line "
                 "down, then from the mid-line up",
    .step = downfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_DOWNFLOATERS,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_upfloater = {
    .id = "upfloater",
    .article = "CAA 21",
    .minimises = "how far the upfloaters are from the top of their level",
    .step = upfloater,
    .flags = BD_NEEDS_PROFILE | BD_SEEKS_UPFLOATERS,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_float_once = {
    .id = "float-repeat",
    .article = "SCA 20a, 21a",
    .minimises = "downfloaters who floated down in any earlier round, and upfloaters who floated up in the "
                 "previous one",
    .step = float_once,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_float_balance = {
    .id = "float-balance",
    .article = "SCA 2d, 20b, 21b",
    .minimises =
        "floaters by what they have floated: 0 for more often the other way, 1 for never, 2 for both "
        "ways equally, 3 for more often "
        "the same way",
    .step = float_balance,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_float_history = {
    .id = "float-history",
    .article = "CAA 2d, 20b, 21b",
    .minimises = "earlier floats in the same direction of those who float now",
    .step = float_history,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_halves = {
    .id = "halves",
    .article = "USCF 27A3",
    .minimises = "half exchanges between upper and lower half: an exchange of two players counts 2",
    .step = mid_line,
    .flags = BD_NEEDS_PROFILE,
    .applies = bd_criterion_applies_always,
};

const bd_criterion bd_criterion_floater = {
    .id = "floater",
    .article = "USCF practice",
    .minimises = "how far those who are lowered rank above the bottom of their score group, then how far "
                 "those who meet them rank below the "
                 "top of theirs",
    .step = floater,
    .applies = bd_criterion_applies_always,
};
