/* Random school events, drawn best round after round; what the rules promise about schools is checked on
 * every draw. */
#ifndef TESTS_SCHOOL_EVENTS_H
#define TESTS_SCHOOL_EVENTS_H

#include <criterion/criterion.h>

#include "base/random.h"
#include "cards/card.h"
#include "certify/best.h"
#include "explain/groups.h"
#include "simulate/play.h"
#include "verify/verify.h"

#include <stdio.h>
#include <string.h>

/* Schools of 2 to 15 players, scattered over the list. */
static inline void school_events_enrol(bd_tournament *t, bd_random *random)
{
    int order[BD_ID_MAX];
    for (size_t i = 0; i < t->card_count; i++) order[i] = (int)i;
    bd_random_shuffle(random, order, t->card_count);
    int left = 0, school = 0;
    for (size_t i = 0; i < t->card_count; i++, left--) {
        if (left == 0) {
            left = bd_random_between(random, 2, 15);
            school++;
        }
        char name[32];
        (void)snprintf(name, sizeof name, "School %d", school);
        t->cards[order[i]].school = bd_arena_copy_text(t->arena, name);
    }
}

static inline int school_events_boards(const bd_tournament *t, const bd_draw *draw)
{
    int same = 0;
    for (size_t i = 0; i < draw->board_count; i++) {
        const char *a = bd_tournament_card(t, draw->boards[i].white)->school;
        const char *b = bd_tournament_card(t, draw->boards[i].black)->school;
        same += strcmp(a, b) == 0;
    }
    return same;
}

/* The proved value of a stage; 0 when the stage was not needed. */
static inline int64_t school_events_proved(const bd_certificate *certificate, const char *stage)
{
    for (size_t i = 0; i < certificate->stage_count; i++)
        if (strcmp(certificate->stages[i].id, stage) == 0)
            return certificate->stages[i].proved ? certificate->stages[i].value : -1;
    return 0;
}

static inline void school_events_check(bd_arena *arena, const bd_made_event *event, bd_best *best,
                                       unsigned seed)
{
    const int number = best->round->number;
    const int same = school_events_boards(event->tournament, &best->draw);
    const char *stage = number < 4 ? "school-refused" : "school";
    cr_assert_eq(best->certificate.outcome, BD_BEST, "seed %u, round %d", seed, number);
    cr_assert_eq(school_events_proved(&best->certificate, stage), same,
                 "seed %u, round %d: %d same-school boards", seed, number, same);
    bd_remarks remarks;
    cr_assert_eq(bd_explain_refusals(arena, best->round, best->values, best->value_count, &remarks, NULL),
                 BD_OK);
    cr_assert_eq(remarks.count, number < 4 && same > 0, "seed %u, round %d: no reason is given", seed,
                 number);
    const bd_certificate_file file = {.certificate = best->certificate, .draw = best->draw, .of_cards = true};
    bd_verdict verdict;
    cr_assert_eq(bd_verify_cards(arena, event->tournament, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "seed %u, round %d: %s", seed, number, verdict.sentence);
}

/* Plays an event; returns how many rounds had a same-school board before round 4. */
static inline int school_events_play(unsigned seed, int most_players)
{
    static const bd_solve_options how = {.prove_unique = true};
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    bd_event_plan plan = bd_event_plan_usual("sca");
    bd_made_event event;
    int unavoidable = 0;
    plan.players = bd_random_between(&random, 8, most_players);
    plan.rounds = bd_random_between(&random, 1, 6);
    plan.unrated = 700;
    plan.half_byes = 20;
    plan.forfeits = 20;
    plan.seed = seed;
    cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
    school_events_enrol(event.tournament, &random);
    for (int number = 1; number <= plan.rounds; number++) {
        bd_arena *scratch = bd_arena_new();
        bd_best best;
        const bd_draw_options options = {.seed = seed};
        cr_assert_eq(bd_best_draw(scratch, event.tournament, bd_rulebook_find("sca"), number, &options, &how,
                                  &best, NULL),
                     BD_OK);
        if (best.certificate.outcome != BD_NO_MATCHING) {
            school_events_check(scratch, &event, &best, seed);
            unavoidable += number < 4 && school_events_boards(event.tournament, &best.draw) > 0;
            cr_assert_eq(bd_made_event_record(&event, &best.draw, NULL), BD_OK);
        }
        const bool drawn = best.certificate.outcome != BD_NO_MATCHING;
        bd_arena_free(scratch);
        if (!drawn) break;
    }
    bd_arena_free(arena);
    return unavoidable;
}

#endif
