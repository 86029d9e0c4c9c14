/* Verdict print: a verdict in words and as JSON.
 *
 * The first line names the rules and the arbiter's wishes in the same breath as what is proved; a line for
 * each thing that the file says otherwise follows, then what the certificate speaks of. */
#ifndef BD_VERIFY_VERDICT_PRINT_H
#define BD_VERIFY_VERDICT_PRINT_H

#include "verify/conditions.h"
#include "verify/verify.h"

typedef struct bd_verdict_report {
    const char *name; /* of the certificate's file, for the place of a refusal */
    const bd_certificate_file *file;
    const bd_verdict *verdict;
    const bd_conditions *conditions; /* nothing in it for instances and refusals */
    int exit_code;
} bd_verdict_report;

/* The program's exit code: 0 proved; 1 refused; 4 legal, not proved; 6 proved under wishes; 7 proved, but the
 * file says otherwise. */
int bd_verdict_exit_code(const bd_verdict *verdict, const bd_conditions *conditions, bool allow_options);

void bd_verdict_text(const bd_verdict_report *report, bd_text *out);
void bd_verdict_json(const bd_verdict_report *report, bd_text *out); /* "verdict/1" (docs/json.md) */

#endif
