/* Serve call: what `bestdraw serve` is asked for, and who does it.
 *
 * The server (serve/serve.c) stands above the commands, so the program names it at its start to the command
 * (cmd_serve.c). A build without libmicrohttpd names none; the command says so. */
#ifndef BD_CLI_SERVE_CALL_H
#define BD_CLI_SERVE_CALL_H

#include "cli/context.h"

typedef struct bd_serve_call {
    bd_context *context;
    const char *const *paths; /* of the events */
    size_t count;
    const char *host;   /* NULL: this machine alone */
    int port;           /* 0: any free one */
    const char *origin; /* as browsers see it, "https://draw.example.org"; NULL: as host and port say */
    const char *sheet;  /* file for the sheet with the links; NULL: none */
    bool anew;          /* the links printed before are worth nothing any more */
} bd_serve_call;

/* Serves until it is interrupted. */
typedef bd_status bd_server(const bd_serve_call *call, bd_err *err);

/* Names who serves, before any command runs. */
void bd_serve_call_by(bd_server *server);

/* The one there is, in programs that are built with libmicrohttpd. */
bd_server bd_serve;

#endif
