/* Report of the answer to a question about the draw (`bestdraw why-not`). */
#ifndef BD_REPORT_PRINT_ANSWER_H
#define BD_REPORT_PRINT_ANSWER_H

#include "base/terminal.h"
#include "base/text.h"
#include "explain/answer.h"
#include "explain/question.h"

void bd_answer_text(const bd_question *question, const bd_answer *answer, const bd_terminal *terminal,
                    bd_text *out);
void bd_answer_json(const bd_question *question, const bd_answer *answer, bd_text *out); /* "why-not/1" */

#endif
