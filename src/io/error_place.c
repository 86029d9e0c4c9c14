#include "io/error_place.h"

#include "base/assert.h"

#include <stdio.h>
#include <string.h>

void bd_place_write(const char *file_name, int line, int column, char *place, size_t size)
{
    BD_ASSERT(file_name != NULL && line >= 0 && column >= 0 && size > 0);
    enum { LONGEST = 120 };
    const size_t length = strlen(file_name);
    const char *shown = length > LONGEST ? file_name + length - LONGEST : file_name;
    while (((unsigned char)*shown & 0xC0) == 0x80) shown++;
    const char *dots = shown == file_name ? "" : "...";
    if (column > 0)
        (void)snprintf(place, size, "%s%s:%d:%d", dots, shown, line, column);
    else
        (void)snprintf(place, size, "%s%s:%d", dots, shown, line);
}

int bd_shown_part(const char *text, size_t length)
{
    enum { LONGEST = 40 };
    if (length <= LONGEST) return (int)length;
    int cut = LONGEST;
    while (cut > 0 && ((unsigned char)text[cut] & 0xC0) == 0x80) cut--;
    return cut;
}
