#include "serve/keepsake.h"

#include "base/assert.h"

#include <string.h>

const bd_keepsake *bd_keepsake_find(const bd_keepsakes *all, const char *question, uint64_t version)
{
    for (size_t i = 0; i < BD_KEEPSAKES; i++) {
        const bd_keepsake *one = &all->items[i];
        if (one->arena != NULL && one->version == version && strcmp(one->question, question) == 0) return one;
    }
    return NULL;
}

void bd_keepsake_keep(bd_keepsakes *all, const char *question, uint64_t version, const char *text,
                      size_t length)
{
    BD_ASSERT(all->next < BD_KEEPSAKES);
    if (length > BD_KEEPSAKE_MOST || strlen(question) > 4096) return;
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) return;
    const bd_keepsake fresh = {.arena = arena,
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
    all->next = (all->next + 1) % BD_KEEPSAKES;
}

void bd_keepsake_end(bd_keepsakes *all)
{
    for (size_t i = 0; i < BD_KEEPSAKES; i++) bd_arena_free(all->items[i].arena);
    memset(all, 0, sizeof *all);
}
