/* Request: a command asked for by another program, as JSON.
 *
 *   why-not {"a": 13, "b": 16, "round": 3}
 *
 * The members are the options of the command's row and its words by their names (`fields`, "event,a?,b?"),
 * typed by what help calls their values: flags are true or false, N is a whole number, a player is a number
 * or a name, a list is an array or a text as on the command line. A field is `name`, or may be left out
 * (`name?`; it needs those before it; `name!`: it does not), or comes any number of times (`name*`; `name+`:
 * at least once). The field "event" is the event that is asked. "files" has the texts of files that options
 * name. */
#ifndef BD_CLI_REQUEST_H
#define BD_CLI_REQUEST_H

#include "cli/commands.h"

typedef enum bd_value_kind {
    BD_VALUE_FLAG,
    BD_VALUE_WHOLE,
    BD_VALUE_NUMBER,
    BD_VALUE_TEXT,
    BD_VALUE_CHOICE,   /* one of the words of help, a|b|c */
    BD_VALUE_FILE,     /* a name: of a text in "files", or of one in the answer */
    BD_VALUE_PLAYER,   /* a number or a text */
    BD_VALUE_LIST,     /* a text with commas, or an array */
    BD_VALUE_PAIRS,    /* [a, b] or "a,b", or an array of these */
    BD_VALUE_SETTINGS, /* {"name": value}, "name=value", or an array of these */
    BD_VALUE_EVENT
} bd_value_kind;

/* What an option's value is in a request. */
bd_value_kind bd_request_option_kind(const bd_option_row *row);

/* Whether an option that all commands have may stand in a request. */
bool bd_request_takes_common(const bd_option_row *row);

/* A word of a command. */
typedef struct bd_field {
    char name[24];
    char mark; /* 0, '?', '!', '*' or '+' */
    bd_value_kind kind;
} bd_field;

/* The next field; *at moves on from command->fields. False: there is none. */
bool bd_request_field(const char **at, bd_field *out);

/* Reads json[length] into the words and options of a command. Where JSON is one of its formats it is the
 * usual one. The files are given to the host. BD_USAGE with the place in the request. */
bd_status bd_request_read(bd_context *context, const bd_command *command, const char *json, size_t length,
                          bd_args *args, bd_err *err);

/* Whether what the command prints is JSON. */
bool bd_request_wants_json(const bd_command *command, const bd_args *args);

#endif
