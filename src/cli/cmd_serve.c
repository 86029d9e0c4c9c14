/* Serve: the page of the pairing box for everybody in the hall; the event file on the disk stays the truth.
 */
#include "cli/common.h"
#include "cli/host.h"
#include "cli/serve_call.h"

enum { SERVE_PORT = 8642, SERVE_PORT_MOST = 65535 };

static bd_server *serve_server;

void bd_serve_call_by(bd_server *server) { serve_server = server; }

static const bd_param serve_params[] = {
    BD_WORD_OF(bd_serve_request, TEXT, files, "file", "FILE", .place = BD_WORD_NEEDED, .many = true,
               .local = true),
    BD_TEXT(bd_serve_request, host, "host", "ADDRESS", CLI_SERVE_HOST),
    {BD_OPTION(bd_serve_request, WHOLE, port, "port", "N", CLI_SERVE_PORT), .high = SERVE_PORT_MOST,
     .usual = SERVE_PORT},
    BD_TEXT(bd_serve_request, origin, "origin", "URL", CLI_SERVE_ORIGIN),
    BD_TEXT(bd_serve_request, links, "links", "FILE", CLI_SERVE_LINKS),
    BD_FLAG(bd_serve_request, anew, "new-links", CLI_SERVE_ANEW),
};

static bd_status serve_run(bd_context *context, const void *request, bd_err *err)
{
    BD_TRY(bd_cli_refuse_host(context, "serve", err));
    if (serve_server == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SERVE_NOT_BUILT));
    return serve_server(context, request, err);
}

BD_COMMAND(serve, "serve", CLI_GROUP_RUNNING, CLI_SERVE_HELP, CLI_SERVE_ABOUT, bd_serve_request,
           .role = BD_ROLE_NOBODY);
