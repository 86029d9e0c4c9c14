/* Versus: made-up tournaments, each round drawn by us and by another engine, and compared. README.md says how
 * it is called, and how an engine is asked.
 *
 * Tournaments are played in blocks; a block that is done is one line of the state file, so that a run that
 * was interrupted goes on where it stopped, parts can be played anywhere, and --sum adds up what parts came
 * to. */
#include "table.h"

#include "base/ints.h"
#include "rulebook/rulebook.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { VERSUS_MOST = 100000000, LINE = 512 };

typedef struct versus_run {
    versus_table table;
    int tournaments, block;
    int part, parts;
    const char *state;
    char *const *engine; /* its words; NULL: none */
    bool *done;          /* by block */
} versus_run;

/* What all parts of one comparison have in common. */
static void run_print_head(const versus_run *run, char head[LINE])
{
    (void)snprintf(head, LINE, "versus 1 rules %s seed %llu tournaments %d block %d", run->table.rules,
                   (unsigned long long)run->table.seed, run->tournaments, run->block);
}

static int run_blocks(const versus_run *run) { return (run->tournaments + run->block - 1) / run->block; }

typedef struct state_line {
    int block;
    versus_counts counts;
    char digest[65];
} state_line;

static bool state_parse(const char *text, state_line *out)
{
    long long number[6];
    int used = 0;
    if (sscanf(
            text,
            "block %d tournaments %lld players %lld rounds %lld none %lld different %lld refused %lld digest "
            "%64[0-9a-f]%n",
            &out->block, &number[0], &number[1], &number[2], &number[3], &number[4], &number[5], out->digest,
            &used) != 8)
        return false;
    out->counts = (versus_counts){.tournaments = number[0],
                                  .players = number[1],
                                  .rounds = number[2],
                                  .none = number[3],
                                  .different = number[4],
                                  .refused = number[5]};
    return strlen(out->digest) == 64 && strcmp(text + used, "\n") == 0;
}

static void state_print(const state_line *line, FILE *file)
{
    const versus_counts *c = &line->counts;
    (void)fprintf(file,
                  "block %d tournaments %lld players %lld rounds %lld none %lld different %lld refused %lld "
                  "digest %s\n",
                  line->block, (long long)c->tournaments, (long long)c->players, (long long)c->rounds,
                  (long long)c->none, (long long)c->different, (long long)c->refused, line->digest);
}

/* Reads what an earlier run has done; a torn last line is one that was not written. */
static bd_status state_read(versus_run *run, bool *begun, bd_err *err)
{
    char head[LINE], text[LINE];
    state_line line;
    FILE *file = fopen(run->state, "r");
    *begun = file != NULL;
    if (file == NULL && errno == ENOENT) return BD_OK;
    if (file == NULL) BD_FAIL(err, BD_SYSTEM, run->state, "%s", strerror(errno));
    run_print_head(run, head);
    const bool same = fgets(text, sizeof text, file) != NULL && strncmp(text, head, strlen(head)) == 0 &&
                      strcmp(text + strlen(head), "\n") == 0;
    while (same && fgets(text, sizeof text, file) != NULL)
        if (state_parse(text, &line) && line.block >= 0 && line.block < run_blocks(run))
            run->done[line.block] = true;
    (void)fclose(file);
    if (!same)
        BD_FAIL(err, BD_BAD_INPUT, run->state, "this is the state of another comparison, not of '%s'", head);
    return BD_OK;
}

static bd_status state_open(versus_run *run, FILE **out, bd_err *err)
{
    char head[LINE];
    bool begun;
    BD_TRY(state_read(run, &begun, err));
    *out = fopen(run->state, "a");
    if (*out == NULL) BD_FAIL(err, BD_SYSTEM, run->state, "%s", strerror(errno));
    run_print_head(run, head);
    (void)fprintf(*out, "%s\n", begun ? "" : head); /* an empty line ends one that was torn */
    return BD_OK;
}

static bd_status run_play(versus_run *run, FILE *state, bd_err *err)
{
    for (int b = 0; b < run_blocks(run); b++) {
        state_line line = {.block = b};
        const int first = b * run->block, left = run->tournaments - first;
        if (b % run->parts != run->part - 1 || run->done[b]) continue;
        BD_TRY(versus_table_play(&run->table, first, left < run->block ? left : run->block, &line.counts,
                                 line.digest, err));
        state_print(&line, state);
        if (fflush(state) != 0) BD_FAIL(err, BD_SYSTEM, run->state, "%s", strerror(errno));
    }
    return BD_OK;
}

static bd_status run_all(bd_arena *arena, versus_run *run, bd_err *err)
{
    bd_event_plan plan = bd_event_plan_usual(run->table.rules);
    FILE *state;
    if (bd_rulebook_find(run->table.rules) == NULL)
        BD_FAIL(err, BD_USAGE, NULL, "'%s' is not a rulebook", run->table.rules);
    BD_NEW(run->done, arena, run_blocks(run), err);
    BD_TRY(bd_event_shuffle_names(arena, &plan, err));
    run->table.names = plan.names;
    BD_TRY(state_open(run, &state, err));
    bd_status status = BD_OK;
    if (run->engine != NULL) status = versus_engine_new(arena, run->engine, &run->table.engine, err);
    if (status == BD_OK) status = run_play(run, state, err);
    versus_engine_free(run->table.engine);
    (void)fclose(state);
    return status;
}

/* ---- What parts came to ---- */

static bd_status sum_file(const char *path, char head[LINE], versus_counts *sum, bd_err *err)
{
    char text[LINE];
    state_line line;
    FILE *file = fopen(path, "r");
    if (file == NULL) BD_FAIL(err, BD_SYSTEM, path, "%s", strerror(errno));
    const bool read = fgets(text, sizeof text, file) != NULL;
    if (head[0] == '\0' && read) (void)snprintf(head, LINE, "%s", text);
    const bool same = read && strncmp(text, "versus 1 ", 9) == 0 && strcmp(text, head) == 0;
    while (same && fgets(text, sizeof text, file) != NULL) {
        if (!state_parse(text, &line)) continue;
        sum->tournaments += line.counts.tournaments;
        sum->players += line.counts.players;
        sum->rounds += line.counts.rounds;
        sum->none += line.counts.none;
        sum->different += line.counts.different;
        sum->refused += line.counts.refused;
    }
    (void)fclose(file);
    if (!same) BD_FAIL(err, BD_BAD_INPUT, path, "this is not the state of the same comparison");
    return BD_OK;
}

static bd_status sum_all(int count, char *const *paths, bd_err *err)
{
    char head[LINE] = "";
    versus_counts sum = {0};
    for (int i = 0; i < count; i++) BD_TRY(sum_file(paths[i], head, &sum, err));
    (void)printf(
        "%stournaments %lld, players %lld, rounds %lld\nno legal pairing, by both: %lld\ndifferent: %lld\n"
        "refused by the engine: %lld\n",
        head, (long long)sum.tournaments, (long long)sum.players, (long long)sum.rounds, (long long)sum.none,
        (long long)sum.different, (long long)sum.refused);
    return BD_OK;
}

/* ---- The call ---- */

static const char usage[] =
    "usage: versus --state FILE [--rules ID] [--seed N] [--tournaments N] [--block N] [--part K/N]\n"
    "              [--differences FOLDER] [-- ENGINE WORD...]\n"
    "       versus --sum FILE...\n";

static bool call_number(const char *text, int64_t high, int64_t *out)
{
    return bd_parse_int(text, strlen(text), 1, high, out);
}

static bool call_part(versus_run *run, const char *text)
{
    int64_t part, parts;
    const char *slash = strchr(text, '/');
    if (slash == NULL || !bd_parse_int(text, (size_t)(slash - text), 1, VERSUS_MOST, &part)) return false;
    if (!call_number(slash + 1, VERSUS_MOST, &parts) || part > parts) return false;
    run->part = (int)part;
    run->parts = (int)parts;
    return true;
}

static bool call_take(versus_run *run, const char *option, const char *value)
{
    int64_t number = 0;
    if (strcmp(option, "--state") == 0)
        run->state = value;
    else if (strcmp(option, "--rules") == 0)
        run->table.rules = value;
    else if (strcmp(option, "--differences") == 0)
        run->table.folder = value;
    else if (strcmp(option, "--part") == 0)
        return call_part(run, value);
    else if (strcmp(option, "--seed") == 0) {
        if (!call_number(value, INT64_MAX, &number)) return false;
        run->table.seed = (uint64_t)number;
    } else if (strcmp(option, "--tournaments") == 0 || strcmp(option, "--block") == 0) {
        if (!call_number(value, VERSUS_MOST, &number)) return false;
        *(option[2] == 't' ? &run->tournaments : &run->block) = (int)number;
    } else
        return false;
    return true;
}

static bool call_read(versus_run *run, int argc, char **argv)
{
    *run = (versus_run){
        .table = {.rules = "fide", .seed = 1}, .tournaments = 1000, .block = 200, .part = 1, .parts = 1};
    for (int at = 1; at < argc; at += 2) {
        if (strcmp(argv[at], "--") == 0 && at + 1 < argc) {
            run->engine = &argv[at + 1];
            break;
        }
        if (at + 1 >= argc || !call_take(run, argv[at], argv[at + 1])) return false;
    }
    return run->state != NULL;
}

int main(int argc, char **argv)
{
    bd_err err = {0};
    versus_run run;
    char said[1200];
    bd_arena *arena = bd_arena_new();
    bd_status status = BD_NO_MEMORY;
    const clock_t began = clock();
    if (argc > 2 && strcmp(argv[1], "--sum") == 0)
        status = sum_all(argc - 2, argv + 2, &err);
    else if (!call_read(&run, argc, argv)) {
        (void)fputs(usage, stderr);
        bd_arena_free(arena);
        return 2;
    } else if (arena != NULL) {
        status = run_all(arena, &run, &err);
        (void)fprintf(stderr, "%.2f s of processor time, without the engine's\n",
                      (double)(clock() - began) / CLOCKS_PER_SEC);
    }
    if (status != BD_OK) (void)fprintf(stderr, "versus: %s\n", bd_err_text(&err, said, sizeof said));
    bd_arena_free(arena);
    return bd_status_exit_code(status);
}
