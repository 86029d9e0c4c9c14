#include "base/ints.h"

#include "base/assert.h"

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
    int64_t value = 0;
    for (; i < length; i++) {
        if (text[i] < '0' || text[i] > '9') return false;
        const int64_t digit = text[i] - '0';
        if (!bd_mul64(value, 10, &value) || !bd_add64(value, negative ? -digit : digit, &value)) return false;
    }
    if (value < low || value > high) return false;
    *out = value;
    return true;
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
