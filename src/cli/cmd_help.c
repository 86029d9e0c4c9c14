/* Help: the table of commands, printed. */
#include "cli/common.h"
#include "cli/help.h"
#include "cli/schema.h"

typedef struct help_request {
    bd_event_request event;
    const char *command;
} help_request;

static const bd_param help_params[] = {
    BD_WORD_OF(help_request, TEXT, command, "command", "COMMAND", .place = BD_WORD_NEXT),
    BD_ROW_TEXT_OR_JSON,
};

static bd_status help_print_json(bd_context *context, const bd_command *command, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    if (command != NULL)
        bd_schema_command(command, &text);
    else
        bd_schema_commands(&text);
    return bd_cli_print(context, &text, err);
}

static bd_status help_run(bd_context *context, const void *request, bd_err *err)
{
    const help_request *asked = request;
    const bd_command *command = asked->command != NULL ? bd_command_named(asked->command) : NULL;
    if (command == NULL && asked->command != NULL) return bd_command_unknown(asked->command, err);
    return asked->event.format == BD_OUT_JSON ? help_print_json(context, command, err)
                                              : bd_help_print(context, command, err);
}

const bd_command bd_command_help = {.name = "help",
                                    .group = BD_ENGLISH(CLI_GROUP_HELP),
                                    .help = BD_ENGLISH(CLI_HELP_HELP),
                                    BD_PARAMS(help_params, help_request),
                                    .run = help_run};
