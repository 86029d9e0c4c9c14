/* Players who do not get the colour they prefer, on the boards made in the bracket. */
#include "rulebook/brackets/kind.h"

static bd_cost denied_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_inside(cost->bracket, u, v) ? bd_fide_denied(cost->round, u, v, BD_PREFERS_NOTHING) : 0;
}

static bool denied_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    const bool inside = bd_bracket_has(cost->bracket, u);
    if (inside != bd_bracket_has(cost->bracket, v)) return false;
    if (!inside) return true;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    return a->due == b->due && a->strength == b->strength;
}

bd_step bd_denied_give(bd_walk *walk, bd_stage *stage)
{
    return bd_bracket_give(walk, stage, "",
                           (bd_bracket_cost){.of = bd_bracket_kind_of(walk->criterion)->cost,
                                             .alike = walk->round->kept == NULL ? denied_are_alike : NULL});
}

static bool denied_some_preference(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (bd_bracket_judged(bracket, bracket->members[i])->due != BD_NO_COLOUR) return true;
    return false;
}

static bd_step denied_step(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0 && denied_some_preference(walk->bracket)) return bd_denied_give(walk, stage);
    walk->denied = turn > 0 ? (int)walk->view->last_value : 0;
    return BD_STEP_END;
}

/* Second counts: the colours as they are published, beside those of the games before. */

bool bd_denied_is_fault(const bd_player *player, const bd_fide_player *judged, bd_colour given)
{
    (void)judged;
    const bd_colour wanted = bd_fide_due(&player->claim);
    return wanted != BD_NO_COLOUR && wanted != given;
}

bd_status bd_denied_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    const bd_bracket_kind *kind = bd_bracket_kind_of(tally->criterion);
    int players = 0;
    for (int u = 0; u < table->end; u++) {
        if (!bd_bracket_table_has(table, u) || bd_bracket_table_leaves(table, u)) continue;
        const int v = table->laid->opponent[u];
        BD_ASSERT(v >= 0 && table->laid->colour[u] != table->laid->colour[v]);
        const bd_fide_player *judged = bd_fide_player_at(table->round, u);
        if (kind->topscorers && !judged->topscorer && !bd_fide_player_at(table->round, v)->topscorer)
            continue;
        players += kind->fault(&table->round->players[u], judged, table->laid->colour[u]);
    }
    return bd_bracket_table_add(table, tally, "", players, err);
}

const bd_bracket_kind bd_kind_denied = {
    .steps = {denied_step}, .in_bracket = bd_denied_count, .cost = denied_cost, .fault = bd_denied_is_fault};
