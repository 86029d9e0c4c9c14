#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/work.h"
#include "explain/compare.h"
#include "report/print_compare.h"

static const bd_option_row compare_rows[] = {
    {0, "round", "N", "draw round N from the rounds before it; default: the next round"},
    {0, "method", "cards|lazy|greedy|nearest|random", "the method by hand; default: cards"},
    BD_ROW_RULES,
    {0, "format", "text|json", "how to print; default: text"},
    BD_ROWS_DRAW_OPTIONS,
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

static bd_status compare_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    size_t format = 0;
    int round = 0;
    bd_draw_options wishes;
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(bd_cli_round(args, &round, err));
    BD_TRY(bd_cli_draw_options(context, args, &wishes, err));
    const char *word = bd_args_value(args, "method");
    const bd_method *method = bd_method_find(word != NULL ? word : "cards");
    if (method == NULL)
        BD_FAIL(err, BD_USAGE, NULL,
                "option '--method' is cards, lazy, greedy, nearest or random, not '%.60s'", word);
    bd_tournament *tournament = NULL;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &rules, err));
    bd_work work;
    bd_solve_options how = {.prove_unique = false};
    bd_side_by_side both;
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    const bd_status status = bd_compare_methods(context->arena, tournament, rules, round, &wishes, &how,
                                                method, false, &both, err);
    bd_work_end(&work);
    if (status != BD_OK) return status;
    bd_text text = bd_text_new(context->arena);
    if (format == 0)
        bd_compare_text(&both, &context->terminal, context->verbosity == BD_VERBOSE, &text);
    else
        bd_compare_json(&both, &text);
    if (both.best.certificate.outcome == BD_NOT_PROVED) *exit_code = BD_EXIT_LIMIT;
    if (both.best.certificate.outcome == BD_NO_MATCHING) *exit_code = BD_EXIT_NO;
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_compare = {.name = "compare",
                                       .group = "Draws",
                                       .help = "Shows the best draw and a draw by hand side by side.",
                                       .words = "FILE",
                                       .about =
                                           "The same round is drawn twice: best, with proof, and by a method "
                                           "that people use, by default the card procedure of the British "
                                           "guide ('bestdraw draw --method=cards --steps' tells how it "
                                           "goes). Boards that differ are marked, and so is the first "
                                           "criterion at which the hand draw loses. Exit code 1: there is no "
                                           "legal draw; 4: the best draw was not proved in time.",
                                       .options = compare_rows,
                                       .option_count = BD_OPTION_COUNT(compare_rows),
                                       .least = 1,
                                       .most = 1,
                                       .run = compare_run};
