#include "cli/common.h"
#include "cli/event_options.h"
#include "io/tournament_file.h"
#include "simulate/play.h"

#include <string.h>

static const bd_option_row generate_rows[] = {
    {0, "rules", "ID", "the rulebook; default: caa"},
    {0, "players", "N", "how many enter; default: 40"},
    {0, "rounds", "N", "planned rounds; default: 7"},
    {0, "played", "N", "rounds to draw and play; default: all"},
    {0, "method", "WORD", "who draws: best, cards, lazy, greedy, nearest, random; default: best"},
    {0, "seed", "N", "of all lots; default: 1"},
    BD_ROWS_EVENT("0"),
    {0, "format", "json|trf", "how to write; default: by the name of the output, else json"},
    {'o', "output", "FILE", "where to; default: standard output"},
};

static bd_status generate_read_plan(const bd_args *args, bd_event_plan *plan, bd_err *err)
{
    plan->schools = plan->teams = -1;
    BD_TRY(bd_cli_number(args, "players", 0, 9999, &plan->players, err));
    BD_TRY(bd_cli_event_plan(args, plan, err));
    bd_event_plan_fill(plan);
    int64_t seed = 1;
    BD_TRY(bd_args_int(args, "seed", 0, INT64_MAX, &seed, err));
    plan->seed = (uint64_t)seed;
    return bd_event_plan_check(plan, err);
}

static bd_status generate_read_format(const bd_args *args, bd_file_format *format, bd_err *err)
{
    const char *word = bd_args_value(args, "format");
    const char *path = bd_args_value(args, "output");
    *format = BD_FORMAT_JSON;
    if (word == NULL) {
        if (path != NULL && bd_format_of_name(path) == BD_FORMAT_TRF) *format = BD_FORMAT_TRF;
        return BD_OK;
    }
    BD_TRY(bd_format_parse(word, format, err));
    if (*format == BD_FORMAT_CSV)
        BD_FAIL(err, BD_USAGE, "--format", "a tournament is written as json or trf");
    return BD_OK;
}

static bd_status generate_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    const char *id = bd_args_value(args, "rules");
    const bd_rulebook *rules;
    BD_TRY(bd_cli_find_rules(id != NULL ? id : "caa", BD_USAGE, "--rules", &rules, err));
    bd_event_plan plan = bd_event_plan_usual(rules->id);
    BD_TRY(generate_read_plan(args, &plan, err));
    int rounds = plan.rounds, played = 0;
    BD_TRY(bd_cli_number(args, "played", 0, BD_ROUNDS_MAX, &rounds, err));
    if (rounds > plan.rounds) BD_FAIL(err, BD_USAGE, "--played", "only %d rounds are planned", plan.rounds);
    const char *method = bd_args_value(args, "method");
    bd_pairer pairer;
    BD_TRY(bd_pairer_find(method != NULL ? method : "best", &pairer, err));
    bd_file_format format;
    BD_TRY(generate_read_format(args, &format, err));
    bd_event event;
    BD_TRY(bd_event_new(context->arena, &plan, &event, err));
    BD_TRY(bd_event_play(&event, &pairer, rounds, &played, err));
    if (played < rounds) {
        *exit_code = BD_EXIT_NO;
        bd_warn(context, "round %d could not be drawn by %s: %d of %d rounds were played", played + 1,
                pairer.id, played, rounds);
    }
    /* TRF has no place for draws, and the boards are on the cards anyway. */
    if (format == BD_FORMAT_TRF) event.tournament->draw_count = 0;
    const char *path = bd_args_value(args, "output");
    return bd_cli_write(context, event.tournament, path != NULL ? path : "-", format, err);
}

const bd_command bd_command_generate = {
    .name = "generate",
    .group = "Research",
    .help = "Makes up a tournament: players, rounds drawn by a method, results by lot.",
    .words = "",
    .about = "Everything follows from the seed and the options, in integers only: the same file on every "
             "machine. Results depend on "
             "the ratings (docs/generate.md has the model) and on who meets whom in which round, so that "
             "methods can be compared "
             "on the same luck. Rates are numbers out of 1000. When the method gets stuck the rounds played "
             "so far are written "
             "and the exit code is 1.",
    .options = generate_rows,
    .option_count = BD_OPTION_COUNT(generate_rows),
    .least = 0,
    .most = 0,
    .run = generate_run,
};
