/* Text: a growing string, and UTF-8. */
#ifndef BD_BASE_TEXT_H
#define BD_BASE_TEXT_H

#include "base/arena.h"

#include <stdbool.h>
#include <stdint.h>

/* A string that grows in an arena. When memory runs out it stops growing and `failed` stays set: check once,
 * at the end. */
typedef struct bd_text {
    bd_arena *arena;
    char *bytes; /* always ends with a NUL once something was added; NULL before */
    size_t length, capacity;
    bool failed;
} bd_text;

bd_text bd_text_new(bd_arena *arena);
void bd_text_add(bd_text *text, const char *format, ...) __attribute__((format(printf, 2, 3)));
void bd_text_add_string(bd_text *text, const char *string);
void bd_text_reserve(bd_text *text, size_t count); /* so many bytes more need no further memory */
void bd_text_add_bytes(bd_text *text, const char *bytes, size_t count);
void bd_text_add_char(bd_text *text, char c);
void bd_text_add_int(bd_text *text, int number); /* as "%d", without printf's cost: files have many */
void bd_text_add_spaces(bd_text *text, int count);

/* The string added between quotes, with JSON's escapes; the string must be valid UTF-8. */
void bd_text_add_json(bd_text *text, const char *string);

/* The finished string ("" when empty), or BD_NO_MEMORY. */
bd_status bd_text_finish(bd_text *text, const char **out, bd_err *err);

/* The character that starts at bytes[0] of `count`: its length in bytes (1-4), 0 when the bytes are not valid
 * UTF-8 (overlong forms, surrogates and values above U+10FFFF are not). */
int bd_utf8_decode(const char *bytes, size_t count, uint32_t *character);

/* The character as UTF-8 into bytes[4]; how many bytes. */
size_t bd_utf8_encode(uint32_t character, char bytes[4]);

/* The length of the byte order mark that the bytes begin with; 0: they begin with none. */
size_t bd_utf8_mark(const char *bytes, size_t count);

/* The offset of the first byte that is not valid UTF-8, or count. */
size_t bd_utf8_check(const char *bytes, size_t count);

#endif
