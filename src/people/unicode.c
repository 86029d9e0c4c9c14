#include "people/unicode.h"

#include "base/assert.h"
#include "base/text.h"
#include "cards/home.h"

#include <string.h>
#include <utf8proc.h>

/* Without accents and what nobody sees. */
static const utf8proc_option_t fold_marks =
    UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE;

static bool fold_is_apostrophe(utf8proc_int32_t c)
{
    return c == '\'' || c == '`' || c == 0xB4 || (c >= 0x2B9 && c <= 0x2BF) || c == 0x2018 || c == 0x2019;
}

static bool fold_is_in_a_word(utf8proc_int32_t c)
{
    const utf8proc_category_t kind = utf8proc_category(c);
    return (kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO) ||
           (kind >= UTF8PROC_CATEGORY_MN && kind <= UTF8PROC_CATEGORY_ME) ||
           (kind >= UTF8PROC_CATEGORY_ND && kind <= UTF8PROC_CATEGORY_NO);
}

static void fold_add_one(bd_text *text, uint32_t letter)
{
    utf8proc_uint8_t bytes[4];
    const utf8proc_ssize_t length = utf8proc_encode_char((utf8proc_int32_t)letter, bytes);
    bd_text_add_bytes(text, (const char *)bytes, (size_t)length);
}

/* Letters that are no base letter with a mark become what people without them on their keyboard type. */
static void fold_add_letter(bd_text *text, utf8proc_int32_t letter)
{
    uint32_t second = 0;
    fold_add_one(text, bd_plain_letter((uint32_t)letter, &second));
    if (second != 0) fold_add_one(text, second);
}

static bd_status fold_as_latin_1(bd_arena *arena, const char *text, const char **out, bd_err *err)
{
    bd_text utf8 = bd_text_new(arena);
    for (const unsigned char *p = (const unsigned char *)text; *p != '\0'; p++) {
        if (*p >= 0x80) bd_text_add_char(&utf8, (char)(0xC0 | *p >> 6));
        bd_text_add_char(&utf8, (char)(*p >= 0x80 ? 0x80 | (*p & 0x3F) : *p));
    }
    return bd_text_finish(&utf8, out, err);
}

/* The characters of a text without accents. */
static bd_status fold_characters(bd_arena *arena, const char *text, utf8proc_option_t how,
                                 utf8proc_int32_t **out, size_t *count, bd_err *err)
{
    if (bd_utf8_check(text, strlen(text)) < strlen(text)) BD_TRY(fold_as_latin_1(arena, text, &text, err));
    const utf8proc_uint8_t *bytes = (const utf8proc_uint8_t *)text;
    const utf8proc_ssize_t length = (utf8proc_ssize_t)strlen(text);
    const utf8proc_ssize_t wanted = utf8proc_decompose(bytes, length, NULL, 0, how);
    BD_ASSERT(wanted >= 0);
    BD_NEW(*out, arena, wanted + 1, err);
    *count = (size_t)utf8proc_decompose(bytes, length, *out, wanted, how);
    return BD_OK;
}

bd_status bd_fold(bd_arena *arena, const char *text, bd_folded *out, bd_err *err)
{
    utf8proc_int32_t *characters = NULL;
    size_t count = 0, capacity = 0;
    *out = (bd_folded){.count = 0};
    if (text == NULL) return BD_OK;
    BD_TRY(fold_characters(arena, text, (utf8proc_option_t)(fold_marks | UTF8PROC_CASEFOLD), &characters,
                           &count, err));
    for (size_t i = 0; i < count;) {
        bd_text word = bd_text_new(arena);
        for (; i < count && (fold_is_in_a_word(characters[i]) || fold_is_apostrophe(characters[i])); i++)
            if (!fold_is_apostrophe(characters[i])) fold_add_letter(&word, characters[i]);
        i += i < count;
        if (word.length == 0) continue;
        BD_ROOM(out->words, out->count, capacity, arena, err);
        BD_TRY(bd_text_finish(&word, &out->words[out->count++], err));
    }
    return BD_OK;
}

/* The usual name, in ASCII, without Unicode's tables: every command folds all names of an event. False:
 * it is another name. */
static bool fold_ascii_name(const char *name, char *out)
{
    char *at = out;
    for (; *name != '\0'; name++) {
        const char c = *name;
        if ((unsigned char)c >= 0x80) return false;
        if (c >= 'A' && c <= 'Z')
            *at++ = (char)(c + ('a' - 'A'));
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            *at++ = c;
        else if (c != '\'' && c != '`' && at > out && at[-1] != ' ')
            *at++ = ' ';
    }
    if (at > out && at[-1] != ' ') *at++ = ' ';
    *at = '\0';
    return true;
}

bd_status bd_fold_name(bd_arena *arena, const char *name, const char **out, bd_err *err)
{
    bd_folded folded;
    bd_text text = bd_text_new(arena);
    char *bytes = bd_arena_room(arena, strlen(name) + 2);
    if (bytes == NULL) BD_FAIL_MEMORY(err);
    *out = bytes;
    if (fold_ascii_name(name, bytes)) return BD_OK;
    BD_TRY(bd_fold(arena, name, &folded, err));
    for (size_t w = 0; w < folded.count; w++) {
        bd_text_add_string(&text, folded.words[w]);
        bd_text_add_char(&text, ' ');
    }
    return bd_text_finish(&text, out, err);
}

static size_t fold_times(const bd_folded *folded, const char *word)
{
    size_t times = 0;
    for (size_t i = 0; i < folded->count; i++) times += strcmp(folded->words[i], word) == 0;
    return times;
}

bool bd_folded_same(const bd_folded *a, const bd_folded *b)
{
    if (a->count != b->count) return false;
    for (size_t i = 0; i < a->count; i++)
        if (fold_times(a, a->words[i]) != fold_times(b, a->words[i])) return false;
    return true;
}

/* One character: as it is, or by its plain letters, a large one with a large first letter. */
static void fold_add_ascii(bd_text *text, utf8proc_int32_t c)
{
    const utf8proc_int32_t small = utf8proc_tolower(c);
    if (c >= 0x20 && c < 0x7F) {
        bd_text_add_char(text, (char)c);
        return;
    }
    if (c == 0x2018 || c == 0x2019) bd_text_add_char(text, '\'');
    if (c >= 0x2010 && c <= 0x2015) bd_text_add_char(text, '-');
    if ((c >= 0x2010 && c <= 0x2015) || c == 0x2018 || c == 0x2019) return;
    uint32_t second = 0;
    const uint32_t plain = bd_plain_letter((uint32_t)small, &second);
    if (plain < 0x80) {
        bd_text_add_char(text, (char)(small != c ? plain - 'a' + 'A' : plain));
        if (second != 0) bd_text_add_char(text, (char)second);
        return;
    }
    bd_text_add_char(text, '?');
}

const char *bd_fold_to_ascii(bd_arena *arena, const char *text)
{
    utf8proc_int32_t *characters = NULL;
    size_t count = 0;
    const char *plain = NULL;
    bd_text out = bd_text_new(arena);
    BD_ASSERT(text != NULL);
    if (fold_characters(arena, text, fold_marks, &characters, &count, NULL) != BD_OK) return NULL;
    for (size_t i = 0; i < count; i++) fold_add_ascii(&out, characters[i]);
    return bd_text_finish(&out, &plain, NULL) == BD_OK ? plain : NULL;
}

bool bd_is_large(uint32_t character)
{
    return utf8proc_category((utf8proc_int32_t)character) == UTF8PROC_CATEGORY_LU;
}

bool bd_is_small(uint32_t character)
{
    return utf8proc_category((utf8proc_int32_t)character) == UTF8PROC_CATEGORY_LL;
}

uint32_t bd_small_of(uint32_t character) { return (uint32_t)utf8proc_tolower((utf8proc_int32_t)character); }

int bd_width_of(uint32_t character) { return utf8proc_charwidth((utf8proc_int32_t)character); }

/* The bytes of the character at the beginning of a string, and its width. */
static size_t columns_take(const char *string, int *width)
{
    uint32_t c = 0;
    const int length = bd_utf8_decode(string, strnlen(string, 4), &c);
    *width = length > 0 ? bd_width_of(c) : 1;
    return length > 0 ? (size_t)length : 1;
}

int bd_text_width(const char *string)
{
    int sum = 0;
    for (int width; *string != '\0'; sum += width) string += columns_take(string, &width);
    return sum;
}

void bd_text_add_column(bd_text *text, const char *string, int columns, bool right)
{
    const int missing = columns - bd_text_width(string);
    if (missing >= 0) {
        if (right) bd_text_add_spaces(text, missing);
        bd_text_add_string(text, string);
        if (!right) bd_text_add_spaces(text, missing);
        return;
    }
    const char *end = string;
    int used = 0;
    for (;;) {
        int width;
        const size_t length = columns_take(end, &width);
        if (used + width > columns - 1) break;
        used += width;
        end += length;
    }
    bd_text_add_bytes(text, string, (size_t)(end - string));
    if (columns > 0) bd_text_add_char(text, '~');
    bd_text_add_spaces(text, columns - used - 1);
}
