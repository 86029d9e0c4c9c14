#include "explain/story.h"

#include "base/assert.h"
#include "explain/effect.h"
#include "explain/explain_words.h"
#include "explain/naming.h"
#include "explain/turn.h"
#include "os/process.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/round/legal.h"
#include "rulebook/rulebook.h"

#include <stdio.h>
#include <string.h>

/* After so many words, in one sentence or in more, no other fact is begun; more players than so many are not
 * listed. */
enum { LEAST_ASKS = 12, ENOUGH_IN_ONE = 19, ENOUGH_IN_MORE = 13, BRIEF_LIST = 2, WORDS_A_BOARD = 22 };

/* What the rules seek: ideal opponents, the floaters nearest to a place. */
static bd_status story_look_at_rules(bd_teller *teller, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_criterion *const *criteria;
    size_t count;
    unsigned flags = 0;
    if (bd_goes_by_brackets(round)) {
        teller->seeks_ideal = teller->seeks_floaters = true;
        return BD_OK;
    }
    BD_TRY(bd_round_criteria(round, teller->arena, &criteria, &count, err));
    for (size_t i = 0; i < count; i++) {
        if (!bd_criterion_applies(criteria[i], round)) continue;
        flags |= criteria[i]->flags;
        teller->ends_in_lot = criteria[i] == &bd_criterion_lot;
    }
    teller->minds_floats = (flags & BD_IS_OF_FLOATS) != 0;
    teller->seeks_grades = (flags & BD_IS_OF_GRADES) != 0;
    teller->seeks_ideal = (flags & BD_SEEKS_IDEAL) != 0;
    teller->seeks_floaters = (flags & BD_SEEKS_DOWNFLOATERS) != 0 && (flags & BD_SEEKS_UPFLOATERS) != 0;
    return BD_OK;
}

bd_status bd_teller_new(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                        long cards_budget, bd_teller *out, bd_err *err)
{
    const bd_round *round = question->best.round;
    BD_ASSERT(question->best.certificate.mate != NULL && round->cards > 0);
    const long asks = cards_budget / round->cards;
    *out = (bd_teller){.arena = arena,
                       .question = question,
                       .round = round,
                       .how = how,
                       .asks = asks > LEAST_ASKS ? asks : LEAST_ASKS};
    out->asks_left = out->asks;
    out->solves = true;
    out->began = bd_os_thread_nanoseconds();
    out->seconds = out->seconds_until = how->limits.cpu_seconds;
    BD_TRY(bd_seating_new(arena, round, question->best.certificate.mate, &out->seating, err));
    BD_NEW(out->swap_board, arena, round->cards, err);
    BD_TRY(bd_falls_of(arena, &question->best, &out->falls, err));
    BD_TRY(bd_numbers_new(arena, round, &out->numbers, err));
    return story_look_at_rules(out, err);
}

bd_saying bd_teller_saying(const bd_teller *teller, const char *code)
{
    bd_saying saying = bd_saying_new(teller->arena, code);
    saying.brief = teller->brief;
    return saying;
}

static int story_words_of(const bd_reasons *reasons)
{
    int words = 0;
    for (size_t i = 0; i < reasons->count; i++) {
        const bd_template *row = bd_template_find(reasons->items[i].code);
        words += row != NULL ? bd_template_words(row) : 0;
    }
    return words;
}

static int story_words(const bd_story *story)
{
    return story_words_of(&story->pairing) + story_words_of(&story->colours);
}

bool bd_teller_has_said_enough(const bd_teller *teller, const bd_reasons *reasons)
{
    return teller->brief && story_words_of(reasons) >= (reasons->count > 1 ? ENOUGH_IN_MORE : ENOUGH_IN_ONE);
}

void bd_stories_shorten(bd_story *stories, size_t count)
{
    int words = 0;
    for (size_t i = 0; i < count; i++) words += story_words(&stories[i]);
    while (words > WORDS_A_BOARD * (int)count) {
        bd_story *most = NULL;
        for (size_t i = count; i-- > 0;) {
            const size_t facts = stories[i].pairing.count;
            if (facts < 2 || stories[i].black == 0) continue;
            if (most == NULL || facts > most->pairing.count) most = &stories[i];
        }
        if (most == NULL) return;
        words -= story_words(most);
        most->pairing.count--;
        words += story_words(most);
    }
}

void bd_teller_list(const bd_teller *teller, bd_saying *saying, const char *place, const int *ids,
                    size_t count, const char *all)
{
    const char *others = NULL;
    bd_text text = bd_text_new(teller->arena);
    if (!teller->brief || count <= BRIEF_LIST) {
        bd_saying_people(saying, place, teller->round, ids, count);
        return;
    }
    bd_text_add(&text, BD_SAY(EXPLAIN_OTHERS), count);
    (void)bd_text_finish(&text, &others, NULL);
    bd_saying_text(saying, place, all != NULL ? all : others);
}

void bd_saying_level(bd_saying *saying, const bd_round *round, int level)
{
    bd_saying_int(saying, "level", level + 1);
    bd_saying_halves(saying, "points", round->players[round->level_start[level]].score);
}

static const char *story_ending(const bd_answer *answer)
{
    switch (answer->kind) {
    case BD_ANSWER_IMPOSSIBLE: return "impossible";
    case BD_ANSWER_WORSE: return "worse";
    case BD_ANSWER_LATER: return "later";
    case BD_ANSWER_IS_SO: return "so";
    case BD_ANSWER_LOT:
    case BD_ANSWER_OPEN: break;
    }
    return "not-asked";
}

/* Needs a solve: not met already, and not impossible for a reason that stands on the cards. */
static bd_status story_take_an_ask(bd_teller *teller, const bd_demand *demand, bool *granted, bd_err *err)
{
    bd_reasons reasons = {0};
    bool met = false;
    BD_TRY(bd_demand_judge(teller->arena, teller->round, demand, &reasons, err));
    *granted = reasons.count > 0;
    if (*granted) return BD_OK;
    BD_TRY(bd_demand_is_met(teller->arena, teller->round, demand, teller->seating.mate, &met, err));
    const bool in_time = teller->seconds <= 0 || bd_teller_seconds(teller) < teller->seconds_until;
    *granted = met || (teller->solves && in_time && teller->asks_left > teller->asks_kept);
    if (!met && *granted) teller->asks_left--;
    return BD_OK;
}

/* All but the first reason of a proof are its lines. */
static bd_status story_join_sentences(bd_arena *arena, const bd_reasons *reasons, const char **out,
                                      bd_err *err)
{
    bd_text text = bd_text_new(arena);
    for (size_t i = 0; i < reasons->count; i++)
        bd_text_add(&text, "%s%s", i > 0 ? " " : "", reasons->items[i].sentence);
    return bd_text_finish(&text, out, err);
}

/* Why no draw has it: the whole proof, or briefly what would come of it. */
static bd_status story_say_impossible(const bd_teller *teller, const bd_reasons *reasons, const char **out,
                                      bd_err *err)
{
    const bd_reason *last = &reasons->items[reasons->count - 1];
    BD_ASSERT(reasons->count > 0);
    const bool below = strcmp(last->code, "nobody-below") == 0;
    if (!teller->brief || (reasons->count == 1 && !below))
        return story_join_sentences(teller->arena, reasons, out, err);
    const bool nobody = strcmp(last->code, "nobody-left") == 0;
    bd_saying saying = bd_teller_saying(teller, below    ? "then-nobody-below"
                                                : nobody ? "then-nobody"
                                                         : "then-no-draw");
    bd_teller_list(teller, &saying, "group", last->players, last->player_count, NULL);
    return bd_saying_finish(&saying, out, err);
}

/* The code of a reason: that of its kind, and how it ends. */
static bd_status story_end(bd_teller *teller, bd_saying *saying, const char *end, bd_err *err)
{
    char code[64];
    (void)snprintf(code, sizeof code, "%s-%s", saying->code, end);
    saying->code = bd_arena_copy_text(teller->arena, code);
    if (saying->code == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status story_add_ended(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                 const char *end, const char *article, bd_reasons *reasons, bd_err *err)
{
    const int ids[] = {demand->a, demand->b};
    BD_TRY(story_end(teller, saying, end, err));
    return bd_reasons_add(reasons, saying, article, ids, demand->kind == BD_DEMAND_PAIR ? 2 : 1, err);
}

/* Two who may not be paired at all. */
static bd_status story_add_bar(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                               bd_reasons *reasons, bd_err *err)
{
    const char *fact = NULL;
    const int u = bd_round_node(teller->round, demand->a);
    const int v = bd_round_node(teller->round, demand->b);
    const char *article =
        bd_round_bar(teller->round, u, v) == BD_BAR_MET ? teller->round->rules->articles.met : NULL;
    BD_TRY(bd_fact_of_bar(teller->arena, teller->round, u, v, teller->subject, &fact, err));
    bd_saying_text(saying, "fact", fact);
    teller->clause = fact;
    return story_add_ended(teller, demand, saying, "fact", article, reasons, err);
}

/* Whether the board of the two costs something at stage k that the best draw does not have to pay, or not
 * for them. */
static bool story_costs_more(const bd_teller *teller, size_t k, int u, int v)
{
    const bd_best *best = &teller->question->best;
    const uint16_t *mate = teller->seating.mate;
    if (bd_turn_cost(best, k, bd_turn_edge(u, v)) <= 0) return false;
    return best->certificate.stages[k].value == 0 || (bd_turn_cost(best, k, bd_turn_edge(u, mate[u])) <= 0 &&
                                                      bd_turn_cost(best, k, bd_turn_edge(v, mate[v])) <= 0);
}

/* Two whose board the proof takes away because of what stands on their cards. */
static bd_status story_try_proof(bd_teller *teller, const bd_demand *demand, bd_saying *saying,
                                 bd_reasons *reasons, bool *told, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_best *best = &teller->question->best;
    const int u = bd_round_node(round, demand->a), v = bd_round_node(round, demand->b);
    const size_t k = bd_falls_at(&teller->falls, u, v);
    const char *fact = NULL;
    *told = false;
    if (k >= best->stage_count || !story_costs_more(teller, k, u, v)) return BD_OK;
    const bd_criterion *criterion = bd_difference_criterion(round, best->stages[k].id);
    if (criterion == NULL || bd_criterion_is(criterion, BD_IS_ORDER)) return BD_OK;
    BD_TRY(bd_fact_of_board(teller->arena, round, criterion, u, v, teller->subject, &fact, err));
    if (fact == NULL) return BD_OK;
    *told = true;
    teller->clause = fact;
    bd_saying_text(saying, "fact", fact);
    BD_TRY(story_add_ended(teller, demand, saying, "fact", bd_criterion_article(round->rules, criterion),
                           reasons, err));
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = best->stages[k].id;
    reason->at_latest = true;
    return BD_OK;
}

/* The fact that tells why the other draw is worse, or the sum. */
static bd_status story_add_worse(bd_teller *teller, const bd_answer *answer, bd_saying *saying,
                                 const char *article, bd_reasons *reasons, bd_err *err)
{
    bd_effect effect;
    BD_TRY(bd_effect_of(teller->arena, &teller->question->best, answer, teller->subject, teller->brief,
                        &effect, err));
    const bd_demand *demand = &answer->demand;
    const bool pair = effect.kind == BD_EFFECT_PAIR;
    const bool bye = effect.kind == BD_EFFECT_BYE && demand->kind == BD_DEMAND_BYE;
    int ids[4] = {demand->a};
    size_t count = 1;
    if (demand->kind == BD_DEMAND_PAIR) ids[count++] = demand->b;
    if (effect.p != 0) ids[count++] = effect.p;
    if (effect.q != 0) ids[count++] = effect.q;
    teller->clause = bye ? effect.fact : effect.clause;
    bd_saying_text(saying, pair || bye ? "fact" : "how", teller->clause);
    BD_TRY(story_end(teller, saying, bye ? "bye" : pair ? "fact" : "worse", err));
    BD_TRY(bd_reasons_add(reasons, saying, article, ids, count, err));
    const bd_stage_values *last = &answer->difference.stages[answer->difference.stage_count - 1];
    bd_reason *reason = &reasons->items[reasons->count - 1];
    reason->stage = last->stage;
    reason->best = last->best;
    reason->other = last->other;
    return BD_OK;
}

/* Never 0, which would be no limit. */
static double story_time_left(const bd_teller *teller)
{
    const double left = teller->seconds_until - bd_teller_seconds(teller);
    return left > 1e-6 ? left : 1e-6;
}

bd_status bd_teller_ask(bd_teller *teller, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                        bd_err *err)
{
    bool granted = false, told = false;
    bd_answer answer;
    const char *why = "";
    teller->clause = NULL;
    BD_ASSERT(teller->subject == BD_FACT_NAMED || demand->kind == BD_DEMAND_PAIR);
    if (demand->kind == BD_DEMAND_PAIR &&
        !bd_round_is_legal(teller->round, bd_round_node(teller->round, demand->a),
                           bd_round_node(teller->round, demand->b)))
        return story_add_bar(teller, demand, saying, reasons, err);
    if (demand->kind == BD_DEMAND_PAIR && teller->seating.mate[bd_round_node(teller->round, demand->a)] !=
                                              bd_round_node(teller->round, demand->b))
        BD_TRY(story_try_proof(teller, demand, saying, reasons, &told, err));
    if (told) return BD_OK;
    BD_TRY(story_take_an_ask(teller, demand, &granted, err));
    if (!granted) return story_add_ended(teller, demand, saying, "not-asked", NULL, reasons, err);
    bd_solve_options how = *teller->how;
    how.briefly = true;
    if (teller->seconds > 0) how.limits.cpu_seconds = story_time_left(teller);
    BD_TRY(bd_answer_demand(teller->arena, &teller->question->best, demand, &how, &answer, err));
    const char *article = answer.reasons.count > 0 ? answer.reasons.items[0].article : NULL;
    if (answer.kind == BD_ANSWER_WORSE)
        return story_add_worse(teller, &answer, saying, article, reasons, err);
    if (answer.kind == BD_ANSWER_IMPOSSIBLE) BD_TRY(story_say_impossible(teller, &answer.reasons, &why, err));
    bd_saying_text(saying, "why", why);
    return story_add_ended(teller, demand, saying, story_ending(&answer), article, reasons, err);
}

static bd_status story_tell_board(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_board *at = &teller->question->best.draw.boards[board];
    const int white = bd_round_node(round, at->white);
    const int black = bd_round_node(round, at->black);
    const int u = white < black ? white : black;
    const int v = white < black ? black : white;
    *out = (bd_story){.board = board, .white = at->white, .black = at->black};
    if (round->players[u].level == round->players[v].level)
        BD_TRY(bd_story_of_pair(teller, u, v, out, err));
    else
        BD_TRY(bd_story_of_floaters(teller, u, v, out, err));
    return bd_story_of_colours(teller, u, v, board, out, err);
}

bd_status bd_teller_tell(bd_teller *teller, size_t board, bd_story *out, bd_err *err)
{
    const bd_draw *draw = &teller->question->best.draw;
    if (board > draw->board_count || (board == draw->board_count && draw->bye == 0))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_BOARDS_OF_DRAW), draw->board_count);
    *out = (bd_story){.board = board, .white = draw->bye};
    if (board < draw->board_count)
        BD_TRY(story_tell_board(teller, board, out, err));
    else
        BD_TRY(bd_story_of_bye(teller, bd_round_node(teller->round, draw->bye), out, err));
    if (!teller->brief) return BD_OK;
    bd_numbers_begin(&teller->numbers, out->white, out->black);
    BD_TRY(bd_numbers_say_once(&teller->numbers, &out->pairing, err));
    return bd_numbers_say_once(&teller->numbers, &out->colours, err);
}

bool bd_teller_board_of(const bd_teller *teller, int id, size_t *board)
{
    const bd_draw *draw = &teller->question->best.draw;
    for (*board = 0; *board < draw->board_count; ++*board)
        if (draw->boards[*board].white == id || draw->boards[*board].black == id) return true;
    return draw->bye == id;
}
