/* Finishable: of all legal draws of small rounds, those after which the rest can be played are found by going
 * through all rounds ahead, from the cards alone. The draw of the option is one of them, and none of them is
 * better by the vector; where it is not the best of all, every better one is none of them. Its certificate is
 * accepted as it is read back, and with a changed line it is not, unless the claim is the same. */
#include <criterion/criterion.h>

#include "cards/finishable.h"
#include "certify/best.h"
#include "certify/vector.h"
#include "rulebook/round/rounds_ahead.h"
#include "solve/ahead_plan.h"
#include "verify/verify.h"

#include "small_events.h"

#include <string.h>

enum { PLAYERS = 8, AHEAD = 3, EVENTS_EACH = 800 };

/* The rounds ahead, read off the cards: who is there, and who may not meet in which. */
typedef struct ahead {
    int rounds, players;
    bool there[AHEAD][PLAYERS], apart[AHEAD][PLAYERS][PLAYERS];
    bool met[PLAYERS][PLAYERS];
} ahead;

static void ahead_read(const bd_tournament *t, int first, int last, ahead *a)
{
    *a = (ahead){.rounds = last - first + 1, .players = (int)t->card_count};
    for (int u = 0; u < a->players; u++) {
        const bd_card *card = &t->cards[u];
        for (size_t i = 0; i < card->history_count; i++) {
            const bd_entry *e = &card->history[i];
            if (e->kind == BD_GAME && e->opponent >= 1 && e->opponent <= a->players)
                a->met[u][e->opponent - 1] = a->met[e->opponent - 1][u] = true;
        }
        for (int k = 0; k < a->rounds; k++) {
            a->there[k][u] = card->joined <= first + k;
            for (size_t i = 0; i < card->bye_count; i++)
                if (card->byes[i].round == first + k) a->there[k][u] = false;
        }
    }
    for (size_t i = 0; i < t->forbid_count; i++)
        for (int k = 0; k < a->rounds; k++)
            a->apart[k][t->forbid[i].a - 1][t->forbid[i].b - 1] =
                a->apart[k][t->forbid[i].b - 1][t->forbid[i].a - 1] = true;
}

/* Everybody in turn with everybody; one of an odd number has the bye. */
static bool ahead_can(ahead *a, int k, unsigned done, bool bye)
{
    if (k == a->rounds) return true;
    int u = 0, there = 0;
    for (int v = 0; v < a->players; v++) there += a->there[k][v];
    while (u < a->players && (!a->there[k][u] || (done >> u & 1) != 0)) u++;
    if (u == a->players) return ahead_can(a, k + 1, 0, false);
    if (there % 2 != 0 && !bye && ahead_can(a, k, done | 1u << u, true)) return true;
    for (int v = u + 1; v < a->players; v++) {
        if (!a->there[k][v] || (done >> v & 1) != 0 || a->met[u][v] || a->apart[k][u][v]) continue;
        a->met[u][v] = a->met[v][u] = true;
        const bool can = ahead_can(a, k, done | 1u << u | 1u << v, bye);
        a->met[u][v] = a->met[v][u] = false;
        if (can) return true;
    }
    return false;
}

static bool ahead_can_after(ahead *a, const bd_round *round, const uint16_t *mate)
{
    ahead after = *a;
    for (int u = 0; u < round->cards; u++)
        if (mate[u] < round->cards && bd_round_is_legal(round, u, mate[u])) {
            const int x = round->players[u].id - 1, y = round->players[mate[u]].id - 1;
            after.met[x][y] = after.met[y][x] = true;
        }
    return ahead_can(&after, 0, 0, false);
}

typedef struct tallies {
    long events, draws, passed_over, forced, families, refused, changed;
} tallies;

typedef struct judged {
    ahead *ahead;
    const bd_best *best;
    bd_arena *arena;
    int nodes;
    const uint64_t *rows;
    uint16_t mate[PLAYERS + 2];
    long draws, can, better;
    bool forced; /* none can */
} judged;

static void judge_draw(judged *j)
{
    bd_vector vector;
    const bool can = ahead_can_after(j->ahead, j->best->round, j->mate);
    const bd_arena_mark mark = bd_arena_here(j->arena);
    bd_draw draw;
    bd_ahead rest;
    bd_ahead_proof proof;
    const bd_round *round = j->best->round;
    const bd_ahead_ask ask = {.tournament = round->tournament,
                              .rules = round->rules,
                              .first = round->number + 1,
                              .last = round->number + j->ahead->rounds,
                              .draw = &draw};
    cr_assert_eq(bd_round_draw(round, j->arena, j->mate, &draw, NULL), BD_OK);
    cr_assert_eq(bd_ahead_new(j->arena, &ask, &rest, NULL), BD_OK);
    cr_assert_eq(bd_ahead_solve(j->arena, &rest, 0, &proof, NULL), BD_OK);
    cr_assert_eq(proof.answer, can ? BD_AHEAD_YES : BD_AHEAD_NO, "%s", round->rules->id);
    j->draws++;
    j->can += can;
    cr_assert_eq(bd_vector_of(j->best, j->arena, j->mate, &vector, NULL), BD_OK);
    if (vector.first < vector.count) {
        const bd_vector_line *line = &vector.lines[vector.first];
        if (line->wishes == 0 && line->best > line->other) {
            j->better++;
            cr_assert(!can, "%s: a better draw leaves the rest playable (%s)", j->best->round->rules->id,
                      line->id);
        }
    }
    bd_arena_back_to(j->arena, mark);
}

static void judge_all(judged *j, unsigned done)
{
    int u = 0;
    while (u < j->nodes && (done >> u & 1) != 0) u++;
    if (u == j->nodes) {
        judge_draw(j);
        return;
    }
    const int words = bd_bits_words(j->nodes);
    for (int v = u + 1; v < j->nodes; v++) {
        if ((done >> v & 1) != 0 || !bd_bits_has(j->rows + (size_t)u * (size_t)words, v)) continue;
        j->mate[u] = (uint16_t)v;
        j->mate[v] = (uint16_t)u;
        judge_all(j, done | 1u << u | 1u << v);
    }
}

static bd_verdict verdict_on(bd_arena *arena, const bd_tournament *t, const char *text, size_t length,
                             bd_certificate_file *file)
{
    bd_verdict verdict = {.kind = BD_REFUSED};
    if (bd_certificate_read(arena, "cert", text, length, file, NULL) != BD_OK) return verdict;
    if (bd_verify_cards(arena, t, file, &verdict, NULL) != BD_OK) verdict.kind = BD_REFUSED;
    return verdict;
}

static bool same_claim(const bd_certificate_file *a, const bd_certificate_file *b)
{
    const bd_finishable *f = a->certificate.finishable, *g = b->certificate.finishable;
    if (f == NULL || g == NULL || f->first != g->first || f->last != g->last) return false;
    if (strcmp(f->options, g->options) != 0 || a->draw.board_count != b->draw.board_count) return false;
    return memcmp(a->draw.boards, b->draw.boards, a->draw.board_count * sizeof *a->draw.boards) == 0;
}

/* Each line in turn left out, and each number in turn made another. */
static void change_certificate(bd_arena *arena, const bd_tournament *t, const char *text,
                               const bd_certificate_file *right, tallies *sum)
{
    const size_t length = strlen(text);
    char *copy = bd_arena_room(arena, length + 2);
    for (size_t at = 0; at < length; at++) {
        const bool line = text[at] == '\n', digit = text[at] >= '0' && text[at] <= '9';
        size_t count = 0;
        if (line) {
            const char *end = strchr(text + at + 1, '\n');
            if (end == NULL || text[at + 1] == '#') continue;
            memcpy(copy, text, at + 1);
            memcpy(copy + at + 1, end + 1, strlen(end + 1));
            count = at + 1 + strlen(end + 1);
        } else if (digit) {
            memcpy(copy, text, length);
            copy[at] = (char)('0' + (text[at] - '0' + 1) % 10);
            count = length;
        } else {
            continue;
        }
        bd_certificate_file file;
        const bd_arena_mark mark = bd_arena_here(arena);
        const bd_verdict verdict = verdict_on(arena, t, copy, count, &file);
        sum->changed++;
        sum->refused += verdict.kind != BD_PROVED_BEST;
        cr_assert(verdict.kind != BD_PROVED_BEST || same_claim(&file, right), "byte %zu of\n%s", at, text);
        bd_arena_back_to(arena, mark);
    }
}

static void check_event(bd_arena *arena, bd_random *random, const bd_rulebook *rules, tallies *sum)
{
    static const bd_setting finishable = {.key = "finishable", .text = "true"};
    const int players = bd_random_between(random, 4, PLAYERS);
    bd_tournament *t = small_event(arena, random, players, bd_random_between(random, 1, players - 1));
    bd_draw_options options = bd_draw_options_none();
    const bd_solve_options how = {.prove_unique = true};
    bd_best best;
    ahead a;
    t->rounds = t->round + bd_random_between(random, 1, AHEAD);
    options.settings = &finishable;
    options.setting_count = 1;
    if (bd_best_draw(arena, t, rules, t->round, &options, &how, &best, NULL) != BD_OK) return;
    if (best.certificate.mate == NULL) return;
    const bd_finishable *f = best.certificate.finishable;
    cr_assert_not_null(f, "%s", rules->id);
    sum->events++;
    sum->families += (long)f->family_count;
    sum->passed_over += f->family_count > 1;
    sum->forced += f->last < t->rounds;
    ahead_read(t, t->round + 1, f->last, &a);
    judged j = {.ahead = &a, .best = &best, .arena = arena, .nodes = best.round->nodes};
    uint64_t *rows = NULL;
    cr_assert(ahead_can_after(&a, best.round, best.certificate.mate), "%s", rules->id);
    cr_assert_eq(bd_round_rows(best.round, arena, &rows, NULL), BD_OK);
    j.rows = rows;
    judge_all(&j, 0);
    cr_assert_gt(j.draws, 0);
    cr_assert((j.better > 0) <= (f->family_count > 1), "%s", rules->id);
    sum->draws += j.draws;
    bd_text text = bd_text_new(arena);
    bd_certificate_file file, none;
    cr_assert_eq(bd_certificate_write(&text, &best.certificate, &best.draw, NULL), BD_OK);
    const bd_verdict verdict = verdict_on(arena, t, text.bytes, text.length, &file);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s: %s\n%s", rules->id, verdict.sentence, text.bytes);
    cr_assert_eq(verdict.unique, best.certificate.unique);
    if (f->family_count > 1 && sum->changed < 40000) change_certificate(arena, t, text.bytes, &file, sum);
    /* The best draw of a family alone says nothing about the rounds ahead. */
    bd_certificate alone = best.certificate;
    alone.finishable = NULL;
    bd_text one = bd_text_new(arena);
    cr_assert_eq(bd_certificate_write(&one, &alone, &best.draw, NULL), BD_OK);
    cr_assert_neq(verdict_on(arena, t, one.bytes, one.length, &none).kind, BD_PROVED_BEST);
}

static void check_rules(const char *id)
{
    tallies sum = {0};
    bd_random random = bd_random_seeded(285);
    const bd_rulebook *rules = bd_rulebook_find(id);
    for (int i = 0; i < EVENTS_EACH; i++) {
        bd_arena *arena = bd_arena_new();
        check_event(arena, &random, rules, &sum);
        bd_arena_free(arena);
    }
    cr_log_info(
        "%s: %ld events, %ld draws, %ld with a draw passed over (%ld families), %ld cut short; %ld of %ld "
        "changed certificates refused",
        id, sum.events, sum.draws, sum.passed_over, sum.families, sum.forced, sum.refused, sum.changed);
    cr_assert_gt(sum.events, EVENTS_EACH / 2);
    cr_assert_gt(sum.passed_over, 0);
}

Test(finishable, caa) { check_rules("caa"); }
Test(finishable, sca) { check_rules("sca"); }
Test(finishable, uscf) { check_rules("uscf"); }
Test(finishable, plain) { check_rules("plain"); }
