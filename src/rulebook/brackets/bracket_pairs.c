/* What is settled before the first bracket: repeats, where they are allowed at all, and players who should
 * preferably not meet. */
#include "cards/card.h"
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/brackets/kind.h"
#include "rulebook/round/legal.h"

#include <string.h>

static bool avoid_shares_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return true;
    return false;
}

static bool fide_had_better_not(const bd_round *round, int u, int v)
{
    if (u >= round->cards || v >= round->cards) return false;
    return bd_links_has(&round->avoid, u, v) || bd_company_shares(&round->company, u, v);
}

static bd_cost fide_repeat_cost(const bd_bracket_cost *cost, int u, int v)
{
    return bd_round_meetings(cost->round, u, v);
}

static bd_cost fide_avoid_cost(const bd_bracket_cost *cost, int u, int v)
{
    return fide_had_better_not(cost->round, u, v);
}

static bool avoid_is_wished(const bd_round *round)
{
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].card->group_count > 0) return true;
    return round->avoid.start[round->cards] > 0;
}

static bd_step fide_repeat(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !bd_repeats_are_allowed(walk->round)) return BD_STEP_END;
    return bd_bracket_give(walk, stage, "", (bd_bracket_cost){.of = fide_repeat_cost});
}

static bd_step fide_avoid(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || !avoid_is_wished(walk->round)) return BD_STEP_END;
    return bd_bracket_give(walk, stage, "", (bd_bracket_cost){.of = fide_avoid_cost});
}

/* Second counts: over the boards. */

/* By the texts themselves, as an arbiter compares them. */
static int avoid_counts(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->avoid, u, v) ||
           avoid_shares_group(round->players[u].card, round->players[v].card);
}

const bd_criterion bd_criterion_fide_repeat = {
    .id = "repeat",
    BD_SAYS(BRACKETS_REPEAT),
    .board = BD_ENGLISH(BRACKETS_REPEAT_BOARD),
    .of_board = bd_round_meetings,
    .own = &(const bd_bracket_kind){.steps = {fide_repeat}},
};

const bd_criterion bd_criterion_fide_avoid = {
    .id = "avoid",
    BD_SAYS(BRACKETS_AVOID),
    .board = BD_ENGLISH(BRACKETS_AVOID_BOARD),
    .of_board = avoid_counts,
    .own = &(const bd_bracket_kind){.steps = {fide_avoid}},
};
