/* Ban: two players who must not meet. */
#include "base/ints.h"
#include "cli/common.h"
#include "cli/who.h"

#include <string.h>

static const bd_option_row ban_rows[] = {
    {0, "rounds", "A-B", BD_ENGLISH(CLI_BAN_ROUNDS)},
    {0, "lift", NULL, BD_ENGLISH(CLI_BAN_LIFT)},
    BD_ROW_LENIENT,
};

typedef struct ban_job {
    const bd_args *args;
    bd_pair_rule rule;
} ban_job;

static bd_status ban_read_rounds(const bd_args *args, bd_pair_rule *rule, bd_err *err)
{
    const char *value = bd_args_value(args, "rounds");
    int64_t first = 1, last = BD_ROUNDS_MAX;
    if (value != NULL) {
        const char *dash = strchr(value, '-');
        const size_t length = dash != NULL ? (size_t)(dash - value) : strlen(value);
        bool good = bd_parse_int(value, length, 1, BD_ROUNDS_MAX, &first);
        last = first;
        if (dash != NULL)
            good = good && bd_parse_int(dash + 1, strlen(dash + 1), first, BD_ROUNDS_MAX, &last);
        if (!good) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_BAD_ROUNDS), value, BD_ROUNDS_MAX);
    }
    rule->first = (int)first;
    rule->last = (int)last;
    return BD_OK;
}

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

static bd_status ban_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                            bd_err *err)
{
    (void)save;
    ban_job *j = self;
    bd_pair_rule *rule = &j->rule;
    BD_TRY(bd_cli_player(context, tournament, j->args->words[1], "PLAYER", &rule->a, err));
    BD_TRY(bd_cli_player(context, tournament, j->args->words[2], "PLAYER", &rule->b, err));
    const char *a = bd_cli_who(tournament, rule->a);
    const char *b = bd_cli_who(tournament, rule->b);
    if (rule->a == rule->b) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_THEMSELVES), rule->a);
    if (bd_args_has(j->args, "lift")) {
        if (ban_lift(tournament, rule->a, rule->b) == 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_BAN_NONE), rule->a, a, rule->b, b);
        bd_tell(context, BD_SAY(CLI_BAN_LIFTED), rule->a, a, rule->b, b);
        return BD_OK;
    }
    BD_TRY(ban_add(tournament, rule, err));
    if (bd_args_has(j->args, "rounds"))
        bd_tell(context, BD_SAY(CLI_BAN_DONE_ROUNDS), rule->a, a, rule->b, b, rule->first, rule->last);
    else
        bd_tell(context, BD_SAY(CLI_BAN_DONE), rule->a, a, rule->b, b);
    return BD_OK;
}

static bd_status ban_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    ban_job j = {.args = args};
    BD_TRY(ban_read_rounds(args, &j.rule, err));
    if (bd_args_has(args, "lift") && bd_args_has(args, "rounds"))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAN_LIFT_ALONE));
    return bd_cli_change(context, args, args->words[0], ban_change, &j, err);
}

const bd_command bd_command_ban = {.name = "ban",
                                   .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                   .help = BD_ENGLISH(CLI_BAN_HELP),
                                   .words = BD_ENGLISH(CLI_BAN_WORDS),
                                   .fields = "event,a,b",
                                   .about = BD_ENGLISH(CLI_BAN_ABOUT),
                                   .options = ban_rows,
                                   .option_count = BD_OPTION_COUNT(ban_rows),
                                   .least = 3,
                                   .most = 3,
                                   .run = ban_run};
