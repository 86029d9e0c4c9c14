#include "report/plot.h"

#include "base/assert.h"
#include "report/html.h"
#include "report/report_words.h"

#include <float.h>
#include <math.h>
#include <stdio.h>

/* The few shapes that plots are made of. Numbers are written with one decimal, so that the bytes do not
 * depend on the machine. */

/* Okabe and Ito's eight, black last. */
static const char *const svg_colours[] = {"#0072B2", "#D55E00", "#009E73", "#CC79A7",
                                          "#E69F00", "#56B4E9", "#F0E442", "#000000"};

const char *bd_plot_colour(size_t number) { return svg_colours[number % BD_COUNT(svg_colours)]; }

/* The steps are those of viridis, which keep their order without colours. */
static const struct {
    const char *hex;
    bool dark;
} svg_fills[BD_PLOT_STEPS + BD_PLOT_GREYS] = {
    {"#440154", true},  {"#472D7B", true},  {"#3B528B", true},  {"#2C728E", true},  {"#21918C", true},
    {"#28AE80", false}, {"#5EC962", false}, {"#ADDC30", false}, {"#FDE725", false}, {"#262626", true},
    {"#6B6B6B", true},  {"#A8A8A8", false}, {"#E3E3E3", false}};

static const char *svg_fill(size_t number) { return svg_fills[number % (BD_PLOT_STEPS + BD_PLOT_GREYS)].hex; }

static bool svg_fill_is_dark(size_t number)
{
    return svg_fills[number % (BD_PLOT_STEPS + BD_PLOT_GREYS)].dark;
}

static void svg_begin(bd_text *text, int width, int height, const char *title, const char *description)
{
    bd_html_add(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
        "role=\"img\" font-family=\"sans-serif\" font-size=\"13\">\n<title>%s</title>\n<desc>%s</desc>\n"
        "<style>.grid{stroke:#ddd;stroke-width:1}.axis{stroke:#333;stroke-width:1.2}</style>\n"
        "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n"
        "<text x=\"%.1f\" y=\"26\" text-anchor=\"middle\" font-size=\"16\" font-weight=\"bold\">%s</text>\n",
        width, height, width, height, title, description, width, height, width / 2.0, title);
}

static void svg_end(bd_text *text) { bd_text_add_string(text, "</svg>\n"); }

static void svg_line(bd_text *text, double x1, double y1, double x2, double y2, const char *class_name)
{
    bd_text_add(text, "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>\n", x1, y1, x2,
                y2, class_name);
}

typedef enum svg_anchor { SVG_START, SVG_MIDDLE, SVG_END } svg_anchor;

static void svg_label(bd_text *text, double x, double y, svg_anchor anchor, const char *string)
{
    static const char *const words[] = {"start", "middle", "end"};
    bd_html_add(text, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>\n", x, y, words[anchor],
                string);
}

static void svg_label_up(bd_text *text, double x, double y, const char *string)
{
    bd_html_add(text,
                "<text transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\">%s</text>\n", x,
                y, string);
}

static void svg_label_on(bd_text *text, double x, double y, bool dark, const char *string)
{
    bd_html_add(text, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s</text>\n", x, y,
                dark ? "#fff" : "#000", string);
}

static void svg_box(bd_text *text, double x, double y, double width, double height, const char *colour)
{
    bd_text_add(text,
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\" stroke=\"#fff\"/>\n",
                x, y, width, height, colour);
}

static void svg_path_begin(bd_text *text, const char *colour, bool dashed)
{
    bd_text_add(text, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2\"%s d=\"", colour,
                dashed ? " stroke-dasharray=\"6 4\"" : "");
}

static void svg_path_to(bd_text *text, double x, double y, bool first)
{
    bd_text_add(text, "%c%.1f %.1f", first ? 'M' : 'L', x, y);
}

static void svg_path_end(bd_text *text) { bd_text_add_string(text, "\"/>\n"); }

static void svg_whisker(bd_text *text, double x, double low, double high, const char *colour)
{
    bd_text_add(text, "<path stroke=\"%s\" fill=\"none\" d=\"M%.1f %.1fV%.1fM%.1f %.1fh8M%.1f %.1fh8\"/>\n",
                colour, x, low, high, x - 4, low, x - 4, high);
}

static void svg_marker(bd_text *text, size_t number, double x, double y)
{
    const char *colour = bd_plot_colour(number);
    switch (number % 5) {
    case 0: bd_text_add(text, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>\n", x, y, colour); break;
    case 1:
        bd_text_add(text, "<rect x=\"%.1f\" y=\"%.1f\" width=\"8\" height=\"8\" fill=\"%s\"/>\n", x - 4,
                    y - 4, colour);
        break;
    case 2:
        bd_text_add(text, "<path fill=\"%s\" d=\"M%.1f %.1fl5 5l-5 5l-5 -5z\"/>\n", colour, x, y - 5);
        break;
    case 3: bd_text_add(text, "<path fill=\"%s\" d=\"M%.1f %.1fl5 9h-10z\"/>\n", colour, x, y - 5); break;
    default:
        bd_text_add(text,
                    "<path stroke=\"%s\" stroke-width=\"2\" fill=\"none\" d=\"M%.1f %.1fl8 8m-8 0l8 -8\"/>\n",
                    colour, x - 4, y - 4);
    }
}

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
        svg_line(text, at, y->from, at, y->to, "grid");
        (void)snprintf(label, sizeof label, "%.10g", x_ticks[i]);
        svg_label(text, at, y->from + 18, SVG_MIDDLE, label);
    }
    count = y->log ? plot_log_ticks(y, ticks) : plot_linear_ticks(y, ticks);
    for (size_t i = 0; i < count; i++) {
        const double at = plot_pixel(y, ticks[i]);
        svg_line(text, x->from, at, x->to, at, "grid");
        (void)snprintf(label, sizeof label, "%.10g", ticks[i]);
        svg_label(text, x->from - 8, at + 4, SVG_END, label);
    }
    svg_line(text, x->from, y->from, x->to, y->from, "axis");
    svg_line(text, x->from, y->from, x->from, y->to, "axis");
    svg_label(text, (x->from + x->to) / 2, y->from + 42, SVG_MIDDLE, plot->x_label);
    svg_label_up(text, 18, (y->from + y->to) / 2, plot->y_label);
}

static size_t plot_look_of(const bd_plot *plot, size_t number)
{
    return plot->series[number].look > 0 ? plot->series[number].look - 1 : number;
}

static void plot_draw_series(bd_text *text, const bd_plot *plot, const bd_plot_series *series, size_t number,
                             const axis *x, const axis *y)
{
    svg_path_begin(text, bd_plot_colour(number), series->dashed);
    bool first = true;
    for (size_t i = 0; i < series->count; i++) {
        const bd_plot_point *point = &series->points[i];
        if (!plot_shows(plot, point)) continue;
        svg_path_to(text, plot_pixel(x, point->x), plot_pixel(y, point->y), first);
        first = false;
    }
    svg_path_end(text);
    for (size_t i = 0; i < series->count && !series->dashed; i++) {
        const bd_plot_point *point = &series->points[i];
        if (!plot_shows(plot, point)) continue;
        const double at = plot_pixel(x, point->x);
        if (point->high > point->low && (!plot->log_y || point->low > 0))
            svg_whisker(text, at, plot_pixel(y, point->low), plot_pixel(y, point->high),
                        bd_plot_colour(number));
        svg_marker(text, number, at, plot_pixel(y, point->y));
    }
}

static void plot_draw_legend(bd_text *text, const bd_plot *plot, double left, double top)
{
    for (size_t i = 0; i < plot->series_count; i++) {
        const double at = top + 22 * (double)i;
        svg_path_begin(text, bd_plot_colour(plot_look_of(plot, i)), plot->series[i].dashed);
        svg_path_to(text, left, at, true);
        svg_path_to(text, left + 26, at, false);
        svg_path_end(text);
        if (!plot->series[i].dashed) svg_marker(text, plot_look_of(plot, i), left + 13, at);
        svg_label(text, left + 34, at + 4, SVG_START, plot->series[i].name);
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
    svg_begin(text, 780, 440, plot->title, plot->description);
    plot_draw_axes(text, plot, &x, &y);
    for (size_t s = 0; s < plot->series_count; s++)
        plot_draw_series(text, plot, &plot->series[s], plot_look_of(plot, s), &x, &y);
    plot_draw_legend(text, plot, 580, 62);
    svg_end(text);
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
        svg_line(text, bars_left, at, bars_right, at, "grid");
        (void)snprintf(label, sizeof label, "%d%%", percent);
        svg_label(text, bars_left - 8, at + 4, SVG_END, label);
    }
    svg_line(text, bars_left, bars_bottom, bars_right, bars_bottom, "axis");
    svg_label_up(text, 18, (bars_bottom + bars_top) / 2, bars->y_label);
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
        svg_box(text, x, at, width, height, svg_fill(bars_look_of(bars, p)));
        if (height >= 15) {
            char label[16];
            (void)snprintf(label, sizeof label, "%.0f%%", share * 100);
            svg_label_on(text, x + width / 2, at + height / 2 + 4, svg_fill_is_dark(bars_look_of(bars, p)),
                         label);
        }
    }
    svg_label(text, x + width / 2, bars_bottom + 18, SVG_MIDDLE, bars->groups[group]);
}

bd_status bd_plot_bars(const bd_bars *bars, bd_text *text, bd_err *err)
{
    if (bars->group_count == 0 || bars->part_count == 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_NO_BARS), bars->title);
    if (bars->part_count > PARTS_MAX)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(REPORT_PLOT_TOO_MANY_PARTS), PARTS_MAX, bars->part_count);
    svg_begin(text, 780, 440, bars->title, bars->description);
    bars_draw_scale(text, bars);
    for (size_t g = 0; g < bars->group_count; g++) bars_draw_bar(text, bars, g);
    for (size_t p = 0; p < bars->part_count; p++) {
        /* The legend runs in the order of the stack: the part on top is named on top. */
        const double at = 62 + 21 * (double)(bars->part_count - 1 - p);
        svg_box(text, 580, at - 8, 16, 16, svg_fill(bars_look_of(bars, p)));
        svg_label(text, 604, at + 4, SVG_START, bars->parts[p]);
    }
    svg_end(text);
    return BD_OK;
}
