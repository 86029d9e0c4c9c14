/* Whoever proves a round, the rulebook asks the same questions and is given the same answers: by GLPK, by
 * Edmonds, by the fastest way, and by weights that are other on purpose (other_duals.h). Stages that were
 * spared are questions too, so that a stage which one proof needs and another does not must not show; and of
 * every question all costs are told.
 *
 * BESTDRAW_ROUNDS sets how many rounds, BESTDRAW_SEED another seed, BESTDRAW_FROM the number of the first. */
#include <criterion/criterion.h>

#include "base/sha256.h"
#include "cards/questions.h"
#include "certify/best.h"

#include "hard_rounds.h"
#include "other_duals.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 700, WAYS = 5, QUESTIONS_MOST = 4000 };

/* What was asked, and what the question before came to. */
typedef struct entry {
    char id[BD_STAGE_ID_SIZE];
    char digest[65];
} entry;

typedef struct transcript {
    entry entries[QUESTIONS_MOST];
    size_t count;
} transcript;

typedef struct listener {
    const bd_rulebook *honest;
    bd_rulebook rules;
    bd_questions own;
    const bd_round *round;
    const bd_choosers *choosers; /* who are being asked; NULL: nobody is */
    transcript *into;
} listener;

static listener listening;

static void tell_costs(bd_digest *digest, const bd_stage *stage)
{
    const bd_round *round = listening.round;
    for (int u = 0; u < round->nodes && stage->price != NULL; u++)
        for (int v = u + 1; v < round->nodes; v++) {
            const bd_edge pair = {(uint16_t)u, (uint16_t)v};
            bd_cost cost = 0;
            if (!bd_round_is_legal(round, u, v) && !bd_round_sits_out(round, u, v)) continue;
            stage->price(stage->context, &pair, 1, &cost);
            bd_digest_add(digest, &cost, sizeof cost);
        }
    if (stage->choosers != NULL)
        bd_digest_add(digest, stage->choosers->who, (size_t)stage->choosers->count * sizeof(uint16_t));
    if (stage->leavers != NULL)
        bd_digest_add(digest, stage->leavers->who, (size_t)stage->leavers->count * sizeof(uint16_t));
}

static bd_status listen_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    listener *l = self;
    bd_digest digest = bd_digest_new();
    cr_assert_lt(l->into->count, QUESTIONS_MOST);
    entry *to = &l->into->entries[l->into->count++];
    *to = (entry){.id = ""};
    bd_digest_add(&digest, &view->last_value, sizeof view->last_value);
    if (view->chosen != NULL)
        bd_digest_add(&digest, view->chosen, (size_t)l->choosers->count * sizeof *view->chosen);
    if (view->leaves != NULL)
        bd_digest_add(&digest, view->leaves, (size_t)l->round->nodes * sizeof *view->leaves);
    BD_TRY(l->own.next(l->own.self, view, stage, done, err));
    l->choosers = *done ? NULL : stage->choosers;
    if (!*done) {
        bd_stage_id_add(to->id, stage->id);
        tell_costs(&digest, stage);
    }
    bd_digest_finish(&digest, to->digest);
    return BD_OK;
}

static bd_status listen_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                               size_t count, bd_questions *out, bd_err *err)
{
    BD_TRY(listening.honest->stages(round, arena, criteria, count, &listening.own, err));
    listening.round = round;
    *out = (bd_questions){.self = &listening, .next = listen_next};
    return BD_OK;
}

static bool ask(bd_arena *arena, const hard_round *in, uint64_t seed, uint64_t number, int way,
                transcript *into)
{
    static const bd_engine engines[] = {BD_ENGINE_GLPK, BD_ENGINE_EDMONDS, BD_ENGINE_FASTEST};
    other_duals other = {.random = bd_random_part(seed + 1, number * WAYS + (uint64_t)way)};
    const bd_settler settler = {.self = &other, .settle = other_settle};
    const bd_solve_options how = {.engine = way < 3 ? engines[way] : BD_ENGINE_EDMONDS,
                                  .settler = way < 3 ? NULL : &settler};
    bd_best best;
    listening = (listener){.honest = in->rules, .rules = *in->rules, .into = into};
    listening.rules.stages = listen_stages;
    into->count = 0;
    return bd_best_draw(arena, in->tournament, &listening.rules, 0, &in->options, &how, &best, NULL) ==
               BD_OK &&
           best.certificate.outcome == BD_BEST;
}

static void compare(const transcript *a, const transcript *b, const hard_round *in, uint64_t number, int way)
{
    for (size_t i = 0; i < a->count && i < b->count; i++)
        cr_assert(memcmp(&a->entries[i], &b->entries[i], sizeof a->entries[i]) == 0,
                  "round %llu, %s: before %s or %s another question or answer (proof %d)",
                  (unsigned long long)number, in->rules->id, a->entries[i].id, b->entries[i].id, way);
    cr_assert_eq(a->count, b->count, "round %llu: %zu and %zu questions", (unsigned long long)number,
                 a->count, b->count);
}

static uint64_t number_from(const char *variable, uint64_t usual)
{
    const char *text = getenv(variable);
    return text != NULL ? strtoull(text, NULL, 10) : usual;
}

Test(same_questions, whoever_proves_it)
{
    static transcript first, other;
    const uint64_t seed = number_from("BESTDRAW_SEED", 31), from = number_from("BESTDRAW_FROM", 0);
    const uint64_t rounds = number_from("BESTDRAW_ROUNDS", ROUNDS);
    long drawn = 0, questions = 0;
    for (uint64_t number = from; number < from + rounds; number++) {
        bd_arena *arena = bd_arena_new();
        hard_round in;
        hard_round_new(arena, seed, number, NULL, &in);
        const bool is_drawn = ask(arena, &in, seed, number, 0, &first);
        for (int way = 1; is_drawn && way < WAYS; way++) {
            cr_assert(ask(arena, &in, seed, number, way, &other), "round %llu", (unsigned long long)number);
            compare(&first, &other, &in, number, way);
        }
        drawn += is_drawn;
        questions += is_drawn ? (long)first.count : 0;
        bd_arena_free(arena);
    }
    (void)printf("seed %llu: %llu rounds, %ld drawn, %ld questions, each %d times the same\n",
                 (unsigned long long)seed, (unsigned long long)rounds, drawn, questions, WAYS);
    cr_assert(rounds < ROUNDS || drawn > (long)rounds / 2);
}

Test(same_questions, of_a_round_that_had_two_draws)
{
    static transcript first, other;
    bd_arena *arena = bd_arena_new();
    hard_round in;
    hard_round_of_two_draws(arena, &in);
    cr_assert(ask(arena, &in, 27, 1, 0, &first));
    for (int way = 1; way < WAYS; way++) {
        cr_assert(ask(arena, &in, 27, 1, way, &other));
        compare(&first, &other, &in, 1, way);
    }
    bd_arena_free(arena);
}
