/* Serve: the page of the pairing box for everybody in the hall; the event file on the disk stays the truth.
 */
#include "cli/common.h"
#include "cli/host.h"
#include "cli/serve_call.h"

enum { SERVE_PORT = 8642, SERVE_PORT_MOST = 65535 };

static bd_server *serve_server;

void bd_serve_call_by(bd_server *server) { serve_server = server; }

typedef struct serve_request {
    bd_event_request event;
    bd_many files; /* const char * */
    const char *host, *origin, *links;
    int port;
    bool anew;
} serve_request;

static const bd_param serve_params[] = {
    BD_WORD_OF(serve_request, TEXT, files, "file", "FILE", .place = BD_WORD_NEEDED, .many = true,
               .local = true),
    BD_TEXT(serve_request, host, "host", "ADDRESS", CLI_SERVE_HOST),
    {BD_OPTION(serve_request, WHOLE, port, "port", "N", CLI_SERVE_PORT), .high = SERVE_PORT_MOST,
     .usual = SERVE_PORT},
    BD_TEXT(serve_request, origin, "origin", "URL", CLI_SERVE_ORIGIN),
    BD_TEXT(serve_request, links, "links", "FILE", CLI_SERVE_LINKS),
    BD_FLAG(serve_request, anew, "new-links", CLI_SERVE_ANEW),
};

static bd_status serve_run(bd_context *context, const void *request, bd_err *err)
{
    const serve_request *asked = request;
    BD_TRY(bd_cli_refuse_host(context, "serve", err));
    if (serve_server == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SERVE_NOT_BUILT));
    const bd_serve_call call = {.context = context,
                                .paths = asked->files.items,
                                .count = asked->files.count,
                                .host = asked->host,
                                .port = asked->port,
                                .origin = asked->origin,
                                .sheet = asked->links,
                                .anew = asked->anew};
    return serve_server(&call, err);
}

BD_COMMAND(serve, "serve", CLI_GROUP_RUNNING, CLI_SERVE_HELP, CLI_SERVE_ABOUT, serve_request,
           .role = BD_ROLE_NOBODY);
