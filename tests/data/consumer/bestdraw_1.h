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
    BESTDRAW_USAGE = 1,
    BESTDRAW_BAD_INPUT = 2,
    BESTDRAW_NO_MEMORY = 3,
    BESTDRAW_SYSTEM = 4,
    BESTDRAW_INTERNAL = 5,
    BESTDRAW_BUSY = 6
} bestdraw_status;
BESTDRAW_API const char *bestdraw_version(void);
typedef struct bestdraw_event bestdraw_event;
typedef struct bestdraw_answer bestdraw_answer;
BESTDRAW_API bestdraw_status bestdraw_event_read(const char *name, const char *bytes, size_t count,
                                                 bestdraw_event **out);
BESTDRAW_API bestdraw_status bestdraw_event_read_file(const char *path, bestdraw_event **out);
BESTDRAW_API bestdraw_status bestdraw_event_open(const char *path, bestdraw_event **out);
BESTDRAW_API void bestdraw_event_free(bestdraw_event *event);
BESTDRAW_API const char *bestdraw_event_error(const bestdraw_event *event);
BESTDRAW_API bestdraw_status bestdraw_event_text(bestdraw_event *event, const char **bytes, size_t *count);
BESTDRAW_API bestdraw_status bestdraw_event_save(bestdraw_event *event, const char *path);
typedef int bestdraw_progress(void *self, double seconds, const char *stage, const char *sentence);
BESTDRAW_API bestdraw_status bestdraw_event_watch(bestdraw_event *event, bestdraw_progress *progress,
                                                  void *self);
BESTDRAW_API void bestdraw_event_stop(bestdraw_event *event);
BESTDRAW_API bestdraw_status bestdraw_ask(bestdraw_event *event, const char *command, const char *options,
                                          bestdraw_answer **out);
BESTDRAW_API void bestdraw_answer_free(bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_json(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_report(const bestdraw_answer *answer, size_t *count);
BESTDRAW_API int bestdraw_answer_code(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_error_place(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_error(const bestdraw_answer *answer);
BESTDRAW_API size_t bestdraw_answer_note_count(const bestdraw_answer *answer);
BESTDRAW_API const char *bestdraw_answer_note(const bestdraw_answer *answer, size_t index);
BESTDRAW_API const char *bestdraw_answer_file(const bestdraw_answer *answer, const char *name, size_t *count);
typedef struct bestdraw_tournament bestdraw_tournament;
BESTDRAW_API bestdraw_status bestdraw_read_file(const char *path, int lenient, bestdraw_tournament **out);
BESTDRAW_API bestdraw_status bestdraw_read_memory(const char *name, const char *bytes, size_t count,
                                                  int lenient, bestdraw_tournament **out);
BESTDRAW_API void bestdraw_tournament_free(bestdraw_tournament *tournament);
BESTDRAW_API const char *bestdraw_error(const bestdraw_tournament *tournament);
BESTDRAW_API size_t bestdraw_warning_count(const bestdraw_tournament *tournament);
BESTDRAW_API const char *bestdraw_warning(const bestdraw_tournament *tournament, size_t index);
BESTDRAW_API const char *bestdraw_name(const bestdraw_tournament *tournament);
BESTDRAW_API size_t bestdraw_player_count(const bestdraw_tournament *tournament);
BESTDRAW_API int bestdraw_next_round(const bestdraw_tournament *tournament);
typedef struct bestdraw_draw bestdraw_draw;
typedef enum bestdraw_outcome {
    BESTDRAW_BEST = 0,
    BESTDRAW_NOT_PROVED = 1,
    BESTDRAW_NO_DRAW = 2
} bestdraw_outcome;
typedef struct bestdraw_options {
    size_t size;
    const char *rules;
    int round;
    int allow_repeats;
    unsigned long long seed;
    double cpu_seconds;
    const volatile sig_atomic_t
        *stop;
    const char *solver;
} bestdraw_options;
typedef struct bestdraw_board {
    int white, black;
} bestdraw_board;
BESTDRAW_API bestdraw_status bestdraw_draw_round(bestdraw_tournament *tournament,
                                                 const bestdraw_options *options, bestdraw_draw **out);
BESTDRAW_API void bestdraw_draw_free(bestdraw_draw *draw);
BESTDRAW_API bestdraw_outcome bestdraw_draw_outcome(const bestdraw_draw *draw);
BESTDRAW_API int
bestdraw_draw_is_unique(const bestdraw_draw *draw);
BESTDRAW_API int bestdraw_draw_number(const bestdraw_draw *draw);
BESTDRAW_API size_t bestdraw_board_count(const bestdraw_draw *draw);
BESTDRAW_API bestdraw_board bestdraw_board_at(const bestdraw_draw *draw,
                                              size_t index);
BESTDRAW_API int bestdraw_bye(const bestdraw_draw *draw);
BESTDRAW_API size_t bestdraw_criterion_count(const bestdraw_draw *draw);
BESTDRAW_API const char *bestdraw_criterion_id(const bestdraw_draw *draw, size_t index);
BESTDRAW_API const char *bestdraw_criterion_sentence(const bestdraw_draw *draw, size_t index);
BESTDRAW_API long long bestdraw_criterion_value(const bestdraw_draw *draw, size_t index);
BESTDRAW_API const char *bestdraw_certificate(const bestdraw_draw *draw);
#ifdef __cplusplus
}
#endif
#endif
