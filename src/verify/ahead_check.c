/* A plan is checked pair by pair. A proof that there is none is walked case by case, each on its own copy of
 * the pairs that are left:
 *
 * A barrier closes a case as in one round (barrier.c). A cut closes it because in every round in which an odd
 * number of its nodes is there one of them is paired outside, and a pair is made once only. A factor closes
 * it because all rounds together are one (cards/ahead.h). A split goes through all cases: whatever a plan has
 * there is one of them. Rounds with the same pairs left can be exchanged in every plan, so of these the first
 * stands for all. */
#include "verify/ahead_check.h"

#include "verify/barrier.h"
#include "verify/verify_words.h"

#include <stdio.h>

bool bd_plan_holds(const bd_ahead *ahead, uint16_t *const *mates, char sentence[BD_AHEAD_SENTENCE])
{
    for (int k = 0; k < ahead->count; k++) {
        const bd_ahead_round *round = &ahead->rounds[k];
        for (int u = 0; u < ahead->nodes; u++) {
            const int v = mates[k][u], id = ahead->ids[u];
            const bool there = bd_bits_has(round->present, u);
            if (!there && v == BD_NONE) continue;
            if (!there || v == BD_NONE || v >= ahead->nodes || mates[k][v] != u) {
                (void)snprintf(sentence, BD_AHEAD_SENTENCE, BD_SAY(VERIFY_PLAN_PLAYER), id, round->number);
                return false;
            }
            if (!bd_bits_has(round->rows[u], v)) {
                (void)snprintf(sentence, BD_AHEAD_SENTENCE, BD_SAY(VERIFY_PLAN_PAIR), id, ahead->ids[v],
                               round->number);
                return false;
            }
            for (int l = 0; l < k && bd_ahead_once(ahead, u, v); l++)
                if (mates[l][u] == v) {
                    (void)snprintf(sentence, BD_AHEAD_SENTENCE, BD_SAY(VERIFY_PLAN_TWICE), id, ahead->ids[v],
                                   ahead->rounds[l].number, round->number);
                    return false;
                }
        }
    }
    return true;
}

/* ---- the pairs of a case ---- */

typedef struct ahead_check {
    const bd_ahead *of;
    bd_arena *arena;
    const bd_ahead_step *steps;
    size_t count, at;
    int depth;
    bool holds;
} ahead_check;

/* What cases within cases may take: proofs that are worth something are small. */
enum { AHEAD_CHECK_DEPTH_MOST = 1000 };
static const size_t AHEAD_CHECK_WORDS_MOST = (size_t)1 << 24;

/* Round k, node u: words from (k * nodes + u) * words on. */
static uint64_t *ahead_check_row(const ahead_check *c, uint64_t *pairs, int k, int u)
{
    BD_ASSERT(k >= 0 && k < c->of->count && u >= 0 && u < c->of->nodes);
    return pairs + ((size_t)k * (size_t)c->of->nodes + (size_t)u) * (size_t)c->of->words;
}

static size_t ahead_check_size(const ahead_check *c)
{
    return (size_t)c->of->count * (size_t)c->of->nodes * (size_t)c->of->words;
}

static void ahead_check_drop(const ahead_check *c, uint64_t *pairs, int k, int u, int v)
{
    bd_bits_drop(ahead_check_row(c, pairs, k, u), v);
    bd_bits_drop(ahead_check_row(c, pairs, k, v), u);
}

/* u and v are paired in round k; -1: in none. */
static void ahead_check_pair(const ahead_check *c, uint64_t *pairs, int round, int u, int v)
{
    BD_ASSERT(u != v && round < c->of->count);
    for (int k = 0; k < c->of->count; k++)
        if (k != round && (round < 0 || bd_ahead_once(c->of, u, v))) ahead_check_drop(c, pairs, k, u, v);
    for (int w = 0; round >= 0 && w < c->of->nodes; w++) {
        if (w != v) ahead_check_drop(c, pairs, round, u, w);
        if (w != u) ahead_check_drop(c, pairs, round, v, w);
    }
}

/* ---- what closes a case ---- */

static bool ahead_check_ascending(const ahead_check *c, const bd_ahead_step *step)
{
    for (size_t i = 0; i < step->node_count; i++)
        if (step->nodes[i] >= c->of->nodes || (i > 0 && step->nodes[i] <= step->nodes[i - 1])) return false;
    return true;
}

/* The graph of those who are there, numbered anew. */
static bd_status ahead_check_barrier(ahead_check *c, uint64_t *pairs, const bd_ahead_step *step, bd_err *err)
{
    const bd_ahead_round *round = &c->of->rounds[step->round];
    uint16_t *number, *barrier;
    uint64_t *rows;
    int there = 0;
    BD_NEW(number, c->arena, c->of->nodes, err);
    BD_NEW(barrier, c->arena, step->node_count, err);
    for (int u = 0; u < c->of->nodes; u++)
        if (bd_bits_has(round->present, u)) number[u] = (uint16_t)there++;
    const int words = bd_bits_words(there);
    BD_NEW(rows, c->arena, there * words, err);
    for (int u = 0; u < c->of->nodes; u++)
        for (int v = u + 1; v < c->of->nodes; v++)
            if (bd_bits_has(ahead_check_row(c, pairs, step->round, u), v))
                bd_bits_add(rows + (size_t)number[u] * (size_t)words, number[v]);
    for (size_t i = 0; i < step->node_count; i++) {
        c->holds = c->holds && bd_bits_has(round->present, step->nodes[i]);
        barrier[i] = number[step->nodes[i]];
    }
    if (!c->holds) return BD_OK;
    return bd_barrier_check(c->arena, there, rows, barrier, step->node_count, &c->holds, err);
}

/* A barrier of the graph that has a perfect matching where all rounds together have enough pairs. */
static bd_status ahead_check_factor(ahead_check *c, uint64_t *pairs, const bd_ahead_step *step, bd_err *err)
{
    bd_ahead_round *rounds;
    bd_ahead_factor graph;
    BD_NEW(rounds, c->arena, c->of->count, err);
    for (int k = 0; k < c->of->count; k++) {
        rounds[k] = c->of->rounds[k];
        BD_NEW(rounds[k].rows, c->arena, c->of->nodes, err);
        for (int u = 0; u < c->of->nodes; u++) rounds[k].rows[u] = ahead_check_row(c, pairs, k, u);
    }
    BD_TRY(bd_ahead_factor_new(c->arena, c->of, rounds, &graph, err));
    c->holds = graph.rows != NULL;
    if (!c->holds) return BD_OK;
    return bd_barrier_check(c->arena, graph.nodes, graph.rows[0], step->nodes, step->node_count, &c->holds,
                            err);
}

/* The rounds that need a pair, and the pairs there are. A pair that may be made again serves each of the
 * rounds that has it. */
static bd_status ahead_check_cut(ahead_check *c, uint64_t *pairs, const bd_ahead_step *step, bd_err *err)
{
    const bd_ahead *of = c->of;
    uint64_t *set, *odd;
    int need = 0, have = 0;
    BD_NEW(set, c->arena, of->words, err);
    BD_NEW(odd, c->arena, bd_bits_words(of->count), err);
    for (size_t i = 0; i < step->node_count; i++) bd_bits_add(set, step->nodes[i]);
    for (int k = 0; k < of->count; k++) {
        int there = 0;
        bool again = false;
        for (size_t i = 0; i < step->node_count; i++)
            there += bd_bits_has(of->rounds[k].present, step->nodes[i]);
        if (there % 2 == 0) continue;
        need++;
        bd_bits_add(odd, k);
        for (size_t i = 0; i < step->node_count; i++)
            for (int v = 0; v < of->nodes; v++)
                again = again || (!bd_bits_has(set, v) && !bd_ahead_once(of, step->nodes[i], v) &&
                                  bd_bits_has(ahead_check_row(c, pairs, k, step->nodes[i]), v));
        have += again;
    }
    for (size_t i = 0; i < step->node_count; i++)
        for (int v = 0; v < of->nodes; v++) {
            bool any = false;
            const int u = step->nodes[i];
            for (int k = 0; k < of->count; k++)
                any = any || (bd_bits_has(odd, k) && bd_bits_has(ahead_check_row(c, pairs, k, u), v));
            have += any && !bd_bits_has(set, v) && bd_ahead_once(of, u, v);
        }
    c->holds = have < need;
    return BD_OK;
}

/* ---- the cases ---- */

static bd_status ahead_check_case(ahead_check *c, uint64_t *pairs, bd_err *err);

/* The case in which u and v are paired in this round (-1: none). */
static bd_status ahead_check_with(ahead_check *c, const uint64_t *pairs, int round, int u, int v, bd_err *err)
{
    uint64_t *own;
    const bd_arena_mark mark = bd_arena_here(c->arena);
    const size_t words = ahead_check_size(c) * (size_t)++c->depth;
    c->holds = c->depth <= AHEAD_CHECK_DEPTH_MOST && words <= AHEAD_CHECK_WORDS_MOST;
    if (!c->holds) return BD_OK;
    BD_NEW(own, c->arena, ahead_check_size(c), err);
    memcpy(own, pairs, ahead_check_size(c) * sizeof *own);
    ahead_check_pair(c, own, round, u, v);
    BD_TRY(ahead_check_case(c, own, err));
    bd_arena_back_to(c->arena, mark);
    c->depth--;
    return BD_OK;
}

static bool ahead_check_alike(const ahead_check *c, uint64_t *pairs, int k, int l)
{
    const size_t bytes = (size_t)c->of->nodes * (size_t)c->of->words * sizeof *pairs;
    return memcmp(ahead_check_row(c, pairs, k, 0), ahead_check_row(c, pairs, l, 0), bytes) == 0;
}

static bd_status ahead_check_split_pair(ahead_check *c, uint64_t *pairs, int u, int v, bd_err *err)
{
    for (int k = 0; k < c->of->count && c->holds; k++) {
        bool first = bd_bits_has(ahead_check_row(c, pairs, k, u), v);
        for (int l = 0; l < k && first; l++) first = !ahead_check_alike(c, pairs, k, l);
        if (first) BD_TRY(ahead_check_with(c, pairs, k, u, v, err));
    }
    return c->holds ? ahead_check_with(c, pairs, -1, u, v, err) : BD_OK;
}

static bd_status ahead_check_split_round(ahead_check *c, uint64_t *pairs, int k, int u, bd_err *err)
{
    for (int v = 0; v < c->of->nodes && c->holds; v++)
        if (bd_bits_has(ahead_check_row(c, pairs, k, u), v)) BD_TRY(ahead_check_with(c, pairs, k, u, v, err));
    return BD_OK;
}

static bool ahead_check_form(const ahead_check *c, const bd_ahead_step *step)
{
    const bool round = step->round >= 0 && step->round < c->of->count;
    switch (step->reason) {
    case BD_AHEAD_BARRIER: return round && ahead_check_ascending(c, step);
    case BD_AHEAD_CUT: return ahead_check_ascending(c, step);
    case BD_AHEAD_FACTOR: return true; /* the barrier's own check looks */
    case BD_AHEAD_SPLIT_ROUND:
        return round && step->u < c->of->nodes && bd_bits_has(c->of->rounds[step->round].present, step->u);
    case BD_AHEAD_SPLIT_PAIR:
        return step->u < c->of->nodes && step->v < c->of->nodes && step->u != step->v &&
               bd_ahead_once(c->of, step->u, step->v);
    }
    return false;
}

static bd_status ahead_check_case(ahead_check *c, uint64_t *pairs, bd_err *err)
{
    if (c->at >= c->count || !ahead_check_form(c, &c->steps[c->at])) {
        c->holds = false;
        return BD_OK;
    }
    const bd_ahead_step *step = &c->steps[c->at];
    switch (step->reason) {
    case BD_AHEAD_BARRIER: BD_TRY(ahead_check_barrier(c, pairs, step, err)); break;
    case BD_AHEAD_CUT: BD_TRY(ahead_check_cut(c, pairs, step, err)); break;
    case BD_AHEAD_FACTOR: BD_TRY(ahead_check_factor(c, pairs, step, err)); break;
    case BD_AHEAD_SPLIT_ROUND: c->at++; return ahead_check_split_round(c, pairs, step->round, step->u, err);
    case BD_AHEAD_SPLIT_PAIR: c->at++; return ahead_check_split_pair(c, pairs, step->u, step->v, err);
    }
    c->at += c->holds;
    return BD_OK;
}

bd_status bd_no_plan_check(bd_arena *arena, const bd_ahead *ahead, const bd_ahead_step *steps, size_t count,
                           bool *holds, size_t *at, bd_err *err)
{
    ahead_check c = {.of = ahead, .arena = arena, .steps = steps, .count = count, .holds = true};
    uint64_t *pairs;
    BD_NEW(pairs, arena, ahead_check_size(&c), err);
    for (int k = 0; k < ahead->count; k++)
        for (int u = 0; u < ahead->nodes; u++)
            bd_bits_copy(ahead_check_row(&c, pairs, k, u), ahead->rounds[k].rows[u], ahead->words);
    BD_TRY(ahead_check_case(&c, pairs, err));
    *holds = c.holds && c.at == count;
    *at = c.at;
    return BD_OK;
}
