/* Reports of rulebooks: their list, or one with its criteria and articles (`bestdraw rules`). */
#ifndef BD_REPORT_RULES_H
#define BD_REPORT_RULES_H

#include "report/reply.h"
#include "rulebook/rulebook.h"

bd_reply bd_rules_list(bd_arena *arena);                          /* "rulebooks/1" */
bd_reply bd_rules_one(const bd_rulebook *rules, bd_arena *arena); /* "rulebook/1" */

#endif
