/* Why: everything about one player's draw: opponent, colour, float or bye, and why not the likeliest others.
 */
#include "cli/task.h"
#include "cli/who.h"
#include "explain/exchange.h"
#include "explain/explainer.h"
#include "report/print_answers.h"

/* For how many cards demands may be solved, in all. */
enum { CARDS_ALLOWED = 120000 };

typedef struct why_request {
    bd_draw_request draw;
    bd_who player;
} why_request;

static const bd_param why_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(why_request, PLAYER, player, "player", "PLAYER", .place = BD_WORD_NEEDED),
    BD_ROW_ROUND(CLI_EXPLAIN_ROUND),
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
    bd_explanation story;
    bool sits_out;   /* there is no story */
    bool is_in_draw; /* false: stood down before it was made, or absent */
    bd_remarks remarks;
    bd_reasons others;
    bd_exchanges exchanges; /* of the player with others of the same grade */
} why_job;

static bd_status why_tell(why_job *j, const bd_solve_options *how, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    bd_explainer explainer;
    size_t board = 0;
    BD_TRY(bd_task_question(task, how, &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    const bd_draw *draw = &j->question.best.draw;
    j->sits_out = j->player != draw->bye && bd_draw_sits_out(draw, j->player);
    j->is_in_draw = bd_round_node(j->question.best.round, j->player) >= 0;
    if (j->sits_out)
        BD_TRY(bd_round_remarks(j->question.best.round, arena, j->question.best.certificate.mate, &j->remarks,
                                err));
    if (j->sits_out && !j->is_in_draw) return BD_OK;
    BD_TRY(bd_explainer_new(arena, &j->question, how, CARDS_ALLOWED, &explainer, err));
    explainer.brief = bd_words_are_plain();
    if (j->sits_out) return bd_explain_others(&explainer, j->player, &j->others, err);
    if (!bd_explainer_board_of(&explainer, j->player, &board))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_EXPLAIN_NOT_PAIRED), j->player,
                j->question.best.draw.round);
    BD_TRY(bd_explain_board(&explainer, board, &j->story, err));
    BD_TRY(bd_explain_others(&explainer, j->player, &j->others, err));
    return bd_exchanges_find(arena, &j->question.best, how, bd_round_node(j->question.best.round, j->player),
                             &j->exchanges, err);
}

static bd_reply why_reply(const why_job *j, bd_arena *arena)
{
    bd_reply reply = bd_question_reply(&j->question, "why/1", arena);
    bd_reply_int(&reply, "player", j->player);
    const bd_rows others = bd_reasons_rows(&j->others, arena);
    bd_explanations_reply(j->question.best.round, &j->story, !j->sits_out, &reply);
    bd_remarks_reply(&j->remarks, true, &reply);
    bd_reasons_reply(&j->others, 4, &reply);
    bd_reply_list(&reply, "others", &others);
    bd_remarks_reply(&j->exchanges.said, true, &reply);
    if (!j->is_in_draw || bd_words_are_plain()) return reply; /* cards are numbers */
    const int node = bd_round_node(j->question.best.round, j->player);
    const bd_rows card = bd_checklist_rows(&j->question, node, arena);
    bd_reply_gap(&reply);
    bd_reply_rows(&reply, NULL, &card);
    return reply;
}

static bd_status why_run(bd_context *context, const void *request, bd_err *err)
{
    const why_request *asked = request;
    why_job *j;
    bd_work work;
    BD_NEW(j, context->arena, 1, err);
    j->task = bd_task_of(context, &asked->draw);
    BD_TRY(bd_task_open_round(&j->task, err));
    BD_TRY(
        bd_cli_player(context, j->task.tournament, &asked->player, BD_SAY(CLI_THE_PLAYER), &j->player, err));
    bd_task_begin(&j->task, false, &work);
    BD_TRY(bd_work_end(&work, why_tell(j, &work.how, err)));
    const bd_best *best = &j->question.best;
    if (best->certificate.mate == NULL) return bd_task_print_no_draw(&j->task, best, err);
    return bd_task_print(&j->task, best, why_reply(j, context->arena), err);
}

BD_COMMAND(why, "why", CLI_GROUP_DRAWS, CLI_WHY_HELP, CLI_WHY_ABOUT, why_request, .role = BD_ROLE_ARBITER);
