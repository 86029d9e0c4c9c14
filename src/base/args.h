/* Options: what stands on a command line.
 *
 * A command has a table of options; parsing gives the options found, in order, and the other words. Long
 * options take a value as
 * `--name=value` or `--name value`, one-letter options as `-n value` or `-nvalue`; flags may be bundled
 * (`-qv`). `--` ends the options, unless it is
 * the last word. A word is an option only when a letter follows its dashes: "-", "--+",
 * "---" and "-5" are plain words (results of games look so). */
#ifndef BD_BASE_ARGS_H
#define BD_BASE_ARGS_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bd_option_row {
    char letter;       /* 0: none */
    const char *name;  /* without dashes */
    const char *value; /* what help calls its value ("FILE"); NULL: a flag */
    const char *help;  /* one line */
} bd_option_row;

/* One option found. */
typedef struct bd_option_given {
    const char *name;  /* as in the table */
    const char *value; /* NULL for a flag */
} bd_option_given;

typedef struct bd_args {
    bd_option_given *given; /* in the order of the command line */
    size_t given_count, given_capacity;
    const char **words; /* what is not an option */
    size_t word_count, word_capacity;
} bd_args;

/* Reads words argv[0] .. argv[count - 1] into *args, after what is there already. With stop_at_word it stops
 * before the first word that is not an option; *used is the number of words read. BD_USAGE for an unknown
 * option (with the likely one), a value missing or too much. */
bd_status bd_options_parse(bd_arena *arena, const bd_option_row *rows, size_t row_count, int count,
                           char *const *argv, bool stop_at_word, bd_args *args, int *used, bd_err *err);

bool bd_args_has(const bd_args *args, const char *name);
const char *bd_args_value(const bd_args *args, const char *name); /* of the last one given; NULL: not given */

/* Walks over the values of an option given several times: the one after *at; NULL at the end. Start with *at
 * = 0. */
const char *bd_args_next(const bd_args *args, const char *name, size_t *at);

/* The option's value as an integer in [low, high]; *out is untouched when the option is not given. BD_USAGE
 * when it is not such a number. */
bd_status bd_args_int(const bd_args *args, const char *name, int64_t low, int64_t high, int64_t *out,
                      bd_err *err);

/* The option's value as one of the `count` words; *out is its index, untouched when not given. BD_USAGE names
 * the words. */
bd_status bd_args_choice(const bd_args *args, const char *name, const char *const *words, size_t count,
                         size_t *out, bd_err *err);

#endif
