/* Whether what is said of a small round is true, by the list of all its legal draws and by counting on the
 * cards; for tests. */
#ifndef TESTS_EXPLAIN_TRUTH_H
#define TESTS_EXPLAIN_TRUTH_H

#include "all_draws.h"
#include "explain/bounds.h"
#include "explain/phrase.h"
#include "explain/story.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct truth {
    all_draws all;
    const bd_question *question;
    const bd_round *round;
    const uint16_t *mate;
    const char *name;
    size_t reasons, worse, impossible, bounds, counts; /* checked */
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

/* The reason of a counterfactual: impossible, or with the phrase of the stage and the values that the list
 * gives. */
static inline void truth_of_counterfactual(truth *t, const bd_reason *reason, wanted w)
{
    size_t stage = 0;
    int64_t value = 0;
    const char *how = NULL;
    const bool any = all_first_difference(&t->all, truth_suits, &w, &stage, &value);
    if (strstr(reason->code, "-impossible") != NULL) {
        cr_assert(!any, "%s: %s", t->name, reason->sentence);
        t->impossible++;
        return;
    }
    cr_assert(any, "%s: %s", t->name, reason->sentence);
    if (strstr(reason->code, "-so") != NULL) {
        cr_assert_eq(stage, t->all.best_draw->stage_count, "%s: %s", t->name, reason->sentence);
        return;
    }
    cr_assert_null(strstr(reason->code, "-not-asked"), "%s: %s", t->name, reason->sentence);
    if (stage == t->all.best_draw->stage_count) {
        cr_assert_not_null(strstr(reason->code, "-later"), "%s: %s", t->name, reason->sentence);
        return;
    }
    const bool wishes = t->all.best_draw->stages[stage].wishes > 0;
    bd_stage_values values = {.best = wishes ? -t->all.best[stage] : t->all.best[stage],
                              .other = wishes ? -value : value,
                              .wishes = wishes};
    memcpy(values.stage, t->all.best_draw->stages[stage].id, sizeof values.stage);
    cr_assert_eq(bd_phrase_of(t->all.arena, t->round, &values, &how, NULL), BD_OK);
    cr_assert_not_null(strstr(reason->sentence, how), "%s: %s (the list says: %s)", t->name, reason->sentence,
                       how);
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

static inline void truth_of_need(truth *t, const bd_reason *reason, int node)
{
    int players = 0, leave_else = 0, down = 0;
    char words[64];
    for (int u = 0; u < t->round->cards; u++) {
        if (truth_score(t, u) != truth_score(t, node)) continue;
        const bool bye = t->mate[u] == t->round->bye;
        players++;
        down += !bye && truth_score(t, t->mate[u]) < truth_score(t, u);
        leave_else += bye || truth_score(t, t->mate[u]) > truth_score(t, u);
    }
    (void)snprintf(words, sizeof words, " %d player", players);
    cr_assert_gt(down, 0);
    cr_assert_not_null(strstr(reason->sentence, words), "%s: %s (%d players)", t->name, reason->sentence,
                       players);
    cr_assert_eq((players - leave_else) % 2 != 0, strcmp(reason->code, "need-down") != 0, "%s: %s", t->name,
                 reason->sentence);
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
    cr_assert_eq(position, strstr(reason->sentence, "float up") != NULL ? 0 : staying / 2 + ups, "%s: %s",
                 t->name, reason->sentence);
}

static inline void truth_of_pairing(truth *t, const bd_reason *reason, const bd_story *story)
{
    const int u = bd_round_node(t->round, story->white);
    const int v = story->black != 0 ? bd_round_node(t->round, story->black) : t->round->bye;
    const int a = reason->player_count > 0 ? bd_round_node(t->round, reason->players[0]) : -1;
    const int b = reason->player_count > 1 ? bd_round_node(t->round, reason->players[1]) : -1;
    const int upper = truth_score(t, u) > truth_score(t, v) ? u : v;
    t->reasons++;
    if (strcmp(reason->code, "natural") == 0)
        truth_of_natural(t, reason);
    else if (strncmp(reason->code, "need-", 5) == 0)
        truth_of_need(t, reason, upper);
    else if (strcmp(reason->code, "first") == 0)
        truth_of_first(t, reason);
    else if (strncmp(reason->code, "partner-", 8) == 0)
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_PAIR, .a = a, .b = b});
    else if (strncmp(reason->code, "passed-", 7) == 0 && strcmp(reason->code, "passed-rest") != 0) {
        const bool up = strstr(reason->sentence, "to float up") != NULL;
        const bool bye = strstr(reason->sentence, "to have the bye") != NULL;
        truth_of_counterfactual(t, reason,
                                (wanted){.kind = up    ? BD_DEMAND_FLOAT_UP
                                                 : bye ? BD_DEMAND_BYE
                                                       : BD_DEMAND_FLOAT_DOWN,
                                         .a = a});
    } else if (strncmp(reason->code, "stay-", 5) == 0) {
        truth_of_counterfactual(t, reason, (wanted){.kind = BD_DEMAND_NO_FLOAT, .a = a});
    } else if (strcmp(reason->code, "nearer-met") == 0) {
        for (size_t i = 0; i < reason->player_count; i++)
            cr_assert(!bd_round_is_legal(t->round, upper, bd_round_node(t->round, reason->players[i])),
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

/* The British rules only: a gets what a is due. */
static inline void truth_of_colours(truth *t, const bd_reason *reason, const bd_story *story)
{
    const int a = bd_round_node(t->round, reason->players[0]);
    const int b = bd_round_node(t->round, reason->players[1]);
    const tally x = truth_tally(t, a), y = truth_tally(t, b);
    const bd_colour given = story->white == reason->players[0] ? BD_WHITE : BD_BLACK;
    const char *code = reason->code;
    t->reasons++;
    if (t->round->rules->higher_has_white != NULL || x.games + y.games == 0) {
        const bd_colour due = t->round->players[a].claim.due;
        cr_assert(due == BD_NO_COLOUR || due == given || strcmp(code, "colour-by-rules") == 0 ||
                      bd_rulebook_has(t->round->rules, BD_HAS_BRACKETS),
                  "%s: %s", t->name, reason->sentence);
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
    const int by_difference = abs(x.difference) - abs(y.difference);
    const int by_run = truth_signed_run(&x) - truth_signed_run(&y);
    const int by_games = y.games - x.games;
    const char *want = by_difference != 0                       ? "colour-by-difference"
                       : by_run != 0                            ? "colour-by-run"
                       : by_games != 0                          ? "colour-by-games"
                       : truth_score(t, a) != truth_score(t, b) ? "colour-by-score"
                                                                : "colour-by-rank";
    cr_assert_str_eq(code, want, "%s: %s", t->name, reason->sentence);
    const int decides = by_difference != 0 ? by_difference
                        : by_run != 0      ? by_run
                        : by_games != 0    ? by_games
                                           : b - a;
    cr_assert_gt(decides, 0, "%s: %s", t->name, reason->sentence);
}

static inline void truth_of_story(truth *t, const bd_story *story)
{
    for (size_t i = 0; i < story->pairing.count; i++) truth_of_pairing(t, &story->pairing.items[i], story);
    for (size_t i = 0; i < story->colours.count; i++) truth_of_colours(t, &story->colours.items[i], story);
    cr_assert_gt(story->pairing.count, 0u);
    cr_assert_eq(story->colours.count, story->black != 0 ? 1u : 0u);
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
    bd_teller teller;
    cr_assert_eq(bd_teller_new(arena, &question, &how, 1000000, &teller, &err), BD_OK);
    for (size_t i = 0; i < question.best.draw.board_count + (question.best.draw.bye != 0); i++) {
        bd_story story;
        cr_assert_eq(bd_teller_tell(&teller, i, &story, &err), BD_OK, "%s: %s", name, err.sentence);
        truth_of_story(t, &story);
    }
    bd_bound *bounds = NULL;
    size_t count = 0;
    cr_assert_eq(bd_bounds_of(arena, &question, &bounds, &count, &err), BD_OK, "%s: %s", name, err.sentence);
    cr_assert_eq(count, t->all.best_draw->stage_count);
    for (size_t k = 0; k < count; k++) truth_of_bound(t, &bounds[k], k);
    return true;
}

#endif
