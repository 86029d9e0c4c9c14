/* Lines of a series' file are written, the same bytes everywhere. */
#include "simulate/line.h"

#include <inttypes.h>

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
