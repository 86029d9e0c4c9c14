/* Wishes in reports: whatever is said of a draw names what the arbiter asked of it beyond the rules. */
#ifndef BD_REPORT_PRINT_WISHES_H
#define BD_REPORT_PRINT_WISHES_H

#include "report/reply.h"
#include "rulebook/options/draw_options.h"

/* "1-8 paired, 3 has the bye"; NULL where nothing was asked, or options is NULL. *out takes failures of
 * memory. */
const char *bd_wishes_words(const bd_draw_options *options, bd_text *out);

/* A line of its own; nothing where nothing was asked. */
void bd_wishes_text(const bd_draw_options *options, const bd_terminal *terminal, bd_text *out);

/* The member "wishes": the words; no member where nothing was asked. */
void bd_wishes_json(const bd_draw_options *options, bd_writer *json);

/* Both of them. */
void bd_wishes_reply(const bd_draw_options *options, bd_reply *reply);

#endif
