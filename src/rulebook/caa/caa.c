#include "rulebook/books.h"
#include "rulebook/criteria/criteria.h"

/* The British seeded Swiss (Chess Arbiters' Association, 2009): its criteria in order (CAA 2). */
static const bd_criterion *const seeded[] = {
    &bd_criterion_repeat,        &bd_criterion_bye_again,
    &bd_criterion_bye_level,     &bd_criterion_relax_last_rounds,
    &bd_criterion_score,         &bd_criterion_colour_difference,
    &bd_criterion_alternation,   &bd_criterion_half_byes,
    &bd_criterion_defaulted,     &bd_criterion_club,
    &bd_criterion_mid_line,      &bd_criterion_float_repeat,
    &bd_criterion_downfloater,   &bd_criterion_upfloater,
    &bd_criterion_variation,     &bd_criterion_variation_squared,
    &bd_criterion_grade_squared, &bd_criterion_float_history,
    &bd_criterion_top_board,
};

/* CAA 30: no reference to grades or the mid-line. */
static const bd_criterion *const unseeded[] = {
    &bd_criterion_repeat,       &bd_criterion_bye_again,
    &bd_criterion_bye_level,    &bd_criterion_relax_last_rounds,
    &bd_criterion_score,        &bd_criterion_colour_difference,
    &bd_criterion_alternation,  &bd_criterion_half_byes,
    &bd_criterion_defaulted,    &bd_criterion_club,
    &bd_criterion_float_repeat, &bd_criterion_float_history,
    &bd_criterion_top_board,
};

enum { SEEDED = sizeof seeded / sizeof seeded[0], UNSEEDED = sizeof unseeded / sizeof unseeded[0] };

const bd_rulebook bd_rulebook_caa = {
    .id = "caa",
    .title = "British seeded Swiss",
    .source = "Chess Arbiters' Association, Rules for Seeded Swiss Pairings, 2009",
    .criteria = seeded,
    .criterion_count = SEEDED,
};

const bd_rulebook bd_rulebook_caa_long = {
    .id = "caa-long",
    .title =
        "British seeded Swiss for long events (CAA 28: the upfloater is sought from the mid-line to the top)",
    .source = "Chess Arbiters' Association, Rules for Seeded Swiss Pairings, 2009",
    .criteria = seeded,
    .criterion_count = SEEDED,
    .traits = BD_TRAIT_UPFLOATER_LOW,
};

const bd_rulebook bd_rulebook_caa_large = {
    .id = "caa-large",
    .title = "British seeded Swiss for large numbers (CAA 29: the downfloater is sought from the bottom to "
             "the mid-line)",
    .source = "Chess Arbiters' Association, Rules for Seeded Swiss Pairings, 2009",
    .criteria = seeded,
    .criterion_count = SEEDED,
    .traits = BD_TRAIT_DOWNFLOATER_LOW,
};

const bd_rulebook bd_rulebook_caa_random = {
    .id = "caa-random",
    .title = "British Swiss without seeding (CAA 30: a lot instead of grades)",
    .source = "Chess Arbiters' Association, Rules for Seeded Swiss Pairings, 2009",
    .criteria = unseeded,
    .criterion_count = UNSEEDED,
    .traits = BD_TRAIT_LOT_ORDER,
};
