/* JSON text being written: commas, indentation and nesting are kept here, so that reports only say what they hold.
 *
 * Every value takes a key, NULL inside a list. A "row" is an object or list written on one line, and so is all inside it. Texts must be
 * valid UTF-8. Memory failures stay in the bd_text. */
#ifndef BD_REPORT_JSON_H
#define BD_REPORT_JSON_H

#include "base/text.h"

enum { BD_JSON_DEPTH = 16 };

typedef struct bd_json {
    bd_text *text;
    int depth;
    int row_depth; /* depth of the outermost row; 0: not in a row */
    struct {
        char close;
        bool empty;
    } level[BD_JSON_DEPTH];
} bd_json;

/* Begins the outermost object. */
bd_json bd_json_begin(bd_text *text);

void bd_json_object(bd_json *json, const char *key);
void bd_json_object_row(bd_json *json, const char *key);
void bd_json_list(bd_json *json, const char *key);
void bd_json_list_row(bd_json *json, const char *key);
void bd_json_end(bd_json *json); /* of the innermost object or list; of the outermost: with a line end */

void bd_json_string(bd_json *json, const char *key, const char *value); /* NULL: null */
void bd_json_int(bd_json *json, const char *key, int64_t value);
void bd_json_id(bd_json *json, const char *key, int id);         /* 0: null */
void bd_json_halves(bd_json *json, const char *key, int halves); /* 5 as 2.5 */
void bd_json_bool(bd_json *json, const char *key, bool value);
void bd_json_null(bd_json *json, const char *key);

#endif
