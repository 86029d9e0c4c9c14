/* Report of the answer to a question about the draw (`bestdraw why-not`). */
#ifndef BD_REPORT_PRINT_ANSWER_H
#define BD_REPORT_PRINT_ANSWER_H

#include "explain/answer.h"
#include "explain/question.h"
#include "report/reply.h"

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer,
                         bd_arena *arena); /* "why-not/1" */

#endif
