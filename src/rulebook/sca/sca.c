/* The schools' Swiss: school before score, by lot instead of grades. */
#include "cards/card.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"
#include "rulebook/sca/sca_words.h"

static const bd_option option_kin_rounds =
    BD_NUMBER_OPTION("kin_rounds", 0, BD_ROUNDS_MAX, 1, SCA_OPTION_KIN_ROUNDS);

static const bd_option option_top_rounds =
    BD_NUMBER_OPTION("top_rounds", 0, BD_ROUNDS_MAX, 1, SCA_OPTION_TOP_ROUNDS);

static bool sca_is_early(const bd_round *round, const bd_option *option)
{
    return round->number <= bd_option_int(round, option);
}

static bd_step sca_give_kin(bd_chain *chain, bd_stage *stage)
{
    return bd_pair_give_company(chain, sca_is_early(chain->round, &option_kin_rounds), false, stage);
}

static bd_step sca_give_top_clash(bd_chain *chain, bd_stage *stage)
{
    if (!sca_is_early(chain->round, &option_top_rounds)) return BD_STEP_END;
    int32_t *label = bd_chain_numbers(chain);
    for (int u = 0; label != NULL && u < chain->round->cards; u++)
        label[u] = chain->round->players[u].card->top;
    return bd_pair_give_labels(chain, stage, label);
}

static int sca_judge_kin(const bd_round *round, int u, int v)
{
    return bd_pair_judge_company(round, u, v, bd_option_int(round, &option_kin_rounds));
}

static int sca_judge_tops(const bd_round *round, int u, int v)
{
    return round->players[u].card->top && round->players[v].card->top &&
           sca_is_early(round, &option_top_rounds);
}

static const bd_criterion sca_kin = {
    .id = "kin",
    BD_SAYS(SCA_KIN),
    .flags = BD_IS_OF_KIN,
    .board = BD_ENGLISH(SCA_KIN_BOARD),
    .once = sca_give_kin,
    .option = &option_kin_rounds,
    .of_board = sca_judge_kin,
};

static const bd_criterion sca_top_clash = {
    .id = "top-clash",
    BD_SAYS(SCA_TOP_CLASH),
    .board = BD_ENGLISH(SCA_TOP_CLASH_BOARD),
    .once = sca_give_top_clash,
    .option = &option_top_rounds,
    .of_board = sca_judge_tops,
};

/* The schools' Swiss: school before score, no order by grade; its criteria in order (SCA 1, 2). */
static const bd_rule schools[] = {
    {&bd_criterion_repeat, "SCA 1"},
    {&bd_criterion_school_refused, "SCA 7"},
    {&bd_criterion_bye_or_default, "SCA 4"},
    {&bd_criterion_school, "SCA 2a, 7"},
    {&bd_criterion_bye_level, "SCA 4"},
    {&bd_criterion_bye_half, "SCA 4"},
    {&bd_criterion_bye_alphabet, "SCA 4"},
    {&bd_criterion_score, "SCA 8, 9, 17, 19"},
    {&bd_criterion_colour_difference, "SCA 2c(i), 12"},
    {&bd_criterion_alternation, "SCA 2c(ii), 12"},
    {&bd_criterion_half_byes, "SCA 29"},
    {&bd_criterion_defaulted, "SCA 30"},
    {&sca_top_clash, "SCA 3, 6"},
    {&sca_kin, "SCA 27"},
    {&bd_criterion_transfer_level, "SCA 20"},
    {&bd_criterion_float_once, "SCA 20a, 21a"},
    {&bd_criterion_float_balance, "SCA 2d, 20b, 21b"},
    {&bd_criterion_float_history_with_bye, "SCA 20b, 21b"},
    {&bd_criterion_halves_alphabet, "SCA 6"},
    {&bd_criterion_variation_alphabet, "SCA 6"},
    {&bd_criterion_variation_squared_alphabet, "SCA 6"},
    {&bd_criterion_lot, "SCA 26"},
};

static const bd_rule when_needed[] = {{&bd_criterion_disturbance, "SCA 25"},
                                      {&bd_criterion_floaters, "SCA 23"}};

static const bd_option *const options[] = {&option_kin_rounds, &option_top_rounds, &bd_option_ungraded,
                                           &bd_option_finishable, &bd_option_seed};

/* SCA 3: top players are at most half of the entrants. */
static bd_status sca_check_top_players(const bd_tournament *tournament, int round, bd_err *err)
{
    size_t entrants = 0, top = 0;
    for (size_t i = 0; i < tournament->card_count; i++) {
        if (tournament->cards[i].joined > round) continue;
        entrants += !tournament->cards[i].filler;
        top += tournament->cards[i].top;
    }
    if (top <= entrants / 2) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, "players", BD_SAY(SCA_TOO_MANY_TOPS), top, entrants, entrants / 2);
}

/* Alphabetical order; the filler where the bye would be taken (SCA 28). */
static bd_status sca_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(sca_check_top_players(round->tournament, round->number, err));
    BD_TRY(bd_rank_by_name(round, arena, err));
    bd_filler_seat_last(round);
    return BD_OK;
}

/* SCA 6, 12, 24: the stronger claim; of equal claims the higher score, the top player, the lot. */
static bool sca_higher_has_white(const bd_round *round, int u, int v, int board)
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

/* Claims and scores decide as under the rules of the CAA; then these go another way. */
static const char *sca_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const char *code = bd_colour_rule_of_claims(round, u, v, article);
    const bool none = a->claim.due == BD_NO_COLOUR && b->claim.due == BD_NO_COLOUR;
    *article = none ? "SCA 6" : "SCA 10-12";
    if (!bd_claims_clash(&a->claim, &b->claim) || bd_claim_compare(&a->claim, &b->claim) != 0) return code;
    *article = "SCA 24";
    if (a->score != b->score) return code;
    return a->card->top != b->card->top ? "colour-by-top" : "colour-by-lot";
}

const bd_rulebook bd_rulebook_sca = {
    .id = "sca",
    .title = BD_ENGLISH(ROUND_TITLE_SCA),
    .source = "Schools' Chess Association, Rules for Swiss Pairings",
    BD_RULES(schools),
    BD_OPTIONS(options),
    BD_MORE_RULES(when_needed),
    .has = BD_HAS_LEVELS | BD_HAS_FILLERS | BD_HAS_MID_LINE | BD_HAS_SCHOOLS | BD_HAS_BYE_OR_DEFAULT,
    .articles = {.met = "SCA 1"},
    BD_USUAL_JUDGEMENTS,
    .compare_bye = bd_compare_bye_equal,
    .prepare = sca_prepare,
    .higher_has_white = sca_higher_has_white,
    .colour_rule = sca_colour_rule,
    .order = bd_order_as_listed,
    .stages = bd_chain_start,
    .remarks = bd_lot_remark,
};
