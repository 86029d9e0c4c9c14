/* New: a tournament from a list of players. */
#include "cards/card.h"
#include "cards/starting.h"
#include "cli/common.h"
#include "cli/host.h"
#include "report/labels.h"
#include "standings/tiebreak.h"

#include <string.h>

typedef struct new_request {
    bd_event_request event;
    const char *list, *name, *tiebreaks, *numbers;
    int rounds;
    bd_many option; /* bd_named */
    bool force;
} new_request;

static const bd_param new_params[] = {
    BD_WORD_OF(new_request, TEXT, list, "list", "CSV", .place = BD_WORD_NEEDED),
    BD_ROW_FILE,
    BD_ROW_RULES_OF(CLI_NEW_RULES),
    BD_NUMBER(new_request, rounds, "rounds", 1, BD_ROUNDS_MAX, CLI_NEW_ROUNDS),
    BD_TEXT(new_request, name, "name", "TEXT", CLI_NEW_NAME),
    BD_TEXT(new_request, tiebreaks, "tiebreaks", "LIST", CLI_NEW_TIEBREAKS),
    BD_TEXT(new_request, numbers, "numbers", "ORDER", CLI_NEW_NUMBERS),
    {BD_OPTION(new_request, SETTING, option, "option", "NAME=VALUE", CLI_NEW_OPTION), .many = true},
    BD_FLAG(new_request, force, "force", CLI_NEW_FORCE),
    BD_ROW_LENIENT,
};

static bd_status new_set_options(bd_context *context, const new_request *asked, const bd_rulebook *rules,
                                 bd_tournament *tournament, bd_err *err)
{
    const bd_named *given = asked->option.items;
    for (size_t i = 0; i < asked->option.count; i++)
        BD_TRY(bd_cli_take_setting(context, rules, &given[i], tournament, err));
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

/* The list's own numbers, where they are not just its order, are kept as what players are known by. */
static bool new_has_own_ids(const bd_tournament *tournament)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (tournament->cards[i].id != (int)i + 1) return true;
    return false;
}

static bd_status new_give_numbers(const new_request *asked, const bd_rulebook *rules,
                                  bd_tournament *tournament, bd_err *err)
{
    if (asked->numbers != NULL && !bd_rulebook_has(rules, BD_HAS_NUMBERS))
        BD_FAIL(err, BD_USAGE, "--numbers", BD_SAY(CLI_NO_NUMBERS), rules->id);
    tournament->numbers = NULL;
    if (!bd_rulebook_has(rules, BD_HAS_NUMBERS)) return BD_OK;
    tournament->numbers = asked->numbers != NULL ? asked->numbers : BD_STARTING_USUAL;
    return new_has_own_ids(tournament) ? BD_OK : bd_starting_begin(tournament, tournament->arena, err);
}

static bd_status new_run(bd_context *context, const void *request, bd_err *err)
{
    const new_request *asked = request;
    const char *path = asked->event.path;
    const bd_rulebook *rules = NULL;
    BD_TRY(bd_cli_event_rules(asked->event.rules, &rules, err));
    bd_tiebreak_list list;
    if (asked->tiebreaks != NULL) BD_TRY(bd_tiebreaks_parse(asked->tiebreaks, &list, err));
    if (asked->numbers != NULL) BD_TRY(bd_starting_check(asked->numbers, err));
    if (!asked->force && strcmp(path, "-") != 0 && bd_cli_file_is_there(context, path))
        BD_FAIL(err, BD_USAGE, path, BD_SAY(CLI_NEW_EXISTS));
    bd_event *event = NULL;
    BD_TRY(bd_cli_open_event(context, asked->list, &event, err));
    bd_tournament *tournament = event->entered;
    if (tournament->format != BD_FORMAT_CSV)
        BD_FAIL(err, BD_BAD_INPUT, asked->list, BD_SAY(CLI_NEW_NOT_CSV), bd_format_word(tournament->format));
    tournament->rules = rules->id;
    tournament->rounds = asked->rounds;
    tournament->tiebreaks = asked->tiebreaks;
    BD_TRY(new_check_byes(tournament, err));
    BD_TRY(new_set_options(context, asked, rules, tournament, err));
    BD_TRY(new_give_numbers(asked, rules, tournament, err));
    if (asked->name != NULL) tournament->name = asked->name;
    bd_file_format format = bd_format_of_name(path);
    if (format == BD_FORMAT_NONE || format == BD_FORMAT_CSV) format = BD_FORMAT_EVENT;
    BD_TRY(bd_cli_write(context, event, path, format, err));
    if (strcmp(path, "-") != 0)
        bd_tell(context, BD_SAY_N(CLI_NEW_DONE, tournament->card_count), path, tournament->card_count,
                rules->id, path);
    if (strcmp(path, "-") != 0 && tournament->numbers != NULL)
        bd_tell(context, BD_SAY(CLI_NEW_NUMBERED), tournament->numbers, path);
    return BD_OK;
}

BD_COMMAND(new, "new", CLI_GROUP_FILES, CLI_NEW_HELP, CLI_NEW_ABOUT, new_request, .role = BD_ROLE_NOBODY,
           .changes = true);
