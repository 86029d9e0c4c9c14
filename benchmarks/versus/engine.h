/* Engine: another program behind two pipes, asked about many rounds at once. README.md says what it reads and
 * writes. */
#ifndef VERSUS_ENGINE_H
#define VERSUS_ENGINE_H

#include "base/text.h"
#include "cards/draw.h"

typedef struct versus_engine versus_engine;

typedef enum versus_verdict { VERSUS_PAIRS, VERSUS_NONE, VERSUS_REFUSED } versus_verdict;

typedef struct versus_answer {
    versus_verdict verdict;
    const bd_board *boards; /* black 0: the bye */
    size_t board_count;
    const char *words; /* of a refusal */
} versus_answer;

/* Starts the program; words end with NULL. BD_SYSTEM when it cannot be started. */
bd_status versus_engine_new(bd_arena *arena, char *const *words, versus_engine **out, bd_err *err);

/* Sends all requests, `count` of them one behind the other, and reads as many answers. What is made of the
 * answers stays until the arena goes back. BD_SYSTEM when the program ends or says what is no answer. */
bd_status versus_engine_ask(versus_engine *engine, const bd_text *requests, size_t count, bd_arena *arena,
                            versus_answer *answers, bd_err *err);

/* Ends it, and waits for that. */
void versus_engine_free(versus_engine *engine);

#endif
