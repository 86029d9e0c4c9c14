/* Criteria: what several rulebooks can ask to be minimised, a file a family: disturbance.c, pairs.c, byes.c,
 * score.c, colour.c, floats.c, seats.c, settle.c, variation.c, top.c. A criterion of one rulebook alone
 * stands in its folder. */
#ifndef BD_RULEBOOK_CRITERIA_CRITERIA_H
#define BD_RULEBOOK_CRITERIA_CRITERIA_H

#include "rulebook/stages/laid_draw.h"

/* disturbance.c: of a draw that is being repaired */
extern const bd_criterion bd_criterion_disturbance;
/* pairs.c: two players who should rather not meet */
extern const bd_criterion bd_criterion_repeat, bd_criterion_half_byes, bd_criterion_defaulted,
    bd_criterion_club, bd_criterion_school, bd_criterion_school_refused, bd_criterion_repeat_softly;
/* byes.c */
extern const bd_criterion bd_criterion_bye_again, bd_criterion_bye_level, bd_criterion_bye_alphabet,
    bd_criterion_bye_lowest;
/* score.c */
extern const bd_criterion bd_criterion_score;
/* colour.c */
extern const bd_criterion bd_criterion_relax_last_rounds, bd_criterion_colour_difference,
    bd_criterion_alternation;
/* floats.c: the mid-line and the floaters */
extern const bd_criterion bd_criterion_mid_line, bd_criterion_float_repeat, bd_criterion_downfloater,
    bd_criterion_upfloater, bd_criterion_float_once, bd_criterion_float_balance, bd_criterion_float_history,
    bd_criterion_halves, bd_criterion_floater;
/* seats.c: colours as they are given on a board */
extern const bd_criterion bd_criterion_equalise, bd_criterion_alternate, bd_criterion_season_difference,
    bd_criterion_season_alternation;
/* settle.c: a helper */
extern const bd_criterion bd_criterion_floaters;
/* variation.c */
extern const bd_criterion bd_criterion_variation, bd_criterion_variation_squared, bd_criterion_grade_squared,
    bd_criterion_rating_squared, bd_criterion_variation_alphabet, bd_criterion_halves_alphabet,
    bd_criterion_variation_squared_alphabet, bd_criterion_move_200, bd_criterion_move_80;
/* top.c */
extern const bd_criterion bd_criterion_top_board, bd_criterion_lot, bd_criterion_nearest;

/* How many boards of the published draw a repair changes (CAA 27, SCA 25), as the first of all
 * stages.
 *
 * The stages of rules that give their own, with the one of "disturbance" before them. */
bd_status bd_disturbance_first(const bd_round *round, bd_arena *arena, const bd_stages *own, bd_stages *out,
                               bd_err *err);

#endif
