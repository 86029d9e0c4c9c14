/* On random events no method makes an illegal draw, none is better than the best draw, and each is first
 * worse where the counts say so. */
#include <criterion/criterion.h>

#include "explain/check.h"
#include "simulate/play.h"

#include <stdio.h>
#include <string.h>

static bd_event_plan plan_of(const char *rules, uint64_t seed)
{
    bd_event_plan plan = bd_event_plan_usual(rules);
    plan.seed = seed;
    plan.players = 6 + (int)(seed * 7 % 25);
    plan.rounds = 5;
    plan.clubs = 5;
    plan.schools = strcmp(rules, "sca") == 0 ? 6 : 0;
    plan.half_byes = 30;
    plan.zero_byes = 15;
    plan.forfeits = 20;
    plan.late = 30;
    plan.withdrawals = 15;
    plan.forbidden = 40;
    return plan;
}

static void expect_legal(const bd_round *round, const bd_hand_result *hand, const char *what)
{
    for (int u = 0; u < round->nodes; u++) {
        const int v = hand->mate[u];
        if (hand->stuck && v == BD_NOBODY) continue;
        cr_assert(v < round->nodes && hand->mate[v] == u && bd_round_is_legal(round, u, v), "%s: %d-%d", what,
                  u, v);
    }
}

/* The two columns differ first where the sentence says so, and nowhere when it says that they do not. */
static void expect_loss_where_told(const bd_side_by_side *both, const char *what)
{
    const bd_difference *difference = &both->difference;
    const bd_vector *vector = &both->vector;
    if (difference->criterion == NULL) {
        cr_expect_eq(vector->first, vector->count, "%s", what);
        return;
    }
    cr_assert_lt(vector->first, vector->count, "%s", what);
    const bd_vector_line *line = &vector->lines[vector->first];
    cr_expect_eq(line->criterion, difference->criterion, "%s: %s", what, line->id);
    cr_expect_lt(line->best, line->other, "%s: %s", what, line->id);
}

static void compare_all(const char *rules, uint64_t first, uint64_t last)
{
    for (uint64_t seed = first; seed <= last; seed++) {
        bd_arena *arena = bd_arena_new();
        const bd_event_plan plan = plan_of(rules, seed);
        bd_made_event event;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, &err), BD_OK, "%s", err.sentence);
        const bd_draw_options options = bd_made_event_options(&event, NULL);
        const bd_solve_options how = {.prove_unique = false};
        bool found = true;
        for (int number = 1; number <= plan.rounds && found; number++) {
            bd_made_event_withdraw(&event, number);
            bd_side_by_side both = {.method = NULL};
            for (size_t m = 0; m < bd_method_count(); m++) {
                char what[96];
                (void)snprintf(what, sizeof what, "%s seed %llu round %d %s", rules, (unsigned long long)seed,
                               number, bd_method_at(m)->id);
                cr_assert_eq(bd_compare_methods(arena, event.tournament, bd_rulebook_find(rules), number,
                                                &options, &how, bd_method_at(m), false, &both, &err),
                             BD_OK, "%s: %s", what, err.sentence);
                expect_legal(both.best.round, &both.hand, what);
                found = both.best.certificate.outcome == BD_BEST;
                if (!found) {
                    cr_expect(both.hand.stuck, "%s", what);
                    continue;
                }
                if (!both.hand.stuck) expect_loss_where_told(&both, what);
            }
            if (found)
                cr_assert_eq(bd_made_event_record(&event, &both.best.draw, &err), BD_OK, "%s", err.sentence);
        }
        bd_arena_free(arena);
    }
}

Test(hand, never_illegal_never_better_under_caa) { compare_all("caa", 1, 40); }
Test(hand, never_illegal_never_better_under_any_rulebook)
{
    for (size_t r = 0; r < bd_rulebook_count(); r++)
        if (!bd_rulebook_has(bd_rulebook_at(r), BD_HAS_TABLE)) /* which leaves nothing to a method */
            compare_all(bd_rulebook_at(r)->id, 1, 6);
}

/* Where a legal draw exists the card procedure finds one: its last resort tries the bottom levels out. */
Test(hand, the_card_procedure_is_hardly_ever_stuck)
{
    int stuck = 0;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_event_plan plan = plan_of("caa", seed);
        plan.players = 8 + (int)(seed % 5);
        bd_made_event event;
        bd_err err;
        bd_pairer pairer;
        int played = 0;
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, &err), BD_OK);
        cr_assert_eq(bd_pairer_find("cards", &pairer, &err), BD_OK);
        cr_assert_eq(bd_made_event_play(&event, &pairer, plan.rounds, &played, &err), BD_OK, "%s",
                     err.sentence);
        stuck += played < plan.rounds;
        bd_arena_free(arena);
    }
    cr_expect_leq(stuck, 2);
}
