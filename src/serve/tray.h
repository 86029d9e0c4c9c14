/* Tray: results that come in while another change is being saved are saved together.
 *
 * A change is brought to the disk before it is confirmed, which takes the disk a while. Where thirty phones
 * send at once, whoever is next takes all that lie in the tray: each is checked and done on its own, in the
 * order in which they came, and the file is saved once. A result that comes alone is a change like any other;
 * those that were saved together are one version of the history, which names them all. */
#ifndef BD_SERVE_TRAY_H
#define BD_SERVE_TRAY_H

#include "os/threads.h"
#include "serve/work_order.h"

enum { BD_TRAY_MOST = 64 };

typedef struct bd_tray_item {
    const bd_order *order;
    bestdraw_answer *answer;
    bd_status status;
    bd_err err;
    bool done;
} bd_tray_item;

/* What lies there, in order. */
typedef struct bd_tray {
    bd_tray_item *items[BD_TRAY_MOST];
    size_t count;
} bd_tray;

/* Does the item, with all others that lie there. `inside` guards the tray, `changing` the file. */
void bd_tray_do(bd_tray *tray, bd_os_monitor *inside, bd_os_monitor *changing, const char *path,
                bd_tray_item *item);

#endif
