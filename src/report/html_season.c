/* The ranking of a club season, which has no levels. */
#include "report/html_parts.h"

#include "report/labels.h"
#include "report/page.h"
#include "report/report_words.h"

void bd_html_season(const bd_html_report *report, bd_text *out)
{
    const bd_season_report *season = report->season;
    const bd_html_column columns[] = {
        {BD_SAY(REPORT_COLUMN_PLACE), true},   {BD_SAY(REPORT_COLUMN_PLAYER), false},
        {BD_SAY(REPORT_COLUMN_GRADE), true},   {BD_SAY(REPORT_COLUMN_GAMES), true},
        {BD_SAY(REPORT_COLUMN_SCORE), true},   {"GSRP", true},
        {BD_SAY(REPORT_COLUMN_TONIGHT), false}};
    const size_t count = sizeof columns / sizeof *columns - (season->evening == 0);
    if (season->evening > 0) {
        bd_text heading = bd_text_new(out->arena);
        bd_season_heading(season, &heading);
        bd_text_add_string(out, "<p class=\"small\">");
        bd_html_text(out, bd_page_part(out, &heading));
        bd_text_add_string(out, "</p>\n");
    }
    bd_html_table(out, "standings", BD_SAY(REPORT_PAGE_SEASON_CAPTION), columns, count);
    for (size_t i = 0; i < season->count; i++) {
        const bd_gsrp_row *row = &season->rows[i];
        const bd_card *card = &season->tournament->cards[row->card];
        char percent[32];
        bd_text_add(out, "<tr><td class=\"n\">%zu</td><th scope=\"row\">%d ", i + 1, row->id);
        bd_html_text(out, bd_name_of(card));
        bd_text_add_string(out, "</th><td class=\"n\">");
        bd_text_add_grade(out, bd_card_grade(season->tournament, card));
        bd_text_add(out, "</td><td class=\"n\">%d</td><td class=\"n\">", row->season.games);
        bd_html_halves(out, row->season.score);
        bd_text_add(out, "</td><td class=\"n\">%s</td>", bd_gsrp_print(&row->gsrp, percent, sizeof percent));
        if (season->evening > 0) {
            bd_text_add_string(out, "<td>");
            bd_html_text(out, bd_season_tonight(season, row));
            bd_text_add_string(out, "</td>");
        }
        bd_text_add_string(out, "</tr>\n");
    }
    bd_html_end_table(out);
}
