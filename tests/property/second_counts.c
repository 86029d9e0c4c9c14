/* Second counts: every stage that a rulebook gives in any of many rounds is counted from the boards too, and
 * to the value that it claims, helpers and criteria that only put draws in order included. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "certify/problem.h"
#include "rulebook/rulebook.h"
#include "verify/walk.h"

#include "school_events.h"
#include "small_events.h"

#include <string.h>

typedef struct counter {
    const bd_best *best;
    const char *name;
    size_t at;
    long counted, ordered;
    unsigned kinds; /* bit i: a stage of bracket_kinds[i] was counted */
} counter;

/* What a stage of the FIDE system can be, beyond one value per bracket. */
static const char *const bracket_kinds[] = {
    "C8.",        "C18.",          "C19.",           "limbo.1",         "limbo.settled", "moved.from",
    "exchange:",  "exchange.dist", "exchange.down:", "exchange.down.1", "exchange.up.1", "exchange.settled",
    "order.from", "order.1",       "moved.1",        "settled:",        "order.2",       "moved.2"};
enum { BRACKET_KINDS = sizeof bracket_kinds / sizeof bracket_kinds[0] };

static bd_status see_and_count(void *self, const bd_stage *stage, const bd_stage_view *view, bd_err *err)
{
    counter *c = self;
    const bd_certificate *certificate = &c->best->certificate;
    const bd_round *round = c->best->round;
    bd_arena *scratch = bd_arena_new();
    bool counted = false;
    int64_t value = 0;
    cr_assert_lt(c->at, certificate->stage_count);
    const bd_stage_proof *proof = &certificate->stages[c->at++];
    cr_assert_str_eq(proof->id, stage->id);
    BD_TRY(bd_round_count_stage(round, scratch, stage->id, view->face, certificate->mate, &counted, &value,
                                err));
    cr_assert(counted, "%s: %s is not counted", c->name, stage->id);
    if (stage->wishes > 0)
        cr_assert_geq(value, proof->value, "%s: %s", c->name, stage->id);
    else
        cr_assert_eq(value, proof->value, "%s: %s is counted %lld, not %lld", c->name, stage->id,
                     (long long)value, (long long)proof->value);
    for (size_t k = 0; k < BRACKET_KINDS; k++)
        if (strncmp(stage->id, bracket_kinds[k], strlen(bracket_kinds[k])) == 0) c->kinds |= 1U << k;
    c->counted++;
    c->ordered += stage->wishes > 0;
    bd_arena_free(scratch);
    return BD_OK;
}

/* The stages of the best draw, counted as the checker's walk passes them. */
static void count_round(bd_arena *arena, const bd_tournament *t, const bd_rulebook *rules,
                        const bd_draw_options *options, const char *name, counter *c)
{
    static const bd_solve_options how = {.prove_unique = false};
    bd_best best;
    bd_err err = {.status = BD_OK};
    bd_model model;
    bd_verdict verdict;
    if (bd_best_draw(arena, t, rules, 0, options, &how, &best, &err) != BD_OK)
        return; /* a card that cannot be ranked */
    if (best.certificate.outcome != BD_BEST) return;
    c->best = &best;
    c->name = name;
    c->at = 0;
    cr_assert_eq(bd_model_of_round(best.round, arena, &model, NULL), BD_OK);
    const bd_walk_witness witness = {.self = c, .see = see_and_count};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best.certificate,
                                 .witness = &witness};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", name, verdict.sentence);
}

Test(second_counts, every_stage_of_every_rulebook_is_counted)
{
    enum { EVENTS = 90 };
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        counter c = {.name = rules->id};
        for (uint64_t seed = 1; seed <= EVENTS; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 131 + b);
            const int players = bd_random_between(&random, 4, 22);
            bd_tournament *t = small_event(arena, &random, players, bd_random_between(&random, 1, 6));
            for (size_t i = 0; i < t->card_count; i++) {
                t->cards[i].top = i % 5 == 0 && i < 10;
                t->cards[i].team = i % 3 == 0 ? t->cards[i].school : NULL;
                t->cards[i].volunteer = i % 7 == 1;
            }
            const bd_draw_options lenient = {.allow_repeats = true, .seed = seed};
            char name[64];
            (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
            count_round(arena, t, rules, &lenient, name, &c);
            bd_arena_free(arena);
        }
        cr_expect_gt(c.counted, 250, "%s: only %ld stages", rules->id, c.counted);
        cr_expect(c.ordered > 0, "%s: no order was counted", rules->id);
    }
}

/* Rounds large enough that brackets exchange more than one player and leave a choice of who is paired. */
Test(second_counts, every_kind_of_stage_of_a_bracket_is_counted)
{
    counter c = {.name = "fide"};
    for (uint64_t seed = 1; seed <= 40; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed);
        const bd_draw_options options = {.seed = seed};
        bd_tournament *t = small_event(arena, &random, bd_random_between(&random, 24, 60), 5);
        count_round(arena, t, bd_rulebook_find("fide"), &options, "fide", &c);
        bd_arena_free(arena);
    }
    for (size_t k = 0; k < BRACKET_KINDS; k++)
        cr_expect((c.kinds & 1U << k) != 0, "no stage '%s' was counted", bracket_kinds[k]);
}

Test(second_counts, every_record_is_whole)
{
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        for (size_t i = 0; i < rules->rule_count; i++) {
            const bd_criterion *criterion = rules->rules[i].criterion;
            cr_expect_not_null(criterion->count, "%s: %s has no count", rules->id, criterion->id);
            cr_expect_not_null(criterion->applies, "%s: %s", rules->id, criterion->id);
            cr_expect_gt(strlen(criterion->minimises), 0, "%s: %s", rules->id, criterion->id);
            for (size_t k = 0; k < criterion->word_count; k++)
                cr_expect_not_null(criterion->words[k].worse, "%s: %s", rules->id, criterion->id);
        }
    }
}
