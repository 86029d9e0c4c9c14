#include "report/print_compare.h"

#include "report/heading.h"
#include "report/labels.h"
#include "report/page.h"
#include "report/print_two_values.h"
#include "report/report_words.h"
#include "report/table.h"

static const bd_column compare_text_board_columns[] = {
    {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", true, 0},
    {BD_ENGLISH(REPORT_COLUMN_BEST), "best", false, 0},
    {BD_ENGLISH(REPORT_COLUMN_BY_HAND), "hand", false, 0},
    {"", "mark", false, 0},
};

static void compare_text_board(bd_table *table, const bd_draw *draw, size_t at)
{
    if (at < draw->board_count)
        bd_table_add(table, "%d-%d", draw->boards[at].white, draw->boards[at].black);
    else if (at == draw->board_count && draw->bye != 0)
        bd_table_add(table, BD_SAY(REPORT_ID_BYE), draw->bye);
    else
        bd_table_add_string(table, "-");
}

static bool compare_best_has(const bd_side_by_side *both, size_t at)
{
    const bd_draw *hand = &both->hand_draw;
    const uint16_t *mate = both->best.certificate.mate;
    if (both->hand.stuck || mate == NULL) return true;
    const bd_round *round = both->best.round;
    const int u = bd_round_node(round, at < hand->board_count ? hand->boards[at].white : hand->bye);
    return u >= 0 && mate[u] == both->hand.mate[u];
}

static void compare_text_boards(const bd_side_by_side *both, const bd_terminal *terminal, bd_text *out)
{
    const bd_draw *best = &both->best.draw;
    const size_t rows = best->board_count + (best->bye != 0);
    const size_t hand_rows = both->hand_draw.board_count + (both->hand_draw.bye != 0);
    bd_table table = bd_table_new(out->arena, compare_text_board_columns,
                                  sizeof compare_text_board_columns / sizeof *compare_text_board_columns);
    for (size_t i = 0; i < rows || i < hand_rows; i++) {
        if (i < best->board_count)
            bd_table_add(&table, "%zu", i + 1);
        else
            bd_table_add_string(&table, "");
        compare_text_board(&table, best, i);
        compare_text_board(&table, &both->hand_draw, i);
        bd_table_add_string(&table, i < hand_rows && !compare_best_has(both, i) ? "<" : "");
    }
    bd_table_text(&table, terminal, out);
}

static bd_two_values compare_values_of(const bd_side_by_side *both)
{
    const bool compared = !both->hand.stuck && both->best.certificate.mate != NULL;
    return (bd_two_values){.best = &both->best,
                           .values = both->values,
                           .difference = compared ? &both->difference : NULL,
                           .other = "hand",
                           .title = both->method->id};
}

void bd_compare_text(const bd_side_by_side *both, const bd_terminal *terminal, bool detailed, bd_text *out)
{
    const bd_round *round = both->best.round;
    bd_heading(out, terminal, round->tournament, round->number);
    bd_text_add(out, BD_SAY(REPORT_RULES_BY_HAND), round->rules->id, bd_say(round->rules->title),
                bd_say(both->method->title));
    bd_text_add_string(out, "\n\n");
    compare_text_boards(both, terminal, out);
    const bd_two_values values = compare_values_of(both);
    bd_text_add_string(out, "\n");
    bd_two_values_text(&values, terminal, detailed, out);
    bd_text_add_string(out, "\n");
    if (values.difference != NULL) {
        bd_text_add(out, BD_SAY_N(REPORT_SHARED, both->shared), both->shared, round->nodes / 2);
        bd_text_add_char(out, '\n');
    }
    bd_page_wrapped(out, both->sentence, 0, terminal->width);
}

void bd_compare_json(const bd_side_by_side *both, bd_text *out)
{
    const bd_round *round = both->best.round;
    bd_writer json = bd_writer_begin(out);
    bd_writer_string(&json, "format", "compare/1");
    bd_writer_string(&json, "name", round->tournament->name);
    bd_writer_string(&json, "rules", round->rules->id);
    bd_writer_int(&json, "round", round->number);
    bd_writer_string(&json, "method", both->method->id);
    bd_writer_bool(&json, "stuck", both->hand.stuck);
    bd_writer_string(&json, "sentence", both->sentence);
    bd_writer_int(&json, "shared", (int64_t)both->shared);
    const bd_two_values values = compare_values_of(both);
    bd_two_values_json(&values, &json);
    bd_draw_row_json(&json, "best", &both->best.draw);
    bd_draw_row_json(&json, "hand", &both->hand_draw);
    bd_rings_json(&json, "rings", round, &both->rings);
    bd_writer_bool(&json, "proved", both->best.certificate.outcome == BD_BEST);
    bd_writer_end(&json);
}
