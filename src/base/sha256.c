#include "base/sha256.h"

#include <stdio.h>
#include <string.h>

static const uint32_t sha_round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static inline uint32_t sha_rotate_right(uint32_t x, int by) { return (x >> by) | (x << (32 - by)); }

static void sha_fill_schedule(const unsigned char *block, uint32_t w[64])
{
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        const uint32_t a =
            sha_rotate_right(w[i - 15], 7) ^ sha_rotate_right(w[i - 15], 18) ^ (w[i - 15] >> 3);
        const uint32_t b = sha_rotate_right(w[i - 2], 17) ^ sha_rotate_right(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
}

/* Round i + turn: the eight state words keep their places, and what is called a, b, c, ... goes round. */
static inline void sha_round(uint32_t s[8], const uint32_t *w, int i, int turn)
{
    const uint32_t a = s[(8 - turn) & 7], b = s[(9 - turn) & 7], c = s[(10 - turn) & 7];
    const uint32_t e = s[(12 - turn) & 7], f = s[(13 - turn) & 7], g = s[(14 - turn) & 7];
    const uint32_t e1 = sha_rotate_right(e, 6) ^ sha_rotate_right(e, 11) ^ sha_rotate_right(e, 25);
    const uint32_t e0 = sha_rotate_right(a, 2) ^ sha_rotate_right(a, 13) ^ sha_rotate_right(a, 22);
    uint32_t *h = &s[(15 - turn) & 7];
    *h += e1 + ((e & f) ^ (~e & g)) + sha_round_constant[i + turn] + w[i + turn];
    s[(11 - turn) & 7] += *h;
    *h += e0 + ((a & b) ^ (a & c) ^ (b & c));
}

static void sha_take_block(bd_digest *digest, const unsigned char *block)
{
    uint32_t w[64], s[8];
    sha_fill_schedule(block, w);
    memcpy(s, digest->state, sizeof s);
    for (int i = 0; i < 64; i += 8) {
        sha_round(s, w, i, 0);
        sha_round(s, w, i, 1);
        sha_round(s, w, i, 2);
        sha_round(s, w, i, 3);
        sha_round(s, w, i, 4);
        sha_round(s, w, i, 5);
        sha_round(s, w, i, 6);
        sha_round(s, w, i, 7);
    }
    for (int i = 0; i < 8; i++) digest->state[i] += s[i];
}

bd_digest bd_digest_new(void)
{
    return (bd_digest){.state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
                                 0x1f83d9ab, 0x5be0cd19}};
}

void bd_digest_add(bd_digest *digest, const void *bytes, size_t count)
{
    const unsigned char *from = bytes;
    for (; digest->length % 64 == 0 && count >= 64; from += 64, count -= 64) {
        sha_take_block(digest, from);
        digest->length += 64;
    }
    while (count > 0) {
        const size_t at = (size_t)(digest->length % 64);
        const size_t part = count < 64 - at ? count : 64 - at;
        memcpy(digest->block + at, from, part);
        digest->length += part;
        from += part;
        count -= part;
        if (digest->length % 64 == 0) sha_take_block(digest, digest->block);
    }
}

void bd_digest_finish(bd_digest *digest, char hex[65])
{
    const uint64_t bits = digest->length * 8;
    static const unsigned char padding[64] = {0x80};
    const size_t at = (size_t)(digest->length % 64);
    bd_digest_add(digest, padding, at < 56 ? 56 - at : 120 - at);
    unsigned char tail[8];
    for (int i = 0; i < 8; i++) tail[i] = (unsigned char)(bits >> (56 - 8 * i));
    bd_digest_add(digest, tail, sizeof tail);
    for (int i = 0; i < 8; i++)
        (void)snprintf(hex + (size_t)8 * (size_t)i, 9, "%08x", (unsigned)digest->state[i]);
}
