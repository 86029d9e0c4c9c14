#include "cli/simulate_options.h"

#include "base/ints.h"
#include "cli/common.h"
#include "cli/event_options.h"

#include <string.h>

/* How far true strength spreads around the rating unless said: without it the seeding would know who is how
 * strong. */
enum { USUAL_NOISE = 100, USUAL_TOURNAMENTS = 100 };

bd_status bd_cli_series(const bd_args *args, bd_series *out, bd_err *err)
{
    const char *sizes = bd_args_value(args, "players");
    const char *methods = bd_args_value(args, "methods");
    const bd_rulebook *rules;
    int64_t seed = 1;
    BD_TRY(bd_cli_event_rules(args, &rules, err));
    BD_TRY(bd_series_usual(rules, out, err));
    out->event.noise = USUAL_NOISE;
    BD_TRY(bd_cli_event_plan(args, &out->event, err));
    if (sizes != NULL) BD_TRY(bd_series_sizes(out, sizes, err));
    BD_TRY(bd_series_methods(out, methods != NULL ? methods : "cards,lazy,greedy,random", err));
    out->tournaments = USUAL_TOURNAMENTS;
    BD_TRY(bd_cli_number(args, "tournaments", 1, BD_SERIES_TOURNAMENTS, &out->tournaments, err));
    BD_TRY(bd_args_int(args, "seed", 0, (int64_t)1 << 53, &seed, err));
    out->seed = (uint64_t)seed;
    out->same_histories = bd_args_has(args, "same-histories");
    if (out->same_histories && bd_args_has(args, "worlds"))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_ONE_OF));
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
        if (!both || part > parts) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_BAD_SHARD), word);
    }
    /* Parts are runs of tournaments: put one after the other they are the whole, and each has all sizes. */
    *first = (int)(series->tournaments * (part - 1) / parts);
    *end = (int)(series->tournaments * part / parts);
    return BD_OK;
}

bd_status bd_cli_no_series(const bd_args *args, bd_err *err)
{
    static const char *const others[] = {"rules",  "players", "tournaments",    "methods", "seed",
                                         "worlds", "shard",   "same-histories", "times",   "threads"};
    const char *given = bd_cli_event_given(args);
    for (size_t i = 0; given == NULL && i < sizeof others / sizeof *others; i++)
        if (bd_args_has(args, others[i])) given = others[i];
    if (given != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NOT_WITH_MERGE), given);
    return BD_OK;
}
