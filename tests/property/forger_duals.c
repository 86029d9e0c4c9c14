/* Two forgers who prove what they claim, each in its own way.
 *
 * One chooses duals: every stage is proved by weights of its own, and fewer wishes are granted than could be;
 * or the proofs of two such solves are joined, the first stages of one and the last of the other. The other
 * chooses stages: it solves the round over a list from which stages are left out, or in which they are
 * exchanged, turned round, made free, doubled or named after others, so that weights, sets, values and boards
 * agree with each other, and claims that these are the stages of the rules.
 *
 * What the checker accepts as best has to be one of the best draws by the judge of boards (board_judge.h), or
 * by the literal FIDE procedure, which have seen all draws and neither stages nor weights.
 *
 * BESTDRAW_FORGERIES sets how many of each (100,000 by hand), BESTDRAW_SEED another seed. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "rulebook/stages/laid_draw.h"
#include "verify/verify.h"

#include "board_judge.h"
#include "fide_judges.h"
#include "hard_rounds.h"
#include "other_duals.h"

#include <stdlib.h>
#include <string.h>

enum { FORGERIES = 6000, FORGERIES_PER_ROUND = 10, LIST_MOST = 300 };

typedef struct tally {
    long tried, accepted, other_draws;
} tally;

/* One round, and which of its draws are best. */
typedef struct target {
    bd_arena *arena;
    hard_round in;
    bd_best honest;
    judge truth;                   /* not of fide */
    uint16_t literal[JUDGE_NODES]; /* the only best draw, of a FIDE system */
    bd_random random;
} target;

static bool literal_mate(target *t)
{
    const bd_round *round = t->honest.round;
    return t->in.literal && round->nodes <= JUDGE_NODES &&
           fide_judge(round, t->in.tournament, t->literal) == FIDE_JUDGED;
}

/* False: no such round, no draw, too large, or nobody who could judge it. */
static bool target_open(target *t, bd_arena *arena, uint64_t seed, uint64_t number)
{
    const bd_solve_options how = {.engine = BD_ENGINE_EDMONDS, .prove_unique = true};
    t->arena = arena;
    t->random = bd_random_part(seed + 7, number);
    if (number == 0)
        hard_round_of_two_draws(arena, &t->in);
    else
        hard_round_new(arena, seed, number, NULL, &t->in);
    if (bd_best_draw(arena, t->in.tournament, t->in.rules, 0, &t->in.options, &how, &t->honest, NULL) !=
            BD_OK ||
        t->honest.certificate.outcome != BD_BEST || t->honest.stage_count == 0)
        return false;
    return bd_rulebook_has(t->in.rules, BD_HAS_BRACKETS) ? literal_mate(t)
                                                         : judge_round(&t->truth, arena, &t->honest, 1);
}

static bool target_has(const target *t, const uint16_t *mate, bool unique)
{
    const size_t nodes = (size_t)t->honest.round->nodes;
    if (bd_rulebook_has(t->in.rules, BD_HAS_BRACKETS))
        return memcmp(mate, t->literal, nodes * sizeof *mate) == 0;
    return judge_has(&t->truth, mate) && (!unique || t->truth.count == 1);
}

static size_t below(target *t, size_t count) { return (size_t)bd_random_below(&t->random, count); }

/* Each value that is counted on the boards is the one claimed under that name. */
static bool values_are_counted(target *t, const bd_certificate *c)
{
    bd_counts counts;
    cr_assert_eq(recount_boards(t->honest.round, t->arena, c->mate, &counts, NULL), BD_OK);
    for (size_t k = 0; k < c->stage_count; k++) {
        const int64_t *value = bd_counts_find(&counts, c->stages[k].id);
        if (value != NULL && *value != c->stages[k].value) return false;
    }
    return true;
}

/* Hands it to the checker. */
static void present(target *t, tally *count, const bd_certificate *c, const char *what, uint64_t number)
{
    bd_draw draw;
    bd_verdict verdict;
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_round_draw(t->honest.round, t->arena, c->mate, &draw, NULL), BD_OK);
    const bd_certificate_file file = {.of_cards = true, .certificate = *c, .draw = draw};
    cr_assert_eq(bd_verify_cards(t->arena, t->in.tournament, &file, &verdict, &err), BD_OK, "%s",
                 err.sentence);
    const size_t size = (size_t)t->honest.round->nodes * sizeof *c->mate;
    count->tried++;
    count->other_draws += memcmp(c->mate, t->honest.certificate.mate, size) != 0;
    if (verdict.kind != BD_PROVED_BEST) return;
    count->accepted++;
    cr_assert(target_has(t, c->mate, verdict.unique) && values_are_counted(t, c),
              "round %llu, rules %s: a false proof by %s is accepted", (unsigned long long)number,
              t->in.rules->id, what);
}

/* ---- duals ---- */

static bool solve_otherwise(target *t, bd_best *out)
{
    other_duals other = {.random = bd_random_seeded(bd_random_next(&t->random)),
                         .fewer_wishes = below(t, 2) == 0};
    const bd_settler settler = {.self = &other, .settle = other_settle};
    const bd_solve_options how = {
        .engine = BD_ENGINE_EDMONDS, .prove_unique = below(t, 2) == 0, .settler = &settler};
    return bd_best_draw(t->arena, t->in.tournament, t->in.rules, 0, &t->in.options, &how, out, NULL) ==
               BD_OK &&
           out->certificate.outcome == BD_BEST;
}

/* The sets of `from` behind those of the certificate: its proofs speak of them from there on. */
static void append_proof(target *t, bd_stage_proof *proof, size_t before)
{
    bd_weight *sets = bd_arena_alloc(t->arena, proof->set_count + 1, sizeof *sets);
    for (size_t i = 0; i < proof->set_count; i++) {
        sets[i] = proof->sets[i];
        sets[i].index += (uint32_t)before;
    }
    proof->sets = sets;
}

/* The first stages as `a` has them, then as `b` goes on after the last of them; the boards of b. */
static bool join(target *t, const bd_certificate *a, const bd_certificate *b, bd_certificate *out)
{
    const size_t upto = 1 + below(t, a->stage_count);
    size_t from = 0;
    while (from < b->stage_count && strcmp(b->stages[from].id, a->stages[upto - 1].id) != 0) from++;
    if (from == b->stage_count) return false;
    from++;
    bd_stage_proof *stages = bd_arena_alloc(t->arena, upto + b->stage_count, sizeof *stages);
    bd_odd_set *sets = bd_arena_alloc(t->arena, a->set_count + b->set_count + 1, sizeof *sets);
    *out = *b;
    memcpy(stages, a->stages, upto * sizeof *stages);
    memcpy(stages + upto, b->stages + from, (b->stage_count - from) * sizeof *stages);
    out->stages = stages;
    out->stage_count = upto + b->stage_count - from;
    for (size_t k = upto; k < out->stage_count; k++) append_proof(t, &stages[k], a->set_count);
    if (a->set_count > 0) memcpy(sets, a->sets, a->set_count * sizeof *sets);
    if (b->set_count > 0) memcpy(sets + a->set_count, b->sets, b->set_count * sizeof *sets);
    out->sets = sets;
    out->set_count = a->set_count + b->set_count;
    return true;
}

static void forge_duals(target *t, tally *count, uint64_t number)
{
    bd_best a, b;
    bd_certificate joined;
    if (!solve_otherwise(t, &a)) return;
    present(t, count, &a.certificate, "other duals", number);
    if (solve_otherwise(t, &b) && join(t, &a.certificate, &b.certificate, &joined))
        present(t, count, &joined, "joined duals", number);
}

/* ---- stages ---- */

/* A stage of the forger's list: the costs are those of a stage of the rules, changed or not. */
typedef struct forged_stage {
    const bd_stage *of;
    int64_t times;  /* -1: the worst is the best; 0: free */
    uint64_t noise; /* 0: none; what some pairs cost more follows from it */
} forged_stage;

typedef struct forged_list {
    bd_stage stages[LIST_MOST];
    forged_stage own[LIST_MOST];
    size_t count, at;
} forged_list;

static void forged_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const forged_stage *own = context;
    own->of->price(own->of->context, edges, count, cost);
    for (size_t i = 0; i < count; i++) {
        const uint64_t mixed =
            (own->noise + edges[i].u * 131U + edges[i].v * 7919U) * UINT64_C(0x9e3779b97f4a7c15);
        cost[i] = (bd_cost)(own->times * cost[i] + (own->noise != 0 ? (int64_t)(mixed >> 62) : 0));
    }
}

static bd_status forged_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                             bd_err *err)
{
    (void)face, (void)last_value, (void)err;
    forged_list *list = self;
    *done = list->at == list->count;
    if (*done) return BD_OK;
    *stage = list->stages[list->at];
    stage->context = &list->own[list->at++];
    stage->price = forged_price;
    stage->alike = NULL;
    stage->low = 0;
    return BD_OK;
}

static void list_insert(forged_list *list, size_t at, size_t from)
{
    if (list->count == LIST_MOST) return;
    const bd_stage stage = list->stages[from];
    const forged_stage own = list->own[from];
    memmove(&list->stages[at + 1], &list->stages[at], (list->count - at) * sizeof stage);
    memmove(&list->own[at + 1], &list->own[at], (list->count - at) * sizeof own);
    list->stages[at] = stage;
    list->own[at] = own;
    list->count++;
}

static void list_drop(forged_list *list, size_t at)
{
    if (list->count < 2) return;
    list->count--;
    memmove(&list->stages[at], &list->stages[at + 1], (list->count - at) * sizeof *list->stages);
    memmove(&list->own[at], &list->own[at + 1], (list->count - at) * sizeof *list->own);
}

/* Leaves out, inserts, exchanges, renames, turns round, frees. */
static void list_change(target *t, forged_list *list)
{
    const size_t a = below(t, list->count), b = below(t, list->count);
    const forged_stage own = list->own[a];
    const bd_stage stage = list->stages[a];
    switch (below(t, 8)) {
    case 0: list_drop(list, a); break;
    case 1: list_insert(list, a, b); break;
    case 2: /* the whole stages */
        list->stages[a] = list->stages[b], list->stages[b] = stage;
        list->own[a] = list->own[b], list->own[b] = own;
        break;
    case 3: /* what they ask under each other's names: costs and wishes */
        list->own[a] = list->own[b], list->own[b] = own;
        list->stages[a].wishes = list->stages[b].wishes, list->stages[b].wishes = stage.wishes;
        break;
    case 4:
        if (stage.wishes == 0) list->own[a].times = -1;
        break;
    case 5:
        if (stage.wishes == 0) list->own[a].times = 0;
        break;
    case 6:
        if (stage.wishes == 0) list->own[a].noise = bd_random_next(&t->random) | 1;
        break;
    default: list->count = 1 + a;
    }
}

/* The values that the checker will count on these boards. */
static void claim_counted_values(target *t, bd_certificate *c)
{
    bd_counts counts;
    bd_stage_proof *stages = bd_arena_alloc(t->arena, c->stage_count + 1, sizeof *stages);
    memcpy(stages, c->stages, c->stage_count * sizeof *stages);
    cr_assert_eq(recount_boards(t->honest.round, t->arena, c->mate, &counts, NULL), BD_OK);
    for (size_t k = 0; k < c->stage_count; k++) {
        const int64_t *value = bd_counts_find(&counts, stages[k].id);
        if (value != NULL) stages[k].value = stages[k].bound = *value;
    }
    c->stages = stages;
}

static void forge_stages(target *t, tally *count, uint64_t number)
{
    static forged_list list;
    const bd_best *honest = &t->honest;
    uint64_t *rows;
    bd_solved solved;
    if (honest->stage_count > LIST_MOST / 2) return;
    list.count = honest->stage_count;
    list.at = 0;
    for (size_t k = 0; k < list.count; k++) {
        list.stages[k] = honest->stages[k];
        list.stages[k].high = honest->round->nodes - 1;
        list.own[k] = (forged_stage){.of = &honest->stages[k], .times = 1};
    }
    for (size_t changes = 1 + below(t, 3); changes > 0; changes--) list_change(t, &list);
    other_duals other = {.random = bd_random_seeded(bd_random_next(&t->random))};
    const bd_settler settler = {.self = &other, .settle = other_settle};
    const bd_solve_options how = {
        .engine = BD_ENGINE_EDMONDS, .prove_unique = true, .settler = below(t, 2) == 0 ? &settler : NULL};
    const bd_stages stages = {.self = &list, .next = forged_next};
    cr_assert_eq(bd_round_rows(honest->round, t->arena, &rows, NULL), BD_OK);
    bd_bits_mirror_all(rows, honest->round->nodes);
    if (bd_solve_rows(t->arena, honest->round->nodes, rows, &stages, &how, &solved, NULL, NULL) != BD_OK ||
        solved.certificate.outcome != BD_BEST)
        return;
    bd_certificate *c = &solved.certificate;
    c->digest = honest->certificate.digest;
    c->rules = honest->certificate.rules;
    c->options = honest->certificate.options;
    c->round = honest->certificate.round;
    if (below(t, 2) == 0) claim_counted_values(t, c);
    present(t, count, c, "other stages", number);
}

/* ---- many ---- */

static void forge_many(void (*forge)(target *, tally *, uint64_t))
{
    const char *given = getenv("BESTDRAW_SEED"), *wanted = getenv("BESTDRAW_FORGERIES");
    const uint64_t seed = given != NULL ? strtoull(given, NULL, 10) : 27;
    const long forgeries = wanted != NULL ? atol(wanted) : FORGERIES;
    static target t;
    tally count = {0};
    for (uint64_t number = 0; count.tried < forgeries && number < (uint64_t)forgeries; number++) {
        bd_arena *arena = bd_arena_new();
        if (target_open(&t, arena, seed, number)) {
            for (int i = 0; i < FORGERIES_PER_ROUND * (number == 0 ? 20 : 1); i++) {
                const bd_arena_mark mark = bd_arena_here(arena);
                forge(&t, &count, number);
                bd_arena_back_to(arena, mark);
            }
        }
        bd_arena_free(arena);
    }
    (void)printf("seed %llu: %ld forgeries, %ld of other draws, %ld accepted and true\n",
                 (unsigned long long)seed, count.tried, count.other_draws, count.accepted);
    cr_assert_geq(count.tried, forgeries);
}

Test(forger_duals, who_chooses_duals_proves_nothing_false) { forge_many(forge_duals); }

Test(forger_duals, who_chooses_stages_proves_nothing_false) { forge_many(forge_stages); }
