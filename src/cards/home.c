#include "cards/home.h"

#include "base/text.h"

#include <string.h>

/* The small letters without accents of U+00C0 to U+017F; "?": the character itself; a capital: two letters.
 */
static const char home_letters[] = "aaaaaaAceeeeiiiidnooooo?ouuuuyTSaaaaaaAceeeeiiiidnooooo?ouuuuyTy"
                                   "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiIIjjkkklllllll"
                                   "lllnnnnnnnnnooooooOOrrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

uint32_t bd_plain_letter(uint32_t c, uint32_t *second)
{
    *second = 0;
    if (c < 0xC0 || c >= 0x180 || home_letters[c - 0xC0] == '?') return c;
    const char letter = home_letters[c - 0xC0];
    if (letter == 'S') *second = 's';
    if (letter == 'A' || letter == 'O') *second = 'e';
    if (letter == 'T') *second = 'h';
    if (letter == 'I') *second = 'j';
    return (uint32_t)(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter);
}

/* What is left of a text, letter by letter. */
typedef struct home_reader {
    const char *at;
    uint32_t next; /* the second letter of "ss", "ae", "oe", "th", "ij"; 0 */
} home_reader;

static bool home_is_blank(uint32_t c) { return c == ' ' || c == '\t' || c == 0xA0; }

static uint32_t home_plain(uint32_t c, uint32_t *second)
{
    if (c >= 'A' && c <= 'Z') return c + 32;
    if (c >= 0xC0 && c < 0x180) return bd_plain_letter(c, second);
    if ((c >= 0x391 && c <= 0x3A9) || (c >= 0x410 && c <= 0x42F)) return c + 32; /* Greek, Cyrillic */
    if (c >= 0x400 && c <= 0x40F) return c + 80;
    return c;
}

/* The next letter; blanks in a row, and those around the text, are none; 0: the end. */
static uint32_t home_next(home_reader *r)
{
    uint32_t c = r->next;
    bool blank = false;
    r->next = 0;
    if (c != 0) return c;
    for (;;) {
        if (*r->at == '\0') return 0;
        int step = bd_utf8_decode(r->at, strnlen(r->at, 4), &c);
        if (step == 0) c = (unsigned char)*r->at, step = 1;
        if (!home_is_blank(c) && (c < 0x300 || c > 0x36F)) { /* nor marks on their own */
            if (blank) return ' ';
            r->at += step;
            return home_plain(c, &r->next);
        }
        blank = blank || home_is_blank(c);
        r->at += step;
    }
}

static bool home_is_plain(unsigned char c) { return c > ' ' && c < 0x80; }

static unsigned char home_small(unsigned char c)
{
    return c >= 'A' && c <= 'Z' ? (unsigned char)(c + 32) : c;
}

bool bd_same_home(const char *a, const char *b)
{
    if (a == NULL || b == NULL) return false;
    a += strspn(a, " \t");
    b += strspn(b, " \t");
    if (*a == '\0' || *b == '\0') return false;
    /* Rules ask this of every pair, and most differ in the first letter. */
    for (; home_is_plain((unsigned char)*a) && home_is_plain((unsigned char)*b); a++, b++)
        if (home_small((unsigned char)*a) != home_small((unsigned char)*b)) return false;
    home_reader x = {.at = a}, y = {.at = b};
    for (;;) {
        const uint32_t one = home_next(&x), other = home_next(&y);
        if (one != other) return false;
        if (one == 0) return true;
    }
}
