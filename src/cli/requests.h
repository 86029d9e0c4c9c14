/* Structs of requests: what most commands are asked, and the requests that our own code fills in too. Results
 * are read in common.c. */
#ifndef BD_CLI_REQUESTS_H
#define BD_CLI_REQUESTS_H

#include "cards/result.h"
#include "cli/commands.h"

/* Criteria in an order of one's own. */
typedef struct bd_priorities {
    const char **ids; /* NULL: not given */
    size_t count;
} bd_priorities;

/* What most commands are asked. The struct of a request begins with it; what a command has no row for stays
 * as it is when it is not given. */
typedef struct bd_event_request {
    const char *path, *rules;
    bd_priorities priorities;
    int round;  /* 0: not given */
    int format; /* index among the words of the command's row */
    bool lenient;
} bd_event_request;

typedef struct bd_given_result {
    bool given;
    bd_result result;
    bool match; /* points of the games of a match were given: these */
    int white_games, black_games;
    const char *text;
} bd_given_result;

bd_param_reader bd_given_result_read;

/* The result of one game: points of the games of a match are none. BD_USAGE. */
bd_status bd_given_result_of_game(const bd_given_result *given, bd_result *out, bd_err *err);

/* result: `board`, or both players; without a result they are entered key by key. */
typedef struct bd_result_request {
    bd_event_request event;
    bd_who white, black;
    int board, seat;    /* 0: not given */
    const char *boards; /* a letter for each board of a match; NULL */
    bd_given_result result;
    bool replace, reversed;
} bd_result_request;

/* convert: the words of --to, in their order */
typedef enum bd_convert_to {
    BD_TO_EVENT,
    BD_TO_JSON,
    BD_TO_CARDS,
    BD_TO_TRF,
    BD_TO_ECF,
    BD_TO_USCHESS
} bd_convert_to;

typedef struct bd_convert_request {
    bd_event_request event;
    const char *out;
    int to; /* bd_convert_to, or BD_NOT_GIVEN: as the name of the file says */
    bool ranks, public, forget;
} bd_convert_request;

#endif
