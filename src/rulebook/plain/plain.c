/* The plain rulebook: the shortest list of what a Swiss draw needs. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"

/* The shortest list of what a Swiss draw needs, in the order of the first design of this program. */
static const bd_rule plain[] = {
    {&bd_criterion_repeat, "CAA 1"},
    {&bd_criterion_bye_again, "CAA 6"},
    {&bd_criterion_bye_level, "CAA 6"},
    {&bd_criterion_school, "SCA 2a, 7"},
    {&bd_criterion_score, "CAA 9-13, 19"},
    {&bd_criterion_colour_difference, "CAA 2b(i), 16(i)"},
    {&bd_criterion_alternation, "CAA 2b(ii), 16"},
    {&bd_criterion_grade_squared, "CAA 2c, guide set C"},
    {&bd_criterion_float_history_with_bye, "CAA 2d, 20b, 21b"},
    {&bd_criterion_top_board, "guide set D"},
};

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_conversion, &bd_option_finishable,
                                           &bd_option_seed};

const bd_rulebook bd_rulebook_plain = {
    .id = "plain",
    .title = BD_ENGLISH(ROUND_TITLE_PLAIN),
    .source = "bestdraw",
    BD_RULES(plain),
    BD_OPTIONS(options),
    .has = BD_HAS_LEVELS | BD_HAS_FILLERS | BD_HAS_MID_LINE,
    .articles = {BD_ARTICLES_OF_CAA, .equal_grades = "CAA 4"},
    .prepare = bd_rank_by_grade_with_filler,
    BD_USUAL_JUDGEMENTS,
    .compare_bye = bd_compare_bye_equal,
    .higher_has_white = bd_final_colour_check,
    .colour_rule = bd_colour_rule_of_claims,
    .order = bd_order_as_listed,
    .remarks = bd_no_remarks,
    .stages = bd_chain_start,
};
