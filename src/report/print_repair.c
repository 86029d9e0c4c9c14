#include "report/print_draw.h"

#include "report/page.h"
#include "report/report_words.h"
#include "report/rows.h"

static bool repair_has_draw(const bd_repair *repair) { return bd_draw_names_somebody(&repair->best.draw); }

/* The draw with its numbers in *numbered. */
static bd_draw_report repair_as_draw(const bd_repair *repair, bd_draw *numbered)
{
    const bd_best *best = &repair->best;
    *numbered = best->draw;
    numbered->numbers = repair->numbers;
    return (bd_draw_report){.round = best->round,
                            .draw = numbered,
                            .certificate = &best->certificate,
                            .values = best->values,
                            .value_count = best->value_count};
}

static void repair_text_list(const char *title, const bd_sentences *list, const bd_terminal *terminal,
                             bd_text *out)
{
    if (list->count == 0) return;
    if (out->length > 0) bd_text_add_char(out, '\n');
    bd_page_bold(out, terminal, title);
    bd_text_add_char(out, '\n');
    for (size_t i = 0; i < list->count; i++) {
        bd_text_add_string(out, "  ");
        bd_page_wrapped(out, list->items[i], 2, terminal->width);
    }
}

/* Fewest is proved when the stage of the disturbance is: its value is among those of the draw. */
static bool repair_is_fewest(const bd_repair *repair)
{
    for (size_t i = 0; i < repair->best.value_count; i++)
        if (bd_stage_is_of("disturbance", repair->best.values[i].criterion))
            return repair->best.values[i].proved;
    return false;
}

/* How many boards differ, and among which draws none keeps more. */
static void repair_text_changed(const bd_repair *repair, bd_text *out)
{
    const bd_draw_options *options = &repair->options;
    const size_t changed = repair->changed;
    bool open = false;
    for (size_t i = 0; i < options->keep_count; i++) open = open || options->keep[i].open;
    if (!repair_is_fewest(repair))
        bd_text_add(out, BD_SAY_N(REPORT_DIFFER_LIMIT, changed), changed);
    else if (options->keep_after != NULL)
        bd_text_add(out, BD_SAY_N(REPORT_DIFFER_AFTER, changed), changed, options->keep_after);
    else if (open)
        bd_text_add(out, BD_SAY_N(REPORT_DIFFER_OPEN, changed), changed);
    else if (options->fixed_count > 0 || options->forbid_count > 0 || options->bye != 0)
        bd_text_add(out, BD_SAY_N(REPORT_DIFFER_WISHES, changed), changed);
    else
        bd_text_add(out, BD_SAY_N(REPORT_DIFFER, changed), changed);
}

static void repair_text_summary(const bd_repair *repair, const bd_terminal *terminal, bd_text *out)
{
    bd_text line = bd_text_new(out->arena);
    if (repair->changed > 0)
        repair_text_changed(repair, &line);
    else
        bd_text_add_string(&line, repair->changes.count == 0 ? BD_SAY(REPORT_DRAW_STANDS)
                                                             : BD_SAY(REPORT_BOARDS_STAY));
    if (out->length > 0) bd_text_add_char(out, '\n');
    bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
}

void bd_repair_text(const bd_repair *repair, const bd_terminal *terminal, bd_draw_depth depth, bd_text *out)
{
    bd_draw numbered;
    const bd_draw_report draw = repair_as_draw(repair, &numbered);
    bd_text drawn = bd_text_new(out->arena);
    bd_draw_text(&draw, terminal, depth, &drawn);
    repair_text_list(BD_SAY(REPORT_WHAT_IS_WRONG), &repair->reasons, terminal, out);
    if (repair_has_draw(repair)) repair_text_summary(repair, terminal, out);
    repair_text_list(BD_SAY(REPORT_WHAT_CHANGES), &repair->changes, terminal, out);
    bd_text_add_char(out, '\n');
    bd_text_add_string(out, bd_page_part(out, &drawn));
}

static const bd_member repair_criteria[] = {
    {"", "id", BD_VIA(TEXT, const char *, bd_value, criterion, bd_criterion, id), BD_SHOW_JSON, 0},
    {"", "value", BD_OF_LONG(bd_value, value), BD_SHOW_JSON, 0},
    {"", "proved", BD_OF_FLAG(bd_value, proved), BD_SHOW_JSON, 0}};

static void repair_json_boards(bd_writer *json, const bd_repair *repair)
{
    const bd_draw *draw = &repair->best.draw;
    bd_writer_list(json, "boards");
    for (size_t i = 0; i < draw->board_count; i++) {
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "board", repair->numbers != NULL ? repair->numbers[i] : (int64_t)i + 1);
        bd_writer_int(json, "white", draw->boards[i].white);
        bd_writer_int(json, "black", draw->boards[i].black);
        bd_writer_id(json, "published_as", repair->board[i].before);
        bd_writer_end(json);
    }
    bd_writer_end(json);
    bd_writer_id(json, "bye", draw->bye);
    bd_writer_id(json, "bye_before", repair->before.bye);
}

bd_status bd_repair_json(const bd_repair *repair, bd_text *out, bd_err *err)
{
    const bd_best *best = &repair->best;
    const char *options = "";
    BD_TRY(bd_draw_options_print(best->round->options, out->arena, &options, err));
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "repair/1");
    bd_writer_string(&json, "name", best->round->tournament->name);
    bd_writer_string(&json, "rules", best->round->rules->id);
    bd_writer_string(&json, "options", options);
    bd_writer_string(&json, "wishes", bd_wishes_words(best->round->options, out));
    bd_writer_int(&json, "round", repair->round);
    bd_writer_strings(&json, "reasons", repair->reasons.items, repair->reasons.count);
    if (repair_has_draw(repair) || best->certificate.outcome == BD_NO_MATCHING)
        bd_writer_bool(&json, "legal", repair_has_draw(repair));
    else
        bd_writer_null(&json, "legal");
    bd_writer_int(&json, "changed", (int64_t)repair->changed);
    bd_writer_bool(&json, "most_kept", repair_is_fewest(repair));
    bd_writer_strings(&json, "changes", repair->changes.items, repair->changes.count);
    repair_json_boards(&json, repair);
    BD_WRITE_ROWS(&json, "criteria", repair_criteria, best->values, best->value_count);
    bd_writer_bool(&json, "proved", best->certificate.outcome != BD_NOT_PROVED);
    bd_writer_bool(&json, "unique", best->certificate.unique);
    bd_writer_end(&json);
    return BD_OK;
}
