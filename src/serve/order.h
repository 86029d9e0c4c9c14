/* Order: what the body of POST .../ask says, and whether a role may.
 *
 *   {"command": "why-not", "options": {"a": 13, "b": 16}, "before": [{"command": "bye", "options": {...}}],
 *    "lang": "de"}
 *
 * `options` are those of a request to bestdraw_ask (docs/embedding.md). What stands in `before` is done
 * first, on a copy: what would be if. `lang` is the language of the answer. */
#ifndef BD_SERVE_ORDER_H
#define BD_SERVE_ORDER_H

#include "cli/request.h"

enum { BD_ORDER_BEFORE = 16 };

/* A request as it was read; one that could not be is refused in its answer. */
typedef struct bd_order_part {
    bd_request request;
    bd_status status; /* of reading it */
    bd_err err;
} bd_order_part;

typedef struct bd_order {
    bd_order_part asked;
    bool changes; /* the event, when it is done */
    bd_order_part before[BD_ORDER_BEFORE];
    size_t before_count;
} bd_order;

/* Chooses the language of this thread (base/words_thread.h). `path` is that of the event. BD_USAGE with the
 * place in the body, and where the role may not ask this: *allowed is false then. */
bd_status bd_order_read(bd_arena *arena, bd_role role, const char *path, const char *body, size_t length,
                        bd_order *out, bool *allowed, bd_err *err);

#endif
