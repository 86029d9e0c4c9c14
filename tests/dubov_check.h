/* Random positions drawn by the rulebook dubov and by the literal procedure; how often each criterion
 * decides. */
#ifndef TESTS_DUBOV_CHECK_H
#define TESTS_DUBOV_CHECK_H

#include "dubov_literal.h"

static dubov state;

static inline bool state_has_white(int a, int b) { return du_has_white(&state, a, b); }

static inline bool check_dubov(unsigned long seed, int most, int uneven)
{
    bd_arena *arena = bd_arena_new();
    position p;
    sys_make_position(arena, seed, most, uneven, &p);
    bool somebody = false, paired = false;
    for (int i = 0; i < p.players; i++)
        somebody = somebody || bd_card_is_present(p.tournament, &p.tournament->cards[i], p.played + 1);
    if (somebody) {
        const bool possible = du_pair(&state, p.tournament, p.played + 1);
        paired = sys_check(arena, &p, "dubov", &state.l, possible, state_has_white, seed);
    }
    bd_arena_free(arena);
    return paired;
}

static inline void check_decisions(int paired, int uneven, int decides_least)
{
    cr_log_info(
        "%d + %d rounds; C4 %d C5 %d C6 %d C7 %d C8 %d C9 %d C10 %d; 3.1.3 %d 3.1.4 %d 3.1.5 %d; smaller %d "
        "larger %d ARO %d",
        paired, uneven, state.completion, state.decided[DU_C5], state.decided[DU_C6], state.decided[DU_C7],
        state.decided[DU_C8], state.decided[DU_C9], state.decided[DU_C10], state.bye.lowest, state.bye.games,
        state.bye.rank, state.small, state.large, state.by_aro);
    for (int c = 0; c < DU_CRITERIA; c++)
        cr_expect_geq(state.decided[c], decides_least, "criterion C%d decides %d times", c + 5,
                      state.decided[c]);
    const int others[] = {state.completion, state.bye.lowest, state.bye.games, state.bye.rank,
                          state.small,      state.large,      state.by_aro};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        cr_expect_geq(others[i], decides_least, "%zu: %d times", i, others[i]);
}

#endif
