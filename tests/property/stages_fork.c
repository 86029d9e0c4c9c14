/* A list of stages that is copied goes on as the list itself: a copy that is made behind any stage of a
 * draw, under all rulebooks, asks for the same ones to the end, with the same costs. In half of the events
 * with a bye the arbiter gives it to player 1, so that it is not at the bottom. */
#include <criterion/criterion.h>

#include "base/bits.h"
#include "certify/best.h"
#include "small_events.h"
#include "verify/walk.h"

enum { EVENTS = 180, PLAYERS_MOST = 13, PAIRS_MOST = 100, STAGES_MOST = 100 };

/* The list that the checker walks, and a copy of it as it stood behind each stage so far. */
typedef struct follower {
    bd_arena *arena;
    const bd_stages *list;
    bd_stages copies[STAGES_MOST];
    const bd_certificate *certificate;
    size_t at, copied, stages, lists_of_wishes;
} follower;

static void expect_same_costs(const bd_stage *a, const bd_stage *b, const bd_face *face)
{
    bd_edge pairs[PAIRS_MOST];
    bd_cost mine[PAIRS_MOST], theirs[PAIRS_MOST];
    cr_assert_leq(face->count, PAIRS_MOST);
    (void)bd_face_list(face, pairs);
    a->price(a->context, pairs, face->count, mine);
    b->price(b->context, pairs, face->count, theirs);
    for (size_t i = 0; i < face->count; i++) cr_expect_eq(mine[i], theirs[i], "%s", a->id);
}

static void expect_same_stage(bd_stages *copy, const bd_stage *stage, const bd_face *face, int64_t last_value)
{
    bd_stage other = {.id = ""};
    bd_err err;
    bool done = false;
    cr_assert_eq(copy->next(copy->self, face, last_value, &other, &done, &err), BD_OK);
    cr_assert_not(done, "%s", stage->id);
    cr_assert_str_eq(other.id, stage->id);
    cr_expect_eq(other.wishes, stage->wishes, "%s", stage->id);
    expect_same_costs(stage, &other, face);
}

static bd_status follow(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    follower *f = self;
    const int64_t last_value = f->at > 0 ? f->certificate->stages[f->at - 1].value : 0;
    f->at++;
    for (size_t i = 0; i < f->copied; i++) expect_same_stage(&f->copies[i], stage, face, last_value);
    f->stages++;
    f->lists_of_wishes += stage->wishes > 0;
    cr_assert_lt(f->copied, STAGES_MOST);
    return f->list->fork(f->list->self, f->arena, &f->copies[f->copied++], err);
}

static void walk_draw(bd_arena *arena, const bd_tournament *event, const char *rules, int bye, follower *f)
{
    bd_best best;
    bd_stages list;
    bd_verdict verdict;
    uint64_t *rows;
    bd_err err = {.status = BD_OK};
    const bd_solve_options how = {.prove_unique = false};
    bd_draw_options options = bd_draw_options_none();
    options.bye = event->card_count % 2 == 1 ? bye : 0;
    const bd_status status =
        bd_best_draw(arena, event, bd_rulebook_find(rules), 0, &options, &how, &best, &err);
    if (status != BD_OK || best.certificate.outcome != BD_BEST) return;
    cr_assert_eq(bd_round_rows(best.round, arena, &rows, &err), BD_OK);
    cr_assert_eq(bd_round_stages(best.round, arena, &list, &err), BD_OK);
    *f = (follower){.arena = arena,
                    .list = &list,
                    .certificate = &best.certificate,
                    .stages = f->stages,
                    .lists_of_wishes = f->lists_of_wishes};
    const bd_walk_witness witness = {.self = f, .see = follow};
    const bd_walk_input input = {.nodes = best.round->nodes,
                                 .rows = rows,
                                 .stages = &list,
                                 .certificate = &best.certificate,
                                 .witness = &witness};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK, "%s", err.sentence);
    cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", rules, verdict.sentence);
}

Test(stages_fork, a_copy_goes_on_as_the_list_itself)
{
    static const char *const books[] = {"caa", "caa-long", "caa-large", "caa-random", "plain",
                                        "sca", "uscf",     "scc",       "fide"};
    bd_random random = bd_random_part(1811, 7);
    follower f = {.copied = 0};
    for (int i = 0; i < EVENTS; i++) {
        bd_arena *arena = bd_arena_new();
        const int players = bd_random_between(&random, 6, PLAYERS_MOST);
        const bd_tournament *event = small_event(arena, &random, players, bd_random_between(&random, 2, 5));
        walk_draw(arena, event, books[(size_t)i % (sizeof books / sizeof *books)], i % 2, &f);
        bd_arena_free(arena);
    }
    cr_log_info("%zu stages, %zu lists of wishes", f.stages, f.lists_of_wishes);
    cr_expect_gt(f.stages, 1500);
    cr_expect_gt(f.lists_of_wishes, 30);
}
