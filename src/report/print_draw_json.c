/* A draw as "draw/1". */
#include "report/print_draw.h"

#include "explain/groups.h"
#include "report/print_answers.h"
#include "report/rows.h"

static void draw_json_boards(bd_writer *json, const bd_draw *draw)
{
    static const bd_member outside[] = {{"", "white", BD_OF_INT(bd_board, white), BD_SHOW_JSON, 0},
                                        {"", "black", BD_OF_INT(bd_board, black), BD_SHOW_JSON, 0}};
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < draw->board_count; i++) {
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "board", bd_draw_number(draw, i));
        bd_writer_members(json, outside, BD_COUNT(outside), &draw->boards[i]);
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_id(json, "bye", draw->bye);
    if (draw->sit_out_count > 0) bd_writer_ints(json, "sit_outs", draw->sit_outs, draw->sit_out_count);
    if (draw->outside_count > 0) BD_WRITE_ROWS(json, "outside", outside, draw->outside, draw->outside_count);
}

static void draw_json_remarks(bd_writer *json, const bd_draw_report *report)
{
    bd_writer_list(json, "remarks");
    for (size_t i = 0; i < report->remark_lists; i++)
        for (size_t k = 0; k < report->remarks[i].count; k++)
            bd_writer_string(json, NULL, report->remarks[i].sentences[k]);
    bd_writer_end(json);
}

static bool draw_json_has_remarks(const bd_draw_report *report)
{
    for (size_t i = 0; i < report->remark_lists; i++)
        if (report->remarks[i].count > 0) return true;
    return false;
}

/* Tutte's set in ids: without these players more odd groups are left than there are of them. */
static void draw_json_barrier(bd_writer *json, const bd_draw_report *report)
{
    const bd_certificate *certificate = report->certificate;
    bd_writer_list_row(json, "barrier");
    for (size_t i = 0; i < certificate->barrier_count; i++) {
        const int u = certificate->barrier[i];
        if (u != report->round->bye) bd_writer_int(json, NULL, report->round->players[u].id);
    }
    bd_writer_end(json);
}

/* Whether a legal draw exists; null where nobody knows. */
static void draw_json_legal(bd_writer *json, const bd_draw_report *report)
{
    if (bd_draw_names_somebody(report->draw))
        bd_writer_bool(json, "legal", true);
    else if (report->certificate != NULL && report->certificate->outcome == BD_NO_MATCHING)
        bd_writer_bool(json, "legal", false);
    else
        bd_writer_null(json, "legal");
}

static void draw_json_steps(bd_writer *json, const bd_hand_result *hand)
{
    bd_writer_bool(json, "stuck", hand->stuck);
    if (hand->step_count == 0) return;
    bd_writer_list(json, "steps");
    for (size_t i = 0; i < hand->step_count; i++) {
        bd_writer_object_row(json, NULL);
        bd_writer_id(json, "level", hand->steps[i].level + 1);
        bd_writer_string(json, "article", hand->steps[i].article);
        bd_writer_string(json, "sentence", hand->steps[i].sentence);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

bd_status bd_draw_json(const bd_draw_report *report, bool detailed, bd_text *out, bd_err *err)
{
    const bd_certificate *certificate = report->certificate;
    const bd_round *round = report->round;
    const char *options = "";
    if (round->options != NULL) BD_TRY(bd_draw_options_print(round->options, out->arena, &options, err));
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "draw/1");
    bd_writer_string(&json, "name", round->tournament->name);
    bd_writer_string(&json, "rules", round->rules->id);
    bd_writer_string(&json, "options", options);
    bd_writer_string(&json, "wishes", bd_wishes_words(report->round->options, out));
    bd_writer_int(&json, "round", round->number);
    draw_json_legal(&json, report);
    draw_json_boards(&json, report->draw);
    const bd_rows criteria = bd_draw_criteria(report, true, out->arena);
    bd_rows_json(&criteria, "criteria", &json);
    if (report->natural_count > 0) bd_natural_json(report->natural, report->natural_count, &json);
    if (draw_json_has_remarks(report)) draw_json_remarks(&json, report);
    bd_writer_bool(&json, "proved", certificate != NULL && certificate->outcome != BD_NOT_PROVED);
    bd_writer_bool(&json, "unique", certificate != NULL && certificate->unique);
    if (certificate != NULL && certificate->outcome == BD_NO_MATCHING) {
        bd_reasons reasons = {0};
        draw_json_barrier(&json, report);
        BD_TRY(bd_groups_say_why(out->arena, round, certificate, &reasons, err));
        bd_reasons_json(&json, "reasons", &reasons);
    }
    bd_writer_int(&json, "seed", round->options != NULL ? (int64_t)round->options->seed : 0);
    bd_writer_string(&json, "method", report->method != NULL ? report->method->id : "best");
    if (report->hand != NULL) draw_json_steps(&json, report->hand);
    if (detailed && certificate != NULL) {
        const bd_rows stages = bd_draw_stages(certificate, out->arena);
        bd_rows_json(&stages, "stages", &json);
    }
    bd_writer_end(&json);
    return BD_OK;
}
