/* The ranking of a club season, which has no levels. */
#include "cards/card.h"
#include "report/html_parts.h"

#include "report/page.h"
#include "report/report_words.h"

void bd_html_season(const bd_html_report *report, bd_text *out)
{
    const bd_season_report *season = report->season;
    if (season->evening > 0) {
        bd_text heading = bd_text_new(out->arena);
        bd_season_heading(season, &heading);
        bd_text_add_string(out, "<p class=\"small\">");
        bd_html_text(out, bd_page_part(out, &heading));
        bd_text_add_string(out, "</p>\n");
    }
    const bd_rows rows = bd_season_rows(season, out->arena);
    bd_html_rows(&rows, BD_SHOW_PAGE, "standings", BD_SAY(REPORT_PAGE_SEASON_CAPTION), out);
}
