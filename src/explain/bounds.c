#include "explain/bounds.h"

#include "explain/explain_words.h"
#include "solve/matcher.h"
#include "verify/walk.h"

#include <string.h>

/* The players whom the sentence counts: all singles, or the smallest of two groups, or none. */
static bd_status bound_pick_group(bd_arena *arena, const bd_bound_step *step, bd_group *out,
                                  const char **code, bd_err *err)
{
    const bd_groups *groups = &step->groups;
    const bool free = step->barrier.count == 0;
    *out = (bd_group){NULL, 0};
    *code = free ? "bound-odd-groups" : "bound-groups";
    if (free && groups->odd_count == 2) {
        *out = *bd_groups_smallest(groups);
        *code = out->count == 1 ? "bound-nobody" : "bound-odd";
    } else if (groups->all_single) {
        *code = free ? "bound-all-nobody" : "bound-too-few";
        return bd_groups_singles(arena, groups, out, err);
    }
    return BD_OK;
}

static bd_status bound_say_step(bd_arena *arena, const bd_round *round, bd_bound *bound,
                                const bd_bound_step *step, const char *article, bd_err *err)
{
    bd_group group;
    const char *code, *costs;
    int *ids = NULL, *others = NULL;
    BD_TRY(bound_pick_group(arena, step, &group, &code, err));
    BD_TRY(bd_phrase_cost(arena, round, bound->proof->id, step->cost, &costs, err));
    BD_TRY(bd_groups_ids(arena, round, group.nodes, group.count, &ids, err));
    BD_TRY(bd_groups_ids(arena, round, step->barrier.nodes, step->barrier.count, &others, err));
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_players(&saying, "group", ids, group.count);
    bd_saying_players(&saying, "others", others, step->barrier.count);
    bd_groups_name(&saying, "groups", round, &step->groups);
    bd_saying_put(&saying, round,
                  BD_PLACES(bd_place_text("costs", costs), BD_PUT_NUMBER("n", group.count),
                            BD_PUT_NUMBER("m", step->barrier.count),
                            BD_PUT_NUMBER("q", step->groups.odd_count), BD_PUT_NUMBER("k", step->boards),
                            bd_place_text("open", bound->all_legal ? "" : BD_SAY(EXPLAIN_OPEN_BOARDS))));
    return bd_reasons_add(&bound->reasons, &saying, article, ids, group.count, err);
}

static bd_status bound_say(bd_arena *arena, const bd_round *round, bd_bound *bound, bd_err *err)
{
    static const char *const codes[] = {[BD_BOUND_ZERO] = "bound-zero",
                                        [BD_BOUND_WISHES] = "bound-wishes",
                                        [BD_BOUND_ONE_BOARD] = "bound-one-board",
                                        [BD_BOUND_RESTS] = "bound-rests",
                                        [BD_BOUND_OPEN] = "bound-open"};
    const bd_criterion *criterion = bd_difference_criterion(round, bound->proof->id);
    const char *article = criterion != NULL ? bd_criterion_article(round->rules, criterion) : NULL;
    int *ids = NULL;
    for (size_t i = 0; bound->kind == BD_BOUND_COUNT && i < bound->step_count; i++)
        BD_TRY(bound_say_step(arena, round, bound, &bound->steps[i], article, err));
    if (bound->kind == BD_BOUND_COUNT) return BD_OK;
    BD_TRY(bd_groups_ids(arena, round, bound->rests, bound->rest_count, &ids, err));
    bd_saying saying = bd_saying_new(
        arena, bound->kind == BD_BOUND_RESTS && bound->rest_count == 0 ? "bound-face" : codes[bound->kind]);
    bd_saying_int(&saying, "value", bound->proof->value);
    bd_saying_players(&saying, "players", ids, bound->rest_count);
    return bd_reasons_add(&bound->reasons, &saying, article, ids, bound->rest_count, err);
}

enum { STEPS_MAX = 4 };

typedef struct reader {
    bd_arena *arena;
    const bd_question *question;
    const bd_edge *legal;
    size_t legal_count;
    bd_edge *open; /* [legal_count] those still allowed */
    bd_bound *bounds;
    size_t count;
    /* Of the stage at hand. */
    const bd_edge *edges;
    size_t edge_count;
    bd_cost *cost; /* [legal_count] */
} reader;

/* The distinct costs above 0, ascending; false when there are too many, or costs below 0. */
static bool bounds_list_costs(const reader *r, bd_cost costs[STEPS_MAX], size_t *count)
{
    *count = 0;
    for (size_t i = 0; i < r->edge_count; i++) {
        const bd_cost cost = r->cost[i];
        size_t at = 0;
        if (cost < 0) return false;
        while (at < *count && costs[at] < cost) at++;
        if (cost == 0 || (at < *count && costs[at] == cost)) continue;
        if (*count == STEPS_MAX) return false;
        memmove(costs + at + 1, costs + at, (*count - at) * sizeof *costs);
        costs[at] = cost;
        ++*count;
    }
    return true;
}

/* The boards that cost less than `cost`, as a list and as bits. */
static bd_status bounds_cheap_boards(const reader *r, bd_arena *arena, bd_cost cost, int nodes,
                                     bd_edge **edges, size_t *count, uint64_t ***rows, bd_err *err)
{
    const int words = (nodes + 63) / 64;
    uint64_t *bits;
    BD_NEW(*edges, arena, r->edge_count, err);
    BD_NEW(bits, arena, nodes * words, err);
    BD_NEW(*rows, arena, nodes, err);
    for (int u = 0; u < nodes; u++) (*rows)[u] = bits + (ptrdiff_t)u * words;
    *count = 0;
    for (size_t i = 0; i < r->edge_count; i++) {
        const int u = r->edges[i].u;
        const int v = r->edges[i].v;
        if (r->cost[i] >= cost) continue;
        (*edges)[(*count)++] = r->edges[i];
        bd_bits_add((*rows)[u], v);
        bd_bits_add((*rows)[v], u);
    }
    return BD_OK;
}

static bd_status bounds_count_step(const reader *r, bd_arena *scratch, bd_bound_step *step, bd_err *err)
{
    const int nodes = r->question->best.round->nodes;
    bd_edge *edges = NULL;
    size_t count = 0;
    uint64_t **rows = NULL, *active;
    uint16_t *mate, *barrier;
    bd_matcher matcher;
    BD_TRY(bounds_cheap_boards(r, scratch, step->cost, nodes, &edges, &count, &rows, err));
    BD_TRY(bd_matcher_new(scratch, nodes, &matcher, err));
    BD_NEW(active, scratch, (nodes + 63) / 64, err);
    BD_NEW(mate, scratch, nodes, err);
    BD_NEW(barrier, r->arena, nodes, err);
    for (int u = 0; u < nodes; u++) {
        bd_bits_add(active, u);
        mate[u] = BD_NONE;
    }
    step->boards = bd_matcher_run(&matcher, (const uint64_t *const *)rows, NULL, active, mate) / 2;
    step->barrier.nodes = barrier;
    for (int u = 0; u < nodes; u++)
        if (matcher.label[u] == BD_INNER) barrier[step->barrier.count++] = (uint16_t)u;
    return bd_groups_without(r->arena, scratch, nodes, edges, count, barrier, step->barrier.count,
                             &step->groups, err);
}

/* Adds up the steps; *reads: they prove the value. */
static bd_status bounds_count_boards(const reader *r, bd_bound *bound, bool *reads, bd_err *err)
{
    bd_cost costs[STEPS_MAX];
    size_t count = 0;
    int64_t value = 0;
    *reads = false;
    if (!bounds_list_costs(r, costs, &count)) return BD_OK;
    bound->step_count = 0;
    BD_NEW(bound->steps, r->arena, count, err);
    for (size_t i = 0; i < count; i++) {
        bd_bound_step step = {.cost = costs[i], .rise = costs[i] - (i > 0 ? costs[i - 1] : 0)};
        bd_arena *scratch = bd_arena_new();
        if (scratch == NULL) BD_FAIL_MEMORY(err);
        const bd_status status = bounds_count_step(r, scratch, &step, err);
        bd_arena_free(scratch);
        if (status != BD_OK) return status;
        if (step.boards == 0) break;
        value += step.boards * step.rise;
        bound->steps[bound->step_count++] = step;
    }
    *reads = value == bound->proof->value;
    return BD_OK;
}

static bd_status bounds_name_nodes(const reader *r, bd_bound *bound, bd_err *err)
{
    const bd_certificate *certificate = &r->question->best.certificate;
    uint8_t *named;
    uint16_t *list;
    BD_NEW(named, r->arena, certificate->nodes, err);
    BD_NEW(list, r->arena, certificate->nodes, err);
    for (size_t i = 0; i < bound->proof->node_count; i++) named[bound->proof->nodes[i].index] = 1;
    for (size_t i = 0; i < bound->proof->set_count; i++) {
        const bd_odd_set *set = &certificate->sets[bound->proof->sets[i].index];
        for (size_t k = 0; k < set->count; k++) named[set->nodes[k]] = 1;
    }
    for (int u = 0; u < certificate->nodes; u++)
        if (named[u]) list[bound->rest_count++] = (uint16_t)u;
    bound->rests = list;
    return BD_OK;
}

static bool bounds_costs_nothing_below(const reader *r)
{
    for (size_t i = 0; i < r->edge_count; i++)
        if (r->cost[i] < 0) return false;
    return true;
}

/* The one node that all boards with a cost have, when that cost is -1; else -1. */
static int bounds_only_player(const reader *r)
{
    int a = -1, b = -1;
    for (size_t i = 0; i < r->edge_count; i++) {
        const int u = r->edges[i].u;
        const int v = r->edges[i].v;
        if (r->cost[i] == 0) continue;
        if (r->cost[i] != -1) return -1;
        if (a < 0 && b < 0) {
            a = u;
            b = v;
            continue;
        }
        if (a != u && a != v) a = -1;
        if (b != u && b != v) b = -1;
        if (a < 0 && b < 0) return -1;
    }
    return a >= 0 ? a : b;
}

/* First over the boards that are open, which must do; then over all legal ones, which says more. */
static bd_status bounds_read_count(reader *r, const bd_stage *stage, const bd_face *face, bd_bound *bound,
                                   bd_err *err)
{
    bool reads = false;
    bd_bound wide = *bound;
    r->edges = r->open;
    r->edge_count = bd_face_list(face, r->open);
    stage->price(stage->context, r->edges, r->edge_count, r->cost);
    if (bound->proof->value == 0 && bounds_costs_nothing_below(r)) {
        bound->kind = BD_BOUND_ZERO;
        return BD_OK;
    }
    const int one = bounds_only_player(r);
    if (bound->proof->value == -1 && one >= 0) {
        uint16_t *list;
        BD_NEW(list, r->arena, 1, err);
        list[0] = (uint16_t)one;
        bound->kind = BD_BOUND_ONE_BOARD;
        bound->rests = list;
        bound->rest_count = 1;
        return BD_OK;
    }
    BD_TRY(bounds_count_boards(r, bound, &reads, err));
    bound->kind = reads ? BD_BOUND_COUNT : BD_BOUND_RESTS;
    if (bound->kind == BD_BOUND_RESTS) return bounds_name_nodes(r, bound, err);
    r->edges = r->legal;
    r->edge_count = r->legal_count;
    stage->price(stage->context, r->edges, r->edge_count, r->cost);
    BD_TRY(bounds_count_boards(r, &wide, &reads, err));
    if (!reads) return BD_OK;
    wide.kind = BD_BOUND_COUNT;
    wide.all_legal = true;
    *bound = wide;
    return BD_OK;
}

static bd_status bounds_see(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    reader *r = self;
    const bd_certificate *certificate = &r->question->best.certificate;
    if (r->count >= certificate->stage_count) return BD_OK;
    bd_bound *bound = &r->bounds[r->count];
    *bound = (bd_bound){.proof = &certificate->stages[r->count]};
    r->count++;
    if (!bound->proof->proved)
        bound->kind = BD_BOUND_OPEN;
    else if (stage->wishes > 0)
        bound->kind = BD_BOUND_WISHES;
    else
        BD_TRY(bounds_read_count(r, stage, face, bound, err));
    return bound_say(r->arena, r->question->best.round, bound, err);
}

bd_status bd_bounds_of(bd_arena *arena, const bd_question *question, bd_bound **out, size_t *count,
                       bd_err *err)
{
    bd_model model;
    const bd_certificate *certificate = &question->best.certificate;
    BD_TRY(bd_model_of_round(question->best.proved_in, arena, &model, err));
    reader r = {.arena = arena, .question = question, .legal = model.edges, .legal_count = model.edge_count};
    BD_NEW(r.open, arena, model.edge_count, err);
    BD_NEW(r.cost, arena, model.edge_count, err);
    BD_NEW(r.bounds, arena, certificate->stage_count, err);
    const bd_walk_witness witness = {.self = &r, .see = bounds_see};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = certificate,
                                 .witness = &witness};
    bd_verdict verdict;
    BD_TRY(bd_walk_check(&input, &verdict, err));
    if (verdict.kind == BD_REFUSED)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_REFUSED), verdict.sentence);
    *out = r.bounds;
    *count = r.count;
    return BD_OK;
}
