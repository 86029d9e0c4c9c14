/* Zip: one file out of an archive (PKWARE's APPNOTE: the end record, the central directory, deflate), and XML
 * read piece by piece. A file says how large it is when it is unpacked; larger ones than BD_ZIP_LARGEST, and
 * those that turn out larger than they say, are refused before they fill the memory. */
#ifndef BD_LISTS_ZIP_H
#define BD_LISTS_ZIP_H

#include "base/arena.h"

#include <stdbool.h>

#define BD_ZIP_LARGEST ((size_t)48 * 1024 * 1024)

/* Whether this build can unpack. */
bool bd_zip_is_there(void);

bool bd_zip_is(const char *bytes, size_t length);

/* *text NULL: there is no file of that name. BD_BAD_INPUT: the archive is damaged, encrypted or too large. */
bd_status bd_zip_file(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                      const char *name, const char **text, size_t *size, bd_err *err);

/* What is told of an element; names come without their prefix. */
typedef struct bd_xml {
    void *self;
    void (*begin)(void *self, const char *name, const char **attributes);
    void (*end)(void *self, const char *name);
    void (*text)(void *self, const char *text, size_t length);
    bool (*failed)(void *self); /* memory ran out */
} bd_xml;

/* The attribute of that name, whatever its prefix; NULL: it has none. */
const char *bd_xml_attribute(const char **attributes, const char *name);

/* A document type, and so every entity of its own, is refused. */
bd_status bd_xml_read(const char *file_name, const char *part, const char *text, size_t length,
                      const bd_xml *xml, bd_err *err);

#endif
