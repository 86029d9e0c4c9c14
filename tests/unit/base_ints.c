/* base/ints: overflow is noticed, half points are read and printed exactly. */
#include "base/ints.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

Test(ints, sums_notice_overflow)
{
    int64_t out = 7;
    cr_assert(bd_add64(INT64_MAX - 1, 1, &out));
    cr_assert_eq(out, INT64_MAX);
    cr_assert_not(bd_add64(INT64_MAX, 1, &out));
    cr_assert_not(bd_add64(INT64_MIN, -1, &out));
    cr_assert_not(bd_sub64(INT64_MIN, 1, &out));
    cr_assert_not(bd_sub64(0, INT64_MIN, &out));
    cr_assert_eq(out, INT64_MAX, "a failed sum must leave the result alone");
    static const int64_t some[] = {INT64_MIN, INT64_MIN + 1, INT64_MIN / 2, -2,       -1, 0, 1,
                                   2,         INT64_MAX / 2, INT64_MAX - 1, INT64_MAX};
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        for (size_t k = 0; k < sizeof some / sizeof *some; k++) {
            int64_t sum, difference, got;
            const bool adds = !__builtin_add_overflow(some[i], some[k], &sum);
            const bool subtracts = !__builtin_sub_overflow(some[i], some[k], &difference);
            cr_assert_eq(bd_add64(some[i], some[k], &got), adds, "%zu + %zu", i, k);
            if (adds) cr_assert_eq(got, sum);
            cr_assert_eq(bd_sub64(some[i], some[k], &got), subtracts, "%zu - %zu", i, k);
            if (subtracts) cr_assert_eq(got, difference);
        }
}

Test(ints, products_notice_overflow)
{
    static const int64_t some[] = {INT64_MIN, INT64_MIN + 1, -3037000500,   -4,       -1, 0, 1,
                                   3,         3037000500,    INT64_MAX / 2, INT64_MAX};
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        for (size_t k = 0; k < sizeof some / sizeof *some; k++) {
            int64_t want, got;
            const bool fits = !__builtin_mul_overflow(some[i], some[k], &want);
            cr_assert_eq(bd_mul64(some[i], some[k], &got), fits, "%lld * %lld", (long long)some[i],
                         (long long)some[k]);
            if (fits) cr_assert_eq(got, want);
        }
}

Test(ints, greatest_common_divisor)
{
    cr_assert_eq(bd_gcd64(12, -18), 6);
    cr_assert_eq(bd_gcd64(0, -5), 5);
    cr_assert_eq(bd_gcd64(0, 0), 0);
    cr_assert_eq(bd_gcd64(INT64_MIN, -1), 1);
    cr_assert_eq(bd_gcd64(-12, 0), 12);
    cr_assert_eq(bd_gcd64(35, 64), 1);
    cr_assert_eq(bd_gcd64(INT64_MIN, 6), 2);
    cr_assert_eq(bd_gcd64(INT64_MIN, 0), INT64_MIN, "its magnitude does not exist");
}

Test(ints, halves_are_read)
{
    static const struct {
        const char *text;
        bool good;
        int halves;
    } rows[] = {{"2", true, 4},     {"2.5", true, 5},      {"2.0", true, 4},        {".5", true, 1},
                {"-0.5", true, -1}, {"11.50", true, 23},   {"9999.5", true, 19999}, {"", false, 0},
                {".", false, 0},    {"-", false, 0},       {"2.", false, 0},        {"2.3", false, 0},
                {"2.55", false, 0}, {"9999", true, 19998}, {"2.50", true, 5},       {"2.05", false, 0},
                {"2.01", false, 0}, {"2.00", true, 4},     {"/", false, 0},         {":", false, 0},
                {"-.5", true, -1},  {"--1", false, 0},     {"10000", false, 0},     {"99999999999", false, 0},
                {"1e1", false, 0},  {" 1", false, 0},      {"1 ", false, 0},        {"+1", false, 0},
                {"1.5.5", false, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int halves = -77;
        cr_assert_eq(bd_parse_halves(rows[i].text, strlen(rows[i].text), &halves), rows[i].good, "\"%s\"",
                     rows[i].text);
        if (rows[i].good) cr_assert_eq(halves, rows[i].halves, "\"%s\" gave %d", rows[i].text, halves);
    }
}

Test(ints, halves_are_printed_as_they_are_read)
{
    char buffer[16];
    for (int halves = -41; halves <= 41; halves++) {
        int back = -77;
        const char *text = bd_print_halves(halves, buffer, sizeof buffer);
        cr_assert(bd_parse_halves(text, strlen(text), &back));
        cr_assert_eq(back, halves, "%s", text);
    }
}

Test(ints, integers_fill_the_whole_text)
{
    int64_t out = 0;
    cr_assert(bd_parse_int("-12", 3, -20, 20, &out));
    cr_assert_eq(out, -12);
    cr_assert(bd_parse_int("-9223372036854775808", 20, INT64_MIN, INT64_MAX, &out));
    cr_assert_eq(out, INT64_MIN);
    cr_assert_not(bd_parse_int("9223372036854775808", 19, INT64_MIN, INT64_MAX, &out));
    cr_assert_not(bd_parse_int("12x", 3, 0, 99, &out));
    cr_assert_not(bd_parse_int("", 0, 0, 99, &out));
    cr_assert_not(bd_parse_int("-", 1, -9, 99, &out));
    cr_assert_not(bd_parse_int("21", 2, -20, 20, &out));
    cr_assert_not(bd_parse_int("-21", 3, -20, 20, &out));
    cr_assert(bd_parse_int("20", 2, -20, 20, &out) && out == 20);
    cr_assert(bd_parse_int("-20", 3, -20, 20, &out) && out == -20);
    cr_assert(bd_parse_int("0190", 3, -20, 20, &out) && out == 19, "so many characters, not more");
    cr_assert(bd_parse_int("9223372036854775807", 19, INT64_MIN, INT64_MAX, &out) && out == INT64_MAX);
    cr_assert_not(bd_parse_int("-9223372036854775809", 20, INT64_MIN, INT64_MAX, &out));
    cr_assert_not(bd_parse_int("92233720368547758070", 20, INT64_MIN, INT64_MAX, &out));
    cr_assert_not(bd_parse_int("/", 1, 0, 99, &out));
    cr_assert_not(bd_parse_int(":", 1, 0, 99, &out));
    cr_assert_not(bd_parse_int("1-", 2, -9, 99, &out));
}

/* As the careful way reads them, whatever stands behind; and nothing that the careful way must look at. */
Test(ints, quick_digits)
{
    static const uint32_t numbers[] = {0,   1,    7,     9,     10,     42,      99,     100,
                                       999, 1000, 12345, 98765, 123456, 1000000, 9999999};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        for (int behind = 0; behind < 256; behind++) {
            char text[24];
            const int length = snprintf(text, sizeof text, "%u%c0123456789", numbers[i], behind);
            const char *end = text + 16;
            uint32_t out = 77;
            cr_assert_geq(length, 1);
            text[snprintf(NULL, 0, "%u", numbers[i])] = (char)behind;
            if (behind >= '0' && behind <= '9') continue;
            cr_assert_eq(bd_quick_digits(text, end, &out), text + snprintf(NULL, 0, "%u", numbers[i]),
                         "%u, %d", numbers[i], behind);
            cr_assert_eq(out, numbers[i]);
        }
    static const char *const careful[] = {"12345678 ", "00 34567", "01 34567", " 1234567",
                                          "-1 34567",  "",         "1234567",  "1 2 3"};
    for (size_t i = 0; i < sizeof careful / sizeof *careful; i++) {
        uint32_t out = 77;
        cr_assert_null(bd_quick_digits(careful[i], careful[i] + strlen(careful[i]), &out), "%s", careful[i]);
        cr_assert_eq(out, 77);
    }
}
