/* Conditions: what a verdict rests on besides the proof.
 *
 * A draw is best by certain rules and, where the arbiter had wishes, among the draws that grant them. The
 * file of the cards may say something else: it names its own rules, and it may have another draw published or
 * played than the certificate's. The proof holds all the same, but it is not a proof about that. */
#ifndef BD_VERIFY_CONDITIONS_H
#define BD_VERIFY_CONDITIONS_H

#include "cards/tournament.h"
#include "io/certificate_file.h"

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

#endif
