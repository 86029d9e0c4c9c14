#include "cli/simulate_options.h"

#include "base/ints.h"
#include "cli/common.h"

#include <string.h>

/* How far true strength spreads around the rating unless said: without it the seeding would know who is how strong. */
enum { USUAL_NOISE = 100, USUAL_TOURNAMENTS = 100 };

/* Options that are numbers of the plan. */
enum { PLAN_NUMBERS = 15 };

typedef struct plan_number {
    const char *name;
    int *place;
} plan_number;

static void list_numbers(bd_event_plan *plan, plan_number numbers[PLAN_NUMBERS])
{
    const plan_number all[PLAN_NUMBERS] = {
        {"rounds", &plan->rounds},
        {"rating", &plan->rating},
        {"spread", &plan->spread},
        {"noise", &plan->noise},
        {"draws", &plan->draws},
        {"unrated", &plan->unrated},
        {"forfeits", &plan->forfeits},
        {"half-byes", &plan->half_byes},
        {"zero-byes", &plan->zero_byes},
        {"late", &plan->late},
        {"withdrawals", &plan->withdrawals},
        {"forbidden", &plan->forbidden},
        {"clubs", &plan->clubs},
        {"schools", &plan->schools},
        {"teams", &plan->teams},
    };
    memcpy(numbers, all, sizeof all);
}

static bd_status read_number(const bd_args *args, const char *name, int64_t low, int64_t high, int *out, bd_err *err)
{
    int64_t value = *out;
    BD_TRY(bd_args_int(args, name, low, high, &value, err));
    *out = (int)value;
    return BD_OK;
}

static bd_status read_plan(const bd_args *args, bd_event_plan *plan, bd_err *err)
{
    plan_number numbers[PLAN_NUMBERS];
    list_numbers(plan, numbers);
    plan->noise = USUAL_NOISE;
    for (size_t i = 0; i < PLAN_NUMBERS; i++) BD_TRY(read_number(args, numbers[i].name, 0, 9999, numbers[i].place, err));
    plan->accelerated = bd_args_has(args, "accelerated");
    if (plan->accelerated && strcmp(plan->rules, "fide") != 0) BD_FAIL(err, BD_USAGE, "--accelerated", "only fide knows acceleration");
    return BD_OK;
}

bd_status bd_cli_series(const bd_args *args, bd_series *out, bd_err *err)
{
    const char *id = bd_args_value(args, "rules");
    const char *sizes = bd_args_value(args, "players");
    const char *methods = bd_args_value(args, "methods");
    const bd_rulebook *rules;
    int64_t seed = 1;
    BD_TRY(bd_cli_find_rules(id != NULL ? id : "caa", BD_USAGE, "--rules", &rules, err));
    BD_TRY(bd_series_usual(rules, out, err));
    BD_TRY(read_plan(args, &out->event, err));
    if (sizes != NULL) BD_TRY(bd_series_sizes(out, sizes, err));
    BD_TRY(bd_series_methods(out, methods != NULL ? methods : "cards,lazy,greedy,random", err));
    out->tournaments = USUAL_TOURNAMENTS;
    BD_TRY(read_number(args, "tournaments", 1, BD_SERIES_TOURNAMENTS, &out->tournaments, err));
    BD_TRY(bd_args_int(args, "seed", 0, (int64_t)1 << 53, &seed, err));
    out->seed = (uint64_t)seed;
    out->same_histories = bd_args_has(args, "same-histories");
    if (out->same_histories && bd_args_has(args, "worlds"))
        BD_FAIL(err, BD_USAGE, NULL, "options '--worlds' and '--same-histories' exclude each other");
    return bd_series_check(out, err);
}

bd_status bd_cli_shard(const bd_args *args, const bd_series *series, int *first, int *end, bd_err *err)
{
    const char *word = bd_args_value(args, "shard");
    int64_t part = 1, parts = 1;
    if (word != NULL) {
        const size_t length = strcspn(word, "/");
        const bool both = word[length] == '/' && bd_parse_int(word, length, 1, 1000000, &part) &&
                          bd_parse_int(word + length + 1, strlen(word + length + 1), 1, 1000000, &parts);
        if (!both || part > parts) BD_FAIL(err, BD_USAGE, NULL, "option '--shard' is K/N with K from 1 to N, not '%.60s'", word);
    }
    /* Parts are runs of tournaments: put one after the other they are the whole, and each has all sizes. */
    *first = (int)(series->tournaments * (part - 1) / parts);
    *end = (int)(series->tournaments * part / parts);
    return BD_OK;
}

bd_status bd_cli_no_series(const bd_args *args, bd_err *err)
{
    static const char *const others[] = {"rules",  "players", "tournaments",    "methods", "seed",   "accelerated",
                                         "worlds", "shard",   "same-histories", "times",   "threads"};
    bd_event_plan plan;
    plan_number numbers[PLAN_NUMBERS];
    list_numbers(&plan, numbers);
    for (size_t i = 0; i < PLAN_NUMBERS + sizeof others / sizeof *others; i++) {
        const char *name = i < PLAN_NUMBERS ? numbers[i].name : others[i - PLAN_NUMBERS];
        if (bd_args_has(args, name))
            BD_FAIL(err, BD_USAGE, NULL, "option '--%s' is of no use with --merge: the files say what was played", name);
    }
    return BD_OK;
}
