#include "simulate/line.h"

#include "io/json/json.h"
#include "os/files.h"
#include "simulate/simulate_words.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void line_write_add_numbers(bd_text *text, const char *key, const int64_t *numbers, int count)
{
    bd_text_add(text, ",\"%s\":[", key);
    for (int i = 0; i < count; i++) bd_text_add(text, "%s%" PRId64, i == 0 ? "" : ",", numbers[i]);
    bd_text_add_char(text, ']');
}

static void line_write_add_text_of(const bd_draw_options *options, bd_text *text)
{
    const char *written = "";
    if (bd_draw_options_print(options, text->arena, &written, NULL) != BD_OK) text->failed = true;
    bd_text_add_json(text, written);
}

/* What rulebook files set: for the series, and for each arm. Nothing where there are none. */
static void line_write_add_options(const bd_series *series, bd_text *text)
{
    bool any = false;
    if (series->options != NULL) {
        bd_text_add_string(text, ",\"options\":");
        line_write_add_text_of(series->options, text);
    }
    for (int i = 0; i < series->method_count; i++) {
        if (series->methods[i].arm == NULL) continue;
        bd_text_add(text, "%s\"%s\":", any ? "," : ",\"arms\":{", series->methods[i].id);
        line_write_add_text_of(series->methods[i].arm, text);
        any = true;
    }
    if (any) bd_text_add_char(text, '}');
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
    for (int i = 0; i < BD_PLAN_NUMBERS; i++)
        bd_text_add(text, ",\"%s\":%d", bd_plan_number_key(i), bd_plan_number_of(&series->event, i));
    bd_text_add(text, ",\"accelerated\":%s", series->event.accelerated ? "true" : "false");
    bd_text_add_string(text, ",\"methods\":[");
    for (int i = 0; i < series->method_count; i++)
        bd_text_add(text, "%s\"%s\"", i == 0 ? "" : ",", series->methods[i].id);
    bd_text_add_char(text, ']');
    line_write_add_options(series, text);
    bd_text_add_string(text, ",\"criteria\":[");
    for (int i = 0; i < series->criterion_count; i++)
        bd_text_add(text, "%s\"%s\"", i == 0 ? "" : ",", series->criteria[i]);
    bd_text_add_string(text, "]}\n");
}

/* What a method's object holds beside the tallies: numbers by criterion of the series, then by round. */
static const struct {
    const char *key;
    size_t at;
    bool by_round;
} line_lists[] = {
    {"first", offsetof(bd_trial_method, first), false},
    {"excess", offsetof(bd_trial_method, excess), false},
    {"more", offsetof(bd_trial_method, more), false},
    {"less", offsetof(bd_trial_method, less), false},
    {"sum", offsetof(bd_trial_method, sum), false},
    {"kendall", offsetof(bd_trial_method, kendall), true},
    {"spearman", offsetof(bd_trial_method, spearman), true},
};

enum { LISTS = sizeof line_lists / sizeof *line_lists };

static int line_length_of(const bd_series *series, size_t list)
{
    return line_lists[list].by_round ? series->event.rounds : series->criterion_count;
}

static void line_write_add_method(const bd_series *series, const bd_trial_method *method, const char *id,
                                  bd_text *text)
{
    bd_text_add(text, ",\"%s\":{", id);
    for (int t = 0; t < BD_TALLIES; t++)
        bd_text_add(text, "%s\"%s\":%" PRId64, t == 0 ? "" : ",", bd_tally_name((bd_tally_kind)t),
                    method->tally[t]);
    for (size_t i = 0; i < LISTS; i++) {
        const void *numbers = (const char *)method + line_lists[i].at;
        line_write_add_numbers(text, line_lists[i].key, numbers, line_length_of(series, i));
    }
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
    int64_t nanoseconds[BD_SERIES_METHODS], rounds[BD_SERIES_METHODS];
    for (int m = 0; m < series->method_count; m++) {
        nanoseconds[m] = trial->methods[m].nanoseconds;
        rounds[m] = trial->methods[m].tally[BD_TALLY_DRAWS];
    }
    bd_text_add(text, "{\"tournament\":%d", trial->number);
    line_write_add_numbers(text, "nanoseconds", nanoseconds, series->method_count);
    line_write_add_numbers(text, "rounds", rounds, series->method_count);
    bd_text_add_string(text, "}\n");
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
    const bd_json *value;
    for (int i = 0; i < BD_PLAN_NUMBERS; i++) {
        int number = 0;
        BD_TRY(line_read_member(doc, &doc->values[0], bd_plan_number_key(i), &value, err));
        BD_TRY(bd_json_int(doc, value, -1, 9999, &number, err));
        bd_plan_number_set(plan, i, number);
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

static bd_status line_read_rules_of(const bd_json_doc *doc, const bd_json *value, const bd_draw_options **out,
                                    bd_err *err)
{
    const char *text;
    bd_draw_options *options;
    BD_NEW(options, doc->arena, 1, err);
    BD_TRY(bd_json_text(doc, value, &text, err));
    BD_TRY(bd_draw_options_parse(text, doc->arena, options, err));
    *out = options;
    return BD_OK;
}

/* A method, or an arm with the options of its rulebook file. */
static bd_status line_read_pairer(const bd_json_doc *doc, const bd_json *item, bd_pairer *out, bd_err *err)
{
    const bd_json *arms = bd_json_member(doc, &doc->values[0], "arms");
    const char *id;
    BD_TRY(bd_json_text(doc, item, &id, err));
    const bd_json *arm = arms != NULL ? bd_json_member(doc, arms, id) : NULL;
    if (arm != NULL) {
        *out = (bd_pairer){.id = id};
        return line_read_rules_of(doc, arm, &out->arm, err);
    }
    if (bd_pairer_find(id, out, NULL) != BD_OK)
        return bd_json_fail(doc, item, err, BD_SAY(SIMULATE_NO_SUCH_METHOD));
    return BD_OK;
}

static bd_status line_read_methods(const bd_json_doc *doc, bd_series *series, bd_err *err)
{
    const bd_json *list;
    BD_TRY(line_read_member(doc, &doc->values[0], "methods", &list, err));
    BD_TRY(bd_json_want(doc, list, BD_JSON_LIST, err));
    series->method_count = 0;
    for (const bd_json *item = bd_json_first(doc, list); item != NULL; item = bd_json_next(doc, item)) {
        if (series->method_count >= BD_SERIES_METHODS)
            return bd_json_fail(doc, item, err, BD_SAY(SIMULATE_MANY_METHODS));
        BD_TRY(line_read_pairer(doc, item, &series->methods[series->method_count++], err));
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
    value = bd_json_member(&doc, top, "options");
    const bd_draw_options *options = NULL;
    if (value != NULL) {
        BD_TRY(line_read_rules_of(&doc, value, &options, err));
        BD_TRY(bd_series_take_options(out, options, err));
    }
    return line_read_check_spelling(&doc, kind, out, err);
}

static bd_status line_read_method(const bd_json_doc *doc, const bd_series *series, const char *id,
                                  bd_trial_method *out, bd_err *err)
{
    const bd_json *object, *value;
    BD_TRY(line_read_member(doc, &doc->values[0], id, &object, err));
    BD_TRY(bd_json_want(doc, object, BD_JSON_OBJECT, err));
    for (int t = 0; t < BD_TALLIES; t++) {
        BD_TRY(line_read_member(doc, object, bd_tally_name((bd_tally_kind)t), &value, err));
        BD_TRY(line_read_whole(doc, value, 0, &out->tally[t], err));
    }
    for (size_t i = 0; i < LISTS; i++) {
        void *numbers = (char *)out + line_lists[i].at;
        BD_TRY(line_read_wholes(doc, object, line_lists[i].key, line_length_of(series, i), numbers, err));
    }
    return BD_OK;
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

/* The next whole line; false at the end or where the last line is torn. */
static bd_status reel_take_line(bd_reel *reel, bool *found, bd_err *err)
{
    reel->length = 0;
    reel->start = reel->end;
    *found = false;
    for (int c; (c = getc(reel->file)) != EOF;) {
        if (c == '\n') {
            reel->end = reel->start + (long long)reel->length + 1;
            reel->number++;
            *found = true;
            return BD_OK;
        }
        if (reel->length >= BD_LINE_MAX)
            BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_LONG_LINE), reel->number + 1);
        reel->line[reel->length++] = (char)c;
    }
    if (ferror(reel->file))
        BD_FAIL(err, BD_SYSTEM, reel->path, BD_SAY(SIMULATE_READING_FAILS), strerror(errno));
    return BD_OK;
}

static const char *reel_name_line(const bd_reel *reel, char *place, size_t size)
{
    (void)snprintf(place, size, BD_SAY(SIMULATE_LINE_OF), reel->path, reel->number);
    return place;
}

static bd_status reel_read_first(bd_arena *arena, bd_reel *reel, bd_err *err)
{
    char place[192];
    bool found;
    BD_TRY(reel_take_line(reel, &found, err));
    reel->empty = !found;
    /* Also a torn first line must begin like one of ours. */
    if (reel->length > 0 &&
        strncmp(reel->line, "{\"format\":\"simulation", reel->length < 21 ? reel->length : 21) != 0)
        BD_FAIL(err, BD_BAD_INPUT, reel->path, BD_SAY(SIMULATE_NOT_A_SERIES));
    if (reel->empty) return BD_OK;
    return bd_line_read_series(arena, reel_name_line(reel, place, sizeof place), reel->line, reel->length,
                               &reel->series, &reel->times, err);
}

bd_status bd_reel_open(bd_arena *arena, const char *path, bd_reel *out, bd_err *err)
{
    *out = (bd_reel){.path = path};
    BD_NEW(out->line, arena, BD_LINE_MAX, err);
    out->scratch = bd_arena_new();
    if (out->scratch == NULL) BD_FAIL_MEMORY(err);
    bd_status status = BD_OK;
    out->file = bd_os_stream(path, "rb");
    if (out->file == NULL)
        status = bd_err_set(err, BD_BAD_INPUT, __FILE__, __LINE__, path, BD_SAY(SIMULATE_NOT_OPENED),
                            strerror(errno));
    if (status == BD_OK) status = reel_read_first(arena, out, err);
    if (status != BD_OK) bd_reel_close(out);
    return status;
}

void bd_reel_close(bd_reel *reel)
{
    if (reel->file != NULL) (void)fclose(reel->file);
    bd_arena_free(reel->scratch);
    reel->file = NULL;
    reel->scratch = NULL;
}

bd_status bd_reel_next(bd_reel *reel, bool *found, bd_err *err)
{
    char place[192];
    *found = false;
    if (reel->empty) return BD_OK;
    BD_TRY(reel_take_line(reel, found, err));
    if (!*found) return BD_OK;
    const bd_arena_mark mark = bd_arena_here(reel->scratch);
    const bd_status status =
        bd_line_read_trial(reel->scratch, reel_name_line(reel, place, sizeof place), &reel->series,
                           reel->times, reel->line, reel->length, &reel->trial, err);
    bd_arena_back_to(reel->scratch, mark);
    return status;
}
