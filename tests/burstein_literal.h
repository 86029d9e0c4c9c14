/* The Burstein system done literally (C.04.4.2): in every bracket all pairings, in the order of article 4,
 * each judged by the criteria of article 2; the first of the best is taken. For a dozen players at most. It
 * reads the cards by itself and shares nothing with the rulebook. */
#ifndef TESTS_BURSTEIN_LITERAL_H
#define TESTS_BURSTEIN_LITERAL_H

#include "fide_systems.h"

enum { BU_C4 = 0, BU_C5, BU_C6, BU_C7, BU_C8, BU_CRITERIA };

typedef struct bu_values {
    int floaters;              /* C5 */
    int scores[LIT_PLAYERS];   /* C6, from high to low */
    int next[LIT_PLAYERS + 1]; /* C7: floaters of the next bracket, then their scores */
    int denied;                /* C8 */
} bu_values;

typedef struct bu_best {
    bool found;
    bu_values values;
    signed char opponent[LIT_PLAYERS];
} bu_best;

typedef struct burstein {
    lit l;
    int rank[LIT_PLAYERS];             /* 0 is the highest */
    int member[LIT_PLAYERS], count;    /* by BSN */
    unsigned lower, next;              /* scoregroups below; the following one */
    signed char opponent[LIT_PLAYERS]; /* of members by node; -2 open, -1 floats */
    bu_best best[BU_CRITERIA + 1];     /* the last: by all criteria; [c]: without that one */
    bool ahead_known[LIT_SETS];
    int ahead[LIT_SETS][LIT_PLAYERS + 1];
    systems_bye bye;
    int decided[BU_CRITERIA], by_buchholz, by_sonneborn, by_number, by_exception;
} burstein;

/* 1.7: score as an opponent's: zero-point byes just before now are draws, of who has one now too. */
static inline bool bu_zero(const lit *l, const bd_card *card, int round)
{
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round == round) return card->history[i].kind == BD_BYE_ZERO;
    (void)l;
    return true;
}

static inline int bu_opponents_score(const lit *l, const bd_card *card, bool exception)
{
    int score = lit_score(card, l->round);
    if (!exception || bd_card_is_present(l->t, card, l->round) || !bu_zero(l, card, l->round)) return score;
    for (int r = l->round - 1; r >= 1 && bu_zero(l, card, r); r--) score += 1;
    return score;
}

static inline void bu_index(const lit *l, int u, bool exception, long *buchholz, long *sonneborn)
{
    const bd_card *card = sys_card(l, l->p[u].id);
    *buchholz = *sonneborn = 0;
    for (int r = 1; r < l->round; r++) {
        const bd_entry *entry = NULL;
        for (size_t i = 0; i < card->history_count; i++)
            if (card->history[i].round == r) entry = &card->history[i];
        const int points = entry != NULL ? lit_points(entry) : 0;
        const int other = entry != NULL && entry->kind == BD_GAME
                              ? bu_opponents_score(l, sys_card(l, entry->opponent), exception)
                              : lit_score(card, l->round);
        *buchholz += other;
        *sonneborn += (long)points * other;
    }
}

/* Whether a comes before b in the ranking of 1.8; without: 1 Buchholz, 2 Sonneborn-Berger, 3 TPN. */
static inline bool bu_before(const lit *l, int a, int b, int without, bool exception)
{
    long x[2], y[2];
    bu_index(l, a, exception, &x[0], &x[1]);
    bu_index(l, b, exception, &y[0], &y[1]);
    if (without != 1 && x[0] != y[0]) return x[0] > y[0];
    if (without != 2 && x[1] != y[1]) return x[1] > y[1];
    return without != 3 ? l->p[a].id < l->p[b].id : l->p[a].id > l->p[b].id;
}

static inline void bu_rank(burstein *s)
{
    for (int a = 0; a < s->l.n; a++) {
        s->rank[a] = 0;
        for (int b = 0; b < s->l.n; b++) {
            if (a == b) continue;
            const bool before = bu_before(&s->l, b, a, 0, true);
            s->rank[a] += before;
            s->by_buchholz += before != bu_before(&s->l, b, a, 1, true);
            s->by_sonneborn += before != bu_before(&s->l, b, a, 2, true);
            s->by_number += before != bu_before(&s->l, b, a, 3, true);
            s->by_exception += before != bu_before(&s->l, b, a, 0, false);
        }
    }
}

static inline int bu_compare_ahead(const int *a, const int *b)
{
    for (int i = 0; i <= LIT_PLAYERS; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

/* C7: all pairings of these players among themselves, the others float further. */
static inline void bu_try_ahead(burstein *s, unsigned open, unsigned floats, unsigned below, int *best)
{
    if (open == 0) {
        int values[LIT_PLAYERS + 1] = {0};
        if (!sys_can_pair(&s->l, floats | below)) return;
        for (int u = 0; u < s->l.n; u++) /* scores come from high to low */
            if (floats >> u & 1) values[++values[0]] = s->l.p[u].score;
        if (bu_compare_ahead(values, best) < 0) memcpy(best, values, sizeof values);
        return;
    }
    const int u = __builtin_ctz(open);
    for (int v = u + 1; v < s->l.n; v++)
        if ((open >> v & 1) != 0 && s->l.legal[u][v])
            bu_try_ahead(s, open & ~(1U << u) & ~(1U << v), floats, below, best);
    if (__builtin_popcount(floats) < best[0])
        bu_try_ahead(s, open & ~(1U << u), floats | 1U << u, below, best);
}

static inline const int *bu_look_ahead(burstein *s, unsigned floaters)
{
    int *out = s->ahead[floaters];
    if (s->ahead_known[floaters]) return out;
    memset(out, 0, sizeof s->ahead[floaters]);
    out[0] = s->next == 0 ? 0 : LIT_PLAYERS + 1;
    if (s->next != 0) bu_try_ahead(s, floaters | s->next, 0, s->lower & ~s->next, out);
    s->ahead_known[floaters] = true;
    return out;
}

static inline int bu_compare(const bu_values *a, const bu_values *b, int without)
{
    if (without != BU_C5 && a->floaters != b->floaters) return a->floaters - b->floaters;
    for (int i = 0; without != BU_C6 && i < LIT_PLAYERS; i++)
        if (a->scores[i] != b->scores[i]) return a->scores[i] - b->scores[i];
    if (without != BU_C7 && bu_compare_ahead(a->next, b->next) != 0)
        return bu_compare_ahead(a->next, b->next);
    return without != BU_C8 ? a->denied - b->denied : 0;
}

static inline void bu_judge(burstein *s)
{
    bu_values values = {0};
    unsigned floaters = 0;
    for (int u = 0; u < s->l.n; u++) {
        if (s->opponent[u] == -1) {
            floaters |= 1U << u;
            values.scores[values.floaters++] = s->l.p[u].score;
        }
        if (s->opponent[u] > u)
            values.denied += s->l.p[u].due != 0 && s->l.p[u].due == s->l.p[(int)s->opponent[u]].due;
    }
    const bool complete = sys_can_pair(&s->l, floaters | s->lower);
    if (complete) memcpy(values.next, bu_look_ahead(s, floaters), sizeof values.next);
    for (int c = 0; c <= BU_CRITERIA; c++) {
        bu_best *best = &s->best[c];
        if (!complete && c != BU_C4) continue;
        if (best->found && bu_compare(&values, &best->values, c == BU_C4 ? BU_C7 : c) >= 0) continue;
        best->found = true;
        best->values = values;
        memcpy(best->opponent, s->opponent, sizeof best->opponent);
    }
}

/* 4.3: who has the smallest BSN of those left: the largest BSN first, to float last. */
static inline void bu_enumerate(burstein *s, int bsn)
{
    while (bsn < s->count && s->opponent[s->member[bsn]] != -2) bsn++;
    if (bsn == s->count) {
        bu_judge(s);
        return;
    }
    const int u = s->member[bsn];
    for (int k = s->count - 1; k > bsn; k--) {
        const int v = s->member[k];
        if (s->opponent[v] != -2 || !s->l.legal[u][v]) continue;
        s->opponent[u] = (signed char)v;
        s->opponent[v] = (signed char)u;
        bu_enumerate(s, bsn + 1);
        s->opponent[v] = -2;
    }
    s->opponent[u] = -1;
    bu_enumerate(s, bsn + 1);
    s->opponent[u] = -2;
}

static inline unsigned bu_pair_bracket(burstein *s, unsigned members, unsigned lower, unsigned next)
{
    s->count = 0;
    s->lower = lower;
    s->next = next;
    memset(s->ahead_known, 0, sizeof s->ahead_known);
    memset(s->best, 0, sizeof s->best);
    for (int rank = 0; rank < s->l.n; rank++)
        for (int u = 0; u < s->l.n; u++)
            if (s->rank[u] == rank && (members >> u & 1) != 0) s->member[s->count++] = u;
    for (int u = 0; u < LIT_PLAYERS; u++) s->opponent[u] = (members >> u & 1) != 0 ? -2 : -3;
    bu_enumerate(s, 0);
    const bu_best *best = &s->best[BU_CRITERIA];
    unsigned floaters = 0;
    for (int c = 0; c < BU_CRITERIA; c++)
        s->decided[c] += memcmp(s->best[c].opponent, best->opponent, sizeof best->opponent) != 0;
    for (int u = 0; u < s->l.n; u++) {
        if (best->opponent[u] == -1) floaters |= 1U << u;
        if (best->opponent[u] >= 0) s->l.mate[u] = best->opponent[u];
    }
    return floaters;
}

/* After the seeding rounds; false: impossible. */
static inline bool bu_pair(burstein *s, const bd_tournament *t, int round)
{
    lit *l = &s->l;
    sys_read(l, t, round);
    l->bye = -1;
    bu_rank(s);
    unsigned open = (1U << l->n) - 1;
    if (l->n % 2 != 0) {
        l->bye = sys_bye(l, s->rank, &s->bye);
        if (l->bye < 0) return false;
        l->mate[l->bye] = l->bye;
        open &= ~(1U << l->bye);
    }
    if (!sys_can_pair(l, open)) return false;
    unsigned floaters = 0;
    while (open != 0) {
        unsigned group[2] = {0, 0};
        unsigned rest = open;
        for (int g = 0; g < 2 && rest != 0; g++) {
            const int score = l->p[__builtin_ctz(rest)].score;
            for (int u = 0; u < l->n; u++)
                if ((rest >> u & 1) != 0 && l->p[u].score == score) group[g] |= 1U << u;
            rest &= ~group[g];
        }
        open &= ~group[0];
        floaters = bu_pair_bracket(s, floaters | group[0], open, group[1]);
    }
    return floaters == 0;
}

/* 5.2, literally: whether a has White. */
static inline bool bu_has_white(const burstein *s, int a, int b)
{
    const lit_player *x = &s->l.p[a], *y = &s->l.p[b];
    const bool higher = s->rank[a] < s->rank[b];
    const lit_player *h = higher ? x : y;
    if (x->games == 0 && y->games == 0)
        return ((h->id % 2 != 0) == (s->l.t->initial_colour == BD_WHITE)) == higher;
    if (x->due == 0) return y->due == 'B';
    if (y->due == 0 || x->due != y->due) return x->due == 'W';
    if (x->strength != y->strength) return (x->strength > y->strength) == (x->due == 'W');
    for (int back = 1; back <= x->games && back <= y->games; back++) {
        const char p = x->colours[x->games - back], q = y->colours[y->games - back];
        if (p != q) return p == 'B';
    }
    return higher == (x->due == 'W');
}

#endif
