#include "base/bits.h"

#include "base/assert.h"

void bd_bits_fill_above(uint64_t *bits, int nodes, int u)
{
    const int words = bd_bits_words(nodes), first = (u + 1) >> 6;
    BD_ASSERT(u >= -1 && u < nodes);
    bd_bits_clear(bits, words);
    if (first == words) return;
    memset(bits + first, 0xff, (size_t)(words - first) * sizeof *bits);
    bits[first] &= ~UINT64_C(0) << ((u + 1) & 63);
    if ((nodes & 63) != 0) bits[words - 1] &= ~(~UINT64_C(0) << (nodes & 63));
}

/* In a word with many bits none is guessed: each node is written, and the next one over it if it is not
 * there. */
static int bits_list_dense(uint64_t word, int first, uint16_t *list)
{
    int count = 0;
    const int lowest = bd_bits_lowest(word);
    first += lowest;
    for (word >>= lowest; word != 0; word >>= 1) {
        list[count] = (uint16_t)first++;
        count += (int)(word & 1);
    }
    return count;
}

int bd_bits_list(const uint64_t *row, const uint64_t *mask, int low, int high, uint16_t *list)
{
    enum { MANY = 28 };
    int count = 0;
    if (low > high) return 0;
    for (int w = low >> 6; w <= high >> 6; w++) {
        uint64_t rest = row[w] & (mask == NULL ? ~UINT64_C(0) : mask[w]);
        if (rest == 0) continue;
        rest &= bd_bits_between(w, low, high);
        if (bd_bits_count(rest) >= MANY) {
            count += bits_list_dense(rest, w * 64, list + count);
            continue;
        }
        for (; rest != 0; rest &= rest - 1) list[count++] = (uint16_t)(w * 64 + bd_bits_lowest(rest));
    }
    return count;
}

/* Bit j of row i becomes bit i of row j: squares of 32, then 16, ... bits change places across the diagonal.
 */
static void bits_transpose(uint64_t square[64])
{
    uint64_t low = UINT64_C(0xffffffff);
    for (int half = 32; half > 0; half >>= 1, low ^= low << half) {
        for (uint64_t *upper = square; upper < square + 64; upper += 2 * half)
            for (int i = 0; i < half; i++) {
                const uint64_t change = ((upper[i] >> half) ^ upper[i + half]) & low;
                upper[i] ^= change << half;
                upper[i + half] ^= change;
            }
    }
}

/* The same for rows of one word, bit by bit: a small graph is a square of its own, mostly of few pairs. */
static void bits_mirror_word(uint64_t *rows, int nodes)
{
    for (int u = 0; u < nodes; u++) rows[u] &= bd_bits_above(u);
    for (int u = 0; u < nodes; u++)
        for (uint64_t rest = rows[u] & bd_bits_above(u); rest != 0; rest &= rest - 1)
            rows[bd_bits_lowest(rest)] |= UINT64_C(1) << u;
}

void bd_bits_mirror(uint64_t *rows, int nodes, int block, bd_span part)
{
    if (nodes <= 64) {
        bits_mirror_word(rows, nodes);
        return;
    }
    const size_t words = (size_t)bd_bits_words(nodes);
    const int first = block * 64, count = nodes - first < 64 ? nodes - first : 64;
    BD_ASSERT(block >= 0 && count > 0 && part.from >= block && part.to <= words);
    for (int w = part.from; w < part.to; w++) {
        uint64_t square[64] = {0};
        for (int i = 0; i < count; i++) square[i] = rows[(size_t)(first + i) * words + (size_t)w];
        for (int i = 0; i < count && w == block; i++) square[i] &= bd_bits_above(i);
        bits_transpose(square);
        for (int j = 0; j < 64 && w * 64 + j < nodes; j++) {
            uint64_t *word = &rows[(size_t)(w * 64 + j) * words + (size_t)block];
            if (w == block)
                *word = (*word & bd_bits_above(j)) | square[j];
            else
                *word = square[j];
        }
    }
}

void bd_bits_mirror_all(uint64_t *rows, int nodes)
{
    const int words = bd_bits_words(nodes);
    for (int block = 0; block < words; block++)
        bd_bits_mirror(rows, nodes, block, (bd_span){(uint16_t)block, (uint16_t)words});
}
