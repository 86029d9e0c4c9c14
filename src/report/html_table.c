/* Standings and crosstable. */
#include "report/html_parts.h"

#include "report/fractions.h"
#include "report/labels.h"
#include "report/report_words.h"

#include <stdio.h>

/* Wide tables scroll in a box of their own, which the keyboard reaches. */
static void html_table_open_box(bd_text *out, const char *label)
{
    bd_text_add_string(out, "<div class=\"wide\" role=\"region\" aria-label=\"");
    bd_html_text(out, label);
    bd_text_add_string(out, "\" tabindex=\"0\">\n");
}

static void html_table_name(const bd_card *card, bd_text *out)
{
    bd_text_add(out, "<td class=\"n id\">%d</td><th scope=\"row\" class=\"name\">", card->id);
    bd_html_name(out, bd_name_of(card));
    bd_text_add_string(out, "</th>");
}

static void html_table_points(int halves, bd_text *out)
{
    bd_text_add_string(out, "<td class=\"n\">");
    bd_html_halves(out, halves);
    bd_text_add_string(out, "</td>");
}

/* School totals: the best four of each, the next as tie-break. */
static void html_table_schools(const bd_standings_report *table, bd_text *out)
{
    const bd_html_column columns[] = {{BD_SAY(REPORT_COLUMN_PLACE), true},
                                      {BD_SAY(REPORT_COLUMN_SCHOOL), false},
                                      {BD_SAY(REPORT_COLUMN_POINTS), true},
                                      {BD_SAY(REPORT_COLUMN_SCORES), false}};
    bd_html_table(out, "cross", BD_SAY(REPORT_PAGE_SCHOOLS), columns, sizeof columns / sizeof *columns);
    for (size_t g = 0; g < table->school_count; g++) {
        const bd_ranked_group *school = &table->schools[g];
        bd_text_add(out, "<tr><td class=\"n\">%d</td><td>", school->place);
        bd_html_text(out, school->name);
        bd_text_add_string(out, "</td>");
        html_table_points(school->total, out);
        bd_text_add_string(out, "<td>");
        for (size_t i = 0; i < school->player_count; i++) {
            if (i > 0) bd_text_add_string(out, ", ");
            bd_html_halves(out, school->players[i]->score);
        }
        bd_text_add_string(out, "</td></tr>\n");
    }
    bd_html_end_table(out);
}

void bd_html_standings(const bd_html_report *report, bd_text *out)
{
    enum { FIXED = 5 };
    const bd_standings_report *table = report->table;
    char titles[BD_TIEBREAKS_MAX][BD_TIE_TEXT];
    bd_html_column columns[FIXED + BD_TIEBREAKS_MAX] = {{BD_SAY(REPORT_COLUMN_PLACE), true},
                                                        {BD_SAY(REPORT_PAGE_NUMBER), true},
                                                        {BD_SAY(REPORT_COLUMN_NAME), false},
                                                        {bd_say(bd_grade_title(report->tournament)), true},
                                                        {BD_SAY(REPORT_COLUMN_POINTS), true}};
    for (size_t k = 0; k < table->list->count; k++)
        columns[FIXED + k] =
            (bd_html_column){bd_tiebreak_title(&table->list->items[k], titles[k], sizeof titles[k]), true};
    bd_text_add_string(out, "<p class=\"small\">");
    bd_text_add(out, BD_SAY(REPORT_PAGE_AFTER_ROUND), table->round);
    bd_text_add_string(out, "</p>\n");
    html_table_open_box(out, BD_SAY(REPORT_PAGE_STANDINGS_BOX));
    bd_html_table(out, "cross", BD_SAY(REPORT_PAGE_STANDINGS), columns, FIXED + table->list->count);
    for (size_t i = 0; i < bd_standings_count(table->tournament); i++) {
        const bd_ranked *standing = &table->standings[i];
        const bd_card *card = &table->tournament->cards[standing->card];
        bd_text_add(out, "<tr><td class=\"n\">%d</td>", standing->place);
        html_table_name(card, out);
        bd_text_add_string(out, "<td class=\"n\">");
        bd_text_add_grade(out, bd_card_grade(table->tournament, card));
        bd_text_add_string(out, "</td>");
        html_table_points(standing->score, out);
        for (size_t k = 0; k < table->list->count; k++) {
            char number[32];
            (void)bd_tie_print(standing->values[k], number, sizeof number);
            bd_text_add(out, "<td class=\"n\">%s</td>", bd_fractions(out->arena, number));
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_end_table(out);
    if (bd_estimate_legend(table->tournament) != NULL) {
        bd_text_add_string(out, "<p class=\"small\">");
        bd_html_text(out, bd_estimate_legend(table->tournament));
        bd_text_add_string(out, "</p>\n");
    }
    bd_text_add_string(out, "</div>\n");
    if (table->school_count > 0) html_table_schools(table, out);
}

void bd_html_crosstable(const bd_html_report *report, bd_text *out)
{
    enum { FIXED = 4 };
    const bd_standings_report *table = report->table;
    bd_html_column columns[FIXED + BD_ROUNDS_MAX] = {{BD_SAY(REPORT_COLUMN_PLACE), true},
                                                     {BD_SAY(REPORT_PAGE_NUMBER), true},
                                                     {BD_SAY(REPORT_COLUMN_NAME), false},
                                                     {BD_SAY(REPORT_COLUMN_POINTS), true}};
    char titles[BD_ROUNDS_MAX][16];
    for (int r = 0; r < table->round && r < BD_ROUNDS_MAX; r++) {
        (void)snprintf(titles[r], sizeof titles[r], BD_SAY(REPORT_COLUMN_ROUND), r + 1);
        columns[FIXED + r] = (bd_html_column){titles[r], false};
    }
    bd_text_add(out, "<p class=\"small\">%s</p>\n", BD_SAY(REPORT_PAGE_CROSSTABLE_LEGEND));
    html_table_open_box(out, BD_SAY(REPORT_PAGE_CROSSTABLE_BOX));
    bd_html_table(out, "cross", BD_SAY(REPORT_PAGE_CROSSTABLE_CAPTION), columns,
                  FIXED + (size_t)table->round);
    for (size_t i = 0; i < bd_standings_count(table->tournament); i++) {
        const bd_ranked *standing = &table->standings[i];
        const bd_card *card = &table->tournament->cards[standing->card];
        bd_text_add(out, "<tr><td class=\"n\">%d</td>", standing->place);
        html_table_name(card, out);
        html_table_points(standing->score, out);
        for (int r = 1; r <= table->round; r++) {
            char cell[32];
            bd_text_add(out, "<td>%s</td>", bd_cross_cell(bd_card_entry(card, r), cell, sizeof cell));
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_end_table(out);
    bd_text_add_string(out, "</div>\n");
}
