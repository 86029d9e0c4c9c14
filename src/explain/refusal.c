/* Refusal: why a board that the rules refuse had to be made all the same. */
#include "base/text.h"
#include "explain/explain_words.h"
#include "explain/groups.h"
#include "solve/solve.h"

static bd_status refusal_no_stage(void *self, const bd_stage_view *view, bd_stage *stage, bool *done,
                                  bd_err *err)
{
    (void)self, (void)view, (void)stage, (void)err;
    *done = true;
    return BD_OK;
}

/* The legal pairs that the criterion does not refuse. */
static bd_status refusal_list_unrefused(bd_arena *arena, bd_round *round, const bd_criterion *criterion,
                                        bd_edge **edges, size_t *count, bd_err *err)
{
    size_t all = 0;
    bd_cost *cost;
    BD_TRY(bd_round_edges(round, arena, edges, &all, err));
    BD_NEW(cost, arena, all, err);
    BD_TRY(bd_criterion_price(round, arena, criterion, *edges, all, cost, err));
    *count = 0;
    for (size_t i = 0; i < all; i++)
        if (cost[i] == 0) (*edges)[(*count)++] = (*edges)[i];
    return BD_OK;
}

static bd_status refusal_say(bd_arena *arena, const bd_round *round, const bd_value *value,
                             const bd_edge *edges, size_t count, const bd_certificate *certificate,
                             const char **sentence, bd_err *err)
{
    bd_reasons reasons = {.items = NULL};
    bd_text text = bd_text_new(arena);
    BD_TRY(bd_groups_say_no_draw(arena, round, edges, count, certificate->barrier, certificate->barrier_count,
                                 &reasons, err));
    const char *why = NULL;
    for (size_t i = 0; i < reasons.count; i++)
        bd_text_add(&text, "%s%s", i > 0 ? " " : "", reasons.items[i].sentence);
    BD_TRY(bd_text_finish(&text, &why, err));
    bd_text whole = bd_text_new(arena);
    bd_text_add(&whole, BD_SAY(EXPLAIN_CANNOT_BE_ZERO), value->criterion->id, value->article, why);
    return bd_text_finish(&whole, sentence, err);
}

/* NULL when a draw without refused boards exists: then something asked for before stands in the way. */
static bd_status refusal_explain(bd_arena *arena, bd_round *round, const bd_value *value,
                                 const char **sentence, bd_err *err)
{
    static const bd_solve_options how = {.prove_unique = false};
    const bd_stages none = {.self = NULL, .next = refusal_no_stage};
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_solved solved;
    *sentence = NULL;
    BD_TRY(refusal_list_unrefused(arena, round, value->criterion, &edges, &count, err));
    BD_TRY(bd_solve(arena, round->nodes, edges, count, &none, &how, &solved, NULL, err));
    if (solved.certificate.outcome != BD_NO_MATCHING) return BD_OK;
    return refusal_say(arena, round, value, edges, count, &solved.certificate, sentence, err);
}

bd_status bd_explain_refusals(bd_arena *arena, bd_round *round, const bd_value *values, size_t count,
                              bd_remarks *out, bd_err *err)
{
    const char **sentences;
    BD_NEW(sentences, arena, count, err);
    *out = (bd_remarks){sentences, 0};
    for (size_t i = 0; i < count; i++) {
        if (!bd_criterion_is(values[i].criterion, BD_IS_REFUSAL) || values[i].value == 0) continue;
        BD_TRY(refusal_explain(arena, round, &values[i], &sentences[out->count], err));
        out->count += sentences[out->count] != NULL;
    }
    return BD_OK;
}
