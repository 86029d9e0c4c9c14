/* The tables and plots of a series, on totals made by hand: every number is where its title says it is. */
#include <criterion/criterion.h>

#include "report/plot.h"
#include "report/simulation.h"
#include "rulebook/rulebook.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { SIZES = 2, METHODS = 3 };

static bd_arena *arena;
static bd_series series;
static bd_totals totals;

static bd_moments same_everywhere(int64_t millionths)
{
    return (bd_moments){.count = 4, .sum = 4 * millionths, .squares = 4 * millionths * millionths};
}

/* What a method came to at a size, in numbers that tell it apart from all others. */
static void fill(bd_totals_cell *cell, int size, int method)
{
    cell->tournaments = 4;
    cell->tally[BD_TALLY_DRAWS] = 20;
    cell->tally[BD_TALLY_SAME] = 5;
    cell->tally[BD_TALLY_EQUAL] = 1;
    cell->tally[BD_TALLY_OPEN] = 1;
    cell->tally[BD_TALLY_WORSE] = 9;
    cell->tally[BD_TALLY_STUCK] = 3;
    cell->tally[BD_TALLY_ILLEGAL] = 1;
    cell->tally[BD_TALLY_IMPOSSIBLE] = 2;
    cell->first[3] = 5;
    cell->excess[3] = 15;
    cell->first[1] = 4;
    cell->excess[1] = 4;
    cell->more[3] = 8;
    cell->sum[3] = -4;
    for (int i = 0; i < BD_MEASURES; i++) cell->measures[i] = same_everywhere(1000 * (i + 1));
    cell->measures[BD_MEASURE_LOST] = same_everywhere(100000 * (size + 1) * method);
    cell->measures[BD_MEASURE_AVOIDABLE] = same_everywhere(1000 * (size + 1) * method);
    cell->paired[BD_MEASURE_KENDALL] = same_everywhere(-50000);
    for (int r = 0; r < series.event.rounds; r++) {
        cell->kendall[r] = same_everywhere(100000 * (r + 1));
        cell->kendall_paired[r] = same_everywhere(-10000 * (r + 1) * method);
        cell->spearman[r] = same_everywhere(200000 * (r + 1));
    }
    cell->nanoseconds = 20 * 1000000 * (size + 1);
    cell->timed_draws = 20;
}

static void begin(void)
{
    bd_err err = {.status = BD_OK};
    arena = bd_arena_new();
    cr_assert_eq(bd_series_usual(bd_rulebook_find("caa"), &series, &err), BD_OK);
    cr_assert_eq(bd_series_sizes(&series, "10,20", &err), BD_OK);
    cr_assert_eq(bd_series_methods(&series, "cards,lazy", &err), BD_OK);
    series.tournaments = 8;
    series.event.rounds = 4;
    cr_assert_eq(bd_totals_new(arena, &series, &totals, &err), BD_OK);
    for (int s = 0; s < SIZES; s++)
        for (int m = 0; m < METHODS; m++) fill(&totals.cells[s * METHODS + m], s, m);
    totals.tournaments = 8;
    totals.timed = true;
    cr_assert_eq(bd_totals_finish(&totals, &err), BD_OK);
}
static void end(void) { bd_arena_free(arena); }
TestSuite(report_simulation, .init = begin, .fini = end);

static const bd_simulation_table *table_called(const char *title)
{
    static bd_simulation_table tables[BD_SIMULATION_TABLES];
    size_t count;
    cr_assert_eq(bd_simulation_tables(arena, &totals, true, tables, &count, NULL), BD_OK);
    for (size_t i = 0; i < count; i++)
        if (strcmp(tables[i].title, title) == 0) return &tables[i];
    cr_assert_fail("there is no table %s", title);
    return NULL;
}

static void expect_cells(const char *title, const char *first, const char *cells)
{
    const bd_table *table = &table_called(title)->table;
    for (size_t i = 0; i < table->cell_count; i += table->column_count) {
        if (strcmp(table->cells[i], first) != 0) continue;
        bd_text row = bd_text_new(arena);
        for (size_t c = 1; c < table->column_count; c++)
            bd_text_add(&row, "%s%s", c > 1 ? " | " : "", table->cells[i + c]);
        cr_expect_str_eq(row.bytes, cells, "%s, %s", title, first);
        return;
    }
    cr_assert_fail("%s has no row %s", title, first);
}

Test(report_simulation, tables_say_what_was_counted)
{
    expect_cells("Draws against the best draw", "cards",
                 "40 | 25.0% | 10.0% | 45.0% | 6 | 4 | 2 | 15.0% +-3.7");
    expect_cells("Where draws lose first", series.criteria[3], "25.00% by 3 | 25.00% by 3");
    expect_cells("Where draws lose first", series.criteria[1], "20.00% by 1 | 20.00% by 1");
    /* Eight draws of twenty were not made. */
    expect_cells("Each criterion by itself", series.criteria[3], "50.0% (-0.25) | 50.0% (-0.25)");
    expect_cells("Draws lost, by size of the field", "20", "20.0 +-0.0 | 40.0 +-0.0");
    expect_cells("Processor time of a draw, milliseconds", "10", "1.000 | 1.000 | 1.000");
    expect_cells("Processor time of a draw, milliseconds", "20", "2.000 | 2.000 | 2.000");
    expect_cells("The method less the best draw, tournament by tournament", "Kendall tau to true strength",
                 "-0.050 +-0.000* | -0.050 +-0.000*");
    expect_cells("What it does to the players and to the standings",
                 "boards within a club, school, team per 1000", "8.0 +-0.0 | 8.0 +-0.0 | 8.0 +-0.0");
    expect_cells("What it does to the players and to the standings", "of the 3 strongest, in the first 3 %",
                 "1.6 +-0.0 | 1.6 +-0.0 | 1.6 +-0.0");
}

Test(report_simulation, tables_need_what_they_tell)
{
    series.method_count = 1;
    bd_simulation_table tables[BD_SIMULATION_TABLES];
    size_t count;
    cr_assert_eq(bd_simulation_tables(arena, &totals, true, tables, &count, NULL), BD_OK);
    cr_expect_eq(count, 3, "draws, measures and times");
}

Test(report_simulation, the_heading_names_the_sizes)
{
    static const struct {
        int count;
        const char *words;
    } rows[] = {
        {1, "8 tournaments of 4 rounds with 10 players; rules caa; seed 1; each method in its own world."},
        {2,
         "8 tournaments of 4 rounds with 10 or 20 players; rules caa; seed 1; each method in its own world."},
        {3, "8 tournaments of 4 rounds with 10, 20 or 30 players; rules caa; seed 1; each method in its own "
            "world."}};
    series.sizes[2] = 30;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_text text = bd_text_new(arena);
        series.size_count = rows[i].count;
        cr_expect_str_eq(bd_simulation_heading(&totals, &text), rows[i].words);
    }
    bd_text text = bd_text_new(arena);
    totals.tournaments = 1;
    series.same_histories = true;
    cr_expect_str_eq(bd_simulation_heading(&totals, &text),
                     "1 tournament of 4 rounds with 10, 20 or 30 players; rules caa; seed 1; all "
                     "methods on the histories of the best draw.");
}

Test(report_simulation, programs_read_the_same_numbers)
{
    bd_text text = bd_text_new(arena);
    bd_simulation_json(&totals, &text);
    char row[256];
    (void)snprintf(row, sizeof row,
                   "{\"id\": \"%s\", \"first\": 10, \"excess\": 30, \"more\": 16, \"less\": 0, \"sum\": -8}",
                   series.criteria[3]);
    cr_expect_not_null(strstr(text.bytes, row));
    cr_expect_not_null(
        strstr(text.bytes,
               "{\"round\": 2, \"kendall\": {\"mean\": 0.200000, \"half\": 0.000000}, \"kendall_paired\": "
               "{\"mean\": "
               "-0.020000, \"half\": 0.000000}, \"spearman\": {\"mean\": 0.400000, \"half\": 0.000000}}"));
    const char *paired = strstr(text.bytes, "\"paired\": {");
    cr_assert_not_null(paired);
    cr_expect_eq(strncmp(strstr(paired, "\"kendall\""), "\"kendall\": {\"mean\": -0.050000", 29), 0);
    cr_expect_not_null(strstr(text.bytes, "\"milliseconds_a_draw\": 2.000000"));
}

static int times(const char *text, const char *part)
{
    int count = 0;
    for (const char *p = strstr(text, part); p != NULL; p = strstr(p + 1, part)) count++;
    return count;
}

/* One object for each size and method, in this order, with the numbers of that size and method. */
Test(report_simulation, programs_read_each_size_apart)
{
    static const char *const methods[] = {"best", "cards", "lazy"};
    bd_text text = bd_text_new(arena);
    bd_simulation_json(&totals, &text);
    const char *at = strstr(text.bytes, "\"sizes\":");
    cr_assert_not_null(at);
    for (int s = 0; s < SIZES; s++)
        for (int m = 0; m < METHODS; m++) {
            char head[64], lost[64];
            const int64_t share = 100000 * (s + 1) * m;
            (void)snprintf(head, sizeof head, "\"method\": \"%s\",", methods[m]);
            at = strstr(at, head);
            cr_assert_not_null(at, "%s", head);
            cr_expect_eq(
                strncmp(strstr(at, "\"players\""), s == 0 ? "\"players\": 10," : "\"players\": 20,", 14), 0);
            (void)snprintf(lost, sizeof lost, "\"lost\": {\"mean\": 0.%06d", (int)share);
            cr_expect_eq(strncmp(strstr(at, "\"lost\""), lost, strlen(lost)), 0, "%s at %d", lost, s);
            cr_expect_eq(strncmp(strstr(at, "\"tournaments\""), "\"tournaments\": 4,", 17), 0);
            at++;
        }
}

Test(report_simulation, the_page_closes_what_it_opens)
{
    static const char *const tags[] = {"table", "thead", "tbody", "tr",     "th", "td",
                                       "div",   "h2",    "p",     "figure", "svg"};
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_simulation_html(&totals, &text, NULL), BD_OK);
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
        char plain[16], more[16], closed[16];
        (void)snprintf(plain, sizeof plain, "<%s>", tags[i]);
        (void)snprintf(more, sizeof more, "<%s ", tags[i]);
        (void)snprintf(closed, sizeof closed, "</%s>", tags[i]);
        cr_expect_gt(times(text.bytes, closed), 0, "%s", closed);
        cr_expect_eq(times(text.bytes, plain) + times(text.bytes, more), times(text.bytes, closed), "%s",
                     tags[i]);
    }
}

static const char *plot_called(const char *name)
{
    for (size_t i = 0; i < bd_simulation_plot_count(); i++) {
        bd_text text = bd_text_new(arena);
        const char *own;
        bool found;
        cr_assert_eq(bd_simulation_plot(&totals, i, &own, &found, &text, NULL), BD_OK);
        if (strcmp(own, name) != 0) continue;
        cr_assert(found, "%s", name);
        return text.bytes;
    }
    cr_assert_fail("there is no plot %s", name);
    return NULL;
}

/* Plots stand on a ground line at 376 and are 328 high. */
static double height_of(double share) { return 328 * share; }

static void expect_box(const char *svg, double height, const char *colour, int times)
{
    char part[64];
    int found = 0;
    (void)snprintf(part, sizeof part, "height=\"%.1f\" fill=\"%s\"", height, colour);
    for (const char *p = strstr(svg, part); p != NULL; p = strstr(p + 1, part)) found++;
    cr_expect_eq(found, times, "%s: %d times, not %d", part, found, times);
}

Test(report_simulation, bars_of_outcomes)
{
    const char *svg = plot_called("best-v-hand");
    expect_box(svg, height_of(0.25), "#E3E3E3", METHODS - 1); /* same: the lightest grey */
    expect_box(svg, height_of(0.10), "#A8A8A8", METHODS - 1); /* as good */
    expect_box(svg, height_of(0.45), "#6B6B6B", METHODS - 1); /* worse */
    expect_box(svg, height_of(0.20), "#262626", METHODS - 1); /* none: the darkest */
}

Test(report_simulation, bars_of_first_losses)
{
    const char *svg = plot_called("first-lost");
    /* The first and the last of the steps, of which no line has one. */
    expect_box(svg, height_of(5.0 / 9), "#FDE725", METHODS - 1);
    expect_box(svg, height_of(4.0 / 9), "#440154", METHODS - 1);
    for (size_t line = 0; line < METHODS; line++) cr_expect_null(strstr(svg, bd_plot_colour(line)));
    /* The gravest criterion stands on top, in the legend too; nothing is left for the others. */
    const char *grave = strstr(svg, series.criteria[1]), *light = strstr(svg, series.criteria[3]),
               *others = strstr(svg, ">all others<");
    cr_assert(grave != NULL && light != NULL && others != NULL);
    cr_expect(others < light && light < grave);
    cr_expect_not_null(strstr(svg, ">56%</text>"));
    cr_expect_not_null(strstr(svg, ">44%</text>"));
}

static void expect_marker(const char *svg, const char *shape, double y)
{
    char part[64];
    (void)snprintf(part, sizeof part, "y=\"%.1f\"", y);
    for (const char *p = strstr(svg, shape); p != NULL; p = strstr(p + 1, shape)) {
        const char *end = strchr(p, '>');
        const char *at = strstr(p, part);
        if (at != NULL && at < end) return;
    }
    cr_assert_fail("there is no %s at %s in %s", shape, part, svg);
}

/* Method 1 is drawn in squares of 8, whose corner stands 4 above the point; method 2 in diamonds. */
Test(report_simulation, lines_over_the_size_of_the_field)
{
    const char *svg = plot_called("lost-over-size");
    expect_marker(svg, "<rect x", 376 - height_of(10.0 / 40) - 4);
    expect_marker(svg, "<rect x", 376 - height_of(20.0 / 40) - 4);
    cr_expect_not_null(strstr(svg, ">10</text>"));
    cr_expect_not_null(strstr(svg, ">20</text>"));
    const char *colours = plot_called("avoidable-over-size");
    expect_marker(colours, "<rect x", 376 - height_of(1.0 / 4) - 4);
    expect_marker(colours, "<rect x", 376 - height_of(2.0 / 4) - 4);
}

Test(report_simulation, a_share_is_never_above_all_or_below_none)
{
    for (int s = 0; s < SIZES; s++) {
        bd_moments *lost = &totals.cells[s * METHODS + 1].measures[BD_MEASURE_LOST];
        *lost = (bd_moments){
            .count = 2, .sum = 1000000 + 900000, .squares = INT64_C(1000000000000) + INT64_C(810000000000)};
        totals.cells[s * METHODS + 2].measures[BD_MEASURE_LOST] =
            (bd_moments){.count = 2, .sum = 100000, .squares = INT64_C(10000000000)};
    }
    const char *svg = plot_called("lost-over-size");
    cr_expect_null(strstr(svg, ">120</text>"), "no number above 100 per cent");
    cr_expect_null(strstr(svg, ">-"), "none below 0");
}

Test(report_simulation, rankings_round_by_round)
{
    /* Best, in circles: 0.1, 0.2, 0.3, 0.4 on an axis from 0 to 0.4. */
    const char *svg = plot_called("ranking-over-rounds");
    for (int r = 1; r <= 4; r++) {
        char part[64];
        (void)snprintf(part, sizeof part, "cy=\"%.1f\"", 376 - height_of(0.1 * r / 0.4));
        cr_expect_not_null(strstr(svg, part), "round %d", r);
    }
    /* Less than best: cards by 0.01 a round, lazy by 0.02; the axis goes from -0.08 to 0. */
    const char *paired = plot_called("ranking-paired");
    expect_marker(paired, "<rect x", 376 - height_of((0.08 - 0.01) / 0.08) - 4);
    expect_marker(paired, "<rect x", 376 - height_of((0.08 - 0.04) / 0.08) - 4);
    cr_expect_not_null(strstr(paired, ">best (zero)<"));
}

/* From 1 to 2 milliseconds; the dashed lines of growth go from 1 to 4 and to 8. */
Test(report_simulation, times_grow_beside_square_and_cube)
{
    const char *svg = plot_called("time-over-size");
    const double span = log10(8), low = -0.04 * span, high = 1.04 * span;
    static const double ends[] = {4, 8};
    for (size_t i = 0; i < 2; i++) {
        char part[32];
        (void)snprintf(part, sizeof part, " %.1f\"/>",
                       376 - height_of((log10(ends[i]) - low) / (high - low)));
        cr_expect_not_null(strstr(svg, part), "growth to %g: %s", ends[i], part);
    }
}

Test(report_simulation, plots_need_what_they_show)
{
    static const char *const names[] = {"best-v-hand",         "first-lost",          "lost-over-size",
                                        "avoidable-over-size", "ranking-over-rounds", "ranking-paired",
                                        "time-over-size"};
    /* Only the best draw, one world, no times: what can be drawn then. */
    static const struct {
        int methods, sizes;
        bool histories, timed;
        const char *drawn;
    } rows[] = {{METHODS, SIZES, false, true, "1111111"},
                {1, SIZES, false, true, "0000101"},
                {METHODS, 1, false, true, "1100110"},
                {METHODS, SIZES, true, true, "1111001"},
                {METHODS, SIZES, false, false, "1111110"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        series.method_count = rows[i].methods;
        series.size_count = rows[i].sizes;
        series.same_histories = rows[i].histories;
        totals.timed = rows[i].timed;
        for (size_t k = 0; k < bd_simulation_plot_count(); k++) {
            bd_text text = bd_text_new(arena);
            const char *name;
            bool found;
            cr_assert_eq(bd_simulation_plot(&totals, k, &name, &found, &text, NULL), BD_OK);
            cr_expect_str_eq(name, names[k]);
            cr_expect_eq(found, rows[i].drawn[k] == '1', "row %zu: %s", i, name);
        }
    }
}
