/* Serve: the page of the pairing box for everybody in the hall; the event file on the disk stays the truth.
 */
#include "cli/common.h"
#include "cli/file_names.h"
#include "cli/serve_call.h"

enum { SERVE_PORT = 8642, SERVE_PORT_MOST = 65535 };

static bd_server *serve_server;

void bd_serve_call_by(bd_server *server) { serve_server = server; }

static const bd_option_row serve_rows[] = {
    {0, "host", "ADDRESS", BD_ENGLISH(CLI_SERVE_HOST)}, {0, "port", "N", BD_ENGLISH(CLI_SERVE_PORT)},
    {0, "origin", "URL", BD_ENGLISH(CLI_SERVE_ORIGIN)}, {0, "links", "FILE", BD_ENGLISH(CLI_SERVE_LINKS)},
    {0, "new-links", NULL, BD_ENGLISH(CLI_SERVE_ANEW)},
};

static bd_status serve_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    int64_t port = SERVE_PORT;
    (void)exit_code;
    BD_TRY(bd_cli_refuse_host(context, "serve", err));
    if (serve_server == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_SERVE_NOT_BUILT));
    BD_TRY(bd_args_int(args, "port", 0, SERVE_PORT_MOST, &port, err));
    const bd_serve_call call = {.context = context,
                                .paths = args->words,
                                .count = args->word_count,
                                .host = bd_args_value(args, "host"),
                                .port = (int)port,
                                .origin = bd_args_value(args, "origin"),
                                .sheet = bd_args_value(args, "links"),
                                .anew = bd_args_has(args, "new-links")};
    return serve_server(&call, err);
}

const bd_command bd_command_serve = {.name = "serve",
                                     .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                     .help = BD_ENGLISH(CLI_SERVE_HELP),
                                     .words = BD_ENGLISH(CLI_SERVE_WORDS),
                                     .fields = "",
                                     .about = BD_ENGLISH(CLI_SERVE_ABOUT),
                                     .options = serve_rows,
                                     .option_count = BD_OPTION_COUNT(serve_rows),
                                     .least = 1,
                                     .most = -1,
                                     .run = serve_run};
