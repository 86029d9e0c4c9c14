/* Reel: a series' file, read line by line in memory that does not grow. */
#ifndef BD_SIMULATE_REEL_H
#define BD_SIMULATE_REEL_H

#include "simulate/line.h"

#include <stdio.h>

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
