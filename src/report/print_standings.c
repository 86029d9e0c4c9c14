#include "report/print_standings.h"

#include "cards/card.h"
#include "report/labels.h"
#include "report/report_words.h"

#include <stdio.h>

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

typedef struct standings_row {
    const bd_card *card;
    int place, points;
    bd_grade grade;
    const char *marked; /* the name, and that the player has left */
    bd_texts ties, rounds;
} standings_row;

bd_texts bd_cross_rounds(const bd_card *card, int round, bd_rows *rows)
{
    const char **cells = bd_rows_texts(rows, (size_t)round);
    char cell[32];
    for (int r = 1; cells != NULL && r <= round; r++)
        cells[r - 1] = bd_rows_say(rows, "%s", bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
    return (bd_texts){cells, cells != NULL ? (size_t)round : 0};
}

void bd_cross_show(bd_rows *rows, size_t at, int round)
{
    const bd_member all = {"", "rounds", BD_CELL_TEXTS, at, BD_ITSELF, BD_SHOW_JSON, 0};
    for (int r = 1; r <= round; r++) {
        const bd_member one = {bd_rows_say(rows, BD_SAY(REPORT_COLUMN_ROUND), r),
                               bd_rows_say(rows, "R%d", r),
                               BD_CELL_TEXT,
                               at + offsetof(bd_texts, items),
                               (size_t)(r - 1) * sizeof(char *),
                               BD_SHOW_TABLE | BD_SHOW_CROSS,
                               0};
        bd_rows_show(rows, &one, 1);
    }
    bd_rows_show(rows, &all, 1);
}

static bd_texts standings_ties(const bd_tie_value *values, size_t count, bd_rows *rows)
{
    const char **ties = bd_rows_texts(rows, count);
    char number[32];
    for (size_t k = 0; ties != NULL && k < count; k++)
        ties[k] = bd_rows_say(rows, "%s", bd_tie_print(values[k], number, sizeof number));
    return (bd_texts){ties, count};
}

static void standings_show(const bd_standings_report *report, bd_rows *rows)
{
    enum { PAGES = BD_SHOW_PAGE | BD_SHOW_CROSS };
    const bd_member fixed[] = {
        {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(standings_row, place), BD_SHOW_ALL | PAGES, 0},
        {BD_ENGLISH(REPORT_COLUMN_ID), "id", BD_OF_CARD(INT, int, standings_row, id), BD_SHOW_ALL, 0},
        {BD_ENGLISH(REPORT_PAGE_NUMBER), "", BD_OF_CARD(ID, int, standings_row, id), PAGES, 0},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_OF_TEXT(standings_row, marked), BD_SHOW_TEXT, 8},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "", BD_OF_PLAYER(standings_row, card), PAGES, 0},
        {"", "name", BD_OF_CARD(TEXT, const char *, standings_row, name), BD_SHOW_CSV | BD_SHOW_JSON, 0},
        {bd_grade_title(report->tournament), "grade", BD_OF_GRADE(standings_row, grade),
         BD_SHOW_TABLE | BD_SHOW_PAGE, 0},
        {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(standings_row, points), BD_SHOW_ALL | PAGES,
         0}};
    bd_rows_show(rows, fixed, BD_COUNT(fixed));
    for (size_t k = 0; k < report->list->count; k++) {
        const bd_tiebreak *item = &report->list->items[k];
        char code[BD_TIE_TEXT], id[BD_TIE_TEXT], title[BD_TIE_TEXT];
        const bd_member tie[] = {{bd_rows_say(rows, "%s", bd_tiebreak_code(item, code, sizeof code)),
                                  bd_rows_say(rows, "%s", bd_tiebreak_id(item, id, sizeof id)),
                                  BD_OF_NTH(DIGITS, standings_row, ties, k), BD_SHOW_ALL | BD_OPTIONAL, 0},
                                 {bd_rows_say(rows, "%s", bd_tiebreak_title(item, title, sizeof title)), "",
                                  BD_OF_NTH(DIGITS, standings_row, ties, k), BD_SHOW_PAGE | BD_FRACTIONS, 0}};
        bd_rows_show(rows, tie, BD_COUNT(tie));
    }
    if (report->cross) bd_cross_show(rows, offsetof(standings_row, rounds), report->round);
}

bd_rows bd_standings_rows(const bd_standings_report *report, bd_arena *arena)
{
    bd_rows rows = bd_rows_new(arena, sizeof(standings_row));
    standings_show(report, &rows);
    const size_t players = bd_standings_count(report->tournament);
    for (size_t i = 0; !rows.failed && i < players; i++) {
        const bd_ranked *standing = &report->standings[i];
        const bd_card *card = &report->tournament->cards[standing->card];
        standings_row row = {.card = card,
                             .place = standing->place,
                             .points = standing->score,
                             .grade = bd_card_grade(report->tournament, card),
                             .marked = card->name,
                             .ties = standings_ties(standing->values, report->list->count, &rows)};
        if (bd_card_has_left(card, report->round))
            row.marked = bd_rows_say(&rows, BD_SAY(REPORT_NAME_WITHDRAWN), card->name);
        if (report->cross) row.rounds = bd_cross_rounds(card, report->round, &rows);
        bd_rows_add(&rows, &row);
    }
    return rows;
}

/* What the codes over the columns mean, and which of them count for nothing here. */
static void standings_legend(const bd_standings_report *report, bd_reply *reply)
{
    bd_text legend = bd_text_new(reply->arena);
    for (size_t i = 0; i < report->list->count; i++) {
        const bd_tiebreak *item = &report->list->items[i];
        char code[BD_TIE_TEXT], title[BD_TIE_TEXT];
        bd_text_add(&legend, "%s%s: %s", legend.length > 0 ? "; " : "",
                    bd_tiebreak_code(item, code, sizeof code), bd_tiebreak_title(item, title, sizeof title));
    }
    const char *estimates = bd_estimate_legend(report->tournament);
    if (legend.length > 0 || estimates != NULL) bd_reply_gap(reply);
    if (legend.length > 0) bd_reply_sentence(reply, bd_reply_text(reply, &legend));
    bd_reply_sentence(reply, estimates);
    for (size_t i = 0; i < report->list->count; i++) {
        char code[BD_TIE_TEXT];
        if (bd_tiebreak_is_dropped(report->tournament, &report->list->items[i]))
            bd_reply_say(reply, BD_SAY(REPORT_TIE_DROPPED),
                         bd_tiebreak_code(&report->list->items[i], code, sizeof code));
    }
}

bd_reply bd_standings_reply(const bd_standings_report *report, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "standings/1");
    const bd_rows rows = bd_standings_rows(report, arena);
    bd_reply_string(&reply, "name", report->tournament->name);
    bd_reply_int(&reply, "after_round", report->round);
    bd_reply_heading_after(&reply, report->tournament, report->round);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, "players", &rows);
    standings_legend(report, &reply);
    return reply;
}
