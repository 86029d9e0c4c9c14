#include "people/columns.h"

#include <string.h>
#include <utf8proc.h>

int bd_width_of(uint32_t character) { return utf8proc_charwidth((utf8proc_int32_t)character); }

/* The bytes of the character at the beginning of a string, and its width. */
static size_t columns_take(const char *string, int *width)
{
    uint32_t c = 0;
    const int length = bd_utf8_decode(string, strnlen(string, 4), &c);
    *width = length > 0 ? bd_width_of(c) : 1;
    return length > 0 ? (size_t)length : 1;
}

int bd_text_width(const char *string)
{
    int sum = 0;
    for (int width; *string != '\0'; sum += width) string += columns_take(string, &width);
    return sum;
}

void bd_text_add_column(bd_text *text, const char *string, int columns, bool right)
{
    const int missing = columns - bd_text_width(string);
    if (missing >= 0) {
        if (right) bd_text_add_spaces(text, missing);
        bd_text_add_string(text, string);
        if (!right) bd_text_add_spaces(text, missing);
        return;
    }
    const char *end = string;
    int used = 0;
    for (;;) {
        int width;
        const size_t length = columns_take(end, &width);
        if (used + width > columns - 1) break;
        used += width;
        end += length;
    }
    bd_text_add_bytes(text, string, (size_t)(end - string));
    if (columns > 0) bd_text_add_char(text, '~');
    bd_text_add_spaces(text, columns - used - 1);
}
