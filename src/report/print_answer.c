#include "report/print_answer.h"

#include "report/print_reasons.h"
#include "report/print_two_values.h"
#include "report/report_words.h"

static const char *const answer_kinds[] = {"so", "impossible", "worse", "later", "lot", "open"};

typedef struct answer_both {
    const bd_question *question;
    const bd_answer *answer;
} answer_both;

typedef struct answer_change {
    const char *goes, *comes;
} answer_change;

static const char *answer_board(const bd_board *board, bd_rows *rows)
{
    return bd_rows_say(rows, "%d-%d", board->white, board->black);
}

static void answer_changes(const bd_answer *answer, bd_reply *reply)
{
    static const bd_member members[] = {
        {BD_ENGLISH(REPORT_COLUMN_BEST_DRAW), "", BD_OF_TEXT(answer_change, goes), BD_SHOW_TEXT, 0},
        {BD_ENGLISH(REPORT_COLUMN_INSTEAD), "", BD_OF_TEXT(answer_change, comes), BD_SHOW_TEXT, 0}};
    bd_rows rows = BD_ROWS(reply->arena, answer_change, members);
    for (size_t i = 0; i < answer->change_count; i++)
        bd_rows_add(&rows, &(answer_change){answer_board(&answer->goes[i], &rows),
                                            answer_board(&answer->comes[i], &rows)});
    if (answer->bye_comes != 0)
        bd_rows_add(&rows, &(answer_change){bd_rows_say(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_goes),
                                            bd_rows_say(&rows, BD_SAY(REPORT_ID_BYE), answer->bye_comes)});
    if (rows.count == 0) return;
    bd_reply_gap(reply);
    bd_reply_line(reply, bd_reply_print(reply, BD_SAY(REPORT_BOARDS_CHANGE), rows.count,
                                        (int)answer->draw.board_count + (answer->draw.bye != 0)));
    bd_reply_rows(reply, NULL, &rows);
}

static void answer_text(const void *self, const bd_terminal *terminal, bd_text *out)
{
    const bd_answer *answer = ((const answer_both *)self)->answer;
    bd_reasons_text(&answer->reasons, 0, terminal, out);
}

static void answer_json_boards(bd_writer *json, const char *key, bd_board *boards, size_t count, int bye)
{
    const bd_draw draw = {.boards = boards, .board_count = count, .bye = bye};
    bd_draw_row_json(json, key, &draw);
}

/* Where the draw that was asked for is worse. */
static void answer_json_worse(const bd_difference *difference, bd_writer *json)
{
    static const bd_member stage[] = {{"", "id", BD_OF_CHARS(bd_stage_values, stage), BD_SHOW_JSON, 0},
                                      {"", "best", BD_OF_LONG(bd_stage_values, best), BD_SHOW_JSON, 0},
                                      {"", "other", BD_OF_LONG(bd_stage_values, other), BD_SHOW_JSON, 0}};
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const bd_criterion *criterion = difference->criterion;
    bd_writer_string(json, "criterion", criterion != NULL ? criterion->id : NULL);
    bd_writer_string(json, "stage", last->stage);
    bd_writer_members(json, stage + 1, 2, last);
    bd_writer_rows(json, "stages", stage, 3, difference->stages, sizeof *last, difference->stage_count);
}

static void answer_json(const void *self, bd_writer *json)
{
    const answer_both *both = self;
    const bd_answer *answer = both->answer;
    bd_writer_string(json, "what", answer->what);
    bd_writer_string(json, "answer", answer_kinds[answer->kind]);
    bd_reasons_json(json, "reasons", &answer->reasons);
    if (answer->difference.standing == BD_WORSE && answer->difference.stage_count > 0)
        answer_json_worse(&answer->difference, json);
    if (answer->mate == NULL) return;
    bd_draw_row_json(json, "draw", &answer->draw);
    bd_writer_bool(json, "draw_proved", answer->proved);
    answer_json_boards(json, "goes", answer->goes, answer->change_count, answer->bye_goes);
    answer_json_boards(json, "comes", answer->comes, answer->change_count, answer->bye_comes);
    bd_rings_json(json, "rings", both->question->best.round, &answer->rings);
}

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer, bd_arena *arena)
{
    bd_reply reply = bd_question_reply(question, "why-not/1", arena);
    answer_both *both = bd_arena_alloc(arena, 1, sizeof *both);
    reply.failed = reply.failed || both == NULL;
    if (both == NULL) return reply;
    *both = (answer_both){question, answer};
    bd_reply_own(&reply, both, answer_text, answer_json);
    if (!bd_words_are_plain()) answer_changes(answer, &reply);
    if (answer->mate == NULL || answer->proved) return reply;
    bd_reply_gap(&reply);
    bd_reply_line(&reply, BD_SAY(REPORT_ANSWER_OPEN));
    return reply;
}
