/* The FIDE (Dutch) system done literally: for every bracket all candidates, in the order in which articles 3
 * and 4 produce them, each judged by the criteria of article 2; the first of the best is taken. For a dozen
 * players at most. It reads the cards by itself and shares nothing with the rulebook, whose stages it is
 * there to doubt. */
#ifndef TESTS_FIDE_LITERAL_H
#define TESTS_FIDE_LITERAL_H

#include "cards/card.h"
#include "cards/tournament.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { LIT_PLAYERS = 12, LIT_ROUNDS = 20, LIT_VALUES = 120, LIT_SETS = 1 << LIT_PLAYERS };

typedef struct lit_player {
    int id, score;
    char colours[LIT_ROUNDS + 1]; /* of games, oldest first */
    int games, difference;
    char due;     /* 'W', 'B', 0 */
    int strength; /* 3 absolute, 2 strong, 1 mild, 0 none */
    bool top, bye_ok;
    char floats[3]; /* [1] last round, [2] the one before: 'D', 'U', 0 */
} lit_player;

typedef struct lit_candidate {
    int pairs;
    int first[LIT_PLAYERS], second[LIT_PLAYERS];
    int values[LIT_VALUES];
    int value_count;
} lit_candidate;

typedef struct lit {
    const bd_tournament *t;
    int round, n;
    lit_player p[LIT_PLAYERS + 1];
    bool legal[LIT_PLAYERS][LIT_PLAYERS];
    bool last_round;
    int bye_score;                  /* C5; INT_MIN: everybody's score will do */
    signed char complete[LIT_SETS]; /* 0 not asked, 1 yes, -1 no */
    /* the bracket at hand */
    int moved[LIT_PLAYERS], moved_count, residents[LIT_PLAYERS], resident_count;
    int score;
    unsigned lower; /* players of lower scores */
    bool found;
    lit_candidate best;
    int next_known[LIT_SETS];
    int next_values[LIT_SETS][LIT_PLAYERS + 2]; /* by set of floaters: how many, scores from high to low */
    /* result */
    int mate[LIT_PLAYERS], bye;
} lit;

/* What the cards say. */

static inline int lit_points(const bd_entry *e)
{
    switch (e->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return 2;
    case BD_BYE_HALF: return 1;
    case BD_BYE_ZERO: return 0;
    default: return e->halves;
    }
}

static inline int lit_score(const bd_card *card, int round)
{
    int sum = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round) sum += lit_points(&card->history[i]);
    return sum;
}

static inline char lit_float(const lit *l, const bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *e = &card->history[i];
        if (e->round != round) continue;
        if (e->kind != BD_GAME) return lit_points(e) > 0 ? 'D' : 0;
        for (size_t k = 0; k < l->t->card_count; k++) {
            if (l->t->cards[k].id != e->opponent) continue;
            const int mine = lit_score(card, round);
            const int other = lit_score(&l->t->cards[k], round);
            return mine > other ? 'D' : mine < other ? 'U' : 0;
        }
    }
    return 0;
}

static inline void lit_preference(lit_player *p)
{
    const int n = p->games;
    if (n == 0) return;
    const bool two = n >= 2 && p->colours[n - 1] == p->colours[n - 2];
    const char other = p->colours[n - 1] == 'W' ? 'B' : 'W';
    if (abs(p->difference) >= 2) {
        p->due = p->difference > 0 ? 'B' : 'W';
        p->strength = 3;
    } else if (two) {
        p->due = other;
        p->strength = 3;
    } else if (p->difference != 0) {
        p->due = p->difference > 0 ? 'B' : 'W';
        p->strength = 2;
    } else {
        p->due = other;
        p->strength = 1;
    }
}

static inline void lit_read_player(lit *l, const bd_card *card)
{
    lit_player *p = &l->p[l->n++];
    *p = (lit_player){.id = card->id, .score = lit_score(card, l->round), .bye_ok = true};
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *e = &card->history[i];
        if (e->round >= l->round) continue;
        if (e->kind == BD_GAME) {
            p->colours[p->games++] = e->colour == BD_WHITE ? 'W' : 'B';
            p->difference += e->colour == BD_WHITE ? 1 : -1;
        } else if (lit_points(e) >= 2) {
            p->bye_ok = false;
        }
    }
    lit_preference(p);
    p->floats[1] = lit_float(l, card, l->round - 1);
    p->floats[2] = lit_float(l, card, l->round - 2);
    p->top = l->last_round && p->score > l->round - 1;
}

static inline bool lit_met(const lit *l, int a, int b)
{
    for (size_t i = 0; i < l->t->card_count; i++) {
        const bd_card *card = &l->t->cards[i];
        if (card->id != l->p[a].id) continue;
        for (size_t k = 0; k < card->history_count; k++)
            if (card->history[k].kind == BD_GAME && card->history[k].round < l->round &&
                card->history[k].opponent == l->p[b].id)
                return true;
    }
    return false;
}

static inline bool lit_forbidden(const lit *l, int a, int b)
{
    for (size_t i = 0; i < l->t->forbid_count; i++) {
        const bd_pair_rule *rule = &l->t->forbid[i];
        if (l->round < rule->first || l->round > rule->last) continue;
        if (rule->a == l->p[a].id && rule->b == l->p[b].id) return true;
        if (rule->a == l->p[b].id && rule->b == l->p[a].id) return true;
    }
    return false;
}

static inline bool lit_may_meet(const lit *l, int a, int b)
{
    const lit_player *x = &l->p[a], *y = &l->p[b];
    if (lit_met(l, a, b) || lit_forbidden(l, a, b)) return false;
    return x->strength < 3 || y->strength < 3 || x->due != y->due || x->top || y->top;
}

static inline int lit_order(const void *a, const void *b)
{
    const lit_player *x = a, *y = b;
    return x->score != y->score ? y->score - x->score : x->id - y->id;
}

static inline void lit_read(lit *l, const bd_tournament *t, int round)
{
    memset(l, 0, sizeof *l);
    l->t = t;
    l->round = round;
    l->last_round = t->rounds == round;
    for (size_t i = 0; i < t->card_count; i++)
        if (bd_card_is_present(t, &t->cards[i], round)) lit_read_player(l, &t->cards[i]);
    qsort(l->p, (size_t)l->n, sizeof *l->p, lit_order);
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++) l->legal[a][b] = a != b && lit_may_meet(l, a, b);
}

/* C4 and C5: can all of this set be paired, an odd one with a bye of the right score? */

static inline bool lit_can_complete(lit *l, unsigned set)
{
    if (set == 0) return true;
    if (l->complete[set] != 0) return l->complete[set] > 0;
    int count = 0, u = -1;
    for (int i = l->n - 1; i >= 0; i--)
        if (set >> i & 1) {
            count++;
            u = i;
        }
    bool can = count % 2 != 0 && l->p[u].bye_ok && l->p[u].score == l->bye_score &&
               lit_can_complete(l, set & ~(1U << u));
    for (int v = u + 1; v < l->n && !can; v++)
        can = (set >> v & 1) != 0 && l->legal[u][v] && lit_can_complete(l, set & ~(1U << u) & ~(1U << v));
    l->complete[set] = can ? 1 : -1;
    return can;
}

static inline bool lit_settle_bye(lit *l)
{
    const unsigned all = (1U << l->n) - 1;
    for (int i = l->n - 1; i >= 0; i--) {
        if (i < l->n - 1 && l->p[i].score == l->p[i + 1].score) continue;
        l->bye_score = l->p[i].score;
        memset(l->complete, 0, sizeof l->complete);
        if (lit_can_complete(l, all)) return true;
    }
    return false;
}

/* 5.2, literally. */
static inline bool lit_first_white(const lit *l, int a, int b)
{
    const lit_player *x = &l->p[a], *y = &l->p[b];
    const bool initial = (l->t->initial_colour == BD_WHITE) == (x->id % 2 != 0);
    if (x->due == 0 && y->due == 0) return initial;
    if (x->due == 0) return y->due == 'B';
    if (y->due == 0 || x->due != y->due) return x->due == 'W';
    if (x->strength != y->strength) return (x->strength > y->strength) == (x->due == 'W');
    if (x->strength == 3 && abs(x->difference) != abs(y->difference))
        return (abs(x->difference) > abs(y->difference)) == (x->due == 'W');
    for (int back = 1; back <= x->games && back <= y->games; back++) {
        const char mine = x->colours[x->games - back];
        if (mine != y->colours[y->games - back]) return mine == 'B';
    }
    return x->due == 'W';
}

/* The values of a candidate, most important first; lists of equal kind have equal lengths where all before
 * them are equal. */

static inline void lit_value(lit_candidate *c, int value)
{
    if (c->value_count < LIT_VALUES) c->values[c->value_count++] = value;
}

static inline int lit_compare(const lit_candidate *a, const lit_candidate *b)
{
    for (int i = 0; i < a->value_count && i < b->value_count; i++)
        if (a->values[i] != b->values[i]) return a->values[i] - b->values[i];
    return 0;
}

/* The next bracket's best C6 and C7, when these float into it: by trying every way to pair some of its
 * players. */
typedef struct lit_next {
    int member[LIT_PLAYERS], count, level_score;
    unsigned below;
    int best[LIT_PLAYERS + 2];
} lit_next;

static inline void lit_try_next(lit *l, lit_next *x, unsigned unpaired, int at, unsigned left)
{
    while (at < x->count && !(unpaired >> x->member[at] & 1)) at++;
    if (at == x->count) {
        if (!lit_can_complete(l, left | x->below)) return;
        int values[LIT_PLAYERS + 2], count = 1;
        for (int i = 0; i < l->n; i++)
            if (left >> i & 1) values[count++] = l->p[i].score;
        values[0] = count - 1;
        for (int i = 0; i < count; i++) {
            if (values[i] > x->best[i]) return;
            if (values[i] < x->best[i]) break;
        }
        memcpy(x->best, values, sizeof values);
        return;
    }
    const int u = x->member[at];
    const unsigned rest = unpaired & ~(1U << u);
    lit_try_next(l, x, rest, at + 1, left | 1U << u);
    for (int k = at + 1; k < x->count; k++) {
        const int v = x->member[k];
        if ((rest >> v & 1) && l->legal[u][v] && l->p[v].score == x->level_score)
            lit_try_next(l, x, rest & ~(1U << v), at + 1, left);
    }
}

static inline const int *lit_next_best(lit *l, unsigned floaters)
{
    if (l->next_known[floaters]) return l->next_values[floaters];
    lit_next x = {.level_score = INT_MIN};
    unsigned set = 0;
    for (int i = 0; i < l->n; i++) {
        const bool floats = (floaters >> i & 1) != 0;
        if (!floats && !(l->lower >> i & 1)) continue;
        if (!floats && x.level_score == INT_MIN) x.level_score = l->p[i].score;
        if (!floats && l->p[i].score != x.level_score) {
            x.below |= 1U << i;
            continue;
        }
        x.member[x.count++] = i;
        set |= 1U << i;
    }
    for (int i = 0; i < LIT_PLAYERS + 2; i++) x.best[i] = INT_MAX;
    if (x.level_score != INT_MIN) lit_try_next(l, &x, set, 0, 0);
    memcpy(l->next_values[floaters], x.best, sizeof x.best);
    l->next_known[floaters] = 1;
    return l->next_values[floaters];
}

/* Whether whoever leaves alone ends with the bye, however the rest is paired. */
static inline bool lit_gets_bye(lit *l, int u)
{
    const bool ok = l->p[u].bye_ok;
    const unsigned set = l->lower | 1U << u;
    static signed char kept[LIT_SETS];
    if (__builtin_popcount(set) % 2 == 0) return false;
    memcpy(kept, l->complete, sizeof kept);
    memset(l->complete, 0, sizeof l->complete);
    l->p[u].bye_ok = false;
    const bool without = lit_can_complete(l, set);
    l->p[u].bye_ok = ok;
    memcpy(l->complete, kept, sizeof kept);
    return !without;
}

static inline void lit_colour_values(const lit *l, lit_candidate *c)
{
    int apart = 0, running = 0, denied = 0, strong = 0;
    for (int i = 0; i < c->pairs; i++) {
        int a = c->first[i], b = c->second[i];
        if (b < a) {
            const int swap = a;
            a = b;
            b = swap;
        }
        const bool white = lit_first_white(l, a, b);
        for (int side = 0; side < 2; side++) {
            const lit_player *p = &l->p[side == 0 ? a : b];
            const char given = (side == 0) == white ? 'W' : 'B';
            if (l->p[a].top || l->p[b].top) {
                apart += abs(p->difference + (given == 'W' ? 1 : -1)) > 2;
                running +=
                    p->games >= 2 && p->colours[p->games - 1] == given && p->colours[p->games - 2] == given;
            }
            denied += p->due != 0 && p->due != given;
            strong += p->due != 0 && p->due != given && p->strength >= 2;
        }
    }
    lit_value(c, apart);
    lit_value(c, running);
    lit_value(c, denied);
    lit_value(c, strong);
}

/* A list of differences from high to low, closed by zeros. */
static inline void lit_differences(lit_candidate *c, int *list, int count)
{
    for (int i = 0; i < count; i++)
        for (int k = i + 1; k < count; k++)
            if (list[k] > list[i]) {
                const int swap = list[i];
                list[i] = list[k];
                list[k] = swap;
            }
    for (int i = 0; i < LIT_PLAYERS; i++) lit_value(c, i < count ? list[i] : 0);
}

static inline void lit_float_values(const lit *l, lit_candidate *c, unsigned floaters)
{
    for (int ago = 1; ago <= 2; ago++) {
        int down = 0, up = 0;
        for (int i = 0; i < l->n; i++)
            down += (floaters >> i & 1) && l->p[i].score == l->score && l->p[i].floats[ago] == 'D';
        for (int i = 0; i < c->pairs; i++)
            up += l->p[c->first[i]].score > l->score && l->p[c->second[i]].floats[ago] == 'U';
        lit_value(c, down);
        lit_value(c, up);
    }
    for (int ago = 1; ago <= 2; ago++) {
        int far[LIT_PLAYERS], count = 0;
        /* Who floats on goes at least one score further than here. */
        for (int i = 0; i < l->n; i++)
            if ((floaters >> i & 1) && l->p[i].score > l->score && l->p[i].floats[ago] == 'D')
                far[count++] = l->p[i].score - l->score + 1000;
        for (int i = 0; i < c->pairs; i++) {
            const lit_player *p = &l->p[c->first[i]];
            if (p->score > l->score && p->floats[ago] == 'D') far[count++] = p->score - l->score;
        }
        lit_differences(c, far, count);
        count = 0;
        for (int i = 0; i < c->pairs; i++)
            if (l->p[c->first[i]].score > l->score && l->p[c->second[i]].floats[ago] == 'U')
                far[count++] = l->p[c->first[i]].score - l->score;
        lit_differences(c, far, count);
    }
}

static inline bool lit_judge(lit *l, lit_candidate *c, unsigned floaters)
{
    if (!lit_can_complete(l, floaters | l->lower)) return false;
    const int count = __builtin_popcount(floaters);
    c->value_count = 0;
    lit_value(c, count);
    for (int i = 0; i < l->n; i++)
        if (floaters >> i & 1) lit_value(c, l->p[i].score);
    if (count > 0 && l->lower != 0) {
        const int *next = lit_next_best(l, floaters);
        for (int i = 0; i <= LIT_PLAYERS; i++) lit_value(c, next[0] != INT_MAX && i <= next[0] ? next[i] : 0);
    }
    if (count == 1) {
        const int u = __builtin_ctz(floaters);
        lit_value(c, lit_gets_bye(l, u) ? l->round - 1 - l->p[u].games : 0);
    }
    lit_colour_values(l, c);
    lit_float_values(l, c, floaters);
    return true;
}

static inline void lit_consider(lit *l, lit_candidate *c)
{
    unsigned floaters = 0;
    for (int i = 0; i < l->moved_count; i++) floaters |= 1U << l->moved[i];
    for (int i = 0; i < l->resident_count; i++) floaters |= 1U << l->residents[i];
    for (int i = 0; i < c->pairs; i++) floaters &= ~(1U << c->first[i]) & ~(1U << c->second[i]);
    if (!lit_judge(l, c, floaters)) return;
    if (l->found && lit_compare(c, &l->best) >= 0) return;
    l->best = *c;
    l->found = true;
}

/* Transpositions (4.2): every order of the first places of S2, lowest first. then: what follows a complete
 * one. */
typedef struct lit_half {
    int s1[LIT_PLAYERS], count, s2[LIT_PLAYERS], s2_count;
    int pairs_after; /* of the remainder, for moved-down players; -1: nothing follows */
} lit_half;

static inline void lit_remainder(lit *l, lit_candidate *c, unsigned taken, int pairs);

static inline void lit_transpose(lit *l, lit_candidate *c, const lit_half *h, int at, unsigned taken)
{
    if (at == h->count) {
        if (h->pairs_after >= 0)
            lit_remainder(l, c, taken, h->pairs_after);
        else
            lit_consider(l, c);
        return;
    }
    for (int i = 0; i < h->s2_count; i++) {
        if ((taken >> h->s2[i] & 1) || !l->legal[h->s1[at]][h->s2[i]]) continue;
        c->first[c->pairs] = h->s1[at];
        c->second[c->pairs] = h->s2[i];
        c->pairs++;
        lit_transpose(l, c, h, at + 1, taken | 1U << h->s2[i]);
        c->pairs--;
    }
}

/* Exchanges (4.3): sets of BSNs, here from 0. */
typedef struct lit_exchange {
    unsigned out, in;
} lit_exchange;

static inline int lit_sum(unsigned set)
{
    int sum = 0;
    for (int i = 0; i < LIT_PLAYERS; i++) sum += (set >> i & 1) != 0 ? i + 1 : 0;
    return sum;
}

static inline int lit_compare_exchanges(const void *a, const void *b)
{
    const lit_exchange *x = a, *y = b;
    if (x->out == y->out && x->in == y->in) return 0;
    const int by_count = __builtin_popcount(x->out) - __builtin_popcount(y->out);
    if (by_count != 0) return by_count;
    const int by_difference = lit_sum(x->in) - lit_sum(x->out) - lit_sum(y->in) + lit_sum(y->out);
    if (by_difference != 0) return by_difference;
    /* The largest BSN that only one of them moves out: whoever has it comes first. */
    if (x->out != y->out) return x->out > y->out ? -1 : 1;
    /* The smallest that only one of them moves in. */
    const unsigned apart = x->in ^ y->in;
    return (x->in >> __builtin_ctz(apart) & 1) != 0 ? -1 : 1;
}

static inline void lit_remainder(lit *l, lit_candidate *c, unsigned taken, int pairs)
{
    static lit_exchange list[8][1 << 11];
    static int depth = 0;
    int r[LIT_PLAYERS], n = 0, count = 0;
    for (int i = 0; i < l->resident_count; i++)
        if (!(taken >> l->residents[i] & 1)) r[n++] = l->residents[i];
    if (2 * pairs > n) return;
    lit_exchange *exchanges = list[depth++];
    const unsigned upper = (1U << pairs) - 1;
    for (unsigned s1 = 0; s1 < 1U << n; s1++)
        if (__builtin_popcount(s1) == pairs) exchanges[count++] = (lit_exchange){upper & ~s1, s1 & ~upper};
    qsort(exchanges, (size_t)count, sizeof *exchanges, lit_compare_exchanges);
    for (int k = 0; k < count; k++) {
        lit_half h = {.pairs_after = -1};
        const unsigned s1 = (upper & ~exchanges[k].out) | exchanges[k].in;
        for (int i = 0; i < n; i++) {
            if (s1 >> i & 1)
                h.s1[h.count++] = r[i];
            else
                h.s2[h.s2_count++] = r[i];
        }
        lit_transpose(l, c, &h, 0, 0);
    }
    depth--;
}

/* Sets of moved-down players (4.4) by their smallest differing BSN: the bit of the first is the most
 * important. */
static inline void lit_moved_sets(lit *l, int count, int pairs)
{
    for (unsigned code = 1U << l->moved_count; code-- > 0;) {
        if (__builtin_popcount(code) != count) continue;
        lit_half h = {.pairs_after = pairs};
        for (int i = 0; i < l->moved_count; i++)
            if (code >> (l->moved_count - 1 - i) & 1) h.s1[h.count++] = l->moved[i];
        for (int i = 0; i < l->resident_count; i++) h.s2[h.s2_count++] = l->residents[i];
        lit_candidate c = {.pairs = 0};
        lit_transpose(l, &c, &h, 0, 0);
    }
}

static inline bool lit_bracket(lit *l)
{
    l->found = false;
    memset(l->next_known, 0, sizeof l->next_known);
    for (int total = (l->moved_count + l->resident_count) / 2; total >= 0 && !l->found; total--)
        for (int count = 0; count <= l->moved_count && count <= total; count++)
            lit_moved_sets(l, count, total - count);
    return l->found;
}

/* Takes the best candidate; who is left is moved down. */
static inline void lit_take(lit *l)
{
    bool paired[LIT_PLAYERS] = {false};
    for (int i = 0; i < l->best.pairs; i++) {
        const int a = l->best.first[i], b = l->best.second[i];
        l->mate[a] = b;
        l->mate[b] = a;
        paired[a] = paired[b] = true;
    }
    int count = 0, all[LIT_PLAYERS], members = 0;
    for (int i = 0; i < l->moved_count; i++) all[members++] = l->moved[i];
    for (int i = 0; i < l->resident_count; i++) all[members++] = l->residents[i];
    for (int i = 0; i < members; i++)
        if (!paired[all[i]]) l->moved[count++] = all[i];
    l->moved_count = count;
}

/* The round; false when it cannot be paired. mate[u] = u has the bye. */
static inline bool lit_pair(lit *l, const bd_tournament *t, int round)
{
    lit_read(l, t, round);
    if (!lit_settle_bye(l)) return false;
    for (int i = 0; i < l->n; i++) l->mate[i] = i;
    for (int at = 0; at < l->n;) {
        l->score = l->p[at].score;
        l->resident_count = 0;
        while (at < l->n && l->p[at].score == l->score) l->residents[l->resident_count++] = at++;
        l->lower = ((1U << l->n) - 1) & ~((1U << at) - 1);
        if (!lit_bracket(l)) return false;
        lit_take(l);
    }
    return l->moved_count <= 1;
}

#endif
