/* Reports of why a draw is as it is: board by board, and stage by stage of its proof. */
#ifndef BD_REPORT_PRINT_STORY_H
#define BD_REPORT_PRINT_STORY_H

#include "explain/bounds.h"
#include "explain/story.h"
#include "report/print_reasons.h"

void bd_stories_text(const bd_question *question, const bd_story *stories, size_t count,
                     const bd_terminal *terminal, bd_text *out);
void bd_stories_json(const bd_story *stories, size_t count, bd_writer *json); /* "boards" */

/* What the rules say of the whole draw: who sits out, and why. */
void bd_story_remarks_text(const bd_remarks *remarks, const bd_terminal *terminal, bd_text *out);
void bd_story_remarks_json(const bd_remarks *remarks, bd_writer *json); /* "remarks" */

void bd_bounds_text(const bd_bound *bounds, size_t count, const bd_terminal *terminal, bd_text *out);
void bd_bounds_json(const bd_round *round, const bd_bound *bounds, size_t count,
                    bd_writer *json); /* "proof" */

#endif
