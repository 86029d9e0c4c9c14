/* Answers about the best draw, for people and for programs: its reasons board by board (`explain`, `why`),
 * why no draw can do better, why not another board (`why-not`), and what to check it with (`checklist`). */
#ifndef BD_REPORT_PRINT_ANSWERS_H
#define BD_REPORT_PRINT_ANSWERS_H

#include "explain/answer.h"
#include "explain/bounds.h"
#include "explain/question.h"
#include "explain/sentences.h"
#include "explain/story.h"
#include "report/reply.h"

/* One paragraph each, from column `indent` on, the article in brackets at its end. */
void bd_reasons_text(const bd_reasons *reasons, int indent, const bd_terminal *terminal, bd_text *out);

/* "key": [{"code": ..., "article": ..., "sentence": ..., "players": [...]}, ...]; the bye is player 0. */
void bd_reasons_json(bd_writer *json, const char *key, const bd_reasons *reasons);

/* What an answer begins with: the heading, and a line that says so when the published draw is another one. */
bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena);

void bd_stories_text(const bd_question *question, const bd_story *stories, size_t count,
                     const bd_terminal *terminal, bd_text *out);
void bd_stories_json(const bd_story *stories, size_t count, bd_writer *json); /* "boards" */

/* What the rules say of the whole draw: who sits out, and why. */
void bd_story_remarks_text(const bd_remarks *remarks, const bd_terminal *terminal, bd_text *out);
void bd_story_remarks_json(const bd_remarks *remarks, bd_writer *json); /* "remarks" */

void bd_bounds_text(const bd_bound *bounds, size_t count, const bd_terminal *terminal, bd_text *out);
void bd_bounds_json(const bd_round *round, const bd_bound *bounds, size_t count,
                    bd_writer *json); /* "proof" */

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer,
                         bd_arena *arena); /* "why-not/1" */

/* The players, as "checklist/1" has them; node -1: everybody. */
bd_rows bd_checklist_rows(const bd_question *question, int node, bd_arena *arena);

bd_reply bd_checklist_reply(const bd_question *question, bd_arena *arena);

#endif
