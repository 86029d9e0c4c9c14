/* The MathProg model says what the stages mean: GLPK's branch and bound on it agrees with trying all
 * matchings. */
#include "io/mathprog.h"
#include "solve/oracle.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

#include "brute.h"
#include "random_instance.h"
#include "tests_file.h"

/* A model and its data as a file; the path goes to path. */
static void write_model(bd_arena *arena, const bd_plain_problem *problem, size_t stage, char path[64])
{
    bd_text text = bd_text_new(arena);
    (void)snprintf(path, 64, "/tmp/bestdraw-test-XXXXXX");
    const int fd = mkstemp(path);
    cr_assert(fd >= 0);
    FILE *file = fdopen(fd, "w");
    bd_text_add_string(&text, bd_mathprog_stage_model);
    cr_assert_eq(bd_mathprog_write_data(&text, problem, stage, NULL), BD_OK);
    cr_assert_eq(fwrite(text.bytes, 1, text.length, file), text.length);
    cr_assert_eq(fclose(file), 0);
}

static void check_instance(bd_arena *arena, const bd_instance *instance, const char *name)
{
    const brute best = brute_force(instance);
    bd_plain_stage stages[BRUTE_STAGES];
    for (int k = 0; k < instance->stage_count; k++)
        stages[k] =
            (bd_plain_stage){.id = instance->ids[k], .cost = instance->costs[k], .value = best.value[k]};
    const bd_plain_problem problem = {.nodes = instance->nodes,
                                      .edges = instance->edges,
                                      .edge_count = instance->edge_count,
                                      .stages = stages,
                                      .stage_count = (size_t)instance->stage_count};
    for (int k = 0; k < instance->stage_count; k++) {
        char path[64];
        bd_oracle_answer answer = BD_ORACLE_UNKNOWN;
        int64_t value = 0;
        bd_err err = {.status = BD_OK};
        write_model(arena, &problem, (size_t)k, path);
        cr_assert_eq(bd_oracle_solve(path, 0, &answer, &value, &err), BD_OK, "%s stage %d: %s", name, k,
                     err.sentence);
        (void)unlink(path);
        cr_assert_eq(answer, best.matchings == 0 ? BD_ORACLE_INFEASIBLE : BD_ORACLE_VALUE, "%s stage %d",
                     name, k);
        if (best.matchings > 0) cr_assert_eq(value, best.value[k], "%s stage %d", name, k);
    }
}

Test(mathprog, agrees_with_trying_all_matchings)
{
    for (uint64_t seed = 1; seed <= 60; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed);
        char name[32];
        const int nodes = 2 * bd_random_between(&random, 1, 4);
        const bd_instance instance =
            random_instance(arena, &random, nodes, bd_random_between(&random, 40, 100), 3);
        (void)snprintf(name, sizeof name, "seed %d", (int)seed);
        check_instance(arena, &instance, name);
        bd_arena_free(arena);
    }
}

static void is_the_model(const char *model, const char *file)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    bd_text_add_string(&text, model);
    bd_text_add_string(&text, "end;\n");
    cr_assert_str_eq(text.bytes, test_file(arena, file));
    bd_arena_free(arena);
}

Test(mathprog, the_models_in_the_program_are_those_in_models)
{
    is_the_model(bd_mathprog_stage_model, "../../models/stage.mod");
    is_the_model(bd_mathprog_round_model, "../../models/round.mod");
}

Test(mathprog, the_bye_has_a_name)
{
    bd_arena *arena = bd_arena_new();
    bd_text text = bd_text_new(arena);
    const bd_edge edges[] = {{0, 1}, {0, 3}, {2, 3}};
    const bd_cost cost[] = {1, 0, -7};
    const int ids[] = {12, 5, 31, 0};
    const bd_plain_stage stages[] = {{.id = "a", .cost = cost, .value = 3}, {.id = "b:1", .cost = cost}};
    const bd_plain_problem problem = {
        .nodes = 4, .ids = ids, .edges = edges, .edge_count = 3, .stages = stages, .stage_count = 2};
    cr_assert_eq(bd_mathprog_write_data(&text, &problem, 1, NULL), BD_OK);
    cr_assert_str_eq(
        text.bytes, "data;\n\n/* Stage 2: b:1 */\n\nset CARDS := 12 5 31 bye;\n\nset BOARDS := (12,5) "
                    "(12,bye) (31,bye);\n\n"
                    "set SETTLED :=\n  \"a\";\n\nparam cost :=  12 5 1  31 bye -7;\n\nparam settled_cost :=\n"
                    "  [\"a\", *, *]  12 5 1  31 bye -7;\n\nparam settled_value :=\n  \"a\" 3;\n\nend;\n");
    bd_arena_free(arena);
}

Test(mathprog, a_file_that_is_no_model_is_an_error)
{
    bd_oracle_answer answer;
    int64_t value;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_oracle_solve(TEST_DATA "/no such model.mod", 0, &answer, &value, &err), BD_BAD_INPUT);
    cr_assert_eq(bd_oracle_solve(TEST_DATA "/certificate/triangles.cert", 0, &answer, &value, &err),
                 BD_BAD_INPUT);
    cr_assert(err.sentence[0] != '\0');
}
