#include "explain/refusal.h"

#include "base/text.h"
#include "solve/solve.h"

#include <string.h>

static bd_status no_stage(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    (void)self, (void)view, (void)stage, (void)err;
    *done = true;
    return BD_OK;
}

/* The legal pairs that the criterion does not refuse. */
static bd_status list_unrefused(bd_arena *arena, bd_round *round, const bd_criterion *criterion, bd_edge **edges, size_t *count,
                                bd_err *err)
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

/* The groups that are left when the barrier is taken away: each node's group is named after its first node; the barrier's is its own. */
static bd_status find_groups(bd_arena *arena, int nodes, const bd_edge *edges, size_t count, const bd_certificate *certificate,
                             uint16_t **group, bool **barred, bd_err *err)
{
    BD_NEW(*group, arena, nodes, err);
    BD_NEW(*barred, arena, nodes, err);
    for (int u = 0; u < nodes; u++) (*group)[u] = (uint16_t)u;
    for (size_t i = 0; i < certificate->barrier_count; i++) (*barred)[certificate->barrier[i]] = true;
    bool changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < count; i++) {
            uint16_t *a = &(*group)[edges[i].u];
            uint16_t *b = &(*group)[edges[i].v];
            if (*a == *b || (*barred)[edges[i].u] || (*barred)[edges[i].v]) continue;
            *a = *b = *a < *b ? *a : *b;
            changed = true;
        }
    }
    return BD_OK;
}

static void add_node(bd_text *text, const bd_round *round, int u, bool *first)
{
    if (!*first) bd_text_add_string(text, ", ");
    *first = false;
    if (u == round->bye)
        bd_text_add_string(text, "the bye");
    else
        bd_text_add(text, "%d", round->players[u].id);
}

/* The odd groups, each as a list of ids; those of more than one player in brackets. Returns how many there are. */
static size_t add_odd_groups(bd_text *text, const bd_round *round, const uint16_t *group, const bool *barred)
{
    size_t groups = 0;
    for (int g = 0; g < round->nodes; g++) {
        int size = 0;
        for (int u = g; u < round->nodes; u++) size += group[u] == g && !barred[u];
        if (size % 2 == 0) continue;
        bool first = true;
        if (groups++ > 0) bd_text_add_string(text, ", ");
        if (size > 1) bd_text_add_char(text, '(');
        for (int u = g; u < round->nodes; u++)
            if (group[u] == g && !barred[u]) add_node(text, round, u, &first);
        if (size > 1) bd_text_add_char(text, ')');
    }
    return groups;
}

static bd_status say(bd_arena *arena, const bd_round *round, const bd_value *value, const uint16_t *group, const bool *barred,
                     const char **sentence, bd_err *err)
{
    bd_text odd = bd_text_new(arena), others = bd_text_new(arena), text = bd_text_new(arena);
    const char *odd_names, *other_names;
    bool first = true;
    size_t barrier = 0;
    const size_t groups = add_odd_groups(&odd, round, group, barred);
    for (int u = 0; u < round->nodes; u++) {
        if (!barred[u]) continue;
        barrier++;
        add_node(&others, round, u, &first);
    }
    BD_TRY(bd_text_finish(&odd, &odd_names, err));
    BD_TRY(bd_text_finish(&others, &other_names, err));
    bd_text_add(&text,
                "%s (%s) cannot be 0: without such boards, each of the %zu players or groups of odd number %s must give somebody to ",
                value->criterion->id, value->article, groups, odd_names);
    if (barrier == 0)
        bd_text_add_string(&text, "another one, and none can.");
    else
        bd_text_add(&text, "one of %s, who are only %zu.", other_names, barrier);
    return bd_text_finish(&text, sentence, err);
}

/* NULL when a draw without refused boards exists: then something asked for before stands in the way. */
static bd_status explain(bd_arena *arena, bd_round *round, const bd_value *value, const char **sentence, bd_err *err)
{
    static const bd_solve_options how = {.prove_unique = false};
    const bd_stages none = {.self = NULL, .next = no_stage};
    bd_edge *edges = NULL;
    size_t count = 0;
    bd_certificate certificate;
    bd_solve_counts effort;
    uint16_t *group;
    bool *barred;
    *sentence = NULL;
    BD_TRY(list_unrefused(arena, round, value->criterion, &edges, &count, err));
    BD_TRY(bd_solve(arena, round->nodes, edges, count, &none, &how, &certificate, &effort, err));
    if (certificate.outcome != BD_NO_MATCHING) return BD_OK;
    BD_TRY(find_groups(arena, round->nodes, edges, count, &certificate, &group, &barred, err));
    return say(arena, round, value, group, barred, sentence, err);
}

bd_status bd_explain_refusals(bd_arena *arena, bd_round *round, const bd_value *values, size_t count, bd_remarks *out, bd_err *err)
{
    const char **sentences;
    BD_NEW(sentences, arena, count, err);
    *out = (bd_remarks){sentences, 0};
    for (size_t i = 0; i < count; i++) {
        if ((values[i].criterion->needs & BD_IS_REFUSAL) == 0 || values[i].value == 0) continue;
        BD_TRY(explain(arena, round, &values[i], &sentences[out->count], err));
        out->count += sentences[out->count] != NULL;
    }
    return BD_OK;
}
