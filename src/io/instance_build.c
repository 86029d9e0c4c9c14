#include "io/instance_build.h"

#include "base/assert.h"
#include "cards/certificate.h"
#include "io/instance_file.h"

#include <stdlib.h>
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

bd_status bd_instance_add_edge(bd_instance_build *build, int64_t u, int64_t v, uint32_t where,
                               bd_cost **costs, bd_err *err)
{
    BD_ASSERT(u >= 1 && v >= 1 && u != v);
    BD_ASSERT(u <= build->nodes && v <= build->nodes);
    const size_t first = build->edge_count * (size_t)build->stages;
    BD_ROOM(build->edges, build->edge_count, build->edge_capacity, build->arena, err);
    if (build->stages > 0)
        BD_ROOM(build->costs, first + (size_t)build->stages - 1, build->cost_capacity, build->arena, err);
    const bd_edge edge = {.u = (uint16_t)((u < v ? u : v) - 1), .v = (uint16_t)((u < v ? v : u) - 1)};
    build->edges[build->edge_count] =
        (bd_raw_edge){.edge = edge, .where = where, .index = (uint32_t)build->edge_count};
    build->edge_count++;
    *costs = build->stages > 0 ? build->costs + first : NULL;
    return BD_OK;
}

static int build_by_nodes(const void *a, const void *b)
{
    const bd_raw_edge *x = a, *y = b;
    if (x->edge.u != y->edge.u) return x->edge.u < y->edge.u ? -1 : 1;
    if (x->edge.v != y->edge.v) return x->edge.v < y->edge.v ? -1 : 1;
    return x->index < y->index ? -1 : x->index > y->index;
}

static bool build_is_sorted(const bd_instance_build *build)
{
    for (size_t i = 1; i < build->edge_count; i++)
        if (build_by_nodes(&build->edges[i - 1], &build->edges[i]) >= 0) return false;
    return true;
}

bd_status bd_instance_finish(bd_instance_build *build, bd_instance *out, const bd_raw_edge **twice,
                             bd_err *err)
{
    BD_ASSERT(build->nodes % 2 == 0);
    const size_t count = build->edge_count;
    if (!build_is_sorted(build)) qsort(build->edges, count, sizeof *build->edges, build_by_nodes);
    *twice = NULL;
    for (size_t i = 1; i < count && *twice == NULL; i++)
        if (memcmp(&build->edges[i - 1].edge, &build->edges[i].edge, sizeof(bd_edge)) == 0)
            *twice = &build->edges[i - 1];
    if (*twice != NULL) return BD_OK;
    *out = (bd_instance){
        .nodes = build->nodes, .edge_count = count, .stage_count = build->stages, .ids = build->ids};
    BD_NEW(out->edges, build->arena, count, err);
    BD_NEW(out->costs, build->arena, build->stages, err);
    for (size_t i = 0; i < count; i++) out->edges[i] = build->edges[i].edge;
    for (int k = 0; k < build->stages; k++) {
        BD_NEW(out->costs[k], build->arena, count, err);
        for (size_t i = 0; i < count; i++)
            out->costs[k][i] =
                build->costs[(size_t)build->edges[i].index * (size_t)build->stages + (size_t)k];
    }
    return BD_OK;
}
