/* Reasons: explanations laid out for people and for programs. */
#ifndef BD_REPORT_PRINT_REASONS_H
#define BD_REPORT_PRINT_REASONS_H

#include "base/terminal.h"
#include "explain/question.h"
#include "explain/sentences.h"
#include "report/writer.h"

/* One paragraph each, from column `indent` on, the article in brackets at its end. */
void bd_reasons_text(const bd_reasons *reasons, int indent, const bd_terminal *terminal, bd_text *out);

/* "key": [{"code": ..., "article": ..., "sentence": ..., "players": [...]}, ...]; the bye is player 0. */
void bd_reasons_json(bd_writer *json, const char *key, const bd_reasons *reasons);

/* The heading, and a line that says so when the published draw is another one. */
void bd_question_text(const bd_question *question, const bd_terminal *terminal, bd_text *out);
void bd_question_json(const bd_question *question, const char *format, bd_writer *json);

#endif
