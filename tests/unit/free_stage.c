/* Whether a stage that may be spared is: asked pair by pair at first, then by kinds of nodes. */
#include "base/bits.h"
#include "cards/questions.h"

#include <criterion/criterion.h>

enum { NODES = 300, WORDS = (NODES + 63) / 64, KINDS = 5 };

/* Pairs of one kind with a higher node of another cost something. */
typedef struct two_kinds {
    int kinds, of_lower, of_higher;
    long asked;
} two_kinds;

static int kind_of(const two_kinds *of, int u) { return u * 7 % of->kinds; }

static bool costs(const two_kinds *of, int u, int v)
{
    return kind_of(of, u) == of->of_lower && kind_of(of, v) == of->of_higher;
}

static void price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    two_kinds *of = (two_kinds *)context;
    for (size_t i = 0; i < count; i++) cost[i] = costs(of, edges[i].u, edges[i].v) ? -1 : 0;
    of->asked += (long)count;
}

static bool alike(const void *context, int u, int v) { return kind_of(context, u) == kind_of(context, v); }

/* All pairs, but of those that cost something only the last one, or none. */
static bool fill(const two_kinds *of, bool last, uint64_t *rows)
{
    bool left = false;
    for (size_t w = 0; w < (size_t)NODES * WORDS; w++) rows[w] = 0;
    for (int u = NODES - 1; u >= 0; u--)
        for (int v = NODES - 1; v > u; v--) {
            if (costs(of, u, v) && (left || !last)) continue;
            left = left || costs(of, u, v);
            bd_bits_add(rows + (size_t)u * WORDS, v);
        }
    return left;
}

/* One question, the stage itself. */
typedef struct one_question {
    const bd_stage *stage;
    int asked;
} one_question;

static bd_status ask_once(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    one_question *one = self;
    (void)err;
    if (one->asked > 0) cr_expect_eq(view->last_value, 0);
    *done = one->asked++ > 0;
    if (!*done) *stage = *one->stage;
    return BD_OK;
}

static bool is_spared(bd_arena *arena, const bd_stage *stage, const bd_face *face)
{
    one_question one = {.stage = stage};
    const bd_questions questions = {.self = &one, .next = ask_once};
    bd_stages stages;
    bd_stage given;
    bd_err err;
    bool done = false;
    cr_assert_eq(bd_questions_stages(arena, &questions, &stages, &err), BD_OK);
    cr_assert_eq(stages.next(stages.self, face, 0, &given, &done, &err), BD_OK);
    return done;
}

static void check(int kinds, int of_lower, int of_higher, bool last, bool tells)
{
    static uint64_t rows[NODES * WORDS];
    static bd_edge room[NODES];
    bd_arena *arena = bd_arena_new();
    two_kinds of = {.kinds = kinds, .of_lower = of_lower, .of_higher = of_higher};
    const bd_face face = {.nodes = NODES, .rows = rows, .room = room};
    const bd_stage stage = {
        .context = &of, .price = price, .alike = tells ? alike : NULL, .high = NODES - 1, .spared = true};
    const bool left = fill(&of, last, rows);
    cr_expect_eq(is_spared(arena, &stage, &face), !left, "%d kinds, %d with %d", kinds, of_lower, of_higher);
    if (tells && kinds == KINDS) cr_expect_lt(of.asked, 10000, "%ld pairs asked", of.asked);
    bd_arena_free(arena);
}

Test(free_stage, the_last_pair_that_costs_something_is_found)
{
    for (int a = 0; a < KINDS; a++)
        for (int b = 0; b < KINDS; b++)
            for (int last = 0; last < 2; last++) {
                check(KINDS, a, b, last == 1, true);
                check(KINDS, a, b, last == 1, false);
            }
    check(100, 3, 98, true, true);
    check(100, 3, 98, false, true);
}

/* Only pairs that lead into the window are asked, also from rows above it. */
static void price_near(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const int *window = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cr_assert((u >= window[0] && u <= window[1]) || (v >= window[0] && v <= window[1]), "%d-%d", u, v);
        cost[i] = u == 2 && v == window[1];
    }
}

Test(free_stage, a_window_says_which_pairs_are_asked)
{
    static uint64_t rows[NODES * WORDS];
    static bd_edge room[NODES];
    bd_arena *arena = bd_arena_new();
    const bd_face face = {.nodes = NODES, .rows = rows, .room = room};
    for (int u = 0; u < NODES; u++) bd_bits_fill_above(rows + (size_t)u * WORDS, NODES, u);
    for (int low = 3; low < NODES; low += 50)
        for (int high = low; high < NODES; high += 37) {
            const int window[2] = {low, high};
            const bd_stage stage = {
                .context = window, .price = price_near, .low = low, .high = high, .spared = true};
            cr_expect_not(is_spared(arena, &stage, &face), "%d .. %d", low, high);
            bd_bits_drop(rows + 2 * WORDS, high);
            cr_expect(is_spared(arena, &stage, &face), "%d .. %d", low, high);
            bd_bits_add(rows + 2 * WORDS, high);
        }
    bd_arena_free(arena);
}
