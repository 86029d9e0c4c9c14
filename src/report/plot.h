/* Plot: figures as SVG, for benchmarks and simulations.
 *
 * Lines over a numeric axis (linear or logarithmic) with optional confidence whiskers, or stacked bars by
 * group. Colours are those of Okabe and Ito, which colour-blind readers can tell apart, and bars have fills
 * that no line has; lines differ by marker as well, bars by their written share. The text is plain SVG 1.1
 * with a title and a description for screen readers, and the same input gives the same bytes everywhere. */
#ifndef BD_REPORT_PLOT_H
#define BD_REPORT_PLOT_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

/* Colour number 0, 1, ... of lines: eight, then again from the first. */
const char *bd_plot_colour(size_t number);

/* Fills of bars, which no line has: BD_PLOT_STEPS steps from dark to light, then BD_PLOT_GREYS greys. */
enum { BD_PLOT_STEPS = 9, BD_PLOT_GREYS = 4 };

typedef struct bd_plot_point {
    double x, y;
    double low, high; /* whisker; low == high: none */
} bd_plot_point;

typedef struct bd_plot_series {
    const char *name;
    const bd_plot_point *points; /* ascending x */
    size_t count;
    bool dashed; /* a reference line, without markers */
    size_t look; /* colour and marker 1, 2, ...; 0: by its place among the lines */
} bd_plot_series;

typedef struct bd_plot {
    const char *title, *description;
    const char *x_label, *y_label;
    bool log_x, log_y; /* points at or below 0 are left out on a logarithmic axis */
    const bd_plot_series *series;
    size_t series_count;   /* at most 8 */
    const double *x_ticks; /* where the x axis has its numbers; NULL: chosen */
    size_t x_tick_count;
    bool y_from_zero; /* a linear y axis begins at 0, whatever the points */
} bd_plot;

/* Adds the SVG to text. BD_USAGE when there is nothing to draw or there are too many series. */
bd_status bd_plot_lines(const bd_plot *plot, bd_text *text, bd_err *err);

typedef struct bd_bars {
    const char *title, *description;
    const char *y_label;
    const char *const *groups; /* one bar each */
    size_t group_count;
    const char *const *parts; /* stacked within a bar, from below; at most 16 */
    size_t part_count;
    const size_t *looks;  /* [part_count] fills 1, 2, ... (from dark to light); NULL: by place */
    const double *shares; /* [group_count * part_count], row by row; each bar is scaled to its sum */
} bd_bars;

bd_status bd_plot_bars(const bd_bars *bars, bd_text *text, bd_err *err);

#endif
