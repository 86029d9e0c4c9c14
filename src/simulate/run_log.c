#include "simulate/run_log.h"

#include "base/base_words.h"
#include "os/files.h"
#include "simulate/simulate_words.h"

#include <errno.h>
#include <string.h>

enum { LINES_BETWEEN_SYNCS = 64 };

static bd_status run_log_write_all(const bd_run_log *journal, const char *bytes, size_t count, bd_err *err)
{
    if (!bd_os_write(journal->descriptor, bytes, count))
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_WRITING_FAILS), strerror(errno));
    return BD_OK;
}

static bd_status run_log_take_lock(const bd_run_log *journal, bd_err *err)
{
    switch (bd_os_lock_open(journal->descriptor)) {
    case BD_OS_GOT_IT: return BD_OK;
    case BD_OS_TAKEN: BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_OTHER_PROCESS));
    case BD_OS_REFUSED: break;
    }
    BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_NOT_LOCKED), strerror(errno));
}

static const char *run_log_kind_of(bool times) { return times ? "simulation-times/1" : "simulation/1"; }

/* Two series are the same when their first lines are. */
static bd_status run_log_check_series(const bd_run_log *journal, const bd_reel *reel, bd_err *err)
{
    bd_text wanted = bd_text_new(journal->scratch);
    const char *text;
    bd_line_add_series(journal->series, run_log_kind_of(journal->times), &wanted);
    BD_TRY(bd_text_finish(&wanted, &text, err));
    if (reel->length + 1 != wanted.length || memcmp(reel->line, text, reel->length) != 0)
        BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_OTHER_OPTIONS));
    return BD_OK;
}

static bd_status run_log_replay(bd_run_log *journal, int first, int end, bool *done, void *self,
                                bd_status (*take)(void *self, const bd_trial *trial, bd_err *err),
                                bd_err *err)
{
    bd_reel *reel = &journal->reel;
    if (reel->empty) return BD_OK;
    BD_TRY(run_log_check_series(journal, reel, err));
    for (bool found;;) {
        BD_TRY(bd_reel_next(reel, &found, err));
        if (!found) return BD_OK;
        const int number = reel->trial.number;
        if (number < first || number >= end)
            BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_NOT_IN_PART), number, first, end - 1);
        if (done[number - first] && !journal->times)
            BD_FAIL(err, BD_BAD_INPUT, journal->path, BD_SAY(SIMULATE_TWICE), number);
        done[number - first] = true;
        if (take != NULL) BD_TRY(take(self, &reel->trial, err));
    }
}

/* What is whole stays; the next line is written after it. */
static bd_status run_log_cut_torn_line(const bd_run_log *journal, long long end, bd_err *err)
{
    if (!bd_os_cut(journal->descriptor, end))
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_NOT_CUT), strerror(errno));
    return BD_OK;
}

static bd_status run_log_begin(bd_run_log *journal, bd_err *err)
{
    bd_text line = bd_text_new(journal->scratch);
    const char *text;
    bd_line_add_series(journal->series, run_log_kind_of(journal->times), &line);
    BD_TRY(bd_text_finish(&line, &text, err));
    return run_log_write_all(journal, text, line.length, err);
}

bd_status bd_run_log_open(bd_arena *arena, const char *path, const bd_series *series, bool times, int first,
                          int end, bool *done, void *self,
                          bd_status (*take)(void *self, const bd_trial *trial, bd_err *err), bd_run_log *out,
                          bd_err *err)
{
    *out = (bd_run_log){.series = series, .path = path, .times = times};
    out->descriptor = bd_os_open(path, BD_OS_APPEND);
    if (out->descriptor < 0) BD_FAIL(err, BD_SYSTEM, path, BD_SAY(SIMULATE_NOT_WRITTEN), strerror(errno));
    bd_status status = run_log_take_lock(out, err);
    out->scratch = bd_arena_new();
    if (status == BD_OK && out->scratch == NULL)
        status = bd_err_set(err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY));
    if (status == BD_OK) status = bd_reel_open(arena, path, &out->reel, err);
    if (status == BD_OK) status = run_log_replay(out, first, end, done, self, take, err);
    if (status == BD_OK) status = run_log_cut_torn_line(out, out->reel.end, err);
    if (status == BD_OK && out->reel.empty) status = run_log_begin(out, err);
    if (status != BD_OK) (void)bd_run_log_close(out, NULL);
    return status;
}

bd_status bd_run_log_add(bd_run_log *journal, const bd_trial *trial, bd_err *err)
{
    const bd_arena_mark mark = bd_arena_here(journal->scratch);
    bd_text line = bd_text_new(journal->scratch);
    const char *text;
    if (journal->times)
        bd_line_add_times(journal->series, trial, &line);
    else
        bd_line_add_trial(journal->series, trial, &line);
    bd_status status = bd_text_finish(&line, &text, err);
    if (status == BD_OK) status = run_log_write_all(journal, text, line.length, err);
    bd_arena_back_to(journal->scratch, mark);
    if (status == BD_OK && ++journal->unsynced >= LINES_BETWEEN_SYNCS) {
        (void)bd_os_flush(journal->descriptor);
        journal->unsynced = 0;
    }
    return status;
}

bd_status bd_run_log_close(bd_run_log *journal, bd_err *err)
{
    if (journal->series == NULL || journal->descriptor < 0) return BD_OK;
    /* A pipe or a terminal cannot be synchronised; a full disk is told here at the latest. */
    const bool bad = !bd_os_flush(journal->descriptor) && errno != EINVAL && errno != EROFS;
    const int why = errno;
    const bool unclosed = !bd_os_close(journal->descriptor);
    bd_reel_close(&journal->reel);
    bd_arena_free(journal->scratch);
    journal->scratch = NULL;
    journal->descriptor = -1;
    if (bad || unclosed)
        BD_FAIL(err, BD_SYSTEM, journal->path, BD_SAY(SIMULATE_WRITING_FAILS), strerror(bad ? why : errno));
    return BD_OK;
}
