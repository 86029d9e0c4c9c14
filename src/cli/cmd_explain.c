/* Explain: reasons for the boards of the best draw, or its proof in words. */
#include "base/assert.h"
#include "cli/task.h"
#include "cli/who.h"
#include "explain/bounds.h"
#include "explain/explainer.h"
#include "os/process.h"
#include "report/print_answers.h"

#include <limits.h>

/* For how many cards demands may be solved, in all, when no board is asked for. */
enum { CARDS_BUDGET = 3000000 };

typedef struct explain_request {
    bd_draw_request draw;
    int board;
    bd_who player;
    bool all, proof;
} explain_request;

static const bd_param explain_params[] = {
    BD_ROW_FILE,
    BD_NUMBER(explain_request, board, "board", 1, BD_PLAYERS_MAX, CLI_EXPLAIN_BOARD),
    BD_PLAYER(explain_request, player, "player", CLI_EXPLAIN_PLAYER),
    BD_FLAG(explain_request, all, "all", CLI_EXPLAIN_ALL),
    BD_FLAG(explain_request, proof, "proof", CLI_EXPLAIN_PROOF),
    BD_ROW_PLAIN,
    BD_ROW_ROUND(CLI_EXPLAIN_ROUND),
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct explain_job {
    bd_task task;
    bd_question question;
    int board; /* from 1; 0: not asked for */
    int player;
    bool proof, unlimited;
    bd_remarks remarks;
    bd_explanation *stories;
    size_t story_count;
    bd_bound *bounds;
    size_t bound_count;
} explain_job;

static bd_status explain_boards(explain_job *j, const bd_solve_options *how, bd_err *err)
{
    bd_explainer explainer;
    bd_arena *arena = j->task.context->arena;
    const bd_draw *draw = &j->question.best.draw;
    const bool all = j->board == 0 && j->player == 0;
    size_t first = 0, last = draw->board_count + (draw->bye != 0);
    BD_ASSERT(j->question.best.certificate.mate != NULL && last > 0);
    const long budget = j->unlimited ? LONG_MAX : all ? CARDS_BUDGET : 4L * CARDS_BUDGET;
    BD_TRY(bd_explainer_new(arena, &j->question, how, budget, &explainer, err));
    explainer.brief = bd_words_are_plain() || !bd_task_wants_details(&j->task);
    if ((size_t)j->board > last)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY_N(CLI_EXPLAIN_NO_BOARD, last), (long long)j->board, last);
    if (j->board > 0) first = (size_t)j->board - 1;
    BD_TRY(
        bd_round_remarks(j->question.best.round, arena, j->question.best.certificate.mate, &j->remarks, err));
    if (j->player > 0 && j->player != draw->bye && bd_draw_sits_out(draw, j->player)) return BD_OK;
    if (j->player > 0 && !bd_explainer_board_of(&explainer, j->player, &first))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_EXPLAIN_NOT_PAIRED), j->player, draw->round);
    j->story_count = all ? last : 1;
    BD_NEW(j->stories, arena, j->story_count, err);
    if (all) return bd_explain_all(&explainer, j->stories, j->story_count, err);
    return bd_explain_board(&explainer, first, &j->stories[0], err);
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

static bd_status explain_round(explain_job *j, const bd_solve_options *how, bd_err *err)
{
    const bd_task *task = &j->task;
    const int64_t began = bd_os_thread_nanoseconds();
    BD_TRY(bd_task_question(task, how, &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    const bd_solve_options rest = explain_rest_of(how, began);
    return j->proof ? bd_bounds_of(task->context->arena, &j->question, &j->bounds, &j->bound_count, err)
                    : explain_boards(j, &rest, err);
}

static bd_reply explain_reply(const explain_job *j, bd_arena *arena)
{
    const bd_round *round = j->question.best.round;
    const bool said = j->board == 0 && j->remarks.count > 0 && !bd_words_are_plain();
    bd_reply reply = bd_question_reply(&j->question, "explain/1", arena);
    if (j->proof)
        bd_bounds_reply(round, j->bounds, j->bound_count, &reply);
    else
        bd_explanations_reply(round, j->stories, j->story_count, &reply);
    if (said && j->story_count + j->bound_count > 0) bd_reply_gap(&reply);
    bd_remarks_reply(&j->remarks, said, &reply);
    return reply;
}

static bd_status explain_check(const explain_request *asked, bd_err *err)
{
    if ((asked->board > 0) + (asked->player.word != NULL) + asked->proof > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_EXPLAIN_ONE_OF));
    if (asked->proof && asked->draw.plain) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PLAIN_NO_PROOF));
    return BD_OK;
}

static bd_status explain_run(bd_context *context, const void *request, bd_err *err)
{
    const explain_request *asked = request;
    explain_job *j;
    bd_work work;
    BD_NEW(j, context->arena, 1, err);
    *j = (explain_job){.task = bd_task_of(context, &asked->draw),
                       .board = asked->board,
                       .proof = asked->proof,
                       .unlimited = asked->all};
    BD_TRY(explain_check(asked, err));
    BD_TRY(bd_task_open_round(&j->task, err));
    BD_TRY(bd_cli_player_option(context, j->task.tournament, &asked->player, &j->player, err));
    bd_task_begin(&j->task, false, &work);
    BD_TRY(bd_work_end(&work, explain_round(j, &work.how, err)));
    const bd_best *best = &j->question.best;
    if (best->certificate.mate == NULL) return bd_task_print_no_draw(&j->task, best, err);
    return bd_task_print(&j->task, best, explain_reply(j, context->arena), err);
}

BD_COMMAND(explain, "explain", CLI_GROUP_DRAWS, CLI_EXPLAIN_HELP, CLI_EXPLAIN_ABOUT, explain_request,
           .role = BD_ROLE_ARBITER);
