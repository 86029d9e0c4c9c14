/* The writer of event/2. */
#include "io/event/event_json.h"
#include "io/event/event_rows.h"

bd_status bd_event_json_write(const bd_event *event, bd_warnings *warnings, bd_text *out, bd_err *err)
{
    bd_event_rows rows;
    BD_TRY(bd_event_rows_make(out->arena, event, warnings, &rows, err));
    bd_event_rows_join(&rows, event->journal, event->journal_length, out);
    if (out->failed) BD_FAIL_MEMORY(err);
    return bd_warnings_check(warnings, err);
}
