/* Batch: results that come in while another change is being saved are saved together.
 *
 * A change is brought to the disk before it is confirmed, which takes the disk a while. Where thirty phones
 * send at once, whoever is next takes all that wait (group commit): each is checked and done on its own, in
 * the order in which they came, and the file is saved once. Each is an act
 * of its own in the history. */
#ifndef BD_SERVE_BATCH_H
#define BD_SERVE_BATCH_H

#include "os/threads.h"
#include "serve/work_order.h"

enum { BD_BATCH_MOST = 64 };

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
