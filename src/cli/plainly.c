#include "cli/plainly.h"

#include "cli/cli_words.h"
#include "explain/plain_reasons.h"
#include "rulebook/plain_rules.h"

bd_status bd_cli_speak_plainly(const bd_context *context, const bd_args *args, bd_err *err)
{
    static const bd_catalogue *const catalogues[] = {&bd_explain_plain_words, &bd_rulebook_plain_words};
    if (!bd_args_has(args, "plain")) return BD_OK;
    if (context->host != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NOT_HERE), "--plain");
    bd_words_plainly(catalogues, sizeof catalogues / sizeof *catalogues);
    return BD_OK;
}
