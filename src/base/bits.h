/* Bits: sets of nodes as words of 64 bits, so that a search in a dense graph costs nodes * nodes / 64.
 *
 * A graph is a row of bits for each node, with every pair in two rows. Whoever changes many pairs changes the
 * rows of the lower nodes only, and has the others mirrored, block by block of 64 rows. */
#ifndef BD_BASE_BITS_H
#define BD_BASE_BITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { BD_NONE = UINT16_MAX }; /* no node */

/* The words from .. to - 1 of a row. */
typedef struct bd_span {
    uint16_t from, to;
} bd_span;

static inline bd_span bd_span_common(bd_span a, bd_span b)
{
    const bd_span both = {a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to};
    return both.from < both.to ? both : (bd_span){0};
}

static inline bd_span bd_span_both(bd_span a, bd_span b)
{
    if (a.from == a.to) return b;
    if (b.from == b.to) return a;
    return (bd_span){a.from < b.from ? a.from : b.from, a.to > b.to ? a.to : b.to};
}

static inline bd_span bd_span_with(bd_span a, int w)
{
    if (a.from == a.to) return (bd_span){(uint16_t)w, (uint16_t)(w + 1)};
    return (bd_span){(uint16_t)(w < a.from ? w : a.from), (uint16_t)(w >= a.to ? w + 1 : a.to)};
}

static inline int bd_bits_words(int nodes) { return (nodes + 63) / 64; }
static inline bool bd_bits_has(const uint64_t *bits, int i) { return (bits[i >> 6] >> (i & 63) & 1) != 0; }
static inline void bd_bits_add(uint64_t *bits, int i) { bits[i >> 6] |= UINT64_C(1) << (i & 63); }
static inline void bd_bits_add_all(uint64_t *bits, int low, int high)
{
    for (int i = low; i <= high; i++) bd_bits_add(bits, i);
}
static inline void bd_bits_drop(uint64_t *bits, int i) { bits[i >> 6] &= ~(UINT64_C(1) << (i & 63)); }
static inline void bd_bits_turn(uint64_t *bits, int i) { bits[i >> 6] ^= UINT64_C(1) << (i & 63); }
static inline int bd_bits_lowest(uint64_t word) { return __builtin_ctzll(word); }
/* Of the word that holds node i: the bits of the nodes above it. */
static inline uint64_t bd_bits_above(int i) { return (i & 63) == 63 ? 0 : ~UINT64_C(0) << ((i & 63) + 1); }
/* The part of word w that lies in low .. high. */
static inline uint64_t bd_bits_between(int w, int low, int high)
{
    uint64_t part = ~UINT64_C(0);
    if (w == low >> 6) part &= ~UINT64_C(0) << (low & 63);
    if (w == high >> 6) part &= ~bd_bits_above(high);
    return part;
}
/* Without the processor's own instruction, which not every machine has, the builtin is a call. */
static inline int bd_bits_count(uint64_t word)
{
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
}
static inline void bd_bits_clear(uint64_t *bits, int words) { memset(bits, 0, (size_t)words * sizeof *bits); }
static inline void bd_bits_copy(uint64_t *to, const uint64_t *from, int words)
{
    memcpy(to, from, (size_t)words * sizeof *to);
}

/* Where the bits of a row stand that has none outside `within`. */
static inline bd_span bd_bits_span(const uint64_t *row, bd_span within)
{
    while (within.from < within.to && row[within.from] == 0) within.from++;
    while (within.from < within.to && row[within.to - 1] == 0) within.to--;
    return within;
}

/* The first node in bits that is not below i, or -1: for (u = next(.., 0); u >= 0; u = next(.., u + 1))
 * visits all, ascending. */
static inline int bd_bits_next(const uint64_t *bits, int words, int i)
{
    int w = i >> 6;
    if (w >= words) return -1;
    uint64_t rest = bits[w] & ~UINT64_C(0) << (i & 63);
    while (rest == 0) {
        if (++w == words) return -1;
        rest = bits[w];
    }
    return w * 64 + bd_bits_lowest(rest);
}

/* All nodes above u, below `nodes`. */
void bd_bits_fill_above(uint64_t *bits, int nodes, int u);

/* The nodes that row and mask have in low .. high, ascending, into list; returns how many. mask NULL: all.
 * The list needs room for one more. */
int bd_bits_list(const uint64_t *row, const uint64_t *mask, int low, int high, uint16_t *list);

/* The pairs that rows 64 * block .. 64 * block + 63 have with higher nodes, in this part of the rows, are put
 * into the rows of those. */
void bd_bits_mirror(uint64_t *rows, int nodes, int block, bd_span part);

/* The same for all rows. */
void bd_bits_mirror_all(uint64_t *rows, int nodes);

#endif
