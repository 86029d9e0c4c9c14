#include "report/print_standings.h"

#include "report/heading.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"
#include "report/table.h"
#include "report/writer.h"

#include <stdio.h>
#include <string.h>

const char *bd_cross_cell(const bd_entry *entry, char *buffer, size_t size)
{
    static const char *const results[] = {"?", "0", "=", "1"};
    buffer[0] = '\0';
    if (entry == NULL) return buffer;
    const char *result = entry->halves >= -1 && entry->halves <= 2 ? results[entry->halves + 1] : "?";
    char opponent[16] = "";
    if (entry->opponent != 0) (void)snprintf(opponent, sizeof opponent, "%d", entry->opponent);
    if (entry->kind == BD_GAME)
        (void)snprintf(buffer, size, "%s%s%s", opponent,
                       entry->colour == BD_WHITE   ? "w"
                       : entry->colour == BD_BLACK ? "b"
                                                   : "",
                       result);
    else if (entry->kind == BD_FORFEIT)
        (void)snprintf(buffer, size, "%s%s", opponent, entry->halves > 0 ? "+" : "-");
    else
        (void)snprintf(buffer, size, "%s", bd_letter_bye(entry->kind));
    return buffer;
}

enum { FIXED = 5, GRADE = 3, ROUND_COLUMN = 16, TIE_COLUMN = BD_TIE_TEXT };

/* The columns: place, id, name, grade, points; tie-breaks; rounds. NULL when memory is exhausted. */
static bd_column *standings_make_columns(const bd_standings_report *report, bd_arena *arena, size_t *count)
{
    static const bd_column fixed[FIXED] = {{BD_ENGLISH(REPORT_COLUMN_PLACE), "place", true, 0},
                                           {BD_ENGLISH(REPORT_COLUMN_ID), "id", true, 0},
                                           {BD_ENGLISH(REPORT_COLUMN_NAME), "name", false, 8},
                                           {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", true, 0},
                                           {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", true, 0}};
    const size_t rounds = report->cross ? (size_t)report->round : 0;
    *count = FIXED + report->list->count + rounds;
    bd_column *columns = bd_arena_alloc(arena, *count, sizeof *columns);
    char *titles = bd_arena_alloc(arena, rounds + 1, ROUND_COLUMN);
    char *keys = bd_arena_alloc(arena, rounds + 1, ROUND_COLUMN);
    char *ties = bd_arena_alloc(arena, 2 * report->list->count + 1, TIE_COLUMN);
    if (columns == NULL || titles == NULL || keys == NULL || ties == NULL) return NULL;
    for (size_t i = 0; i < FIXED; i++) columns[i] = fixed[i];
    columns[GRADE].title = bd_grade_title(report->tournament);
    for (size_t i = 0; i < report->list->count; i++) {
        const bd_tiebreak *item = &report->list->items[i];
        const char *code = bd_tiebreak_code(item, ties + 2 * TIE_COLUMN * i, TIE_COLUMN);
        const char *id = bd_tiebreak_id(item, ties + 2 * TIE_COLUMN * i + TIE_COLUMN, TIE_COLUMN);
        columns[FIXED + i] = (bd_column){code, id, true, 0};
    }
    for (size_t i = 0; i < rounds; i++) {
        char *title = titles + ROUND_COLUMN * i;
        char *key = keys + ROUND_COLUMN * i;
        (void)snprintf(title, ROUND_COLUMN, BD_SAY(REPORT_COLUMN_ROUND), (int)i + 1);
        (void)snprintf(key, ROUND_COLUMN, "R%d", (int)i + 1);
        columns[FIXED + report->list->count + i] = (bd_column){title, key, false, 0};
    }
    return columns;
}

/* `marks`: behind the name stands that the player has left. */
static void standings_row(bd_table *table, const bd_standings_report *report, const bd_ranked *standing,
                          bool marks)
{
    const bd_card *card = &report->tournament->cards[standing->card];
    char number[32];
    bd_table_add(table, "%d", standing->place);
    bd_table_add(table, "%d", card->id);
    if (marks && bd_card_has_left(card, report->round))
        bd_table_add(table, BD_SAY(REPORT_NAME_WITHDRAWN), card->name);
    else
        bd_table_add_string(table, card->name);
    bd_table_add_grade(table, bd_card_grade(report->tournament, card));
    bd_table_add_halves(table, standing->score);
    for (size_t i = 0; i < report->list->count; i++)
        bd_table_add(table, "%s", bd_tie_print(standing->values[i], number, sizeof number));
    for (int r = 1; report->cross && r <= report->round; r++)
        bd_table_add(table, "%s", bd_cross_cell(bd_card_entry(card, r), number, sizeof number));
}

static bd_table standings_make_table(const bd_standings_report *report, bd_arena *arena, bool marks)
{
    size_t count = 0;
    const bd_column *columns = standings_make_columns(report, arena, &count);
    bd_table table = bd_table_new(arena, columns, columns != NULL ? count : 0);
    table.failed = columns == NULL;
    const size_t players = bd_standings_count(report->tournament);
    for (size_t i = 0; !table.failed && i < players; i++)
        standings_row(&table, report, &report->standings[i], marks);
    return table;
}

/* What the codes over the columns mean, and which of them count for nothing here. */
static void standings_legend(const bd_standings_report *report, const bd_terminal *terminal, bd_text *out)
{
    bd_text legend = bd_text_new(out->arena);
    for (size_t i = 0; i < report->list->count; i++) {
        const bd_tiebreak *item = &report->list->items[i];
        char code[BD_TIE_TEXT], title[BD_TIE_TEXT];
        bd_text_add(&legend, "%s%s: %s", legend.length > 0 ? "; " : "",
                    bd_tiebreak_code(item, code, sizeof code), bd_tiebreak_title(item, title, sizeof title));
    }
    const char *text = bd_page_part(out, &legend);
    const char *estimates = bd_estimate_legend(report->tournament);
    if (text[0] == '\0' && estimates == NULL) return;
    bd_text_add_char(out, '\n');
    if (text[0] != '\0') bd_page_wrapped(out, text, 0, terminal->width);
    if (estimates != NULL) bd_page_wrapped(out, estimates, 0, terminal->width);
    for (size_t i = 0; i < report->list->count; i++) {
        char code[BD_TIE_TEXT];
        if (!bd_tiebreak_is_dropped(report->tournament, &report->list->items[i])) continue;
        bd_text line = bd_text_new(out->arena);
        bd_text_add(&line, BD_SAY(REPORT_TIE_DROPPED),
                    bd_tiebreak_code(&report->list->items[i], code, sizeof code));
        bd_page_wrapped(out, bd_page_part(out, &line), 0, terminal->width);
    }
}

void bd_standings_text(const bd_standings_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_table table = standings_make_table(report, out->arena, true);
    bd_heading_after(out, terminal, report->tournament, report->round);
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
    standings_legend(report, terminal, out);
}

void bd_standings_csv(const bd_standings_report *report, bd_text *out)
{
    const bd_table table = standings_make_table(report, out->arena, false);
    bd_table_csv(&table, out);
}

static void standings_rounds(bd_writer *json, const bd_card *card, int round)
{
    bd_writer_list_row(json, "rounds");
    for (int r = 1; r <= round; r++) {
        char cell[32];
        bd_writer_string(json, NULL, bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
    }
    bd_writer_end(json);
}

void bd_standings_json(const bd_standings_report *report, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "standings/1");
    bd_writer_string(&json, "name", report->tournament->name);
    bd_writer_int(&json, "after_round", report->round);
    bd_writer_list(&json, "players");
    const size_t players = bd_standings_count(report->tournament);
    for (size_t i = 0; i < players; i++) {
        const bd_ranked *standing = &report->standings[i];
        const bd_card *card = &report->tournament->cards[standing->card];
        bd_writer_object_row(&json, NULL);
        bd_writer_int(&json, "place", standing->place);
        bd_writer_int(&json, "id", card->id);
        bd_writer_string(&json, "name", card->name);
        bd_writer_halves(&json, "points", standing->score);
        for (size_t k = 0; k < report->list->count; k++) {
            char number[32], id[BD_TIE_TEXT];
            (void)bd_tiebreak_id(&report->list->items[k], id, sizeof id);
            (void)bd_tie_print(standing->values[k], number, sizeof number);
            if (number[0] != '\0') bd_writer_number(&json, id, number);
        }
        if (report->cross) standings_rounds(&json, card, report->round);
        bd_writer_end(&json);
    }
    bd_writer_end(&json);
    bd_writer_end(&json);
}
