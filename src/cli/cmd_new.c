/* New: a tournament from a list of players. */
#include "cli/common.h"
#include "cli/event_settings.h"
#include "io/tournament_file.h"

#include <string.h>
#include <unistd.h>

static const bd_option_row new_rows[] = {
    {0, "rules", "ID", BD_ENGLISH(CLI_NEW_RULES)}, {0, "rounds", "N", BD_ENGLISH(CLI_NEW_ROUNDS)},
    {0, "name", "TEXT", BD_ENGLISH(CLI_NEW_NAME)}, {0, "option", "NAME=VALUE", BD_ENGLISH(CLI_NEW_OPTION)},
    {0, "force", NULL, BD_ENGLISH(CLI_NEW_FORCE)}, BD_ROW_LENIENT,
};

static bd_status new_set_options(bd_context *context, const bd_args *args, const bd_rulebook *rules,
                                 bd_tournament *tournament, bd_err *err)
{
    size_t at = 0;
    for (const char *given = bd_args_next(args, "option", &at); given != NULL;
         given = bd_args_next(args, "option", &at))
        BD_TRY(bd_cli_take_setting(context, args, rules, given, tournament, err));
    return BD_OK;
}

static bd_status new_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    const char *path = args->words[1];
    int64_t rounds = 0;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_args_int(args, "rounds", 1, BD_ROUNDS_MAX, &rounds, err));
    BD_TRY(bd_cli_event_rules(args, &rules, err));
    if (!bd_args_has(args, "force") && strcmp(path, "-") != 0 && access(path, F_OK) == 0)
        BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    if (tournament->format != BD_FORMAT_CSV)
        BD_FAIL(err, BD_BAD_INPUT, args->words[0], BD_SAY(CLI_NEW_NOT_CSV),
                bd_format_word(tournament->format));
    tournament->rules = rules->id;
    tournament->rounds = (int)rounds;
    BD_TRY(new_set_options(context, args, rules, tournament, err));
    if (bd_args_has(args, "name")) tournament->name = bd_args_value(args, "name");
    bd_file_format format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_CSV) format = BD_FORMAT_JSON;
    BD_TRY(bd_cli_write(context, tournament, path, format, err));
    if (strcmp(path, "-") != 0)
        bd_tell(context, BD_SAY(CLI_NEW_DONE), path, tournament->card_count, rules->id, path);
    return BD_OK;
}

const bd_command bd_command_new = {.name = "new",
                                   .group = BD_ENGLISH(CLI_GROUP_FILES),
                                   .help = BD_ENGLISH(CLI_NEW_HELP),
                                   .words = BD_ENGLISH(CLI_WORDS_NEW),
                                   .about = BD_ENGLISH(CLI_NEW_ABOUT),
                                   .options = new_rows,
                                   .option_count = BD_OPTION_COUNT(new_rows),
                                   .least = 2,
                                   .most = 2,
                                   .run = new_run};
