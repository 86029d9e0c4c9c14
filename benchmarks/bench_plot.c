/* A picture of a table: bench_solve | bench_plot [--title=TEXT] [--description=TEXT] [FAMILY...] > time.svg
 *
 * Lines are families (at most seven, those named or the first), points are median CPU seconds over size,
 * whiskers reach to the worst; the dashed line grows like the square of the size. */
#include "report/plot.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FAMILIES = 7, SIZES = 32 };

typedef struct family {
    char name[32];
    bd_plot_point points[SIZES];
    size_t count;
} family;

typedef struct table {
    family families[FAMILIES];
    size_t count;
    int wanted;
    char **names;
    const char *title, *description;
} table;

static bool is_wanted(const table *t, const char *name)
{
    for (int i = 0; i < t->wanted; i++)
        if (strcmp(t->names[i], name) == 0) return true;
    return t->wanted == 0;
}

static family *family_of(table *t, const char *name)
{
    for (size_t i = 0; i < t->count; i++)
        if (strcmp(t->families[i].name, name) == 0) return &t->families[i];
    if (t->count == FAMILIES || !is_wanted(t, name)) return NULL;
    family *made = &t->families[t->count++];
    (void)snprintf(made->name, sizeof made->name, "%s", name);
    return made;
}

/* family, size, pairs, median, worst, ... parted by tabs; other lines are not for us. */
static void take_line(table *t, char *line)
{
    char *rest = NULL, *cell[5];
    for (int i = 0; i < 5; i++) {
        cell[i] = strtok_r(i == 0 ? line : NULL, "\t", &rest);
        if (cell[i] == NULL) return;
    }
    const double size = strtod(cell[1], NULL), median = strtod(cell[3], NULL), worst = strtod(cell[4], NULL);
    family *f = size > 0 ? family_of(t, cell[0]) : NULL;
    if (f != NULL && f->count < SIZES) f->points[f->count++] = (bd_plot_point){size, median, median, worst};
}

/* From the slowest family's last point down to the smallest size. */
static size_t square(const table *t, bd_plot_point line[2])
{
    const bd_plot_point *last = NULL;
    for (size_t i = 0; i < t->count; i++) {
        const bd_plot_point *end = &t->families[i].points[t->families[i].count - 1];
        if (last == NULL || end->y > last->y) last = end;
    }
    if (last == NULL) return 0;
    const double first = t->families[0].points[0].x, ratio = first / last->x;
    line[0] = (bd_plot_point){.x = first, .y = last->y * ratio * ratio};
    line[1] = (bd_plot_point){.x = last->x, .y = last->y};
    return 2;
}

static bd_status draw(bd_arena *arena, const table *t, bd_err *err)
{
    bd_plot_point line[2];
    bd_plot_series series[FAMILIES + 1];
    for (size_t i = 0; i < t->count; i++)
        series[i] = (bd_plot_series){
            .name = t->families[i].name, .points = t->families[i].points, .count = t->families[i].count};
    series[t->count] = (bd_plot_series){
        .name = "square of the size", .points = line, .count = square(t, line), .dashed = true};
    const bd_plot plot = {.title = t->title,
                          .description = t->description,
                          .x_label = "players",
                          .y_label = "CPU seconds (median, worst)",
                          .log_x = true,
                          .log_y = true,
                          .series = series,
                          .series_count = t->count + 1};
    bd_text text = bd_text_new(arena);
    const char *svg = NULL;
    BD_TRY(bd_plot_lines(&plot, &text, err));
    BD_TRY(bd_text_finish(&text, &svg, err));
    (void)fputs(svg, stdout);
    return BD_OK;
}

int main(int argc, char **argv)
{
    static table t;
    char line[1024];
    t.title = "Solving and proving one round";
    t.description =
        "Median processor time of a solve with all proofs, by family and number of nodes; whiskers "
        "reach to the worst";
    for (t.names = argv + 1; *t.names != NULL && strncmp(*t.names, "--", 2) == 0; t.names++) {
        if (strncmp(*t.names, "--title=", 8) == 0) t.title = *t.names + 8;
        if (strncmp(*t.names, "--description=", 14) == 0) t.description = *t.names + 14;
    }
    t.wanted = argc - (int)(t.names - argv);
    while (fgets(line, sizeof line, stdin) != NULL) take_line(&t, line);
    bd_err err = {.status = BD_OK};
    bd_arena *arena = bd_arena_new();
    const bd_status status = arena != NULL ? draw(arena, &t, &err) : BD_NO_MEMORY;
    if (status != BD_OK) (void)fprintf(stderr, "bench_plot: %s\n", err.sentence);
    bd_arena_free(arena);
    return bd_status_exit_code(status);
}
