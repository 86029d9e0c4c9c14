#include "cli/common.h"
#include "io/tournament_file.h"

static const bd_option_row convert_rows[] = {
    {0, "to", "json|trf", "the format of OUT; default: as its name ends, else as IN"},
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

const bd_command bd_command_convert = {
    .name = "convert",
    .group = "Tournament files",
    .help = "Writes a tournament in another format.",
    .words = "IN OUT",
    .about = "IN is JSON (cards/1), TRF or a CSV list of players, told by its content; '-' is "
             "standard input. OUT ends with .json, .trf, .trfx or .txt; '-' is standard output. "
             "What has no place in the new format is named in a warning.",
    .options = convert_rows,
    .option_count = BD_OPTION_COUNT(convert_rows),
    .least = 2,
    .most = 2,
    .run = convert_run};
