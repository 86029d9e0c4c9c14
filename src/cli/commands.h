/* Commands: the table of what bestdraw can be told to do.
 *
 * Each cmd_<name>.c defines one row; a row is put into the table by one line in BD_COMMANDS. Help, completion
 * and the tests of the man page read the table, so that none of them can say something else. */
#ifndef BD_CLI_COMMANDS_H
#define BD_CLI_COMMANDS_H

#include "base/args.h"
#include "cli/context.h"

typedef struct bd_command {
    const char *name;
    const char *group;            /* heading in the list of commands */
    const char *help;             /* one line */
    const char *words;            /* "FILE ROUND [WHITE]" as in usage */
    const char *fields;           /* the words by their names in a request (cli/request.h) */
    const char *about;            /* a paragraph on what it does; may be NULL */
    const bd_option_row *options; /* besides the common ones */
    size_t option_count;
    int least, most; /* words wanted; most -1: any number */
    /* *exit_code is 0 and may be set to 1 (negative answer) or 4 (limit reached) when the status is BD_OK. */
    bd_status (*run)(bd_context *context, const bd_args *args, int *exit_code, bd_err *err);
} bd_command;

/* The rows in the order of the help. Row `x` is the variable bd_command_x. */
/* clang-format off: one line a command, so that lines can be added side by side */
#define BD_COMMANDS(X)                                                                                       \
    X(new)                                                                                                   \
    X(convert)                                                                                               \
    X(show)                                                                                                  \
    X(standings)                                                                                             \
    X(find)                                                                                                  \
    X(table)                                                                                                 \
    X(result)                                                                                                \
    X(results)                                                                                               \
    X(missing)                                                                                               \
    X(bye)                                                                                                   \
    X(withdraw)                                                                                              \
    X(late)                                                                                                  \
    X(edit)                                                                                                  \
    X(present)                                                                                               \
    X(volunteer)                                                                                             \
    X(ban)                                                                                                   \
    X(undo)                                                                                                  \
    X(redo)                                                                                                  \
    X(history)                                                                                               \
    X(serve)                                                                                                 \
    X(draw)                                                                                                  \
    X(repair)                                                                                                \
    X(report)                                                                                                \
    X(box)                                                                                                   \
    X(sheet)                                                                                                 \
    X(prizes)                                                                                                \
    X(verify)                                                                                                \
    X(check)                                                                                                 \
    X(compare)                                                                                               \
    X(explain)                                                                                               \
    X(why)                                                                                                   \
    X(why_not)                                                                                               \
    X(checklist)                                                                                             \
    X(rules)                                                                                                 \
    X(match)                                                                                                 \
    X(export)                                                                                                \
    X(audit)                                                                                                 \
    X(generate)                                                                                              \
    X(simulate)                                                                                              \
    X(help)
/* clang-format on */

#define BD_COMMAND_DECLARE(name) extern const bd_command bd_command_##name;
BD_COMMANDS(BD_COMMAND_DECLARE)
#undef BD_COMMAND_DECLARE

enum { BD_EXIT_DONE = 0, BD_EXIT_NO = 1, BD_EXIT_LIMIT = 4 };

#define BD_OPTION_COUNT(rows) (sizeof(rows) / sizeof *(rows))

size_t bd_command_count(void);
const bd_command *bd_command_at(size_t index);
const bd_command *bd_command_named(const char *name); /* NULL: there is none */

/* BD_USAGE, with the name that was probably meant. */
bd_status bd_command_unknown(const char *name, bd_err *err);

/* -h -V -q -v: understood before and after every command. */
extern const bd_option_row bd_common_options[];
extern const size_t bd_common_option_count;

#endif
