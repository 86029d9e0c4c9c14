/* Result: one game entered or corrected. */
#include "cards/change.h"
#include "cli/common.h"

static const bd_option_row result_rows[] = {BD_ROW_LENIENT};

typedef struct result_entry {
    int round, white, black;
    bd_result result;
} result_entry;

static bd_status result_change(bd_context *context, bd_tournament *tournament, void *self, bool *save,
                               bd_err *err)
{
    (void)save;
    const result_entry *e = self;
    bd_result before = BD_RESULT_NONE;
    BD_TRY(bd_change_result(tournament, e->round, e->white, e->black, e->result, &before, err));
    if (before != BD_RESULT_NONE && before != e->result)
        bd_tell(context, BD_SAY(CLI_RESULT_CHANGED), e->round, e->white, bd_cli_who(tournament, e->white),
                bd_result_name(e->result), e->black, bd_cli_who(tournament, e->black),
                bd_result_name(before));
    else
        bd_tell(context, BD_SAY(CLI_RESULT_ENTERED), e->round, e->white, bd_cli_who(tournament, e->white),
                bd_result_name(e->result), e->black, bd_cli_who(tournament, e->black));
    return BD_OK;
}

static bd_status result_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    result_entry e = {0};
    BD_TRY(bd_cli_round_word(args->words[1], &e.round, err));
    BD_TRY(bd_cli_id_word(args->words[2], "WHITE", &e.white, err));
    BD_TRY(bd_cli_id_word(args->words[3], "BLACK", &e.black, err));
    BD_TRY(bd_result_parse(args->words[4], &e.result, err));
    return bd_cli_change(context, args, args->words[0], result_change, &e, err);
}

const bd_command bd_command_result = {.name = "result",
                                      .group = BD_ENGLISH(CLI_GROUP_RUNNING),
                                      .help = BD_ENGLISH(CLI_RESULT_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_RESULT),
                                      .about = BD_ENGLISH(CLI_RESULT_ABOUT),
                                      .options = result_rows,
                                      .option_count = BD_OPTION_COUNT(result_rows),
                                      .least = 5,
                                      .most = 5,
                                      .run = result_run};
