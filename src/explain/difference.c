#include "explain/difference.h"

#include "model/model.h"
#include "verify/walk.h"

#include <string.h>

typedef struct comparison {
    const bd_best *best;
    const bd_edge *pairs; /* of the other draw, sorted */
    size_t pair_count;
    bd_cost *cost; /* [pair_count] */
    bd_stage_values *stages;
    size_t count;
    bool worse;
} comparison;

static bool same_boards(const bd_best *best, const uint16_t *mate)
{
    for (int u = 0; u < best->round->nodes; u++)
        if (mate[u] != best->certificate.mate[u]) return false;
    return true;
}

static bd_status list_pairs(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_edge **out, size_t *count, bd_err *err)
{
    bd_edge *pairs;
    BD_NEW(pairs, arena, round->nodes / 2, err);
    *count = 0;
    for (int u = 0; u < round->nodes; u++) {
        const int v = mate[u];
        if (v < u) continue;
        if (!bd_round_is_legal(round, u, v)) BD_FAIL(err, BD_USAGE, NULL, "only a legal draw can be compared with the best one");
        pairs[(*count)++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    *out = pairs;
    return BD_OK;
}

/* Wishes granted by the other draw: those before the first that one of its pairs stands against. */
static int64_t wishes_granted(const comparison *work, int wishes)
{
    int64_t granted = wishes;
    for (size_t i = 0; i < work->pair_count; i++)
        if (work->cost[i] >= 1 && work->cost[i] <= granted) granted = work->cost[i] - 1;
    return granted;
}

static int64_t value_of(const comparison *work, const bd_stage *stage)
{
    stage->price(stage->context, work->pairs, work->pair_count, work->cost);
    if (stage->wishes > 0) return wishes_granted(work, stage->wishes);
    int64_t sum = 0;
    for (size_t i = 0; i < work->pair_count; i++) sum += work->cost[i];
    return sum;
}

static bd_status see(void *self, const bd_stage *stage, const bd_stage_view *view, bd_err *err)
{
    (void)view;
    comparison *work = self;
    if (work->worse || work->count >= work->best->certificate.stage_count) return BD_OK;
    const bd_stage_proof *proof = &work->best->certificate.stages[work->count];
    if (strcmp(proof->id, stage->id) != 0) BD_FAIL(err, BD_INTERNAL, NULL, "stage %s stands where %s is expected", stage->id, proof->id);
    bd_stage_values *values = &work->stages[work->count++];
    *values = (bd_stage_values){.best = proof->value, .other = value_of(work, stage), .wishes = stage->wishes > 0};
    memcpy(values->stage, stage->id, sizeof values->stage);
    const bool better = values->wishes ? values->other > values->best : values->other < values->best;
    if (better && proof->proved)
        BD_FAIL(err, BD_INTERNAL, NULL, "another draw is better than the best one at %s: %lld against %lld", stage->id, (long long)values->other,
                (long long)values->best);
    work->worse = values->best != values->other;
    return BD_OK;
}

static const bd_criterion *criterion_of(const char *stage)
{
    char id[BD_STAGE_ID_SIZE];
    const size_t length = strcspn(stage, ".:");
    memcpy(id, stage, length);
    id[length] = '\0';
    return bd_criterion_find(id);
}

/* The checker's walk gives the stages, each with its face; the verdict is of no interest here. */
static bd_status walk(bd_arena *arena, comparison *work, bd_err *err)
{
    bd_round *round = work->best->round;
    bd_model model;
    BD_TRY(bd_model_of_round(round, arena, &model, err));
    const bd_walk_witness witness = {.self = work, .see = see};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &work->best->certificate,
                                 .witness = &witness};
    bd_verdict verdict;
    BD_TRY(bd_walk_check(arena, &input, &verdict, err));
    if (verdict.kind == BD_REFUSED) BD_FAIL(err, BD_INTERNAL, NULL, "the certificate of the best draw is refused: %s", verdict.sentence);
    return BD_OK;
}

bd_status bd_difference_of(bd_arena *arena, const bd_best *best, const uint16_t *mate, bd_difference *out, bd_err *err)
{
    *out = (bd_difference){.standing = BD_SAME_BOARDS};
    if (best->certificate.mate == NULL) BD_FAIL(err, BD_USAGE, NULL, "there is no best draw to compare with");
    bd_edge *pairs;
    comparison work = {.best = best};
    BD_TRY(list_pairs(arena, best->round, mate, &pairs, &work.pair_count, err));
    if (same_boards(best, mate)) return BD_OK;
    work.pairs = pairs;
    BD_NEW(work.cost, arena, work.pair_count, err);
    BD_NEW(work.stages, arena, best->certificate.stage_count, err);
    BD_TRY(walk(arena, &work, err));
    out->stages = work.stages;
    out->stage_count = work.count;
    out->standing = work.worse ? BD_WORSE : best->certificate.outcome == BD_BEST ? BD_AS_GOOD : BD_OPEN;
    if (work.worse) out->criterion = criterion_of(work.stages[work.count - 1].stage);
    return BD_OK;
}
