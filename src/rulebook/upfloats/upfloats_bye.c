/* What is settled before the first bracket: repeats and wishes, where there are any, and the bye (3.4). */
#include "cards/card.h"
#include "rulebook/round/legal.h"
#include "rulebook/upfloats/upfloats_walk.h"
#include "rulebook/upfloats/upfloats_words.h"

#include <limits.h>
#include <string.h>

static bd_cost up_repeat_cost(const bd_up_cost *cost, int u, int v)
{
    return bd_round_meetings(cost->round, u, v);
}

static bd_step up_repeat(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn > 0 || !bd_repeats_are_allowed(walk->round)) return BD_STEP_END;
    return bd_up_give(walk, stage, "", (bd_up_cost){.of = up_repeat_cost});
}

static bd_cost up_avoid_cost(const bd_up_cost *cost, int u, int v)
{
    const bd_round *round = cost->round;
    if (u >= round->cards || v >= round->cards) return 0;
    return bd_links_has(&round->avoid, u, v) || bd_company_shares(&round->company, u, v);
}

static bool up_avoid_is_wished(const bd_round *round)
{
    for (int u = 0; u < round->cards; u++)
        if (round->players[u].card->group_count > 0) return true;
    return round->avoid.start[round->cards] > 0;
}

static bd_step up_avoid(bd_up_walk *walk, bd_stage *stage)
{
    if (walk->turn > 0 || !up_avoid_is_wished(walk->round)) return BD_STEP_END;
    return bd_up_give(walk, stage, "", (bd_up_cost){.of = up_avoid_cost});
}

/* The bye: the lowest score, then the most matches, then the largest TPN. Each costs from the best one who
 * may have it, so that mostly nothing is left to be proved. */

static int up_bye_by_score(const bd_round *round, int u) { return round->players[u].score; }
static int up_bye_by_matches(const bd_round *round, int u) { return -bd_up_at(round, u)->matches; }
static int up_bye_by_number(const bd_round *round, int u)
{
    return round->cards - 1 - round->players[u].place;
}

typedef int up_bye_number(const bd_round *round, int u);

static int up_bye_least(const bd_round *round, up_bye_number *number)
{
    int least = INT_MAX;
    for (int u = 0; u < round->cards; u++)
        if (bd_round_is_legal(round, u, round->bye) && number(round, u) < least) least = number(round, u);
    return least == INT_MAX ? 0 : least;
}

static bd_cost up_bye_score_cost(const bd_up_cost *cost, int u, int v)
{
    return v == cost->round->bye ? up_bye_by_score(cost->round, u) - cost->a : 0;
}

static bd_cost up_bye_matches_cost(const bd_up_cost *cost, int u, int v)
{
    return v == cost->round->bye ? up_bye_by_matches(cost->round, u) - cost->a : 0;
}

static bd_cost up_bye_number_cost(const bd_up_cost *cost, int u, int v)
{
    return v == cost->round->bye ? up_bye_by_number(cost->round, u) : 0;
}

/* The value of the last stage names one; a certificate may claim any value. */
static void up_bye_take(bd_up_walk *walk)
{
    const bd_round *round = walk->round;
    const int64_t place = round->cards - 1 - walk->view->last_value;
    if (place < 0 || place >= round->cards) return;
    walk->bye_taker = walk->by_number[place];
    walk->paired[walk->bye_taker] = true;
}

static bd_cost up_bye_closed_cost(const bd_up_cost *cost, int u, int v)
{
    return v == cost->round->bye ? u != cost->a : u == cost->a;
}

static bd_step up_bye(bd_up_walk *walk, bd_stage *stage)
{
    const bd_round *round = walk->round;
    bd_step step = BD_STEP_END;
    if (round->bye < 0) return step;
    switch (walk->turn) {
    case 0:
        step = bd_up_give(walk, stage, "",
                          (bd_up_cost){.of = up_bye_score_cost, .a = up_bye_least(round, up_bye_by_score)});
        break;
    case 1:
        step =
            bd_up_give(walk, stage, ".matches",
                       (bd_up_cost){.of = up_bye_matches_cost, .a = up_bye_least(round, up_bye_by_matches)});
        break;
    case 2: step = bd_up_give(walk, stage, ".number", (bd_up_cost){.of = up_bye_number_cost}); break;
    case 3:
        up_bye_take(walk);
        step =
            bd_up_give(walk, stage, ".closed", (bd_up_cost){.of = up_bye_closed_cost, .a = walk->bye_taker});
        stage->spared = true;
        return step;
    default: return BD_STEP_END;
    }
    stage->low = stage->high = round->bye;
    return step;
}

/* ---- second counts: over the boards, and the one with the bye beside the others who could have it ---- */

static bool up_shares_group(const bd_card *a, const bd_card *b)
{
    for (size_t i = 0; i < a->group_count; i++)
        for (size_t k = 0; k < b->group_count; k++)
            if (strcmp(a->groups[i], b->groups[k]) == 0) return true;
    return false;
}

static int up_avoid_counts(const bd_round *round, int u, int v)
{
    return bd_links_has(&round->avoid, u, v) ||
           up_shares_group(round->players[u].card, round->players[v].card);
}

static bd_status up_bye_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    if (round->bye < 0) return BD_OK;
    const int taker = laid->partner[round->bye];
    int lowest = INT_MAX, most = 0, larger = 0;
    for (int u = 0; u < round->cards; u++) {
        larger += bd_up_at(round, u)->number > bd_up_at(round, taker)->number;
        if (!bd_round_is_legal(round, u, round->bye)) continue;
        if (round->players[u].score < lowest) lowest = round->players[u].score;
        if (bd_up_at(round, u)->matches > most) most = bd_up_at(round, u)->matches;
    }
    BD_TRY(bd_tally_add(tally, ".matches", most - bd_up_at(round, taker)->matches, err));
    BD_TRY(bd_tally_add(tally, ".number", larger, err));
    BD_TRY(bd_tally_add(tally, ".closed", 0, err));
    return bd_tally_add(tally, "", round->players[taker].score - lowest, err);
}

const bd_criterion bd_criterion_up_repeat = {
    .id = "repeat",
    BD_SAYS(UPFLOATS_REPEAT),
    .board = BD_ENGLISH(UPFLOATS_REPEAT_BOARD),
    .of_board = bd_round_meetings,
    .own = &(const bd_up_kind){.step = up_repeat, .first = true},
};

const bd_criterion bd_criterion_up_avoid = {
    .id = "avoid",
    BD_SAYS(UPFLOATS_AVOID),
    .board = BD_ENGLISH(UPFLOATS_AVOID_BOARD),
    .of_board = up_avoid_counts,
    .own = &(const bd_up_kind){.step = up_avoid, .first = true},
};

const bd_criterion bd_criterion_up_bye = {
    .id = "bye",
    .minimises = BD_ENGLISH(UPFLOATS_BYE),
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(UPFLOATS_BYE_WORSE), false},
                   {".matches", NULL, BD_ENGLISH(UPFLOATS_BYE_MATCHES_WORSE), true},
                   {".number", NULL, BD_ENGLISH(UPFLOATS_BYE_NUMBER_WORSE), true},
                   {".closed", NULL, BD_ENGLISH(UPFLOATS_BYE_NUMBER_WORSE), true}),
    .count = up_bye_count,
    .own = &(const bd_up_kind){.step = up_bye, .first = true},
};
