#include "explain/answer.h"

#include "base/assert.h"
#include "cards/finishable.h"
#include "explain/explain_words.h"
#include "explain/fact.h"
#include "explain/groups.h"
#include "explain/outlook.h"

#include <string.h>

/* A sentence about what was asked for, as it is said after "in which" and after "If". */
static bd_status answer_add(bd_arena *arena, const bd_round *round, const char *code, const char *article,
                            const bd_place *places, size_t count, bd_answer *out, bd_err *err)
{
    const int ids[] = {out->demand.a, out->demand.b};
    const bool both = count > 0 && out->demand.kind == BD_DEMAND_PAIR; /* a difference is about both */
    const char *condition = NULL;
    bd_saying saying = bd_saying_new(arena, code);
    BD_TRY(bd_demand_say_if(arena, round, &out->demand, &condition, err));
    bd_saying_put(&saying, round,
                  BD_PLACES(bd_place_text("what", out->what), bd_place_text("if", condition)));
    bd_saying_put(&saying, round, places, count);
    return bd_reasons_add(&out->reasons, &saying, article, ids, both ? 2 : 1, err);
}

static bd_status answer_add_simple(bd_arena *arena, const bd_round *round, const char *code, bd_answer *out,
                                   bd_err *err)
{
    return answer_add(arena, round, code, NULL, NULL, 0, out, err);
}

/* Where claims decide: of the boards that would come, those between two who are due one colour. */
static bd_status answer_say_claims(bd_arena *arena, const bd_round *round, bd_answer *out, bd_err *err)
{
    enum { MOST = 3 };
    const size_t before = out->reasons.count;
    const bd_criterion *criterion = out->difference.criterion;
    if (criterion == NULL || !bd_criterion_is(criterion, BD_IS_OF_CLAIMS)) return BD_OK;
    for (size_t i = 0; i < out->change_count && out->reasons.count < before + MOST; i++) {
        const int u = bd_round_node(round, out->comes[i].white);
        const int v = bd_round_node(round, out->comes[i].black);
        BD_TRY(bd_weaker_say(arena, round, u, v, &out->reasons, err));
    }
    return BD_OK;
}

/* All boards that would change with what was asked for, as a chain. */
static bd_status answer_say_chain(bd_arena *arena, const bd_round *round, bd_answer *out, bd_err *err)
{
    const char *boards = NULL;
    const bool asked = out->demand.kind == BD_DEMAND_PAIR || out->demand.kind == BD_DEMAND_BYE;
    BD_TRY(bd_rings_say(arena, round, &out->rings, asked, &boards, err));
    if (boards == NULL) return BD_OK;
    bd_saying saying = bd_saying_new(arena, "chain");
    bd_saying_text(&saying, "boards", boards);
    return bd_reasons_add(&out->reasons, &saying, NULL, &out->demand.a, 1, err);
}

/* Rules that prescribe the boards claim no best draw: their first criterion is how many boards are others. */
static bool answer_is_prescribed(const bd_round *round, const bd_criterion *criterion)
{
    return bd_rulebook_has(round->rules, BD_HAS_PRESCRIBED) && criterion == round->rules->rules[0].criterion;
}

static bd_status answer_say_worse(bd_arena *arena, const bd_best *best, bd_answer *out, bd_err *err)
{
    const bd_round *round = best->round;
    const bd_difference *difference = &out->difference;
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const bd_criterion *criterion = difference->criterion;
    const char *how = NULL;
    bd_effect effect;
    BD_TRY(bd_effect_of(arena, best, out, BD_FACT_THEY, false, &effect, err));
    if (effect.kind == BD_EFFECT_SUM || out->demand.kind == BD_DEMAND_PAIR) /* why-not has told the fact */
        BD_TRY(bd_phrase_of(arena, round, last, false, &how, err));
    else
        how = effect.clause;
    out->kind = bd_phrase_is_order(round, last->stage) ? BD_ANSWER_LATER : BD_ANSWER_WORSE;
    const char *code = out->kind == BD_ANSWER_LATER             ? "later"
                       : answer_is_prescribed(round, criterion) ? "less-prescribed"
                                                                : "worse";
    BD_TRY(answer_add(arena, round, code,
                      criterion != NULL ? bd_criterion_article(round->rules, criterion) : NULL,
                      BD_PLACES(bd_place_text("how", how),
                                bd_place_text("criterion", criterion != NULL ? criterion->id : last->stage)),
                      out, err));
    const bool told = effect.kind == BD_EFFECT_PAIR || effect.kind == BD_EFFECT_THEN;
    if (!told) BD_TRY(answer_say_claims(arena, round, out, err));
    return answer_say_chain(arena, round, out, err);
}

/* The draw was passed over: which round it would leave without a draw. */
static bd_status answer_say_unfinishable(bd_arena *arena, const bd_best *best, bd_answer *out, bd_err *err)
{
    const bd_round *round = best->round;
    const bd_criterion *criterion = out->difference.criterion;
    bd_ahead_ask ask = bd_outlook_after(round->tournament, round->rules, round->number, &out->draw);
    bd_outlook outlook;
    BD_ASSERT(best->certificate.finishable != NULL);
    ask.last = best->certificate.finishable->last;
    BD_TRY(bd_outlook_of(arena, &ask, &outlook, err));
    BD_ASSERT(criterion != NULL);
    out->kind = BD_ANSWER_UNFINISHABLE;
    if (outlook.answer != BD_AHEAD_NO) /* where the rules let players meet again */
        return answer_add(arena, round, "unfinishable-again", NULL,
                          BD_PLACES(bd_place_text("criterion", criterion->id)), out, err);
    return answer_add(arena, round, "unfinishable", NULL,
                      BD_PLACES(bd_place_text("why", outlook.why), bd_place_text("criterion", criterion->id),
                                BD_PUT_NUMBER("n", ask.first + outlook.playable)),
                      out, err);
}

static bd_status answer_say_lot(bd_arena *arena, const bd_round *round, bd_answer *out, bd_err *err)
{
    const int a = bd_round_node(round, out->demand.a);
    const int ids[] = {out->demand.a, round->players[out->mate[a]].id};
    const bool elsewhere = out->difference.standing == BD_WORSE;
    const char *how = "";
    if (elsewhere)
        BD_TRY(bd_phrase_of(arena, round, &out->difference.stages[out->difference.stage_count - 1], false,
                            &how, err));
    bd_saying saying = bd_saying_new(arena, elsewhere ? "lot-elsewhere" : "lot");
    bd_saying_put(&saying, round,
                  BD_PLACES(BD_PUT_PLAYER("a", ids[0]), BD_PUT_PLAYER("b", ids[1]),
                            bd_place_text("what", out->what), bd_place_text("how", how),
                            bd_place_text("colour", bd_colour_in_words(out->demand.colour))));
    out->kind = BD_ANSWER_LOT;
    return bd_reasons_add(&out->reasons, &saying, round->rules->articles.turns, ids, 2, err);
}

/* Boards of `mate` that `other` has not; white and black in the order of the cards where no draw says better.
 */
static bd_board *answer_list_changes(bd_arena *arena, const bd_draw *draw, const bd_round *round,
                                     const uint16_t *other, size_t *count)
{
    bd_board *list = bd_arena_alloc(arena, draw->board_count + 1, sizeof *list);
    *count = 0;
    for (size_t i = 0; list != NULL && i < draw->board_count; i++) {
        const int white = bd_round_node(round, draw->boards[i].white);
        const int black = bd_round_node(round, draw->boards[i].black);
        if (other[white] != black) list[(*count)++] = draw->boards[i];
    }
    return list;
}

static bd_status answer_find_changes(bd_arena *arena, const bd_best *best, bd_answer *out, bd_err *err)
{
    const bd_round *round = best->round;
    const uint16_t *mate = best->certificate.mate;
    size_t gone = 0;
    out->comes = answer_list_changes(arena, &out->draw, round, mate, &out->change_count);
    out->goes = answer_list_changes(arena, &best->draw, round, out->mate, &gone);
    if (out->comes == NULL || out->goes == NULL) BD_FAIL_MEMORY(err);
    if (round->bye >= 0 && mate[round->bye] != out->mate[round->bye]) {
        out->bye_comes = bd_node_id(round, out->mate[round->bye]);
        out->bye_goes = bd_node_id(round, mate[round->bye]);
    }
    return bd_rings_of(arena, round, mate, out->mate, bd_round_node(round, out->demand.a), &out->rings, err);
}

static bd_status answer_set_against_best(bd_arena *arena, const bd_best *best, bd_answer *out, bd_err *err)
{
    bool met = true;
    const bd_round *round = best->round;
    BD_TRY(bd_round_draw(round, arena, out->mate, &out->draw, err));
    BD_TRY(answer_find_changes(arena, best, out, err));
    BD_TRY(bd_difference_of(arena, best, out->mate, &out->difference, err));
    BD_TRY(bd_demand_is_met(arena, round, &out->demand, out->mate, &met, err));
    if (!met) return answer_say_lot(arena, round, out, err);
    switch (out->difference.standing) {
    case BD_WORSE: return answer_say_worse(arena, best, out, err);
    case BD_BETTER: return answer_say_unfinishable(arena, best, out, err);
    case BD_OPEN: out->kind = BD_ANSWER_OPEN; return answer_add_simple(arena, round, "open", out, err);
    case BD_SAME_BOARDS:
    case BD_AS_GOOD: break;
    }
    out->kind = BD_ANSWER_LATER;
    return answer_add_simple(arena, round, "as-good", out, err);
}

static bd_status answer_say_no_draw(bd_arena *arena, const bd_round *round, const bd_certificate *certificate,
                                    bd_answer *out, bd_err *err)
{
    bd_edge *edges = NULL;
    size_t count = 0;
    out->kind = BD_ANSWER_IMPOSSIBLE;
    BD_TRY(bd_round_edges(round, arena, &edges, &count, err));
    count = bd_demand_filter(round, &out->demand, edges, count);
    BD_TRY(answer_add_simple(arena, round, "no-draw-with", out, err));
    return bd_groups_say_no_draw(arena, round, edges, count, certificate->barrier, certificate->barrier_count,
                                 &out->reasons, err);
}

/* Whether what is proved of the other draw reaches the stage where it is worse: then no draw that meets the
 * demand is better there. */
static bool answer_reaches(const bd_certificate *certificate, const bd_difference *difference)
{
    if (certificate->outcome == BD_BEST) return true;
    if (difference->standing != BD_WORSE || certificate->stage_count == 0) return false;
    const char *stage = difference->stages[difference->stage_count - 1].stage;
    for (size_t k = 0; k < certificate->stage_count && certificate->stages[k].proved; k++)
        if (strcmp(certificate->stages[k].id, stage) == 0) return true;
    return false;
}

static bool answer_is_order(const void *self, const bd_stage *stage)
{
    return bd_phrase_is_order(self, stage->id);
}

/* From the trail of the best draw where there is one; else a whole draw over the pairs that are left. */
static bd_status answer_draw_again(bd_arena *arena, const bd_best *best, const bd_solve_options *how,
                                   const bd_demand *demand, bd_solved *out, bd_err *err)
{
    bd_model model;
    bd_round *round = best->round;
    bd_solve_options hinted = *how;
    if (best->trail != NULL) {
        bd_again again = {.trail = best->trail, .is_order = answer_is_order, .self = round};
        BD_TRY(bd_demand_restrict(arena, round, demand, &again.only, err));
        return bd_solve_again(arena, &again, how, out, NULL, err);
    }
    if (best->certificate.finishable == NULL) hinted.hint = &best->certificate;
    BD_TRY(bd_model_of_round(round, arena, &model, err));
    model.edge_count = bd_demand_filter(round, demand, model.edges, model.edge_count);
    return bd_solve(arena, model.nodes, model.edges, model.edge_count, &model.stages, &hinted, out, NULL,
                    err);
}

static bd_status answer_solve(bd_arena *arena, const bd_best *best, const bd_solve_options *how,
                              bd_answer *out, bd_err *err)
{
    bd_round *round = best->round;
    bd_solved solved;
    BD_TRY(answer_draw_again(arena, best, how, &out->demand, &solved, err));
    out->certificate = solved.certificate;
    if (out->certificate.outcome == BD_NO_MATCHING)
        return answer_say_no_draw(arena, round, &out->certificate, out, err);
    if (out->certificate.mate == NULL) {
        out->kind = BD_ANSWER_OPEN;
        return answer_add_simple(arena, round, "limit", out, err);
    }
    out->mate = out->certificate.mate;
    BD_TRY(answer_set_against_best(arena, best, out, err));
    out->proved = answer_reaches(&out->certificate, &out->difference);
    if (!out->proved && out->kind == BD_ANSWER_WORSE) out->kind = BD_ANSWER_OPEN;
    return BD_OK;
}

bd_status bd_answer_demand(bd_arena *arena, const bd_best *best, const bd_demand *demand,
                           const bd_solve_options *how, bd_answer *out, bd_err *err)
{
    const bd_round *round = best->round;
    bool met = false;
    *out = (bd_answer){.demand = *demand,
                       .finishable = best->certificate.finishable != NULL,
                       .certificate = {.outcome = BD_NOT_PROVED}};
    BD_TRY(bd_demand_say(arena, round, demand, &out->what, err));
    BD_TRY(bd_demand_judge(arena, round, demand, &out->reasons, err));
    if (out->reasons.count > 0) {
        out->kind = BD_ANSWER_IMPOSSIBLE;
        return BD_OK;
    }
    BD_TRY(bd_demand_is_met(arena, round, demand, best->certificate.mate, &met, err));
    if (!met) return answer_solve(arena, best, how, out, err);
    out->kind = BD_ANSWER_IS_SO;
    out->proved = true;
    out->mate = best->certificate.mate;
    out->draw = best->draw;
    const bool prescribed = bd_rulebook_has(round->rules, BD_HAS_PRESCRIBED);
    return answer_add_simple(arena, round, prescribed ? "has-it-prescribed" : "has-it", out, err);
}

bool bd_forced_has_proof(const bd_answer *answer)
{
    if (answer->finishable)
        return false; /* of all draws with the demand, not of those that can be finished */
    return answer->kind != BD_ANSWER_IMPOSSIBLE || answer->certificate.outcome == BD_NO_MATCHING;
}

/* The demand among the wishes of the question. */
static bd_status forced_options(bd_arena *arena, const bd_question *question, const bd_demand *demand,
                                bd_draw_options *out, bd_err *err)
{
    *out = question->options;
    if (demand->kind == BD_DEMAND_BYE) out->bye = demand->a;
    out->asked = (bd_asked){.kind = bd_demand_asked(demand), .id = demand->a};
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    bd_id_pair *fixed;
    BD_NEW(fixed, arena, out->fixed_count + 1, err);
    if (out->fixed_count > 0) memcpy(fixed, out->fixed, out->fixed_count * sizeof *fixed);
    fixed[out->fixed_count++] = (bd_id_pair){demand->a, demand->b};
    out->fixed = fixed;
    return BD_OK;
}

/* Whether the proved draw loses to the best one where the answer's draw does, and by as much. */
static bool forced_loses_alike(const bd_difference *a, const bd_difference *b)
{
    if ((a->standing == BD_WORSE) != (b->standing == BD_WORSE)) return false;
    if (a->standing != BD_WORSE) return true;
    const bd_stage_values *x = &a->stages[a->stage_count - 1], *y = &b->stages[b->stage_count - 1];
    return strcmp(x->stage, y->stage) == 0 && x->best == y->best && x->other == y->other;
}

static bd_status forced_agrees(bd_arena *arena, const bd_best *best, const bd_answer *answer,
                               const bd_best *forced, bool *agrees, bd_err *err)
{
    const bd_certificate *proof = &forced->certificate;
    bd_difference difference;
    *agrees = (answer->kind == BD_ANSWER_IMPOSSIBLE) == (proof->outcome == BD_NO_MATCHING);
    if (proof->outcome != BD_BEST || !answer->proved || answer->mate == NULL) return BD_OK;
    BD_TRY(bd_difference_of(arena, best, proof->mate, &difference, err));
    *agrees = forced_loses_alike(&answer->difference, &difference);
    return BD_OK;
}

bd_status bd_forced_prove(bd_arena *arena, const bd_question *question, const bd_answer *answer,
                          const bd_solve_options *how, bd_draw_options *options, bd_best *out, bd_err *err)
{
    BD_ASSERT(bd_forced_has_proof(answer));
    const bd_round *round = question->best.round;
    BD_TRY(forced_options(arena, question, &answer->demand, options, err));
    BD_TRY(bd_best_draw(arena, round->tournament, round->rules, round->number, options, how, out, err));
    bool agrees = false;
    BD_TRY(forced_agrees(arena, &question->best, answer, out, &agrees, err));
    if (!agrees) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_PROOF_DISAGREES));
    return BD_OK;
}
