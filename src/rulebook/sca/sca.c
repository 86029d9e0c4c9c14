#include "rulebook/books.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/recount.h"
#include "rulebook/remarks.h"
#include "rulebook/round/claim.h"
#include "rulebook/round/rank.h"

/* The schools' Swiss: school before score, no order by grade; its criteria in order (SCA 1, 2). */
static const bd_criterion *const schools[] = {
    &bd_criterion_repeat,        &bd_criterion_school_refused,     &bd_criterion_bye_again,
    &bd_criterion_bye_level,     &bd_criterion_bye_alphabet,       &bd_criterion_school,
    &bd_criterion_score,         &bd_criterion_colour_difference,  &bd_criterion_alternation,
    &bd_criterion_half_byes,     &bd_criterion_defaulted,          &bd_criterion_kin,
    &bd_criterion_top_clash,     &bd_criterion_float_once,         &bd_criterion_float_balance,
    &bd_criterion_float_history, &bd_criterion_variation_alphabet, &bd_criterion_variation_squared_alphabet,
    &bd_criterion_lot,
};

/* SCA 3: top players are at most half of the entrants. */
static bd_status check_top_players(const bd_tournament *tournament, bd_err *err)
{
    size_t entrants = 0, top = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        entrants += !tournament->cards[i].filler;
        top += tournament->cards[i].top;
    }
    if (top <= entrants / 2) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, "players",
            "%zu of %zu players are named top players; at most half of them, %zu, may be (SCA 3)", top,
            entrants, entrants / 2);
}

/* Alphabetical order; a filler has no points (SCA 28). */
static bd_status prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(check_top_players(round->tournament, err));
    for (int i = 0; i < round->cards; i++)
        if (round->players[i].card->filler) round->players[i].score = 0;
    return bd_rank_by_name(round, arena, err);
}

/* SCA 6, 12, 24: the stronger claim; of equal claims the higher score, the top player, the lot. */
static bool higher_has_white(const bd_round *round, int u, int v, int board)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    if (!bd_claims_clash(&a->claim, &b->claim)) return bd_final_colour_check(round, u, v, board);
    const int by_claim = bd_claim_compare(&a->claim, &b->claim);
    bool first = by_claim > 0;
    if (by_claim == 0 && a->score != b->score)
        first = a->score > b->score;
    else if (by_claim == 0 && a->card->top != b->card->top)
        first = a->card->top;
    else if (by_claim == 0)
        first = bd_lot_is_before(round, a->id, b->id);
    return first == (a->claim.due == BD_WHITE);
}

const bd_rulebook bd_rulebook_sca = {
    .id = "sca",
    .title = "Schools' Swiss: school before score, by lot instead of grades",
    .source = "Schools' Chess Association, Rules for Swiss Pairings",
    .criteria = schools,
    .criterion_count = sizeof schools / sizeof schools[0],
    .articles = "SCA",
    .prepare = prepare,
    .higher_has_white = higher_has_white,
    .remarks = bd_lot_remark,
    .recount = bd_recount_schools,
};
