/* Scan: the grammar of strict JSON. Fills doc->values and doc->keys in one pass. Internal to the JSON parser.
 */
#ifndef BD_IO_JSON_JSON_SCAN_H
#define BD_IO_JSON_JSON_SCAN_H

#include "io/json/json.h"

/* doc has arena, file_name, text and length; everything else is empty. */
bd_status bd_json_scan(bd_json_doc *doc, bd_err *err);

#endif
