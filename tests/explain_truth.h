/* Whether what is said of a small round is true, by the list of all its legal draws and by counting on the
 * cards; for tests. */
#ifndef TESTS_EXPLAIN_TRUTH_H
#define TESTS_EXPLAIN_TRUTH_H

#include "all_draws.h"
#include "cards/card.h"
#include "explain/bounds.h"
#include "explain/difference.h"
#include "explain/explainer.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct truth {
    all_draws all;
    const bd_question *question;
    const bd_round *round;
    const uint16_t *mate;
    const char *name;
    size_t reasons, worse, impossible, bounds, counts, proofs, swaps, taken, boards; /* checked */
} truth;

static inline int truth_score(const truth *t, int node)
{
    return node == t->round->bye ? -1 : t->round->players[node].score;
}

/* ---- stories ---- */

typedef struct wanted {
    bd_demand_kind kind;
    int a, b; /* nodes */
    int halves;
} wanted;

static inline bool truth_suits(const all_draws *all, const one_draw *one, void *self)
{
    const wanted *w = self;
    const int other = one->mate[w->a];
    const int bye = all->round->bye;
    const int own = all->round->players[w->a].score;
    switch (w->kind) {
    case BD_DEMAND_PAIR: return other == w->b;
    case BD_DEMAND_BYE: return other == bye;
    case BD_DEMAND_FLOAT_DOWN: return other != bye && all->round->players[other].score < own;
    case BD_DEMAND_FLOAT_UP: return other != bye && all->round->players[other].score > own;
    case BD_DEMAND_NEARER:
        return other != bye && all->round->players[other].score < own &&
               all->round->players[other].score >= w->halves;
    case BD_DEMAND_NO_FLOAT: return other != bye && all->round->players[other].score == own;
    case BD_DEMAND_COLOUR:
    case BD_DEMAND_FLOAT: break;
    }
    return false;
}

static inline bool truth_both_due(const truth *t, int u, int v)
{
    const bd_colour due = t->round->rules->due(t->round, u);
    return due != BD_NO_COLOUR && due == t->round->rules->due(t->round, v);
}

/* Among the draws that suit and lose as little, one has the two paired. */
static inline bool truth_some_draw_pairs(const truth *t, wanted w, size_t stage, int64_t value, int p, int q)
{
    for (size_t i = 0; i < t->all.count; i++) {
        const one_draw *one = &t->all.draws[i];
        size_t k = 0;
        if (!truth_suits(&t->all, one, &w) || one->mate[p] != q) continue;
        while (k < stage && one->value[k] == t->all.best[k]) k++;
        if (k == stage && one->value[k] == value) return true;
    }
    return false;
}

/* They lose their opponents, or one does and the other no longer leaves. */
static inline void truth_of_left(const truth *t, wanted w, int p, int q, const char *said)
{
    const bool pair = w.kind == BD_DEMAND_PAIR;
    cr_assert_eq(t->mate[w.a], p, "%s: %s", t->name, said);
    if (pair)
        cr_assert_eq(t->mate[w.b], q, "%s: %s", t->name, said);
    else if (w.kind == BD_DEMAND_BYE)
        cr_assert_eq(t->mate[t->round->bye], q, "%s: %s", t->name, said);
    else
        cr_assert(truth_score(t, t->mate[q]) < truth_score(t, q) && truth_score(t, q) == truth_score(t, w.a),
                  "%s: %s", t->name, said);
}

/* The distances from the ideal opponents are squared places: the two would have the largest of all, or a
 * larger one than those now whose boards change. */
static inline void truth_of_far(const truth *t, size_t stage, int p, int q, const char *said)
{
    int far = 0, near = 0;
    int64_t most = 0;
    const char *at = strstr(said, " would meet, ");
    const bool of_all = strstr(at, " at most") != NULL;
    cr_assert_eq(sscanf(at,
                        of_all ? " would meet, %d places off the ideal instead of %d"
                               : " would meet, %d places off the ideal; of the boards that change none is "
                                 "more than %d off now",
                        &far, &near),
                 2, "%s: %s", t->name, said);
    for (int u = 0; u < t->round->nodes; u++)
        if (t->mate[u] > u && t->all.cost[stage][u][t->mate[u]] > most)
            most = t->all.cost[stage][u][t->mate[u]];
    cr_assert_eq(t->all.cost[stage][p < q ? p : q][p < q ? q : p], (int64_t)far * far, "%s: %s", t->name,
                 said);
    cr_assert_lt(near, far, "%s: %s", t->name, said);
    cr_assert(of_all ? (int64_t)near * near == most : (int64_t)near * near <= most, "%s: %s", t->name, said);
    cr_assert_eq(of_all, (int64_t)far * far > most, "%s: %s", t->name, said);
}

/* One of two of different levels has floated so before: in the last round, two rounds ago, or ever. */
static inline void truth_of_floats(const truth *t, const char *said, int p, int q)
{
    static const char *const ways[] = {" floated down ", " floated up "};
    for (int up = 0; up < 2; up++) {
        const char *at = strstr(said, ways[up]);
        const bd_float way = up != 0 ? BD_FLOAT_UP : BD_FLOAT_DOWN;
        if (at == NULL) continue;
        cr_assert(p >= 0 && q >= 0 && truth_score(t, p) != truth_score(t, q), "%s: %s", t->name, said);
        const int upper = truth_score(t, p) > truth_score(t, q) ? p : q, lower = upper == p ? q : p;
        const uint8_t *floats = t->round->players[up != 0 ? lower : upper].floats;
        bool any = false;
        for (int r = 1; r < t->round->number; r++)
            any =
                any || (floats[r] == way && (strstr(at, "last round") == NULL || r == t->round->number - 1) &&
                        (strstr(at, "two rounds") == NULL || r == t->round->number - 2));
        cr_assert(any, "%s: %s", t->name, said);
    }
}

/* What is said of the players behind those who were asked for: they would meet, be left, float, have the bye.
 */
static inline void truth_of_effect(truth *t, const bd_reason *reason, wanted w, size_t stage, int64_t value)
{
    const bool pair = w.kind == BD_DEMAND_PAIR;
    const size_t first = pair ? 2 : 1;
    const char *said = reason->sentence;
    const int p = reason->player_count > first ? bd_round_node(t->round, reason->players[first]) : -1;
    const int q = reason->player_count > first + 1 ? bd_round_node(t->round, reason->players[first + 1]) : -1;
    if (strstr(said, "are both due") != NULL)
        cr_assert(truth_both_due(t, p >= 0 ? p : w.a, q >= 0 ? q : w.b), "%s: %s", t->name, said);
    if (strstr(said, " met in round ") != NULL || strstr(said, " have met") != NULL)
        cr_assert(bd_round_met(t->round, p >= 0 ? p : w.a, q >= 0 ? q : w.b), "%s: %s", t->name, said);
    if (strstr(said, " off the ideal ") != NULL) truth_of_far(t, stage, p, q, said);
    if (strstr(said, " would meet") != NULL)
        cr_assert(truth_some_draw_pairs(t, w, stage, value, p, q), "%s: %s", t->name, said);
    if (strstr(said, " would have to meet ") != NULL)
        cr_assert(!bd_round_is_legal(t->round, p, q), "%s: %s", t->name, said);
    if (strstr(said, " would be left,") != NULL) truth_of_left(t, w, p, q, said);
    truth_of_floats(t, said, p >= 0 ? p : w.a, q >= 0 ? q : w.b);
    if (strstr(said, " are of the same half") != NULL)
        cr_assert_eq(truth_score(t, p >= 0 ? p : w.a), truth_score(t, q >= 0 ? q : w.b), "%s: %s", t->name,
                     said);
    if (strstr(said, "from one club") != NULL)
        cr_assert_str_eq(t->round->players[p >= 0 ? p : w.a].card->club,
                         t->round->players[q >= 0 ? q : w.b].card->club, "%s: %s", t->name, said);
}

/* All draws with the two are worse at that stage at the latest, and their cards say what is told. */
static inline void truth_of_proof(truth *t, const bd_reason *reason, wanted w)
{
    size_t at = 0;
    while (at < t->all.best_draw->stage_count && strcmp(t->all.best_draw->stages[at].id, reason->stage) != 0)
        at++;
    cr_assert_lt(at, t->all.best_draw->stage_count, "%s: %s", t->name, reason->sentence);
    for (size_t i = 0; i < t->all.count; i++) {
        size_t k = 0;
        if (t->all.draws[i].mate[w.a] != w.b) continue;
        while (k <= at && t->all.draws[i].value[k] == t->all.best[k]) k++;
        cr_assert_leq(k, at, "%s: %s", t->name, reason->sentence);
        cr_assert_gt(t->all.draws[i].value[k], t->all.best[k], "%s: %s", t->name, reason->sentence);
    }
    cr_assert_gt(t->all.cost[at][w.a < w.b ? w.a : w.b][w.a < w.b ? w.b : w.a], 0, "%s: %s", t->name,
                 reason->sentence);
    truth_of_effect(t, reason, w, at, 0);
    t->proofs++;
}

/* The reason of a counterfactual: impossible, or with the stage and the values that the list gives. */
static inline void truth_of_counterfactual(truth *t, const bd_reason *reason, wanted w)
{
    size_t stage = 0;
    int64_t value = 0;
    if (reason->at_latest) {
        truth_of_proof(t, reason, w);
        return;
    }
    const bool any = all_first_difference(&t->all, truth_suits, &w, &stage, &value);
    if (strstr(reason->code, "-impossible") != NULL || reason->stage == NULL) {
        const bool later = strstr(reason->code, "-later") != NULL;
        const bool so = strstr(reason->code, "-so") != NULL;
        cr_assert_null(strstr(reason->code, "-not-asked"), "%s: %s", t->name, reason->sentence);
        cr_assert_eq(any, later || so, "%s: %s", t->name, reason->sentence);
        t->impossible += !any;
        if (so) cr_assert_eq(stage, t->all.best_draw->stage_count, "%s: %s", t->name, reason->sentence);
        if (later && stage < t->all.best_draw->stage_count)
            cr_assert(bd_criterion_is(bd_difference_criterion(t->round, t->all.best_draw->stages[stage].id),
                                      BD_IS_ORDER),
                      "%s: %s", t->name, reason->sentence);
        if (!any && strstr(reason->code, "-fact") != NULL)
            cr_assert(!bd_round_is_legal(t->round, w.a, w.b), "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert(any, "%s: %s", t->name, reason->sentence);
    cr_assert_lt(stage, t->all.best_draw->stage_count, "%s: %s", t->name, reason->sentence);
    const int wishes = t->all.best_draw->stages[stage].wishes; /* values there: less what is granted */
    cr_assert_str_eq(reason->stage, t->all.best_draw->stages[stage].id, "%s: %s", t->name, reason->sentence);
    cr_assert_eq(reason->best, wishes + t->all.best[stage], "%s: %s", t->name, reason->sentence);
    cr_assert_eq(reason->other, wishes + value, "%s: %s", t->name, reason->sentence);
    truth_of_effect(t, reason, w, stage, value);
    t->worse++;
}

/* The place of a card among those who stay in its level, and how many stay. */
static inline int truth_seat(const truth *t, int node, int *staying)
{
    int seat = 0;
    *staying = 0;
    for (int u = 0; u < t->round->cards; u++) {
        if (truth_score(t, u) != truth_score(t, node) || truth_score(t, t->mate[u]) != truth_score(t, u))
            continue;
        seat += u < node;
        ++*staying;
    }
    return seat;
}

static inline void truth_of_natural(truth *t, const bd_reason *reason)
{
    int staying = 0;
    const int a = bd_round_node(t->round, reason->players[0]);
    const int b = bd_round_node(t->round, reason->players[1]);
    cr_assert_eq(t->mate[a], b, "%s: %s", t->name, reason->sentence);
    const int first = truth_seat(t, a, &staying);
    if (bd_rulebook_has(t->round->rules, BD_HAS_BRACKETS)) {
        /* The lower half is all who are below the upper one and do not float up. */
        int between = 0;
        for (int u = a; u < b; u++)
            between +=
                truth_score(t, u) == truth_score(t, a) && truth_score(t, t->mate[u]) <= truth_score(t, u);
        cr_assert_eq(between, staying / 2, "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert_eq(truth_seat(t, b, &staying) - first, staying / 2, "%s: %s", t->name, reason->sentence);
}

/* The place that the rules look at first: just below the mid-line, the top of the level. */
static inline void truth_of_first(truth *t, const bd_reason *reason)
{
    int staying = 0, ups = 0, position = 0;
    const int a = bd_round_node(t->round, reason->players[0]);
    (void)truth_seat(t, a, &staying);
    for (int u = 0; u < t->round->cards; u++) {
        if (truth_score(t, u) != truth_score(t, a)) continue;
        ups += t->mate[u] != t->round->bye && truth_score(t, t->mate[u]) > truth_score(t, u);
        position += u < a;
    }
    if (bd_rulebook_has(t->round->rules, BD_HAS_BRACKETS) || strcmp(t->round->rules->id, "caa") != 0) return;
    cr_assert_eq(position, strstr(reason->sentence, "floats up") != NULL ? 0 : staying / 2 + ups, "%s: %s",
                 t->name, reason->sentence);
}

/* Everybody between the levels of a floater and the opponent has been met. */
static inline void truth_of_between(const truth *t, const bd_reason *reason, int node)
{
    size_t between = 0;
    const int own = truth_score(t, node), theirs = truth_score(t, t->mate[node]);
    for (int u = 0; u < t->round->cards; u++) {
        if (truth_score(t, u) >= own || truth_score(t, u) <= theirs) continue;
        cr_assert(bd_round_met(t->round, u, node), "%s: %s", t->name, reason->sentence);
        between++;
    }
    cr_assert_gt(between, 0u, "%s: %s", t->name, reason->sentence);
    cr_assert_eq(reason->player_count, between + 1, "%s: %s", t->name, reason->sentence);
}

static inline void truth_of_need(truth *t, const bd_reason *reason, int node)
{
    int players = 0, leave_else = 0, down = 0, open = 0, unmet = 0;
    const bool far = strcmp(reason->code, "need-alone-far") == 0 || strcmp(reason->code, "need-met-far") == 0;
    char words[64];
    for (int u = 0; u < t->round->cards; u++) {
        if (truth_score(t, u) != truth_score(t, node)) continue;
        const bool bye = t->mate[u] == t->round->bye;
        players++;
        const bool again = bd_rulebook_has(t->round->rules, BD_HAS_SOFT_REPEATS);
        open +=
            u != node && bd_round_is_legal(t->round, u, node) && !(again && bd_round_met(t->round, u, node));
        unmet += u != node && !bd_round_met(t->round, u, node);
        down += !bye && truth_score(t, t->mate[u]) < truth_score(t, u);
        leave_else += bye || truth_score(t, t->mate[u]) > truth_score(t, u);
    }
    cr_assert_gt(down, 0);
    if (far) truth_of_between(t, reason, node);
    if (strncmp(reason->code, "need-alone", 10) == 0) {
        cr_assert_eq(players, 1, "%s: %s", t->name, reason->sentence);
        return;
    }
    if (strncmp(reason->code, "need-met", 8) == 0 || strcmp(reason->code, "need-barred") == 0) {
        cr_assert_eq(open, 0, "%s: %s", t->name, reason->sentence);
        cr_assert_eq(unmet == 0, strcmp(reason->code, "need-barred") != 0, "%s: %s", t->name,
                     reason->sentence);
        if (!far)
            cr_assert_eq(reason->player_count, (size_t)players - 1, "%s: %s", t->name, reason->sentence);
        return;
    }
    if (strcmp(reason->code, "need-odd-rest") == 0)
        (void)snprintf(words, sizeof words, "%d of %d ", players - leave_else, players);
    else
        (void)snprintf(words, sizeof words, "%d player", players);
    cr_assert_eq(strncmp(reason->sentence, words, strlen(words)), 0, "%s: %s", t->name, reason->sentence);
    cr_assert_eq((players - leave_else) % 2, 1, "%s: %s", t->name, reason->sentence);
    cr_assert_eq(leave_else > 0, strcmp(reason->code, "need-odd-rest") == 0, "%s: %s", t->name,
                 reason->sentence);
    if (strcmp(reason->code, "need-odd-first") == 0) truth_of_first(t, reason);
}

/* Players of the level whom one of the board has met. */
static inline void truth_of_also(truth *t, const bd_reason *reason, int u, int v)
{
    cr_assert_gt(reason->player_count, 0u);
    bool of_u = true, of_v = true;
    for (size_t i = 0; i < reason->player_count; i++) {
        const int w = bd_round_node(t->round, reason->players[i]);
        cr_assert_eq(truth_score(t, w), truth_score(t, u), "%s: %s", t->name, reason->sentence);
        const bool due = strcmp(reason->code, "partner-also") != 0;
        of_u = of_u && (bd_round_met(t->round, u, w) || (due && truth_both_due(t, u, w)));
        of_v = of_v && (bd_round_met(t->round, v, w) || (due && truth_both_due(t, v, w)));
    }
    cr_assert(of_u || of_v, "%s: %s", t->name, reason->sentence);
}

/* A fact about two nodes, told in words. */
static inline void truth_of_fact(const truth *t, int p, int q, const char *said)
{
    if (strstr(said, "are both due") != NULL)
        cr_assert(truth_both_due(t, p, q), "%s: %s", t->name, said);
    else if (strstr(said, " met in round ") != NULL || strstr(said, " have met") != NULL)
        cr_assert(bd_round_met(t->round, p, q), "%s: %s", t->name, said);
    else if (strstr(said, "from one club") != NULL)
        cr_assert_str_eq(t->round->players[p].card->club, t->round->players[q].card->club, "%s: %s", t->name,
                         said);
}

/* No draw as good has the boards of `mate` changed into these; all other boards stay. */
static inline void truth_no_better(const truth *t, const uint16_t *mate, const char *said)
{
    for (size_t i = 0; i < t->all.count; i++)
        if (memcmp(t->all.draws[i].mate, mate, (size_t)t->round->nodes * sizeof *mate) == 0)
            for (size_t k = 0; k < t->all.best_draw->stage_count; k++) {
                if (t->all.draws[i].value[k] == t->all.best[k]) continue;
                cr_assert_gt(t->all.draws[i].value[k], t->all.best[k], "%s: %s", t->name, said);
                return;
            }
}

static inline void truth_pair(uint16_t *mate, int u, int v)
{
    mate[u] = (uint16_t)v;
    mate[v] = (uint16_t)u;
}

/* The first two are natural opponents and do not meet; the third, one of them, meets the natural opponent of
 * the fourth, who meets the other; with the natural boards instead the draw is none, or worse. */
static inline void truth_of_swap(truth *t, const bd_reason *reason)
{
    uint16_t mate[ALL_NODES];
    int node[4] = {0};
    for (size_t i = 0; i < reason->player_count && i < 4; i++)
        node[i] = bd_round_node(t->round, reason->players[i]);
    const int stays = node[0] == node[2] ? node[1] : node[0], moved = node[2], taker = node[3];
    const int meets = t->mate[moved];
    cr_assert_eq(reason->player_count, 4u, "%s: %s", t->name, reason->sentence);
    cr_assert(node[2] == node[0] || node[2] == node[1], "%s: %s", t->name, reason->sentence);
    cr_assert_eq(t->mate[stays], taker, "%s: %s", t->name, reason->sentence);
    truth_of_fact(t, node[0], node[1], reason->sentence);
    memcpy(mate, t->mate, (size_t)t->round->nodes * sizeof *mate);
    truth_pair(mate, stays, moved);
    truth_pair(mate, taker, meets);
    truth_no_better(t, mate, reason->sentence);
    t->swaps++;
}

static inline bool truth_is_upper(const truth *t, int node)
{
    int staying = 0;
    const int seat = truth_seat(t, node, &staying);
    return seat < staying / 2;
}

/* Everybody else of the other half has been met, or is due the same colour. */
static inline void truth_of_only(const truth *t, const bd_reason *reason)
{
    const int a = bd_round_node(t->round, reason->players[0]),
              b = bd_round_node(t->round, reason->players[1]);
    const bool upper = truth_is_upper(t, a);
    cr_assert_eq(t->mate[a], b, "%s: %s", t->name, reason->sentence);
    for (int w = 0; w < t->round->cards; w++) {
        if (w == b || truth_score(t, w) != truth_score(t, a) ||
            truth_score(t, t->mate[w]) != truth_score(t, w))
            continue;
        if (truth_is_upper(t, w) == upper) continue;
        if (strcmp(reason->code, "only-met") == 0)
            cr_assert(bd_round_met(t->round, a, w), "%s: %s", t->name, reason->sentence);
        else
            cr_assert(truth_both_due(t, a, w), "%s: %s", t->name, reason->sentence);
    }
    if (strcmp(reason->code, "only-due") == 0)
        cr_assert_not(truth_both_due(t, a, b), "%s: %s", t->name, reason->sentence);
}

static inline void truth_of_all_had(const truth *t, const bd_reason *reason)
{
    for (int u = 0; u < t->round->cards; u++)
        cr_assert(t->round->players[u].had_bye || t->round->players[u].bye_awaited ||
                      !bd_round_is_legal(t->round, u, t->round->bye),
                  "%s: %s", t->name, reason->sentence);
}

/* Of the two who do not meet one plays the next; at the end of the chain the last but one plays the last,
 * whose natural opponent has a fact against them, or floats down. */
static inline void truth_of_taken(truth *t, const bd_reason *reason)
{
    int node[7] = {0};
    cr_assert_geq(reason->player_count, 6u, "%s: %s", t->name, reason->sentence);
    for (size_t i = 0; i < reason->player_count; i++) node[i] = bd_round_node(t->round, reason->players[i]);
    const bool leaves = strstr(reason->code, "leaves") != NULL;
    cr_assert_neq(t->mate[node[0]], node[1], "%s: %s", t->name, reason->sentence);
    cr_assert(node[2] == node[0] || node[2] == node[1], "%s: %s", t->name, reason->sentence);
    cr_assert_eq(t->mate[node[2]], node[3], "%s: %s", t->name, reason->sentence);
    cr_assert_eq(t->mate[node[4]], node[5], "%s: %s", t->name, reason->sentence);
    if (leaves)
        cr_assert_lt(truth_score(t, node[5]), truth_score(t, node[4]), "%s: %s", t->name, reason->sentence);
    cr_assert_eq(reason->player_count == 7, !leaves, "%s: %s", t->name, reason->sentence);
    if (!leaves) cr_assert_neq(t->mate[node[5]], node[6], "%s: %s", t->name, reason->sentence);
    if (!leaves) truth_of_fact(t, node[5], node[6], reason->sentence);
    t->taken++;
}

/* From the top each has the highest who is left. */
static inline void truth_of_order(const truth *t, const bd_reason *reason)
{
    const int a = bd_round_node(t->round, reason->players[0]),
              b = bd_round_node(t->round, reason->players[1]);
    const int u = a < b ? a : b, n = a < b ? b : a;
    if (strstr(reason->code, "-first") != NULL)
        cr_assert_lt(t->mate[n], u, "%s: %s", t->name, reason->sentence);
    else
        cr_assert(t->mate[u] < n && u < t->mate[n] && u < t->mate[u], "%s: %s", t->name, reason->sentence);
}

/* Nobody else of the level may be met. */
static inline void truth_of_only_left(const truth *t, const bd_reason *reason)
{
    const int a = bd_round_node(t->round, reason->players[0]),
              b = bd_round_node(t->round, reason->players[1]);
    cr_assert_eq(t->mate[a], b, "%s: %s", t->name, reason->sentence);
    for (int w = 0; w < t->round->cards; w++)
        if (w != a && w != b && truth_score(t, w) == truth_score(t, a))
            cr_assert(!bd_round_is_legal(t->round, a, w), "%s: %s", t->name, reason->sentence);
}

/* Who has the bye comes from the lowest level, or all below are barred from it. */
static inline void truth_of_bye(truth *t, const bd_reason *reason, int node)
{
    cr_assert(!t->round->players[node].had_bye && !t->round->players[node].bye_awaited, "%s: %s", t->name,
              reason->sentence);
    for (int u = 0; u < t->round->cards; u++)
        if (truth_score(t, u) < truth_score(t, node))
            cr_assert(strcmp(reason->code, "bye-below-had") == 0 &&
                          (t->round->players[u].had_bye || t->round->players[u].bye_awaited ||
                           !bd_round_is_legal(t->round, u, t->round->bye)),
                      "%s: %s", t->name, reason->sentence);
}

/* Whoever stands between the two has a higher opponent, sits out, or may not be met. */
static inline void truth_of_next_lower(const truth *t, const bd_reason *reason)
{
    const int a = bd_round_node(t->round, reason->players[0]),
              b = bd_round_node(t->round, reason->players[1]);
    for (int w = a + 1; w < b; w++)
        cr_assert(t->mate[w] < a || t->mate[w] == t->round->bye || !bd_round_is_legal(t->round, a, w),
                  "%s: %s", t->name, reason->sentence);
}

static inline void truth_of_pairing(truth *t, const bd_reason *reason, const bd_explanation *story)
{
    const int u = bd_round_node(t->round, story->white);
    const int v = story->black != 0 ? bd_round_node(t->round, story->black) : t->round->bye;
    const int a = reason->player_count > 0 ? bd_round_node(t->round, reason->players[0]) : -1;
    const int b = reason->player_count > 1 ? bd_round_node(t->round, reason->players[1]) : -1;
    const int upper = truth_score(t, u) > truth_score(t, v) ? u : v;
    t->reasons++;
    if (strcmp(reason->code, "natural") == 0)
        truth_of_natural(t, reason);
    else if (strcmp(reason->code, "bye-all-had") == 0)
        truth_of_all_had(t, reason);
    else if (strcmp(reason->code, "passed-bye") == 0)
        cr_assert(t->round->players[a].had_bye || t->round->players[a].bye_awaited ||
                      (t->round->players[a].had_half_bye && !t->round->players[u].had_half_bye) ||
                      !bd_round_is_legal(t->round, a, t->round->bye),
                  "%s: %s", t->name, reason->sentence);
    else if (strcmp(reason->code, "bye-lowest") == 0 || strcmp(reason->code, "bye-below-had") == 0)
        truth_of_bye(t, reason, u);
    else if (strcmp(reason->code, "next-lower") == 0)
        truth_of_next_lower(t, reason);
    else if (strncmp(reason->code, "need-", 5) == 0)
        truth_of_need(t, reason, upper);
    else if (strcmp(reason->code, "first") == 0 || strcmp(reason->code, "first-turned") == 0)
        truth_of_first(t, reason);
    else if (strcmp(reason->code, "swap") == 0 || strcmp(reason->code, "swap-same") == 0)
        truth_of_swap(t, reason);
    else if (strcmp(reason->code, "swap-not") == 0)
        truth_of_fact(t, bd_round_node(t->round, reason->players[1]),
                      bd_round_node(t->round, reason->players[2]), reason->sentence);
    else if (strcmp(reason->code, "only-left") == 0)
        truth_of_only_left(t, reason);
    else if (strncmp(reason->code, "only-", 5) == 0)
        truth_of_only(t, reason);
    else if (strcmp(reason->code, "other-fact") == 0)
        cr_assert(!bd_round_is_legal(t->round, a, t->round->bye), "%s: %s", t->name, reason->sentence);
    else if (strncmp(reason->code, "other-", 6) == 0)
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_BYE, .a = a});
    else if (strstr(reason->code, "-taken") != NULL || strstr(reason->code, "-leaves") != NULL)
        truth_of_taken(t, reason);
    else if (strcmp(reason->code, "partner-first") == 0 || strcmp(reason->code, "partner-higher") == 0)
        truth_of_order(t, reason);
    else if (strncmp(reason->code, "partner-also", 12) == 0)
        truth_of_also(t, reason, u, v);
    else if (strncmp(reason->code, "partner-", 8) == 0)
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_PAIR, .a = a, .b = b});
    else if (strncmp(reason->code, "passed-", 7) == 0 && strcmp(reason->code, "passed-rest") != 0) {
        /* To float up is to meet the downfloater, who is named too. */
        const bool up = story->black != 0 && a > upper && truth_score(t, a) < truth_score(t, upper);
        truth_of_counterfactual(t, reason,
                                (wanted){.kind = up                  ? BD_DEMAND_PAIR
                                                 : story->black == 0 ? BD_DEMAND_BYE
                                                                     : BD_DEMAND_FLOAT_DOWN,
                                         .a = a,
                                         .b = up ? b : 0});
    } else if (strncmp(reason->code, "stay-", 5) == 0) {
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_NO_FLOAT, .a = a});
    } else if (strcmp(reason->code, "nearer-met") == 0 || strcmp(reason->code, "nearer-barred") == 0) {
        for (size_t i = 0; i < reason->player_count; i++)
            cr_assert(!bd_round_is_legal(t->round, upper, bd_round_node(t->round, reason->players[i])) ||
                          bd_round_met(t->round, upper, bd_round_node(t->round, reason->players[i])),
                      "%s: %s", t->name, reason->sentence);
    } else if (strncmp(reason->code, "nearer-", 7) == 0) {
        const int limit = truth_score(t, upper == u ? v : u) + 1;
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_NEARER, .a = a, .halves = limit});
    }
}

/* Whites minus blacks, the run at the end, and the games, counted on the card. */
typedef struct tally {
    int difference, run, games;
    bd_colour last;
} tally;

static inline tally truth_tally(const truth *t, int node)
{
    tally out = {0, 0, 0, BD_NO_COLOUR};
    const bd_card *card = t->round->players[node].card;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->kind != BD_GAME || entry->colour == BD_NO_COLOUR || entry->round >= t->round->number)
            continue;
        out.run = entry->colour == out.last ? out.run + 1 : 1;
        out.last = entry->colour;
        out.difference += entry->colour == BD_WHITE ? 1 : -1;
        out.games++;
    }
    return out;
}

static inline bd_colour truth_due(const tally *c)
{
    if (c->difference != 0) return c->difference < 0 ? BD_WHITE : BD_BLACK;
    return c->last == BD_NO_COLOUR ? BD_NO_COLOUR : c->last == BD_WHITE ? BD_BLACK : BD_WHITE;
}

static inline int truth_signed_run(const tally *c) { return c->last == truth_due(c) ? -c->run : c->run; }

/* The colour that the card has in a round; none without a game. */
static inline bd_colour truth_colour_in(const truth *t, int node, int number)
{
    const bd_card *card = t->round->players[node].card;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round == number && card->history[i].kind == BD_GAME)
            return card->history[i].colour;
    return BD_NO_COLOUR;
}

/* When the two last had different colours in one round, b had what a has now. */
static inline void truth_of_last_differed(const truth *t, const bd_reason *reason, int a, int b,
                                          bd_colour given)
{
    for (int number = t->round->number - 1; number > 0; number--) {
        const bd_colour x = truth_colour_in(t, a, number), y = truth_colour_in(t, b, number);
        if (x == BD_NO_COLOUR || y == BD_NO_COLOUR || x == y) continue;
        cr_assert_eq(y, given, "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert_fail("%s: %s", t->name, reason->sentence);
}

/* The colours of the club's season, which go by differences, last games and strength. */
static inline void truth_of_season_colours(const truth *t, const bd_reason *reason, const tally *white,
                                           const tally *black)
{
    const bool apart = t->round->number > 1 && white->last != black->last;
    const char *code = reason->code;
    if (strcmp(code, "colour-both-due") == 0) return;
    if (t->round->number > 1 && white->difference != black->difference) {
        cr_assert_str_eq(code, "colour-more-due", "%s: %s", t->name, reason->sentence);
        cr_assert_lt(white->difference, black->difference, "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert_str_eq(code, apart ? "colour-by-last-game" : "colour-stronger-black", "%s: %s", t->name,
                     reason->sentence);
    if (apart)
        cr_assert(white->last == BD_BLACK || black->last == BD_WHITE, "%s: %s", t->name, reason->sentence);
}

/* Both are due what a gets: the first of these in which they differ, and for a. */
static inline void truth_of_clash(const truth *t, const bd_reason *reason, int a, int b, const tally *x,
                                  const tally *y)
{
    const bool us = strcmp(t->round->rules->id, "uscf") == 0,
               schools = strcmp(t->round->rules->id, "sca") == 0;
    const int by_difference = abs(x->difference) - abs(y->difference);
    const int by_run = us ? 0 : truth_signed_run(x) - truth_signed_run(y);
    const int by_games = us ? 0 : y->games - x->games;
    const int by_score = us ? 0 : truth_score(t, a) - truth_score(t, b);
    const char *code = reason->code;
    if (us && strcmp(code, "colour-by-last-differed") == 0 && by_difference == 0) {
        truth_of_last_differed(t, reason, a, b, truth_due(x));
        return;
    }
    const bool tops = t->round->players[a].card->top != t->round->players[b].card->top;
    const char *want = by_difference != 0 ? "colour-by-difference"
                       : by_run != 0      ? "colour-by-run"
                       : by_games != 0    ? "colour-by-games"
                       : by_score != 0    ? "colour-by-score"
                       : !schools         ? "colour-by-rank"
                       : tops             ? "colour-by-top"
                                          : "colour-by-lot";
    cr_assert_str_eq(code, want, "%s: %s", t->name, reason->sentence);
    const int decides = by_difference != 0 ? by_difference
                        : by_run != 0      ? by_run
                        : by_games != 0    ? by_games
                        : by_score != 0    ? by_score
                        : !schools         ? b - a
                        : tops             ? t->round->players[a].card->top
                                           : 1;
    cr_assert_gt(decides, 0, "%s: %s", t->name, reason->sentence);
}

/* The colour that the player has now is that of so many games before it. */
static inline void truth_of_run(truth *t, const bd_reason *reason, const bd_explanation *story)
{
    const tally own = truth_tally(t, bd_round_node(t->round, reason->players[0]));
    char words[40];
    (void)snprintf(words, sizeof words, " %d times running.", own.run + 1);
    cr_assert_eq(own.last, story->white == reason->players[0] ? BD_WHITE : BD_BLACK, "%s: %s", t->name,
                 reason->sentence);
    cr_assert_geq(own.run, 2, "%s: %s", t->name, reason->sentence);
    cr_assert_not_null(strstr(reason->sentence, words), "%s: %s", t->name, reason->sentence);
}

/* a gets what a is due; FIDE's preferences are another matter (property/fide_oracle). */
static inline void truth_of_colours(truth *t, const bd_reason *reason, const bd_explanation *story)
{
    if (strcmp(reason->code, "colour-run") == 0) {
        truth_of_run(t, reason, story);
        return;
    }
    const int a = bd_round_node(t->round, reason->players[0]);
    const int b = bd_round_node(t->round, reason->players[1]);
    const tally x = truth_tally(t, a), y = truth_tally(t, b);
    const bool a_is_white = story->white == reason->players[0];
    const bd_colour given = a_is_white ? BD_WHITE : BD_BLACK;
    const char *code = reason->code;
    t->reasons++;
    if (bd_rulebook_has(t->round->rules, BD_HAS_BRACKETS)) return;
    if (bd_rulebook_has(t->round->rules, BD_HAS_SIT_OUTS)) {
        truth_of_season_colours(t, reason, a_is_white ? &x : &y, a_is_white ? &y : &x);
        return;
    }
    if (x.games + y.games == 0) {
        const bd_colour due = t->round->players[a].claim.due;
        cr_assert(due == BD_NO_COLOUR || due == given, "%s: %s", t->name, reason->sentence);
        if (strcmp(code, "colour-by-turns") == 0)
            cr_assert_eq(due, BD_NO_COLOUR, "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert_eq(truth_due(&x), given, "%s: %s", t->name, reason->sentence);
    if (strcmp(code, "colour-one-due") == 0) cr_assert_eq(y.games, 0, "%s: %s", t->name, reason->sentence);
    if (strcmp(code, "colour-both-due") == 0)
        cr_assert(truth_due(&y) != BD_NO_COLOUR && truth_due(&y) != given, "%s: %s", t->name,
                  reason->sentence);
    if (strncmp(code, "colour-by-", 10) != 0) return;
    cr_assert_eq(truth_due(&y), given, "%s: %s", t->name, reason->sentence);
    truth_of_clash(t, reason, a, b, &x, &y);
}

static inline void truth_of_story(truth *t, const bd_explanation *story)
{
    for (size_t i = 0; i < story->pairing.count; i++) truth_of_pairing(t, &story->pairing.items[i], story);
    for (size_t i = 0; i < story->colours.count; i++) truth_of_colours(t, &story->colours.items[i], story);
    cr_assert_gt(story->pairing.count, 0u);
    cr_assert_eq(story->colours.count > 0, story->black != 0);
}

/* ---- bounds ---- */

static inline bool truth_best_so_far(const truth *t, const one_draw *one, size_t stage)
{
    for (size_t k = 0; k < stage; k++)
        if (one->value[k] != t->all.best[k]) return false;
    return true;
}

/* Whether the pair may be used by the sentence: any legal one, or one of a draw that is best so far. */
static inline bool truth_is_open(const truth *t, const bd_bound *bound, size_t stage, int u, int v)
{
    if (!bd_round_is_legal(t->round, u, v)) return false;
    if (bound->all_legal) return true;
    for (size_t i = 0; i < t->all.count; i++)
        if (t->all.draws[i].mate[u] == v && truth_best_so_far(t, &t->all.draws[i], stage)) return true;
    return false;
}

static inline void truth_of_step(truth *t, const bd_bound *bound, const bd_bound_step *step, size_t stage)
{
    int where[ALL_NODES] = {0}; /* 0: elsewhere, -1: barrier, else the group */
    for (size_t i = 0; i < step->barrier.count; i++) where[step->barrier.nodes[i]] = -1;
    for (size_t g = 0; g < step->groups.odd_count; g++) {
        cr_assert_eq(step->groups.odd[g].count % 2, 1u, "%s: %s", t->name, bound->proof->id);
        for (size_t i = 0; i < step->groups.odd[g].count; i++) {
            cr_assert_eq(where[step->groups.odd[g].nodes[i]], 0);
            where[step->groups.odd[g].nodes[i]] = (int)g + 1;
        }
    }
    for (int u = 0; u < t->round->nodes; u++)
        for (int v = u + 1; v < t->round->nodes; v++) {
            if (where[u] == where[v] || where[u] < 0 || where[v] < 0 || !truth_is_open(t, bound, stage, u, v))
                continue;
            cr_assert_geq(t->all.cost[stage][u][v], step->cost, "%s: %s: a cheap board leaves its group",
                          t->name, bound->proof->id);
        }
    cr_assert_eq((int64_t)(step->groups.odd_count - step->barrier.count), 2 * step->boards, "%s: %s", t->name,
                 bound->proof->id);
}

static inline void truth_of_bound(truth *t, const bd_bound *bound, size_t stage)
{
    int64_t sum = 0;
    bool any = false;
    const bool wishes = t->all.best_draw->stages[stage].wishes > 0;
    t->bounds++;
    cr_assert_gt(bound->reasons.count, 0u, "%s: %s", t->name, bound->proof->id);
    cr_assert(wishes == (bound->kind == BD_BOUND_WISHES));
    for (size_t i = 0; i < t->all.count; i++) {
        if (!truth_best_so_far(t, &t->all.draws[i], stage)) continue;
        cr_assert_geq(t->all.draws[i].value[stage], t->all.best[stage], "%s: %s", t->name, bound->proof->id);
        any = any || t->all.draws[i].value[stage] == t->all.best[stage];
    }
    cr_assert(any);
    if (!wishes) cr_assert_eq(bound->proof->value, t->all.best[stage]);
    if (bound->kind == BD_BOUND_ZERO) cr_assert_eq(bound->proof->value, 0);
    if (bound->kind == BD_BOUND_ONE_BOARD) cr_assert_eq(bound->proof->value, -1);
    if (bound->kind != BD_BOUND_COUNT) return;
    t->counts++;
    for (size_t i = 0; i < bound->step_count; i++) {
        truth_of_step(t, bound, &bound->steps[i], stage);
        sum += bound->steps[i].boards * bound->steps[i].rise;
    }
    cr_assert_eq(sum, bound->proof->value, "%s: %s", t->name, bound->proof->id);
    cr_assert_eq(bound->reasons.count, bound->step_count);
}

/* All stories, brief or with everything. */
static inline void truth_of_stories(truth *t, bd_arena *arena, bool brief)
{
    const bd_solve_options how = {.prove_unique = true};
    const bd_draw *draw = &t->question->best.draw;
    bd_explainer explainer;
    bd_err err = {.status = BD_OK};
    cr_assert_eq(bd_explainer_new(arena, t->question, &how, 1000000, &explainer, &err), BD_OK);
    explainer.brief = brief;
    for (size_t i = 0; i < draw->board_count + (draw->bye != 0); i++) {
        bd_explanation story;
        cr_assert_eq(bd_explain_board(&explainer, i, &story, &err), BD_OK, "%s: %s", t->name, err.sentence);
        truth_of_story(t, &story);
        t->boards += !brief;
    }
}

/* Everything that can be said of the round; false when it is too large or has no draw. */
static inline bool truth_of_round(truth *t, bd_arena *arena, const bd_tournament *event, const char *rules,
                                  int number, const char *name)
{
    static bd_question question;
    const bd_solve_options how = {.prove_unique = true};
    bd_err err = {.status = BD_OK};
    const bd_status status =
        bd_question_open(arena, event, bd_rulebook_find(rules), number, NULL, &how, &question, &err);
    if (status == BD_BAD_INPUT) return false;
    cr_assert_eq(status, BD_OK, "%s: %s", name, err.sentence);
    if (question.best.certificate.mate == NULL || !all_list(&t->all, arena, &question.best, false))
        return false;
    t->question = &question;
    t->round = question.best.round;
    t->mate = question.best.certificate.mate;
    t->name = name;
    truth_of_stories(t, arena, true);
    truth_of_stories(t, arena, false);
    if (bd_rulebook_has(t->round->rules, BD_HAS_SIT_OUTS)) return true; /* the list has no draws with three */
    bd_bound *bounds = NULL;
    size_t count = 0;
    cr_assert_eq(bd_bounds_of(arena, &question, &bounds, &count, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(count, t->all.best_draw->stage_count);
    for (size_t k = 0; k < count; k++) truth_of_bound(t, &bounds[k], k);
    return true;
}

#endif
