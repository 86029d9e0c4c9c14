/* Each refusal that is not the walk's: what the certificate is about, the boards in its file, and the second
 * count. The certificate is made in memory and spoilt in one way. */
#include "certify/best.h"
#include "faults/arena_fault.h"
#include "io/tournament_file.h"
#include "rulebook/stages/chain.h"
#include "rulebook/stages/laid_draw.h"
#include "verify/verify.h"
#include "verify/verify_words.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "solved.h"
#include "triangles.h"

typedef struct drawn {
    bd_arena *arena;
    bd_tournament *tournament;
    bd_best best;
    bd_certificate_file file;
    bd_board boards[64];
} drawn;

static void draw_cards_by(drawn *d, const char *path, const char *rules)
{
    bd_err err = {.status = BD_OK};
    const bd_read_options lenient = {.lenient = true};
    const bd_solve_options how = {.prove_unique = true};
    static int lines[64];
    *d = (drawn){.arena = bd_arena_new()};
    cr_assert_eq(bd_tournament_read(d->arena, path, &lenient, NULL, &d->tournament, &err), BD_OK, "%s",
                 err.sentence);
    cr_assert_eq(
        bd_best_draw(d->arena, d->tournament, bd_rulebook_find(rules), 0, NULL, &how, &d->best, &err), BD_OK,
        "%s", err.sentence);
    d->file = (bd_certificate_file){.of_cards = true,
                                    .certificate = d->best.certificate,
                                    .draw = d->best.draw,
                                    .stage_line = lines,
                                    .outcome_line = 5};
    for (size_t i = 0; i < d->best.draw.board_count; i++) d->boards[i] = d->best.draw.boards[i];
    d->file.draw.boards = d->boards;
}

static void draw_cards(drawn *d, const char *path) { draw_cards_by(d, path, "caa"); }
static void draw_example(drawn *d) { draw_cards(d, TEST_DATA "/examples/ex_g1_2.json"); }

static bd_verdict verify_drawn(const drawn *d)
{
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_err err = {.sentence = ""};
    cr_assert_eq(bd_verify_cards(d->arena, d->tournament, &d->file, &verdict, &err), BD_OK, "%s",
                 err.sentence);
    return verdict;
}

Test(verify_rounds, nothing_is_refused_as_it_is)
{
    drawn d;
    draw_example(&d);
    const bd_verdict verdict = verify_drawn(&d);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert(verdict.unique);
    bd_arena_free(d.arena);
}

static void of_an_instance(drawn *d) { d->file.of_cards = false; }

static void of_other_cards(drawn *d)
{
    static char digest[65];
    memcpy(digest, d->file.certificate.digest, sizeof digest);
    digest[63] = digest[63] == '0' ? '1' : '0';
    d->file.certificate.digest = digest;
}

static void of_another_round(drawn *d) { d->file.certificate.round++; }
static void by_no_rulebook(drawn *d) { d->file.certificate.rules = "nobody"; }
static void by_no_option(drawn *d) { d->file.certificate.options = "colour=red"; }

static void by_an_option_of_other_rules(drawn *d) { d->file.certificate.options = "set=top_rounds:2"; }

static void with_a_stranger(drawn *d) { d->boards[0].white = 99; }
static void with_a_player_twice(drawn *d) { d->boards[0].white = d->boards[1].white; }
static void with_a_player_missing(drawn *d) { d->file.draw.board_count--; }

/* Under rules that know no sit-outs. */
static void with_a_sit_out(drawn *d)
{
    static const int whoever[] = {1};
    d->file.draw.sit_outs = whoever;
    d->file.draw.sit_out_count = 1;
}

static void with_another_bye(drawn *d) { d->file.draw.bye = d->file.draw.bye == 0 ? d->boards[0].white : 0; }

/* What changes on one board only: its colours, or one of its players is another board's. */
static void with_colours_turned(drawn *d)
{
    d->boards[1] = (bd_board){.white = d->boards[1].black, .black = d->boards[1].white};
}

static void with_boards_exchanged(drawn *d)
{
    const bd_board last = d->boards[d->file.draw.board_count - 1];
    d->boards[d->file.draw.board_count - 1] = d->boards[d->file.draw.board_count - 2];
    d->boards[d->file.draw.board_count - 2] = last;
}

typedef struct row {
    const char *english;
    void (*spoil)(drawn *d);
    bool whole; /* the sentence has nothing filled in */
    const char *name;
} row;

#define ROW(word, spoil, whole)                                                                              \
    {                                                                                                        \
        BD_ENGLISH(word), spoil, whole, #spoil                                                               \
    }

static const row rows[] = {
    ROW(VERIFY_OF_AN_INSTANCE, of_an_instance, true), ROW(VERIFY_OTHER_CARDS, of_other_cards, false),
    ROW(VERIFY_OTHER_CARDS, of_another_round, false), ROW(VERIFY_NO_RULEBOOK, by_no_rulebook, false),
    ROW(VERIFY_OPTIONS, by_no_option, false),         ROW(VERIFY_OPTIONS, by_an_option_of_other_rules, false),
    ROW(VERIFY_BOARDS, with_a_stranger, false),       ROW(VERIFY_BOARDS, with_a_player_twice, false),
    ROW(VERIFY_BOARDS, with_a_player_missing, false), ROW(VERIFY_BOARDS, with_another_bye, false),
    ROW(VERIFY_SIT_OUTS, with_a_sit_out, false),      ROW(VERIFY_BOARD, with_colours_turned, false),
    ROW(VERIFY_BOARD, with_boards_exchanged, false),
};

Test(verify_rounds, each_way_to_be_wrong_is_refused_with_its_sentence)
{
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        drawn d;
        draw_example(&d);
        rows[i].spoil(&d);
        const bd_verdict verdict = verify_drawn(&d);
        const size_t sure = strcspn(rows[i].english, "%");
        cr_expect_eq(verdict.kind, BD_REFUSED, "%s is accepted", rows[i].name);
        cr_expect_eq(strncmp(verdict.sentence, rows[i].english, sure), 0, "%s: %s", rows[i].name,
                     verdict.sentence);
        cr_expect(!rows[i].whole || strcmp(verdict.sentence, rows[i].english) == 0, "%s", rows[i].name);
        cr_expect_eq(verdict.at, d.file.certificate.stage_count, "%s: at %zu", rows[i].name, verdict.at);
        cr_expect_eq(bd_verdict_line(&verdict, &d.file), 5, "%s", rows[i].name);
        bd_arena_free(d.arena);
    }
}

Test(verify_rounds, that_there_is_no_draw_is_proved_or_refused)
{
    drawn d;
    draw_cards(&d, TEST_DATA "/certificate/no_draw.json");
    cr_assert_eq(d.file.certificate.outcome, BD_NO_MATCHING);
    const bd_verdict verdict = verify_drawn(&d);
    cr_assert_eq(verdict.kind, BD_PROVED_NO_DRAW, "%s", verdict.sentence);
    static const uint16_t elsewhere[] = {0}; /* 1 and 4 have nobody to meet; without 1 only 4 is left alone */
    d.file.certificate.barrier = elsewhere;
    d.file.certificate.barrier_count = 1;
    cr_assert_str_eq(verify_drawn(&d).sentence, bd_english_VERIFY_BARRIER);
    bd_arena_free(d.arena);
}

/* Of two lengths that differ by one byte, one would be cut inside a letter of two. */
Test(verify_rounds, a_long_sentence_ends_with_a_whole_letter)
{
    drawn d;
    draw_cards(&d, TEST_DATA "/examples/ex_g1_1.json");
    for (int blanks = 0; blanks < 2; blanks++) {
        char options[600] = "seed=";
        for (int i = 0; i < blanks; i++) strcat(options, "x");
        for (int i = 0; i < 250; i++) strcat(options, "\u00e9");
        d.file.certificate.options = options;
        const bd_verdict verdict = verify_drawn(&d);
        const size_t length = strlen(verdict.sentence);
        cr_assert_eq(verdict.kind, BD_REFUSED);
        cr_expect_gt(length, sizeof verdict.sentence - 4);
        cr_expect_eq((unsigned char)verdict.sentence[length - 1], 0xA9, "%s", verdict.sentence);
    }
    bd_arena_free(d.arena);
}

/* Two who have no board stand in the file in the order that the rules give. */
Test(verify_rounds, who_sits_out_is_named_as_the_rules_do)
{
    drawn d;
    draw_cards_by(&d, TEST_DATA "/season/four_cannot_all_play.json", "scc");
    const bd_draw right = d.file.draw;
    bd_verdict verdict = verify_drawn(&d);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert_eq(right.sit_out_count, 2);
    const int turned[] = {right.sit_outs[1], right.sit_outs[0]};
    d.file.draw.sit_outs = turned;
    verdict = verify_drawn(&d);
    cr_expect_eq(verdict.kind, BD_REFUSED);
    cr_expect_eq(strcmp(bd_english_VERIFY_SIT_OUTS, verdict.sentence), 0, "%s", verdict.sentence);
    d.file.draw.sit_outs = right.sit_outs;
    for (size_t count = 0; count < 2; count++) {
        d.file.draw.sit_out_count = count;
        verdict = verify_drawn(&d);
        cr_expect_eq(verdict.kind, BD_REFUSED, "%zu sit out", count);
        cr_log_info("%zu: %s", count, verdict.sentence);
    }
    /* A board of the two, who may not meet, is the same matching. */
    bd_draw *file = &d.file.draw;
    d.boards[file->board_count++] = (bd_board){.white = right.sit_outs[0], .black = right.sit_outs[1]};
    file->sit_out_count = 0;
    verdict = verify_drawn(&d);
    cr_expect_eq(verdict.kind, BD_REFUSED);
    cr_expect_str_eq(verdict.sentence, bd_english_VERIFY_SIT_OUTS);
    bd_arena_free(d.arena);
}

/* Memory that runs out is an error, never a verdict. Options take memory when they are read; these are not
 * those of the certificate, so that with memory enough it is refused, but never for its options. */
Test(verify_rounds, memory_runs_out_over_options)
{
    int failed = 0;
    bd_status status = BD_NO_MEMORY;
    for (long n = 0; status != BD_OK; n++) {
        drawn d;
        bd_verdict verdict = {.kind = BD_PROVED_BEST};
        bd_err err = {.sentence = ""};
        bd_arena *small = bd_arena_new();
        draw_example(&d);
        d.file.certificate.options = "forbid=1,3";
        arena_fail_after(n);
        status = bd_verify_cards(small, d.tournament, &d.file, &verdict, &err);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "%ld: %d", n, (int)status);
        cr_assert_eq(verdict.kind, BD_REFUSED, "%ld", n);
        cr_assert_neq(strncmp(verdict.sentence, bd_english_VERIFY_OPTIONS, 10), 0, "%ld: %s", n,
                      verdict.sentence);
        failed += status == BD_NO_MEMORY;
        bd_arena_free(small);
        bd_arena_free(d.arena);
    }
    cr_assert_gt(failed, 20);
}

/* The same without options, with an error to be filled in and without. */
Test(verify_rounds, memory_runs_out)
{
    int failed = 0;
    bd_status status = BD_NO_MEMORY;
    for (long n = 0; status != BD_OK; n++) {
        drawn d;
        bd_verdict verdict = {.kind = BD_REFUSED};
        bd_err err = {.sentence = ""};
        draw_example(&d);
        bd_arena *small = bd_arena_new();
        arena_fail_after(n);
        status = bd_verify_cards(small, d.tournament, &d.file, &verdict, n % 2 == 0 ? &err : NULL);
        arena_fail_after(-1);
        cr_assert(status == BD_OK || status == BD_NO_MEMORY, "%ld: %d", n, (int)status);
        if (status == BD_NO_MEMORY) {
            cr_assert_eq(verdict.kind, BD_REFUSED);
            cr_assert(n % 2 != 0 || err.sentence[0] != '\0', "%ld: no sentence", n);
            failed++;
        }
        bd_arena_free(small);
        bd_arena_free(d.arena);
    }
    cr_assert_gt(failed, 20, "memory failed %d times only", failed);
}

/* A single allocation that fails, whichever it is, is an error too; and nothing is left behind. */
Test(verify_rounds, memory_fails_once)
{
    int failed = 0;
    bd_status status = BD_NO_MEMORY;
    const long before = arena_count();
    for (long n = 0; status != BD_OK; n++) {
        drawn d;
        bd_verdict verdict = {.kind = BD_PROVED_BEST};
        bd_err err = {.sentence = ""};
        draw_example(&d);
        bd_arena *small = bd_arena_new();
        arena_fail_once(n);
        status = bd_verify_cards(small, d.tournament, &d.file, &verdict, &err);
        arena_fail_once(-1);
        if (status != BD_OK) {
            cr_assert_eq(status, BD_NO_MEMORY, "%ld: %d", n, (int)status);
            cr_assert_eq(verdict.kind, BD_REFUSED);
            failed++;
        } else {
            cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%ld: %s", n, verdict.sentence);
            cr_assert_not(arena_has_failed(), "%ld: it went on without memory", n);
        }
        bd_arena_free(small);
        bd_arena_free(d.arena);
        cr_assert_eq(arena_count(), before, "%ld: an arena was not freed", n);
    }
    cr_assert_gt(failed, 20);
}

/* A certificate may say nothing about the last stages, if it does not call the draw best. */
Test(verify_rounds, what_nothing_is_said_about_is_not_counted)
{
    drawn d;
    draw_example(&d);
    const size_t all = d.file.certificate.stage_count;
    d.file.certificate.outcome = BD_NOT_PROVED;
    for (size_t kept = 0; kept + 1 < all; kept++) {
        char said[200];
        d.file.certificate.stage_count = kept;
        const bd_verdict verdict = verify_drawn(&d);
        cr_assert_eq(verdict.kind, BD_LEGAL_NOT_PROVED, "%zu: %s", kept, verdict.sentence);
        cr_expect_eq(verdict.stages, kept);
        (void)snprintf(said, sizeof said, bd_english_VERIFY_NOTHING_SAID, d.file.certificate.stages[kept].id);
        if (kept + 2 < all) cr_expect_str_eq(verdict.sentence, said);
    }
    bd_arena_free(d.arena);
}

/* Sentences call players by their ids, whatever node they are: the first node and the one with the bye too.
 */
static void check_name(const char *path, bool of_bye, const char *named)
{
    static bd_stage_proof proofs[64];
    drawn d;
    draw_cards(&d, path);
    const bd_certificate *c = &d.best.certificate;
    const int bye = d.best.round->bye;
    size_t k = 0;
    cr_assert_leq(c->stage_count, sizeof proofs / sizeof *proofs);
    cr_assert(!of_bye || bye >= 0);
    while (c->stages[k].node_count + c->stages[k].set_count > 0) k++;
    memcpy(proofs, c->stages, c->stage_count * sizeof *proofs);
    /* Too much at one node, as much too little at the other: the first pair of the one is too cheap. */
    const bd_weight weights[] = {{.index = 0, .weight = of_bye ? -1000 : 1000},
                                 {.index = of_bye ? (uint32_t)bye : 1, .weight = of_bye ? 1000 : -1000}};
    proofs[k].nodes = weights;
    proofs[k].node_count = 2;
    d.file.certificate.stages = proofs;
    const bd_verdict verdict = verify_drawn(&d);
    cr_expect_not_null(strstr(verdict.sentence, named), "%s", verdict.sentence);
    cr_expect_eq(verdict.at, k);
    bd_arena_free(d.arena);
}

Test(verify_rounds, players_have_their_ids)
{
    check_name(TEST_DATA "/examples/ex_g1_2.json", false, "the pair 1-");
    check_name(TEST_DATA "/examples/set_a_r1.json", true, "-bye costs");
}

/* Which board, and what the two are. */
Test(verify_rounds, a_board_that_is_turned_is_named)
{
    drawn d;
    char said[200];
    draw_example(&d);
    const bd_board right = d.boards[1];
    with_colours_turned(&d);
    (void)snprintf(said, sizeof said, bd_english_VERIFY_BOARD, (size_t)2, right.white, right.black,
                   right.black, right.white);
    cr_assert_str_eq(verify_drawn(&d).sentence, said);
    bd_arena_free(d.arena);
}

Test(verify_rounds, a_certificate_of_another_instance_is_refused)
{
    bd_arena *arena = bd_arena_new();
    bd_instance instance = triangles();
    char digest[65];
    bd_verdict verdict;
    bd_instance_digest(&instance, digest);
    bd_certificate_file file = {.certificate = {.digest = digest, .nodes = 6}};
    cr_assert_eq(bd_verify_instance(arena, &instance, &file, &verdict, NULL), BD_OK);
    cr_assert_str_eq(verdict.sentence, bd_english_VERIFY_NO_MATCHING);
    bd_certificate_file solved = {.certificate = solve_instance(arena, &instance, "triangles")};
    cr_assert_eq(bd_verify_instance(arena, &instance, &solved, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    instance.costs[0][0]++;
    cr_assert_eq(bd_verify_instance(arena, &instance, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(strncmp(verdict.sentence, bd_english_VERIFY_OTHER_INSTANCE,
                         strcspn(bd_english_VERIFY_OTHER_INSTANCE, "%")),
                 0, "%s", verdict.sentence);
    instance.costs[0][0]--;
    file.of_cards = true;
    cr_assert_eq(bd_verify_instance(arena, &instance, &file, &verdict, NULL), BD_OK);
    cr_assert_eq(strncmp(verdict.sentence, bd_english_VERIFY_OTHER_INSTANCE, 20), 0, "%s", verdict.sentence);
    bd_arena_free(arena);
}

/* ---- rules that lie ---- */

/* CAA's rules, but in one stage the board of the first player costs 1 more than it should. Every draw has
 * such a board, so the best one stays what it is and can be proved: only the second count sees the lie. */
typedef struct liar {
    const bd_rulebook *honest;
    bd_rulebook rules;
    bd_questions own;
    bd_stage told[64]; /* the honest stages */
    size_t count, at;  /* stages given, and the one that lies */
} liar;

static liar lying;

static void lying_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_stage *told = context;
    told->price(told->context, edges, count, cost);
    for (size_t i = 0; i < count; i++) cost[i] += edges[i].u == 0;
}

static bd_status lying_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    liar *l = self;
    BD_TRY(l->own.next(l->own.self, view, stage, done, err));
    if (*done || stage->price == NULL) return BD_OK;
    l->told[l->count] = *stage;
    if (l->count == l->at) {
        stage->low = 0;
        stage->context = &l->told[l->count];
        stage->price = lying_price;
        stage->alike = NULL;
    }
    l->count++;
    return BD_OK;
}

static bd_status lying_stages(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                              size_t criterion_count, bd_questions *out, bd_err *err)
{
    BD_TRY(lying.honest->stages(round, arena, criteria, criterion_count, &lying.own, err));
    lying.count = 0;
    *out = (bd_questions){.self = &lying, .next = lying_next};
    return BD_OK;
}

/* The certificate that the lying rules lead to, and the draw that goes with it. */
static void solve_by_liar(drawn *d)
{
    bd_round *round = NULL;
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_stages stages;
    bd_solved solved;
    cr_assert_eq(bd_round_new(d->arena, d->tournament, &lying.rules, 0, NULL, &round, NULL), BD_OK);
    cr_assert_eq(bd_round_edges(round, d->arena, &edges, &count, NULL), BD_OK);
    cr_assert_eq(bd_round_stages(round, d->arena, &stages, NULL), BD_OK);
    cr_assert_eq(bd_solve(d->arena, round->nodes, edges, count, &stages, NULL, &solved, NULL, NULL), BD_OK);
    solved.certificate.digest = d->best.certificate.digest;
    solved.certificate.rules = d->best.certificate.rules;
    solved.certificate.options = d->best.certificate.options;
    solved.certificate.round = d->best.certificate.round;
    cr_assert_eq(bd_round_draw(round, d->arena, solved.certificate.mate, &d->file.draw, NULL), BD_OK);
    d->file.certificate = solved.certificate;
}

Test(verify_rounds, a_lying_price_is_refused)
{
    int refused = 0;
    drawn d;
    draw_example(&d);
    lying = (liar){.honest = bd_rulebook_find("caa")};
    lying.rules = *lying.honest;
    lying.rules.stages = lying_stages;
    for (lying.at = 0; lying.at == 0 || lying.at < lying.count; lying.at++) {
        bd_verdict verdict;
        char said[200];
        size_t k = 0;
        solve_by_liar(&d);
        if (lying.at >= lying.count) break; /* one stage less is asked after this lie */
        while (strcmp(d.file.certificate.stages[k].id, lying.told[lying.at].id) != 0) k++;
        const bd_stage_proof *proof = &d.file.certificate.stages[k];
        cr_assert_eq(bd_verify_by_rules(d.arena, d.tournament, &lying.rules, &d.file, &verdict, NULL), BD_OK);
        (void)snprintf(said, sizeof said, bd_english_VERIFY_COUNT, (long long)proof->value - 1,
                       (long long)proof->value);
        cr_assert_eq(verdict.kind, BD_REFUSED, "%s is accepted", proof->id);
        cr_assert_str_eq(verdict.sentence, said, "%s: %s", proof->id, verdict.sentence);
        cr_assert_eq(verdict.at, k);
        refused++;
    }
    cr_assert_gt(refused, 4, "only %d stages are counted", refused);
    bd_arena_free(d.arena);
}

/* CAA's rules, but the criterion score counts one board too many, or nothing. */
static bd_criterion lying_score;
static const bd_criterion *honest_score;
static bool counts_nothing;

static bd_status lying_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const size_t before = tally->count;
    BD_TRY(honest_score->count(laid, tally, err));
    for (size_t i = before; i < tally->count; i++) tally->items[i].value++;
    if (counts_nothing) tally->count = before;
    return BD_OK;
}

static bd_verdict verify_by_counts(drawn *d, bool nothing)
{
    static bd_rule listed[64];
    bd_rulebook rules = *bd_rulebook_find("caa");
    bd_verdict verdict = {.kind = BD_PROVED_BEST};
    cr_assert_leq(rules.rule_count, sizeof listed / sizeof *listed);
    memcpy(listed, rules.rules, rules.rule_count * sizeof *listed);
    for (size_t i = 0; i < rules.rule_count; i++) {
        if (strcmp(listed[i].criterion->id, "score") != 0) continue;
        honest_score = listed[i].criterion;
        lying_score = *honest_score;
        lying_score.count = lying_count;
        listed[i].criterion = &lying_score;
    }
    rules.rules = listed;
    counts_nothing = nothing;
    draw_example(d);
    cr_assert_eq(bd_verify_by_rules(d->arena, d->tournament, &rules, &d->file, &verdict, NULL), BD_OK);
    cr_assert_eq(verdict.kind, BD_REFUSED);
    cr_assert_eq(verdict.at, 0, "score comes first");
    return verdict;
}

Test(verify_rounds, a_lying_count_is_refused)
{
    drawn d;
    char said[200];
    const bd_verdict verdict = verify_by_counts(&d, false);
    const int64_t value = d.file.certificate.stages[0].value;
    (void)snprintf(said, sizeof said, bd_english_VERIFY_COUNT, (long long)value + 1, (long long)value);
    cr_assert_str_eq(verdict.sentence, said, "%s", verdict.sentence);
    bd_arena_free(d.arena);
}

Test(verify_rounds, a_stage_that_nobody_counts_is_refused)
{
    drawn d;
    char said[200];
    const bd_verdict verdict = verify_by_counts(&d, true);
    (void)snprintf(said, sizeof said, bd_english_VERIFY_NOT_COUNTED, d.file.certificate.stages[0].id);
    cr_assert_str_eq(verdict.sentence, said, "%s", verdict.sentence);
    bd_arena_free(d.arena);
}

/* CAA's players and pairs, but nothing is asked for but one wish: that the first two not meet. */
static int64_t wish_counted;

static void wish_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u == 0 && edges[i].v == 1;
}

static bd_step wish_step(bd_chain *chain, int step, bd_stage *stage)
{
    if (step > 0) return BD_STEP_END;
    const bd_step given = bd_chain_give(stage, "", chain->round, wish_price);
    stage->wishes = 1;
    return given;
}

static bd_status wish_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    (void)laid;
    return bd_tally_add(tally, "", wish_counted, err);
}

static bool wish_applies(const bd_round *round) { return round->cards > 0; }

/* At least as many wishes as are claimed must be counted, in a list of one too. */
Test(verify_rounds, of_a_wish_no_more_may_be_claimed_than_is_counted)
{
    static const struct {
        int64_t claimed, counted;
        bool proved;
    } claims[] = {{1, 1, true}, {0, 1, true}, {0, 0, true}, {1, 0, false}};
    static const bd_criterion wish = {.id = "wish",
                                      .article = "1",
                                      .minimises = "a wish",
                                      .step = wish_step,
                                      .count = wish_count,
                                      .applies = wish_applies};
    static const bd_rule only[] = {{&wish, "1"}};
    bd_rulebook rules = *bd_rulebook_find("caa");
    rules.rules = only;
    rules.rule_count = 1;
    for (size_t i = 0; i < sizeof claims / sizeof *claims; i++) {
        drawn d;
        bd_verdict verdict;
        const bd_stage_proof proof = {.id = "wish",
                                      .value = claims[i].claimed,
                                      .bound = claims[i].claimed,
                                      .proved = true,
                                      .denominator = 1};
        draw_example(&d);
        d.file.certificate.stages = &proof;
        d.file.certificate.stage_count = 1;
        wish_counted = claims[i].counted;
        cr_assert_eq(bd_verify_by_rules(d.arena, d.tournament, &rules, &d.file, &verdict, NULL), BD_OK);
        cr_expect_eq(verdict.kind, claims[i].proved ? BD_PROVED_BEST : BD_REFUSED, "row %zu: %s", i,
                     verdict.sentence);
        bd_arena_free(d.arena);
    }
}
