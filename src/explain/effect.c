/* Effects: what another draw comes to, found by looking at its boards one kind of fact after another. */
#include "explain/fact.h"

#include "base/assert.h"
#include "rulebook/criteria/criteria.h"

#include <string.h>

typedef struct effect {
    bd_arena *arena;
    const bd_best *best;
    const bd_round *round;
    const bd_answer *answer;
    const bd_stage *stage; /* that loses */
    const bd_criterion *criterion;
    bd_fact_subject subject;
    bool brief;
} effect;

static bd_cost effect_cost(const effect *e, int u, int v)
{
    return bd_fact_cost(e->best, (size_t)(e->stage - e->best->stages), u, v);
}

/* The clause of this kind, about p and q (ids). */
static bd_status effect_say(const effect *e, bd_effect_kind kind, const char *code, int p, int q,
                            const char *text, bd_effect *out, bd_err *err)
{
    bd_saying saying = bd_saying_new(e->arena, code);
    saying.brief = e->brief;
    out->kind = kind;
    out->p = p;
    out->q = q;
    bd_saying_put(&saying, e->round,
                  BD_PLACES(BD_PUT_PLAYER("p", p), BD_PUT_PLAYER("q", q), bd_place_text("fact", text),
                            bd_place_text("how", text)));
    return bd_saying_finish(&saying, &out->clause, err);
}

static int effect_id(const effect *e, int node) { return e->round->players[node].id; }

static bd_cost effect_cost_of_board(const effect *e, const bd_board *board)
{
    return effect_cost(e, bd_round_node(e->round, board->white), bd_round_node(e->round, board->black));
}

/* How a fact speaks of two whom the clause around it has named. */
static bd_fact_subject effect_they(const effect *e) { return e->brief ? BD_FACT_THEY_BRIEFLY : BD_FACT_THEY; }

static int effect_count_costly(const effect *e, const bd_board *boards)
{
    int costly = 0;
    for (size_t i = 0; i < e->answer->change_count; i++) costly += effect_cost_of_board(e, &boards[i]) > 0;
    return costly;
}

/* That two are due one colour, or have floated before, is no reason where as many boards are like that in the
 * best draw. */
static bool effect_facts_tell(const effect *e)
{
    return !bd_criterion_is(e->criterion, BD_IS_OF_COLOURS | BD_IS_OF_HALVES | BD_IS_OF_ALL_FLOATS) ||
           effect_count_costly(e, e->answer->comes) > effect_count_costly(e, e->answer->goes);
}

/* The two who were asked for cost something themselves. */
static bd_status effect_try_pair(const effect *e, bd_effect *out, bd_err *err)
{
    const bd_demand *demand = &e->answer->demand;
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    const int u = bd_round_node(e->round, demand->a);
    const int v = bd_round_node(e->round, demand->b);
    if (effect_cost(e, u, v) <= 0) return BD_OK;
    out->kind = BD_EFFECT_PAIR;
    return bd_fact_of_board(e->arena, e->round, e->stage->id, u, v, e->subject, &out->clause, err);
}

static bool effect_is_asked(const effect *e, const bd_board *board)
{
    const bd_demand *demand = &e->answer->demand;
    if (demand->kind != BD_DEMAND_PAIR) return false;
    return (board->white == demand->a && board->black == demand->b) ||
           (board->white == demand->b && board->black == demand->a);
}

/* A board that would come with them does. */
static bd_status effect_try_then(const effect *e, bd_effect *out, bd_err *err)
{
    for (size_t i = 0; i < e->answer->change_count; i++) {
        const bd_board *board = &e->answer->comes[i];
        const int u = bd_round_node(e->round, board->white);
        const int v = bd_round_node(e->round, board->black);
        const char *fact = NULL;
        if (effect_cost(e, u, v) <= 0 || effect_is_asked(e, board)) continue;
        BD_TRY(bd_fact_of_board(e->arena, e->round, e->stage->id, u, v, effect_they(e), &fact, err));
        if (fact == NULL) continue;
        return effect_say(e, BD_EFFECT_THEN, "effect-then", board->white, board->black, fact, out, err);
    }
    return BD_OK;
}

static bd_status effect_try_bye(const effect *e, bd_effect *out, bd_err *err)
{
    const char *fact = NULL;
    if (e->answer->bye_comes == 0) return BD_OK;
    const int u = bd_round_node(e->round, e->answer->bye_comes);
    if (effect_cost(e, u, e->round->bye) <= 0) return BD_OK;
    if (e->criterion == &bd_criterion_bye_half)
        BD_TRY(bd_say_places(e->arena, e->round, "fact-had-half-bye", NULL, 0, &fact, err));
    else
        BD_TRY(bd_fact_of_bye(e->arena, e->round, u, &fact, err));
    if (fact == NULL) return BD_OK;
    out->fact = fact;
    return effect_say(e, BD_EFFECT_BYE, "effect-bye", e->answer->bye_comes, 0, fact, out, err);
}

static bool effect_floats(const effect *e, const uint16_t *mate, int u, bool up)
{
    const int v = mate[u];
    if (v == e->round->bye) return false;
    const int own = e->round->players[u].score, theirs = e->round->players[v].score;
    return up ? theirs > own : theirs < own;
}

/* Whether the stage that loses asks for those who float this way in the order in which the rules look. */
static bool effect_is_order_of(const effect *e, bool up)
{
    return strstr(e->stage->id, up ? "upfloater" : "downfloater") != NULL;
}

/* One floater for another. */
static bd_status effect_try_floater(const effect *e, bool up, bd_effect *out, bd_err *err)
{
    int in = -1, gone = -1, changes = 0;
    for (int u = 0; u < e->round->cards; u++) {
        const bool before = effect_floats(e, e->best->certificate.mate, u, up);
        const bool now = effect_floats(e, e->answer->mate, u, up);
        if (now && !before) in = u;
        if (before && !now) gone = u;
        changes += now != before;
    }
    if (changes != 2 || in < 0 || gone < 0) return BD_OK;
    const bool asked = e->answer->demand.kind != BD_DEMAND_PAIR && effect_id(e, in) == e->answer->demand.a;
    if (asked && !effect_is_order_of(e, up)) return BD_OK; /* to say it again is no reason */
    if (asked)
        return effect_say(e, BD_EFFECT_FLOAT, "effect-float-order", effect_id(e, in), effect_id(e, gone), "",
                          out, err);
    return effect_say(e, BD_EFFECT_FLOAT, up ? "effect-float-up" : "effect-float-down", effect_id(e, in),
                      effect_id(e, gone), "", out, err);
}

static int effect_root(bd_cost square)
{
    int root = 0;
    while ((root + 1) * (root + 1) <= square) root++;
    return root;
}

/* The most that one of these boards costs, and which. */
static bd_cost effect_dearest(const effect *e, const bd_board *boards, size_t count, size_t *at)
{
    bd_cost most = 0;
    *at = 0;
    for (size_t i = 0; i < count; i++) {
        const bd_cost cost = effect_cost_of_board(e, &boards[i]);
        if (cost > most) *at = i;
        if (cost > most) most = cost;
    }
    return most;
}

/* Squares lose where somebody is further off than anybody now: in the whole draw, or of those whose board
 * changes. */
static bd_status effect_try_far(const effect *e, bd_effect *out, bd_err *err)
{
    const bd_answer *answer = e->answer;
    const bd_draw *draw = &e->best->draw;
    size_t at = 0, rest = 0;
    if (!bd_criterion_is(e->criterion, BD_IS_OF_SQUARES)) return BD_OK;
    const bd_cost all = effect_dearest(e, draw->boards, draw->board_count, &rest);
    const bd_cost here = effect_dearest(e, answer->goes, answer->change_count, &rest);
    const bd_cost far = effect_dearest(e, answer->comes, answer->change_count, &at);
    if (far <= here) return BD_OK;
    out->kind = BD_EFFECT_FAR;
    out->p = answer->comes[at].white;
    out->q = answer->comes[at].black;
    return bd_say_places(e->arena, e->round, far > all ? "effect-far" : "effect-further",
                         BD_PLACES(BD_PUT_PLAYER("p", out->p), BD_PUT_PLAYER("q", out->q),
                                   BD_PUT_NUMBER("far", effect_root(far)),
                                   BD_PUT_NUMBER("near", effect_root(far > all ? all : here))),
                         &out->clause, err);
}

static bd_status effect_try_float(const effect *e, bd_effect *out, bd_err *err)
{
    const bool both = bd_criterion_is(e->criterion, BD_IS_OF_FLOATERS);
    if (both || bd_criterion_is(e->criterion, BD_SEEKS_DOWNFLOATERS))
        BD_TRY(effect_try_floater(e, false, out, err));
    if (out->clause == NULL && (both || bd_criterion_is(e->criterion, BD_SEEKS_UPFLOATERS)))
        BD_TRY(effect_try_floater(e, true, out, err));
    return BD_OK;
}

/* The two whom they leave cannot meet. */
static bd_status effect_try_left_barred(const effect *e, int p, int q, bd_effect *out, bd_err *err)
{
    const char *fact = NULL;
    if (bd_round_is_legal(e->round, p, q)) return BD_OK;
    BD_TRY(bd_fact_of_bar(e->arena, e->round, p, q, effect_they(e), &fact, err));
    return effect_say(e, BD_EFFECT_LEFT, "effect-left", effect_id(e, p), effect_id(e, q), fact, out, err);
}

/* They can, but what is lost first then stands on their cards. */
static bd_status effect_try_left(const effect *e, int a, int b, int p, int q, bd_effect *out, bd_err *err)
{
    const char *fact = NULL;
    bool worse = false;
    const bd_turn swap = {.out = {bd_turn_edge(a, p), bd_turn_edge(b, q)},
                          .in = {bd_turn_edge(a, b), bd_turn_edge(p, q)},
                          .count = 2};
    const size_t k = bd_turn_judge(e->best, &swap, e->best->stage_count, &worse);
    if (!worse || &e->best->stages[k] >= e->stage) return BD_OK;
    if (bd_fact_cost(e->best, k, p, q) <= 0) return BD_OK;
    BD_TRY(bd_fact_of_board(e->arena, e->round, e->best->stages[k].id, p, q, effect_they(e), &fact, err));
    if (fact == NULL) return BD_OK;
    return effect_say(e, BD_EFFECT_LEFT, "effect-left", effect_id(e, p), effect_id(e, q), fact, out, err);
}

/* With the board of y and z changed too nothing would be lost up to the stage that loses, had its two not
 * met. */
static bd_status effect_try_three(const effect *e, int a, int b, int p, int q, int y, int z, bd_effect *out,
                                  bd_err *err)
{
    const char *fact = NULL;
    bool worse = true;
    const bool first = bd_round_is_legal(e->round, p, y);
    if (first == bd_round_is_legal(e->round, q, z)) return BD_OK;
    const bd_turn turned = {.out = {bd_turn_edge(a, p), bd_turn_edge(b, q), bd_turn_edge(y, z)},
                            .in = {bd_turn_edge(a, b), bd_turn_edge(p, y), bd_turn_edge(q, z)},
                            .count = 3};
    const size_t end = (size_t)(e->stage - e->best->stages) + 1;
    if (bd_turn_judge(e->best, &turned, end, &worse) < end && worse) return BD_OK;
    const int u = first ? q : p, v = first ? z : y;
    BD_TRY(bd_fact_of_bar(e->arena, e->round, u, v, effect_they(e), &fact, err));
    return effect_say(e, BD_EFFECT_BARRED, "effect-barred", effect_id(e, u), effect_id(e, v), fact, out, err);
}

/* The only one who leaves a's level downwards in the best draw, or who has the bye; -1: none, or several. */
static int effect_who_leaves(const effect *e, int a)
{
    const bd_round *round = e->round;
    const uint16_t *mate = e->best->certificate.mate;
    const int level = round->players[a].level;
    int one = -1;
    if (e->answer->demand.kind == BD_DEMAND_BYE) return round->bye >= 0 ? mate[round->bye] : -1;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        if (!effect_floats(e, mate, u, false)) continue;
        if (one >= 0) return -1;
        one = u;
    }
    return one;
}

/* Somebody else would leave: their opponent, and who leaves in the best draw, would be left. */
static bd_status effect_try_leaving(const effect *e, bd_effect *out, bd_err *err)
{
    const bd_demand *demand = &e->answer->demand;
    const uint16_t *mate = e->best->certificate.mate;
    if (demand->kind != BD_DEMAND_FLOAT_DOWN && demand->kind != BD_DEMAND_BYE) return BD_OK;
    const int a = bd_round_node(e->round, demand->a);
    const int p = mate[a], q = effect_who_leaves(e, a);
    if (q < 0 || p == e->round->bye || q == a || p == q) return BD_OK;
    if (e->round->players[p].level != e->round->players[q].level) return BD_OK;
    BD_TRY(effect_try_left_barred(e, p, q, out, err));
    if (out->clause != NULL || !bd_round_is_legal(e->round, a, mate[q])) return BD_OK;
    return effect_try_left(e, a, mate[q], p, q, out, err);
}

static bd_status effect_try_turns(const effect *e, bd_effect *out, bd_err *err)
{
    const bd_round *round = e->round;
    const bd_demand *demand = &e->answer->demand;
    const uint16_t *mate = e->best->certificate.mate;
    if (demand->kind != BD_DEMAND_PAIR) return effect_try_leaving(e, out, err);
    const int a = bd_round_node(round, demand->a), b = bd_round_node(round, demand->b);
    const int p = mate[a], q = mate[b];
    if (p == round->bye || q == round->bye) return BD_OK;
    BD_TRY(effect_try_left_barred(e, p, q, out, err));
    for (int y = 0; y < round->cards && out->clause == NULL; y++) {
        const int z = mate[y];
        if (z == round->bye || y == a || y == b || y == p || y == q) continue;
        BD_TRY(effect_try_three(e, a, b, p, q, y, z, out, err));
    }
    return out->clause != NULL ? BD_OK : effect_try_left(e, a, b, p, q, out, err);
}

bd_status bd_effect_of(bd_arena *arena, const bd_best *best, const bd_answer *answer, bd_fact_subject subject,
                       bool brief, bd_effect *out, bd_err *err)
{
    const bd_difference *difference = &answer->difference;
    BD_ASSERT(difference->standing == BD_WORSE && answer->mate != NULL);
    const size_t k = difference->stage_count - 1;
    const effect e = {.arena = arena,
                      .best = best,
                      .round = best->round,
                      .answer = answer,
                      .stage = &best->stages[k],
                      .criterion = difference->criterion,
                      .subject = subject,
                      .brief = brief};
    const char *how = NULL;
    *out = (bd_effect){.kind = BD_EFFECT_SUM};
    BD_TRY(bd_phrase_of(arena, best->round, &difference->stages[k], brief, &how, err));
    const bool halves = e.criterion != NULL && bd_criterion_is(e.criterion, BD_IS_OF_HALVES);
    const bool order = e.criterion != NULL && bd_criterion_is(e.criterion, BD_IS_ORDER);
    if (e.criterion != NULL && e.stage->wishes == 0 && !order) {
        const bool facts = effect_facts_tell(&e);
        if (facts && !halves) BD_TRY(effect_try_pair(&e, out, err));
        if (facts && out->clause == NULL) BD_TRY(effect_try_then(&e, out, err));
        if (out->clause == NULL) BD_TRY(effect_try_bye(&e, out, err));
        if (out->clause == NULL) BD_TRY(effect_try_float(&e, out, err));
        if (out->clause == NULL) BD_TRY(effect_try_far(&e, out, err));
    }
    if (out->clause == NULL && !order) BD_TRY(effect_try_turns(&e, out, err));
    if (out->clause == NULL && halves && effect_facts_tell(&e)) /* of the same half: little more than a sum */
        BD_TRY(effect_try_pair(&e, out, err));
    if (out->clause != NULL) return BD_OK;
    return effect_say(&e, BD_EFFECT_SUM, "effect-sum", 0, 0, how, out, err);
}
