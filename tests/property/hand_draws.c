/* Every method by hand makes the draws, and goes through the steps, that it did when its results were
 * published (docs/benchmark.md): a digest of both over made-up events, small and awkward ones among them.
 * Whoever changes a method on purpose puts the new digest here, and runs the benchmark again. */
#include <criterion/criterion.h>

#include "base/sha256.h"
#include "base/text.h"
#include "rulebook/rulebook.h"
#include "simulate/play.h"

#include <string.h>

enum { EVENTS = 60, ROUNDS = 6 };

static bd_event_plan awkward_plan(const char *rules, uint64_t seed)
{
    bd_event_plan plan = bd_event_plan_usual(rules);
    plan.seed = seed;
    plan.players = 5 + (int)(seed * 7 % 29);
    plan.rounds = ROUNDS;
    plan.noise = 150;
    plan.clubs = 4;
    plan.half_byes = 60;
    plan.zero_byes = 20;
    plan.forfeits = 40;
    plan.late = 30;
    plan.withdrawals = 15;
    plan.forbidden = 150;
    return plan;
}

/* The opponents, the level where it is stuck, and each step's level and article, but not its words. */
static void add_result(bd_text *text, const bd_round *round, const bd_hand_result *result)
{
    bd_text_add(text, "%d:", result->stuck_level);
    for (int u = 0; u < round->nodes; u++) bd_text_add(text, " %d", (int)result->mate[u]);
    for (size_t i = 0; i < result->step_count; i++)
        bd_text_add(text, " %d/%s", result->steps[i].level, result->steps[i].article);
    bd_text_add_char(text, '\n');
}

/* Plays an event by the method until it is stuck. */
static void play_out(const bd_method *method, const bd_event_plan *plan, bd_digest *digest)
{
    bd_arena *arena = bd_arena_new();
    bd_made_event event;
    bd_err err = {.status = BD_OK};
    const bd_rulebook *rules = bd_rulebook_find(plan->rules);
    const bd_hand_wishes wishes = {.steps = true, .seed = plan->seed};
    cr_assert_eq(bd_made_event_new(arena, plan, &event, &err), BD_OK, "%s", err.sentence);
    bd_hand_result result = {.stuck = false};
    for (int number = 1; number <= plan->rounds && !result.stuck; number++) {
        bd_made_event_withdraw(&event, number);
        const bd_draw_options options = bd_made_event_options(&event, NULL);
        bd_round *round;
        bd_draw draw;
        cr_assert_eq(bd_round_new(arena, event.tournament, rules, number, &options, &round, &err), BD_OK,
                     "%s", err.sentence);
        cr_assert_eq(method->draw(arena, round, &wishes, &result, &err), BD_OK, "%s", err.sentence);
        bd_text text = bd_text_new(arena);
        add_result(&text, round, &result);
        if (!result.stuck) {
            cr_assert_eq(bd_hand_publish(arena, round, &result, &draw, &err), BD_OK, "%s", err.sentence);
            for (size_t i = 0; i < draw.board_count; i++)
                bd_text_add(&text, "%d-%d ", draw.boards[i].white, draw.boards[i].black);
            cr_assert_eq(bd_made_event_record(&event, &draw, &err), BD_OK, "%s", err.sentence);
        }
        bd_digest_add(digest, text.bytes, text.length);
    }
    bd_arena_free(arena);
}

static void expect_digest(const char *method, const char *rules, const char *wanted)
{
    bd_digest digest = bd_digest_new();
    char hex[65];
    for (uint64_t seed = 1; seed <= EVENTS; seed++) {
        const bd_event_plan plan = awkward_plan(rules, seed);
        play_out(bd_method_find(method), &plan, &digest);
    }
    bd_digest_finish(&digest, hex);
    cr_expect_eq(strncmp(hex, wanted, 16), 0, "%s under %s draws as %.16s, not as %s", method, rules, hex,
                 wanted);
}

Test(hand_draws, the_card_procedure)
{
    expect_digest("cards", "caa", "e2019836aaaad37d");
    expect_digest("cards", "caa-long", "cc37b7a721ddf675");
    expect_digest("cards", "caa-large", "574e558fa4ccc2d5");
    expect_digest("cards", "uscf", "45ce1afb4295e114");
    expect_digest("cards", "sca", "30feb15720155347");
}

Test(hand_draws, the_other_methods)
{
    expect_digest("lazy", "caa", "9c26f9f33c4fbc44");
    expect_digest("greedy", "caa", "e3407d2fb99e069f");
    expect_digest("greedy", "sca", "a9f723e59771c3d9");
    expect_digest("nearest", "caa", "f79feb0046616dd0");
    expect_digest("nearest", "scc", "80a9a8ed8f069291");
    expect_digest("random", "caa", "e2b7114dfdfed97e");
}
