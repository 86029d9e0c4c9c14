/* Errors: one type for the whole library.
 *
 * An error is a status, a place in the user's data ("open.trf:12:5", "players[3].grade"), and one sentence
 * that says what is wrong and what to do. The line of our own source that raised it is kept for --verbose. A
 * function that can fail returns a bd_status and takes the bd_err as its last parameter; the error is written
 * only when the status is not BD_OK. "No legal draw" and "limit reached" are outcomes, not errors. The
 * library never prints, exits or aborts. */
#ifndef BD_BASE_ERR_H
#define BD_BASE_ERR_H

#include "base/assert.h" /* what must hold, beside what can fail */

#include <stddef.h>

typedef enum bd_status {
    BD_OK = 0,
    BD_USAGE,     /* the caller asked for something that makes no sense */
    BD_BAD_INPUT, /* the user's data is wrong */
    BD_NO_MEMORY,
    BD_SYSTEM,  /* the operating system refused: file, lock, disk */
    BD_INTERNAL /* our own mistake, or a fault of a library */
} bd_status;

typedef struct bd_err {
    bd_status status;
    char place[192];
    char sentence[576];
    const char *source_file;
    int source_line;
} bd_err;

/* Fills *err (which may be NULL) and returns status. place may be NULL; longer texts are cut at a character's
 * border. */
bd_status bd_err_set(bd_err *err, bd_status status, const char *source_file, int source_line,
                     const char *place, const char *format, ...) __attribute__((format(printf, 6, 7)));

/* "place: sentence", or the sentence alone, into buffer; returns buffer. */
const char *bd_err_text(const bd_err *err, char *buffer, size_t size);

/* The exit code of a program that ends with this status: 0, 2, 3 or 5. */
int bd_status_exit_code(bd_status status);

/* The status is returned by name, so that readers (and clang's analyzer) see that it is not BD_OK. */
#define BD_FAIL(err, status, place, ...)                                                                     \
    do {                                                                                                     \
        (void)bd_err_set((err), (status), __FILE__, __LINE__, (place), __VA_ARGS__);                         \
        return (status);                                                                                     \
    } while (0)

#define BD_TRY(call)                                                                                         \
    do {                                                                                                     \
        const bd_status bd_try_status = (call);                                                              \
        if (bd_try_status != BD_OK) return bd_try_status;                                                    \
    } while (0)

#endif
