/* Every question about every player and pair of small rounds, answered by listing all legal draws. */
#include <criterion/criterion.h>

#include "all_draws.h"
#include "explain/answer.h"
#include "explain/fact.h"
#include "explain/question.h"
#include "io/tournament_file.h"
#include "recount.h"
#include "small_events.h"
#include "tests_file.h"

static all_draws all;
static size_t asked[BD_ANSWER_OPEN + 1], nearest, rings, sums;

static size_t questions(void)
{
    size_t count = 0;
    for (int kind = 0; kind <= BD_ANSWER_OPEN; kind++) count += asked[kind];
    return count;
}

static int partner(const all_draws *of, const one_draw *one, int id)
{
    return one->mate[bd_round_node(of->round, id)];
}

/* Whether a draw meets a demand, read off its boards. */
static bool suits(const all_draws *of, const one_draw *one, void *self)
{
    const bd_demand *demand = self;
    const int node = bd_round_node(of->round, demand->a);
    const int other = partner(of, one, demand->a);
    const bool bye = other == of->round->bye;
    const int own = of->round->players[node].score;
    const int theirs = bye ? own : of->round->players[other].score;
    switch (demand->kind) {
    case BD_DEMAND_PAIR: return !bye && of->round->players[other].id == demand->b;
    case BD_DEMAND_FLOAT: return own != theirs;
    case BD_DEMAND_FLOAT_DOWN: return own > theirs;
    case BD_DEMAND_FLOAT_UP: return own < theirs;
    case BD_DEMAND_NO_FLOAT: return !bye && own == theirs;
    case BD_DEMAND_BYE: return bye;
    case BD_DEMAND_COLOUR:
    case BD_DEMAND_NEARER: break;
    }
    for (size_t i = 0; i < one->draw.board_count; i++)
        if ((demand->colour == BD_WHITE ? one->draw.boards[i].white : one->draw.boards[i].black) == demand->a)
            return true;
    return false;
}

/* The values that the sentence names, counted from the boards. */
static void recount(const bd_answer *answer, const bd_stage_values *last, const char *where)
{
    bd_counts best, other;
    cr_assert_eq(recount_boards(all.round, all.arena, all.best_draw->certificate.mate, &best, NULL), BD_OK);
    cr_assert_eq(recount_boards(all.round, all.arena, answer->mate, &other, NULL), BD_OK);
    const int64_t *a = bd_counts_find(&best, last->stage);
    const int64_t *b = bd_counts_find(&other, last->stage);
    if (a != NULL) cr_assert_eq(*a, last->best, "%s: %s", where, last->stage);
    if (b != NULL) cr_assert_eq(*b, last->other, "%s: %s", where, last->stage);
}

static void check_lot(const bd_answer *answer, const char *where)
{
    const int a = bd_round_node(all.round, answer->demand.a);
    const int b = answer->mate[a];
    cr_assert_eq(answer->demand.kind, BD_DEMAND_COLOUR, "%s", where);
    cr_assert_eq(all.round->players[a].claim.due, BD_NO_COLOUR, "%s", where);
    cr_assert_eq(all.round->players[b].claim.due, BD_NO_COLOUR, "%s", where);
}

static void check_worse(const bd_answer *answer, size_t stage, int64_t value, const char *where)
{
    cr_assert_eq(answer->difference.standing, stage < all.best_draw->stage_count ? BD_WORSE : BD_AS_GOOD,
                 "%s", where);
    if (stage == all.best_draw->stage_count) return;
    const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
    cr_assert_str_eq(last->stage, all.best_draw->stages[stage].id, "%s", where);
    cr_assert_eq(last->other - last->wishes, value, "%s: %s: %lld, not %lld", where, last->stage,
                 (long long)last->other, (long long)value);
    cr_assert_eq(last->best - last->wishes, all.best[stage], "%s", where);
    recount(answer, last, where);
}

static size_t changed_pairs(const uint16_t *mate)
{
    size_t count = 0;
    for (int u = 0; u < all.round->nodes; u++) count += mate[u] != all.best_draw->certificate.mate[u];
    return count;
}

/* No draw that loses as little changes fewer boards, unless only an order is lost, which then goes on. */
static void check_nearest(const bd_answer *answer, size_t stage, int64_t value, const char *where)
{
    const bd_stage *lost = &all.best_draw->stages[stage];
    const size_t changed = changed_pairs(answer->mate);
    bd_demand demand = answer->demand;
    if (stage < all.best_draw->stage_count &&
        bd_criterion_is(bd_difference_criterion(all.round, lost->id), BD_IS_ORDER))
        return;
    for (size_t i = 0; i < all.count; i++) {
        const one_draw *one = &all.draws[i];
        size_t k = 0;
        while (k < all.best_draw->stage_count && one->value[k] == all.best[k]) k++;
        if (k != stage || (k < all.best_draw->stage_count && one->value[k] != value)) continue;
        if (demand.kind == BD_DEMAND_COLOUR || !suits(&all, one, &demand)) continue;
        cr_assert_leq(changed, changed_pairs(one->mate), "%s", where);
        nearest++;
    }
}

/* The rings are the whole difference of the two draws, each board once, and the sentence names the players of
 * the first. */
static void check_rings(const bd_answer *answer, const char *where)
{
    bool seen[ALL_NODES] = {false};
    size_t players = 0;
    const uint16_t *best = all.best_draw->certificate.mate;
    for (size_t r = 0; r < answer->rings.count; r++) {
        const bd_ring *ring = &answer->rings.items[r];
        cr_assert(ring->count >= 4 && ring->count % 2 == 0, "%s", where);
        for (size_t i = 0; i < ring->count; i++) {
            const int u = ring->nodes[i], v = ring->nodes[(i + 1) % ring->count];
            cr_assert_eq(i % 2 == 0 ? answer->mate[u] : best[u], v, "%s: ring %zu", where, r);
            cr_assert_not(seen[u], "%s: ring %zu", where, r);
            seen[u] = true;
            players++;
        }
    }
    cr_assert_eq(players, changed_pairs(answer->mate), "%s", where);
    if (players > 0 && best[bd_round_node(all.round, answer->demand.a)] !=
                           answer->mate[bd_round_node(all.round, answer->demand.a)])
        cr_assert_eq(all.round->players[answer->rings.items[0].nodes[0]].id, answer->demand.a, "%s", where);
    rings += players > 0;
}

/* Boards that cost something at the stage and whose cards say why. */
static int told_by_cards(bd_arena *arena, size_t stage, const bd_board *boards, size_t count)
{
    int told = 0;
    for (size_t i = 0; i < count; i++) {
        const char *fact = NULL;
        const int u = bd_round_node(all.round, boards[i].white),
                  v = bd_round_node(all.round, boards[i].black);
        if (all.cost[stage][u < v ? u : v][u < v ? v : u] <= 0) continue;
        cr_assert_eq(bd_fact_of_board(arena, all.round, all.best_draw->stages[stage].id, u, v, BD_FACT_THEY,
                                      &fact, NULL),
                     BD_OK);
        told += fact != NULL;
    }
    return told;
}

/* The sum is said only where the cards of no board that comes say more than those of the boards that go. */
static void check_sum(bd_arena *arena, const bd_answer *answer, size_t stage, const char *where)
{
    bd_effect effect;
    const bd_criterion *criterion = answer->difference.criterion;
    if (answer->kind != BD_ANSWER_WORSE || criterion == NULL || all.best_draw->stages[stage].wishes > 0)
        return;
    cr_assert_eq(bd_effect_of(arena, all.best_draw, answer, BD_FACT_NAMED, false, &effect, NULL), BD_OK, "%s",
                 where);
    cr_assert_not_null(effect.clause, "%s", where);
    if (effect.kind != BD_EFFECT_SUM) return;
    sums++;
    cr_expect_leq(told_by_cards(arena, stage, answer->comes, answer->change_count),
                  told_by_cards(arena, stage, answer->goes, answer->change_count), "%s: %s", where,
                  effect.clause);
}

static void ask(bd_arena *arena, const bd_best *best_draw, bd_demand demand, const char *name)
{
    const bd_solve_options how = {.prove_unique = false};
    bd_answer answer;
    bd_err err = {.status = BD_OK};
    size_t stage = 0;
    int64_t value = 0;
    cr_assert_eq(bd_answer_demand(arena, best_draw, &demand, &how, &answer, &err), BD_OK, "%s: %s", name,
                 err.sentence);
    char where[128];
    (void)snprintf(where, sizeof where, "%s: %s", name, answer.what);
    cr_assert_gt(answer.reasons.count, 0u, "%s", where);
    asked[answer.kind]++;
    if (answer.kind == BD_ANSWER_LOT) {
        check_lot(&answer, where);
        return;
    }
    if (answer.difference.standing == BD_WORSE) {
        const bd_criterion *criterion = answer.difference.criterion;
        cr_assert_not_null(criterion, "%s", where);
        cr_assert_eq(answer.kind == BD_ANSWER_LATER, bd_criterion_is(criterion, BD_IS_ORDER), "%s: %s", where,
                     answer.reasons.items[0].sentence);
        /* The words of the criterion, not its description. */
        if (!bd_rulebook_has(best_draw->round->rules, BD_HAS_BRACKETS))
            cr_assert_null(strstr(answer.reasons.items[0].sentence, criterion->minimises), "%s: %s", where,
                           answer.reasons.items[0].sentence);
    }
    const bool any = all_first_difference(&all, suits, &demand, &stage, &value);
    cr_assert_eq(any, answer.kind != BD_ANSWER_IMPOSSIBLE, "%s: %s", where, answer.reasons.items[0].sentence);
    if (!any) return;
    cr_assert(answer.proved, "%s", where);
    one_draw other = {.draw = answer.draw};
    memcpy(other.mate, answer.mate, (size_t)all.round->nodes * sizeof *other.mate);
    cr_assert(suits(&all, &other, &demand), "%s", where);
    if (answer.kind != BD_ANSWER_IS_SO) check_rings(&answer, where);
    if (answer.kind == BD_ANSWER_IS_SO)
        cr_assert_eq(stage, best_draw->stage_count, "%s", where);
    else {
        check_worse(&answer, stage, value, where);
        check_nearest(&answer, stage, value, where);
        check_sum(arena, &answer, stage, where);
    }
}

static void ask_everything(bd_arena *arena, const bd_best *best_draw, const char *name)
{
    const bd_round *round = best_draw->round;
    for (int u = 0; u < round->cards; u++) {
        const int id = round->players[u].id;
        for (int v = u + 1; v < round->cards; v++)
            ask(arena, best_draw, (bd_demand){.kind = BD_DEMAND_PAIR, .a = id, .b = round->players[v].id},
                name);
        for (bd_demand_kind kind = BD_DEMAND_FLOAT; kind <= BD_DEMAND_BYE; kind++)
            ask(arena, best_draw, (bd_demand){.kind = kind, .a = id}, name);
        ask(arena, best_draw, (bd_demand){.kind = BD_DEMAND_COLOUR, .a = id, .colour = BD_WHITE}, name);
        ask(arena, best_draw, (bd_demand){.kind = BD_DEMAND_COLOUR, .a = id, .colour = BD_BLACK}, name);
    }
}

static bool ask_of(bd_arena *arena, const bd_tournament *event, const char *rules, const char *name)
{
    static bd_question question;
    const bd_solve_options how = {.prove_unique = true};
    bd_err err = {.status = BD_OK};
    const bd_status status =
        bd_question_open(arena, event, bd_rulebook_find(rules), 0, NULL, &how, &question, &err);
    if (status == BD_BAD_INPUT) return false; /* nobody is there */
    cr_assert_eq(status, BD_OK, "%s: %s", name, err.sentence);
    if (question.best.certificate.mate == NULL || !all_list(&all, arena, &question.best, true)) return false;
    ask_everything(arena, &question.best, name);
    return true;
}

static void ask_of_seeds(const char *rules, unsigned long long first, int count, int players)
{
    int done = 0;
    for (int i = 0; i < count; i++) {
        char name[64];
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(first + (unsigned long long)i);
        const int size = bd_random_between(&random, 2, players);
        const bd_tournament *event = small_event(arena, &random, size, bd_random_between(&random, 1, 7));
        (void)snprintf(name, sizeof name, "%s, seed %llu", rules, first + (unsigned long long)i);
        done += ask_of(arena, event, rules, name);
        bd_arena_free(arena);
    }
    cr_assert_gt(done, count / 3);
}

Test(why_not, as_all_draws_say_caa)
{
    ask_of_seeds("caa", 1000, 200, 10);
    cr_expect_gt(asked[BD_ANSWER_IS_SO], 100u);
    cr_expect_gt(asked[BD_ANSWER_IMPOSSIBLE], 100u);
    cr_expect_gt(asked[BD_ANSWER_WORSE], 100u);
    cr_expect_gt(asked[BD_ANSWER_LOT], 10u);
    cr_expect_eq(asked[BD_ANSWER_OPEN], 0u);
    cr_expect_gt(nearest, 5000u);
    cr_expect_gt(rings, 500u);
    cr_expect_gt(questions(), 9000u);
}

Test(why_not, as_all_draws_say_other_rulebooks)
{
    ask_of_seeds("caa-long", 800, 5, 8);
    ask_of_seeds("caa-large", 810, 5, 8);
    ask_of_seeds("caa-random", 820, 20, 10);
    ask_of_seeds("plain", 830, 5, 8);
    ask_of_seeds("sca", 840, 12, 8);
    ask_of_seeds("uscf", 860, 12, 8);
    cr_expect_gt(asked[BD_ANSWER_LATER], 0u);
    cr_expect_gt(questions(), 2000u);
}

Test(why_not, as_all_draws_say_fide)
{
    ask_of_seeds("fide", 1300, 100, 10);
    cr_expect_gt(questions(), 4000u);
}

Test(why_not, as_all_draws_say_the_guides_examples)
{
    static const char *const files[] = {"set_b", "set_c",   "set_d",   "set_f",   "set_g6",
                                        "set_h", "ex_g1_1", "ex_g1_2", "ex_g1_3", "ex_g2_2"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[64];
        size_t size = 0;
        bd_arena *arena = bd_arena_new();
        bd_tournament *event = NULL;
        (void)snprintf(path, sizeof path, "examples/%s.json", files[i]);
        const char *text = test_file_sized(arena, path, &size);
        cr_assert_eq(bd_tournament_read_text(arena, path, text, size, NULL, NULL, &event, NULL), BD_OK, "%s",
                     path);
        cr_assert(ask_of(arena, event, "caa", files[i]), "%s", files[i]);
        bd_arena_free(arena);
    }
}
