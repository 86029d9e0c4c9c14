#include "base/ints.h"

#include "base/assert.h"
#include "base/bits.h"

#include <stdio.h>

bool bd_add64(int64_t a, int64_t b, int64_t *out)
{
    if ((b > 0 && a > INT64_MAX - b) || (b < 0 && a < INT64_MIN - b)) return false;
    *out = a + b;
    return true;
}

bool bd_sub64(int64_t a, int64_t b, int64_t *out)
{
    if ((b < 0 && a > INT64_MAX + b) || (b > 0 && a < INT64_MIN + b)) return false;
    *out = a - b;
    return true;
}

bool bd_mul64(int64_t a, int64_t b, int64_t *out)
{
    if (a == 0 || b == 0) {
        *out = 0;
        return true;
    }
    if ((a == -1 && b == INT64_MIN) || (b == -1 && a == INT64_MIN)) return false;
    if (b > 0    ? (a > INT64_MAX / b || a < INT64_MIN / b)
        : b < -1 ? (a > INT64_MIN / b || a < INT64_MAX / b)
                 : false)
        return false;
    *out = a * b;
    return true;
}

int64_t bd_gcd64(int64_t a, int64_t b)
{
    while (b != 0) {
        const int64_t r = b == -1 ? 0 : a % b;
        a = b;
        b = r;
    }
    return a < 0 && a != INT64_MIN ? -a : a;
}

bool bd_parse_int(const char *text, size_t length, int64_t low, int64_t high, int64_t *out)
{
    BD_ASSERT(low <= high);
    size_t i = 0;
    const bool negative = length > 0 && text[0] == '-';
    if (negative) i = 1;
    if (i == length) return false;
    const bool short_enough = length - i <= 18; /* so many digits do not overflow */
    int64_t value = 0;
    for (; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        const int64_t digit = negative ? '0' - text[i] : text[i] - '0';
        if (short_enough)
            value = 10 * value + digit;
        else if (!bd_mul64(value, 10, &value) || !bd_add64(value, digit, &value))
            return false;
    }
    if (value < low || value > high) return false;
    *out = value;
    return true;
}

/* Eight bytes as a number whose lowest byte is the first, whatever the machine's order: compilers make one
 * load of it. */
static uint64_t ints_eight_bytes(const char *text)
{
    const unsigned char *p = (const unsigned char *)text;
    return (uint64_t)p[0] | (uint64_t)p[1] << 8 | (uint64_t)p[2] << 16 | (uint64_t)p[3] << 24 |
           (uint64_t)p[4] << 32 | (uint64_t)p[5] << 40 | (uint64_t)p[6] << 48 | (uint64_t)p[7] << 56;
}

/* The eight digits are looked at together: a byte that is none has its highest bit set after adding what lies
 * between 9 and 127; the number is put together in pairs, fours and eights. */
const char *bd_quick_digits(const char *p, const char *end, uint32_t *out)
{
    if (end - p < 8) return NULL;
    const uint64_t values = ints_eight_bytes(p) ^ UINT64_C(0x3030303030303030);
    const uint64_t others = ((values + UINT64_C(0x7676767676767676)) | values) & UINT64_C(0x8080808080808080);
    if (others == 0) return NULL;
    const int bits = bd_bits_lowest(others) - 7;
    if (bits == 0 || (*p == '0' && bits > 8)) return NULL;
    uint64_t number = values << (64 - bits);
    number = (number * 10 + (number >> 8)) & UINT64_C(0x00FF00FF00FF00FF);
    number = (number * 100 + (number >> 16)) & UINT64_C(0x0000FFFF0000FFFF);
    *out = (uint32_t)(number * 10000 + (number >> 32));
    return p + bits / 8;
}

bool bd_parse_halves(const char *text, size_t length, int *out)
{
    size_t i = length > 0 && text[0] == '-' ? 1 : 0;
    const bool negative = i == 1;
    int whole = 0, digits = 0, half = 0;
    for (; i < length && text[i] >= '0' && text[i] <= '9'; i++, digits++) {
        whole = whole * 10 + (text[i] - '0');
        if (whole > 9999) return false;
    }
    if (i < length && text[i] == '.') {
        i++;
        if (i == length) return false;
        if (text[i] != '0' && text[i] != '5') return false;
        half = text[i] == '5';
        for (i++, digits++; i < length; i++)
            if (text[i] != '0') return false;
    }
    if (i != length || digits == 0) return false;
    *out = negative ? -(2 * whole + half) : 2 * whole + half;
    return true;
}

const char *bd_print_halves(int halves, char *buffer, size_t size)
{
    const char *sign = halves < 0 ? "-" : "";
    const unsigned magnitude = halves < 0 ? 0u - (unsigned)halves : (unsigned)halves;
    (void)snprintf(buffer, size, "%s%u%s", sign, magnitude / 2, magnitude % 2 != 0 ? ".5" : "");
    return buffer;
}
