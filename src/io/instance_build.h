/* Building an instance edge by edge, whatever file it comes from. */
#ifndef BD_IO_INSTANCE_BUILD_H
#define BD_IO_INSTANCE_BUILD_H

#include "cards/instance.h"

#include <stdbool.h>

typedef struct bd_instance_build {
    bd_arena *arena;
    int nodes, stages;
    const char **ids; /* [stages] */
    size_t edge_count, room;
    bd_edge *edges;    /* [room] as they came, u < v */
    uint32_t *where;   /* [room] line or byte in the file */
    bd_cost **costs;   /* [stages][room] */
    bool out_of_order; /* some edge does not come after the one before it */
} bd_instance_build;

/* Two edges that are one: their places in the file, and the nodes. */
typedef struct bd_edge_twice {
    bool found;
    bd_edge edge;
    uint32_t first, second;
} bd_edge_twice;

/* Adds a stage; *fine is false when its id is taken or reserved. */
bd_status bd_instance_add_stage(bd_instance_build *build, const char *id, bool *fine, bd_err *err);

/* Takes room for this many edges, so that arrays need not grow; the stages are known. */
bd_status bd_instance_room(bd_instance_build *build, size_t edges, bd_err *err);

/* Adds an edge between different nodes, from 1; its costs, all 0, stand at [edge_count - 1] of each stage's.
 */
bd_status bd_instance_add_edge(bd_instance_build *build, int64_t u, int64_t v, uint32_t where, bd_err *err);

/* Sorts the edges and fills *out, unless an edge is there twice. */
bd_status bd_instance_finish(bd_instance_build *build, bd_instance *out, bd_edge_twice *twice, bd_err *err);

#endif
