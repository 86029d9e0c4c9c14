/* Random instances for tests: every kind of cost that has been trouble somewhere. */
#ifndef TESTS_RANDOM_INSTANCE_H
#define TESTS_RANDOM_INSTANCE_H

#include "base/random.h"
#include "cards/instance.h"

#include <criterion/criterion.h>
#include <stdio.h>

static inline bd_cost random_cost(bd_random *random, int kind, int u, int v)
{
    switch (kind) {
    case 0: return bd_random_between(random, 0, 1);
    case 1: return bd_random_between(random, -3, 3);
    case 2: return bd_random_between(random, -1000000, 1000000);
    case 3: return (u - v) * (u - v);
    case 4: return u / 3 == v / 3 ? 0 : 1; /* triangles: odd sets matter */
    default: return 0;
    }
}

/* `nodes` nodes, each pair there with a chance of `percent`, `stages` costs. */
static inline bd_instance random_instance(bd_arena *arena, bd_random *random, int nodes, int percent,
                                          int stages)
{
    bd_instance instance = {.nodes = nodes, .stage_count = stages};
    const size_t room = (size_t)nodes * (size_t)nodes / 2 + 1;
    char **ids = bd_arena_alloc(arena, (size_t)stages + 1, sizeof *ids);
    int kind[32];
    cr_assert(stages <= 32);
    instance.edges = bd_arena_alloc(arena, room, sizeof *instance.edges);
    instance.costs = bd_arena_alloc(arena, (size_t)stages + 1, sizeof *instance.costs);
    for (int k = 0; k < stages; k++) {
        char id[32];
        (void)snprintf(id, sizeof id, "cost.%d", k);
        ids[k] = bd_arena_copy_text(arena, id);
        instance.costs[k] = bd_arena_alloc(arena, room, sizeof **instance.costs);
        kind[k] = bd_random_between(random, 0, 5);
    }
    for (int u = 0; u < nodes; u++)
        for (int v = u + 1; v < nodes; v++) {
            if (bd_random_between(random, 1, 100) > percent) continue;
            for (int k = 0; k < stages; k++)
                instance.costs[k][instance.edge_count] = random_cost(random, kind[k], u, v);
            instance.edges[instance.edge_count++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
        }
    instance.ids = (const char *const *)ids;
    return instance;
}

#endif
