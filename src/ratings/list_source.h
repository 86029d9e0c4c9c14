/* List source: the bytes of a list piece by piece, taken out of a zip file where it is in one. */
#ifndef BD_RATINGS_LIST_SOURCE_H
#define BD_RATINGS_LIST_SOURCE_H

#include "base/arena.h"

#include <stdbool.h>

typedef bd_status bd_list_sink(void *self, const char *bytes, size_t length, bd_err *err);

/* Reads all of the file, or the first file in it. BD_BAD_INPUT for a zip file that is damaged, or larger than
 * any list when it is unpacked. */
bd_status bd_list_source_read(bd_arena *arena, const char *path, bd_list_sink *sink, void *self, bd_err *err);

#endif
