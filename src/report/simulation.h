/* Simulation: the totals of a series as text and a page (simulation_tables.c), JSON (simulation_json.c) and
 * plots (simulation_plots.c). */
#ifndef BD_REPORT_SIMULATION_H
#define BD_REPORT_SIMULATION_H

#include "base/terminal.h"
#include "report/table.h"
#include "simulate/totals.h"

enum { BD_SIMULATION_TABLES = 8 };

typedef struct bd_simulation_table {
    const char *title, *note; /* note: how to read it */
    bd_table table;
} bd_simulation_table;

/* The tables of a finished series, in tables[BD_SIMULATION_TABLES]; those with nothing to say are left out.
 * wide: titles in full. */
bd_status bd_simulation_tables(bd_arena *arena, const bd_totals *totals, bool wide,
                               bd_simulation_table *tables, size_t *count, bd_err *err);

/* CPU time of a draw; 0: none was timed. */
static inline double bd_simulation_milliseconds(const bd_totals_cell *cell)
{
    return cell->timed_draws == 0 ? 0 : (double)cell->nanoseconds / 1e6 / (double)cell->timed_draws;
}

/* One sentence: how many tournaments of what kind. */
const char *bd_simulation_heading(const bd_totals *totals, bd_text *out);

bd_status bd_simulation_text(const bd_totals *totals, const bd_terminal *terminal, bd_text *out, bd_err *err);
void bd_simulation_json(const bd_totals *totals, bd_text *out);

/* Plot number `index` as SVG, and its name without ending ("first-lost"). *found is false when the series has
 * nothing to draw there. */
size_t bd_simulation_plot_count(void);
bd_status bd_simulation_plot(const bd_totals *totals, size_t index, const char **name, bool *found,
                             bd_text *out, bd_err *err);

/* One page with the plots and the tables, without anything from elsewhere. */
bd_status bd_simulation_html(const bd_totals *totals, bd_text *out, bd_err *err);

#endif
