/* The plain rulebook: the shortest list of what a Swiss draw needs. */
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/round/filler.h"
#include "rulebook/round/rank.h"
#include "rulebook/round/round_words.h"
#include "rulebook/stages/chain.h"

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
    {&bd_criterion_float_history, "CAA 2d, 20b, 21b"},
    {&bd_criterion_top_board, "guide set D"},
};

static bd_status plain_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    BD_TRY(bd_rank_by_grade(round, arena, err));
    return bd_filler_seat_below_line(round, arena, err);
}

static const bd_option *const options[] = {&bd_option_ungraded, &bd_option_conversion, &bd_option_seed};

const bd_rulebook bd_rulebook_plain = {
    .id = "plain",
    .title = BD_ENGLISH(ROUND_TITLE_PLAIN),
    .source = "bestdraw",
    .rules = plain,
    .rule_count = sizeof plain / sizeof plain[0],
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .has = BD_HAS_LEVELS | BD_HAS_FILLERS | BD_HAS_MID_LINE,
    .articles = {.met = "CAA 1",
                 .bye = "CAA 6",
                 .bye_choice = "CAA 6",
                 .downfloater = "CAA 20",
                 .upfloater = "CAA 21",
                 .odd_level = "CAA 10, 11, 19",
                 .ideal = "CAA 12",
                 .turns = "CAA 8"},
    .prepare = plain_prepare,
    .may_meet = bd_any_may_meet,
    .may_be_refused = bd_nobody_is_refused,
    .may_have_bye = bd_any_may_have_bye,
    .compare_bye = bd_compare_bye_equal,
    .due = bd_due_by_claim,
    .higher_has_white = bd_final_colour_check,
    .colour_rule = bd_colour_rule_of_claims,
    .compare_boards = bd_compare_boards_by_order,
    .order = bd_order_as_listed,
    .remarks = bd_no_remarks,
    .stages = bd_chain_start,
};
