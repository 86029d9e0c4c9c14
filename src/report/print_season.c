#include "report/print_season.h"

#include "report/heading.h"
#include "report/labels.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

#include <inttypes.h>

static bd_table season_make_table(const bd_season_report *report, bd_arena *arena)
{
    static const bd_column columns[] = {{BD_ENGLISH(REPORT_COLUMN_PLACE), "place", true, 0},
                                        {"", "id", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", false, 8},
                                        {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_SCORE), "score", true, 0},
                                        {"GSRP", "gsrp", true, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_RATIO), "ratio", true, 0}};
    bd_table table = bd_table_new(arena, columns, sizeof columns / sizeof *columns);
    for (size_t i = 0; i < report->count; i++) {
        const bd_gsrp_row *row = &report->rows[i];
        const bd_card *card = &report->tournament->cards[row->card];
        char percent[32];
        bd_table_add(&table, "%zu", i + 1);
        bd_table_add(&table, "%d", row->id);
        bd_table_add_string(&table, bd_name_of(card));
        if (card->grade > 0)
            bd_table_add(&table, "%d", card->grade);
        else
            bd_table_add_string(&table, "");
        bd_table_add(&table, "%d", row->season.games);
        bd_table_add_halves(&table, row->season.score);
        bd_table_add(&table, "%s", bd_gsrp_print(&row->gsrp, percent, sizeof percent));
        bd_table_add(&table, "%" PRId64 "/%" PRId64, row->gsrp.above, row->gsrp.below);
    }
    return table;
}

void bd_season_text(const bd_season_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = season_make_table(report, out->arena);
    bd_heading_after(out, terminal, report->tournament, report->round);
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
}

void bd_season_csv(const bd_season_report *report, bd_text *out)
{
    const bd_table table = season_make_table(report, out->arena);
    bd_table_csv(&table, out);
}

void bd_season_json(const bd_season_report *report, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "season/1");
    bd_writer_string(&json, "name", report->tournament->name);
    bd_writer_int(&json, "after_round", report->round);
    bd_writer_list(&json, "players");
    for (size_t i = 0; i < report->count; i++) {
        const bd_gsrp_row *row = &report->rows[i];
        char percent[32];
        bd_writer_object_row(&json, NULL);
        bd_writer_int(&json, "place", (int64_t)i + 1);
        bd_writer_int(&json, "id", row->id);
        bd_writer_string(&json, "name", row->name);
        bd_writer_int(&json, "games", row->season.games);
        bd_writer_halves(&json, "score", row->season.score);
        bd_writer_number(&json, "gsrp", bd_gsrp_print(&row->gsrp, percent, sizeof percent));
        bd_writer_int(&json, "above", row->gsrp.above);
        bd_writer_int(&json, "below", row->gsrp.below);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
