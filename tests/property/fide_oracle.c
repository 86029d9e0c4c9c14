/* Random positions of up to nine players: the stages choose the candidate that the literal procedure comes to
 * first. */
#include "fide_position.h"

Test(fide_oracle, small_positions_as_the_procedure_has_them)
{
    int possible = 0;
    for (unsigned long seed = 1; seed <= 4000; seed++) possible += check_position(seed, 9);
    cr_expect(possible > 1500, "only %d of the positions could be paired", possible);
}

/* Ten players on one score; only the listed pairs may meet, so that there are two draws with two players
 * exchanged each way, equally far.
 */
static void check_exchange(const int (*pairs)[2], int count, const char *expected_boards)
{
    static lit expected;
    bd_arena *arena = bd_arena_new();
    bd_tournament *t = bd_tournament_new(arena);
    bd_best best;
    for (int id = 1; id <= 10; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
    }
    t->initial_colour = BD_WHITE;
    t->rounds = 9;
    t->forbid = bd_arena_alloc(arena, 100, sizeof *t->forbid);
    for (int a = 1; a <= 10; a++) {
        for (int b = a + 1; b <= 10; b++) {
            bool listed = false;
            for (int i = 0; i < count; i++) listed = listed || (pairs[i][0] == a && pairs[i][1] == b);
            if (!listed)
                t->forbid[t->forbid_count++] =
                    (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
        }
    }
    fide_draw(arena, t, 1, expected_boards, &best);
    cr_assert(lit_pair(&expected, t, 1));
    check_boards(&expected, &best.draw, 0);
    cr_expect_str_eq(fide_list(arena, &best.draw), expected_boards, "%s", fide_list(arena, &best.draw));
    bd_arena_free(arena);
}

Test(fide_oracle, of_equal_exchanges_the_largest_goes_down)
{
    static const int pairs[][2] = {{1, 5}, {6, 9}, {2, 4}, {8, 10}, {3, 7}, {2, 3}, {7, 10}, {4, 8}};
    check_exchange(pairs, 8, "1-5 4-2 3-7 9-6 10-8");
}

Test(fide_oracle, of_equal_exchanges_the_smallest_goes_up)
{
    static const int pairs[][2] = {{1, 5}, {2, 4}, {6, 8}, {9, 10}, {3, 7}, {7, 9}, {8, 10}, {3, 6}};
    check_exchange(pairs, 8, "1-5 4-2 3-7 8-6 9-10");
}
