/* A factor, with as many pairs of each player as there are rounds, is a perfect matching of Tutte's graph
 * (cards/ahead.h), and a barrier of that graph says that there is none. */
#include "solve/plan_search.h"

/* A matching to begin with: of each node as many ends as it has cores, at random; then the pairs both ends of
 * which are left. */
static bd_status factor_start(bd_ahead_search *s, bd_random *random, const bd_ahead_factor *graph,
                              uint16_t *mate, bd_err *err)
{
    int *order;
    BD_NEW(order, s->scratch, graph->nodes, err);
    for (int a = 0; a < graph->nodes; a++) order[a] = a;
    bd_random_shuffle(random, order, (size_t)graph->nodes);
    for (int turn = 0; turn < 2; turn++)
        for (int i = 0; i < graph->nodes; i++) {
            const int a = order[i];
            const bool core = graph->node_of[a] == graph->other_of[a];
            if (mate[a] != BD_NONE || core != (turn == 0)) continue;
            for (int j = 0; j < graph->nodes; j++) {
                const int b = order[(i + j) % graph->nodes];
                if (mate[b] != BD_NONE || !bd_bits_has(graph->rows[a], b)) continue;
                mate[a] = (uint16_t)b;
                mate[b] = (uint16_t)a;
                break;
            }
        }
    return BD_OK;
}

static bd_status factor_match(bd_ahead_search *s, bd_random *random, bd_ahead_factor *graph,
                              bd_matcher *matcher, uint16_t **mate, int *exposed, bd_err *err)
{
    uint64_t *active;
    *mate = NULL;
    BD_TRY(bd_ahead_factor_new(s->scratch, s->of, s->rounds, graph, err));
    if (graph->rows == NULL) return BD_OK;
    BD_NEW(*mate, s->scratch, graph->nodes, err);
    BD_NEW(active, s->scratch, graph->words, err);
    BD_TRY(bd_matcher_new(s->scratch, graph->nodes, matcher, err));
    for (int a = 0; a < graph->nodes; a++) (*mate)[a] = BD_NONE;
    bd_bits_add_all(active, 0, graph->nodes - 1);
    if (random != NULL) BD_TRY(factor_start(s, random, graph, *mate, err));
    s->work += 8 * (int64_t)graph->nodes * graph->words;
    *exposed = bd_matcher_run(matcher, (const uint64_t *const *)graph->rows, NULL, active, *mate);
    return BD_OK;
}

bd_status bd_ahead_factor_bars(bd_ahead_search *s, bool *bars, bd_ahead_step *step, bd_err *err)
{
    bd_ahead_factor graph;
    bd_matcher matcher;
    uint16_t *mate, *nodes;
    int exposed = 0;
    BD_TRY(factor_match(s, NULL, &graph, &matcher, &mate, &exposed, err));
    *bars = exposed > 0;
    if (!*bars) return BD_OK;
    BD_NEW(nodes, s->arena, graph.nodes, err);
    for (int a = 0; a < graph.nodes; a++)
        if (matcher.label[a] == BD_INNER) nodes[step->node_count++] = (uint16_t)a;
    step->nodes = nodes;
    return BD_OK;
}

bd_status bd_ahead_factor_find(bd_ahead_search *s, bd_random *random, bd_ahead_factor *graph, uint16_t **mate,
                               bd_err *err)
{
    bd_matcher matcher;
    int exposed = 0;
    return factor_match(s, random, graph, &matcher, mate, &exposed, err);
}
