/* Answer: what is behind the public handle of an answer. */
#ifndef BD_LIBRARY_ANSWER_HANDLE_H
#define BD_LIBRARY_ANSWER_HANDLE_H

#include "bestdraw/bestdraw.h"
#include "cli/host.h"

struct bestdraw_answer {
    bd_arena *arena;
    const char *command;
    bd_host host; /* what was printed, remarked and made */
    bd_err err;
    bestdraw_status status;
    int code;
    bool is_json; /* the report */
    const char *report, *json;
};

/* NULL when memory is exhausted. */
bestdraw_answer *bd_answer_new(void);

/* Writes the answer as JSON. */
bd_status bd_answer_finish(bestdraw_answer *answer, bd_err *err);

#endif
