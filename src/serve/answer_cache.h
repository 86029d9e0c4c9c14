/* Answer cache: answers that are asked for again by every screen, as long as the event does not change. */
#ifndef BD_SERVE_ANSWER_CACHE_H
#define BD_SERVE_ANSWER_CACHE_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

enum { BD_CACHED_ANSWERS = 24, BD_CACHED_ANSWER_MOST = 2 * 1024 * 1024 };

typedef struct bd_cached_answer {
    bd_arena *arena; /* NULL: the place is free */
    const char *question, *text;
    size_t length;
    uint64_t version;
} bd_cached_answer;

typedef struct bd_answer_cache {
    bd_cached_answer items[BD_CACHED_ANSWERS];
    size_t next;
} bd_answer_cache;

/* The answer of that version, or NULL; the question names the role too. Callers hold a monitor. */
const bd_cached_answer *bd_answer_cache_find(const bd_answer_cache *all, const char *question,
                                             uint64_t version);

/* Keeps a copy in the place of the oldest; what is too large or cannot be had is not kept. */
void bd_answer_cache_keep(bd_answer_cache *all, const char *question, uint64_t version, const char *text,
                          size_t length);

void bd_answer_cache_end(bd_answer_cache *all);

#endif
