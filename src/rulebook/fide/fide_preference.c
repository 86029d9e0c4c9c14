/* C10 .. C13: colours of the boards made in the bracket. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/round/keep.h"

#include <stdlib.h>

static bool preference_gets_white(const bd_bracket *bracket, int u, int v)
{
    return bd_fide_higher_has_white(bracket->round, u, v, 0);
}

static int preference_gets_beyond_two(const bd_fide_player *player, bool white)
{
    return abs(player->difference + (white ? 1 : -1)) > 2;
}
static int preference_gets_third_alike(const bd_fide_player *player, bool white)
{
    return player->last_two == (white ? BD_WHITE : BD_BLACK);
}

static bd_cost preference_difference_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = preference_gets_white(cost->bracket, u, v);
    return preference_gets_beyond_two(a, white) + preference_gets_beyond_two(b, !white);
}

static bd_cost preference_alike_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = preference_gets_white(cost->bracket, u, v);
    return preference_gets_third_alike(a, white) + preference_gets_third_alike(b, !white);
}

/* A board of a published draw has its colours already; they may deny both players theirs. */
static bd_cost preference_denied_as_published(const bd_fide_cost *cost, int u, int v, int strength)
{
    const bool white = preference_gets_white(cost->bracket, u, v);
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    const bool first = a->due == (white ? BD_BLACK : BD_WHITE) && (int)a->strength >= strength;
    const bool second = b->due == (white ? BD_WHITE : BD_BLACK) && (int)b->strength >= strength;
    return first + second;
}

static bd_cost preference_denied_cost(const bd_fide_cost *cost, int u, int v)
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    if (bd_kept_find(cost->bracket->round, u, v) != NULL)
        return preference_denied_as_published(cost, u, v, 0);
    const bd_colour due = bd_bracket_judged(cost->bracket, u)->due;
    return due != BD_NO_COLOUR && due == bd_bracket_judged(cost->bracket, v)->due;
}

static bd_cost preference_strong_denied_cost(const bd_fide_cost *cost, int u, int v)
{
    if (preference_denied_cost(cost, u, v) == 0) return 0;
    if (bd_kept_find(cost->bracket->round, u, v) != NULL)
        return preference_denied_as_published(cost, u, v, BD_PREFERS_STRONGLY);
    return bd_bracket_judged(cost->bracket, u)->strength >= BD_PREFERS_STRONGLY &&
           bd_bracket_judged(cost->bracket, v)->strength >= BD_PREFERS_STRONGLY;
}

static bool preference_are_alike(const bd_fide_cost *cost, int u, int v)
{
    const bool inside = bd_bracket_has(cost->bracket, u);
    if (inside != bd_bracket_has(cost->bracket, v)) return false;
    if (!inside) return true;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    return a->due == b->due && a->strength == b->strength;
}

/* Boards of a published draw are looked at one by one. */
static bd_step preference_give(bd_walk *walk, bd_stage *stage, bd_fide_cost_of *of)
{
    return bd_fide_give(
        walk, stage, "",
        (bd_fide_cost){.of = of, .alike = walk->round->kept == NULL ? preference_are_alike : NULL});
}

static bool preference_some_topscorer(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (bd_bracket_judged(bracket, bracket->members[i])->topscorer) return true;
    return false;
}

static bool preference_some_preference(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (bd_bracket_judged(bracket, bracket->members[i])->due != BD_NO_COLOUR) return true;
    return false;
}

static bd_step preference_c10(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !preference_some_topscorer(walk->bracket)) return BD_STEP_END;
    return bd_fide_give(walk, stage, "", (bd_fide_cost){.of = preference_difference_cost});
}

static bd_step preference_c11(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !preference_some_topscorer(walk->bracket)) return BD_STEP_END;
    return bd_fide_give(walk, stage, "", (bd_fide_cost){.of = preference_alike_cost});
}

static bd_step preference_c12(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0 && preference_some_preference(walk->bracket))
        return preference_give(walk, stage, preference_denied_cost);
    walk->denied = turn > 0 ? (int)walk->view->last_value : 0;
    return BD_STEP_END;
}

static bd_step preference_c13(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || walk->denied == 0) return BD_STEP_END;
    return preference_give(walk, stage, preference_strong_denied_cost);
}

/* Second counts: the colours as they are published, beside those of the games before. */

typedef bool fide_colour_fault(const bd_claim *claim, bd_colour given);

static bool preference_beyond_two(const bd_claim *claim, bd_colour given)
{
    return abs(claim->difference + (given == BD_WHITE ? 1 : -1)) > 2;
}

static bool preference_three_alike(const bd_claim *claim, bd_colour given)
{
    return claim->run >= 2 && claim->last == given;
}

static bool preference_is_denied(const bd_claim *claim, bd_colour given)
{
    const bd_colour wanted = bd_fide_due(claim);
    return wanted != BD_NO_COLOUR && wanted != given;
}

static bool preference_strong_is_denied(const bd_claim *claim, bd_colour given)
{
    return preference_is_denied(claim, given) && bd_fide_strength(claim) >= BD_PREFERS_STRONGLY;
}

/* Players in the bracket's own boards with this fault; of those with a topscorer only. */
static bd_status preference_count(const bd_fide_table *table, bd_tally *tally, fide_colour_fault *fault,
                                  bool topscorers, bd_err *err)
{
    int players = 0;
    for (int u = 0; u < table->end; u++) {
        if (!bd_fide_table_has(table, u) || bd_fide_table_leaves(table, u)) continue;
        const int v = table->laid->opponent[u];
        BD_ASSERT(v >= 0 && table->laid->colour[u] != table->laid->colour[v]);
        if (topscorers && !bd_fide_player_at(table->round, u)->topscorer &&
            !bd_fide_player_at(table->round, v)->topscorer)
            continue;
        players += fault(&table->round->players[u].claim, table->laid->colour[u]);
    }
    return bd_fide_table_add(table, tally, "", players, err);
}

static bd_status preference_in_c10(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return preference_count(table, tally, preference_beyond_two, true, err);
}

static bd_status preference_in_c11(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return preference_count(table, tally, preference_three_alike, true, err);
}

static bd_status preference_in_c12(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return preference_count(table, tally, preference_is_denied, false, err);
}

static bd_status preference_in_c13(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return preference_count(table, tally, preference_strong_is_denied, false, err);
}

const bd_criterion bd_criterion_c10 = {
    .id = "C10",
    .minimises = BD_ENGLISH(FIDE_C10),
    .flags = BD_IS_OF_COLOURS,
    BD_STAGE_WORDS({"", BD_ENGLISH(FIDE_C10_COSTS), BD_ENGLISH(FIDE_C10_WORSE), false}),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {preference_c10}, .in_bracket = preference_in_c10},
};

const bd_criterion bd_criterion_c11 = {
    .id = "C11",
    .minimises = BD_ENGLISH(FIDE_C11),
    .flags = BD_IS_OF_COLOURS,
    BD_STAGE_WORDS({"", BD_ENGLISH(FIDE_C11_COSTS), BD_ENGLISH(FIDE_C11_WORSE), false}),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {preference_c11}, .in_bracket = preference_in_c11},
};

const bd_criterion bd_criterion_c12 = {
    .id = "C12",
    .minimises = BD_ENGLISH(FIDE_C12),
    .flags = BD_IS_OF_COLOURS,
    BD_STAGE_WORDS({"", BD_ENGLISH(FIDE_C12_COSTS), BD_ENGLISH(FIDE_C12_WORSE), false}),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {preference_c12}, .in_bracket = preference_in_c12},
};

const bd_criterion bd_criterion_c13 = {
    .id = "C13",
    .minimises = BD_ENGLISH(FIDE_C13),
    .flags = BD_IS_OF_COLOURS,
    BD_STAGE_WORDS({"", BD_ENGLISH(FIDE_C13_COSTS), BD_ENGLISH(FIDE_C13_WORSE), false}),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {preference_c13}, .in_bracket = preference_in_c13},
};
