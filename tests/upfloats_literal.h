/* C.04.5 (Double-Swiss) and C.04.6 (teams) done literally: for every bracket all sets of upfloaters and all
 * pairings, each judged by the criteria of article 2, the first of the best taken. For a dozen participants
 * at most. It reads the cards by itself and shares nothing with the rulebooks, whose stages it is there to
 * doubt.
 *
 * A criterion decides where the bracket (or the bye) would be another one without it; how often is counted.
 */
#ifndef TESTS_UPFLOATS_LITERAL_H
#define TESTS_UPFLOATS_LITERAL_H

#include "cards/card.h"
#include "cards/tournament.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { UL_MOST = 12, UL_SETS = 1 << UL_MOST, UL_ROUNDS = 20 };

/* What can decide. */
typedef enum ul_article {
    UL_C1,
    UL_C2,
    UL_C3,
    UL_C4,
    UL_C5,
    UL_C6,
    UL_C7,
    UL_C8,
    UL_C9,
    UL_C10, /* as C.04.6 numbers them */
    UL_LEGAL,
    UL_LOWEST,
    UL_MOST_PLAYED,
    UL_LARGEST, /* 3.4.1 .. 3.4.4 */
    UL_COLOUR,
    UL_ARTICLES = UL_COLOUR + 10 /* 4.3.1 .. 4.3.9 at + 1 .. + 9 */
} ul_article;

typedef struct ul_one {
    int tpn, score, pairing_score, second, matches;
    char colours[UL_ROUNDS + 1]; /* oldest first */
    int white, black;
    bool floated, bye_ok;
    char wants; /* 'W', 'B', 0 */
    bool strong;
} ul_one;

typedef struct ul {
    const bd_tournament *t;
    bool team;
    char type; /* 'A', 'B', 'n' */
    bool second_used;
    int round, n, left; /* rounds after this one */
    ul_one p[UL_MOST];
    bool legal[UL_MOST][UL_MOST];
    signed char complete[UL_SETS];
    short needed[UL_SETS];            /* C6 of each set of the bracket at hand, plus 1; 0: not asked */
    int scores[UL_MOST], score_count; /* that the scoregroups have, from the top, without the bye */
    unsigned open;                    /* not paired yet */
    int mate[UL_MOST];                /* itself: the bye */
    int white[UL_MOST];               /* of two, whether this one has White */
    long decided[UL_ARTICLES];
} ul;

/* ---- the cards ---- */

/* Match points in half points: 2-1-0 points. */
static inline int ul_match_points(const ul *l, const bd_entry *e)
{
    switch (e->kind) {
    case BD_BYE_PAIRING: return l->t->points.pairing_bye;
    case BD_BYE_FULL: return 4;
    case BD_BYE_HALF: return 2;
    case BD_BYE_ZERO: return 0;
    default: return 2 * e->halves;
    }
}

static inline int ul_game_points(const ul *l, const bd_entry *e)
{
    switch (e->kind) {
    case BD_BYE_PAIRING: return l->t->points.bye_games;
    case BD_BYE_FULL: return 2 * l->t->points.boards;
    case BD_BYE_HALF: return l->t->points.boards;
    case BD_BYE_ZERO: return 0;
    default: return e->games;
    }
}

static inline int ul_virtual(const ul *l, int id, int round)
{
    int sum = 0;
    for (size_t i = 0; i < l->t->acceleration_count; i++) {
        const bd_acceleration *a = &l->t->accelerations[i];
        if (a->first <= round && round <= a->last && a->first_id <= id && id <= a->last_id) sum += a->halves;
    }
    return sum;
}

static inline int ul_score(const ul *l, const bd_card *card, int round, bool games)
{
    int sum = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round)
            sum += games ? ul_game_points(l, &card->history[i]) : ul_match_points(l, &card->history[i]);
    return sum;
}

static inline bool ul_floated(const ul *l, const bd_card *card)
{
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *e = &card->history[i];
        if (e->round != l->round - 1 || e->kind != BD_GAME) continue;
        for (size_t k = 0; k < l->t->card_count; k++) {
            const bd_card *other = &l->t->cards[k];
            if (other->id != e->opponent) continue;
            const bool games = l->t->points.by_games;
            return ul_score(l, card, e->round, games) + ul_virtual(l, card->id, e->round) !=
                   ul_score(l, other, e->round, games) + ul_virtual(l, other->id, e->round);
        }
    }
    return false;
}

/* 1.7 of C.04.6, line by line. */
static inline void ul_preference(const ul *l, ul_one *p)
{
    const int cd = p->white - p->black, n = p->white + p->black;
    const bool black_twice = n >= 2 && p->colours[n - 1] == 'B' && p->colours[n - 2] == 'B';
    const bool white_twice = n >= 2 && p->colours[n - 1] == 'W' && p->colours[n - 2] == 'W';
    if (l->type == 'n') return;
    if (cd < -1 || ((cd == 0 || cd == -1) && black_twice)) p->wants = 'W';
    if (cd > 1 || ((cd == 0 || cd == 1) && white_twice)) p->wants = 'B';
    if (l->type == 'A') return;
    p->strong = p->wants != 0;
    if (p->strong || n == 0) return;
    if (cd == -1 || (cd == 0 && l->left != 0 && p->colours[n - 1] == 'B')) p->wants = 'W';
    if (cd == 1 || (cd == 0 && l->left != 0 && p->colours[n - 1] == 'W')) p->wants = 'B';
}

static inline void ul_read_one(ul *l, const bd_card *card)
{
    const bool games = l->t->points.by_games;
    ul_one *p = &l->p[l->n++];
    *p = (ul_one){.tpn = card->id, .bye_ok = true, .floated = ul_floated(l, card)};
    p->score = ul_score(l, card, l->round, games);
    p->second = ul_score(l, card, l->round, !games);
    p->pairing_score = p->score + ul_virtual(l, card->id, l->round);
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *e = &card->history[i];
        if (e->round >= l->round) continue;
        if (e->kind == BD_BYE_PAIRING || e->kind == BD_BYE_FULL || (e->kind == BD_FORFEIT && e->halves == 2))
            p->bye_ok = false;
        if (e->kind != BD_GAME) continue;
        p->matches++;
        if (e->colour == BD_NO_COLOUR) continue;
        p->colours[p->white + p->black] = e->colour == BD_WHITE ? 'W' : 'B';
        (*(e->colour == BD_WHITE ? &p->white : &p->black))++;
    }
    if (l->team) ul_preference(l, p);
}

static inline bool ul_met(const ul *l, int a, int b)
{
    for (size_t i = 0; i < l->t->card_count; i++)
        for (size_t k = 0; k < l->t->cards[i].history_count; k++) {
            const bd_entry *e = &l->t->cards[i].history[k];
            if (l->t->cards[i].id == l->p[a].tpn && e->kind == BD_GAME && e->round < l->round &&
                e->opponent == l->p[b].tpn)
                return true;
        }
    return false;
}

static inline int ul_by_score(const void *a, const void *b)
{
    const ul_one *x = a, *y = b;
    return x->pairing_score != y->pairing_score ? y->pairing_score - x->pairing_score : x->tpn - y->tpn;
}

/* 1.2: by score, then by TPN. */
static inline void ul_read(ul *l, const bd_tournament *t, int round)
{
    l->t = t;
    l->round = round;
    l->n = 0;
    l->left = t->rounds - round;
    memset(l->complete, 0, sizeof l->complete);
    for (size_t i = 0; i < t->card_count; i++)
        if (bd_card_is_present(t, &t->cards[i], round)) ul_read_one(l, &t->cards[i]);
    qsort(l->p, (size_t)l->n, sizeof *l->p, ul_by_score);
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++) l->legal[a][b] = a != b && !ul_met(l, a, b);
}

/* Can all of this set be paired without a repeat? */
static inline bool ul_completes(ul *l, unsigned set)
{
    if (set == 0) return true;
    if (l->complete[set] != 0) return l->complete[set] > 0;
    const int u = __builtin_ctz(set);
    bool can = false;
    for (int v = u + 1; v < l->n && !can; v++)
        can = (set >> v & 1) && l->legal[u][v] && ul_completes(l, set & ~(1U << u) & ~(1U << v));
    l->complete[set] = can ? 1 : -1;
    return can;
}

/* ---- 3.4 ---- */

/* The one with the bye when this article is left out (UL_ARTICLES: none is); -1: nobody can have it. */
static inline int ul_choose_bye(ul *l, ul_article without)
{
    int best = -1;
    for (int i = 0; i < l->n; i++) {
        const ul_one *p = &l->p[i], *q = &l->p[best < 0 ? 0 : best];
        if (without != UL_C2 && !p->bye_ok) continue;
        if (without != UL_LEGAL && !ul_completes(l, ((1U << l->n) - 1) & ~(1U << i))) continue;
        bool better = best < 0;
        if (!better && without != UL_LOWEST && p->pairing_score != q->pairing_score)
            better = p->pairing_score < q->pairing_score;
        else if (!better && without != UL_MOST_PLAYED && p->matches != q->matches)
            better = p->matches > q->matches;
        else if (!better)
            better = (without == UL_LARGEST) != (p->tpn > q->tpn);
        if (better) best = i;
    }
    return best;
}

/* ---- 3.5: sets of upfloaters ---- */

/* The fewest participants of `lower` who make these residents pairable, everybody else too. */
static inline int ul_fewest(ul *l, unsigned residents, unsigned lower)
{
    int fewest = INT_MAX;
    for (unsigned set = lower;; set = (set - 1) & lower) {
        const int count = __builtin_popcount(set);
        if (count < fewest && ul_completes(l, residents | set) && ul_completes(l, lower & ~set))
            fewest = count;
        if (set == 0) break;
    }
    return fewest;
}

typedef struct ul_set {
    unsigned set;
    int count, scores[UL_MOST], tpns[UL_MOST]; /* by score, then by TPN (3.5.3) */
    int needed, again;                         /* C6, C7 */
} ul_set;

/* C6: what the following scoregroup will need. */
static inline int ul_needed(ul *l, unsigned residents, unsigned set, int score)
{
    unsigned following = 0, rest = l->open & ~residents & ~set;
    int next = INT_MIN;
    for (int i = 0; i < l->score_count && next == INT_MIN; i++)
        if (l->scores[i] < score) next = l->scores[i];
    for (int i = 0; i < l->n; i++)
        if ((rest >> i & 1) && l->p[i].pairing_score == next) following |= 1U << i;
    const int fewest = following == 0 ? 0 : ul_fewest(l, following, rest & ~following);
    return fewest > UL_MOST ? UL_MOST : fewest;
}

static inline ul_set ul_make_set(ul *l, unsigned residents, unsigned set, int score)
{
    ul_set s = {.set = set};
    for (int i = 0; i < l->n; i++) { /* the order of 1.2 is that of 3.5.3 */
        if (!(set >> i & 1)) continue;
        s.scores[s.count] = l->p[i].pairing_score;
        s.tpns[s.count++] = l->p[i].tpn;
        s.again += l->p[i].floated;
    }
    if (l->needed[set] == 0) l->needed[set] = (short)(1 + ul_needed(l, residents, set, score));
    s.needed = l->needed[set];
    return s;
}

/* Negative: a before b. */
static inline int ul_compare_sets(const ul *l, const ul_set *a, const ul_set *b, ul_article without)
{
    const int late = l->team ? 2 : 1;
    if (without != UL_C4 && a->count != b->count) return a->count - b->count;
    if (without != UL_C5)
        for (int i = a->count - 1, k = b->count - 1; i >= 0 && k >= 0; i--, k--)
            if (a->scores[i] != b->scores[k]) return b->scores[k] - a->scores[i];
    if (without != UL_C6 && a->needed != b->needed) return a->needed - b->needed;
    if (without != UL_C7 && l->left >= late && a->again != b->again) return a->again - b->again;
    for (int i = 0; i < a->count && i < b->count; i++)
        if (a->tpns[i] != b->tpns[i]) return a->tpns[i] - b->tpns[i];
    return a->count - b->count;
}

/* The best set under all criteria but one; *found. */
static inline unsigned ul_choose_set(ul *l, unsigned residents, int score, ul_article without, bool *found)
{
    const unsigned lower = l->open & ~residents;
    ul_set best = {.set = 0};
    *found = false;
    for (unsigned set = lower;; set = (set - 1) & lower) {
        if (ul_completes(l, residents | set) && (without == UL_C3 || ul_completes(l, lower & ~set))) {
            const ul_set s = ul_make_set(l, residents, set, score);
            if (!*found || ul_compare_sets(l, &s, &best, without) < 0) best = s;
            *found = true;
        }
        if (set == 0) break;
    }
    return best.set;
}

/* ---- 3.6: pairings of a bracket ---- */

typedef struct ul_pairing {
    int pairs, a[UL_MOST / 2], b[UL_MOST / 2]; /* a: the smaller TPN */
    int denied, strong, again, repeats;        /* C8, C9, C10 of teams; C1 */
    int identifier[UL_MOST];
} ul_pairing;

typedef struct ul_search {
    unsigned set;
    int score;
    ul_pairing now, best[UL_C10 + 2];
    bool found[UL_C10 + 2];
} ul_search;

static inline void ul_judge(const ul *l, const ul_search *s, ul_pairing *q)
{
    q->denied = q->strong = q->again = q->repeats = 0;
    int tops[UL_MOST / 2];
    for (int i = 0; i < q->pairs; i++) {
        const ul_one *x = &l->p[q->a[i]], *y = &l->p[q->b[i]];
        const bool same = x->wants != 0 && x->wants == y->wants;
        q->denied += same;
        q->strong += same && x->strong && y->strong;
        q->again += (x->pairing_score == s->score && y->pairing_score != s->score && x->floated) ||
                    (y->pairing_score == s->score && x->pairing_score != s->score && y->floated);
        q->repeats += !l->legal[q->a[i]][q->b[i]];
        tops[i] = i;
    }
    for (int i = 0; i < q->pairs; i++)
        for (int k = i + 1; k < q->pairs; k++)
            if (l->p[q->a[tops[k]]].tpn < l->p[q->a[tops[i]]].tpn) {
                const int swap = tops[i];
                tops[i] = tops[k];
                tops[k] = swap;
            }
    for (int i = 0; i < q->pairs; i++) {
        q->identifier[i] = l->p[q->a[tops[i]]].tpn;
        q->identifier[q->pairs + i] = l->p[q->b[tops[i]]].tpn;
    }
}

static inline bool ul_is_better(const ul *l, const ul_pairing *x, const ul_pairing *y, ul_article without)
{
    const bool late = l->left < (l->team ? 2 : 1);
    const ul_article again = l->team ? UL_C10 : UL_C8;
    if (l->team && without != UL_C8 && x->denied != y->denied) return x->denied < y->denied;
    if (l->team && without != UL_C9 && x->strong != y->strong) return x->strong < y->strong;
    if (!late && without != again && x->again != y->again) return x->again < y->again;
    for (int i = 0; i < 2 * x->pairs; i++)
        if (x->identifier[i] != y->identifier[i]) return x->identifier[i] < y->identifier[i];
    return false;
}

static inline void ul_try(ul *l, ul_search *s, unsigned left)
{
    if (left == 0) {
        ul_judge(l, s, &s->now);
        for (int without = 0; without <= UL_C10 + 1; without++) {
            if (s->now.repeats > 0 && without != UL_C1) continue;
            if (s->found[without] && !ul_is_better(l, &s->now, &s->best[without], (ul_article)without))
                continue;
            s->best[without] = s->now;
            s->found[without] = true;
        }
        return;
    }
    const int u = __builtin_ctz(left);
    for (int v = u + 1; v < l->n; v++) {
        if (!(left >> v & 1)) continue;
        const bool order = l->p[u].tpn < l->p[v].tpn;
        s->now.a[s->now.pairs] = order ? u : v;
        s->now.b[s->now.pairs++] = order ? v : u;
        ul_try(l, s, left & ~(1U << u) & ~(1U << v));
        s->now.pairs--;
    }
}

/* ---- article 4 ---- */

static inline char ul_other(char colour) { return colour == 'W' ? 'B' : 'W'; }
static inline char ul_last(const ul_one *p)
{
    return p->white + p->black > 0 ? p->colours[p->white + p->black - 1] : 0;
}

/* The colour of x when their colours last differed, counted from the end. */
static inline char ul_apart(const ul_one *x, const ul_one *y)
{
    const int m = x->white + x->black, n = y->white + y->black;
    for (int back = 1; back <= m && back <= n; back++)
        if (x->colours[m - back] != y->colours[n - back]) return x->colours[m - back];
    return 0;
}

static inline char ul_initial(const ul *l, const ul_one *first)
{
    const char initial = l->t->initial_colour == BD_WHITE ? 'W' : 'B';
    return first->tpn % 2 != 0 ? initial : ul_other(initial);
}

/* The colour of the higher-ranked (double), article 4.3. */
static inline char ul_double_colour(ul *l, const ul_one *hrp, const ul_one *other, int *article)
{
    *article = 1;
    if (hrp->matches == 0 && other->matches == 0) return ul_initial(l, hrp);
    *article = 2;
    if (hrp->white != other->white) return hrp->white < other->white ? 'W' : 'B';
    *article = 3;
    if (ul_apart(hrp, other) != 0) return ul_other(ul_apart(hrp, other));
    *article = 4;
    if (ul_last(hrp) != 0) return ul_other(ul_last(hrp));
    *article = 5;
    if (ul_last(other) != 0) return ul_last(other);
    *article = 1;
    return ul_initial(l, hrp);
}

static inline char ul_team_colour(ul *l, const ul_one *first, const ul_one *other, int *article)
{
    const int cd = first->white - first->black, others = other->white - other->black;
    *article = 1;
    if (first->matches == 0 && other->matches == 0) return ul_initial(l, first);
    *article = 2;
    if (first->wants != 0 && other->wants == 0) return first->wants;
    if (first->wants == 0 && other->wants != 0) return ul_other(other->wants);
    *article = 3;
    if (first->wants != 0 && first->wants != other->wants) return first->wants;
    *article = 4;
    if (first->strong && !other->strong) return first->wants;
    if (!first->strong && other->strong) return ul_other(other->wants);
    *article = 5;
    if (cd != others) return cd < others ? 'W' : 'B';
    *article = 6;
    if (ul_apart(first, other) != 0) return ul_other(ul_apart(first, other));
    *article = 7;
    if (first->wants != 0) return first->wants;
    *article = 8;
    if (ul_last(first) != 0) return ul_other(ul_last(first));
    *article = 9;
    return ul_last(other) != 0 ? ul_last(other) : ul_initial(l, first);
}

static inline bool ul_is_first(const ul *l, const ul_one *x, const ul_one *y)
{
    if (!l->team && x->pairing_score != y->pairing_score) return x->pairing_score > y->pairing_score;
    if (l->team && x->score != y->score) return x->score > y->score;
    if (l->team && l->second_used && x->second != y->second) return x->second > y->second;
    return x->tpn < y->tpn;
}

static inline void ul_colour(ul *l, int a, int b)
{
    int article = 0;
    const bool order = ul_is_first(l, &l->p[a], &l->p[b]);
    const int first = order ? a : b, other = order ? b : a;
    const char colour = l->team ? ul_team_colour(l, &l->p[first], &l->p[other], &article)
                                : ul_double_colour(l, &l->p[first], &l->p[other], &article);
    l->white[first] = colour == 'W';
    l->white[other] = colour == 'B';
    l->decided[UL_COLOUR + article]++;
}

/* ---- 3.3 ---- */

static inline bool ul_same_pairing(const ul_pairing *x, const ul_pairing *y)
{
    return x->pairs == y->pairs &&
           memcmp(x->identifier, y->identifier, 2 * (size_t)x->pairs * sizeof(int)) == 0;
}

static inline bool ul_pair_bracket(ul *l)
{
    unsigned residents = 0;
    const int score = l->p[__builtin_ctz(l->open)].pairing_score;
    for (int i = 0; i < l->n; i++)
        if ((l->open >> i & 1) && l->p[i].pairing_score == score) residents |= 1U << i;
    bool found, other;
    memset(l->needed, 0, sizeof l->needed);
    const unsigned set = ul_choose_set(l, residents, score, UL_ARTICLES, &found);
    if (!found) return false;
    for (int without = UL_C3; without <= UL_C7; without++)
        l->decided[without] += ul_choose_set(l, residents, score, (ul_article)without, &other) != set;
    static ul_search s;
    memset(&s, 0, sizeof s);
    s.set = set;
    s.score = score;
    ul_try(l, &s, residents | set);
    const ul_pairing *best = &s.best[UL_C10 + 1];
    l->decided[UL_C1] += !ul_same_pairing(best, &s.best[UL_C1]);
    for (int without = UL_C8; without <= UL_C10; without++)
        l->decided[without] += !ul_same_pairing(best, &s.best[without]);
    for (int i = 0; i < best->pairs; i++) {
        l->mate[best->a[i]] = best->b[i];
        l->mate[best->b[i]] = best->a[i];
        ul_colour(l, best->a[i], best->b[i]);
    }
    l->open &= ~(residents | set);
    return true;
}

static inline bool ul_settle_bye(ul *l)
{
    if (l->n % 2 == 0) return ul_completes(l, l->open);
    const int bye = ul_choose_bye(l, UL_ARTICLES);
    if (bye < 0) return false;
    l->decided[UL_C2] += ul_choose_bye(l, UL_C2) != bye;
    for (int without = UL_LEGAL; without <= UL_LARGEST; without++)
        l->decided[without] += ul_choose_bye(l, (ul_article)without) != bye;
    l->mate[bye] = bye;
    l->open &= ~(1U << bye);
    return true;
}

/* The round; false when it cannot be paired. */
static inline bool ul_pair(ul *l, const bd_tournament *t, int round)
{
    ul_read(l, t, round);
    l->open = (1U << l->n) - 1;
    if (l->n < 2 || !ul_settle_bye(l)) return false;
    l->score_count = 0;
    for (int i = 0; i < l->n; i++)
        if ((l->open >> i & 1) &&
            (l->score_count == 0 || l->scores[l->score_count - 1] != l->p[i].pairing_score))
            l->scores[l->score_count++] = l->p[i].pairing_score;
    while (l->open != 0)
        if (!ul_pair_bracket(l)) return false;
    return true;
}

/* C.04.2, 3.6: which of two pairs is published first. */
static inline bool ul_board_before(const ul *l, int a, int b)
{
    const int x = ul_by_score(&l->p[a], &l->p[l->mate[a]]) < 0 ? a : l->mate[a];
    const int y = ul_by_score(&l->p[b], &l->p[l->mate[b]]) < 0 ? b : l->mate[b];
    const int sum_x = l->p[x].pairing_score + l->p[l->mate[x]].pairing_score;
    const int sum_y = l->p[y].pairing_score + l->p[l->mate[y]].pairing_score;
    if (l->p[x].pairing_score != l->p[y].pairing_score) return l->p[x].pairing_score > l->p[y].pairing_score;
    return sum_x != sum_y ? sum_x > sum_y : l->p[x].tpn < l->p[y].tpn;
}

#endif
