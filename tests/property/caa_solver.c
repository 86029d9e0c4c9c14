/* The real solver, the exact one of the tests and the checker agree on random events of up to 18 cards,
 * criterion by criterion. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "paths.h"
#include "recount.h"
#include "small_events.h"
#include "verify/verify.h"

typedef struct trial {
    bd_arena *arena;
    bd_tournament *event;
    const bd_rulebook *rules;
    unsigned long long seed;
    bd_best best;
    paths solved;
} trial;

static void begin(trial *t, unsigned long long seed, const char *rules, int players)
{
    bd_random random = bd_random_seeded(seed);
    *t = (trial){.arena = bd_arena_new(), .seed = seed, .rules = bd_rulebook_find(rules)};
    t->event = small_event(t->arena, &random, bd_random_between(&random, 2, players),
                           bd_random_between(&random, 1, 8));
}

static bool solve_both_ways(trial *t, const bd_draw_options *options)
{
    const bd_solve_options how = {.prove_unique = true};
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_round_new(t->arena, t->event, t->rules, 0, options, &round, NULL), BD_OK);
    cr_assert_eq(bd_round_edges(round, t->arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(bd_round_stages(round, t->arena, &stages, NULL), BD_OK);
    const bool drawn = paths_solve(&t->solved, round->nodes, edges, count, &stages);
    cr_assert_eq(bd_best_draw(t->arena, t->event, t->rules, 0, options, &how, &t->best, &err), BD_OK,
                 "seed %llu: %s", t->seed, err.sentence);
    cr_assert_eq(t->best.certificate.outcome, drawn ? BD_BEST : BD_NO_MATCHING, "seed %llu", t->seed);
    return drawn;
}

static void compare_values(const trial *t)
{
    bd_counts ours, theirs;
    cr_assert_eq(recount_boards(t->best.round, t->arena, t->best.certificate.mate, &ours, NULL), BD_OK);
    cr_assert_eq(recount_boards(t->best.round, t->arena, t->solved.mate, &theirs, NULL), BD_OK);
    cr_assert_eq(ours.count, theirs.count);
    for (size_t i = 0; i < ours.count; i++)
        cr_assert_eq(ours.items[i].value, theirs.items[i].value, "seed %llu: %s", t->seed,
                     ours.items[i].stage);
    for (size_t i = 0; i < t->best.certificate.stage_count; i++) {
        const bd_stage_proof *stage = &t->best.certificate.stages[i];
        const int64_t *count = bd_counts_find(&ours, stage->id);
        cr_assert(stage->proved, "seed %llu: %s", t->seed, stage->id);
        if (count != NULL) cr_assert_eq(*count, stage->value, "seed %llu: %s", t->seed, stage->id);
    }
    for (size_t i = 0; i < t->best.value_count; i++)
        cr_assert(t->best.values[i].proved, "seed %llu: %s", t->seed, t->best.values[i].criterion->id);
}

static void verify(const trial *t, bool drawn)
{
    const bd_certificate_file file = {
        .certificate = t->best.certificate, .draw = t->best.draw, .of_cards = true};
    bd_verdict verdict;
    cr_assert_eq(bd_verify_cards(t->arena, t->event, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, drawn ? BD_PROVED_BEST : BD_PROVED_NO_DRAW, "seed %llu: %s", t->seed,
                 verdict.sentence);
    cr_assert_eq(verdict.unique, drawn, "seed %llu", t->seed);
}

static void try_seed(unsigned long long seed, const char *rules, int players, const bd_draw_options *options)
{
    static trial t;
    begin(&t, seed, rules, players);
    if (bd_round_new(t.arena, t.event, t.rules, 0, options, &t.best.round, NULL) == BD_OK) {
        const bool drawn = solve_both_ways(&t, options);
        for (int u = 0; u < t.solved.nodes && drawn; u++)
            cr_assert_eq(t.best.certificate.mate[u], t.solved.mate[u], "seed %llu: node %d", seed, u);
        if (drawn) compare_values(&t);
        verify(&t, drawn);
        paths_end(&t.solved);
    }
    bd_arena_free(t.arena);
}

static void try_seeds(unsigned long long first, int count, const char *rules, int players,
                      const bd_draw_options *options)
{
    for (int i = 0; i < count; i++) try_seed(first + (unsigned long long)i, rules, players, options);
}

/* A certificate with one number changed; the rulebook's stages must stand whatever it claims, and it must not
 * be believed. */
static void tell_lie(const trial *t, size_t stage, int64_t change, bool weight)
{
    bd_certificate_file file = {.certificate = t->best.certificate, .draw = t->best.draw, .of_cards = true};
    const size_t count = file.certificate.stage_count;
    bd_verdict verdict;
    bd_stage_proof *stages = bd_arena_alloc(t->arena, count, sizeof *stages);
    for (size_t i = 0; i < count; i++) stages[i] = file.certificate.stages[i];
    if (weight) {
        if (stages[stage].node_count == 0) return;
        bd_weight *nodes = bd_arena_alloc(t->arena, stages[stage].node_count, sizeof *nodes);
        for (size_t i = 0; i < stages[stage].node_count; i++) nodes[i] = stages[stage].nodes[i];
        nodes[0].weight += change;
        stages[stage].nodes = nodes;
    } else {
        stages[stage].value += change;
        stages[stage].bound += change;
    }
    file.certificate.stages = stages;
    cr_assert_eq(bd_verify_cards(t->arena, t->event, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, BD_REFUSED, "seed %llu: %s changed by %lld", t->seed, stages[stage].id,
                 (long long)change);
}

static void tell_lies(const trial *t)
{
    static const int64_t changes[] = {1, -1, 3, -7, 100000, -100000, INT64_MAX / 4, INT64_MIN / 4};
    for (size_t stage = 0; stage < t->best.certificate.stage_count; stage++)
        for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
            if (strstr(t->best.certificate.stages[stage].id, "wishes") == NULL)
                tell_lie(t, stage, changes[i], false);
            tell_lie(t, stage, changes[i], true);
        }
}

Test(solver, lies_are_refused)
{
    static trial t;
    for (unsigned long long seed = 17000; seed < 17100; seed++) {
        static const char *const rules[] = {"caa", "plain", "sca", "uscf", "scc"};
        begin(&t, seed, rules[seed % 5], 12);
        if (bd_round_new(t.arena, t.event, t.rules, 0, NULL, &t.best.round, NULL) == BD_OK) {
            if (solve_both_ways(&t, NULL)) tell_lies(&t);
            paths_end(&t.solved);
        }
        bd_arena_free(t.arena);
    }
}

Test(solver, caa)
{
    try_seeds(1, 800, "caa", 12, NULL);
    try_seeds(5000, 20, "caa", 18, NULL);
}

Test(solver, variants)
{
    try_seeds(11000, 200, "caa-long", 12, NULL);
    try_seeds(12000, 200, "caa-large", 12, NULL);
    try_seeds(13000, 300, "caa-random", 12, &(bd_draw_options){.seed = 42});
    try_seeds(14000, 300, "plain", 12, NULL);
}

Test(solver, other_rulebooks)
{
    try_seeds(18000, 300, "sca", 12, &(bd_draw_options){.seed = 7});
    try_seeds(19000, 300, "uscf", 12, NULL);
    try_seeds(20000, 300, "scc", 12, NULL);
}

Test(solver, repeats_with_leave)
{
    try_seeds(15000, 200, "caa", 8, &(bd_draw_options){.allow_repeats = true});
}

Test(solver, the_users_order)
{
    static const char *const names[] = {"club",          "alternation",       "score",   "upfloater",
                                        "grade-squared", "colour-difference", "mid-line"};
    try_seeds(16000, 300, "caa", 12, &(bd_draw_options){.priorities = names, .priority_count = 7});
}
