/* Criteria: what several rulebooks can ask to be minimised, a file a family: disturbance.c, pairs.c, byes.c,
 * score.c, colour.c, mid_line.c, floats.c, seats.c, settle.c, variation.c, top.c; written_criteria.c makes
 * those that a rulebook file writes. A criterion of one rulebook alone stands in its folder. What families
 * lend each other, and such folders, follows the records. */
#ifndef BD_RULEBOOK_CRITERIA_CRITERIA_H
#define BD_RULEBOOK_CRITERIA_CRITERIA_H

#include "rulebook/stages/chain.h"

/* disturbance.c: of a draw that is being repaired */
extern const bd_criterion bd_criterion_disturbance;
/* pairs.c: two players who should rather not meet */
extern const bd_criterion bd_criterion_repeat, bd_criterion_half_byes, bd_criterion_defaulted,
    bd_criterion_club, bd_criterion_school, bd_criterion_school_refused, bd_criterion_repeat_softly;
/* byes.c */
extern const bd_criterion bd_criterion_bye_again, bd_criterion_bye_or_default, bd_criterion_bye_level,
    bd_criterion_bye_half, bd_criterion_bye_place, bd_criterion_bye_alphabet, bd_criterion_bye_lowest;
/* score.c */
extern const bd_criterion bd_criterion_score;
/* colour.c */
extern const bd_criterion bd_criterion_relax_last_rounds, bd_criterion_colour_difference,
    bd_criterion_alternation, bd_criterion_transfer_level;
/* mid_line.c: exchanges across the mid-line */
extern const bd_criterion bd_criterion_mid_line, bd_criterion_halves;
/* floats.c: the floaters; of the first two the second is without reference to grades */
extern const bd_criterion bd_criterion_floats, bd_criterion_floats_unseeded, bd_criterion_float_repeat,
    bd_criterion_downfloater, bd_criterion_upfloater, bd_criterion_float_once, bd_criterion_float_balance,
    bd_criterion_float_history, bd_criterion_float_history_with_bye, bd_criterion_floater;
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

/* Puts the stages of these criteria in front of those of rules that give their own (disturbance.c). */
bd_status bd_criteria_first(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                            size_t count, bd_questions *questions, bd_err *err);

/* The record of a criterion that a rulebook file writes and this round asks for, by its place in
 * round->written (written_criteria.c). */
bd_status bd_written_criterion(const bd_round *round, size_t index, const bd_criterion **out, bd_err *err);

/* By node: equal texts have equal labels; no text has label 0. NULL when memory is exhausted. */
const int32_t *bd_pair_labels(bd_chain *chain, const char *(*text_of)(const bd_card *card));

/* The stage of pairs with one label. */
bd_step bd_pair_give_labels(bd_chain *chain, bd_stage *stage, const int32_t *label);

/* The stage of pairs from one club or group (or federation, where these count), as long as it is early; and
 * of those that the file wants avoided, always. */
bd_step bd_pair_give_company(bd_chain *chain, bool early, bool federations, bd_stage *stage);

/* Second count: whether two are such company, up to round `rounds`. */
int bd_pair_judge_company(const bd_round *round, int u, int v, int rounds);

/* score.c, for rules that ask for the scores of some levels before those of the others (top levels, counted
 * from the top): how many fall from each of these and how far; and the same of the rest, and how many each
 * level takes in. */
bd_step bd_score_give_top(bd_chain *chain, int top, int step, bd_stage *stage);
bd_step bd_score_give_rest(bd_chain *chain, int top, int step, bd_stage *stage);
bd_status bd_score_count_top(const bd_laid_draw *laid, int top, bd_tally *tally, bd_err *err);
bd_status bd_score_count_rest(const bd_laid_draw *laid, int top, bd_tally *tally, bd_err *err);

#define BD_SCORE_WORDS_OF_FALLS                                                                              \
    {".down", BD_ENGLISH(CRITERIA_SCORE_DOWN_COSTS), BD_ENGLISH(CRITERIA_SCORE_DOWN_WORSE), false},          \
    {                                                                                                        \
        ".diff", NULL, BD_ENGLISH(CRITERIA_SCORE_DIFF_WORSE), false                                          \
    }
#define BD_SCORE_WORDS                                                                                       \
    BD_SCORE_WORDS_OF_FALLS, { ".up", NULL, BD_ENGLISH(CRITERIA_SCORE_UP_WORSE), true }

/* A board between levels costs down[higher] + up[lower]; the bye costs bye[who has it]; a board inside a
 * level costs nothing. */
typedef struct bd_float_costs {
    const int16_t *level;
    const int32_t *down, *up, *bye;
    int bye_node;
    int from; /* the level that a stage of one level is about */
} bd_float_costs;

void bd_price_floats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost);

/* Costs of this chain with zeroed arrays; NULL when memory is exhausted. The caller fills them before the
 * stage is given. */
typedef struct bd_float_table {
    bd_float_costs costs;
    int32_t *down, *up, *bye;
} bd_float_table;

bd_float_table *bd_float_table_new(bd_chain *chain);

/* How far down the list of the rules a card stands when a downfloater is sought, and an upfloater; 0 is the
 * place looked at first. The mid-lines must be drawn. */
int bd_float_place_down(const bd_chain *chain, int node);
int bd_float_place_up(const bd_chain *chain, int node);

/* Second counts: which way u leaves its level: down, by the bye too, or up; or none. The cards that an
 * arbiter passes over before coming to this one, looking for a downfloater; an upfloater; the bye from the
 * mid-line. */
bd_float bd_float_way(const bd_laid_draw *laid, int u);
int bd_float_passed_down(const bd_laid_draw *laid, int u);
int bd_float_passed_up(const bd_laid_draw *laid, int u);
int bd_float_passed_bye(const bd_laid_draw *laid, int u);

#endif
