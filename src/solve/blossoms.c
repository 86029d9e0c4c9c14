/* Edmonds' algorithm for the cheapest perfect matching (1965), tree after tree, over lists of pairs:
 * successive shortest augmenting paths, as Derigs (1981) put it.
 *
 * From one exposed node a tree of tight pairs grows: outer nodes rise, inner ones sink, and the events of a
 * heap say when: a pair becomes tight that leads to a node outside the tree (the tree grows, or the path is
 * found), or to another outer node (an odd cycle, which becomes a blossom, an outer one), or an inner blossom
 * has no weight left (it is opened, and its children take its place). Other trees do not exist, so what lies
 * outside the tree is never touched: a path costs what its surroundings cost.
 *
 * Weights of members are brought up to date only when they leave the tree: until then a member knows since
 * when it rises or sinks. A blossom does not say how it is matched inside before it is opened, and then by
 * the node at which it is left; so a path changes nothing within the blossoms on it. An event that is out of
 * date is passed over: whoever changes its label looks at its pairs anew.
 *
 * All costs are even. The two ends of a tight pair then have reaches of the same parity, and so have all
 * nodes of a tree: half of what is left of a pair between two of them is an integer. */
#include "solve/blossoms.h"

#include "base/bits.h"
#include "base/graph.h"
#include "solve/matcher.h"

bd_status bd_blossoms_new(bd_arena *arena, int nodes, bd_blossoms *out, bd_err *err)
{
    bd_blossoms b = {.arena = arena, .nodes = nodes};
    const size_t ids = (size_t)nodes + (size_t)nodes / 2 + 1;
    BD_NEW(b.first, arena, nodes, err);
    BD_NEW(b.reach, arena, nodes, err);
    BD_NEW(b.top, arena, nodes, err);
    BD_NEW(b.next, arena, nodes, err);
    BD_NEW(b.weight, arena, ids, err);
    BD_NEW(b.since, arena, ids, err);
    BD_NEW(b.best, arena, ids, err);
    BD_NEW(b.parent, arena, ids, err);
    BD_NEW(b.child, arena, ids, err);
    BD_NEW(b.sibling, arena, ids, err);
    BD_NEW(b.link, arena, ids, err);
    BD_NEW(b.mate, arena, ids, err);
    BD_NEW(b.from, arena, ids, err);
    BD_NEW(b.head, arena, ids, err);
    BD_NEW(b.tail, arena, ids, err);
    BD_NEW(b.label, arena, ids, err);
    BD_NEW(b.stamp, arena, ids, err);
    BD_NEW(b.spare, arena, ids, err);
    BD_NEW(b.cycle, arena, ids, err);
    for (size_t id = ids; id-- > (size_t)nodes;) b.spare[b.spare_count++] = (int32_t)id;
    for (size_t id = 0; id < ids; id++) {
        b.parent[id] = -1;
        b.mate[id] = BD_NO_ARC;
        b.best[id] = INT64_MAX;
    }
    for (int u = 0; u < nodes; u++) {
        b.first[u] = BD_NO_ARC;
        b.top[u] = u;
        b.head[u] = b.tail[u] = (uint16_t)u;
    }
    *out = b;
    return BD_OK;
}

void bd_blossoms_weigh(bd_blossoms *b, int node, int64_t weight)
{
    BD_ASSERT(b->arc_count == 0 && b->top[node] == node);
    b->weight[node] = b->reach[node] = weight;
}

static int blossoms_end(const bd_blossoms *b, int32_t arc) { return b->arcs[arc].to; }
static int blossoms_top_at(const bd_blossoms *b, int32_t arc) { return b->top[blossoms_end(b, arc)]; }
static int blossoms_top_of(const bd_blossoms *b, int32_t arc) { return blossoms_top_at(b, arc ^ 1); }

/* By how much the tree has changed a top that is not brought up to date. */
static int64_t blossoms_change(const bd_blossoms *b, int top)
{
    const int64_t while_in = b->now - b->since[top];
    return b->label[top] == BD_FREE ? 0 : b->label[top] == BD_OUTER ? while_in : -while_in;
}

/* What is left of a pair between two tops. */
static int64_t blossoms_left(const bd_blossoms *b, int32_t arc)
{
    const int u = blossoms_end(b, arc ^ 1), v = blossoms_end(b, arc);
    return b->arcs[arc].cost - b->reach[u] - b->reach[v] - blossoms_change(b, b->top[u]) -
           blossoms_change(b, b->top[v]);
}

static void blossoms_lift(bd_blossoms *b, int id, int64_t by)
{
    b->weight[id] += by;
    for (int u = b->head[id];; u = b->next[u]) {
        b->reach[u] += by;
        if (u == b->tail[id]) break;
    }
}

static void blossoms_settle(bd_blossoms *b, int top)
{
    const int64_t change = blossoms_change(b, top);
    b->since[top] = b->now;
    if (change != 0) blossoms_lift(b, top, change);
}

static void blossoms_put_on_top(bd_blossoms *b, int id)
{
    b->parent[id] = -1;
    for (int u = b->head[id];; u = b->next[u]) {
        b->top[u] = id;
        if (u == b->tail[id]) break;
    }
}

/* ---- events ---- */

static bool blossoms_is_sooner(bd_tree_event a, bd_tree_event b)
{
    return a.when != b.when ? a.when < b.when : a.what < b.what;
}

static bd_status blossoms_expect(bd_blossoms *b, int64_t when, int32_t what, bd_err *err)
{
    const bd_tree_event event = {.when = when, .what = what};
    BD_ROOM(b->heap, b->heap_count, b->heap_room, b->arena, err);
    size_t at = b->heap_count++;
    for (; at > 0 && blossoms_is_sooner(event, b->heap[(at - 1) / 2]); at = (at - 1) / 2)
        b->heap[at] = b->heap[(at - 1) / 2];
    b->heap[at] = event;
    return BD_OK;
}

static bd_tree_event blossoms_next_event(bd_blossoms *b)
{
    BD_ASSERT(b->heap_count > 0);
    const bd_tree_event first = b->heap[0], last = b->heap[--b->heap_count];
    size_t at = 0;
    for (size_t child = 1; child < b->heap_count; child = 2 * at + 1) {
        if (child + 1 < b->heap_count && blossoms_is_sooner(b->heap[child + 1], b->heap[child])) child++;
        if (!blossoms_is_sooner(b->heap[child], last)) break;
        b->heap[at] = b->heap[child];
        at = child;
    }
    b->heap[at] = last;
    return first;
}

/* A pair from the tree to a top outside it: only the first one that reaches the top counts. */
static bd_status blossoms_expect_reach(bd_blossoms *b, int32_t arc, bd_err *err)
{
    const int top = blossoms_top_at(b, arc);
    const int64_t when = b->now + blossoms_left(b, arc);
    if (when >= b->best[top]) return BD_OK;
    if (b->best[top] == INT64_MAX) {
        BD_ROOM(b->members, b->member_count, b->member_room, b->arena, err);
        b->members[b->member_count++] = top;
    }
    b->best[top] = when;
    return blossoms_expect(b, when, arc, err);
}

/* The pairs of nodes that became outer. */
static bd_status blossoms_scan(bd_blossoms *b, int first, int last, bd_err *err)
{
    for (int u = first;; u = b->next[u]) {
        const int own = b->top[u];
        for (int32_t arc = b->first[u]; arc != BD_NO_ARC; arc = b->arcs[arc].next) {
            const int top = blossoms_top_at(b, arc);
            if (top == own || b->label[top] == BD_INNER) continue;
            if (b->label[top] == BD_FREE) {
                BD_TRY(blossoms_expect_reach(b, arc, err));
                continue;
            }
            const int64_t left = blossoms_left(b, arc);
            BD_ASSERT(left >= 0 && left % 2 == 0);
            BD_TRY(blossoms_expect(b, b->now + left / 2, arc, err));
        }
        if (u == last) return BD_OK;
    }
}

/* The pairs of a top that was inner and is outside the tree again. */
static bd_status blossoms_scan_freed(bd_blossoms *b, int top, bd_err *err)
{
    for (int u = b->head[top];; u = b->next[u]) {
        for (int32_t arc = b->first[u]; arc != BD_NO_ARC; arc = b->arcs[arc].next)
            if (b->label[blossoms_top_at(b, arc)] == BD_OUTER) BD_TRY(blossoms_expect_reach(b, arc ^ 1, err));
        if (u == b->tail[top]) return BD_OK;
    }
}

/* ---- the tree ---- */

static bd_status blossoms_join(bd_blossoms *b, int top, bd_label label, bd_err *err)
{
    BD_ROOM(b->members, b->member_count, b->member_room, b->arena, err);
    b->members[b->member_count++] = top;
    b->label[top] = (uint8_t)label;
    b->since[top] = b->now;
    if (label == BD_INNER && top >= b->nodes)
        return blossoms_expect(b, b->now + b->weight[top], ~(int32_t)top, err);
    return BD_OK;
}

/* A matched top outside the tree becomes inner, its mate outer. */
static bd_status blossoms_grow(bd_blossoms *b, int32_t arc, bd_err *err)
{
    const int inner = blossoms_top_at(b, arc), outer = blossoms_top_at(b, b->mate[inner]);
    b->from[inner] = arc;
    BD_TRY(blossoms_join(b, inner, BD_INNER, err));
    BD_TRY(blossoms_join(b, outer, BD_OUTER, err));
    return blossoms_scan(b, b->head[outer], b->tail[outer], err);
}

/* The next outer member on the way to the root, -1 from the root; *inner: who stands between. */
static int blossoms_above(const bd_blossoms *b, int outer, int *inner)
{
    if (b->mate[outer] == BD_NO_ARC) return -1;
    *inner = blossoms_top_at(b, b->mate[outer]);
    return blossoms_top_of(b, b->from[*inner]);
}

static int blossoms_common(bd_blossoms *b, int x, int y)
{
    const uint32_t stamp = ++b->stamps;
    for (int inner = 0;;) {
        if (x >= 0) {
            if (b->stamp[x] == stamp) return x;
            b->stamp[x] = stamp;
            x = blossoms_above(b, x, &inner);
        }
        const int other = x;
        x = y;
        y = other;
    }
}

/* The odd cycle that a tight arc between two outer members closes, from their common ancestor `base` on: up
 * to there from the arc's first end, reversed, then from its second end. Returns its length. */
static int blossoms_walk_cycle(bd_blossoms *b, int32_t arc, int base)
{
    int count = 1, inner = 0;
    for (int x = blossoms_top_of(b, arc); x != base; x = blossoms_above(b, x, &inner)) count += 2;
    int at = count;
    int32_t on = arc; /* from the child that is written next to the one after it */
    for (int x = blossoms_top_of(b, arc); x != base;) {
        const int above = blossoms_above(b, x, &inner);
        b->cycle[--at] = x;
        b->link[x] = on;
        b->cycle[--at] = inner;
        b->link[inner] = b->mate[x] ^ 1;
        on = b->from[inner];
        x = above;
    }
    BD_ASSERT(at == 1);
    b->cycle[0] = base;
    b->link[base] = on;
    for (int x = blossoms_top_at(b, arc); x != base;) {
        const int above = blossoms_above(b, x, &inner);
        b->cycle[count++] = x;
        b->link[x] = b->mate[x];
        b->cycle[count++] = inner;
        b->link[inner] = b->from[inner] ^ 1;
        x = above;
    }
    BD_ASSERT(count % 2 == 1 && count >= 3);
    return count;
}

/* Children in order on the cycle become the blossom; its nodes are theirs, in this order. */
static void blossoms_tie(bd_blossoms *b, int id, int count)
{
    b->child[id] = b->cycle[0];
    b->head[id] = b->head[b->cycle[0]];
    b->tail[id] = b->tail[b->cycle[count - 1]];
    for (int i = 0; i < count; i++) {
        const int child = b->cycle[i], after = b->cycle[i + 1 < count ? i + 1 : 0];
        blossoms_settle(b, child);
        b->sibling[child] = after;
        b->parent[child] = id;
        if (i + 1 < count) b->next[b->tail[child]] = b->head[after];
    }
}

static bd_status blossoms_shrink(bd_blossoms *b, int32_t arc, bd_err *err)
{
    BD_ASSERT(b->spare_count > 0); /* laminar odd sets are fewer than half the nodes */
    const int id = b->spare[--b->spare_count];
    const int base = blossoms_common(b, blossoms_top_of(b, arc), blossoms_top_at(b, arc));
    const int count = blossoms_walk_cycle(b, arc, base);
    blossoms_tie(b, id, count);
    blossoms_put_on_top(b, id);
    b->weight[id] = 0;
    b->mate[id] = b->mate[base];
    BD_TRY(blossoms_join(b, id, BD_OUTER, err));
    for (int i = 0; i < count; i++) {
        const int child = b->cycle[i];
        if (b->label[child] == BD_INNER) BD_TRY(blossoms_scan(b, b->head[child], b->tail[child], err));
        b->label[child] = BD_FREE;
    }
    return BD_OK;
}

/* ---- opening a blossom ---- */

/* The child of the blossom that holds the node. */
static int blossoms_child_with(const bd_blossoms *b, int id, int node)
{
    int child = node;
    while (b->parent[child] != id) child = b->parent[child];
    return child;
}

/* The children of a settled top that weighs nothing become tops outside the tree, matched as the node says at
 * which the blossom is left. In cycle, from the child with that node on; returns how many. */
static int blossoms_open(bd_blossoms *b, int id)
{
    BD_ASSERT(id >= b->nodes && b->parent[id] == -1 && b->weight[id] == 0);
    const int32_t out = b->mate[id];
    const int left_at =
        out == BD_NO_ARC ? b->child[id] : blossoms_child_with(b, id, blossoms_end(b, out ^ 1));
    int count = 0, child = left_at;
    do {
        b->cycle[count++] = child;
        child = b->sibling[child];
    } while (child != left_at);
    for (int i = 0; i < count; i++) {
        child = b->cycle[i];
        b->label[child] = BD_FREE;
        b->best[child] = INT64_MAX;
        b->mate[child] = i == 0 ? out : i % 2 == 1 ? b->link[child] : b->link[b->cycle[i - 1]] ^ 1;
        blossoms_put_on_top(b, child);
    }
    b->label[id] = BD_FREE;
    b->best[id] = INT64_MAX;
    b->mate[id] = BD_NO_ARC;
    b->spare[b->spare_count++] = id;
    return count;
}

/* The path through the cycle of `count` children, from the one at place `at` to the first, that begins with
 * its matched pair, joins the tree: inner, outer, ..., inner. */
static bd_status blossoms_join_path(bd_blossoms *b, int count, int at, int32_t arc, bd_err *err)
{
    const int step = at % 2 == 0 ? -1 : 1;
    for (;; at += step) {
        const int inner = b->cycle[at % count];
        b->from[inner] = arc;
        BD_TRY(blossoms_join(b, inner, BD_INNER, err));
        if (at % count == 0) return BD_OK;
        at += step;
        const int outer = b->cycle[at];
        BD_TRY(blossoms_join(b, outer, BD_OUTER, err));
        arc = step == 1 ? b->link[outer] : b->link[b->cycle[at - 1]] ^ 1;
    }
}

/* An inner blossom that has no weight left. */
static bd_status blossoms_expand(bd_blossoms *b, int id, bd_err *err)
{
    const int32_t in = b->from[id];
    blossoms_settle(b, id);
    const int into = blossoms_child_with(b, id, blossoms_end(b, in));
    const int count = blossoms_open(b, id);
    int at = 0;
    while (b->cycle[at] != into) at++;
    BD_TRY(blossoms_join_path(b, count, at, in, err));
    for (int i = 0; i < count; i++) {
        const int child = b->cycle[i];
        if (b->label[child] == BD_OUTER)
            BD_TRY(blossoms_scan(b, b->head[child], b->tail[child], err));
        else if (b->label[child] == BD_FREE)
            BD_TRY(blossoms_scan_freed(b, child, err));
    }
    return BD_OK;
}

/* ---- one path ---- */

/* From the arc that reached an exposed top back to the root: what was matched is not, and the other way. */
static void blossoms_turn_path(bd_blossoms *b, int32_t arc)
{
    b->mate[blossoms_top_at(b, arc)] = arc ^ 1;
    for (;;) {
        const int outer = blossoms_top_of(b, arc);
        const int32_t old = b->mate[outer];
        b->mate[outer] = arc;
        if (old == BD_NO_ARC) return;
        const int inner = blossoms_top_at(b, old);
        arc = b->from[inner];
        b->mate[inner] = arc ^ 1;
    }
}

static void blossoms_leave_tree(bd_blossoms *b)
{
    for (size_t i = 0; i < b->member_count; i++) {
        const int id = b->members[i];
        b->best[id] = INT64_MAX;
        if (b->label[id] == BD_FREE) continue;
        blossoms_settle(b, id);
        b->label[id] = BD_FREE;
    }
    b->member_count = b->heap_count = 0;
    b->now = 0;
}

/* An arc whose time has come, or had come before one of its ends became another. */
static bd_status blossoms_meet(bd_blossoms *b, int32_t arc, bool *found, bd_err *err)
{
    const int top = blossoms_top_at(b, arc);
    if (top == blossoms_top_of(b, arc) || b->label[top] == BD_INNER || blossoms_left(b, arc) > 0)
        return BD_OK;
    if (b->label[top] == BD_OUTER) return blossoms_shrink(b, arc, err);
    if (b->mate[top] != BD_NO_ARC) return blossoms_grow(b, arc, err);
    blossoms_turn_path(b, arc);
    *found = true;
    return BD_OK;
}

bd_status bd_blossoms_augment(bd_blossoms *b, int node, bool *found, bd_err *err)
{
    const int root = b->top[node];
    BD_ASSERT(b->mate[root] == BD_NO_ARC && b->member_count == 0);
    *found = false;
    BD_TRY(blossoms_join(b, root, BD_OUTER, err));
    BD_TRY(blossoms_scan(b, b->head[root], b->tail[root], err));
    while (!*found && b->heap_count > 0) {
        const bd_tree_event event = blossoms_next_event(b);
        BD_ASSERT(event.when >= b->now);
        b->now = event.when;
        if (event.what >= 0) {
            BD_TRY(blossoms_meet(b, event.what, found, err));
        } else {
            const int id = ~event.what;
            if (b->label[id] == BD_INNER && b->weight[id] + blossoms_change(b, id) == 0)
                BD_TRY(blossoms_expand(b, id, err));
        }
    }
    blossoms_leave_tree(b);
    b->paths += *found;
    return BD_OK;
}

/* ---- before and after ---- */

static void blossoms_part(bd_blossoms *b, int top)
{
    if (b->mate[top] == BD_NO_ARC) return;
    b->mate[blossoms_top_at(b, b->mate[top])] = BD_NO_ARC;
    b->mate[top] = BD_NO_ARC;
}

/* The outermost blossom goes, with all its weight. */
static void blossoms_dissolve(bd_blossoms *b, int top)
{
    blossoms_part(b, top);
    blossoms_lift(b, top, -b->weight[top]);
    (void)blossoms_open(b, top);
}

/* The reach of a node sinks: its outermost blossoms give what they have, from the outside in. */
static void blossoms_lower(bd_blossoms *b, int node, int64_t by)
{
    while (by > 0) {
        const int top = b->top[node];
        blossoms_part(b, top);
        if (top == node || b->weight[top] > by) {
            blossoms_lift(b, top, -by);
            return;
        }
        by -= b->weight[top];
        blossoms_dissolve(b, top);
    }
}

/* What is left of a pair within one top: the blossoms around both nodes do not count. */
static int64_t blossoms_left_inside(bd_blossoms *b, int32_t arc)
{
    const uint32_t stamp = ++b->stamps;
    const int u = blossoms_end(b, arc ^ 1), v = blossoms_end(b, arc);
    int64_t left = b->arcs[arc].cost - b->reach[u] - b->reach[v];
    for (int id = u; id >= 0; id = b->parent[id]) b->stamp[id] = stamp;
    for (int id = v; id >= 0; id = b->parent[id])
        if (b->stamp[id] == stamp) left += 2 * b->weight[id];
    return left;
}

bd_status bd_blossoms_add(bd_blossoms *b, int u, int v, int64_t cost, bd_err *err)
{
    BD_ASSERT(u != v && cost % 2 == 0 && b->member_count == 0);
    for (int i = 0; i < 2; i++) {
        const int from = i == 0 ? u : v;
        BD_ROOM(b->arcs, b->arc_count, b->arc_room, b->arena, err);
        b->arcs[b->arc_count] =
            (bd_arc){.cost = cost, .next = b->first[from], .to = (uint16_t)(i == 0 ? v : u)};
        b->first[from] = (int32_t)b->arc_count++;
    }
    const int32_t arc = (int32_t)b->arc_count - 2;
    while (b->top[u] == b->top[v] && blossoms_left_inside(b, arc) < 0) blossoms_dissolve(b, b->top[u]);
    if (b->top[u] != b->top[v] && blossoms_left(b, arc) < 0) blossoms_lower(b, u, -blossoms_left(b, arc));
    return BD_OK;
}

bool bd_blossoms_is_exposed(const bd_blossoms *b, int node) { return b->mate[b->top[node]] == BD_NO_ARC; }

void bd_blossoms_raise(bd_blossoms *b)
{
    for (int u = 0; u < b->nodes; u++) {
        int32_t nearest = BD_NO_ARC, ends = BD_NO_ARC;
        if (b->top[u] != u || b->mate[u] != BD_NO_ARC) continue;
        for (int32_t arc = b->first[u]; arc != BD_NO_ARC; arc = b->arcs[arc].next)
            if (nearest == BD_NO_ARC || blossoms_left(b, arc) < blossoms_left(b, nearest)) nearest = arc;
        if (nearest == BD_NO_ARC) continue;
        blossoms_lift(b, u, blossoms_left(b, nearest));
        for (int32_t arc = b->first[u]; arc != BD_NO_ARC && ends == BD_NO_ARC; arc = b->arcs[arc].next)
            if (blossoms_left(b, arc) == 0 && b->mate[blossoms_top_at(b, arc)] == BD_NO_ARC) ends = arc;
        if (ends == BD_NO_ARC) continue;
        b->mate[u] = ends;
        b->mate[blossoms_top_at(b, ends)] = ends ^ 1;
    }
}

int bd_blossoms_nodes(const bd_blossoms *b, int id, uint16_t *nodes)
{
    if (id >= b->nodes + b->nodes / 2 + 1 || b->weight[id] == 0) return 0;
    int count = 0;
    for (int u = b->head[id];; u = b->next[u]) {
        nodes[count++] = (uint16_t)u;
        if (u == b->tail[id]) return count;
    }
}

void bd_blossoms_unfold(bd_blossoms *b, uint16_t *mate)
{
    for (int u = 0; u < b->nodes; u++) {
        while (b->top[u] != u) {
            blossoms_lift(b, b->top[u], -b->weight[b->top[u]]);
            (void)blossoms_open(b, b->top[u]);
        }
        BD_ASSERT(b->mate[u] != BD_NO_ARC);
        mate[u] = (uint16_t)blossoms_end(b, b->mate[u]);
    }
}
