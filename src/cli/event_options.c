#include "cli/event_options.h"

#include "cli/cli_words.h"
#include "rulebook/rulebook.h"

#include <stddef.h>
#include <string.h>

enum { NUMBER_MAX = 9999 };

static const struct {
    const char *name;
    size_t offset; /* of the int in the plan */
} event_numbers[] = {
    {"rounds", offsetof(bd_event_plan, rounds)},
    {"rating", offsetof(bd_event_plan, rating)},
    {"spread", offsetof(bd_event_plan, spread)},
    {"noise", offsetof(bd_event_plan, noise)},
    {"draws", offsetof(bd_event_plan, draws)},
    {"unrated", offsetof(bd_event_plan, unrated)},
    {"forfeits", offsetof(bd_event_plan, forfeits)},
    {"half-byes", offsetof(bd_event_plan, half_byes)},
    {"zero-byes", offsetof(bd_event_plan, zero_byes)},
    {"late", offsetof(bd_event_plan, late)},
    {"withdrawals", offsetof(bd_event_plan, withdrawals)},
    {"forbidden", offsetof(bd_event_plan, forbidden)},
    {"clubs", offsetof(bd_event_plan, clubs)},
    {"schools", offsetof(bd_event_plan, schools)},
    {"teams", offsetof(bd_event_plan, teams)},
};

enum { NUMBERS = sizeof event_numbers / sizeof event_numbers[0] };

bd_status bd_cli_number(const bd_args *args, const char *name, int low, int high, int *out, bd_err *err)
{
    int64_t value = *out;
    BD_TRY(bd_args_int(args, name, low, high, &value, err));
    *out = (int)value;
    return BD_OK;
}

bd_status bd_cli_event_plan(const bd_args *args, bd_event_plan *plan, bd_err *err)
{
    for (size_t i = 0; i < NUMBERS; i++) {
        int value;
        memcpy(&value, (const char *)plan + event_numbers[i].offset, sizeof value);
        BD_TRY(bd_cli_number(args, event_numbers[i].name, 0, NUMBER_MAX, &value, err));
        memcpy((char *)plan + event_numbers[i].offset, &value, sizeof value);
    }
    plan->accelerated = bd_args_has(args, "accelerated");
    if (plan->accelerated && !bd_rulebook_named_has(plan->rules, BD_HAS_ACCELERATION))
        BD_FAIL(err, BD_USAGE, "--accelerated", BD_SAY(CLI_EVENT_NOT_ACCELERATED));
    return BD_OK;
}

const char *bd_cli_event_given(const bd_args *args)
{
    for (size_t i = 0; i < NUMBERS; i++)
        if (bd_args_has(args, event_numbers[i].name)) return event_numbers[i].name;
    return bd_args_has(args, "accelerated") ? "accelerated" : NULL;
}
