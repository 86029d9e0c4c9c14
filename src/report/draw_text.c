#include "report/draw.h"

#include "base/ints.h"
#include "report/heading.h"
#include "report/page.h"
#include "report/table.h"
#include "report/words.h"

#include <stdio.h>
#include <string.h>

static const bd_column board_columns[] = {
    {"Board", "board", true, 0},   {"", "white", true, 0}, {"White", "white_name", false, 8}, {"Points", "white_points", true, 0},
    {"", "white_float", false, 0}, {"", "black", true, 0}, {"Black", "black_name", false, 8}, {"Points", "black_points", true, 0},
    {"", "black_float", false, 0},
};

static void add_heading(const bd_draw_report *report, const bd_terminal *terminal, bd_text *out)
{
    const bd_round *round = report->round;
    bd_heading(out, terminal, round->tournament, "round", round->number);
    bd_text_add(out, "rules %s (%s)\n", round->rules->id, round->rules->title);
}

/* The side of a board: id, name, points, float. */
static void add_side(bd_table *table, const bd_draw_report *report, int id, int opponent, const char *const arrows[3])
{
    const bd_round *round = report->round;
    const int u = bd_round_node(round, id);
    const int v = opponent != 0 ? bd_round_node(round, opponent) : -1;
    bd_table_add(table, "%d", id);
    if (u < 0) { /* a published board of somebody who should not be there */
        for (int i = 0; i < 3; i++) bd_table_add_string(table, "?");
        return;
    }
    const int score = round->players[u].score;
    const int other = v >= 0 ? round->players[v].score : score;
    bd_table_add_string(table, bd_name_of(round->players[u].card));
    bd_table_add_halves(table, score);
    bd_table_add_string(table, arrows[other < score ? BD_FLOAT_DOWN : other > score ? BD_FLOAT_UP : BD_NO_FLOAT]);
}

static bd_table board_table(const bd_draw_report *report, bd_arena *arena, const char *const arrows[3], const char *bye)
{
    bd_table table = bd_table_new(arena, board_columns, sizeof board_columns / sizeof *board_columns);
    for (size_t i = 0; i < report->draw->board_count; i++) {
        const bd_board *board = &report->draw->boards[i];
        bd_table_add(&table, "%zu", i + 1);
        add_side(&table, report, board->white, board->black, arrows);
        add_side(&table, report, board->black, board->white, arrows);
    }
    if (report->draw->bye == 0) return table;
    bd_table_add_string(&table, "");
    add_side(&table, report, report->draw->bye, 0, arrows);
    bd_table_add_string(&table, "");
    bd_table_add_string(&table, bye);
    bd_table_add_string(&table, "");
    bd_table_add_string(&table, "");
    return table;
}

bd_status bd_draw_csv(const bd_draw_report *report, bd_text *out, bd_err *err)
{
    (void)err;
    static const char *const words[] = {"", "down", "up"};
    const bd_table table = board_table(report, out->arena, words, "bye");
    bd_table_csv(&table, out);
    return BD_OK;
}

void bd_draw_pairs(const bd_draw *draw, bd_text *out)
{
    bd_text_add(out, "%zu\n", draw->board_count + (draw->bye != 0));
    for (size_t i = 0; i < draw->board_count; i++) bd_text_add(out, "%d %d\n", draw->boards[i].white, draw->boards[i].black);
    if (draw->bye != 0) bd_text_add(out, "%d 0\n", draw->bye);
}

static void add_verdict(const bd_draw_report *report, bd_text *out)
{
    const bd_certificate *certificate = report->certificate;
    if (certificate == NULL) {
        bd_text_add(out, "\nMade by the %s; not proved best.\n", report->method != NULL ? report->method : "arbiter");
        return;
    }
    switch (certificate->outcome) {
    case BD_BEST: bd_text_add(out, "\nProved best%s.\n", certificate->unique ? ", and no other draw is as good" : ""); break;
    case BD_NOT_PROVED: bd_text_add_string(out, "\nLegal, but not proved best: a limit was reached.\n"); break;
    case BD_NO_MATCHING: break;
    }
}

/* "down 2, diff 3" for stages score.down:1, score.diff:1, score.down:3, ...: the parts summed over levels and strengths. */
typedef struct part {
    const char *name;
    size_t length;
    int64_t sum;
} part;

enum { PARTS_MAX = 8 };

static size_t sum_parts(const bd_value_line *lines, size_t count, part *parts)
{
    size_t part_count = 0;
    for (size_t i = 0; i < count; i++) {
        const char *name = lines[i].stage + strcspn(lines[i].stage, ".:");
        name += *name == '.';
        const size_t length = strcspn(name, ":");
        size_t p = 0;
        while (p < part_count && (parts[p].length != length || memcmp(parts[p].name, name, length) != 0)) p++;
        if (p == part_count) {
            if (part_count == PARTS_MAX) continue;
            parts[part_count++] = (part){name, length, 0};
        }
        parts[p].sum += lines[i].value;
    }
    return part_count;
}

static const bd_column criterion_columns[] = {{"Criterion", "id", false, 0},
                                              {"Value", "value", false, 12},
                                              {"Proved", "proved", false, 0},
                                              {"Article", "article", false, 8},
                                              {"What is least", "sentence", false, 16}};

/* One row for the lines of one criterion. */
static void add_criterion(bd_table *table, const bd_value_line *lines, size_t count)
{
    part parts[PARTS_MAX];
    const size_t part_count = sum_parts(lines, count, parts);
    char value[256] = "";
    size_t used = 0;
    for (size_t p = 0; p < part_count && used < sizeof value; p++) {
        const bool named = part_count > 1 || count > 1;
        const int n = snprintf(value + used, sizeof value - used, "%s%.*s%s%lld", p > 0 ? ", " : "", named ? (int)parts[p].length : 0,
                               parts[p].name, named && parts[p].length > 0 ? " " : "", (long long)parts[p].sum);
        used += n > 0 ? (size_t)n : 0;
    }
    bool proved = true;
    for (size_t i = 0; i < count; i++) proved = proved && lines[i].proved;
    bd_table_add_string(table, lines[0].criterion != NULL ? lines[0].criterion->id : lines[0].stage);
    bd_table_add(table, "%s", value);
    bd_table_add_string(table, proved ? "yes" : "no");
    bd_table_add_string(table, lines[0].criterion != NULL ? lines[0].criterion->article : "");
    bd_table_add_string(table, lines[0].criterion != NULL ? lines[0].criterion->sentence : "");
}

static void add_stage(bd_table *table, const bd_value_line *line)
{
    bd_table_add_string(table, line->stage);
    bd_table_add(table, "%lld", (long long)line->value);
    bd_table_add_string(table, line->proved ? "yes" : "no");
    bd_table_add_string(table, line->criterion != NULL ? line->criterion->article : "");
    bd_table_add_string(table, line->criterion != NULL ? line->criterion->sentence : "");
}

static bd_status add_criteria(const bd_draw_report *report, const bd_terminal *terminal, bool detailed, bd_text *out, bd_err *err)
{
    const bd_value_line *lines;
    size_t count;
    BD_TRY(bd_draw_values(report, out->arena, &lines, &count, err));
    if (count == 0) return BD_OK;
    bd_table table = bd_table_new(out->arena, criterion_columns, sizeof criterion_columns / sizeof *criterion_columns);
    for (size_t i = 0; i < count;) {
        size_t next = i + 1;
        while (!detailed && next < count && lines[next].criterion == lines[i].criterion) next++;
        if (detailed)
            add_stage(&table, &lines[i]);
        else
            add_criterion(&table, &lines[i], next - i);
        i = next;
    }
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
    return BD_OK;
}

static void add_no_draw(bd_text *out) { bd_text_add_string(out, "\nNo legal draw exists.\n"); }

bd_status bd_draw_text(const bd_draw_report *report, const bd_terminal *terminal, bool detailed, bd_text *out, bd_err *err)
{
    add_heading(report, terminal, out);
    if (report->certificate != NULL && report->certificate->outcome == BD_NO_MATCHING) {
        add_no_draw(out);
        return BD_OK;
    }
    const char *const arrows[] = {"", bd_arrow(BD_FLOAT_DOWN, terminal), bd_arrow(BD_FLOAT_UP, terminal)};
    const bd_table table = board_table(report, out->arena, arrows, "bye");
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
    add_verdict(report, out);
    return add_criteria(report, terminal, detailed, out, err);
}
