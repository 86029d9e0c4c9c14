/* Reports of rulebooks: their list, or one with its criteria and articles (`bestdraw rules`). */
#ifndef BD_REPORT_RULES_H
#define BD_REPORT_RULES_H

#include "base/terminal.h"
#include "base/text.h"
#include "rulebook/rulebook.h"

typedef enum bd_rules_format { BD_RULES_TEXT, BD_RULES_JSON, BD_RULES_CSV } bd_rules_format;

void bd_rules_list(bd_rules_format format, const bd_terminal *terminal, bd_text *out);
void bd_rules_one(const bd_rulebook *rules, bd_rules_format format, const bd_terminal *terminal,
                  bd_text *out);

#endif
