/* Stacked bars, one a group, with their shares written on them. */
#include "report/plot.h"
#include "report/report_words.h"
#include "report/svg.h"

#include <stdio.h>

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
