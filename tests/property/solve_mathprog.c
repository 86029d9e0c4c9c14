/* The staged solver against GLPK's own MathProg and branch and bound, up to 30 nodes: an oracle that shares
 * neither loop nor cuts. */
#include "io/mathprog.h"
#include "solve/oracle.h"

#include <stdlib.h>
#include <unistd.h>

#include "solved.h"

static int64_t ask_oracle(bd_arena *arena, const bd_plain_problem *problem, size_t stage, const char *name)
{
    char path[] = "/tmp/bestdraw-test-XXXXXX";
    bd_text text = bd_text_new(arena);
    bd_oracle_answer answer = BD_ORACLE_UNKNOWN;
    bd_err err = {.status = BD_OK};
    int64_t value = 0;
    const int fd = mkstemp(path);
    cr_assert(fd >= 0);
    FILE *file = fdopen(fd, "w");
    bd_text_add_string(&text, bd_mathprog_stage_model);
    cr_assert_eq(bd_mathprog_write_data(&text, problem, stage, NULL), BD_OK);
    cr_assert_eq(fwrite(text.bytes, 1, text.length, file), text.length);
    cr_assert_eq(fclose(file), 0);
    const bd_status status = bd_oracle_solve(path, 60, &answer, &value, &err);
    (void)unlink(path);
    cr_assert_eq(status, BD_OK, "%s stage %zu: %s", name, stage, err.sentence);
    cr_assert_eq(answer, BD_ORACLE_VALUE, "%s stage %zu", name, stage);
    return value;
}

static void compare(uint64_t seed)
{
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(seed);
    char name[32];
    (void)snprintf(name, sizeof name, "seed %d", (int)seed);
    const bd_instance instance = random_instance(arena, &random, 2 * bd_random_between(&random, 3, 15),
                                                 bd_random_between(&random, 25, 100), 4);
    const bd_certificate certificate = solve_instance(arena, &instance, name);
    bd_plain_stage stages[4];
    if (certificate.outcome == BD_BEST) {
        for (int k = 0; k < 4; k++)
            stages[k] = (bd_plain_stage){
                .id = instance.ids[k], .cost = instance.costs[k], .value = certificate.stages[k].value};
        const bd_plain_problem problem = {.nodes = instance.nodes,
                                          .edges = instance.edges,
                                          .edge_count = instance.edge_count,
                                          .stages = stages,
                                          .stage_count = 4};
        for (size_t k = 0; k < 4; k++)
            cr_assert_eq(ask_oracle(arena, &problem, k, name), stages[k].value, "%s stage %zu", name, k);
    }
    bd_arena_free(arena);
}

Test(solve_mathprog, every_value_agrees)
{
    for (uint64_t seed = 1; seed <= 40; seed++) compare(seed);
}
