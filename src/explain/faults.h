/* Faults: what makes a published draw illegal, each in a sentence that names the players and, for a repeat,
 * the round. */
#ifndef BD_EXPLAIN_FAULTS_H
#define BD_EXPLAIN_FAULTS_H

#include "explain/check.h"

/* The round is the one before which the draw was made. */
bd_status bd_faults_of(bd_arena *arena, const bd_round *round, const bd_draw *draw, bd_sentences *out,
                       bd_err *err);

/* Adds a sentence. */
bd_status bd_sentences_add(bd_arena *arena, bd_sentences *list, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
