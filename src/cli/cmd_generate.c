/* Generate: a made-up tournament. */
#include "cli/common.h"
#include "cli/event_options.h"
#include "hand/hand.h"
#include "io/tournament_file.h"
#include "simulate/play.h"

#include <string.h>

static const bd_option_row generate_rows[] = {
    {0, "rules", "ID", BD_ENGLISH(CLI_OPTION_RULES_EVENT)},
    {0, "players", "N", BD_ENGLISH(CLI_GENERATE_PLAYERS)},
    {0, "rounds", "N", BD_ENGLISH(CLI_GENERATE_ROUNDS)},
    {0, "played", "N", BD_ENGLISH(CLI_GENERATE_PLAYED)},
    {0, "method", "best" BD_METHOD_WORDS, BD_ENGLISH(CLI_GENERATE_METHOD)},
    {0, "seed", "N", BD_ENGLISH(CLI_OPTION_SEED_EVENT)},
    BD_ROWS_EVENT(BD_ENGLISH(CLI_EVENT_NOISE_NONE)),
    {0, "format", "json|trf", BD_ENGLISH(CLI_GENERATE_FORMAT)},
    {'o', "output", "FILE", BD_ENGLISH(CLI_OPTION_OUTPUT)},
};

static bd_status generate_read_plan(const bd_args *args, bd_event_plan *plan, bd_err *err)
{
    plan->schools = plan->teams = -1;
    BD_TRY(bd_cli_number(args, "players", 0, BD_PLAYERS_MAX, &plan->players, err));
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
    if (*format == BD_FORMAT_CSV) BD_FAIL(err, BD_USAGE, "--format", BD_SAY(CLI_GENERATE_BAD_FORMAT));
    return BD_OK;
}

static bd_status generate_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    const bd_rulebook *rules;
    BD_TRY(bd_cli_event_rules(args, &rules, err));
    bd_event_plan plan = bd_event_plan_usual(rules->id);
    BD_TRY(generate_read_plan(args, &plan, err));
    int rounds = plan.rounds, played = 0;
    BD_TRY(bd_cli_number(args, "played", 0, BD_ROUNDS_MAX, &rounds, err));
    if (rounds > plan.rounds) BD_FAIL(err, BD_USAGE, "--played", BD_SAY(CLI_GENERATE_TOO_MANY), plan.rounds);
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
        bd_warn(context, BD_SAY(CLI_GENERATE_STUCK), played + 1, pairer.id, played, rounds);
    }
    /* TRF has no place for draws, and the boards are on the cards anyway. */
    if (format == BD_FORMAT_TRF) event.tournament->draw_count = 0;
    const char *path = bd_args_value(args, "output");
    return bd_cli_write(context, event.tournament, path != NULL ? path : "-", format, err);
}

const bd_command bd_command_generate = {
    .name = "generate",
    .group = BD_ENGLISH(CLI_GROUP_RESEARCH),
    .help = BD_ENGLISH(CLI_GENERATE_HELP),
    .words = "",
    .fields = "",
    .about = BD_ENGLISH(CLI_GENERATE_ABOUT),
    .options = generate_rows,
    .option_count = BD_OPTION_COUNT(generate_rows),
    .least = 0,
    .most = 0,
    .run = generate_run,
};
