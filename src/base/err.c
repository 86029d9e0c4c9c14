#include "base/err.h"

#include "base/shown.h"

#include <stdarg.h>
#include <stdio.h>

bd_status bd_err_set(bd_err *err, bd_status status, const char *source_file, int source_line,
                     const char *place, const char *format, ...)
{
    if (err == NULL) return status;
    err->status = status;
    err->source_file = source_file;
    err->source_line = source_line;
    char sentence[2 * sizeof err->sentence]; /* escapes are longer than what they stand for */
    va_list args;
    va_start(args, format);
    (void)vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    bd_cut_at_character(sentence);
    bd_shown_message(place != NULL ? place : "", err->place, sizeof err->place);
    bd_shown_message(sentence, err->sentence, sizeof err->sentence);
    return status;
}

const char *bd_err_text(const bd_err *err, char *buffer, size_t size)
{
    if (err->place[0] != '\0')
        (void)snprintf(buffer, size, "%s: %s", err->place, err->sentence);
    else
        (void)snprintf(buffer, size, "%s", err->sentence);
    bd_cut_at_character(buffer);
    return buffer;
}

int bd_status_exit_code(bd_status status)
{
    switch (status) {
    case BD_OK: return 0;
    case BD_USAGE: return 2;
    case BD_BAD_INPUT: return 3;
    case BD_NO_MEMORY:
    case BD_SYSTEM:
    case BD_INTERNAL: break;
    }
    return 5;
}
