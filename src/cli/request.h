/* Request: what a command is asked, as the struct that its row describes; from a command line
 * (cli/command_line.h), from JSON, or filled in by our own code; performed in perform.c.
 *
 *   why-not {"a": 13, "b": 16, "round": 3}
 *
 * In JSON the members are the parameters of the row by their names: flags are true or false, players are
 * numbers or names, a list is an array or a text as on the command line. The event is the one that is asked.
 * "files" has the texts of files that parameters name. JSON is read with the places of its values, so that
 * what is wrong is named with line and column. */
#ifndef BD_CLI_REQUEST_H
#define BD_CLI_REQUEST_H

#include "cli/commands.h"
#include "io/json/json.h"

typedef struct bd_request {
    const bd_command *command; /* NULL: there is none */
    void *members;             /* the command's struct */
    const char *role, *by;     /* who asks: NULL: the arbiter; without a name */
    const char *first;         /* the first word, which is what is read; NULL: there is none */
    bool verbose;
    bd_many files; /* bd_named: texts that came with it, by name */
} bd_request;

/* A request of which nothing is given yet. */
bd_status bd_request_new(bd_arena *arena, const bd_command *command, bd_request *out, bd_err *err);

/* Reads an object; `event` is the word that means the event, or NULL. Where JSON is one of the command's
 * formats it is the usual one. What the document holds must live as long as the request. BD_USAGE with the
 * place. */
bd_status bd_request_read(const bd_json_doc *doc, const bd_json *object, const char *event,
                          const bd_command *command, bd_request *out, bd_err *err);

/* The same from a text. */
bd_status bd_request_read_text(bd_arena *arena, const char *json, size_t length, const char *event,
                               const bd_command *command, bd_request *out, bd_err *err);

/* Whether the event is another one when it is done. */
bool bd_request_changes(const bd_request *request);

/* Whether somebody of this role may ask for what stands in the object. */
bool bd_request_may(const bd_json_doc *doc, const bd_json *object, const bd_command *command, bd_role role);

/* Whether what the command prints is JSON. */
bool bd_request_wants_json(const bd_request *request);

/* Whether JSON must have it. */
bool bd_request_needs(const bd_param *row);

/* Whether the words that were given leave a place for this one (bd_param.with, without); whether it is needed
 * beside them. */
bool bd_request_has_place(const bd_request *request, const bd_param *row);
bool bd_request_needs_now(const bd_request *request, const bd_param *row);

/* The one place where a request is performed (cli/perform.c), whoever asks: command line, library, server,
 * page. Reads the rulebook file that --rules names (io/rulebook_file.h), says what the history will tell, and
 * runs or changes. BD_BAD_INPUT has a place. */
bd_status bd_perform(bd_context *context, const bd_request *request, bd_err *err);

#endif
