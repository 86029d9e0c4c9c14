/* Edmonds' blossom algorithm for the largest matching (1965), tree after tree.
 *
 * Trees grow from one exposed node at a time. A blossom is not shrunk in the graph: an inner node that comes
 * to lie on an odd cycle becomes outer and remembers the edge that closed the cycle (its bridge), so that the
 * alternating path to the root can be unrolled; blossoms are the classes of a union-find. A tree that finds
 * no augmenting path stays as it is and is left out of later searches (it is Hungarian). Entry:
 * bd_matcher_run. */
#include "solve/matcher.h"

bd_status bd_matcher_new(bd_arena *arena, int nodes, bd_matcher *out, bd_err *err)
{
    bd_matcher m = {.nodes = nodes, .words = bd_bits_words(nodes)};
    BD_NEW(m.open, arena, m.words, err);
    BD_NEW(m.exposed, arena, m.words, err);
    BD_NEW(m.outer, arena, m.words, err);
    BD_NEW(m.root_blossom, arena, m.words, err);
    BD_NEW(m.label, arena, nodes, err);
    BD_NEW(m.parent, arena, nodes, err);
    BD_NEW(m.bridge, arena, 2 * nodes, err);
    BD_NEW(m.was_inner, arena, nodes, err);
    BD_NEW(m.class, arena, nodes, err);
    BD_NEW(m.base, arena, nodes, err);
    BD_NEW(m.ring, arena, nodes, err);
    BD_NEW(m.stamp, arena, nodes, err);
    BD_NEW(m.queue, arena, nodes + 1, err);
    BD_NEW(m.touched, arena, nodes + 1, err);
    BD_NEW(m.path, arena, nodes + 1, err);
    BD_NEW(m.whole, arena, nodes, err);
    for (int u = 0; u < nodes; u++) m.whole[u] = (bd_span){.to = (uint16_t)m.words};
    *out = m;
    return BD_OK;
}

int bd_matcher_class(bd_matcher *m, int u)
{
    while (m->class[u] != u) {
        m->class[u] = m->class[m->class[u]];
        u = m->class[u];
    }
    return u;
}

static int matcher_base_of(bd_matcher *m, int u) { return m->base[bd_matcher_class(m, u)]; }

static void matcher_reset_node(bd_matcher *m, int u)
{
    m->label[u] = BD_FREE;
    m->was_inner[u] = 0;
    m->class[u] = m->base[u] = m->ring[u] = (uint16_t)u;
}

/* Whether outer u has an exposed neighbour: the end of an augmenting path. */
static void matcher_look_for_end(bd_matcher *m, int u)
{
    const uint64_t *row = m->rows[u];
    const bd_span span = bd_span_common(m->spans[u], m->exposed_span);
    for (int w = span.from; w < span.to; w++) {
        const uint64_t found = row[w] & m->exposed[w];
        if (found == 0) continue;
        m->end = w * 64 + bd_bits_lowest(found);
        m->end_from = u;
        return;
    }
}

static void matcher_make_outer(bd_matcher *m, int u)
{
    m->label[u] = BD_OUTER;
    bd_bits_add(m->outer, u);
    m->outer_span = bd_span_with(m->outer_span, u >> 6);
    BD_ASSERT(m->queued < m->nodes);
    m->queue[m->queued++] = (uint16_t)u;
    /* Rows are scanned in no order that the processor foresees. */
    __builtin_prefetch(m->rows[u] + m->spans[u].from);
    if (m->end == BD_NONE) matcher_look_for_end(m, u);
}

/* An open, matched node is reached from outer u: it becomes inner, its mate outer. */
static void matcher_grow(bd_matcher *m, int u, int v)
{
    const int w = m->mate[v];
    BD_ASSERT(w != BD_NONE && bd_bits_has(m->open, w));
    m->label[v] = BD_INNER;
    m->was_inner[v] = 1;
    m->parent[v] = (uint16_t)u;
    bd_bits_drop(m->open, v);
    bd_bits_drop(m->open, w);
    m->touched[m->touched_count++] = (uint16_t)v;
    m->touched[m->touched_count++] = (uint16_t)w;
    matcher_make_outer(m, w);
}

static void matcher_add_ring_to_root(bd_matcher *m, int u)
{
    int v = u;
    do {
        bd_bits_add(m->root_blossom, v);
        v = m->ring[v];
    } while (v != u);
}

/* Puts v into the class of r, whose base stays. */
static void matcher_unite(bd_matcher *m, int r, int v)
{
    const int into = bd_matcher_class(m, r), from = bd_matcher_class(m, v);
    if (into == from) return;
    if (bd_bits_has(m->root_blossom, r)) matcher_add_ring_to_root(m, v);
    const uint16_t next = m->ring[into];
    m->ring[into] = m->ring[from];
    m->ring[from] = next;
    m->class[from] = (uint16_t)into;
}

/* The first base that lies on both ways to the root. */
static int matcher_common_base(bd_matcher *m, int a, int b)
{
    const uint32_t stamp = ++m->stamps;
    int x = matcher_base_of(m, a), y = matcher_base_of(m, b);
    for (;;) {
        if (x >= 0) {
            if (m->stamp[x] == stamp) return x;
            m->stamp[x] = stamp;
            x = m->mate[x] == BD_NONE ? -1 : matcher_base_of(m, m->parent[m->mate[x]]);
        }
        const int other = x;
        x = y;
        y = other;
    }
}

/* One side of an odd cycle: from a down to the base r; the closing edge is (a, b). */
static void matcher_shrink_side(bd_matcher *m, int a, int b, int r)
{
    int x = matcher_base_of(m, a);
    while (x != r) {
        const int inner = m->mate[x];
        BD_ASSERT(inner != BD_NONE && m->was_inner[inner]);
        const int next = m->parent[inner];
        m->bridge[2 * inner] = (uint16_t)a;
        m->bridge[2 * inner + 1] = (uint16_t)b;
        matcher_make_outer(m, inner);
        matcher_unite(m, r, x);
        matcher_unite(m, r, inner);
        x = matcher_base_of(m, next);
    }
}

static void matcher_shrink(bd_matcher *m, int a, int b)
{
    BD_ASSERT(m->label[a] == BD_OUTER && m->label[b] == BD_OUTER);
    const int r = matcher_common_base(m, a, b);
    /* The bases on the way are read before their classes are united: r's class keeps its base throughout. */
    matcher_shrink_side(m, a, b, r);
    matcher_shrink_side(m, b, a, r);
}

/* Writes the alternating path from outer u, whose first edge is matched, up to and including `end`; returns
 * its new length. */
static int matcher_unroll(bd_matcher *m, int u, int end, int length)
{
    while (u != end) {
        m->path[length++] = (uint16_t)u;
        const int v = m->mate[u];
        if (m->was_inner[u]) {
            /* Back from the bridge to the mate, then over the bridge. */
            const int first = length;
            length = matcher_unroll(m, m->bridge[2 * u], v, length);
            for (int i = first, j = length - 1; i < j; i++, j--) {
                const uint16_t kept = m->path[i];
                m->path[i] = m->path[j];
                m->path[j] = kept;
            }
            u = m->bridge[2 * u + 1];
        } else {
            BD_ASSERT(v != BD_NONE && m->was_inner[v]);
            m->path[length++] = (uint16_t)v;
            u = m->parent[v];
        }
    }
    m->path[length++] = (uint16_t)end;
    return length;
}

static void matcher_augment(bd_matcher *m, int root)
{
    const int u = m->end_from, exposed = m->end;
    bd_bits_drop(m->exposed, exposed);
    const int length = matcher_unroll(m, u, root, 0);
    BD_ASSERT(length % 2 == 1);
    m->mate[exposed] = (uint16_t)u;
    m->mate[u] = (uint16_t)exposed;
    for (int i = 1; i + 1 < length; i += 2) {
        m->mate[m->path[i]] = m->path[i + 1];
        m->mate[m->path[i + 1]] = m->path[i];
    }
}

/* The open neighbours of outer u are reached, until one of their mates ends a path. */
static void matcher_reach(bd_matcher *m, int u)
{
    const uint64_t *row = m->rows[u];
    const bd_span span = m->spans[u];
    for (int w = span.from; w < span.to; w++)
        for (uint64_t found; m->end == BD_NONE && (found = row[w] & m->open[w]) != 0;)
            matcher_grow(m, u, w * 64 + bd_bits_lowest(found));
}

/* The odd cycles that outer u closes are shrunken, until one of their nodes ends a path. */
static void matcher_close(bd_matcher *m, int u)
{
    const uint64_t *row = m->rows[u];
    const bd_span outer = bd_span_common(m->spans[u], m->outer_span);
    for (int w = outer.from; w < outer.to; w++) {
        uint64_t found = row[w] & m->outer[w];
        if (found == 0) continue;
        if (bd_bits_has(m->root_blossom, u)) found &= ~m->root_blossom[w];
        while (found != 0 && m->end == BD_NONE) {
            const int v = w * 64 + bd_bits_lowest(found);
            found &= found - 1;
            if (bd_matcher_class(m, u) == bd_matcher_class(m, v)) continue;
            matcher_shrink(m, u, v);
            if (bd_bits_has(m->root_blossom, u)) found &= ~m->root_blossom[w];
        }
    }
}

/* After success the tree's nodes are open again. */
static void matcher_dissolve(bd_matcher *m)
{
    for (int i = 0; i < m->touched_count; i++) {
        matcher_reset_node(m, m->touched[i]);
        bd_bits_add(m->open, m->touched[i]);
    }
}

static bool matcher_grow_tree(bd_matcher *m, int root)
{
    BD_ASSERT(m->mate[root] == BD_NONE);
    m->queued = 0;
    m->touched_count = 0;
    m->touched[m->touched_count++] = (uint16_t)root;
    for (int w = m->outer_span.from; w < m->outer_span.to; w++) m->outer[w] = m->root_blossom[w] = 0;
    m->outer_span = (bd_span){0};
    bd_bits_drop(m->open, root);
    bd_bits_drop(m->exposed, root);
    m->exposed_span = bd_bits_span(m->exposed, m->exposed_span);
    bd_bits_add(m->root_blossom, root);
    m->end = BD_NONE;
    matcher_make_outer(m, root);
    for (int i = 0; i < m->queued && m->end == BD_NONE; i++) {
        matcher_reach(m, m->queue[i]);
        if (m->end == BD_NONE) matcher_close(m, m->queue[i]);
    }
    if (m->end == BD_NONE) return false;
    matcher_augment(m, root);
    return true;
}

static void matcher_start(bd_matcher *m, const uint64_t *active)
{
    bd_bits_copy(m->open, active, m->words);
    bd_bits_clear(m->exposed, m->words);
    bd_bits_clear(m->outer, m->words);
    bd_bits_clear(m->root_blossom, m->words);
    m->outer_span = (bd_span){0};
    for (int u = bd_bits_next(active, m->words, 0); u >= 0; u = bd_bits_next(active, m->words, u + 1)) {
        matcher_reset_node(m, u);
        if (m->mate[u] == BD_NONE) bd_bits_add(m->exposed, u);
    }
}

/* Pairs off exposed neighbours. */
static void matcher_match_greedily(bd_matcher *m)
{
    for (int u = bd_bits_next(m->exposed, m->words, 0); u >= 0;
         u = bd_bits_next(m->exposed, m->words, u + 1)) {
        if (!bd_bits_has(m->exposed, u)) continue;
        const uint64_t *row = m->rows[u];
        for (int w = m->spans[u].from; w < m->spans[u].to; w++) {
            const uint64_t found = row[w] & m->exposed[w];
            if (found == 0) continue;
            const int v = w * 64 + bd_bits_lowest(found);
            m->mate[u] = (uint16_t)v;
            m->mate[v] = (uint16_t)u;
            bd_bits_drop(m->exposed, u);
            bd_bits_drop(m->exposed, v);
            break;
        }
    }
}

int bd_matcher_run(bd_matcher *m, const uint64_t *const *rows, const bd_span *spans, const uint64_t *active,
                   uint16_t *mate)
{
    BD_ASSERT(rows != NULL && active != NULL && mate != NULL);
    m->rows = rows;
    m->spans = spans != NULL ? spans : m->whole;
    m->mate = mate;
    matcher_start(m, active);
    matcher_match_greedily(m);
    m->exposed_span = (bd_span){.to = (uint16_t)m->words};
    int exposed = 0;
    for (int root = bd_bits_next(active, m->words, 0); root >= 0;
         root = bd_bits_next(active, m->words, root + 1)) {
        if (m->mate[root] != BD_NONE || !bd_bits_has(m->open, root)) continue;
        if (matcher_grow_tree(m, root))
            matcher_dissolve(m);
        else
            exposed++;
    }
    return exposed;
}
