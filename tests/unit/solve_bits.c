/* Bits: sets of nodes over the borders of words. */
#include "solve/bits.h"

#include <criterion/criterion.h>

Test(solve_bits, words_for_so_many_nodes)
{
    static const int rows[][2] = {{1, 1}, {63, 1}, {64, 1}, {65, 2}, {128, 2}, {129, 3}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_eq(bd_bits_words(rows[i][0]), rows[i][1], "%d nodes", rows[i][0]);
}

Test(solve_bits, a_node_is_in_or_out)
{
    static const int nodes[] = {0, 1, 62, 63, 64, 65, 127, 128, 190, 191};
    for (size_t i = 0; i < sizeof nodes / sizeof *nodes; i++) {
        uint64_t bits[3] = {0};
        bd_bits_add(bits, nodes[i]);
        for (int u = 0; u < 192; u++)
            cr_expect_eq(bd_bits_has(bits, u), u == nodes[i], "%d and %d", u, nodes[i]);
        bd_bits_add(bits, nodes[i]);
        bd_bits_drop(bits, nodes[i]);
        cr_expect_eq(bits[0] | bits[1] | bits[2], 0);
    }
}

Test(solve_bits, next_visits_all_in_order)
{
    static const int nodes[] = {0, 5, 63, 64, 127, 130};
    uint64_t bits[3] = {0}, copy[3] = {1, 2, 3};
    size_t found = 0;
    for (size_t i = 0; i < sizeof nodes / sizeof *nodes; i++) bd_bits_add(bits, nodes[i]);
    for (int u = bd_bits_next(bits, 3, 0); u >= 0; u = bd_bits_next(bits, 3, u + 1)) {
        cr_assert_lt(found, sizeof nodes / sizeof *nodes);
        cr_expect_eq(u, nodes[found++]);
    }
    cr_expect_eq(found, sizeof nodes / sizeof *nodes);
    cr_expect_eq(bd_bits_next(bits, 3, 131), -1);
    cr_expect_eq(bd_bits_next(bits, 3, 192), -1, "behind the last word");
    bd_bits_copy(copy, bits, 3);
    cr_expect_eq(memcmp(copy, bits, sizeof bits), 0);
    bd_bits_clear(copy, 2);
    cr_expect_eq(copy[0] | copy[1], 0);
    cr_expect_eq(copy[2], bits[2]);
}

Test(solve_bits, words_are_counted)
{
    cr_expect_eq(bd_bits_count(0), 0);
    cr_expect_eq(bd_bits_count(~UINT64_C(0)), 64);
    cr_expect_eq(bd_bits_count(UINT64_C(0x8000000000000001)), 2);
    cr_expect_eq(bd_bits_lowest(1), 0);
    cr_expect_eq(bd_bits_lowest(UINT64_C(0x8000000000000000)), 63);
    cr_expect_eq(bd_bits_lowest(UINT64_C(0xff00)), 8);
}
