/* Generate: a made-up tournament. */
#include "cli/event_options.h"
#include "io/tournament_file.h"
#include "simulate/play.h"

/* The words of --format. */
enum { AS_JSON, AS_TRF };

typedef struct generate_request {
    bd_event_request event;
    bd_event_plan plan;
    int played, method;
    int64_t seed;
    const char *output;
} generate_request;

static const bd_param generate_params[] = {
    BD_ROW_RULES_OR_FILE(CLI_OPTION_RULES_EVENT),
    {BD_OPTION(generate_request, WHOLE, plan.players, "players", "N", CLI_GENERATE_PLAYERS),
     .high = BD_PLAYERS_MAX, .usual = BD_NOT_GIVEN},
    BD_PLAN_NUMBER(generate_request, rounds, "rounds", CLI_GENERATE_ROUNDS),
    {BD_OPTION(generate_request, WHOLE, played, "played", "N", CLI_GENERATE_PLAYED), .high = BD_ROUNDS_MAX,
     .usual = BD_NOT_GIVEN},
    BD_CHOICE(generate_request, method, "method", "best" BD_METHOD_WORDS, 0, CLI_GENERATE_METHOD),
    {BD_OPTION(generate_request, LARGE, seed, "seed", "N", CLI_OPTION_SEED_EVENT), .high = INT64_MAX,
     .usual = 1},
    BD_ROWS_EVENT(generate_request, CLI_EVENT_NOISE_NONE),
    BD_CHOICE(bd_event_request, format, "format", "json|trf", BD_NOT_GIVEN, CLI_GENERATE_FORMAT),
    BD_ROW_OUTPUT(generate_request, output),
};

/* TRF only where it is asked for, or OUT is called so. */
static bd_file_format generate_format(const generate_request *asked)
{
    const bool named = asked->output != NULL && bd_format_of_name(asked->output) == BD_FORMAT_TRF;
    return asked->event.format == AS_TRF || (asked->event.format == BD_NOT_GIVEN && named) ? BD_FORMAT_TRF
                                                                                           : BD_FORMAT_JSON;
}

static bd_status generate_run(bd_context *context, const void *request, bd_err *err)
{
    const generate_request *asked = request;
    const bd_rulebook *rules;
    BD_TRY(bd_cli_event_rules(asked->event.rules, &rules, err));
    bd_event_plan plan = bd_event_plan_usual(rules->id);
    plan.schools = plan.teams = -1;
    BD_TRY(bd_cli_event_plan(generate_params, BD_COUNT(generate_params), request, &asked->plan, &plan, err));
    bd_event_plan_fill(&plan);
    plan.seed = (uint64_t)asked->seed;
    BD_TRY(bd_event_plan_check(&plan, err));
    const int rounds = asked->played != BD_NOT_GIVEN ? asked->played : plan.rounds;
    int played = 0;
    if (rounds > plan.rounds) BD_FAIL(err, BD_USAGE, "--played", BD_SAY(CLI_GENERATE_TOO_MANY), plan.rounds);
    bd_pairer pairer;
    BD_TRY(bd_pairer_find(asked->method == 0 ? "best" : bd_method_at((size_t)asked->method - 1)->id, &pairer,
                          err));
    pairer.arm = context->rules_file;
    const bd_file_format format = generate_format(asked);
    bd_made_event event;
    BD_TRY(bd_made_event_new(context->arena, &plan, &event, err));
    BD_TRY(bd_made_event_play(&event, &pairer, rounds, &played, err));
    if (played < rounds) {
        context->exit_code = BD_EXIT_NO;
        bd_warn(context, BD_SAY(CLI_GENERATE_STUCK), played + 1, pairer.id, played, rounds);
    }
    /* TRF has no place for draws, and the boards are on the cards anyway. */
    if (format == BD_FORMAT_TRF) event.tournament->draw_count = 0;
    bd_text text = bd_text_new(context->arena);
    bd_warnings warnings = bd_warnings_new(context->arena);
    BD_TRY(bd_tournament_write_text(event.tournament, format, &warnings, &text, err));
    BD_TRY(bd_cli_put(context, asked->output, &text, err));
    bd_cli_tell_warnings(context, &warnings);
    return BD_OK;
}

BD_COMMAND(generate, "generate", CLI_GROUP_RESEARCH, CLI_GENERATE_HELP, CLI_GENERATE_ABOUT, generate_request,
           .role = BD_ROLE_NOBODY);
