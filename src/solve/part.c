#include "solve/part.h"

#include "solve/solve_words.h"

#include <math.h>

enum { CHEAPEST = 4, PER_ROUND = 2, WORST = 4, FEW_PER_NODE = 4 };

bd_status bd_part_new(bd_solver *solver, bd_lp_part *out, bd_err *err)
{
    bd_arena *arena = solver->scratch;
    const int nodes = solver->store.nodes, words = solver->store.words;
    bd_lp_part part = {.solver = solver};
    BD_NEW(part.nodes, arena, nodes, err);
    BD_NEW(part.inside, arena, words, err);
    BD_NEW(part.place, arena, nodes, err);
    BD_NEW(part.offers, arena, (size_t)nodes * WORST, err);
    BD_NEW(part.offered, arena, nodes, err);
    BD_NEW(part.start, arena, nodes, err);
    BD_NEW(part.centre_y, arena, nodes, err);
    *out = part;
    return BD_OK;
}

void bd_part_cut(bd_lp_part *part, int count)
{
    BD_ASSERT(count >= 0 && count <= part->count);
    part->row_count = 0;
    while (part->count > count) bd_bits_drop(part->inside, part->nodes[--part->count]);
}

void bd_part_add_component(bd_lp_part *part, int first)
{
    const bd_edge_store *store = &part->solver->store;
    const bd_family *family = &part->solver->weights.family;
    BD_ASSERT(!bd_bits_has(part->inside, first));
    int i = part->count;
    part->nodes[part->count++] = (uint16_t)first;
    bd_bits_add(part->inside, first);
    for (; i < part->count; i++) {
        const int u = part->nodes[i], set = family->outer[u];
        const uint64_t *row = bd_edges_row(store, u);
        part->place[u] = (uint16_t)i;
        for (int w = store->spans[u].from; w < store->spans[u].to; w++) {
            for (uint64_t rest = row[w] & ~part->inside[w]; rest != 0; rest &= rest - 1)
                part->nodes[part->count++] = (uint16_t)(w * 64 + bd_bits_lowest(rest));
            part->inside[w] |= row[w];
        }
        for (int k = 0; set >= 0 && k < family->sets[set].count; k++) {
            const int v = family->sets[set].nodes[k];
            if (bd_bits_has(part->inside, v)) continue;
            bd_bits_add(part->inside, v);
            part->nodes[part->count++] = (uint16_t)v;
        }
    }
}

static uint64_t *part_taken_row(const bd_lp_part *p, int place)
{
    return p->taken + (size_t)place * (size_t)bd_bits_words(p->count);
}

/* Keeps the offers with the least left, most helpful first. */
static void part_make_offer(bd_lp_part *p, int u, int v, int64_t left, int most)
{
    bd_offer *list = p->offers + (size_t)u * WORST;
    int i = p->offered[u];
    if (i == most && list[i - 1].left <= left) return;
    if (i < most)
        p->offered[u]++;
    else
        i--;
    for (; i > 0 && list[i - 1].left > left; i--) list[i] = list[i - 1];
    BD_ASSERT(p->offered[u] <= WORST && i < p->offered[u]);
    list[i] = (bd_offer){.left = left, .other = (uint16_t)v};
}

static bd_status part_take_column(bd_lp_part *p, int u, int v, bd_err *err)
{
    const bd_edge_store *store = &p->solver->store;
    const int i = p->place[u], j = p->place[v];
    BD_ASSERT(bd_bits_has(p->inside, u) && bd_bits_has(p->inside, v));
    if (bd_bits_has(part_taken_row(p, i), j)) return BD_OK;
    bd_bits_add(part_taken_row(p, i), j);
    bd_bits_add(part_taken_row(p, j), i);
    const bd_cost cost = bd_edges_cost(store, u, v);
    if (!p->covers) p->solver->counts->columns++;
    return bd_lp_add(&p->lp, (bd_lp_column){.u = (uint16_t)i, .v = (uint16_t)j, .cost = cost}, err);
}

static bd_status part_take_offers(bd_lp_part *p, size_t *added, bd_err *err)
{
    const size_t before = p->lp.column_count;
    for (int i = 0; i < p->count; i++) {
        const int u = p->nodes[i];
        for (int k = 0; k < p->offered[u]; k++)
            BD_TRY(part_take_column(p, u, p->offers[(size_t)u * WORST + (size_t)k].other, err));
        p->offered[u] = 0;
    }
    *added = p->lp.column_count - before;
    return BD_OK;
}

/* A spread of equally good mates: the order among ties is a fixed disorder. */
static int64_t part_disorder(int u, int v)
{
    return (int64_t)(((uint32_t)u * 2654435761u ^ (uint32_t)v * 2246822519u) >> 20);
}

static void part_offer_cheap(void *self, bd_run run)
{
    bd_lp_part *p = self;
    bd_weights_row row = bd_weights_row_of(&p->solver->weights, run.u);
    BD_ASSERT(bd_bits_has(p->inside, run.u));
    for (size_t i = 0; i < run.count; i++) {
        const int v = run.others[i];
        const int64_t rank =
            bd_weights_row_left(&row, bd_run_cost(&run, i), v) * 4096 + part_disorder(run.u, v);
        part_make_offer(p, run.u, v, rank, CHEAPEST);
        part_make_offer(p, v, run.u, rank, CHEAPEST);
    }
}

static void part_offer_helpful(void *self, bd_run run)
{
    bd_lp_part *p = self;
    bd_weights_row row = bd_weights_row_of(&p->solver->weights, run.u);
    BD_ASSERT(bd_bits_has(p->inside, run.u));
    for (size_t i = 0; i < run.count; i++) {
        const int v = run.others[i];
        const int64_t left = bd_weights_row_left(&row, bd_run_cost(&run, i), v);
        if (left >= 0) continue;
        part_make_offer(p, run.u, v, left, PER_ROUND);
        part_make_offer(p, v, run.u, left, PER_ROUND);
    }
}

/* What GLPK says of the set rows, in units of the denominator; a set that is not held weighs at least
 * nothing. */
static void part_round_weights(bd_lp_part *p)
{
    bd_weights *w = &p->solver->weights;
    const double unit = (double)w->denominator;
    for (int i = 0; i < p->count; i++) w->y[p->nodes[i]] = llround(p->lp.weights[i] * unit);
    for (int s = 0; s < p->lp.set_count; s++) {
        bd_set *row = &p->rows[p->lp.sets[s].id];
        row->weight = llround(p->lp.weights[p->count + s] * unit);
        if (!row->free && row->weight < 0) row->weight = 0;
    }
}

/* The family's sets take the weights of their rows. */
static void part_hand_over(bd_lp_part *p)
{
    bd_weights *w = &p->solver->weights;
    for (int s = 0; s < w->family.count; s++)
        if (w->family.sets[s].row > 0) w->family.sets[s].weight = p->rows[w->family.sets[s].row - 1].weight;
    bd_family_sum(&w->family);
    for (int i = 0; i < p->count; i++) w->reach[p->nodes[i]] = bd_weights_reach_of(w, p->nodes[i]);
}

void bd_part_read(bd_lp_part *part)
{
    part_round_weights(part);
    part_hand_over(part);
}

bd_status bd_part_price_in(bd_lp_part *part, size_t *added, bd_err *err)
{
    *added = 0;
    if (part->complete) return BD_OK;
    bd_edges_walk(&part->solver->store, part->inside, part_offer_helpful, part);
    return part_take_offers(part, added, err);
}

/* The weights of the part half way from the centre to what GLPK says. */
static void part_blend(bd_lp_part *p)
{
    bd_weights *w = &p->solver->weights;
    part_round_weights(p);
    for (int i = 0; i < p->count; i++) w->y[p->nodes[i]] = (w->y[p->nodes[i]] + p->centre_y[p->nodes[i]]) / 2;
    for (int s = 0; s < p->lp.set_count; s++) {
        const int id = p->lp.sets[s].id;
        p->rows[id].weight = (p->rows[id].weight + p->centre_z[id]) / 2;
    }
    part_hand_over(p);
}

/* The weights at hand overrun no pair: they become the centre. False when that moved it nowhere. */
static bool part_move_centre(bd_lp_part *p)
{
    const bd_weights *w = &p->solver->weights;
    bool moved = false;
    for (int i = 0; i < p->count; i++) {
        moved |= p->centre_y[p->nodes[i]] != w->y[p->nodes[i]];
        p->centre_y[p->nodes[i]] = w->y[p->nodes[i]];
    }
    for (int s = 0; s < p->lp.set_count; s++) {
        const int id = p->lp.sets[s].id;
        moved |= p->centre_z[id] != p->rows[id].weight;
        p->centre_z[id] = p->rows[id].weight;
    }
    return moved;
}

/* The family is the sets outside the part and all rows of the program; false when two of them cross. */
static bool part_seat(bd_lp_part *p)
{
    bd_family *family = &p->solver->weights.family;
    int kept = 0;
    for (int s = 0; s < family->count; s++)
        if (family->sets[s].row == 0) family->sets[kept++] = family->sets[s];
    if ((size_t)kept + (size_t)p->lp.set_count > family->capacity) return false;
    for (int s = 0; s < p->lp.set_count; s++) family->sets[kept++] = p->rows[p->lp.sets[s].id];
    family->count = kept;
    p->unseated = false;
    return bd_family_arrange(family);
}

/* Columns are looked for half way between valid weights (the centre) and GLPK's, which leap about: what helps
 * there helps all the more at GLPK's. Where nothing helps, the weights half way are valid and the better
 * centre. */
static bd_status part_price(void *self, bd_lp *lp, size_t *added, bd_err *err)
{
    bd_lp_part *p = self;
    *added = 0;
    if (p->unseated && !part_seat(p)) {
        lp->give_up = true;
        return BD_OK;
    }
    for (bool all_the_way = false;; all_the_way = !part_move_centre(p)) {
        if (all_the_way)
            bd_part_read(p);
        else
            part_blend(p);
        BD_TRY(bd_part_price_in(p, added, err));
        if (*added > 0 || all_the_way) return BD_OK;
    }
}

static bool part_must_stop(void *self)
{
    const bd_lp_part *p = self;
    p->solver->counts->iterations = p->iterations_before + p->lp.iterations;
    return bd_solver_must_stop(p->solver);
}

static bd_status part_add_row(bd_lp_part *p, const bd_set *set, bd_err *err)
{
    uint8_t *holds;
    BD_NEW(holds, p->lp.arena, p->count, err);
    for (int i = 0; i < set->count; i++) {
        BD_ASSERT(bd_bits_has(p->inside, set->nodes[i]));
        holds[p->place[set->nodes[i]]] = 1;
    }
    BD_ROOM(p->rows, p->row_count, p->row_room, p->lp.arena, err);
    BD_ROOM(p->centre_z, p->row_count, p->centre_room, p->lp.arena, err);
    p->centre_z[p->row_count] = set->weight;
    p->rows[p->row_count] = *set;
    p->rows[p->row_count].row = (int)p->row_count + 1;
    return bd_lp_add_set(&p->lp, (bd_lp_set){.holds = holds, .equal = set->free, .id = (int)p->row_count++},
                         err);
}

bd_status bd_part_add_set(bd_lp_part *part, const uint64_t *bits, int size, bd_err *err)
{
    uint16_t *nodes;
    BD_NEW(nodes, part->lp.arena, size + 1, err);
    (void)bd_bits_list(bits, NULL, 0, part->solver->store.nodes - 1, nodes);
    part->unseated = true;
    return part_add_row(part, &(bd_set){.nodes = nodes, .count = size, .parent = -2}, err);
}

static bd_status part_list_sets(bd_lp_part *p, bd_err *err)
{
    bd_family *family = &p->solver->weights.family;
    for (int s = 0; s < family->count; s++) {
        bd_set *set = &family->sets[s];
        if (!bd_bits_has(p->inside, set->nodes[0])) continue;
        BD_TRY(part_add_row(p, set, err));
        set->row = (int)p->row_count;
    }
    return BD_OK;
}

/* The cheapest pairs of each node; a pair may come twice. Not sorted by cost: bases of the cheapest columns
 * make long trees, and slow. */
static bd_status part_list_candidates(bd_lp_part *p, bd_candidate **out, size_t *count, bd_err *err)
{
    bd_candidate *list;
    BD_NEW(list, p->lp.arena, (size_t)p->count * CHEAPEST, err);
    bd_edges_walk(&p->solver->store, p->inside, part_offer_cheap, p);
    *count = 0;
    for (int i = 0; i < p->count; i++) {
        const int u = p->nodes[i];
        for (int k = 0; k < p->offered[u]; k++) {
            const bd_offer *o = &p->offers[(size_t)u * WORST + (size_t)k];
            list[(*count)++] = (bd_candidate){.left = o->left, .u = (uint16_t)u, .v = o->other};
        }
        p->offered[u] = 0;
    }
    *out = list;
    return BD_OK;
}

static bd_status part_take_mates(bd_lp_part *p, const uint16_t *mate, bd_err *err)
{
    for (int i = 0; i < p->count; i++) BD_TRY(part_take_column(p, p->nodes[i], mate[p->nodes[i]], err));
    return BD_OK;
}

/* Columns to begin with: a good matching, the other good pairs, the matching at hand. */
static bd_status part_begin_columns(bd_lp_part *p, bd_err *err)
{
    bd_candidate *candidates;
    size_t count;
    BD_TRY(part_list_candidates(p, &candidates, &count, err));
    bd_crash_match(p->solver, p->inside, candidates, count, p->start);
    BD_TRY(part_take_mates(p, p->start, err));
    for (size_t i = 0; i < count; i++) BD_TRY(part_take_column(p, candidates[i].u, candidates[i].v, err));
    return part_take_mates(p, p->solver->mate, err);
}

static bd_status part_open_lp(bd_lp_part *p, bd_err *err)
{
    bd_family *family = &p->solver->weights.family;
    BD_ASSERT(p->count >= 2 && p->count % 2 == 0);
    for (int s = 0; s < family->count; s++) family->sets[s].row = 0;
    p->lp = (bd_lp){.arena = p->solver->scratch,
                    .nodes = p->count,
                    .price = part_price,
                    .must_stop = part_must_stop,
                    .self = p};
    memcpy(p->centre_y, p->solver->weights.y, (size_t)p->solver->store.nodes * sizeof *p->centre_y);
    BD_NEW(p->taken, p->lp.arena, (size_t)p->count * (size_t)bd_bits_words(p->count), err);
    return BD_OK;
}

bd_status bd_part_open(bd_lp_part *part, bd_err *err)
{
    uint8_t *slack_basic;
    BD_TRY(part_open_lp(part, err));
    part->covers = part->complete = false;
    BD_TRY(part_list_sets(part, err));
    BD_NEW(slack_basic, part->lp.arena, part->count, err);
    part->lp.slack_basic = slack_basic;
    BD_TRY(part_begin_columns(part, err));
    return bd_crash_basis(&part->lp, slack_basic, err);
}

/* Where pairs are so few, all are taken at once. */
static bool part_has_few_pairs(const bd_lp_part *p)
{
    const bd_edge_store *store = &p->solver->store;
    return store->count <= (size_t)store->nodes * FEW_PER_NODE;
}

static void part_take_run(void *self, bd_run run)
{
    bd_lp_part *p = self;
    for (size_t i = 0; i < run.count && p->status == BD_OK; i++)
        p->status = bd_lp_add(
            &p->lp,
            (bd_lp_column){.u = p->place[run.u], .v = p->place[run.others[i]], .cost = bd_run_cost(&run, i)},
            p->err);
}

static bd_status part_take_all(bd_lp_part *p, bd_err *err)
{
    p->status = BD_OK;
    p->err = err;
    bd_edges_walk(&p->solver->store, p->inside, part_take_run, p);
    return p->status;
}

bd_status bd_part_open_columns(bd_lp_part *part, bd_err *err)
{
    size_t added;
    BD_TRY(part_open_lp(part, err));
    part->covers = true;
    part->complete = part_has_few_pairs(part);
    if (part->complete) return part_take_all(part, err);
    bd_edges_walk(&part->solver->store, part->inside, part_offer_cheap, part);
    BD_TRY(part_take_offers(part, &added, err));
    return part_take_mates(part, part->solver->mate, err);
}

double bd_part_leaves(const bd_lp_part *part, const uint64_t *bits)
{
    double sum = 0;
    for (size_t j = 0; j < part->lp.column_count; j++) {
        const bd_lp_column *c = &part->lp.columns[j];
        if (bd_bits_has(bits, part->nodes[c->u]) != bd_bits_has(bits, part->nodes[c->v]))
            sum += part->lp.values[j];
    }
    return sum;
}

bool bd_part_is_exact(const bd_lp_part *part)
{
    const bd_weights *w = &part->solver->weights;
    for (size_t j = 0; j < part->lp.column_count; j++) {
        const bd_lp_column *c = &part->lp.columns[j];
        const int64_t left = bd_weights_left(w, c->cost, part->nodes[c->u], part->nodes[c->v]);
        if (left < 0 || (left > 0 && part->lp.values[j] > BD_LP_NOTHING)) return false;
    }
    return true;
}

bd_status bd_part_run(bd_lp_part *part, bool *done, bd_err *err)
{
    bd_solve_counts *counts = part->solver->counts;
    *done = false;
    part->iterations_before = counts->iterations;
    for (int way = BD_LP_PRIMAL; way < BD_LP_WAYS && !*done; way++) {
        bd_lp_end end;
        BD_TRY(bd_lp_run(&part->lp, (bd_lp_way)way, &end, err));
        counts->lps++;
        counts->iterations = part->iterations_before + part->lp.iterations;
        *done = end == BD_LP_DONE;
        if (end == BD_LP_STOPPED || part->lp.give_up) break;
        if (end == BD_LP_FAULT) counts->recoveries++;
    }
    return BD_OK;
}
