/* JSON: the one strict parser of JSON texts. The grammar is in json_scan.c, everything else in json.c.
 *
 * cJSON alone lets through what a tournament file must not have: text after the end, keys twice, bad UTF-8,
 * numbers that lose digits. So the text is scanned byte by byte; the scan refuses what is not strict JSON
 * (RFC 8259) and notes where every value stands. Whole numbers and texts without escapes are then read off as
 * they stand; cJSON decodes the others, each alone. Values go into an arena, each with its place: an error
 * found later can still name the line, the column and the path ("players[3].grade"). A byte order mark at the
 * start is dropped. Keys differ by case.
 *
 * Why not cJSON's parser and its tree: the scan would be needed all the same, and of 20,000 players with nine
 * rounds cJSON alone makes its tree in 119 ms, the scan with this one in 60 ms. For a request it is 0.24 us
 * and 0.27 us: nothing that a second way of reading, without places, would be worth. What is compared and
 * printed again, the facts of a journal (io/event/journal.h), are cJSON's.
 *
 * Limits: BD_JSON_DEPTH_MAX levels of nesting; numbers of at most BD_JSON_NUMBER_MAX characters, finite as a
 * double, and integers within +-2^53, so that no other reader loses digits; no NUL in texts, neither as a
 * byte nor as an escape. */
#ifndef BD_IO_JSON_JSON_H
#define BD_IO_JSON_JSON_H

#include "base/arena.h"
#include "base/err.h"
#include "io/encoding.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BD_JSON_DEPTH_MAX = 64, BD_JSON_NUMBER_MAX = 40, BD_JSON_LINE_MAX = 4096 };

typedef enum bd_json_kind {
    BD_JSON_NULL,
    BD_JSON_BOOL,
    BD_JSON_NUMBER,
    BD_JSON_TEXT,
    BD_JSON_LIST,
    BD_JSON_OBJECT
} bd_json_kind;

/* One value. Values stand in one array in the order of the text: a list or object comes before what is in it.
 * A large event has millions of them, so what the text can tell again (where a value ends, in what it is,
 * where its key stands) is not kept. */
typedef struct bd_json {
    uint8_t kind;   /* bd_json_kind */
    bool whole;     /* a number that is an integer, without fraction or exponent */
    uint32_t next;  /* index of the next value in the same list or object; 0: none */
    uint32_t start; /* byte of the text where it begins */
    uint32_t key;   /* number of its key (bd_json_key); 0: none, as in lists */
    union {
        int64_t integer;  /* of a whole number; of a BOOL: 0 or 1 */
        const char *text; /* of a TEXT: decoded, ends with a NUL */
        uint32_t count;   /* of a LIST or OBJECT: how many values are in it */
    } as;
} bd_json;

typedef struct bd_json_doc {
    bd_arena *arena;
    const char *file_name; /* for places */
    const char *text;      /* as given, but without a byte order mark; must outlive the document */
    size_t length;
    bd_text_place *cursor; /* where places were counted to; NULL while the text is scanned */
    bd_json *values;       /* values[0] is the outermost */
    size_t count, capacity;
    const char **keys; /* each key once, decoded; keys[0] is NULL */
    size_t key_count, key_capacity;
} bd_json_doc;

/* Opens text[length]. BD_BAD_INPUT with file:line:column, or BD_NO_MEMORY. */
bd_status bd_json_open(bd_arena *arena, const char *file_name, const char *text, size_t length,
                       bd_json_doc *out, bd_err *err);

/* The first value in a list or object, and the one after `value`; NULL when there is none. */
const bd_json *bd_json_first(const bd_json_doc *doc, const bd_json *value);
const bd_json *bd_json_next(const bd_json_doc *doc, const bd_json *value);

/* The list or object that it is in; NULL for the outermost value. */
const bd_json *bd_json_around(const bd_json_doc *doc, const bd_json *value);

/* Its key, decoded, which lives as long as the document; NULL in lists. */
static inline const char *bd_json_key(const bd_json_doc *doc, const bd_json *value)
{
    return doc->keys[value->key];
}

/* Where its key's opening quote is; where it begins when there is no key. */
size_t bd_json_key_start(const bd_json_doc *doc, const bd_json *value);

/* Behind its last byte. */
size_t bd_json_end(const bd_json_doc *doc, const bd_json *value);

/* The member of an object, or NULL (also when it is not an object). */
const bd_json *bd_json_member(const bd_json_doc *doc, const bd_json *object, const char *key);

/* The value as it stands in the file, copied; NULL only when memory is exhausted. */
const char *bd_json_raw(const bd_json_doc *doc, const bd_json *value, bd_arena *arena);

/* "file:line:column" (counted from 1, columns in characters) of a byte of the text, into place[size]. */
void bd_json_place(const bd_json_doc *doc, size_t offset, char *place, size_t size);

/* Sets the error at a value: place, path and the sentence; returns BD_BAD_INPUT. */
bd_status bd_json_fail(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same at the value's key. */
bd_status bd_json_fail_key(const bd_json_doc *doc, const bd_json *value, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* "the text \"abc\"", "the number 3.5", "null", "a list": what a value is, for messages; into buffer[size].
 */
const char *bd_json_describe(const bd_json_doc *doc, const bd_json *value, char *buffer, size_t size);

/* Whole number in [low, high]; true or false; text of one line of at most BD_JSON_LINE_MAX bytes; a value of
 * that kind: or BD_BAD_INPUT with what was expected. */
bd_status bd_json_int(const bd_json_doc *doc, const bd_json *value, int low, int high, int *out, bd_err *err);
bd_status bd_json_bool(const bd_json_doc *doc, const bd_json *value, bool *out, bd_err *err);
bd_status bd_json_text(const bd_json_doc *doc, const bd_json *value, const char **out, bd_err *err);
bd_status bd_json_want(const bd_json_doc *doc, const bd_json *value, bd_json_kind kind, bd_err *err);

/* The index of the text among choices[count]. */
bd_status bd_json_choice(const bd_json_doc *doc, const bd_json *value, const char *const *choices,
                         size_t count, size_t *out, bd_err *err);

/* What bd_json_open begins with: doc has arena, file_name, text and length, everything else is empty. */
bd_status bd_json_scan(bd_json_doc *doc, bd_err *err);

#endif
