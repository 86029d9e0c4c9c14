/* Verify files: a certificate and what it speaks of, as the bytes of two files, to a verdict with its exit
 * code.
 *
 * For whoever has the files: the program bestdraw-verify and the command `verify`. */
#ifndef BD_VERIFY_VERIFY_FILES_H
#define BD_VERIFY_VERIFY_FILES_H

#include "io/file.h"
#include "verify/verdict_print.h"

typedef struct bd_judge_wish {
    const char *cards_name, *certificate_name; /* for messages */
    const char *rules;                         /* that the draw must follow; NULL: the file's */
    bool lenient, allow_options;
} bd_judge_wish;

typedef struct bd_judged {
    const char *name;
    bd_certificate_file file;
    bd_verdict verdict;
    bd_conditions conditions;
    int exit_code;
} bd_judged;

/* Reads the certificate. */
bd_status bd_judge_begin(bd_arena *arena, const bd_judge_wish *wish, const bd_file *certificate,
                         bd_judged *out, bd_err *err);

/* Judges it with the cards, or the instance. */
bd_status bd_judge_cards(bd_arena *arena, const bd_judge_wish *wish, const bd_file *cards, bd_judged *judged,
                         bd_err *err);

bd_verdict_report bd_judged_report(const bd_judged *judged);

#endif
