#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/work.h"
#include "explain/answer.h"
#include "explain/question.h"
#include "report/print_answer.h"
#include "report/print_draw.h"
#include "report/print_reasons.h"

#include <string.h>

static const bd_option_row why_not_rows[] = {
    {0, "colour", "ID", "why has this player not the colour that follows (W or B)?"},
    {0, "float", "ID", "why does this player not float?"},
    {0, "no-float", "ID", "why does this player not stay in the level?"},
    {0, "bye", "ID", "why has this player not the bye?"},
    {0, "round", "N", "ask about round N as it stood before it; default: the next round"},
    BD_ROW_RULES,
    {0, "format", "text|json", "how to print; default: text"},
    {0, "seed", "N", "number behind every lot; default: 0"},
    {0, "top-colour", "white|black", "colour of the higher player of board 1 in round 1; default: by lot"},
    {0, "forbid", "A,B", "these two must not meet (may be given again)"},
    {0, "pair", "A,B", "these two must meet; the rest is best given that (may be given again)"},
    {0, "allow-repeats", NULL, "earlier meetings are avoided first of all, not forbidden"},
    {0, "priorities", "ID,ID,...", "criteria in this order instead of the rulebook's"},
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
        BD_FAIL(err, BD_USAGE, NULL, "after '--colour ID' comes W or B, not '%.60s'", word);
    return BD_OK;
}

/* The one thing that is asked for, and how many words it takes after FILE. */
static bd_status why_not_read_demand(const bd_args *args, bd_demand *demand, bd_err *err)
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
        BD_TRY(bd_cli_id_word(bd_args_value(args, rows[i].name), "the option's value", &demand->a, err));
    }
    if (asked > 1)
        BD_FAIL(err, BD_USAGE, NULL,
                "one question at a time: only one of --colour, --float, --no-float and --bye");
    if (args->word_count != words + 1)
        BD_FAIL(err, BD_USAGE, NULL,
                "ask for two players (why-not FILE A B), or for --colour ID W, --float ID, --no-float ID or "
                "--bye ID");
    if (demand->kind == BD_DEMAND_COLOUR) return why_not_read_colour(args->words[1], &demand->colour, err);
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    BD_TRY(bd_cli_id_word(args->words[1], "A", &demand->a, err));
    return bd_cli_id_word(args->words[2], "B", &demand->b, err);
}

typedef struct why_not_job {
    bd_question question;
    bd_demand demand;
    bd_answer answer;
} why_not_job;

static bd_status why_not_ask(bd_context *context, const bd_args *args, const bd_tournament *tournament,
                             why_not_job *j, bd_err *err)
{
    int number = 0;
    const bd_rulebook *rules = NULL;
    bd_draw_options wishes;
    BD_TRY(bd_cli_round(args, &number, err));
    BD_TRY(bd_cli_draw_options(context, args, &wishes, err));
    wishes.bye = 0; /* --bye asks here */
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &rules, err));
    bd_work work;
    bd_solve_options how = {.prove_unique = false};
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    bd_status status =
        bd_question_open(context->arena, tournament, rules, number, &wishes, &how, &j->question, err);
    if (status == BD_OK && j->question.best.certificate.mate != NULL)
        status = bd_answer_demand(context->arena, &j->question.track, &j->demand, &how, &j->answer, err);
    bd_work_end(&work);
    return status;
}

static bd_status why_not_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    size_t format = 0;
    why_not_job *j;
    bd_tournament *tournament = NULL;
    BD_NEW(j, context->arena, 1, err);
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(why_not_read_demand(args, &j->demand, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(why_not_ask(context, args, tournament, j, err));
    const bd_best *best = &j->question.best;
    bd_text text = bd_text_new(context->arena);
    if (best->certificate.mate == NULL) {
        const bd_draw_report report = {
            .round = best->round, .draw = &best->draw, .certificate = &best->certificate};
        *exit_code = best->certificate.outcome == BD_NO_MATCHING ? BD_EXIT_NO : BD_EXIT_LIMIT;
        if (format == 0)
            bd_draw_text(&report, &context->terminal, false, &text);
        else
            BD_TRY(bd_draw_json(&report, false, &text, err));
        return bd_cli_print(context, &text, err);
    }
    if (j->answer.kind == BD_ANSWER_OPEN || (j->answer.mate != NULL && !j->answer.proved))
        *exit_code = BD_EXIT_LIMIT;
    if (format == 0)
        bd_answer_text(&j->question, &j->answer, &context->terminal, &text);
    else
        bd_answer_json(&j->question, &j->answer, &text);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_why_not = {
    .name = "why-not",
    .group = "Draws",
    .help = "Says why the best draw is not as somebody would like it.",
    .words = "FILE [A B]",
    .about = "Why does A not play B? Why has a player not White or Black (--colour ID W), why does one not "
             "float or float at all, why has "
             "another the bye? Either it cannot be (a game, a ban, or a proof), or the best draw that has it "
             "is found: the first criterion "
             "at which it is worse, by how much, and the boards that would change.",
    .options = why_not_rows,
    .option_count = BD_OPTION_COUNT(why_not_rows),
    .least = 1,
    .most = 3,
    .run = why_not_run};
