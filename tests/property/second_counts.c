/* Second counts: every stage that a rulebook gives in any of many rounds is counted from the boards too, and
 * to the value that it claims, helpers and criteria that only put draws in order included. */
#include <criterion/criterion.h>

#include "certify/best.h"
#include "rulebook/fide/fide_families.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/rulebook.h"
#include "verify/walk.h"

#include "school_events.h"
#include "small_events.h"

#include <string.h>

typedef struct counter {
    const bd_best *best;
    const char *name;
    size_t at;
    long counted, ordered;
    unsigned kinds; /* bit i: a stage of bracket_kinds[i] was counted */
} counter;

/* What a stage of the FIDE system can be, beyond one value per bracket. */
static const char *const bracket_kinds[] = {
    "C8.",          "C18.",          "C19.",           "limbo.1",         "limbo.settled", "moved.from",
    "exchange:",    "exchange.dist", "exchange.down:", "exchange.down.1", "exchange.up.1", "exchange.settled",
    "order.from",   "order.1",       "moved.1",        "settled:",        "order.2",       "moved.2",
    "exchange.up.2"};
enum { BRACKET_KINDS = sizeof bracket_kinds / sizeof bracket_kinds[0] };

static bd_status see_and_count(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    counter *c = self;
    const bd_certificate *certificate = &c->best->certificate;
    const bd_round *round = c->best->round;
    bd_arena *scratch = bd_arena_new();
    bool counted = false;
    int64_t value = 0;
    (void)face;
    cr_assert_lt(c->at, certificate->stage_count);
    const bd_stage_proof *proof = &certificate->stages[c->at++];
    cr_assert_str_eq(proof->id, stage->id);
    bd_laid_draw laid;
    BD_TRY(bd_laid_draw_new(round, scratch, certificate->mate, &laid, err));
    BD_TRY(bd_laid_count_stage(&laid, scratch, stage, &counted, &value, err));
    cr_assert(counted, "%s: %s is not counted", c->name, stage->id);
    if (stage->wishes > 0)
        cr_assert_geq(value, proof->value, "%s: %s", c->name, stage->id);
    else
        cr_assert_eq(value, proof->value, "%s: %s is counted %lld, not %lld", c->name, stage->id,
                     (long long)value, (long long)proof->value);
    for (size_t k = 0; k < BRACKET_KINDS; k++)
        if (strncmp(stage->id, bracket_kinds[k], strlen(bracket_kinds[k])) == 0) c->kinds |= 1U << k;
    c->counted++;
    c->ordered += stage->wishes > 0;
    bd_arena_free(scratch);
    return BD_OK;
}

/* The stages of the best draw, counted as the checker's walk passes them. */
static void count_round(bd_arena *arena, const bd_tournament *t, const bd_rulebook *rules,
                        const bd_draw_options *options, const char *name, counter *c)
{
    static const bd_solve_options how = {.prove_unique = false};
    bd_best best;
    bd_err err = {.status = BD_OK};
    bd_model model;
    bd_verdict verdict;
    if (bd_best_draw(arena, t, rules, 0, options, &how, &best, &err) != BD_OK)
        return; /* a card that cannot be ranked */
    if (best.certificate.outcome != BD_BEST) return;
    c->best = &best;
    c->name = name;
    c->at = 0;
    cr_assert_eq(bd_model_of_round(best.round, arena, &model, NULL), BD_OK);
    const bd_walk_witness witness = {.self = c, .see = see_and_count};
    const bd_walk_input input = {.nodes = model.nodes,
                                 .edges = model.edges,
                                 .edge_count = model.edge_count,
                                 .stages = &model.stages,
                                 .certificate = &best.certificate,
                                 .witness = &witness};
    cr_assert_eq(bd_walk_check(&input, &verdict, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s: %s", name, verdict.sentence);
}

Test(second_counts, every_stage_of_every_rulebook_is_counted)
{
    enum { EVENTS = 100 };
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        counter c = {.name = rules->id};
        for (uint64_t seed = 1; seed <= EVENTS; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 131 + b);
            const int players = bd_random_between(&random, 4, 22);
            bd_tournament *t = small_event(arena, &random, players, bd_random_between(&random, 1, 6));
            for (size_t i = 0; i < t->card_count; i++) {
                t->cards[i].top = i % 5 == 0 && i < 10;
                t->cards[i].team = i % 3 == 0 ? t->cards[i].school : NULL;
                t->cards[i].volunteer = i % 7 == 1;
            }
            const bd_draw_options lenient = {.allow_repeats = true, .seed = seed};
            char name[64];
            (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
            count_round(arena, t, rules, &lenient, name, &c);
            bd_arena_free(arena);
        }
        const bool prescribed =
            bd_rulebook_has(rules, BD_HAS_PRESCRIBED); /* a stage or two a round; a table has no order */
        cr_expect_gt(c.counted, prescribed ? 40 : 250, "%s: only %ld stages", rules->id, c.counted);
        cr_expect(prescribed || c.ordered > 0, "%s: no order was counted", rules->id);
    }
}

/* A stage of a player who is not there is not counted: a certificate with it is refused. */
Test(second_counts, a_stage_of_nobody_is_not_counted)
{
    static const struct {
        int players;
        const char *stage;
        bool counted;
    } rows[] = {{4, "top-board:1", true}, {4, "top-board:99", false}, {4, "top-board:", false}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        bd_arena *arena = bd_arena_new();
        bd_tournament *t = bd_tournament_new(arena);
        bd_round *round = NULL;
        static const uint16_t mate[] = {2, 3, 0, 1};
        for (int id = 1; id <= rows[i].players; id++) {
            bd_card *card;
            cr_assert_eq(bd_tournament_add_card(t, id, &card, NULL), BD_OK);
            card->grade = 2000 - id;
        }
        cr_assert_eq(bd_round_new(arena, t, bd_rulebook_find("caa"), 1, NULL, &round, NULL), BD_OK);
        bool counted = false;
        int64_t value = -5;
        bd_stage asked = {.id = ""};
        bd_stage_id_add(asked.id, rows[i].stage);
        bd_laid_draw laid;
        cr_assert_eq(bd_laid_draw_new(round, arena, mate, &laid, NULL), BD_OK);
        cr_assert_eq(bd_laid_count_stage(&laid, arena, &asked, &counted, &value, NULL), BD_OK);
        cr_expect_eq(counted, rows[i].counted, "%s of %d", rows[i].stage, rows[i].players);
        if (counted) cr_expect_eq(value, 1, "3 instead of 2");
        bd_arena_free(arena);
    }
}

/* A value of each option of the rulebook: small numbers, any word, on or off. */
static void set_options(bd_tournament *t, bd_random *random, const bd_rulebook *rules)
{
    for (size_t i = 0; i < rules->option_count; i++) {
        const bd_option *option = rules->options[i];
        if (option->type == BD_OPTION_FORM) continue;
        if (option == &bd_option_finishable) continue; /* a proof of its own kind: property/finishable */
        const int64_t high = option->type == BD_OPTION_NUMBER
                                 ? (option->high < option->low + 4 ? option->high : option->low + 4)
                             : option->type == BD_OPTION_WORD ? (int64_t)option->word_count - 1
                                                              : 1;
        const int64_t low = option->type == BD_OPTION_NUMBER ? option->low : 0;
        const bool ungraded = strcmp(option->name, "ungraded") == 0;
        if (!ungraded && small_chance(random, 40)) continue;
        bd_text text = bd_text_new(t->arena);
        bd_option_print(
            option, ungraded ? 0 : low + (int64_t)bd_random_below(random, (uint64_t)(high - low + 1)), &text);
        t->options = t->options != NULL ? t->options
                                        : bd_arena_alloc(t->arena, rules->option_count, sizeof *t->options);
        t->options[t->option_count++] = (bd_setting){.key = option->name, .text = text.bytes};
    }
}

/* The rulebook's criteria in any order that the rules allow: what comes late is seldom at its least. */
static void shuffle_criteria(bd_arena *arena, bd_random *random, const bd_rulebook *rules,
                             bd_draw_options *options)
{
    int *order = bd_arena_alloc(arena, rules->rule_count, sizeof *order);
    const char **ids = bd_arena_alloc(arena, rules->rule_count, sizeof *ids);
    if (bd_rulebook_has(rules, BD_HAS_BRACKETS)) return;
    for (size_t i = 0; i < rules->rule_count; i++) order[i] = (int)i;
    bd_random_shuffle(random, order, rules->rule_count);
    for (size_t i = 0; i < rules->rule_count && small_chance(random, 60); i++)
        if (strcmp(rules->rules[i].criterion->id, "score") == 0) ids[options->priority_count++] = "score";
    const size_t kept = 1 + (size_t)bd_random_below(random, rules->rule_count);
    for (size_t i = 0; i < rules->rule_count && options->priority_count < kept; i++) {
        const bd_criterion *criterion = rules->rules[order[i]].criterion;
        const bool listed = options->priority_count > 0 && strcmp(ids[0], criterion->id) == 0;
        if (!listed && !bd_criterion_is(criterion, BD_IS_HELPER))
            ids[options->priority_count++] = criterion->id;
    }
    options->priorities = ids;
}

/* Boards and byes to be kept, some of them open; one more stands behind the list and counts for nothing. */
static void keep_boards(bd_arena *arena, const bd_tournament *t, bd_random *random, bd_draw_options *options)
{
    const size_t count = t->card_count / 2;
    bd_keep *keep = bd_arena_alloc(arena, count + 1, sizeof *keep);
    int *order = bd_arena_alloc(arena, t->card_count, sizeof *order);
    for (size_t i = 0; i < t->card_count; i++) order[i] = (int)i;
    bd_random_shuffle(random, order, t->card_count);
    for (size_t i = 0; i < count; i++)
        keep[i] = (bd_keep){.white = t->cards[order[2 * i]].id,
                            .black = small_chance(random, 20) ? 0 : t->cards[order[2 * i + 1]].id,
                            .open = small_chance(random, 30)};
    keep[count] = keep[0];
    for (size_t i = 0; i < count; i++) keep[i] = keep[i + 1];
    keep[count - 1].open = false;
    options->keep = keep;
    options->keep_count = count - 1;
}

/* Options set and criteria in any order, short events and long ones, with players of the lowest grade, in
 * some of them many who are away. */
static bd_tournament *any_event(bd_arena *arena, bd_random *random, const bd_rulebook *rules, int players,
                                bd_draw_options *options)
{
    bd_tournament *t = small_chance(random, 50)
                           ? small_event(arena, random, players, bd_random_between(random, 1, 4))
                           : small_long_event(arena, random, players, bd_random_between(random, 4, 7));
    t->rounds = small_chance(random, 15) ? 0 : t->round + bd_random_between(random, 0, 2);
    static const int steps[] = {0, 80, 81, 200, 201}; /* USCF's limits, and one beyond */
    const bool wide = small_chance(random, 30);
    for (size_t i = 0; i < t->card_count; i++) {
        if (wide) t->cards[i].grade = 1500 + steps[bd_random_below(random, 5)];
        if (small_chance(random, 20)) t->cards[i].grade = bd_random_between(random, 0, 1);
        t->cards[i].top = small_chance(random, 15);
        t->cards[i].volunteer = small_chance(random, 15);
        t->cards[i].team = small_chance(random, 50) ? t->cards[i].school : NULL;
        t->cards[i].federation = small_chance(random, 50) ? "NED" : "FRA";
    }
    if (small_chance(random, 30))
        for (size_t i = 0; i < t->card_count; i++)
            if (small_chance(random, 30)) (void)bd_card_add_bye(t, &t->cards[i], t->round, BD_BYE_ZERO, NULL);
    set_options(t, random, rules);
    if (small_chance(random, 30)) keep_boards(arena, t, random, options);
    if (small_chance(random, 80)) shuffle_criteria(arena, random, rules, options);
    return t;
}

Test(second_counts, whatever_the_order_and_the_options)
{
    enum { EVENTS = 1000 };
    long all = 0;
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        counter c = {.name = rules->id};
        for (uint64_t seed = 1; seed <= EVENTS; seed++) {
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 257 + b);
            const int players = bd_random_between(&random, 4, 12);
            bd_draw_options options = {.allow_repeats = small_chance(&random, 70), .seed = seed};
            bd_tournament *t = any_event(arena, &random, rules, players, &options);
            char name[64];
            (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
            count_round(arena, t, rules, &options, name, &c);
            bd_arena_free(arena);
        }
        all += c.counted;
        cr_expect_gt(c.counted, bd_rulebook_has(rules, BD_HAS_PRESCRIBED) ? 150 : 400, "%s: only %ld stages",
                     rules->id, c.counted);
    }
    cr_log_info("%ld stages", all);
}

/* ---- draws that are not the best ---- */

enum { ANY_NODES = 8, ANY_DRAWS = 105 };

/* All draws of a round, of which those are struck out that are not like the one looked at in the stages so
 * far: what is left is what its certificate would leave. */
typedef struct any_draws {
    const bd_round *round;
    uint16_t mate[ANY_DRAWS][ANY_NODES];
    bool like[ANY_DRAWS];
    size_t count, at; /* the one looked at */
    bool taken[ANY_NODES];
    uint16_t under_way[ANY_NODES];
} any_draws;

static void list_any(any_draws *all)
{
    int u = 0;
    while (u < all->round->nodes && all->taken[u]) u++;
    if (u == all->round->nodes) {
        all->like[all->count] = true;
        memcpy(all->mate[all->count++], all->under_way, sizeof all->under_way);
        return;
    }
    all->taken[u] = true;
    for (int v = u + 1; v < all->round->nodes; v++) {
        if (all->taken[v] || !bd_round_is_legal(all->round, u, v)) continue;
        all->taken[v] = true;
        all->under_way[u] = (uint16_t)v;
        all->under_way[v] = (uint16_t)u;
        list_any(all);
        all->taken[v] = false;
    }
    all->taken[u] = false;
}

/* What the stage says that a draw is worth: what its boards cost, or how many wishes it grants. */
static int64_t price_any(const any_draws *all, size_t k, const bd_stage *stage)
{
    int64_t sum = 0, granted = stage->wishes;
    for (int u = 0; u < all->round->nodes; u++) {
        const bd_edge edge = {(uint16_t)u, all->mate[k][u]};
        bd_cost cost = 0;
        if (edge.v < u) continue;
        stage->price(stage->context, &edge, 1, &cost);
        sum += cost;
        if (cost >= 1 && cost <= granted) granted = cost - 1;
    }
    return stage->wishes > 0 ? granted : sum;
}

/* The pairs of the draws that are left. */
static size_t face_of_any(const any_draws *all, bd_edge *edges)
{
    size_t count = 0;
    for (int u = 0; u < all->round->nodes; u++)
        for (int v = u + 1; v < all->round->nodes; v++) {
            bool on = false;
            for (size_t k = 0; k < all->count; k++) on = on || (all->like[k] && all->mate[k][u] == v);
            if (on) edges[count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
        }
    return count;
}

/* Of players in order, those before the first and behind the last have no stage. */
static void count_nobody(const any_draws *all, bd_arena *arena, const char *id)
{
    static const char *const others[] = {"order.0:", "order.99:",        "order.from0:",   "order.from99:",
                                         "order:",   "exchange.down.0:", "exchange.up.0:", "limbo.0:"};
    const char *level = strchr(id, ':');
    if (strncmp(id, "order.", 6) != 0 || level == NULL) return;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        bd_stage other = {.id = ""};
        bool counted = true;
        int64_t value;
        (void)snprintf(other.id, sizeof other.id, "%s%s", others[i], level + 1);
        bd_laid_draw laid;
        cr_assert_eq(bd_laid_draw_new(all->round, arena, all->mate[all->at], &laid, NULL), BD_OK);
        cr_assert_eq(bd_laid_count_stage(&laid, arena, &other, &counted, &value, NULL), BD_OK);
        cr_assert_not(counted, "%s is counted", other.id);
    }
}

/* The stages of a draw as they come when each has the value that this draw has; false at the end. */
static bool count_any_stage(any_draws *all, bd_arena *arena, const bd_stages *stages, int64_t *value,
                            const char *name)
{
    bd_edge edges[ANY_NODES * ANY_NODES];
    const uint16_t *mate = all->mate[all->at];
    bd_face face;
    cr_assert_eq(bd_face_of_list(arena, all->round->nodes, edges, face_of_any(all, edges), &face, NULL),
                 BD_OK);
    bd_stage stage = {.id = ""};
    bool done = false, counted = false;
    int64_t found = 0;
    cr_assert_eq(stages->next(stages->self, &face, *value, &stage, &done, NULL), BD_OK);
    if (done) return false;
    *value = price_any(all, all->at, &stage);
    bd_laid_draw laid;
    cr_assert_eq(bd_laid_draw_new(all->round, arena, mate, &laid, NULL), BD_OK);
    cr_assert_eq(bd_laid_count_stage(&laid, arena, &stage, &counted, &found, NULL), BD_OK);
    cr_assert(counted, "%s: %s is not counted", name, stage.id);
    count_nobody(all, arena, stage.id);
    cr_assert_eq(found, *value, "%s, draw %zu: %s is counted %lld, not %lld", name, all->at, stage.id,
                 (long long)found, (long long)*value);
    for (size_t k = 0; k < all->count; k++) {
        const int64_t other = all->like[k] ? price_any(all, k, &stage) : 0;
        all->like[k] = all->like[k] && (stage.wishes > 0 ? other >= *value : other == *value);
    }
    return true;
}

/* Whatever draw is looked at, good or bad, its boards tell what each stage's costs say that it is worth; also
 * when a copy of the list of stages goes on from where the list is. */
static long count_any_draws(bd_arena *arena, const bd_tournament *t, const bd_rulebook *rules,
                            const bd_draw_options *options, bd_random *random, const char *name)
{
    static any_draws all;
    long counted = 0;
    bd_round *round = NULL;
    if (bd_round_new(arena, t, rules, 0, options, &round, NULL) != BD_OK || round->nodes > ANY_NODES)
        return 0;
    all = (any_draws){.round = round};
    list_any(&all);
    for (int n = 0; n < 4 && all.count > 0; n++) {
        bd_stages stages;
        int64_t value = 0;
        all.at = (size_t)bd_random_below(random, all.count);
        for (size_t k = 0; k < all.count; k++) all.like[k] = true;
        if (bd_round_stages(round, arena, &stages, NULL) != BD_OK)
            return 0; /* an order that the rules forbid */
        while (count_any_stage(&all, arena, &stages, &value, name)) {
            bd_stages fork = stages;
            if (stages.fork != NULL && small_chance(random, 20))
                cr_assert_eq(stages.fork(stages.self, arena, &fork, NULL), BD_OK);
            stages = fork;
            counted++;
        }
    }
    return counted;
}

Test(second_counts, any_draw_good_or_bad)
{
    enum { EVENTS = 1000 };
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        long counted = 0;
        for (uint64_t seed = 1; seed <= EVENTS; seed++) {
            char name[64];
            bd_arena *arena = bd_arena_new();
            bd_random random = bd_random_seeded(seed * 773 + b);
            bd_draw_options options = {.allow_repeats = small_chance(&random, 70), .seed = seed};
            bd_tournament *t =
                any_event(arena, &random, rules, bd_random_between(&random, 4, ANY_NODES), &options);
            (void)snprintf(name, sizeof name, "%s, seed %llu", rules->id, (unsigned long long)seed);
            counted += count_any_draws(arena, t, rules, &options, &random, name);
            bd_arena_free(arena);
        }
        cr_expect_gt(counted, 400, "%s: only %ld stages", rules->id, counted);
        cr_log_info("%s: %ld stages", rules->id, counted);
    }
}

/* Nobody may meet but those near them in a ring of the numbers. */
static void forbid_all_but_neighbours(bd_arena *arena, bd_tournament *t, int neighbours)
{
    const int n = (int)t->card_count;
    t->forbid = bd_arena_alloc(arena, (size_t)(n * n), sizeof *t->forbid);
    for (int a = 1; a <= n; a++)
        for (int b = a + neighbours + 1; b <= n && a + n - b > neighbours; b++)
            t->forbid[t->forbid_count++] = (bd_pair_rule){.a = a, .b = b, .first = 1, .last = BD_ROUNDS_MAX};
}

/* Rounds large enough that brackets exchange more than one player and leave a choice of who is paired; and
 * one in which a first stage leaves players without a choice who had one: the stages after it still speak of
 * those whom it found. */
Test(second_counts, every_kind_of_stage_of_a_bracket_is_counted)
{
    counter c = {.name = "fide"};
    for (uint64_t seed = 1; seed <= 40; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_random random = bd_random_seeded(seed);
        const bd_draw_options options = {.seed = seed};
        bd_tournament *t = small_event(arena, &random, bd_random_between(&random, 24, 60), 5);
        count_round(arena, t, bd_rulebook_find("fide"), &options, "fide", &c);
        bd_arena_free(arena);
    }
    bd_arena *arena = bd_arena_new();
    bd_random random = bd_random_seeded(1);
    bd_tournament *t = small_event(arena, &random, 70, 0);
    forbid_all_but_neighbours(arena, t, 4);
    count_round(arena, t, bd_rulebook_find("fide"), NULL, "few pairs", &c);
    bd_arena_free(arena);
    for (size_t k = 0; k < BRACKET_KINDS; k++)
        cr_expect((c.kinds & 1U << k) != 0, "no stage '%s' was counted", bracket_kinds[k]);
}

/* The bits of a stage are those of its players, not of one more. */
Test(second_counts, weights_of_a_stage)
{
    bool is_in[2 * BD_BRACKET_WEIGHTS_A_STAGE] = {true, [BD_BRACKET_WEIGHTS_A_STAGE - 1] = true,
                                                  [BD_BRACKET_WEIGHTS_A_STAGE + 2] = true};
    const int open = BD_BRACKET_WEIGHTS_A_STAGE + 4;
    cr_expect_eq(bd_bracket_weights_count(is_in, open, 1),
                 (INT64_C(1) << (BD_BRACKET_WEIGHTS_A_STAGE - 1)) + 1);
    cr_expect_eq(bd_bracket_weights_count(is_in, open, 2), 2);
}

Test(second_counts, every_record_is_whole)
{
    for (size_t b = 0; b < bd_rulebook_count(); b++) {
        const bd_rulebook *rules = bd_rulebook_at(b);
        for (size_t i = 0; i < rules->rule_count; i++) {
            const bd_criterion *criterion = rules->rules[i].criterion;
            const int counts =
                (criterion->count != NULL) + (criterion->of_board != NULL) + (criterion->of_card != NULL);
            cr_expect_eq(counts, 1, "%s: %s has %d counts", rules->id, criterion->id, counts);
            cr_expect_gt(strlen(criterion->minimises), 0, "%s: %s", rules->id, criterion->id);
            for (size_t k = 0; k < criterion->word_count; k++)
                cr_expect_not_null(criterion->words[k].worse, "%s: %s", rules->id, criterion->id);
        }
    }
}
