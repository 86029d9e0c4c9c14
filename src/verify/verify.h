/* Verify: from two files to a verdict.
 *
 * The cards are read, judged by the rulebook and listed as legal pairs and stages all over again; of the
 * certificate nothing is used but what it claims. Values are counted a second way, from the boards
 * (bd_laid_count_all), and must agree. */
#ifndef BD_VERIFY_VERIFY_H
#define BD_VERIFY_VERIFY_H

#include "cards/instance.h"
#include "io/certificate_file.h"
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

/* The verdict on a certificate of an instance. */
bd_status bd_verify_instance(bd_arena *arena, const bd_instance *instance, const bd_certificate_file *file,
                             bd_verdict *out, bd_err *err);

/* The line of the certificate's file that the verdict speaks of. */
int bd_verdict_line(const bd_verdict *verdict, const bd_certificate_file *file);

#endif
