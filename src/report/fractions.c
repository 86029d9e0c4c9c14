#include "report/fractions.h"

#include "base/text.h"

#include <string.h>

/* One number of at most `length` bytes. */
static void fractions_add(bd_text *out, const char *number, size_t length)
{
    static const struct {
        const char *decimals, *sign;
    } fractions[] = {{".5", "\u00bd"}, {".25", "\u00bc"}, {".75", "\u00be"}};
    const size_t minus = number[0] == '-';
    const size_t whole = strspn(number + minus, "0123456789");
    const char *point = number + minus + whole;
    const size_t rest = length - minus - whole;
    for (size_t i = 0; i < sizeof fractions / sizeof *fractions; i++) {
        if (strlen(fractions[i].decimals) != rest || strncmp(point, fractions[i].decimals, rest) != 0)
            continue;
        if (minus) bd_text_add_string(out, "\u2212");
        if (whole != 1 || point[-1] != '0') bd_text_add_bytes(out, number + minus, whole);
        bd_text_add_string(out, fractions[i].sign);
        return;
    }
    bd_text_add_bytes(out, number, length);
}

const char *bd_fractions(bd_arena *arena, const char *numbers)
{
    bd_text text = bd_text_new(arena);
    const char *done = numbers;
    if (strchr(numbers, '.') == NULL) return numbers;
    while (*numbers != '\0') {
        const size_t blanks = strspn(numbers, " ");
        bd_text_add_bytes(&text, numbers, blanks);
        numbers += blanks;
        const size_t length = strcspn(numbers, " ");
        if (length > 0) fractions_add(&text, numbers, length);
        numbers += length;
    }
    return bd_text_finish(&text, &numbers, NULL) == BD_OK ? numbers : done;
}
