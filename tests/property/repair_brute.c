/* Repairs of small fields: no matching has fewer who sit out (under scc) and then changes fewer published
 * boards, none of those is better, and the checker agrees. */
#include <criterion/criterion.h>

#include "event/cards.h"
#include "event/change.h"
#include "explain/difference.h"
#include "explain/repair.h"
#include "io/certificate_file.h"
#include "rulebook/round/keep.h"
#include "small_events.h"
#include "verify/verify.h"

enum { NODES_MOST = 10 };

typedef struct trial {
    bd_arena *arena;
    bd_tournament *cards; /* before the draw, then as the repair left them */
    bd_event *event;
    const bd_rulebook *rules;
    unsigned long long seed;
    bd_random random;
    bd_draw published;
    bd_repair_wish wish;
    bd_draw_options options;
    int absent[1], late[1];
    bd_id_pair forbid[1];
    bd_correction correction;
    bd_repair repair;
} trial;

/* The best draw, or one that somebody made up: with rematches and colours as they come. */
static bool publish(trial *t)
{
    const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    cr_assert_eq(bd_best_draw(t->arena, t->cards, t->rules, 0, NULL, &how, &best, NULL), BD_OK);
    const bd_round *round = best.round;
    if (round->nodes > NODES_MOST || round->cards < 2) return false;
    t->published = best.draw;
    if (best.certificate.outcome != BD_BEST || small_chance(&t->random, 50)) {
        int order[NODES_MOST];
        for (int u = 0; u < round->cards; u++) order[u] = round->players[u].id;
        bd_random_shuffle(&t->random, order, (size_t)round->cards);
        t->published = (bd_draw){.round = round->number, .board_count = (size_t)round->cards / 2};
        t->published.boards = bd_arena_alloc(t->arena, NODES_MOST, sizeof *t->published.boards);
        for (int i = 0; i < round->cards / 2; i++)
            t->published.boards[i] = (bd_board){order[2 * i], order[2 * i + 1]};
        if (round->cards % 2 != 0) t->published.bye = order[round->cards - 1];
    }
    cr_assert_eq(bd_event_import(t->cards, &t->event, NULL), BD_OK);
    return bd_event_publish(t->event, &t->published, true, NULL) == BD_OK;
}

/* Somebody who is there, or 0. */
static int somebody(trial *t)
{
    const bd_draw *draw = &t->published;
    if (draw->board_count == 0) return 0;
    const bd_board *board = &draw->boards[bd_random_below(&t->random, draw->board_count)];
    return small_chance(&t->random, 50) ? board->white : board->black;
}

/* A game of the round before that had another result. */
static void find_correction(trial *t)
{
    for (size_t i = 0; i < t->cards->card_count; i++) {
        const bd_card *card = &t->cards->cards[i];
        const bd_entry *entry = bd_card_entry(card, t->published.round - 1);
        if (entry == NULL || entry->kind != BD_GAME || entry->colour != BD_WHITE ||
            !small_chance(&t->random, 50))
            continue;
        t->correction = (bd_correction){entry->round, card->id, entry->opponent,
                                        (bd_result)bd_random_between(&t->random, 1, 3)};
        t->wish.corrections = &t->correction;
        t->wish.correction_count = 1;
        return;
    }
}

static void make_wishes(trial *t, int late)
{
    t->wish.options = &t->options;
    if (small_chance(&t->random, 50)) {
        t->absent[0] = somebody(t);
        t->wish.absent = t->absent;
        t->wish.absent_count = t->absent[0] != 0;
    }
    if (late != 0) {
        t->late[0] = late;
        t->wish.late = t->late;
        t->wish.late_count = 1;
    }
    if (small_chance(&t->random, 30) && t->published.board_count > 0) {
        const bd_board *board = &t->published.boards[0];
        t->forbid[0] = (bd_id_pair){board->white < board->black ? board->white : board->black,
                                    board->white < board->black ? board->black : board->white};
        t->options.forbid = t->forbid;
        t->options.forbid_count = 1;
    }
    if (small_chance(&t->random, 30)) find_correction(t);
}

/* One player is away when the draw is published and comes after all. */
static int send_away(trial *t)
{
    if (!small_chance(&t->random, 30)) return 0;
    bd_card *card = &t->cards->cards[bd_random_below(&t->random, t->cards->card_count)];
    if (!bd_card_is_present(t->cards, card, t->cards->round)) return 0;
    return bd_card_add_bye(t->cards, card, t->cards->round, BD_BYE_ZERO, NULL) == BD_OK ? card->id : 0;
}

typedef struct search {
    const trial *t;
    uint16_t mate[NODES_MOST];
    long matchings;
    int sit_outs; /* the fewest pairs who sit out: these stand in front of the changes */
    int64_t fewest;
    int better; /* matchings with the fewest changes that are better in a later stage */
} search;

static int64_t changed_boards(const bd_round *round, const uint16_t *mate)
{
    int64_t changed = 0;
    for (int u = 0; u < round->nodes; u++) {
        if (u > mate[u]) continue;
        if (bd_round_sits_out(round, u, mate[u])) continue; /* has no board */
        const bd_kept_board *board = bd_kept_find(round, u, mate[u]);
        changed += board == NULL || board->open;
    }
    return changed;
}

static int pairs_who_sit_out(const bd_round *round, const uint16_t *mate)
{
    int pairs = 0;
    for (int u = 0; u < round->nodes; u++) pairs += u < mate[u] && bd_round_sits_out(round, u, mate[u]);
    return pairs;
}

static void judge(search *s)
{
    const bd_round *round = s->t->repair.best.round;
    const int64_t changed = changed_boards(round, s->mate);
    const int sit_outs = pairs_who_sit_out(round, s->mate);
    s->matchings++;
    if (sit_outs < s->sit_outs) s->fewest = INT64_MAX;
    if (sit_outs < s->sit_outs) s->sit_outs = sit_outs;
    if (sit_outs == s->sit_outs && changed < s->fewest) s->fewest = changed;
    bd_difference difference;
    cr_assert_eq(bd_difference_of(s->t->arena, &s->t->repair.best, s->mate, &difference, NULL), BD_OK);
    if (difference.standing != BD_WORSE) return;
    const bd_stage_values *last = &difference.stages[difference.stage_count - 1];
    s->better += last->other < last->best;
}

static void extend(search *s, int u, unsigned used)
{
    const bd_round *round = s->t->repair.best.round;
    while (u < round->nodes && (used >> u & 1) != 0) u++;
    if (u == round->nodes) {
        judge(s);
        return;
    }
    for (int v = u + 1; v < round->nodes; v++) {
        if ((used >> v & 1) != 0) continue;
        if (!bd_round_is_legal(round, u, v) && !bd_round_sits_out(round, u, v)) continue;
        s->mate[u] = (uint16_t)v;
        s->mate[v] = (uint16_t)u;
        extend(s, u + 1, used | 1u << u | 1u << v);
    }
}

static void verify(const trial *t)
{
    const bd_best *best = &t->repair.best;
    const bool drawn = best->certificate.outcome == BD_BEST;
    bd_text text = bd_text_new(t->arena);
    bd_certificate_file file;
    bd_verdict verdict = {.kind = BD_REFUSED};
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_certificate_write(&text, &best->certificate, drawn ? &best->draw : NULL, &err), BD_OK);
    cr_assert_eq(bd_certificate_read(t->arena, "c", text.bytes, text.length, &file, &err), BD_OK,
                 "seed %llu: %s", t->seed, err.sentence);
    cr_assert_eq(bd_verify_cards(t->arena, t->cards, &file, &verdict, &err), BD_OK, "seed %llu: %s", t->seed,
                 err.sentence);
    cr_assert_eq(verdict.kind, drawn ? BD_PROVED_BEST : BD_PROVED_NO_DRAW, "seed %llu: %s\n%s", t->seed,
                 verdict.sentence, text.bytes);
}

/* Boards that stay have the colours they were published with. */
static void check_colours(const trial *t)
{
    const bd_draw *draw = &t->repair.best.draw;
    for (size_t i = 0; i < draw->board_count; i++) {
        const int before = t->repair.board[i].before;
        if (before > 0)
            cr_assert_eq(draw->boards[i].white, t->repair.before.boards[before - 1].white,
                         "seed %llu board %zu", t->seed, i + 1);
    }
}

static void check_repair(trial *t, long *changes)
{
    search s = {.t = t, .sit_outs = NODES_MOST, .fewest = INT64_MAX};
    const bd_best *best = &t->repair.best;
    verify(t);
    if (best->certificate.outcome == BD_BEST) check_colours(t);
    extend(&s, 0, 0);
    cr_assert_eq(best->certificate.outcome, s.matchings > 0 ? BD_BEST : BD_NO_MATCHING, "seed %llu", t->seed);
    if (s.matchings == 0) return;
    cr_assert_eq(s.better, 0, "seed %llu", t->seed);
    cr_assert_eq(pairs_who_sit_out(best->round, best->certificate.mate), s.sit_outs, "seed %llu", t->seed);
    if (t->wish.after == NULL)
        cr_assert_eq(changed_boards(best->round, best->certificate.mate), s.fewest, "seed %llu", t->seed);
    *changes += s.fewest;
}

static long try_many(const char *rules, const char *after, unsigned long long first,
                     unsigned long long trials)
{
    long changes = 0;
    for (unsigned long long seed = first; seed < first + trials; seed++) {
        const bd_solve_options how = {.prove_unique = true};
        bd_err err = {.status = BD_OK};
        trial t = {.arena = bd_arena_new(),
                   .seed = seed,
                   .rules = bd_rulebook_find(rules),
                   .random = bd_random_seeded(seed)};
        t.cards = small_event(t.arena, &t.random, bd_random_between(&t.random, 4, NODES_MOST),
                              bd_random_between(&t.random, 1, 6));
        const int late = send_away(&t);
        if (publish(&t)) {
            make_wishes(&t, late);
            t.wish.after = after;
            const bd_status status =
                bd_repair_draw(t.arena, t.event, t.rules, &t.wish, &how, &t.repair, &err);
            cr_assert_eq(status, BD_OK, "seed %llu: %s", seed, err.sentence);
            cr_assert_eq(bd_event_cards(t.arena, t.event, &t.cards, &err), BD_OK, "%s", err.sentence);
            check_repair(&t, &changes);
        }
        bd_arena_free(t.arena);
    }
    return changes;
}

Test(repair, changes_the_fewest_boards_under_caa) { cr_assert_gt(try_many("caa", NULL, 1, 300), 100); }
Test(repair, changes_the_fewest_boards_under_plain) { cr_assert_gt(try_many("plain", NULL, 1001, 100), 30); }
Test(repair, changes_the_fewest_boards_under_fide) { cr_assert_gt(try_many("fide", NULL, 2001, 200), 60); }
Test(repair, may_put_the_levels_in_order_first) { cr_assert_gt(try_many("caa", "score", 3001, 150), 50); }

/* Rulebooks with other criteria before the score, and with repeats that are only avoided. */
Test(repair, changes_the_fewest_boards_under_other_rules)
{
    static const char *const others[] = {"sca", "uscf", "caa-long", "caa-random", "scc"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (bd_rulebook_find(others[i]) != NULL)
            cr_expect_gt(try_many(others[i], NULL, 4001 + 1000 * i, 60), 10, "%s", others[i]);
}
