#include "cli/run.h"

#include "base/language.h"
#include "cli/cli_words.h"
#include "cli/dutch.h"
#include "cli/german_program.h"
#include "cli/help.h"
#include "cli/perform.h"
#include "os/console.h"

#include <stdio.h>
#include <string.h>

typedef struct run_call {
    bool bare;                 /* no word at all, as clients ask whether a pairing engine is there */
    const bd_command *command; /* NULL: none given */
    bd_args args;
} run_call;

/* The common options, then the command's own, in one table. */
static bd_status run_join_options(bd_arena *arena, const bd_command *command, bd_option_row **rows,
                                  size_t *count, bd_err *err)
{
    *count = bd_common_option_count + command->option_count;
    BD_NEW(*rows, arena, *count, err);
    memcpy(*rows, bd_common_options, bd_common_option_count * sizeof **rows);
    if (command->option_count > 0)
        memcpy(*rows + bd_common_option_count, command->options, command->option_count * sizeof **rows);
    return BD_OK;
}

static bd_status run_parse_call(bd_context *context, int argc, char *const *argv, run_call *c, bd_err *err)
{
    int used = 0;
    BD_TRY(bd_options_parse(context->arena, bd_common_options, bd_common_option_count, argc, argv, true,
                            &c->args, &used, err));
    if (used == argc) return BD_OK;
    c->command = bd_command_named(argv[used]);
    if (c->command == NULL) return bd_command_unknown(argv[used], err);
    bd_option_row *rows;
    size_t count;
    BD_TRY(run_join_options(context->arena, c->command, &rows, &count, err));
    int rest = 0;
    return bd_options_parse(context->arena, rows, count, argc - used - 1, argv + used + 1, false, &c->args,
                            &rest, err);
}

static bd_status run_perform(bd_context *context, run_call *c, int *exit_code, bd_err *err)
{
    if (c->bare) {
        bd_dutch_banner(context);
        bd_print(context, BD_SAY(CLI_TRY_BARE_HELP));
        return BD_OK;
    }
    context->verbosity = bd_args_has(&c->args, "quiet")     ? BD_QUIET
                         : bd_args_has(&c->args, "verbose") ? BD_VERBOSE
                                                            : BD_NORMAL;
    static const char *const languages[] = {"en", "de"};
    size_t language = 0;
    BD_TRY(bd_args_choice(&c->args, "lang", languages, sizeof languages / sizeof *languages, &language, err));
    if (bd_args_has(&c->args, "help")) return bd_help_print(context, c->command, err);
    if (bd_args_has(&c->args, "version")) {
        bd_print(context, "bestdraw " BESTDRAW_VERSION "\n");
        return BD_OK;
    }
    if (c->command == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_COMMAND_MISSING));
    return bd_perform(context, c->command, &c->args, exit_code, err);
}

static int run_whole(bd_context *context, int argc, char *const *argv)
{
    bd_words_english();
    if (strcmp(bd_language_asked(argc, argv), "de") == 0) bd_cli_speak_german();
    bd_err err = {0};
    run_call c = {.bare = argc <= 1};
    int exit_code = BD_EXIT_DONE;
    bd_status status = c.bare ? BD_OK : run_parse_call(context, argc - 1, argv + 1, &c, &err);
    if (status == BD_OK) status = run_perform(context, &c, &exit_code, &err);
    if (status != BD_OK) bd_report_error(context, &err);
    if (status == BD_USAGE && c.command != NULL && context->verbosity != BD_QUIET)
        (void)fprintf(context->err, BD_SAY(CLI_TRY_HELP), c.command->name);
    if (status != BD_OK) exit_code = bd_status_exit_code(status);
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
