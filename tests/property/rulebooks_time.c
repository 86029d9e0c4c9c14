/* 500 players under the schools' and the US rules, 100 under the club's: a round is drawn, proved and
 * verified in half a second of CPU. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "simulate/play.h"
#include "verify/verify.h"

#include <time.h>

static double seconds(void) { return (double)clock() / CLOCKS_PER_SEC; }

static void draw_and_verify(bd_made_event *event, const char *rules, int number)
{
    static const bd_solve_options how = {.prove_unique = true};
    bd_arena *arena = bd_arena_new();
    bd_best best;
    bd_verdict verdict;
    const bd_draw_options options = bd_made_event_options(event, NULL);
    const double start = seconds();
    cr_assert_eq(
        bd_best_draw(arena, event->tournament, bd_rulebook_find(rules), number, &options, &how, &best, NULL),
        BD_OK);
    const bd_certificate_file file = {.certificate = best.certificate, .draw = best.draw, .of_cards = true};
    cr_assert_eq(bd_verify_cards(arena, event->tournament, &file, &verdict, NULL), BD_OK);
    const double spent = seconds() - start;
    cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%s round %d: %s", rules, number, verdict.sentence);
    cr_expect_lt(spent, 0.5, "%s round %d took %.3f s", rules, number, spent);
    cr_assert_eq(bd_made_event_record(event, &best.draw, NULL), BD_OK);
    bd_arena_free(arena);
}

static void play(const char *rules, int players, int rounds)
{
    bd_arena *arena = bd_arena_new();
    bd_event_plan plan = bd_event_plan_usual(rules);
    bd_made_event event;
    plan.players = players;
    plan.rounds = rounds;
    plan.schools = plan.teams = players / 10;
    plan.unrated = 100;
    plan.half_byes = 20;
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    for (int number = 1; number <= rounds; number++) draw_and_verify(&event, rules, number);
    bd_arena_free(arena);
}

Test(time, schools) { play("sca", 500, 6); }
Test(time, us) { play("uscf", 500, 6); }
Test(time, club) { play("scc", 100, 14); }
