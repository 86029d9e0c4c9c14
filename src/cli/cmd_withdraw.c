/* Withdraw: a player who leaves, or comes back. */
#include "cards/change.h"
#include "cli/common.h"
#include "cli/who.h"

static const bd_option_row withdraw_rows[] = {
    {0, "back", NULL, BD_ENGLISH(CLI_WITHDRAW_BACK)},
    BD_ROW_LENIENT,
};

typedef struct withdraw_wish {
    const char *who;
    int id, round;
    bool back;
} withdraw_wish;

static bd_status withdraw_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                                 bd_err *err)
{
    (void)save;
    withdraw_wish *w = self;
    BD_TRY(bd_cli_player(context, tournament, w->who, "PLAYER", &w->id, err));
    if (w->back) {
        BD_TRY(bd_change_return(tournament, w->id, err));
        bd_tell(context, BD_SAY(CLI_WITHDRAW_RETURNED), w->id, bd_cli_who(tournament, w->id));
        return BD_OK;
    }
    BD_TRY(bd_change_withdraw(tournament, w->id, w->round, err));
    bd_tell(context, BD_SAY(CLI_WITHDRAW_DONE), w->id, bd_cli_who(tournament, w->id),
            bd_tournament_card(tournament, w->id)->withdrawn);
    return BD_OK;
}

static bd_status withdraw_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    withdraw_wish w = {.who = args->words[1], .back = bd_args_has(args, "back")};
    if (args->word_count > 2) BD_TRY(bd_cli_round_word(args->words[2], &w.round, err));
    if (w.back && w.round != 0) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_WITHDRAW_BACK_ROUND));
    return bd_cli_change(context, args, args->words[0], withdraw_change, &w, err);
}

const bd_command bd_command_withdraw = {.name = "withdraw",
                                        .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                        .help = BD_ENGLISH(CLI_WITHDRAW_HELP),
                                        .words = BD_ENGLISH(CLI_WORDS_WITHDRAW),
                                        .fields = "event,player,round?",
                                        .about = BD_ENGLISH(CLI_WITHDRAW_ABOUT),
                                        .options = withdraw_rows,
                                        .option_count = BD_OPTION_COUNT(withdraw_rows),
                                        .least = 2,
                                        .most = 3,
                                        .run = withdraw_run};
