/* Decode: the bytes of a list as UTF-8.
 *
 * A byte order mark says it, or every second byte being zero. Bytes that are valid UTF-8 are taken for it.
 * Otherwise it is one of four encodings of one byte, and the letters tell which: each reading is counted by
 * how well its letters beyond ASCII sit in words (a letter of a European name beside other letters is likely,
 * a sign like '3 raised' inside a word is not), and the best is taken. Two readings that count the same but
 * say different things leave the encoding open. */
#include "base/assert.h"
#include "lists/grid.h"
#include "lists/lists_words.h"

#include <string.h>

enum { DECODE_ENCODINGS = BD_GRID_MAC + 1, LIKELY = 3, POSSIBLE = 1, UNLIKELY = -6 };

static const uint16_t decode_tables[DECODE_ENCODINGS][128] = {
    [BD_GRID_CP1252] = {0x20AC, 0xFFFD, 0x201A, 0x192,  0x201E, 0x2026, 0x2020, 0x2021, 0x2C6,  0x2030,
                        0x160,  0x2039, 0x152,  0xFFFD, 0x17D,  0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C,
                        0x201D, 0x2022, 0x2013, 0x2014, 0x2DC,  0x2122, 0x161,  0x203A, 0x153,  0xFFFD,
                        0x17E,  0x178,  0xA0,   0xA1,   0xA2,   0xA3,   0xA4,   0xA5,   0xA6,   0xA7,
                        0xA8,   0xA9,   0xAA,   0xAB,   0xAC,   0xAD,   0xAE,   0xAF,   0xB0,   0xB1,
                        0xB2,   0xB3,   0xB4,   0xB5,   0xB6,   0xB7,   0xB8,   0xB9,   0xBA,   0xBB,
                        0xBC,   0xBD,   0xBE,   0xBF,   0xC0,   0xC1,   0xC2,   0xC3,   0xC4,   0xC5,
                        0xC6,   0xC7,   0xC8,   0xC9,   0xCA,   0xCB,   0xCC,   0xCD,   0xCE,   0xCF,
                        0xD0,   0xD1,   0xD2,   0xD3,   0xD4,   0xD5,   0xD6,   0xD7,   0xD8,   0xD9,
                        0xDA,   0xDB,   0xDC,   0xDD,   0xDE,   0xDF,   0xE0,   0xE1,   0xE2,   0xE3,
                        0xE4,   0xE5,   0xE6,   0xE7,   0xE8,   0xE9,   0xEA,   0xEB,   0xEC,   0xED,
                        0xEE,   0xEF,   0xF0,   0xF1,   0xF2,   0xF3,   0xF4,   0xF5,   0xF6,   0xF7,
                        0xF8,   0xF9,   0xFA,   0xFB,   0xFC,   0xFD,   0xFE,   0xFF},
    [BD_GRID_CP1250] = {0x20AC, 0xFFFD, 0x201A, 0xFFFD, 0x201E, 0x2026, 0x2020, 0x2021, 0xFFFD, 0x2030,
                        0x160,  0x2039, 0x15A,  0x164,  0x17D,  0x179,  0xFFFD, 0x2018, 0x2019, 0x201C,
                        0x201D, 0x2022, 0x2013, 0x2014, 0xFFFD, 0x2122, 0x161,  0x203A, 0x15B,  0x165,
                        0x17E,  0x17A,  0xA0,   0x2C7,  0x2D8,  0x141,  0xA4,   0x104,  0xA6,   0xA7,
                        0xA8,   0xA9,   0x15E,  0xAB,   0xAC,   0xAD,   0xAE,   0x17B,  0xB0,   0xB1,
                        0x2DB,  0x142,  0xB4,   0xB5,   0xB6,   0xB7,   0xB8,   0x105,  0x15F,  0xBB,
                        0x13D,  0x2DD,  0x13E,  0x17C,  0x154,  0xC1,   0xC2,   0x102,  0xC4,   0x139,
                        0x106,  0xC7,   0x10C,  0xC9,   0x118,  0xCB,   0x11A,  0xCD,   0xCE,   0x10E,
                        0x110,  0x143,  0x147,  0xD3,   0xD4,   0x150,  0xD6,   0xD7,   0x158,  0x16E,
                        0xDA,   0x170,  0xDC,   0xDD,   0x162,  0xDF,   0x155,  0xE1,   0xE2,   0x103,
                        0xE4,   0x13A,  0x107,  0xE7,   0x10D,  0xE9,   0x119,  0xEB,   0x11B,  0xED,
                        0xEE,   0x10F,  0x111,  0x144,  0x148,  0xF3,   0xF4,   0x151,  0xF6,   0xF7,
                        0x159,  0x16F,  0xFA,   0x171,  0xFC,   0xFD,   0x163,  0x2D9},
    [BD_GRID_MAC] = {0xC4,   0xC5,   0xC7,   0xC9,   0xD1,   0xD6,   0xDC,   0xE1,   0xE0,   0xE2,   0xE4,
                     0xE3,   0xE5,   0xE7,   0xE9,   0xE8,   0xEA,   0xEB,   0xED,   0xEC,   0xEE,   0xEF,
                     0xF1,   0xF3,   0xF2,   0xF4,   0xF6,   0xF5,   0xFA,   0xF9,   0xFB,   0xFC,   0x2020,
                     0xB0,   0xA2,   0xA3,   0xA7,   0x2022, 0xB6,   0xDF,   0xAE,   0xA9,   0x2122, 0xB4,
                     0xA8,   0x2260, 0xC6,   0xD8,   0x221E, 0xB1,   0x2264, 0x2265, 0xA5,   0xB5,   0x2202,
                     0x2211, 0x220F, 0x3C0,  0x222B, 0xAA,   0xBA,   0x3A9,  0xE6,   0xF8,   0xBF,   0xA1,
                     0xAC,   0x221A, 0x192,  0x2248, 0x2206, 0xAB,   0xBB,   0x2026, 0xA0,   0xC0,   0xC3,
                     0xD5,   0x152,  0x153,  0x2013, 0x2014, 0x201C, 0x201D, 0x2018, 0x2019, 0xF7,   0x25CA,
                     0xFF,   0x178,  0x2044, 0x20AC, 0x2039, 0x203A, 0xFB01, 0xFB02, 0x2021, 0xB7,   0x201A,
                     0x201E, 0x2030, 0xC2,   0xCA,   0xC1,   0xCB,   0xC8,   0xCD,   0xCE,   0xCF,   0xCC,
                     0xD3,   0xD4,   0xF8FF, 0xD2,   0xDA,   0xDB,   0xD9,   0x131,  0x2C6,  0x2DC,  0xAF,
                     0x2D8,  0x2D9,  0x2DA,  0xB8,   0x2DD,  0x2DB,  0x2C7},
};

/* ISO 8859-2 is Windows-1250 but for these, and has no letters before them. */
static const uint16_t decode_latin2[] = {0xA0, 0x104, 0x2D8, 0x141, 0xA4,  0x13D, 0x15A, 0xA7,
                                         0xA8, 0x160, 0x15E, 0x164, 0x179, 0xAD,  0x17D, 0x17B,
                                         0xB0, 0x105, 0x2DB, 0x142, 0xB4,  0x13E, 0x15B, 0x2C7,
                                         0xB8, 0x161, 0x15F, 0x165, 0x17A, 0x2DD, 0x17E, 0x17C};

static uint32_t decode_character(bd_grid_encoding encoding, unsigned char byte)
{
    BD_ASSERT(byte >= 0x80);
    if (encoding != BD_GRID_LATIN2) return decode_tables[encoding][byte - 0x80];
    if (byte < 0xA0) return 0xFFFD;
    return byte < 0xC0 ? decode_latin2[byte - 0xA0] : decode_tables[BD_GRID_CP1250][byte - 0x80];
}

static bool decode_is_eastern(bd_grid_encoding encoding)
{
    return encoding == BD_GRID_CP1250 || encoding == BD_GRID_LATIN2;
}

/* Letters beyond ASCII of the languages that are written in each encoding. Letters that one language has all
 * of are worth more: "ê" and "ñ" have none in common, "ę" and "ń" have Polish. */
static const char *const decode_western[] = {"áéíóúüñÁÉÍÓÚÑº", "àâçéèêëîïôùûüœæÀÂÇÉÈÊÎÔ", "äöüßÄÖÜ",
                                             "åäöæøéÅÄÖÆØ",    "ãõáéíóúâêôàçÁÉÍÓÚÃÕÇ",    "àèéìòùÀÈÉÌÒÙ",
                                             "ëïéèöüá",        "áéíóúýðþæöÁÉÍÓÚÝÐÞÆÖ",    NULL};
static const char *const decode_eastern[] = {"ąćęłńóśźżĄĆĘŁŃÓŚŹŻ",
                                             "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
                                             "áäčďéíľĺňóôŕšťúýžÁČĎŠŤŽĽ",
                                             "áéíóöőúüűÁÉÍÓÖŐÚÜŰ",
                                             "čćđšžČĆĐŠŽ",
                                             "ăâîşţĂÂÎŞŢ",
                                             NULL};

/* Letters of European names beyond ASCII, those of the West and those of the middle of Europe. */
static const char decode_west[] = "éèêëáàâäãåíìîïóòôöõøúùûüçñßæœÉÈÁÀÄÅÍÓÖØÚÜÇÑÆ";
static const char decode_middle[] = "ąćęłńóśźżčďěňřšťůýžáéíöüäőűđăâîșțĄĆĘŁŃÓŚŹŻČĎŘŠŤŽÁÉÍÖÜŐŰ";

static bool decode_has(const char *letters, uint32_t c)
{
    uint32_t letter;
    for (int step; *letters != '\0'; letters += step) {
        step = bd_utf8_decode(letters, strlen(letters), &letter);
        if (letter == c) return true;
    }
    return false;
}

static bool decode_is_letter(unsigned char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c >= 0x80;
}

static int decode_worth(bd_grid_encoding encoding, uint32_t c, bool in_word)
{
    if (c == 0xFFFD || c < 0xA0) return UNLIKELY;
    if (decode_has(decode_is_eastern(encoding) ? decode_middle : decode_west, c)) return LIKELY;
    const bool letter = (c >= 0xC0 && c != 0xD7 && c != 0xF7 && c < 0x250);
    if (letter) return POSSIBLE;
    const bool dash = c == 0xBA || c == 0xAA || c == 0x2019 || c == 0x2018 || c == 0x2013 || c == 0x2014;
    return in_word && !dash ? UNLIKELY : 0;
}

/* How many letters the language has that has most of them. */
static long decode_best_language(bd_grid_encoding encoding, const unsigned char *bytes, size_t length)
{
    long best = 0;
    for (const char *const *letters = decode_is_eastern(encoding) ? decode_eastern : decode_western;
         *letters != NULL; letters++) {
        long count = 0;
        for (size_t i = 0; i < length; i++)
            if (bytes[i] >= 0x80) count += decode_has(*letters, decode_character(encoding, bytes[i]));
        if (count > best) best = count;
    }
    return best;
}

static long decode_count(bd_grid_encoding encoding, const unsigned char *bytes, size_t length)
{
    long sum = 0;
    for (size_t i = 0; i < length; i++) {
        if (bytes[i] < 0x80) continue;
        const bool before = i > 0 && decode_is_letter(bytes[i - 1]);
        const bool after = i + 1 < length && decode_is_letter(bytes[i + 1]);
        const bool small_before = i > 0 && bytes[i - 1] >= 'a' && bytes[i - 1] <= 'z';
        const uint32_t c = decode_character(encoding, bytes[i]);
        const bool large = (c >= 0xC0 && c <= 0xDE) || c == 0x160 || c == 0x17D || c == 0x141 || c == 0x178;
        sum += decode_worth(encoding, c, before || after);
        if (c >= 0xC0 && i + 1 < length && bytes[i + 1] >= '0' && bytes[i + 1] <= '9')
            sum += UNLIKELY;                          /* "£30" */
        if (large && small_before) sum -= 2 * LIKELY; /* a capital inside a word */
    }
    return sum + 4 * decode_best_language(encoding, bytes, length);
}

/* Words that only a list from the middle of Europe has. */
static bool decode_is_middle(const char *bytes, size_t length)
{
    static const char *const words[] = {"POL", "CZE", "SVK",      "HUN",      "SLO",
                                        "CRO", "ROU", "Nazwisko", "Prijmeni", "Klub"};
    for (size_t w = 0; w < sizeof words / sizeof *words; w++) {
        const size_t size = strlen(words[w]);
        for (size_t i = 0; i + size <= length; i++)
            if (memcmp(bytes + i, words[w], size) == 0 &&
                (i == 0 || !decode_is_letter((unsigned char)bytes[i - 1])) &&
                (i + size == length || !decode_is_letter((unsigned char)bytes[i + size])))
                return true;
    }
    return false;
}

static bool decode_differ(bd_grid_encoding a, bd_grid_encoding b, const unsigned char *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (bytes[i] >= 0x80 && decode_character(a, bytes[i]) != decode_character(b, bytes[i])) return true;
    return false;
}

static bd_grid_encoding decode_guess(const char *text, size_t length, bd_grid *grid)
{
    const unsigned char *bytes = (const unsigned char *)text;
    long counts[DECODE_ENCODINGS] = {0};
    bd_grid_encoding best = BD_GRID_CP1252;
    for (bd_grid_encoding e = BD_GRID_CP1252; e <= BD_GRID_MAC; e++)
        counts[e] = decode_count(e, bytes, length);
    if (decode_is_middle(text, length)) {
        counts[BD_GRID_CP1250] += 2 * LIKELY;
        counts[BD_GRID_LATIN2] += 2 * LIKELY;
    }
    if (grid->returns) counts[BD_GRID_MAC] += 2 * LIKELY;
    for (bd_grid_encoding e = BD_GRID_CP1252; e <= BD_GRID_MAC; e++)
        if (counts[e] > counts[best]) best = e;
    for (bd_grid_encoding e = BD_GRID_CP1252; e <= BD_GRID_MAC; e++)
        if (e != best && counts[e] == counts[best] && decode_differ(e, best, bytes, length))
            grid->encoding_open = true;
    return best;
}

static void decode_add(bd_text *text, uint32_t c)
{
    char bytes[4];
    const size_t n = bd_utf8_encode(c, bytes);
    bd_text_add_bytes(text, bytes, n);
}

static void decode_utf16(const unsigned char *bytes, size_t length, bool large_first, bd_text *out)
{
    for (size_t i = 0; i + 1 < length; i += 2) {
        uint32_t c =
            large_first ? (uint32_t)(bytes[i] << 8 | bytes[i + 1]) : (uint32_t)(bytes[i + 1] << 8 | bytes[i]);
        if (c >= 0xD800 && c < 0xDC00 && i + 3 < length) {
            const uint32_t low = large_first ? (uint32_t)(bytes[i + 2] << 8 | bytes[i + 3])
                                             : (uint32_t)(bytes[i + 3] << 8 | bytes[i + 2]);
            if (low >= 0xDC00 && low < 0xE000) {
                c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
                i += 2;
            }
        }
        if (c >= 0xD800 && c < 0xE000) c = 0xFFFD;
        if (c != 0xFEFF || i > 0) decode_add(out, c);
    }
}

/* 1: the larger byte first, 2: the smaller one; 0: it is no UTF-16. */
static int decode_find_utf16(const unsigned char *bytes, size_t length)
{
    size_t even = 0, odd = 0;
    if (length >= 2 && bytes[0] == 0xFE && bytes[1] == 0xFF) return 1;
    if (length >= 2 && bytes[0] == 0xFF && bytes[1] == 0xFE) return 2;
    const size_t seen = length < 400 ? length : 400;
    for (size_t i = 0; i < seen; i++) *(i % 2 == 0 ? &even : &odd) += bytes[i] == 0;
    if (seen < 8) return 0;
    return even > seen / 4 && odd == 0 ? 1 : odd > seen / 4 && even == 0 ? 2 : 0;
}

/* Control characters have no place in a cell; they would be taken for what they are not. */
static void decode_clean(char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (((unsigned char)text[i] < 0x20 && text[i] != '\t' && text[i] != '\r' && text[i] != '\n') ||
            text[i] == 0x7F)
            text[i] = ' ';
}

bd_status bd_grid_decode(bd_arena *arena, const char *bytes, size_t length, bd_grid *grid, const char **text,
                         size_t *out_length, bd_err *err)
{
    const unsigned char *raw = (const unsigned char *)bytes;
    bd_text out = bd_text_new(arena);
    const int utf16 = decode_find_utf16(raw, length);
    const size_t mark = bd_utf8_mark(bytes, length);
    if (length > 0 && bytes[length - 1] == 0x1A) length--; /* the end of a file under DOS */
    bool feed = false, lone = false;
    for (size_t i = 0; i < length; i++) {
        feed = feed || bytes[i] == '\n';
        lone = lone || bytes[i] == '\r';
    }
    grid->returns = lone && !feed && utf16 == 0;
    if (utf16 != 0) {
        grid->encoding = BD_GRID_UTF16;
        decode_utf16(raw, length, utf16 == 1, &out);
    } else if (bd_utf8_check(bytes, length) == length) {
        bd_text_add_bytes(&out, bytes + mark, length - (mark < length ? mark : length));
    } else {
        grid->encoding = decode_guess(bytes, length, grid);
        for (size_t i = 0; i < length; i++)
            decode_add(&out, raw[i] < 0x80 ? raw[i] : decode_character(grid->encoding, raw[i]));
    }
    BD_TRY(bd_text_finish(&out, text, err));
    *out_length = out.length;
    if (out.length > 0) decode_clean(out.bytes, out.length);
    return BD_OK;
}
