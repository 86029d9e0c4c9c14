/* Reports of checked rounds (`bestdraw check`). */
#ifndef BD_REPORT_PRINT_CHECK_H
#define BD_REPORT_PRINT_CHECK_H

#include "base/terminal.h"
#include "base/text.h"
#include "explain/check.h"
#include "report/print_places.h"

/* All rounds checked: the verdicts; for a draw that is worse the values of both, up to all criteria.
 * detailed: values for every round. */
void bd_check_text(const bd_tournament *tournament, const bd_round_check *rounds, size_t count,
                   const bd_terminal *terminal, bool detailed, bd_text *out);
/* "check/1"; places: NULL or without a tournament where the file gives no ranks to test. */
void bd_check_json(const bd_tournament *tournament, const bd_rulebook *rules, const bd_round_check *rounds,
                   size_t count, const bd_places_report *places, bd_text *out);

#endif
