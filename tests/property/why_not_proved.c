/* Questions about rounds that are too large to list all draws: every answer's draw is proved the best that
 * meets the demand by the checker, over pairs that the test picks by itself, and loses where the answer says
 * so, counted from the boards. */
#include <criterion/criterion.h>

#include "again_stages.h"
#include "certify/best.h"
#include "explain/answer.h"
#include "explain/question.h"
#include "io/tournament_file.h"
#include "recount.h"
#include "tests_file.h"
#include "verify/walk.h"

static bd_question question;
static size_t walked, counted;

/* All legal pairs; where no draw has the wanted one, without those that keep u from v. */
static size_t pick_pairs(const bd_round *round, int u, int v, bool all, bd_edge *edges)
{
    size_t count = 0;
    for (int a = 0; a < round->nodes; a++)
        for (int b = a + 1; b < round->nodes; b++) {
            const bool touches = a == u || a == v || b == u || b == v;
            const bool wanted = (a == u && b == v) || (a == v && b == u);
            if ((all || !touches || wanted) && bd_round_is_legal(round, a, b))
                edges[count++] = (bd_edge){(uint16_t)a, (uint16_t)b};
        }
    return count;
}

/* How many stages come before the one with this id. */
static size_t stages_before(const bd_certificate *certificate, const char *id)
{
    size_t k = 0;
    while (k < certificate->stage_count && strcmp(certificate->stages[k].id, id) != 0) k++;
    return k;
}

static void walk(bd_arena *arena, const bd_answer *answer, int u, int v)
{
    bd_round *round = question.best.round;
    bd_model model;
    bd_verdict verdict;
    const bd_certificate *certificate = &answer->certificate;
    const bool none = certificate->outcome == BD_NO_MATCHING;
    bd_edge *edges = bd_arena_alloc(arena, (size_t)round->nodes * (size_t)round->nodes / 2, sizeof *edges);
    cr_assert_eq(bd_model_of_round(round, arena, &model, NULL), BD_OK);
    again_stages again = {.inner = &model.stages,
                          .kept = none ? SIZE_MAX : stages_before(certificate, "demand"),
                          .best = question.best.certificate.mate,
                          .near =
                              answer->kind != BD_ANSWER_LATER || answer->difference.standing == BD_AS_GOOD,
                          .u = u,
                          .v = v};
    const bd_stages stages = {.self = &again, .next = again_next};
    const bd_walk_input input = {.nodes = round->nodes,
                                 .edges = edges,
                                 .edge_count = pick_pairs(round, u, v, !none, edges),
                                 .stages = &stages,
                                 .certificate = certificate};
    cr_assert_eq(bd_walk_check(&input, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, none ? BD_PROVED_NO_DRAW : BD_PROVED_BEST, "%s: %s", answer->what,
                 verdict.sentence);
    const size_t near = stages_before(certificate, "nearest");
    cr_assert_eq(near < certificate->stage_count, !none && again.near, "%s", answer->what);
    if (near < certificate->stage_count)
        cr_assert_eq((size_t)certificate->stages[near].value,
                     answer->change_count + (answer->bye_comes != answer->bye_goes), "%s", answer->what);
    walked++;
}

static void count(bd_arena *arena, const bd_answer *answer)
{
    bd_counts best, other;
    if (answer->difference.standing != BD_WORSE) return;
    cr_assert_eq(recount_boards(question.best.round, arena, question.best.certificate.mate, &best, NULL),
                 BD_OK);
    cr_assert_eq(recount_boards(question.best.round, arena, answer->mate, &other, NULL), BD_OK);
    for (size_t k = 0; k < answer->difference.stage_count; k++) {
        const bd_stage_values *values = &answer->difference.stages[k];
        const int64_t *a = bd_counts_find(&best, values->stage);
        const int64_t *b = bd_counts_find(&other, values->stage);
        if (a != NULL) cr_assert_eq(*a, values->best, "%s: %s", answer->what, values->stage);
        if (b != NULL) cr_assert_eq(*b, values->other, "%s: %s", answer->what, values->stage);
        counted += b != NULL;
        if (k + 1 < answer->difference.stage_count) cr_assert_eq(values->best, values->other);
    }
    const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
    cr_assert(last->wishes ? last->other < last->best : last->other > last->best, "%s", answer->what);
}

static void ask(const bd_solve_options *how, int u, int v)
{
    const bd_round *round = question.best.round;
    bd_answer answer;
    bd_arena *arena = bd_arena_new();
    const bd_demand demand = {.kind = BD_DEMAND_PAIR, .a = round->players[u].id, .b = round->players[v].id};
    cr_assert_eq(bd_answer_demand(arena, &question.best, &demand, how, &answer, NULL), BD_OK);
    cr_assert_eq(answer.kind == BD_ANSWER_IS_SO, question.best.certificate.mate[u] == v);
    const bool sought = answer.mate != NULL || answer.certificate.outcome == BD_NO_MATCHING;
    if (answer.kind == BD_ANSWER_IMPOSSIBLE && !sought)
        cr_assert(!bd_round_is_legal(round, u, v), "%s", answer.what);
    else if (answer.kind != BD_ANSWER_IS_SO)
        walk(arena, &answer, u, v);
    if (answer.mate != NULL) cr_assert_eq(answer.mate[u], v);
    if (answer.mate != NULL) count(arena, &answer);
    bd_arena_free(arena);
}

Test(why_not_proved, every_pair_of_the_guides_set_a)
{
    static const bd_solve_options how = {.prove_unique = false};
    for (int round = 1; round <= 5; round++) {
        char path[64];
        size_t size = 0;
        bd_arena *arena = bd_arena_new();
        bd_tournament *event = NULL;
        (void)snprintf(path, sizeof path, "examples/set_a_r%d.json", round);
        const char *text = test_file_sized(arena, path, &size);
        cr_assert_eq(bd_tournament_read_text(arena, path, text, size, NULL, NULL, &event, NULL), BD_OK, "%s",
                     path);
        cr_assert_eq(bd_question_open(arena, event, bd_rulebook_find("caa"), 0, NULL, &how, &question, NULL),
                     BD_OK);
        for (int u = 0; u < question.best.round->cards; u++)
            for (int v = u + 1; v < question.best.round->cards; v++) ask(&how, u, v);
        bd_arena_free(arena);
    }
    cr_expect_gt(walked, 500u);
    cr_expect_gt(counted, 1000u);
}
