/* Event in TRF: a TRF file with what TRF has no place for in comment lines, "### bestdraw {...}", at its end.
 *
 * The lines have the published draws, as cards/1 has them (what they were made with stands in the older lines
 * "### draw ...", io/trf/trf_remarks.h); then whatever else reading the file would tell
 * differently from the event, as facts of a journal (io/event/journal.h); then the journal. When the file is
 * read, results and opponents of the records come before the lines: another program may have changed them.
 * What does not fit the records any more is left out, with a warning. */
#ifndef BD_IO_EVENT_EVENT_TRF_H
#define BD_IO_EVENT_EVENT_TRF_H

#include "event/event.h"
#include "io/format.h"

/* Whether the text has such lines. */
bool bd_event_trf_is(const char *text, size_t length);

bd_status bd_event_trf_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                            const bd_read_options *options, bd_warnings *warnings, bd_event **out,
                            bd_err *err);
bd_status bd_event_trf_write(const bd_event *event, bd_warnings *warnings, bd_text *out, bd_err *err);

#endif
