#include "base/err.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Cuts a text that snprintf shortened so that it does not end inside a UTF-8 character. */
static void err_cut_at_character(char *text)
{
    size_t n = strlen(text);
    size_t start = n;
    while (start > 0 && ((unsigned char)text[start - 1] & 0xC0) == 0x80) start--;
    if (start == 0) return;
    const unsigned char lead = (unsigned char)text[start - 1];
    const size_t want = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1;
    if (n - (start - 1) < want) text[start - 1] = '\0';
}

bd_status bd_err_set(bd_err *err, bd_status status, const char *source_file, int source_line,
                     const char *place, const char *format, ...)
{
    if (err == NULL) return status;
    err->status = status;
    err->source_file = source_file;
    err->source_line = source_line;
    (void)snprintf(err->place, sizeof err->place, "%s", place != NULL ? place : "");
    va_list args;
    va_start(args, format);
    (void)vsnprintf(err->sentence, sizeof err->sentence, format, args);
    va_end(args);
    err_cut_at_character(err->place);
    err_cut_at_character(err->sentence);
    return status;
}

const char *bd_err_text(const bd_err *err, char *buffer, size_t size)
{
    if (err->place[0] != '\0')
        (void)snprintf(buffer, size, "%s: %s", err->place, err->sentence);
    else
        (void)snprintf(buffer, size, "%s", err->sentence);
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
