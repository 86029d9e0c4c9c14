/* The proof behind each answer of why-not: accepted by the checker, true by the list of all legal draws, and
 * the values of both draws are those that the answer gives. */
#include <criterion/criterion.h>

#include "explain/answer.h"
#include "verify/verify.h"

#include "forge_truth.h"
#include "recount.h"
#include "small_events.h"

enum { ROUNDS = 120, LEAST = 2000 };

static size_t proved, none, worse, by_kind[BD_DEMAND_NEARER + 1];

static bd_certificate_file file_of(bd_arena *arena, const bd_best *best)
{
    bd_certificate_file file = {.of_cards = true, .certificate = best->certificate, .draw = best->draw};
    file.stage_line = bd_arena_alloc(arena, best->certificate.stage_count + 1, sizeof *file.stage_line);
    file.certificate.mate = NULL;
    return file;
}

/* What the answer says, counted from the boards of both proved draws. */
static void read_off(bd_arena *arena, const bd_best *best, const bd_best *other, const bd_answer *answer)
{
    bd_counts a, b;
    if (answer->difference.standing != BD_WORSE) return;
    cr_assert_eq(recount_boards(best->round, arena, best->certificate.mate, &a, NULL), BD_OK);
    cr_assert_eq(recount_boards(best->round, arena, other->certificate.mate, &b, NULL), BD_OK);
    for (size_t k = 0; k < answer->difference.stage_count; k++) {
        const bd_stage_values *stage = &answer->difference.stages[k];
        const int64_t *x = bd_counts_find(&a, stage->stage), *y = bd_counts_find(&b, stage->stage);
        if (x != NULL) cr_assert_eq(*x, stage->best, "%s", stage->stage);
        if (y != NULL) cr_assert_eq(*y, stage->other, "%s", stage->stage);
        cr_assert_eq(stage->best == stage->other, k + 1 < answer->difference.stage_count);
    }
    worse++;
}

static void ask(bd_arena *arena, const bd_tournament *t, const bd_question *question, bd_demand demand)
{
    const bd_solve_options how = {.prove_unique = true};
    bd_answer answer;
    bd_best forced;
    bd_draw_options options;
    bd_verdict verdict;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_answer_demand(arena, &question->best, &demand, &how, &answer, &err), BD_OK, "%s",
                 err.sentence);
    if (!bd_forced_has_proof(&answer)) return;
    cr_assert_eq(bd_forced_prove(arena, question, &answer, &how, &options, &forced, &err), BD_OK, "%s: %s",
                 question->best.round->rules->id, err.sentence);
    const bd_certificate_file file = file_of(arena, &forced);
    cr_assert_eq(bd_verify_cards(arena, t, &file, &verdict, &err), BD_OK, "%s", err.sentence);
    cr_assert(verdict.kind == BD_PROVED_BEST || verdict.kind == BD_PROVED_NO_DRAW, "%s, %s: %s",
              forced.certificate.rules, forced.certificate.options, verdict.sentence);
    const char *wrong = truth_of(arena, t, &file, &verdict);
    cr_assert(wrong == NULL, "%s, %s: %s", forced.certificate.rules, forced.certificate.options, wrong);
    cr_assert_eq(answer.kind == BD_ANSWER_IMPOSSIBLE, verdict.kind == BD_PROVED_NO_DRAW);
    none += verdict.kind == BD_PROVED_NO_DRAW;
    proved++;
    by_kind[demand.kind]++;
    if (verdict.kind == BD_PROVED_BEST) read_off(arena, &question->best, &forced, &answer);
}

static void ask_all(bd_arena *arena, const bd_tournament *t, const bd_question *question)
{
    const int players = (int)t->card_count;
    for (int a = 1; a <= players; a++) {
        const bd_arena_mark mark = bd_arena_here(arena);
        ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_COLOUR, .a = a, .colour = BD_WHITE});
        ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_COLOUR, .a = a, .colour = BD_BLACK});
        ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_FLOAT, .a = a});
        ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_NO_FLOAT, .a = a});
        ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_BYE, .a = a});
        for (int b = a + 1; b <= players; b++)
            ask(arena, t, question, (bd_demand){.kind = BD_DEMAND_PAIR, .a = a, .b = b});
        bd_arena_back_to(arena, mark);
    }
}

Test(why_not_certificate, proves_the_answer)
{
    for (uint64_t number = 0; number < ROUNDS; number++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_part(77, number);
        const bd_rulebook *rules = bd_rulebook_at(number % bd_rulebook_count());
        const bd_tournament *t =
            small_event(arena, &random, bd_random_between(&random, 4, 8), bd_random_between(&random, 1, 5));
        const bd_solve_options how = {.prove_unique = true};
        static bd_question question;
        if (bd_question_open(arena, t, rules, 0, NULL, &how, &question, NULL) == BD_OK &&
            question.best.certificate.outcome == BD_BEST)
            ask_all(arena, t, &question);
        bd_arena_free(arena);
    }
    (void)printf("%zu certificates, %zu of no draw, %zu of a worse one\n", proved, none, worse);
    cr_assert_geq(proved, LEAST);
    cr_expect_gt(none, 20);
    cr_expect_gt(worse, 500);
    cr_expect(by_kind[BD_DEMAND_PAIR] > 100 && by_kind[BD_DEMAND_COLOUR] > 100 &&
              by_kind[BD_DEMAND_FLOAT] > 20 && by_kind[BD_DEMAND_NO_FLOAT] > 100 &&
              by_kind[BD_DEMAND_BYE] > 20);
}
