/* Who of the moved-down players are paired in the bracket, among equally good choices (4.4). */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

static bd_cost limbo_leaving_weight(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_leaves(cost->bracket, u, v) ? bd_bracket_weights_of(cost, u) : 0;
}

static bd_cost limbo_wrong_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (bracket->role[u] != BD_MOVED) return 0;
    return bd_bracket_leaves(bracket, u, v) ? bracket->stays[u] : !bracket->stays[u];
}

static bd_status limbo_open_moved(bd_walk *walk)
{
    BD_TRY(bd_bracket_weights_open(walk));
    const bd_bracket *bracket = walk->bracket;
    for (int i = 0; i < bracket->moved;) {
        const int level = walk->round->players[bracket->members[i]].level;
        int end = i;
        while (end < bracket->moved && walk->round->players[bracket->members[end]].level == level) end++;
        const int leaving = bracket->leaving[level];
        if (leaving > 0 && leaving < end - i)
            for (int k = i; k < end; k++) walk->open[walk->open_count++] = bracket->members[k];
        i = end;
    }
    return BD_OK;
}

/* Of a level all leave, or nobody, or those of whom it was told. */
static void limbo_list_first(const bd_walk *walk)
{
    bd_bracket *bracket = walk->bracket;
    for (int i = 0; i < bracket->moved; i++) {
        const uint16_t u = bracket->members[i];
        bracket->stays[u] = bracket->leaving[walk->round->players[u].level] == 0;
    }
    for (int i = 0; i < walk->open_count; i++) bracket->stays[walk->open[i]] = !walk->in[i];
    for (int i = 0; i < bracket->moved; i++)
        if (bracket->stays[bracket->members[i]]) bracket->first[bracket->first_count++] = bracket->members[i];
}

static bd_step limbo_step(bd_walk *walk, int turn, bd_stage *stage)
{
    if (walk->bracket->moved == 0 || walk->cursor < 0) return BD_STEP_END;
    if (turn == 0) {
        walk->status = limbo_open_moved(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = bd_bracket_weights_give(walk, turn, ".", limbo_leaving_weight, stage);
    if (step != BD_STEP_END) return step;
    limbo_list_first(walk);
    walk->cursor = -1;
    return bd_bracket_prune(walk, ".settled", (bd_bracket_cost){.of = limbo_wrong_cost}, stage);
}

/* Second count: the moved-down players whose level has some who leave and some who do not, in order; what a
 * stage counts is who of them leaves. */
static bd_status limbo_count_stage(const bd_bracket_table *table, bd_tally *tally, int number, bd_err *err)
{
    const bd_round *round = table->round;
    bool *leaves;
    int open = 0;
    BD_NEW(leaves, table->laid->arena, round->nodes, err);
    for (int level = 0; level < table->level; level++) {
        const int before = open;
        int leaving = 0;
        for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
            if (!bd_bracket_table_is_moved(table, u)) continue;
            leaves[open++] = bd_bracket_table_leaves(table, u);
            leaving += bd_bracket_table_leaves(table, u);
        }
        if (leaving == 0 || leaving == open - before) open = before;
    }
    BD_ASSERT(open <= table->start);
    return bd_bracket_table_add_n(table, tally, ".", number, bd_bracket_weights_count(leaves, open, number),
                                  err);
}

static bd_status limbo_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    int number;
    /* What was closed is what the players who stay, or leave, would do else: no board of the draw does. */
    if (bd_bracket_table_asks(table->laid, tally, ".settled", &number))
        return bd_bracket_table_add(table, tally, ".settled", 0, err);
    if (!bd_bracket_table_asks(table->laid, tally, ".", &number) || number < 1) return BD_OK;
    return limbo_count_stage(table, tally, number, err);
}

const bd_criterion bd_criterion_limbo = {
    .id = "limbo",
    BD_SAYS_WORSE(FIDE_LIMBO),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {limbo_step}, .in_bracket = limbo_count},
    .flags = BD_IS_ORDER,
};
