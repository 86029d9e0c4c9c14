/* The primal step of Edmonds' weighted matching: finds a perfect matching of tight edges that leaves every
 * odd set of the family exactly once, or the Gallai-Edmonds labels that say why there is none.
 *
 * Two things differ from the textbook. Sets are contracted before the search, from the smallest to the
 * largest, instead of being shrunk in it; and a held set (an odd-set constraint that an earlier stage has
 * made an equality) may have fewer exits than a blossom, which can be left at every node. Exits are found
 * with the labels of a largest matching inside the set. What remains at the top is an ordinary matching
 * problem; a perfect matching there is unfolded from the outside in. Entry: bd_search_run. */
#include "solve/search.h"

bd_status bd_search_new(bd_arena *arena, int nodes, bd_search *out, bd_err *err)
{
    bd_search s = {.nodes = nodes, .words = bd_bits_words(nodes)};
    const size_t rows = (size_t)nodes * (size_t)s.words, ids = (size_t)nodes * 2,
                 sets = (size_t)nodes / 2 + 1;
    BD_NEW(s.tight, arena, rows, err);
    BD_NEW(s.work, arena, rows, err);
    BD_NEW(s.spans, arena, nodes, err);
    BD_NEW(s.work_spans, arena, nodes, err);
    BD_NEW(s.tight_spans, arena, nodes, err);
    BD_NEW(s.stale, arena, s.words, err);
    BD_NEW(s.lopsided, arena, s.words, err);
    BD_NEW(s.graph, arena, nodes, err);
    BD_NEW(s.graph_spans, arena, nodes, err);
    BD_NEW(s.changed, arena, s.words, err);
    bd_search_forget(&s);
    for (int u = 0; u < nodes; u++) s.spans[u] = (bd_span){.to = (uint16_t)s.words};
    BD_NEW(s.partial, arena, nodes, err);
    BD_NEW(s.label, arena, ids, err);
    BD_NEW(s.partner, arena, ids, err);
    BD_NEW(s.class, arena, ids, err);
    BD_NEW(s.exits, arena, sets * (size_t)s.words, err);
    BD_NEW(s.whole, arena, sets, err);
    BD_NEW(s.broken, arena, sets, err);
    BD_NEW(s.spoiled, arena, sets, err);
    BD_NEW(s.alive, arena, s.words, err);
    BD_NEW(s.reps, arena, s.words, err);
    BD_NEW(s.active, arena, s.words, err);
    BD_NEW(s.mask, arena, s.words, err);
    BD_NEW(s.bundle, arena, s.words, err);
    BD_NEW(s.mate, arena, nodes, err);
    BD_NEW(s.rep_of, arena, nodes, err);
    BD_NEW(s.name, arena, nodes, err);
    BD_NEW(s.rep, arena, ids, err);
    BD_NEW(s.entry, arena, ids, err);
    BD_TRY(bd_matcher_new(arena, nodes, &s.matcher, err));
    *out = s;
    return BD_OK;
}

/* A row that had nothing outside one span becomes another, which has nothing outside its own. */
static void search_replace_row(uint64_t *row, bd_span had, const uint64_t *by, bd_span has)
{
    for (int w = had.from; w < had.to; w++)
        if (w < has.from || w >= has.to) row[w] = 0;
    memcpy(row + has.from, by + has.from, (size_t)(has.to - has.from) * sizeof *row);
}

/* The row of u, to be changed. */
static uint64_t *search_own_row(bd_search *s, int u)
{
    uint64_t *row = s->work + (size_t)u * (size_t)s->words;
    if (bd_bits_has(s->changed, u)) return row;
    search_replace_row(row, s->work_spans[u], s->graph[u], s->graph_spans[u]);
    s->work_spans[u] = s->graph_spans[u];
    s->graph[u] = row;
    bd_bits_add(s->changed, u);
    return row;
}

void bd_search_forget(bd_search *s)
{
    for (int block = 0; block < s->words; block++)
        s->stale[block] = (bd_span){(uint16_t)block, (uint16_t)s->words};
}

static int search_block_end(const bd_search *s, int block)
{
    return block * 64 + 64 < s->nodes ? block * 64 + 64 : s->nodes;
}

static void search_reset_rows(bd_search *s, const uint64_t *rows, const bd_span *spans)
{
    for (int u = 0; u < s->nodes; u++)
        search_replace_row(bd_search_row(s, u), s->spans[u], rows + (size_t)u * (size_t)s->words, spans[u]);
}

/* The pairs of a block with higher nodes stand in its rows, and in one word of later rows. */
static void search_reset_block(bd_search *s, const uint64_t *rows, int block)
{
    const size_t words = (size_t)s->words;
    const bd_span part = s->stale[block];
    const int end = search_block_end(s, block), first = part.from * 64 > end ? part.from * 64 : end;
    if (part.from == part.to) return;
    for (int u = block * 64; u < end; u++)
        bd_bits_copy(bd_search_row(s, u) + part.from, rows + (size_t)u * words + part.from,
                     part.to - part.from);
    for (int u = first; u < s->nodes && u < part.to * 64; u++)
        bd_search_row(s, u)[block] = rows[(size_t)u * words + (size_t)block];
}

void bd_search_reset(bd_search *s, const uint64_t *rows, const bd_span *spans)
{
    int stale = 0;
    for (int block = 0; block < s->words; block++) stale += s->stale[block].to - s->stale[block].from;
    /* One word of each of 64 rows takes as long as many words of one row. */
    if (s->words == 1)
        memcpy(s->tight, rows, (size_t)s->nodes * sizeof *rows);
    else if (stale > s->words * s->words / 8)
        search_reset_rows(s, rows, spans);
    else
        for (int block = 0; block < s->words; block++) search_reset_block(s, rows, block);
    memcpy(s->spans, spans, (size_t)s->nodes * sizeof *s->spans);
    memset(s->stale, 0, (size_t)s->words * sizeof *s->stale);
}

void bd_search_mirror(bd_search *s)
{
    for (int block = 0; block < s->words; block++) {
        if (s->lopsided[block].from == s->lopsided[block].to) continue;
        bd_bits_mirror(s->tight, s->nodes, block, s->lopsided[block]);
        s->lopsided[block] = (bd_span){0};
    }
}

static bool search_has_choice(const uint64_t *row, bd_span span)
{
    bool any = false;
    for (int w = span.from; w < span.to; w++) {
        if (row[w] == 0) continue;
        if (any || (row[w] & (row[w] - 1)) != 0) return true;
        any = true;
    }
    return false;
}

void bd_search_wake(bd_search *s, const uint64_t *rows, const uint16_t *mate, const bd_family *family)
{
    BD_ASSERT((rows == NULL) == (mate == NULL));
    bd_bits_clear(s->alive, s->words);
    for (int u = 0; u < s->nodes; u++) {
        s->label[u] = BD_FREE;
        if (rows == NULL || family->outer[u] >= 0 ||
            search_has_choice(rows + (size_t)u * (size_t)s->words, s->spans[u]))
            bd_bits_add(s->alive, u);
    }
    /* A pair is left out as a whole. */
    for (int u = 0; u < s->nodes && rows != NULL; u++) {
        if (bd_bits_has(s->alive, u)) bd_bits_add(s->alive, mate[u]);
    }
    for (int u = 0; u < s->nodes && rows != NULL; u++) {
        if (!bd_bits_has(s->alive, u)) s->partial[u] = mate[u];
    }
}

static void search_start(bd_search *s)
{
    bd_bits_copy(s->reps, s->alive, s->words);
    bd_bits_clear(s->changed, s->words);
    for (int u = bd_bits_next(s->alive, s->words, 0); u >= 0; u = bd_bits_next(s->alive, s->words, u + 1)) {
        s->graph[u] = bd_search_row(s, u);
        s->graph_spans[u] = s->tight_spans[u] = bd_bits_span(s->graph[u], s->spans[u]);
        s->name[u] = u;
        s->rep_of[u] = s->rep[u] = (uint16_t)u;
    }
    s->any_broken = false;
}

/* A matching of the context to start from: what the last search found, as far as it is still there. */
static void search_warm_up(bd_search *s, const uint16_t *nodes, int count)
{
    for (int u = bd_bits_next(s->active, s->words, 0); u >= 0; u = bd_bits_next(s->active, s->words, u + 1)) {
        s->mate[u] = BD_NONE;
    }
    for (int i = 0; i < count; i++) {
        const int u = nodes == NULL ? i : nodes[i], v = s->partial[u];
        if (v == BD_NONE || v < u || !bd_bits_has(s->alive, u)) continue;
        const int a = s->rep_of[u], b = s->rep_of[v];
        if (a == b || !bd_bits_has(s->active, b) || !bd_bits_has(s->active, a)) continue;
        if (!bd_bits_has(bd_search_row(s, u), v) || !bd_bits_has(s->graph[a], b)) continue;
        if (s->mate[a] != BD_NONE || s->mate[b] != BD_NONE) continue;
        s->mate[a] = (uint16_t)b;
        s->mate[b] = (uint16_t)a;
    }
}

static void search_keep_labels(bd_search *s)
{
    for (int a = bd_bits_next(s->active, s->words, 0); a >= 0; a = bd_bits_next(s->active, s->words, a + 1)) {
        const int id = s->name[a];
        s->label[id] = s->matcher.label[a];
        s->partner[id] = s->mate[a] == BD_NONE ? BD_NO_ID : s->name[s->mate[a]];
        s->class[id] = s->label[id] == BD_OUTER ? s->name[bd_matcher_class(&s->matcher, a)] : BD_NO_ID;
    }
}

/* Nodes at which the set may be left; bundle becomes what they are tied to. */
static void search_find_exits(bd_search *s, const bd_family *family, int set)
{
    uint64_t *exits = bd_search_exits(s, set);
    bd_bits_clear(exits, s->words);
    bd_bits_clear(s->bundle, s->words);
    s->bundle_span = (bd_span){0};
    for (int a = bd_bits_next(s->active, s->words, 0); a >= 0; a = bd_bits_next(s->active, s->words, a + 1)) {
        const int id = s->name[a];
        if (s->label[id] != BD_OUTER) continue;
        const bd_span span = s->graph_spans[a];
        for (int w = span.from; w < span.to; w++) s->bundle[w] |= s->graph[a][w];
        s->bundle_span = bd_span_both(s->bundle_span, span);
        if (id < s->nodes) {
            bd_bits_add(exits, id);
        } else {
            const uint64_t *inner = bd_search_exits(s, id - s->nodes);
            for (int w = 0; w < s->words; w++) exits[w] |= inner[w];
        }
    }
    int count = 0;
    for (int w = 0; w < s->words; w++) count += bd_bits_count(exits[w]);
    BD_ASSERT(count >= 1 &&
              count <= family->sets[set].count); /* what can be left once can be left somewhere */
    s->whole[set] = count == family->sets[set].count;
}

static void search_set_span(bd_search *s, int u, bd_span span)
{
    BD_ASSERT(bd_bits_has(s->changed, u));
    s->work_spans[u] = s->graph_spans[u] = span;
}

static void search_tie_to(bd_search *s, int u, int r)
{
    bd_bits_add(search_own_row(s, u), r);
    search_set_span(s, u, bd_span_with(s->graph_spans[u], r >> 6));
}

/* The set becomes one node, its representative, tied to what its exits are tied to. Inside, all stays as it
 * was. */
static void search_contract(bd_search *s, const bd_family *family, int set)
{
    const bd_set *members = &family->sets[set];
    const int r = s->rep_of[members->nodes[0]];
    uint64_t *row = search_own_row(s, r);
    const bd_span span = bd_span_both(s->graph_spans[r], s->bundle_span);
    for (int w = 0; w < s->words; w++) s->reps[w] &= ~s->mask[w];
    for (int w = span.from; w < span.to; w++) {
        const uint64_t had = row[w] & s->reps[w], has = s->bundle[w] & s->reps[w];
        row[w] = (row[w] & s->mask[w]) | has;
        for (uint64_t rest = had & ~has; rest != 0; rest &= rest - 1)
            bd_bits_drop(search_own_row(s, w * 64 + bd_bits_lowest(rest)), r);
        for (uint64_t rest = has; rest != 0; rest &= rest - 1)
            search_tie_to(s, w * 64 + bd_bits_lowest(rest), r);
    }
    search_set_span(s, r, span);
    BD_ASSERT(s->nodes + set < 2 * s->nodes);
    bd_bits_add(s->reps, r);
    for (int i = 0; i < members->count; i++) s->rep_of[members->nodes[i]] = (uint16_t)r;
    s->name[r] = s->nodes + set;
    s->rep[s->nodes + set] = (uint16_t)r;
}

static void search_look_inside(bd_search *s, const bd_family *family, int set)
{
    const bd_set *members = &family->sets[set];
    s->broken[set] = 0;
    if (s->spoiled[set]) {
        if (members->parent >= 0) s->spoiled[members->parent] = 1;
        return;
    }
    bd_bits_clear(s->mask, s->words);
    bd_set_add_to(members, s->mask);
    for (int w = 0; w < s->words; w++) s->active[w] = s->mask[w] & s->reps[w];
    search_warm_up(s, members->nodes, members->count);
    const int exposed = bd_matcher_run(&s->matcher, s->graph, s->graph_spans, s->active, s->mate);
    search_keep_labels(s);
    if (exposed != 1) {
        s->broken[set] = 1;
        s->any_broken = true;
        if (members->parent >= 0) s->spoiled[members->parent] = 1;
        return;
    }
    search_find_exits(s, family, set);
    search_contract(s, family, set);
}

/* A tight pair between two ids that leaves both at an exit. */
static void search_tie(bd_search *s, int a, int b)
{
    int u = a, v = b;
    if (a >= s->nodes) {
        const uint64_t *exits = bd_search_exits(s, a - s->nodes);
        const uint64_t *wanted = b < s->nodes ? bd_search_row(s, b) : NULL;
        const uint64_t *others = b < s->nodes ? NULL : bd_search_exits(s, b - s->nodes);
        u = BD_NONE;
        for (int w = 0; w < s->words && u == BD_NONE; w++) {
            for (uint64_t rest = exits[w] & (wanted == NULL ? ~UINT64_C(0) : wanted[w]);
                 rest != 0 && u == BD_NONE; rest &= rest - 1) {
                const int x = w * 64 + bd_bits_lowest(rest);
                if (others == NULL) {
                    u = x;
                    continue;
                }
                for (int k = 0; k < s->words && u == BD_NONE; k++) {
                    const uint64_t met = bd_search_row(s, x)[k] & others[k];
                    if (met == 0) continue;
                    u = x;
                    v = k * 64 + bd_bits_lowest(met);
                }
            }
        }
        BD_ASSERT(u != BD_NONE); /* two ids are tied by a pair that leaves both at an exit */
        s->entry[a] = (uint16_t)u;
        if (b >= s->nodes) s->entry[b] = (uint16_t)v;
    }
    BD_ASSERT(u != BD_NONE && v != BD_NONE);
    s->partial[u] = (uint16_t)v;
    s->partial[v] = (uint16_t)u;
}

static void search_tie_pair(bd_search *s, int a, int b)
{
    if (a < s->nodes)
        search_tie(s, b, a);
    else
        search_tie(s, a, b);
}

/* The child of the set that holds node u, as an id. */
static int search_child_of(const bd_search *s, const bd_family *family, int set, int u)
{
    int inner = family->inner[u];
    BD_ASSERT(inner >= 0 && inner <= set);
    if (inner == set) return u;
    while (family->sets[inner].parent != set) inner = family->sets[inner].parent;
    return s->nodes + inner;
}

/* Children of a set as representatives, under their own names. */
static void search_children_of(bd_search *s, const bd_family *family, int set)
{
    const bd_set *members = &family->sets[set];
    bd_bits_clear(s->active, s->words);
    for (int i = 0; i < members->count; i++) {
        const int u = members->nodes[i];
        if (family->inner[u] != set) continue;
        bd_bits_add(s->active, u);
        s->name[u] = u;
    }
    for (int c = 0; c < set; c++) {
        if (family->sets[c].parent != set) continue;
        const int rep = s->rep[s->nodes + c];
        bd_bits_add(s->active, rep);
        s->name[rep] = s->nodes + c;
    }
}

/* Matches the inside of a set, of which the child that is met from outside is left out. */
static void search_unfold(bd_search *s, const bd_family *family, int set)
{
    const int out = search_child_of(s, family, set, s->entry[s->nodes + set]);
    if (out >= s->nodes) s->entry[out] = s->entry[s->nodes + set];
    search_children_of(s, family, set);
    for (int a = bd_bits_next(s->active, s->words, 0); a >= 0; a = bd_bits_next(s->active, s->words, a + 1)) {
        const int partner = s->partner[s->name[a]];
        s->mate[a] = partner == BD_NO_ID ? (uint16_t)BD_NONE : s->rep[partner];
    }
    const int out_rep = s->rep[out];
    BD_ASSERT(bd_bits_has(s->active, out_rep));
    if (s->mate[out_rep] != BD_NONE) {
        s->mate[s->mate[out_rep]] = BD_NONE;
        s->mate[out_rep] = BD_NONE;
        bd_bits_drop(s->active, out_rep);
        const int exposed = bd_matcher_run(&s->matcher, s->graph, s->graph_spans, s->active, s->mate);
        BD_ASSERT(exposed == 0);
        (void)exposed;
    }
    bd_bits_drop(s->active, out_rep);
    for (int a = bd_bits_next(s->active, s->words, 0); a >= 0; a = bd_bits_next(s->active, s->words, a + 1)) {
        if (s->mate[a] > a) search_tie_pair(s, s->name[a], s->name[s->mate[a]]);
    }
}

/* The matching of the nodes themselves, from the outside in. */
static void search_unfold_all(bd_search *s, const bd_family *family)
{
    for (int u = bd_bits_next(s->alive, s->words, 0); u >= 0; u = bd_bits_next(s->alive, s->words, u + 1))
        s->partial[u] = BD_NONE;
    for (int a = bd_bits_next(s->reps, s->words, 0); a >= 0; a = bd_bits_next(s->reps, s->words, a + 1)) {
        const int id = s->name[a], partner = s->partner[id];
        if (partner == BD_NO_ID) {
            if (id < s->nodes) continue;
            const uint64_t *exits = bd_search_exits(s, id - s->nodes);
            int w = 0;
            while (exits[w] == 0) w++;
            s->entry[id] = (uint16_t)(w * 64 + bd_bits_lowest(exits[w]));
        } else if (s->rep[partner] > a) {
            search_tie_pair(s, id, partner);
        }
    }
    for (int set = family->count - 1; set >= 0; set--) search_unfold(s, family, set);
}

bool bd_search_run(bd_search *s, const bd_family *family)
{
    BD_ASSERT(family->count <= s->nodes / 2);
    search_start(s);
    memset(s->spoiled, 0, (size_t)family->count);
    for (int set = 0; set < family->count; set++) search_look_inside(s, family, set);
    s->exposed = -1;
    if (s->any_broken) return false;
    bd_bits_copy(s->active, s->reps, s->words);
    search_warm_up(s, NULL, s->nodes);
    s->exposed = bd_matcher_run(&s->matcher, s->graph, s->graph_spans, s->active, s->mate);
    search_keep_labels(s);
    search_unfold_all(s, family);
    BD_ASSERT(s->exposed >= 0 && s->exposed % 2 == 0);
    return s->exposed == 0;
}
