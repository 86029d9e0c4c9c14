/* Crash: where the linear program begins: a good perfect matching and a basis around it.
 *
 * The matching is made of pairs of which the weights leave little as far as possible. The basis grows around
 * it greedily: of the columns of a fractional matching problem those are independent that form trees, each
 * with at most one odd cycle. Such a basis can always be factored, and it is feasible. */
#include "solve/part.h"

enum { PORTIONS = 16, SMALL_PORTION = 1000 };

static void crash_add_pair(bd_search *s, int u, int v)
{
    bd_bits_add(bd_search_row(s, u), v);
    bd_bits_add(bd_search_row(s, v), u);
}

/* Nodes outside keep their mates; inside there are no pairs yet. */
static void crash_clear_inside(bd_solver *solver, const uint64_t *inside)
{
    bd_search *s = &solver->search;
    memset(s->tight, 0, (size_t)s->nodes * (size_t)s->words * sizeof *s->tight);
    bd_search_forget(s);
    for (int u = 0; u < s->nodes; u++) {
        s->partial[u] = bd_bits_has(inside, u) ? (uint16_t)BD_NONE : solver->mate[u];
        if (s->partial[u] != BD_NONE) crash_add_pair(s, u, solver->mate[u]);
    }
}

void bd_crash_match(bd_solver *solver, const uint64_t *inside, const bd_candidate *candidates, size_t count,
                    uint16_t *start)
{
    bd_search *s = &solver->search;
    const bd_family *family = &solver->weights.family;
    crash_clear_inside(solver, inside);
    const size_t portions = count < PORTIONS * SMALL_PORTION ? count / SMALL_PORTION + 1 : PORTIONS;
    bool perfect = false;
    for (size_t portion = 0, i = 0; portion < portions && !perfect; portion++) {
        for (; i < count * (portion + 1) / portions; i++) crash_add_pair(s, candidates[i].u, candidates[i].v);
        perfect = bd_search_run(s, family);
    }
    for (int u = 0; u < s->nodes && !perfect; u++) crash_add_pair(s, u, solver->mate[u]);
    if (!perfect) perfect = bd_search_run(s, family);
    memcpy(start, perfect ? s->partial : solver->mate, (size_t)s->nodes * sizeof *start);
}

/* Trees of basic columns, as a union-find with sides. */
typedef struct forest {
    uint16_t *root;
    uint8_t *side, *odd; /* against the root; of a root: the tree has an odd cycle */
    uint16_t *size;
} forest;

static int crash_root_of(const forest *f, int x, int *side)
{
    for (*side = 0; f->root[x] != x; x = f->root[x]) *side ^= f->side[x];
    return x;
}

static bool crash_join(forest *f, int a, int b)
{
    int side_a, side_b;
    BD_ASSERT(a != b);
    int x = crash_root_of(f, a, &side_a), y = crash_root_of(f, b, &side_b);
    const bool same = side_a == side_b;
    if (x == y) {
        if (!same || f->odd[x]) return false;
        f->odd[x] = 1;
        return true;
    }
    if (f->odd[x] && f->odd[y]) return false;
    if (f->size[x] < f->size[y]) {
        const int kept = x;
        x = y;
        y = kept;
    }
    f->root[y] = (uint16_t)x;
    f->side[y] = same;
    f->odd[x] |= f->odd[y];
    f->size[x] = (uint16_t)(f->size[x] + f->size[y]);
    return true;
}

bd_status bd_crash_basis(bd_lp *lp, uint8_t *slack_basic, bd_err *err)
{
    forest f;
    BD_NEW(f.root, lp->arena, lp->nodes, err);
    BD_NEW(f.side, lp->arena, lp->nodes, err);
    BD_NEW(f.odd, lp->arena, lp->nodes, err);
    BD_NEW(f.size, lp->arena, lp->nodes, err);
    for (int i = 0; i < lp->nodes; i++) {
        f.root[i] = (uint16_t)i;
        f.size[i] = 1;
    }
    for (size_t j = 0; j < lp->column_count; j++)
        lp->columns[j].basic = crash_join(&f, lp->columns[j].u, lp->columns[j].v);
    for (int i = 0; i < lp->nodes; i++) slack_basic[i] = f.root[i] == i && f.odd[i] == 0;
    return BD_OK;
}
