/* Volunteer: who offers to sit out an evening. */
#include "cli/common.h"
#include "cli/who.h"

static const bd_option_row volunteer_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_PRESENT_ROUND)},
    {0, "remove", NULL, BD_ENGLISH(CLI_VOLUNTEER_REMOVE)},
    {0, "clear", NULL, BD_ENGLISH(CLI_VOLUNTEER_CLEAR)},
    BD_ROW_LENIENT,
};

typedef struct volunteer_job {
    const bd_args *args;
    int round;
} volunteer_job;

static void volunteer_put(bd_card *card, int round)
{
    card->volunteer = round > 0;
    card->volunteer_round = round;
}

static bd_status volunteer_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                  bd_err *err)
{
    (void)save;
    volunteer_job *j = self;
    int *ids;
    size_t count = 0, named = 0;
    const bool clear = bd_args_has(j->args, "clear");
    if (j->round == 0) j->round = bd_tournament_next_round(tournament);
    BD_TRY(bd_cli_players(context, j->args, 1, tournament, &ids, &named, err));
    for (size_t k = 0; k < named; k++)
        volunteer_put(bd_tournament_card(tournament, ids[k]), bd_args_has(j->args, "remove") ? 0 : j->round);
    for (size_t i = 0; i < tournament->card_count; i++) {
        bd_card *card = &tournament->cards[i];
        if (clear || !bd_card_volunteers(card, j->round)) volunteer_put(card, 0);
        count += card->volunteer;
    }
    bd_tell(context, BD_SAY_N(CLI_VOLUNTEER_DONE, count), j->round, count);
    return BD_OK;
}

static bd_status volunteer_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    volunteer_job j = {.args = args};
    const bool clear = bd_args_has(args, "clear");
    if (clear == (args->word_count > 1))
        BD_FAIL(err, BD_USAGE, NULL, "%s",
                clear ? BD_SAY(CLI_PRESENT_WITH_CLEAR) : BD_SAY(CLI_VOLUNTEER_NOBODY));
    BD_TRY(bd_cli_round(args, &j.round, err));
    return bd_cli_change(context, args, args->words[0], volunteer_change, &j, err);
}

const bd_command bd_command_volunteer = {.name = "volunteer",
                                         .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                         .help = BD_ENGLISH(CLI_VOLUNTEER_HELP),
                                         .words = BD_ENGLISH(CLI_PRESENT_WORDS),
                                         .fields = "event,player*",
                                         .about = BD_ENGLISH(CLI_VOLUNTEER_ABOUT),
                                         .options = volunteer_rows,
                                         .option_count = BD_OPTION_COUNT(volunteer_rows),
                                         .least = 1,
                                         .most = -1,
                                         .run = volunteer_run};
