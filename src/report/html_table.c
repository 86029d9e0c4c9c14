/* Standings and crosstable. */
#include "cards/card.h"
#include "report/html_parts.h"

#include "report/labels.h"
#include "report/report_words.h"

/* Wide tables scroll in a box of their own, which the keyboard reaches. */
static void html_table_open_box(bd_text *out, const char *label)
{
    bd_text_add_string(out, "<div class=\"wide\" role=\"region\" aria-label=\"");
    bd_html_text(out, label);
    bd_text_add_string(out, "\" tabindex=\"0\">\n");
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

/* One of the two tables that the rows of the standings are shown as, in a box of its own. */
static void html_table_ranking(const bd_html_report *report, unsigned where, bd_text *out)
{
    const bool cross = where == BD_SHOW_CROSS;
    bd_standings_report all = *report->table;
    all.cross = true;
    const bd_rows rows = bd_standings_rows(&all, out->arena);
    html_table_open_box(out, cross ? BD_SAY(REPORT_PAGE_CROSSTABLE_BOX) : BD_SAY(REPORT_PAGE_STANDINGS_BOX));
    bd_html_rows(&rows, where, "cross",
                 cross ? BD_SAY(REPORT_PAGE_CROSSTABLE_CAPTION) : BD_SAY(REPORT_PAGE_STANDINGS), out);
}

void bd_html_standings(const bd_html_report *report, bd_text *out)
{
    const bd_standings_report *table = report->table;
    bd_text_add_string(out, "<p class=\"small\">");
    bd_text_add(out, BD_SAY(REPORT_PAGE_AFTER_ROUND), table->round);
    bd_text_add_string(out, "</p>\n");
    html_table_ranking(report, BD_SHOW_PAGE, out);
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
    bd_text_add(out, "<p class=\"small\">%s</p>\n", BD_SAY(REPORT_PAGE_CROSSTABLE_LEGEND));
    html_table_ranking(report, BD_SHOW_CROSS, out);
    bd_text_add_string(out, "</div>\n");
}
