/* Merge: the files of a series, from one process or many, put together again. */
#ifndef BD_SIMULATE_MERGE_H
#define BD_SIMULATE_MERGE_H

#include "simulate/totals.h"

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
