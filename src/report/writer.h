/* Writer: JSON text being written: commas, indentation and nesting are kept here, so that reports only say
 * what they hold.
 *
 * Every value takes a key, NULL inside a list. A "row" is an object or list written on one line, and so is
 * all inside it. Texts must be valid UTF-8. Memory failures stay in the bd_text. */
#ifndef BD_REPORT_WRITER_H
#define BD_REPORT_WRITER_H

#include "base/text.h"

enum { BD_WRITER_DEPTH = 16 };

typedef struct bd_writer {
    bd_text *text;
    int depth;
    int row_depth; /* depth of the outermost row; 0: not in a row */
    struct {
        char close;
        bool empty;
    } level[BD_WRITER_DEPTH];
} bd_writer;

/* Begins the outermost object. */
bd_writer bd_writer_begin(bd_text *text);

void bd_writer_object(bd_writer *json, const char *key);
void bd_writer_object_row(bd_writer *json, const char *key);
void bd_writer_list(bd_writer *json, const char *key);
void bd_writer_list_row(bd_writer *json, const char *key);
void bd_writer_end(bd_writer *json); /* of the innermost object or list; of the outermost: with a line end */

void bd_writer_string(bd_writer *json, const char *key, const char *value); /* NULL: null */
void bd_writer_int(bd_writer *json, const char *key, int64_t value);
void bd_writer_id(bd_writer *json, const char *key, int id);                 /* 0: null */
void bd_writer_halves(bd_writer *json, const char *key, int halves);         /* 5 as 2.5 */
void bd_writer_number(bd_writer *json, const char *key, const char *digits); /* written as they are */
void bd_writer_bool(bd_writer *json, const char *key, bool value);
void bd_writer_null(bd_writer *json, const char *key);

/* Lists: the texts a line each (NULL: null), the numbers in a row. */
void bd_writer_strings(bd_writer *json, const char *key, const char *const *items, size_t count);
void bd_writer_ints(bd_writer *json, const char *key, const int *items, size_t count);

#endif
