/* Instance: a graph with several integer costs per pair, for those who want the matching engine without
 * chess.
 *
 * Its stages are its costs in order. Nodes are 0 .. nodes - 1 here and numbered from 1 in files. */
#ifndef BD_CARDS_INSTANCE_H
#define BD_CARDS_INSTANCE_H

#include "cards/stage.h"

typedef struct bd_instance {
    int nodes; /* even */
    size_t edge_count;
    bd_edge *edges; /* sorted, u < v, no pair twice */
    int stage_count;
    const char *const *ids; /* [stage_count] of the stages */
    bd_cost **costs;        /* [stage_count][edge_count] */
} bd_instance;

/* The stages of an instance, which must live as long as they. */
bd_status bd_instance_stages(const bd_instance *instance, bd_arena *arena, bd_stages *out, bd_err *err);

/* SHA-256 of what the instance says: the same for every order and spelling of its file. */
void bd_instance_digest(const bd_instance *instance, char hex[65]);

#endif
