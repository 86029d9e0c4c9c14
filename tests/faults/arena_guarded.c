#include "faults/arena_fault.h"

#include "base/base_words.h"

#include <stdalign.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

/* Behind a piece stands a guard as large as one of its items. */
static size_t guard_of(size_t size)
{
#ifdef SANITIZED
    return size * 0;
#else
    return size < 32 ? 32 : size > 4096 ? 4096 : size;
#endif
}

/* What guards are made of, by chance: numbers far below 0 and numbers far above it. */
enum { BELOW = 0xA5, ABOVE = 0x5A };

typedef struct piece {
    struct piece *older;
    size_t size, guard;                         /* bytes */
    unsigned char of;                           /* what the guard is made of */
    alignas(max_align_t) unsigned char bytes[]; /* zero, and the guard */
} piece;

struct bd_arena {
    piece *newest;
    size_t total;
};

static long allocations_until_failure = -1;
static bool fails_once, has_failed;
static long arenas;
static uint32_t chance = 1;

void arena_fail_after(long n)
{
    allocations_until_failure = n;
    fails_once = false;
    if (n >= 0) has_failed = false;
}

void arena_fail_once(long n)
{
    allocations_until_failure = n;
    fails_once = true;
    if (n >= 0) has_failed = false;
}

bool arena_has_failed(void) { return has_failed; }

long arena_count(void) { return arenas; }

static bool may_allocate(void)
{
    if (allocations_until_failure == 0) {
        if (fails_once) allocations_until_failure = -1;
        has_failed = true;
        return false;
    }
    if (allocations_until_failure > 0) allocations_until_failure--;
    return true;
}

bd_arena *bd_arena_new(void)
{
    bd_arena *made = may_allocate() ? calloc(1, sizeof(bd_arena)) : NULL;
    arenas += made != NULL;
    return made;
}

static void free_newest(bd_arena *arena)
{
    piece *gone = arena->newest;
    for (size_t i = 0; i < gone->guard; i++)
        if (gone->bytes[gone->size + i] != gone->of) {
            (void)fprintf(stderr, "something was written behind the end of a piece of %zu bytes\n",
                          gone->size);
            abort();
        }
    arena->newest = gone->older;
    arena->total -= gone->size;
#ifndef SANITIZED /* which does not need it: it knows what has been given back */
    memset(gone->bytes, gone->of, gone->size);
#endif
    free(gone);
}

void bd_arena_free(bd_arena *arena)
{
    if (arena == NULL) return;
    while (arena->newest != NULL) free_newest(arena);
    free(arena);
    arenas--;
}

void *bd_arena_alloc(bd_arena *arena, size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size) return NULL;
    const size_t bytes = count * size;
    const size_t guard = guard_of(size);
    if (!may_allocate() || bytes > SIZE_MAX - sizeof(piece) - guard) return NULL;
    piece *made = calloc(1, sizeof *made + bytes + guard); /* large pieces come zeroed from the system */
    if (made == NULL) return NULL;
    made->older = arena->newest;
    made->size = bytes;
    made->guard = guard;
    chance = chance * UINT32_C(1103515245) + 12345;
    made->of = (chance >> 16) % 2 == 0 ? BELOW : ABOVE;
    memset(made->bytes + bytes, made->of, guard);
    arena->newest = made;
    arena->total += bytes;
    return made->bytes;
}

char *bd_arena_room(bd_arena *arena, size_t bytes)
{
    char *room = bd_arena_alloc(arena, bytes, 1);
    if (room != NULL) memset(room, BELOW, bytes);
    return room;
}

void *bd_arena_grow(bd_arena *arena, void *items, size_t *capacity, size_t want, size_t size)
{
    size_t room = *capacity < 8 ? 8 : *capacity;
    while (room < want) room = room > SIZE_MAX / 2 ? want : room * 2;
    if (room == *capacity) return items;
    void *moved = bd_arena_alloc(arena, room, size);
    if (moved == NULL) return NULL;
    if (items != NULL) memcpy(moved, items, *capacity * size);
    *capacity = room;
    return moved;
}

char *bd_arena_copy_bytes(bd_arena *arena, const char *bytes, size_t count)
{
    char *copy = count == SIZE_MAX ? NULL : bd_arena_alloc(arena, count + 1, 1);
    if (copy != NULL && count > 0) memcpy(copy, bytes, count);
    return copy;
}

char *bd_arena_copy_text(bd_arena *arena, const char *text)
{
    return bd_arena_copy_bytes(arena, text, strlen(text));
}

bd_arena_mark bd_arena_here(const bd_arena *arena) { return (bd_arena_mark){.chunk = arena->newest}; }

void bd_arena_back_to(bd_arena *arena, bd_arena_mark mark)
{
    while (arena->newest != mark.chunk) free_newest(arena);
}

size_t bd_arena_bytes(const bd_arena *arena) { return arena->total; }

bd_status bd_arena_exhausted(bd_err *err, const char *source_file, int source_line)
{
    return bd_err_set(err, BD_NO_MEMORY, source_file, source_line, NULL, BD_SAY(BASE_NO_MEMORY));
}
