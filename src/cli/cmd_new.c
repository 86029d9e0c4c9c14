/* New: a tournament from a list of players. */
#include "cli/common.h"
#include "cli/event_settings.h"
#include "cli/file_names.h"
#include "io/tournament_file.h"
#include "report/labels.h"
#include "standings/tiebreak.h"

#include <string.h>

static const bd_option_row new_rows[] = {
    {0, "rules", "ID", BD_ENGLISH(CLI_NEW_RULES)},
    {0, "rounds", "N", BD_ENGLISH(CLI_NEW_ROUNDS)},
    {0, "name", "TEXT", BD_ENGLISH(CLI_NEW_NAME)},
    {0, "tiebreaks", "LIST", BD_ENGLISH(CLI_NEW_TIEBREAKS)},
    {0, "option", "NAME=VALUE", BD_ENGLISH(CLI_NEW_OPTION)},
    {0, "force", NULL, BD_ENGLISH(CLI_NEW_FORCE)},
    BD_ROW_LENIENT,
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

/* Byes are asked for in rounds that there will be. */
static bd_status new_check_byes(const bd_tournament *tournament, bd_err *err)
{
    for (size_t i = 0; tournament->rounds > 0 && i < tournament->card_count; i++) {
        const bd_card *card = &tournament->cards[i];
        for (size_t k = 0; k < card->bye_count; k++)
            if (card->byes[k].round > tournament->rounds)
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_NEW_BYE_BEYOND), card->id, bd_name_of(card),
                        card->byes[k].round, tournament->rounds);
    }
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
    bd_tiebreak_list list;
    const char *tiebreaks = bd_args_value(args, "tiebreaks");
    if (tiebreaks != NULL) BD_TRY(bd_tiebreaks_parse(tiebreaks, &list, err));
    if (!bd_args_has(args, "force") && strcmp(path, "-") != 0 && bd_cli_file_is_there(context, path))
        BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
    bd_tournament *tournament = NULL;
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    if (tournament->format != BD_FORMAT_CSV)
        BD_FAIL(err, BD_BAD_INPUT, args->words[0], BD_SAY(CLI_NEW_NOT_CSV),
                bd_format_word(tournament->format));
    tournament->rules = rules->id;
    tournament->rounds = (int)rounds;
    tournament->tiebreaks = tiebreaks;
    BD_TRY(new_check_byes(tournament, err));
    BD_TRY(new_set_options(context, args, rules, tournament, err));
    if (bd_args_has(args, "name")) tournament->name = bd_args_value(args, "name");
    bd_file_format format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_CSV) format = BD_FORMAT_JSON;
    BD_TRY(bd_cli_write(context, tournament, path, format, err));
    if (strcmp(path, "-") != 0)
        bd_tell(context, BD_SAY_N(CLI_NEW_DONE, tournament->card_count), path, tournament->card_count,
                rules->id, path);
    return BD_OK;
}

const bd_command bd_command_new = {.name = "new",
                                   .group = BD_ENGLISH(CLI_GROUP_FILES),
                                   .help = BD_ENGLISH(CLI_NEW_HELP),
                                   .words = BD_ENGLISH(CLI_WORDS_NEW),
                                   .fields = "list,event",
                                   .about = BD_ENGLISH(CLI_NEW_ABOUT),
                                   .options = new_rows,
                                   .option_count = BD_OPTION_COUNT(new_rows),
                                   .least = 2,
                                   .most = 2,
                                   .run = new_run};
