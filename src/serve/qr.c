#include "serve/qr.h"

#include "base/assert.h"

#include <limits.h>
#include <stdint.h>
#include <string.h>

enum { QR_VERSIONS = 6, QR_CODEWORDS = 172, QR_MASKS = 8 };

/* Level M of each version: blocks, data and error correction codewords of one block, place of the alignment
 * pattern (0: none). */
static const struct {
    int blocks, data, check, alignment;
} qr_versions[QR_VERSIONS] = {{1, 16, 10, 0},  {1, 28, 16, 18}, {1, 44, 26, 22},
                              {2, 32, 18, 26}, {2, 43, 24, 30}, {4, 27, 16, 34}};

/* The product in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */
static uint8_t qr_times(uint8_t a, uint8_t b)
{
    unsigned product = 0;
    for (int bit = 7; bit >= 0; bit--) {
        product = product << 1 ^ (product >> 7) * 0x11Du;
        if ((b >> bit & 1) != 0) product ^= a;
    }
    return (uint8_t)product;
}

/* The remainder by the generator (x - 1)(x - 2)(x - 4)... is the block's check. */
static void qr_add_check(const uint8_t *data, int count, uint8_t *check, int check_count)
{
    uint8_t generator[32] = {0}, root = 1;
    BD_ASSERT(check_count > 0 && check_count < 32);
    generator[check_count - 1] = 1;
    for (int i = 0; i < check_count; i++) {
        for (int j = 0; j < check_count; j++) {
            generator[j] = qr_times(generator[j], root);
            if (j + 1 < check_count) generator[j] ^= generator[j + 1];
        }
        root = qr_times(root, 2);
    }
    memset(check, 0, (size_t)check_count);
    for (int i = 0; i < count; i++) {
        const uint8_t factor = data[i] ^ check[0];
        memmove(check, check + 1, (size_t)check_count - 1);
        check[check_count - 1] = 0;
        for (int j = 0; j < check_count; j++) check[j] ^= qr_times(generator[j], factor);
    }
}

static void qr_put_bits(uint8_t *bytes, int *at, unsigned value, int count)
{
    for (int bit = count - 1; bit >= 0; bit--, (*at)++)
        if ((value >> bit & 1) != 0) bytes[*at / 8] |= (uint8_t)(0x80 >> *at % 8);
}

/* Mode "bytes", length, text, end, padding. */
static void qr_lay_data(const char *text, size_t length, uint8_t *bytes, int count)
{
    int at = 0;
    qr_put_bits(bytes, &at, 4, 4);
    qr_put_bits(bytes, &at, (unsigned)length, 8);
    for (size_t i = 0; i < length; i++) qr_put_bits(bytes, &at, (unsigned char)text[i], 8);
    at += 4;
    for (int i = (at + 7) / 8, even = 1; i < count; i++, even = !even) bytes[i] = even ? 0xEC : 0x11;
}

/* Blocks side by side, codeword by codeword, then their checks. */
static int qr_interleave(int version, const uint8_t *data, uint8_t *out)
{
    const int blocks = qr_versions[version].blocks, size = qr_versions[version].data,
              check_size = qr_versions[version].check;
    uint8_t check[4][32];
    int at = 0;
    for (int b = 0; b < blocks; b++) qr_add_check(data + b * size, size, check[b], check_size);
    for (int i = 0; i < size; i++)
        for (int b = 0; b < blocks; b++) out[at++] = data[b * size + i];
    for (int i = 0; i < check_size; i++)
        for (int b = 0; b < blocks; b++) out[at++] = check[b][i];
    return at;
}

static void qr_set(bd_qr *qr, int row, int column, bool dark)
{
    if (row < 0 || column < 0 || row >= qr->size || column >= qr->size) return;
    qr->dark[row][column] = dark;
    qr->function[row][column] = 1;
}

/* Rings around a centre: a finder with its white border, or an alignment pattern. */
static void qr_put_rings(bd_qr *qr, int row, int column, int radius)
{
    for (int dr = -radius; dr <= radius; dr++)
        for (int dc = -radius; dc <= radius; dc++) {
            const int a = dr < 0 ? -dr : dr, b = dc < 0 ? -dc : dc, ring = a > b ? a : b;
            qr_set(qr, row + dr, column + dc, radius == 4 ? ring != 2 && ring != 4 : ring != 1);
        }
}

static void qr_put_format(bd_qr *qr, int mask)
{
    unsigned rest = (unsigned)mask << 10; /* level M is 00 */
    for (int bit = 14; bit >= 10; bit--)
        if ((rest >> bit & 1) != 0) rest ^= 0x537u << (bit - 10);
    const unsigned bits = ((unsigned)mask << 10 | rest) ^ 0x5412u;
    for (int i = 0; i < 15; i++) {
        const bool dark = (bits >> i & 1) != 0;
        if (i < 8)
            qr_set(qr, i < 6 ? i : i + 1, 8, dark);
        else
            qr_set(qr, 8, i == 8 ? 7 : 14 - i, dark);
        if (i < 8)
            qr_set(qr, 8, qr->size - 1 - i, dark);
        else
            qr_set(qr, qr->size - 15 + i, 8, dark);
    }
    qr_set(qr, qr->size - 8, 8, true);
}

static void qr_put_patterns(bd_qr *qr, int version)
{
    for (int i = 0; i < qr->size; i++) {
        qr_set(qr, 6, i, i % 2 == 0);
        qr_set(qr, i, 6, i % 2 == 0);
    }
    qr_put_rings(qr, 3, 3, 4);
    qr_put_rings(qr, 3, qr->size - 4, 4);
    qr_put_rings(qr, qr->size - 4, 3, 4);
    const int at = qr_versions[version].alignment;
    if (at > 0) qr_put_rings(qr, at, at, 2);
    qr_put_format(qr, 0);
}

/* Up and down in pairs of columns from the right, around what is no data. */
static void qr_put_data(bd_qr *qr, const uint8_t *bytes, int count)
{
    int at = 0;
    for (int right = qr->size - 1; right > 0; right -= 2) {
        if (right == 6) right--;
        for (int step = 0; step < qr->size; step++)
            for (int side = 0; side < 2; side++) {
                const bool up = ((right + 1) & 2) == 0;
                const int row = up ? qr->size - 1 - step : step, column = right - side;
                if (qr->function[row][column] != 0 || at >= count * 8) continue;
                qr->dark[row][column] = (bytes[at / 8] >> (7 - at % 8) & 1) != 0;
                at++;
            }
    }
}

static bool qr_is_masked(int mask, int r, int c)
{
    switch (mask) {
    case 0: return (r + c) % 2 == 0;
    case 1: return r % 2 == 0;
    case 2: return c % 3 == 0;
    case 3: return (r + c) % 3 == 0;
    case 4: return (r / 2 + c / 3) % 2 == 0;
    case 5: return r * c % 2 + r * c % 3 == 0;
    case 6: return (r * c % 2 + r * c % 3) % 2 == 0;
    default: return ((r + c) % 2 + r * c % 3) % 2 == 0;
    }
}

static void qr_mask(bd_qr *qr, int mask)
{
    for (int r = 0; r < qr->size; r++)
        for (int c = 0; c < qr->size; c++)
            if (qr->function[r][c] == 0 && qr_is_masked(mask, r, c)) qr->dark[r][c] = !qr->dark[r][c];
}

/* What is hard to read: blocks of one colour. Any mask can be read; the standard's other penalties only
 * matter to worse cameras than phones have today. */
static int qr_penalty(const bd_qr *qr)
{
    int blocks = 0;
    for (int r = 0; r + 1 < qr->size; r++)
        for (int c = 0; c + 1 < qr->size; c++)
            blocks += qr->dark[r][c] == qr->dark[r][c + 1] && qr->dark[r][c] == qr->dark[r + 1][c] &&
                      qr->dark[r][c] == qr->dark[r + 1][c + 1];
    return blocks;
}

bool bd_qr_of(const char *text, bd_qr *out)
{
    const size_t length = strlen(text);
    uint8_t data[QR_CODEWORDS] = {0}, all[QR_CODEWORDS] = {0};
    int version = 0, best = 0, least = INT_MAX;
    while (version < QR_VERSIONS &&
           length + 2 > (size_t)qr_versions[version].blocks * (size_t)qr_versions[version].data)
        version++;
    if (version == QR_VERSIONS) return false;
    memset(out, 0, sizeof *out);
    out->size = 21 + 4 * version;
    qr_lay_data(text, length, data, qr_versions[version].blocks * qr_versions[version].data);
    const int count = qr_interleave(version, data, all);
    qr_put_patterns(out, version);
    qr_put_data(out, all, count);
    const bd_qr plain = *out;
    for (int mask = 0; mask < QR_MASKS; mask++) {
        *out = plain;
        qr_mask(out, mask);
        qr_put_format(out, mask);
        const int penalty = qr_penalty(out);
        if (penalty < least) best = mask;
        if (penalty < least) least = penalty;
    }
    *out = plain;
    qr_mask(out, best);
    qr_put_format(out, best);
    return true;
}
