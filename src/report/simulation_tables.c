/* The tables of a series, as the terminal and the page show them. */
#include "report/simulation.h"

#include <inttypes.h>
#include <stdio.h>

static double tables_percent(int64_t part, int64_t whole)
{
    return whole == 0 ? 0 : 100.0 * (double)part / (double)whole;
}

static double tables_in_unit(bd_measure_unit unit, double share)
{
    return unit == BD_UNIT_PERCENT ? 100 * share : unit == BD_UNIT_PERMILLE ? 1000 * share : share;
}

static const char *tables_unit_sign(bd_measure_unit unit)
{
    return unit == BD_UNIT_PERCENT ? " %" : unit == BD_UNIT_PERMILLE ? " per 1000" : "";
}

/* A table with one line of titles made from a first column and the methods from number `from` on. */
static bd_status tables_method(bd_arena *arena, const bd_series *series, const char *title, const char *key,
                               int least, int from, bd_table *out, bd_err *err)
{
    const size_t count = (size_t)(1 + series->method_count - from);
    bd_column *columns;
    BD_NEW(columns, arena, count, err);
    columns[0] = (bd_column){title, key, false, least};
    for (int m = from; m < series->method_count; m++)
        columns[1 + m - from] = (bd_column){series->methods[m].id, series->methods[m].id, true, 0};
    *out = bd_table_new(arena, columns, count);
    return BD_OK;
}

static bd_status tables_draws(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                              bd_err *err)
{
    (void)wide;
    static const bd_column columns[] = {
        {"Method", "method", false, 0}, {"Draws", "draws", true, 0},     {"same", "same", true, 0},
        {"equal", "equal", true, 0},    {"worse", "worse", true, 0},     {"stuck", "stuck", true, 0},
        {"none", "none", true, 0},      {"illegal", "illegal", true, 0}, {"lost", "lost", true, 0},
    };
    (void)err;
    *out = (bd_simulation_table){
        .title = "Draws against the best draw",
        .note = "same: the same boards. equal: other boards, as good in every criterion. worse: worse in the "
                "order of the criteria. stuck: no "
                "draw was found though there is one (the best draw was played). none: there was no legal "
                "draw, and the tournament ended. "
                "lost: worse, stuck or illegal, mean over tournaments with its 95% confidence interval."};
    out->table = bd_table_new(arena, columns, sizeof columns / sizeof *columns);
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
    *out = (bd_simulation_table){
        .title = "Where draws lose first",
        .note =
            "Of all draws of the method, how many are worse than the best draw first at this criterion, and "
            "by how much where they are "
            "(units of the criterion). Criteria stand in the order of the rules: the higher, the graver."};
    BD_TRY(tables_method(arena, series, "Criterion", "criterion", 10, 1, &out->table, err));
    for (int c = 0; c < series->criterion_count; c++) {
        if (!tables_says_something(totals, tables_pick_first, c)) continue;
        bd_table_add_string(&out->table, series->criteria[c]);
        for (int m = 1; m < series->method_count; m++) {
            const bd_totals_cell *cell = &totals->all[m];
            if (cell->first[c] == 0)
                bd_table_add_string(&out->table, "-");
            else
                bd_table_add(&out->table, "%.2f%% by %.4g",
                             tables_percent(cell->first[c], cell->tally[BD_TALLY_DRAWS]),
                             (double)cell->excess[c] / (double)cell->first[c]);
        }
    }
    return BD_OK;
}

static bd_status tables_values(bd_arena *arena, const bd_totals *totals, bool wide, bd_simulation_table *out,
                               bd_err *err)
{
    (void)wide;
    const bd_series *series = totals->series;
    *out = (bd_simulation_table){
        .title = "Each criterion by itself",
        .note =
            "Of the draws made, how many have a larger value than the best draw, whatever came before; in "
            "brackets, the mean of value "
            "less best value over all draws. It may be negative: something before it was given up for that."};
    BD_TRY(tables_method(arena, series, "Criterion", "criterion", 10, 1, &out->table, err));
    for (int c = 0; c < series->criterion_count; c++) {
        if (!tables_says_something(totals, tables_pick_more, c)) continue;
        bd_table_add_string(&out->table, series->criteria[c]);
        for (int m = 1; m < series->method_count; m++) {
            const bd_totals_cell *cell = &totals->all[m];
            const int64_t made =
                cell->tally[BD_TALLY_DRAWS] - cell->tally[BD_TALLY_STUCK] - cell->tally[BD_TALLY_ILLEGAL];
            bd_table_add(&out->table, "%.1f%% (%+.3g)", tables_percent(cell->more[c], made),
                         made == 0 ? 0 : (double)cell->sum[c] / (double)made);
        }
    }
    return BD_OK;
}

static void tables_title(const bd_measure_row *row, bool wide, bd_table *table)
{
    if (wide)
        bd_table_add(table, "%s%s", row->title, tables_unit_sign(row->unit));
    else
        bd_table_add_string(table, row->brief);
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
    *out = (bd_simulation_table){.title = "What it does to the players and to the standings",
                                 .note = "Means over tournaments, with 95% confidence intervals."};
    BD_TRY(tables_method(arena, series, "Measure", "measure", 14, 0, &out->table, err));
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
    *out = (bd_simulation_table){.title = "The method less the best draw, tournament by tournament",
                                 .note = "Paired by seed: the same players, the same luck. *: the 95% "
                                         "confidence interval leaves out zero; of twenty numbers without "
                                         "any meaning one has a star."};
    BD_TRY(tables_method(arena, series, "Measure", "measure", 14, 1, &out->table, err));
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
    *out = (bd_simulation_table){.title = "Draws lost, by size of the field",
                                 .note = "Percent of the draws that are worse, stuck or illegal."};
    BD_TRY(tables_method(arena, series, "Players", "players", 0, 1, &out->table, err));
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
    *out = (bd_simulation_table){
        .title = "Processor time of a draw, milliseconds",
        .note = "As measured on the machines of this run; not part of what is the same everywhere."};
    BD_TRY(tables_method(arena, series, "Players", "players", 0, 0, &out->table, err));
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
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
        if (!makers[i].wanted) continue;
        BD_TRY(makers[i].make(arena, totals, wide, &tables[*count], err));
        if (tables[*count].table.failed) BD_FAIL(err, BD_NO_MEMORY, NULL, "memory is exhausted");
        if (tables[*count].table.cell_count > 0) ++*count;
    }
    return BD_OK;
}

void bd_simulation_heading(const bd_totals *totals, bd_text *out)
{
    const bd_series *series = totals->series;
    bd_text_add(out, "%" PRId64 " tournaments of %d rounds with ", totals->tournaments, series->event.rounds);
    for (int s = 0; s < series->size_count; s++)
        bd_text_add(out, "%s%d", s == 0 ? "" : s == series->size_count - 1 ? " or " : ", ", series->sizes[s]);
    bd_text_add(out, " players; rules %s; seed %" PRIu64 "; %s.", series->rules->id, series->seed,
                series->same_histories ? "all methods on the histories of the best draw"
                                       : "each method in its own world");
}
