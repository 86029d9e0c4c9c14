/* Help: the table of commands, printed. */
#include "cli/common.h"
#include "cli/help.h"
#include "cli/schema.h"

static const bd_option_row help_rows[] = {BD_ROW_TEXT_OR_JSON};

static bd_status help_print_json(bd_context *context, const bd_command *command, bd_err *err)
{
    bd_text text = bd_text_new(context->arena);
    if (command != NULL)
        bd_schema_command(command, &text);
    else
        bd_schema_commands(&text);
    return bd_cli_print(context, &text, err);
}

static bd_status help_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    static const char *const formats[] = {"text", "json"};
    (void)exit_code;
    size_t format = 0;
    BD_TRY(bd_args_choice(args, "format", formats, 2, &format, err));
    const bd_command *command = args->word_count > 0 ? bd_command_named(args->words[0]) : NULL;
    if (command == NULL && args->word_count > 0) return bd_command_unknown(args->words[0], err);
    return format == 1 ? help_print_json(context, command, err) : bd_help_print(context, command, err);
}

const bd_command bd_command_help = {.name = "help",
                                    .group = BD_ENGLISH(CLI_GROUP_HELP),
                                    .help = BD_ENGLISH(CLI_HELP_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_HELP),
                                    .fields = "command?",
                                    .options = help_rows,
                                    .option_count = BD_OPTION_COUNT(help_rows),
                                    .most = 1,
                                    .run = help_run};
