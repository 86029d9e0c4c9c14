/* Why-not: what stands against another draw than the best one. */
#include "cli/plainly.h"
#include "cli/task.h"
#include "cli/who.h"
#include "explain/forced.h"
#include "report/print_answer.h"
#include "report/print_reasons.h"

#include <string.h>

static const bd_option_row why_not_rows[] = {
    {0, "colour", "PLAYER", BD_ENGLISH(CLI_WHY_NOT_COLOUR)},
    {0, "float", "PLAYER", BD_ENGLISH(CLI_WHY_NOT_FLOAT)},
    {0, "no-float", "PLAYER", BD_ENGLISH(CLI_WHY_NOT_NO_FLOAT)},
    {0, "bye", "PLAYER", BD_ENGLISH(CLI_WHY_NOT_BYE)},
    BD_ROW_PLAIN,
    {0, "round", "N", BD_ENGLISH(CLI_WHY_NOT_ROUND)},
    {0, "certificate", "FILE", BD_ENGLISH(CLI_WHY_NOT_CERTIFICATE)},
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

static bd_status why_not_read_colour(const char *word, bd_colour *colour, bd_err *err)
{
    if (strcmp(word, "W") == 0 || strcmp(word, "white") == 0)
        *colour = BD_WHITE;
    else if (strcmp(word, "B") == 0 || strcmp(word, "black") == 0)
        *colour = BD_BLACK;
    else
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_BAD_COLOUR), word);
    return BD_OK;
}

/* The one thing that is asked for, and how many words it takes after FILE. */
static bd_status why_not_read_demand(const bd_args *args, bd_demand *demand, const char **who, bd_err *err)
{
    static const struct {
        const char *name;
        bd_demand_kind kind;
        size_t words;
    } rows[] = {{"colour", BD_DEMAND_COLOUR, 1},
                {"float", BD_DEMAND_FLOAT, 0},
                {"no-float", BD_DEMAND_NO_FLOAT, 0},
                {"bye", BD_DEMAND_BYE, 0}};
    size_t asked = 0, words = 2;
    *demand = (bd_demand){.kind = BD_DEMAND_PAIR};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (!bd_args_has(args, rows[i].name)) continue;
        asked++;
        words = rows[i].words;
        demand->kind = rows[i].kind;
        *who = bd_args_value(args, rows[i].name);
    }
    if (asked > 1) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_ONE_OF));
    if (args->word_count != words + 1) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WHY_NOT_ASK));
    if (demand->kind == BD_DEMAND_COLOUR) return why_not_read_colour(args->words[1], &demand->colour, err);
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    *who = args->words[1];
    return BD_OK;
}

/* The players of the demand: `who`, and for a pair the word after. */
static bd_status why_not_find_players(const bd_task *task, const char *who, bd_demand *demand, bd_err *err)
{
    BD_TRY(bd_cli_player(task->context, task->tournament, who, BD_SAY(CLI_THE_PLAYER), &demand->a, err));
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    return bd_cli_player(task->context, task->tournament, task->args->words[2], BD_SAY(CLI_THE_PLAYER),
                         &demand->b, err);
}

typedef struct why_not_job {
    bd_task task;
    bd_question question;
    bd_demand demand;
    bd_answer answer;
    bd_best forced; /* of --certificate */
    bd_draw_options forced_options;
} why_not_job;

static bd_status why_not_ask(void *self, const bd_solve_options *how, bd_err *err)
{
    why_not_job *j = self;
    const bd_task *task = &j->task;
    bd_arena *arena = task->context->arena;
    BD_TRY(bd_question_open(arena, task->tournament, task->rules, task->round, &task->options, how,
                            &j->question, err));
    if (j->question.best.certificate.mate == NULL) return BD_OK;
    BD_TRY(bd_answer_demand(arena, &j->question.best, &j->demand, how, &j->answer, err));
    if (!bd_args_has(task->args, "certificate") || !bd_forced_has_proof(&j->answer)) return BD_OK;
    return bd_forced_prove(arena, &j->question, &j->answer, how, &j->forced_options, &j->forced, err);
}

static bd_status why_not_put_certificate(const why_not_job *j, bd_err *err)
{
    const bd_task *task = &j->task;
    if (!bd_args_has(task->args, "certificate")) return BD_OK;
    if (bd_forced_has_proof(&j->answer))
        return bd_cli_put_certificate(task->context, task->args, &j->forced.certificate, &j->forced.draw,
                                      err);
    bd_tell(task->context, BD_SAY(CLI_WHY_NOT_NO_CERTIFICATE));
    return BD_OK;
}

static bd_status why_not_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    why_not_job *j;
    const char *who = NULL;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_task_read(&j->task, context, args, NULL, 0, exit_code, err));
    BD_TRY(bd_cli_speak_plainly(context, args, err));
    BD_TRY(why_not_read_demand(args, &j->demand, &who, err));
    BD_TRY(bd_task_open(&j->task, err));
    BD_TRY(bd_task_round_is_there(&j->task, err));
    BD_TRY(why_not_find_players(&j->task, who, &j->demand, err));
    j->task.options.bye = 0; /* --bye asks here */
    BD_TRY(bd_task_go_back(&j->task, j->task.round, err));
    BD_TRY(bd_work_do(context, args, false, why_not_ask, j, err));
    if (j->question.best.certificate.mate == NULL)
        return bd_task_print_no_draw(&j->task, &j->question.best, err);
    if (j->answer.kind == BD_ANSWER_OPEN || (j->answer.mate != NULL && !j->answer.proved))
        *exit_code = BD_EXIT_LIMIT;
    BD_TRY(why_not_put_certificate(j, err));
    bd_text text = bd_text_new(context->arena);
    if (j->task.format == BD_TASK_TEXT)
        bd_answer_text(&j->question, &j->answer, &context->terminal, &text);
    else
        bd_answer_json(&j->question, &j->answer, &text);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_why_not = {.name = "why-not",
                                       .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                       .help = BD_ENGLISH(CLI_WHY_NOT_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_WHY_NOT),
                                       .fields = "event,a?,b?,wanted!",
                                       .about = BD_ENGLISH(CLI_WHY_NOT_ABOUT),
                                       .options = why_not_rows,
                                       .option_count = BD_OPTION_COUNT(why_not_rows),
                                       .least = 1,
                                       .most = 3,
                                       .run = why_not_run};
