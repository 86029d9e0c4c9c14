/* Rulebook: the table of all rulebooks, and what a round asks of its own: its criteria, stages, counts and
 * remarks.
 *
 * A rulebook declares what it is in its own folder (round/declaration.h); a criterion is one record
 * (stages/criterion.h). The solver and the checker ask bd_round_stages for the same stages.
 *
 * Beside rulebook.c: compare_draws.c says which of two draws the rules prefer. */
#ifndef BD_RULEBOOK_RULEBOOK_H
#define BD_RULEBOOK_RULEBOOK_H

#include "rulebook/stages/laid_draw.h"

/* All rulebooks, for listing. */
size_t bd_rulebook_count(void);
const bd_rulebook *bd_rulebook_at(size_t index);

/* The rulebook with this id ("caa", "fide", ...), or NULL. */
const bd_rulebook *bd_rulebook_find(const char *id);

/* Whether there is a rulebook with this id and it has this (BD_HAS_...). */
bool bd_rulebook_named_has(const char *id, unsigned what);

/* Whether only games earn points under the rulebook with this id: byes and defaults do not (a club season).
 */
bool bd_rulebook_games_only(const char *id);

/* The rulebook of an event that names none: the first one listed. */
const bd_rulebook *bd_rulebook_default(void);

/* The criterion with this id in any rulebook whose order can be changed, or NULL; the ids known, separated by
 * ", ". */
const bd_criterion *bd_criterion_find(const char *id);
bd_status bd_criterion_names(bd_arena *arena, const char **names, bd_err *err);

/* The criterion with this id as these rules have it, or else anybody's (the user may ask for it); NULL:
 * nobody has it. */
const bd_criterion *bd_rulebook_criterion(const bd_rulebook *rules, const char *id);

/* The article of a criterion as these rules number it. */
const char *bd_criterion_article(const bd_rulebook *rules, const bd_criterion *criterion);

/* The criteria of a round: the rulebook's, or the user's priorities. BD_BAD_INPUT when a name is not known or
 * they cannot stand in that order. */
bd_status bd_round_criteria(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                            size_t *count, bd_err *err);

/* What the rules ask of a round, question by question. BD_BAD_INPUT when the options list a criterion that
 * does not exist. */
bd_status bd_round_questions(bd_round *round, bd_arena *arena, bd_questions *out, bd_err *err);

/* The stages of a round. BD_BAD_INPUT when the options list a criterion that does not exist. */
bd_status bd_round_stages(bd_round *round, bd_arena *arena, bd_stages *out, bd_err *err);

/* The values of all stages of a draw that is laid out, counted from the boards (floats, transfers,
 * exchanges), not from the costs of pairs. */
bd_status bd_laid_count_all(const bd_laid_draw *laid, bd_arena *arena, bd_counts *out, bd_err *err);

/* The value of one stage counted from the boards; of a list of wishes, those that they grant before the first
 * that they do not. *counted false: nobody counts it. */
bd_status bd_laid_count_stage(const bd_laid_draw *laid, bd_arena *arena, const bd_stage *stage, bool *counted,
                              int64_t *value, bd_err *err);

/* What the rules want said with this matching. */
bd_status bd_round_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                           bd_err *err);

/* Which of two draws the rules prefer: negative: a, positive: b, 0: they are as good. Each is the matching of
 * a legal draw. They are compared question by question, by the answers of a as long as b has the same. */
bd_status bd_draws_compare(bd_round *round, bd_arena *arena, const uint16_t *a, const uint16_t *b, int *order,
                           bd_err *err);

/* What each pair costs under a criterion that asks for one stage which does not depend on others. */
bd_status bd_criterion_price(bd_round *round, bd_arena *arena, const bd_criterion *criterion,
                             const bd_edge *edges, size_t count, bd_cost *cost, bd_err *err);

/* Whose options may be set. */
typedef struct bd_option_scope {
    const bd_rulebook *rules;      /* of the draw */
    const bd_rulebook *named;      /* by the file, where the draw is made by other rules; or NULL */
    const char *const *priorities; /* criteria in an order of one's own: they bring their options with them */
    size_t priority_count;
} bd_option_scope;

/* The option of this name, or NULL. */
const bd_option *bd_option_in_scope(const bd_option_scope *scope, const char *name);

/* BD_BAD_INPUT at the setting's place. *unknown says that the name is not known, with the likely one or a
 * rulebook that knows it; else the value is wrong. */
bd_status bd_setting_check(const bd_setting *setting, const bd_option_scope *scope, bool *unknown,
                           bd_err *err);

/* The same for a list; lenient: names that are not known are left alone. */
bd_status bd_settings_check(const bd_setting *settings, size_t count, const bd_option_scope *scope,
                            bool lenient, bd_err *err);

#endif
