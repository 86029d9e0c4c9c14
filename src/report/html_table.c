/* Standings and crosstable. */
#include "report/html_parts.h"

#include "report/labels.h"

#include <stdio.h>

/* Wide tables scroll in a box of their own, which the keyboard reaches. */
static void html_table_open_box(bd_text *out, const char *label)
{
    bd_text_add(out, "<div class=\"wide\" role=\"region\" aria-label=\"%s\" tabindex=\"0\">\n", label);
}

static void html_table_name(const bd_card *card, bd_text *out)
{
    bd_text_add(out, "<td class=\"n id\">%d</td><th scope=\"row\" class=\"name\">", card->id);
    bd_html_text(out, bd_name_of(card));
    bd_text_add_string(out, "</th>");
}

static void html_table_points(int halves, bd_text *out)
{
    bd_text_add_string(out, "<td class=\"n\">");
    bd_html_halves(out, halves);
    bd_text_add_string(out, "</td>");
}

void bd_html_standings(const bd_html_report *report, bd_text *out)
{
    enum { FIXED = 5 };
    const bd_standings_report *table = report->table;
    const char *titles[FIXED + BD_TIEBREAKS] = {">Place", ">No.", "Name", ">Grade", ">Points"};
    char columns[BD_TIEBREAKS][40];
    for (size_t k = 0; k < table->order_count; k++) {
        (void)snprintf(columns[k], sizeof columns[k], ">%s", bd_tiebreak_title(table->order[k]));
        titles[FIXED + k] = columns[k];
    }
    bd_text_add(out, "<p class=\"small\">After round %d.</p>\n", table->round);
    html_table_open_box(out, "Standings, scrolls sideways");
    bd_html_table(out, "cross", "Standings", titles, FIXED + table->order_count);
    for (size_t i = 0; i < table->tournament->card_count; i++) {
        const bd_ranked *standing = &table->standings[i];
        const bd_card *card = &table->tournament->cards[standing->card];
        bd_text_add(out, "<tr><td class=\"n\">%d</td>", standing->place);
        html_table_name(card, out);
        bd_text_add_string(out, "<td class=\"n\">");
        if (card->grade > 0) bd_text_add(out, "%d", card->grade);
        bd_text_add_string(out, "</td>");
        html_table_points(standing->score, out);
        for (size_t k = 0; k < table->order_count; k++) {
            char number[32];
            const bd_tiebreak tiebreak = table->order[k];
            bd_text_add(out, "<td class=\"n\">%s</td>",
                        bd_tiebreak_print(tiebreak, standing->tiebreaks[tiebreak], number, sizeof number));
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_end_table(out);
    bd_text_add_string(out, "</div>\n");
}

void bd_html_crosstable(const bd_html_report *report, bd_text *out)
{
    enum { FIXED = 4 };
    const bd_standings_report *table = report->table;
    const char *titles[FIXED + BD_ROUNDS_MAX] = {">Place", ">No.", "Name", ">Points"};
    char columns[BD_ROUNDS_MAX][16];
    for (int r = 0; r < table->round && r < BD_ROUNDS_MAX; r++) {
        (void)snprintf(columns[r], sizeof columns[r], "R%d", r + 1);
        titles[FIXED + r] = columns[r];
    }
    bd_text_add_string(
        out,
        "<p class=\"small\">12w1: a win with White against player 12; = a draw, 0 a loss, + and - a win and "
        "a loss by "
        "default, ? not known yet; F, H, Z and U byes of a full, half and no point, and of the draw.</p>\n");
    html_table_open_box(out, "Crosstable, scrolls sideways");
    bd_html_table(out, "cross", "Crosstable: every round of every player", titles,
                  FIXED + (size_t)table->round);
    for (size_t i = 0; i < table->tournament->card_count; i++) {
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
