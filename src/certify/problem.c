#include "certify/problem.h"

bd_status bd_model_of_round(bd_round *round, bd_arena *arena, bd_model *out, bd_err *err)
{
    *out = (bd_model){.nodes = round->nodes};
    BD_TRY(bd_round_edges(round, arena, &out->edges, &out->edge_count, err));
    return bd_round_stages(round, arena, &out->stages, err);
}
