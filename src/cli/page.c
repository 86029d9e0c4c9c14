#include "cli/page.h"

/* Standings before the round, or as they are. */
static bd_status add_standings(bd_context *context, const bd_html_report *report, bd_standings_report *table, bd_err *err)
{
    static const bd_tiebreak order[] = {BD_TIEBREAK_BUCHHOLZ_CUT1, BD_TIEBREAK_BUCHHOLZ, BD_TIEBREAK_SONNEBORN_BERGER};
    enum { ORDER = sizeof order / sizeof *order };
    const int played = bd_standings_round(report->tournament);
    const int round = report->round > 0 && report->round - 1 < played ? report->round - 1 : played;
    bd_ranked *standings = NULL;
    BD_TRY(bd_standings(context->arena, report->tournament, round, order, ORDER, &standings, err));
    *table = (bd_standings_report){
        .tournament = report->tournament, .round = round, .standings = standings, .order = order, .order_count = ORDER, .cross = true};
    return BD_OK;
}

bd_status bd_cli_page(bd_context *context, const bd_rulebook *rules, bd_html_report *report, bd_text *out, bd_err *err)
{
    bd_layout layout;
    bd_standings_report table;
    if (report->round > 0) {
        BD_TRY(bd_layout_new(context->arena, report->tournament, rules, report->round, &layout, err));
        report->layout = &layout;
    }
    BD_TRY(add_standings(context, report, &table, err));
    report->table = &table;
    bd_html_page(report, out);
    report->layout = NULL;
    report->table = NULL;
    return BD_OK;
}
