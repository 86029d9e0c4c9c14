#include "report/print_answer.h"

#include "report/print_reasons.h"
#include "report/print_two_values.h"
#include "report/report_words.h"
#include "report/table.h"

static const char *const answer_kinds[] = {"so", "impossible", "worse", "later", "lot", "open"};

static void answer_text_board(bd_table *table, const bd_board *boards, size_t at, size_t count)
{
    if (at < count)
        bd_table_add(table, "%d-%d", boards[at].white, boards[at].black);
    else
        bd_table_add_string(table, "");
}

static void answer_text_changes(const bd_answer *answer, const bd_terminal *terminal, bd_text *out)
{
    static const bd_column columns[] = {{BD_ENGLISH(REPORT_COLUMN_BEST_DRAW), "best", false, 0},
                                        {BD_ENGLISH(REPORT_COLUMN_INSTEAD), "other", false, 0}};
    if (answer->change_count == 0 && answer->bye_comes == 0) return;
    bd_table table = bd_table_new(out->arena, columns, 2);
    for (size_t i = 0; i < answer->change_count; i++) {
        answer_text_board(&table, answer->goes, i, answer->change_count);
        answer_text_board(&table, answer->comes, i, answer->change_count);
    }
    if (answer->bye_comes != 0) {
        bd_table_add(&table, BD_SAY(REPORT_ID_BYE), answer->bye_goes);
        bd_table_add(&table, BD_SAY(REPORT_ID_BYE), answer->bye_comes);
    }
    const size_t changed = answer->change_count + (answer->bye_comes != 0);
    bd_text_add_char(out, '\n');
    bd_text_add(out, BD_SAY(REPORT_BOARDS_CHANGE), changed,
                (int)answer->draw.board_count + (answer->draw.bye != 0));
    bd_text_add_char(out, '\n');
    bd_table_text(&table, terminal, out);
}

void bd_answer_text(const bd_question *question, const bd_answer *answer, const bd_terminal *terminal,
                    bd_text *out)
{
    bd_question_text(question, terminal, out);
    bd_reasons_text(&answer->reasons, 0, terminal, out);
    if (!bd_words_are_plain()) answer_text_changes(answer, terminal, out);
    if (answer->mate != NULL && !answer->proved) bd_text_add(out, "\n%s\n", BD_SAY(REPORT_ANSWER_OPEN));
}

static void answer_json_stages(bd_writer *json, const bd_difference *difference)
{
    bd_writer_list(json, "stages");
    for (size_t i = 0; i < difference->stage_count; i++) {
        const bd_stage_values *values = &difference->stages[i];
        bd_writer_object_row(json, NULL);
        bd_writer_string(json, "id", values->stage);
        bd_writer_int(json, "best", values->best);
        bd_writer_int(json, "other", values->other);
        bd_writer_end(json);
    }
    bd_writer_end(json);
}

static void answer_json_boards(bd_writer *json, const char *key, bd_board *boards, size_t count, int bye)
{
    const bd_draw draw = {.boards = boards, .board_count = count, .bye = bye};
    bd_draw_row_json(json, key, &draw);
}

void bd_answer_json(const bd_question *question, const bd_answer *answer, bd_text *out)
{
    bd_writer json = bd_writer_begin(out);
    bd_question_json(question, "why-not/1", &json);
    bd_writer_string(&json, "what", answer->what);
    bd_writer_string(&json, "answer", answer_kinds[answer->kind]);
    bd_reasons_json(&json, "reasons", &answer->reasons);
    if (answer->difference.standing == BD_WORSE && answer->difference.stage_count > 0) {
        const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
        const bd_criterion *criterion = answer->difference.criterion;
        bd_writer_string(&json, "criterion", criterion != NULL ? criterion->id : NULL);
        bd_writer_string(&json, "stage", last->stage);
        bd_writer_int(&json, "best", last->best);
        bd_writer_int(&json, "other", last->other);
        answer_json_stages(&json, &answer->difference);
    }
    if (answer->mate != NULL) {
        bd_draw_row_json(&json, "draw", &answer->draw);
        bd_writer_bool(&json, "draw_proved", answer->proved);
        answer_json_boards(&json, "goes", answer->goes, answer->change_count, answer->bye_goes);
        answer_json_boards(&json, "comes", answer->comes, answer->change_count, answer->bye_comes);
        bd_rings_json(&json, "rings", question->best.round, &answer->rings);
    }
    bd_writer_end(&json);
}
