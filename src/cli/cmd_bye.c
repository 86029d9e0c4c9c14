/* Bye: a bye arranged beforehand, or cancelled. */
#include "cards/change.h"
#include "cli/common.h"
#include "cli/who.h"
#include "report/labels.h"

#include <string.h>

static const bd_option_row bye_rows[] = {BD_ROW_LENIENT};

typedef struct bye_wish {
    const char *who;
    int id, round;
    bool take_back;
    bd_entry_kind kind;
} bye_wish;

static bd_status bye_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                            bd_err *err)
{
    (void)save;
    bye_wish *w = self;
    BD_TRY(bd_cli_player(context, tournament, w->who, "PLAYER", &w->id, err));
    if (w->take_back)
        BD_TRY(bd_change_no_bye(tournament, w->round, w->id, err));
    else
        BD_TRY(bd_change_bye(tournament, w->round, w->id, w->kind, err));
    if (w->take_back)
        bd_tell(context, BD_SAY(CLI_BYE_CANCELLED), w->round, w->id, bd_cli_who(tournament, w->id));
    else
        bd_tell(context, BD_SAY(CLI_BYE_ARRANGED), w->round, w->id, bd_cli_who(tournament, w->id),
                bd_word_bye(w->kind));
    return BD_OK;
}

static bd_status bye_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bye_wish w = {.who = args->words[1], .take_back = strcmp(args->words[3], "none") == 0};
    BD_TRY(bd_cli_round_word(args->words[2], &w.round, err));
    if (!w.take_back) BD_TRY(bd_bye_parse(args->words[3], &w.kind, err));
    return bd_cli_change(context, args, args->words[0], bye_change, &w, err);
}

const bd_command bd_command_bye = {.name = "bye",
                                   .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                   .help = BD_ENGLISH(CLI_BYE_HELP),
                                   .words = BD_ENGLISH(CLI_WORDS_BYE),
                                   .fields = "event,player,round,bye",
                                   .about = BD_ENGLISH(CLI_BYE_ABOUT),
                                   .options = bye_rows,
                                   .option_count = BD_OPTION_COUNT(bye_rows),
                                   .least = 4,
                                   .most = 4,
                                   .run = bye_run};
