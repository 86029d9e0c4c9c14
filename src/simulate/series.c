#include "simulate/series.h"

#include "base/ints.h"
#include "rulebook/criteria/criteria.h"
#include "simulate/simulate_words.h"

#include <string.h>

static bd_status series_name_criterion(bd_series *series, const char *id, bd_err *err)
{
    if (series->criterion_count >= BD_SERIES_CRITERIA)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_MANY_CRITERIA), series->rules->id,
                BD_SERIES_CRITERIA - 2);
    series->criteria[series->criterion_count++] = id;
    return BD_OK;
}

/* The helper "floaters" stands where the rules first need to know who floats. */
static bd_status series_name_criteria(bd_series *series, bd_err *err)
{
    const bd_rulebook *rules = series->rules;
    bool helped = bd_rulebook_has(rules, BD_HAS_BRACKETS);
    for (size_t i = 0; i < rules->rule_count; i++) {
        const bool needs = bd_criterion_is(rules->rules[i].criterion, BD_NEEDS_FLOATERS);
        if (needs && !helped) BD_TRY(series_name_criterion(series, bd_criterion_floaters.id, err));
        helped = helped || needs;
        BD_TRY(series_name_criterion(series, rules->rules[i].criterion->id, err));
    }
    return series_name_criterion(series, "other", err);
}

bd_status bd_series_usual(const bd_rulebook *rules, bd_series *out, bd_err *err)
{
    *out = (bd_series){.event = bd_event_plan_usual(rules->id),
                       .sizes = {40},
                       .size_count = 1,
                       .tournaments = 1,
                       .seed = 1,
                       .rules = rules};
    out->event.schools = out->event.teams = -1;
    BD_TRY(bd_pairer_find("best", &out->methods[0], err));
    out->method_count = 1;
    return series_name_criteria(out, err);
}

/* The next item of a list with commas, and *list after it. */
static size_t series_take_item(const char **list, const char **item)
{
    *item = *list;
    const size_t length = strcspn(*list, ",");
    *list += length + ((*list)[length] == ',' ? 1 : 0);
    return length;
}

bd_status bd_series_sizes(bd_series *series, const char *list, bd_err *err)
{
    series->size_count = 0;
    do {
        const char *item;
        int64_t size;
        const size_t length = series_take_item(&list, &item);
        if (!bd_parse_int(item, length, 2, BD_PLAYERS_MAX, &size))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_FIELD_SIZE), BD_PLAYERS_MAX,
                    (int)(length > 40 ? 40 : length), item);
        if (series->size_count >= BD_SERIES_SIZES)
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_MANY_SIZES), BD_SERIES_SIZES);
        series->sizes[series->size_count++] = (int)size;
    } while (*list != '\0');
    return BD_OK;
}

static bool series_has_method(const bd_series *series, const char *id)
{
    for (int i = 0; i < series->method_count; i++)
        if (strcmp(series->methods[i].id, id) == 0) return true;
    return false;
}

bd_status bd_series_add(bd_series *series, const bd_pairer *pairer, bd_err *err)
{
    if (series_has_method(series, pairer->id)) return BD_OK;
    if (series->method_count >= BD_SERIES_METHODS)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_SERIES_METHODS), BD_SERIES_METHODS);
    series->methods[series->method_count++] = *pairer;
    return BD_OK;
}

bd_status bd_series_take_options(bd_series *series, const bd_draw_options *options, bd_err *err)
{
    BD_ASSERT(series->options == NULL && series->criterion_count > 0);
    series->options = options;
    series->criterion_count--; /* "other" stays the last */
    for (size_t i = 0; i < options->written_count; i++)
        if (!options->written[i].hard) BD_TRY(series_name_criterion(series, options->written[i].id, err));
    return series_name_criterion(series, "other", err);
}

bd_status bd_series_methods(bd_series *series, const char *list, bd_err *err)
{
    series->method_count = 1;
    do {
        char word[32];
        const char *item;
        bd_pairer pairer;
        const size_t length = series_take_item(&list, &item);
        const size_t kept = length < sizeof word ? length : sizeof word - 1;
        memcpy(word, item, kept);
        word[kept] = '\0';
        BD_TRY(bd_pairer_find(word, &pairer, err));
        BD_TRY(bd_series_add(series, &pairer, err));
    } while (*list != '\0');
    return BD_OK;
}

bd_status bd_series_check(const bd_series *series, bd_err *err)
{
    if (series->tournaments < 1 || series->tournaments > BD_SERIES_TOURNAMENTS)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(SIMULATE_TOURNAMENTS), BD_SERIES_TOURNAMENTS,
                series->tournaments);
    for (int i = 0; i < series->size_count; i++) {
        const bd_event_plan plan = bd_series_plan(series, i);
        BD_TRY(bd_event_plan_check(&plan, err));
    }
    return BD_OK;
}

/* Sizes take turns, so that the seed of a tournament says nothing about its size. */
bd_event_plan bd_series_plan(const bd_series *series, int k)
{
    bd_event_plan plan = series->event;
    bd_random lot = bd_random_part(series->seed, (uint64_t)k);
    plan.players = series->sizes[bd_series_size_at(series, k)];
    plan.seed = bd_random_next(&lot) >> 11; /* 53 bits: 'generate --seed' and JSON can say it */
    bd_event_plan_fill(&plan);
    return plan;
}

int bd_series_criterion(const bd_series *series, const char *id)
{
    for (int i = 0; i < series->criterion_count - 1; i++)
        if (strcmp(series->criteria[i], id) == 0) return i;
    return series->criterion_count - 1;
}

#define SERIES_TALLY_NAME(kind, name) name,
static const char *const series_tally_names[] = {BD_TALLY_ROWS(SERIES_TALLY_NAME)};

const char *bd_tally_name(bd_tally_kind kind) { return series_tally_names[kind]; }
