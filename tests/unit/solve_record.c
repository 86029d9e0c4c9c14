/* Record: what goes into the certificate, stage by stage. */
#include "solve/solver.h"

#include <criterion/criterion.h>

enum { NODES = 10, PAIRS = NODES * (NODES - 1) / 2 };

typedef struct trial {
    bd_solver solver;
    bd_solve_counts counts;
    bd_solved solved;
    bd_edge edges[PAIRS];
} trial;

static void use_pairs(trial *t, const bd_edge *edges, size_t count)
{
    bd_solver *s = &t->solver;
    uint64_t *rows;
    cr_assert_eq(bd_edges_rows_of(s->scratch, NODES, edges, count, &rows, NULL), BD_OK);
    cr_assert_eq(bd_edges_new(s->scratch, s->prices, NODES, rows, &s->store, NULL), BD_OK);
}

static void make(trial *t)
{
    size_t count = 0;
    *t = (trial){.counts = {.stages = 0}};
    bd_solver *s = &t->solver;
    s->keep = bd_arena_new();
    s->scratch = bd_arena_new();
    s->counts = &t->counts;
    s->out = &t->solved;
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) t->edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    s->prices = bd_arena_new();
    use_pairs(t, t->edges, count);
    cr_assert_eq(bd_weights_new(s->scratch, NODES, &s->weights, NULL), BD_OK);
    s->mate = bd_arena_alloc(s->scratch, NODES, sizeof *s->mate);
    for (int u = 0; u < NODES; u++) s->mate[u] = (uint16_t)(u ^ 1);
}

static void end(trial *t)
{
    bd_arena_free(t->solver.keep);
    bd_arena_free(t->solver.scratch);
    bd_arena_free(t->solver.prices);
}

static void add_set(trial *t, const uint16_t *nodes, int count, int64_t weight)
{
    bd_family *family = &t->solver.weights.family;
    cr_assert_eq(bd_family_add(family, (bd_set){.nodes = nodes, .count = count, .weight = weight}, NULL),
                 BD_OK);
    cr_assert(bd_family_arrange(family));
}

static const bd_stage first = {.id = "first"}, second = {.id = "second"};
static const bd_finding proved = {.value = 7, .bound = 7, .proved = true};

Test(solve_record, weights_other_than_0_are_listed_in_order)
{
    static const uint16_t five[] = {3, 4, 5, 6, 7}, three[] = {0, 1, 2};
    trial t;
    make(&t);
    add_set(&t, five, 5, -2);
    add_set(&t, three, 3, 4);
    t.solver.weights.denominator = 3;
    t.solver.weights.y[9] = 5;
    t.solver.weights.y[2] = -1;
    cr_assert_eq(bd_record_stage(&t.solver, &first, &proved, NULL), BD_OK);
    cr_assert_eq(bd_record_finish(&t.solver, BD_BEST, NULL), BD_OK);
    const bd_certificate *c = &t.solved.certificate;
    cr_assert_eq(c->stage_count, 1);
    cr_assert_eq(t.solved.stage_count, 1);
    cr_assert_str_eq(t.solved.stages[0].id, "first");
    const bd_stage_proof *p = &c->stages[0];
    cr_assert_str_eq(p->id, "first");
    cr_assert_eq(p->value, 7);
    cr_assert_eq(p->bound, 7);
    cr_assert(p->proved);
    cr_assert_eq(p->denominator, 3);
    cr_assert_eq(p->node_count, 2);
    cr_assert_eq(p->nodes[0].index, 2);
    cr_assert_eq(p->nodes[0].weight, -1);
    cr_assert_eq(p->nodes[1].index, 9);
    cr_assert_eq(p->nodes[1].weight, 5);
    cr_assert_eq(c->set_count, 2);
    cr_assert_eq(p->set_count, 2);
    for (uint32_t i = 0; i < 2; i++) {
        const bd_odd_set *set = &c->sets[p->sets[i].index];
        cr_assert_eq(p->sets[i].index, i);
        cr_assert_eq(p->sets[i].weight, set->count == 3 ? 4 : -2);
        cr_assert_eq(memcmp(set->nodes, set->count == 3 ? three : five, set->count * sizeof *three), 0);
        cr_assert_neq(set->nodes, set->count == 3 ? three : five, "the certificate has nodes of its own");
    }
    cr_assert_eq(t.counts.stages, 1);
    cr_assert_eq(t.counts.cuts, 2);
    end(&t);
}

/* A set that was dropped and comes back is the one that was listed; sets with weight are free from then on.
 */
Test(solve_record, a_set_is_listed_once)
{
    static const uint16_t three[] = {0, 1, 2}, again[] = {0, 1, 2}, other[] = {0, 1, 3};
    trial t;
    make(&t);
    add_set(&t, three, 3, 1);
    cr_assert_eq(bd_record_stage(&t.solver, &first, &proved, NULL), BD_OK);
    cr_assert(t.solver.weights.family.sets[0].free);
    t.solver.weights.family.count = 0;
    add_set(&t, other, 3, 1);
    cr_assert_eq(bd_record_stage(&t.solver, &second, &proved, NULL), BD_OK);
    t.solver.weights.family.count = 0;
    add_set(&t, again, 3, 2);
    cr_assert_eq(bd_record_stage(&t.solver, &second, &proved, NULL), BD_OK);
    cr_assert_eq(bd_record_finish(&t.solver, BD_BEST, NULL), BD_OK);
    const bd_certificate *c = &t.solved.certificate;
    cr_assert_eq(c->set_count, 2);
    cr_assert_eq(c->stages[0].sets[0].index, 0);
    cr_assert_eq(c->stages[1].sets[0].index, 1);
    cr_assert_eq(c->stages[2].sets[0].index, 0);
    cr_assert_eq(c->stages[2].sets[0].weight, 2);
    end(&t);
}

Test(solve_record, a_plain_stage_has_no_weights)
{
    static const uint16_t three[] = {0, 1, 2};
    const bd_finding open = {.value = 4, .bound = BD_NO_BOUND};
    trial t;
    make(&t);
    add_set(&t, three, 3, 1);
    t.solver.weights.denominator = 2;
    t.solver.weights.y[0] = 3;
    cr_assert_eq(bd_record_plain(&t.solver, &second, &open, NULL), BD_OK);
    cr_assert_eq(bd_record_finish(&t.solver, BD_NOT_PROVED, NULL), BD_OK);
    const bd_stage_proof *p = &t.solved.certificate.stages[0];
    cr_assert_eq(t.solved.certificate.outcome, BD_NOT_PROVED);
    cr_assert_eq(p->denominator, 1);
    cr_assert_eq(p->node_count + p->set_count + t.solved.certificate.set_count, 0);
    cr_assert_eq(p->bound, BD_NO_BOUND);
    cr_assert_not(p->proved);
    end(&t);
}

Test(solve_record, the_matching_is_the_certificates_own)
{
    trial t;
    make(&t);
    cr_assert_eq(bd_record_finish(&t.solver, BD_BEST, NULL), BD_OK);
    for (int u = 0; u < NODES; u++) t.solver.mate[u] = 0;
    for (int u = 0; u < NODES; u++) cr_assert_eq(t.solved.certificate.mate[u], u ^ 1);
    end(&t);
}

/* Of the pairs from {0, 1, 2} outwards, those stay that have one of two nodes. */
static void keep_bridge(trial *t, bd_edge only)
{
    size_t kept = 0;
    for (size_t i = 0; i < PAIRS; i++) {
        const bd_edge e = t->edges[i];
        if ((e.u < 3) == (e.v < 3) || e.u == only.u || e.v == only.v) t->edges[kept++] = e;
    }
    use_pairs(t, t->edges, kept);
}

/* Sets that the pairs left over force to be left once anyway are of no more use. */
Test(solve_record, tidying_keeps_the_free_sets_that_say_something)
{
    static const uint16_t three[] = {0, 1, 2}, five[] = {3, 4, 5, 6, 7};
    static const struct {
        bd_edge only; /* pairs from {0, 1, 2} outwards have this lower, or this upper node */
        int kept;
    } rows[] = {{{1, 99}, 0}, {{99, 4}, 0}, {{1, 4}, 1}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        trial t;
        make(&t);
        add_set(&t, three, 3, 1);
        t.solver.weights.family.sets[0].free = true;
        add_set(&t, five, 5, 0); /* not free: goes in any case */
        keep_bridge(&t, rows[i].only);
        cr_assert_eq(bd_record_tidy(&t.solver, NULL), BD_OK);
        cr_expect_eq(t.solver.weights.family.count, rows[i].kept, "row %zu", i);
        end(&t);
    }
}
