/* A series of tournaments: the same whatever the threads, planted faults are found where they are, files say
 * what was played. */
#include <criterion/criterion.h>

#include "cards/card.h"
#include "certify/best.h"
#include "rulebook/criteria/criteria.h"
#include "simulate/contest.h"
#include "simulate/line.h"
#include "simulate/play.h"
#include "simulate/pool.h"
#include "simulate/totals.h"

#include <math.h>
#include <string.h>

static bd_series series_of(const char *rules, int tournaments, const char *sizes, const char *methods)
{
    bd_series series;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_series_usual(bd_rulebook_find(rules), &series, &err), BD_OK, "%s", err.sentence);
    series.tournaments = tournaments;
    series.event.rounds = 5;
    series.event.noise = 100;
    cr_assert_eq(bd_series_sizes(&series, sizes, &err), BD_OK, "%s", err.sentence);
    if (methods != NULL) cr_assert_eq(bd_series_methods(&series, methods, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_series_check(&series, &err), BD_OK, "%s", err.sentence);
    return series;
}

/* The best draw by a list of criteria that leaves one out: as good in all criteria before it, and where it is
 * as good there too it is as good in all. So wherever it is worse it is worse first at the one left out. */
static const char *left_out;

static bd_status draw_without(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                              bd_hand_result *out, bd_err *err)
{
    (void)wishes;
    const char *kept[BD_SERIES_CRITERIA];
    bd_draw_options options = *round->options;
    options.priority_count = 0;
    for (size_t i = 0; i < round->rules->rule_count; i++) {
        const bd_criterion *criterion = round->rules->rules[i].criterion;
        if (strcmp(criterion->id, left_out) != 0 &&
            !bd_criterion_is(criterion, BD_IS_HELPER | BD_NEEDS_OPTION))
            kept[options.priority_count++] = criterion->id;
    }
    options.priorities = kept;
    const bd_solve_options how = {.prove_unique = false};
    bd_best best;
    BD_TRY(bd_best_draw(arena, round->tournament, round->rules, round->number, &options, &how, &best, err));
    *out = (bd_hand_result){
        .stuck = best.certificate.mate == NULL, .mate = best.certificate.mate, .stuck_level = -1};
    return BD_OK;
}

static const bd_method planted = {"planted", "a planted method", "Leaves out one criterion.", draw_without};

Test(simulate, a_planted_fault_is_found_at_its_criterion)
{
    static const char *const faults[] = {"colour-difference", "alternation", "mid-line", "transfer-level",
                                         "floats"};
    for (size_t f = 0; f < sizeof faults / sizeof *faults; f++) {
        bd_arena *arena = bd_arena_new();
        bd_series series = series_of("caa", 24, "14,22", NULL);
        series.methods[series.method_count++] = (bd_pairer){.id = "planted", .method = &planted};
        series.same_histories = f % 2 == 1;
        left_out = faults[f];
        const int where = bd_series_criterion(&series, left_out);
        cr_assert_lt(where, series.criterion_count - 1, "%s is no criterion", left_out);
        int64_t worse = 0;
        for (int k = 0; k < series.tournaments; k++) {
            bd_trial trial;
            bd_err err = {.status = BD_OK};
            cr_assert_eq(bd_contest_play(&series, k, arena, &trial, &err), BD_OK, "%s", err.sentence);
            const bd_trial_method *method = &trial.methods[1];
            cr_assert_eq(method->tally[BD_TALLY_STUCK] + method->tally[BD_TALLY_ILLEGAL], 0);
            for (int c = 0; c < series.criterion_count; c++)
                cr_assert_eq(method->first[c], c == where ? method->tally[BD_TALLY_WORSE] : 0,
                             "%s left out, lost at %s", left_out, series.criteria[c]);
            cr_assert_eq(trial.methods[0].tally[BD_TALLY_SAME], trial.methods[0].tally[BD_TALLY_DRAWS]);
            worse += method->tally[BD_TALLY_WORSE];
            cr_assert(method->excess[where] >= method->first[where]);
        }
        cr_assert_gt(worse, 0, "leaving out %s was never noticed", left_out);
        bd_arena_free(arena);
    }
}

/* A method that forbids nobody anything: the first with the second, and so on, from round to round. */
static bd_status draw_in_order(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                               bd_hand_result *out, bd_err *err)
{
    (void)wishes;
    uint16_t *mate;
    BD_NEW(mate, arena, round->nodes, err);
    for (int u = 0; u < round->nodes; u++) mate[u] = (uint16_t)(u ^ 1);
    *out = (bd_hand_result){.mate = mate, .stuck_level = -1};
    return BD_OK;
}

Test(simulate, an_illegal_draw_is_counted_and_not_played)
{
    static const bd_method lawless = {"lawless", "lawless", "Knows no rules.", draw_in_order};
    bd_arena *arena = bd_arena_new();
    bd_series series = series_of("caa", 10, "8", NULL);
    series.methods[series.method_count++] = (bd_pairer){.id = "lawless", .method = &lawless};
    int64_t illegal = 0;
    for (int k = 0; k < series.tournaments; k++) {
        bd_trial trial;
        bd_err err = {.status = BD_OK};
        cr_assert_eq(bd_contest_play(&series, k, arena, &trial, &err), BD_OK, "%s", err.sentence);
        const int64_t *tally = trial.methods[1].tally;
        illegal += tally[BD_TALLY_ILLEGAL];
        cr_assert_eq(tally[BD_TALLY_DRAWS], tally[BD_TALLY_SAME] + tally[BD_TALLY_EQUAL] +
                                                tally[BD_TALLY_WORSE] + tally[BD_TALLY_ILLEGAL]);
        cr_assert_eq(tally[BD_TALLY_PAIRED], 8 * tally[BD_TALLY_DRAWS]);
    }
    cr_assert_gt(illegal, 0);
    bd_arena_free(arena);
}

typedef struct shelf {
    const bd_series *series;
    bd_text text;
    int last;
} shelf;

static bd_status put(void *self, const bd_trial *trial, bd_err *err)
{
    shelf *s = self;
    (void)err;
    cr_assert_gt(trial->number, s->last, "out of order");
    s->last = trial->number;
    bd_line_add_trial(s->series, trial, &s->text);
    return BD_OK;
}

static const char *play_with(bd_arena *arena, const bd_series *series, int threads, const bool *done)
{
    shelf s = {.series = series, .text = bd_text_new(arena), .last = -1};
    const bd_pool pool = {
        .threads = threads, .first = 0, .end = series->tournaments, .done = done, .self = &s, .take = put};
    bd_err err = {.status = BD_OK};
    const char *out;
    cr_assert_eq(bd_pool_play(series, &pool, arena, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(bd_text_finish(&s.text, &out, &err), BD_OK);
    return out;
}

Test(simulate, threads_change_nothing)
{
    static const char *const rules[] = {"caa", "caa-random", "fide"};
    for (size_t r = 0; r < sizeof rules / sizeof *rules; r++) {
        bd_arena *arena = bd_arena_new();
        bd_series series = series_of(rules[r], 40, "8,15,24", "cards,lazy,greedy,random");
        series.event.half_byes = 30;
        series.event.withdrawals = 20;
        const char *alone = play_with(arena, &series, 1, NULL);
        cr_assert_str_eq(alone, play_with(arena, &series, 2, NULL), "%s", rules[r]);
        cr_assert_str_eq(alone, play_with(arena, &series, 7, NULL), "%s", rules[r]);
        bd_arena_free(arena);
    }
}

Test(simulate, what_is_done_is_not_played_again)
{
    bd_arena *arena = bd_arena_new();
    const bd_series series = series_of("caa", 60, "6", "cards");
    bool done[60] = {false};
    /* More in front, and in one gap, than may wait for their turn. */
    for (int k = 0; k < 60; k++) done[k] = k < 30 || (k > 32 && k != 50);
    const char *whole = play_with(arena, &series, 1, NULL);
    const char *rest = play_with(arena, &series, 2, done);
    int lines = 0;
    for (const char *p = rest; *p != '\0'; p++) lines += *p == '\n';
    cr_assert_eq(lines, 4);
    const char *first_end = strchr(rest, '\n');
    char line[8192];
    cr_assert_lt((size_t)(first_end - rest), sizeof line);
    memcpy(line, rest, (size_t)(first_end - rest));
    line[first_end - rest] = '\0';
    cr_assert_not_null(strstr(whole, line));
    bd_arena_free(arena);
}

static bd_status refuse(void *self, const bd_trial *trial, bd_err *err)
{
    int *left = self;
    (void)trial;
    if ((*left)-- == 0) BD_FAIL(err, BD_SYSTEM, "disk", "full");
    return BD_OK;
}

Test(simulate, a_failure_ends_the_work)
{
    bd_arena *arena = bd_arena_new();
    const bd_series series = series_of("caa", 200, "6", NULL);
    int left = 5;
    const bd_pool pool = {.threads = 3, .first = 0, .end = 200, .self = &left, .take = refuse};
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_pool_play(&series, &pool, arena, &err), BD_SYSTEM);
    cr_assert_str_eq(err.sentence, "full");
    cr_assert_eq(left, -1);
    bd_arena_free(arena);
}

Test(simulate, lines_are_read_as_they_were_written)
{
    bd_arena *arena = bd_arena_new();
    bd_series series = series_of("caa", 9, "8,13", "lazy,cards");
    series.event.clubs = 3;
    bd_text first = bd_text_new(arena), line = bd_text_new(arena), again = bd_text_new(arena);
    bd_err err = {.status = BD_OK};
    bd_series read;
    bool times;
    bd_line_add_series(&series, "simulation/1", &first);
    cr_assert_eq(bd_line_read_series(arena, "x", first.bytes, first.length - 1, &read, &times, &err), BD_OK,
                 "%s: %s", err.place, err.sentence);
    cr_assert_not(times);
    bd_trial trial, copy;
    cr_assert_eq(bd_contest_play(&series, 3, arena, &trial, &err), BD_OK, "%s", err.sentence);
    bd_line_add_trial(&series, &trial, &line);
    cr_assert_eq(bd_line_read_trial(arena, "x", &read, false, line.bytes, line.length - 1, &copy, &err),
                 BD_OK, "%s: %s", err.place, err.sentence);
    bd_line_add_trial(&read, &copy, &again);
    cr_assert_str_eq(again.bytes, line.bytes);
    /* Cut anywhere, or with a letter in place of any digit, it is refused. */
    for (size_t cut = 0; cut + 1 < line.length; cut += 7)
        cr_assert_eq(bd_line_read_trial(arena, "x", &read, false, line.bytes, cut, &copy, &err), BD_BAD_INPUT,
                     "cut at %zu", cut);
    for (size_t at = 0; at < first.length - 1; at++) {
        char *byte = &first.bytes[at], kept = *byte;
        *byte = kept == 'x' ? 'y' : 'x';
        cr_assert_neq(bd_line_read_series(arena, "x", first.bytes, first.length - 1, &read, &times, &err),
                      BD_OK, "byte %zu", at);
        *byte = kept;
    }
    bd_arena_free(arena);
}

/* A tournament counts once, for its size and for each method; half of a list is not an object. */
Test(simulate, trials_are_counted_and_broken_ones_refused)
{
    bd_arena *arena = bd_arena_new();
    const bd_series series = series_of("caa", 4, "6,8", "cards");
    bd_totals totals;
    bd_trial trial;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_totals_new(arena, &series, &totals, &err), BD_OK);
    for (int k = 0; k < 3; k++) {
        cr_assert_eq(bd_contest_play(&series, k, arena, &trial, &err), BD_OK, "%s", err.sentence);
        cr_assert_eq(bd_totals_add(&totals, &trial, &err), BD_OK);
    }
    cr_expect_eq(totals.tournaments, 3);
    int64_t counted = 0;
    for (int s = 0; s < 2; s++) {
        cr_expect_eq(bd_totals_at(&totals, s, 0)->tournaments, bd_totals_at(&totals, s, 1)->tournaments);
        counted += bd_totals_at(&totals, s, 1)->tournaments;
    }
    cr_expect_eq(counted, 3);
    bd_text line = bd_text_new(arena);
    bd_line_add_trial(&series, &trial, &line);
    char *method = strstr(line.bytes, "\"cards\":{");
    cr_assert_not_null(method);
    bd_text broken = bd_text_new(arena);
    bd_text_add_bytes(&broken, line.bytes, (size_t)(method - line.bytes));
    bd_text_add_string(&broken, "\"cards\":[1]}");
    cr_assert_eq(bd_line_read_trial(arena, "x", &series, false, broken.bytes, broken.length, &trial, &err),
                 BD_BAD_INPUT);
    cr_expect_str_eq(err.sentence, "cards: expected an object, not a list");
    bd_arena_free(arena);
}

/* Two players who must not meet: nothing can be drawn in any round, and nothing is ranked. */
Test(simulate, a_world_that_never_begins)
{
    bd_arena *arena = bd_arena_new();
    bd_series series = series_of("caa", 4, "2", NULL);
    bd_trial trial;
    bd_err err = {.status = BD_OK};
    int stuck = 0;
    series.event.forbidden = 1000;
    for (int k = 0; k < 4; k++) {
        cr_assert_eq(bd_contest_play(&series, k, arena, &trial, &err), BD_OK, "%s", err.sentence);
        if (trial.methods[0].tally[BD_TALLY_DRAWS] > 0) continue;
        stuck++;
        for (int r = 0; r < series.event.rounds; r++)
            cr_expect(trial.methods[0].kendall[r] == 0 && trial.methods[0].spearman[r] == 0);
    }
    cr_assert_gt(stuck, 0);
    bd_arena_free(arena);
}

Test(simulate, a_pair_is_forbidden_once)
{
    for (uint64_t seed = 1; seed <= 20; seed++) {
        bd_arena *arena = bd_arena_new();
        bd_event_plan plan = bd_event_plan_usual("caa");
        bd_made_event event;
        plan.players = 6;
        plan.forbidden = 1000;
        plan.seed = seed;
        cr_assert_eq(bd_made_event_new(arena, &plan, &event, NULL), BD_OK);
        const bd_tournament *t = event.tournament;
        for (size_t i = 0; i < t->forbid_count; i++)
            for (size_t k = 0; k < i; k++)
                cr_expect(t->forbid[i].a != t->forbid[k].a || t->forbid[i].b != t->forbid[k].b, "%d-%d twice",
                          t->forbid[i].a, t->forbid[i].b);
        bd_arena_free(arena);
    }
}

Test(simulate, memory_does_not_grow_with_the_series)
{
    bd_arena *arena = bd_arena_new();
    const bd_series series = series_of("caa", 60, "20", "cards,lazy,greedy");
    bd_err err = {.status = BD_OK};
    size_t bytes = 0;
    for (int k = 0; k < series.tournaments; k++) {
        bd_trial trial;
        cr_assert_eq(bd_contest_play(&series, k, arena, &trial, &err), BD_OK, "%s", err.sentence);
        if (k == 0) bytes = bd_arena_bytes(arena);
        cr_assert_eq(bd_arena_bytes(arena), bytes, "after tournament %d", k);
    }
    bd_arena_free(arena);
}

/* Four players; the cards' scores are given, so that the standings are known. */
static void rank_four(const int *strength, const int *scores, int64_t *found)
{
    bd_arena *arena = bd_arena_new();
    bd_err err = {.status = BD_OK};
    bd_tournament *tournament = bd_tournament_new(arena);
    for (int id = 1; id <= 4; id++) {
        bd_card *card;
        cr_assert_eq(bd_tournament_add_card(tournament, id, &card, &err), BD_OK);
        card->name = "x";
        bd_entry *entry;
        cr_assert_eq(bd_card_add_entry(tournament, card, 1, &entry, &err), BD_OK);
        *entry = (bd_entry){.round = 1,
                            .kind = scores[id - 1] == 2   ? BD_BYE_FULL
                                    : scores[id - 1] == 1 ? BD_BYE_HALF
                                                          : BD_BYE_ZERO};
        entry->halves = scores[id - 1];
    }
    const bd_made_event event = {.tournament = tournament, .strength = strength};
    cr_assert_eq(bd_effects_ranking(&event, arena, 1, &found[0], &found[1], &found[2], &found[3], &err),
                 BD_OK);
    bd_arena_free(arena);
}

Test(simulate, ranking_is_counted_as_by_hand)
{
    int64_t found[4];
    /* The two strongest share first and second place, the other two third and fourth. */
    rank_four((const int[]){2000, 1900, 1800, 1700}, (const int[]){2, 2, 0, 0}, found);
    cr_assert_eq(found[0], 4);     /* of six pairs two are tied */
    cr_assert_eq(found[1], 4 * 1); /* four times 4 * (1/2)^2 */
    cr_assert_eq(found[2], 1);
    cr_assert_eq(found[3], 3); /* shared third place counts */
    /* Upside down. */
    rank_four((const int[]){1700, 1800, 1900, 2000}, (const int[]){2, 1, 0, 0}, found);
    cr_assert_eq(found[0], -5);
    cr_assert_eq(found[1], 4 * (9 + 1) + (3 * 3 + 5 * 5));
    cr_assert_eq(found[2], 0);
    cr_assert_eq(found[3], 3); /* the two strongest share third place, the third strongest is second */
}

Test(simulate, estimates)
{
    /* 1, 2, 3, 4 (in millionths of millions): mean 2.5, variance 5/3. */
    const bd_moments moments = {.count = 4, .sum = 10000000, .squares = 30000000000000};
    const bd_estimate found = bd_estimate_of(&moments);
    cr_assert_float_eq(found.mean, 2.5, 1e-12);
    cr_assert_float_eq(found.half, 1.96 * sqrt(5.0 / 3.0 / 4.0), 1e-9);
    cr_assert_eq(bd_estimate_of(&(bd_moments){.count = 0}).half, 0);
    cr_assert_eq(bd_estimate_of(&(bd_moments){.count = 1, .sum = 7}).half, 0);
}

Test(simulate, lists_of_sizes_and_methods)
{
    bd_err err = {.status = BD_OK};
    bd_series series = series_of("caa", 5, "4,9", "lazy,best,lazy,cards");
    cr_assert_eq(series.method_count, 3);
    cr_assert_str_eq(series.methods[0].id, "best");
    cr_assert_str_eq(series.methods[1].id, "lazy");
    cr_assert_eq(bd_series_plan(&series, 3).players, 9);
    cr_assert_neq(bd_series_plan(&series, 3).seed, bd_series_plan(&series, 4).seed);
    cr_assert_eq(bd_series_sizes(&series, "", &err), BD_USAGE);
    cr_assert_eq(bd_series_sizes(&series, "4,x", &err), BD_USAGE);
    cr_assert_eq(bd_series_sizes(&series, "1", &err), BD_USAGE);
    cr_assert_eq(bd_series_sizes(&series, "4,5,6,7,8,9,10,11,12,13,14,15,16", &err), BD_USAGE);
    cr_assert_eq(bd_series_methods(&series, "fast", &err), BD_USAGE);
    cr_assert_str_eq(series.criteria[bd_series_criterion(&series, "floaters")], "floaters");
    cr_assert_str_eq(series.criteria[bd_series_criterion(&series, "nothing of the kind")], "other");
}
