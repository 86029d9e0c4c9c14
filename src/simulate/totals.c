#include "simulate/totals.h"

#include "base/ints.h"
#include "simulate/simulate_words.h"

#include <math.h>

bd_status bd_totals_new(bd_arena *arena, const bd_series *series, bd_totals *out, bd_err *err)
{
    *out = (bd_totals){.series = series};
    BD_NEW(out->cells, arena, series->size_count * series->method_count, err);
    BD_NEW(out->all, arena, series->method_count, err);
    return BD_OK;
}

/* Adds and remembers when a sum does not fit. */
static void totals_sum(int64_t *sum, int64_t more, bool *fits) { *fits = bd_add64(*sum, more, sum) && *fits; }

static void totals_sum_all(int64_t *sums, const int64_t *more, int count, bool *fits)
{
    for (int i = 0; i < count; i++) totals_sum(&sums[i], more[i], fits);
}

static void totals_note(bd_moments *moments, int64_t value, bool *fits)
{
    int64_t square = 0;
    *fits = bd_mul64(value, value, &square) && *fits;
    moments->count++;
    totals_sum(&moments->sum, value, fits);
    totals_sum(&moments->squares, square, fits);
}

static void totals_add_trial(bd_totals_cell *cell, const bd_series *series, const bd_trial *trial, int m,
                             bool *fits)
{
    const bd_trial_method *method = &trial->methods[m];
    const int rounds = series->event.rounds, criteria = series->criterion_count;
    cell->tournaments++;
    totals_sum_all(cell->tally, method->tally, BD_TALLIES, fits);
    totals_sum_all(cell->first, method->first, criteria, fits);
    totals_sum_all(cell->excess, method->excess, criteria, fits);
    totals_sum_all(cell->more, method->more, criteria, fits);
    totals_sum_all(cell->less, method->less, criteria, fits);
    totals_sum_all(cell->sum, method->sum, criteria, fits);
    for (int i = 0; i < BD_MEASURES; i++) {
        const int64_t own = bd_measure_value(trial, m, rounds, (bd_measure)i);
        const int64_t best = bd_measure_value(trial, 0, rounds, (bd_measure)i);
        totals_note(&cell->measures[i], own, fits);
        totals_note(&cell->paired[i], own - best, fits);
    }
    for (int r = 1; r <= rounds; r++) {
        const int64_t kendall = bd_measure_kendall(trial, m, r);
        totals_note(&cell->kendall[r - 1], kendall, fits);
        totals_note(&cell->kendall_paired[r - 1], kendall - bd_measure_kendall(trial, 0, r), fits);
        totals_note(&cell->spearman[r - 1], bd_measure_spearman(trial, m, r), fits);
    }
}

static bd_totals_cell *totals_cell_of(bd_totals *totals, int number, int method)
{
    const bd_series *series = totals->series;
    return &totals->cells[bd_series_size_at(series, number) * series->method_count + method];
}

bd_status bd_totals_add(bd_totals *totals, const bd_trial *trial, bd_err *err)
{
    bool fits = true;
    for (int m = 0; m < totals->series->method_count; m++)
        totals_add_trial(totals_cell_of(totals, trial->number, m), totals->series, trial, m, &fits);
    if (!fits) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SIMULATE_LARGE_AT), trial->number);
    totals->tournaments++;
    return BD_OK;
}

void bd_totals_add_times(bd_totals *totals, const bd_trial *trial)
{
    totals->timed = true;
    for (int m = 0; m < totals->series->method_count; m++) {
        bd_totals_cell *cell = totals_cell_of(totals, trial->number, m);
        cell->nanoseconds += trial->methods[m].nanoseconds;
        cell->timed_draws += trial->methods[m].tally[BD_TALLY_DRAWS];
    }
}

static void totals_merge_moments(bd_moments *into, const bd_moments *from, int count, bool *fits)
{
    for (int i = 0; i < count; i++) {
        totals_sum(&into[i].count, from[i].count, fits);
        totals_sum(&into[i].sum, from[i].sum, fits);
        totals_sum(&into[i].squares, from[i].squares, fits);
    }
}

static void totals_merge_cell(bd_totals_cell *into, const bd_totals_cell *from, bool *fits)
{
    totals_sum(&into->tournaments, from->tournaments, fits);
    totals_sum_all(into->tally, from->tally, BD_TALLIES, fits);
    totals_sum_all(into->first, from->first, BD_SERIES_CRITERIA, fits);
    totals_sum_all(into->excess, from->excess, BD_SERIES_CRITERIA, fits);
    totals_sum_all(into->more, from->more, BD_SERIES_CRITERIA, fits);
    totals_sum_all(into->less, from->less, BD_SERIES_CRITERIA, fits);
    totals_sum_all(into->sum, from->sum, BD_SERIES_CRITERIA, fits);
    totals_merge_moments(into->measures, from->measures, BD_MEASURES, fits);
    totals_merge_moments(into->paired, from->paired, BD_MEASURES, fits);
    totals_merge_moments(into->kendall, from->kendall, BD_ROUNDS_MAX, fits);
    totals_merge_moments(into->spearman, from->spearman, BD_ROUNDS_MAX, fits);
    totals_merge_moments(into->kendall_paired, from->kendall_paired, BD_ROUNDS_MAX, fits);
    totals_sum(&into->nanoseconds, from->nanoseconds, fits);
    totals_sum(&into->timed_draws, from->timed_draws, fits);
}

bd_status bd_totals_finish(bd_totals *totals, bd_err *err)
{
    const bd_series *series = totals->series;
    bool fits = true;
    for (int m = 0; m < series->method_count; m++) {
        totals->all[m] = (bd_totals_cell){.tournaments = 0};
        for (int s = 0; s < series->size_count; s++)
            totals_merge_cell(&totals->all[m], bd_totals_at(totals, s, m), &fits);
    }
    if (!fits) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SIMULATE_LARGE));
    return BD_OK;
}

bd_estimate bd_estimate_of(const bd_moments *moments)
{
    bd_estimate estimate = {0, 0};
    if (moments->count == 0) return estimate;
    const double n = (double)moments->count;
    const double mean = (double)moments->sum / n;
    estimate.mean = mean / 1e6;
    if (moments->count < 2) return estimate;
    /* Where all numbers are the same, rounding may leave a little less than nothing. */
    const double variance = ((double)moments->squares - mean * (double)moments->sum) / (n - 1);
    if (variance > 0) estimate.half = 1.96 * sqrt(variance / n) / 1e6;
    return estimate;
}
