#include "cli/run.h"

#include "base/language.h"
#include "cli/cli_words.h"
#include "cli/command_line.h"
#include "cli/dutch.h"
#include "cli/help.h"
#include "cli/perform.h"
#include "os/console.h"

#include <stdio.h>

static bd_status run_perform(bd_context *context, const bd_command_line *line, bd_err *err)
{
    const bd_common *common = &line->common;
    context->verbosity = common->quiet ? BD_QUIET : common->verbose ? BD_VERBOSE : BD_NORMAL;
    if (common->help) return bd_help_print(context, line->request.command, err);
    if (common->version) {
        bd_print(context, "bestdraw " BESTDRAW_VERSION "\n");
        return BD_OK;
    }
    if (line->request.command == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_COMMAND_MISSING));
    return bd_perform(context, &line->request, err);
}

/* No word at all is how clients ask whether a pairing engine is there. */
static bd_status run_bare(bd_context *context)
{
    bd_dutch_banner(context);
    bd_print(context, BD_SAY(CLI_TRY_BARE_HELP));
    return BD_OK;
}

static int run_whole(bd_context *context, int argc, char *const *argv)
{
    bd_words_speak(bd_language_asked(&bd_spoken_languages, argc, argv));
    bd_err err = {0};
    bd_command_line line = {.common.help = false};
    bd_status status =
        argc <= 1 ? run_bare(context) : bd_command_line_read(context->arena, argc - 1, argv + 1, &line, &err);
    if (status == BD_OK && argc > 1) status = run_perform(context, &line, &err);
    if (status != BD_OK) bd_report_error(context, &err);
    if (status == BD_USAGE && line.request.command != NULL && context->verbosity != BD_QUIET)
        (void)fprintf(context->err, BD_SAY(CLI_TRY_HELP), line.request.command->name);
    const int exit_code = status == BD_OK ? context->exit_code : bd_status_exit_code(status);
    bool silent = false;
    status = bd_context_finish(context, &silent, &err);
    if (status == BD_OK) return exit_code;
    if (!silent) bd_report_error(context, &err);
    return bd_status_exit_code(status);
}

int bd_cli_run(int argc, char *const *argv, FILE *out, FILE *err)
{
    bd_context context = {.arena = bd_arena_new(), .out = out, .err = err};
    context.terminal = bd_terminal_of(bd_os_stream_number(out));
    context.out_is_terminal = bd_os_is_terminal(bd_os_stream_number(out));
    context.err_is_terminal = bd_os_is_terminal(bd_os_stream_number(err));
    if (context.arena == NULL) {
        (void)fprintf(err, "bestdraw: %s\n", BD_SAY(CLI_NO_MEMORY));
        return bd_status_exit_code(BD_NO_MEMORY);
    }
    const int exit_code =
        bd_dutch_is_asked(argc, argv) ? bd_dutch_run(&context, argc, argv) : run_whole(&context, argc, argv);
    bd_arena_free(context.arena);
    return exit_code;
}
