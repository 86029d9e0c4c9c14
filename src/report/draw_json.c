#include "report/draw.h"
#include "report/writer.h"

static void add_boards(bd_writer *json, const bd_draw *draw)
{
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < draw->board_count; i++) {
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "board", (int64_t)i + 1);
        bd_writer_int(json, "white", draw->boards[i].white);
        bd_writer_int(json, "black", draw->boards[i].black);
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_id(json, "bye", draw->bye);
}

static void add_criteria(bd_writer *json, const bd_value_line *lines, size_t count)
{
    bd_writer_list(json, "criteria");
    for (size_t i = 0; i < count; i++) {
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "id", lines[i].stage);
        bd_writer_int(json, "value", lines[i].value);
        bd_writer_bool(json, "proved", lines[i].proved);
        bd_writer_string(json, "article", lines[i].criterion != NULL ? lines[i].criterion->article : NULL);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

/* Tutte's set in ids: without these players more odd groups are left than there are of them. */
static void add_barrier(bd_writer *json, const bd_draw_report *report)
{
    const bd_certificate *certificate = report->certificate;
    bd_writer_list_row(json, "barrier");
    for (size_t i = 0; i < certificate->barrier_count; i++) {
        const int u = certificate->barrier[i];
        if (u != report->round->bye) bd_writer_int(json, NULL, report->round->players[u].id);
    }
    bd_writer_end(json);
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
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "draw/1");
    bd_writer_string(&json, "name", round->tournament->name);
    bd_writer_string(&json, "rules", round->rules->id);
    bd_writer_string(&json, "options", options);
    bd_writer_int(&json, "round", round->number);
    bd_writer_bool(&json, "legal", certificate == NULL || certificate->outcome != BD_NO_MATCHING);
    add_boards(&json, report->draw);
    add_criteria(&json, lines, count);
    bd_writer_bool(&json, "proved", certificate != NULL && certificate->outcome == BD_BEST);
    bd_writer_bool(&json, "unique", certificate != NULL && certificate->unique);
    if (certificate != NULL && certificate->outcome == BD_NO_MATCHING) add_barrier(&json, report);
    bd_writer_int(&json, "seed", round->options != NULL ? (int64_t)round->options->seed : 0);
    bd_writer_string(&json, "method", report->method);
    bd_writer_end(&json);
    return BD_OK;
}
