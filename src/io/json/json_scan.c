/* The grammar of strict JSON by recursive descent: fills doc->values and doc->keys in one pass. */
#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/json/json.h"
#include "io/json/json_words.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <string.h>

/* Short texts, of which copies are shared, and how many of those that came lately are known. */
enum { SHORT = 16, SEEN = 256 };

typedef struct scanner {
    bd_json_doc *doc;
    const char *text; /* the document's */
    size_t length;
    size_t at;
    int depth;
    const char *seen[SEEN];
    uint32_t *slots;      /* [slot_count] numbers of keys, by what they are; 0: empty */
    size_t slot_count;    /* a power of two, or none yet */
    uint32_t last;        /* number of the key before */
    uint32_t after[SEEN]; /* which one came after a key last time */
    bd_err *err;
} scanner;

static bd_status scan_fail(scanner *s, size_t offset, const char *sentence)
{
    char place[sizeof s->err->place];
    bd_json_place(s->doc, offset, place, sizeof place);
    BD_FAIL(s->err, BD_BAD_INPUT, place, "%s", sentence);
}

static int scan_peek(const scanner *s) { return s->at < s->length ? (unsigned char)s->text[s->at] : -1; }

/* "expected X, not Y" where Y is what stands at the scanner's place. */
static bd_status scan_fail_expected(scanner *s, const char *expected)
{
    char place[sizeof s->err->place];
    bd_json_place(s->doc, s->at, place, sizeof place);
    if (scan_peek(s) < 0) BD_FAIL(s->err, BD_BAD_INPUT, place, BD_SAY(JSON_CUT_OFF), expected);
    uint32_t character = 0;
    const int length = bd_utf8_decode(s->doc->text + s->at, s->doc->length - s->at, &character);
    if (character < 0x20 || character == 0x7F)
        BD_FAIL(s->err, BD_BAD_INPUT, place, BD_SAY(JSON_EXPECTED_NOT_CONTROL), expected,
                (unsigned)character);
    BD_FAIL(s->err, BD_BAD_INPUT, place, BD_SAY(JSON_EXPECTED_NOT_CHARACTER), expected, length,
            s->doc->text + s->at);
}

/* ---- What texts, keys and numbers say ---- */

static size_t scan_hash(const char *text, size_t length)
{
    size_t hash = length;
    for (size_t i = 0; i < length; i++) hash = hash * 31 + (unsigned char)text[i];
    return hash;
}

static bool scan_same(const char *known, const char *text, size_t length)
{
    return strncmp(known, text, length) == 0 && known[length] == '\0';
}

/* Short texts come again and again: results, colours. A copy of one that was seen lately is that one. */
static const char *scan_copy(scanner *s, const char *text, size_t length)
{
    if (length > SHORT) return bd_arena_copy_bytes(s->doc->arena, text, length);
    const char **seen = &s->seen[scan_hash(text, length) % SEEN];
    if (*seen == NULL || !scan_same(*seen, text, length))
        *seen = bd_arena_copy_bytes(s->doc->arena, text, length);
    return *seen;
}

/* Without an escape a text is the bytes between its quotes. The scan has seen that it is good, so cJSON can
 * only fail for want of memory. */
static bd_status scan_decode_text(scanner *s, const char *quoted, size_t length, bool escapes,
                                  const char **out)
{
    BD_ASSERT(length >= 2 && quoted[0] == '"' && quoted[length - 1] == '"');
    if (!escapes) {
        *out = scan_copy(s, quoted + 1, length - 2);
    } else {
        cJSON *item = cJSON_ParseWithLength(quoted, length);
        *out = item == NULL ? NULL : scan_copy(s, item->valuestring, strlen(item->valuestring));
        cJSON_Delete(item);
    }
    if (*out == NULL) BD_FAIL_MEMORY(s->err);
    return BD_OK;
}

/* Where this key is in slots, or would be. */
static uint32_t *scan_slot(const scanner *s, const char *text, size_t length)
{
    for (size_t at = scan_hash(text, length);; at++) {
        uint32_t *slot = &s->slots[at & (s->slot_count - 1)];
        if (*slot == 0 || scan_same(s->doc->keys[*slot], text, length)) return slot;
    }
}

/* Twice as many slots as there will be keys, or more. */
static bd_status scan_room_for_key(scanner *s)
{
    bd_json_doc *doc = s->doc;
    BD_ROOM(doc->keys, doc->key_count, doc->key_capacity, doc->arena, s->err);
    if (2 * doc->key_count < s->slot_count) return BD_OK;
    s->slot_count = s->slot_count == 0 ? 64 : 2 * s->slot_count;
    BD_NEW(s->slots, doc->arena, s->slot_count, s->err);
    for (size_t i = 1; i < doc->key_count; i++)
        *scan_slot(s, doc->keys[i], strlen(doc->keys[i])) = (uint32_t)i;
    return BD_OK;
}

static bd_status scan_decode_key(scanner *s, const char *quoted, size_t length, bool escapes, uint32_t *out)
{
    const char *key = quoted + 1;
    size_t key_length = length - 2;
    if (escapes) {
        BD_TRY(scan_decode_text(s, quoted, length, true, &key));
        key_length = strlen(key);
    }
    /* The objects of a list mostly have the same keys in the same order. */
    uint32_t *after = &s->after[s->last % SEEN];
    if (*after != 0 && scan_same(s->doc->keys[*after], key, key_length)) {
        *out = s->last = *after;
        return BD_OK;
    }
    BD_TRY(scan_room_for_key(s));
    uint32_t *slot = scan_slot(s, key, key_length);
    if (*slot == 0) {
        const char *copy = bd_arena_copy_bytes(s->doc->arena, key, key_length);
        if (copy == NULL) BD_FAIL_MEMORY(s->err);
        *slot = (uint32_t)s->doc->key_count;
        s->doc->keys[s->doc->key_count++] = copy;
    }
    *out = s->last = *after = *slot;
    return BD_OK;
}

/* The number at value->start; `length` are its bytes. */
static bd_status scan_decode_number(scanner *s, bd_json *value, size_t length)
{
    static const int64_t most = INT64_C(9007199254740992); /* 2^53 */
    const char *digits = s->text + value->start;
    if (!value->whole) {
        cJSON *item = cJSON_ParseWithLength(digits, length);
        if (item == NULL) BD_FAIL_MEMORY(s->err);
        const bool finite = isfinite(item->valuedouble);
        cJSON_Delete(item);
        return finite ? BD_OK : bd_json_fail(s->doc, value, s->err, BD_SAY(JSON_NUMBER_TOO_LARGE));
    }
    if (length == 2 && memcmp(digits, "-0", 2) == 0) return BD_OK;
    if (bd_parse_int(digits, length, -most, most, &value->as.integer)) return BD_OK;
    return bd_json_fail(s->doc, value, s->err, BD_SAY(JSON_NUMBER_BEYOND));
}

/* ---- The grammar ---- */

static void scan_skip_blanks(scanner *s)
{
    int c = scan_peek(s);
    while (c == ' ' || c == '\n' || c == '\r' || c == '\t') {
        s->at++;
        c = scan_peek(s);
    }
}

static bd_status scan_add_value(scanner *s, uint32_t key, uint32_t *out)
{
    bd_json_doc *doc = s->doc;
    BD_ROOM(doc->values, doc->count, doc->capacity, doc->arena, s->err);
    *out = (uint32_t)doc->count++;
    doc->values[*out] = (bd_json){.key = key, .start = (uint32_t)s->at};
    return BD_OK;
}

static int scan_hex_digit(int c)
{
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

/* The four digits of a \u escape, which starts at `start`. */
static bd_status scan_hex(scanner *s, size_t start, unsigned *out)
{
    unsigned value = 0;
    for (int i = 0; i < 4; i++) {
        const int digit = scan_hex_digit(scan_peek(s));
        if (digit < 0) return scan_fail(s, start, BD_SAY(JSON_HEX_DIGITS));
        value = value * 16 + (unsigned)digit;
        s->at++;
    }
    *out = value;
    return BD_OK;
}

static bd_status scan_unicode_escape(scanner *s, size_t start)
{
    unsigned unit = 0;
    BD_TRY(scan_hex(s, start, &unit));
    if (unit == 0) return scan_fail(s, start, BD_SAY(JSON_NUL_ESCAPE));
    if (unit >= 0xDC00 && unit <= 0xDFFF) return scan_fail(s, start, BD_SAY(JSON_SECOND_HALF));
    if (unit < 0xD800 || unit > 0xDBFF) return BD_OK;
    unsigned second = 0;
    if (s->doc->length - s->at >= 2 && memcmp(s->doc->text + s->at, "\\u", 2) == 0) {
        s->at += 2;
        BD_TRY(scan_hex(s, s->at - 2, &second));
    }
    if (second < 0xDC00 || second > 0xDFFF) return scan_fail(s, start, BD_SAY(JSON_FIRST_HALF));
    return BD_OK;
}

static bd_status scan_escape(scanner *s)
{
    const size_t start = s->at++;
    const int c = scan_peek(s);
    if (c < 0) return scan_fail_expected(s, BD_SAY(JSON_REST_OF_ESCAPE));
    s->at++;
    if (c == 'u') return scan_unicode_escape(s, start);
    if (strchr("\"\\/bfnrt", c) == NULL || c == 0) return scan_fail(s, start, BD_SAY(JSON_ESCAPES));
    return BD_OK;
}

/* What stands for itself in a text. */
static bool scan_is_plain(unsigned char c) { return c >= 0x20 && c != '"' && c != '\\'; }

/* Passes a text; *escapes: it has some. */
static bd_status scan_text(scanner *s, bool *escapes)
{
    BD_ASSERT(s->text[s->at] == '"');
    const size_t start = s->at++;
    *escapes = false;
    for (;;) {
        const char *from = s->text + s->at, *p = from, *end = s->text + s->length;
        while (p < end && scan_is_plain((unsigned char)*p)) p++;
        s->at += (size_t)(p - from);
        const int c = scan_peek(s);
        if (c < 0) return scan_fail(s, start, BD_SAY(JSON_TEXT_OPEN));
        if (c == '"') break;
        if (c == '\n' || c == '\r') return scan_fail(s, start, BD_SAY(JSON_TEXT_OPEN_ON_LINE));
        if (c < 0x20) return scan_fail(s, s->at, BD_SAY(JSON_CONTROL_IN_TEXT));
        BD_ASSERT(c == '\\');
        *escapes = true;
        BD_TRY(scan_escape(s));
    }
    s->at++;
    return BD_OK;
}

static bd_status scan_text_value(scanner *s, bd_json *value)
{
    const size_t start = s->at;
    bool escapes = false;
    value->kind = BD_JSON_TEXT;
    BD_TRY(scan_text(s, &escapes));
    return scan_decode_text(s, s->text + start, s->at - start, escapes, &value->as.text);
}

static size_t scan_digits(scanner *s)
{
    const size_t start = s->at;
    while (scan_peek(s) >= '0' && scan_peek(s) <= '9') s->at++;
    return s->at - start;
}

static bd_status scan_number(scanner *s, bd_json *value)
{
    const size_t start = s->at;
    value->kind = BD_JSON_NUMBER;
    value->whole = true;
    if (scan_peek(s) == '-') s->at++;
    const size_t first = s->at;
    const size_t digits = scan_digits(s);
    if (digits == 0) return scan_fail_expected(s, BD_SAY(JSON_DIGIT));
    if (digits > 1 && s->doc->text[first] == '0') return scan_fail(s, start, BD_SAY(JSON_LEADING_ZERO));
    if (scan_peek(s) == '.') {
        value->whole = false;
        s->at++;
        if (scan_digits(s) == 0) return scan_fail_expected(s, BD_SAY(JSON_DIGIT_AFTER_POINT));
    }
    if (scan_peek(s) == 'e' || scan_peek(s) == 'E') {
        value->whole = false;
        s->at++;
        if (scan_peek(s) == '+' || scan_peek(s) == '-') s->at++;
        if (scan_digits(s) == 0) return scan_fail_expected(s, BD_SAY(JSON_DIGIT_IN_EXPONENT));
    }
    if (s->at - start > BD_JSON_NUMBER_MAX) return scan_fail(s, start, BD_SAY(JSON_TOO_MANY_DIGITS));
    return scan_decode_number(s, value, s->at - start);
}

static bd_status scan_word(scanner *s, bd_json *value)
{
    static const struct {
        const char *word;
        bd_json_kind kind;
        int64_t truth;
    } words[] = {{"null", BD_JSON_NULL, 0}, {"true", BD_JSON_BOOL, 1}, {"false", BD_JSON_BOOL, 0}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        const size_t length = strlen(words[i].word);
        if (s->doc->length - s->at < length || memcmp(s->doc->text + s->at, words[i].word, length) != 0)
            continue;
        value->kind = (uint8_t)words[i].kind;
        value->as.integer = words[i].truth;
        s->at += length;
        return BD_OK;
    }
    return scan_fail_expected(s, BD_SAY(JSON_A_VALUE));
}

static bd_status scan_value(scanner *s, uint32_t key);

static bd_status scan_key(scanner *s, uint32_t *key)
{
    const size_t start = s->at;
    bool escapes = false;
    if (scan_peek(s) != '"') return scan_fail_expected(s, BD_SAY(JSON_A_KEY));
    BD_TRY(scan_text(s, &escapes));
    BD_TRY(scan_decode_key(s, s->text + start, s->at - start, escapes, key));
    scan_skip_blanks(s);
    if (scan_peek(s) != ':') return scan_fail_expected(s, BD_SAY(JSON_A_COLON));
    s->at++;
    scan_skip_blanks(s);
    return BD_OK;
}

/* After an item: true in *more when another follows. */
static bd_status scan_separator(scanner *s, char close, bool *more)
{
    const bool list = close == ']';
    scan_skip_blanks(s);
    const int c = scan_peek(s);
    if (c != ',' && c != close)
        return scan_fail_expected(s, list ? BD_SAY(JSON_LIST_GOES_ON) : BD_SAY(JSON_OBJECT_GOES_ON));
    const size_t comma = s->at++;
    *more = c == ',';
    if (!*more) return BD_OK;
    scan_skip_blanks(s);
    if (scan_peek(s) == close)
        return scan_fail(s, comma, list ? BD_SAY(JSON_LIST_COMMA) : BD_SAY(JSON_OBJECT_COMMA));
    return BD_OK;
}

/* The inside of a list or object whose opening bracket is passed. */
static bd_status scan_items(scanner *s, uint32_t self, char close)
{
    BD_ASSERT(self < s->doc->count);
    scan_skip_blanks(s);
    if (scan_peek(s) == close) {
        s->at++;
        return BD_OK;
    }
    uint32_t last = 0;
    for (bool more = true; more;) {
        uint32_t key = 0;
        if (close == '}') BD_TRY(scan_key(s, &key));
        /* Linked before it is read, so that an error in it can tell its path. */
        const uint32_t item = (uint32_t)s->doc->count;
        if (last != 0) s->doc->values[last].next = item;
        s->doc->values[self].as.count++;
        BD_TRY(scan_value(s, key));
        last = item;
        BD_TRY(scan_separator(s, close, &more));
    }
    return BD_OK;
}

static bd_status scan_container(scanner *s, uint32_t self)
{
    BD_ASSERT(s->depth >= 0 && s->depth <= BD_JSON_DEPTH_MAX);
    const bool list = scan_peek(s) == '[';
    s->doc->values[self].kind = list ? BD_JSON_LIST : BD_JSON_OBJECT;
    if (++s->depth > BD_JSON_DEPTH_MAX) return scan_fail(s, s->at, BD_SAY(JSON_TOO_DEEP));
    s->at++;
    BD_TRY(scan_items(s, self, list ? ']' : '}'));
    s->depth--;
    return BD_OK;
}

static bd_status scan_value(scanner *s, uint32_t key)
{
    uint32_t self = 0;
    BD_TRY(scan_add_value(s, key, &self));
    const int c = scan_peek(s);
    if (c == '[' || c == '{') return scan_container(s, self);
    bd_json *value = &s->doc->values[self];
    if (c == '"') return scan_text_value(s, value);
    return c == '-' || (c >= '0' && c <= '9') ? scan_number(s, value) : scan_word(s, value);
}

/* What no part of the text may have. */
static bd_status scan_check_bytes(scanner *s)
{
    const bd_json_doc *doc = s->doc;
    const char *nul = memchr(doc->text, '\0', doc->length);
    const size_t bad = bd_utf8_check(doc->text, doc->length);
    if (nul != NULL && (size_t)(nul - doc->text) < bad)
        return scan_fail(s, (size_t)(nul - doc->text), BD_SAY(JSON_NUL_BYTE));
    if (bad == doc->length) return BD_OK;
    char place[sizeof s->err->place];
    bd_json_place(doc, bad, place, sizeof place);
    BD_FAIL(s->err, BD_BAD_INPUT, place, BD_SAY(JSON_NOT_UTF8), (unsigned)(unsigned char)doc->text[bad]);
}

/* How many of the eight bytes are this one. */
static size_t scan_count_in_eight(uint64_t bytes, unsigned char byte)
{
    const uint64_t ones = UINT64_C(0x0101010101010101), low = ones * 0x7F, other = bytes ^ ones * byte;
    const uint64_t same = ~(((other & low) + low) | other | low); /* the high bit of each byte that is zero */
    return (size_t)((same >> 7) * ones >> 56);
}

/* About how many values the text has: a comma or an opening bracket each. Room for them is taken at once, as
 * an array that grows leaves its earlier selves in the arena; but not for a text that is hardly anything but
 * commas. */
static size_t scan_guess_count(const bd_json_doc *doc)
{
    const uint64_t blanks = UINT64_C(0x2020202020202020); /* make a '{' of a '[' */
    size_t values = 1 + sizeof blanks;
    for (size_t i = 0; doc->length - i >= sizeof blanks; i += sizeof blanks) {
        uint64_t bytes;
        memcpy(&bytes, doc->text + i, sizeof bytes);
        values += scan_count_in_eight(bytes, ',') + scan_count_in_eight(bytes | blanks, '{');
    }
    return values < doc->length / 3 + 64 ? values : doc->length / 3 + 64;
}

bd_status bd_json_scan(bd_json_doc *doc, bd_err *err)
{
    BD_ASSERT(doc->count == 0);
    scanner s = {.doc = doc, .text = doc->text, .length = doc->length, .err = err};
    if (doc->length >= UINT32_MAX) return scan_fail(&s, 0, BD_SAY(JSON_TEXT_TOO_LARGE));
    if (doc->length > 0) BD_TRY(scan_check_bytes(&s));
    scan_skip_blanks(&s);
    if (scan_peek(&s) < 0) return scan_fail(&s, s.at, BD_SAY(JSON_EMPTY));
    BD_ROOM(doc->keys, doc->key_count, doc->key_capacity, doc->arena, err);
    doc->keys[doc->key_count++] = NULL; /* of values without a key */
    doc->capacity = scan_guess_count(doc);
    BD_NEW(doc->values, doc->arena, doc->capacity, err);
    BD_TRY(scan_value(&s, 0));
    scan_skip_blanks(&s);
    if (scan_peek(&s) >= 0) return scan_fail(&s, s.at, BD_SAY(JSON_TEXT_AFTER_END));
    return BD_OK;
}
