/* What is settled before the first bracket: repeats, where they are allowed at all, pairs that had better not
 * meet, and C5; and C9, which is about the bye too. */
#include "rulebook/fide/fide_bracket.h"

#include "rulebook/round/legal.h"

#include <limits.h>
#include <string.h>

static bool shares_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return true;
    return false;
}

bool bd_fide_had_better_not(const bd_round *round, int u, int v)
{
    if (u >= round->cards || v >= round->cards) return false;
    return bd_links_has(&round->avoid, u, v) || shares_group(round->players[u].card, round->players[v].card);
}

static bd_cost repeat_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_round_meetings(cost->round, u, v);
}

static bd_cost avoid_cost(const bd_fide_cost *cost, int u, int v)
{
    return bd_fide_had_better_not(cost->round, u, v);
}

static bool some_wish(const bd_round *round)
{
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].card->group_count > 0) return true;
    return round->avoid.start[round->cards] > 0;
}

bd_step bd_fide_repeat(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    if (turn > 0 || !bd_repeats_are_allowed(walk->round)) return BD_STEP_END;
    return bd_fide_give(walk, stage, "repeat", (bd_fide_cost){.of = repeat_cost});
}

bd_step bd_fide_avoid(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    return turn > 0 || !some_wish(walk->round)
               ? BD_STEP_END
               : bd_fide_give(walk, stage, "avoid", (bd_fide_cost){.of = avoid_cost});
}

/* C5 and C9: who has the bye. Costs count from the best candidate's, so that mostly nothing is left to be
 * proved. */

static int score_of(const bd_round *round, int u) { return round->players[u].score; }
static int unplayed_by(const bd_round *round, int u) { return bd_fide_player_at(round, u)->unplayed; }

/* The smallest number among the players who may have the bye; of the bracket, where there is one. */
static int least_for_bye(const bd_round *round, const bd_bracket *bracket,
                         int (*number)(const bd_round *, int))
{
    int least = INT_MAX;
    for (int u = 0; u < round->cards; u++) {
        if (bracket != NULL && !bd_bracket_has(bracket, u)) continue;
        if (!bd_round_is_legal(round, u, round->bye)) continue;
        const int here = number(round, u);
        if (here < least) least = here;
    }
    return least == INT_MAX ? 0 : least;
}

static bd_cost bye_score_cost(const bd_fide_cost *cost, int u, int v)
{
    return v == cost->round->bye ? score_of(cost->round, u) - cost->a : 0;
}

static bd_cost bye_unplayed_cost(const bd_fide_cost *cost, int u, int v)
{
    return v == cost->round->bye ? unplayed_by(cost->round, u) - cost->a : 0;
}

static bd_step give_bye(bd_walk *walk, bd_stage *stage, const char *name, bd_fide_cost cost)
{
    const bd_step step = bd_fide_give(walk, stage, name, cost);
    if (step == BD_STEP_STAGE) stage->low = stage->high = walk->round->bye;
    return step;
}

bd_step bd_fide_c5(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    if (walk->round->bye < 0) return BD_STEP_END;
    if (turn > 0) {
        walk->bye_score = walk->cursor + (int)view->last_value;
        return BD_STEP_END;
    }
    walk->cursor = least_for_bye(walk->round, NULL, score_of);
    return give_bye(walk, stage, "C5", (bd_fide_cost){.of = bye_score_cost, .a = walk->cursor});
}

bd_step bd_fide_c9(bd_walk *walk, int turn, const bd_stage_view *view, bd_stage *stage)
{
    (void)view;
    const bd_bracket *bracket = walk->bracket;
    const bool takes_bye =
        walk->round->bye >= 0 && bracket->floaters == 1 &&
        walk->bye_score >= walk->round->players[bracket->members[bracket->count - 1]].score;
    if (!takes_bye || turn > 0) return BD_STEP_END;
    const int least = least_for_bye(walk->round, bracket, unplayed_by);
    return give_bye(walk, stage, "C9", (bd_fide_cost){.of = bye_unplayed_cost, .a = least});
}
