/* report/plot: every point is drawn once, at its place; texts are escaped; the same input gives the same
 * bytes. */
#include "report/plot.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static size_t times(const char *text, const char *part)
{
    size_t n = 0;
    for (const char *p = strstr(text, part); p != NULL; p = strstr(p + 1, part)) n++;
    return n;
}

static const bd_plot_point growing[] = {{100, 0.01, 0, 0}, {1000, 1, 0.5, 2}, {10000, 100, 0, 0}};
static const bd_plot_series lines[] = {{"bestdraw & co", growing, 3, false, 0},
                                       {"n squared", growing, 3, true, 0}};

static const char *drawn(bd_arena *arena, const bd_plot *plot)
{
    bd_text text = bd_text_new(arena);
    const char *svg = NULL;
    cr_assert_eq(bd_plot_lines(plot, &text, NULL), BD_OK);
    cr_assert_eq(bd_text_finish(&text, &svg, NULL), BD_OK);
    return svg;
}

Test(plot, lines)
{
    bd_arena *arena = bd_arena_new();
    const bd_plot plot = {"Time <CPU>", "how time grows", "players", "seconds", true, true, lines, 2, NULL, 0,
                          false};
    const char *svg = drawn(arena, &plot);
    cr_assert_eq(times(svg, "<circle"), 4, "three points and the legend");
    cr_assert_eq(times(svg, "stroke-dasharray"), 2, "the reference line and its legend");
    cr_assert_not_null(strstr(svg, "bestdraw &amp; co"));
    cr_assert_not_null(strstr(svg, "Time &lt;CPU&gt;"));
    cr_assert_null(strstr(svg, "nan"));
    /* On two logarithmic axes a power law is a straight line: the middle point lies half way. */
    cr_assert_not_null(strstr(svg, "cx=\"318.0\" cy=\"212.0\""));
    cr_assert_str_eq(svg, drawn(arena, &plot));
    bd_arena_free(arena);
}

Test(plot, points_that_have_no_logarithm_are_left_out)
{
    bd_arena *arena = bd_arena_new();
    static const bd_plot_point points[] = {{1, 0, 0, 0}, {2, 3, 0, 0}, {3, 5, 0, 0}};
    const bd_plot_series one = {"a", points, 3, false, 0};
    const bd_plot plot = {"t", "d", "x", "y", false, true, &one, 1, NULL, 0, true};
    cr_assert_eq(times(drawn(arena, &plot), "<circle"), 3, "two points and the legend");
    bd_arena_free(arena);
}

/* One value fills an axis of its own; two that are only a billionth apart are two. */
Test(plot, a_span_of_nothing_is_widened)
{
    bd_arena *arena = bd_arena_new();
    bd_plot_point points[] = {{7, 3, 0, 0}, {7, 3, 0, 0}};
    const bd_plot_series one = {"a", points, 2, false, 0};
    const bd_plot plot = {"t", "d", "x", "y", false, false, &one, 1, NULL, 0, false};
    const char *svg = drawn(arena, &plot);
    cr_assert_not_null(strstr(svg, ">6.4<"));
    cr_assert_not_null(strstr(svg, ">2.4<"));
    points[0].x = 0;
    points[1].x = 1e-9;
    svg = drawn(arena, &plot);
    cr_assert_not_null(strstr(svg, "cx=\"76.0\""), "one at either end of the axis");
    cr_assert_not_null(strstr(svg, "cx=\"560.0\""));
    bd_arena_free(arena);
}

Test(plot, nothing_to_draw_is_said)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_err err;
    const bd_plot plot = {"empty", "d", "x", "y", false, false, NULL, 0, NULL, 0, false};
    cr_assert_eq(bd_plot_lines(&plot, &text, &err), BD_USAGE);
    cr_assert_str_eq(err.sentence, "the plot \"empty\" has no points");
    bd_arena_free(arena);
}

Test(plot, bars_fill_their_height)
{
    bd_arena *arena = bd_arena_new();
    static const char *const groups[] = {"cards", "lazy"};
    static const char *const parts[] = {"score", "colour", "none"};
    static const double shares[] = {1, 1, 2, 0, 0, 5};
    const bd_bars bars = {"First loss", "d", "share", groups, 2, parts, 3, NULL, shares};
    bd_text text = bd_text_new(arena);
    const char *svg = NULL;
    cr_assert_eq(bd_plot_bars(&bars, &text, NULL), BD_OK);
    cr_assert_eq(bd_text_finish(&text, &svg, NULL), BD_OK);
    cr_assert_eq(times(svg, "height=\"82.0\""), 2, "a quarter each");
    cr_assert_eq(times(svg, "height=\"328.0\""), 1, "the whole of the second bar");
    cr_assert_eq(times(svg, ">100%</text>"), 2, "the scale and the bar");
    /* The bars stand side by side, a slot each, in the middle of it; of parts there is nothing more. */
    double first = 0, second = 0, width = 0;
    const char *at = strstr(svg, "height=\"82.0\"");
    const char *other = strstr(svg, "height=\"328.0\"");
    while (strncmp(at, "<rect", 5) != 0) at--;
    while (strncmp(other, "<rect", 5) != 0) other--;
    cr_assert_eq(sscanf(strstr(at, " x="), " x=\"%lf\"", &first), 1);
    cr_assert_eq(sscanf(strstr(other, " x="), " x=\"%lf\"", &second), 1);
    cr_assert_eq(sscanf(strstr(at, "width="), "width=\"%lf\"", &width), 1);
    cr_assert_float_eq(width / 0.62, second - first, 0.2);
    bd_arena_free(arena);
}

Test(plot, looks_are_as_asked)
{
    bd_arena *arena = bd_arena_new();
    static const bd_plot_point points[] = {{1, 1, 0, 0}, {2, 3, 0, 0}};
    const bd_plot_series second = {"b", points, 2, false, 2};
    const bd_plot plot = {"t", "d", "x", "y", false, false, &second, 1, NULL, 0, true};
    const char *svg = drawn(arena, &plot);
    cr_assert_eq(times(svg, "#D55E00"), 5,
                 "the second colour: the line, two squares, and both in the legend");
    cr_assert_eq(times(svg, "#0072B2"), 0);
    bd_arena_free(arena);
}

Test(plot, numbers_stand_where_they_are_asked_for)
{
    bd_arena *arena = bd_arena_new();
    static const bd_plot_point points[] = {{20, 60, 0, 0}, {80, 90, 0, 0}};
    static const double ticks[] = {20, 40, 80};
    const bd_plot_series one = {"a", points, 2, false, 0};
    const bd_plot plot = {"t", "d", "x", "y", true, false, &one, 1, ticks, 3, true};
    const char *svg = drawn(arena, &plot);
    cr_assert_eq(times(svg, ">40<"), 2, "on both axes");
    cr_assert_eq(times(svg, ">50<"), 0);
    cr_assert_eq(times(svg, ">0<"), 1);
    bd_arena_free(arena);
}

static const char *line_through(bd_arena *arena, bool log_y, double first, double second, double low,
                                double high)
{
    const bd_plot_point points[] = {{1, first, 0, 0}, {2, second, low, high}};
    const bd_plot_series one = {"a", points, 2, false, 0};
    const bd_plot plot = {"t", "d", "x", "y", false, log_y, &one, 1, NULL, 0, false};
    return drawn(arena, &plot);
}

Test(plot, numbers_on_an_axis_are_round)
{
    bd_arena *arena = bd_arena_new();
    const char *svg = line_through(arena, false, 0, 20, 0, 0);
    cr_expect_eq(times(svg, ">15<"), 1, "steps of 5 up to 20");
    svg = line_through(arena, false, 0, 10, 0, 0);
    cr_expect_eq(times(svg, ">8<"), 1, "steps of 2 up to 10");
    cr_expect_eq(times(svg, ">5<"), 0);
    svg = line_through(arena, false, 0, 60, 0, 0);
    cr_expect_eq(times(svg, ">50<"), 1, "steps of 10 up to 60");
    svg = line_through(arena, false, 30, 100, 0, 0);
    cr_expect_eq(times(svg, ">0<"), 1, "an axis that comes near to 0 begins there");
    svg = line_through(arena, false, 50, 100, 0, 0);
    cr_expect_eq(times(svg, ">0<"), 0, "else it does not");
    bd_arena_free(arena);
}

/* The span of an axis grows when it is rounded out; its numbers stay multiples of one step, inside the frame.
 */
Test(plot, numbers_on_an_axis_stay_inside_it)
{
    bd_arena *arena = bd_arena_new();
    static const bd_plot_point points[] = {{1, -0.202, 0, 0}, {2, 0.093, 0, 0}};
    const bd_plot_series one = {"a", points, 2, false, 0};
    const bd_plot plot = {"t", "d", "x", "y", false, false, &one, 1, NULL, 0, false};
    const char *svg = drawn(arena, &plot);
    cr_assert_not_null(strstr(svg, ">-0.25<"));
    cr_assert_not_null(strstr(svg, ">0<"));
    cr_assert_not_null(strstr(svg, ">0.1<"));
    cr_assert_null(strstr(svg, ">0.15<"));
    bd_arena_free(arena);
}

Test(plot, a_logarithmic_axis_has_few_numbers_over_many_decades)
{
    bd_arena *arena = bd_arena_new();
    cr_expect_eq(times(line_through(arena, true, 10, 300, 0, 0), ">20<"), 1);
    const char *svg = line_through(arena, true, 10, 3000, 0, 0);
    cr_expect_eq(times(svg, ">20<"), 0);
    cr_expect_eq(times(svg, ">1000<"), 1);
    bd_arena_free(arena);
}

/* The y axis goes from 0 to 100 over 328 pixels above 376; the second point stands at the right end, 560. */
Test(plot, whiskers_reach_from_low_to_high)
{
    bd_arena *arena = bd_arena_new();
    const char *svg = line_through(arena, false, 0, 50, 25, 100);
    cr_expect_eq(times(svg, "d=\"M560.0 294.0V48.0M556.0 294.0h8M556.0 48.0h8\""), 1, "%s", svg);
    cr_expect_eq(times(line_through(arena, true, 1, 50, -5, 100), "h8M"), 0, "no logarithm, no whisker");
    bd_arena_free(arena);
}
