/* The plots of a series: which there are, and what each shows. */
#include "report/plot.h"
#include "report/report_words.h"
#include "report/simulation.h"
#include "report/svg.h"

enum { NAMED_PARTS = 8 };

/* A method has the same look in all plots; what is no method is black. */
enum { BLACK = 8, GREY = BD_SVG_STEPS + 1, PALE = BD_SVG_STEPS + BD_SVG_GREYS };

/* Lines of a plot, one a method, and room for their points. */
typedef struct lines {
    bd_plot_series series[8];
    size_t count;
} lines;

static bd_plot_point *plots_open_line(lines *l, bd_arena *arena, const char *name, size_t look, size_t count)
{
    bd_plot_point *points = bd_arena_alloc(arena, count, sizeof *points);
    l->series[l->count++] =
        (bd_plot_series){.name = name, .points = points, .count = points != NULL ? count : 0, .look = look};
    return points;
}

static bd_plot_point plots_point_of(double x, const bd_moments *moments, double unit)
{
    const bd_estimate found = bd_estimate_of(moments);
    return (bd_plot_point){.x = x,
                           .y = unit * found.mean,
                           .low = unit * (found.mean - found.half),
                           .high = unit * (found.mean + found.half)};
}

/* A share is from nothing to all, whatever the normal approximation says. */
static bd_plot_point plots_within(bd_plot_point point, double most)
{
    if (point.low < 0) point.low = 0;
    if (point.high > most) point.high = most;
    return point;
}

/* Whiskers of several methods beside each other, not on top of each other: part of the distance between two
 * ticks. */
static double plots_aside(const bd_series *series, int method, double distance)
{
    return ((double)method - (double)(series->method_count - 1) / 2) * distance;
}

static bd_status plots_draw_lines(lines *l, bd_plot plot, bd_text *out, bd_err *err)
{
    plot.series = l->series;
    plot.series_count = l->count;
    return bd_plot_lines(&plot, out, err);
}

static bd_status plots_outcomes(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const char *const parts[] = {BD_SAY(REPORT_PLOT_SAME), BD_SAY(REPORT_PLOT_AS_GOOD),
                                 BD_SAY(REPORT_PLOT_WORSE), BD_SAY(REPORT_PLOT_MISSING)};
    static const size_t looks[] = {PALE, PALE - 1, GREY + 1, GREY}; /* the darker the worse */
    const char *groups[BD_SERIES_METHODS];
    double shares[BD_SERIES_METHODS * 4];
    const int methods = totals->series->method_count - 1;
    for (int m = 0; m < methods; m++) {
        const int64_t *tally = totals->all[m + 1].tally;
        groups[m] = totals->series->methods[m + 1].id;
        shares[4 * m] = (double)tally[BD_TALLY_SAME];
        shares[4 * m + 1] = (double)(tally[BD_TALLY_EQUAL] + tally[BD_TALLY_OPEN]);
        shares[4 * m + 2] = (double)tally[BD_TALLY_WORSE];
        shares[4 * m + 3] = (double)(tally[BD_TALLY_STUCK] + tally[BD_TALLY_ILLEGAL]);
    }
    const bd_bars bars = {.title = BD_SAY(REPORT_PLOT_OUTCOMES),
                          .description = BD_SAY(REPORT_PLOT_OUTCOMES_TELLS),
                          .y_label = BD_SAY(REPORT_PLOT_OUTCOMES_Y),
                          .groups = groups,
                          .group_count = (size_t)methods,
                          .parts = parts,
                          .part_count = 4,
                          .looks = looks,
                          .shares = shares};
    return bd_plot_bars(&bars, out, err);
}

/* The largest share that a criterion has in the losses of any method, in millionths. */
static int64_t plots_weight_of(const bd_totals *totals, int criterion)
{
    int64_t largest = 0;
    for (int m = 1; m < totals->series->method_count; m++) {
        const bd_totals_cell *cell = &totals->all[m];
        const int64_t worse = cell->tally[BD_TALLY_WORSE];
        const int64_t share = worse == 0 ? 0 : cell->first[criterion] * 1000000 / worse;
        if (share > largest) largest = share;
    }
    return largest;
}

/* The criteria that weigh most, in the order of the rules; returns how many. */
static int plots_choose_parts(const bd_totals *totals, int *chosen)
{
    int count = 0;
    for (int c = 0; c < totals->series->criterion_count; c++) {
        const int64_t own = plots_weight_of(totals, c);
        int ahead = 0;
        for (int d = 0; d < totals->series->criterion_count; d++)
            ahead += plots_weight_of(totals, d) > own || (plots_weight_of(totals, d) == own && d < c);
        if (own > 0 && ahead < NAMED_PARTS) chosen[count++] = c;
    }
    return count;
}

static bd_status plots_first(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    int chosen[NAMED_PARTS];
    const int count = plots_choose_parts(totals, chosen), parts = count + 1,
              methods = series->method_count - 1;
    const char *groups[BD_SERIES_METHODS], *names[NAMED_PARTS + 1];
    size_t looks[NAMED_PARTS + 1];
    double shares[BD_SERIES_METHODS * (NAMED_PARTS + 1)] = {0};
    /* The gravest criterion on top, as in the list of the rules. */
    for (int p = 0; p < count; p++) names[count - p] = series->criteria[chosen[p]];
    names[0] = BD_SAY(REPORT_PLOT_OTHERS);
    /* The graver the darker, over all steps. */
    for (int p = 1; p < parts; p++)
        looks[p] = 1 + (size_t)(count - p) * (BD_SVG_STEPS - 1) / (size_t)(count > 1 ? count - 1 : 1);
    looks[0] = PALE;
    for (int m = 0; m < methods; m++) {
        const int64_t *first = totals->all[m + 1].first;
        double *row = &shares[m * parts];
        groups[m] = series->methods[m + 1].id;
        for (int c = 0; c < series->criterion_count; c++) row[0] += (double)first[c];
        for (int p = 0; p < count; p++) {
            row[count - p] = (double)first[chosen[p]];
            row[0] -= row[count - p];
        }
    }
    const bd_bars bars = {.title = BD_SAY(REPORT_PLOT_FIRST),
                          .description = BD_SAY(REPORT_PLOT_FIRST_TELLS),
                          .y_label = BD_SAY(REPORT_PLOT_FIRST_Y),
                          .groups = groups,
                          .group_count = (size_t)methods,
                          .parts = names,
                          .part_count = (size_t)parts,
                          .looks = looks,
                          .shares = shares};
    return bd_plot_bars(&bars, out, err);
}

static void plots_label_sizes(const bd_series *series, double *ticks, bd_plot *plot)
{
    for (int s = 0; s < series->size_count; s++) ticks[s] = series->sizes[s];
    plot->x_label = BD_SAY(REPORT_PLOT_PLAYERS);
    plot->log_x = true;
    plot->x_ticks = ticks;
    plot->x_tick_count = (size_t)series->size_count;
}

/* A measure over the size of the field. */
static bd_status plots_over_size(const bd_totals *totals, bd_measure measure, double unit, bd_plot plot,
                                 bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    lines l = {.count = 0};
    for (int m = 1; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)series->size_count);
        for (int s = 0; s < series->size_count && points != NULL; s++)
            points[s] = plots_within(plots_point_of(series->sizes[s] * (1 + plots_aside(series, m, 0.012)),
                                                    &bd_totals_at(totals, s, m)->measures[measure], unit),
                                     unit);
    }
    double ticks[BD_SERIES_SIZES];
    plots_label_sizes(series, ticks, &plot);
    plot.y_from_zero = true;
    return plots_draw_lines(&l, plot, out, err);
}

static bd_status plots_lost(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_plot plot = {.title = BD_SAY(REPORT_PLOT_LOST),
                          .description = BD_SAY(REPORT_PLOT_LOST_TELLS),
                          .y_label = BD_SAY(REPORT_PLOT_LOST_Y)};
    return plots_over_size(totals, BD_MEASURE_LOST, 100, plot, out, err);
}

static bd_status plots_avoidable(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_plot plot = {.title = BD_SAY(REPORT_PLOT_AVOIDABLE),
                          .description = BD_SAY(REPORT_PLOT_AVOIDABLE_TELLS),
                          .y_label = BD_SAY(REPORT_PLOT_AVOIDABLE_Y)};
    return plots_over_size(totals, BD_MEASURE_AVOIDABLE, 1000, plot, out, err);
}

static bd_status plots_kendall(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    const int rounds = series->event.rounds;
    lines l = {.count = 0};
    for (int m = 0; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)rounds);
        for (int r = 0; r < rounds && points != NULL; r++)
            points[r] = plots_point_of(r + 1 + plots_aside(series, m, 0.06), &totals->all[m].kendall[r], 1);
    }
    const bd_plot plot = {.title = BD_SAY(REPORT_PLOT_RANKING),
                          .description = BD_SAY(REPORT_PLOT_RANKING_TELLS),
                          .x_label = BD_SAY(REPORT_PLOT_AFTER_ROUND),
                          .y_label = BD_SAY(REPORT_PLOT_RANKING_Y)};
    return plots_draw_lines(&l, plot, out, err);
}

static bd_status plots_kendall_paired(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    const int rounds = series->event.rounds;
    lines l = {.count = 0};
    for (int m = 1; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)rounds);
        for (int r = 0; r < rounds && points != NULL; r++)
            points[r] =
                plots_point_of(r + 1 + plots_aside(series, m, 0.06), &totals->all[m].kendall_paired[r], 1);
    }
    bd_plot_point *zero = plots_open_line(&l, out->arena, BD_SAY(REPORT_PLOT_ZERO), BLACK, 2);
    if (zero != NULL) {
        zero[0] = (bd_plot_point){.x = 1};
        zero[1] = (bd_plot_point){.x = rounds};
    }
    l.series[l.count - 1].dashed = true;
    const bd_plot plot = {.title = BD_SAY(REPORT_PLOT_PAIRED),
                          .description = BD_SAY(REPORT_PLOT_PAIRED_TELLS),
                          .x_label = BD_SAY(REPORT_PLOT_AFTER_ROUND),
                          .y_label = BD_SAY(REPORT_PLOT_PAIRED_Y)};
    return plots_draw_lines(&l, plot, out, err);
}

static double plots_milliseconds(const bd_totals_cell *cell)
{
    return cell->timed_draws == 0 ? 0 : (double)cell->nanoseconds / 1e6 / (double)cell->timed_draws;
}

/* A line of growth through the best draw's time at the smallest size. */
static void plots_growth(lines *l, bd_arena *arena, const bd_totals *totals, const char *name, int power)
{
    const bd_series *series = totals->series;
    bd_plot_point *points =
        plots_open_line(l, arena, name, power == 2 ? 6 : BLACK, (size_t)series->size_count);
    for (int s = 0; s < series->size_count && points != NULL; s++) {
        const double times = (double)series->sizes[s] / (double)series->sizes[0];
        double y = plots_milliseconds(bd_totals_at(totals, 0, 0));
        for (int p = 0; p < power; p++) y *= times;
        points[s] = (bd_plot_point){.x = series->sizes[s], .y = y};
    }
    l->series[l->count - 1].dashed = true;
}

static bd_status plots_times(const bd_totals *totals, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    lines l = {.count = 0};
    for (int m = 0; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)series->size_count);
        for (int s = 0; s < series->size_count && points != NULL; s++)
            points[s] =
                (bd_plot_point){.x = series->sizes[s], .y = plots_milliseconds(bd_totals_at(totals, s, m))};
    }
    plots_growth(&l, out->arena, totals, BD_SAY(REPORT_PLOT_SQUARED), 2);
    plots_growth(&l, out->arena, totals, BD_SAY(REPORT_PLOT_CUBED), 3);
    double ticks[BD_SERIES_SIZES];
    bd_plot plot = {.title = BD_SAY(REPORT_PLOT_TIMES),
                    .description = BD_SAY(REPORT_PLOT_TIMES_TELLS),
                    .y_label = BD_SAY(REPORT_PLOT_TIMES_Y),
                    .log_y = true};
    plots_label_sizes(series, ticks, &plot);
    return plots_draw_lines(&l, plot, out, err);
}

typedef struct figure {
    const char *name;
    bool hand, sizes, worlds, times; /* what the series must have */
    bd_status (*draw)(const bd_totals *totals, bd_text *out, bd_err *err);
} figure;

static const figure plots_figures[] = {
    {"best-v-hand", true, false, false, false, plots_outcomes},
    {"first-lost", true, false, false, false, plots_first},
    {"lost-over-size", true, true, false, false, plots_lost},
    {"avoidable-over-size", true, true, false, false, plots_avoidable},
    {"ranking-over-rounds", false, false, true, false, plots_kendall},
    {"ranking-paired", true, false, true, false, plots_kendall_paired},
    {"time-over-size", false, true, false, true, plots_times},
};

size_t bd_simulation_plot_count(void) { return sizeof plots_figures / sizeof *plots_figures; }

static int64_t plots_lost_at(const bd_totals *totals, int criterion)
{
    int64_t sum = 0;
    for (int m = 1; m < totals->series->method_count; m++) sum += totals->all[m].first[criterion];
    return sum;
}

static bool plots_any_lost(const bd_totals *totals)
{
    for (int c = 0; c < totals->series->criterion_count; c++)
        if (plots_lost_at(totals, c) > 0) return true;
    return false;
}

/* Sizes in the order given; lines go from left to right. */
static bool plots_sizes_ascend(const bd_series *series)
{
    for (int s = 1; s < series->size_count; s++)
        if (series->sizes[s] <= series->sizes[s - 1]) return false;
    return series->size_count > 1;
}

bd_status bd_simulation_plot(const bd_totals *totals, size_t index, const char **name, bool *found,
                             bd_text *out, bd_err *err)
{
    const figure *wanted = &plots_figures[index];
    const bd_series *series = totals->series;
    *name = wanted->name;
    *found = (!wanted->hand || series->method_count > 1) && (!wanted->sizes || plots_sizes_ascend(series)) &&
             (!wanted->worlds || !series->same_histories) && (!wanted->times || totals->timed) &&
             (wanted->draw != plots_first || plots_any_lost(totals));
    return *found ? wanted->draw(totals, out, err) : BD_OK;
}
