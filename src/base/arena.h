/* Arena: memory that is freed all at once.
 *
 * A command has one arena for what lives until its end and one scratch arena for what does not. Memory comes
 * back zeroed and aligned for any type. The only malloc of the project is here; most tests are linked with
 * another arena, which fails when they want it to (tests/faults/arena_fault.h). */
#ifndef BD_BASE_ARENA_H
#define BD_BASE_ARENA_H

#include "base/err.h"

typedef struct bd_arena bd_arena;

/* A point in an arena's life, to return to. */
typedef struct bd_arena_mark {
    void *chunk;
    size_t used;
} bd_arena_mark;

/* NULL when memory is exhausted. */
bd_arena *bd_arena_new(void);
void bd_arena_free(bd_arena *arena); /* NULL is fine */

/* count * size bytes, zeroed; NULL when memory is exhausted or the product overflows. Zero bytes give a valid
 * pointer. */
void *bd_arena_alloc(bd_arena *arena, size_t count, size_t size);

/* The same for bytes that are written before they are read: they are not zeroed. */
char *bd_arena_room(bd_arena *arena, size_t bytes);

/* Makes room for `want` items of `size` bytes where *capacity were: at least doubles, keeps the old contents,
 * updates *capacity. items may be NULL with *capacity 0. NULL when memory is exhausted (the old items stay
 * valid). */
void *bd_arena_grow(bd_arena *arena, void *items, size_t *capacity, size_t want, size_t size);

char *bd_arena_copy_text(bd_arena *arena, const char *text); /* NULL only when memory is exhausted */
char *bd_arena_copy_bytes(bd_arena *arena, const char *bytes, size_t count); /* a NUL is added */

bd_arena_mark bd_arena_here(const bd_arena *arena);
void bd_arena_back_to(bd_arena *arena, bd_arena_mark mark); /* frees all that was taken since */
size_t bd_arena_bytes(const bd_arena *arena);               /* taken from the system now */

/* Sets the error of memory that is exhausted and returns BD_NO_MEMORY. */
bd_status bd_arena_exhausted(bd_err *err, const char *source_file, int source_line);

/* Returns BD_NO_MEMORY from the function that stands in. */
#define BD_FAIL_MEMORY(err)                                                                                  \
    do {                                                                                                     \
        (void)bd_arena_exhausted((err), __FILE__, __LINE__);                                                 \
        return BD_NO_MEMORY;                                                                                 \
    } while (0)

/* variable = count zeroed items from the arena, or return BD_NO_MEMORY. */
#define BD_NEW(variable, arena, count, err)                                                                  \
    do {                                                                                                     \
        (variable) = bd_arena_alloc((arena), (size_t)(count), sizeof *(variable));                           \
        if ((variable) == NULL) BD_FAIL_MEMORY((err));                                                       \
    } while (0)

/* Room for one more item at the end of items[count], or return BD_NO_MEMORY. */
#define BD_ROOM(items, count, capacity, arena, err)                                                          \
    do {                                                                                                     \
        if ((size_t)(count) >= (capacity)) {                                                                 \
            void *bd_room =                                                                                  \
                bd_arena_grow((arena), (items), &(capacity), (size_t)(count) + 1, sizeof *(items));          \
            if (bd_room == NULL) BD_FAIL_MEMORY((err));                                                      \
            (items) = bd_room;                                                                               \
        }                                                                                                    \
    } while (0)

#endif
