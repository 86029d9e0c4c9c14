/* Checklist: for each player what an arbiter checks a draw with, one line each. */
#ifndef BD_REPORT_PRINT_CHECKLIST_H
#define BD_REPORT_PRINT_CHECKLIST_H

#include "base/terminal.h"
#include "explain/question.h"
#include "report/writer.h"

/* node -1: everybody. */
void bd_checklist_text(const bd_question *question, int node, const bd_terminal *terminal, bd_text *out);
void bd_checklist_csv(const bd_question *question, bd_text *out);
void bd_checklist_json(const bd_question *question, bd_writer *json);

#endif
