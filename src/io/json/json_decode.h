/* Decode: keys, texts and numbers that the scan has passed. Internal to the JSON parser. */
#ifndef BD_IO_JSON_JSON_DECODE_H
#define BD_IO_JSON_JSON_DECODE_H

#include "io/json/json.h"

enum { BD_JSON_SEEN = 256 };

typedef struct bd_json_decoder {
    bd_json_doc *doc;
    const char *seen[BD_JSON_SEEN]; /* short texts that came lately */
    uint32_t *slots;                /* [slot_count] numbers of keys, by what they are; 0: empty */
    size_t slot_count;              /* a power of two, or none yet */
} bd_json_decoder;

/* The text at `quoted`, its quotes included, decoded. */
bd_status bd_json_decode_text(bd_json_decoder *d, const char *quoted, size_t length, bool escapes,
                              const char **out, bd_err *err);

/* The number of the key that stands there. */
bd_status bd_json_decode_key(bd_json_decoder *d, const char *quoted, size_t length, bool escapes,
                             uint32_t *out, bd_err *err);

/* The number at value->start; `length` are its bytes. */
bd_status bd_json_decode_number(const bd_json_doc *doc, bd_json *value, size_t length, bd_err *err);

#endif
