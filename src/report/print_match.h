/* Match: the solution of an instance, "match/1" (docs/json.md). */
#ifndef BD_REPORT_PRINT_MATCH_H
#define BD_REPORT_PRINT_MATCH_H

#include "cards/certificate.h"
#include "report/reply.h"

bd_reply bd_match_reply(const bd_certificate *certificate, bd_arena *arena);

#endif
