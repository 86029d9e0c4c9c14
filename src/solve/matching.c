/* Matching: the weights of one stage over a part of the face, best ones at once, by shortest augmenting paths
 * with blossoms (blossoms.c).
 *
 * Pairs are tried a few at a time: each node's cheapest, then those that the weights so far would overrun,
 * until there are none. Two things make the stage a plain matching problem. A held set (an odd-set constraint
 * that an earlier stage has made an equality) is left at least once by any matching; so each pair pays a
 * penalty for every held set that it leaves, high enough that the cheapest matching leaves each of them once.
 * Its penalty less, a held set may weigh less than nothing, and the weights prove the stage.
 *
 * The odd sets that are found need not be nested with the held ones: those that cross them are uncrossed. Of
 * two odd sets X and Y that cross, either X and Y cut and joined are odd, or what each has alone; these two
 * sets in the place of X and Y leave no less of any pair, and are left by every matching no more often. X
 * gives all its weight, Y as much, below nothing if it is held; so the sum stays. Entry: bd_matching_run. */
#include "solve/blossoms.h"
#include "solve/fault.h"
#include "solve/part.h"

enum { LOOKS = 64 /* paths between two looks at the limits */, DEARER = 64 };

/* What weights and all their sums stay below; as in weights.c. */
static const int64_t matching_safe = INT64_C(1) << 44;

typedef struct odd_set {
    bd_set set;
    uint64_t *bits; /* its nodes; NULL: not needed so far */
} odd_set;

typedef struct matching {
    bd_lp_part *part;
    bd_arena *arena;
    bd_blossoms blossoms;
    int64_t penalty; /* twice that of a pair for each held set that it leaves */
    size_t columns;  /* of the part, that the blossoms have */
    bd_family held;  /* sets of the part; each weighs one */
    int *common;     /* of each of them: nodes of another set */
    bd_set *apart;   /* sets outside the part */
    int apart_count;
    /* The sets of the part with their weights, nested or apart. */
    odd_set *sets;
    int set_count;
    size_t set_room;
    uint16_t *nodes; /* work space: the places of a blossom's nodes, */
    uint64_t *bits;  /* and the nodes */
} matching;

static bd_status matching_new(bd_lp_part *part, matching *out, bd_err *err)
{
    bd_arena *arena = part->lp.arena;
    const bd_family *family = &part->solver->weights.family;
    matching m = {.part = part, .arena = arena};
    BD_TRY(bd_family_new(arena, family->nodes, &m.held, err));
    BD_NEW(m.common, arena, family->count, err);
    BD_NEW(m.apart, arena, family->count, err);
    BD_NEW(m.nodes, arena, part->count, err);
    BD_NEW(m.bits, arena, family->words, err);
    for (int s = 0; s < family->count; s++) {
        bd_set set = family->sets[s];
        const bool inside = bd_bits_has(part->inside, set.nodes[0]);
        if (!inside) m.apart[m.apart_count++] = set;
        if (!inside || !set.free) continue;
        set.weight = 1;
        BD_TRY(bd_family_add(&m.held, set, err));
    }
    bd_family_arrange_nested(&m.held);
    *out = m;
    return BD_OK;
}

/* Held sets around a node. */
static int64_t matching_depth(const matching *m, int set) { return set < 0 ? 0 : m->held.sets[set].up; }

/* Held sets that a pair leaves. */
static int64_t matching_leaves(const matching *m, int u, int v)
{
    return matching_depth(m, m->held.inner[u]) + matching_depth(m, m->held.inner[v]) -
           2 * matching_depth(m, bd_family_meet(&m->held, u, v));
}

/* Weights to begin with: those at hand, and half of all penalties. */
static bd_status matching_begin(matching *m, bd_err *err)
{
    const bd_weights *w = &m->part->solver->weights;
    BD_TRY(bd_blossoms_new(m->arena, m->part->count, &m->blossoms, err));
    for (int i = 0; i < m->part->count; i++) {
        const int64_t y = w->y[m->part->nodes[i]] * 2;
        bd_blossoms_weigh(&m->blossoms, i, y / w->denominator - (y % w->denominator < 0));
    }
    m->columns = 0;
    return BD_OK;
}

static bd_status matching_take_columns(matching *m, bd_err *err)
{
    const bd_lp *lp = &m->part->lp;
    for (; m->columns < lp->column_count; m->columns++) {
        const bd_lp_column *c = &lp->columns[m->columns];
        const int64_t leaves = matching_leaves(m, m->part->nodes[c->u], m->part->nodes[c->v]);
        BD_TRY(bd_blossoms_add(&m->blossoms, c->u, c->v, 2 * (int64_t)c->cost + leaves * m->penalty, err));
    }
    return BD_OK;
}

/* *stopped: a limit came first. */
static bd_status matching_match_all(matching *m, bool *stopped, bd_err *err)
{
    bd_lp *lp = &m->part->lp;
    bd_blossoms *b = &m->blossoms;
    const int64_t before = b->paths;
    *stopped = false;
    bd_blossoms_raise(b);
    for (int i = 0; i < m->part->count; i++) {
        bool found;
        if (!bd_blossoms_is_exposed(b, i)) continue;
        *stopped = b->paths % LOOKS == 0 && lp->must_stop(lp->self);
        if (*stopped) return BD_OK;
        BD_TRY(bd_blossoms_augment(b, i, &found, err));
        BD_ASSERT(found); /* the columns hold a perfect matching */
    }
    m->part->solver->counts->paths += b->paths - before;
    return BD_OK;
}

/* ---- sets ---- */

static bd_status matching_add_set(matching *m, bd_set set, uint64_t *bits, bd_err *err)
{
    BD_ROOM(m->sets, m->set_count, m->set_room, m->arena, err);
    set.parent = -2;
    m->sets[m->set_count++] = (odd_set){.set = set, .bits = bits};
    return BD_OK;
}

static bd_status matching_mark(const matching *m, odd_set *set, bd_err *err)
{
    if (set->bits != NULL) return BD_OK;
    BD_NEW(set->bits, m->arena, m->held.words, err);
    bd_set_add_to(&set->set, set->bits);
    return BD_OK;
}

typedef enum contact { APART, SAME, CROSSING } contact;

/* Of sets of these sizes with so many nodes in common; apart are those that are nested, too. */
static contact matching_contact(int a, int b, int common)
{
    if (common == a && common == b) return SAME;
    return common == 0 || common == a || common == b ? APART : CROSSING;
}

/* How a set stands to the held ones; SAME: *same is it. */
static contact matching_meets_held(matching *m, const bd_set *set, int *same)
{
    contact met = APART;
    for (int i = 0; i < set->count; i++)
        if (m->held.inner[set->nodes[i]] >= 0) m->common[m->held.inner[set->nodes[i]]]++;
    for (int s = 0; s < m->held.count; s++) {
        const bd_set *held = &m->held.sets[s];
        const contact how = matching_contact(set->count, held->count, m->common[s]);
        if (held->parent >= 0) m->common[held->parent] += m->common[s]; /* which comes later */
        if (how == SAME) *same = s;
        if (how != APART) met = how;
        m->common[s] = 0;
    }
    return met;
}

static int matching_common(const odd_set *a, const odd_set *b, int words)
{
    const odd_set *small = a->set.count < b->set.count ? a : b, *large = small == a ? b : a;
    int common = 0;
    for (int w = 0; w < words && small->set.count > words; w++)
        common += bd_bits_count(small->bits[w] & large->bits[w]);
    for (int i = 0; i < small->set.count && small->set.count <= words; i++)
        common += bd_bits_has(large->bits, small->set.nodes[i]);
    return common;
}

/* Sets on their way to those at hand. */
typedef struct uncrossing {
    matching *m;
    odd_set *queue;
    size_t count, room;
} uncrossing;

static bd_status matching_send(uncrossing *u, odd_set set, bd_err *err)
{
    BD_ROOM(u->queue, u->count, u->room, u->m->arena, err);
    u->queue[u->count++] = set;
    return BD_OK;
}

static bd_status matching_send_bits(uncrossing *u, uint64_t *bits, int64_t weight, bd_err *err)
{
    uint16_t *nodes;
    int count = 0;
    for (int w = 0; w < u->m->held.words; w++) count += bd_bits_count(bits[w]);
    BD_ASSERT(count % 2 == 1);
    BD_NEW(nodes, u->m->arena, count + 1, err);
    (void)bd_bits_list(bits, NULL, 0, u->m->held.nodes - 1, nodes);
    return matching_send(
        u, (odd_set){.set = {.nodes = nodes, .count = count, .weight = weight}, .bits = bits}, err);
}

/* Two sets that cross are replaced by two that do not, each of this weight. */
static bd_status matching_send_uncrossed(uncrossing *u, const uint64_t *a, const uint64_t *b, int common,
                                         int64_t weight, bd_err *err)
{
    uint64_t *first, *second;
    const int words = u->m->held.words;
    BD_NEW(first, u->m->arena, words, err);
    BD_NEW(second, u->m->arena, words, err);
    for (int w = 0; w < words; w++) {
        first[w] = common % 2 == 1 ? a[w] & b[w] : a[w] & ~b[w];
        second[w] = common % 2 == 1 ? a[w] | b[w] : b[w] & ~a[w];
    }
    BD_TRY(matching_send_bits(u, first, weight, err));
    return matching_send_bits(u, second, weight, err);
}

/* A set that crosses none of those at hand: new, or of one node, or of all but one, which is that one's own
 * weight. */
static bd_status matching_seat(matching *m, const odd_set *set, bd_err *err)
{
    bd_weights *w = &m->part->solver->weights;
    if (set->set.count == 1) w->y[set->set.nodes[0]] += set->set.weight;
    if (set->set.count == 1) return BD_OK;
    if (set->set.count < m->part->count - 1) return matching_add_set(m, set->set, set->bits, err);
    for (int i = 0; i < m->part->count; i++)
        if (!bd_bits_has(set->bits, m->part->nodes[i])) w->y[m->part->nodes[i]] += set->set.weight;
    return BD_OK;
}

/* One set finds its place, or meets one that it crosses. */
static bd_status matching_place(uncrossing *u, odd_set next, bd_err *err)
{
    matching *m = u->m;
    int i = 0, common = 0;
    contact how = APART;
    for (; i < m->set_count && how == APART; i++) {
        common = matching_common(&next, &m->sets[i], m->held.words);
        how = matching_contact(next.set.count, m->sets[i].set.count, common);
    }
    if (how == APART) return matching_seat(m, &next, err);
    odd_set *met = &m->sets[i - 1];
    if (how == SAME) {
        met->set.weight += next.set.weight;
        return BD_OK;
    }
    const uint64_t *bits = met->bits;
    const bool gives_all = met->set.free || met->set.weight > next.set.weight;
    const int64_t shared = gives_all ? next.set.weight : met->set.weight;
    met->set.weight -= shared;
    if (!gives_all) *met = m->sets[--m->set_count];
    next.set.weight -= shared;
    if (next.set.weight > 0) BD_TRY(matching_send(u, next, err));
    return matching_send_uncrossed(u, next.bits, bits, common, shared, err);
}

enum { STEPS_PER_SET = 64 };

/* *nested: all sets that came are among those at hand. */
static bd_status matching_uncross(uncrossing *u, bool *nested, bd_err *err)
{
    matching *m = u->m;
    int64_t steps = STEPS_PER_SET * ((int64_t)m->set_count + (int64_t)u->count);
    for (int s = 0; s < m->set_count && u->count > 0; s++) BD_TRY(matching_mark(m, &m->sets[s], err));
    while (u->count > 0 && steps-- > 0) BD_TRY(matching_place(u, u->queue[--u->count], err));
    *nested = u->count == 0;
    return BD_OK;
}

/* The held sets, each less its penalty. */
static bd_status matching_list_held(matching *m, int64_t unit, bd_err *err)
{
    m->set_count = 0;
    for (int s = 0; s < m->held.count; s++) {
        bd_set set = m->held.sets[s];
        set.weight = -m->penalty * unit;
        BD_TRY(matching_add_set(m, set, NULL, err));
    }
    return BD_OK;
}

/* A blossom with weight: seated, added to the held set that it is, or sent on its way where it crosses one.
 */
static bd_status matching_list_blossom(uncrossing *u, int count, int64_t weight, bd_err *err)
{
    matching *m = u->m;
    uint16_t *nodes;
    int same = -1;
    for (int i = 0; i < count; i++) bd_bits_add(m->bits, m->part->nodes[m->nodes[i]]);
    BD_NEW(nodes, m->arena, count + 1, err);
    (void)bd_bits_list(m->bits, NULL, 0, m->held.nodes - 1, nodes);
    bd_bits_clear(m->bits, m->held.words);
    odd_set set = {.set = {.nodes = nodes, .count = count, .weight = weight}};
    const contact met = matching_meets_held(m, &set.set, &same);
    if (met == SAME) m->sets[same].set.weight += weight; /* they are first, in the same order */
    if (met == SAME) return BD_OK;
    if (met == APART && count < m->part->count - 1) return matching_add_set(m, set.set, NULL, err);
    BD_TRY(matching_mark(m, &set, err));
    return matching_send(u, set, err);
}

static bd_status matching_list_blossoms(uncrossing *u, int64_t unit, bd_err *err)
{
    matching *m = u->m;
    for (int id = m->part->count; id <= m->part->count + m->part->count / 2; id++) {
        const int count = bd_blossoms_nodes(&m->blossoms, id, m->nodes);
        if (count > 0) BD_TRY(matching_list_blossom(u, count, m->blossoms.weight[id] * unit, err));
    }
    return BD_OK;
}

/* The solver's weights inside the part become those of the blossoms. *nested false: they cannot. */
static bd_status matching_write_weights(matching *m, bool *nested, bd_err *err)
{
    bd_weights *w = &m->part->solver->weights;
    bd_family *family = &w->family;
    const int64_t unit = w->denominator / 2;
    uncrossing u = {.m = m};
    for (int i = 0; i < m->part->count; i++) w->y[m->part->nodes[i]] = m->blossoms.weight[i] * unit;
    BD_TRY(matching_list_held(m, unit, err));
    BD_TRY(matching_list_blossoms(&u, unit, err));
    BD_TRY(matching_uncross(&u, nested, err));
    *nested &= (size_t)m->apart_count + (size_t)m->set_count <= family->capacity;
    if (!*nested) return BD_OK;
    family->count = 0;
    for (int s = 0; s < m->apart_count; s++) family->sets[family->count++] = m->apart[s];
    for (int s = 0; s < m->set_count; s++) family->sets[family->count++] = m->sets[s].set;
    *nested = bd_family_arrange(family);
    if (*nested) bd_weights_sum(w);
    return BD_OK;
}

/* The matching, for the search to find; false: some held set is left more than once. */
static bool matching_keep_mates(matching *m)
{
    const bd_lp_part *part = m->part;
    uint16_t *mate = m->nodes, *partial = part->solver->search.partial;
    int64_t leaves = 0;
    bd_blossoms_unfold(&m->blossoms, mate);
    for (int i = 0; i < part->count; i++) {
        partial[part->nodes[i]] = part->nodes[mate[i]];
        leaves += matching_leaves(m, part->nodes[i], part->nodes[mate[i]]);
    }
    BD_ASSERT(leaves >= 2 * (int64_t)m->held.count);
    return leaves == 2 * (int64_t)m->held.count;
}

/* *settled: with this penalty the weights prove a matching. */
static bd_status matching_settle(matching *m, bool *settled, bool *go_on, bd_err *err)
{
    *settled = *go_on = false;
    BD_TRY(matching_begin(m, err));
    for (size_t added = 1; added > 0;) {
        bool stopped, nested = false;
        BD_TRY(matching_take_columns(m, err));
        BD_TRY(matching_match_all(m, &stopped, err));
        if (stopped) return BD_OK;
        BD_TRY(matching_write_weights(m, &nested, err));
        if (!nested) return BD_OK;
        BD_TRY(bd_part_price_in(m->part, &added, err));
    }
    *settled = matching_keep_mates(m);
    *go_on = !*settled;
    return BD_OK;
}

/* A penalty's share in weights must stay safe, whatever the nesting. */
static bool matching_is_safe(const matching *m)
{
    int64_t deepest = 1;
    for (int s = 0; s < m->held.count; s++)
        if (m->held.sets[s].up >= deepest) deepest = m->held.sets[s].up + 1;
    return m->penalty <= matching_safe / (4 * deepest * m->part->solver->weights.denominator);
}

bd_status bd_matching_run(bd_lp_part *part, bool *done, bd_err *err)
{
    matching m;
    const bd_solver *solver = part->solver;
    BD_ASSERT(solver->weights.denominator % 2 == 0);
    *done = false;
    BD_TRY(matching_new(part, &m, err));
    bool go_on = !bd_fault_in_matching();
    for (m.penalty = m.held.count == 0 ? 0 : 16 * solver->ascent.span; go_on && matching_is_safe(&m);
         m.penalty *= DEARER)
        BD_TRY(matching_settle(&m, done, &go_on, err));
    return BD_OK;
}
