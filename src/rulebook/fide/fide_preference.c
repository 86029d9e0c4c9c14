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

/* On a board with a topscorer: who of the two gets what they should not. */
static bd_cost preference_topscorer_cost(const bd_fide_cost *cost, int u, int v,
                                         int (*gets)(const bd_fide_player *player, bool white))
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = preference_gets_white(cost->bracket, u, v);
    return gets(a, white) + gets(b, !white);
}

static bd_cost preference_difference_cost(const bd_fide_cost *cost, int u, int v)
{
    return preference_topscorer_cost(cost, u, v, preference_gets_beyond_two);
}

static bd_cost preference_alike_cost(const bd_fide_cost *cost, int u, int v)
{
    return preference_topscorer_cost(cost, u, v, preference_gets_third_alike);
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
static bd_step preference_give(bd_walk *walk, bd_stage *stage)
{
    return bd_fide_give(walk, stage, "",
                        (bd_fide_cost){.of = bd_fide_kind_of(walk->criterion)->cost,
                                       .alike = walk->round->kept == NULL ? preference_are_alike : NULL});
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

static bd_step preference_of_topscorers(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !preference_some_topscorer(walk->bracket)) return BD_STEP_END;
    return bd_fide_give(walk, stage, "", (bd_fide_cost){.of = bd_fide_kind_of(walk->criterion)->cost});
}

static bd_step preference_c12(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0 && preference_some_preference(walk->bracket)) return preference_give(walk, stage);
    walk->denied = turn > 0 ? (int)walk->view->last_value : 0;
    return BD_STEP_END;
}

static bd_step preference_c13(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || walk->denied == 0) return BD_STEP_END;
    return preference_give(walk, stage);
}

/* Second counts: the colours as they are published, beside those of the games before. */

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
static bd_status preference_count(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    const bd_fide_kind *kind = bd_fide_kind_of(tally->criterion);
    int players = 0;
    for (int u = 0; u < table->end; u++) {
        if (!bd_fide_table_has(table, u) || bd_fide_table_leaves(table, u)) continue;
        const int v = table->laid->opponent[u];
        BD_ASSERT(v >= 0 && table->laid->colour[u] != table->laid->colour[v]);
        if (kind->topscorers && !bd_fide_player_at(table->round, u)->topscorer &&
            !bd_fide_player_at(table->round, v)->topscorer)
            continue;
        players += kind->fault(&table->round->players[u].claim, table->laid->colour[u]);
    }
    return bd_fide_table_add(table, tally, "", players, err);
}

/* The record of a criterion of colours: its step, what a board costs, and the fault that the count looks for.
 */
#define PREFERENCE(name, words, step, costs, faults, of_topscorers)                                          \
    {                                                                                                        \
        .id = (name), BD_SAYS(words), .count = bd_fide_count, .flags = BD_IS_OF_COLOURS,                     \
        .own = &(const bd_fide_kind)                                                                         \
        {                                                                                                    \
            .steps = {step}, .in_bracket = preference_count, .cost = (costs), .fault = (faults),             \
            .topscorers = (of_topscorers)                                                                    \
        }                                                                                                    \
    }

const bd_criterion bd_criterion_c10 = PREFERENCE("C10", FIDE_C10, preference_of_topscorers,
                                                 preference_difference_cost, preference_beyond_two, true);

const bd_criterion bd_criterion_c11 = PREFERENCE("C11", FIDE_C11, preference_of_topscorers,
                                                 preference_alike_cost, preference_three_alike, true);

const bd_criterion bd_criterion_c12 =
    PREFERENCE("C12", FIDE_C12, preference_c12, preference_denied_cost, preference_is_denied, false);

const bd_criterion bd_criterion_c13 = PREFERENCE(
    "C13", FIDE_C13, preference_c13, preference_strong_denied_cost, preference_strong_is_denied, false);
