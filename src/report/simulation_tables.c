/* The tables of a series, and what shows them: a terminal, and a page with the plots. */
#include "report/simulation.h"

#include "report/html.h"
#include "report/page.h"
#include "report/report_words.h"

#include <inttypes.h>
#include <stdio.h>

static double tables_percent(int64_t part, int64_t whole)
{
    return whole == 0 ? 0 : 100.0 * (double)part / (double)whole;
}

/* Three digits that count, without an exponent: "0.254", "71.5", "124,000". */
static const char *tables_rounded(double value, bool sign, char *buffer, size_t size)
{
    const double mass = value < 0 ? -value : value;
    double step = 1;
    if (mass < 999.5) {
        (void)snprintf(buffer, size, sign ? "%+.3g" : "%.3g", value);
        return buffer;
    }
    while (mass / step >= 999.5) step *= 10;
    const int64_t number = (int64_t)(mass / step + 0.5) * (int64_t)step;
    const char *minus = value < 0 ? "-" : sign ? "+" : "";
    if (number >= 1000000000) {
        (void)snprintf(buffer, size, "%s%" PRId64 ",%03" PRId64 ",%03" PRId64 ",%03" PRId64, minus,
                       number / 1000000000, number / 1000000 % 1000, number / 1000 % 1000, number % 1000);
    } else if (number >= 1000000) {
        (void)snprintf(buffer, size, "%s%" PRId64 ",%03" PRId64 ",%03" PRId64, minus, number / 1000000,
                       number / 1000 % 1000, number % 1000);
    } else
        (void)snprintf(buffer, size, "%s%" PRId64 ",%03" PRId64, minus, number / 1000, number % 1000);
    return buffer;
}

static double tables_in_unit(bd_measure_unit unit, double share)
{
    return unit == BD_UNIT_PERCENT ? 100 * share : unit == BD_UNIT_PERMILLE ? 1000 * share : share;
}

/* A table with one line of titles made from a first column and the methods from number `from` on. */
static bd_status tables_method(bd_arena *arena, const bd_series *series, const char *title, const char *key,
                               int least, int from, bd_table *out, bd_err *err)
{
    const size_t count = (size_t)(1 + series->method_count - from);
    bd_column *columns;
    BD_NEW(columns, arena, count, err);
    columns[0] = (bd_column){title, key, false, least, BD_LOOKS_HEAD};
    for (int m = from; m < series->method_count; m++)
        columns[1 + m - from] =
            (bd_column){series->methods[m].id, series->methods[m].id, true, 0, BD_LOOKS_PLAIN};
    *out = bd_table_new(arena, columns, count);
    return BD_OK;
}

static bd_status tables_draws(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                              bd_err *err)
{
    (void)wide;
    static const bd_column columns[] = {
        {BD_ENGLISH(REPORT_SERIES_METHOD), "method", false, 0, BD_LOOKS_HEAD},
        {BD_ENGLISH(REPORT_SERIES_DRAWS), "draws", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_SAME), "same", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_EQUAL), "equal", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_WORSE), "worse", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_STUCK), "stuck", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_NONE), "none", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_ILLEGAL), "illegal", true, 0, BD_LOOKS_PLAIN},
        {BD_ENGLISH(REPORT_SERIES_LOST), "lost", true, 0, BD_LOOKS_PLAIN},
    };
    (void)err;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_DRAWS_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_DRAWS_NOTE)};
    out->table = bd_table_new(arena, columns, BD_COUNT(columns));
    for (int m = 0; m < totals->series->method_count; m++) {
        const bd_totals_cell *cell = &totals->all[m];
        const int64_t draws = cell->tally[BD_TALLY_DRAWS];
        const bd_estimate lost = bd_estimate_of(&cell->measures[BD_MEASURE_LOST]);
        bd_table_add_string(&out->table, totals->series->methods[m].id);
        bd_table_add(&out->table, "%" PRId64, draws);
        bd_table_add(&out->table, "%.1f%%", tables_percent(cell->tally[BD_TALLY_SAME], draws));
        bd_table_add(&out->table, "%.1f%%",
                     tables_percent(cell->tally[BD_TALLY_EQUAL] + cell->tally[BD_TALLY_OPEN], draws));
        bd_table_add(&out->table, "%.1f%%", tables_percent(cell->tally[BD_TALLY_WORSE], draws));
        bd_table_add(&out->table, "%" PRId64, cell->tally[BD_TALLY_STUCK]);
        bd_table_add(&out->table, "%" PRId64, cell->tally[BD_TALLY_IMPOSSIBLE]);
        bd_table_add(&out->table, "%" PRId64, cell->tally[BD_TALLY_ILLEGAL]);
        bd_table_add(&out->table, "%.1f%% +-%.1f", 100 * lost.mean, 100 * lost.half);
    }
    return BD_OK;
}

static bool tables_says_something(const bd_totals *totals, const int64_t *(*pick)(const bd_totals_cell *cell),
                                  int criterion)
{
    for (int m = 1; m < totals->series->method_count; m++)
        if (pick(&totals->all[m])[criterion] != 0) return true;
    return false;
}

static const int64_t *tables_pick_first(const bd_totals_cell *cell) { return cell->first; }
static const int64_t *tables_pick_more(const bd_totals_cell *cell) { return cell->more; }

static bd_status tables_first(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                              bd_err *err)
{
    (void)wide;
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_FIRST_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_FIRST_NOTE)};
    BD_TRY(tables_method(arena, series, BD_ENGLISH(REPORT_COLUMN_CRITERION), "criterion", 10, 1, &out->table,
                         err));
    for (int c = 0; c < series->criterion_count; c++) {
        if (!tables_says_something(totals, tables_pick_first, c)) continue;
        bd_table_add_string(&out->table, series->criteria[c]);
        for (int m = 1; m < series->method_count; m++) {
            const bd_totals_cell *cell = &totals->all[m];
            char number[48];
            if (cell->first[c] == 0)
                bd_table_add_string(&out->table, "-");
            else
                bd_table_add(&out->table, BD_SAY(REPORT_SERIES_FIRST_CELL),
                             tables_percent(cell->first[c], cell->tally[BD_TALLY_DRAWS]),
                             tables_rounded((double)cell->excess[c] / (double)cell->first[c], false, number,
                                            sizeof number));
        }
    }
    return BD_OK;
}

static bd_status tables_values(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                               bd_err *err)
{
    (void)wide;
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_VALUES_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_VALUES_NOTE)};
    BD_TRY(tables_method(arena, series, BD_ENGLISH(REPORT_COLUMN_CRITERION), "criterion", 10, 1, &out->table,
                         err));
    for (int c = 0; c < series->criterion_count; c++) {
        if (!tables_says_something(totals, tables_pick_more, c)) continue;
        bd_table_add_string(&out->table, series->criteria[c]);
        for (int m = 1; m < series->method_count; m++) {
            const bd_totals_cell *cell = &totals->all[m];
            const int64_t made =
                cell->tally[BD_TALLY_DRAWS] - cell->tally[BD_TALLY_STUCK] - cell->tally[BD_TALLY_ILLEGAL];
            const double mean = made == 0 ? 0 : (double)cell->sum[c] / (double)made;
            char number[48];
            bd_table_add(&out->table, "%.1f%% (%s)", tables_percent(cell->more[c], made),
                         tables_rounded(mean, true, number, sizeof number));
        }
    }
    return BD_OK;
}

static void tables_title(const bd_measure_row *row, bool wide, bd_table *table)
{
    if (!wide)
        bd_table_add_string(table, bd_say(row->brief));
    else if (row->unit == BD_UNIT_PERCENT)
        bd_table_add(table, BD_SAY(REPORT_SERIES_PER_CENT), bd_say(row->title));
    else if (row->unit == BD_UNIT_PERMILLE)
        bd_table_add(table, BD_SAY(REPORT_SERIES_PER_MILLE), bd_say(row->title));
    else
        bd_table_add_string(table, bd_say(row->title));
}

static void tables_estimate(bd_table *table, const bd_measure_row *row, const bd_moments *moments,
                            bool difference)
{
    const bd_estimate found = bd_estimate_of(moments);
    const int digits = row->unit == BD_UNIT_NUMBER ? 3 : 1;
    const double mean = tables_in_unit(row->unit, found.mean), half = tables_in_unit(row->unit, found.half);
    const bool clear = difference && (found.mean > found.half || -found.mean > found.half);
    bd_table_add(table, difference ? "%+.*f +-%.*f%s" : "%.*f +-%.*f%s", digits, mean, digits, half,
                 clear ? "*" : "");
}

static bool tables_is_shown(const bd_totals *totals, bd_measure measure)
{
    const bd_measure_row *row = bd_measure_of(measure);
    if (totals->series->same_histories && row->needs_world) return false;
    for (int m = 0; m < totals->series->method_count; m++)
        if (totals->all[m].measures[measure].squares != 0) return true;
    return false;
}

static bd_status tables_measures(bd_arena *arena, const bd_totals *totals, bool wide,
                                 bd_simulation_table *out, bd_err *err)
{
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_MEASURES_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_MEASURES_NOTE)};
    BD_TRY(
        tables_method(arena, series, BD_ENGLISH(REPORT_SERIES_MEASURE), "measure", 14, 0, &out->table, err));
    for (int i = 0; i < BD_MEASURES; i++) {
        const bd_measure_row *row = bd_measure_of((bd_measure)i);
        if (!tables_is_shown(totals, (bd_measure)i)) continue;
        tables_title(row, wide, &out->table);
        for (int m = 0; m < series->method_count; m++)
            tables_estimate(&out->table, row, &totals->all[m].measures[i], false);
    }
    return BD_OK;
}

static bd_status tables_paired(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                               bd_err *err)
{
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_PAIRED_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_PAIRED_NOTE)};
    BD_TRY(
        tables_method(arena, series, BD_ENGLISH(REPORT_SERIES_MEASURE), "measure", 14, 1, &out->table, err));
    for (int i = 0; i < BD_MEASURES; i++) {
        const bd_measure_row *row = bd_measure_of((bd_measure)i);
        if (!tables_is_shown(totals, (bd_measure)i) || i == BD_MEASURE_AVOIDABLE) continue;
        tables_title(row, wide, &out->table);
        for (int m = 1; m < series->method_count; m++)
            tables_estimate(&out->table, row, &totals->all[m].paired[i], true);
    }
    return BD_OK;
}

static bd_status tables_sizes(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                              bd_err *err)
{
    (void)wide;
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_SIZES_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_SIZES_NOTE)};
    BD_TRY(
        tables_method(arena, series, BD_ENGLISH(REPORT_SERIES_PLAYERS), "players", 0, 1, &out->table, err));
    for (int s = 0; s < series->size_count; s++) {
        bd_table_add(&out->table, "%d", series->sizes[s]);
        for (int m = 1; m < series->method_count; m++)
            tables_estimate(&out->table, bd_measure_of(BD_MEASURE_LOST),
                            &bd_totals_at(totals, s, m)->measures[BD_MEASURE_LOST], false);
    }
    return BD_OK;
}

static bd_status tables_times(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                              bd_err *err)
{
    (void)wide;
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_TIMES_TITLE),
                                 .note = BD_SAY(REPORT_SERIES_TIMES_NOTE)};
    BD_TRY(
        tables_method(arena, series, BD_ENGLISH(REPORT_SERIES_PLAYERS), "players", 0, 0, &out->table, err));
    for (int s = 0; s < series->size_count; s++) {
        bd_table_add(&out->table, "%d", series->sizes[s]);
        for (int m = 0; m < series->method_count; m++) {
            const bd_totals_cell *cell = bd_totals_at(totals, s, m);
            bd_table_add(
                &out->table, "%.3f",
                cell->timed_draws == 0 ? 0 : (double)cell->nanoseconds / 1e6 / (double)cell->timed_draws);
        }
    }
    return BD_OK;
}

bd_status bd_simulation_tables(bd_arena *arena, const bd_totals *totals, bool wide,
                               bd_simulation_table *tables, size_t *count, bd_err *err)
{
    const bool by_hand = totals->series->method_count > 1;
    const struct {
        bool wanted;
        bd_status (*make)(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                          bd_err *err);
    } makers[] = {
        {true, tables_draws},          {by_hand, tables_first},
        {by_hand, tables_values},      {true, tables_measures},
        {by_hand, tables_paired},      {by_hand && totals->series->size_count > 1, tables_sizes},
        {totals->timed, tables_times},
    };
    *count = 0;
    for (size_t i = 0; i < BD_COUNT(makers); i++) {
        if (!makers[i].wanted) continue;
        BD_TRY(makers[i].make(arena, totals, wide, &tables[*count], err));
        if (tables[*count].table.failed) BD_FAIL_MEMORY(err);
        if (tables[*count].table.cell_count > 0) ++*count;
    }
    return BD_OK;
}

/* "8", "8 or 13", "8, 13 or 20". */
static const char *tables_sizes_of(const bd_series *series, bd_text *out)
{
    bd_text some = bd_text_new(out->arena), all = bd_text_new(out->arena);
    const int last = series->size_count - 1;
    for (int s = 0; s < last; s++) bd_text_add(&some, s == 0 ? "%d" : ", %d", series->sizes[s]);
    if (last > 0)
        bd_text_add(&all, BD_SAY(REPORT_SERIES_OR), BD_FINISH(out, &some), series->sizes[last]);
    else
        bd_text_add(&all, "%d", series->sizes[last]);
    return BD_FINISH(out, &all);
}

const char *bd_simulation_heading(const bd_totals *totals, bd_text *out)
{
    const bd_series *series = totals->series;
    const char *format = series->same_histories
                             ? BD_SAY_N(REPORT_SERIES_HEADING_HISTORIES, totals->tournaments)
                             : BD_SAY_N(REPORT_SERIES_HEADING_WORLDS, totals->tournaments);
    return BD_PRINT(out, format, (long long)totals->tournaments, series->event.rounds,
                    tables_sizes_of(series, out), series->rules->id, (unsigned long long)series->seed);
}

bd_status bd_simulation_text(const bd_totals *totals, const bd_terminal *terminal, bd_text *out, bd_err *err)
{
    bd_simulation_table tables[BD_SIMULATION_TABLES];
    size_t count;
    BD_TRY(bd_simulation_tables(out->arena, totals, terminal->width >= 140, tables, &count, err));
    bd_page_wrapped(out, bd_simulation_heading(totals, out), 0, terminal->width);
    for (size_t i = 0; i < count; i++) {
        bd_text_add_string(out, "\n");
        bd_page_bold(out, terminal, tables[i].title);
        bd_text_add_string(out, "\n");
        bd_table_text(&tables[i].table, terminal, out);
        bd_page_wrapped(out, tables[i].note, 0, terminal->width);
    }
    return BD_OK;
}

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
    bd_html_page_begin(out, BD_SAY(REPORT_SERIES_PAGE));
    bd_text_add_string(out, simulation_html_style);
    bd_html_page_styled(out);
    bd_html_add(out, "<body>\n<h1>%s</h1>\n<p>%s</p>\n", BD_SAY(REPORT_SERIES_PAGE),
                bd_simulation_heading(totals, out));
    BD_TRY(simulation_html_plots(totals, out, err));
    for (size_t i = 0; i < count; i++) {
        bd_html_add(out, "<h2>%s</h2>\n<p class=\"note\">%s</p>\n<div class=\"wide\" tabindex=\"0\">",
                    tables[i].title, tables[i].note);
        bd_html_whole_table(&tables[i].table, NULL, NULL, out);
        bd_text_add_string(out, "</div>\n");
    }
    bd_text_add_string(out, "</body>\n</html>\n");
    return BD_OK;
}
