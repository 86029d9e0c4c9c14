/* Vectors: every draw of many small rounds of every rulebook beside the best one. Reading down the two
 * columns, the first line that differs is the verdict: there the best draw has less. What the columns say so
 * far is counted on the boards of both draws, without a look at what stages cost; orders are followed card by
 * card. Another proof leads to the same lines. */
#include <criterion/criterion.h>

#include "explain/difference.h"
#include "rulebook/round/rank.h"

#include "recount.h"
#include "small_events.h"

#include <string.h>

enum { NODES = 8, DRAWS = 105, ROUNDS_EACH = 225 };

typedef struct all_mates {
    bool legal[NODES][NODES];
    int nodes;
    uint16_t mate[DRAWS][NODES];
    size_t count;
    int under_way[NODES];
} all_mates;

typedef struct tallies {
    long rounds, draws, differ, ordered, unjudged;
} tallies;

static void list_mates(all_mates *all)
{
    int u = 0;
    while (u < all->nodes && all->under_way[u] >= 0) u++;
    if (u == all->nodes) {
        for (int v = 0; v < all->nodes; v++) all->mate[all->count][v] = (uint16_t)all->under_way[v];
        all->count++;
        return;
    }
    for (int v = u + 1; v < all->nodes; v++) {
        if (all->under_way[v] >= 0 || !all->legal[u][v]) continue;
        all->under_way[u] = v;
        all->under_way[v] = u;
        list_mates(all);
        all->under_way[u] = all->under_way[v] = -1;
    }
}

static void list_all_mates(bd_round *round, bd_arena *arena, all_mates *all)
{
    bd_edge *edges = NULL;
    size_t count = 0;
    *all = (all_mates){.nodes = round->nodes};
    cr_assert_eq(bd_round_edges(round, arena, &edges, &count, NULL), BD_OK);
    for (size_t i = 0; i < count; i++) all->legal[edges[i].u][edges[i].v] = true;
    for (int u = 0; u < NODES; u++) all->under_way[u] = -1;
    list_mates(all);
}

static bool is_of_order(const bd_round *round, const bd_vector_line *line)
{
    return bd_criterion_is(line->criterion, BD_IS_ORDER) && !bd_rulebook_has(round->rules, BD_HAS_BRACKETS);
}

/* Down the cards, or along the lot: the first who has another opponent has the earlier one in the best draw.
 */
static bool order_favours_best(const bd_round *round, bd_arena *arena, const bd_vector_line *line,
                               const uint16_t *best, const uint16_t *other)
{
    int *lot = NULL, place[NODES];
    if (strcmp(line->criterion->id, "lot") == 0) cr_assert_eq(bd_lot_order(round, arena, &lot, NULL), BD_OK);
    for (int k = 0; k < round->nodes; k++) place[lot != NULL && k < round->cards ? lot[k] : k] = k;
    for (int k = 0; k < round->nodes; k++) {
        const int u = lot != NULL && k < round->cards ? lot[k] : k;
        if (best[u] != other[u]) return place[best[u]] < place[other[u]];
    }
    return false;
}

static void check_counted(const bd_counts *counts, const bd_vector_line *line, int64_t shown,
                          const char *name, const char *whose)
{
    const int64_t *found = line->wishes == 0 ? bd_counts_find(counts, line->id) : NULL;
    if (found != NULL)
        cr_assert_eq(*found, shown, "%s, %s: %s is shown as %lld and counted %lld", name, whose, line->id,
                     (long long)shown, (long long)*found);
}

/* One draw beside the best one. */
static void check_draw(bd_arena *arena, const bd_best *best, const bd_counts *best_counts,
                       const uint16_t *mate, const char *name, tallies *t)
{
    bd_vector vector;
    bd_counts counts;
    bd_difference difference;
    cr_assert_eq(bd_vector_of(best, arena, mate, &vector, NULL), BD_OK);
    cr_assert_eq(recount_boards(best->round, arena, mate, &counts, NULL), BD_OK);
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_difference_of(arena, best, mate, &difference, &err), BD_OK, "%s: %s", name, err.sentence);
    for (size_t i = 0; i < vector.count && i <= vector.first; i++) {
        const bd_vector_line *line = &vector.lines[i];
        cr_assert(line->has_other, "%s: %s is left out", name, line->id);
        check_counted(best_counts, line, line->best, name, "the best draw");
        check_counted(&counts, line, line->other, name, "another draw");
        if (i < vector.first) cr_assert_eq(line->best, line->other, "%s: %s", name, line->id);
    }
    t->draws++;
    cr_assert_eq(vector.first < vector.count, difference.standing == BD_WORSE, "%s", name);
    if (vector.first == vector.count) {
        const bool same =
            memcmp(mate, best->certificate.mate, sizeof *mate * (size_t)best->round->nodes) == 0;
        cr_assert(same || !best->certificate.unique, "%s: two draws of one vector", name);
        return;
    }
    const bd_vector_line *line = &vector.lines[vector.first];
    cr_assert_gt(line->other, line->best, "%s: %s favours another draw", name, line->id);
    cr_assert(bd_stage_is_of(difference.stages[difference.stage_count - 1].stage, line->criterion), "%s",
              name);
    t->differ++;
    if (is_of_order(best->round, line)) {
        t->ordered++;
        cr_assert(order_favours_best(best->round, arena, line, best->certificate.mate, mate), "%s: %s", name,
                  line->id);
    } else if (line->wishes > 0 || bd_counts_find(&counts, line->id) == NULL) {
        t->unjudged++;
    }
}

/* Every criterion has a line, in their order; brackets take theirs many times. */
static void check_criteria(const bd_best *best, const bd_vector *vector, const char *name)
{
    size_t at = 0;
    if (bd_rulebook_has(best->round->rules, BD_HAS_BRACKETS)) return;
    for (size_t i = 0; i < best->value_count; i++) {
        while (at < vector->count && bd_criterion_is(vector->lines[at].criterion, BD_IS_HELPER)) at++;
        cr_assert(at < vector->count && vector->lines[at].criterion == best->values[i].criterion,
                  "%s: %s has no line in its place", name, best->values[i].criterion->id);
        while (at < vector->count && vector->lines[at].criterion == best->values[i].criterion) at++;
    }
}

/* The best draw's own column is what its certificate claims; what is not there is 0. */
static void check_best(bd_arena *arena, const bd_best *best, const char *name)
{
    bd_vector vector;
    size_t at = 0;
    cr_assert_eq(bd_vector_of(best, arena, NULL, &vector, NULL), BD_OK);
    for (size_t i = 0; i < vector.count; i++) cr_assert_not(vector.lines[i].has_other);
    for (size_t k = 0; k < best->stage_count; k++) {
        const bd_stage *stage = &best->stages[k];
        if (stage->wishes > 0 || stage->choosers != NULL || stage->leavers != NULL || stage->pickers != NULL)
            continue;
        const int64_t value = best->certificate.stages[k].value;
        if (value == 0) continue;
        while (at < vector.count && strcmp(vector.lines[at].id, stage->id) != 0) at++;
        cr_assert_lt(at, vector.count, "%s: %s has no line in its place", name, stage->id);
        cr_assert_eq(vector.lines[at].best, value, "%s: %s", name, stage->id);
    }
    check_criteria(best, &vector, name);
}

/* Two proofs of one round lead to the same lines, beside every other draw too. */
static void check_proofs(bd_arena *arena, const bd_best *a, const bd_best *b, const uint16_t *mate,
                         const char *name)
{
    bd_vector x, y;
    cr_assert_eq(bd_vector_of(a, arena, mate, &x, NULL), BD_OK);
    cr_assert_eq(bd_vector_of(b, arena, mate, &y, NULL), BD_OK);
    cr_assert_eq(x.count, y.count, "%s", name);
    cr_assert_eq(x.first, y.first, "%s", name);
    for (size_t i = 0; i < x.count; i++) {
        const bd_vector_line *one = &x.lines[i], *two = &y.lines[i];
        cr_assert_str_eq(one->id, two->id, "%s: %s and %s", name, one->id, two->id);
        cr_assert(one->best == two->best && one->other == two->other && one->wishes == two->wishes &&
                      one->has_other == two->has_other,
                  "%s: %s", name, one->id);
    }
}

static void check_round(bd_arena *arena, const bd_tournament *event, const bd_rulebook *rules,
                        const bd_draw_options *options, const char *name, tallies *t)
{
    static all_mates all;
    static const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    bd_counts counts;
    if (bd_best_draw(arena, event, rules, 0, options, &how, &best, NULL) != BD_OK) return;
    if (best.certificate.outcome != BD_BEST || best.round->nodes > NODES) return;
    cr_assert_eq(recount_boards(best.round, arena, best.certificate.mate, &counts, NULL), BD_OK);
    list_all_mates(best.round, arena, &all);
    if (all.count < 2) return;
    check_best(arena, &best, name);
    bd_best again;
    const bd_solve_options other_way = {.engine = BD_ENGINE_GLPK, .prove_unique = true};
    cr_assert_eq(bd_best_draw(arena, event, rules, 0, options, &other_way, &again, NULL), BD_OK);
    for (size_t i = 0; i < all.count; i++) {
        check_draw(arena, &best, &counts, all.mate[i], name, t);
        check_proofs(arena, &best, &again, all.mate[i], name);
    }
    t->rounds++;
}

static bd_tournament *any_small_event(bd_arena *arena, bd_random *random)
{
    const int players = bd_random_between(random, 4, NODES);
    bd_tournament *t = small_chance(random, 60)
                           ? small_event(arena, random, players, bd_random_between(random, 1, 4))
                           : small_long_event(arena, random, players, bd_random_between(random, 4, 7));
    for (size_t i = 0; i < t->card_count; i++) {
        if (small_chance(random, 30)) t->cards[i].grade = bd_random_between(random, 1300, 1900);
        t->cards[i].top = small_chance(random, 15);
        t->cards[i].volunteer = small_chance(random, 15);
        t->cards[i].team = small_chance(random, 50) ? t->cards[i].school : NULL;
    }
    return t;
}

static void check_rulebook(size_t b)
{
    const bd_rulebook *rules = bd_rulebook_at(b);
    const char *asked = getenv("BESTDRAW_ROUNDS");
    const long wanted = asked != NULL ? atol(asked) : ROUNDS_EACH;
    tallies t = {0};
    for (uint64_t seed = 1; t.rounds < wanted && seed <= 20 * (uint64_t)wanted; seed++) {
        char name[64];
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed * 977 + b);
        const bd_draw_options options = {.allow_repeats = small_chance(&random, 30), .seed = seed};
        bd_tournament *event = any_small_event(arena, &random);
        (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
        check_round(arena, event, rules, &options, name, &t);
        bd_arena_free(arena);
    }
    cr_expect_geq(t.rounds, wanted, "%s: only %ld rounds", rules->id, t.rounds);
    cr_expect_gt(t.differ, 5 * wanted, "%s", rules->id);
    cr_expect_leq(5 * t.unjudged, t.differ, "%s: the tests judge too few", rules->id);
    cr_log_info("%s: %ld rounds, %ld draws, %ld worse; %ld of them by an order, %ld not counted", rules->id,
                t.rounds, t.draws, t.differ, t.ordered, t.unjudged);
}

Test(vectors, the_first_line_that_differs_is_the_verdict)
{
    for (size_t b = 0; b < bd_rulebook_count(); b++) check_rulebook(b);
}

static const char *printed(bd_arena *arena, int64_t value, int wishes)
{
    const char *out = NULL;
    bd_text text = bd_text_new(arena);
    bd_vector_print(value, wishes, &text);
    cr_assert_eq(bd_text_finish(&text, &out, NULL), BD_OK);
    return out;
}

Test(vectors, wishes_are_printed_as_bits)
{
    bd_arena *arena = bd_arena_new();
    cr_expect_str_eq(printed(arena, -3, 0), "-3");
    cr_expect_str_eq(printed(arena, 0, 12), "0*12");
    cr_expect_str_eq(printed(arena, 7, 12), "0*5 1");
    cr_expect_str_eq(printed(arena, 1, 2), "0 1");
    cr_expect_str_eq(printed(arena, 12, 12), "1");
    cr_expect_str_eq(printed(arena, 0, 1), "0");
    bd_arena_free(arena);
}
