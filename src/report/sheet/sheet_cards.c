/* Pairing cards: what the arbiter lays on the table, one card a player with all rounds. */
#include "cards/card.h"
#include "report/sheet/sheet_parts.h"

#include "base/assert.h"
#include "base/ints.h"
#include "report/html.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_standings.h"
#include "report/report_words.h"
#include "report/sheet/sheet_words.h"

#include <stdio.h>

/* Rounds a card has lines for. */
static int cards_lines(const bd_tournament *t)
{
    int lines = t->rounds > 5 ? t->rounds : 5;
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[i].history_count > 0 && t->cards[i].history[t->cards[i].history_count - 1].round > lines)
            lines = t->cards[i].history[t->cards[i].history_count - 1].round;
    return lines;
}

void bd_sheet_cards(const bd_sheet *sheet, bd_sheet_grid *grid)
{
    const bd_tournament *t = sheet->tournament;
    const int rounds = bd_tournament_last_round(t);
    const bd_sheet_column columns[] = {
        {BD_ENGLISH(SHEET_NUMBER), "id", BD_LOOK_BOARD, 3, 0, false, NULL, false},
        {BD_ENGLISH(REPORT_COLUMN_NAME), "name", BD_LOOK_NAME, 0, 1, false, NULL, false},
        {bd_grade_title(t), "grade", BD_LOOK_NUMBER, 3, 0, false, NULL, false},
        {BD_ENGLISH(SHEET_POINTS), "points", BD_LOOK_SCORE, 3, 0, false, BD_ENGLISH(REPORT_COLUMN_POINTS),
         false}};
    bd_sheet_columns_add(grid, columns, BD_COUNT(columns));
    bd_sheet_round_columns(grid, rounds, 4);
    grid->nothing = BD_SAY(SHEET_NO_PLAYERS);
    for (size_t i = 0; !grid->failed && i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        bd_sheet_add_number(grid, card->id);
        bd_sheet_add_name(grid, card, true);
        bd_sheet_add_grade(grid, t, card);
        bd_sheet_add_halves(grid, bd_card_score(t, card, rounds + 1));
        bd_sheet_add_rounds(grid, t->points.boards > 0, card, rounds);
    }
}

/* The opponent of a game, or what there was instead. */
static void cards_opponent(const bd_tournament *t, const bd_entry *entry, bd_text *out)
{
    const bd_card *opponent = entry != NULL ? bd_tournament_card(t, entry->opponent) : NULL;
    const char *name = opponent != NULL                        ? bd_name_of(opponent)
                       : entry != NULL && entry->opponent == 0 ? bd_word_bye(entry->kind)
                                                               : "";
    const double ems = bd_fit_ems(name, false);
    bd_text_add(out, "<td class=\"t%s\">", ems > 19 ? " s5" : ems > 15 ? " s3" : "");
    if (entry != NULL && entry->opponent != 0) bd_text_add(out, "<b>%d</b> ", entry->opponent);
    bd_html_add(out, "%s</td>", name);
}

/* The card as it was laid out; NULL: it was not. */
static const bd_laid_card *cards_laid(const bd_layout *layout, const bd_card *card)
{
    for (size_t l = 0; layout != NULL && l < layout->level_count; l++)
        for (size_t i = 0; i < layout->levels[l].count; i++)
            if (layout->levels[l].cards[i].card == card) return &layout->levels[l].cards[i];
    return NULL;
}

static const char *cards_float(const bd_sheet *sheet, const bd_laid_card *laid, int round)
{
    if (laid == NULL || laid->floats == NULL || round >= sheet->layout->round) return "";
    return laid->floats[round] == BD_FLOAT_DOWN ? "\u2193"
           : laid->floats[round] == BD_FLOAT_UP ? "\u2191"
                                                : "";
}

/* The colours in which the guide marks cards: red for White, black for Black, green for a bye. */
static const char *cards_colour_class(const bd_entry *entry)
{
    if (entry == NULL) return "";
    if (entry->opponent == 0) return " class=\"gb\"";
    return entry->colour == BD_WHITE ? " class=\"gw\"" : "";
}

static void cards_line(const bd_tournament *t, const bd_card *card, int round, const char *way, bd_text *out)
{
    static const char *const results[] = {"0", "\u00bd", "1"};
    const bd_entry *entry = bd_card_entry(card, round);
    const bool known = entry != NULL && entry->halves >= 0 && entry->halves <= 2;
    const bool told = entry != NULL && (entry->kind != BD_GAME || known);
    const bool game = entry != NULL && entry->kind == BD_GAME && entry->colour != BD_NO_COLOUR;
    const char *result = !known                      ? ""
                         : entry->kind == BD_FORFEIT ? (entry->halves > 0 ? "+" : "\u2212")
                                                     : results[entry->halves];
    char number[16];
    bd_print_halves(bd_card_score(t, card, round + 1), number, sizeof number);
    bd_html_add(out, "<tr%s><th scope=\"row\" class=\"n\">%d</th><td class=\"x\">%s</td>",
                cards_colour_class(entry), round,
                !game                       ? ""
                : entry->colour == BD_WHITE ? BD_SAY(REPORT_PAGE_LETTER_WHITE)
                                            : BD_SAY(REPORT_PAGE_LETTER_BLACK));
    cards_opponent(t, entry, out);
    bd_html_add(out, "<td class=\"x\">%s</td><td class=\"x\">%s</td><td class=\"s\">%s</td></tr>\n", way,
                result, told ? bd_fractions(out->arena, number) : "");
}

static void cards_top(const bd_card *card, bd_grade grade, bd_text *out)
{
    const char *home = bd_sheet_home(card);
    char shown[BD_GRADE_TEXT];
    bd_html_add(out, "<div class=\"card\"><div class=\"top\"><span class=\"who\">%d %s%s%s</span>", card->id,
                card->title, card->title != NULL ? " " : "", bd_name_of(card));
    if (grade.value > 0) bd_html_add(out, "<span>%s</span>", bd_grade_show(grade, shown));
    bd_html_add(out, "</div>\n<div class=\"from\">%s", home);
    if (card->withdrawn > 0) bd_text_add_string(out, home[0] != '\0' ? ", " : "");
    if (card->withdrawn > 0) bd_text_add(out, BD_SAY(SHEET_FROM_ROUND), card->withdrawn);
    bd_text_add_string(out, "</div>\n");
}

/* For somebody who enters late, or for an event on paper. */
static void cards_top_blank(bd_text *out)
{
    bd_html_add(
        out,
        "<div class=\"card\"><div class=\"top\"><span class=\"who blank\">%s</span><span>%s</span></div>\n",
        BD_SAY(SHEET_BLANK_NAME), BD_SAY(SHEET_BLANK_GRADE));
    bd_html_add(out, "<div class=\"from\">%s</div>\n", BD_SAY(SHEET_BLANK_CLUB));
}

static void cards_card(const bd_sheet *sheet, const bd_sheet_heading *heading, size_t index, bd_text *out)
{
    const bd_html_column columns[] = {
        {BD_SAY(SHEET_ROUND_COLUMN), true},  {BD_SAY(SHEET_COLOUR_SHORT), false},
        {BD_SAY(SHEET_OPPONENT), false},     {BD_SAY(SHEET_FLOAT), false},
        {BD_SAY(SHEET_RESULT_SHORT), false}, {BD_SAY(SHEET_TOTAL_SHORT), true}};
    static const bd_card blank;
    const bd_tournament *t = sheet->tournament;
    const bd_card *card = !sheet->blank && index < t->card_count ? &t->cards[index] : &blank;
    const bd_laid_card *laid = cards_laid(sheet->layout, card);
    (void)heading;
    if (card == &blank)
        cards_top_blank(out);
    else
        cards_top(card, bd_card_grade(t, card), out);
    bd_html_table(out, "lines", card != &blank ? bd_name_of(card) : BD_SAY(SHEET_BLANK_CARD), columns,
                  BD_COUNT(columns));
    for (int r = 1; r <= cards_lines(t); r++) cards_line(t, card, r, cards_float(sheet, laid, r), out);
    bd_html_table_end(out);
    bd_text_add_string(out, "</div>\n");
}

void bd_sheet_card_pages(const bd_sheet *sheet, const bd_sheet_style *style, bd_text *out)
{
    const int lines = cards_lines(sheet->tournament);
    const double paper = style->letter ? 259.0 : 276.6, line = 6, above = 24;
    const double deep = paper > above + line * lines ? (double)(int)(paper / (above + line * lines)) : 1;
    const double row = paper / deep, room = (row - above) / lines;
    const size_t a_page = 2 * (size_t)deep, cards = sheet->blank ? 0 : sheet->tournament->card_count;
    const size_t whole = cards > 0 ? (cards + a_page - 1) / a_page * a_page : a_page;
    BD_ASSERT(lines > 0);
    /* What is left of the last page is blank cards, for who enters late. */
    bd_sheet_deck(sheet, BD_PRINT(out, "--row:%.2fmm;--line:%.2fmm", row, room < line ? room : line), whole,
                  a_page, cards_card, out);
}
