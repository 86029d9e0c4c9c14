#include "report/plot.h"

#include "base/assert.h"
#include "report/report_words.h"
#include "report/svg.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

enum { SERIES_MAX = 8, TICKS_MAX = 40 };

typedef struct axis {
    double low, high; /* in the axis's own scale: logarithms on a logarithmic axis */
    bool log;
    double from, to; /* pixels */
    double step;     /* between the numbers of a linear axis; low and high are multiples of it */
} axis;

static double plot_scaled(const axis *a, double value) { return a->log ? log10(value) : value; }

static double plot_pixel(const axis *a, double value)
{
    return a->from + (plot_scaled(a, value) - a->low) / (a->high - a->low) * (a->to - a->from);
}

static bool plot_shows(const bd_plot *plot, const bd_plot_point *point)
{
    return (!plot->log_x || point->x > 0) && (!plot->log_y || point->y > 0);
}

static void plot_widen(axis *a, double value)
{
    if (a->log && value <= 0) return;
    const double s = plot_scaled(a, value);
    if (s < a->low) a->low = s;
    if (s > a->high) a->high = s;
}

/* Linear steps are 1, 2 or 5 times a power of ten, about six of them. */
static double plot_step_of(double span)
{
    const double raw = span / 6;
    const double power = pow(10, floor(log10(raw)));
    const double times = raw / power;
    return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power;
}

static void plot_round_out(axis *a)
{
    if (a->high - a->low < 1e-9) {
        a->low -= 0.5;
        a->high += 0.5;
    }
    if (a->log) {
        const double margin = 0.04 * (a->high - a->low);
        a->low -= margin;
        a->high += margin;
        return;
    }
    if (a->low > 0 && a->low < 0.4 * a->high) a->low = 0;
    a->step = plot_step_of(a->high - a->low);
    a->low = floor(a->low / a->step + 1e-9) * a->step;
    a->high = ceil(a->high / a->step - 1e-9) * a->step;
}

static size_t plot_log_ticks(const axis *a, double *ticks)
{
    const bool few = a->high - a->low > 2.2;
    static const double all[] = {1, 2, 5};
    size_t count = 0;
    for (int power = (int)floor(a->low); power <= (int)ceil(a->high); power++)
        for (size_t k = 0; k < (few ? 1 : 3); k++) {
            const double value = all[k] * pow(10, power);
            if (log10(value) >= a->low && log10(value) <= a->high && count < TICKS_MAX)
                ticks[count++] = value;
        }
    return count;
}

static size_t plot_linear_ticks(const axis *a, double *ticks)
{
    size_t count = 0;
    BD_ASSERT(a->step > 0);
    for (double value = a->low; value <= a->high + a->step / 2 && count < TICKS_MAX; value += a->step)
        ticks[count++] = fabs(value) < a->step / 1e6 ? 0 : value;
    return count;
}

static void plot_draw_axes(bd_text *text, const bd_plot *plot, const axis *x, const axis *y)
{
    double ticks[TICKS_MAX];
    char label[32];
    size_t count = plot->x_tick_count;
    const double *x_ticks = plot->x_ticks;
    if (x_ticks == NULL) {
        count = x->log ? plot_log_ticks(x, ticks) : plot_linear_ticks(x, ticks);
        x_ticks = ticks;
    }
    for (size_t i = 0; i < count; i++) {
        const double at = plot_pixel(x, x_ticks[i]);
        bd_svg_line(text, at, y->from, at, y->to, "grid");
        (void)snprintf(label, sizeof label, "%.10g", x_ticks[i]);
        bd_svg_label(text, at, y->from + 18, BD_SVG_MIDDLE, label);
    }
    count = y->log ? plot_log_ticks(y, ticks) : plot_linear_ticks(y, ticks);
    for (size_t i = 0; i < count; i++) {
        const double at = plot_pixel(y, ticks[i]);
        bd_svg_line(text, x->from, at, x->to, at, "grid");
        (void)snprintf(label, sizeof label, "%.10g", ticks[i]);
        bd_svg_label(text, x->from - 8, at + 4, BD_SVG_END, label);
    }
    bd_svg_line(text, x->from, y->from, x->to, y->from, "axis");
    bd_svg_line(text, x->from, y->from, x->from, y->to, "axis");
    bd_svg_label(text, (x->from + x->to) / 2, y->from + 42, BD_SVG_MIDDLE, plot->x_label);
    bd_svg_label_up(text, 18, (y->from + y->to) / 2, plot->y_label);
}

static size_t plot_look_of(const bd_plot *plot, size_t number)
{
    return plot->series[number].look > 0 ? plot->series[number].look - 1 : number;
}

static void plot_draw_series(bd_text *text, const bd_plot *plot, const bd_plot_series *series, size_t number,
                             const axis *x, const axis *y)
{
    bd_svg_path_begin(text, bd_svg_colour(number), series->dashed);
    bool first = true;
    for (size_t i = 0; i < series->count; i++) {
        const bd_plot_point *point = &series->points[i];
        if (!plot_shows(plot, point)) continue;
        bd_svg_path_to(text, plot_pixel(x, point->x), plot_pixel(y, point->y), first);
        first = false;
    }
    bd_svg_path_end(text);
    for (size_t i = 0; i < series->count && !series->dashed; i++) {
        const bd_plot_point *point = &series->points[i];
        if (!plot_shows(plot, point)) continue;
        const double at = plot_pixel(x, point->x);
        if (point->high > point->low && (!plot->log_y || point->low > 0))
            bd_svg_whisker(text, at, plot_pixel(y, point->low), plot_pixel(y, point->high),
                           bd_svg_colour(number));
        bd_svg_marker(text, number, at, plot_pixel(y, point->y));
    }
}

static void plot_draw_legend(bd_text *text, const bd_plot *plot, double left, double top)
{
    for (size_t i = 0; i < plot->series_count; i++) {
        const double at = top + 22 * (double)i;
        bd_svg_path_begin(text, bd_svg_colour(plot_look_of(plot, i)), plot->series[i].dashed);
        bd_svg_path_to(text, left, at, true);
        bd_svg_path_to(text, left + 26, at, false);
        bd_svg_path_end(text);
        if (!plot->series[i].dashed) bd_svg_marker(text, plot_look_of(plot, i), left + 13, at);
        bd_svg_label(text, left + 34, at + 4, BD_SVG_START, plot->series[i].name);
    }
}

static size_t plot_fit(const bd_plot *plot, axis *x, axis *y)
{
    size_t points = 0;
    for (size_t s = 0; s < plot->series_count; s++)
        for (size_t i = 0; i < plot->series[s].count; i++) {
            const bd_plot_point *point = &plot->series[s].points[i];
            if (!plot_shows(plot, point)) continue;
            plot_widen(x, point->x);
            plot_widen(y, point->y);
            if (point->high > point->low) {
                plot_widen(y, point->low);
                plot_widen(y, point->high);
            }
            points++;
        }
    return points;
}

bd_status bd_plot_lines(const bd_plot *plot, bd_text *text, bd_err *err)
{
    axis x = {.low = DBL_MAX, .high = -DBL_MAX, .log = plot->log_x, .from = 76, .to = 560};
    axis y = {.low = DBL_MAX, .high = -DBL_MAX, .log = plot->log_y, .from = 376, .to = 48};
    if (plot->series_count > SERIES_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_TOO_MANY_LINES), SERIES_MAX, plot->series_count);
    if (plot_fit(plot, &x, &y) == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_NO_POINTS), plot->title);
    if (plot->y_from_zero && !plot->log_y) plot_widen(&y, 0);
    plot_round_out(&x);
    plot_round_out(&y);
    bd_svg_begin(text, 780, 440, plot->title, plot->description);
    plot_draw_axes(text, plot, &x, &y);
    for (size_t s = 0; s < plot->series_count; s++)
        plot_draw_series(text, plot, &plot->series[s], plot_look_of(plot, s), &x, &y);
    plot_draw_legend(text, plot, 580, 62);
    bd_svg_end(text);
    return BD_OK;
}

enum { PARTS_MAX = 16 };

static const double bars_left = 76, bars_right = 560, bars_bottom = 376, bars_top = 48;

static double bars_sum_of(const bd_bars *bars, size_t group)
{
    double sum = 0;
    for (size_t p = 0; p < bars->part_count; p++) sum += bars->shares[group * bars->part_count + p];
    return sum;
}

static size_t bars_look_of(const bd_bars *bars, size_t part)
{
    return bars->looks != NULL ? bars->looks[part] - 1 : part;
}

static void bars_draw_scale(bd_text *text, const bd_bars *bars)
{
    char label[16];
    for (int percent = 0; percent <= 100; percent += 20) {
        const double at = bars_bottom + (bars_top - bars_bottom) * percent / 100;
        bd_svg_line(text, bars_left, at, bars_right, at, "grid");
        (void)snprintf(label, sizeof label, "%d%%", percent);
        bd_svg_label(text, bars_left - 8, at + 4, BD_SVG_END, label);
    }
    bd_svg_line(text, bars_left, bars_bottom, bars_right, bars_bottom, "axis");
    bd_svg_label_up(text, 18, (bars_bottom + bars_top) / 2, bars->y_label);
}

static void bars_draw_bar(bd_text *text, const bd_bars *bars, size_t group)
{
    const double slot = (bars_right - bars_left) / (double)bars->group_count;
    const double width = slot * 0.62;
    const double x = bars_left + slot * (double)group + (slot - width) / 2;
    const double sum = bars_sum_of(bars, group);
    double at = bars_bottom;
    for (size_t p = 0; p < bars->part_count && sum > 0; p++) {
        const double share = bars->shares[group * bars->part_count + p] / sum;
        const double height = share * (bars_bottom - bars_top);
        if (height <= 0) continue;
        at -= height;
        bd_svg_box(text, x, at, width, height, bd_svg_fill(bars_look_of(bars, p)));
        if (height >= 15) {
            char label[16];
            (void)snprintf(label, sizeof label, "%.0f%%", share * 100);
            bd_svg_label_on(text, x + width / 2, at + height / 2 + 4,
                            bd_svg_fill_is_dark(bars_look_of(bars, p)), label);
        }
    }
    bd_svg_label(text, x + width / 2, bars_bottom + 18, BD_SVG_MIDDLE, bars->groups[group]);
}

bd_status bd_plot_bars(const bd_bars *bars, bd_text *text, bd_err *err)
{
    if (bars->group_count == 0 || bars->part_count == 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_NO_BARS), bars->title);
    if (bars->part_count > PARTS_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_TOO_MANY_PARTS), PARTS_MAX, bars->part_count);
    bd_svg_begin(text, 780, 440, bars->title, bars->description);
    bars_draw_scale(text, bars);
    for (size_t g = 0; g < bars->group_count; g++) bars_draw_bar(text, bars, g);
    for (size_t p = 0; p < bars->part_count; p++) {
        /* The legend runs in the order of the stack: the part on top is named on top. */
        const double at = 62 + 21 * (double)(bars->part_count - 1 - p);
        bd_svg_box(text, 580, at - 8, 16, 16, bd_svg_fill(bars_look_of(bars, p)));
        bd_svg_label(text, 604, at + 4, BD_SVG_START, bars->parts[p]);
    }
    bd_svg_end(text);
    return BD_OK;
}
