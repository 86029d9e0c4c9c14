/* Seeded random numbers: the same on every machine.
 *
 * The generator is xoshiro256** (Blackman and Vigna, public domain algorithm), its four words filled from the
 * seed by splitmix64. Only unsigned 64-bit arithmetic is used. docs/random.md gives the first numbers of seed
 * 1 as a check. */
#ifndef BD_BASE_RANDOM_H
#define BD_BASE_RANDOM_H

#include <stddef.h>
#include <stdint.h>

typedef struct bd_random {
    uint64_t word[4];
} bd_random;

bd_random bd_random_seeded(uint64_t seed);

/* An independent stream for part number `part` of a run with one seed. */
bd_random bd_random_part(uint64_t seed, uint64_t part);

uint64_t bd_random_next(bd_random *random);

/* Uniform in 0 .. below - 1, without bias; below must be positive. */
uint64_t bd_random_below(bd_random *random, uint64_t below);

/* Uniform in low .. high. */
int bd_random_between(bd_random *random, int low, int high);

/* Puts items[count] into a uniformly random order (Fisher and Yates, from the end). */
void bd_random_shuffle(bd_random *random, int *items, size_t count);

#endif
