/* Line: a tournament of a series as one line of JSON, and the first line of a file, which says what series it
 * is.
 *
 * The same trial has the same bytes everywhere, so that files can be compared and merged as text.
 * docs/simulate.md has the fields. */
#ifndef BD_SIMULATE_LINE_H
#define BD_SIMULATE_LINE_H

#include "simulate/series.h"

#include <stdio.h>

enum { BD_LINE_MAX = 1 << 19 };

/* The first line: all that the trials depend on. `kind`: "simulation/1", or "simulation-times/1" for times.
 */
void bd_line_add_series(const bd_series *series, const char *kind, bd_text *text);

void bd_line_add_trial(const bd_series *series, const bd_trial *trial, bd_text *text);
void bd_line_add_times(const bd_series *series, const bd_trial *trial, bd_text *text);

/* The series of a first line; *times says which kind it is. place names the line in errors. */
bd_status bd_line_read_series(bd_arena *arena, const char *place, const char *line, size_t length,
                              bd_series *out, bool *times, bd_err *err);

/* A line that is not the first one. Of times only `number` and the nanoseconds are filled in. */
bd_status bd_line_read_trial(bd_arena *arena, const char *place, const bd_series *series, bool times,
                             const char *line, size_t length, bd_trial *out, bd_err *err);

/* A series' file, read line by line in memory that does not grow. */

typedef struct bd_reel {
    FILE *file;
    const char *path;
    bd_series series; /* of the first line */
    bool times;       /* a file of times */
    bool empty;       /* not even the first line is whole: there is no series */
    bd_arena *scratch;
    char *line; /* the current line, without its line end */
    size_t length;
    int number;           /* of the current line, from 1 */
    long long start, end; /* where in the file it begins, and the next one would */
    bd_trial trial;
} bd_reel;

/* Opens the file and reads its first line; texts of the series live in the arena. BD_BAD_INPUT when it cannot
 * be opened or is no such file. On failure nothing stays open. */
bd_status bd_reel_open(bd_arena *arena, const char *path, bd_reel *out, bd_err *err);
void bd_reel_close(bd_reel *reel);

/* Reads the next trial; *found is false at the end of the file, or before a last line that is torn (reel->end
 * is where it begins). */
bd_status bd_reel_next(bd_reel *reel, bool *found, bd_err *err);

#endif
