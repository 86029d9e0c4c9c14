/* bestdraw: the best draw of a Swiss chess round, with its proof.
 *
 * An event is read from bytes or from a file, and asked:
 *
 *     bestdraw_ask(event, "why-not", "{\"a\": 13, \"b\": 16}", &answer)
 *
 * Every command of the program is such a request; docs/embedding.md shows how. For callers without JSON there
 * is a draw as plain values at the end of this header.
 *
 * Handles are opaque and belong to the caller, who frees each with its own function; texts that they hand out
 * live as long as the handle, or as said. Nothing here prints, exits, catches signals or keeps global state,
 * and the solver works in a thread of its own: a caller's own use of GLPK is not touched. One event serves
 * one thread at a time; several events serve several threads. */
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
    BESTDRAW_BAD_INPUT = 2, /* the data is wrong; the error says where */
    BESTDRAW_NO_MEMORY = 3,
    BESTDRAW_SYSTEM = 4,
    BESTDRAW_INTERNAL = 5,
    BESTDRAW_BUSY = 6 /* another thread is asking this event */
} bestdraw_status;

/* The version of the library, "0.1.0". */
BESTDRAW_API const char *bestdraw_version(void);

/* ---- An event, and questions to it ---- */

typedef struct bestdraw_event bestdraw_event;
typedef struct bestdraw_answer bestdraw_answer;

/* An event in memory: event/2 or cards/1 JSON, TRF or a CSV list of players, recognised by content when it is
 * first asked. name: what messages call it, as a file ("open.json"); NULL: "event". bytes NULL: an event
 * without anything in it, for `new` and for commands that need none. */
BESTDRAW_API bestdraw_status bestdraw_event_read(const char *name, const char *bytes, size_t count,
                                                 bestdraw_event **out);

/* An event in memory, read from a file; the file is not touched any more. On failure *out is an event that
 * has the error only (NULL: memory is exhausted); free it all the same. */
BESTDRAW_API bestdraw_status bestdraw_event_read_file(const char *path, bestdraw_event **out);

/* The event in a file: every request reads the file, and every change is saved in it under its lock, with
 * its act in the journal, as the program does. Nothing is read here. */
BESTDRAW_API bestdraw_status bestdraw_event_open(const char *path, bestdraw_event **out);

BESTDRAW_API void bestdraw_event_free(bestdraw_event *event);

/* What went wrong in the last call of a bestdraw_event_ function on it; "" when nothing did. */
BESTDRAW_API const char *bestdraw_event_error(const bestdraw_event *event);

/* The event as the bytes of a file, as it is now; until the next call on it. */
BESTDRAW_API bestdraw_status bestdraw_event_text(bestdraw_event *event, const char **bytes, size_t *count);

/* Writes these bytes to a file, whole or not at all. */
BESTDRAW_API bestdraw_status bestdraw_event_save(bestdraw_event *event, const char *path);

/* Is called while a request goes on, from another thread, at most twenty times a second; 0: stop. */
typedef int bestdraw_progress(void *self, double seconds, const char *stage, const char *sentence);
BESTDRAW_API bestdraw_status bestdraw_event_watch(bestdraw_event *event, bestdraw_progress *progress,
                                                  void *self);

/* Stops the request that goes on, from any thread or from a signal handler: a draw ends with what is proved
 * so far. */
BESTDRAW_API void bestdraw_event_stop(bestdraw_event *event);

/* Asks. command: as on the command line ("draw", "why-not", ...). options: a JSON object; NULL: "{}". event
 * may be NULL for commands that need none ("rules", "generate", "match", "simulate", "help").
 *
 * An answer is made of errors, too; *out is NULL only when memory is exhausted, or out makes no sense. The
 * status says whether the command did its work; that there is no legal draw is an answer, not a failure
 * (bestdraw_answer_code). */
BESTDRAW_API bestdraw_status bestdraw_ask(bestdraw_event *event, const char *command, const char *options,
                                          bestdraw_answer **out);
BESTDRAW_API void bestdraw_answer_free(bestdraw_answer *answer);

/* The whole answer as JSON, "answer/1". */
BESTDRAW_API const char *bestdraw_answer_json(const bestdraw_answer *answer);

/* What the command line would print: "draw/1", "why-not/1", ... , or the text in the format asked for. */
BESTDRAW_API const char *bestdraw_answer_report(const bestdraw_answer *answer, size_t *count);

/* The exit code of the command line: 0 done; 1 a negative answer; 2 the request, 3 the data is wrong; 4 a
 * limit was reached; 5 the system or we failed; of "verify" those of bestdraw-verify. */
BESTDRAW_API int bestdraw_answer_code(const bestdraw_answer *answer);

/* The error, "" when there is none: its place in the data or in the request, and the sentence. */
BESTDRAW_API const char *bestdraw_answer_error_place(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_error(const bestdraw_answer *answer);

/* Warnings and remarks, in order. */
BESTDRAW_API size_t bestdraw_answer_note_count(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_note(const bestdraw_answer *answer, size_t index);

/* The files that the command made: of an option like {"certificate": "open.cert"}. NULL: there is none. */
BESTDRAW_API const char *bestdraw_answer_file(const bestdraw_answer *answer, const char *name, size_t *count);

/* ---- One draw as plain values ---- */

typedef struct bestdraw_tournament bestdraw_tournament;

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
    size_t size;             /* sizeof(bestdraw_options): members may be added at the end */
    const char *rules;       /* rulebook id; NULL: the file's, or "caa" */
    int round;               /* 0: the next one */
    int allow_repeats;       /* 0: nobody meets the same opponent twice */
    unsigned long long seed; /* of all random draws */
    double cpu_seconds;      /* 0: no limit */
    const volatile sig_atomic_t
        *stop;          /* set by a signal handler: the draw stops with what is proved so far; may be NULL */
    const char *solver; /* "auto", "glpk", "edmonds", "fastest" (docs/solver.md); NULL: auto */
} bestdraw_options;

typedef struct bestdraw_board {
    int white, black; /* ids */
} bestdraw_board;

/* Draws the round. options NULL: everything as in the file. BESTDRAW_BAD_INPUT for a round later than the
 * next one or than the event has, and while games of earlier rounds wait. On failure *out is NULL and the
 * tournament has the error text. No legal draw and a limit reached are outcomes, not failures. */
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

/* What the draw is compared by, in order: the stages of the criteria with their values, less is better. */
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
