/* Lines: a strict reader of line-based text, for certificates and instances.
 *
 * A line is a keyword and what follows it, separated by spaces; empty lines and lines that begin with '#' say
 * nothing. Numbers are plain decimal integers: no '+', no leading zeros, no -0. Any bytes may be given;
 * errors carry "name:line". */
#ifndef BD_IO_LINES_H
#define BD_IO_LINES_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bd_lines {
    bd_arena *arena;
    const char *name;
    const char *at, *end; /* what is left of the file */
    const char *p,
        *stop; /* what is left of the line; both at the end of the file when there is no line any more */
    int line;  /* number of the current line */
    char place[160];
} bd_lines;

/* Stands on the first line that says something. */
bd_lines bd_lines_open(bd_arena *arena, const char *name, const char *bytes, size_t count);

const char *bd_lines_place(bd_lines *lines); /* "name:line", valid until the next call */
void bd_lines_next(bd_lines *lines);

/* Fails at the line. */
#define BD_LINES_FAIL(lines, err, ...) BD_FAIL((err), BD_BAD_INPUT, bd_lines_place(lines), __VA_ARGS__)

/* For a reader of its own: where the current line's first word stands, and that `lines` lines from there to
 * `at` were read. */
const char *bd_lines_here(const bd_lines *lines);
void bd_lines_go_to(bd_lines *lines, const char *at, int passed);

bool bd_lines_at_line_end(const bd_lines *lines);

bool bd_lines_take_word(bd_lines *lines, const char *word); /* passes the next word if it is this one */
bd_status bd_lines_expect_word(bd_lines *lines, const char *word, bd_err *err);
bd_status bd_lines_expect_end(bd_lines *lines,
                              bd_err *err); /* nothing is left on the line; goes to the next */

bd_status bd_lines_expect_blank(bd_lines *lines, const char *after,
                                bd_err *err); /* passes spaces; the end of the line will do */

/* A number that is a word, and the spaces after it. `what` names it in errors. */
bd_status bd_lines_take_number(bd_lines *lines, const char *what, int64_t low, int64_t high, int64_t *out,
                               bd_err *err);

/* "7" or "3-17", from 1 to high, beginning above *last; *last becomes its end. Spaces after it are not
 * passed. */
bd_status bd_lines_take_range(bd_lines *lines, const char *what, int64_t high, int64_t *first, int64_t *last,
                              bd_err *err);

/* The next word, copied: plain characters only, at most `longest` bytes. */
bd_status bd_lines_take_token(bd_lines *lines, const char *what, size_t longest, const char **out,
                              bd_err *err);

/* The rest of the line as it stands, copied: valid UTF-8 without control characters; goes to the next line.
 */
bd_status bd_lines_take_text(bd_lines *lines, const char **out, bd_err *err);

#endif
