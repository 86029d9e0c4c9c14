/* Rounds for tests that compare draws: events of every rulebook, a third of them late in a season, sparse,
 * near a round robin or with many who sit out; options, and priorities of one's own. All of it follows from
 * the seed and the number. */
#ifndef TESTS_HARD_ROUNDS_H
#define TESTS_HARD_ROUNDS_H

#include <criterion/criterion.h>

#include "fide_systems.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/rulebook.h"
#include "simulate/play.h"
#include "small_events.h"

#include <string.h>

typedef struct hard_round {
    const bd_rulebook *rules;
    bd_tournament *tournament;
    bd_draw_options options;
    bool literal; /* the literal procedures (fide_judges.h) can read the cards */
} hard_round;

/* Everybody has met everybody but a few. */
static inline bd_tournament *hard_round_robin(bd_arena *arena, bd_random *random)
{
    const int players = bd_random_between(random, 3, 10), places = players + players % 2;
    const int rounds = places - 1 - bd_random_between(random, 0, places > 4 ? 3 : 1);
    bd_tournament *t = bd_tournament_new(arena);
    for (int id = 1; id <= players; id++) small_player(t, random, id);
    for (int r = 1; r <= rounds; r++) {
        for (int i = 0; i < places / 2; i++) {
            const int a = i == 0 ? places - 1 : (r + i) % (places - 1);
            const int b = (r + places - 1 - i) % (places - 1);
            if (a >= players || b >= players)
                small_bye(t, &t->cards[a < b ? a : b], r, BD_BYE_PAIRING);
            else if (small_chance(random, 90))
                small_game(t, random, r, &t->cards[a], &t->cards[b]);
        }
    }
    t->round = rounds + 1;
    t->rounds = t->round + bd_random_between(random, 0, 2);
    return t;
}

/* Drawn and played with byes, defaults and players without a grade. */
static inline bd_tournament *hard_season(bd_arena *arena, bd_random *random, const bd_rulebook *rules)
{
    static const char *const methods[] = {"best", "random", "nearest"};
    bd_event_plan *plan = bd_arena_alloc(arena, 1, sizeof *plan);
    bd_made_event event;
    bd_pairer pairer;
    int played;
    *plan = bd_event_plan_usual(rules->id);
    plan->players = bd_random_between(random, 3,
                                      small_chance(random, 20)   ? 16
                                      : small_chance(random, 50) ? 6
                                                                 : 9);
    plan->rounds = bd_random_between(random, 3, 12);
    plan->clubs = bd_random_between(random, 0, 3);
    plan->schools = bd_random_between(random, 0, 3);
    plan->teams = bd_random_between(random, 0, 3);
    plan->unrated = small_chance(random, 50) ? 400 : 0;
    plan->forfeits = small_chance(random, 50) ? 100 : 0;
    plan->half_byes = small_chance(random, 30) ? 150 : 0;
    plan->zero_byes = small_chance(random, 30) ? 200 : 0;
    plan->late = small_chance(random, 30) ? 200 : 0;
    plan->withdrawals = small_chance(random, 20) ? 50 : 0;
    plan->forbidden = small_chance(random, 30) ? 300 : 0;
    plan->seed = bd_random_below(random, 1000000000);
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_pairer_find(methods[bd_random_below(random, 3)], &pairer, NULL), BD_OK);
    cr_assert_eq(bd_made_event_new(arena, plan, &event, &err), BD_OK, "%s", err.sentence);
    const int rounds = bd_random_between(random, 1, plan->rounds);
    /* An evening on which nobody is present. */
    if (bd_made_event_play(&event, &pairer, rounds, &played, NULL) != BD_OK)
        return small_event(arena, random, 5, 3);
    event.tournament->draw_count = 0;
    event.tournament->round = played + 1;
    if (event.tournament->rounds <= played) event.tournament->rounds = played + 1;
    return event.tournament;
}

static inline bd_tournament *hard_tournament(bd_arena *arena, bd_random *random, const bd_rulebook *rules)
{
    const int kind = bd_random_between(random, 0, 99);
    const bool club_season = bd_rulebook_has(rules, BD_HAS_SIT_OUTS);
    if (kind < 12) return hard_round_robin(arena, random);
    if (kind < (club_season ? 70 : 40)) return hard_season(arena, random, rules);
    if (kind < 50)
        return small_long_event(arena, random, bd_random_between(random, 4, 12),
                                bd_random_between(random, 3, 12));
    if (kind < 55)
        return small_event(arena, random, bd_random_between(random, 13, 40), bd_random_between(random, 1, 9));
    return small_event(arena, random, bd_random_between(random, 3, 12), bd_random_between(random, 1, 8));
}

/* Some of the rulebook's criteria, or anybody's, in any order; false: these rules have no other. */
static inline void hard_priorities(bd_arena *arena, bd_random *random, const bd_rulebook *rules,
                                   bd_draw_options *options)
{
    int order[64];
    const size_t count = rules->rule_count < 64 ? rules->rule_count : 64;
    const char **ids = bd_arena_alloc(arena, count + 1, sizeof *ids);
    if (bd_rulebook_has(rules, BD_HAS_BRACKETS)) return;
    for (size_t i = 0; i < count; i++) order[i] = (int)i;
    if (small_chance(random, 70)) bd_random_shuffle(random, order, count);
    options->priorities = ids;
    for (size_t i = 0; i < count; i++)
        if (small_chance(random, 70)) ids[options->priority_count++] = rules->rules[order[i]].criterion->id;
    /* What others need goes first; whom scc lets sit out before sit-outs are as few as can be, the checker
     * refuses. */
    for (size_t i = 0, front = 0; i < options->priority_count; i++) {
        if (strcmp(ids[i], "score") != 0 && strcmp(ids[i], "bye-level") != 0 &&
            strcmp(ids[i], "sit-outs") != 0)
            continue;
        const char *moved = ids[i];
        ids[i] = ids[front];
        ids[front++] = moved;
    }
}

static inline void hard_setting(bd_arena *arena, bd_random *random, const bd_rulebook *rules,
                                bd_draw_options *options, bd_setting *settings)
{
    const bd_option *option = rules->options[bd_random_below(random, rules->option_count)];
    int64_t low = 0, high = 1;
    if (option->type == BD_OPTION_FORM) return;
    /* Judges of one round know nothing of those that follow (property/finishable.c does). */
    if (option == &bd_option_finishable) return;
    if (option->type == BD_OPTION_NUMBER) low = option->low, high = option->high;
    if (option->type == BD_OPTION_WORD) high = (int64_t)option->word_count - 1;
    if (high > low + 6) high = low + 6;
    for (size_t i = 0; i < options->setting_count; i++)
        if (strcmp(settings[i].key, option->name) == 0) return;
    bd_text text = bd_text_new(arena);
    bd_option_print(option, low + (int64_t)bd_random_below(random, (uint64_t)(high - low + 1)), &text);
    const char *value = NULL;
    cr_assert_eq(bd_text_finish(&text, &value, NULL), BD_OK);
    settings[options->setting_count++] = (bd_setting){.key = option->name, .text = value};
}

static inline int hard_settings_by_name(const void *a, const void *b)
{
    return strcmp(((const bd_setting *)a)->key, ((const bd_setting *)b)->key);
}

static inline bd_draw_options hard_options(bd_arena *arena, bd_random *random, const bd_rulebook *rules,
                                           const bd_tournament *t)
{
    bd_draw_options options = {.seed = bd_random_below(random, 1000)};
    const int one = t->cards[bd_random_below(random, t->card_count)].id;
    options.allow_repeats = small_chance(random, 25);
    if (bd_rulebook_has(rules, BD_HAS_SIT_OUTS) && small_chance(random, 25)) options.sit_out = 3;
    if (small_chance(random, 6)) options.bye = one;
    if (small_chance(random, 20)) hard_priorities(arena, random, rules, &options);
    if (rules->option_count > 0 && small_chance(random, 35)) {
        bd_setting *settings = bd_arena_alloc(arena, 4, sizeof *settings);
        for (int i = 0; i < 3; i++) hard_setting(arena, random, rules, &options, settings);
        qsort(settings, options.setting_count, sizeof *settings, hard_settings_by_name);
        options.settings = settings;
    }
    return options;
}

/* The round of which two proofs had two draws: whether two sit out in pairs was read off the weights. */
static inline void hard_round_of_two_draws(bd_arena *arena, hard_round *out)
{
    bd_event_plan plan = bd_event_plan_usual("scc");
    bd_made_event event;
    bd_pairer pairer;
    int played;
    plan.players = 5;
    plan.rounds = 12;
    plan.seed = 2987325;
    plan.unrated = 400;
    plan.forfeits = 100;
    plan.clubs = 2;
    cr_assert_eq(bd_pairer_find("best", &pairer, NULL), BD_OK);
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    cr_assert_eq(bd_made_event_play(&event, &pairer, 3, &played, NULL), BD_OK);
    *out = (hard_round){.rules = bd_rulebook_find("scc"), .tournament = event.tournament};
    out->tournament->rules = out->rules->id;
}

/* Of these rules; rules NULL: of one of all rulebooks. */
static inline void hard_round_new(bd_arena *arena, uint64_t seed, uint64_t number, const bd_rulebook *rules,
                                  hard_round *out)
{
    bd_random random = bd_random_part(seed, number);
    *out = (hard_round){.rules = rules != NULL ? rules : bd_rulebook_at(number % bd_rulebook_count())};
    if (bd_rulebook_has(out->rules, BD_HAS_BRACKETS) && small_chance(&random, 40)) {
        position p;
        const uint64_t position_seed = bd_random_next(&random);
        if (strcmp(out->rules->id, "fide") == 0)
            make_position(arena, position_seed, 9, &p);
        else
            sys_make_position(arena, position_seed, 9, 30, &p);
        p.tournament->rules = out->rules->id;
        out->tournament = p.tournament;
        out->literal = true;
        return;
    }
    out->tournament = hard_tournament(arena, &random, out->rules);
    out->tournament->rules = out->rules->id;
    for (size_t i = 0; i < out->tournament->card_count; i++)
        out->tournament->cards[i].volunteer = small_chance(&random, 15);
    if (bd_rulebook_has(out->rules, BD_HAS_FILLERS) && small_chance(&random, 30))
        small_fillers(out->tournament, &random);
    out->options = hard_options(arena, &random, out->rules, out->tournament);
}

#endif
