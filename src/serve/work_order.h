/* Work order: an order (order.h) done by the library, on the event in its file or on a copy. */
#ifndef BD_SERVE_WORK_ORDER_H
#define BD_SERVE_WORK_ORDER_H

#include "library/ask.h"
#include "serve/order.h"

/* No answer takes longer: what is proved by then is the answer. */
#define BD_ORDER_SECONDS 30.0

/* Asks an event, or answers why it could not be read. */
bestdraw_status bd_order_ask(bestdraw_event *event, const bd_order_part *asked, bestdraw_answer **answer);

/* Does it; *answer is to be freed, also when that fails. `name` is what messages call the event. BD_OK: there
 * is an answer, if only that it was refused. */
bd_status bd_order_do(const char *path, const bd_order *order, bestdraw_answer **answer, bd_err *err);

/* BD_BAD_INPUT when the file is no event. */
bd_status bd_order_check(bd_arena *arena, const char *path, bd_err *err);

#endif
