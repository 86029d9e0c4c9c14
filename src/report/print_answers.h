/* Answers about the best draw, for people and for programs: its reasons board by board (`explain`, `why`),
 * why no draw can do better, why not another board (`why-not`), and what to check it with (`checklist`). */
#ifndef BD_REPORT_PRINT_ANSWERS_H
#define BD_REPORT_PRINT_ANSWERS_H

#include "explain/answer.h"
#include "explain/bounds.h"
#include "explain/explainer.h"
#include "explain/question.h"
#include "explain/sentences.h"
#include "report/reply.h"

/* Reasons: one paragraph each, from column `indent` on, the article in brackets at its end; and as programs
 * read them, the bye being player 0. */
void bd_reasons_reply(const bd_reasons *reasons, int indent, bd_reply *reply);
bd_rows bd_reasons_rows(const bd_reasons *reasons, bd_arena *arena);

/* The ids of nodes; that of the bye is 0, or left out. */
bd_ints bd_ids_of_nodes(const bd_round *round, const uint16_t *nodes, size_t count, bool with_bye,
                        bd_arena *arena, bool *failed);

/* What an answer begins with: the heading, and a line that says so when the published draw is another one. */
bd_reply bd_question_reply(const bd_question *question, const char *format, bd_arena *arena);

/* Why each of these boards is as it is; "boards". */
void bd_explanations_reply(const bd_round *round, const bd_explanation *stories, size_t count,
                           bd_reply *reply);
const char *bd_story_title(const bd_round *round, const bd_explanation *story, bd_text *out);

/* What the rules say of the whole draw: who sits out, and why; "remarks". said: to people too. */
void bd_remarks_reply(const bd_remarks *remarks, bool said, bd_reply *reply);

/* Why no draw can do better, stage by stage; "proof". */
void bd_bounds_reply(const bd_round *round, const bd_bound *bounds, size_t count, bd_reply *reply);

bd_reply bd_answer_reply(const bd_question *question, const bd_answer *answer,
                         bd_arena *arena); /* "why-not/1" */

/* The players, as "checklist/1" has them; node -1: everybody. */
bd_rows bd_checklist_rows(const bd_question *question, int node, bd_arena *arena);

bd_reply bd_checklist_reply(const bd_question *question, bd_arena *arena);

#endif
