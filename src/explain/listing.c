#include "explain/listing.h"

#include <string.h>

typedef struct lister {
    bd_arena *arena;
    const bd_certificate *certificate;
    const bd_edge *edges;
    size_t edge_count;
    bd_plain_stage *stages;
    size_t count, capacity;
} lister;

/* A list of wishes is listed as the stage it comes to, beside what it asked for. */
static bd_status listing_settle_wishes(const lister *l, const bd_stage *stage, bd_cost *cost,
                                       bd_plain_stage *out, bd_err *err)
{
    bd_cost *wish;
    if (stage->wishes == 0) return BD_OK;
    BD_NEW(wish, l->arena, l->edge_count, err);
    for (size_t i = 0; i < l->edge_count; i++) {
        wish[i] = cost[i];
        cost[i] = wish[i] >= 1 && wish[i] <= out->value;
    }
    out->wish = wish;
    out->wishes = stage->wishes;
    out->value = 0;
    return BD_OK;
}

static bd_status listing_see(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    lister *l = self;
    bd_cost *cost;
    (void)face;
    if (l->count >= l->certificate->stage_count) return BD_OK;
    const bd_stage_proof *proof = &l->certificate->stages[l->count];
    BD_NEW(cost, l->arena, l->edge_count, err);
    BD_ROOM(l->stages, l->count, l->capacity, l->arena, err);
    stage->price(stage->context, l->edges, l->edge_count, cost);
    bd_plain_stage *out = &l->stages[l->count++];
    *out = (bd_plain_stage){.id = proof->id, .cost = cost, .value = proof->value};
    return listing_settle_wishes(l, stage, cost, out, err);
}

bd_status bd_listing_of_draw(bd_arena *arena, const bd_best *best, bd_listing *out, bd_err *err)
{
    bd_model model;
    int *ids;
    BD_TRY(bd_model_of_round(best->proved_in, arena, &model, err));
    BD_NEW(ids, arena, model.nodes, err);
    for (int u = 0; u < best->round->cards; u++) ids[u] = best->round->players[u].id;
    lister l = {.arena = arena,
                .certificate = &best->certificate,
                .edges = model.edges,
                .edge_count = model.edge_count};
    const bd_walk_witness witness = {.self = &l, .see = listing_see};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best->certificate,
                                 .ids = ids,
                                 .witness = &witness};
    BD_TRY(bd_walk_check(&input, &out->verdict, err));
    out->certificate = &best->certificate;
    out->problem = (bd_plain_problem){.nodes = model.nodes,
                                      .ids = ids,
                                      .edges = model.edges,
                                      .edge_count = model.edge_count,
                                      .stages = l.stages,
                                      .stage_count = out->verdict.stages};
    return BD_OK;
}

size_t bd_listing_find(const bd_listing *listing, const char *id)
{
    size_t k = 0;
    while (k < listing->problem.stage_count && strcmp(listing->problem.stages[k].id, id) != 0) k++;
    return k;
}
