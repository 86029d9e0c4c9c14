/* C5 .. C9: the bye, and who leaves the bracket, and the next one. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

const bd_criterion bd_criterion_c5 = {
    .id = "C5",
    BD_SAYS_WORSE(FIDE_C5),
    .count = bd_bye_score_count,
    .own = &(const bd_bracket_kind){.steps = {bd_bye_score_step}},
};

const bd_criterion bd_criterion_c6 = {
    .id = "C6", BD_SAYS(FIDE_C6), .count = bd_bracket_count, .own = &bd_kind_leaving_all};

const bd_criterion bd_criterion_c7 = {
    .id = "C7", BD_SAYS(FIDE_C7), .count = bd_bracket_count, .own = &bd_kind_leaving_moved};

const bd_criterion bd_criterion_c8 = {
    .id = "C8", BD_SAYS(FIDE_C8), .count = bd_bracket_count, .own = &bd_kind_leaving_next};

static bd_step leaving_with_bye(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    const bool takes_bye =
        walk->round->bye >= 0 && bracket->floaters == 1 &&
        walk->bye_score >= walk->round->players[bracket->members[bracket->count - 1]].score;
    return !takes_bye || turn > 0 ? BD_STEP_END : bd_bye_unplayed_give(walk, stage);
}

const bd_criterion bd_criterion_c9 = {
    .id = "C9",
    BD_SAYS(FIDE_C9),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {leaving_with_bye}, .in_bracket = bd_bye_unplayed_count},
};
