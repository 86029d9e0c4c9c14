/* Help: the table of commands, printed. */
#include "cli/cli_words.h"
#include "cli/help.h"

static bd_status help_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    if (args->word_count == 0) return bd_help_print(context, NULL, err);
    const bd_command *command = bd_command_named(args->words[0]);
    if (command == NULL) return bd_command_unknown(args->words[0], err);
    return bd_help_print(context, command, err);
}

const bd_command bd_command_help = {.name = "help",
                                    .group = BD_ENGLISH(CLI_GROUP_HELP),
                                    .help = BD_ENGLISH(CLI_HELP_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_HELP),
                                    .fields = "command?",
                                    .most = 1,
                                    .run = help_run};
