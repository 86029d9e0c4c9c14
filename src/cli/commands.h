/* Commands: the table of what bestdraw can be told to do.
 *
 * Each cmd_<name>.c defines one row, with the parameters that the command takes (cli/params.h); a row is put
 * into the table by one line in BD_COMMANDS. Command line, library, server, help, completion and the tests of
 * the man page read the table, so that none of them can say something else. */
#ifndef BD_CLI_COMMANDS_H
#define BD_CLI_COMMANDS_H

#include "cli/context.h"
#include "cli/params.h"
#include "event/event.h"

/* Who may ask for something in a hall (serve/hall_links.h): the role that is named, and those before it. */
typedef enum bd_role {
    BD_ROLE_NOBODY,
    BD_ROLE_ARBITER, /* everything */
    BD_ROLE_DESK,    /* results */
    BD_ROLE_SCREEN,  /* looks */
    BD_ROLE_PLAYER   /* sends the result of the own board */
} bd_role;

const char *bd_role_word(bd_role role); /* "arbiter", ...; "" for nobody */

/* The role that a name tells, "desk" of "desk 2"; NULL: none. */
const char *bd_role_of_name(const char *name);

typedef bd_status bd_runner(bd_context *context, const void *request, bd_err *err);

/* Changes an event that is open; saved as one act when it succeeds, and what it says is said then. */
typedef bd_status bd_changer(bd_context *context, const void *request, bd_event *event, bd_err *err);

typedef struct bd_command {
    const char *name;
    const char *group;      /* heading in the list of commands */
    const char *help;       /* one line */
    const char *about;      /* a paragraph on what it does; may be NULL */
    const bd_param *params; /* besides the common ones */
    size_t param_count;
    size_t size;  /* of the struct that a request of this command is */
    bd_role role; /* BD_ROLE_NOBODY: not served; it would work for too long, or on other files */
    bool changes; /* the event, whatever is given; else where a parameter that saves is given */
    /* What it is: `request` is that struct. One that does nothing but change the event has no `run`. */
    bd_runner *run;
    bd_changer *change;
} bd_command;

/* Of a row: its parameters, and the struct they are read into. */
#define BD_PARAMS(rows, TYPE)                                                                                \
    .params = (rows), .param_count = sizeof(rows) / sizeof *(rows), .size = sizeof(TYPE)
/* The row of a command whose parameters are <id>_params and whose function is <id>_run; `help` and `about`
 * are names of sentences, behind the TYPE of its requests stands who may ask, and whether it changes. */
#define BD_COMMAND(id, called, heading, line, paragraph, TYPE, ...)                                          \
    BD_COMMAND_ROW(id, called, heading, line, paragraph, TYPE, .run = id##_run, __VA_ARGS__)
/* The row of a command that does nothing but <id>_change. */
#define BD_CHANGE(id, called, heading, line, paragraph, TYPE, ...)                                           \
    BD_COMMAND_ROW(id, called, heading, line, paragraph, TYPE, .change = id##_change, .changes = true,       \
                   __VA_ARGS__)
#define BD_COMMAND_ROW(id, called, heading, line, paragraph, TYPE, ...)                                      \
    const bd_command bd_command_##id = {.name = (called),                                                    \
                                        .group = BD_ENGLISH(heading),                                        \
                                        .help = BD_ENGLISH(line),                                            \
                                        .about = BD_ENGLISH(paragraph),                                      \
                                        BD_PARAMS(id##_params, TYPE),                                        \
                                        __VA_ARGS__}

/* The rows in the order of the help. Row `x` is the variable bd_command_x. */
/* clang-format off: one line a command, so that lines can be added side by side */
#define BD_COMMANDS(X)                                                                                       \
    X(new)                                                                                                   \
    X(convert)                                                                                               \
    X(start)                                                                                                 \
    X(ratings)                                                                                               \
    X(show)                                                                                                  \
    X(standings)                                                                                             \
    X(find)                                                                                                  \
    X(table)                                                                                                 \
    X(result)                                                                                                \
    X(roster)                                                                                                \
    X(line_up)                                                                                               \
    X(played)                                                                                                \
    X(results)                                                                                               \
    X(missing)                                                                                               \
    X(round)                                                                                                 \
    X(bye)                                                                                                   \
    X(withdraw)                                                                                              \
    X(late)                                                                                                  \
    X(entries)                                                                                               \
    X(remove)                                                                                                \
    X(edit)                                                                                                  \
    X(present)                                                                                               \
    X(arrive)                                                                                                \
    X(absent)                                                                                                \
    X(contacts)                                                                                              \
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
    X(claims)                                                                                                \
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

size_t bd_command_count(void);
const bd_command *bd_command_at(size_t index);
const bd_command *bd_command_named(const char *name); /* NULL: there is none */

/* The parameter of that name; NULL: there is none. */
const bd_param *bd_command_param(const bd_command *command, const char *name);

/* BD_USAGE, with the name that was probably meant. */
bd_status bd_command_unknown(const char *name, bd_err *err);

/* -h -V -q -v: understood before and after every command. */
typedef struct bd_common {
    bool help, version, quiet, verbose;
    const char *language; /* NULL: not given */
    const char *by;       /* who asks; NULL: nobody is named */
} bd_common;

extern const bd_param bd_common_params[];
extern const size_t bd_common_param_count;

#endif
