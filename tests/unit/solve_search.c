/* Search: a matching among the tight pairs that leaves every set once is found exactly when there is one. */
#include "nested_sets.h"
#include "solve/search.h"

enum { NODES = 10 };

typedef struct trial {
    bd_arena *arena;
    bd_family family;
    bool tied[NODES][NODES];
    /* In the search node u is u * stretch, and those between have only each other. */
    int stretch;
    bd_family wide;
    bd_search search;
} trial;

static void tie(bd_search *s, int u, int v)
{
    bd_bits_add(bd_search_row(s, u), v);
    bd_bits_add(bd_search_row(s, v), u);
}

static void stretch_family(trial *t)
{
    cr_assert_eq(bd_family_new(t->arena, NODES * t->stretch, &t->wide, NULL), BD_OK);
    for (int i = 0; i < t->family.count; i++) {
        bd_set set = t->family.sets[i];
        uint16_t *nodes = bd_arena_alloc(t->arena, (size_t)set.count, sizeof *nodes);
        for (int k = 0; k < set.count; k++) nodes[k] = (uint16_t)(set.nodes[k] * t->stretch);
        set.nodes = nodes;
        cr_assert_eq(bd_family_add(&t->wide, set, NULL), BD_OK);
    }
    cr_assert(bd_family_arrange(&t->wide));
}

static void make(trial *t, bd_random *random, int percent)
{
    *t = (trial){.arena = bd_arena_new(), .stretch = bd_random_below(random, 3) == 0 ? 27 : 1};
    nested_family(&t->family, random, t->arena, NODES);
    stretch_family(t);
    cr_assert_eq(bd_search_new(t->arena, NODES * t->stretch, &t->search, NULL), BD_OK);
    for (int u = 0; u < NODES; u++)
        for (int between = 1; between < t->stretch; between += 2)
            tie(&t->search, u * t->stretch + between, u * t->stretch + between + 1);
    for (int u = 0; u < NODES; u++)
        for (int v = u + 1; v < NODES; v++) {
            if ((int)bd_random_below(random, 100) >= percent) continue;
            t->tied[u][v] = t->tied[v][u] = true;
            tie(&t->search, u * t->stretch, v * t->stretch);
        }
    for (int u = 0; u < t->search.nodes; u++) t->search.partial[u] = BD_NONE;
    bd_search_wake(&t->search, NULL, NULL, &t->wide);
}

static bool leaves_each_once(const bd_family *family, const uint16_t *mate)
{
    for (int s = 0; s < family->count; s++) {
        int left = 0;
        for (int i = 0; i < family->sets[s].count; i++)
            left += !nested_holds(&family->sets[s], mate[family->sets[s].nodes[i]]);
        if (left != 1) return false;
    }
    return true;
}

/* All matchings of the nodes from u on. */
static bool exists(const trial *t, uint16_t *mate, int u)
{
    while (u < NODES && mate[u] != BD_NONE) u++;
    if (u == NODES) return leaves_each_once(&t->family, mate);
    for (int v = u + 1; v < NODES; v++) {
        if (!t->tied[u][v] || mate[v] != BD_NONE) continue;
        mate[u] = (uint16_t)v;
        mate[v] = (uint16_t)u;
        const bool found = exists(t, mate, u + 1);
        mate[u] = mate[v] = BD_NONE;
        if (found) return true;
    }
    return false;
}

static bool exists_any(const trial *t)
{
    uint16_t mate[NODES];
    for (int u = 0; u < NODES; u++) mate[u] = BD_NONE;
    return exists(t, mate, 0);
}

static void check_partial(const trial *t)
{
    uint16_t mate[NODES];
    for (int u = 0; u < NODES; u++) mate[u] = t->search.partial[u * t->stretch] / (uint16_t)t->stretch;
    for (int u = 0; u < NODES; u++) {
        cr_assert_lt(mate[u], NODES);
        cr_assert_eq(mate[mate[u]], u);
        cr_assert_eq(t->search.partial[u * t->stretch], mate[u] * t->stretch);
        cr_assert(t->tied[u][mate[u]], "%d-%d is not tight", u, mate[u]);
    }
    cr_assert(leaves_each_once(&t->family, mate));
}

Test(solve_search, finds_a_matching_exactly_when_there_is_one)
{
    bd_random random = bd_random_seeded(1);
    int found = 0, none = 0, with_sets = 0, broken = 0;
    for (int round = 0; round < 3000; round++) {
        trial t;
        make(&t, &random, 15 + (int)bd_random_below(&random, 60));
        const bool there = exists_any(&t), got = bd_search_run(&t.search, &t.wide);
        cr_assert_eq(got, there, "round %d", round);
        if (got) check_partial(&t);
        if (got) cr_assert_eq(t.search.exposed, 0);
        if (!got) cr_assert(t.search.any_broken || t.search.exposed > 0);
        found += got;
        none += !got;
        with_sets += got && t.family.count > 0;
        broken += t.search.any_broken;
        bd_arena_free(t.arena);
    }
    cr_assert(found > 300 && none > 300 && with_sets > 100 && broken > 100, "%d %d %d %d", found, none,
              with_sets, broken);
}

/* Searches start from what the last one left behind; that must not change what is found. */
Test(solve_search, a_search_that_starts_from_the_last_one_finds_the_same)
{
    bd_random random = bd_random_seeded(2);
    for (int round = 0; round < 300; round++) {
        trial t;
        make(&t, &random, 25);
        for (int more = 0; more < 12; more++) {
            const bool there = exists_any(&t), got = bd_search_run(&t.search, &t.wide);
            cr_assert_eq(got, there, "round %d", round);
            if (got) check_partial(&t);
            const int u = (int)bd_random_below(&random, NODES), v = (int)bd_random_below(&random, NODES);
            if (u == v) continue;
            t.tied[u][v] = t.tied[v][u] = !t.tied[u][v];
            bd_bits_turn(bd_search_row(&t.search, u * t.stretch), v * t.stretch);
            bd_bits_turn(bd_search_row(&t.search, v * t.stretch), u * t.stretch);
        }
        bd_arena_free(t.arena);
    }
}

/* A set's exits are the nodes without which the others have a perfect matching that leaves the sets inside
 * once. */
Test(solve_search, a_set_of_three_in_a_row_can_be_left_at_its_ends)
{
    static const uint16_t nodes[] = {2, 3, 4};
    bd_arena *arena = bd_arena_new();
    bd_family family;
    bd_search search;
    cr_assert_eq(bd_family_new(arena, NODES, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = nodes, .count = 3, .weight = 1}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
    for (int u = 2; u < 4; u++) {
        bd_bits_add(bd_search_row(&search, u), u + 1);
        bd_bits_add(bd_search_row(&search, u + 1), u);
    }
    for (int u = 0; u < NODES; u++) search.partial[u] = BD_NONE;
    bd_search_wake(&search, NULL, NULL, &family);
    cr_assert_not(bd_search_run(&search, &family));
    cr_assert_not(search.any_broken);
    cr_assert_eq(search.exposed, NODES - 2, "the set is one node now");
    for (int u = 0; u < NODES; u++)
        cr_expect_eq(bd_bits_has(bd_search_exits(&search, 0), u), u == 2 || u == 4, "%d", u);
    cr_expect_not(search.whole[0]);
    bd_bits_add(bd_search_row(&search, 2), 4);
    bd_bits_add(bd_search_row(&search, 4), 2);
    (void)bd_search_run(&search, &family);
    cr_expect(search.whole[0], "a triangle can be left anywhere");
    bd_bits_clear(bd_search_row(&search, 3), search.words);
    for (int u = 2; u <= 4; u++) bd_bits_clear(bd_search_row(&search, u), search.words);
    (void)bd_search_run(&search, &family);
    cr_expect(search.any_broken && search.broken[0], "three nodes without a pair cannot be left once");
    bd_arena_free(arena);
}

/* Pairs of which neither node has a choice are left out, as a whole; nodes in sets never. */
Test(solve_search, who_has_no_choice_sleeps)
{
    static const uint16_t mate[] = {1, 0, 3, 2, 5, 4, 7, 6, 9, 8}, nodes[] = {6, 8, 9};
    bd_arena *arena = bd_arena_new();
    bd_family family;
    bd_search search;
    uint64_t rows[NODES] = {0};
    cr_assert_eq(bd_family_new(arena, NODES, &family, NULL), BD_OK);
    cr_assert_eq(bd_family_add(&family, (bd_set){.nodes = nodes, .count = 3, .weight = 1}, NULL), BD_OK);
    cr_assert(bd_family_arrange(&family));
    cr_assert_eq(bd_search_new(arena, NODES, &search, NULL), BD_OK);
    for (int u = 0; u < NODES; u++) bd_bits_add(&rows[u], mate[u]);
    bd_bits_add(&rows[2], 5); /* 2 has a choice, and 5 */
    bd_bits_add(&rows[5], 2);
    bd_span spans[NODES];
    for (int u = 0; u < NODES; u++) spans[u] = (bd_span){.to = 1};
    bd_search_reset(&search, rows, spans);
    bd_search_wake(&search, rows, mate, &family);
    for (int u = 0; u < NODES; u++) {
        cr_expect_eq(bd_bits_has(search.alive, u), u >= 2, "%d", u);
        if (u < 2) cr_expect_eq(search.partial[u], mate[u]);
    }
    bd_arena_free(arena);
}

enum { MANY = 260, WORDS = (MANY + 63) / 64 };

/* A search that is used for one thing after the other, and what its rows should be. */
typedef struct long_use {
    bd_arena *arena;
    int nodes, words;
    uint64_t face[MANY * WORDS], rows[MANY * WORDS];
    bd_span spans[MANY];
    bd_search used;
} long_use;

static void turn_both(uint64_t *rows, int words, int u, int v)
{
    bd_bits_turn(rows + u * words, v);
    bd_bits_turn(rows + v * words, u);
}

/* Pairs of the face lie near the diagonal, so that rows have empty ends. */
static void begin_long_use(long_use *l, bd_random *random)
{
    *l = (long_use){.arena = bd_arena_new(), .nodes = 20 + 2 * (int)bd_random_below(random, MANY / 2 - 10)};
    l->words = bd_bits_words(l->nodes);
    const int width = 3 + (int)bd_random_below(random, 120), share = 3 + (int)bd_random_below(random, 60);
    for (int u = 0; u < l->nodes; u++)
        for (int v = u + 1; v < l->nodes && v <= u + width; v++)
            if ((int)bd_random_below(random, 100) < share) turn_both(l->face, l->words, u, v);
    for (int u = 0; u < l->nodes; u++)
        l->spans[u] = bd_bits_span(l->face + u * l->words, (bd_span){.to = (uint16_t)l->words});
    cr_assert_eq(bd_search_new(l->arena, l->nodes, &l->used, NULL), BD_OK);
}

/* Some words of some rows lose pairs of the face, or get them back. */
static void turn_some(long_use *l, bd_random *random)
{
    for (int many = (int)bd_random_below(random, 60); many > 0; many--) {
        const int u = (int)bd_random_below(random, (uint64_t)l->nodes),
                  word = (u >> 6) + (int)bd_random_below(random, (uint64_t)(l->words - (u >> 6)));
        uint64_t change = l->face[u * l->words + word] & (word == u >> 6 ? bd_bits_above(u) : ~UINT64_C(0));
        if (bd_random_below(random, 2) == 0) change &= UINT64_C(0x1111111111111111);
        if (change == 0) continue;
        (void)bd_search_turn_word(&l->used, u, word, change);
        for (uint64_t rest = change; rest != 0; rest &= rest - 1)
            turn_both(l->rows, l->words, u, word * 64 + bd_bits_lowest(rest));
    }
    bd_search_mirror(&l->used);
}

static void open_search(bd_search *s, const bd_family *family)
{
    for (int u = 0; u < s->nodes; u++) s->partial[u] = BD_NONE;
    bd_search_wake(s, NULL, NULL, family);
}

static bool found_the_same(const bd_search *a, const bd_search *b, int sets)
{
    const size_t nodes = (size_t)a->nodes, words = (size_t)a->words;
    return a->exposed == b->exposed && memcmp(a->partial, b->partial, nodes * sizeof *a->partial) == 0 &&
           memcmp(a->broken, b->broken, (size_t)sets) == 0 && memcmp(a->label, b->label, nodes) == 0 &&
           (a->any_broken || memcmp(a->exits, b->exits, (size_t)sets * words * sizeof *a->exits) == 0);
}

Test(solve_search, a_search_used_again_finds_what_a_fresh_one_finds)
{
    static long_use l;
    bd_random random = bd_random_seeded(4);
    int with_sets = 0, perfect = 0;
    for (int round = 0; round < 3000; round++) {
        begin_long_use(&l, &random);
        const size_t bytes = (size_t)(l.nodes * l.words) * sizeof *l.rows;
        for (int use = 0; use < 12; use++) {
            bd_family family;
            bd_search fresh;
            if (use == 0 || bd_random_below(&random, 3) == 0) {
                bd_search_reset(&l.used, l.face, l.spans);
                memcpy(l.rows, l.face, bytes);
            }
            turn_some(&l, &random);
            cr_assert_eq(memcmp(l.used.tight, l.rows, bytes), 0, "round %d, use %d", round, use);
            nested_family(&family, &random, l.arena, l.nodes);
            cr_assert_eq(bd_search_new(l.arena, l.nodes, &fresh, NULL), BD_OK);
            memcpy(fresh.tight, l.rows, bytes);
            open_search(&fresh, &family);
            open_search(&l.used, &family);
            const bool got = bd_search_run(&fresh, &family);
            cr_assert_eq(bd_search_run(&l.used, &family), got, "round %d, use %d", round, use);
            cr_assert(found_the_same(&l.used, &fresh, family.count), "round %d, use %d", round, use);
            with_sets += !fresh.any_broken && family.count > 0;
            perfect += got;
        }
        bd_arena_free(l.arena);
    }
    cr_assert(with_sets > 2000 && perfect > 500, "%d %d", with_sets, perfect);
}
