/* Ban: two players who must not meet. */
#include "base/ints.h"
#include "cli/common.h"
#include "cli/who.h"

#include <string.h>

typedef struct ban_rounds {
    int first, last; /* 0: not given */
} ban_rounds;

/* "3" or "1-3" */
static bd_status ban_rounds_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    const char *dash = strchr(text, '-');
    const size_t length = dash != NULL ? (size_t)(dash - text) : strlen(text);
    int64_t first = 1, last = 0;
    bool good = bd_parse_int(text, length, 1, BD_ROUNDS_MAX, &first);
    (void)arena;
    last = first;
    if (dash != NULL) good = good && bd_parse_int(dash + 1, strlen(dash + 1), first, BD_ROUNDS_MAX, &last);
    if (!good) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_BAD_ROUNDS), text, BD_ROUNDS_MAX);
    *(ban_rounds *)member = (ban_rounds){.first = (int)first, .last = (int)last};
    return BD_OK;
}

typedef struct ban_request {
    bd_event_request event;
    bd_who a, b;
    ban_rounds rounds;
    bool lift;
} ban_request;

static const bd_param ban_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(ban_request, PLAYER, a, "a", "PLAYER", .place = BD_WORD_NEEDED),
    BD_WORD_OF(ban_request, PLAYER, b, "b", "PLAYER", .place = BD_WORD_NEEDED),
    BD_READ(ban_request, rounds, "rounds", "A-B", ban_rounds_read, CLI_BAN_ROUNDS),
    BD_FLAG(ban_request, lift, "lift", CLI_BAN_LIFT),
    BD_ROW_LENIENT,
};

static bool ban_is_of(const bd_pair_rule *rule, int a, int b)
{
    return (rule->a == a && rule->b == b) || (rule->a == b && rule->b == a);
}

/* Takes away every ban on the two; how many there were. */
static size_t ban_lift(bd_tournament *tournament, int a, int b)
{
    size_t kept = 0;
    const size_t before = tournament->forbid_count;
    for (size_t i = 0; i < before; i++)
        if (!ban_is_of(&tournament->forbid[i], a, b)) tournament->forbid[kept++] = tournament->forbid[i];
    tournament->forbid_count = kept;
    return before - kept;
}

static bd_status ban_add(bd_tournament *tournament, const bd_pair_rule *rule, bd_err *err)
{
    for (size_t i = 0; i < tournament->forbid_count; i++) {
        const bd_pair_rule *there = &tournament->forbid[i];
        if (ban_is_of(there, rule->a, rule->b) && there->first <= rule->first && there->last >= rule->last)
            return BD_OK;
    }
    BD_ROOM(tournament->forbid, tournament->forbid_count, tournament->forbid_capacity, tournament->arena,
            err);
    tournament->forbid[tournament->forbid_count++] = *rule;
    return BD_OK;
}

static bd_status ban_change(bd_context *context, const void *request, bd_event *event, bd_err *err)
{
    bd_tournament *tournament = event->entered;
    const ban_request *asked = request;
    const bool some = asked->rounds.first > 0;
    bd_pair_rule all = {.first = some ? asked->rounds.first : 1,
                        .last = some ? asked->rounds.last : BD_ROUNDS_MAX};
    bd_pair_rule *rule = &all;
    BD_TRY(bd_cli_player(context, tournament, &asked->a, "PLAYER", &rule->a, err));
    BD_TRY(bd_cli_player(context, tournament, &asked->b, "PLAYER", &rule->b, err));
    const char *a = bd_cli_who(tournament, rule->a);
    const char *b = bd_cli_who(tournament, rule->b);
    if (rule->a == rule->b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_THEMSELVES), rule->a);
    if (asked->lift) {
        if (ban_lift(tournament, rule->a, rule->b) == 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_BAN_NONE), rule->a, a, rule->b, b);
        bd_tell(context, BD_SAY(CLI_BAN_LIFTED), rule->a, a, rule->b, b);
        return BD_OK;
    }
    BD_TRY(ban_add(tournament, rule, err));
    if (some)
        bd_tell(context, BD_SAY(CLI_BAN_DONE_ROUNDS), rule->a, a, rule->b, b, rule->first, rule->last);
    else
        bd_tell(context, BD_SAY(CLI_BAN_DONE), rule->a, a, rule->b, b);
    return BD_OK;
}

static bd_status ban_run(bd_context *context, const void *request, bd_err *err)
{
    const ban_request *asked = request;
    if (asked->lift && asked->rounds.first > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_LIFT_ALONE));
    return bd_cli_change(context, request, ban_change, err);
}

BD_COMMAND(ban, "ban", CLI_GROUP_RUNNING, CLI_BAN_HELP, CLI_BAN_ABOUT, ban_request, .role = BD_ROLE_ARBITER,
           .changes = true);
