/* Keepsakes: answers that are asked for again by every screen, as long as the event does not change. */
#ifndef BD_SERVE_KEEPSAKE_H
#define BD_SERVE_KEEPSAKE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum { BD_KEEPSAKES = 24, BD_KEEPSAKE_MOST = 2 * 1024 * 1024 };

typedef struct bd_keepsake {
    bd_arena *arena; /* NULL: the place is free */
    const char *question, *text;
    size_t length;
    uint64_t version;
} bd_keepsake;

typedef struct bd_keepsakes {
    bd_keepsake items[BD_KEEPSAKES];
    size_t next;
} bd_keepsakes;

/* The answer of that version, or NULL; the question names the role too. Callers hold a monitor. */
const bd_keepsake *bd_keepsake_find(const bd_keepsakes *all, const char *question, uint64_t version);

/* Keeps a copy in the place of the oldest; what is too large or cannot be had is not kept. */
void bd_keepsake_keep(bd_keepsakes *all, const char *question, uint64_t version, const char *text,
                      size_t length);

void bd_keepsake_end(bd_keepsakes *all);

#endif
