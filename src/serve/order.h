/* Order: what the body of POST .../ask says, and whether a role may.
 *
 *   {"command": "why-not", "options": {"a": 13, "b": 16}, "before": [{"command": "bye", "options": {...}}],
 *    "lang": "de"}
 *
 * `options` are those of a request to bestdraw_ask (docs/embedding.md). What stands in `before` is done
 * first, on a copy: what would be if. `lang` is the language of the answer. */
#ifndef BD_SERVE_ORDER_H
#define BD_SERVE_ORDER_H

#include "io/json/json.h"
#include "serve/hall_links.h"

enum { BD_ORDER_BEFORE = 16 };

typedef struct bd_order {
    const char *command;
    const char *options; /* JSON */
    const char *said;    /* of a result: as on the command line, for the history; else NULL */
    bool changes;        /* the event, when it is done */
    struct {
        const char *command, *options;
    } before[BD_ORDER_BEFORE];
    size_t before_count;
} bd_order;

/* Chooses the language of this thread (base/words_thread.h). BD_USAGE with the place in the body, and where
 * the role may not ask this: *allowed is false then. */
bd_status bd_order_read(bd_arena *arena, bd_role role, const char *body, size_t length, bd_order *out,
                        bool *allowed, bd_err *err);

#endif
