/* QR codes, read back: format, mask, codewords in their order, text; and every block is a codeword of Reed
 * and Solomon's. */
#include "serve/qr.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const struct {
    int blocks, data, check;
} versions[] = {{1, 16, 10}, {1, 28, 16}, {1, 44, 26}, {2, 32, 18}, {2, 43, 24}, {4, 27, 16}};

static uint8_t power[255], logarithm[256];

static void make_tables(void)
{
    unsigned value = 1;
    for (int i = 0; i < 255; i++) {
        power[i] = (uint8_t)value;
        logarithm[value] = (uint8_t)i;
        value <<= 1;
        if (value > 255) value ^= 0x11D;
    }
}

/* The value of the polynomial at 2^root. */
static uint8_t syndrome(const uint8_t *block, int count, int root)
{
    uint8_t sum = 0;
    for (int i = 0; i < count; i++)
        sum = (uint8_t)((sum == 0 ? 0 : power[(logarithm[sum] + root) % 255]) ^ block[i]);
    return sum;
}

static bool masked(int mask, int i, int j)
{
    const int rules[] = {(i + j) % 2,
                         i % 2,
                         j % 3,
                         (i + j) % 3,
                         (i / 2 + j / 3) % 2,
                         i * j % 2 + i * j % 3,
                         (i * j % 2 + i * j % 3) % 2,
                         ((i + j) % 2 + i * j % 3) % 2};
    return rules[mask] == 0;
}

/* The mask, from the five bits beside the upper left finder; level M is 00. */
static int mask_of(const bd_qr *qr)
{
    static const unsigned formats[] = {0x5412, 0x5125, 0x5E7C, 0x5B4B, 0x45F9, 0x40CE, 0x4F97, 0x4AA0};
    unsigned bits = 0;
    static const int rows[] = {0, 1, 2, 3, 4, 5, 7, 8};
    for (int i = 0; i < 8; i++) bits |= (unsigned)qr->dark[rows[i]][8] << i;
    static const int columns[] = {7, 5, 4, 3, 2, 1, 0};
    for (int i = 0; i < 7; i++) bits |= (unsigned)qr->dark[8][columns[i]] << (8 + i);
    for (int mask = 0; mask < 8; mask++)
        if (formats[mask] == bits) return mask;
    return -1;
}

static void read_codewords(const bd_qr *qr, int mask, uint8_t *out, int count)
{
    int at = 0;
    bool up = true;
    memset(out, 0, (size_t)count);
    for (int right = qr->size - 1; right > 0; right -= 2, up = !up) {
        if (right == 6) right = 5;
        for (int step = 0; step < qr->size; step++)
            for (int side = 0; side < 2; side++) {
                const int row = up ? qr->size - 1 - step : step, column = right - side;
                if (qr->function[row][column] != 0 || at >= count * 8) continue;
                out[at / 8] |=
                    (uint8_t)((qr->dark[row][column] != masked(mask, row, column)) << (7 - at % 8));
                at++;
            }
    }
    cr_assert_eq(at, count * 8);
}

static void read_back(const char *text)
{
    bd_qr qr;
    uint8_t all[172], block[80], data[172];
    char read[128] = "";
    cr_assert(bd_qr_of(text, &qr), "%s", text);
    const int v = (qr.size - 21) / 4, blocks = versions[v].blocks, size = versions[v].data,
              check = versions[v].check;
    const int mask = mask_of(&qr);
    cr_assert_geq(mask, 0, "the format cannot be read");
    read_codewords(&qr, mask, all, blocks * (size + check));
    for (int b = 0; b < blocks; b++) {
        for (int i = 0; i < size; i++) block[i] = data[b * size + i] = all[i * blocks + b];
        for (int i = 0; i < check; i++) block[size + i] = all[size * blocks + i * blocks + b];
        for (int root = 0; root < check; root++)
            cr_expect_eq(syndrome(block, size + check, root), 0, "block %d, root %d", b, root);
    }
    cr_expect_eq(data[0] >> 4, 4);
    const int length = (data[0] & 15) << 4 | data[1] >> 4;
    cr_assert_eq(length, (int)strlen(text));
    for (int i = 0; i < length; i++) read[i] = (char)((data[i + 1] & 15) << 4 | data[i + 2] >> 4);
    cr_expect_str_eq(read, text);
}

Test(serve_qr, texts_of_every_length_are_read_back)
{
    char text[BD_QR_TEXT_MOST + 2];
    make_tables();
    for (int length = 1; length <= BD_QR_TEXT_MOST; length++) {
        for (int i = 0; i < length; i++) text[i] = (char)('!' + (i * 7 + length) % 90);
        text[length] = '\0';
        read_back(text);
    }
}

Test(serve_qr, a_text_that_is_too_long_is_refused)
{
    bd_qr qr;
    char text[BD_QR_TEXT_MOST + 2];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    cr_expect_not(bd_qr_of(text, &qr));
}
