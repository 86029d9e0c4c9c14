/* Serve call: what `bestdraw serve` is asked for, and who does it.
 *
 * The server (serve/serve.c) stands above the commands, so the program names it at its start to the command
 * (cmd_serve.c). A build without libmicrohttpd names none; the command says so. */
#ifndef BD_CLI_SERVE_CALL_H
#define BD_CLI_SERVE_CALL_H

#include "cli/requests.h"

typedef struct bd_serve_request {
    bd_event_request event;
    bd_many files;      /* const char *: of the events */
    const char *host;   /* NULL: this machine alone */
    const char *origin; /* as browsers see it, "https://draw.example.org"; NULL: as host and port say */
    const char *links;  /* file for the sheet with the links; NULL: none */
    int port;           /* 0: any free one */
    bool anew;          /* the links printed before are worth nothing any more */
} bd_serve_request;

/* Serves until it is interrupted. */
typedef bd_status bd_server(bd_context *context, const bd_serve_request *asked, bd_err *err);

/* Names who serves, before any command runs. */
void bd_serve_call_by(bd_server *server);

/* The one there is, in programs that are built with libmicrohttpd. */
bd_server bd_serve;

#endif
