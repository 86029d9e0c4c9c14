#include "cli/simulate_options.h"

#include "base/ints.h"

#include <string.h>

/* How far true strength spreads around the rating unless said: without it the seeding would know who is how
 * strong. */
enum { USUAL_NOISE = 100, USUAL_TOURNAMENTS = 100 };

bd_status bd_cli_series(const bd_series_request *asked, bd_series *out, bd_err *err)
{
    const bd_rulebook *rules;
    BD_TRY(bd_cli_event_rules(asked->event.rules, &rules, err));
    BD_TRY(bd_series_usual(rules, out, err));
    out->event.noise = USUAL_NOISE;
    BD_TRY(bd_cli_event_plan(&asked->plan, &out->event, err));
    if (asked->players != NULL) BD_TRY(bd_series_sizes(out, asked->players, err));
    BD_TRY(bd_series_methods(out, asked->methods != NULL ? asked->methods : "cards,lazy,greedy,random", err));
    out->tournaments = asked->tournaments > 0 ? asked->tournaments : USUAL_TOURNAMENTS;
    out->seed = asked->seed != BD_NOT_GIVEN ? (uint64_t)asked->seed : 1;
    out->same_histories = asked->same_histories;
    if (asked->same_histories && asked->worlds) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_ONE_OF));
    return bd_series_check(out, err);
}

bd_status bd_shard_read(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    const size_t length = strcspn(text, "/");
    int64_t part = 1, parts = 1;
    const bool both = text[length] == '/' && bd_parse_int(text, length, 1, 1000000, &part) &&
                      bd_parse_int(text + length + 1, strlen(text + length + 1), 1, 1000000, &parts);
    (void)arena;
    if (!both || part > parts) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_BAD_SHARD), text);
    *(bd_shard *)member = (bd_shard){.part = (int)part, .parts = (int)parts};
    return BD_OK;
}

/* Parts are runs of tournaments: put one after the other they are the whole, and each has all sizes. */
void bd_cli_shard(const bd_shard *shard, const bd_series *series, int *first, int *end)
{
    const int64_t all = series->tournaments;
    *first = shard->parts > 0 ? (int)(all * (shard->part - 1) / shard->parts) : 0;
    *end = shard->parts > 0 ? (int)(all * shard->part / shard->parts) : series->tournaments;
}

/* All but those of --merge itself and of the report. */
bd_status bd_cli_no_series(const bd_param *rows, size_t count, const bd_series_request *asked, bd_err *err)
{
    static const char *const others[] = {"file", "merge", "output", "format", "html", "plots"};
    const char *given = asked->shard.parts > 0 ? "shard" : NULL;
    for (size_t i = 0; given == NULL && i < count; i++) {
        bool other = !bd_param_is_given(&rows[i], asked);
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other = other || strcmp(rows[i].name, others[k]) == 0;
        if (!other) given = rows[i].name;
    }
    if (given != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NOT_WITH_MERGE), given);
    return BD_OK;
}
