#include "base/random.h"

#include "base/assert.h"

static uint64_t random_splitmix64(uint64_t *state)
{
    *state += UINT64_C(0x9E3779B97F4A7C15);
    uint64_t z = *state;
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

bd_random bd_random_seeded(uint64_t seed)
{
    bd_random random;
    for (int i = 0; i < 4; i++) random.word[i] = random_splitmix64(&seed);
    return random;
}

bd_random bd_random_part(uint64_t seed, uint64_t part)
{
    uint64_t state = seed;
    const uint64_t first = random_splitmix64(&state);
    state = first ^ (part * UINT64_C(0xD1B54A32D192ED03));
    return bd_random_seeded(random_splitmix64(&state));
}

static uint64_t random_rotate_left(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

static inline uint64_t random_step(bd_random *random)
{
    uint64_t *s = random->word;
    const uint64_t result = random_rotate_left(s[1] * 5, 7) * 9;
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = random_rotate_left(s[3], 45);
    return result;
}

uint64_t bd_random_next(bd_random *random) { return random_step(random); }

static inline uint64_t random_below(bd_random *random, uint64_t below)
{
    /* Numbers under 2^64 mod below are thrown away, so that every remainder is equally likely. That is less
     * than below: hardly ever has it to be worked out. */
    uint64_t x = random_step(random);
    while (x < below && x < (0 - below) % below) x = random_step(random);
    return x % below;
}

uint64_t bd_random_below(bd_random *random, uint64_t below)
{
    BD_ASSERT(below > 0);
    return random_below(random, below);
}

int bd_random_between(bd_random *random, int low, int high)
{
    BD_ASSERT(low <= high);
    const uint64_t span = (uint64_t)((int64_t)high - (int64_t)low) + 1;
    return (int)((int64_t)low + (int64_t)bd_random_below(random, span));
}

void bd_random_shuffle(bd_random *random, int *items, size_t count)
{
    for (size_t i = count; i > 1; i--) {
        const size_t j = (size_t)random_below(random, i);
        const int held = items[i - 1];
        items[i - 1] = items[j];
        items[j] = held;
    }
}
