#include "io/instance_build.h"

#include "base/assert.h"
#include "cards/certificate.h"
#include "io/instance_file.h"

#include <string.h>

bd_status bd_instance_add_stage(bd_instance_build *build, const char *id, bool *fine, bd_err *err)
{
    BD_ASSERT(id != NULL && build->edge_count == 0);
    if (build->ids == NULL) BD_NEW(build->ids, build->arena, BD_INSTANCE_COSTS_MAX, err);
    *fine = build->stages < BD_INSTANCE_COSTS_MAX && strcmp(id, BD_STAGE_UNIQUE) != 0;
    for (int k = 0; k < build->stages && *fine; k++) *fine = strcmp(build->ids[k], id) != 0;
    if (*fine) build->ids[build->stages++] = id;
    return BD_OK;
}

/* The array with room for `to` items of this size instead of `from`; NULL when memory is exhausted. */
static void *build_widen(const bd_instance_build *build, const void *items, size_t to, size_t size)
{
    void *made = bd_arena_alloc(build->arena, to, size);
    if (made != NULL && build->edge_count > 0) memcpy(made, items, build->edge_count * size);
    return made;
}

bd_status bd_instance_room(bd_instance_build *build, size_t edges, bd_err *err)
{
    BD_ASSERT(edges >= build->edge_count);
    if (build->costs == NULL) BD_NEW(build->costs, build->arena, build->stages, err);
    build->edges = build_widen(build, build->edges, edges, sizeof *build->edges);
    build->where = build_widen(build, build->where, edges, sizeof *build->where);
    if (build->edges == NULL || build->where == NULL) BD_FAIL_MEMORY(err);
    for (int k = 0; k < build->stages; k++) {
        build->costs[k] = build_widen(build, build->costs[k], edges, sizeof *build->costs[k]);
        if (build->costs[k] == NULL) BD_FAIL_MEMORY(err);
    }
    build->room = edges;
    return BD_OK;
}

static bool build_comes_after(bd_edge a, bd_edge b) { return a.u != b.u ? a.u > b.u : a.v > b.v; }

bd_status bd_instance_add_edge(bd_instance_build *build, int64_t u, int64_t v, uint32_t where, bd_err *err)
{
    BD_ASSERT(u >= 1 && v >= 1 && u != v);
    BD_ASSERT(u <= build->nodes && v <= build->nodes);
    if (build->edge_count == build->room) BD_TRY(bd_instance_room(build, 2 * build->room + 64, err));
    const bd_edge edge = {.u = (uint16_t)((u < v ? u : v) - 1), .v = (uint16_t)((u < v ? v : u) - 1)};
    const size_t at = build->edge_count++;
    build->edges[at] = edge;
    build->where[at] = where;
    if (at > 0 && !build_comes_after(edge, build->edges[at - 1])) build->out_of_order = true;
    return BD_OK;
}

/* to[]: the edges of from[] (NULL: 0, 1, ...) by one of their nodes; edges that have the same stay as they
 * stood. start has a place for each node and one more. */
static void build_sort_by(const bd_instance_build *build, bool by_u, const uint32_t *from, uint32_t *to,
                          size_t *start)
{
    memset(start, 0, ((size_t)build->nodes + 1) * sizeof *start);
    for (size_t i = 0; i < build->edge_count; i++)
        start[(by_u ? build->edges[i].u : build->edges[i].v) + 1]++;
    for (int u = 0; u < build->nodes; u++) start[u + 1] += start[u];
    for (size_t i = 0; i < build->edge_count; i++) {
        const uint32_t edge = from != NULL ? from[i] : (uint32_t)i;
        to[start[by_u ? build->edges[edge].u : build->edges[edge].v]++] = edge;
    }
}

static bd_status build_sort(bd_instance_build *build, bd_err *err)
{
    uint32_t *by_v, *order;
    size_t *start;
    BD_NEW(by_v, build->arena, build->edge_count, err);
    BD_NEW(order, build->arena, build->edge_count, err);
    BD_NEW(start, build->arena, build->nodes + 1, err);
    build_sort_by(build, false, NULL, by_v, start);
    build_sort_by(build, true, by_v, order, start);
    const bd_instance_build as_it_came = *build;
    build->costs = NULL;
    const size_t count = build->edge_count;
    build->edge_count = 0;
    BD_TRY(bd_instance_room(build, count, err));
    for (size_t i = 0; i < count; i++) {
        build->edges[i] = as_it_came.edges[order[i]];
        build->where[i] = as_it_came.where[order[i]];
    }
    for (int k = 0; k < build->stages; k++)
        for (size_t i = 0; i < count; i++) build->costs[k][i] = as_it_came.costs[k][order[i]];
    build->edge_count = count;
    return BD_OK;
}

bd_status bd_instance_finish(bd_instance_build *build, bd_instance *out, bd_edge_twice *twice, bd_err *err)
{
    BD_ASSERT(build->nodes % 2 == 0);
    *twice = (bd_edge_twice){.found = false};
    if (build->costs == NULL) BD_TRY(bd_instance_room(build, 0, err));
    if (build->out_of_order) BD_TRY(build_sort(build, err));
    for (size_t i = 1; i < build->edge_count && build->out_of_order && !twice->found; i++)
        if (!build_comes_after(build->edges[i], build->edges[i - 1]))
            *twice = (bd_edge_twice){true, build->edges[i], build->where[i - 1], build->where[i]};
    *out = (bd_instance){.nodes = build->nodes,
                         .edge_count = build->edge_count,
                         .edges = build->edges,
                         .stage_count = build->stages,
                         .ids = build->ids,
                         .costs = build->costs};
    return BD_OK;
}
