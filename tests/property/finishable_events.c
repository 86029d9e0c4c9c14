/* Small events played to their last round with random results and absences known ahead: with the option
 * "finishable" none of them comes to a round without a draw, unless the planned rounds could not be played
 * from the start. BESTDRAW_EVENTS asks for more events of each rulebook than the default, and says what the
 * option costs. */
#include <criterion/criterion.h>

#include "cards/finishable.h"
#include "certify/best.h"
#include "certify/vector.h"
#include "explain/outlook.h"
#include "small_events.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PLAYERS_LEAST = 4, PLAYERS_MOST = 16, CRITERIA_MOST = 40 };

typedef struct tallies {
    int events, dead, forced, rounds, changed, unkept;
    double seconds, worst;
    const char *criterion[CRITERIA_MOST];
    int first[CRITERIA_MOST];
} tallies;

static bd_tournament *event_new(bd_arena *arena, bd_random *random)
{
    bd_tournament *t = bd_tournament_new(arena);
    const int players = bd_random_between(random, PLAYERS_LEAST, PLAYERS_MOST);
    const int most = players - 1 + players % 2;
    t->rounds = bd_random_between(random, (most + 1) / 2, most);
    t->round = 1;
    for (int id = 1; id <= players; id++) small_player(t, random, id);
    for (int id = 1; id <= players; id++)
        for (int round = 1; round <= t->rounds; round++)
            if (small_chance(random, 2))
                (void)bd_card_add_bye(t, &t->cards[id - 1], round, BD_BYE_ZERO, NULL);
    return t;
}

static void event_write(bd_tournament *t, int id, int opponent, bd_colour colour, int halves)
{
    bd_entry *entry = NULL;
    (void)bd_card_add_entry(t, &t->cards[id - 1], t->round, &entry, NULL);
    entry->kind = opponent != 0 ? BD_GAME : BD_BYE_PAIRING;
    entry->opponent = opponent;
    entry->colour = colour;
    entry->halves = halves;
}

static void event_play(bd_tournament *t, bd_random *random, const bd_draw *draw)
{
    for (size_t i = 0; i < draw->board_count; i++) {
        const bd_board *board = &draw->boards[i];
        const int halves = bd_random_between(random, 0, 2);
        event_write(t, board->white, board->black, BD_WHITE, halves);
        event_write(t, board->black, board->white, BD_BLACK, 2 - halves);
    }
    if (draw->bye != 0) event_write(t, draw->bye, 0, BD_NO_COLOUR, 2);
    t->round++;
}

/* In which criterion the draw is first worse than the best of all. */
static void tally_cost(bd_arena *arena, const bd_best *best, tallies *sum)
{
    const bd_finishable *f = best->certificate.finishable;
    uint16_t *mate = NULL;
    bd_vector vector;
    bd_best plain;
    const bd_solve_options how = {.prove_unique = false};
    if (f->family_count == 1) return;
    sum->changed++;
    cr_assert_eq(bd_best_of_round(arena, best->round, &how, &plain, NULL), BD_OK);
    mate = (uint16_t *)plain.certificate.mate;
    cr_assert_eq(bd_vector_of(best, arena, mate, &vector, NULL), BD_OK);
    const char *id = vector.first < vector.count ? vector.lines[vector.first].criterion->id : "equal";
    int i = 0;
    while (sum->criterion[i] != NULL && strcmp(sum->criterion[i], id) != 0) i++;
    sum->criterion[i] = id;
    sum->first[i]++;
}

static bool repeats(const bd_round *round, const uint16_t *mate)
{
    for (int u = 0; u < round->cards; u++)
        if (mate[u] < round->cards && bd_round_met(round, u, mate[u])) return true;
    return false;
}

static void play_event(const bd_rulebook *rules, uint64_t seed, bool option, tallies *sum)
{
    static const bd_setting finishable = {.key = "finishable", .text = "true"};
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_part(seed, 1);
    bd_tournament *t = event_new(arena, &random);
    bd_draw_options options = bd_draw_options_none();
    const bd_solve_options how = {.prove_unique = true};
    const bd_ahead_ask ask = bd_outlook_after(t, rules, 1, NULL);
    bd_outlook outlook;
    if (option) {
        options.settings = &finishable;
        options.setting_count = 1;
    }
    cr_assert_eq(bd_outlook_of(arena, &ask, &outlook, NULL), BD_OK);
    const bool forced = outlook.answer != BD_AHEAD_YES;
    sum->events++;
    sum->forced += forced;
    while (t->round <= t->rounds) {
        bd_best best;
        const clock_t start = clock();
        if (bd_best_draw(arena, t, rules, t->round, &options, &how, &best, NULL) != BD_OK) break;
        const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        sum->rounds++;
        sum->seconds += seconds;
        if (seconds > sum->worst) sum->worst = seconds;
        const uint16_t *mate = best.certificate.mate;
        if (mate == NULL || repeats(best.round, mate)) {
            sum->dead += !forced;
            cr_assert(!option || forced, "%s, event %llu, round %d of %d: no draw", rules->id,
                      (unsigned long long)seed, t->round, t->rounds);
            break;
        }
        if (option) {
            sum->unkept += best.certificate.finishable == NULL;
            if (best.certificate.finishable != NULL) tally_cost(arena, &best, sum);
        }
        event_play(t, &random, &best.draw);
    }
    bd_arena_free(arena);
}

static void play_all(const char *id)
{
    const char *asked = getenv("BESTDRAW_EVENTS");
    const int events = asked != NULL ? atoi(asked) : 15;
    const bd_rulebook *rules = bd_rulebook_find(id);
    tallies sums[2] = {0};
    for (int i = 0; i < events; i++)
        for (int option = 0; option < 2; option++)
            play_event(rules, (uint64_t)i + 1, option != 0, &sums[option]);
    for (int option = 0; option < 2; option++) {
        const tallies *s = &sums[option];
        cr_log_info(
            "%s %s: %d events, %d forced, %d others without a draw in some round; %d rounds, %d changed, %d "
            "not kept; %.4f s a round, worst %.3f",
            id, option != 0 ? "finishable" : "plain", s->events, s->forced, s->dead, s->rounds, s->changed,
            s->unkept, s->seconds / s->rounds, s->worst);
        for (int i = 0; i < CRITERIA_MOST && s->criterion[i] != NULL; i++)
            cr_log_info("%s costs first at %s: %d", id, s->criterion[i], s->first[i]);
    }
    cr_assert_eq(sums[1].unkept, 0);
    cr_assert_eq(sums[1].dead, 0);
    cr_assert_gt(sums[0].events - sums[0].forced, events / 2);
}

Test(finishable_events, caa) { play_all("caa"); }
Test(finishable_events, sca) { play_all("sca"); }
Test(finishable_events, uscf) { play_all("uscf"); }
Test(finishable_events, plain) { play_all("plain"); }
