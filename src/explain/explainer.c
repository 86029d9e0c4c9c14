#include "explain/explainer.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "os/process.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/options/draw_options.h"
#include "rulebook/round/legal.h"
#include "rulebook/stages/natural.h"

#include <stdio.h>
#include <string.h>

bool bd_goes_by_halves(const bd_round *round) { return bd_round_paired_by(round)->ideal == NULL; }

bool bd_goes_by_brackets(const bd_round *round) { return bd_rulebook_has(round->rules, BD_HAS_BRACKETS); }

static bool seating_has_bye(const bd_seating *seating, int node)
{
    return seating->mate[node] == seating->round->bye;
}

/* The difference in score on the node's board; the bye has none, nor has a board inside a level. */
static int seating_drop(const bd_seating *seating, int node)
{
    if (seating_has_bye(seating, node)) return 0;
    const bd_player *own = &seating->round->players[node];
    const bd_player *other = &seating->round->players[seating->mate[node]];
    return own->level == other->level ? 0 : own->score - other->score;
}

bool bd_seating_leaves_down(const bd_seating *seating, int node) { return seating_drop(seating, node) > 0; }
bool bd_seating_leaves_up(const bd_seating *seating, int node) { return seating_drop(seating, node) < 0; }

static void seating_count_level(bd_seating *s, int l)
{
    const int *start = s->round->level_start;
    for (int u = start[l]; u < start[l + 1]; u++) {
        s->downs[l] += bd_seating_leaves_down(s, u);
        s->ups[l] += bd_seating_leaves_up(s, u);
        s->byes[l] += seating_has_bye(s, u);
    }
    s->staying[l] = start[l + 1] - start[l] - s->downs[l] - s->ups[l] - s->byes[l];
    s->line[l] = s->staying[l] / 2 + s->ups[l];
}

static bool seating_has_seat(const bd_seating *s, int u)
{
    if (bd_goes_by_brackets(s->round)) return !bd_seating_leaves_up(s, u);
    return seating_drop(s, u) == 0 && !seating_has_bye(s, u);
}

static void seating_pair_off(bd_seating *s, int u, int v)
{
    s->ideal[u] = v;
    s->ideal[v] = u;
}

/* Whether u is paired within the bracket of a level: where the rules take upfloaters into it, these too, with
 * those whom they meet. */
static bool seating_is_paired_in(const bd_seating *s, int u, int l)
{
    const bd_player *players = s->round->players;
    if (seating_has_bye(s, u)) return false;
    const int own = players[u].level, other = players[s->mate[u]].level;
    if (bd_rulebook_has(s->round->rules, BD_HAS_UPFLOATERS)) return (own < other ? own : other) == l;
    return own == l && other == l;
}

/* By the rules' own order. */
static bd_status seating_seat_by_rules(bd_seating *s, bd_arena *arena, int l, int *seats, bd_err *err)
{
    const int *start = s->round->level_start;
    int count = 0;
    for (int u = start[l]; u < s->round->cards; u++)
        if (seating_is_paired_in(s, u, l)) seats[count++] = u;
    BD_ASSERT(count % 2 == 0);
    BD_TRY(bd_round_paired_by(s->round)->ideal(s->round, arena, seats, count, err));
    for (int i = 0; i < count; i += 2) seating_pair_off(s, seats[i], seats[i + 1]);
    return BD_OK;
}

static void seating_seat_level(bd_seating *s, int l, int *seats)
{
    const int *start = s->round->level_start;
    const int half = s->staying[l] / 2;
    int count = 0;
    for (int u = start[l]; u < start[l + 1]; u++)
        if (seating_has_seat(s, u)) seats[count++] = u;
    for (int i = 0; i < half; i++) {
        seating_pair_off(s, seats[i], seats[i + half]);
        s->number[seats[i]] = s->number[seats[i + half]] = i + 1;
    }
}

static bd_status seating_new(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_seating *out,
                             bd_err *err)
{
    int *counts, *seats;
    const int levels = round->levels;
    *out = (bd_seating){.round = round, .mate = mate};
    BD_NEW(counts, arena, 5 * levels, err);
    BD_NEW(seats, arena, round->cards, err);
    BD_NEW(out->ideal, arena, round->cards, err);
    BD_NEW(out->number, arena, round->cards, err);
    out->downs = counts;
    out->ups = counts + levels;
    out->byes = counts + 2 * levels;
    out->staying = counts + 3 * levels;
    out->line = counts + 4 * levels;
    for (int u = 0; u < round->cards; u++) out->ideal[u] = -1;
    for (int l = 0; l < levels; l++) {
        seating_count_level(out, l);
        if (bd_round_paired_by(round)->ideal == NULL)
            seating_seat_level(out, l, seats);
        else
            BD_TRY(seating_seat_by_rules(out, arena, l, seats, err));
    }
    return BD_OK;
}

int bd_seating_place_down(const bd_seating *seating, int node)
{
    return bd_node_place_down(seating->round, node, seating->line[seating->round->players[node].level]);
}

int bd_seating_place_up(const bd_seating *seating, int node)
{
    return bd_node_place_up(seating->round, node, seating->line[seating->round->players[node].level]);
}

int bd_seating_place_bye(const bd_seating *seating, int node)
{
    return bd_node_place_bye(seating->round, node, seating->line[seating->round->players[node].level]);
}

/* The CPU time since the explainer began. */
static double explainer_seconds(const bd_explainer *ex)
{
    return (double)(bd_os_thread_nanoseconds() - ex->began) / 1e9;
}

/* After so many words, in one sentence or in more, no other fact is begun; more players than so many are not
 * listed. */
enum {
    LEAST_ASKS = 12,
    ENOUGH_IN_ONE = 19,
    ENOUGH_IN_MORE = 13,
    BRIEF_LIST = 2,
    WORDS_A_BOARD = 22,
    WORDS_OF_ONE = 40
};

/* What the rules seek: ideal opponents, the floaters nearest to a place. */
static bd_status explainer_look_at_rules(bd_explainer *ex, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_criterion *const *criteria;
    size_t count;
    unsigned flags = 0;
    if (bd_goes_by_brackets(round)) {
        ex->seeks_ideal = true;
        ex->seeks_floaters = bd_goes_by_halves(round);
        return BD_OK;
    }
    BD_TRY(bd_round_criteria(round, ex->arena, &criteria, &count, err));
    for (size_t i = 0; i < count; i++) {
        if (!bd_criterion_applies(criteria[i], round)) continue;
        flags |= criteria[i]->flags;
        ex->ends_in_lot = criteria[i] == &bd_criterion_lot;
    }
    ex->minds_floats = (flags & BD_IS_OF_FLOATS) != 0;
    ex->seeks_grades = (flags & BD_IS_OF_GRADES) != 0;
    ex->seeks_ideal = (flags & BD_SEEKS_IDEAL) != 0;
    ex->seeks_floaters = (flags & BD_SEEKS_DOWNFLOATERS) != 0 && (flags & BD_SEEKS_UPFLOATERS) != 0;
    return BD_OK;
}

bd_status bd_explainer_new(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                           long cards_budget, bd_explainer *out, bd_err *err)
{
    const bd_round *round = question->best.round;
    BD_ASSERT(question->best.certificate.mate != NULL && round->cards > 0);
    const long asks = cards_budget / round->cards;
    *out = (bd_explainer){.arena = arena,
                          .question = question,
                          .round = round,
                          .how = how,
                          .asks = asks > LEAST_ASKS ? asks : LEAST_ASKS};
    out->asks_left = out->asks;
    out->solves = true;
    out->began = bd_os_thread_nanoseconds();
    out->seconds = out->seconds_until = how->limits.cpu_seconds;
    BD_TRY(seating_new(arena, round, question->best.certificate.mate, &out->seating, err));
    BD_NEW(out->swap_board, arena, round->cards, err);
    BD_TRY(bd_falls_of(arena, &question->best, &out->falls, err));
    BD_TRY(bd_numbers_new(arena, round, &out->numbers, err));
    return explainer_look_at_rules(out, err);
}

bd_saying bd_explainer_saying(const bd_explainer *ex, const char *code, const bd_place *places, size_t count)
{
    bd_saying saying = bd_saying_new(ex->arena, code);
    saying.brief = ex->brief;
    bd_saying_put(&saying, ex->round, places, count);
    return saying;
}

bd_status bd_explainer_add(bd_explainer *ex, bd_saying *saying, const char *article, const int *nodes,
                           size_t count, bd_err *err)
{
    int *ids = NULL;
    BD_TRY(bd_node_ids(ex->arena, ex->round, nodes, count, &ids, err));
    return bd_reasons_add(&ex->now->pairing, saying, article, ids, count, err);
}

bd_status bd_explainer_say(bd_explainer *ex, const char *code, const char *article, const int *nodes,
                           size_t node_count, const bd_place *places, size_t count, bd_err *err)
{
    bd_saying saying = bd_explainer_saying(ex, code, places, count);
    return bd_explainer_add(ex, &saying, article, nodes, node_count, err);
}

static int explainer_words_of(const bd_reasons *reasons)
{
    int words = 0;
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_template *row = bd_template_find(reasons->items[i].code);
        words += row != NULL ? bd_template_words(row) : 0;
    }
    return words;
}

static int explainer_words(const bd_explanation *explanation)
{
    return explainer_words_of(&explanation->pairing) + explainer_words_of(&explanation->colours);
}

bool bd_explainer_has_said_enough(const bd_explainer *ex)
{
    const bd_reasons *told = &ex->now->pairing;
    return ex->brief && explainer_words_of(told) >= (told->count > 1 ? ENOUGH_IN_MORE : ENOUGH_IN_ONE);
}

static bool explainer_is_again(const bd_reason *reason)
{
    return strncmp(reason->code, "again-", sizeof "again-" - 1) == 0;
}

/* The last fact goes; that a float or a bye comes again stays. */
static void explainer_drop_last(bd_reasons *reasons)
{
    size_t at = reasons->count;
    while (at > 0 && explainer_is_again(&reasons->items[at - 1])) at--;
    BD_ASSERT(at > 1);
    memmove(&reasons->items[at - 1], &reasons->items[at], (reasons->count - at) * sizeof *reasons->items);
    reasons->count--;
}

static size_t explainer_count_facts(const bd_reasons *reasons)
{
    size_t facts = 0;
    for (size_t i = 0; i < reasons->count; i++) facts += !explainer_is_again(&reasons->items[i]);
    return facts;
}

void bd_explanations_shorten(bd_explanation *explanations, size_t count)
{
    int words = 0;
    for (size_t i = 0; i < count; i++) {
        bd_explanation *one = &explanations[i];
        while (one->black != 0 && explainer_words(one) > WORDS_OF_ONE &&
               explainer_count_facts(&one->pairing) > 1)
            explainer_drop_last(&one->pairing);
        words += explainer_words(one);
    }
    while (words > WORDS_A_BOARD * (int)count) {
        bd_explanation *most = NULL;
        size_t least = 1;
        for (size_t i = count; i-- > 0;) {
            const size_t facts = explainer_count_facts(&explanations[i].pairing);
            if (facts <= least || explanations[i].black == 0) continue;
            most = &explanations[i];
            least = facts;
        }
        if (most == NULL) return;
        words -= explainer_words(most);
        explainer_drop_last(&most->pairing);
        words += explainer_words(most);
    }
}

bd_place bd_explainer_list(const bd_explainer *ex, const char *place, const int *nodes, size_t count,
                           const char *all)
{
    if (!ex->brief || count <= BRIEF_LIST) return bd_place_nodes(place, nodes, count);
    bd_text text = bd_text_new(ex->arena);
    bd_text_add(&text, BD_SAY(EXPLAIN_OTHERS), count);
    if (all == NULL) (void)bd_text_finish(&text, &all, NULL);
    return bd_place_text(place, all);
}

static const char *explainer_ending(bd_answer_kind kind)
{
    switch (kind) {
    case BD_ANSWER_IMPOSSIBLE: return "impossible";
    case BD_ANSWER_WORSE: return "worse";
    case BD_ANSWER_LATER: return "later";
    case BD_ANSWER_IS_SO: return "so";
    case BD_ANSWER_UNFINISHABLE:
    case BD_ANSWER_LOT:
    case BD_ANSWER_OPEN: break;
    }
    return "not-asked";
}

/* Needs a solve: not met already, and not impossible for a reason that stands on the cards. */
static bd_status explainer_take_an_ask(bd_explainer *ex, const bd_demand *demand, bool *granted, bd_err *err)
{
    bd_reasons reasons = {0};
    bool met = false;
    BD_TRY(bd_demand_judge(ex->arena, ex->round, demand, &reasons, err));
    *granted = reasons.count > 0;
    if (*granted) return BD_OK;
    BD_TRY(bd_demand_is_met(ex->arena, ex->round, demand, ex->seating.mate, &met, err));
    const bool in_time = ex->seconds <= 0 || explainer_seconds(ex) < ex->seconds_until;
    *granted = met || (ex->solves && in_time && ex->asks_left > ex->asks_kept);
    if (!met && *granted) ex->asks_left--;
    return BD_OK;
}

/* Why no draw has it: the whole proof, or briefly what would come of it. */
static bd_status explainer_say_impossible(const bd_explainer *ex, const bd_reasons *reasons, const char **out,
                                          bd_err *err)
{
    const bd_reason *last = &reasons->items[reasons->count - 1];
    BD_ASSERT(reasons->count > 0);
    const bool below = strcmp(last->code, "nobody-below") == 0;
    const bool nobody = strcmp(last->code, "nobody-left") == 0;
    if (!ex->brief || (reasons->count == 1 && !below)) return bd_reasons_join(ex->arena, reasons, out, err);
    bd_place group = bd_explainer_list(ex, "group", last->players, last->player_count, NULL);
    if (group.kind == BD_PLACE_NODES) group.kind = BD_PLACE_PLAYERS;
    bd_saying saying = bd_explainer_saying(ex,
                                           below    ? "then-nobody-below"
                                           : nobody ? "then-nobody"
                                                    : "then-no-draw",
                                           &group, 1);
    return bd_saying_finish(&saying, out, err);
}

/* Adds a reason: its code is that of its kind, and how it ends. */
static bd_status explainer_add_ended(bd_explainer *ex, bd_saying *saying, const char *end,
                                     const char *article, const int *ids, size_t count, bd_reasons *reasons,
                                     bd_err *err)
{
    char code[64];
    (void)snprintf(code, sizeof code, "%s-%s", saying->code, end);
    saying->code = bd_arena_copy_text(ex->arena, code);
    if (saying->code == NULL) BD_FAIL_MEMORY(err);
    return bd_reasons_add(reasons, saying, article, ids, count, err);
}

static bd_status explainer_add_plain(bd_explainer *ex, const bd_demand *demand, bd_saying *saying,
                                     const char *end, const char *article, bd_reasons *reasons, bd_err *err)
{
    const int ids[] = {demand->a, demand->b};
    return explainer_add_ended(ex, saying, end, article, ids, demand->kind == BD_DEMAND_PAIR ? 2 : 1, reasons,
                               err);
}

static bd_status explainer_add_fact(bd_explainer *ex, const bd_demand *demand, bd_saying *saying,
                                    const char *fact, const char *article, bd_reasons *reasons, bd_err *err)
{
    ex->clause = fact;
    bd_saying_text(saying, "fact", fact);
    return explainer_add_plain(ex, demand, saying, "fact", article, reasons, err);
}

/* Whether the board of the two costs something at stage k that the best draw does not have to pay, or not
 * for them. */
static bool explainer_costs_more(const bd_explainer *ex, size_t k, int u, int v)
{
    const bd_best *best = &ex->question->best;
    const uint16_t *mate = ex->seating.mate;
    if (bd_fact_cost(best, k, u, v) <= 0) return false;
    return best->certificate.stages[k].value == 0 ||
           (bd_fact_cost(best, k, u, mate[u]) <= 0 && bd_fact_cost(best, k, v, mate[v]) <= 0);
}

bd_status bd_explainer_find_fact(bd_explainer *ex, int u, int v, bd_fact_subject subject,
                                 bd_explainer_fact *out, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_best *best = &ex->question->best;
    *out = (bd_explainer_fact){.clause = NULL};
    if (!bd_round_is_legal(round, u, v)) {
        out->article = bd_round_bar(round, u, v) == BD_BAR_MET ? round->rules->articles.met : NULL;
        return bd_fact_of_bar(ex->arena, round, u, v, subject, &out->clause, err);
    }
    if (ex->seating.mate[u] == v) return BD_OK;
    const size_t k = bd_falls_at(&ex->falls, u, v);
    if (k >= best->stage_count || !explainer_costs_more(ex, k, u, v)) return BD_OK;
    const bd_criterion *criterion = bd_difference_criterion(round, best->stages[k].id);
    if (criterion == NULL || bd_criterion_is(criterion, BD_IS_ORDER)) return BD_OK;
    out->article = bd_criterion_article(round->rules, criterion);
    out->stage = best->stages[k].id;
    return bd_fact_of_board(ex->arena, round, out->stage, u, v, subject, &out->clause, err);
}

/* Two who may not be paired at all, or whose board the proof takes away because of what stands on their
 * cards. */
static bd_status explainer_try_cards(bd_explainer *ex, const bd_demand *demand, bd_saying *saying,
                                     bd_reasons *reasons, bool *told, bd_err *err)
{
    const int u = bd_round_node(ex->round, demand->a), v = bd_round_node(ex->round, demand->b);
    bd_explainer_fact fact;
    BD_TRY(bd_explainer_find_fact(ex, u, v, ex->subject, &fact, err));
    *told = fact.clause != NULL;
    if (!*told) return BD_OK;
    ex->is_sum = false;
    BD_TRY(explainer_add_fact(ex, demand, saying, fact.clause, fact.article, reasons, err));
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = fact.stage;
    reason->at_latest = fact.stage != NULL;
    return BD_OK;
}

/* The fact that tells why the other draw is worse, or the sum. */
static bd_status explainer_add_worse(bd_explainer *ex, const bd_answer *answer, bd_saying *saying,
                                     const char *article, bd_reasons *reasons, bd_err *err)
{
    bd_effect effect;
    BD_TRY(bd_effect_of(ex->arena, &ex->question->best, answer, ex->subject, ex->brief, &effect, err));
    const bd_demand *demand = &answer->demand;
    const bool pair = effect.kind == BD_EFFECT_PAIR;
    const bd_criterion *criterion = answer->difference.criterion;
    const bool halves = criterion != NULL && bd_criterion_is(criterion, BD_IS_OF_HALVES);
    ex->is_sum = effect.kind == BD_EFFECT_SUM || effect.kind == BD_EFFECT_FAR || (pair && halves);
    const bool bye = effect.kind == BD_EFFECT_BYE && demand->kind == BD_DEMAND_BYE;
    int ids[4] = {demand->a};
    size_t count = 1;
    if (demand->kind == BD_DEMAND_PAIR) ids[count++] = demand->b;
    if (effect.p != 0) ids[count++] = effect.p;
    if (effect.q != 0) ids[count++] = effect.q;
    ex->clause = bye ? effect.fact : effect.clause;
    bd_saying_text(saying, pair || bye ? "fact" : "how", ex->clause);
    BD_TRY(explainer_add_ended(ex, saying,
                               bye    ? "bye"
                               : pair ? "fact"
                                      : "worse",
                               article, ids, count, reasons, err));
    const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = last->stage;
    reason->best = last->best;
    reason->other = last->other;
    return BD_OK;
}

/* Never 0, which would be no limit. */
static double explainer_time_left(const bd_explainer *ex)
{
    const double left = ex->seconds_until - explainer_seconds(ex);
    return left > 1e-6 ? left : 1e-6;
}

bd_status bd_explainer_ask(bd_explainer *ex, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                           bd_err *err)
{
    bool granted = false, told = false;
    bd_answer answer;
    const char *why = "";
    ex->clause = NULL;
    ex->is_sum = true;
    BD_ASSERT(ex->subject == BD_FACT_NAMED || demand->kind == BD_DEMAND_PAIR);
    if (demand->kind == BD_DEMAND_PAIR) BD_TRY(explainer_try_cards(ex, demand, saying, reasons, &told, err));
    if (told) return BD_OK;
    BD_TRY(explainer_take_an_ask(ex, demand, &granted, err));
    if (!granted) return explainer_add_plain(ex, demand, saying, "not-asked", NULL, reasons, err);
    bd_solve_options how = *ex->how;
    how.briefly = true;
    if (ex->seconds > 0) how.limits.cpu_seconds = explainer_time_left(ex);
    BD_TRY(bd_answer_demand(ex->arena, &ex->question->best, demand, &how, &answer, err));
    const char *article = answer.reasons.count > 0 ? answer.reasons.items[0].article : NULL;
    if (answer.kind == BD_ANSWER_WORSE)
        return explainer_add_worse(ex, &answer, saying, article, reasons, err);
    if (answer.kind == BD_ANSWER_IMPOSSIBLE) BD_TRY(explainer_say_impossible(ex, &answer.reasons, &why, err));
    bd_saying_text(saying, "why", why);
    ex->is_sum = answer.kind == BD_ANSWER_LATER;
    return explainer_add_plain(ex, demand, saying, explainer_ending(answer.kind), article, reasons, err);
}

/* Rules that prescribe the boards ask nothing of one but to be prescribed: their criterion is the first. */
static bd_status explainer_say_prescribed(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_rulebook *rules = ex->round->rules;
    const char *article = rules->rules[0].article;
    const char *other = bd_wishes_any(ex->round->options) ? "board-prescribed-not" : "board-stuck";
    if (bd_fact_cost(&ex->question->best, 0, u, v) != 0)
        return bd_explainer_say(ex, other, article, BD_NODES(u, v), NULL, 0, err);
    return bd_explainer_say(ex, rules->prescribed_board, article, BD_NODES(u, v),
                            BD_PLACES(BD_PUT_NUMBER("n", ex->round->number)), err);
}

bd_status bd_explain_board(bd_explainer *ex, size_t board, bd_explanation *out, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_draw *draw = &ex->question->best.draw;
    const bool prescribed = bd_rulebook_has(round->rules, BD_HAS_PRESCRIBED);
    if (board > draw->board_count || (board == draw->board_count && draw->bye == 0))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_BOARDS_OF_DRAW), draw->board_count);
    *out = (bd_explanation){.board = board, .white = draw->bye};
    ex->now = out;
    if (board < draw->board_count) {
        const bd_board *at = &draw->boards[board];
        const int white = bd_round_node(round, at->white), black = bd_round_node(round, at->black);
        const int u = white < black ? white : black, v = white < black ? black : white;
        out->white = at->white;
        out->black = at->black;
        BD_TRY(prescribed                                           ? explainer_say_prescribed(ex, u, v, err)
               : round->players[u].level == round->players[v].level ? bd_explain_pair(ex, u, v, err)
                                                                    : bd_explain_floaters(ex, u, v, err));
        BD_TRY(bd_explain_colours(ex, u, v, err));
    } else if (prescribed) {
        BD_TRY(explainer_say_prescribed(ex, bd_round_node(round, draw->bye), round->bye, err));
    } else {
        BD_TRY(bd_explain_bye(ex, bd_round_node(round, draw->bye), err));
    }
    if (!ex->brief) return BD_OK;
    bd_numbers_begin(&ex->numbers, out->white, out->black);
    BD_TRY(bd_numbers_say_once(&ex->numbers, &out->pairing, err));
    return bd_numbers_say_once(&ex->numbers, &out->colours, err);
}

bool bd_explainer_board_of(const bd_explainer *ex, int id, size_t *board)
{
    const bd_draw *draw = &ex->question->best.draw;
    const size_t at = bd_draw_board_of(draw, id);
    *board = at > 0 ? at - 1 : draw->board_count;
    return at > 0 || draw->bye == id;
}

/* What may be spent on questions. */
typedef struct explainer_part {
    double asks, seconds;
} explainer_part;

/* Of what time is left, one board may take no more. */
#define LARGEST_PART 0.25

/* A question takes what it takes: a board without credit is passed over until others have saved some. */
static bd_status explainer_spend(bd_explainer *ex, const explainer_part *share, explainer_part *credit,
                                 size_t board, bd_explanation *out, bd_err *err)
{
    const long asks = ex->asks_left;
    const double used = explainer_seconds(ex), rest = ex->seconds - used;
    credit->asks += share->asks;
    credit->seconds += share->seconds;
    ex->asks_kept = credit->asks < (double)asks ? asks - (long)credit->asks : 0;
    ex->seconds_until = credit->seconds > 0 ? used + rest * LARGEST_PART : used;
    BD_TRY(bd_explain_board(ex, board, out, err));
    credit->asks -= (double)(asks - ex->asks_left);
    credit->seconds -= explainer_seconds(ex) - used;
    return BD_OK;
}

static bool explainer_lacks_in(const bd_reasons *reasons)
{
    for (size_t i = 0; i < reasons->count; i++)
        if (strstr(reasons->items[i].code, "-not-asked") != NULL) return true;
    return false;
}

bd_status bd_explain_all(bd_explainer *ex, bd_explanation *explanations, size_t count, bd_err *err)
{
    const volatile sig_atomic_t *stop = ex->how->limits.stop;
    size_t left = 0;
    ex->solves = false;
    for (size_t i = 0; i < count; i++) {
        BD_TRY(bd_explain_board(ex, i, &explanations[i], err));
        left += explainer_lacks_in(&explanations[i].pairing);
    }
    ex->solves = true;
    const double rest = ex->seconds - explainer_seconds(ex), boards = left > 0 ? (double)left : 1;
    const explainer_part share = {(double)ex->asks_left / boards, rest > 0 ? rest / boards : 0};
    explainer_part credit = {0, 0};
    for (size_t i = 0; i < count && (stop == NULL || *stop == 0); i++)
        if (explainer_lacks_in(&explanations[i].pairing))
            BD_TRY(explainer_spend(ex, &share, &credit, i, &explanations[i], err));
    if (ex->brief) bd_explanations_shorten(explanations, count);
    return BD_OK;
}
