/* What the literal procedures of Burstein and Dubov have in common beside fide_literal.h: positions for them,
 * Baku acceleration, the pairing-allocated bye of article 3.1, and draws compared with theirs. */
#ifndef TESTS_FIDE_SYSTEMS_H
#define TESTS_FIDE_SYSTEMS_H

#include "fide_position.h"

typedef struct systems_bye {
    int lowest, games, rank; /* in how many rounds 3.1.3, 3.1.4, 3.1.5 decided */
} systems_bye;

static inline const bd_card *sys_card(const lit *l, int id)
{
    for (size_t i = 0; i < l->t->card_count; i++)
        if (l->t->cards[i].id == id) return &l->t->cards[i];
    return NULL;
}

/* C.04.7, 1.2 to 1.4, in half points. */
static inline int sys_virtual(const bd_tournament *t, int id, int round)
{
    int ids[LIT_PLAYERS], count = 0;
    const int accelerated = (t->rounds + 1) / 2;
    if (!t->baku || round > accelerated) return 0;
    for (size_t i = 0; i < t->card_count; i++) {
        const bd_card *card = &t->cards[i];
        bool plays = round == 1 && bd_card_is_present(t, card, 1);
        for (size_t k = 0; k < card->history_count && round > 1; k++)
            plays = plays || (card->history[k].round == 1 &&
                              (card->history[k].kind == BD_GAME || card->history[k].kind == BD_FORFEIT ||
                               card->history[k].kind == BD_BYE_PAIRING));
        if (plays) ids[count++] = card->id;
    }
    if (count == 0) return 0;
    int group = 2 * ((count + 3) / 4);
    if (group > count) group = count;
    if (id > ids[group - 1]) return 0;
    return round <= (accelerated + 1) / 2 ? 2 : 1;
}

/* The players with pairing scores, nobody a topscorer; legal pairs by C1 and C3. */
static inline void sys_read(lit *l, const bd_tournament *t, int round)
{
    lit_read(l, t, round);
    for (int i = 0; i < l->n; i++) {
        l->p[i].top = false;
        l->p[i].score += sys_virtual(t, l->p[i].id, round);
    }
    qsort(l->p, (size_t)l->n, sizeof *l->p, lit_order);
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++) l->legal[a][b] = a != b && lit_may_meet(l, a, b);
}

/* C4: whether all of a set can be paired with each other. */
static inline bool sys_can_pair(lit *l, unsigned set)
{
    if (set == 0) return true;
    if (l->complete[set] != 0) return l->complete[set] > 0;
    const int u = __builtin_ctz(set);
    bool can = false;
    for (int v = u + 1; v < l->n && !can; v++)
        can = (set >> v & 1) != 0 && l->legal[u][v] && sys_can_pair(l, set & ~(1U << u) & ~(1U << v));
    l->complete[set] = can ? 1 : -1;
    return can;
}

/* 3.1: of those whom C2 and C4 allow, the lowest score, the most games, the lowest rank (rank[]: 0 is the
 * highest). without: 3 leaves out 3.1.3, and so on. -1: nobody. */
static inline int sys_bye_without(lit *l, const int *rank, int without)
{
    int best = -1;
    for (int u = 0; u < l->n; u++) {
        if (!l->p[u].bye_ok || !sys_can_pair(l, ((1U << l->n) - 1) & ~(1U << u))) continue;
        if (best < 0) {
            best = u;
            continue;
        }
        const lit_player *a = &l->p[u], *b = &l->p[best];
        const int score = without == 3 ? 0 : b->score - a->score;
        const int games = without == 4 ? 0 : a->games - b->games;
        const int last = without == 5 ? 0 : rank[u] - rank[best];
        if (score != 0 ? score > 0 : games != 0 ? games > 0 : last > 0) best = u;
    }
    return best;
}

static inline int sys_bye(lit *l, const int *rank, systems_bye *decided)
{
    const int bye = sys_bye_without(l, rank, 0);
    decided->lowest += sys_bye_without(l, rank, 3) != bye;
    decided->games += sys_bye_without(l, rank, 4) != bye;
    decided->rank += sys_bye_without(l, rank, 5) != bye;
    return bye;
}

static inline bd_entry *sys_entry(bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round == round) return &card->history[i];
    return NULL;
}

/* Somebody did not come to a round; who was to meet them had a half-point bye. */
static inline void sys_leave(position *p, bd_card *card, int round)
{
    bd_entry *entry = sys_entry(card, round);
    if (entry == NULL) return;
    if (entry->kind == BD_GAME || entry->kind == BD_FORFEIT)
        *sys_entry(&p->tournament->cards[entry->opponent - 1], round) =
            (bd_entry){.round = round, .kind = BD_BYE_HALF, .halves = 1};
    *entry = (bd_entry){.round = round, .kind = BD_BYE_ZERO};
}

static inline int sys_games_with(const bd_card *card, bd_colour colour)
{
    int games = 0;
    for (size_t i = 0; i < card->history_count; i++)
        games += card->history[i].kind == BD_GAME && card->history[i].colour == colour;
    return games;
}

/* A round in which the low meet the high, as far as they have not yet, and mostly lose: the same float up
 * again and again. Colours are balanced. */
static inline void sys_play_uneven(position *p, int round)
{
    bool done[LIT_PLAYERS] = {false};
    for (int left = p->players; left > 0; left--) {
        int low = -1, high = -1;
        for (int i = 0; i < p->players; i++)
            if (!done[i] && (low < 0 || lit_score(&p->tournament->cards[i], round) <
                                            lit_score(&p->tournament->cards[low], round)))
                low = i;
        if (low < 0) return;
        done[low] = true;
        const int mine = lit_score(&p->tournament->cards[low], round);
        for (int i = 0; i < p->players; i++) {
            const int theirs = lit_score(&p->tournament->cards[i], round);
            if (done[i] || has_met(p, low, i)) continue;
            if (high < 0 || (theirs > mine && chance(&p->random, 40))) high = i;
        }
        if (high < 0) {
            enter(p, low, round, (bd_entry){.kind = BD_BYE_ZERO});
            continue;
        }
        done[high] = true;
        const bd_card *a = &p->tournament->cards[low], *b = &p->tournament->cards[high];
        const bool white = sys_games_with(a, BD_WHITE) - sys_games_with(a, BD_BLACK) <
                           sys_games_with(b, BD_WHITE) - sys_games_with(b, BD_BLACK);
        const int halves = chance(&p->random, 55) ? 0 : chance(&p->random, 70) ? 1 : 2;
        enter(p, low, round,
              (bd_entry){.opponent = high + 1, .colour = white ? BD_WHITE : BD_BLACK, .halves = halves});
        enter(p, high, round,
              (bd_entry){.opponent = low + 1, .colour = white ? BD_BLACK : BD_WHITE, .halves = 2 - halves});
    }
}

/* Rounds enough for upfloats to add up. */
static inline void sys_play_on(position *p)
{
    bd_tournament *t = p->tournament;
    const int played = p->players - 4 < 7 ? p->players - 4 : 7;
    for (int i = 0; i < p->players; i++) t->cards[i].history_count = 0;
    t->forbid_count = 0;
    for (p->played = 0; p->played < played; p->played++) sys_play_uneven(p, p->played + 1);
    t->round = p->played + 1;
    t->rounds = p->played + (chance(&p->random, 20) ? 1 : 2);
}

/* A position with who is absent now, some of them for some rounds already, and at times acceleration.
 * uneven: so many in a hundred have the same players float up again and again. */
static inline void sys_make_position(bd_arena *arena, uint64_t seed, int most, int uneven, position *p)
{
    make_position(arena, seed, most, p);
    bd_tournament *t = p->tournament;
    if (p->players > 6 && chance(&p->random, uneven)) sys_play_on(p);
    const int now = p->played + 1;
    for (int i = 0; i < p->players; i++) {
        bd_card *card = &t->cards[i];
        card->grade = card->rating = bd_random_between(&p->random, 0, 60) * 5 + 1500;
        if (!chance(&p->random, 10)) continue;
        for (int gone = bd_random_between(&p->random, 0, 2); gone > 0 && now - gone > 1; gone--)
            sys_leave(p, card, now - gone);
        enter(p, i, now, (bd_entry){.kind = chance(&p->random, 75) ? BD_BYE_ZERO : BD_BYE_HALF});
        if (card->history[card->history_count - 1].kind == BD_BYE_HALF)
            card->history[card->history_count - 1].halves = 1;
    }
    t->baku = chance(&p->random, 20);
    if (t->baku) t->rounds = 2 * p->played + 1;
}

/* Draws the round by these rules and holds it against the literal one. false: it cannot be paired. */
static inline bool sys_check(bd_arena *arena, const position *p, const char *rules, const lit *expected,
                             bool possible, bool (*has_white)(int a, int b), unsigned long seed)
{
    bd_best best;
    bd_err err = {.status = BD_OK};
    char name[48];
    const bd_solve_options how = {.prove_unique = true};
    (void)snprintf(name, sizeof name, "%s seed %lu", rules, seed);
    cr_assert_eq(
        bd_best_draw(arena, p->tournament, bd_rulebook_find(rules), p->played + 1, NULL, &how, &best, &err),
        BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(best.certificate.outcome, possible ? BD_BEST : BD_NO_MATCHING, "%s", name);
    if (!possible) return false;
    fide_check_proof(arena, &best, name);
    int of_id[LIT_PLAYERS + 1] = {0};
    for (int i = 0; i < expected->n; i++) of_id[expected->p[i].id] = i;
    for (size_t i = 0; i < best.draw.board_count; i++) {
        const int a = of_id[best.draw.boards[i].white], b = of_id[best.draw.boards[i].black];
        cr_expect_eq(expected->mate[a], b, "%s: %d meets %d, not %d", name, expected->p[a].id,
                     expected->p[expected->mate[a]].id, expected->p[b].id);
        cr_expect(has_white(a, b), "%s: %d-%d has the wrong colours", name, expected->p[a].id,
                  expected->p[b].id);
    }
    if (best.draw.bye != 0) cr_expect_eq(expected->bye, of_id[best.draw.bye], "%s: bye", name);
    return true;
}

#endif
