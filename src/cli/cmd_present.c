/* Present: who attends an evening. */
#include "cli/common.h"
#include "cli/who.h"

static const bd_option_row present_rows[] = {
    {0, "round", "N", BD_ENGLISH(CLI_PRESENT_ROUND)},
    {0, "add", NULL, BD_ENGLISH(CLI_PRESENT_ADD)},
    {0, "remove", NULL, BD_ENGLISH(CLI_PRESENT_REMOVE)},
    {0, "clear", NULL, BD_ENGLISH(CLI_PRESENT_CLEAR)},
    BD_ROW_LENIENT,
};

typedef struct present_job {
    const bd_args *args;
    int round;
} present_job;

/* The marks of those who attend so far, by card: the list of that round, or nobody, or, to take somebody off,
 * everybody. */
static void present_begin(const bd_tournament *tournament, const present_job *j, bool *attends)
{
    const bool add = bd_args_has(j->args, "add");
    const bool remove = bd_args_has(j->args, "remove");
    const bool listed = bd_tournament_lists_present(tournament, j->round);
    for (size_t i = 0; i < tournament->card_count; i++) {
        attends[i] = remove && !listed;
        for (size_t k = 0; (add || remove) && listed && k < tournament->present_count; k++)
            attends[i] = attends[i] || tournament->present[k] == tournament->cards[i].id;
    }
}

static bd_status present_mark(bd_context *context, const bd_tournament *tournament, const present_job *j,
                              bool *attends, bd_err *err)
{
    const bool here = !bd_args_has(j->args, "remove");
    int *ids;
    size_t count = 0;
    BD_TRY(bd_cli_players(context, j->args, 1, tournament, &ids, &count, err));
    for (size_t k = 0; k < count; k++)
        attends[bd_tournament_card(tournament, ids[k]) - tournament->cards] = here;
    return BD_OK;
}

static bd_status present_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                bd_err *err)
{
    (void)save;
    present_job *j = self;
    bool *attends;
    int *ids;
    if (j->round == 0) j->round = bd_tournament_next_round(tournament);
    if (bd_args_has(j->args, "clear")) {
        tournament->present = NULL;
        tournament->present_count = 0;
        tournament->present_round = 0;
        bd_tell(context, BD_SAY(CLI_PRESENT_CLEARED), j->round);
        return BD_OK;
    }
    BD_NEW(attends, context->arena, tournament->card_count, err);
    BD_NEW(ids, tournament->arena, tournament->card_count, err);
    present_begin(tournament, j, attends);
    BD_TRY(present_mark(context, tournament, j, attends, err));
    tournament->present_count = 0;
    for (size_t i = 0; i < tournament->card_count; i++)
        if (attends[i]) ids[tournament->present_count++] = tournament->cards[i].id;
    tournament->present = ids;
    tournament->present_round = j->round;
    bd_tell(context, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), j->round,
            tournament->present_count);
    return BD_OK;
}

/* Who attends, as far as it is told. */
static bd_status present_list(bd_context *context, present_job *j, bd_err *err)
{
    bd_tournament *tournament = NULL;
    bd_text text = bd_text_new(context->arena);
    BD_TRY(bd_cli_open(context, j->args, j->args->words[0], &tournament, err));
    if (j->round == 0) j->round = bd_tournament_next_round(tournament);
    if (!bd_tournament_lists_present(tournament, j->round)) {
        bd_text_add(&text, BD_SAY(CLI_PRESENT_NOT_TOLD), j->round);
        bd_text_add_char(&text, '\n');
        return bd_cli_print(context, &text, err);
    }
    bd_text_add(&text, BD_SAY_N(CLI_PRESENT_DONE, tournament->present_count), j->round,
                tournament->present_count);
    bd_text_add_char(&text, '\n');
    for (size_t i = 0; i < tournament->card_count; i++) {
        const int id = tournament->cards[i].id;
        for (size_t k = 0; k < tournament->present_count; k++)
            if (tournament->present[k] == id) bd_text_add(&text, "%5d  %s\n", id, bd_cli_who(tournament, id));
    }
    return bd_cli_print(context, &text, err);
}

static bd_status present_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    present_job j = {.args = args};
    const bool clear = bd_args_has(args, "clear");
    if (bd_args_has(args, "add") + bd_args_has(args, "remove") + clear > 1)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_ONE_OF));
    const bool changes = bd_args_has(args, "add") || bd_args_has(args, "remove");
    if (changes && args->word_count < 2) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_NOBODY));
    if (clear && args->word_count > 1) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_PRESENT_WITH_CLEAR));
    BD_TRY(bd_cli_round(args, &j.round, err));
    if (!clear && args->word_count < 2) return present_list(context, &j, err);
    return bd_cli_change(context, args, args->words[0], present_change, &j, err);
}

const bd_command bd_command_present = {.name = "present",
                                       .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                       .help = BD_ENGLISH(CLI_PRESENT_HELP),
                                       .words = BD_ENGLISH(CLI_PRESENT_WORDS),
                                       .fields = "event,player*",
                                       .about = BD_ENGLISH(CLI_PRESENT_ABOUT),
                                       .options = present_rows,
                                       .option_count = BD_OPTION_COUNT(present_rows),
                                       .least = 1,
                                       .most = -1,
                                       .run = present_run};
