/* Verify: the checker's verdict on a certificate. */
#include "cli/common.h"
#include "cli/file_names.h"
#include "verify/verify_files.h"

static const bd_option_row verify_rows[] = {
    {0, "rules", "ID", BD_ENGLISH(CLI_VERIFY_RULES)},
    {0, "allow-options", NULL, BD_ENGLISH(CLI_VERIFY_ALLOW)},
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_LENIENT,
};

static bd_status verify_run(bd_context *context, const bd_args *args, int *exit_code, bd_err *err)
{
    const bd_judge_wish wish = {.cards_name = args->words[0],
                                .certificate_name = args->words[1],
                                .rules = bd_args_value(args, "rules"),
                                .lenient = bd_args_has(args, "lenient"),
                                .allow_options = bd_args_has(args, "allow-options")};
    const bd_rulebook *rules = NULL;
    bd_file cards, certificate;
    bd_judged *judged;
    bool json = false;
    BD_TRY(bd_cli_json(args, &json, err));
    if (wish.rules != NULL) BD_TRY(bd_cli_find_rules(wish.rules, BD_USAGE, "--rules", &rules, err));
    BD_NEW(judged, context->arena, 1, err);
    BD_TRY(bd_cli_file_read(context, wish.certificate_name, BD_FILE_LIMIT, &certificate, err));
    BD_TRY(bd_judge_begin(context->arena, &wish, &certificate, judged, err));
    BD_TRY(bd_cli_file_read(context, wish.cards_name, BD_FILE_LIMIT, &cards, err));
    BD_TRY(bd_judge_cards(context->arena, &wish, &cards, judged, err));
    *exit_code = judged->exit_code;
    bd_text text = bd_text_new(context->arena);
    const bd_verdict_report report = bd_judged_report(judged);
    if (json)
        bd_verdict_json(&report, &text);
    else
        bd_verdict_text(&report, &text);
    return bd_cli_print(context, &text, err);
}

const bd_command bd_command_verify = {.name = "verify",
                                      .group = BD_ENGLISH(CLI_GROUP_DRAWS),
                                      .help = BD_ENGLISH(CLI_VERIFY_HELP),
                                      .words = BD_ENGLISH(CLI_WORDS_VERIFY),
                                      .fields = "event,certificate",
                                      .about = BD_ENGLISH(CLI_VERIFY_ABOUT),
                                      .options = verify_rows,
                                      .option_count = BD_OPTION_COUNT(verify_rows),
                                      .least = 2,
                                      .most = 2,
                                      .run = verify_run};
