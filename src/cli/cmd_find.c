/* Find: players by name. */
#include "base/ints.h"
#include "cli/common.h"
#include "people/find.h"
#include "report/print_find.h"

#include <string.h>

static const bd_option_row find_rows[] = {
    BD_ROW_FORMAT,
    BD_ROW_LENIENT,
};

/* A number is that player's, whatever names there are. */
static bd_status find_players(bd_arena *arena, const bd_tournament *tournament, const char *wanted,
                              bd_found *found, bd_err *err)
{
    int64_t id = 0;
    BD_TRY(bd_find_players(arena, tournament, wanted, found, err));
    if (!bd_parse_int(wanted, strlen(wanted), 1, BD_ID_MAX, &id)) return BD_OK;
    found->count = 0;
    const bd_card *card = bd_tournament_card(tournament, (int)id);
    if (card != NULL) found->cards[found->count++] = card;
    return BD_OK;
}

static bd_status find_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    bd_output format = BD_OUT_TEXT;
    bd_tournament *tournament = NULL;
    bd_found found;
    const char *wanted = NULL;
    bd_text words = bd_text_new(context->arena), text = bd_text_new(context->arena);
    BD_TRY(bd_cli_format(args, &format, err));
    BD_TRY(bd_cli_open(context, args, args->words[0], &tournament, err));
    for (size_t i = 1; i < args->word_count; i++) bd_text_add(&words, i == 1 ? "%s" : " %s", args->words[i]);
    BD_TRY(bd_text_finish(&words, &wanted, err));
    BD_TRY(find_players(context->arena, tournament, wanted, &found, err));
    *exit_code = found.count > 0 ? BD_EXIT_DONE : BD_EXIT_NO;
    const bd_find_report report = {.tournament = tournament, .cards = found.cards, .count = found.count};
    switch (format) {
    case BD_OUT_TEXT:
        if (found.count > 0)
            bd_find_text(&report, &context->terminal, &text);
        else
            bd_alert(context, BD_SAY(CLI_FIND_NOBODY), wanted);
        break;
    case BD_OUT_JSON: bd_find_json(&report, &text); break;
    case BD_OUT_CSV: bd_find_csv(&report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_find = {.name = "find",
                                    .group = BD_ENGLISH(CLI_GROUP_FILES),
                                    .help = BD_ENGLISH(CLI_FIND_HELP),
                                    .words = BD_ENGLISH(CLI_WORDS_FIND),
                                    .fields = "event,text+",
                                    .about = BD_ENGLISH(CLI_FIND_ABOUT),
                                    .options = find_rows,
                                    .option_count = BD_OPTION_COUNT(find_rows),
                                    .least = 2,
                                    .most = -1,
                                    .run = find_run};
