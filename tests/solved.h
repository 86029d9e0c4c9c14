/* A solved instance as the text of its certificate, for tests. */
#ifndef TESTS_SOLVED_H
#define TESTS_SOLVED_H

#include "base/text.h"
#include "io/certificate_file.h"
#include "solve/solve.h"

#include <criterion/criterion.h>
#include <string.h>

#include "random_instance.h"

/* Solves; the certificate has the instance's digest. */
static inline bd_certificate solve_instance(bd_arena *arena, const bd_instance *instance, const char *name)
{
    bd_stages stages;
    bd_solved solved;
    bd_err err = {.status = BD_OK};
    const bd_solve_options options = {.prove_unique = true};
    char *digest = bd_arena_alloc(arena, 65, 1);
    bd_edge *edges = bd_arena_alloc(arena, instance->edge_count + 1, sizeof *edges);
    memcpy(edges, instance->edges, instance->edge_count * sizeof *edges);
    cr_assert_eq(bd_instance_stages(instance, arena, &stages, NULL), BD_OK);
    cr_assert_eq(
        bd_solve(arena, instance->nodes, edges, instance->edge_count, &stages, &options, &solved, NULL, &err),
        BD_OK, "%s: %s", name, err.sentence);
    bd_instance_digest(instance, digest);
    solved.certificate.digest = digest;
    return solved.certificate;
}

static inline bd_text certificate_text(bd_arena *arena, const bd_certificate *certificate)
{
    bd_text text = bd_text_new(arena);
    cr_assert_eq(bd_certificate_write(&text, certificate, NULL, NULL), BD_OK);
    return text;
}

#endif
