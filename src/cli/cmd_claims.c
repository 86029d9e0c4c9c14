/* Claims: who is most due White. */
#include "base/ints.h"
#include "cli/task.h"
#include "report/print_claims.h"
#include "rulebook/round/round.h"

#include <string.h>

typedef struct claims_level {
    bool given;
    int halves;
} claims_level;

typedef struct claims_request {
    bd_draw_request draw;
    claims_level level;
} claims_request;

static bd_status claims_level_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    claims_level level = {.given = true};
    (void)arena;
    if (!bd_parse_halves(text, strlen(text), &level.halves) || level.halves < 0)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_CLAIMS_BAD_LEVEL), text);
    *(claims_level *)member = level;
    return BD_OK;
}

static const bd_param claims_params[] = {
    BD_ROW_FILE,
    BD_ROW_ROUND(CLI_CLAIMS_ROUND),
    BD_READ(claims_request, level, "level", "POINTS", claims_level_read, CLI_CLAIMS_LEVEL),
    BD_ROW_RULES,
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

static bd_status claims_run(bd_context *context, const void *request, bd_err *err)
{
    const claims_request *asked = request;
    bd_task task = bd_task_of(context, request);
    bd_round *round = NULL;
    BD_TRY(bd_task_open_before(&task, err));
    BD_TRY(bd_round_new(context->arena, task.tournament, task.rules, task.round, &task.options, &round, err));
    const int halves = asked->level.given ? asked->level.halves : BD_EVERY_LEVEL;
    return bd_cli_reply(context, bd_claims_reply(round, halves, context->arena), err);
}

BD_COMMAND(claims, "claims", CLI_GROUP_DRAWS, CLI_CLAIMS_HELP, CLI_CLAIMS_ABOUT, claims_request,
           .role = BD_ROLE_ARBITER);
