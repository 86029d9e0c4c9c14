#include "rulebook/books.h"
#include "rulebook/criteria/criteria.h"

/* The shortest list of what a Swiss draw needs, in the order of the first design of this program. */
static const bd_criterion *const plain[] = {
    &bd_criterion_repeat,      &bd_criterion_bye_again,     &bd_criterion_bye_level,
    &bd_criterion_school,      &bd_criterion_score,         &bd_criterion_colour_difference,
    &bd_criterion_alternation, &bd_criterion_grade_squared, &bd_criterion_float_history,
    &bd_criterion_top_board,
};

const bd_rulebook bd_rulebook_plain = {
    .id = "plain",
    .title = "Plain Swiss: repeats, school, score, colour, grade order, floats",
    .source = "bestdraw",
    .criteria = plain,
    .criterion_count = sizeof plain / sizeof plain[0],
};
