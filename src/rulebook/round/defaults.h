/* Defaults: the functions of a declaration that most rulebooks share. */
#ifndef BD_RULEBOOK_ROUND_DEFAULTS_H
#define BD_RULEBOOK_ROUND_DEFAULTS_H

#include "rulebook/round/declaration.h"

/* may_meet, may_be_refused, may_have_bye: no more is asked. */
bool bd_any_may_meet(const bd_round *round, int u, int v);
bool bd_nobody_is_refused(const bd_round *round, int u);
bool bd_any_may_have_bye(const bd_round *round, int u);

/* What most declarations have beside their own functions: no more is asked of a board or a bye, colours are
 * due by the claim, boards stand in the order of their higher players, and rounds are paired by these rules.
 */
#define BD_USUAL_JUDGEMENTS                                                                                  \
    BD_USUAL_CHOICES, .due = bd_due_by_claim, .compare_boards = bd_compare_boards_by_order

/* The same without the colours due and the order of boards. */
#define BD_USUAL_CHOICES                                                                                     \
    .may_meet = bd_any_may_meet, .may_be_refused = bd_nobody_is_refused,                                     \
    .may_have_bye = bd_any_may_have_bye, .compare_claims = bd_compare_claims_by_colours,                     \
    .pairs_by = bd_pairs_by_own

/* compare_bye: all are equal. */
int bd_compare_bye_equal(const bd_round *round, int u, int v);

/* due: by the claim (CAA 14, 15). */
bd_colour bd_due_by_claim(const bd_round *round, int u);

/* compare_claims: by the colours of the games played (CAA 16). */
int bd_compare_claims_by_colours(const bd_round *round, int u, int v);

/* colour_rule: the claims compared (CAA 16, 25). */
const char *bd_colour_rule_of_claims(const bd_round *round, int u, int v, const char **article);

/* compare_boards: by the higher player in draw order. */
int bd_compare_boards_by_order(const bd_round *round, const bd_edge *a, const bd_edge *b);

/* pairs_by: always by the round's own rules. */
const bd_rulebook *bd_pairs_by_own(const bd_round *round);

/* order: as listed. */
bd_status bd_order_as_listed(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                             size_t *count, bd_err *err);

/* remarks: none; or the lot of this draw, as ids. */
bd_status bd_no_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                        bd_err *err);

/* higher_has_white: the final colour check (CAA 25). */
bool bd_final_colour_check(const bd_round *round, int u, int v, int board);

/* Of articles: those of the Chess Arbiters' Association. */
#define BD_ARTICLES_OF_CAA                                                                                   \
    .met = "CAA 1", .bye = "CAA 6", .bye_choice = "CAA 6", .downfloater = "CAA 20", .upfloater = "CAA 21",   \
    .odd_level = "CAA 10, 11, 19", .ideal = "CAA 12", .turns = "CAA 8"

/* What is said with a draw beyond its boards, sentence by sentence. */
typedef struct bd_remark_list {
    bd_arena *arena;
    const char **sentences;
    size_t count, capacity;
} bd_remark_list;

bd_status bd_remark_add(bd_remark_list *list, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The lot of this draw, as ids. */
bd_status bd_lot_remark(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                        bd_err *err);

#endif
