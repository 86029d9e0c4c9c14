/* Lines of a series' file are read; nothing is passed over. */
#include "simulate/line.h"

#include "io/json/json.h"
#include "simulate/simulate_words.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void line_write_add_numbers(bd_text *text, const char *key, const int64_t *numbers, int count)
{
    bd_text_add(text, ",\"%s\":[", key);
    for (int i = 0; i < count; i++) bd_text_add(text, "%s%" PRId64, i == 0 ? "" : ",", numbers[i]);
    bd_text_add_char(text, ']');
}

static void line_write_add_plan(const bd_event_plan *plan, bd_text *text)
{
    bd_text_add(text, ",\"rounds\":%d,\"rating\":%d,\"spread\":%d,\"noise\":%d", plan->rounds, plan->rating,
                plan->spread, plan->noise);
    bd_text_add(text, ",\"clubs\":%d,\"schools\":%d,\"teams\":%d,\"draws\":%d", plan->clubs, plan->schools,
                plan->teams, plan->draws);
    bd_text_add(text, ",\"unrated\":%d,\"forfeits\":%d,\"half_byes\":%d,\"zero_byes\":%d", plan->unrated,
                plan->forfeits, plan->half_byes, plan->zero_byes);
    bd_text_add(text, ",\"late\":%d,\"withdrawals\":%d,\"forbidden\":%d,\"accelerated\":%s", plan->late,
                plan->withdrawals, plan->forbidden, plan->accelerated ? "true" : "false");
}

void bd_line_add_series(const bd_series *series, const char *kind, bd_text *text)
{
    bd_text_add(text,
                "{\"format\":\"%s\",\"rules\":\"%s\",\"tournaments\":%d,\"seed\":%" PRIu64
                ",\"histories\":\"%s\",\"players\":[",
                kind, series->rules->id, series->tournaments, series->seed,
                series->same_histories ? "same" : "worlds");
    for (int i = 0; i < series->size_count; i++)
        bd_text_add(text, "%s%d", i == 0 ? "" : ",", series->sizes[i]);
    bd_text_add_char(text, ']');
    line_write_add_plan(&series->event, text);
    bd_text_add_string(text, ",\"methods\":[");
    for (int i = 0; i < series->method_count; i++)
        bd_text_add(text, "%s\"%s\"", i == 0 ? "" : ",", series->methods[i].id);
    bd_text_add_string(text, "],\"criteria\":[");
    for (int i = 0; i < series->criterion_count; i++)
        bd_text_add(text, "%s\"%s\"", i == 0 ? "" : ",", series->criteria[i]);
    bd_text_add_string(text, "]}\n");
}

static void line_write_add_method(const bd_series *series, const bd_trial_method *method, const char *id,
                                  bd_text *text)
{
    const int criteria = series->criterion_count;
    bd_text_add(text, ",\"%s\":{", id);
    for (int t = 0; t < BD_TALLIES; t++)
        bd_text_add(text, "%s\"%s\":%" PRId64, t == 0 ? "" : ",", bd_tally_name((bd_tally_kind)t),
                    method->tally[t]);
    line_write_add_numbers(text, "first", method->first, criteria);
    line_write_add_numbers(text, "excess", method->excess, criteria);
    line_write_add_numbers(text, "more", method->more, criteria);
    line_write_add_numbers(text, "less", method->less, criteria);
    line_write_add_numbers(text, "sum", method->sum, criteria);
    line_write_add_numbers(text, "kendall", method->kendall, series->event.rounds);
    line_write_add_numbers(text, "spearman", method->spearman, series->event.rounds);
    bd_text_add_char(text, '}');
}

void bd_line_add_trial(const bd_series *series, const bd_trial *trial, bd_text *text)
{
    bd_text_add(text, "{\"tournament\":%d,\"seed\":%" PRIu64 ",\"players\":%d", trial->number, trial->seed,
                trial->players);
    for (int m = 0; m < series->method_count; m++)
        line_write_add_method(series, &trial->methods[m], series->methods[m].id, text);
    bd_text_add_string(text, "}\n");
}

void bd_line_add_times(const bd_series *series, const bd_trial *trial, bd_text *text)
{
    bd_text_add(text, "{\"tournament\":%d,\"nanoseconds\":[", trial->number);
    for (int m = 0; m < series->method_count; m++)
        bd_text_add(text, "%s%" PRId64, m == 0 ? "" : ",", trial->methods[m].nanoseconds);
    bd_text_add_string(text, "],\"rounds\":[");
    for (int m = 0; m < series->method_count; m++)
        bd_text_add(text, "%s%" PRId64, m == 0 ? "" : ",", trial->methods[m].tally[BD_TALLY_DRAWS]);
    bd_text_add_string(text, "]}\n");
}

/* The largest whole number that the strict reader lets through. */
#define LARGEST ((int64_t)1 << 53)

static bd_status line_read_member(const bd_json_doc *doc, const bd_json *object, const char *key,
                                  const bd_json **out, bd_err *err)
{
    *out = bd_json_member(doc, object, key);
    return *out != NULL ? BD_OK : bd_json_fail(doc, object, err, BD_SAY(SIMULATE_MISSING), key);
}

static bd_status line_read_whole(const bd_json_doc *doc, const bd_json *value, int64_t low, int64_t *out,
                                 bd_err *err)
{
    if (value->kind != BD_JSON_NUMBER || !value->whole || value->as.integer < low)
        return bd_json_fail(doc, value, err, BD_SAY(SIMULATE_WHOLE));
    *out = value->as.integer;
    return BD_OK;
}

static bd_status line_read_wholes(const bd_json_doc *doc, const bd_json *object, const char *key, int count,
                                  int64_t *out, bd_err *err)
{
    const bd_json *list;
    BD_TRY(line_read_member(doc, object, key, &list, err));
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    if (list->as.count != (uint32_t)count)
        return bd_json_fail(doc, list, err, BD_SAY_N(SIMULATE_NUMBERS_EXPECTED, count), count);
    int i = 0;
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(line_read_whole(doc, item, -LARGEST, &out[i++], err));
    return BD_OK;
}

static bd_status line_read_open_line(bd_arena *arena, const char *place, const char *line, size_t length,
                                     bd_json_doc *doc, bd_err *err)
{
    BD_TRY(bd_json_open(arena, place, line, length, doc, err));
    return bd_json_want(doc, &doc->values[0], BD_JSON_OBJECT, err);
}

static bd_status line_read_text(const bd_json_doc *doc, const char *key, const char **out, bd_err *err)
{
    const bd_json *value;
    BD_TRY(line_read_member(doc, &doc->values[0], key, &value, err));
    return bd_json_text(doc, value, out, err);
}

static bd_status line_read_plan(const bd_json_doc *doc, bd_event_plan *plan, bd_err *err)
{
    const struct {
        const char *key;
        int *place;
    } numbers[] = {
        {"rounds", &plan->rounds},       {"rating", &plan->rating},
        {"spread", &plan->spread},       {"noise", &plan->noise},
        {"clubs", &plan->clubs},         {"schools", &plan->schools},
        {"teams", &plan->teams},         {"draws", &plan->draws},
        {"unrated", &plan->unrated},     {"forfeits", &plan->forfeits},
        {"half_byes", &plan->half_byes}, {"zero_byes", &plan->zero_byes},
        {"late", &plan->late},           {"withdrawals", &plan->withdrawals},
        {"forbidden", &plan->forbidden},
    };
    const bd_json *value;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        BD_TRY(line_read_member(doc, &doc->values[0], numbers[i].key, &value, err));
        BD_TRY(bd_json_int(doc, value, -1, 9999, numbers[i].place, err));
    }
    BD_TRY(line_read_member(doc, &doc->values[0], "accelerated", &value, err));
    return bd_json_bool(doc, value, &plan->accelerated, err);
}

static bd_status line_read_sizes(const bd_json_doc *doc, bd_series *series, bd_err *err)
{
    const bd_json *list;
    BD_TRY(line_read_member(doc, &doc->values[0], "players", &list, err));
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    if (list->as.count < 1 || list->as.count > BD_SERIES_SIZES)
        return bd_json_fail(doc, list, err, BD_SAY(SIMULATE_SIZES_EXPECTED), BD_SERIES_SIZES);
    series->size_count = 0;
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item))
        BD_TRY(bd_json_int(doc, item, 2, BD_PLAYERS_MAX, &series->sizes[series->size_count++], err));
    return BD_OK;
}

static bd_status line_read_methods(const bd_json_doc *doc, bd_series *series, bd_err *err)
{
    const bd_json *list;
    BD_TRY(line_read_member(doc, &doc->values[0], "methods", &list, err));
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    series->method_count = 0;
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item)) {
        const char *id;
        BD_TRY(bd_json_text(doc, item, &id, err));
        if (series->method_count >= BD_SERIES_METHODS)
            return bd_json_fail(doc, item, err, BD_SAY(SIMULATE_MANY_METHODS));
        if (bd_pairer_find(id, &series->methods[series->method_count++], NULL) != BD_OK)
            return bd_json_fail(doc, item, err, BD_SAY(SIMULATE_NO_SUCH_METHOD));
    }
    if (series->method_count == 0 || strcmp(series->methods[0].id, "best") != 0)
        return bd_json_fail(doc, list, err, BD_SAY(SIMULATE_FIRST_BEST));
    return BD_OK;
}

/* The line must be what this program would write for the series: then there is nothing in it that we would
 * pass over. */
static bd_status line_read_check_spelling(const bd_json_doc *doc, const char *kind, const bd_series *series,
                                          bd_err *err)
{
    bd_text again = bd_text_new(doc->arena);
    bd_line_add_series(series, kind, &again);
    const char *text;
    BD_TRY(bd_text_finish(&again, &text, err));
    if (again.length - 1 != doc->length || memcmp(text, doc->text, doc->length) != 0)
        return bd_json_fail(doc, &doc->values[0], err, BD_SAY(SIMULATE_OTHER_VERSION));
    return BD_OK;
}

bd_status bd_line_read_series(bd_arena *arena, const char *place, const char *line, size_t length,
                              bd_series *out, bool *times, bd_err *err)
{
    bd_json_doc doc;
    const char *kind, *id, *histories;
    const bd_json *value;
    int64_t seed = 0;
    BD_TRY(line_read_open_line(arena, place, line, length, &doc, err));
    const bd_json *top = &doc.values[0];
    BD_TRY(line_read_text(&doc, "format", &kind, err));
    *times = strcmp(kind, "simulation-times/1") == 0;
    if (!*times && strcmp(kind, "simulation/1") != 0)
        return bd_json_fail(&doc, top, err, BD_SAY(SIMULATE_NOT_A_SERIES));
    BD_TRY(line_read_text(&doc, "rules", &id, err));
    const bd_rulebook *rules = bd_rulebook_find(id);
    if (rules == NULL) return bd_json_fail(&doc, top, err, BD_SAY(SIMULATE_NOT_A_RULEBOOK), id);
    BD_TRY(bd_series_usual(rules, out, err));
    BD_TRY(line_read_member(&doc, top, "tournaments", &value, err));
    BD_TRY(bd_json_int(&doc, value, 1, BD_SERIES_TOURNAMENTS, &out->tournaments, err));
    BD_TRY(line_read_member(&doc, top, "seed", &value, err));
    BD_TRY(line_read_whole(&doc, value, 0, &seed, err));
    out->seed = (uint64_t)seed;
    BD_TRY(line_read_text(&doc, "histories", &histories, err));
    out->same_histories = strcmp(histories, "same") == 0;
    BD_TRY(line_read_sizes(&doc, out, err));
    BD_TRY(line_read_plan(&doc, &out->event, err));
    BD_TRY(line_read_methods(&doc, out, err));
    return line_read_check_spelling(&doc, kind, out, err);
}

static bd_status line_read_method(const bd_json_doc *doc, const bd_series *series, const char *id,
                                  bd_trial_method *out, bd_err *err)
{
    const int criteria = series->criterion_count, rounds = series->event.rounds;
    const bd_json *object, *value;
    BD_TRY(line_read_member(doc, &doc->values[0], id, &object, err));
    BD_TRY(bd_json_want(doc, object, BD_JSON_OBJECT, err));
    for (int t = 0; t < BD_TALLIES; t++) {
        BD_TRY(line_read_member(doc, object, bd_tally_name((bd_tally_kind)t), &value, err));
        BD_TRY(line_read_whole(doc, value, 0, &out->tally[t], err));
    }
    BD_TRY(line_read_wholes(doc, object, "first", criteria, out->first, err));
    BD_TRY(line_read_wholes(doc, object, "excess", criteria, out->excess, err));
    BD_TRY(line_read_wholes(doc, object, "more", criteria, out->more, err));
    BD_TRY(line_read_wholes(doc, object, "less", criteria, out->less, err));
    BD_TRY(line_read_wholes(doc, object, "sum", criteria, out->sum, err));
    BD_TRY(line_read_wholes(doc, object, "kendall", rounds, out->kendall, err));
    return line_read_wholes(doc, object, "spearman", rounds, out->spearman, err);
}

static bd_status line_read_times(const bd_json_doc *doc, const bd_series *series, bd_trial *out, bd_err *err)
{
    int64_t nanoseconds[BD_SERIES_METHODS] = {0}, rounds[BD_SERIES_METHODS] = {0};
    BD_TRY(line_read_wholes(doc, &doc->values[0], "nanoseconds", series->method_count, nanoseconds, err));
    BD_TRY(line_read_wholes(doc, &doc->values[0], "rounds", series->method_count, rounds, err));
    for (int m = 0; m < series->method_count; m++) {
        out->methods[m].nanoseconds = nanoseconds[m];
        out->methods[m].tally[BD_TALLY_DRAWS] = rounds[m];
    }
    return BD_OK;
}

static bd_status line_read_checked(const bd_json_doc *doc, const bd_series *series, bd_trial *out,
                                   bd_err *err)
{
    const bd_event_plan plan = bd_series_plan(series, out->number);
    const bd_json *value;
    int64_t seed = 0;
    BD_TRY(line_read_member(doc, &doc->values[0], "seed", &value, err));
    BD_TRY(line_read_whole(doc, value, 0, &seed, err));
    BD_TRY(line_read_member(doc, &doc->values[0], "players", &value, err));
    BD_TRY(bd_json_int(doc, value, 2, BD_PLAYERS_MAX, &out->players, err));
    out->seed = (uint64_t)seed;
    if (out->seed != plan.seed || out->players != plan.players)
        return bd_json_fail(doc, &doc->values[0], err, BD_SAY(SIMULATE_OTHER_SEED), out->number);
    for (int m = 0; m < series->method_count; m++)
        BD_TRY(line_read_method(doc, series, series->methods[m].id, &out->methods[m], err));
    return BD_OK;
}

bd_status bd_line_read_trial(bd_arena *arena, const char *place, const bd_series *series, bool times,
                             const char *line, size_t length, bd_trial *out, bd_err *err)
{
    bd_json_doc doc;
    const bd_json *value;
    *out = (bd_trial){.number = 0};
    BD_TRY(line_read_open_line(arena, place, line, length, &doc, err));
    BD_TRY(line_read_member(&doc, &doc.values[0], "tournament", &value, err));
    BD_TRY(bd_json_int(&doc, value, 0, series->tournaments - 1, &out->number, err));
    return times ? line_read_times(&doc, series, out, err) : line_read_checked(&doc, series, out, err);
}
