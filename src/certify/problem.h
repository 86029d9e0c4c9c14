/* Model: a round as plain numbers: nodes, legal pairs, stages. What the solver gets. */
#ifndef BD_CERTIFY_PROBLEM_H
#define BD_CERTIFY_PROBLEM_H

#include "rulebook/rulebook.h"

typedef struct bd_model {
    int nodes; /* even */
    bd_edge *edges;
    size_t edge_count;
    bd_stages stages;
} bd_model;

/* The stages are walked once: a model serves one solve. */
bd_status bd_model_of_round(bd_round *round, bd_arena *arena, bd_model *out, bd_err *err);

#endif
