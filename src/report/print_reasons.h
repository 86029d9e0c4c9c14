/* Reasons: explanations laid out for people and for programs. */
#ifndef BD_REPORT_PRINT_REASONS_H
#define BD_REPORT_PRINT_REASONS_H

#include "explain/question.h"
#include "explain/sentences.h"
#include "report/reply.h"

/* One paragraph each, from column `indent` on, the article in brackets at its end. */
void bd_reasons_text(const bd_reasons *reasons, int indent, const bd_terminal *terminal, bd_text *out);

/* "key": [{"code": ..., "article": ..., "sentence": ..., "players": [...]}, ...]; the bye is player 0. */
void bd_reasons_json(bd_writer *json, const char *key, const bd_reasons *reasons);

/* What an answer begins with: the heading, and a line that says so when the published draw is another one. */
bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena);

#endif
