/* Why-not: what stands against another draw than the best one. */
#include "cli/task.h"
#include "cli/who.h"
#include "explain/explainer.h"
#include "report/print_answers.h"

#include <string.h>

static bd_status why_not_read_colour(bd_arena *arena, const char *word, void *member, bd_err *err)
{
    bd_colour *colour = member;
    (void)arena;
    if (strcmp(word, "W") == 0 || strcmp(word, "white") == 0)
        *colour = BD_WHITE;
    else if (strcmp(word, "B") == 0 || strcmp(word, "black") == 0)
        *colour = BD_BLACK;
    else
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_BAD_COLOUR), word);
    return BD_OK;
}

typedef struct why_not_request {
    bd_draw_request draw;
    bd_who a, b, colour_of, floats, stays, bye;
    bd_colour wanted; /* BD_NO_COLOUR: not given */
} why_not_request;

static const bd_param why_not_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(why_not_request, PLAYER, a, "a", "A", .place = BD_WORD_NEXT, .without = "colour"),
    BD_WORD_OF(why_not_request, PLAYER, b, "b", "B", .place = BD_WORD_NEXT, .without = "colour"),
    BD_WORD_OF(why_not_request, READ, wanted, "wanted", "W|B", .place = BD_WORD_ALONE, .with = "colour",
               .read = why_not_read_colour),
    BD_PLAYER(why_not_request, colour_of, "colour", CLI_WHY_NOT_COLOUR),
    BD_PLAYER(why_not_request, floats, "float", CLI_WHY_NOT_FLOAT),
    BD_PLAYER(why_not_request, stays, "no-float", CLI_WHY_NOT_NO_FLOAT),
    BD_PLAYER(why_not_request, bye, "bye", CLI_WHY_NOT_BYE),
    BD_ROW_PLAIN,
    BD_ROW_ROUND(CLI_WHY_NOT_ROUND),
    BD_TEXT(bd_draw_request, certificate, "certificate", "FILE", CLI_WHY_NOT_CERTIFICATE),
    BD_ROW_RULES,
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_SEED,
    BD_ROW_TOP_COLOUR,
    BD_ROW_FORBID,
    BD_ROW_PAIR,
    BD_ROW_REPEATS,
    BD_ROW_PRIORITIES,
    BD_ROW_OPTION,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

/* The one thing that is asked for, and of whom. */
static bd_status why_not_demand(const why_not_request *asked, bd_demand *demand, const bd_who **who,
                                bd_err *err)
{
    const struct {
        bd_demand_kind kind;
        const bd_who *who;
    } rows[] = {{BD_DEMAND_COLOUR, &asked->colour_of},
                {BD_DEMAND_FLOAT, &asked->floats},
                {BD_DEMAND_NO_FLOAT, &asked->stays},
                {BD_DEMAND_BYE, &asked->bye}};
    size_t count = 0;
    *demand = (bd_demand){.kind = BD_DEMAND_PAIR, .colour = asked->wanted};
    *who = &asked->a;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].who->word == NULL) continue;
        count++;
        demand->kind = rows[i].kind;
        *who = rows[i].who;
    }
    const bool pair = demand->kind == BD_DEMAND_PAIR, colour = demand->kind == BD_DEMAND_COLOUR;
    if (count > 1) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_ONE_OF));
    if ((asked->a.word != NULL) != pair || (asked->b.word != NULL) != pair ||
        (asked->wanted != BD_NO_COLOUR) != colour)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_ASK));
    return BD_OK;
}

typedef struct why_not_job {
    bd_task task;
    bd_question question;
    bd_demand demand;
    bd_answer answer;
    bd_best forced; /* of --certificate */
    bd_draw_options forced_options;
} why_not_job;

/* For how many cards demands may be solved, in all. */
enum { WHY_NOT_CARDS = 120000 };

/* What explain and why say of the two comes first; then the other draw. */
static bd_status why_not_tell_first(why_not_job *j, const bd_solve_options *how, bd_err *err)
{
    bd_arena *arena = j->task.context->arena;
    const bd_round *round = j->question.best.round;
    const bd_answer_kind kind = j->answer.kind;
    bd_explainer explainer;
    bd_reasons all = {0};
    if (bd_rulebook_has(round->rules, BD_HAS_PRESCRIBED))
        return BD_OK; /* it has one reason for every board */
    if (j->demand.kind != BD_DEMAND_PAIR || (kind != BD_ANSWER_WORSE && kind != BD_ANSWER_LATER))
        return BD_OK;
    BD_TRY(bd_explainer_new(arena, &j->question, how, WHY_NOT_CARDS, &explainer, err));
    explainer.brief = bd_words_are_plain();
    BD_TRY(bd_explain_not(&explainer, bd_round_node(round, j->demand.a), bd_round_node(round, j->demand.b),
                          &all, err));
    for (size_t i = 0; i < j->answer.reasons.count; i++) {
        BD_ROOM(all.items, all.count, all.capacity, arena, err);
        all.items[all.count++] = j->answer.reasons.items[i];
    }
    j->answer.reasons = all;
    return BD_OK;
}

static bd_status why_not_ask(why_not_job *j, const bd_solve_options *how, bd_err *err)
{
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    BD_TRY(bd_task_question(task, how, &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    BD_TRY(bd_answer_demand(arena, &j->question.best, &j->demand, how, &j->answer, err));
    BD_TRY(why_not_tell_first(j, how, err));
    if (j->answer.mate != NULL)
        BD_TRY(bd_vector_of(&j->question.best, arena, j->answer.mate, &j->answer.vector, err));
    if (task->asked->certificate == NULL || !bd_forced_has_proof(&j->answer)) return BD_OK;
    return bd_forced_prove(arena, &j->question, &j->answer, how, &j->forced_options, &j->forced, err);
}

static bd_status why_not_put_certificate(const why_not_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    if (task->asked->certificate == NULL) return BD_OK;
    if (bd_forced_has_proof(&j->answer))
        return bd_cli_put_certificate(task->context, task->asked->certificate, &j->forced.certificate,
                                      &j->forced.draw, err);
    bd_tell(task->context, BD_SAY(CLI_WHY_NOT_NO_CERTIFICATE));
    return BD_OK;
}

static bd_status why_not_run(bd_context *context, const void *request, bd_err *err)
{
    const why_not_request *asked = request;
    why_not_job *j;
    bd_work work;
    const bd_who *who = NULL;
    BD_NEW(j, context->arena, 1, err);
    j->task = bd_task_of(context, &asked->draw);
    BD_TRY(why_not_demand(asked, &j->demand, &who, err));
    BD_TRY(bd_task_open_round(&j->task, err));
    BD_TRY(bd_cli_player(context, j->task.tournament, who, BD_SAY(CLI_THE_PLAYER), &j->demand.a, err));
    if (j->demand.kind == BD_DEMAND_PAIR)
        BD_TRY(
            bd_cli_player(context, j->task.tournament, &asked->b, BD_SAY(CLI_THE_PLAYER), &j->demand.b, err));
    bd_task_begin(&j->task, false, &work);
    BD_TRY(bd_work_end(&work, why_not_ask(j, &work.how, err)));
    if (j->question.best.certificate.mate == NULL)
        return bd_task_print_no_draw(&j->task, &j->question.best, err);
    if (j->answer.kind == BD_ANSWER_OPEN || (j->answer.mate != NULL && !j->answer.proved))
        context->exit_code = BD_EXIT_LIMIT;
    BD_TRY(why_not_put_certificate(j, err));
    return bd_cli_reply(context, bd_answer_reply(&j->question, &j->answer, context->arena), err);
}

BD_COMMAND(why_not, "why-not", CLI_GROUP_DRAWS, CLI_WHY_NOT_HELP, CLI_WHY_NOT_ABOUT, why_not_request,
           .role = BD_ROLE_ARBITER);
