/* Two who prove a round prove the same draw: by GLPK, by Edmonds, by the fastest way, and by weights that are
 * other on purpose (other_duals.h). The same stages come out, with the same values, and the same draw; the
 * checker accepts every certificate. What defines the problem must not depend on who proves it.
 *
 * BESTDRAW_ROUNDS sets how many rounds (100,000 by hand), BESTDRAW_SEED another seed, BESTDRAW_FROM the
 * number of the first, BESTDRAW_RULES one rulebook; BESTDRAW_KEEP a folder for the files of what differs.
 * What differs is told sorted: where two lists of stages first part, how often, and the number of the first
 * round.
 */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "io/mathprog.h"
#include "io/tournament_file.h"
#include "verify/verify.h"

#include "board_judge.h"
#include "fide_judges.h"
#include "hard_rounds.h"
#include "other_duals.h"
#include "paths.h"

#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 900, CHECK_AGAIN = 97, OTHERS = 4, WAYS = 3 + OTHERS, KINDS_MOST = 2000 };

typedef struct difference {
    char what[500];
    long count;
    uint64_t first;
} difference;

typedef struct tally {
    long rounds, drawn, judged, checked_again, wrong, differ, draws_differ, refused, moved, stages, gave_up;
    difference kinds[KINDS_MOST];
    size_t kind_count;
} tally;

static int way_number(const char *variable, int usual)
{
    const char *text = getenv(variable);
    return text != NULL ? atoi(text) : usual;
}

static void note(tally *t, uint64_t number, const char *what)
{
    size_t k = 0;
    while (k < t->kind_count && strcmp(t->kinds[k].what, what) != 0) k++;
    if (k == KINDS_MOST) return;
    difference *kind = &t->kinds[k];
    if (k == t->kind_count) {
        t->kind_count++;
        (void)snprintf(kind->what, sizeof kind->what, "%s", what);
        kind->first = number;
    }
    kind->count++;
}

/* The criterion of a stage, and its part: what comes before the place. */
static const char *stage_part(char *buffer, size_t size, const bd_stage *stage)
{
    (void)snprintf(buffer, size, "%.*s", (int)strcspn(stage->id, ":0123456789"), stage->id);
    return buffer;
}

static bool same_draw(const bd_best *a, const bd_best *b)
{
    return memcmp(a->certificate.mate, b->certificate.mate,
                  (size_t)a->certificate.nodes * sizeof *a->certificate.mate) == 0;
}

static bd_cost stage_cost(const bd_stage *stage, int u, int v)
{
    const bd_edge pair = {(uint16_t)(u < v ? u : v), (uint16_t)(u < v ? v : u)};
    bd_cost cost = 0;
    stage->price(stage->context, &pair, 1, &cost);
    return cost;
}

/* The sum of the costs; of a list of wishes, how many are granted before the first that is not. */
static int64_t stage_value(const bd_stage *stage, const bd_best *best)
{
    int64_t sum = 0, granted = stage->wishes;
    for (int u = 0; u < best->round->nodes; u++) {
        if (best->certificate.mate[u] < u) continue;
        const bd_cost cost = stage_cost(stage, u, best->certificate.mate[u]);
        sum += cost;
        if (cost >= 1 && cost <= granted) granted = cost - 1;
    }
    return stage->wishes > 0 ? granted : sum;
}

/* The pairs of the problem: legal boards, and in scc who may sit out together. */
static bool may_stand(const bd_round *round, int u, int v)
{
    return bd_round_is_legal(round, u, v) || bd_round_sits_out(round, u, v);
}

static bool same_price(const bd_round *round, const bd_stage *a, const bd_stage *b)
{
    for (int u = 0; u < round->nodes; u++)
        for (int v = u + 1; v < round->nodes; v++)
            if (may_stand(round, u, v) && stage_cost(a, u, v) != stage_cost(b, u, v)) return false;
    return true;
}

static size_t stage_find(const bd_best *best, const char *id)
{
    size_t k = 0;
    while (k < best->stage_count && strcmp(best->stages[k].id, id) != 0) k++;
    return k;
}

/* Where two proofs of one round part. */
typedef struct parting {
    tally *tally;
    uint64_t number;
    const hard_round *in;
    bool engines; /* neither proof was changed on purpose */
    bool any;
} parting;

/* A stage that costs nothing for any pair still allowed may be left out, and who chooses in turn may be asked
 * in lists of any length (cards/questions.c): what comes of it is the same, which the stages after it and the
 * draw show. */
static bool may_differ(const bd_rulebook *rules, const char *how, const bd_stage *stage)
{
    char id[BD_STAGE_ID_SIZE];
    if (strcmp(how, "left out") == 0) return true;
    if (stage == NULL || strcmp(how, "DRAW") == 0 || strcmp(how, "ABSENT") == 0 || strcmp(how, "WINDOW") == 0)
        return false;
    (void)snprintf(id, sizeof id, "%.*s", (int)strcspn(stage->id, ".:"), stage->id);
    const bd_criterion *criterion = bd_rulebook_criterion(rules, id);
    /* Seeding rounds are paired by other rules. */
    for (size_t b = 0; b < bd_rulebook_count() && criterion == NULL; b++)
        criterion = bd_rulebook_criterion(bd_rulebook_at(b), id);
    return criterion != NULL && bd_criterion_is(criterion, BD_IS_ORDER);
}

static void part_at(parting *p, const char *how, const bd_stage *stage)
{
    char part[64] = "", text[400];
    if (stage != NULL) (void)stage_part(part, sizeof part, stage);
    (void)snprintf(text, sizeof text, "%-8s %-10s %s%s%s", how, p->in->rules->id, part,
                   p->in->options.priority_count > 0 ? " (priorities)" : "", p->engines ? " (engines)" : "");
    note(p->tally, p->number, text);
    const bool differs = !may_differ(p->in->rules, how, stage);
    p->any |= differs;
    p->tally->wrong += differs;
}

/* No pair outside the stage's window costs anything (cards/stage.h). */
static bool keeps_its_window(const bd_round *round, const bd_stage *stage)
{
    for (int u = 0; u < round->nodes; u++)
        for (int v = u + 1; v < round->nodes; v++) {
            const bool inside =
                (stage->low <= u && u <= stage->high) || (stage->low <= v && v <= stage->high);
            if (!inside && may_stand(round, u, v) && stage_cost(stage, u, v) != 0) return false;
        }
    return true;
}

/* The stages that `a` has: `b` has them too, in the same order, with the same costs and values; or none of
 * its draws loses anything at them. */
static void part_stages(parting *p, const bd_best *a, const bd_best *b, bool once)
{
    size_t last = 0;
    for (size_t k = 0; k < a->stage_count; k++) {
        const bd_stage *stage = &a->stages[k];
        const size_t at = stage_find(b, stage->id);
        if (at == b->stage_count) {
            const bool free = stage_value(stage, a) == stage_value(stage, b);
            part_at(p, free ? "left out" : "ABSENT", stage);
            continue;
        }
        if (once) continue;
        if (!keeps_its_window(a->round, stage)) part_at(p, "WINDOW", stage);
        if (at < last) part_at(p, "ORDER", stage);
        last = at;
        if (a->certificate.stages[k].value != b->certificate.stages[at].value) part_at(p, "VALUE", stage);
        if (!same_price(a->round, stage, &b->stages[at])) part_at(p, "COSTS", stage);
    }
}

static void part_proofs(parting *p, const bd_best *a, const bd_best *b)
{
    if (a->certificate.outcome != b->certificate.outcome) part_at(p, "OUTCOME", NULL);
    if (a->certificate.outcome != BD_BEST || b->certificate.outcome != BD_BEST) return;
    if (!same_draw(a, b)) {
        size_t k = 0;
        while (k < a->stage_count && k < b->stage_count && strcmp(a->stages[k].id, b->stages[k].id) == 0 &&
               a->certificate.stages[k].value == b->certificate.stages[k].value)
            k++;
        part_at(p, "DRAW", k < a->stage_count ? &a->stages[k] : k < b->stage_count ? &b->stages[k] : NULL);
    }
    if (a->certificate.unique != b->certificate.unique) part_at(p, "UNIQUE", NULL);
    part_stages(p, a, b, false);
    part_stages(p, b, a, true);
}

static void keep_file(const char *folder, uint64_t number, const char *ending, bd_text *text)
{
    char path[400];
    const char *string;
    if (bd_text_finish(text, &string, NULL) != BD_OK) return;
    (void)snprintf(path, sizeof path, "%s/%llu%s", folder, (unsigned long long)number, ending);
    FILE *file = fopen(path, "w");
    if (file == NULL) return;
    (void)fputs(string, file);
    (void)fclose(file);
}

static void keep_certificate(const char *folder, uint64_t number, const char *ending, bd_arena *arena,
                             const bd_best *best)
{
    bd_text text = bd_text_new(arena);
    if (bd_certificate_write(&text, &best->certificate, &best->draw, NULL) == BD_OK)
        keep_file(folder, number, ending, &text);
}

static void keep(bd_arena *arena, uint64_t number, const hard_round *in, const bd_best *a, const bd_best *b)
{
    const char *folder = getenv("BESTDRAW_KEEP");
    bd_text text = bd_text_new(arena);
    if (folder == NULL) return;
    if (bd_tournament_write_text(in->tournament, BD_FORMAT_JSON, NULL, &text, NULL) == BD_OK)
        keep_file(folder, number, ".json", &text);
    keep_certificate(folder, number, ".a.cert", arena, a);
    keep_certificate(folder, number, ".b.cert", arena, b);
}

/* By way `way`; false: the round cannot be made, or has no legal draw. */
static bool draw_by(tally *t, bd_arena *arena, const hard_round *in, uint64_t seed, uint64_t number,
                    size_t way, bd_best *best)
{
    static const bd_engine engines[] = {BD_ENGINE_GLPK, BD_ENGINE_EDMONDS, BD_ENGINE_FASTEST};
    other_duals other = {.random = bd_random_part(seed + 1, number * WAYS + way),
                         .fewer_wishes = way + 2 >= WAYS};
    const bd_settler settler = {.self = &other, .settle = other_settle};
    const bd_solve_options how = {.engine = way < 3 ? engines[way] : BD_ENGINE_EDMONDS,
                                  .prove_unique = true,
                                  .settler = way < 3 ? NULL : &settler};
    if (bd_best_draw(arena, in->tournament, in->rules, 0, &in->options, &how, best, NULL) != BD_OK)
        return false;
    t->stages += other.stages;
    t->moved += other.moved;
    t->gave_up += other.gave_up;
    return best->certificate.outcome == BD_BEST;
}

static void check(tally *t, bd_arena *arena, const hard_round *in, uint64_t number, const bd_best *best,
                  size_t way)
{
    const bd_certificate_file file = {.of_cards = true, .certificate = best->certificate, .draw = best->draw};
    bd_verdict verdict;
    char what[500];
    cr_assert_eq(bd_verify_cards(arena, in->tournament, &file, &verdict, NULL), BD_OK);
    if (verdict.kind == BD_PROVED_BEST && verdict.unique == best->certificate.unique) return;
    t->refused++;
    (void)snprintf(what, sizeof what, "REFUSED  %-10s %.*s%s", in->rules->id,
                   (int)strcspn(verdict.sentence, "0123456789"), verdict.sentence,
                   way < 3 ? " (engines)" : "");
    note(t, number, what);
    keep(arena, number, in, best, best);
}

/* The literal procedure: its boards are those of every proof. */
static bool judge_literally(parting *p, const bd_best *best, size_t count)
{
    uint16_t of_node[LIT_PLAYERS + 1] = {0};
    const bd_round *round = best->round;
    if (round->cards < 2) return false; /* who is alone has the bye: the procedures begin with two */
    const fide_judgement judgement = fide_judge(round, p->in->tournament, of_node);
    if (judgement == FIDE_NO_JUDGE) return false;
    if (judgement == FIDE_NO_DRAW) {
        part_at(p, "NO LITERAL", NULL);
        return true;
    }
    for (size_t way = 0; way < count; way++)
        for (int u = 0; u < round->cards; u++)
            if (best[way].certificate.mate[u] != of_node[u]) {
                part_at(p, "BRUTE", NULL);
                return true;
            }
    return true;
}

/* All stages over the exact face: the pairs of the matchings that are best so far, all of them known. */
static void judge_by_paths(parting *p, bd_arena *arena, const bd_best *best)
{
    static paths exact;
    bd_model model;
    cr_assert_eq(bd_model_of_round(best->round, arena, &model, NULL), BD_OK);
    cr_assert(paths_solve(&exact, model.nodes, model.edges, model.edge_count, &model.stages));
    if (memcmp(exact.mate, best->certificate.mate, (size_t)model.nodes * sizeof *exact.mate) != 0)
        part_at(p, "EXACT DRAW", NULL);
    for (int i = 0; i < exact.stage_count; i++) {
        const size_t k = stage_find(best, exact.stages[i].id);
        if (k < best->stage_count && best->certificate.stages[k].value != exact.stages[i].value)
            part_at(p, "EXACT VALUE", &best->stages[k]);
    }
    paths_end(&exact);
}

static void judge_proofs(parting *p, bd_arena *arena, const bd_best *best, size_t count)
{
    static judge j;
    if (best->round->nodes <= 10) judge_by_paths(p, arena, best);
    if (p->in->literal) {
        p->tally->judged += judge_literally(p, best, count);
        return;
    }
    if (!judge_round(&j, arena, best, count)) return;
    p->tally->judged++;
    const bd_stage at = {.id = ""};
    if (j.fault != NULL) {
        char text[300];
        (void)snprintf(text, sizeof text, "%s", j.fault);
        part_at(p, text, &at);
    }
    for (size_t way = 0; way < count; way++) {
        if (!judge_has(&j, best[way].certificate.mate)) part_at(p, "BRUTE", NULL);
        if (best[way].certificate.unique && j.count != 1) part_at(p, "BRUTE UNIQUE", NULL);
    }
}

/* The costs of the stages of one proof, for a checker that knows no rules. */
static void write_problem(bd_arena *arena, const bd_best *best, bd_text *out)
{
    bd_plain_problem problem = {.nodes = best->round->nodes, .stage_count = best->stage_count};
    bd_edge *edges;
    int *ids = bd_arena_alloc(arena, (size_t)problem.nodes, sizeof *ids);
    bd_plain_stage *stages = bd_arena_alloc(arena, best->stage_count + 1, sizeof *stages);
    cr_assert_eq(bd_round_edges(best->round, arena, &edges, &problem.edge_count, NULL), BD_OK);
    for (int u = 0; u < best->round->cards; u++) ids[u] = best->round->players[u].id;
    for (size_t k = 0; k < best->stage_count; k++) {
        const bd_stage *stage = &best->stages[k];
        bd_cost *cost = bd_arena_alloc(arena, problem.edge_count + 1, sizeof *cost);
        stage->price(stage->context, edges, problem.edge_count, cost);
        stages[k] = (bd_plain_stage){.id = stage->id,
                                     .cost = cost,
                                     .value = best->certificate.stages[k].value,
                                     .wishes = stage->wishes,
                                     .wish = stage->wishes > 0 ? cost : NULL};
    }
    problem.edges = edges;
    problem.ids = ids;
    problem.stages = stages;
    cr_assert_eq(bd_round_file_write(out, &problem, best->certificate.digest, NULL), BD_OK);
}

/* The second checker, by another hand (tests/checker), looks at one proof. */
static void check_again(tally *t, bd_arena *arena, const bd_best *best)
{
    static const char checker[] = SOURCE_FOLDER "/tests/checker/second_checker.py";
    char folder[] = "/tmp/same-draw-XXXXXX", call[600];
    bd_text problem = bd_text_new(arena), certificate = bd_text_new(arena);
    if (system("command -v python3 >/dev/null 2>&1") != 0) return;
    cr_assert_not_null(mkdtemp(folder));
    write_problem(arena, best, &problem);
    cr_assert_eq(bd_certificate_write(&certificate, &best->certificate, &best->draw, NULL), BD_OK);
    keep_file(folder, 0, ".round", &problem);
    keep_file(folder, 0, ".cert", &certificate);
    (void)snprintf(call, sizeof call, "python3 %s %s/0.round %s/0.cert >/dev/null", checker, folder, folder);
    cr_assert_eq(system(call), 0, "%s", call);
    (void)snprintf(call, sizeof call, "rm -r %s", folder);
    cr_assert_eq(system(call), 0);
    t->checked_again++;
}

static void compare_proofs(tally *t, bd_arena *arena, const hard_round *round, uint64_t seed, uint64_t number)
{
    bd_best best[WAYS];
    const hard_round in = *round;
    t->rounds++;
    const bool drawn = draw_by(t, arena, &in, seed, number, 0, &best[0]);
    t->drawn += drawn;
    bool differ = false, other_draw = false;
    size_t proofs = drawn;
    for (size_t way = 0; drawn && way < WAYS; way++) {
        parting p = {.tally = t, .number = number, .in = &in, .engines = way < 3};
        if (way > 0 && !draw_by(t, arena, &in, seed, number, way, &best[way])) {
            part_at(&p, "LOST", NULL);
            break;
        }
        proofs = way + 1;
        check(t, arena, &in, number, &best[way], way);
        part_proofs(&p, &best[0], &best[way]);
        if (p.any && !differ) keep(arena, number, &in, &best[0], &best[way]);
        differ |= p.any;
        other_draw |= !same_draw(&best[0], &best[way]);
    }
    if (drawn && number % CHECK_AGAIN == 0) check_again(t, arena, &best[proofs - 1]);
    if (drawn) {
        parting p = {.tally = t, .number = number, .in = &in};
        judge_proofs(&p, arena, best, proofs);
        if (p.any && !differ) keep(arena, number, &in, &best[0], &best[0]);
        differ |= p.any;
    }
    t->differ += differ;
    t->draws_differ += other_draw;
}

static void compare_round(tally *t, uint64_t seed, uint64_t number, const bd_rulebook *rules)
{
    bd_arena *arena = bd_arena_new();
    hard_round in;
    hard_round_new(arena, seed, number, rules, &in);
    compare_proofs(t, arena, &in, seed, number);
    bd_arena_free(arena);
}

static int by_words(const void *a, const void *b)
{
    return strcmp(((const difference *)a)->what, ((const difference *)b)->what);
}

static void tell(const tally *t, uint64_t seed)
{
    (void)printf("seed %llu: %ld rounds, %ld drawn, %ld judged by all draws; %ld differ, %ld in their draw\n",
                 (unsigned long long)seed, t->rounds, t->drawn, t->judged, t->differ, t->draws_differ);
    (void)printf("%ld certificates refused, %ld accepted by the second checker too; of %ld stages %ld were "
                 "proved by changed costs, %ld given up\n",
                 t->refused, t->checked_again, t->stages, t->moved, t->gave_up);
    for (size_t k = 0; k < t->kind_count; k++)
        (void)printf("%6ld  from %llu  %s\n", t->kinds[k].count, (unsigned long long)t->kinds[k].first,
                     t->kinds[k].what);
}

Test(same_draw, whoever_proves_it)
{
    static tally t;
    const char *id = getenv("BESTDRAW_RULES");
    const bd_rulebook *rules = id != NULL ? bd_rulebook_find(id) : NULL;
    const uint64_t seed = (uint64_t)way_number("BESTDRAW_SEED", 27);
    const uint64_t from = (uint64_t)way_number("BESTDRAW_FROM", 0);
    const uint64_t rounds = (uint64_t)way_number("BESTDRAW_ROUNDS", ROUNDS);
    for (uint64_t number = from; number < from + rounds; number++) compare_round(&t, seed, number, rules);
    qsort(t.kinds, t.kind_count, sizeof *t.kinds, by_words);
    tell(&t, seed);
    cr_assert_eq(t.refused, 0);
    if (rounds >= ROUNDS) cr_expect(t.judged > t.drawn / 2 && t.moved > t.stages / 2);
    cr_assert_eq(t.wrong, 0);
}

Test(same_draw, of_a_round_that_had_two)
{
    static tally t;
    bd_arena *arena = bd_arena_new();
    hard_round in;
    hard_round_of_two_draws(arena, &in);
    compare_proofs(&t, arena, &in, 27, 1);
    tell(&t, 27);
    cr_assert_eq(t.wrong, 0);
    bd_arena_free(arena);
}
