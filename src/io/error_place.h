/* Places in a user's text file, and pieces of it in messages. */
#ifndef BD_IO_ERROR_PLACE_H
#define BD_IO_ERROR_PLACE_H

#include <stddef.h>

/* "file:line:column" (column 0: none) into place[size]; a long file name is cut in front. */
void bd_place_write(const char *file_name, int line, int column, char *place, size_t size);

/* How many bytes of a text to show: at most 40, whole characters. For "%.*s" with BD_SHOWN(text, length). */
int bd_shown_part(const char *text, size_t length);
#define BD_SHOWN(text, length) bd_shown_part((text), (length)), (text)

#endif
