/* Line: a tournament of a series as one line of JSON, and the first line of a file, which says what series it
 * is.
 *
 * The same trial has the same bytes everywhere, so that files can be compared and merged as text.
 * docs/simulate.md has the fields. line_write.c writes the lines, line_read.c reads them. */
#ifndef BD_SIMULATE_LINE_H
#define BD_SIMULATE_LINE_H

#include "base/text.h"
#include "simulate/trial.h"

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

#endif
