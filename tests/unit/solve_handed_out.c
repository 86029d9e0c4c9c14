/* A solve hands out its stages beside their proofs: who explains a draw need not build the model again. */
#include "solve/solve.h"
#include "support/puzzle.h"

#include <criterion/criterion.h>

/* What the matching costs in a stage that was handed out. */
static int64_t cost_of(bd_arena *arena, const bd_stage *stage, int nodes, const uint16_t *mate)
{
    bd_cost *cost = bd_arena_alloc(arena, 1, sizeof *cost);
    int64_t sum = 0;
    for (int u = 0; u < nodes; u++) {
        const bd_edge pair = {.u = (uint16_t)u, .v = mate[u]};
        if (pair.u > pair.v) continue;
        stage->price(stage->context, &pair, 1, cost);
        sum += *cost;
    }
    return sum;
}

static bd_solved solve_puzzle(bd_arena *arena, const bd_puzzle *puzzle, bd_limits limits)
{
    bd_stages stages;
    bd_solved solved;
    const bd_solve_options options = {.prove_unique = true, .limits = limits};
    bd_edge *edges = bd_arena_alloc(arena, puzzle->count, sizeof *edges);
    memcpy(edges, puzzle->edges, puzzle->count * sizeof *edges);
    cr_assert_eq(bd_puzzle_stages(puzzle, arena, &stages, NULL), BD_OK);
    cr_assert_eq(bd_solve(arena, puzzle->nodes, edges, puzzle->count, &stages, &options, &solved, NULL, NULL),
                 BD_OK);
    return solved;
}

/* Every proof has its stage: the same name, and the value is what that stage's costs say of the matching. */
static void check_stages(bd_arena *arena, const bd_puzzle *puzzle, const bd_solved *solved)
{
    const bd_certificate *c = &solved->certificate;
    cr_assert_eq(solved->stage_count, c->stage_count);
    for (size_t k = 0; k < c->stage_count; k++) {
        cr_assert_str_eq(solved->stages[k].id, c->stages[k].id);
        cr_assert_eq(cost_of(arena, &solved->stages[k], puzzle->nodes, c->mate), c->stages[k].value, "%s",
                     c->stages[k].id);
    }
}

static void price_nothing(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    (void)edges;
    memset(cost, 0, count * sizeof *cost);
}

/* As cards/stage.h has it: nothing is said until there are no more. */
static bd_status next_of_two(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                             bd_err *err)
{
    int *given = self;
    (void)face;
    (void)last_value;
    (void)err;
    if (*given == 2)
        *done = true;
    else
        *stage = (bd_stage){.id = "nothing", .price = price_nothing, .high = 3};
    ++*given;
    return BD_OK;
}

Test(solve_handed_out, the_end_alone_is_told)
{
    bd_arena *arena = bd_arena_new();
    bd_edge edges[] = {{0, 1}, {0, 2}, {1, 3}, {2, 3}};
    int given = 0;
    const bd_stages stages = {.self = &given, .next = next_of_two};
    bd_solved solved;
    cr_assert_eq(bd_solve(arena, 4, edges, 4, &stages, NULL, &solved, NULL, NULL), BD_OK);
    cr_expect_eq(solved.certificate.stage_count, 2);
    bd_arena_free(arena);
}

Test(solve_handed_out, each_proof_has_its_stage)
{
    int unique = 0;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_puzzle puzzle;
        cr_assert_eq(bd_puzzle_new(arena, BD_PUZZLE_DRAWS, 10 + (int)seed, 3, seed, &puzzle, NULL), BD_OK);
        const bd_solved solved = solve_puzzle(arena, &puzzle, (bd_limits){.stop = NULL});
        cr_assert_eq(solved.certificate.outcome, BD_BEST);
        check_stages(arena, &puzzle, &solved);
        unique += solved.certificate.unique;
        bd_arena_free(arena);
    }
    cr_assert_gt(unique, 0, "the stage of uniqueness must be among them");
}

Test(solve_handed_out, an_open_stage_too)
{
    static const volatile sig_atomic_t stop = 1;
    bd_arena *arena = bd_arena_new();
    bd_puzzle puzzle;
    cr_assert_eq(bd_puzzle_new(arena, BD_PUZZLE_DRAWS, 120, 5, 42, &puzzle, NULL), BD_OK);
    const bd_solved solved = solve_puzzle(arena, &puzzle, (bd_limits){.stop = &stop});
    cr_assert_eq(solved.certificate.outcome, BD_NOT_PROVED);
    cr_assert_gt(solved.stage_count, 0);
    check_stages(arena, &puzzle, &solved);
    bd_arena_free(arena);
}

Test(solve_handed_out, none_where_there_is_no_matching)
{
    bd_arena *arena = bd_arena_new();
    bd_edge star[] = {{0, 3}, {1, 3}, {2, 3}};
    const bd_puzzle puzzle = {.nodes = 4, .edges = star, .count = 3, .stages = 0};
    const bd_solved solved = solve_puzzle(arena, &puzzle, (bd_limits){.stop = NULL});
    cr_assert_eq(solved.certificate.outcome, BD_NO_MATCHING);
    cr_assert_eq(solved.stage_count, 0);
    bd_arena_free(arena);
}
