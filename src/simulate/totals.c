#include "simulate/totals.h"

#include "base/ints.h"
#include "simulate/simulate_words.h"

#include <math.h>

/* What a measure is a share of. Those after BOARDS mean nothing on the same histories. */
typedef enum measure_whole { DRAWS, PAIRED, BOARDS, PLAYERS, RANKING, FIRST, THREE } measure_whole;

/* Each measure, with the tallies that are added up for it. */
#define TALLY(kind) (1u << BD_TALLY_##kind)
#define ROW(measure, id, word, brief, unit, whole, tallies)                                                  \
    [BD_MEASURE_##measure] = {                                                                               \
        {id, BD_ENGLISH(word), BD_ENGLISH(brief), BD_UNIT_##unit, (whole) > BOARDS}, whole, tallies}
static const struct {
    bd_measure_row row;
    measure_whole whole;
    unsigned tallies;
} measure_rows[BD_MEASURES] = {
    ROW(LOST, "lost", SIMULATE_LOST, SIMULATE_LOST_BRIEF, PERCENT, DRAWS,
        TALLY(WORSE) | TALLY(STUCK) | TALLY(ILLEGAL)),
    ROW(STUCK, "stuck", SIMULATE_STUCK, SIMULATE_STUCK_BRIEF, PERCENT, DRAWS, TALLY(STUCK) | TALLY(ILLEGAL)),
    ROW(WRONG, "wrong_colours", SIMULATE_WRONG, SIMULATE_WRONG_BRIEF, PERMILLE, PAIRED, TALLY(WRONG)),
    ROW(AVOIDABLE, "avoidable", SIMULATE_AVOIDABLE, SIMULATE_AVOIDABLE_BRIEF, PERMILLE, PAIRED,
        TALLY(AVOIDABLE)),
    ROW(RUNS, "colour_runs", SIMULATE_RUNS, SIMULATE_RUNS_BRIEF, PERMILLE, PAIRED, TALLY(RUNS)),
    ROW(FLOATS, "floats", SIMULATE_FLOATS, SIMULATE_FLOATS_BRIEF, PERMILLE, PAIRED, TALLY(FLOATS)),
    ROW(REFLOATS, "repeated_floats", SIMULATE_REFLOATS, SIMULATE_REFLOATS_BRIEF, PERMILLE, PAIRED,
        TALLY(REFLOATS)),
    ROW(COMPANY, "same_company", SIMULATE_COMPANY, SIMULATE_COMPANY_BRIEF, PERMILLE, BOARDS, TALLY(COMPANY)),
    ROW(IMBALANCE, "imbalance", SIMULATE_IMBALANCE, SIMULATE_IMBALANCE_BRIEF, NUMBER, PLAYERS,
        TALLY(IMBALANCE)),
    ROW(IMBALANCED, "imbalanced", SIMULATE_IMBALANCED, SIMULATE_IMBALANCED_BRIEF, PERCENT, PLAYERS,
        TALLY(IMBALANCED)),
    ROW(LOPSIDED, "lopsided", SIMULATE_LOPSIDED, SIMULATE_LOPSIDED_BRIEF, NUMBER, PLAYERS, TALLY(LOPSIDED)),
    ROW(FLOATERS, "floaters", SIMULATE_FLOATERS, SIMULATE_FLOATERS_BRIEF, PERCENT, PLAYERS, TALLY(FLOATERS)),
    ROW(KENDALL, "kendall", SIMULATE_KENDALL, SIMULATE_KENDALL_BRIEF, NUMBER, RANKING, 0),
    ROW(SPEARMAN, "spearman", SIMULATE_SPEARMAN, SIMULATE_SPEARMAN_BRIEF, NUMBER, RANKING, 0),
    ROW(TOP1, "top1", SIMULATE_TOP1, SIMULATE_TOP1_BRIEF, PERCENT, FIRST, TALLY(TOP1)),
    ROW(TOP3, "top3", SIMULATE_TOP3, SIMULATE_TOP3_BRIEF, PERCENT, THREE, TALLY(TOP3)),
};

const bd_measure_row *bd_measure_of(bd_measure measure) { return &measure_rows[measure].row; }

static int64_t measure_share(int64_t part, int64_t whole)
{
    if (whole == 0) return 0;
    const int64_t twice = 2 * BD_MILLION * part;
    return (twice + (twice >= 0 ? whole : -whole)) / (2 * whole);
}

int64_t bd_measure_kendall(const bd_trial *trial, int method, int round)
{
    const int64_t n = trial->players;
    return measure_share(trial->methods[method].kendall[round - 1], n * (n - 1) / 2);
}

/* 1 - 6 D / (n (n^2 - 1)), where 4 D is what is kept. */
int64_t bd_measure_spearman(const bd_trial *trial, int method, int round)
{
    const int64_t n = trial->players;
    const int64_t whole = n * (n * n - 1);
    const int64_t part = trial->methods[method].spearman[round - 1];
    return BD_MILLION - (3 * BD_MILLION * part + whole) / (2 * whole);
}

int64_t bd_measure_value(const bd_trial *trial, int method, int rounds, bd_measure measure)
{
    const int64_t *tally = trial->methods[method].tally;
    int64_t part = 0;
    for (unsigned t = 0; t < BD_TALLIES; t++)
        if (measure_rows[measure].tallies >> t & 1) part += tally[t];
    switch (measure_rows[measure].whole) {
    case DRAWS: return measure_share(part, tally[BD_TALLY_DRAWS]);
    case PAIRED: return measure_share(part, tally[BD_TALLY_PAIRED]);
    case BOARDS: return measure_share(2 * part, tally[BD_TALLY_PAIRED]);
    case PLAYERS: return measure_share(part, trial->players);
    case FIRST: return measure_share(part, 1);
    case THREE: return measure_share(part, trial->players < 3 ? trial->players : 3);
    case RANKING: break;
    }
    return measure == BD_MEASURE_KENDALL ? bd_measure_kendall(trial, method, rounds)
                                         : bd_measure_spearman(trial, method, rounds);
}

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
