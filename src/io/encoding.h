/* Encoding: the bytes of a text file before anything is read from it. */
#ifndef BD_IO_ENCODING_H
#define BD_IO_ENCODING_H

#include "io/format.h"

/* *text becomes UTF-8 without byte order mark. Fails at control characters and at bytes that are not UTF-8;
 * with options->lenient the latter make the whole file be read as Latin-1, with a warning. */
bd_status bd_encoding_to_utf8(bd_arena *arena, const char *file_name, const bd_read_options *options,
                              bd_warnings *warnings, const char **text, size_t *length, bd_err *err);

#endif
