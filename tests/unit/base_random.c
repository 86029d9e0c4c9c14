/* base/random: the documented numbers, on every machine; no bias that a count would see. */
#include "base/random.h"

#include <criterion/criterion.h>

/* docs/random.md prints the same; they were computed apart from this code, from the published description of
 * the generator. */
Test(random, first_numbers_of_seed_1)
{
    static const uint64_t want[] = {UINT64_C(12966619160104079557), UINT64_C(9600361134598540522),
                                    UINT64_C(10590380919521690900), UINT64_C(7218738570589545383),
                                    UINT64_C(12860671823995680371)};
    bd_random random = bd_random_seeded(1);
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        const uint64_t got = bd_random_next(&random);
        cr_assert_eq(got, want[i], "number %zu is %llu", i, (unsigned long long)got);
    }
}

Test(random, below_is_even)
{
    bd_random random = bd_random_seeded(7);
    int seen[6] = {0};
    for (int i = 0; i < 60000; i++) seen[bd_random_below(&random, 6)]++;
    for (int i = 0; i < 6; i++) cr_assert(seen[i] > 9500 && seen[i] < 10500, "%d came %d times", i, seen[i]);
}

Test(random, between_reaches_both_ends)
{
    bd_random random = bd_random_seeded(3);
    int low = 9, high = -9;
    for (int i = 0; i < 1000; i++) {
        const int x = bd_random_between(&random, -2, 2);
        low = x < low ? x : low;
        high = x > high ? x : high;
    }
    cr_assert_eq(low, -2);
    cr_assert_eq(high, 2);
}

Test(random, shuffles_are_permutations_and_differ)
{
    bd_random random = bd_random_seeded(5);
    int first_at[5] = {0};
    for (int round = 0; round < 5000; round++) {
        int items[5] = {0, 1, 2, 3, 4}, seen = 0;
        bd_random_shuffle(&random, items, 5);
        for (int i = 0; i < 5; i++) {
            seen |= 1 << items[i];
            if (items[i] == 0) first_at[i]++;
        }
        cr_assert_eq(seen, 31);
    }
    for (int i = 0; i < 5; i++)
        cr_assert(first_at[i] > 880 && first_at[i] < 1120, "item 0 came to place %d %d times", i,
                  first_at[i]);
}

Test(random, parts_are_apart)
{
    bd_random a = bd_random_part(1, 0), b = bd_random_part(1, 1), c = bd_random_part(2, 0);
    const uint64_t x = bd_random_next(&a);
    cr_assert_neq(x, bd_random_next(&b));
    cr_assert_neq(x, bd_random_next(&c));
}

/* Computed apart from this code, like the numbers above. */
Test(random, parts_and_what_is_made_of_numbers)
{
    bd_random part = bd_random_part(7, 12), first = bd_random_part(1, 0);
    cr_assert_eq(bd_random_next(&part), UINT64_C(12657121761366361369));
    cr_assert_eq(bd_random_next(&first), UINT64_C(6954377618861975509));

    /* Under 2^63 + 1, three numbers in seven are thrown away. */
    static const uint64_t below[] = {UINT64_C(4292454512195423307), UINT64_C(7758424192427231588),
                                     UINT64_C(4508544938127905439), UINT64_C(3373455890597385554),
                                     UINT64_C(73664966046852718),   UINT64_C(4650015603370691077)};
    bd_random random = bd_random_seeded(9);
    for (size_t i = 0; i < 6; i++)
        cr_assert_eq(bd_random_below(&random, (UINT64_C(1) << 63) + 1), below[i], "number %zu", i);

    static const int between[] = {1, -2, -2, 0, -1, 0, 1, 1, -2, -1};
    random = bd_random_seeded(3);
    for (size_t i = 0; i < 10; i++)
        cr_assert_eq(bd_random_between(&random, -2, 2), between[i], "number %zu", i);

    static const int shuffled[] = {1, 4, 6, 2, 3, 0, 5};
    int items[] = {0, 1, 2, 3, 4, 5, 6};
    random = bd_random_seeded(4);
    bd_random_shuffle(&random, items, 7);
    for (size_t i = 0; i < 7; i++) cr_assert_eq(items[i], shuffled[i], "place %zu", i);
    bd_random_shuffle(&random, items, 0);
    bd_random_shuffle(&random, items, 1);
}
