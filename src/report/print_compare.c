#include "report/print_compare.h"

#include "report/print_two_values.h"
#include "report/report_words.h"

typedef struct compare_row {
    int board; /* 0: the bye */
    const char *best, *hand, *mark;
} compare_row;

static const char *compare_board(const bd_draw *draw, size_t at, bd_rows *rows)
{
    if (at < draw->board_count)
        return bd_rows_say(rows, "%d-%d", draw->boards[at].white, draw->boards[at].black);
    return at == draw->board_count && draw->bye != 0 ? bd_rows_say(rows, BD_SAY(REPORT_ID_BYE), draw->bye)
                                                     : "-";
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

static bd_rows compare_boards(const bd_side_by_side *both, bd_arena *arena)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_BOARD), "", BD_OF_ID(compare_row, board), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_BEST), "", BD_OF_TEXT(compare_row, best), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_BY_HAND), "", BD_OF_TEXT(compare_row, hand), BD_SHOW_TEXT, 0},
        {"", "", BD_OF_TEXT(compare_row, mark), BD_SHOW_TEXT, 0}};
    const bd_draw *best = &both->best.draw, *hand = &both->hand_draw;
    const size_t best_rows = best->board_count + (best->bye != 0);
    const size_t hand_rows = hand->board_count + (hand->bye != 0);
    bd_rows rows = BD_ROWS(arena, compare_row, members);
    for (size_t i = 0; i < best_rows || i < hand_rows; i++)
        bd_rows_add(&rows, &(compare_row){.board = i < best->board_count ? (int)i + 1 : 0,
                                          .best = compare_board(best, i, &rows),
                                          .hand = compare_board(hand, i, &rows),
                                          .mark = i < hand_rows && !compare_best_has(both, i) ? "<" : ""});
    return rows;
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

static void compare_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_two_values values = compare_values_of(self);
    bd_two_values_text(&values, terminal, false, out);
}

static void compare_text_detailed(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_two_values values = compare_values_of(self);
    bd_two_values_text(&values, terminal, true, out);
}

static void compare_json(const void *self, bd_writer *json)
{
    const bd_side_by_side *both = self;
    const bd_two_values values = compare_values_of(both);
    bd_two_values_json(&values, json);
    bd_draw_row_json(json, "best", &both->best.draw);
    bd_draw_row_json(json, "hand", &both->hand_draw);
    bd_rings_json(json, "rings", both->best.round, &both->rings);
}

bd_reply bd_compare_reply(const bd_side_by_side *both, bool detailed, bd_arena *arena)
{
    const bd_round *round = both->best.round;
    bd_reply reply = bd_reply_new(arena, "compare/1");
    const bd_rows boards = compare_boards(both, arena);
    bd_reply_string(&reply, "name", round->tournament->name);
    bd_reply_string(&reply, "rules", round->rules->id);
    bd_reply_int(&reply, "round", round->number);
    bd_reply_string(&reply, "method", both->method->id);
    bd_reply_flag(&reply, "stuck", both->hand.stuck);
    bd_reply_string(&reply, "sentence", both->sentence);
    bd_reply_int(&reply, "shared", (int64_t)both->shared);
    bd_reply_heading(&reply, round->tournament, round->number);
    bd_reply_line(&reply, bd_reply_print(&reply, BD_SAY(REPORT_RULES_BY_HAND), round->rules->id,
                                         bd_say(round->rules->title), bd_say(both->method->title)));
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, NULL, &boards);
    bd_reply_gap(&reply);
    bd_reply_own(&reply, both, detailed ? compare_text_detailed : compare_text, compare_json);
    bd_reply_flag(&reply, "proved", both->best.certificate.outcome == BD_BEST);
    bd_reply_gap(&reply);
    if (compare_values_of(both).difference != NULL)
        bd_reply_line(&reply, bd_reply_print(&reply, BD_SAY_N(REPORT_SHARED, both->shared), both->shared,
                                             round->nodes / 2));
    bd_reply_sentence(&reply, both->sentence);
    return reply;
}
