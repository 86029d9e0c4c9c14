/* Finishable check: the trusted check of a draw that is the best of those after which the rest can be played
 * (cards/finishable.h, docs/certificate.md). */
#ifndef BD_VERIFY_FINISHABLE_CHECK_H
#define BD_VERIFY_FINISHABLE_CHECK_H

#include "verify/verify.h"

bd_status bd_finishable_check(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                              const bd_certificate_file *file, bd_verdict *out, bd_err *err);

#endif
