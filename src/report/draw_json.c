#include "report/draw.h"
#include "report/json.h"

static void add_boards(bd_json *json, const bd_draw *draw)
{
    bd_json_list(json, "boards");
    for (size_t i = 0; i < draw->board_count; i++) {
        bd_json_object_row(json, NULL);
        bd_json_int(json, "board", (int64_t)i + 1);
        bd_json_int(json, "white", draw->boards[i].white);
        bd_json_int(json, "black", draw->boards[i].black);
        bd_json_end(json);
    }
    bd_json_end(json);
    bd_json_id(json, "bye", draw->bye);
}

static void add_criteria(bd_json *json, const bd_value_line *lines, size_t count)
{
    bd_json_list(json, "criteria");
    for (size_t i = 0; i < count; i++) {
        bd_json_object_row(json, NULL);
        bd_json_string(json, "id", lines[i].stage);
        bd_json_int(json, "value", lines[i].value);
        bd_json_bool(json, "proved", lines[i].proved);
        bd_json_string(json, "article", lines[i].criterion != NULL ? lines[i].criterion->article : NULL);
        bd_json_end(json);
    }
    bd_json_end(json);
}

/* Tutte's set in ids: without these players more odd groups are left than there are of them. */
static void add_barrier(bd_json *json, const bd_draw_report *report)
{
    const bd_certificate *certificate = report->certificate;
    bd_json_list_row(json, "barrier");
    for (size_t i = 0; i < certificate->barrier_count; i++) {
        const int u = certificate->barrier[i];
        if (u != report->round->bye) bd_json_int(json, NULL, report->round->players[u].id);
    }
    bd_json_end(json);
}

bd_status bd_draw_json(const bd_draw_report *report, bd_text *out, bd_err *err)
{
    const bd_value_line *lines;
    size_t count;
    BD_TRY(bd_draw_values(report, out->arena, &lines, &count, err));
    const bd_certificate *certificate = report->certificate;
    const bd_round *round = report->round;
    const char *options = "";
    if (round->options != NULL) BD_TRY(bd_draw_options_print(round->options, out->arena, &options, err));
    bd_json json = bd_json_begin(out);
    bd_json_string(&json, "format", "draw/1");
    bd_json_string(&json, "name", round->tournament->name);
    bd_json_string(&json, "rules", round->rules->id);
    bd_json_string(&json, "options", options);
    bd_json_int(&json, "round", round->number);
    bd_json_bool(&json, "legal", certificate == NULL || certificate->outcome != BD_NO_MATCHING);
    add_boards(&json, report->draw);
    add_criteria(&json, lines, count);
    bd_json_bool(&json, "proved", certificate != NULL && certificate->outcome == BD_BEST);
    bd_json_bool(&json, "unique", certificate != NULL && certificate->unique);
    if (certificate != NULL && certificate->outcome == BD_NO_MATCHING) add_barrier(&json, report);
    bd_json_int(&json, "seed", round->options != NULL ? (int64_t)round->options->seed : 0);
    bd_json_string(&json, "method", report->method);
    bd_json_end(&json);
    return BD_OK;
}
