#include "rulebook/rulebook.h"

#include "base/closest.h"
#include "rulebook/books.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/rulebook_words.h"

#include <string.h>

#define BD_BOOK_ROW(name) &bd_rulebook_##name,
static const bd_rulebook *const books[] = {BD_BOOKS(BD_BOOK_ROW)};
#undef BD_BOOK_ROW

enum { BOOKS = sizeof books / sizeof books[0] };

size_t bd_rulebook_count(void) { return BOOKS; }

const bd_rulebook *bd_rulebook_at(size_t index) { return index < BOOKS ? books[index] : NULL; }

const bd_rulebook *bd_rulebook_default(void) { return books[0]; }

static const bd_rulebook *rulebook_named(const char *id)
{
    for (size_t i = 0; i < BOOKS; i++)
        if (strcmp(books[i]->id, id) == 0) return books[i];
    return NULL;
}

const bd_rulebook *bd_rulebook_find(const char *id) { return rulebook_named(id); }

bool bd_rulebook_named_has(const char *id, unsigned what)
{
    const bd_rulebook *book = rulebook_named(id);
    return book != NULL && bd_rulebook_has(book, what);
}

bool bd_rulebook_games_only(const char *id) { return bd_rulebook_named_has(id, BD_HAS_SIT_OUTS); }

/* Criteria that walk by themselves, those of the list first, then those that can be asked for; those of
 * rulebooks with stages of their own cannot be put into another order. */
static const bd_criterion *rulebook_criterion_of(const bd_rulebook *book, size_t index)
{
    if (bd_rulebook_has(book, BD_HAS_BRACKETS | BD_HAS_PRESCRIBED)) return NULL;
    if (index < book->rule_count) return book->rules[index].criterion;
    for (size_t i = 0, asked = book->rule_count; i < book->more_rule_count; i++)
        if (bd_criterion_is(book->more_rules[i].criterion, BD_IS_ON_REQUEST) && asked++ == index)
            return book->more_rules[i].criterion;
    return NULL;
}

static const bd_criterion *rulebook_criterion_in(const bd_rulebook *book, const char *id)
{
    for (size_t i = 0; i < book->rule_count; i++)
        if (strcmp(book->rules[i].criterion->id, id) == 0) return book->rules[i].criterion;
    return NULL;
}

const bd_criterion *bd_criterion_find(const char *id)
{
    for (size_t b = 0; b < BOOKS; b++)
        for (size_t i = 0; rulebook_criterion_of(books[b], i) != NULL; i++)
            if (strcmp(rulebook_criterion_of(books[b], i)->id, id) == 0)
                return rulebook_criterion_of(books[b], i);
    return NULL;
}

const bd_criterion *bd_rulebook_criterion(const bd_rulebook *rules, const char *id)
{
    const bd_criterion *own = rulebook_criterion_in(rules, id);
    return own != NULL ? own : bd_criterion_find(id);
}

static const char *rulebook_article_in(const bd_rule *rules, size_t count, const bd_criterion *criterion)
{
    for (size_t i = 0; i < count; i++)
        if (rules[i].criterion == criterion) return rules[i].article;
    return NULL;
}

static const char *rulebook_article_of(const bd_rulebook *book, const bd_criterion *criterion)
{
    const char *article = rulebook_article_in(book->rules, book->rule_count, criterion);
    return article != NULL ? article
                           : rulebook_article_in(book->more_rules, book->more_rule_count, criterion);
}

const char *bd_criterion_article(const bd_rulebook *rules, const bd_criterion *criterion)
{
    const char *article = rulebook_article_of(rules, criterion);
    if (article == NULL) article = criterion->article;
    for (size_t b = 0; b < BOOKS && article == NULL; b++) article = rulebook_article_of(books[b], criterion);
    BD_ASSERT(article != NULL);
    return article;
}

static bool rulebook_named_before(size_t book, size_t index)
{
    const char *id = rulebook_criterion_of(books[book], index)->id;
    for (size_t b = 0; b <= book; b++)
        for (size_t i = 0; rulebook_criterion_of(books[b], i) != NULL && (b < book || i < index); i++)
            if (strcmp(rulebook_criterion_of(books[b], i)->id, id) == 0) return true;
    return false;
}

bd_status bd_criterion_names(bd_arena *arena, const char **names, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t b = 0; b < BOOKS; b++)
        for (size_t i = 0; rulebook_criterion_of(books[b], i) != NULL; i++)
            if (!rulebook_named_before(b, i))
                bd_text_add(&text, "%s%s", text.length > 0 ? ", " : "",
                            rulebook_criterion_of(books[b], i)->id);
    return bd_text_finish(&text, names, err);
}

bd_status bd_round_questions(bd_round *round, bd_arena *arena, bd_questions *out, bd_err *err)
{
    const bd_criterion *const *criteria;
    size_t count;
    BD_TRY(bd_round_criteria(round, arena, &criteria, &count, err));
    BD_TRY(round->rules->stages(round, arena, criteria, count, out, err));
    if (!bd_rulebook_has(round->rules, BD_HAS_BRACKETS)) return BD_OK;
    size_t first = 0;
    while (first < count &&
           (criteria[first] == &bd_criterion_disturbance || bd_criterion_is(criteria[first], BD_IS_WRITTEN)))
        first++;
    return bd_criteria_first(round, arena, criteria, first, out, err);
}

bd_status bd_round_stages(bd_round *round, bd_arena *arena, bd_stages *out, bd_err *err)
{
    bd_questions own;
    BD_TRY(bd_round_questions(round, arena, &own, err));
    return bd_questions_stages(arena, &own, out, err);
}

bd_status bd_laid_count_all(const bd_laid_draw *laid, bd_arena *arena, bd_counts *out, bd_err *err)
{
    const bd_criterion *const *criteria;
    size_t count;
    bd_tally tally = {.arena = arena};
    BD_TRY(bd_round_criteria(laid->round, arena, &criteria, &count, err));
    for (size_t i = 0; i < count; i++) BD_TRY(bd_criterion_count(criteria[i], laid, &tally, err));
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}

/* Two for each other; or one who is paired with none of the choosers' candidates; or one who is in a set. */
static bool rulebook_grants(const bd_laid_draw *laid, const bd_stage *stage, int64_t wish)
{
    if (stage->wishing != NULL) {
        const int u = stage->wishing[wish];
        return stage->pickers->is_in(stage->pickers->context, u, laid->partner[u]);
    }
    const bd_edge pair = stage->wished[wish];
    if (pair.u != pair.v) return laid->partner[pair.u] == pair.v;
    return bd_choosers_have(stage->choosers, laid->partner, pair.u) == pair.u;
}

static int64_t rulebook_count_wishes(const bd_laid_draw *laid, const bd_stage *stage)
{
    int64_t granted = 0;
    while (granted < stage->wishes && rulebook_grants(laid, stage, granted)) granted++;
    return granted;
}

bd_status bd_laid_count_stage(const bd_laid_draw *laid, bd_arena *arena, const bd_stage *stage, bool *counted,
                              int64_t *value, bd_err *err)
{
    const bd_criterion *const *criteria;
    size_t count;
    bd_laid_draw asked = *laid;
    asked.arena = arena;
    asked.stage = stage->id;
    *counted = stage->wished != NULL || stage->wishing != NULL;
    if (*counted) {
        *value = rulebook_count_wishes(laid, stage);
        return BD_OK;
    }
    BD_TRY(bd_round_criteria(laid->round, arena, &criteria, &count, err));
    for (size_t i = 0; i < count && !*counted; i++) {
        bd_tally tally = {.arena = arena};
        if (!bd_stage_is_of(stage->id, criteria[i])) continue;
        BD_TRY(bd_criterion_count(criteria[i], &asked, &tally, err));
        const bd_counts counts = {tally.items, tally.count};
        const int64_t *found = bd_counts_find(&counts, stage->id);
        if (found == NULL) continue;
        *counted = true;
        *value = *found;
    }
    return BD_OK;
}

bd_status bd_round_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                           bd_err *err)
{
    return round->rules->remarks(round, arena, partner, out, err);
}

bd_status bd_criterion_price(bd_round *round, bd_arena *arena, const bd_criterion *criterion,
                             const bd_edge *edges, size_t count, bd_cost *cost, bd_err *err)
{
    BD_ASSERT(count == 0 || edges != NULL);
    const bd_stage_view view = {.last_value = 0};
    bd_questions stages;
    bd_stage stage;
    bool done = true;
    memset(cost, 0, count * sizeof *cost);
    BD_TRY(bd_chain_start(round, arena, &criterion, 1, &stages, err));
    BD_TRY(stages.next(stages.self, &view, &stage, &done, err));
    if (!done) stage.price(stage.context, edges, count, cost);
    return BD_OK;
}

static const bd_option *setting_option_of(const bd_rulebook *rules, const char *name)
{
    return rules != NULL ? bd_option_find(rules->options, rules->option_count, name) : NULL;
}

/* The option that steers a criterion, where it has this name. */
static const bd_option *setting_option_of_criterion(const char *id, const char *name)
{
    const bd_criterion *criterion = bd_criterion_find(id);
    return criterion != NULL && criterion->option != NULL ? bd_option_find(&criterion->option, 1, name)
                                                          : NULL;
}

const bd_option *bd_option_in_scope(const bd_option_scope *scope, const char *name)
{
    const bd_option *option = setting_option_of(scope->rules, name);
    if (option == NULL) option = setting_option_of(scope->named, name);
    for (size_t i = 0; i < scope->priority_count && option == NULL; i++)
        option = setting_option_of_criterion(scope->priorities[i], name);
    return option;
}

static bd_status setting_refuse_name(const bd_rulebook *rules, const bd_setting *setting, bd_err *err)
{
    bd_closest closest = {.word = setting->key};
    for (size_t i = 0; i < bd_rulebook_count(); i++)
        if (setting_option_of(bd_rulebook_at(i), setting->key) != NULL)
            BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_OF_OTHERS), rules->id,
                    setting->key, bd_rulebook_at(i)->id);
    for (size_t i = 0; i < rules->option_count; i++) bd_closest_offer(&closest, rules->options[i]->name);
    if (closest.best != NULL)
        BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_MEANT), rules->id, setting->key,
                closest.best);
    BD_FAIL(err, BD_BAD_INPUT, setting->place, BD_SAY(RULEBOOK_OPTION_UNKNOWN), rules->id, setting->key,
            rules->id);
}

bd_status bd_setting_check(const bd_setting *setting, const bd_option_scope *scope, bool *unknown,
                           bd_err *err)
{
    const bd_option *option = bd_option_in_scope(scope, setting->key);
    *unknown = option == NULL;
    if (option == NULL) return setting_refuse_name(scope->rules, setting, err);
    return bd_option_check(option, setting->text, setting->value_place, err);
}

bd_status bd_settings_check(const bd_setting *settings, size_t count, const bd_option_scope *scope,
                            bool lenient, bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        bd_err wrong = {.status = BD_OK};
        bool unknown = false;
        const bd_status status = bd_setting_check(&settings[i], scope, &unknown, &wrong);
        if (status == BD_OK || (unknown && lenient)) continue;
        if (err != NULL) *err = wrong;
        return status;
    }
    return BD_OK;
}
