#include "report/print_season.h"

#include "report/heading.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_standings.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

#include <inttypes.h>
#include <stdio.h>

/* "WBB": colours of the games of the championship. */
static void season_add_colours(bd_table *table, const bd_card *card, int round)
{
    char colours[BD_ROUNDS_MAX + 1];
    size_t count = 0;
    for (size_t i = 0; i < card->history_count && card->history[i].round < round; i++) {
        const bd_entry *entry = &card->history[i];
        if (bd_entry_is_game(entry) && entry->colour != BD_NO_COLOUR && count < BD_ROUNDS_MAX)
            colours[count++] = entry->colour == BD_WHITE ? BD_SAY(REPORT_PAGE_LETTER_WHITE)[0]
                                                         : BD_SAY(REPORT_PAGE_LETTER_BLACK)[0];
    }
    colours[count] = '\0';
    bd_table_add(table, "%s", colours);
}

const char *bd_season_tonight(const bd_season_report *report, const bd_gsrp_row *row)
{
    const bd_card *card = &report->tournament->cards[row->card];
    const int round = report->evening;
    if (!bd_card_is_present(report->tournament, card, round)) return BD_SAY(REPORT_TONIGHT_AWAY);
    return bd_card_volunteers(card, round) ? BD_SAY(REPORT_TONIGHT_VOLUNTEER) : "";
}

static int season_attending(const bd_season_report *report)
{
    int count = 0;
    for (size_t i = 0; i < report->count; i++)
        count += bd_card_is_present(report->tournament, &report->tournament->cards[report->rows[i].card],
                                    report->evening);
    return count;
}

void bd_season_heading(const bd_season_report *report, bd_text *out)
{
    const int cards = season_attending(report);
    if (cards % 2 != 0)
        bd_text_add(out, BD_SAY_N(REPORT_TONIGHT_ODD, cards), cards);
    else
        bd_text_add(out, BD_SAY_N(REPORT_TONIGHT_EVEN, cards), cards);
}

enum { SEASON_TABLE = 8, SEASON_EVENING = 2, SEASON_ROUND = 16 };

/* The columns of the table, then those of the evening to come or of the rounds. NULL when memory is
 * exhausted. */
static bd_column *season_make_columns(const bd_season_report *report, bd_arena *arena, size_t *count)
{
    static const bd_column fixed[] = {{BD_ENGLISH(REPORT_COLUMN_PLACE), "place", true, 0},
                                      {"", "id", true, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", false, 8},
                                      {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", true, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", true, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_SCORE), "score", true, 0},
                                      {"GSRP", "gsrp", true, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_RATIO), "ratio", true, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_COLOURS), "colours", false, 0},
                                      {BD_ENGLISH(REPORT_COLUMN_TONIGHT), "tonight", false, 0}};
    const int rounds = report->cross ? report->round : 0;
    bd_column *columns =
        bd_arena_alloc(arena, SEASON_TABLE + SEASON_EVENING + (size_t)rounds, sizeof *columns);
    char *words = bd_arena_alloc(arena, 2 * (size_t)rounds + 1, SEASON_ROUND);
    if (columns == NULL || words == NULL) return NULL;
    *count = SEASON_TABLE + (report->evening > 0 ? SEASON_EVENING : 0);
    for (size_t i = 0; i < *count; i++) columns[i] = fixed[i];
    for (int r = 1; r <= rounds; r++, words += 2 * SEASON_ROUND) {
        (void)snprintf(words, SEASON_ROUND, BD_SAY(REPORT_COLUMN_ROUND), r);
        (void)snprintf(words + SEASON_ROUND, SEASON_ROUND, "R%d", r);
        columns[(*count)++] = (bd_column){words, words + SEASON_ROUND, false, 0};
    }
    return columns;
}

static void season_add_rounds(bd_table *table, const bd_season_report *report, const bd_card *card)
{
    for (int r = 1; report->cross && r <= report->round; r++) {
        char cell[32];
        bd_table_add(table, "%s", bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
    }
}

static bd_table season_make_table(const bd_season_report *report, bd_arena *arena)
{
    size_t count = 0;
    const bd_column *columns = season_make_columns(report, arena, &count);
    bd_table table = bd_table_new(arena, columns, columns != NULL ? count : 0);
    table.failed = columns == NULL;
    for (size_t i = 0; !table.failed && i < report->count; i++) {
        const bd_gsrp_row *row = &report->rows[i];
        const bd_card *card = &report->tournament->cards[row->card];
        char percent[32];
        bd_table_add(&table, "%zu", i + 1);
        bd_table_add(&table, "%d", row->id);
        bd_table_add_string(&table, bd_name_of(card));
        bd_table_add_grade(&table, bd_card_grade(report->tournament, card));
        bd_table_add(&table, "%d", row->season.games);
        bd_table_add_halves(&table, row->season.score);
        bd_table_add(&table, "%s", bd_gsrp_print(&row->gsrp, percent, sizeof percent));
        bd_table_add(&table, "%" PRId64 "/%" PRId64, row->gsrp.above, row->gsrp.below);
        if (report->evening > 0) season_add_colours(&table, card, report->evening);
        if (report->evening > 0) bd_table_add_string(&table, bd_season_tonight(report, row));
        season_add_rounds(&table, report, card);
    }
    return table;
}

void bd_season_text(const bd_season_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = season_make_table(report, out->arena);
    if (report->evening > 0) {
        bd_heading(out, terminal, report->tournament, report->evening);
        bd_season_heading(report, out);
        bd_text_add_char(out, '\n');
    } else
        bd_heading_after(out, terminal, report->tournament, report->round);
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
    const char *estimates = bd_estimate_legend(report->tournament);
    if (estimates != NULL) bd_page_wrapped(out, estimates, 0, terminal->width);
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
    if (report->evening > 0) bd_writer_int(&json, "round", report->evening);
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
        const bd_card *card = &report->tournament->cards[row->card];
        if (report->cross) {
            bd_writer_list_row(&json, "rounds");
            for (int r = 1; r <= report->round; r++) {
                char cell[32];
                bd_writer_string(&json, NULL, bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
            }
            bd_writer_end(&json);
        }
        if (report->evening > 0) {
            bd_writer_bool(&json, "attends", bd_card_is_present(report->tournament, card, report->evening));
            bd_writer_bool(&json, "volunteer", bd_card_volunteers(card, report->evening));
        }
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
