/* Why: everything about one player's draw: opponent, colour, float or bye, and why not the likeliest others.
 */
#include "cli/plainly.h"
#include "cli/task.h"
#include "cli/who.h"
#include "explain/story.h"
#include "report/print_checklist.h"
#include "report/print_story.h"

/* For how many cards demands may be solved, in all. */
enum { CARDS_ALLOWED = 120000 };

static const bd_option_row why_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_EXPLAIN_ROUND)},
    BD_ROW_PLAIN,
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct why_job {
    bd_task task;
    bd_question question;
    int player;
    bd_story story;
    bool sits_out; /* there is no story */
    bd_remarks remarks;
    bd_reasons others;
} why_job;

static bd_status why_tell(void *self, const bd_solve_options *how, bd_err *err)
{
    why_job *j = self;
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    bd_teller teller;
    size_t board = 0;
    BD_TRY(bd_question_open(arena, task->tournament, task->rules, task->round, &task->options, how,
                            &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    const bd_draw *draw = &j->question.best.draw;
    j->sits_out = j->player != draw->bye && bd_draw_sits_out(draw, j->player);
    if (j->sits_out)
        return bd_round_remarks(j->question.best.round, arena, j->question.best.certificate.mate, &j->remarks,
                                err);
    BD_TRY(bd_teller_new(arena, &j->question, how, CARDS_ALLOWED, &teller, err));
    teller.brief = bd_words_are_plain();
    if (!bd_teller_board_of(&teller, j->player, &board))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_EXPLAIN_NOT_PAIRED), j->player,
                j->question.best.draw.round);
    BD_TRY(bd_teller_tell(&teller, board, &j->story, err));
    return bd_teller_tell_others(&teller, j->player, &j->others, err);
}

static void why_print_text(const void *self, const bd_terminal *terminal, bd_text *text)
{
    const why_job *j = self;
    bd_question_text(&j->question, terminal, text);
    if (j->sits_out) {
        bd_story_remarks_text(&j->remarks, terminal, text);
        return;
    }
    bd_stories_text(&j->question, &j->story, 1, terminal, text);
    bd_reasons_text(&j->others, 4, terminal, text);
    if (bd_words_are_plain()) return; /* cards are numbers */
    bd_text_add_char(text, '\n');
    bd_checklist_text(&j->question, bd_round_node(j->question.best.round, j->player), terminal, text);
}

static void why_print_json(const void *self, bd_text *text)
{
    const why_job *j = self;
    bd_writer json = bd_writer_begin(text);
    bd_question_json(&j->question, "why/1", &json);
    bd_writer_int(&json, "player", j->player);
    bd_stories_json(&j->story, !j->sits_out, &json);
    if (j->sits_out) bd_story_remarks_json(&j->remarks, &json);
    bd_reasons_json(&json, "others", &j->others);
    bd_writer_end(&json);
}

static bd_status why_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    why_job *j;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_task_read(&j->task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_cli_speak_plainly(context, args, err));
    BD_TRY(bd_task_open(&j->task, err));
    BD_TRY(bd_task_round_is_there(&j->task, err));
    BD_TRY(bd_task_go_back(&j->task, j->task.round, err));
    BD_TRY(
        bd_cli_player(context, j->task.tournament, args->words[1], BD_SAY(CLI_THE_PLAYER), &j->player, err));
    BD_TRY(bd_work_do(context, args, false, why_tell, j, err));
    return bd_task_print(&j->task, &j->question.best, why_print_text, why_print_json, j, err);
}

const bd_command bd_command_why = {.name = "why",
                                   .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                   .help = BD_ENGLISH(CLI_WHY_HELP),
                                   .words = BD_ENGLISH(CLI_WORDS_WHY),
                                   .fields = "event,player",
                                   .about = BD_ENGLISH(CLI_WHY_ABOUT),
                                   .options = why_rows,
                                   .option_count = BD_OPTION_COUNT(why_rows),
                                   .least = 2,
                                   .most = 2,
                                   .run = why_run};
