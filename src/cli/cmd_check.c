#include "cli/common.h"
#include "cli/draw_args.h"
#include "cli/work.h"
#include "explain/check.h"
#include "explain/replay.h"
#include "report/print_check.h"

static const bd_option_row check_rows[] = {
    {0, "round", "N", "check round N only"},
    BD_ROW_RULES,
    {0, "format", "text|json", "how to print; default: text"},
    {0, "seed", "N", "number behind every lot; default: 0"},
    {0, "allow-repeats", NULL, "earlier meetings are avoided first of all, not forbidden"},
    BD_ROW_TIME_LIMIT,
    BD_ROW_LENIENT,
};

typedef struct check_job {
    const bd_tournament *tournament;
    const bd_rulebook *rules;
    bd_draw_options options;
    bd_round_check *rounds;
    size_t count;
} check_job;

/* The round has a draw, published or played. */
static bd_status check_has_a_draw(bd_context *context, const bd_tournament *tournament, int round, bool *has,
                                  bd_err *err)
{
    bd_draw draw;
    BD_TRY(bd_replay_draw(context->arena, tournament, round, &draw, err));
    *has = draw.board_count > 0 || draw.bye != 0;
    return BD_OK;
}

static bd_status check_rounds(bd_context *context, check_job *j, int only, const bd_solve_options *how,
                              bd_err *err)
{
    const int first = only != 0 ? only : 1;
    const int last = only != 0 ? only : bd_replay_last_round(j->tournament);
    BD_NEW(j->rounds, context->arena, last >= first ? last - first + 1 : 0, err);
    for (int round = first; round <= last && !bd_work_interrupted(); round++) {
        bool has = false;
        BD_TRY(check_has_a_draw(context, j->tournament, round, &has, err));
        if (!has && only != 0)
            BD_FAIL(err, BD_USAGE, NULL, "round %d has neither been played nor published", round);
        if (!has) continue;
        BD_TRY(bd_check_round(context->arena, j->tournament, j->rules, round, &j->options, how,
                              &j->rounds[j->count], err));
        j->count++;
    }
    return BD_OK;
}

/* What is illegal, or cannot be known to be legal, weighs more than what is not proved. */
static int check_exit_code(const check_job *j)
{
    int code = bd_work_interrupted() ? BD_EXIT_LIMIT : BD_EXIT_DONE;
    for (size_t i = 0; i < j->count; i++) {
        if (j->rounds[i].partial || j->rounds[i].faults.count > 0) return BD_EXIT_NO;
        if (j->rounds[i].best.certificate.outcome == BD_NOT_PROVED) code = BD_EXIT_LIMIT;
    }
    return code;
}

static bd_status check_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    size_t format = 0;
    int only = 0;
    check_job j = {.count = 0};
    bd_tournament *tournament = NULL;
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    BD_TRY(bd_cli_round(args, &only, err));
    BD_TRY(bd_cli_draw_options(context, args, &j.options, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    BD_TRY(bd_cli_rules(args, args->words[0], tournament, &j.rules, err));
    j.tournament = tournament;
    bd_work work;
    bd_solve_options how = {.prove_unique = false};
    BD_TRY(bd_work_begin(&work, context, args, &how, err));
    const bd_status status = check_rounds(context, &j, only, &how, err);
    bd_work_end(&work);
    if (status != BD_OK) return status;
    bd_text text = bd_text_new(context->arena);
    if (format == 0)
        bd_check_text(tournament, j.rounds, j.count, &context->terminal, context->verbosity == BD_VERBOSE,
                      &text);
    else
        bd_check_json(tournament, j.rules, j.rounds, j.count, &text);
    *exit_code = check_exit_code(&j);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_check = {.name = "check",
                                     .group = "Draws",
                                     .help = "Compares every played or published round with the best draw.",
                                     .words = "FILE",
                                     .about =
                                         "Each round is drawn anew from the cards as they were before it. Is "
                                         "the published draw legal (repeats, players missing or "
                                         "twice in it, forbidden pairs, byes)? If it is, at which criterion "
                                         "is it first worse than the best draw, and by how much? "
                                         "Values are listed for the rounds that are not best, with --verbose "
                                         "for all. Exit code 1: a round is not legal, or cannot be "
                                         "checked; 4: a best "
                                         "draw was not proved in time.",
                                     .options = check_rows,
                                     .option_count = BD_OPTION_COUNT(check_rows),
                                     .least = 1,
                                     .most = 1,
                                     .run = check_run};
