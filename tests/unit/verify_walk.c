/* The walk on hand-made certificates: what holds is accepted. What is refused, and with which sentence, is
 * the table of verify_refusals.c. */
#include "io/certificate_file.h"
#include "verify/walk.h"

#include <criterion/criterion.h>
#include <string.h>
#include <time.h>

#include "tests_file.h"
#include "triangles.h"

static bd_verdict walk_text(bd_arena *arena, const char *text)
{
    bd_instance instance = triangles();
    bd_certificate_file file;
    bd_stages stages;
    bd_err err = {.status = BD_OK};
    bd_edge edges[15];
    bd_verdict verdict;
    memcpy(edges, instance.edges, sizeof edges);
    cr_assert_eq(bd_certificate_read(arena, "t", text, strlen(text), &file, &err), BD_OK, "%s %s", err.place,
                 err.sentence);
    cr_assert_eq(bd_instance_stages(&instance, arena, &stages, &err), BD_OK);
    const bd_walk_input input = {
        .nodes = 6, .edges = edges, .edge_count = 15, .stages = &stages, .certificate = &file.certificate};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK);
    return verdict;
}

/* The triangles' certificate with one piece of text replaced. */
static bd_verdict walk_changed(bd_arena *arena, const char *old, const char *new)
{
    const char *text = test_file(arena, "certificate/triangles.cert");
    const char *at = strstr(text, old);
    cr_assert_not_null(at, "%s", old);
    bd_text changed = bd_text_new(arena);
    bd_text_add_bytes(&changed, text, (size_t)(at - text));
    bd_text_add_string(&changed, new);
    bd_text_add_string(&changed, at + strlen(old));
    return walk_text(arena, changed.bytes);
}

Test(verify_walk, a_true_certificate_is_proved_best_and_unique)
{
    bd_arena *arena = bd_arena_new();
    const bd_verdict verdict = walk_text(arena, test_file(arena, "certificate/triangles.cert"));
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert(verdict.unique);
    cr_assert_eq(verdict.stages, 3);
    bd_arena_free(arena);
}

Test(verify_walk, without_the_last_stage_it_is_best_but_not_said_to_be_unique)
{
    bd_arena *arena = bd_arena_new();
    const bd_verdict verdict = walk_changed(arena, "stage unique value 0\ny 1:-1 4:-1\nz 1:2\n", "");
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert_not(verdict.unique);
    bd_arena_free(arena);
}

Test(verify_walk, a_denominator_divides)
{
    bd_arena *arena = bd_arena_new();
    const bd_verdict verdict = walk_changed(arena, "value 1\nz 1:1\n", "value 1 over 2\nz 1:2\n");
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    bd_arena_free(arena);
}

Test(verify_walk, an_open_stage_is_legal_and_its_bound_is_checked)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const char *file = test_file(arena, "certificate/triangles.cert");
    const char *outcome = strstr(file, "outcome best"), *value = strstr(file, "stage long value -5");
    for (int bound = -7; bound <= -4; bound++) {
        text.length = 0;
        bd_text_add_bytes(&text, file, (size_t)(outcome - file));
        bd_text_add_string(&text, "outcome not-proved");
        bd_text_add_bytes(&text, outcome + strlen("outcome best"),
                          (size_t)(value - outcome) - strlen("outcome best"));
        bd_text_add(&text, "stage long value -5 open bound %d over 2\nz 1:-11\nend\n", bound);
        const bd_verdict verdict = walk_text(arena, text.bytes);
        /* -11/2 proves -5 for an integer cost, and -4 is false. */
        cr_assert_eq(verdict.kind, bound <= -5 ? BD_LEGAL_NOT_PROVED : BD_REFUSED, "%d: %s", bound,
                     verdict.sentence);
        cr_assert_eq(verdict.stages, 1);
    }
    bd_arena_free(arena);
}

static const bd_edge star[] = {{0, 3}, {1, 3}, {2, 3}};

static bd_verdict_kind walk_star(const uint16_t *barrier, size_t count)
{
    bd_arena *arena = bd_arena_new();
    bd_edge edges[3];
    memcpy(edges, star, sizeof edges);
    const bd_certificate certificate = {
        .outcome = BD_NO_MATCHING, .nodes = 4, .barrier = barrier, .barrier_count = count};
    const bd_walk_input input = {.nodes = 4, .edges = edges, .edge_count = 3, .certificate = &certificate};
    bd_verdict verdict;
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    bd_arena_free(arena);
    return verdict.kind;
}

Test(verify_walk, a_barrier_is_counted)
{
    cr_assert_eq(walk_star((const uint16_t[]){3}, 1), BD_PROVED_NO_DRAW);
    cr_assert_eq(walk_star((const uint16_t[]){2}, 1), BD_REFUSED);
    cr_assert_eq(walk_star(NULL, 0), BD_REFUSED);
    cr_assert_eq(walk_star((const uint16_t[]){3, 3}, 2), BD_REFUSED);
    cr_assert_eq(walk_star((const uint16_t[]){4}, 1), BD_REFUSED);
}

static void price_by_node(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u == 0 && edges[i].v < 3 ? edges[i].v : 0;
}

/* One list of two wishes: 0 does not meet 1, 0 does not meet 2. */
static bd_status next_wishes(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                             bd_err *err)
{
    size_t *faces = self;
    (void)last_value, (void)err;
    faces[faces[0]++] = face->count;
    *done = faces[0] == 3;
    *stage = (bd_stage){.id = "wishes", .price = price_by_node, .low = 0, .high = 0, .wishes = 2};
    return BD_OK;
}

Test(verify_walk, wishes_granted_leave_the_face)
{
    static const uint16_t mate_by_partner[4][4] = {{0}, {1, 0, 3, 2}, {2, 3, 0, 1}, {3, 2, 1, 0}};
    for (uint16_t partner = 1; partner <= 3; partner++)
        for (int64_t value = -1; value <= 3; value++) {
            bd_arena *arena = bd_arena_new();
            bd_edge edges[] = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
            size_t faces[4] = {1};
            const bd_stages stages = {.self = faces, .next = next_wishes};
            const bd_stage_proof proof = {
                .id = "wishes", .value = value, .proved = true, .bound = value, .denominator = 1};
            const bd_certificate certificate = {.outcome = BD_BEST,
                                                .nodes = 4,
                                                .mate = mate_by_partner[partner],
                                                .stages = &proof,
                                                .stage_count = 1};
            const bd_walk_input input = {
                .nodes = 4, .edges = edges, .edge_count = 6, .stages = &stages, .certificate = &certificate};
            bd_verdict verdict;
            cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
            const bool true_claim = value >= 0 && value < partner && value <= 2;
            cr_assert_eq(verdict.kind, true_claim ? BD_PROVED_BEST : BD_REFUSED, "%d %d %s", partner,
                         (int)value, verdict.sentence);
            if (true_claim) cr_assert_eq(faces[2], 6 - (size_t)value);
            bd_arena_free(arena);
        }
}

enum { DEEP_NODES = 1000, DEEP_SETS = 60 };

/* How many of the sets {0 .. 2k}, k = 1 .. 60, a pair leaves. */
static void price_deep(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) {
        const int from = edges[i].u < 2 ? 1 : (edges[i].u + 1) / 2, to = (edges[i].v - 1) / 2;
        cost[i] = to >= from && from <= DEEP_SETS ? (to < DEEP_SETS ? to : DEEP_SETS) - from + 1 : 0;
    }
}

static bd_status next_deep(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                           bd_err *err)
{
    int *given = self;
    (void)face;
    (void)last_value;
    (void)err;
    *done = *given == 10;
    *stage = (bd_stage){.id = "deep", .price = price_deep, .low = 0, .high = 2 * DEEP_SETS + 1};
    ++*given;
    return BD_OK;
}

Test(verify_walk, deeply_nested_sets_are_summed_right_and_quickly)
{
    static bd_edge edges[DEEP_NODES * (DEEP_NODES - 1) / 2];
    static uint16_t nodes[DEEP_NODES], mate[DEEP_NODES];
    bd_odd_set sets[DEEP_SETS];
    bd_weight weights[DEEP_SETS];
    bd_stage_proof proofs[10];
    size_t count = 0;
    for (int u = 0; u < DEEP_NODES; u++) {
        nodes[u] = (uint16_t)u;
        mate[u] = (uint16_t)(u ^ 1);
        for (int v = u + 1; v < DEEP_NODES; v++)
            edges[count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    }
    for (uint32_t k = 0; k < DEEP_SETS; k++) {
        sets[k] = (bd_odd_set){.nodes = nodes, .count = 2 * (size_t)k + 3};
        weights[k] = (bd_weight){.index = k, .weight = 1};
    }
    for (int k = 0; k < 10; k++)
        proofs[k] = (bd_stage_proof){.id = "deep",
                                     .value = 60,
                                     .proved = true,
                                     .bound = 60,
                                     .denominator = 1,
                                     .sets = weights,
                                     .set_count = DEEP_SETS};
    const bd_certificate certificate = {.outcome = BD_BEST,
                                        .nodes = DEEP_NODES,
                                        .mate = mate,
                                        .sets = sets,
                                        .set_count = DEEP_SETS,
                                        .stages = proofs,
                                        .stage_count = 10};
    int given = 0;
    const bd_stages stages = {.self = &given, .next = next_deep};
    const bd_walk_input input = {.nodes = DEEP_NODES,
                                 .edges = edges,
                                 .edge_count = count,
                                 .stages = &stages,
                                 .certificate = &certificate};
    bd_verdict verdict;
    const clock_t start = clock();
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    const double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert_lt(seconds, 2, "%f seconds", seconds);
    cr_log_info("%f seconds", seconds);
}

/* Pairs outside the matching cost 1. */
static void price_strangers(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].v != (edges[i].u ^ 1);
}

static bd_status next_strangers(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                                bool *done, bd_err *err)
{
    int *given = self;
    (void)last_value, (void)err;
    const size_t nodes = (size_t)face->nodes, all = nodes * (nodes - 1) / 2;
    cr_assert_eq(face->count, *given == 0 ? all : nodes / 2, "%zu nodes", nodes);
    *done = ++*given > 1;
    *stage = (bd_stage){.id = "strangers", .price = price_strangers, .high = face->nodes - 1};
    return BD_OK;
}

/* The rows may also have the pairs with the nodes below, but none with nodes that are not there. */
static bd_verdict walk_rows(bd_arena *arena, int nodes, int stranger)
{
    const int words = bd_bits_words(nodes);
    uint64_t *rows = bd_arena_alloc(arena, (size_t)(nodes * words), sizeof *rows);
    uint16_t *mate = bd_arena_alloc(arena, (size_t)nodes, sizeof *mate);
    for (int u = 0; u < nodes; u++) {
        mate[u] = (uint16_t)(u ^ 1);
        bd_bits_fill_above(rows + u * words, nodes, u);
    }
    bd_bits_mirror_all(rows, nodes);
    if (stranger >= 0) bd_bits_add(rows + (nodes / 2) * words, stranger);
    const bd_stage_proof proof = {.id = "strangers", .proved = true, .denominator = 1};
    const bd_certificate certificate = {
        .outcome = BD_BEST, .nodes = nodes, .mate = mate, .stages = &proof, .stage_count = 1};
    int given = 0;
    const bd_stages stages = {.self = &given, .next = next_strangers};
    const bd_walk_input input = {
        .nodes = nodes, .rows = rows, .stages = &stages, .certificate = &certificate};
    bd_verdict verdict;
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    return verdict;
}

static const int sizes[] = {62, 64, 66, 126, 128, 130, 190, 192, 194};

Test(verify_walk, rows_of_many_words_are_walked_whole)
{
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        const bd_verdict verdict = walk_rows(arena, sizes[i], -1);
        cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%d nodes: %s", sizes[i], verdict.sentence);
    }
    bd_arena_free(arena);
}

Test(verify_walk, rows_end_where_the_nodes_do)
{
#ifdef BESTDRAW_ASSERT
    cr_skip_test("an assertion stops the program here");
#endif
    bd_arena *arena = bd_arena_new();
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        for (int stranger = sizes[i]; stranger < 64 * bd_bits_words(sizes[i]); stranger++)
            cr_assert_eq(walk_rows(arena, sizes[i], stranger).kind, BD_REFUSED, "%d nodes: %d", sizes[i],
                         stranger);
    bd_arena_free(arena);
}

/* ---- a limit on the work ---- */

enum { LEVEL = 3, CARDS = 4 * LEVEL };

/* Levels of three: within one a pair costs 0, else 1. */
static void price_by_level(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u / LEVEL != edges[i].v / LEVEL;
}

static bool same_level(const void *context, int u, int v)
{
    return context == NULL && u / LEVEL == v / LEVEL;
}

typedef struct levels {
    bool alike; /* the stage says which nodes are */
    bool given;
} levels;

static bd_status next_level_stage(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                                  bool *done, bd_err *err)
{
    levels *l = self;
    (void)face;
    (void)last_value;
    (void)err;
    *done = l->given;
    *stage = (bd_stage){.id = "levels",
                        .price = price_by_level,
                        .alike = l->alike ? same_level : NULL,
                        .low = 0,
                        .high = CARDS - 1};
    l->given = true;
    return BD_OK;
}

/* Every level is odd: the weight 1 of each of the four sets, over 2, proves the two boards between levels.
 * With more weight on one set, and less on another, it is false. */
static bd_verdict walk_levels(bool alike, int64_t shift, int64_t steps_most)
{
    static const uint16_t nodes[CARDS] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
    static const uint16_t mate[CARDS] = {1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10};
    bd_edge edges[CARDS * CARDS];
    bd_odd_set sets[CARDS / LEVEL];
    bd_weight weights[CARDS / LEVEL];
    size_t count = 0;
    levels self = {.alike = alike};
    bd_verdict verdict;
    for (uint16_t u = 0; u < CARDS; u++)
        for (uint16_t v = u + 1; v < CARDS; v++) edges[count++] = (bd_edge){u, v};
    for (uint32_t s = 0; s < CARDS / LEVEL; s++) {
        sets[s] = (bd_odd_set){.nodes = nodes + (size_t)LEVEL * s, .count = LEVEL};
        weights[s] = (bd_weight){.index = s, .weight = 2};
    }
    weights[0].weight += shift;
    weights[1].weight += shift;
    weights[2].weight -= shift;
    weights[3].weight -= shift;
    bd_stage_proof proof = {.id = "levels",
                            .value = 2,
                            .bound = 2,
                            .proved = true,
                            .denominator = 4,
                            .sets = weights,
                            .set_count = CARDS / LEVEL};
    const bd_certificate certificate = {.outcome = BD_BEST,
                                        .nodes = CARDS,
                                        .mate = mate,
                                        .sets = sets,
                                        .set_count = CARDS / LEVEL,
                                        .stages = &proof,
                                        .stage_count = 1};
    const bd_stages stages = {.self = &self, .next = next_level_stage};
    const bd_walk_input input = {.nodes = CARDS,
                                 .edges = edges,
                                 .edge_count = count,
                                 .stages = &stages,
                                 .certificate = &certificate,
                                 .steps_most = steps_most};
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    return verdict;
}

/* Sums of weights that are not worked out any more must not be believed. */
static void check_limits(bool alike)
{
    int refused = 0;
    cr_assert_eq(walk_levels(alike, 0, 0).kind, BD_PROVED_BEST);
    cr_assert_eq(walk_levels(alike, 1, 0).kind, BD_REFUSED);
    for (int64_t most = 1; most < 300; most++) {
        const bd_verdict right = walk_levels(alike, 0, most);
        cr_assert_eq(walk_levels(alike, 1, most).kind, BD_REFUSED, "%lld steps", (long long)most);
        cr_assert_eq(walk_levels(alike, -1, most).kind, BD_REFUSED, "%lld steps", (long long)most);
        cr_assert(right.kind == BD_PROVED_BEST || strstr(right.sentence, "overlap so much") != NULL,
                  "%lld: %s", (long long)most, right.sentence);
        cr_assert(right.kind == BD_PROVED_BEST || refused == most - 1, "more steps never do harm");
        refused += right.kind == BD_REFUSED;
    }
    cr_assert(refused > CARDS && refused < 299, "%d", refused);
}

Test(verify_walk, with_fewer_steps_it_refuses_and_never_accepts_what_is_false)
{
    check_limits(false);
    check_limits(true);
}
