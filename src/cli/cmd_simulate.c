/* Simulate: many tournaments, drawn by several methods and compared. */
#include "base/assert.h"
#include "cli/common.h"
#include "cli/event_options.h"
#include "cli/file_names.h"
#include "cli/meter.h"
#include "cli/simulate_options.h"
#include "cli/work.h"
#include "os/files.h"
#include "os/process.h"
#include "report/simulation.h"
#include "simulate/crew.h"
#include "simulate/journal.h"
#include "simulate/merge.h"

#include <errno.h>
#include <string.h>

static const bd_option_row simulate_rows[] = {
    {0, "tournaments", "N", BD_ENGLISH(CLI_SIMULATE_TOURNAMENTS)},
    {0, "players", "N,N,...", BD_ENGLISH(CLI_SIMULATE_PLAYERS)},
    {0, "rounds", "N", BD_ENGLISH(CLI_SIMULATE_ROUNDS)},
    {0, "methods", "WORD,WORD,...", BD_ENGLISH(CLI_SIMULATE_METHODS)},
    {0, "rules", "ID", BD_ENGLISH(CLI_OPTION_RULES_EVENT)},
    {0, "seed", "N", BD_ENGLISH(CLI_OPTION_SEED_EVENT)},
    {0, "worlds", NULL, BD_ENGLISH(CLI_SIMULATE_WORLDS)},
    {0, "same-histories", NULL, BD_ENGLISH(CLI_SIMULATE_HISTORIES)},
    BD_ROWS_EVENT(BD_ENGLISH(CLI_EVENT_NOISE)),
    {0, "threads", "N", BD_ENGLISH(CLI_SIMULATE_THREADS)},
    {0, "shard", "K/N", BD_ENGLISH(CLI_SIMULATE_SHARD)},
    {'o', "output", "FILE", BD_ENGLISH(CLI_SIMULATE_OUTPUT)},
    {0, "times", "FILE", BD_ENGLISH(CLI_SIMULATE_TIMES)},
    {0, "merge", NULL, BD_ENGLISH(CLI_SIMULATE_MERGE)},
    BD_ROW_TEXT_OR_JSON,
    {0, "html", "FILE", BD_ENGLISH(CLI_SIMULATE_HTML)},
    {0, "plots", "FOLDER", BD_ENGLISH(CLI_SIMULATE_PLOTS)},
};

/* One run, while its threads hand in what they played. */
typedef struct simulate_job {
    bd_context *context;
    const bd_args *args;
    bool json; /* how the report is printed */
    int threads;
    bd_series series;
    int first, end;
    bool *done;
    bd_journal journal, times;
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
        BD_TRY(bd_journal_add(&j->times, trial, err));
        bd_totals_add_times(&j->totals, trial);
    }
    if (j->has_journal) BD_TRY(bd_journal_add(&j->journal, trial, err));
    BD_TRY(bd_totals_add(&j->totals, trial, err));
    bd_meter_step(&j->meter);
    return BD_OK;
}

static bd_status simulate_open_files(simulate_job *j, bd_err *err)
{
    bd_arena *arena = j->context->arena;
    const char *output = bd_args_value(j->args, "output"), *times = bd_args_value(j->args, "times");
    const size_t count = (size_t)(j->end - j->first);
    BD_NEW(j->done, arena, count + 1, err);
    if (output != NULL)
        BD_TRY(bd_journal_open(arena, output, &j->series, false, j->first, j->end, j->done, j,
                               simulate_add_to_totals, &j->journal, err));
    j->has_journal = output != NULL;
    if (times == NULL) return BD_OK;
    bool *timed;
    BD_NEW(timed, arena, count + 1, err);
    BD_TRY(bd_journal_open(arena, times, &j->series, true, j->first, j->end, timed, j, simulate_add_times,
                           &j->times, err));
    j->has_times = true;
    return BD_OK;
}

static bd_status simulate_read_threads(const bd_args *args, int *threads, bd_err *err)
{
    const int processors = bd_os_processors();
    int64_t count = processors > BD_CREW_MAX ? BD_CREW_MAX : processors;
    BD_TRY(bd_args_int(args, "threads", 1, BD_CREW_MAX, &count, err));
    *threads = (int)count;
    return BD_OK;
}

/* Plays what is missing; ends early, without failing, on Ctrl-C. */
static bd_status simulate_play(void *self, const bd_solve_options *how, bd_err *err)
{
    simulate_job *j = self;
    const bd_crew crew = {.first = j->first,
                          .end = j->end,
                          .done = j->done,
                          .self = j,
                          .take = simulate_take,
                          .threads = j->threads,
                          .stop = how->limits.stop};
    j->meter = bd_meter_begin(j->context, j->end - j->first, j->meter.before);
    const bd_status status = bd_crew_play(&j->series, &crew, j->context->arena, err);
    bd_meter_end(&j->meter);
    return status;
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
    if (j->json)
        bd_simulation_json(totals, &text);
    else
        BD_TRY(bd_simulation_text(totals, &context->terminal, &text, err));
    const char *page = bd_args_value(j->args, "html"), *folder = bd_args_value(j->args, "plots");
    if (page != NULL) BD_TRY(simulate_write_page(context, page, totals, err));
    if (folder != NULL) BD_TRY(simulate_write_plots(context, folder, totals, err));
    return bd_cli_print(context, &text, err);
}

static bd_status simulate_merge(const simulate_job *j, int *exit_code, bd_err *err)
{
    const bd_args *args = j->args;
    bd_merged merged;
    BD_TRY(bd_cli_no_series(args, err));
    if (args->word_count == 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NO_FILES));
    BD_TRY(bd_merge_files(j->context->arena, args->words, args->word_count, bd_args_value(args, "output"),
                          &merged, err));
    if (merged.missing > 0) {
        *exit_code = BD_EXIT_NO;
        bd_warn(j->context, BD_SAY(CLI_SIMULATE_MISSING), merged.missing, merged.series.tournaments,
                merged.first_missing);
    }
    return simulate_report(j, &merged.totals, err);
}

static bd_status simulate_finish(simulate_job *j, int *exit_code, bd_err *err)
{
    const int64_t missing = j->end - j->first - j->totals.tournaments;
    BD_ASSERT(missing >= 0);
    if (missing > 0) {
        *exit_code = BD_EXIT_LIMIT;
        bd_warn(j->context,
                j->has_journal ? BD_SAY(CLI_SIMULATE_INTERRUPTED_GO_ON) : BD_SAY(CLI_SIMULATE_INTERRUPTED),
                (long long)j->totals.tournaments, j->end - j->first);
    }
    if (bd_args_has(j->args, "shard") || j->totals.tournaments == 0) return BD_OK;
    BD_TRY(bd_totals_finish(&j->totals, err));
    return simulate_report(j, &j->totals, err);
}

static bd_status simulate_check_shard(const bd_args *args, bd_err *err)
{
    if (args->word_count > 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_NO_MERGE), args->words[0]);
    if (!bd_args_has(args, "shard")) return BD_OK;
    static const char *const reports[] = {"format", "html", "plots"};
    if (!bd_args_has(args, "output")) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_SHARD_OUTPUT));
    for (size_t i = 0; i < sizeof reports / sizeof *reports; i++)
        if (bd_args_has(args, reports[i]))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SIMULATE_SHARD_REPORT), reports[i]);
    return BD_OK;
}

static bd_status simulate_series(simulate_job *j, int *exit_code, bd_err *err)
{
    const bd_args *args = j->args;
    bd_context *context = j->context;
    BD_TRY(simulate_check_shard(args, err));
    BD_TRY(bd_cli_series(args, &j->series, err));
    BD_TRY(bd_cli_shard(args, &j->series, &j->first, &j->end, err));
    BD_TRY(simulate_read_threads(args, &j->threads, err));
    BD_TRY(bd_totals_new(context->arena, &j->series, &j->totals, err));
    bd_status status = simulate_open_files(j, err);
    if (status == BD_OK) status = bd_work_do(context, args, false, simulate_play, j, err);
    bd_status closed = bd_journal_close(&j->journal, status == BD_OK ? err : NULL);
    if (status == BD_OK) status = closed;
    closed = bd_journal_close(&j->times, status == BD_OK ? err : NULL);
    if (status == BD_OK) status = closed;
    return status == BD_OK ? simulate_finish(j, exit_code, err) : status;
}

/* What is written while it goes on, or into folders, needs a disk. */
static bd_status simulate_check_host(const bd_context *context, const bd_args *args, bd_err *err)
{
    static const char *const on_disk[] = {"output", "times", "plots", "merge", "shard"};
    for (size_t i = 0; i < sizeof on_disk / sizeof *on_disk; i++)
        if (bd_args_has(args, on_disk[i])) BD_TRY(bd_cli_refuse_host(context, on_disk[i], err));
    return BD_OK;
}

static bd_status simulate_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    simulate_job *j;
    BD_NEW(j, context->arena, 1, err);
    j->context = context;
    j->args = args;
    BD_TRY(bd_cli_json(args, &j->json, err));
    BD_TRY(simulate_check_host(context, args, err));
    return bd_args_has(args, "merge") ? simulate_merge(j, exit_code, err)
                                      : simulate_series(j, exit_code, err);
}

const bd_command bd_command_simulate = {
    .name = "simulate",
    .group = BD_ENGLISH(CLI_GROUP_RESEARCH),
    .help = BD_ENGLISH(CLI_SIMULATE_HELP),
    .words = BD_ENGLISH(CLI_WORDS_SIMULATE),
    .fields = "",
    .about = BD_ENGLISH(CLI_SIMULATE_ABOUT),
    .options = simulate_rows,
    .option_count = BD_OPTION_COUNT(simulate_rows),
    .least = 0,
    .most = -1,
    .run = simulate_run,
};
