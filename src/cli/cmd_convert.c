/* Convert: the same tournament in another format. */
#include "cli/common.h"
#include "io/tournament_file.h"

static const bd_option_row convert_rows[] = {
    {0, "to", "json|trf", BD_ENGLISH(CLI_CONVERT_TO)},
    BD_ROW_LENIENT,
};

static bd_status convert_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_file_format format = BD_FORMAT_NONE;
    const char *to = bd_args_value(args, "to");
    if (to != NULL) BD_TRY(bd_format_parse(to, &format, err));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    return bd_cli_write(context, tournament, args->words[1], format, err);
}

const bd_command bd_command_convert = {.name = "convert",
                                       .group = BD_ENGLISH(CLI_GROUP_FILES),
                                       .help = BD_ENGLISH(CLI_CONVERT_HELP),
                                       .words = BD_ENGLISH(CLI_WORDS_CONVERT),
                                       .about = BD_ENGLISH(CLI_CONVERT_ABOUT),
                                       .options = convert_rows,
                                       .option_count = BD_OPTION_COUNT(convert_rows),
                                       .least = 2,
                                       .most = 2,
                                       .run = convert_run};
