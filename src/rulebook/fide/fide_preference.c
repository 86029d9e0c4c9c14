/* C10 .. C13: colours of the boards made in the bracket. */
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

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
static bd_cost preference_topscorer_cost(const bd_bracket_cost *cost, int u, int v,
                                         int (*gets)(const bd_fide_player *player, bool white))
{
    if (!bd_bracket_inside(cost->bracket, u, v)) return 0;
    const bd_fide_player *a = bd_bracket_judged(cost->bracket, u);
    const bd_fide_player *b = bd_bracket_judged(cost->bracket, v);
    if (!a->topscorer && !b->topscorer) return 0;
    const bool white = preference_gets_white(cost->bracket, u, v);
    return gets(a, white) + gets(b, !white);
}

static bd_cost preference_difference_cost(const bd_bracket_cost *cost, int u, int v)
{
    return preference_topscorer_cost(cost, u, v, preference_gets_beyond_two);
}

static bd_cost preference_alike_cost(const bd_bracket_cost *cost, int u, int v)
{
    return preference_topscorer_cost(cost, u, v, preference_gets_third_alike);
}

static bd_cost preference_strong_denied_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_bracket_inside(cost->bracket, u, v) ? bd_fide_denied(cost->round, u, v, BD_PREFERS_STRONGLY)
                                                  : 0;
}

static bool preference_some_topscorer(const bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++)
        if (bd_bracket_judged(bracket, bracket->members[i])->topscorer) return true;
    return false;
}

static bd_step preference_of_topscorers(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !preference_some_topscorer(walk->bracket)) return BD_STEP_END;
    return bd_bracket_give(walk, stage, "",
                           (bd_bracket_cost){.of = bd_bracket_kind_of(walk->criterion)->cost});
}

static bd_step preference_c13(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || walk->denied == 0) return BD_STEP_END;
    return bd_denied_give(walk, stage);
}

/* Second counts: the colours as they are published, beside those of the games before. */

static bool preference_beyond_two(const bd_player *player, const bd_fide_player *judged, bd_colour given)
{
    (void)judged;
    return abs(player->claim.difference + (given == BD_WHITE ? 1 : -1)) > 2;
}

static bool preference_three_alike(const bd_player *player, const bd_fide_player *judged, bd_colour given)
{
    (void)judged;
    return player->claim.run >= 2 && player->claim.last == given;
}

static bool preference_strong_is_denied(const bd_player *player, const bd_fide_player *judged,
                                        bd_colour given)
{
    return bd_denied_is_fault(player, judged, given) && judged->strength >= BD_PREFERS_STRONGLY;
}

/* The record of a criterion of colours: its step, what a board costs, and the fault that the count looks for.
 */
#define PREFERENCE(name, words, step, costs, faults, of_topscorers)                                          \
    {                                                                                                        \
        .id = (name), BD_SAYS(words), .count = bd_bracket_count, .flags = BD_IS_OF_COLOURS,                  \
        .own = &(const bd_bracket_kind)                                                                      \
        {                                                                                                    \
            .steps = {step}, .in_bracket = bd_denied_count, .cost = (costs), .fault = (faults),              \
            .topscorers = (of_topscorers)                                                                    \
        }                                                                                                    \
    }

const bd_criterion bd_criterion_c10 = PREFERENCE("C10", FIDE_C10, preference_of_topscorers,
                                                 preference_difference_cost, preference_beyond_two, true);

const bd_criterion bd_criterion_c11 = PREFERENCE("C11", FIDE_C11, preference_of_topscorers,
                                                 preference_alike_cost, preference_three_alike, true);

const bd_criterion bd_criterion_c12 = {.id = "C12",
                                       BD_SAYS(BRACKETS_DENIED),
                                       .count = bd_bracket_count,
                                       .own = &bd_kind_denied,
                                       .flags = BD_IS_OF_COLOURS};

const bd_criterion bd_criterion_c13 = PREFERENCE(
    "C13", FIDE_C13, preference_c13, preference_strong_denied_cost, preference_strong_is_denied, false);
