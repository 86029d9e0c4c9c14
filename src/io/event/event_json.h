/* Event in JSON: the native file format, event/2 (docs/event-file.md). Reading is in event_read.c, writing in
 * event_rows.c.
 *
 * The head and the players are those of cards/1 (io/json/cards_json.h), each round has its boards and who is
 * on none of them, one a line, and at the end stands the journal, one act a line. Reading is as strict as
 * that of cards/1; but the journal is kept as it is, so that a change costs the same after three acts and
 * after three thousand (io/event/journal.h reads it). Writing is canonical. */
#ifndef BD_IO_EVENT_EVENT_JSON_H
#define BD_IO_EVENT_EVENT_JSON_H

#include "event/event.h"
#include "io/json/cards_json.h"

/* Whether the text begins with a member "format" that says event/2. */
bool bd_event_json_is(const char *text, size_t length);

bd_status bd_event_json_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                             const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                             bd_err *err);

/* The head of a round, as an object. */
void bd_round_json_write(bd_cards_writer *writer, const bd_event_round *round);

/* The text was empty before. */
bd_status bd_event_json_write(const bd_event *event, bd_warnings *warnings, bd_text *out, bd_err *err);

#endif
