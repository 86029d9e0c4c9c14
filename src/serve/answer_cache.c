#include "serve/answer_cache.h"

#include "base/assert.h"

#include <string.h>

const bd_cached_answer *bd_answer_cache_find(const bd_answer_cache *all, const char *question,
                                             uint64_t version)
{
    for (size_t i = 0; i < BD_CACHED_ANSWERS; i++) {
        const bd_cached_answer *one = &all->items[i];
        if (one->arena != NULL && one->version == version && strcmp(one->question, question) == 0) return one;
    }
    return NULL;
}

void bd_answer_cache_keep(bd_answer_cache *all, const char *question, uint64_t version, const char *text,
                          size_t length)
{
    BD_ASSERT(all->next < BD_CACHED_ANSWERS);
    if (length > BD_CACHED_ANSWER_MOST || strlen(question) > 4096) return;
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) return;
    const bd_cached_answer fresh = {.arena = arena,
                                    .question = bd_arena_copy_text(arena, question),
                                    .text = bd_arena_copy_bytes(arena, text, length),
                                    .length = length,
                                    .version = version};
    if (fresh.question == NULL || fresh.text == NULL) {
        bd_arena_free(arena);
        return;
    }
    bd_arena_free(all->items[all->next].arena);
    all->items[all->next] = fresh;
    all->next = (all->next + 1) % BD_CACHED_ANSWERS;
}

void bd_answer_cache_end(bd_answer_cache *all)
{
    for (size_t i = 0; i < BD_CACHED_ANSWERS; i++) bd_arena_free(all->items[i].arena);
    memset(all, 0, sizeof *all);
}
