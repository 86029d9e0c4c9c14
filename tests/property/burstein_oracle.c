/* Random positions of up to twelve players, after the seeding rounds: the stages choose the pairing that the
 * articles come to first. Every criterion decides often. */
#include "burstein_literal.h"

static burstein state;

static bool state_has_white(int a, int b) { return bu_has_white(&state, a, b); }

static bool check_burstein(unsigned long seed, int most)
{
    bd_arena *arena = bd_arena_new();
    position p;
    sys_make_position(arena, seed, most, 40, &p);
    const int seeding = p.tournament->rounds / 2 < 4 ? p.tournament->rounds / 2 : 4;
    bool somebody = false, paired = false;
    for (int i = 0; i < p.players; i++)
        somebody = somebody || bd_card_is_present(p.tournament, &p.tournament->cards[i], p.played + 1);
    if (p.played + 1 > seeding && somebody) {
        const bool possible = bu_pair(&state, p.tournament, p.played + 1);
        paired = sys_check(arena, &p, "burstein", &state.l, possible, state_has_white, seed);
    }
    bd_arena_free(arena);
    return paired;
}

static void check_seeds(unsigned long from, unsigned long to, int most, int paired_least, int decides_least)
{
    int paired = 0;
    memset(&state, 0, sizeof state);
    for (unsigned long seed = from; seed <= to; seed++) paired += check_burstein(seed, most);
    cr_log_info(
        "%d rounds; C4 %d C5 %d C6 %d C7 %d C8 %d; 3.1.3 %d 3.1.4 %d 3.1.5 %d; Buchholz %d SB %d TPN %d "
        "exception %d",
        paired, state.decided[BU_C4], state.decided[BU_C5], state.decided[BU_C6], state.decided[BU_C7],
        state.decided[BU_C8], state.bye.lowest, state.bye.games, state.bye.rank, state.by_buchholz,
        state.by_sonneborn, state.by_number, state.by_exception);
    cr_expect_gt(paired, paired_least);
    for (int c = 0; c < BU_CRITERIA; c++)
        cr_expect_geq(state.decided[c], decides_least, "criterion C%d decides %d times", c + 4,
                      state.decided[c]);
    cr_expect_geq(state.bye.lowest, decides_least);
    cr_expect_geq(state.bye.games, decides_least);
    cr_expect_geq(state.bye.rank, decides_least);
    cr_expect_geq(state.by_exception, decides_least);
}

/* 1.6.1 */
Test(burstein_oracle, seeding_rounds_are_paired_as_fide)
{
    int seen = 0;
    for (unsigned long seed = 1; seed <= 600; seed++) {
        bd_arena *arena = bd_arena_new();
        position p;
        bd_best own, dutch;
        bd_err err = {.status = BD_OK};
        const bd_solve_options how = {.prove_unique = true};
        make_position(arena, seed, 9, &p);
        p.tournament->rounds = 2 * p.played + 2;
        if (p.played < 4) {
            cr_assert_eq(
                bd_best_draw(arena, p.tournament, bd_rulebook_find("burstein"), 0, NULL, &how, &own, &err),
                BD_OK);
            cr_assert_eq(
                bd_best_draw(arena, p.tournament, bd_rulebook_find("fide"), 0, NULL, &how, &dutch, &err),
                BD_OK);
            cr_assert_eq(own.certificate.outcome, dutch.certificate.outcome);
            if (own.certificate.outcome == BD_BEST) {
                fide_check_proof(arena, &own, "a seeding round");
                cr_expect_str_eq(fide_list(arena, &own.draw), fide_list(arena, &dutch.draw), "seed %lu",
                                 seed);
                seen++;
            }
        }
        bd_arena_free(arena);
    }
    cr_expect_gt(seen, 200);
}

Test(burstein_oracle, small_positions_as_the_articles_have_them) { check_seeds(1, 16000, 12, 5000, 50); }
