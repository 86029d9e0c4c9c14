/* Rounds ahead: as many disjoint perfect matchings, one for each round, or a proof that there are not.
 *
 * To colour the edges of a graph so that each colour is a perfect matching is hard in general (Holyer 1981),
 * and easy for what events leave: there are many plans, or a reason that can be seen. So first plans are made
 * at random, round after round, a largest matching each. Where they all get stuck, a search tree decides. In
 * each case of it every round keeps a perfect matching (Edmonds), which is mended when its pairs go; a round
 * that has none gives a barrier. An odd set of players whom fewer pairs leave than rounds need is found by
 * the smallest cuts between two nodes (plan_cut.c); and all rounds together need a factor of the pairs
 * (plan_factor.c). What is left is split: whom a player meets in a round, or in
 * which round two players meet; there rounds that are alike count as one. */
#include "solve/plan.h"

#include "base/random.h"
#include "solve/plan_search.h"

enum { PLAN_TRIES = 120 };
static const int64_t PLAN_WORK = 60 * 1000 * 1000;

/* ---- the pairs left, with a trail to take back what was dropped ---- */

static bd_status plan_drop(bd_ahead_search *s, int k, int u, int v, bd_err *err)
{
    if (!bd_bits_has(s->rounds[k].rows[u], v)) return BD_OK;
    bd_bits_drop(s->rounds[k].rows[u], v);
    bd_bits_drop(s->rounds[k].rows[v], u);
    BD_ROOM(s->trail, s->trailed, s->trail_capacity, s->arena, err);
    s->trail[s->trailed++] = (bd_ahead_dropped){(uint16_t)k, (uint16_t)u, (uint16_t)v};
    return BD_OK;
}

static void plan_take_back(bd_ahead_search *s, size_t to)
{
    while (s->trailed > to) {
        const bd_ahead_dropped *d = &s->trail[--s->trailed];
        bd_bits_add(s->rounds[d->round].rows[d->u], d->v);
        bd_bits_add(s->rounds[d->round].rows[d->v], d->u);
    }
}

static bd_status plan_drop_elsewhere(bd_ahead_search *s, int round, int u, int v, bd_err *err)
{
    for (int k = 0; k < s->of->count; k++)
        if (k != round) BD_TRY(plan_drop(s, k, u, v, err));
    return BD_OK;
}

/* u and v are paired in round k. */
static bd_status plan_pair(bd_ahead_search *s, int k, int u, int v, bd_err *err)
{
    for (int w = 0; w < s->of->nodes; w++) {
        if (w != v) BD_TRY(plan_drop(s, k, u, w, err));
        if (w != u) BD_TRY(plan_drop(s, k, v, w, err));
    }
    return bd_ahead_once(s->of, u, v) ? plan_drop_elsewhere(s, k, u, v, err) : BD_OK;
}

/* ---- a matching for a round ---- */

/* Mends the matching of a round; how many stay without an opponent. */
static int plan_match(bd_ahead_search *s, int k)
{
    const bd_ahead_round *round = &s->rounds[k];
    uint16_t *mate = s->mates[k];
    bool whole = true;
    for (int u = bd_bits_next(round->present, s->of->words, 0); u >= 0;
         u = bd_bits_next(round->present, s->of->words, u + 1)) {
        if (mate[u] != BD_NONE && !bd_bits_has(round->rows[u], mate[u])) {
            mate[mate[u]] = BD_NONE;
            mate[u] = BD_NONE;
        }
        whole = whole && mate[u] != BD_NONE;
    }
    for (int u = 0; whole && u < s->of->nodes; u++)
        whole = !bd_bits_has(round->present, u) || mate[u] != BD_NONE;
    if (whole) return 0;
    s->work += 8 * (int64_t)s->of->nodes * s->of->words;
    return bd_matcher_run(&s->matcher, (const uint64_t *const *)round->rows, NULL, round->present, mate);
}

/* ---- plans at random ---- */

/* Pairs who are there at random, as far as that goes. */
static void plan_match_at_random(bd_ahead_search *s, int k, bd_random *random)
{
    const bd_ahead_round *round = &s->rounds[k];
    const int nodes = s->of->nodes, words = s->of->words;
    uint16_t *mate = s->mates[k];
    for (int u = 0; u < nodes; u++) {
        mate[u] = BD_NONE;
        s->order[u] = u;
    }
    bd_random_shuffle(random, s->order, (size_t)nodes);
    bd_bits_copy(s->free, round->present, words);
    for (int i = 0; i < nodes; i++) {
        const int u = s->order[i];
        int count = 0;
        if (!bd_bits_has(s->free, u)) continue;
        for (int v = bd_bits_next(round->rows[u], words, 0); v >= 0;
             v = bd_bits_next(round->rows[u], words, v + 1))
            if (bd_bits_has(s->free, v)) s->list[count++] = (uint16_t)v;
        if (count == 0) continue;
        const int v = s->list[bd_random_below(random, (uint64_t)count)];
        mate[u] = (uint16_t)v;
        mate[v] = (uint16_t)u;
        bd_bits_drop(s->free, u);
        bd_bits_drop(s->free, v);
    }
}

/* Leaves only the pairs of some factor: where players have few opponents too many, matchings that are made
 * one after the other seldom leave one. */
static bd_status plan_keep_a_factor(bd_ahead_search *s, bd_random *random, bd_err *err)
{
    bd_ahead_factor graph;
    uint16_t *mate;
    const bd_arena_mark mark = bd_arena_here(s->scratch);
    BD_TRY(bd_ahead_factor_find(s, random, &graph, &mate, err));
    for (int a = 0; graph.rows != NULL && a < graph.nodes; a++) {
        const int u = graph.node_of[a], v = graph.other_of[a];
        if (u == v || mate[a] == BD_NONE || graph.node_of[mate[a]] != u || !bd_ahead_once(s->of, u, v))
            continue;
        BD_TRY(plan_drop_elsewhere(s, -1, u, v, err));
    }
    bd_arena_back_to(s->scratch, mark);
    return BD_OK;
}

/* As if nobody could have the bye twice, and whoever is absent from a round without a bye had it there: then
 * an odd number of players is like an even one, which has a plan more often than not. */
static bd_status plan_spread_byes(bd_ahead_search *s, bd_err *err)
{
    const int bye = s->of->bye;
    for (int k = 0; k < s->of->count; k++) {
        const uint64_t *present = s->rounds[k].present;
        for (int u = 0; u < bye && !bd_bits_has(present, bye); u++)
            if (!bd_bits_has(present, u)) BD_TRY(plan_drop_elsewhere(s, -1, u, bye, err));
    }
    return BD_OK;
}

/* Round after round; what was dropped stays so. */
static bd_status plan_make(bd_ahead_search *s, bd_random *random, bool *found, bd_err *err)
{
    *found = true;
    for (int k = 0; k < s->of->count && *found; k++) {
        s->work += 8 * (int64_t)s->of->nodes * s->of->words;
        plan_match_at_random(s, k, random);
        *found = plan_match(s, k) == 0;
        for (int u = 0; u < s->of->nodes && *found; u++) {
            const int v = s->mates[k][u];
            if (v != BD_NONE && u < v && bd_ahead_once(s->of, u, v))
                BD_TRY(plan_drop_elsewhere(s, k, u, v, err));
        }
    }
    return BD_OK;
}

/* One plan at random: every other one with byes spread, two of three within a factor. */
static bd_status plan_try(bd_ahead_search *s, bd_random *random, int number, bool *found, bd_err *err)
{
    const bd_ahead *given = s->of;
    bd_ahead single = *given;
    single.byes_again = false;
    if (number % 2 == 0) {
        s->of = &single;
        BD_TRY(plan_spread_byes(s, err));
    }
    if (number % 3 != 0) BD_TRY(plan_keep_a_factor(s, random, err));
    BD_TRY(plan_make(s, random, found, err));
    plan_take_back(s, 0);
    s->of = given;
    return BD_OK;
}

/* ---- the tree ---- */

static bd_status plan_add_step(bd_ahead_search *s, bd_ahead_step step, bd_err *err)
{
    BD_ROOM(s->steps, s->step_count, s->step_capacity, s->arena, err);
    s->steps[s->step_count++] = step;
    return BD_OK;
}

static bd_status plan_add_set(bd_ahead_search *s, bd_ahead_reason reason, int round, const uint64_t *set,
                              bd_err *err)
{
    uint16_t *nodes;
    size_t count = 0;
    BD_NEW(nodes, s->arena, s->of->nodes, err);
    for (int u = bd_bits_next(set, s->of->words, 0); u >= 0; u = bd_bits_next(set, s->of->words, u + 1))
        nodes[count++] = (uint16_t)u;
    return plan_add_step(
        s, (bd_ahead_step){.reason = reason, .round = round, .nodes = nodes, .node_count = count}, err);
}

/* All rounds together need a factor of the pairs left. */
static bd_status plan_close_by_factor(bd_ahead_search *s, bool *closed, bd_err *err)
{
    bd_ahead_step step = {.reason = BD_AHEAD_FACTOR};
    const bd_arena_mark mark = bd_arena_here(s->scratch);
    BD_TRY(bd_ahead_factor_bars(s, closed, &step, err));
    bd_arena_back_to(s->scratch, mark);
    return *closed ? plan_add_step(s, step, err) : BD_OK;
}

/* Closes the case at hand if a reason can be seen. */
static bd_status plan_close(bd_ahead_search *s, bool *closed, bd_err *err)
{
    *closed = true;
    for (int k = 0; k < s->of->count; k++) {
        if (plan_match(s, k) == 0) continue;
        bd_bits_clear(s->set, s->of->words);
        for (int u = 0; u < s->of->nodes; u++)
            if (bd_bits_has(s->rounds[k].present, u) && s->matcher.label[u] == BD_INNER)
                bd_bits_add(s->set, u);
        return plan_add_set(s, BD_AHEAD_BARRIER, k, s->set, err);
    }
    if (bd_ahead_find_cut(s)) return plan_add_set(s, BD_AHEAD_CUT, 0, s->set, err);
    return plan_close_by_factor(s, closed, err);
}

/* No pair of the matchings is made twice. */
static bool plan_is_plan(bd_ahead_search *s)
{
    for (int u = 0; u < s->of->nodes; u++) {
        bd_bits_clear(s->set, s->of->words);
        for (int k = 0; k < s->of->count; k++) {
            const int v = s->mates[k][u];
            if (v == BD_NONE || !bd_ahead_once(s->of, u, v)) continue;
            if (bd_bits_has(s->set, v)) return false;
            bd_bits_add(s->set, v);
        }
    }
    return true;
}

static bool plan_alike(const bd_ahead_search *s, int k, int l)
{
    const size_t bytes = (size_t)s->of->words * sizeof(uint64_t);
    for (int u = 0; u < s->of->nodes; u++)
        if (memcmp(s->rounds[k].rows[u], s->rounds[l].rows[u], bytes) != 0) return false;
    return true;
}

/* The first round that is like each. */
static void plan_class_rounds(const bd_ahead_search *s, int *first)
{
    for (int k = 0; k < s->of->count; k++) {
        first[k] = k;
        for (int l = 0; l < k && first[k] == k; l++)
            if (first[l] == l && plan_alike(s, k, l)) first[k] = l;
    }
}

static int plan_choices(const bd_ahead_search *s, int k, int u)
{
    int count = 0;
    for (int w = 0; w < s->of->words; w++) count += bd_bits_count(s->rounds[k].rows[u][w]);
    return count;
}

/* Whether the pair is settled: it is all that both have, and in no other round. */
static bool plan_is_settled(const bd_ahead_search *s, int k, int u)
{
    const int v = bd_bits_next(s->rounds[k].rows[u], s->of->words, 0);
    if (plan_choices(s, k, u) != 1 || plan_choices(s, k, v) != 1) return false;
    for (int l = 0; l < s->of->count && bd_ahead_once(s->of, u, v); l++)
        if (l != k && bd_bits_has(s->rounds[l].rows[u], v)) return false;
    return true;
}

/* Which split has the fewest cases. */
static bd_ahead_step plan_choose_split(const bd_ahead_search *s, const int *first)
{
    bd_ahead_step best = {.reason = BD_AHEAD_SPLIT_ROUND, .round = -1};
    int least = INT32_MAX;
    for (int k = 0; k < s->of->count; k++)
        for (int u = 0; u < s->of->nodes; u++) {
            if (!bd_bits_has(s->rounds[k].present, u)) continue;
            const int cases = plan_choices(s, k, u);
            if (cases >= least || plan_is_settled(s, k, u)) continue;
            least = cases;
            best.round = k;
            best.u = (uint16_t)u;
        }
    for (int u = 0; u < s->of->nodes && least > 1; u++)
        for (int v = u + 1; v < s->of->nodes; v++) {
            int cases = 1, rounds = 0;
            if (!bd_ahead_once(s->of, u, v)) continue;
            for (int k = 0; k < s->of->count; k++) {
                if (!bd_bits_has(s->rounds[k].rows[u], v)) continue;
                cases += first[k] == k;
                rounds++;
            }
            if (rounds < 2 || cases > least) continue;
            least = cases;
            best = (bd_ahead_step){
                .reason = BD_AHEAD_SPLIT_PAIR, .round = 0, .u = (uint16_t)u, .v = (uint16_t)v};
        }
    return best;
}

static bd_status plan_search(bd_ahead_search *s, bool *found, bd_err *err);

static bd_status plan_split_round(bd_ahead_search *s, const bd_ahead_step *split, bool *found, bd_err *err)
{
    const size_t here = s->trailed;
    const uint64_t *row = s->rounds[split->round].rows[split->u];
    for (int v = bd_bits_next(row, s->of->words, 0); v >= 0 && !*found && !s->gave_up;
         v = bd_bits_next(row, s->of->words, v + 1)) {
        BD_TRY(plan_pair(s, split->round, split->u, v, err));
        BD_TRY(plan_search(s, found, err));
        plan_take_back(s, here);
    }
    return BD_OK;
}

static bd_status plan_split_pair(bd_ahead_search *s, const bd_ahead_step *split, const int *first,
                                 bool *found, bd_err *err)
{
    const size_t here = s->trailed;
    for (int k = 0; k < s->of->count && !*found && !s->gave_up; k++) {
        if (first[k] != k || !bd_bits_has(s->rounds[k].rows[split->u], split->v)) continue;
        BD_TRY(plan_pair(s, k, split->u, split->v, err));
        BD_TRY(plan_search(s, found, err));
        plan_take_back(s, here);
    }
    if (*found || s->gave_up) return BD_OK;
    BD_TRY(plan_drop_elsewhere(s, -1, split->u, split->v, err));
    BD_TRY(plan_search(s, found, err));
    plan_take_back(s, here);
    return BD_OK;
}

static bd_status plan_search(bd_ahead_search *s, bool *found, bd_err *err)
{
    bool closed = false;
    int *first;
    s->work += (int64_t)s->of->nodes * s->of->count * s->of->words * (8 + s->of->count / 2);
    if (s->work > s->work_most) s->gave_up = true;
    if (s->gave_up) return BD_OK;
    BD_TRY(plan_close(s, &closed, err));
    if (closed) return BD_OK;
    *found = plan_is_plan(s);
    if (*found) return BD_OK;
    BD_NEW(first, s->arena, s->of->count, err);
    plan_class_rounds(s, first);
    const bd_ahead_step split = plan_choose_split(s, first);
    BD_ASSERT(split.round >= 0);
    BD_TRY(plan_add_step(s, split, err));
    return split.reason == BD_AHEAD_SPLIT_ROUND ? plan_split_round(s, &split, found, err)
                                                : plan_split_pair(s, &split, first, found, err);
}

/* ---- the whole ---- */

static bd_status plan_open(bd_arena *arena, const bd_ahead *ahead, bd_ahead_search *s, bd_err *err)
{
    const size_t words = (size_t)ahead->words;
    *s = (bd_ahead_search){.of = ahead, .arena = arena};
    BD_NEW(s->rounds, arena, ahead->count, err);
    BD_NEW(s->mates, arena, ahead->count, err);
    for (int k = 0; k < ahead->count; k++) {
        uint64_t *bits;
        s->rounds[k] = ahead->rounds[k];
        BD_NEW(bits, arena, (size_t)ahead->nodes * words, err);
        BD_NEW(s->rounds[k].rows, arena, ahead->nodes, err);
        BD_NEW(s->mates[k], arena, ahead->nodes, err);
        for (int u = 0; u < ahead->nodes; u++) {
            s->rounds[k].rows[u] = bits + (size_t)u * words;
            bd_bits_copy(s->rounds[k].rows[u], ahead->rounds[k].rows[u], ahead->words);
            s->mates[k][u] = BD_NONE;
        }
    }
    BD_NEW(s->set, arena, words, err);
    BD_NEW(s->free, arena, words, err);
    BD_NEW(s->order, arena, ahead->nodes, err);
    BD_NEW(s->list, arena, ahead->nodes, err);
    BD_TRY(bd_ahead_cut_new(s, err));
    return bd_matcher_new(arena, ahead->nodes, &s->matcher, err);
}

static bd_status plan_solve(bd_arena *arena, bd_arena *scratch, const bd_ahead *ahead, int64_t work_most,
                            bd_ahead_proof *out, bd_err *err)
{
    bd_ahead_search s;
    bool found = false, closed = false;
    *out = (bd_ahead_proof){.answer = BD_AHEAD_NOT_KNOWN};
    BD_TRY(plan_open(arena, ahead, &s, err));
    s.scratch = scratch;
    s.work_most = work_most > 0 ? work_most : PLAN_WORK;
    BD_TRY(plan_close(&s, &closed, err));
    bd_random random = bd_random_seeded(1);
    for (int i = 0; i < PLAN_TRIES && !found && !closed && s.work < s.work_most / 4; i++)
        BD_TRY(plan_try(&s, &random, i, &found, err));
    if (!found && !closed) BD_TRY(plan_search(&s, &found, err));
    if (!found && s.gave_up) return BD_OK;
    out->answer = found ? BD_AHEAD_YES : BD_AHEAD_NO;
    if (found) {
        out->mates = s.mates;
        return BD_OK;
    }
    out->steps = s.steps;
    out->step_count = s.step_count;
    return BD_OK;
}

bd_status bd_ahead_solve(bd_arena *arena, const bd_ahead *ahead, int64_t work_most, bd_ahead_proof *out,
                         bd_err *err)
{
    bd_arena *scratch = bd_arena_new();
    if (scratch == NULL) BD_FAIL_MEMORY(err);
    const bd_status status = plan_solve(arena, scratch, ahead, work_most, out, err);
    bd_arena_free(scratch);
    return status;
}
