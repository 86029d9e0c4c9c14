/* Random families of odd sets, nested or apart, for tests of the solver's data structures. */
#ifndef TESTS_NESTED_SETS_H
#define TESTS_NESTED_SETS_H

#include "base/random.h"
#include "solve/family.h"

#include <criterion/criterion.h>

/* Adds sets inside nodes[0 .. count - 1] (ascending): some of the nodes, and sets inside those. */
static inline void nested_sets(bd_family *family, bd_random *random, bd_arena *arena, const uint16_t *nodes,
                               int count)
{
    int from = 0;
    while (count - from >= 3 && bd_random_below(random, 4) != 0) {
        const int most = (count - from - 1) / 2; /* 3, 5, ... up to all */
        const int size = 3 + 2 * (int)bd_random_below(random, (uint64_t)most);
        if (size > count - from || size >= family->nodes) return;
        bd_set set = {
            .nodes = nodes + from, .count = size, .weight = (int64_t)bd_random_below(random, 7) - 3};
        set.free = set.weight < 0 || bd_random_below(random, 3) == 0;
        set.rate = (int64_t)bd_random_below(random, 3) - 1;
        cr_assert_eq(bd_family_add(family, set, NULL), BD_OK);
        if (size > 3) nested_sets(family, random, arena, nodes + from, size - 2);
        from += size;
    }
}

/* A family of its own over so many nodes, arranged. */
static inline void nested_family(bd_family *family, bd_random *random, bd_arena *arena, int nodes)
{
    uint16_t *all = bd_arena_alloc(arena, (size_t)nodes, sizeof *all);
    for (int u = 0; u < nodes; u++) all[u] = (uint16_t)u;
    cr_assert_eq(bd_family_new(arena, nodes, family, NULL), BD_OK);
    nested_sets(family, random, arena, all, nodes);
    cr_assert(bd_family_arrange(family));
}

static inline bool nested_holds(const bd_set *set, int u)
{
    for (int i = 0; i < set->count; i++)
        if (set->nodes[i] == u) return true;
    return false;
}

#endif
