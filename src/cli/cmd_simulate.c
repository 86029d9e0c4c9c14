/* Simulate: many tournaments, drawn by several methods and compared. */
#include "base/assert.h"
#include "base/ints.h"
#include "cli/event_options.h"
#include "cli/host.h"
#include "cli/rules_file.h"
#include "cli/work.h"
#include "os/files.h"
#include "os/process.h"
#include "report/simulation.h"
#include "simulate/pool.h"
#include "simulate/run_log.h"

#include <errno.h>
#include <string.h>

/* --shard K/N: part K of N. */
typedef struct simulate_shard {
    int part, parts; /* from 1; 0: not given */
} simulate_shard;

typedef struct simulate_request {
    bd_event_request event;
    bd_many files; /* const char *: of --merge */
    bd_event_plan plan;
    const char *players, *methods, *output, *times, *html, *plots;
    simulate_shard shard;
    int tournaments, threads; /* 0: not given */
    int64_t seed;
    bool worlds, same_histories, merge;
} simulate_request;

static bd_status simulate_read_shard(bd_arena *arena, const char *text, void *member, bd_err *err)
{
    const size_t length = strcspn(text, "/");
    int64_t part = 1, parts = 1;
    const bool both = text[length] == '/' && bd_parse_int(text, length, 1, 1000000, &part) &&
                      bd_parse_int(text + length + 1, strlen(text + length + 1), 1, 1000000, &parts);
    (void)arena;
    if (!both || part > parts) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_BAD_SHARD), text);
    *(simulate_shard *)member = (simulate_shard){.part = (int)part, .parts = (int)parts};
    return BD_OK;
}

static const bd_param simulate_params[] = {
    BD_WORD_OF(simulate_request, TEXT, files, "file", "FILE", .place = BD_WORD_ALONE, .many = true,
               .local = true),
    BD_NUMBER(simulate_request, tournaments, "tournaments", 1, BD_SERIES_TOURNAMENTS,
              CLI_SIMULATE_TOURNAMENTS),
    BD_LIST(simulate_request, players, "players", "N,N,...", CLI_SIMULATE_PLAYERS),
    BD_PLAN_NUMBER(simulate_request, rounds, "rounds", CLI_SIMULATE_ROUNDS),
    BD_LIST(simulate_request, methods, "methods", "WORD,WORD,...", CLI_SIMULATE_METHODS),
    BD_ROW_RULES_OR_FILE(CLI_OPTION_RULES_EVENT),
    {BD_OPTION(simulate_request, LARGE, seed, "seed", "N", CLI_OPTION_SEED_EVENT), .high = (int64_t)1 << 53,
     .usual = BD_NOT_GIVEN},
    BD_FLAG(simulate_request, worlds, "worlds", CLI_SIMULATE_WORLDS),
    BD_FLAG(simulate_request, same_histories, "same-histories", CLI_SIMULATE_HISTORIES),
    BD_ROWS_EVENT(simulate_request, CLI_EVENT_NOISE),
    BD_NUMBER(simulate_request, threads, "threads", 1, BD_POOL_MAX, CLI_SIMULATE_THREADS),
    BD_READ(simulate_request, shard, "shard", "K/N", simulate_read_shard, CLI_SIMULATE_SHARD),
    {BD_OPTION(simulate_request, TEXT, output, "output", "FILE", CLI_SIMULATE_OUTPUT), .letter = 'o'},
    BD_TEXT(simulate_request, times, "times", "FILE", CLI_SIMULATE_TIMES),
    BD_FLAG(simulate_request, merge, "merge", CLI_SIMULATE_MERGE),
    BD_CHOICE(bd_event_request, format, "format", "text|json", BD_NOT_GIVEN, CLI_OPTION_FORMAT),
    BD_TEXT(simulate_request, html, "html", "FILE", CLI_SIMULATE_HTML),
    BD_TEXT(simulate_request, plots, "plots", "FOLDER", CLI_SIMULATE_PLOTS),
};

#define SIMULATE_ARM_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"

/* How far true strength spreads around the rating unless said: without it the seeding would know who is how
 * strong. */
enum { USUAL_NOISE = 100, USUAL_TOURNAMENTS = 100 };

/* The name of a rulebook file without its folder and ".json". */
static bd_status simulate_name_arm(bd_arena *arena, const char *path, const char **out, bd_err *err)
{
    const char *name = bd_os_name_of(path);
    const size_t length = strcspn(name, ".");
    *out = bd_arena_copy_bytes(arena, name, length);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    if (length == 0 || strspn(*out, SIMULATE_ARM_LETTERS) != length || bd_method_find(*out) != NULL ||
        strcmp(*out, "best") == 0)
        BD_FAIL(err, BD_USAGE, "--methods", BD_SAY(CLI_SIMULATE_ARM_NAME), path);
    return BD_OK;
}

/* The best draw by the rulebook file, whose base is that of the series. */
static bd_status simulate_read_arm(bd_context *context, const char *path, const bd_rulebook *rules,
                                   bd_pairer *out, bd_err *err)
{
    const bd_rulebook *base = NULL;
    bd_draw_options *options;
    BD_NEW(options, context->arena, 1, err);
    BD_TRY(bd_cli_rules_file(context, path, &base, options, err));
    if (base != rules)
        BD_FAIL(err, BD_USAGE, "--methods", BD_SAY(CLI_SIMULATE_ARM_BASE), path, base->id, rules->id);
    *out = (bd_pairer){.arm = options};
    return simulate_name_arm(context->arena, path, &out->id, err);
}

static bd_status simulate_read_methods(bd_context *context, const char *list, bd_series *out, bd_err *err)
{
    char *words = bd_arena_copy_text(context->arena, list), *rest = NULL;
    if (words == NULL) BD_FAIL_MEMORY(err);
    for (char *word = strtok_r(words, ",", &rest); word != NULL; word = strtok_r(NULL, ",", &rest)) {
        bd_pairer pairer;
        BD_TRY(bd_cli_names_a_rules_file(word) ? simulate_read_arm(context, word, out->rules, &pairer, err)
                                               : bd_pairer_find(word, &pairer, err));
        BD_TRY(bd_series_add(out, &pairer, err));
    }
    return BD_OK;
}

static bd_status simulate_read_series(bd_context *context, const simulate_request *asked, bd_series *out,
                                      bd_err *err)
{
    const bd_rulebook *rules;
    BD_TRY(bd_cli_event_rules(asked->event.rules, &rules, err));
    BD_TRY(bd_series_usual(rules, out, err));
    out->event.noise = USUAL_NOISE;
    BD_TRY(
        bd_cli_event_plan(simulate_params, BD_COUNT(simulate_params), asked, &asked->plan, &out->event, err));
    if (asked->players != NULL) BD_TRY(bd_series_sizes(out, asked->players, err));
    BD_TRY(simulate_read_methods(
        context, asked->methods != NULL ? asked->methods : "cards,lazy,greedy,random", out, err));
    if (context->rules_file != NULL) BD_TRY(bd_series_take_options(out, context->rules_file, err));
    out->tournaments = asked->tournaments > 0 ? asked->tournaments : USUAL_TOURNAMENTS;
    out->seed = asked->seed != BD_NOT_GIVEN ? (uint64_t)asked->seed : 1;
    out->same_histories = asked->same_histories;
    if (asked->same_histories && asked->worlds) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_ONE_OF));
    return bd_series_check(out, err);
}

/* Parts are runs of tournaments: put one after the other they are the whole, and each has all sizes. */
static void simulate_take_shard(const simulate_shard *shard, const bd_series *series, int *first, int *end)
{
    const int64_t all = series->tournaments;
    *first = shard->parts > 0 ? (int)(all * (shard->part - 1) / shard->parts) : 0;
    *end = shard->parts > 0 ? (int)(all * shard->part / shard->parts) : series->tournaments;
}

/* All but those of --merge itself and of the report. */
static bd_status simulate_has_no_series(const simulate_request *asked, bd_err *err)
{
    static const char *const others[] = {"file", "merge", "output", "format", "html", "plots"};
    const char *given = asked->shard.parts > 0 ? "shard" : NULL;
    for (size_t i = 0; given == NULL && i < BD_COUNT(simulate_params); i++) {
        bool other = !bd_param_is_given(&simulate_params[i], asked);
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other = other || strcmp(simulate_params[i].name, others[k]) == 0;
        if (!other) given = simulate_params[i].name;
    }
    if (given != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NOT_WITH_MERGE), given);
    return BD_OK;
}

/* One run, while its threads hand in what they played. */
typedef struct simulate_job {
    bd_context *context;
    const simulate_request *asked;
    bd_series series;
    int first, end;
    bool *done;
    bd_run_log journal, times;
    bool has_journal, has_times;
    bd_totals totals;
    bd_meter meter;
} simulate_job;

static bd_status simulate_add_to_totals(void *self, const bd_trial *trial, bd_err *err)
{
    simulate_job *j = self;
    j->meter.before++; /* how many were there already */
    return bd_totals_add(&j->totals, trial, err);
}

static bd_status simulate_add_times(void *self, const bd_trial *trial, bd_err *err)
{
    simulate_job *j = self;
    (void)err;
    bd_totals_add_times(&j->totals, trial);
    return BD_OK;
}

static bd_status simulate_take(void *self, const bd_trial *trial, bd_err *err)
{
    simulate_job *j = self;
    /* Times first: a tournament whose line is written has its times too, unless the process dies between the
     * two. */
    if (j->has_times) {
        BD_TRY(bd_run_log_add(&j->times, trial, err));
        bd_totals_add_times(&j->totals, trial);
    }
    if (j->has_journal) BD_TRY(bd_run_log_add(&j->journal, trial, err));
    BD_TRY(bd_totals_add(&j->totals, trial, err));
    bd_meter_step(&j->meter);
    return BD_OK;
}

static bd_status simulate_open_files(simulate_job *j, bd_err *err)
{
    bd_arena *arena = j->context->arena;
    const char *output = j->asked->output, *times = j->asked->times;
    const size_t count = (size_t)(j->end - j->first);
    BD_NEW(j->done, arena, count + 1, err);
    if (output != NULL)
        BD_TRY(bd_run_log_open(arena, output, &j->series, false, j->first, j->end, j->done, j,
                               simulate_add_to_totals, &j->journal, err));
    j->has_journal = output != NULL;
    if (times == NULL) return BD_OK;
    bool *timed;
    BD_NEW(timed, arena, count + 1, err);
    BD_TRY(bd_run_log_open(arena, times, &j->series, true, j->first, j->end, timed, j, simulate_add_times,
                           &j->times, err));
    j->has_times = true;
    return BD_OK;
}

/* As many as the machine has, unless said. */
static int simulate_threads(const simulate_request *asked)
{
    const int processors = bd_os_processors();
    if (asked->threads > 0) return asked->threads;
    return processors > BD_POOL_MAX ? BD_POOL_MAX : processors;
}

/* Plays what is missing; ends early, without failing, on Ctrl-C. */
static bd_status simulate_play(simulate_job *j, bd_err *err)
{
    bd_work work;
    bd_work_begin(&work, j->context, 0, false);
    const bd_pool pool = {.first = j->first,
                          .end = j->end,
                          .done = j->done,
                          .self = j,
                          .take = simulate_take,
                          .threads = simulate_threads(j->asked),
                          .stop = work.how.limits.stop};
    j->meter = bd_meter_begin(j->context, j->end - j->first, j->meter.before);
    const bd_status status = bd_pool_play(&j->series, &pool, j->context->arena, err);
    bd_meter_end(&j->meter);
    return bd_work_end(&work, status);
}

static bd_status simulate_write_page(bd_context *context, const char *path, const bd_totals *totals,
                                     bd_err *err)
{
    bd_text page = bd_text_new(context->arena);
    BD_TRY(bd_simulation_html(totals, &page, err));
    return bd_cli_put(context, path, &page, err);
}

static bd_status simulate_write_plots(bd_context *context, const char *folder, const bd_totals *totals,
                                      bd_err *err)
{
    if (!bd_os_make_folder(folder))
        BD_FAIL(err, BD_SYSTEM, folder, BD_SAY(CLI_SIMULATE_NO_FOLDER), strerror(errno));
    for (size_t i = 0; i < bd_simulation_plot_count(); i++) {
        bd_text plot = bd_text_new(context->arena), path = bd_text_new(context->arena);
        const char *name, *file;
        bool found;
        BD_TRY(bd_simulation_plot(totals, i, &name, &found, &plot, err));
        if (!found) continue;
        bd_text_add(&path, "%s/%s.svg", folder, name);
        BD_TRY(bd_text_finish(&path, &file, err));
        BD_TRY(bd_cli_put(context, file, &plot, err));
    }
    return BD_OK;
}

static bd_status simulate_report(const simulate_job *j, const bd_totals *totals, bd_err *err)
{
    bd_context *context = j->context;
    bd_text text = bd_text_new(context->arena);
    if (j->asked->event.format == BD_OUT_JSON)
        bd_simulation_json(totals, &text);
    else
        BD_TRY(bd_simulation_text(totals, &context->terminal, &text, err));
    const char *page = j->asked->html, *folder = j->asked->plots;
    if (page != NULL) BD_TRY(simulate_write_page(context, page, totals, err));
    if (folder != NULL) BD_TRY(simulate_write_plots(context, folder, totals, err));
    return bd_cli_print(context, &text, err);
}

static bd_status simulate_merge(const simulate_job *j, bd_err *err)
{
    const bd_many *files = &j->asked->files;
    bd_merged merged;
    BD_TRY(simulate_has_no_series(j->asked, err));
    if (files->count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NO_FILES));
    BD_TRY(bd_merge_files(j->context->arena, files->items, files->count, j->asked->output, &merged, err));
    if (merged.missing > 0) {
        j->context->exit_code = BD_EXIT_NO;
        bd_warn(j->context, BD_SAY(CLI_SIMULATE_MISSING), merged.missing, merged.series.tournaments,
                merged.first_missing);
    }
    return simulate_report(j, &merged.totals, err);
}

static bd_status simulate_finish(simulate_job *j, bd_err *err)
{
    const int64_t missing = j->end - j->first - j->totals.tournaments;
    BD_ASSERT(missing >= 0);
    if (missing > 0) {
        j->context->exit_code = BD_EXIT_LIMIT;
        bd_warn(j->context,
                j->has_journal ? BD_SAY(CLI_SIMULATE_INTERRUPTED_GO_ON) : BD_SAY(CLI_SIMULATE_INTERRUPTED),
                (long long)j->totals.tournaments, j->end - j->first);
    }
    if (j->asked->shard.parts > 0 || j->totals.tournaments == 0) return BD_OK;
    BD_TRY(bd_totals_finish(&j->totals, err));
    return simulate_report(j, &j->totals, err);
}

static bd_status simulate_check_shard(const simulate_request *asked, bd_err *err)
{
    const char *const *files = asked->files.items;
    if (asked->files.count > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NO_MERGE), files[0]);
    if (asked->shard.parts == 0) return BD_OK;
    if (asked->output == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_SHARD_OUTPUT));
    const char *report = asked->event.format != BD_NOT_GIVEN ? "format"
                         : asked->html != NULL               ? "html"
                         : asked->plots != NULL              ? "plots"
                                                             : NULL;
    if (report != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_SHARD_REPORT), report);
    return BD_OK;
}

static bd_status simulate_series(simulate_job *j, bd_err *err)
{
    bd_context *context = j->context;
    BD_TRY(simulate_check_shard(j->asked, err));
    BD_TRY(simulate_read_series(j->context, j->asked, &j->series, err));
    simulate_take_shard(&j->asked->shard, &j->series, &j->first, &j->end);
    BD_TRY(bd_totals_new(context->arena, &j->series, &j->totals, err));
    bd_status status = simulate_open_files(j, err);
    if (status == BD_OK) status = simulate_play(j, err);
    bd_status closed = bd_run_log_close(&j->journal, status == BD_OK ? err : NULL);
    if (status == BD_OK) status = closed;
    closed = bd_run_log_close(&j->times, status == BD_OK ? err : NULL);
    if (status == BD_OK) status = closed;
    return status == BD_OK ? simulate_finish(j, err) : status;
}

/* What is written while it goes on, or into folders, needs a disk. */
static bd_status simulate_check_host(const bd_context *context, const simulate_request *asked, bd_err *err)
{
    const char *on_disk = asked->output != NULL    ? "output"
                          : asked->times != NULL   ? "times"
                          : asked->plots != NULL   ? "plots"
                          : asked->merge           ? "merge"
                          : asked->shard.parts > 0 ? "shard"
                                                   : NULL;
    return on_disk != NULL ? bd_cli_refuse_host(context, on_disk, err) : BD_OK;
}

static bd_status simulate_run(bd_context *context, const void *request, bd_err *err)
{
    simulate_job *j;
    BD_NEW(j, context->arena, 1, err);
    j->context = context;
    j->asked = request;
    BD_TRY(simulate_check_host(context, j->asked, err));
    return j->asked->merge ? simulate_merge(j, err) : simulate_series(j, err);
}

BD_COMMAND(simulate, "simulate", CLI_GROUP_RESEARCH, CLI_SIMULATE_HELP, CLI_SIMULATE_ABOUT, simulate_request,
           .role = BD_ROLE_NOBODY);
