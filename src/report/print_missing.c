#include "report/print_missing.h"

#include "base/assert.h"
#include "report/labels.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

static const char *missing_name(const bd_missing_report *report, int id)
{
    const bd_card *card = bd_tournament_card(report->tournament, id);
    return card != NULL ? bd_name_of(card) : "?";
}

static bd_table missing_table(const bd_missing_report *report, bd_arena *arena, bool with_result)
{
    static const bd_column columns[] = {{BD_ENGLISH(REPORT_COLUMN_ROUND_NUMBER), "round", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", true, 0},
                                        {"", "white", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_WHITE), "white_name", false, 8},
                                        {"", "black", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_BLACK), "black_name", false, 8},
                                        {"", "result", false, 0}};
    const size_t count = sizeof columns / sizeof *columns;
    bd_table table = bd_table_new(arena, columns, with_result ? count : count - 1);
    for (size_t i = 0; i < report->count; i++) {
        const bd_missing *board = &report->boards[i];
        BD_ASSERT(board->round > 0 && board->number > 0);
        bd_table_add(&table, "%d", board->round);
        bd_table_add(&table, "%d", board->number);
        bd_table_add(&table, "%d", board->white);
        bd_table_add_string(&table, missing_name(report, board->white));
        bd_table_add(&table, "%d", board->black);
        bd_table_add_string(&table, missing_name(report, board->black));
        if (with_result) bd_table_add_string(&table, "");
    }
    return table;
}

void bd_missing_text(const bd_missing_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = missing_table(report, out->arena, false);
    bd_table_text(&table, terminal, out);
}

void bd_missing_csv(const bd_missing_report *report, bd_text *out)
{
    const bd_table table = missing_table(report, out->arena, true);
    bd_table_csv(&table, out);
}

void bd_missing_json(const bd_missing_report *report, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "missing/1");
    bd_writer_string(&json, "name", report->tournament->name);
    bd_writer_list(&json, "boards");
    for (size_t i = 0; i < report->count; i++) {
        const bd_missing *board = &report->boards[i];
        bd_writer_object_row(&json, NULL);
        bd_writer_int(&json, "round", board->round);
        bd_writer_int(&json, "board", board->number);
        bd_writer_int(&json, "white", board->white);
        bd_writer_int(&json, "black", board->black);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
