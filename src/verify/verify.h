/* Verify: from two files to a verdict.
 *
 * The cards are read, judged by the rulebook and listed as legal pairs and stages all over again; of the
 * certificate nothing is used but what it claims. Values are counted a second way, from the boards
 * (bd_laid_count_all), and must agree. What a verdict rests on besides the proof is conditions.c's;
 * verdict_print.c says it in words and as JSON, verify_files.c does all that with the bytes of two files. */
#ifndef BD_VERIFY_VERIFY_H
#define BD_VERIFY_VERIFY_H

#include "cards/instance.h"
#include "io/certificate_file.h"
#include "io/file.h"
#include "rulebook/rulebook.h"
#include "verify/walk.h"

/* The verdict on a certificate of cards. BD_BAD_INPUT when the cards cannot be drawn at all (nobody present,
 * no such rulebook). */
bd_status bd_verify_cards(bd_arena *arena, const bd_tournament *tournament, const bd_certificate_file *file,
                          bd_verdict *out, bd_err *err);

/* The same by a rulebook that need not stand in the table of books; NULL when there is none of the
 * certificate's name. */
bd_status bd_verify_by_rules(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             const bd_certificate_file *file, bd_verdict *out, bd_err *err);

/* The same of one family of draws, or of all: whether the option "finishable" is kept is not asked. *made is
 * the round that was judged; NULL: not wanted, or there is none. */
bd_status bd_verify_family(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                           const bd_certificate_file *file, bd_round **made, bd_verdict *out, bd_err *err);

/* The verdict on a certificate of an instance. */
bd_status bd_verify_instance(bd_arena *arena, const bd_instance *instance, const bd_certificate_file *file,
                             bd_verdict *out, bd_err *err);

/* The line of the certificate's file that the verdict speaks of. */
int bd_verdict_line(const bd_verdict *verdict, const bd_certificate_file *file);

enum { BD_DIFFERENCES_MOST = 4 };

typedef struct bd_conditions {
    const char *wishes;                           /* the arbiter's, in words; NULL: none */
    const char *settings;                         /* options that the file sets: "a=1, b=top"; NULL: none */
    const char *differences[BD_DIFFERENCES_MOST]; /* sentences */
    size_t difference_count;
} bd_conditions;

/* The conditions of a certificate that was not refused. rules: the rulebook asked for; NULL: the file's own.
 */
bd_status bd_conditions_of(bd_arena *arena, const bd_tournament *tournament, const bd_certificate_file *file,
                           const char *rules, bd_conditions *out, bd_err *err);

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
