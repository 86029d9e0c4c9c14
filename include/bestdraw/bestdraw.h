/* bestdraw: the best draw of a Swiss chess round, with its proof.
 *
 * A tournament is read from a file or from memory (cards/1 JSON, TRF or a CSV player list, told apart by content). Handles are opaque and
 * belong to the caller, who frees each with its own function; texts they hand out live as long as the handle. Nothing here
 * prints, exits or keeps global state; use one handle from one thread at a time. */
#ifndef BESTDRAW_BESTDRAW_H
#define BESTDRAW_BESTDRAW_H

#include <stddef.h>

#if defined(__GNUC__)
#define BESTDRAW_API __attribute__((visibility("default")))
#else
#define BESTDRAW_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef enum bestdraw_status {
    BESTDRAW_OK = 0,
    BESTDRAW_USAGE = 1,     /* the call makes no sense: a null pointer, an unknown name */
    BESTDRAW_BAD_INPUT = 2, /* the data is wrong; bestdraw_error says where */
    BESTDRAW_NO_MEMORY = 3,
    BESTDRAW_SYSTEM = 4,
    BESTDRAW_INTERNAL = 5
} bestdraw_status;

typedef struct bestdraw_tournament bestdraw_tournament;

/* The version of the library, "0.1.0". */
BESTDRAW_API const char *bestdraw_version(void);

/* Reads a tournament. lenient: disagreements between cards become warnings. On failure *out holds a handle with nothing but the
 * error text (or NULL when memory is exhausted); free it all the same. */
BESTDRAW_API bestdraw_status bestdraw_read_file(const char *path, int lenient, bestdraw_tournament **out);
BESTDRAW_API bestdraw_status bestdraw_read_memory(const char *name, const char *bytes, size_t count, int lenient,
                                                  bestdraw_tournament **out);
BESTDRAW_API void bestdraw_tournament_free(bestdraw_tournament *tournament);

/* What went wrong in the last call on this handle, with its place; "" when nothing did. */
BESTDRAW_API const char *bestdraw_error(const bestdraw_tournament *tournament);

BESTDRAW_API size_t bestdraw_warning_count(const bestdraw_tournament *tournament);
BESTDRAW_API const char *bestdraw_warning(const bestdraw_tournament *tournament, size_t index);

BESTDRAW_API const char *bestdraw_name(const bestdraw_tournament *tournament); /* "" when the file names none */
BESTDRAW_API size_t bestdraw_player_count(const bestdraw_tournament *tournament);
BESTDRAW_API int bestdraw_next_round(const bestdraw_tournament *tournament);

#ifdef __cplusplus
}
#endif

#endif
