/* Check: rounds as played or published, each compared with the best draw. */
#include "cli/round_checks.h"
#include "explain/outlook.h"
#include "explain/question.h"
#include "report/print_ahead.h"
#include "report/print_compare.h"
#include "report/print_standings.h"

typedef struct check_request {
    bd_draw_request draw;
    bool ahead;
} check_request;

static const bd_param check_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_CHECK_ROUND),
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_SEED,
    BD_ROW_REPEATS,
    BD_ROW_PRIORITIES,
    BD_ROW_OPTION,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
    BD_FLAG(check_request, ahead, "ahead", CLI_CHECK_AHEAD),
};

typedef struct check_asked {
    bd_task task;
    bd_places_report places; /* tournament: NULL where the file tells none */
    bd_round_checks checks;
} check_asked;

/* The ranks in the file are those after its last round. */
static bd_status check_places(check_asked *j, bd_err *err)
{
    const bd_tournament *tournament = j->task.tournament;
    bd_tiebreak_list *list;
    bd_place_fault *faults;
    if (j->task.round != 0 || !bd_places_are_told(tournament)) return BD_OK;
    BD_NEW(list, j->task.context->arena, 1, err);
    BD_TRY(bd_tiebreaks_of(tournament, list, err));
    j->places.round = bd_standings_round(tournament);
    BD_TRY(bd_places_check(j->task.context->arena, tournament, j->places.round, list, &faults,
                           &j->places.count, err));
    j->places.tournament = tournament;
    j->places.list = list;
    j->places.faults = faults;
    return BD_OK;
}

/* What is illegal, or cannot be known to be legal, weighs more than what is not proved. */
static int check_exit_code(const check_asked *j)
{
    int code = bd_work_interrupted(j->task.context) ? BD_EXIT_LIMIT : BD_EXIT_DONE;
    for (size_t i = 0; i < j->checks.count; i++) {
        if (j->checks.rounds[i].partial || j->checks.rounds[i].faults.count > 0) return BD_EXIT_NO;
        if (j->checks.rounds[i].best.certificate.outcome == BD_NOT_PROVED) code = BD_EXIT_LIMIT;
    }
    if (j->places.count > 0) return BD_EXIT_NO;
    return code;
}

/* The rounds after the last one that is drawn; it weighs as much as a round that is not legal if they cannot
 * be played. */
static bd_status check_ahead(check_asked *j, bd_reply *reply, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_outlook outlook;
    const int next = bd_event_next_round(task->event);
    const bd_ahead_ask ask = bd_outlook_after(task->tournament, task->rules, next, NULL);
    BD_TRY(bd_outlook_of(task->context->arena, &ask, &outlook, err));
    BD_TRY(bd_outlook_reply(&outlook, reply, err));
    if (task->context->exit_code == BD_EXIT_NO) return BD_OK;
    if (outlook.answer == BD_AHEAD_NO) task->context->exit_code = BD_EXIT_NO;
    if (outlook.answer == BD_AHEAD_NOT_KNOWN) task->context->exit_code = BD_EXIT_LIMIT;
    return BD_OK;
}

static bd_status check_run(bd_context *context, const void *request, bd_err *err)
{
    const check_request *asked = request;
    check_asked j = {.task = bd_task_of(context, &asked->draw)};
    bd_task *task = &j.task;
    bd_work work;
    task->draws = true;
    BD_TRY(bd_task_open(task, err));
    bd_task_begin(task, false, &work);
    BD_TRY(bd_work_end(&work, bd_cli_check_rounds(task, &work.how, &j.checks, err)));
    BD_TRY(check_places(&j, err));
    bd_reply reply = bd_check_reply(task->tournament, task->rules, j.checks.rounds, j.checks.count,
                                    bd_task_wants_details(task), context->arena);
    if (j.places.tournament != NULL) bd_places_reply(&j.places, &reply);
    context->exit_code = check_exit_code(&j);
    if (asked->ahead) BD_TRY(check_ahead(&j, &reply, err));
    return bd_cli_reply(context, reply, err);
}

BD_COMMAND(check, "check", CLI_GROUP_DRAWS, CLI_CHECK_HELP, CLI_CHECK_ABOUT, check_request,
           .role = BD_ROLE_ARBITER);
