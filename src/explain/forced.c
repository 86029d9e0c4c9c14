#include "explain/forced.h"

#include "base/assert.h"
#include "explain/explain_words.h"

#include <string.h>

bool bd_forced_has_proof(const bd_answer *answer)
{
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
