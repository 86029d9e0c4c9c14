/* Rules: the table of rulebooks, and what one of them declares. */
#include "cli/common.h"
#include "report/rules.h"

static const bd_option_row rules_rows[] = {BD_ROW_FORMAT};

static bd_status rules_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    (void)exit_code;
    bd_output format = BD_OUT_TEXT;
    BD_TRY(bd_cli_format(args, &format, err));
    const bd_rules_format as = format == BD_OUT_JSON  ? BD_RULES_JSON
                               : format == BD_OUT_CSV ? BD_RULES_CSV
                                                      : BD_RULES_TEXT;
    bd_text text = bd_text_new(context->arena);
    if (args->word_count == 0)
        bd_rules_list(as, &context->terminal, &text);
    else {
        const bd_rulebook *rules = NULL;
        BD_TRY(bd_cli_find_rules(args->words[0], BD_USAGE, NULL, &rules, err));
        bd_rules_one(rules, as, &context->terminal, &text);
    }
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_rules = {.name = "rules",
                                     .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                     .help = BD_ENGLISH(CLI_RULES_HELP),
                                     .words = BD_ENGLISH(CLI_WORDS_RULES),
                                     .fields = "id?",
                                     .options = rules_rows,
                                     .option_count = BD_OPTION_COUNT(rules_rows),
                                     .most = 1,
                                     .run = rules_run};
