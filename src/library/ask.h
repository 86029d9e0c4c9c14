/* Ask: a request to an event, for those of us who have read it already (bestdraw_ask reads it from JSON). */
#ifndef BD_LIBRARY_ASK_H
#define BD_LIBRARY_ASK_H

#include "bestdraw/bestdraw.h"
#include "cli/request.h"

/* As bestdraw_ask; the event is one of a path or name that the request has too. */
bestdraw_status bd_ask(bestdraw_event *event, const bd_request *request, bestdraw_answer **out);

/* The answer to a request that could not be read. */
bestdraw_status bd_ask_refused(const bd_command *command, const bd_err *why, bestdraw_answer **out);

/* Whether it was done, and the event is another one. */
bool bd_answer_saved(const bestdraw_answer *answer);

#endif
