/* A page with the plots and tables of a series. */
#include "base/base_words.h"
#include "report/html_parts.h"
#include "report/report_words.h"
#include "report/simulation.h"
#include "report/svg.h"

static const char simulation_html_style[] =
    "body{font:16px/1.45 system-ui,sans-serif;margin:2em auto;max-width:70em;padding:0 "
    "1em;color:#111;background:#fff}\n"
    "h1{font-size:1.6em}h2{font-size:1.2em;margin-top:2em}\n"
    "figure{margin:1em 0}svg{max-width:100%;height:auto;border:1px solid #ddd}\n"
    ".wide{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.2em .7em;border-bottom:1px solid #ddd;text-align:left;white-space:nowrap}\n"
    "thead th{border-bottom:2px solid #555}tbody "
    "th{font-weight:600}td.n,th.n{text-align:right}p.note{color:#333;max-width:50em}\n"
    "@media print{figure,table{break-inside:avoid}}\n";

static void simulation_html_table(const bd_simulation_table *shown, bd_text *out)
{
    const bd_table *table = &shown->table;
    bd_text_add_string(out, "<h2>");
    bd_svg_escape(out, shown->title);
    bd_text_add_string(out, "</h2>\n<p class=\"note\">");
    bd_svg_escape(out, shown->note);
    bd_text_add_string(out, "</p>\n<div class=\"wide\" tabindex=\"0\"><table>\n<thead><tr>");
    bd_html_head_row(table, out);
    bd_html_body(table, out);
    bd_text_add_string(out, "</tbody></table></div>\n");
}

static bd_status simulation_html_plots(const bd_totals *totals, bd_text *out, bd_err *err)
{
    for (size_t i = 0; i < bd_simulation_plot_count(); i++) {
        const char *name;
        bool found;
        bd_text plot = bd_text_new(out->arena);
        BD_TRY(bd_simulation_plot(totals, i, &name, &found, &plot, err));
        if (!found) continue;
        const char *svg;
        BD_TRY(bd_text_finish(&plot, &svg, err));
        bd_text_add_string(out, "<figure>");
        bd_text_add_string(out, svg);
        bd_text_add_string(out, "</figure>\n");
    }
    return BD_OK;
}

bd_status bd_simulation_html(const bd_totals *totals, bd_text *out, bd_err *err)
{
    bd_simulation_table tables[BD_SIMULATION_TABLES];
    size_t count;
    BD_TRY(bd_simulation_tables(out->arena, totals, true, tables, &count, err));
    bd_text heading = bd_text_new(out->arena);
    const char *words;
    bd_simulation_heading(totals, &heading);
    BD_TRY(bd_text_finish(&heading, &words, err));
    bd_text_add(out,
                "<!doctype html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
                "<title>",
                BD_SAY(BASE_PAGE_LANGUAGE));
    bd_svg_escape(out, BD_SAY(REPORT_SERIES_PAGE));
    bd_text_add_string(out, "</title>\n<style>\n");
    bd_text_add_string(out, simulation_html_style);
    bd_text_add_string(out, "</style>\n</head>\n<body>\n<h1>");
    bd_svg_escape(out, BD_SAY(REPORT_SERIES_PAGE));
    bd_text_add_string(out, "</h1>\n<p>");
    bd_svg_escape(out, words);
    bd_text_add_string(out, "</p>\n");
    BD_TRY(simulation_html_plots(totals, out, err));
    for (size_t i = 0; i < count; i++) simulation_html_table(&tables[i], out);
    bd_text_add_string(out, "</body>\n</html>\n");
    return BD_OK;
}
