#include "hand/log.h"

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>

enum { LINE_SIZE = 400 };

void bd_log_add(bd_hand_log *log, const char *article, const char *format, ...)
{
    if (log->arena == NULL || log->failed) return;
    if (log->count == log->capacity) {
        void *more =
            bd_arena_grow(log->arena, log->steps, &log->capacity, log->count + 1, sizeof *log->steps);
        if (more == NULL) {
            log->failed = true;
            return;
        }
        log->steps = more;
    }
    char line[LINE_SIZE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    const char *sentence = bd_arena_copy_text(log->arena, line);
    if (sentence == NULL)
        log->failed = true;
    else
        log->steps[log->count++] =
            (bd_hand_step){.level = log->level, .article = article, .sentence = sentence};
}

void bd_log_cut(bd_hand_log *log, size_t count)
{
    if (count < log->count) log->count = count;
}
