/* Explain: reasons for the boards of the best draw, or its proof in words. */
#include "base/assert.h"
#include "cli/plainly.h"
#include "cli/task.h"
#include "cli/who.h"
#include "explain/bounds.h"
#include "explain/story.h"
#include "os/process.h"
#include "report/print_story.h"

#include <limits.h>

/* For how many cards demands may be solved, in all, when no board is asked for. */
enum { CARDS_BUDGET = 3000000 };

static const bd_option_row explain_rows[] = {
    {0, "board", "N", BD_ENGLISH(CLI_EXPLAIN_BOARD)},
    {0, "player", "PLAYER", BD_ENGLISH(CLI_EXPLAIN_PLAYER)},
    {0, "all", NULL, BD_ENGLISH(CLI_EXPLAIN_ALL)},
    {0, "proof", NULL, BD_ENGLISH(CLI_EXPLAIN_PROOF)},
    BD_ROW_PLAIN,
    {0, "round", "N", BD_ENGLISH(CLI_EXPLAIN_ROUND)},
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct explain_job {
    bd_task task;
    bd_question question;
    int64_t board; /* from 1; 0: not asked for */
    int player;
    bool proof, unlimited;
    bd_remarks remarks;
    bd_story *stories;
    size_t story_count;
    bd_bound *bounds;
    size_t bound_count;
} explain_job;

static bd_status explain_boards(explain_job *j, const bd_solve_options *how, bd_err *err)
{
    bd_teller teller;
    bd_arena *arena = j->task.context->arena;
    const bd_draw *draw = &j->question.best.draw;
    const bool all = j->board == 0 && j->player == 0;
    size_t first = 0, last = draw->board_count + (draw->bye != 0);
    BD_ASSERT(j->question.best.certificate.mate != NULL && last > 0);
    const long budget = j->unlimited ? LONG_MAX : all ? CARDS_BUDGET : 4L * CARDS_BUDGET;
    BD_TRY(bd_teller_new(arena, &j->question, how, budget, &teller, err));
    teller.brief = bd_words_are_plain() || !bd_task_wants_details(&j->task);
    if (j->board > (int64_t)last)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY_N(CLI_EXPLAIN_NO_BOARD, last), (long long)j->board, last);
    if (j->board > 0) first = (size_t)j->board - 1;
    BD_TRY(
        bd_round_remarks(j->question.best.round, arena, j->question.best.certificate.mate, &j->remarks, err));
    if (j->player > 0 && j->player != draw->bye && bd_draw_sits_out(draw, j->player)) return BD_OK;
    if (j->player > 0 && !bd_teller_board_of(&teller, j->player, &first))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_EXPLAIN_NOT_PAIRED), j->player, draw->round);
    j->story_count = all ? last : 1;
    BD_NEW(j->stories, arena, j->story_count, err);
    if (all) return bd_teller_tell_all(&teller, j->stories, j->story_count, err);
    return bd_teller_tell(&teller, first, &j->stories[0], err);
}

/* What the draw has left of the limit of time; a limit of 0 would be none. */
static bd_solve_options explain_rest_of(const bd_solve_options *how, int64_t began)
{
    bd_solve_options rest = *how;
    if (how->limits.cpu_seconds <= 0) return rest;
    rest.limits.cpu_seconds -= (double)(bd_os_thread_nanoseconds() - began) / 1e9;
    if (rest.limits.cpu_seconds < 1e-6) rest.limits.cpu_seconds = 1e-6;
    return rest;
}

static bd_status explain_round(void *self, const bd_solve_options *how, bd_err *err)
{
    explain_job *j = self;
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    const int64_t began = bd_os_thread_nanoseconds();
    BD_TRY(bd_question_open(arena, task->tournament, task->rules, task->round, &task->options, how,
                            &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    const bd_solve_options rest = explain_rest_of(how, began);
    return j->proof ? bd_bounds_of(arena, &j->question, &j->bounds, &j->bound_count, err)
                    : explain_boards(j, &rest, err);
}

static void explain_print_json(const void *self, bd_text *text)
{
    const explain_job *j = self;
    bd_writer json = bd_writer_begin(text);
    bd_question_json(&j->question, "explain/1", &json);
    if (j->proof)
        bd_bounds_json(j->question.best.round, j->bounds, j->bound_count, &json);
    else
        bd_stories_json(j->stories, j->story_count, &json);
    if (j->remarks.count > 0) bd_story_remarks_json(&j->remarks, &json);
    bd_writer_end(&json);
}

static void explain_print_text(const void *self, const bd_terminal *terminal, bd_text *text)
{
    const explain_job *j = self;
    bd_question_text(&j->question, terminal, text);
    if (j->proof)
        bd_bounds_text(j->bounds, j->bound_count, terminal, text);
    else
        bd_stories_text(&j->question, j->stories, j->story_count, terminal, text);
    if (j->board != 0 || j->remarks.count == 0 || bd_words_are_plain()) return;
    if (j->story_count + j->bound_count > 0) bd_text_add_char(text, '\n');
    bd_story_remarks_text(&j->remarks, terminal, text);
}

static bd_status explain_read(const bd_args *args, explain_job *j, bd_err *err)
{
    BD_TRY(bd_args_int(args, "board", 1, BD_PLAYERS_MAX, &j->board, err));
    j->proof = bd_args_has(args, "proof");
    j->unlimited = bd_args_has(args, "all");
    if ((j->board > 0) + bd_args_has(args, "player") + j->proof > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPLAIN_ONE_OF));
    if (j->proof && bd_args_has(args, "plain")) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PLAIN_NO_PROOF));
    return BD_OK;
}

static bd_status explain_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    explain_job *j;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_task_read(&j->task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_cli_speak_plainly(context, args, err));
    BD_TRY(explain_read(args, j, err));
    BD_TRY(bd_task_open(&j->task, err));
    BD_TRY(bd_task_round_is_there(&j->task, err));
    BD_TRY(bd_task_go_back(&j->task, j->task.round, err));
    BD_TRY(bd_cli_player_option(context, args, j->task.tournament, "player", &j->player, err));
    BD_TRY(bd_work_do(context, args, false, explain_round, j, err));
    return bd_task_print(&j->task, &j->question.best, explain_print_text, explain_print_json, j, err);
}

const bd_command bd_command_explain = {.name = "explain",
                                       .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                       .help = BD_ENGLISH(CLI_EXPLAIN_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_FILE),
                                       .fields = "event",
                                       .about = BD_ENGLISH(CLI_EXPLAIN_ABOUT),
                                       .options = explain_rows,
                                       .option_count = BD_OPTION_COUNT(explain_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = explain_run};
