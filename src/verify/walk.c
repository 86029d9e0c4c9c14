#include "verify/walk.h"

#include "base/ints.h"
#include "verify/barrier.h"
#include "verify/classes.h"
#include "verify/kinds.h"
#include "verify/verify_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* All weights of a stage together are at most this, in magnitude, and |denominator * cost| is at most 10^9 *
 * 2^31: every sum of these below fits in 64 bits. */
#define WEIGHTS_MAX INT64_C(4000000000000000000)

typedef struct walk {
    const bd_walk_input *input;
    const bd_certificate *certificate;
    bd_arena *arena;
    bd_verdict *verdict;
    int nodes;
    int words;
    uint64_t *rows;   /* the face: row u has a bit for each node above u that u may still be paired with */
    bd_span *spans;   /* the words of each row that can have such bits: a row gets no new ones */
    size_t count;     /* how many pairs that are */
    bd_edge *pairs;   /* of the matching, sorted */
    bd_edge *room;    /* one row written out, or a part of it */
    bd_cost *cost;    /* of one row, or of the matching */
    bool *bound;      /* sets that had a weight in an earlier stage: every matching still possible leaves them
                         exactly once */
    int64_t *y;       /* of the present stage; 0 where nothing is said */
    uint64_t *active; /* nodes at which a pair may have a reduced cost other than 0, as bits, */
    int first, last;  /* and the words that have such bits */
    bd_classes classes;
    bd_kinds kinds;
} walk;

/* Ends the walk. The verdict is a refusal until the walk is through: with its sentence it stands, and the
 * status only carries us out. */
static bd_status walk_refuse(walk *w, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bd_status walk_refuse(walk *w, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    (void)vsnprintf(w->verdict->sentence, sizeof w->verdict->sentence, format, args);
    va_end(args);
    return BD_BAD_INPUT;
}

static const char *walk_node_name(const walk *w, int u, char name[16])
{
    const int *ids = w->input->ids;
    if (ids != NULL && ids[u] == 0)
        (void)snprintf(name, 16, "%s", BD_SAY(VERIFY_THE_BYE));
    else
        (void)snprintf(name, 16, "%d", ids != NULL ? ids[u] : u + 1);
    return name;
}

/* What follows from what has been checked before, whatever the certificate says, does not hold. */
static bd_status walk_contradict(walk *w, const char *where)
{
    return walk_refuse(w, BD_SAY(VERIFY_MUST_HOLD), where);
}

/* ---- the matching and the sets are what they should be ---- */

static uint64_t *walk_row(const walk *w, int u) { return w->rows + (size_t)u * (size_t)w->words; }

static bool walk_is_allowed(const walk *w, int u, int v) { return bd_bits_has(walk_row(w, u), v); }

static bd_status walk_check_matching(walk *w)
{
    const uint16_t *mate = w->certificate->mate;
    char a[16], b[16];
    int pairs = 0;
    if (mate == NULL) return walk_refuse(w, BD_SAY(VERIFY_NO_MATCHING));
    for (int u = 0; u < w->nodes; u++) {
        const int v = mate[u];
        if (v >= w->nodes || v == u || mate[v] != u)
            return walk_refuse(w, BD_SAY(VERIFY_NOT_A_PAIR), walk_node_name(w, u, a));
        if (v < u) continue;
        if (!walk_is_allowed(w, u, v))
            return walk_refuse(w, BD_SAY(VERIFY_ILLEGAL_PAIR), walk_node_name(w, u, a),
                               walk_node_name(w, v, b));
        w->pairs[pairs++] = (bd_edge){.u = (uint16_t)u, .v = (uint16_t)v};
    }
    BD_MUST(2 * pairs == w->nodes, walk_contradict(w, __func__));
    return BD_OK;
}

/* Odd and ascending, so that every perfect matching leaves the set at least once. */
static bd_status walk_check_sets(walk *w)
{
    for (size_t s = 0; s < w->certificate->set_count; s++) {
        const bd_odd_set *set = &w->certificate->sets[s];
        if (set->count % 2 == 0) return walk_refuse(w, BD_SAY(VERIFY_SET_NOT_ODD), s + 1, set->count);
        for (size_t i = 0; i < set->count; i++)
            if (set->nodes[i] >= w->nodes || (i > 0 && set->nodes[i] <= set->nodes[i - 1]))
                return walk_refuse(w, BD_SAY(VERIFY_SET_NOT_ASCENDING), s + 1);
    }
    return BD_OK;
}

/* ---- one stage ---- */

/* Adds |weight| to *sizes and weight to *sum. A weight of 0 is refused: a set that has one would count as
 * bound without being so. */
static bool walk_add_weight(int64_t weight, int64_t *sizes, int64_t *sum)
{
    if (weight == 0 || weight < -BD_WEIGHT_MAX || weight > BD_WEIGHT_MAX) return false;
    *sizes += weight < 0 ? -weight : weight;
    *sum += weight;
    return *sizes <= WEIGHTS_MAX;
}

/* The weights: well-formed, small enough, no set below 0 unless it is bound. Their sum goes to *sum. */
static bd_status walk_check_weights(walk *w, const bd_stage_proof *proof, int64_t *sum)
{
    int64_t sizes = 0;
    *sum = 0;
    if (proof->denominator < 1 || proof->denominator > BD_DENOMINATOR_MAX)
        return walk_refuse(w, BD_SAY(VERIFY_DENOMINATOR), (long long)proof->denominator);
    for (size_t i = 0; i < proof->node_count; i++) {
        const bd_weight *y = &proof->nodes[i];
        if (y->index >= (uint32_t)w->nodes || (i > 0 && y->index <= y[-1].index))
            return walk_refuse(w, BD_SAY(VERIFY_NODE_ORDER));
        if (!walk_add_weight(y->weight, &sizes, sum)) return walk_refuse(w, BD_SAY(VERIFY_NODE_WEIGHT));
    }
    for (size_t i = 0; i < proof->set_count; i++) {
        const bd_weight *z = &proof->sets[i];
        if (z->index >= w->certificate->set_count || (i > 0 && z->index <= z[-1].index))
            return walk_refuse(w, BD_SAY(VERIFY_SET_ORDER));
        if (!walk_add_weight(z->weight, &sizes, sum)) return walk_refuse(w, BD_SAY(VERIFY_SET_WEIGHT));
        if (z->weight < 0 && !w->bound[z->index])
            return walk_refuse(w, BD_SAY(VERIFY_SET_BELOW_0), (unsigned long)z->index + 1,
                               (long long)z->weight);
    }
    return BD_OK;
}

/* Costs of edges[count] into w->cost. A list of wishes whose first `value` are granted is the stage that
 * costs 1 for every pair against one of those; its least cost, 0, needs no weights. */
static void walk_price(walk *w, const bd_stage *stage, const bd_stage_proof *proof, const bd_edge *edges,
                       size_t count)
{
    bd_cost *cost = w->cost;
    const int64_t granted = proof->value;
    stage->price(stage->context, edges, count, cost);
    if (stage->wishes == 0) return;
    for (size_t i = 0; i < count; i++) cost[i] = cost[i] >= 1 && cost[i] <= granted;
}

/* What the matching costs when the certificate is right. */
static int64_t walk_least_cost(const bd_stage *stage, const bd_stage_proof *proof)
{
    return stage->wishes == 0 ? proof->value : 0;
}

static bd_status walk_check_wishes(walk *w, const bd_stage *stage, const bd_stage_proof *proof)
{
    if (proof->value < 0 || proof->value > stage->wishes)
        return walk_refuse(w, BD_SAY(VERIFY_WISHES_GRANTED), (long long)proof->value, stage->wishes);
    if (proof->node_count > 0 || proof->set_count > 0 || !proof->proved || proof->denominator != 1)
        return walk_refuse(w, BD_SAY(VERIFY_WISHES_WEIGHED));
    return BD_OK;
}

/* The stage has all that a stage must have. */
static bd_status walk_check_form(walk *w, const bd_stage *stage)
{
    const bool named = stage->id[0] != '\0' && memchr(stage->id, '\0', sizeof stage->id) != NULL;
    BD_MUST(named && stage->price != NULL, walk_refuse(w, BD_SAY(VERIFY_MUST_HAVE_PRICE)));
    BD_MUST(stage->wishes >= 0, walk_refuse(w, BD_SAY(VERIFY_MUST_HAVE_WISHES), stage->wishes));
    return BD_OK;
}

/* A pair outside the stage's window costs nothing: only then may the pairs outside it stay unexamined. */
static bd_status walk_check_cost(walk *w, const bd_stage *stage, bd_edge e, bd_cost cost)
{
    char a[16], b[16];
    const bool inside =
        (e.u >= stage->low && e.u <= stage->high) || (e.v >= stage->low && e.v <= stage->high);
    BD_MUST(
        cost >= -BD_COST_MAX && cost <= BD_COST_MAX,
        walk_refuse(w, BD_SAY(VERIFY_MUST_BE_SMALL), walk_node_name(w, e.u, a), walk_node_name(w, e.v, b)));
    BD_MUST(cost == 0 || inside, walk_refuse(w, BD_SAY(VERIFY_MUST_BE_IN_WINDOW), walk_node_name(w, e.u, a),
                                             walk_node_name(w, e.v, b)));
    return BD_OK;
}

/* The matching costs what the certificate says. */
static bd_status walk_check_value(walk *w, const bd_stage *stage, const bd_stage_proof *proof)
{
    int64_t value = 0;
    const size_t pairs = (size_t)w->nodes / 2;
    if (stage->wishes > 0) BD_TRY(walk_check_wishes(w, stage, proof));
    walk_price(w, stage, proof, w->pairs, pairs);
    for (size_t i = 0; i < pairs; i++) {
        BD_TRY(walk_check_cost(w, stage, w->pairs[i], w->cost[i]));
        value += w->cost[i];
    }
    if (value == walk_least_cost(stage, proof)) return BD_OK;
    if (stage->wishes > 0) return walk_refuse(w, BD_SAY_N(VERIFY_WISHES_BROKEN, value), (long long)value);
    return walk_refuse(w, BD_SAY(VERIFY_VALUE), (long long)value, (long long)proof->value);
}

/* The weights amount to the value, or for an open stage to the bound: more than bound - 1. */
static bd_status walk_check_bound(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int64_t sum)
{
    int64_t want, gap;
    const int64_t target = proof->proved ? walk_least_cost(stage, proof) : proof->bound;
    if (!bd_mul64(proof->denominator, target, &want) || !bd_sub64(want, sum, &gap))
        return walk_refuse(w, BD_SAY(VERIFY_BOUND_TOO_LARGE), (long long)target);
    if (proof->proved ? gap != 0 : gap >= proof->denominator)
        return walk_refuse(w, BD_SAY(VERIFY_WEIGHTS_AMOUNT), (long long)sum, (long long)proof->denominator,
                           (long long)target);
    return BD_OK;
}

static bd_status walk_check_work(walk *w)
{
    if (!bd_classes_are_too_many(&w->classes)) return BD_OK;
    return walk_refuse(w, BD_SAY(VERIFY_TOO_MUCH_WORK));
}

/* Nodes of one class that have no weight of their own and lie outside the window: between two of them a pair
 * costs nothing, leaves no weighted set, and has the reduced cost 0. This is so of every class; the largest
 * one is left inactive. */
static bd_status walk_leave_largest(walk *w, bd_err *err)
{
    const uint32_t *of = w->classes.of;
    uint32_t *members, largest = 0;
    BD_NEW(members, w->arena, w->classes.count, err);
    for (int u = 0; u < w->nodes; u++)
        if (!bd_bits_has(w->active, u) && ++members[of[u]] > members[largest]) largest = of[u];
    for (int u = 0; u < w->nodes; u++)
        if (of[u] != largest) bd_bits_add(w->active, u);
    return BD_OK;
}

/* Spreads the weights over nodes and classes, and finds which nodes can have pairs with a reduced cost other
 * than 0. */
static bd_status walk_spread_weights(walk *w, const bd_stage *stage, const bd_stage_proof *proof, bd_err *err)
{
    bd_bits_clear(w->active, w->words);
    for (int u = 0; u < w->nodes; u++)
        if (u >= stage->low && u <= stage->high) bd_bits_add(w->active, u);
    for (size_t i = 0; i < proof->node_count; i++) {
        w->y[proof->nodes[i].index] = proof->nodes[i].weight;
        bd_bits_add(w->active, (int)proof->nodes[i].index);
    }
    BD_TRY(bd_classes_make(&w->classes, w->arena, w->nodes, w->certificate->sets, proof, err));
    BD_TRY(walk_check_work(w));
    BD_TRY(walk_leave_largest(w, err));
    for (w->first = 0; w->first < w->words && w->active[w->first] == 0;) w->first++;
    for (w->last = w->words - 1; w->last >= 0 && w->active[w->last] == 0;) w->last--;
    return BD_OK;
}

static bd_status walk_refuse_pair(walk *w, const bd_stage_proof *proof, bd_edge e, int64_t cost,
                                  int64_t reduced)
{
    char a[16], b[16];
    return walk_refuse(w, BD_SAY(VERIFY_REDUCED_COST), walk_node_name(w, e.u, a), walk_node_name(w, e.v, b),
                       (long long)cost, (long long)reduced, (long long)proof->denominator);
}

/* What the weights leave of a pair's cost: node weights of both ends, and of the sets it leaves. The weights
 * of a stage amount to so little that this cannot overflow (docs/formal.md). */
static inline int64_t walk_reduce(int64_t denominator, int64_t cost, int64_t own, int64_t other, int64_t sets)
{
    return denominator * cost - own - other - sets;
}

/* Writes out the pairs of row u with an active end; returns how many there are. */
static size_t walk_list_row(walk *w, int u)
{
    const uint64_t *row = walk_row(w, u);
    const bool all = bd_bits_has(w->active, u);
    const int first = all || w->first < w->spans[u].from ? w->spans[u].from : w->first;
    const int end = all || w->last >= w->spans[u].to ? w->spans[u].to : w->last + 1;
    size_t count = 0;
    for (int i = first; i < end; i++)
        for (uint64_t rest = all ? row[i] : row[i] & w->active[i]; rest != 0; rest &= rest - 1)
            w->room[count++] = (bd_edge){(uint16_t)u, (uint16_t)(i * 64 + bd_bits_lowest(rest))};
    return count;
}

/* Pairs of row u: none may have a reduced cost below 0; only those with 0 stay. A pair with no active end has
 * the reduced cost 0. This is where the time goes: what does not change is taken out of the loop. */
static bd_status walk_check_row(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int u)
{
    const size_t count = walk_list_row(w, u);
    if (count == 0) return BD_OK;
    const int64_t *leaving = bd_classes_leaving(&w->classes, u, count);
    const uint32_t *of = w->classes.of;
    const int64_t *y = w->y, own = w->y[u], denominator = proof->denominator;
    uint64_t *row = walk_row(w, u);
    walk_price(w, stage, proof, w->room, count);
    for (size_t i = count; i > 0; i--) {
        const bd_edge e = w->room[i - 1];
        const int64_t cost = w->cost[i - 1];
        const int64_t sets =
            leaving != NULL ? leaving[of[e.v]] : bd_classes_between(&w->classes, of[u], of[e.v]);
        const int64_t reduced = walk_reduce(denominator, cost, own, y[e.v], sets);
        if (reduced < 0) return walk_refuse_pair(w, proof, e, cost, reduced);
        if (reduced == 0) continue;
        bd_bits_drop(row, e.v);
        w->count--;
    }
    return walk_check_work(w);
}

/* The reduced cost of all pairs of the kinds of u and v, u < v, by that of this one. */
static int64_t walk_reduce_kinds(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int u, int v)
{
    bd_kind *kind = &w->kinds.items[w->kinds.of[u]];
    const uint8_t other = w->kinds.of[v];
    if ((kind->known >> other & 1) == 0) {
        const uint32_t *of = w->classes.of;
        w->room[0] = (bd_edge){(uint16_t)u, (uint16_t)v};
        walk_price(w, stage, proof, w->room, 1);
        kind->reduced[other] = walk_reduce(proof->denominator, w->cost[0], w->y[u], w->y[v],
                                           bd_classes_between(&w->classes, of[u], of[v]));
        kind->known |= UINT64_C(1) << other;
    }
    return kind->reduced[other];
}

/* Pairs of row u with nodes of one kind: all stay, or none does. Which one is to be named where they may not
 * cost so little, the way from pair to pair finds. */
static bd_status walk_check_kind(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int u,
                                 const bd_kind *kind)
{
    uint64_t *row = walk_row(w, u);
    const bd_span span = w->spans[u];
    for (int i = kind->first > span.from ? kind->first : span.from; i <= kind->last && i < span.to; i++) {
        const uint64_t met = row[i] & kind->members[i];
        if (met == 0) continue;
        const int64_t reduced = walk_reduce_kinds(w, stage, proof, u, i * 64 + bd_bits_lowest(met));
        BD_TRY(walk_check_work(w));
        if (reduced == 0) return BD_OK;
        if (reduced < 0) {
            BD_TRY(walk_check_row(w, stage, proof, u));
            return walk_contradict(w, __func__);
        }
        row[i] &= ~met;
        w->count -= (size_t)bd_bits_count(met);
    }
    return BD_OK;
}

static bd_status walk_check_row_by_kinds(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int u)
{
    const bool active = bd_bits_has(w->active, u);
    const bd_kind *own = &w->kinds.items[w->kinds.of[u]];
    for (int k = 0; k < w->kinds.count; k++) {
        const bd_kind *kind = &w->kinds.items[k];
        const bool nothing_left = (own->known >> k & 1) != 0 && own->reduced[k] == 0;
        if (nothing_left || !(active || kind->active)) continue;
        BD_TRY(walk_check_kind(w, stage, proof, u, kind));
    }
    return BD_OK;
}

/* Whether row u can have a pair with an active end. */
static bool walk_row_is_active(const walk *w, int u)
{
    const bd_span span = w->spans[u];
    return bd_bits_has(w->active, u) || (w->first < span.to && w->last >= span.from);
}

/* Every pair's reduced cost is at least 0; the face shrinks to the pairs where it is 0. */
static bd_status walk_check_face(walk *w, const bd_stage *stage, const bd_stage_proof *proof)
{
    const bool by_kinds = bd_kinds_sort(&w->kinds, stage, w->y, w->classes.of, w->active);
    for (int u = w->nodes - 1; u >= 0; u--) {
        if (!walk_row_is_active(w, u)) continue;
        BD_TRY(by_kinds ? walk_check_row_by_kinds(w, stage, proof, u) : walk_check_row(w, stage, proof, u));
        w->spans[u] = bd_bits_span(walk_row(w, u), w->spans[u]);
    }
    return BD_OK;
}

/* The matching is still inside the face: its pairs cost what they did when its value was summed up, so the
 * weights that prove the value leave nothing of them (docs/certificate.md). */
static bd_status walk_check_kept(walk *w)
{
    for (int i = 0; i < w->nodes / 2; i++) {
        const bd_edge e = w->pairs[i];
        BD_MUST(walk_is_allowed(w, e.u, e.v), walk_refuse(w, BD_SAY(VERIFY_MUST_KEEP_MATCHING)));
    }
    return BD_OK;
}

static bd_status walk_check_stage(walk *w, const bd_stage *stage, const bd_stage_proof *proof, bd_err *err)
{
    int64_t sum;
    BD_TRY(walk_check_value(w, stage, proof));
    BD_TRY(walk_check_weights(w, proof, &sum));
    if (!proof->proved && proof->bound == BD_NO_BOUND) return BD_OK;
    BD_TRY(walk_check_bound(w, stage, proof, sum));
    const bd_arena_mark mark = bd_arena_here(w->arena);
    BD_TRY(walk_spread_weights(w, stage, proof, err));
    BD_TRY(walk_check_face(w, stage, proof));
    if (proof->proved) BD_TRY(walk_check_kept(w));
    for (size_t i = 0; i < proof->node_count; i++) w->y[proof->nodes[i].index] = 0;
    for (size_t i = 0; i < proof->set_count; i++) w->bound[proof->sets[i].index] = true;
    bd_arena_back_to(w->arena, mark);
    return BD_OK;
}

/* ---- the chain of stages ---- */

/* -1 for a pair that is not of the matching: when 0 is the least value, no best matching has such a pair. */
static void walk_price_unique(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const uint16_t *mate = context;
    for (size_t i = 0; i < count; i++) cost[i] = mate[edges[i].u] == edges[i].v ? 0 : -1;
}

/* The stage that follows all others, if the certificate has it. */
static bool walk_wants_unique(const walk *w)
{
    const size_t at = w->verdict->at;
    return at < w->certificate->stage_count && at + 1 == w->certificate->stage_count &&
           strcmp(w->certificate->stages[at].id, BD_STAGE_UNIQUE) == 0;
}

static bd_status walk_unique(walk *w, bd_err *err)
{
    const bd_stage_proof *proof = &w->certificate->stages[w->verdict->at];
    const bd_stage stage = {.id = BD_STAGE_UNIQUE,
                            .context = w->certificate->mate,
                            .price = walk_price_unique,
                            .low = 0,
                            .high = w->nodes - 1};
    if (!proof->proved) return walk_refuse(w, BD_SAY(VERIFY_UNIQUE_OPEN));
    BD_TRY(walk_check_stage(w, &stage, proof, err));
    w->verdict->unique = true;
    w->verdict->at++;
    return BD_OK;
}

/* The certificate's entry for a stage of the rules: what it claims is checked. *go_on becomes false behind
 * the last stage proved. */
static bd_status walk_stage(walk *w, const bd_stage *stage, bool *go_on, bd_err *err)
{
    const bd_certificate *c = w->certificate;
    bd_verdict *v = w->verdict;
    *go_on = false;
    if (v->at >= c->stage_count) {
        if (c->outcome == BD_BEST) return walk_refuse(w, BD_SAY(VERIFY_STAGE_MISSING), stage->id);
        (void)snprintf(v->sentence, sizeof v->sentence, BD_SAY(VERIFY_NOTHING_SAID), stage->id);
        return BD_OK;
    }
    const bd_stage_proof *proof = &c->stages[v->at];
    if (strncmp(stage->id, proof->id, sizeof proof->id) != 0)
        return walk_refuse(w, BD_SAY(VERIFY_STAGE_OTHER), stage->id);
    BD_TRY(walk_check_stage(w, stage, proof, err));
    if (proof->proved) {
        v->stages++;
        v->at++;
        *go_on = true;
        return BD_OK;
    }
    if (c->outcome == BD_BEST || v->at + 1 != c->stage_count)
        return walk_refuse(w, BD_SAY(VERIFY_STAGE_OPEN));
    (void)snprintf(v->sentence, sizeof v->sentence, BD_SAY_N(VERIFY_OPEN, v->stages), v->stages, stage->id);
    return BD_OK;
}

static bd_status walk_stages(walk *w, bd_err *err)
{
    const bd_stages *list = w->input->stages;
    bd_verdict *v = w->verdict;
    bool done = false, go_on = true;
    int64_t last_value = 0;
    while (go_on) {
        const bd_face face = {
            .nodes = w->nodes, .count = w->count, .rows = w->rows, .spans = w->spans, .room = w->room};
        bd_stage stage = {.id = ""};
        BD_TRY(list->next(list->self, &face, last_value, &stage, &done, err));
        if (done) break;
        BD_TRY(walk_check_form(w, &stage));
        if (w->input->witness != NULL)
            BD_TRY(w->input->witness->see(w->input->witness->self, &stage, &face, err));
        BD_TRY(walk_stage(w, &stage, &go_on, err));
        if (go_on) last_value = w->certificate->stages[v->at - 1].value;
    }
    if (done && walk_wants_unique(w)) BD_TRY(walk_unique(w, err));
    if (done && v->at != w->certificate->stage_count) return walk_refuse(w, BD_SAY(VERIFY_STAGE_MORE));
    BD_MUST(v->stages <= v->at && v->at <= w->certificate->stage_count, walk_contradict(w, __func__));
    v->kind = done && w->certificate->outcome == BD_BEST ? BD_PROVED_BEST : BD_LEGAL_NOT_PROVED;
    if (done && v->kind != BD_PROVED_BEST)
        (void)snprintf(v->sentence, sizeof v->sentence, BD_SAY(VERIFY_NO_CLAIM));
    return BD_OK;
}

/* ---- the whole ---- */

/* The legal pairs that are given as a list. */
static bd_status walk_take_list(walk *w, bd_err *err)
{
    BD_NEW(w->rows, w->arena, (size_t)w->nodes * (size_t)w->words, err);
    for (size_t i = 0; i < w->input->edge_count; i++) {
        const bd_edge e = w->input->edges[i], before = i == 0 ? (bd_edge){0, 0} : w->input->edges[i - 1];
        BD_MUST(e.u < e.v && e.v < w->nodes && (before.u < e.u || (before.u == e.u && before.v < e.v)),
                walk_refuse(w, BD_SAY(VERIFY_MUST_BE_SORTED)));
        bd_bits_add(walk_row(w, e.u), e.v);
    }
    w->count = w->input->edge_count;
    return BD_OK;
}

/* The legal pairs that are given as rows: those of each node with the nodes above it. */
static bd_status walk_take_rows(walk *w)
{
    w->rows = w->input->rows;
    for (int u = 0; u < w->nodes; u++) {
        uint64_t *row = walk_row(w, u);
        const uint64_t beyond = w->nodes % 64 == 0 ? 0 : ~UINT64_C(0) << w->nodes % 64;
        BD_MUST((row[w->words - 1] & beyond) == 0, walk_refuse(w, BD_SAY(VERIFY_MUST_BE_NODES)));
        row[u >> 6] &= bd_bits_above(u);
        for (int i = u >> 6; i < w->words; i++) w->count += (size_t)bd_bits_count(row[i]);
    }
    return BD_OK;
}

static bd_status walk_make_walk(walk *w, bd_err *err)
{
    w->words = bd_bits_words(w->nodes);
    BD_NEW(w->pairs, w->arena, w->nodes, err);
    BD_NEW(w->room, w->arena, w->nodes, err);
    BD_NEW(w->cost, w->arena, w->nodes, err);
    BD_NEW(w->bound, w->arena, w->certificate->set_count, err);
    BD_NEW(w->y, w->arena, w->nodes, err);
    BD_NEW(w->active, w->arena, w->words, err);
    BD_TRY(bd_classes_new(&w->classes, w->arena, w->nodes, err));
    if (w->input->steps_most > 0 && w->input->steps_most < w->classes.steps_most)
        w->classes.steps_most = w->input->steps_most;
    BD_TRY(bd_kinds_new(&w->kinds, w->arena, w->nodes, err));
    BD_TRY(w->input->rows != NULL ? walk_take_rows(w) : walk_take_list(w, err));
    BD_NEW(w->spans, w->arena, w->nodes, err);
    for (int u = 0; u < w->nodes; u++) {
        const bd_span above = {.from = (uint16_t)(u >> 6), .to = (uint16_t)w->words};
        w->spans[u] = bd_bits_span(walk_row(w, u), above);
    }
    return BD_OK;
}

static bd_status walk_certificate(walk *w, bd_err *err)
{
    const bd_certificate *c = w->certificate;
    bd_verdict *v = w->verdict;
    BD_MUST(w->nodes >= 2 && w->nodes % 2 == 0 && w->nodes <= BD_NODES_MAX,
            walk_refuse(w, BD_SAY(VERIFY_MUST_BE_EVEN), w->nodes, (int)BD_NODES_MAX));
    if (c->nodes != w->nodes) return walk_refuse(w, BD_SAY(VERIFY_NODES), c->nodes, w->nodes);
    BD_TRY(walk_make_walk(w, err));
    if (c->outcome == BD_NO_MATCHING) {
        bool holds = false;
        BD_TRY(bd_barrier_check(w->arena, w->nodes, w->rows, c->barrier, c->barrier_count, &holds, err));
        if (!holds) return walk_refuse(w, BD_SAY(VERIFY_BARRIER));
        v->kind = BD_PROVED_NO_DRAW;
        return BD_OK;
    }
    v->at = c->stage_count;
    BD_TRY(walk_check_matching(w));
    BD_TRY(walk_check_sets(w));
    v->at = 0;
    return walk_stages(w, err);
}

/* The walk has memory of its own: what the list of stages takes from its arena on the way must outlive it. */
bd_status bd_walk_check(const bd_walk_input *input, bd_verdict *out, bd_err *err)
{
    *out = (bd_verdict){.kind = BD_REFUSED};
    walk w = {.input = input,
              .certificate = input->certificate,
              .arena = bd_arena_new(),
              .verdict = out,
              .nodes = input->nodes};
    if (w.arena == NULL) BD_FAIL_MEMORY(err);
    const bd_status status = walk_certificate(&w, err);
    bd_arena_free(w.arena);
    return out->kind == BD_REFUSED && out->sentence[0] != '\0' ? BD_OK : status;
}
