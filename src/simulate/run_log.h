/* Journal: the file into which a series is written while it is played.
 *
 * Whole lines are appended and brought to the disk now and then. A process that is killed leaves at worst a
 * torn last line; whoever opens the journal again cuts that off and plays what is missing, so that nothing is
 * lost and nothing counts twice. While a process has the journal open no other one can. */
#ifndef BD_SIMULATE_RUN_LOG_H
#define BD_SIMULATE_RUN_LOG_H

#include "simulate/line.h"
#include "simulate/totals.h"

typedef struct bd_run_log {
    const bd_series *series;
    const char *path;
    bool times;
    int descriptor;
    bd_reel reel; /* stays open: closing any descriptor of a file would give up the lock on it */
    int unsynced; /* lines since the last time the disk was asked */
    bd_arena *scratch;
} bd_run_log;

/* Opens the journal of tournaments first .. end - 1, or makes it. done[end - first] is set for those that are
 * in it, and `take`, which may be NULL, gets them. BD_BAD_INPUT when the file belongs to another series or
 * holds other tournaments. */
bd_status bd_run_log_open(bd_arena *arena, const char *path, const bd_series *series, bool times, int first,
                          int end, bool *done, void *self,
                          bd_status (*take)(void *self, const bd_trial *trial, bd_err *err), bd_run_log *out,
                          bd_err *err);

bd_status bd_run_log_add(bd_run_log *journal, const bd_trial *trial, bd_err *err);

/* Brings all to the disk. Fine for a journal that was never opened. */
bd_status bd_run_log_close(bd_run_log *journal, bd_err *err);

/* The files of a series, from one process or many, put together again. */

typedef struct bd_merged {
    bd_series series;
    bd_totals totals;  /* finished */
    int missing;       /* tournaments that are in no file */
    int first_missing; /* the first of them; -1: none */
} bd_merged;

/* Reads the files, in any order; files of times are told by their first line. A tournament that is in several
 * files with the same words counts once; with other words it is an error. With `output` (may be NULL) the
 * whole series is written there, in the order of the tournaments, as one process would have written it.
 * BD_BAD_INPUT when the files are not of one series. */
bd_status bd_merge_files(bd_arena *arena, const char *const *paths, size_t count, const char *output,
                         bd_merged *out, bd_err *err);

#endif
