/* Order: what the body of POST .../ask says, whether a role may, and doing it.
 *
 *   {"command": "why-not", "options": {"a": 13, "b": 16}, "before": [{"command": "bye", "options": {...}}],
 *    "lang": "de"}
 *
 * `options` are those of a request to bestdraw_ask (docs/embedding.md). What stands in `before` is done
 * first, on a copy: what would be if. `lang` is the language of the answer.
 *
 * A change is brought to the disk before it is confirmed, which takes the disk a while. Where thirty phones
 * send at once, whoever is next takes all results that wait (group commit): each is checked and done on its
 * own, in the order in which they came, and the file is saved once. Each is an act of its own in the history.
 */
#ifndef BD_SERVE_ORDER_H
#define BD_SERVE_ORDER_H

#include "cli/request.h"
#include "library/ask.h"
#include "os/threads.h"

enum { BD_ORDER_BEFORE = 16, BD_BATCH_MOST = 64, BD_ORDER_SECONDS = 30 };

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

/* Chooses the language of this thread (base/words.h). `path` is that of the event. BD_USAGE with the
 * place in the body, and where the role may not ask this: *allowed is false then. */
bd_status bd_order_read(bd_arena *arena, bd_role role, const char *path, const char *body, size_t length,
                        bd_order *out, bool *allowed, bd_err *err);

/* Does it on the event in its file, or on a copy; *answer is to be freed. BD_OK: there is an answer, if only
 * that it was refused. After BD_ORDER_SECONDS what is proved by then is the answer. */
bd_status bd_order_do(const char *path, const bd_order *order, bestdraw_answer **answer, bd_err *err);

typedef struct bd_batch_item {
    const bd_order *order;
    bestdraw_answer *answer;
    bd_status status;
    bd_err err;
    bool done;
} bd_batch_item;

/* What waits to be saved, in order. */
typedef struct bd_batch {
    bd_batch_item *items[BD_BATCH_MOST];
    size_t count;
} bd_batch;

/* Does the item, with all others that wait. `inside` guards the batch, `changing` the file. */
void bd_batch_do(bd_batch *batch, bd_os_monitor *inside, bd_os_monitor *changing, const char *path,
                 bd_batch_item *item);

#endif
