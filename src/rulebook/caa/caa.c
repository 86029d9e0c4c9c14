/* The rulebooks of the Chess Arbiters' Association: seeded, for long events, for large numbers, without
 * seeding. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"

/* The British seeded Swiss (Chess Arbiters' Association, 2009): its criteria in order (CAA 2). */
static const bd_rule seeded[] = {
    {&bd_criterion_repeat, "CAA 1"},
    {&bd_criterion_bye_or_default, "CAA 6"},
    {&bd_criterion_bye_level, "CAA 6"},
    {&bd_criterion_bye_half, "CAA 6"},
    {&bd_criterion_relax_last_rounds, "CAA 40"},
    {&bd_criterion_score, "CAA 9-13, 19"},
    {&bd_criterion_colour_difference, "CAA 2b(i), 16(i)"},
    {&bd_criterion_alternation, "CAA 2b(ii), 16"},
    {&bd_criterion_half_byes, "CAA 37"},
    {&bd_criterion_defaulted, "CAA 39"},
    {&bd_criterion_club, "CAA 35"},
    {&bd_criterion_mid_line, "CAA 2c, 12, 20, 21, 24c"},
    {&bd_criterion_transfer_level, "CAA 20, advice 9, 11"},
    {&bd_criterion_bye_place, "CAA 5, 6"},
    {&bd_criterion_floats, "CAA 11, 20, 21, 24"},
    {&bd_criterion_variation, "CAA 12, guide set D"},
    {&bd_criterion_variation_squared, "CAA 12, guide set D"},
    {&bd_criterion_grade_squared, "CAA 2c, guide set C"},
    {&bd_criterion_float_history, "CAA 2d, 20b, 21b"},
    {&bd_criterion_top_board, "guide set D"},
};

/* CAA 30: no reference to grades or the mid-line. */
static const bd_rule unseeded[] = {
    {&bd_criterion_repeat, "CAA 1"},
    {&bd_criterion_bye_or_default, "CAA 6"},
    {&bd_criterion_bye_level, "CAA 6"},
    {&bd_criterion_bye_half, "CAA 6"},
    {&bd_criterion_relax_last_rounds, "CAA 40"},
    {&bd_criterion_score, "CAA 9-13, 19"},
    {&bd_criterion_colour_difference, "CAA 2b(i), 16(i)"},
    {&bd_criterion_alternation, "CAA 2b(ii), 16"},
    {&bd_criterion_half_byes, "CAA 37"},
    {&bd_criterion_defaulted, "CAA 39"},
    {&bd_criterion_club, "CAA 35"},
    {&bd_criterion_transfer_level, "CAA 20, advice 9, 11"},
    {&bd_criterion_floats_unseeded, "CAA 11, 20a, 21a"},
    {&bd_criterion_float_history, "CAA 2d, 20b, 21b"},
    {&bd_criterion_top_board, "guide set D"},
};

/* By lot; the filler where the bye would be taken (CAA 36). */
static bd_status caa_prepare_by_lot(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(bd_rank_by_lot(round, arena, err));
    return bd_filler_seat_below_line(round, arena, err);
}

static const bd_option *const options[] = {
    &bd_option_ungraded,          &bd_option_conversion, &bd_option_club_rounds, &bd_option_avoid_federations,
    &bd_option_relax_last_rounds, &bd_option_prizes,     &bd_option_finishable,  &bd_option_seed,
};

static const bd_rule caa_when_needed[] = {{&bd_criterion_disturbance, "CAA 27"},
                                          {&bd_criterion_floaters, "CAA 23"},
                                          {&bd_criterion_float_repeat, "CAA 20a, 21a"},
                                          {&bd_criterion_downfloater, "CAA 20, 6"},
                                          {&bd_criterion_upfloater, "CAA 21"}};

/* What all variants share. */
#define CAA_HAS (BD_HAS_LEVELS | BD_HAS_FILLERS | BD_HAS_BYE_OR_DEFAULT)

#define CAA_SHARED                                                                                           \
    BD_USUAL_JUDGEMENTS, BD_OPTIONS(options), BD_MORE_RULES(caa_when_needed),                                \
        .source = "Chess Arbiters' Association, Rules for Seeded Swiss Pairings, 2009",                      \
        .compare_bye = bd_compare_bye_equal, .higher_has_white = bd_final_colour_check,                      \
        .colour_rule = bd_colour_rule_of_claims, .order = bd_order_as_listed, .remarks = bd_no_remarks,      \
        .stages = bd_chain_start

/* The seeded ones differ only in where floaters are looked for. */
#define CAA_SEEDED                                                                                           \
    BD_RULES(seeded), .prepare = bd_rank_by_grade_with_filler, CAA_SHARED,                                   \
                      .articles = {BD_ARTICLES_OF_CAA, .equal_grades = "CAA 4"}

const bd_rulebook bd_rulebook_caa = {
    .id = "caa",
    .title = BD_ENGLISH(ROUND_TITLE_CAA),
    .has = CAA_HAS | BD_HAS_MID_LINE,
    CAA_SEEDED,
};

const bd_rulebook bd_rulebook_caa_long = {
    .id = "caa-long",
    .title = BD_ENGLISH(ROUND_TITLE_CAA_LONG),
    .has = CAA_HAS | BD_HAS_MID_LINE | BD_HAS_LOW_UPFLOATERS,
    CAA_SEEDED,
};

const bd_rulebook bd_rulebook_caa_large = {
    .id = "caa-large",
    .title = BD_ENGLISH(ROUND_TITLE_CAA_LARGE),
    .has = CAA_HAS | BD_HAS_MID_LINE | BD_HAS_LOW_DOWNFLOATERS,
    CAA_SEEDED,
};

const bd_rulebook bd_rulebook_caa_random = {
    .id = "caa-random",
    .title = BD_ENGLISH(ROUND_TITLE_CAA_RANDOM),
    BD_RULES(unseeded),
    .has = CAA_HAS,
    .prepare = caa_prepare_by_lot,
    CAA_SHARED,
    .articles = {BD_ARTICLES_OF_CAA},
};
