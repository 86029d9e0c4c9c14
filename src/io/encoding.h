/* A user's text file: its bytes before anything is read from it, places in it, pieces of it in messages. */
#ifndef BD_IO_ENCODING_H
#define BD_IO_ENCODING_H

#include "io/format.h"

/* *text becomes UTF-8 without byte order mark. Fails at control characters and at bytes that are not UTF-8;
 * with options->lenient the latter make the whole file be read as Latin-1, with a warning. */
bd_status bd_encoding_to_utf8(bd_arena *arena, const char *file_name, const bd_read_options *options,
                              bd_warnings *warnings, const char **text, size_t *length, bd_err *err);

/* A byte of a text whose place is known: whoever names many places, nearly always further on in the text,
 * counts each from the one before. */
typedef struct bd_text_place {
    size_t offset, line, column; /* line and column from 0, columns in characters */
} bd_text_place;

/* On to the byte at `offset`, which is not before it. */
void bd_text_place_move(bd_text_place *at, const char *text, size_t length, size_t offset);

/* How many characters begin there. */
int bd_columns_between(const char *from, const char *to);

/* "file:line:column" (column 0: none) into place[size]; a long file name is cut in front. */
void bd_place_write(const char *file_name, int line, int column, char *place, size_t size);

/* How many bytes of a text to show: at most 40, whole characters. For "%.*s" with BD_SHOWN(text, length). */
int bd_shown_part(const char *text, size_t length);
#define BD_SHOWN(text, length) bd_shown_part((text), (length)), (text)

#endif
