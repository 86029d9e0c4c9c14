/* Building an instance edge by edge, whatever file it comes from. */
#ifndef BD_IO_INSTANCE_BUILD_H
#define BD_IO_INSTANCE_BUILD_H

#include "cards/instance.h"

#include <stdbool.h>

/* An edge as it came. */
typedef struct bd_raw_edge {
    bd_edge edge;   /* u < v */
    uint32_t where; /* line or byte in the file */
    uint32_t index; /* of its costs */
} bd_raw_edge;

typedef struct bd_instance_build {
    bd_arena *arena;
    int nodes, stages;
    const char **ids; /* [stages] */
    bd_raw_edge *edges;
    size_t edge_count, edge_capacity;
    bd_cost *costs; /* stages of them per edge */
    size_t cost_capacity;
} bd_instance_build;

/* Adds a stage; *fine is false when its id is taken or reserved. */
bd_status bd_instance_add_stage(bd_instance_build *build, const char *id, bool *fine, bd_err *err);

/* Adds an edge between different nodes, from 1, and gives room for its costs. */
bd_status bd_instance_add_edge(bd_instance_build *build, int64_t u, int64_t v, uint32_t where,
                               bd_cost **costs, bd_err *err);

/* Sorts the edges and fills *out. When an edge is there twice, *twice points to both and *out is not filled;
 * otherwise it is NULL. */
bd_status bd_instance_finish(bd_instance_build *build, bd_instance *out, const bd_raw_edge **twice,
                             bd_err *err);

#endif
