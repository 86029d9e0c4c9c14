/* Match: the solution of an instance as text or JSON. */
#ifndef BD_REPORT_PRINT_MATCH_H
#define BD_REPORT_PRINT_MATCH_H

#include "base/text.h"
#include "cards/certificate.h"

void bd_match_text(const bd_certificate *certificate, bd_text *out);

/* "match/1" (docs/json.md). */
void bd_match_json(const bd_certificate *certificate, bd_text *out);

#endif
