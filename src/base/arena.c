#include "base/arena.h"

#include "base/base_words.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CHUNK = 16 * 1024, LARGEST_STEP = 1024 * 1024 };

typedef struct chunk {
    struct chunk *older;
    size_t size, used; /* of bytes[] */
    size_t clean;      /* from here on all bytes are known to be zero */
    alignas(max_align_t) unsigned char bytes[];
} chunk;

struct bd_arena {
    chunk *newest;
    size_t total;
};

bd_arena *bd_arena_new(void)
{
    bd_arena *arena = malloc(sizeof *arena);
    if (arena != NULL) *arena = (bd_arena){.newest = NULL, .total = 0};
    return arena;
}

static void arena_free_newest(bd_arena *arena)
{
    chunk *gone = arena->newest;
    arena->newest = gone->older;
    arena->total -= gone->size;
    free(gone);
}

void bd_arena_free(bd_arena *arena)
{
    if (arena == NULL) return;
    while (arena->newest != NULL) arena_free_newest(arena);
    free(arena);
}

static size_t arena_round_up(size_t bytes)
{
    const size_t a = alignof(max_align_t);
    return bytes > SIZE_MAX - a ? SIZE_MAX : (bytes + a - 1) / a * a;
}

static chunk *arena_add_chunk(bd_arena *arena, size_t bytes, bool zeroed)
{
    size_t size = arena->newest == NULL ? FIRST_CHUNK : arena->newest->size * 2;
    if (size > LARGEST_STEP) size = LARGEST_STEP;
    if (size < bytes) size = bytes;
    if (size > SIZE_MAX - sizeof(chunk)) return NULL;
    /* Memory that comes fresh from the system is zero, and what is never used of a large piece then costs
     * nothing. */
    const bool fresh = zeroed && size > LARGEST_STEP;
    chunk *made = fresh ? calloc(1, sizeof *made + size) : malloc(sizeof *made + size);
    if (made == NULL) return NULL;
    made->older = arena->newest;
    made->size = size;
    made->used = 0;
    made->clean = fresh ? 0 : size;
    arena->newest = made;
    arena->total += size;
    return made;
}

/* The next bytes of the chunk. */
static void *arena_take_from(chunk *c, size_t bytes, bool zeroed)
{
    unsigned char *taken = c->bytes + c->used;
    const size_t end = c->used + bytes;
    BD_ASSERT(end <= c->size);
    if (zeroed && c->used < c->clean) memset(taken, 0, (end < c->clean ? end : c->clean) - c->used);
    if (c->clean < end) c->clean = end;
    c->used = end;
    return taken;
}

static void *arena_take(bd_arena *arena, size_t count, size_t size, bool zeroed)
{
    if (size != 0 && count > SIZE_MAX / size) return NULL;
    const size_t bytes = arena_round_up(count * size);
    if (bytes == SIZE_MAX) return NULL;
    chunk *c = arena->newest;
    if (c == NULL || c->size - c->used < bytes) c = arena_add_chunk(arena, bytes, zeroed);
    return c == NULL ? NULL : arena_take_from(c, bytes, zeroed);
}

void *bd_arena_alloc(bd_arena *arena, size_t count, size_t size)
{
    return arena_take(arena, count, size, true);
}

char *bd_arena_room(bd_arena *arena, size_t bytes) { return arena_take(arena, bytes, 1, false); }

void *bd_arena_grow(bd_arena *arena, void *items, size_t *capacity, size_t want, size_t size)
{
    BD_ASSERT(items != NULL || *capacity == 0);
    size_t room = *capacity < 8 ? 8 : *capacity;
    while (room < want) room = room > SIZE_MAX / 2 ? want : room * 2;
    if (room == *capacity) return items;
    if (size != 0 && room > SIZE_MAX / size) return NULL;
    const size_t old_bytes = arena_round_up(*capacity * size);
    const size_t new_bytes = arena_round_up(room * size);
    chunk *c = arena->newest;
    const int is_last =
        items != NULL && c != NULL && (unsigned char *)items + old_bytes == c->bytes + c->used;
    if (is_last && new_bytes - old_bytes <= c->size - c->used) {
        (void)arena_take_from(c, new_bytes - old_bytes, true);
        *capacity = room;
        return items;
    }
    void *moved = bd_arena_alloc(arena, room, size);
    if (moved == NULL) return NULL;
    if (items != NULL) memcpy(moved, items, *capacity * size);
    *capacity = room;
    return moved;
}

char *bd_arena_copy_bytes(bd_arena *arena, const char *bytes, size_t count)
{
    char *copy = count == SIZE_MAX ? NULL : bd_arena_room(arena, count + 1);
    if (copy == NULL) return NULL;
    if (count > 0) memcpy(copy, bytes, count);
    copy[count] = '\0';
    return copy;
}

char *bd_arena_copy_text(bd_arena *arena, const char *text)
{
    return bd_arena_copy_bytes(arena, text, strlen(text));
}

bd_arena_mark bd_arena_here(const bd_arena *arena)
{
    return (bd_arena_mark){.chunk = arena->newest, .used = arena->newest == NULL ? 0 : arena->newest->used};
}

void bd_arena_back_to(bd_arena *arena, bd_arena_mark mark)
{
    while (arena->newest != mark.chunk) arena_free_newest(arena);
    if (arena->newest != NULL) arena->newest->used = mark.used;
}

size_t bd_arena_bytes(const bd_arena *arena) { return arena->total; }

bd_status bd_arena_exhausted(bd_err *err, const char *source_file, int source_line)
{
    return bd_err_set(err, BD_NO_MEMORY, source_file, source_line, NULL, BD_SAY(BASE_NO_MEMORY));
}
