/* Verify: the checker's verdict on a certificate. */
#include "cli/common.h"
#include "cli/host.h"
#include "verify/verify.h"

typedef struct verify_request {
    bd_event_request event;
    const char *certificate;
    bool allow_options;
} verify_request;

static const bd_param verify_params[] = {
    BD_ROW_FILE,
    BD_WORD_OF(verify_request, TEXT, certificate, "certificate", "CERTIFICATE", .place = BD_WORD_NEEDED),
    BD_ROW_RULES_OF(CLI_VERIFY_RULES),
    BD_FLAG(verify_request, allow_options, "allow-options", CLI_VERIFY_ALLOW),
    BD_ROW_TEXT_OR_JSON,
    BD_ROW_LENIENT,
};

static bd_status verify_run(bd_context *context, const void *request, bd_err *err)
{
    const verify_request *asked = request;
    const bd_judge_wish wish = {.cards_name = asked->event.path,
                                .certificate_name = asked->certificate,
                                .rules = asked->event.rules,
                                .lenient = asked->event.lenient,
                                .allow_options = asked->allow_options};
    const bd_rulebook *rules = NULL;
    bd_file cards, certificate;
    bd_judged *judged;
    if (wish.rules != NULL) BD_TRY(bd_cli_find_rules(wish.rules, BD_USAGE, "--rules", &rules, err));
    BD_NEW(judged, context->arena, 1, err);
    BD_TRY(bd_cli_file_read(context, wish.certificate_name, BD_FILE_LIMIT, &certificate, err));
    BD_TRY(bd_judge_begin(context->arena, &wish, &certificate, judged, err));
    BD_TRY(bd_cli_file_read(context, wish.cards_name, BD_FILE_LIMIT, &cards, err));
    BD_TRY(bd_judge_cards(context->arena, &wish, &cards, judged, err));
    context->exit_code = judged->exit_code;
    bd_text text = bd_text_new(context->arena);
    const bd_verdict_report report = bd_judged_report(judged);
    if (asked->event.format == BD_OUT_JSON)
        bd_verdict_json(&report, &text);
    else
        bd_verdict_text(&report, &text);
    return bd_cli_print(context, &text, err);
}

BD_COMMAND(verify, "verify", CLI_GROUP_DRAWS, CLI_VERIFY_HELP, CLI_VERIFY_ABOUT, verify_request,
           .role = BD_ROLE_ARBITER);
