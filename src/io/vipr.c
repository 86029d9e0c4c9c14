#include "io/vipr.h"

#include "base/assert.h"
#include "base/ints.h"
#include "io/vipr_words.h"

#include <inttypes.h>
#include <string.h>

enum { VIPR_OPEN = -1, VIPR_NONE = -1 };

/* What is known while the stages are gone through. Constraints are numbered as the format wants it: the
 * bounds of the pairs (x >= 0) first, then the nodes, the settled stages, and what is derived, one after the
 * other. */
typedef struct vipr {
    bd_text *text; /* of the derivations */
    const bd_plain_problem *problem;
    const bd_certificate *certificate;
    size_t stage;
    int32_t *closed;  /* [pairs] the stage that closed it, or VIPR_OPEN */
    int64_t *reduced; /* [pairs] of the stage at hand */
    int64_t
        *relief; /* [stages] by how much the pairs that stage j closed are too cheap in the stage at hand */
    int64_t *leaving; /* [sets] constraint "the set is left at least once", or VIPR_NONE */
    int64_t *once;    /* [sets] constraint "at most once", or VIPR_NONE while the set is not bound */
    int64_t *settled; /* [stages] constraint "the stage costs at most its value" */
    int64_t *shut;    /* [stages] constraint "the pairs that this stage closed are 0" */
    int64_t *node;    /* [nodes] weights of the stage at hand */
    int64_t *set;     /* [sets] likewise */
    uint8_t *inside;  /* [nodes] of the set at hand */
    int64_t next;     /* number of the next constraint */
    bool overflow;
} vipr;

static int64_t vipr_of_node(const vipr *v, int node) { return (int64_t)v->problem->edge_count + node; }

static int64_t vipr_of_stage(const vipr *v, size_t stage)
{
    return (int64_t)v->problem->edge_count + v->problem->nodes + (int64_t)stage;
}

static void vipr_add_ratio(bd_text *text, int64_t above, int64_t below)
{
    const int64_t divisor = bd_gcd64(above, below);
    bd_text_add(text, " %" PRId64, above / divisor);
    if (below != divisor) bd_text_add(text, "/%" PRId64, below / divisor);
}

/* One multiplier of a combination: the constraint and above / below, left out when it is 0. */
static void vipr_use(bd_text *text, size_t *count, int64_t constraint, int64_t above, int64_t below)
{
    if (above == 0) return;
    bd_text_add(text, " %" PRId64, constraint);
    vipr_add_ratio(text, above, below);
    ++*count;
}

/* Ends the derivation "NAME SENSE RIGHT left-hand side { REASON multipliers } -1" and numbers it. */
static int64_t vipr_derive(vipr *v, char kind, const bd_text *head, const char *reason,
                           const bd_text *combination, size_t count)
{
    bd_text_add(v->text, "%c%" PRId64 "%s { %s %zu%s } -1\n", kind, v->next, head->bytes, reason, count,
                combination->bytes != NULL ? combination->bytes : "");
    v->text->failed = v->text->failed || head->failed || combination->failed;
    return v->next++;
}

static void vipr_enter(vipr *v, const bd_odd_set *set)
{
    memset(v->inside, 0, (size_t)v->problem->nodes);
    for (size_t i = 0; i < set->count; i++) v->inside[set->nodes[i]] = 1;
}

/* The pairs with `ends` ends in the set that was entered, each once, as the left-hand side "count pair 1
 * ...". */
static void vipr_add_pairs(const vipr *v, bd_text *head, int ends)
{
    size_t count = 0;
    for (size_t e = 0; e < v->problem->edge_count; e++)
        count += v->inside[v->problem->edges[e].u] + v->inside[v->problem->edges[e].v] == ends;
    bd_text_add(head, " %zu", count);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        if (v->inside[v->problem->edges[e].u] + v->inside[v->problem->edges[e].v] == ends)
            bd_text_add(head, " %zu 1", e);
}

/* An odd set holds at most (n - 1) / 2 pairs: half the sum of its nodes' equations, less half the pairs that
 * leave it, rounded down. So at least one pair leaves it. */
static void vipr_derive_set(vipr *v, size_t which)
{
    const bd_odd_set *set = &v->certificate->sets[which];
    if (v->leaving[which] != VIPR_NONE) return;
    bd_text head = bd_text_new(v->text->arena), use = bd_text_new(v->text->arena);
    size_t count = 0;
    vipr_enter(v, set);
    bd_text_add(&head, " L %zu", (set->count - 1) / 2);
    vipr_add_pairs(v, &head, 2);
    for (size_t i = 0; i < set->count; i++) vipr_use(&use, &count, vipr_of_node(v, set->nodes[i]), 1, 2);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        if (v->inside[v->problem->edges[e].u] != v->inside[v->problem->edges[e].v])
            vipr_use(&use, &count, (int64_t)e, -1, 2);
    const int64_t holds = vipr_derive(v, 'H', &head, "rnd", &use, count);
    head = bd_text_new(v->text->arena), use = bd_text_new(v->text->arena), count = 0;
    bd_text_add_string(&head, " G 1");
    vipr_add_pairs(v, &head, 1);
    for (size_t i = 0; i < set->count; i++) vipr_use(&use, &count, vipr_of_node(v, set->nodes[i]), 1, 1);
    vipr_use(&use, &count, holds, -2, 1);
    v->leaving[which] = vipr_derive(v, 'S', &head, "lin", &use, count);
}

static bool vipr_take(vipr *v, int64_t a, int64_t b, int64_t *out)
{
    if (bd_sub64(a, b, out)) return true;
    v->overflow = true;
    return false;
}

/* The sum of the weights of the sets that each pair leaves is taken off. */
static void vipr_reduce_by_sets(vipr *v)
{
    for (size_t s = 0; s < v->certificate->set_count; s++) {
        if (v->set[s] == 0) continue;
        vipr_enter(v, &v->certificate->sets[s]);
        for (size_t e = 0; e < v->problem->edge_count; e++)
            if (v->inside[v->problem->edges[e].u] != v->inside[v->problem->edges[e].v])
                (void)vipr_take(v, v->reduced[e], v->set[s], &v->reduced[e]);
    }
}

/* Reduced costs of all pairs under the weights of stage k; a pair that was closed may have a negative one,
 * which the constraint that it is 0 makes good. */
static void vipr_reduce(vipr *v, size_t k)
{
    const bd_stage_proof *proof = &v->certificate->stages[k];
    memset(v->node, 0, (size_t)v->problem->nodes * sizeof *v->node);
    memset(v->set, 0, v->certificate->set_count * sizeof *v->set);
    memset(v->relief, 0, v->problem->stage_count * sizeof *v->relief);
    for (size_t i = 0; i < proof->node_count; i++) v->node[proof->nodes[i].index] = proof->nodes[i].weight;
    for (size_t i = 0; i < proof->set_count; i++) {
        v->set[proof->sets[i].index] = proof->sets[i].weight;
        vipr_derive_set(v, proof->sets[i].index);
    }
    for (size_t e = 0; e < v->problem->edge_count; e++) {
        const bd_edge *pair = &v->problem->edges[e];
        v->reduced[e] = 0;
        if (!bd_mul64(v->problem->stages[k].cost[e], proof->denominator, &v->reduced[e])) v->overflow = true;
        (void)vipr_take(v, v->reduced[e], v->node[pair->u], &v->reduced[e]);
        (void)vipr_take(v, v->reduced[e], v->node[pair->v], &v->reduced[e]);
    }
    vipr_reduce_by_sets(v);
    for (size_t e = 0; e < v->problem->edge_count; e++) {
        const int32_t by = v->closed[e];
        BD_ASSERT(v->overflow || by != VIPR_OPEN || v->reduced[e] >= 0);
        int64_t lack = 0;
        if (by != VIPR_OPEN && vipr_take(v, 0, v->reduced[e], &lack) && lack > v->relief[by])
            v->relief[by] = lack;
    }
}

/* A pair's coefficient once the relief is added: not negative. */
static int64_t vipr_coefficient(vipr *v, size_t e)
{
    int64_t sum = v->reduced[e];
    if (v->closed[e] != VIPR_OPEN && !bd_add64(sum, v->relief[v->closed[e]], &sum)) v->overflow = true;
    return sum;
}

/* The combination that gives "the sum of coefficients * x <= 0" from stage k's equation, without the bounds
 * of the pairs; set `but` is left out. sign -1 gives the same the other way round, as the last stage needs
 * it. */
static void vipr_combine(vipr *v, size_t k, size_t but, int64_t sign, int64_t below, bd_text *use,
                         size_t *count)
{
    for (int u = 0; u < v->problem->nodes; u++)
        vipr_use(use, count, vipr_of_node(v, u), -sign * v->node[u], below);
    for (size_t s = 0; s < v->certificate->set_count; s++) {
        BD_ASSERT(v->set[s] >= 0 || v->once[s] != VIPR_NONE);
        if (s != but && v->set[s] != 0)
            vipr_use(use, count, v->set[s] > 0 ? v->leaving[s] : v->once[s], -sign * v->set[s], below);
    }
    for (size_t j = 0; j < k; j++) vipr_use(use, count, v->shut[j], sign * v->relief[j], below);
}

static bool vipr_closes(const vipr *v, size_t e) { return v->closed[e] == VIPR_OPEN && v->reduced[e] > 0; }

static void vipr_derive_once(vipr *v, size_t k, size_t s)
{
    bd_text head = bd_text_new(v->text->arena), use = bd_text_new(v->text->arena);
    size_t count = 0;
    vipr_use(&use, &count, v->settled[k], v->certificate->stages[k].denominator, v->set[s]);
    vipr_combine(v, k, s, 1, v->set[s], &use, &count);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        vipr_use(&use, &count, (int64_t)e, -vipr_coefficient(v, e), v->set[s]);
    vipr_enter(v, &v->certificate->sets[s]);
    bd_text_add_string(&head, " L 1");
    vipr_add_pairs(v, &head, 1);
    v->once[s] = vipr_derive(v, 'O', &head, "lin", &use, count);
}

/* What stage k settles: the pairs that it closes are 0, the sets that it binds are left once. */
static void vipr_settle(vipr *v, size_t k)
{
    bd_text head = bd_text_new(v->text->arena), use = bd_text_new(v->text->arena);
    size_t count = 0, closes = 0;
    vipr_reduce(v, k);
    vipr_use(&use, &count, v->settled[k], v->certificate->stages[k].denominator, 1);
    vipr_combine(v, k, SIZE_MAX, 1, 1, &use, &count);
    for (size_t e = 0; e < v->problem->edge_count; e++) {
        closes += vipr_closes(v, e);
        vipr_use(&use, &count, (int64_t)e, vipr_closes(v, e) - vipr_coefficient(v, e), 1);
    }
    bd_text_add(&head, " L 0 %zu", closes);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        if (vipr_closes(v, e)) bd_text_add(&head, " %zu 1", e);
    v->shut[k] = vipr_derive(v, 'Z', &head, "lin", &use, count);
    for (size_t s = 0; s < v->certificate->set_count; s++)
        if (v->set[s] > 0 && v->once[s] == VIPR_NONE) vipr_derive_once(v, k, s);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        if (vipr_closes(v, e)) v->closed[e] = (int32_t)k;
}

/* That stage k costs at least its value; `costs` is the left-hand side. */
static int64_t vipr_bound(vipr *v, size_t k, const char *costs)
{
    bd_text head = bd_text_new(v->text->arena), use = bd_text_new(v->text->arena);
    const int64_t below = v->certificate->stages[k].denominator;
    size_t count = 0;
    vipr_reduce(v, k);
    vipr_combine(v, k, SIZE_MAX, -1, below, &use, &count);
    for (size_t e = 0; e < v->problem->edge_count; e++)
        vipr_use(&use, &count, (int64_t)e, vipr_coefficient(v, e), below);
    bd_text_add(&head, " G %" PRId64 "%s", v->problem->stages[k].value, costs);
    return vipr_derive(v, 'B', &head, "lin", &use, count);
}

static void vipr_add_name(bd_text *text, const bd_plain_problem *problem, int u)
{
    bd_text_add(text, "_%d", problem->ids != NULL ? problem->ids[u] : u + 1);
}

/* "count pair cost ...", the costs other than 0. */
static void vipr_add_costs(bd_text *text, const bd_plain_problem *problem, const bd_cost *cost)
{
    size_t count = 0;
    for (size_t e = 0; e < problem->edge_count; e++) count += cost[e] != 0;
    bd_text_add(text, " %zu", count);
    for (size_t e = 0; e < problem->edge_count; e++)
        if (cost[e] != 0) bd_text_add(text, " %zu %ld", e, (long)cost[e]);
}

static void vipr_write_pairs(bd_text *text, const bd_plain_problem *problem, size_t more)
{
    bd_text_add(text, "VER 1.1\nVAR %zu\n", problem->edge_count + more);
    for (size_t e = 0; e < problem->edge_count; e++) {
        bd_text_add_char(text, 'x');
        vipr_add_name(text, problem, problem->edges[e].u);
        vipr_add_name(text, problem, problem->edges[e].v);
        bd_text_add_char(text, '\n');
    }
}

static void vipr_write_variables(bd_text *text, const bd_plain_problem *problem, size_t stage)
{
    vipr_write_pairs(text, problem, 0);
    bd_text_add(text, "INT %zu\n", problem->edge_count);
    for (size_t e = 0; e < problem->edge_count; e++) bd_text_add(text, "%zu\n", e);
    bd_text_add_string(text, "OBJ min\n");
    vipr_add_costs(text, problem, problem->stages[stage].cost);
    bd_text_add_char(text, '\n');
}

/* The bounds of the pairs and the equations of the nodes. */
static void vipr_write_matching(bd_text *text, const bd_plain_problem *problem)
{
    for (size_t e = 0; e < problem->edge_count; e++) bd_text_add(text, "L%zu G 0 1 %zu 1\n", e, e);
    for (int u = 0; u < problem->nodes; u++) {
        size_t degree = 0;
        for (size_t e = 0; e < problem->edge_count; e++)
            degree += problem->edges[e].u == u || problem->edges[e].v == u;
        bd_text_add(text, "N%d E 1 %zu", u, degree);
        for (size_t e = 0; e < problem->edge_count; e++)
            if (problem->edges[e].u == u || problem->edges[e].v == u) bd_text_add(text, " %zu 1", e);
        bd_text_add_char(text, '\n');
    }
}

static void vipr_write_constraints(bd_text *text, const bd_plain_problem *problem, size_t stage)
{
    bd_text_add(text, "CON %zu %zu\n", problem->edge_count + (size_t)problem->nodes + stage,
                problem->edge_count);
    vipr_write_matching(text, problem);
    for (size_t k = 0; k < stage; k++) {
        bd_text_add(text, "V%zu E %" PRId64, k, problem->stages[k].value);
        vipr_add_costs(text, problem, problem->stages[k].cost);
        bd_text_add_char(text, '\n');
    }
}

static void vipr_write_solution(bd_text *text, const bd_plain_problem *problem,
                                const bd_certificate *certificate, int64_t value)
{
    bd_text_add(text, "RTP range %" PRId64 " %" PRId64 "\nSOL 1\nbest %d", value, value, problem->nodes / 2);
    for (size_t e = 0; e < problem->edge_count; e++)
        if (certificate->mate[problem->edges[e].u] == problem->edges[e].v) bd_text_add(text, " %zu 1", e);
    bd_text_add_char(text, '\n');
}

static bd_status vipr_new(vipr *v, bd_arena *arena, bd_err *err)
{
    const size_t edges = v->problem->edge_count, sets = v->certificate->set_count,
                 stages = v->problem->stage_count;
    BD_NEW(v->closed, arena, edges, err);
    BD_NEW(v->reduced, arena, edges, err);
    BD_NEW(v->relief, arena, stages, err);
    BD_NEW(v->leaving, arena, sets, err);
    BD_NEW(v->once, arena, sets, err);
    BD_NEW(v->shut, arena, stages, err);
    BD_NEW(v->settled, arena, stages, err);
    BD_NEW(v->node, arena, v->problem->nodes, err);
    BD_NEW(v->set, arena, sets, err);
    BD_NEW(v->inside, arena, v->problem->nodes, err);
    for (size_t e = 0; e < edges; e++) v->closed[e] = VIPR_OPEN;
    for (size_t s = 0; s < sets; s++) v->leaving[s] = v->once[s] = VIPR_NONE;
    for (size_t k = 0; k < stages; k++) v->settled[k] = vipr_of_stage(v, k);
    return BD_OK;
}

bd_status bd_vipr_write(bd_text *text, const bd_plain_problem *problem, const bd_certificate *certificate,
                        size_t stage, bd_err *err)
{
    bd_text derived = bd_text_new(text->arena);
    vipr v = {.text = &derived, .problem = problem, .certificate = certificate, .stage = stage};
    BD_ASSERT(stage < problem->stage_count && certificate->mate != NULL);
    BD_TRY(vipr_new(&v, text->arena, err));
    v.next = vipr_of_stage(&v, stage);
    for (size_t k = 0; k < stage; k++) vipr_settle(&v, k);
    (void)vipr_bound(&v, stage, " OBJ");
    if (v.overflow) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(VIPR_TOO_LARGE), problem->stages[stage].id);
    vipr_write_variables(text, problem, stage);
    vipr_write_constraints(text, problem, stage);
    vipr_write_solution(text, problem, certificate, problem->stages[stage].value);
    bd_text_add(text, "DER %" PRId64 "\n", v.next - vipr_of_stage(&v, stage));
    const char *lines;
    BD_TRY(bd_text_finish(&derived, &lines, err));
    bd_text_add_bytes(text, derived.bytes, derived.length);
    return BD_OK;
}

/* ---- the whole chain in one file ---- */

/* Constraints behind the nodes' equations: the chain of stages, the bounds of the selectors. */
static int64_t vipr_of_selector(const vipr *v, size_t k)
{
    return vipr_of_stage(v, v->problem->stage_count + k);
}
static int64_t vipr_of_chain_end(const vipr *v) { return vipr_of_stage(v, 2 * v->problem->stage_count); }

/* By how much a stage can be dearer than its value: then its constraint says nothing. */
static int64_t vipr_slack(const bd_plain_problem *problem, size_t k)
{
    int64_t most = 0;
    for (size_t e = 0; e < problem->edge_count; e++)
        if (problem->stages[k].cost[e] > most) most = problem->stages[k].cost[e];
    const int64_t slack = most * (problem->nodes / 2) - problem->stages[k].value;
    BD_ASSERT(problem->stages[k].wishes > 0 || slack >= 0);
    return slack > 0 ? slack : 0;
}

static int64_t vipr_chain_value(const bd_plain_stage *stage) { return stage->wishes > 0 ? 0 : stage->value; }

/* The cost of stage k, its selector (a list of wishes has none) and the earlier ones. */
static void vipr_write_link(const vipr *v, bd_text *text, size_t k)
{
    const bd_plain_problem *problem = v->problem;
    const bd_plain_stage *stage = &problem->stages[k];
    const int64_t slack = vipr_slack(problem, k);
    size_t count = stage->wishes == 0;
    for (size_t e = 0; e < problem->edge_count; e++) count += stage->cost[e] != 0;
    for (size_t j = 0; j < k && slack > 0; j++) count += problem->stages[j].wishes == 0;
    bd_text_add(text, "C%zu L %" PRId64 " %zu", k, vipr_chain_value(stage), count);
    for (size_t e = 0; e < problem->edge_count; e++)
        if (stage->cost[e] != 0) bd_text_add(text, " %zu %ld", e, (long)stage->cost[e]);
    for (size_t j = 0; j < k && slack > 0; j++)
        if (problem->stages[j].wishes == 0)
            bd_text_add(text, " %zu %" PRId64, problem->edge_count + j, -slack);
    if (stage->wishes == 0) bd_text_add(text, " %zu 1", problem->edge_count + k);
    bd_text_add_char(text, '\n');
}

/* Minus the sum of the selectors: below 0 where a draw is better in some stage. */
static void vipr_add_selectors(const vipr *v, bd_text *text)
{
    size_t count = 0;
    for (size_t k = 0; k < v->problem->stage_count; k++) count += v->problem->stages[k].wishes == 0;
    bd_text_add(text, "%zu", count);
    for (size_t k = 0; k < v->problem->stage_count; k++)
        if (v->problem->stages[k].wishes == 0) bd_text_add(text, " %zu -1", v->problem->edge_count + k);
}

static void vipr_write_chain(const vipr *v, bd_text *text)
{
    const bd_plain_problem *problem = v->problem;
    const size_t edges = problem->edge_count, stages = problem->stage_count;
    vipr_write_pairs(text, problem, stages);
    for (size_t k = 0; k < stages; k++) bd_text_add(text, "better_%zu\n", k + 1);
    bd_text_add(text, "INT %zu\n", edges + stages);
    for (size_t i = 0; i < edges + stages; i++) bd_text_add(text, "%zu\n", i);
    bd_text_add_string(text, "OBJ min\n");
    vipr_add_selectors(v, text);
    bd_text_add(text, "\nCON %" PRId64 " %zu\n", vipr_of_chain_end(v), edges + stages);
    vipr_write_matching(text, problem);
    for (size_t k = 0; k < stages; k++) vipr_write_link(v, text, k);
    for (size_t k = 0; k < stages; k++) bd_text_add(text, "S%zu G 0 1 %zu 1\n", k, edges + k);
    vipr_write_solution(text, problem, v->certificate, 0);
}

/* Adds the slack of stage k times "the selector is 0" for every earlier stage. */
static void vipr_use_earlier(vipr *v, size_t k, const int64_t *off, bd_text *use, size_t *count)
{
    const int64_t slack = vipr_slack(v->problem, k);
    for (size_t j = 0; j < k; j++)
        if (v->problem->stages[j].wishes == 0) vipr_use(use, count, off[j], slack, 1);
}

/* No draw is better first in stage k: its cost is at least its value, so its selector is 0. */
static void vipr_derive_off(vipr *v, size_t k, int64_t *off)
{
    const bd_plain_stage *stage = &v->problem->stages[k];
    bd_text costs = bd_text_new(v->text->arena), head = costs, use = costs;
    size_t count = 0;
    if (stage->wishes > 0) return;
    vipr_add_costs(&costs, v->problem, stage->cost);
    vipr_use(&use, &count, vipr_bound(v, k, costs.bytes), -1, 1);
    vipr_use(&use, &count, vipr_of_stage(v, k), 1, 1);
    vipr_use_earlier(v, k, off, &use, &count);
    bd_text_add(&head, " L 0 1 %zu 1", v->problem->edge_count + k);
    off[k] = vipr_derive(v, 'P', &head, "lin", &use, count);
}

/* From then on the stage costs at most its value. */
static void vipr_derive_settled(vipr *v, size_t k, const int64_t *off)
{
    const bd_plain_stage *stage = &v->problem->stages[k];
    bd_text head = bd_text_new(v->text->arena), use = head;
    size_t count = 0;
    vipr_use(&use, &count, vipr_of_stage(v, k), 1, 1);
    if (stage->wishes == 0) vipr_use(&use, &count, vipr_of_selector(v, k), -1, 1);
    vipr_use_earlier(v, k, off, &use, &count);
    bd_text_add(&head, " L %" PRId64, vipr_chain_value(stage));
    vipr_add_costs(&head, v->problem, stage->cost);
    v->settled[k] = vipr_derive(v, 'E', &head, "lin", &use, count);
}

bd_status bd_vipr_write_chain(bd_text *text, const bd_plain_problem *problem,
                              const bd_certificate *certificate, bd_err *err)
{
    bd_text derived = bd_text_new(text->arena), head = derived, use = derived;
    vipr v = {.text = &derived, .problem = problem, .certificate = certificate};
    size_t count = 0;
    int64_t *off;
    BD_ASSERT(certificate->outcome == BD_BEST && certificate->mate != NULL);
    BD_TRY(vipr_new(&v, text->arena, err));
    BD_NEW(off, text->arena, problem->stage_count, err);
    v.next = vipr_of_chain_end(&v);
    for (size_t k = 0; k < problem->stage_count; k++) {
        vipr_derive_off(&v, k, off);
        vipr_derive_settled(&v, k, off);
        vipr_settle(&v, k);
    }
    for (size_t k = 0; k < problem->stage_count; k++)
        if (problem->stages[k].wishes == 0) vipr_use(&use, &count, off[k], -1, 1);
    bd_text_add_string(&head, " G 0 OBJ");
    (void)vipr_derive(&v, 'F', &head, "lin", &use, count);
    if (v.overflow) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(VIPR_CHAIN_TOO_LARGE));
    vipr_write_chain(&v, text);
    bd_text_add(text, "DER %" PRId64 "\n", v.next - vipr_of_chain_end(&v));
    const char *lines;
    BD_TRY(bd_text_finish(&derived, &lines, err));
    bd_text_add_bytes(text, derived.bytes, derived.length);
    return BD_OK;
}
