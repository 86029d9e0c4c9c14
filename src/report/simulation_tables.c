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
    int64_t group = number < 1000000 ? 1000 : number < 1000000000 ? 1000000 : 1000000000;
    int length = snprintf(buffer, size, "%s%" PRId64, value < 0 ? "-" : sign ? "+" : "", number / group);
    while ((group /= 1000) > 0)
        length += snprintf(buffer + length, size - (size_t)length, ",%03" PRId64, number / group % 1000);
    return buffer;
}

static double tables_in_unit(bd_measure_unit unit, double share)
{
    return unit == BD_UNIT_PERCENT ? 100 * share : unit == BD_UNIT_PERMILLE ? 1000 * share : share;
}

static void tables_draws(bd_arena *arena, const bd_totals *totals, bd_table *out)
{
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
    *out = bd_table_new(arena, columns, BD_COUNT(columns));
    for (int m = 0; m < totals->series->method_count; m++) {
        const bd_totals_cell *cell = &totals->all[m];
        const int64_t draws = cell->tally[BD_TALLY_DRAWS];
        const int64_t shares[] = {cell->tally[BD_TALLY_SAME],
                                  cell->tally[BD_TALLY_EQUAL] + cell->tally[BD_TALLY_OPEN],
                                  cell->tally[BD_TALLY_WORSE]};
        const int64_t counts[] = {cell->tally[BD_TALLY_STUCK], cell->tally[BD_TALLY_IMPOSSIBLE],
                                  cell->tally[BD_TALLY_ILLEGAL]};
        const bd_estimate lost = bd_estimate_of(&cell->measures[BD_MEASURE_LOST]);
        bd_table_add_string(out, totals->series->methods[m].id);
        bd_table_add(out, "%" PRId64, draws);
        for (int i = 0; i < 3; i++) bd_table_add(out, "%.1f%%", tables_percent(shares[i], draws));
        for (int i = 0; i < 3; i++) bd_table_add(out, "%" PRId64, counts[i]);
        bd_table_add(out, "%.1f%% +-%.1f", 100 * lost.mean, 100 * lost.half);
    }
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

/* The cells of the tables with one column a method: number i is a criterion, a measure or a size. */

static void tables_first(bd_table *table, const bd_totals_cell *cell, int i)
{
    char number[48];
    if (cell->first[i] == 0)
        bd_table_add_string(table, "-");
    else
        bd_table_add(
            table, BD_SAY(REPORT_SERIES_FIRST_CELL),
            tables_percent(cell->first[i], cell->tally[BD_TALLY_DRAWS]),
            tables_rounded((double)cell->excess[i] / (double)cell->first[i], false, number, sizeof number));
}

static void tables_value(bd_table *table, const bd_totals_cell *cell, int i)
{
    const int64_t made =
        cell->tally[BD_TALLY_DRAWS] - cell->tally[BD_TALLY_STUCK] - cell->tally[BD_TALLY_ILLEGAL];
    const double mean = made == 0 ? 0 : (double)cell->sum[i] / (double)made;
    char number[48];
    bd_table_add(table, "%.1f%% (%s)", tables_percent(cell->more[i], made),
                 tables_rounded(mean, true, number, sizeof number));
}

static void tables_measure(bd_table *table, const bd_totals_cell *cell, int i)
{
    tables_estimate(table, bd_measure_of((bd_measure)i), &cell->measures[i], false);
}

static void tables_paired(bd_table *table, const bd_totals_cell *cell, int i)
{
    tables_estimate(table, bd_measure_of((bd_measure)i), &cell->paired[i], true);
}

static void tables_lost(bd_table *table, const bd_totals_cell *cell, int i)
{
    (void)i;
    tables_measure(table, cell, BD_MEASURE_LOST);
}

static void tables_time(bd_table *table, const bd_totals_cell *cell, int i)
{
    (void)i;
    bd_table_add(table, "%.3f", bd_simulation_milliseconds(cell));
}

/* Whether number i has anything to say. */

static bool tables_any_first(const bd_totals *totals, int i)
{
    for (int m = 1; m < totals->series->method_count; m++)
        if (totals->all[m].first[i] != 0) return true;
    return false;
}

static bool tables_any_more(const bd_totals *totals, int i)
{
    for (int m = 1; m < totals->series->method_count; m++)
        if (totals->all[m].more[i] != 0) return true;
    return false;
}

static bool tables_any_measure(const bd_totals *totals, int i)
{
    if (totals->series->same_histories && bd_measure_of((bd_measure)i)->needs_world) return false;
    for (int m = 0; m < totals->series->method_count; m++)
        if (totals->all[m].measures[i].squares != 0) return true;
    return false;
}

static bool tables_any_paired(const bd_totals *totals, int i)
{
    return i != BD_MEASURE_AVOIDABLE && tables_any_measure(totals, i);
}

/* What the rows of a table are: its first column, and what that says of number i. */
typedef enum tables_rows { BY_CRITERION, BY_MEASURE, BY_SIZE } tables_rows;

static int tables_count(tables_rows by, const bd_series *series)
{
    return by == BY_CRITERION ? series->criterion_count : by == BY_MEASURE ? BD_MEASURES : series->size_count;
}

static void tables_head(bd_table *table, tables_rows by, const bd_series *series, int i, bool wide)
{
    if (by == BY_CRITERION) {
        bd_table_add_string(table, series->criteria[i]);
        return;
    }
    if (by == BY_SIZE) {
        bd_table_add(table, "%d", series->sizes[i]);
        return;
    }
    const bd_measure_row *row = bd_measure_of((bd_measure)i);
    if (wide && row->unit == BD_UNIT_PERCENT)
        bd_table_add(table, BD_SAY(REPORT_SERIES_PER_CENT), bd_say(row->title));
    else if (wide && row->unit == BD_UNIT_PERMILLE)
        bd_table_add(table, BD_SAY(REPORT_SERIES_PER_MILLE), bd_say(row->title));
    else
        bd_table_add_string(table, bd_say(wide ? row->title : row->brief));
}

/* A table with one column a method. */
typedef struct tables_kind {
    const char *title, *note;
    int from; /* the first method: 1 leaves out the best draws */
    tables_rows by;
    bool sizes, times;                            /* only with several sizes; with times */
    bool (*says)(const bd_totals *totals, int i); /* NULL: always */
    void (*cell)(bd_table *table, const bd_totals_cell *cell, int i);
} tables_kind;

static const tables_kind tables_kinds[] = {
    {BD_ENGLISH(REPORT_SERIES_FIRST_TITLE), BD_ENGLISH(REPORT_SERIES_FIRST_NOTE), 1, BY_CRITERION, false,
     false, tables_any_first, tables_first},
    {BD_ENGLISH(REPORT_SERIES_VALUES_TITLE), BD_ENGLISH(REPORT_SERIES_VALUES_NOTE), 1, BY_CRITERION, false,
     false, tables_any_more, tables_value},
    {BD_ENGLISH(REPORT_SERIES_MEASURES_TITLE), BD_ENGLISH(REPORT_SERIES_MEASURES_NOTE), 0, BY_MEASURE, false,
     false, tables_any_measure, tables_measure},
    {BD_ENGLISH(REPORT_SERIES_PAIRED_TITLE), BD_ENGLISH(REPORT_SERIES_PAIRED_NOTE), 1, BY_MEASURE, false,
     false, tables_any_paired, tables_paired},
    {BD_ENGLISH(REPORT_SERIES_SIZES_TITLE), BD_ENGLISH(REPORT_SERIES_SIZES_NOTE), 1, BY_SIZE, true, false,
     NULL, tables_lost},
    {BD_ENGLISH(REPORT_SERIES_TIMES_TITLE), BD_ENGLISH(REPORT_SERIES_TIMES_NOTE), 0, BY_SIZE, false, true,
     NULL, tables_time}};

static bd_status tables_make(bd_arena *arena, const bd_totals *totals, const tables_kind *kind, bool wide,
                             bd_table *out, bd_err *err)
{
    static const bd_column heads[] = {
        [BY_CRITERION] = {BD_ENGLISH(REPORT_COLUMN_CRITERION), "criterion", false, 10, BD_LOOKS_HEAD},
        [BY_MEASURE] = {BD_ENGLISH(REPORT_SERIES_MEASURE), "measure", false, 14, BD_LOOKS_HEAD},
        [BY_SIZE] = {BD_ENGLISH(REPORT_COLUMN_PLAYERS), "players", false, 0, BD_LOOKS_HEAD}};
    const bd_series *series = totals->series;
    bd_column *columns;
    BD_NEW(columns, arena, 1 + series->method_count - kind->from, err);
    columns[0] = heads[kind->by];
    for (int m = kind->from; m < series->method_count; m++)
        columns[1 + m - kind->from] =
            (bd_column){series->methods[m].id, series->methods[m].id, true, 0, BD_LOOKS_PLAIN};
    *out = bd_table_new(arena, columns, (size_t)(1 + series->method_count - kind->from));
    for (int i = 0; i < tables_count(kind->by, series); i++) {
        if (kind->says != NULL && !kind->says(totals, i)) continue;
        tables_head(out, kind->by, series, i, wide);
        for (int m = kind->from; m < series->method_count; m++)
            kind->cell(out, kind->by == BY_SIZE ? bd_totals_at(totals, i, m) : &totals->all[m], i);
    }
    return BD_OK;
}

bd_status bd_simulation_tables(bd_arena *arena, const bd_totals *totals, bool wide,
                               bd_simulation_table *tables, size_t *count, bd_err *err)
{
    *count = 1;
    tables[0] = (bd_simulation_table){.title = BD_SAY(REPORT_SERIES_DRAWS_TITLE),
                                      .note = BD_SAY(REPORT_SERIES_DRAWS_NOTE)};
    tables_draws(arena, totals, &tables[0].table);
    if (tables[0].table.failed) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < BD_COUNT(tables_kinds); i++) {
        const tables_kind *kind = &tables_kinds[i];
        bd_simulation_table *table = &tables[*count];
        if (kind->from >= totals->series->method_count || (kind->times && !totals->timed) ||
            (kind->sizes && totals->series->size_count < 2))
            continue;
        *table = (bd_simulation_table){.title = bd_say(kind->title), .note = bd_say(kind->note)};
        BD_TRY(tables_make(arena, totals, kind, wide, &table->table, err));
        if (table->table.failed) BD_FAIL_MEMORY(err);
        *count += table->table.cell_count > 0;
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
