/* Priorities: the criteria of a round, in the rulebook's order or in the user's, with the helpers they need.
 */
#include "rulebook/criteria/criteria.h"
#include "rulebook/round/written.h"
#include "rulebook/rulebook.h"
#include "rulebook/rulebook_words.h"

#include <string.h>

static bool priorities_is_listed(const bd_criterion *const *list, size_t count, const bd_criterion *criterion)
{
    for (size_t i = 0; i < count; i++)
        if (list[i] == criterion) return true;
    return false;
}

static bool priorities_is_written(const bd_draw_options *options, const char *id)
{
    for (size_t i = 0; i < options->written_count; i++)
        if (strcmp(options->written[i].id, id) == 0) return true;
    return false;
}

/* The criterion of the rulebook file with this id as this round asks for it; NULL: it does not, or bars
 * boards. */
static bd_status priorities_find_written(const bd_round *round, const char *id, const bd_criterion **out,
                                         bd_err *err)
{
    *out = NULL;
    for (size_t i = 0; i < round->written->count; i++) {
        const bd_written *written = round->written->items[i].written;
        if (strcmp(written->id, id) == 0 && !written->hard) return bd_written_criterion(round, i, out, err);
    }
    return BD_OK;
}

/* The user's order; what every draw needs is added where it is left out: the two judgements of the bye in
 * front, top-board at the end. */
static bd_status priorities_read(const bd_round *round, bd_arena *arena, const bd_criterion **list,
                                 size_t *count, bd_err *err)
{
    const bd_draw_options *options = round->options;
    for (size_t i = 0; i < options->priority_count; i++) {
        const bd_criterion *criterion = bd_rulebook_criterion(round->rules, options->priorities[i]);
        if (criterion == NULL && priorities_is_written(options, options->priorities[i])) {
            BD_TRY(priorities_find_written(round, options->priorities[i], &criterion, err));
            if (criterion == NULL) continue; /* not in this round */
        }
        if (criterion == NULL) {
            const char *names;
            BD_TRY(bd_criterion_names(arena, &names, err));
            BD_FAIL(err, BD_BAD_INPUT, "priorities", BD_SAY(RULEBOOK_NOT_A_CRITERION), options->priorities[i],
                    names);
        }
        if (priorities_is_listed(list, *count, criterion))
            BD_FAIL(err, BD_BAD_INPUT, "priorities", BD_SAY(RULEBOOK_LISTED_TWICE), criterion->id);
        if (bd_criterion_is(criterion, BD_STANDS_FIRST) && *count > 0 &&
            !bd_criterion_is(list[*count - 1], BD_STANDS_FIRST))
            BD_FAIL(err, BD_BAD_INPUT, "priorities", BD_SAY(RULEBOOK_STANDS_FIRST), criterion->id);
        list[(*count)++] = criterion;
    }
    return BD_OK;
}

static void priorities_put_in_front(const bd_criterion **list, size_t *count, const bd_criterion *criterion)
{
    BD_ASSERT(criterion != NULL);
    if (priorities_is_listed(list, *count, criterion)) return;
    memmove(list + 1, list, *count * sizeof *list);
    list[0] = criterion;
    (*count)++;
}

/* What stands in front of every order of these rules: who can be paired at all. The user may have listed it,
 * and the judgements of the bye have come before it. */
static void priorities_put_first(const bd_round *round, const bd_criterion **list, size_t *count)
{
    for (size_t i = 0; i < round->rules->rule_count; i++) {
        const bd_criterion *criterion = round->rules->rules[i].criterion;
        if (!bd_criterion_is(criterion, BD_STANDS_FIRST)) continue;
        size_t at = 0;
        while (at < *count && list[at] != criterion) at++;
        if (at < *count) memmove(list + at, list + at + 1, (--*count - at) * sizeof *list);
        priorities_put_in_front(list, count, criterion);
    }
}

static bool priorities_name(const bd_draw_options *options, const char *id)
{
    for (size_t i = 0; i < options->priority_count; i++)
        if (strcmp(options->priorities[i], id) == 0) return true;
    return false;
}

/* Ids are names: no two criteria share one. */
static bd_status priorities_check_written(const bd_draw_options *options, bd_err *err)
{
    for (size_t i = 0; i < options->written_count; i++) {
        const char *id = options->written[i].id;
        if (options->written[i].place == BD_WRITTEN_LISTED && !priorities_name(options, id))
            BD_FAIL(err, BD_BAD_INPUT, "criterion", BD_SAY(RULEBOOK_WRITTEN_UNLISTED), id);
        if (bd_criterion_find(id) != NULL)
            BD_FAIL(err, BD_BAD_INPUT, "criterion", BD_SAY(RULEBOOK_WRITTEN_TAKEN), id);
        for (size_t k = 0; k < i; k++)
            if (strcmp(options->written[k].id, id) == 0)
                BD_FAIL(err, BD_BAD_INPUT, "criterion", BD_SAY(RULEBOOK_LISTED_TWICE), id);
    }
    return BD_OK;
}

/* Where a criterion of the rulebook file goes in the list. */
static bd_status priorities_written_place(const bd_round *round, const bd_written *written,
                                          const bd_criterion *const *list, size_t count, size_t *out,
                                          bd_err *err)
{
    const bool fixed = bd_rulebook_has(round->rules, BD_HAS_BRACKETS);
    BD_ASSERT(!written->hard && written->place != BD_WRITTEN_LISTED);
    size_t at = 0;
    if (fixed && written->place != BD_WRITTEN_FIRST)
        BD_FAIL(err, BD_BAD_INPUT, "criterion", BD_SAY(RULEBOOK_WRITTEN_FIRST), round->rules->id,
                written->id);
    while (at < count && bd_criterion_is(list[at], fixed ? BD_IS_WRITTEN : BD_STANDS_FIRST)) at++;
    if (written->place == BD_WRITTEN_LAST) at = count;
    if (written->anchor != NULL) {
        at = 0;
        while (at < count && strcmp(list[at]->id, written->anchor) != 0) at++;
        if (at == count)
            BD_FAIL(err, BD_BAD_INPUT, "criterion", BD_SAY(RULEBOOK_WRITTEN_ANCHOR), written->id,
                    written->anchor);
        if (written->place == BD_WRITTEN_AFTER) at++;
    }
    *out = at;
    return BD_OK;
}

/* Soft criteria of the rulebook file, in its order; hard ones have been seen to (round/legal.c). Of several
 * that are first the first stays first. */
static bd_status priorities_put_written(const bd_round *round, const bd_criterion **list, size_t *count,
                                        bd_err *err)
{
    size_t first = 0;
    BD_TRY(priorities_check_written(round->options, err));
    for (size_t i = 0; i < round->written->count; i++) {
        const bd_written *written = round->written->items[i].written;
        size_t at = 0;
        if (written->hard || written->place == BD_WRITTEN_LISTED) continue;
        BD_TRY(priorities_written_place(round, written, list, *count, &at, err));
        if (written->place == BD_WRITTEN_FIRST && !bd_rulebook_has(round->rules, BD_HAS_BRACKETS))
            at += first++;
        memmove(list + at + 1, list + at, (*count - at) * sizeof *list);
        BD_TRY(bd_written_criterion(round, i, &list[at], err));
        (*count)++;
    }
    return BD_OK;
}

/* A repair keeps published boards first of all, or after the criterion that the arbiter names. */
static bd_status priorities_put_keeping(const bd_round *round, const bd_criterion **list, size_t *count,
                                        bd_err *err)
{
    const char *after = round->options->keep_after;
    if (round->kept == NULL) return BD_OK;
    if (after != NULL && bd_rulebook_has(round->rules, BD_HAS_BRACKETS))
        BD_FAIL(err, BD_BAD_INPUT, "keep-after", BD_SAY(RULEBOOK_KEEPING_IS_FIRST), round->rules->id);
    size_t at = 0;
    while (at < *count && bd_criterion_is(list[at], BD_STANDS_FIRST)) at++;
    while (after != NULL && at < *count && strcmp(list[at]->id, after) != 0) at++;
    if (after != NULL && at == *count)
        BD_FAIL(err, BD_BAD_INPUT, "keep-after", BD_SAY(RULEBOOK_NOT_OF_THIS_DRAW), after);
    if (after != NULL) at++;
    memmove(list + at + 1, list + at, (*count - at) * sizeof *list);
    list[at] = &bd_criterion_disturbance;
    (*count)++;
    return BD_OK;
}

static bool priorities_know_the_profile(const bd_criterion *const *list, size_t count)
{
    bool scored = false;
    for (size_t i = 0; i < count; i++) scored = scored || bd_criterion_is(list[i], BD_SETTLES_SCORE);
    return scored && priorities_is_listed(list, count, &bd_criterion_bye_level);
}

static bd_status priorities_check_order(const bd_criterion *const *list, size_t count, bd_err *err)
{
    BD_ASSERT(count > 0);
    for (size_t i = 0; i < count; i++) {
        if (!bd_criterion_is(list[i], BD_NEEDS_PROFILE | BD_NEEDS_FLOATERS)) continue;
        if (!priorities_know_the_profile(list, i))
            BD_FAIL(err, BD_BAD_INPUT, "priorities", BD_SAY(RULEBOOK_AFTER_SCORE), list[i]->id);
    }
    return BD_OK;
}

bd_status bd_round_criteria(const bd_round *round, bd_arena *arena, const bd_criterion *const **criteria,
                            size_t *count, bd_err *err)
{
    const bd_draw_options *options = round->options;
    const bd_criterion **wanted, **list;
    const size_t rules = bd_round_paired_by(round)->rule_count;
    size_t wants = 0, listed = 0;
    const bool fixed = bd_rulebook_has(round->rules, BD_HAS_BRACKETS | BD_HAS_PRESCRIBED);
    if (options->priority_count > 0 && fixed)
        BD_FAIL(err, BD_BAD_INPUT, "priorities", BD_SAY(RULEBOOK_FIXED_ORDER), round->rules->id);
    const size_t most = options->priority_count + rules + round->written->count;
    BD_NEW(wanted, arena, most + 4, err);
    BD_NEW(list, arena, most + 5, err);
    if (options->priority_count > 0) {
        BD_TRY(priorities_read(round, arena, wanted, &wants, err));
        priorities_put_in_front(wanted, &wants, &bd_criterion_bye_level);
        priorities_put_in_front(wanted, &wants,
                                bd_rulebook_criterion(round->rules, bd_criterion_bye_again.id));
        if (!priorities_is_listed(wanted, wants, &bd_criterion_top_board))
            wanted[wants++] = &bd_criterion_top_board;
        priorities_put_first(round, wanted, &wants);
        BD_TRY(priorities_check_order(wanted, wants, err));
    } else {
        const bd_criterion *const *ordered = NULL;
        BD_TRY(round->rules->order(round, arena, &ordered, &wants, err));
        memcpy(wanted, ordered, wants * sizeof *wanted);
    }
    BD_TRY(priorities_put_written(round, wanted, &wants, err));
    BD_TRY(priorities_put_keeping(round, wanted, &wants, err));
    bool settled = false;
    for (size_t i = 0; i < wants; i++) {
        if (bd_criterion_is(wanted[i], BD_NEEDS_OPTION) && !bd_option_is_set(round, wanted[i]->option))
            continue;
        if (!bd_criterion_applies(wanted[i], round)) continue;
        const bool needs_floaters = bd_criterion_is(wanted[i], BD_NEEDS_FLOATERS);
        if (needs_floaters && !settled) list[listed++] = &bd_criterion_floaters;
        settled = settled || needs_floaters;
        list[listed++] = wanted[i];
    }
    *criteria = list;
    *count = listed;
    return BD_OK;
}
