/* Made-up events: the same everywhere, accepted by the strict readers, with results that follow the model. */
#include <criterion/criterion.h>

#include "base/sha256.h"
#include "cards/card.h"
#include "io/tournament_file.h"
#include "simulate/made_event.h"
#include "simulate/play.h"

#include <string.h>

static bd_event_plan busy_plan(const char *rules, uint64_t seed)
{
    bd_event_plan plan = bd_event_plan_usual(rules);
    plan.seed = seed;
    plan.players = 21;
    plan.rounds = 5;
    plan.noise = 100;
    plan.clubs = 4;
    plan.schools = 5;
    plan.teams = 6;
    plan.unrated = strncmp(rules, "caa", 3) == 0 ? 100 : 0;
    plan.forfeits = 40;
    plan.half_byes = 40;
    plan.zero_byes = 20;
    plan.late = bd_rulebook_named_has(rules, BD_HAS_TABLE) ? 0 : 60; /* a table has no place for them */
    plan.withdrawals = 20;
    plan.forbidden = 60;
    return plan;
}

static bd_made_event play(bd_arena *arena, const bd_event_plan *plan, const char *method, int rounds)
{
    bd_made_event event;
    bd_pairer pairer;
    bd_err err = {.status = BD_OK};
    int played = 0;
    cr_assert_eq(bd_made_event_new(arena, plan, &event, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_pairer_find(method, &pairer, &err), BD_OK);
    cr_assert_eq(bd_made_event_play(&event, &pairer, rounds, &played, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(played, rounds, "%s by %s", plan->rules, method);
    return event;
}

static const char *write_as(bd_arena *arena, const bd_made_event *event, bd_file_format format)
{
    bd_text text = bd_text_new(arena);
    bd_err err = {.status = BD_OK};
    const char *out = NULL;
    cr_assert_eq(bd_tournament_write_text(event->tournament, format, NULL, &text, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(bd_text_finish(&text, &out, &err), BD_OK);
    return out;
}

/* What is on the cards, in a form that no file format changes. */
static const char *tell(bd_arena *arena, const bd_made_event *event)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < event->tournament->card_count; i++) {
        const bd_card *card = &event->tournament->cards[i];
        bd_text_add(&text, "%d %s %d %d %d %d", card->id, card->name, card->grade, card->joined,
                    card->withdrawn, event->strength[i]);
        for (size_t k = 0; k < card->history_count; k++) {
            const bd_entry *entry = &card->history[k];
            bd_text_add(&text, " %d:%d/%d/%d/%d", entry->round, (int)entry->kind, entry->opponent,
                        (int)entry->colour, entry->halves);
        }
        bd_text_add_char(&text, '\n');
    }
    return text.bytes;
}

/* The digest was taken where this was written. */
Test(generate, one_seed_is_one_event_on_every_machine)
{
    bd_arena *arena = bd_arena_new();
    const bd_event_plan plan = busy_plan("caa", 7);
    const bd_made_event event = play(arena, &plan, "random", 4);
    const char *text = tell(arena, &event);
    bd_digest digest = bd_digest_new();
    char hex[65];
    bd_digest_add(&digest, text, strlen(text));
    bd_digest_finish(&digest, hex);
    cr_expect_str_eq(hex, "68beec2ef79c237f78cf9ff13105d03952ab42a99e3ff601c4960c2176b6cb16");
    const bd_made_event again = play(arena, &plan, "random", 4);
    cr_expect_str_eq(tell(arena, &again), text);
    bd_arena_free(arena);
}

Test(generate, every_event_passes_the_strict_readers)
{
    for (size_t r = 0; r < bd_rulebook_count(); r++)
        for (uint64_t seed = 1; seed <= 4; seed++) {
            bd_arena *arena = bd_arena_new();
            const char *rules = bd_rulebook_at(r)->id;
            const bd_event_plan plan = busy_plan(rules, seed);
            const bd_made_event event = play(arena, &plan, "best", 3);
            static const bd_file_format formats[] = {BD_FORMAT_JSON, BD_FORMAT_TRF};
            for (size_t f = 0; f < 2; f++) {
                const char *text = write_as(arena, &event, formats[f]);
                bd_tournament *back = NULL;
                bd_err err = {.status = BD_OK};
                cr_assert_eq(
                    bd_tournament_read_text(arena, "made-up", text, strlen(text), NULL, NULL, &back, &err),
                    BD_OK, "%s %llu: %s: %s", rules, (unsigned long long)seed, err.place, err.sentence);
                cr_expect_eq(back->card_count, 21);
                cr_expect_eq(bd_tournament_last_round(back), 3);
                for (size_t i = 0; i < back->card_count; i++)
                    cr_expect_eq(bd_card_score(back, &back->cards[i], 4),
                                 bd_card_score(event.tournament, &event.tournament->cards[i], 4));
            }
            bd_arena_free(arena);
        }
}

Test(generate, the_first_rounds_do_not_depend_on_how_many_follow)
{
    bd_arena *arena = bd_arena_new();
    const bd_event_plan plan = busy_plan("caa", 3);
    const bd_made_event one = play(arena, &plan, "best", 2);
    const bd_made_event two = play(arena, &plan, "best", 4);
    for (size_t i = 0; i < one.tournament->card_count; i++)
        for (int round = 1; round <= 2; round++) {
            const bd_entry *a = bd_card_entry(&one.tournament->cards[i], round);
            const bd_entry *b = bd_card_entry(&two.tournament->cards[i], round);
            cr_assert_eq(a == NULL, b == NULL);
            if (a != NULL)
                cr_expect(a->opponent == b->opponent && a->halves == b->halves && a->kind == b->kind);
        }
    bd_arena_free(arena);
}

/* In two worlds paired differently the same game in the same round has the same result, whoever has White
 * being the same. */
Test(generate, the_same_game_has_the_same_result_however_the_event_was_paired)
{
    int shared = 0;
    for (uint64_t seed = 1; seed <= 8; seed++) {
        bd_arena *arena = bd_arena_new();
        const bd_event_plan plan = busy_plan("caa", seed);
        const bd_made_event best = play(arena, &plan, "best", 4);
        const bd_made_event other = play(arena, &plan, "cards", 4);
        for (size_t i = 0; i < best.tournament->card_count; i++)
            for (int round = 1; round <= 4; round++) {
                const bd_entry *a = bd_card_entry(&best.tournament->cards[i], round);
                const bd_entry *b = bd_card_entry(&other.tournament->cards[i], round);
                if (a == NULL || b == NULL || a->kind != BD_GAME || a->opponent != b->opponent ||
                    a->colour != b->colour)
                    continue;
                shared++;
                cr_expect(a->halves == b->halves && b->kind == BD_GAME, "seed %llu round %d",
                          (unsigned long long)seed, round);
            }
        bd_arena_free(arena);
    }
    cr_expect_geq(shared, 100);
}

Test(generate, the_expectation_is_the_logistic_curve)
{
    cr_expect_eq(bd_strength_expect(1500, 1500 + BD_WHITE_POINTS), 500000);
    cr_expect_eq(bd_strength_expect(1900 - BD_WHITE_POINTS, 1500), 909091);
    cr_expect_eq(bd_strength_expect(1500 - BD_WHITE_POINTS, 1900), BD_MILLION - 909091);
    cr_expect_eq(bd_strength_expect(3000, 100), bd_strength_expect(2900, 100));
    for (int d = -900; d < 900; d++)
        cr_assert_leq(bd_strength_expect(d, 0), bd_strength_expect(d + 1, 0), "%d", d);
}

Test(generate, results_come_as_often_as_the_model_says)
{
    bd_random lot = bd_random_seeded(5);
    int points = 0, draws = 0;
    for (int i = 0; i < 20000; i++) {
        const int halves = bd_strength_play(&lot, 1570, 1500, 300);
        points += halves;
        draws += halves == 1;
    }
    /* Expectation 0.640, draws 0.3 * 4 * 0.64 * 0.36 = 0.276; four standard deviations are about 0.013. */
    cr_expect(points > 40000 * 62 / 100 && points < 40000 * 66 / 100, "%d", points);
    cr_expect(draws > 20000 * 26 / 100 && draws < 20000 * 29 / 100, "%d", draws);
    for (int i = 0; i < 1000; i++) cr_assert_eq(bd_strength_play(&lot, 1470, 1500, 1000), 1);
}

Test(generate, names_are_all_different)
{
    bd_arena *arena = bd_arena_new();
    static const char *names[3200];
    for (int i = 0; i < 3200; i++) names[i] = bd_name_of_player(arena, i);
    for (int i = 0; i < 3200; i += 37)
        for (int k = 0; k < i; k++) cr_assert_neq(strcmp(names[i], names[k]), 0, "%s", names[i]);
    cr_expect_str_eq(bd_name_of_player(arena, BD_NAMES - 1), "Ripple, Oz Z");
    cr_expect_str_eq(bd_name_of_player(arena, BD_NAMES), "Alder, Ada A 2");
    bd_arena_free(arena);
}

static int compare_names(const void *a, const void *b)
{
    return strcmp((*(const bd_card *)a).name, (*(const bd_card *)b).name);
}

Test(generate, more_players_than_names_are_told_apart)
{
    bd_arena *arena = bd_arena_new();
    bd_event_plan plan = bd_event_plan_usual("caa");
    bd_made_event event;
    plan.players = BD_PLAYERS_MAX;
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    bd_tournament *t = event.tournament;
    cr_assert_gt(t->card_count, BD_NAMES);
    qsort(t->cards, t->card_count, sizeof *t->cards, compare_names);
    for (size_t i = 1; i < t->card_count; i++)
        cr_assert_lt(strcmp(t->cards[i - 1].name, t->cards[i].name), 0, "%s", t->cards[i].name);
    bd_arena_free(arena);
}

Test(generate, titles_follow_ratings)
{
    bd_arena *arena = bd_arena_new();
    bd_event_plan plan = bd_event_plan_usual("caa");
    plan.players = 300;
    plan.rating = 2350;
    plan.spread = 150;
    bd_made_event event;
    int titled[5] = {0};
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    for (size_t i = 0; i < event.tournament->card_count; i++) {
        static const char *const titles[] = {"GM", "IM", "FM", "CM", NULL};
        const bd_card *card = &event.tournament->cards[i];
        const int which = card->grade >= 2500   ? 0
                          : card->grade >= 2400 ? 1
                          : card->grade >= 2300 ? 2
                          : card->grade >= 2200 ? 3
                                                : 4;
        titled[which]++;
        cr_expect((card->title == NULL) == (titles[which] == NULL), "%d", card->grade);
        if (card->title != NULL && titles[which] != NULL)
            cr_expect_str_eq(card->title, titles[which], "%d", card->grade);
    }
    for (int i = 0; i < 5; i++) cr_expect_gt(titled[i], 0);
    bd_arena_free(arena);
}

/* What is not said can be played, however many there are. */
Test(generate, every_size_has_as_many_schools_and_teams_as_can_be_asked_for)
{
    static const char *const rules[] = {"sca", "uscf", "caa"};
    for (size_t r = 0; r < 3; r++)
        for (int players = 2; players <= BD_PLAYERS_MAX; players += 499) {
            bd_err err = {0};
            bd_event_plan plan = bd_event_plan_usual(rules[r]);
            plan.players = players;
            plan.schools = plan.teams = -1;
            bd_event_plan_fill(&plan);
            cr_expect_eq(bd_event_plan_check(&plan, &err), BD_OK, "%s, %d players: %s", rules[r], players,
                         err.sentence);
        }
}

/* The strongest quarter of a schools' event are top players; others have none. */
Test(generate, schools_events_have_top_players)
{
    static const char *const rules[] = {"sca", "caa"};
    for (size_t r = 0; r < 2; r++) {
        bd_arena *arena = bd_arena_new();
        bd_event_plan plan = bd_event_plan_usual(rules[r]);
        plan.players = 23;
        plan.schools = plan.teams = -1;
        bd_event_plan_fill(&plan);
        cr_expect_eq(plan.schools, r == 0 ? 5 : 0, "a school for every five, and one more");
        cr_expect_eq(plan.teams, 0);
        bd_made_event event;
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
        for (size_t i = 0; i < 23; i++)
            cr_expect_eq(event.tournament->cards[i].top, r == 0 && i < 5, "%s, card %zu", rules[r], i);
        bd_arena_free(arena);
    }
    bd_event_plan plan = bd_event_plan_usual("uscf");
    plan.players = 23;
    plan.schools = plan.teams = -1;
    bd_event_plan_fill(&plan);
    cr_expect(plan.schools == 0 && plan.teams == 6, "a team for every four, and one more");
}

/* Who enters late has no byes before, enters in round 2 or 3 where there are more than three, and nobody
 * leaves before round 2. */
Test(generate, who_comes_late_or_leaves)
{
    for (int rounds = 2; rounds <= 6; rounds += 2) {
        bd_arena *arena = bd_arena_new();
        bd_event_plan plan = bd_event_plan_usual("caa");
        plan.players = 200;
        plan.rounds = rounds;
        plan.late = 300;
        plan.half_byes = plan.zero_byes = 300;
        plan.withdrawals = 1000;
        bd_made_event event;
        int entered[8] = {0}, half = 0, zero = 0;
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
        for (size_t i = 0; i < 200; i++) {
            const bd_card *card = &event.tournament->cards[i];
            entered[card->joined]++;
            for (size_t k = 0; k < card->bye_count; k++) {
                cr_expect_geq(card->byes[k].round, card->joined);
                half += card->byes[k].kind == BD_BYE_HALF;
                zero += card->byes[k].kind == BD_BYE_ZERO;
            }
        }
        cr_expect(entered[2] > 0 && (entered[3] > 0) == (rounds > 3) && entered[1] == 0 && entered[4] == 0,
                  "%d rounds", rounds);
        cr_expect_gt(half, zero, "where both lots fall the half point counts");
        bd_made_event_withdraw(&event, 1);
        for (size_t i = 0; i < 200; i++) cr_expect_eq(event.tournament->cards[i].withdrawn, 0);
        bd_made_event_withdraw(&event, 2);
        for (size_t i = 0; i < 200; i++)
            cr_expect_eq(event.tournament->cards[i].withdrawn, event.tournament->cards[i].joined < 2 ? 2 : 0,
                         "who is not there yet cannot leave");
        bd_arena_free(arena);
    }
}

Test(generate, only_fide_events_are_accelerated)
{
    static const char *const rules[] = {"fide", "caa"};
    for (size_t r = 0; r < 2; r++) {
        bd_arena *arena = bd_arena_new();
        bd_event_plan plan = bd_event_plan_usual(rules[r]);
        plan.accelerated = true;
        bd_made_event event;
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
        cr_expect_eq(event.tournament->baku, r == 0);
        bd_arena_free(arena);
    }
}

Test(generate, plans_out_of_range_are_refused)
{
    bd_err err;
    bd_event_plan plan = bd_event_plan_usual("caa");
    cr_expect_eq(bd_event_plan_check(&plan, &err), BD_OK);
    plan.players = 1;
    cr_expect_eq(bd_event_plan_check(&plan, &err), BD_USAGE);
    plan = bd_event_plan_usual("caa");
    plan.draws = 1001;
    cr_expect_eq(bd_event_plan_check(&plan, &err), BD_USAGE);
    bd_pairer pairer;
    cr_expect_eq(bd_pairer_find("clever", &pairer, &err), BD_USAGE);
}
