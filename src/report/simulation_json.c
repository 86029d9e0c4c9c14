/* The totals of a series as "simulation-report/1". */
#include "report/simulation.h"
#include "report/writer.h"

#include <stdio.h>

static void simulation_json_number(bd_writer *json, const char *key, double number)
{
    char digits[40];
    (void)snprintf(digits, sizeof digits, "%.6f", number);
    bd_writer_number(json, key, digits);
}

static void simulation_json_estimate(bd_writer *json, const char *key, const bd_moments *moments)
{
    const bd_estimate found = bd_estimate_of(moments);
    bd_writer_object_row(json, key);
    simulation_json_number(json, "mean", found.mean);
    simulation_json_number(json, "half", found.half);
    bd_writer_end(json);
}

static void simulation_json_tallies(bd_writer *json, const bd_totals_cell *cell)
{
    bd_writer_object(json, "tallies");
    for (int t = 0; t < BD_TALLIES; t++) bd_writer_int(json, bd_tally_name((bd_tally_kind)t), cell->tally[t]);
    bd_writer_end(json);
}

static void simulation_json_criteria(bd_writer *json, const bd_series *series, const bd_totals_cell *cell)
{
    bd_writer_list(json, "criteria");
    for (int c = 0; c < series->criterion_count; c++) {
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "id", series->criteria[c]);
        bd_writer_int(json, "first", cell->first[c]);
        bd_writer_int(json, "excess", cell->excess[c]);
        bd_writer_int(json, "more", cell->more[c]);
        bd_writer_int(json, "less", cell->less[c]);
        bd_writer_int(json, "sum", cell->sum[c]);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static void simulation_json_measures(bd_writer *json, const bd_series *series, const char *key,
                                     const bd_moments *moments)
{
    bd_writer_object(json, key);
    for (int i = 0; i < BD_MEASURES; i++) {
        const bd_measure_row *row = bd_measure_of((bd_measure)i);
        if (!series->same_histories || !row->needs_world)
            simulation_json_estimate(json, row->id, &moments[i]);
    }
    bd_writer_end(json);
}

static void simulation_json_rounds(bd_writer *json, const bd_series *series, const bd_totals_cell *cell)
{
    bd_writer_list(json, "rounds");
    for (int r = 0; r < series->event.rounds && !series->same_histories; r++) {
        bd_writer_object_row(json, NULL);
        bd_writer_int(json, "round", r + 1);
        simulation_json_estimate(json, "kendall", &cell->kendall[r]);
        simulation_json_estimate(json, "kendall_paired", &cell->kendall_paired[r]);
        simulation_json_estimate(json, "spearman", &cell->spearman[r]);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

/* players 0: all sizes. */
static void simulation_json_cell(bd_writer *json, const bd_totals *totals, int players, int method,
                                 const bd_totals_cell *cell)
{
    bd_writer_object(json, NULL);
    bd_writer_string(json, "method", totals->series->methods[method].id);
    bd_writer_id(json, "players", players);
    bd_writer_int(json, "tournaments", cell->tournaments);
    simulation_json_tallies(json, cell);
    simulation_json_criteria(json, totals->series, cell);
    simulation_json_measures(json, totals->series, "measures", cell->measures);
    simulation_json_measures(json, totals->series, "paired", cell->paired);
    simulation_json_rounds(json, totals->series, cell);
    if (totals->timed && cell->timed_draws > 0)
        simulation_json_number(json, "milliseconds_a_draw", bd_simulation_milliseconds(cell));
    bd_writer_end(json);
}

void bd_simulation_json(const bd_totals *totals, bd_text *out)
{
    const bd_series *series = totals->series;
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "simulation-report/1");
    bd_writer_string(&json, "rules", series->rules->id);
    bd_writer_int(&json, "seed", (int64_t)series->seed);
    bd_writer_string(&json, "histories", series->same_histories ? "same" : "worlds");
    bd_writer_int(&json, "tournaments", totals->tournaments);
    bd_writer_int(&json, "planned", series->tournaments);
    bd_writer_int(&json, "rounds", series->event.rounds);
    bd_writer_list(&json, "methods");
    for (int m = 0; m < series->method_count; m++) simulation_json_cell(&json, totals, 0, m, &totals->all[m]);
    bd_writer_end(&json);
    bd_writer_list(&json, "sizes");
    for (int s = 0; s < series->size_count; s++)
        for (int m = 0; m < series->method_count; m++)
            simulation_json_cell(&json, totals, series->sizes[s], m, bd_totals_at(totals, s, m));
    bd_writer_end(&json);
    bd_writer_end(&json);
}
