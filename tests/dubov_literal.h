/* The Dubov system done literally (C.04.4.1): for every scoregroup all sets of upfloaters in the order
 * of 4.2, each with the best that a pairing of the bracket can do by C7; then all sets of shifters in the
 * order of 4.3, and all transpositions in the order of 4.4. For a dozen players at most. It reads the cards
 * by itself and shares nothing with the rulebook. */
#ifndef TESTS_DUBOV_LITERAL_H
#define TESTS_DUBOV_LITERAL_H

#include "fide_systems.h"

enum { DU_C5 = 0, DU_C6, DU_C7, DU_C8, DU_C9, DU_C10, DU_CRITERIA };

typedef struct dubov {
    lit l;
    int rating[LIT_PLAYERS], aro[LIT_PLAYERS], ups[LIT_PLAYERS];
    bool before[LIT_PLAYERS];
    int max_ups;
    signed char
        denied[LIT_SETS]; /* the fewest of a bracket with these players; -1: no legal pairing; -2: open */
    systems_bye bye;
    /* how often the criteria decide; sets of shifters, transpositions and AROs that are not the obvious ones
     */
    int decided[DU_CRITERIA], completion, small, large, transposed, by_aro;
} dubov;

static inline int du_score_then(const lit *l, const bd_card *card, int round)
{
    return lit_score(card, round) + sys_virtual(l->t, card->id, round);
}

/* 1.6.4, 1.7 and 1.8 */
static inline void du_read(dubov *s, const bd_tournament *t, int round)
{
    lit *l = &s->l;
    sys_read(l, t, round);
    s->max_ups = 2 + t->rounds / 5;
    for (int u = 0; u < l->n; u++) {
        const bd_card *card = sys_card(l, l->p[u].id);
        int sum = 0, games = 0;
        s->rating[u] = card->grade;
        s->ups[u] = 0;
        s->before[u] = false;
        for (size_t i = 0; i < card->history_count; i++) {
            const bd_entry *e = &card->history[i];
            if (e->round >= round || e->kind != BD_GAME) continue;
            const bd_card *other = sys_card(l, e->opponent);
            sum += other->grade;
            games++;
            if (du_score_then(l, other, e->round) <= du_score_then(l, card, e->round)) continue;
            s->ups[u]++;
            s->before[u] = s->before[u] || e->round == round - 1;
        }
        s->aro[u] = 0;
        if (games > 0) s->aro[u] = sum / games + (2 * (sum % games) >= games);
        if (l->p[u].games > 0) continue;
        l->p[u].due = 'B';
        l->p[u].strength = 1;
    }
    for (int a = 0; a < l->n; a++)
        for (int b = 0; b < l->n; b++) l->legal[a][b] = a != b && lit_may_meet(l, a, b);
}

/* C7 of the best pairing of these players among themselves. */
static inline int du_denied(dubov *s, unsigned set)
{
    if (set == 0) return 0;
    if (s->denied[set] != -2) return s->denied[set];
    const int u = __builtin_ctz(set);
    int best = -1;
    for (int v = u + 1; v < s->l.n; v++) {
        if (!(set >> v & 1) || !s->l.legal[u][v]) continue;
        const int rest = du_denied(s, set & ~(1U << u) & ~(1U << v));
        if (rest < 0) continue;
        const int here = rest + (s->l.p[u].due == s->l.p[v].due);
        if (best < 0 || here < best) best = here;
    }
    s->denied[set] = (signed char)best;
    return best;
}

typedef struct du_values {
    int count;
    int score[LIT_PLAYERS]; /* of the upfloaters, from low to high, negative: the smaller the better */
    int denied, maximum, times, again;
} du_values;

/* By the first criteria, as many as `criteria` says. */
static inline int du_compare(const du_values *a, const du_values *b, int criteria)
{
    if (criteria > DU_C5 && a->count != b->count) return a->count - b->count;
    for (int i = 0; criteria > DU_C6 && i < LIT_PLAYERS; i++)
        if (a->score[i] != b->score[i]) return a->score[i] - b->score[i];
    if (criteria > DU_C7 && a->denied != b->denied) return a->denied - b->denied;
    if (criteria > DU_C8 && a->maximum != b->maximum) return a->maximum - b->maximum;
    if (criteria > DU_C9 && a->times != b->times) return a->times - b->times;
    return criteria > DU_C10 ? a->again - b->again : 0;
}

static inline du_values du_judge(dubov *s, unsigned residents, unsigned ups)
{
    du_values v = {.denied = du_denied(s, residents | ups)};
    const bool last = s->l.round >= s->l.t->rounds;
    for (int u = s->l.n - 1; u >= 0; u--) { /* scores come from low to high */
        if (!(ups >> u & 1)) continue;
        v.score[v.count++] = -s->l.p[u].score;
        if (last) continue;
        v.maximum += s->ups[u] >= s->max_ups;
        v.times += s->ups[u] >= s->max_ups ? s->ups[u] : 0;
        v.again += s->before[u];
    }
    return v;
}

/* 4.1.3: the set that has the first player whom only one of them has; pool: who comes first. */
static inline bool du_is_before(unsigned a, unsigned b, const int *pool, int count)
{
    for (int i = 0; i < count; i++)
        if (((a ^ b) >> pool[i] & 1) != 0) return (a >> pool[i] & 1) != 0;
    return false;
}

/* 3.2.1, 3.2.2; nodes are in the order of 4.2.2. */
static inline unsigned du_choose_upfloaters(dubov *s, unsigned residents, unsigned lower, int criteria,
                                            bool completes)
{
    int pool[LIT_PLAYERS], count = 0;
    unsigned best = 0;
    bool found = false;
    du_values values = {0};
    for (int u = 0; u < s->l.n; u++)
        if (lower >> u & 1) pool[count++] = u;
    for (unsigned ups = lower;; ups = (ups - 1) & lower) {
        const bool complete = !completes || sys_can_pair(&s->l, lower & ~ups);
        if (complete && du_denied(s, residents | ups) >= 0) {
            const du_values here = du_judge(s, residents, ups);
            const int order = found ? du_compare(&here, &values, criteria) : -1;
            if (order < 0 || (order == 0 && du_is_before(ups, best, pool, count))) {
                best = ups;
                values = here;
                found = true;
            }
        }
        if (ups == 0) break;
    }
    return best;
}

/* 4.3 */
static inline int du_sequence(const dubov *s, unsigned set, bool by_aro, int *out)
{
    int list[LIT_PLAYERS], n = 0;
    for (int u = 0; u < s->l.n; u++)
        if (set >> u & 1) list[n++] = u;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) {
            const int a = list[i], b = list[k];
            const int x = by_aro && s->l.p[a].due == 'W' ? s->aro[a] : 0;
            const int y = by_aro && s->l.p[b].due == 'W' ? s->aro[b] : 0;
            if (x > y || (x == y && s->l.p[a].id > s->l.p[b].id)) {
                list[i] = b;
                list[k] = a;
            }
        }
    int count = 0;
    for (int left = n; left > 0; left--) { /* the middle of those who are left, of two the higher one */
        const int at = (left - 1) / 2;
        out[count++] = list[at];
        for (int i = at; i + 1 < left; i++) list[i] = list[i + 1];
    }
    return count;
}

/* Whether every player of one set can be paired with one of the other. */
static inline bool du_can_oppose(const lit *l, unsigned a, unsigned b)
{
    if (a == 0) return b == 0;
    const int u = __builtin_ctz(a);
    for (int v = 0; v < l->n; v++)
        if ((b >> v & 1) != 0 && l->legal[u][v] && du_can_oppose(l, a & ~(1U << u), b & ~(1U << v)))
            return true;
    return false;
}

/* Whether these two sets, made equal by shifting from the larger one where they are not, can oppose each
 * other; `pool`: who may be shifted; *shift: the first such set. */
static inline bool du_equalise(const dubov *s, unsigned small, unsigned large, unsigned pool, bool by_aro,
                               unsigned *shift)
{
    int sequence[LIT_PLAYERS];
    const int k = (__builtin_popcount(large) - __builtin_popcount(small)) / 2;
    const int count = du_sequence(s, pool, by_aro, sequence);
    bool found = false;
    *shift = 0;
    for (unsigned set = pool;; set = (set - 1) & pool) {
        if (__builtin_popcount(set) == k && (!found || du_is_before(set, *shift, sequence, count)) &&
            du_can_oppose(&s->l, small | set, large & ~set)) {
            *shift = set;
            found = true;
        }
        if (set == 0) break;
    }
    return found;
}

/* The fewest pairs inside `inner` that a legal pairing of the bracket with the best C7 has. */
static inline int du_fewest_inside(const dubov *s, unsigned set, unsigned inner, int denied)
{
    if (set == 0) return denied == 0 ? 0 : LIT_PLAYERS;
    const int u = __builtin_ctz(set);
    int best = LIT_PLAYERS;
    for (int v = u + 1; v < s->l.n; v++) {
        const int cost = s->l.p[u].due == s->l.p[v].due;
        if (!(set >> v & 1) || !s->l.legal[u][v] || cost > denied) continue;
        const int here = (int)(inner >> u & inner >> v & 1) +
                         du_fewest_inside(s, set & ~(1U << u) & ~(1U << v), inner, denied - cost);
        if (here < best) best = here;
    }
    return best;
}

/* 3.2.5, 3.2.6: the first transposition. */
static inline bool du_transpose(dubov *s, const int *s1, int count, unsigned g2, int at)
{
    if (at == count) return true;
    for (int pass = 0; pass < s->l.n; pass++) { /* by TPN */
        int v = -1;
        for (int u = 0, smaller = 0; u < s->l.n; u++) {
            smaller = 0;
            for (int w = 0; w < s->l.n; w++) smaller += s->l.p[w].id < s->l.p[u].id;
            if (smaller == pass) v = u;
        }
        if (v < 0 || !(g2 >> v & 1) || !s->l.legal[s1[at]][v]) continue;
        s->l.mate[s1[at]] = v;
        s->l.mate[v] = s1[at];
        if (du_transpose(s, s1, count, g2 & ~(1U << v), at + 1)) return true;
    }
    return false;
}

static inline int du_sort_s1(const dubov *s, unsigned g1, bool by_aro, int *s1)
{
    int n = 0;
    for (int u = 0; u < s->l.n; u++)
        if (g1 >> u & 1) s1[n++] = u;
    for (int i = 0; i < n; i++)
        for (int k = i + 1; k < n; k++) {
            const int a = s1[i], b = s1[k], x = by_aro ? s->aro[a] : 0, y = by_aro ? s->aro[b] : 0;
            if (x > y || (x == y && s->l.p[a].id > s->l.p[b].id)) {
                s1[i] = b;
                s1[k] = a;
            }
        }
    return n;
}

/* The bracket with the subgroups that 3.2.4 comes to; by_aro false: as if all AROs were equal. */
static inline bool du_pair_bracket(dubov *s, unsigned members, bool by_aro, bool count_it)
{
    unsigned g[2] = {0, 0};
    int s1[LIT_PLAYERS], played = 0, place = 0;
    for (int u = 0; u < s->l.n; u++) played += (members >> u & 1) != 0 && s->l.p[u].games > 0;
    for (int u = 0; u < s->l.n; u++) {
        if (!(members >> u & 1)) continue;
        place = 0;
        for (int w = 0; w < s->l.n; w++) place += (members >> w & 1) != 0 && s->l.p[w].id < s->l.p[u].id;
        const bool one = played > 0 ? s->l.p[u].due == 'W' : place < __builtin_popcount(members) / 2;
        g[one ? 0 : 1] |= 1U << u;
    }
    const int small = __builtin_popcount(g[0]) <= __builtin_popcount(g[1]) ? 0 : 1, large = 1 - small;
    const int x = du_fewest_inside(s, members, g[small], du_denied(s, members));
    int sequence[LIT_PLAYERS];
    const int count = du_sequence(s, g[small], by_aro, sequence);
    unsigned best = 0, best_second = 0;
    bool found = false;
    for (unsigned set = g[small];; set = (set - 1) & g[small]) {
        unsigned second;
        if (__builtin_popcount(set) == x && (!found || du_is_before(set, best, sequence, count)) &&
            du_equalise(s, g[small] & ~set, g[large] | set, g[large], by_aro, &second)) {
            best = set;
            best_second = second;
            found = true;
        }
        if (set == 0) break;
    }
    if (!found) return false;
    g[small] = (g[small] & ~best) | best_second;
    g[large] = (g[large] & ~best_second) | best;
    const int n = du_sort_s1(s, g[0], by_aro, s1);
    if (count_it) {
        s->small += best != 0;
        s->large += best_second != 0;
    }
    return du_transpose(s, s1, n, g[1], 0);
}

static inline bool du_pair(dubov *s, const bd_tournament *t, int round)
{
    lit *l = &s->l;
    int rank[LIT_PLAYERS];
    du_read(s, t, round);
    memset(s->denied, -2, sizeof s->denied);
    l->bye = -1;
    for (int u = 0; u < l->n; u++) rank[u] = l->p[u].id;
    unsigned open = (1U << l->n) - 1;
    if (l->n % 2 != 0) {
        l->bye = sys_bye(l, rank, &s->bye);
        if (l->bye < 0) return false;
        l->mate[l->bye] = l->bye;
        open &= ~(1U << l->bye);
    }
    if (!sys_can_pair(l, open)) return false;
    while (open != 0) {
        const int score = l->p[__builtin_ctz(open)].score;
        unsigned residents = 0;
        for (int u = 0; u < l->n; u++)
            if ((open >> u & 1) != 0 && l->p[u].score == score) residents |= 1U << u;
        const unsigned lower = open & ~residents;
        const unsigned ups = du_choose_upfloaters(s, residents, lower, DU_CRITERIA, true);
        for (int c = 0; c < DU_CRITERIA; c++)
            s->decided[c] += du_choose_upfloaters(s, residents, lower, c, true) !=
                             du_choose_upfloaters(s, residents, lower, c + 1, true);
        s->completion += du_choose_upfloaters(s, residents, lower, DU_CRITERIA, false) != ups;
        int plain[LIT_PLAYERS];
        if (!du_pair_bracket(s, residents | ups, false, false)) return false;
        memcpy(plain, l->mate, sizeof plain);
        if (!du_pair_bracket(s, residents | ups, true, true)) return false;
        for (int u = 0, differs = 0; u < l->n && !differs; u++) {
            differs = (residents >> u & 1) != 0 && plain[u] != l->mate[u];
            s->by_aro += differs;
        }
        open &= ~residents & ~ups;
    }
    return true;
}

/* 5.2, literally: whether a has White. */
static inline bool du_has_white(const dubov *s, int a, int b)
{
    const lit_player *x = &s->l.p[a], *y = &s->l.p[b];
    const bool higher = x->score != y->score ? x->score > y->score : x->id < y->id;
    const lit_player *h = higher ? x : y;
    if (x->games == 0 && y->games == 0)
        return ((h->id % 2 != 0) == (s->l.t->initial_colour == BD_WHITE)) == higher;
    if (x->due != y->due) return x->due == 'W';
    if (x->strength != y->strength) return (x->strength > y->strength) == (x->due == 'W');
    for (int back = 1; back <= x->games && back <= y->games; back++) {
        const char p = x->colours[x->games - back], q = y->colours[y->games - back];
        if (p != q) return p == 'B';
    }
    return higher == (x->due == 'W');
}

#endif
