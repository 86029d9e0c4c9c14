/* Oracle: brute force for rulebooks, from the descriptions alone. It reads cards, lists all draws of up to
 * ten players and throws away the worse ones, criterion by criterion; what a criterion counts is written in
 * each test. It shares no code with rulebook, model and solve. */
#ifndef TESTS_ORACLE_H
#define TESTS_ORACLE_H

#include <criterion/criterion.h>
#include <stdio.h>

#include "cards/card.h"
#include "paths.h"
#include "rulebook/rulebook.h"

enum { ORACLE_MEN = 10, ORACLE_DRAWS = 4725, ORACLE_VALUES = 120, ORACLE_ROUNDS = 16 };

/* A player as the oracle sees him. */
typedef struct man {
    const bd_card *card;
    int points; /* half points */
    int whites, blacks, run, games;
    char last, due;             /* 'W', 'B', 0 */
    char colour[ORACLE_ROUNDS]; /* of the games, by round */
    bool down_before, up_before;
    int downs, ups;
    bool bye_taken, bye_ahead, half_before, half_taken;
    int group; /* score level from the top */
    int spot;  /* in it */
} man;

typedef struct oracle_draw {
    int with[ORACLE_MEN]; /* opponent, -1: bye */
} oracle_draw;

typedef struct oracle {
    const bd_tournament *t;
    int round;
    int sit_outs;                             /* how many have no board, where that may be several */
    bool repeats;                             /* players may meet again */
    bool (*before)(const man *, const man *); /* the order of the players */
    bool (*same_group)(const man *, const man *);
    bool (*attends)(const struct oracle *, const bd_card *); /* NULL: everybody who has joined */
    bool defaults_are_byes; /* a lost default counts as one, like a won one */
    void (*seat_filler)(struct oracle *,
                        const man *); /* where the filler stands; NULL: fillers are players */
    man men[ORACLE_MEN];
    int count, groups;
    oracle_draw draws[ORACLE_DRAWS];
    int draw_count;
    char names[ORACLE_VALUES][BD_STAGE_ID_SIZE];
    long long values[ORACLE_VALUES];
    int value_count;
} oracle;

typedef long long oracle_value(const oracle *o, const oracle_draw *d, int which);

static inline int oracle_points_of(const bd_entry *e)
{
    switch (e->kind) {
    case BD_BYE_PAIRING:
    case BD_BYE_FULL: return 2;
    case BD_BYE_HALF: return 1;
    case BD_BYE_ZERO: return 0;
    default: return e->halves;
    }
}

static inline int oracle_points_before(const bd_card *card, int round)
{
    int sum = 0;
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round) sum += oracle_points_of(&card->history[i]);
    return sum;
}

static inline const bd_card *oracle_card(const bd_tournament *t, int id)
{
    for (size_t i = 0; i < t->card_count; i++)
        if (t->cards[i].id == id) return &t->cards[i];
    return NULL;
}

static inline void oracle_read_entry(const oracle *o, man *m, const bd_entry *e)
{
    if (e->kind == BD_GAME) {
        const char colour = e->colour == BD_WHITE ? 'W' : 'B';
        m->run = colour == m->last ? m->run + 1 : 1;
        m->last = colour;
        m->colour[e->round] = colour;
        m->games++;
        if (colour == 'W') m->whites++;
        if (colour == 'B') m->blacks++;
    }
    if (e->kind == BD_BYE_PAIRING || e->kind == BD_BYE_FULL || (e->kind == BD_FORFEIT && e->halves == 2))
        m->bye_taken = true;
    if (e->kind == BD_FORFEIT && o->defaults_are_byes) m->bye_taken = true;
    if (e->kind == BD_BYE_HALF) m->half_taken = true;
    if (e->kind == BD_BYE_HALF && e->round == o->round - 1) m->half_before = true;
    if (e->kind != BD_GAME && e->kind != BD_FORFEIT) return;
    const bd_card *other = oracle_card(o->t, e->opponent);
    if (other == NULL || ((other->filler || m->card->filler) && o->seat_filler != NULL)) return;
    const int mine = oracle_points_before(m->card, e->round);
    const int his = oracle_points_before(other, e->round);
    m->downs += mine > his;
    m->ups += mine < his;
    if (e->round == o->round - 1) {
        m->down_before = mine > his;
        m->up_before = mine < his;
    }
}

static inline void oracle_read_card(const oracle *o, man *m, const bd_card *card)
{
    *m = (man){.card = card, .points = oracle_points_before(card, o->round)};
    for (size_t i = 0; i < card->history_count; i++) oracle_read_entry(o, m, &card->history[i]);
    m->bye_ahead = card->bye_count > 0;
    if (m->games == 0) return;
    if (m->whites != m->blacks)
        m->due = m->whites < m->blacks ? 'W' : 'B';
    else
        m->due = m->last == 'B' ? 'W' : 'B';
}

static inline bool oracle_same_points(const man *a, const man *b) { return a->points == b->points; }

/* The players of the round, in order and in groups. */
static inline void oracle_read(oracle *o)
{
    man filler = {.card = NULL};
    for (size_t i = 0; i < o->t->card_count; i++) {
        if (o->t->cards[i].joined > o->round) continue;
        if (o->attends != NULL && !o->attends(o, &o->t->cards[i])) continue;
        man m;
        oracle_read_card(o, &m, &o->t->cards[i]);
        if (m.card->filler && o->seat_filler != NULL) {
            if (filler.card == NULL || m.card->history_count < filler.card->history_count) filler = m;
            continue;
        }
        int at = o->count++;
        for (; at > 0 && o->before(&m, &o->men[at - 1]); at--) o->men[at] = o->men[at - 1];
        o->men[at] = m;
    }
    if (o->count % 2 != 0 && filler.card != NULL) o->seat_filler(o, &filler);
    for (int i = 0; i < o->count; i++) {
        const bool first = i == 0 || !o->same_group(&o->men[i], &o->men[i - 1]);
        if (first) o->groups++;
        o->men[i].group = o->groups - 1;
        o->men[i].spot = first ? 0 : o->men[i - 1].spot + 1;
    }
}

static inline bool oracle_listed(const bd_pair_rule *rules, size_t count, int a, int b)
{
    for (size_t i = 0; i < count; i++)
        if ((rules[i].a == a && rules[i].b == b) || (rules[i].a == b && rules[i].b == a)) return true;
    return false;
}

static inline int oracle_entries(const oracle *o, int i, int k, bd_entry_kind kind)
{
    const bd_card *card = o->men[i].card;
    int found = 0;
    for (size_t e = 0; e < card->history_count; e++)
        found += card->history[e].kind == kind && card->history[e].opponent == o->men[k].card->id;
    return found;
}

static inline bool oracle_may_play(const oracle *o, int i, int k)
{
    if (!o->repeats && oracle_entries(o, i, k, BD_GAME) > 0) return false;
    return !oracle_listed(o->t->forbid, o->t->forbid_count, o->men[i].card->id, o->men[k].card->id);
}

static inline void oracle_list(oracle *o, oracle_draw *d, unsigned paired, bool bye_given)
{
    int i = 0;
    while (i < o->count && (paired >> i & 1) != 0) i++;
    if (i == o->count) {
        o->draws[o->draw_count++] = *d;
        return;
    }
    for (int k = i + 1; k < o->count; k++) {
        if ((paired >> k & 1) != 0 || !oracle_may_play(o, i, k)) continue;
        d->with[i] = k;
        d->with[k] = i;
        oracle_list(o, d, paired | 1U << i | 1U << k, bye_given);
    }
    if (o->count % 2 != 0 && !bye_given && !o->men[i].card->filler) {
        d->with[i] = -1;
        oracle_list(o, d, paired | 1U << i, true);
    }
}

static inline bool is_bye(const oracle_draw *d, int i) { return d->with[i] < 0; }
static inline bool is_down(const oracle *o, const oracle_draw *d, int i)
{
    return !is_bye(d, i) && o->men[d->with[i]].group > o->men[i].group;
}
static inline bool is_up(const oracle *o, const oracle_draw *d, int i)
{
    return !is_bye(d, i) && o->men[d->with[i]].group < o->men[i].group;
}
static inline bool is_leaver(const oracle *o, const oracle_draw *d, int i)
{
    return is_bye(d, i) || is_down(o, d, i) || is_up(o, d, i);
}

static inline bool same_word(const char *a, const char *b)
{
    return a != NULL && b != NULL && strcmp(a, b) == 0;
}

/* Only the draws with the least value stay. */
static inline void oracle_keep(oracle *o, const char *name, oracle_value *value_of, int which)
{
    long long best = 0;
    for (int i = 0; i < o->draw_count; i++) {
        const long long value = value_of(o, &o->draws[i], which);
        if (i == 0 || value < best) best = value;
    }
    int kept = 0;
    for (int i = 0; i < o->draw_count; i++)
        if (value_of(o, &o->draws[i], which) == best) o->draws[kept++] = o->draws[i];
    o->draw_count = kept;
    (void)snprintf(o->names[o->value_count], sizeof o->names[0], "%s", name);
    o->values[o->value_count++] = best;
}

/* The same for each group, "name:1" for the top one. */
static inline void oracle_keep_group(oracle *o, const char *name, oracle_value *value_of, int group)
{
    char full[BD_STAGE_ID_SIZE];
    (void)snprintf(full, sizeof full, "%s:%d", name, group + 1);
    oracle_keep(o, full, value_of, group);
}

static inline long long oracle_downs(const oracle *o, const oracle_draw *d, int group)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) sum += o->men[i].group == group && is_down(o, d, i);
    return sum;
}

static inline long long oracle_drops(const oracle *o, const oracle_draw *d, int group)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++)
        if (o->men[i].group == group && is_down(o, d, i)) sum += o->men[i].points - o->men[d->with[i]].points;
    return sum;
}

static inline long long oracle_ups(const oracle *o, const oracle_draw *d, int group)
{
    long long sum = 0;
    for (int i = 0; i < o->count; i++) sum -= o->men[i].group == group && is_up(o, d, i);
    return sum;
}

static inline void oracle_keep_score(oracle *o)
{
    for (int g = 0; g < o->groups; g++) {
        oracle_keep_group(o, "score.down", oracle_downs, g);
        oracle_keep_group(o, "score.diff", oracle_drops, g);
    }
    for (int g = 0; g < o->groups; g++) oracle_keep_group(o, "score.up", oracle_ups, g);
}

/* Who has not yet an opponent, in the given order, takes the first one (in the same order) that any draw left
 * gives him. */
static inline void oracle_keep_order(oracle *o, const int *order)
{
    int rank[ORACLE_MEN + 1];
    for (int k = 0; k < o->count; k++) rank[order[k]] = k;
    for (int k = 0; k < o->count; k++) {
        const int i = order[k];
        int best = o->count + 1;
        for (int j = 0; j < o->draw_count; j++) {
            const int with = is_bye(&o->draws[j], i) ? o->count : rank[o->draws[j].with[i]];
            if (with < best) best = with;
        }
        int kept = 0;
        for (int j = 0; j < o->draw_count; j++)
            if ((is_bye(&o->draws[j], i) ? o->count : rank[o->draws[j].with[i]]) == best)
                o->draws[kept++] = o->draws[j];
        o->draw_count = kept;
    }
}

/* ---- side by side with the rulebook and an exact solver ---- */

/* What the oracle knows is counted, unless the event does not ask for it: then it costs nothing. */
static inline void oracle_compare(const oracle *o, const bd_round *round, const paths *solved,
                                  const bd_counts *counts, unsigned long long seed)
{
    for (int i = 0; i < o->value_count; i++) {
        for (int s = 0; s < solved->stage_count; s++)
            if (strcmp(solved->stages[s].id, o->names[i]) == 0)
                cr_assert_eq(solved->stages[s].value, o->values[i], "seed %llu: %s is %lld, not %lld", seed,
                             o->names[i], (long long)solved->stages[s].value, o->values[i]);
        const int64_t *count = bd_counts_find(counts, o->names[i]);
        if (count == NULL) {
            cr_assert_eq(o->values[i], 0, "seed %llu: %s is not counted", seed, o->names[i]);
            continue;
        }
        cr_assert_eq(*count, o->values[i], "seed %llu: %s is counted %lld, not %lld", seed, o->names[i],
                     (long long)*count, o->values[i]);
    }
    cr_assert_eq(round->cards, o->count);
    for (int i = 0; i < o->count; i++) {
        cr_assert_eq(round->players[i].id, o->men[i].card->id, "seed %llu: place %d", seed, i);
        if (is_bye(&o->draws[0], i) && o->sit_outs > 1) { /* together with another one, or by the bye */
            cr_assert(solved->mate[i] == round->bye || is_bye(&o->draws[0], solved->mate[i]),
                      "seed %llu: card %d plays", seed, o->men[i].card->id);
            continue;
        }
        const int with = is_bye(&o->draws[0], i) ? round->bye : o->draws[0].with[i];
        cr_assert_eq(solved->mate[i], with, "seed %llu: card %d", seed, o->men[i].card->id);
    }
}

/* Every stage that the chain asks for is one the oracle knows, or one of those that settle and prune. */
static inline bool oracle_knows(const oracle *o, const char *stage)
{
    for (int i = 0; i < o->value_count; i++)
        if (strcmp(o->names[i], stage) == 0) return true;
    return false;
}

#endif
