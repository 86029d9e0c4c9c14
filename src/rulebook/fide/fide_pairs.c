/* What is settled before the first bracket: repeats, where they are allowed at all, and players who should
 * preferably not meet. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_table.h"
#include "rulebook/fide/fide_words.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/shared_groups.h"

#include "base/assert.h"

#include <string.h>

static bool avoid_shares_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return true;
    return false;
}

bool bd_fide_had_better_not(const bd_round *round, int u, int v)
{
    if (u >= round->cards || v >= round->cards) return false;
    return bd_links_has(&round->avoid, u, v) || bd_company_shares(&round->company, u, v);
}

static bd_cost fide_repeat_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_round_meetings(cost->round, u, v);
}

static bd_cost fide_avoid_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_fide_had_better_not(cost->round, u, v);
}

static bool avoid_is_wished(const bd_round *round)
{
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].card->group_count > 0) return true;
    return round->avoid.start[round->cards] > 0;
}

bd_step bd_fide_repeat(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (turn > 0 || !bd_repeats_are_allowed(walk->round)) return BD_STEP_END;
    return bd_fide_give(walk, stage, "repeat", (bd_fide_cost){.of = fide_repeat_cost});
}

bd_step bd_fide_avoid(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return turn > 0 || !avoid_is_wished(walk->round)
               ? BD_STEP_END
               : bd_fide_give(walk, stage, "avoid", (bd_fide_cost){.of = fide_avoid_cost});
}

/* Second counts: over the boards. */

static bd_status fide_repeat_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t repeats = 0;
    for (int u = 0; u < round->cards; u++)
        if (laid->opponent[u] > u) repeats += bd_round_meetings(round, u, laid->opponent[u]);
    return bd_tally_add(tally, "", repeats, err);
}

/* By the texts themselves, as an arbiter compares them. */
static bool avoid_counts(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->avoid, u, v) ||
           avoid_shares_group(round->players[u].card, round->players[v].card);
}

static bd_status fide_avoid_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t avoided = 0;
    for (size_t i = 0; i < laid->draw.board_count; i++)
        avoided += avoid_counts(round, bd_round_node(round, laid->draw.boards[i].white),
                                bd_round_node(round, laid->draw.boards[i].black));
    return bd_tally_add(tally, "", avoided, err);
}

static const bd_stage_words fide_repeat_words[] = {
    {"", BD_ENGLISH(FIDE_REPEAT_COSTS), BD_ENGLISH(FIDE_REPEAT_WORSE), false},
};

const bd_criterion bd_criterion_fide_repeat = {
    .id = "repeat",
    .minimises = BD_ENGLISH(FIDE_REPEAT),
    .board = BD_ENGLISH(FIDE_REPEAT_BOARD),
    .words = fide_repeat_words,
    .word_count = sizeof fide_repeat_words / sizeof *fide_repeat_words,
    .count = fide_repeat_count,
    .applies = bd_criterion_applies_always,
};

static const bd_stage_words fide_avoid_words[] = {
    {"", BD_ENGLISH(FIDE_AVOID_COSTS), BD_ENGLISH(FIDE_AVOID_WORSE), false},
};

const bd_criterion bd_criterion_fide_avoid = {
    .id = "avoid",
    .minimises = BD_ENGLISH(FIDE_AVOID),
    .board = BD_ENGLISH(FIDE_AVOID_BOARD),
    .words = fide_avoid_words,
    .word_count = sizeof fide_avoid_words / sizeof *fide_avoid_words,
    .count = fide_avoid_count,
    .applies = bd_criterion_applies_always,
};
