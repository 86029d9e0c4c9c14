#include "base/ints.h"
#include "cli/common.h"
#include "io/tournament_file.h"
#include "rulebook/round/settings.h"

#include <string.h>
#include <unistd.h>

static const bd_option_row new_rows[] = {
    {0, "rules", "ID", "the rulebook ('bestdraw rules' lists them); default: caa"},
    {0, "rounds", "N", "planned rounds"},
    {0, "name", "TEXT", "what the event is called"},
    {0, "option", "NAME=VALUE",
     "an option of the rulebook, like ungraded=bottom or club_rounds=2 (may be given again)"},
    {0, "force", NULL, "replace FILE if there is one"},
    BD_ROW_LENIENT,
};

/* A number, true and false as they are, anything else as text. */
static bool new_is_plain_json(const char *value)
{
    int64_t number = 0;
    return strcmp(value, "true") == 0 || strcmp(value, "false") == 0 ||
           bd_parse_int(value, strlen(value), INT32_MIN, INT32_MAX, &number);
}

static bd_status new_set_option(bd_tournament *tournament, const char *given, bd_err *err)
{
    const char *equals = strchr(given, '=');
    if (equals == NULL || equals == given || equals[1] == '\0')
        BD_FAIL(err, BD_USAGE, NULL, "option '--option' needs NAME=VALUE, like ungraded=bottom, not '%.100s'",
                given);
    const char *name = bd_arena_copy_bytes(tournament->arena, given, (size_t)(equals - given));
    bd_text value = bd_text_new(tournament->arena);
    if (new_is_plain_json(equals + 1))
        bd_text_add_string(&value, equals + 1);
    else
        bd_text_add_json(&value, equals + 1);
    const char *text = NULL;
    BD_TRY(bd_text_finish(&value, &text, err));
    if (name == NULL) BD_FAIL(err, BD_NO_MEMORY, NULL, "memory is exhausted");
    if (bd_tournament_option(tournament, name) != NULL)
        BD_FAIL(err, BD_USAGE, NULL, "the option '%.60s' is given twice", name);
    BD_ROOM(tournament->options, tournament->option_count, tournament->option_capacity, tournament->arena,
            err);
    tournament->options[tournament->option_count++] = (bd_option){.key = name, .text = text};
    return BD_OK;
}

static bd_status new_set_options(bd_tournament *tournament, const bd_args *args, bd_err *err)
{
    size_t at = 0;
    for (const char *given = bd_args_next(args, "option", &at); given != NULL;
         given = bd_args_next(args, "option", &at))
        BD_TRY(new_set_option(tournament, given, err));
    return bd_settings_check(tournament, err);
}

static bd_status new_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    const char *path = args->words[1];
    const char *wish = bd_args_value(args, "rules");
    int64_t rounds = 0;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_args_int(args, "rounds", 1, BD_ROUNDS_MAX, &rounds, err));
    BD_TRY(bd_cli_find_rules(wish != NULL ? wish : "caa", BD_USAGE, NULL, &rules, err));
    if (!bd_args_has(args, "force") && strcmp(path, "-") != 0 && access(path, F_OK) == 0)
        BD_FAIL(err, BD_USAGE, path, "there is such a file already; --force replaces it");
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    if (tournament->format != BD_FORMAT_CSV)
        BD_FAIL(err, BD_BAD_INPUT, args->words[0],
                "this is no CSV list of players but a tournament in %s; 'convert' reads it",
                bd_format_word(tournament->format));
    tournament->rules = rules->id;
    tournament->rounds = (int)rounds;
    BD_TRY(new_set_options(tournament, args, err));
    if (bd_args_has(args, "name")) tournament->name = bd_args_value(args, "name");
    bd_file_format format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_CSV) format = BD_FORMAT_JSON;
    BD_TRY(bd_cli_write(context, tournament, path, format, err));
    if (strcmp(path, "-") != 0)
        bd_tell(context, "%s: %zu players, rules %s; 'bestdraw draw --save %s' draws round 1", path,
                tournament->card_count, rules->id, path);
    return BD_OK;
}

const bd_command bd_command_new = {
    .name = "new",
    .group = "Tournament files",
    .help = "Makes a tournament from a list of players.",
    .words = "CSV FILE",
    .about = "CSV has a first line that names its columns: name, grade, title, club, school, "
             "team, federation, id, byes (\"3 5H\": half-point byes in rounds 3 and 5). Only name is "
             "needed. FILE is JSON unless it ends with .trf.",
    .options = new_rows,
    .option_count = BD_OPTION_COUNT(new_rows),
    .least = 2,
    .most = 2,
    .run = new_run};
