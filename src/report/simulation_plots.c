/* The plots of a series: which there are, and what each shows. */
#include "report/plot.h"
#include "report/report_words.h"
#include "report/simulation.h"

enum { NAMED_PARTS = 8 };

/* A method has the same look in all plots; what is no method is black. */
enum { BLACK = 8, GREY = BD_PLOT_STEPS + 1, PALE = BD_PLOT_STEPS + BD_PLOT_GREYS };

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

/* A figure: its name as a file, its words, what the series must have, and what is drawn in it. */
typedef struct plots_figure {
    const char *name, *title, *tells, *y_label;
    bd_status (*draw)(const bd_totals *totals, const struct plots_figure *figure, bd_text *out, bd_err *err);
    double unit;
    bd_measure measure;
    bool hand, sizes, worlds, times;
} plots_figure;

static bd_status plots_draw_lines(const lines *l, const plots_figure *figure, bd_plot plot, bd_text *out,
                                  bd_err *err)
{
    plot.title = bd_say(figure->title);
    plot.description = bd_say(figure->tells);
    plot.y_label = bd_say(figure->y_label);
    plot.series = l->series;
    plot.series_count = l->count;
    return bd_plot_lines(&plot, out, err);
}

/* One bar a method by hand. */
static bd_status plots_draw_bars(const bd_totals *totals, const plots_figure *figure,
                                 const char *const *parts, const size_t *looks, size_t part_count,
                                 const double *shares, bd_text *out, bd_err *err)
{
    const char *groups[BD_SERIES_METHODS];
    const size_t methods = (size_t)totals->series->method_count - 1;
    for (size_t m = 0; m < methods; m++) groups[m] = totals->series->methods[m + 1].id;
    const bd_bars bars = {.title = bd_say(figure->title),
                          .description = bd_say(figure->tells),
                          .y_label = bd_say(figure->y_label),
                          .groups = groups,
                          .group_count = methods,
                          .parts = parts,
                          .part_count = part_count,
                          .looks = looks,
                          .shares = shares};
    return bd_plot_bars(&bars, out, err);
}

static bd_status plots_outcomes(const bd_totals *totals, const plots_figure *figure, bd_text *out,
                                bd_err *err)
{
    const char *const parts[] = {BD_SAY(REPORT_PLOT_SAME), BD_SAY(REPORT_PLOT_AS_GOOD),
                                 BD_SAY(REPORT_SERIES_WORSE), BD_SAY(REPORT_PLOT_MISSING)};
    static const size_t looks[] = {PALE, PALE - 1, GREY + 1, GREY}; /* the darker the worse */
    double shares[BD_SERIES_METHODS * 4];
    for (int m = 0; m < totals->series->method_count - 1; m++) {
        const int64_t *tally = totals->all[m + 1].tally;
        shares[4 * m] = (double)tally[BD_TALLY_SAME];
        shares[4 * m + 1] = (double)(tally[BD_TALLY_EQUAL] + tally[BD_TALLY_OPEN]);
        shares[4 * m + 2] = (double)tally[BD_TALLY_WORSE];
        shares[4 * m + 3] = (double)(tally[BD_TALLY_STUCK] + tally[BD_TALLY_ILLEGAL]);
    }
    return plots_draw_bars(totals, figure, parts, looks, 4, shares, out, err);
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

static bd_status plots_first(const bd_totals *totals, const plots_figure *figure, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    int chosen[NAMED_PARTS];
    const int count = plots_choose_parts(totals, chosen), parts = count + 1;
    const char *names[NAMED_PARTS + 1];
    size_t looks[NAMED_PARTS + 1];
    double shares[BD_SERIES_METHODS * (NAMED_PARTS + 1)] = {0};
    /* The gravest criterion on top, as in the list of the rules. */
    for (int p = 0; p < count; p++) names[count - p] = series->criteria[chosen[p]];
    names[0] = BD_SAY(REPORT_PLOT_OTHERS);
    /* The graver the darker, over all steps. */
    for (int p = 1; p < parts; p++)
        looks[p] = 1 + (size_t)(count - p) * (BD_PLOT_STEPS - 1) / (size_t)(count > 1 ? count - 1 : 1);
    looks[0] = PALE;
    for (int m = 0; m < series->method_count - 1; m++) {
        const int64_t *first = totals->all[m + 1].first;
        double *row = &shares[m * parts];
        for (int c = 0; c < series->criterion_count; c++) row[0] += (double)first[c];
        for (int p = 0; p < count; p++) {
            row[count - p] = (double)first[chosen[p]];
            row[0] -= row[count - p];
        }
    }
    return plots_draw_bars(totals, figure, names, looks, (size_t)parts, shares, out, err);
}

static bd_plot plots_over_sizes(const bd_series *series, double *ticks)
{
    for (int s = 0; s < series->size_count; s++) ticks[s] = series->sizes[s];
    return (bd_plot){.x_label = BD_SAY(REPORT_PLOT_PLAYERS),
                     .log_x = true,
                     .x_ticks = ticks,
                     .x_tick_count = (size_t)series->size_count};
}

/* A measure over the size of the field. */
static bd_status plots_measure(const bd_totals *totals, const plots_figure *figure, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    lines l = {.count = 0};
    for (int m = 1; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)series->size_count);
        for (int s = 0; s < series->size_count && points != NULL; s++)
            points[s] = plots_within(plots_point_of(series->sizes[s] * (1 + plots_aside(series, m, 0.012)),
                                                    &bd_totals_at(totals, s, m)->measures[figure->measure],
                                                    figure->unit),
                                     figure->unit);
    }
    double ticks[BD_SERIES_SIZES];
    bd_plot plot = plots_over_sizes(series, ticks);
    plot.y_from_zero = true;
    return plots_draw_lines(&l, figure, plot, out, err);
}

/* Kendall's tau round by round; where methods by hand are asked for, less that of the best draws. */
static bd_status plots_kendall(const bd_totals *totals, const plots_figure *figure, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    const int rounds = series->event.rounds;
    const bool paired = figure->hand;
    lines l = {.count = 0};
    for (int m = paired; m < series->method_count; m++) {
        const bd_totals_cell *cell = &totals->all[m];
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)rounds);
        for (int r = 0; r < rounds && points != NULL; r++)
            points[r] = plots_point_of(r + 1 + plots_aside(series, m, 0.06),
                                       paired ? &cell->kendall_paired[r] : &cell->kendall[r], 1);
    }
    if (paired) {
        bd_plot_point *zero = plots_open_line(&l, out->arena, BD_SAY(REPORT_PLOT_ZERO), BLACK, 2);
        if (zero != NULL) zero[0].x = 1;
        if (zero != NULL) zero[1].x = rounds;
        l.series[l.count - 1].dashed = true;
    }
    return plots_draw_lines(&l, figure, (bd_plot){.x_label = BD_SAY(REPORT_PLOT_AFTER_ROUND)}, out, err);
}

/* A line of growth through the best draw's time at the smallest size. */
static void plots_growth(lines *l, bd_arena *arena, const bd_totals *totals, const char *name, int power)
{
    const bd_series *series = totals->series;
    bd_plot_point *points =
        plots_open_line(l, arena, name, power == 2 ? 6 : BLACK, (size_t)series->size_count);
    for (int s = 0; s < series->size_count && points != NULL; s++) {
        const double times = (double)series->sizes[s] / (double)series->sizes[0];
        double y = bd_simulation_milliseconds(bd_totals_at(totals, 0, 0));
        for (int p = 0; p < power; p++) y *= times;
        points[s] = (bd_plot_point){.x = series->sizes[s], .y = y};
    }
    l->series[l->count - 1].dashed = true;
}

static bd_status plots_times(const bd_totals *totals, const plots_figure *figure, bd_text *out, bd_err *err)
{
    const bd_series *series = totals->series;
    lines l = {.count = 0};
    for (int m = 0; m < series->method_count; m++) {
        bd_plot_point *points =
            plots_open_line(&l, out->arena, series->methods[m].id, (size_t)m + 1, (size_t)series->size_count);
        for (int s = 0; s < series->size_count && points != NULL; s++)
            points[s] = (bd_plot_point){.x = series->sizes[s],
                                        .y = bd_simulation_milliseconds(bd_totals_at(totals, s, m))};
    }
    plots_growth(&l, out->arena, totals, BD_SAY(REPORT_PLOT_SQUARED), 2);
    plots_growth(&l, out->arena, totals, BD_SAY(REPORT_PLOT_CUBED), 3);
    double ticks[BD_SERIES_SIZES];
    bd_plot plot = plots_over_sizes(series, ticks);
    plot.log_y = true;
    return plots_draw_lines(&l, figure, plot, out, err);
}

static const plots_figure plots_figures[] = {
    {"best-v-hand", BD_ENGLISH(REPORT_PLOT_OUTCOMES), BD_ENGLISH(REPORT_PLOT_OUTCOMES_TELLS),
     BD_ENGLISH(REPORT_PLOT_OUTCOMES_Y), plots_outcomes, 0, 0, true, false, false, false},
    {"first-lost", BD_ENGLISH(REPORT_PLOT_FIRST), BD_ENGLISH(REPORT_PLOT_FIRST_TELLS),
     BD_ENGLISH(REPORT_PLOT_FIRST_Y), plots_first, 0, 0, true, false, false, false},
    {"lost-over-size", BD_ENGLISH(REPORT_PLOT_LOST), BD_ENGLISH(REPORT_PLOT_LOST_TELLS),
     BD_ENGLISH(REPORT_PLOT_LOST_Y), plots_measure, 100, BD_MEASURE_LOST, true, true, false, false},
    {"avoidable-over-size", BD_ENGLISH(REPORT_PLOT_AVOIDABLE), BD_ENGLISH(REPORT_PLOT_AVOIDABLE_TELLS),
     BD_ENGLISH(REPORT_PLOT_AVOIDABLE_Y), plots_measure, 1000, BD_MEASURE_AVOIDABLE, true, true, false,
     false},
    {"ranking-over-rounds", BD_ENGLISH(REPORT_PLOT_RANKING), BD_ENGLISH(REPORT_PLOT_RANKING_TELLS),
     BD_ENGLISH(REPORT_PLOT_RANKING_Y), plots_kendall, 0, 0, false, false, true, false},
    {"ranking-paired", BD_ENGLISH(REPORT_PLOT_PAIRED), BD_ENGLISH(REPORT_PLOT_PAIRED_TELLS),
     BD_ENGLISH(REPORT_PLOT_PAIRED_Y), plots_kendall, 0, 0, true, false, true, false},
    {"time-over-size", BD_ENGLISH(REPORT_PLOT_TIMES), BD_ENGLISH(REPORT_PLOT_TIMES_TELLS),
     BD_ENGLISH(REPORT_PLOT_TIMES_Y), plots_times, 0, 0, false, true, false, true}};

size_t bd_simulation_plot_count(void) { return sizeof plots_figures / sizeof *plots_figures; }

static bool plots_any_lost(const bd_totals *totals)
{
    for (int c = 0; c < totals->series->criterion_count; c++)
        for (int m = 1; m < totals->series->method_count; m++)
            if (totals->all[m].first[c] > 0) return true;
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
    const plots_figure *wanted = &plots_figures[index];
    const bd_series *series = totals->series;
    *name = wanted->name;
    *found = (!wanted->hand || series->method_count > 1) && (!wanted->sizes || plots_sizes_ascend(series)) &&
             (!wanted->worlds || !series->same_histories) && (!wanted->times || totals->timed) &&
             (wanted->draw != plots_first || plots_any_lost(totals));
    return *found ? wanted->draw(totals, wanted, out, err) : BD_OK;
}
