/* A small graph for tests of certificates: all pairs of six nodes. Stage "joined" costs 1 for pairs between
 * {0, 1, 2} and {3, 4, 5}, "long" -5 for the same, "near" 1 for those except 0-3. The best matching is 0-3,
 * 1-2, 4-5 and the only one. */
#ifndef TESTS_TRIANGLES_H
#define TESTS_TRIANGLES_H

#include "cards/instance.h"

static inline bd_instance triangles(void)
{
    static bd_edge edges[15];
    static bd_cost joined[15], far[15], near[15];
    static bd_cost *costs[] = {joined, far, near};
    static const char *const ids[] = {"joined", "long", "near"};
    size_t count = 0;
    for (int u = 0; u < 6; u++)
        for (int v = u + 1; v < 6; v++, count++) {
            const bool joins = u < 3 && v >= 3;
            edges[count] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
            joined[count] = joins;
            far[count] = joins ? -5 : 0;
            near[count] = joins && (u != 0 || v != 3);
        }
    return (bd_instance){
        .nodes = 6, .edge_count = count, .edges = edges, .stage_count = 3, .ids = ids, .costs = costs};
}

#endif
