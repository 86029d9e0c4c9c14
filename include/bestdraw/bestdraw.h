/* bestdraw: the best draw of a Swiss chess round, with its proof.
 *
 * A tournament is read from a file or from memory (cards/1 JSON, TRF or a CSV player list, recognised by
 * content). Handles are opaque and belong to the caller, who frees each with its own function; texts they
 * hand out live as long as the handle. Nothing here prints, exits or keeps global state; use one handle from
 * one thread at a time. */
#ifndef BESTDRAW_BESTDRAW_H
#define BESTDRAW_BESTDRAW_H

#include <signal.h>
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

/* Reads a tournament. lenient: contradictions between cards become warnings. On failure *out holds a handle
 * with nothing but the error text (or NULL when memory is exhausted); free it all the same. */
BESTDRAW_API bestdraw_status bestdraw_read_file(const char *path, int lenient, bestdraw_tournament **out);
BESTDRAW_API bestdraw_status bestdraw_read_memory(const char *name, const char *bytes, size_t count,
                                                  int lenient, bestdraw_tournament **out);
BESTDRAW_API void bestdraw_tournament_free(bestdraw_tournament *tournament);

/* What went wrong in the last call on this handle, with its place; "" when nothing did. */
BESTDRAW_API const char *bestdraw_error(const bestdraw_tournament *tournament);

BESTDRAW_API size_t bestdraw_warning_count(const bestdraw_tournament *tournament);
BESTDRAW_API const char *bestdraw_warning(const bestdraw_tournament *tournament, size_t index);

BESTDRAW_API const char *bestdraw_name(const bestdraw_tournament *tournament); /* "" when the file has none */
BESTDRAW_API size_t bestdraw_player_count(const bestdraw_tournament *tournament);
BESTDRAW_API int bestdraw_next_round(const bestdraw_tournament *tournament);

/* A draw of one round of a tournament; the tournament must outlive it. */
typedef struct bestdraw_draw bestdraw_draw;

typedef enum bestdraw_outcome {
    BESTDRAW_BEST = 0,       /* every stage is proved */
    BESTDRAW_NOT_PROVED = 1, /* legal, but a limit was reached */
    BESTDRAW_NO_DRAW = 2     /* no legal draw exists, and that is proved */
} bestdraw_outcome;

typedef struct bestdraw_options {
    const char *rules;       /* rulebook id; NULL: the file's, or "caa" */
    int round;               /* 0: the next one */
    unsigned long long seed; /* of all random draws */
    int allow_repeats;       /* 0: nobody meets the same opponent twice */
    double cpu_seconds;      /* 0: no limit */
    const volatile sig_atomic_t
        *stop; /* set by a signal handler: the draw stops with what is proved so far; may be NULL */
} bestdraw_options;

typedef struct bestdraw_board {
    int white, black; /* ids */
} bestdraw_board;

/* Draws the round. options NULL: everything as in the file. On failure *out is NULL and the tournament has
 * the error text. No legal draw and a limit reached are outcomes, not failures. */
BESTDRAW_API bestdraw_status bestdraw_draw_round(bestdraw_tournament *tournament,
                                                 const bestdraw_options *options, bestdraw_draw **out);
BESTDRAW_API void bestdraw_draw_free(bestdraw_draw *draw);

BESTDRAW_API bestdraw_outcome bestdraw_draw_outcome(const bestdraw_draw *draw);
BESTDRAW_API int
bestdraw_draw_is_unique(const bestdraw_draw *draw);               /* proved that no other draw is as good */
BESTDRAW_API int bestdraw_draw_number(const bestdraw_draw *draw); /* of the round */
BESTDRAW_API size_t bestdraw_board_count(const bestdraw_draw *draw);
BESTDRAW_API bestdraw_board bestdraw_board_at(const bestdraw_draw *draw,
                                              size_t index); /* board 1 is index 0 */
BESTDRAW_API int bestdraw_bye(const bestdraw_draw *draw);    /* id; 0: nobody */

/* The criteria in order, with the value of the draw in each. */
BESTDRAW_API size_t bestdraw_criterion_count(const bestdraw_draw *draw);
BESTDRAW_API const char *bestdraw_criterion_id(const bestdraw_draw *draw, size_t index);
BESTDRAW_API const char *bestdraw_criterion_sentence(const bestdraw_draw *draw, size_t index);
BESTDRAW_API long long bestdraw_criterion_value(const bestdraw_draw *draw, size_t index);

/* The text of the certificate file that bestdraw-verify checks. */
BESTDRAW_API const char *bestdraw_certificate(const bestdraw_draw *draw);

#ifdef __cplusplus
}
#endif

#endif
