#include "explain/groups.h"

#include "explain/explain_words.h"

enum { IN_BARRIER = 0xffff };

static uint16_t groups_find(uint16_t *root, uint16_t u)
{
    while (root[u] != u) {
        root[u] = root[root[u]];
        u = root[u];
    }
    return u;
}

static bd_status groups_join(bd_arena *arena, int nodes, const bd_edge *edges, size_t count,
                             const uint16_t *barrier, size_t barrier_count, uint16_t **out, bd_err *err)
{
    uint16_t *root;
    BD_NEW(root, arena, nodes, err);
    for (int u = 0; u < nodes; u++) root[u] = (uint16_t)u;
    for (size_t i = 0; i < barrier_count; i++) root[barrier[i]] = IN_BARRIER;
    for (size_t i = 0; i < count; i++) {
        if (root[edges[i].u] == IN_BARRIER || root[edges[i].v] == IN_BARRIER) continue;
        const uint16_t a = groups_find(root, edges[i].u);
        const uint16_t b = groups_find(root, edges[i].v);
        if (a < b)
            root[b] = a;
        else
            root[a] = b;
    }
    *out = root;
    return BD_OK;
}

/* A group's representative is its first node, so groups come in that order. */
bd_status bd_groups_without(bd_arena *arena, bd_arena *scratch, int nodes, const bd_edge *edges, size_t count,
                            const uint16_t *barrier, size_t barrier_count, bd_groups *out, bd_err *err)
{
    uint16_t *root = NULL, *members;
    size_t *size, *start;
    *out = (bd_groups){.all_single = true};
    BD_TRY(groups_join(scratch, nodes, edges, count, barrier, barrier_count, &root, err));
    BD_NEW(size, scratch, nodes, err);
    BD_NEW(start, scratch, nodes, err);
    BD_NEW(members, arena, nodes, err);
    size_t at = 0, odd = 0;
    for (int u = 0; u < nodes; u++)
        if (root[u] != IN_BARRIER) size[groups_find(root, (uint16_t)u)]++;
    for (int u = 0; u < nodes; u++) {
        start[u] = at;
        at += size[u];
        odd += size[u] % 2;
    }
    BD_NEW(out->odd, arena, odd, err);
    for (int u = 0; u < nodes; u++)
        if (size[u] % 2 != 0) {
            out->odd[out->odd_count++] = (bd_group){members + start[u], size[u]};
            out->all_single = out->all_single && size[u] == 1;
        }
    for (int u = 0; u < nodes; u++)
        if (root[u] != IN_BARRIER) members[start[groups_find(root, (uint16_t)u)]++] = (uint16_t)u;
    return BD_OK;
}

bd_status bd_groups_ids(bd_arena *arena, const bd_round *round, const uint16_t *nodes, size_t count,
                        int **out, bd_err *err)
{
    BD_NEW(*out, arena, count, err);
    for (size_t i = 0; i < count; i++) (*out)[i] = bd_node_id(round, nodes[i]);
    return BD_OK;
}

void bd_groups_name(bd_saying *saying, const char *place, const bd_round *round, const bd_groups *groups)
{
    bd_text text = bd_text_new(saying->arena);
    for (size_t g = 0; g < groups->odd_count; g++) {
        int *ids = NULL;
        bd_saying part = bd_saying_new(saying->arena, "group");
        const char *sentence = NULL;
        if (bd_groups_ids(saying->arena, round, groups->odd[g].nodes, groups->odd[g].count, &ids, NULL) ==
            BD_OK)
            bd_saying_players(&part, "players", ids, groups->odd[g].count);
        if (bd_saying_finish(&part, &sentence, NULL) != BD_OK) {
            saying->failed = true;
            return;
        }
        bd_text_add(&text, "%s%s", g == 0 ? "" : ", ", sentence);
    }
    const char *finished = NULL;
    (void)bd_text_finish(&text, &finished, NULL);
    bd_saying_text(saying, place, finished);
}

const bd_group *bd_groups_smallest(const bd_groups *groups)
{
    const bd_group *least = &groups->odd[0];
    for (size_t g = 1; g < groups->odd_count; g++)
        if (groups->odd[g].count < least->count) least = &groups->odd[g];
    return least;
}

bd_status bd_groups_singles(bd_arena *arena, const bd_groups *groups, bd_group *out, bd_err *err)
{
    uint16_t *nodes;
    BD_NEW(nodes, arena, groups->odd_count, err);
    for (size_t g = 0; g < groups->odd_count; g++) nodes[g] = groups->odd[g].nodes[0];
    *out = (bd_group){nodes, groups->odd_count};
    return BD_OK;
}

static bd_status groups_say(bd_arena *arena, const bd_round *round, const char *code, const bd_group *group,
                            const bd_group *barrier, const bd_groups *groups, bd_reasons *reasons,
                            bd_err *err)
{
    int *ids = NULL, *others = NULL;
    BD_TRY(bd_groups_ids(arena, round, group->nodes, group->count, &ids, err));
    BD_TRY(bd_groups_ids(arena, round, barrier->nodes, barrier->count, &others, err));
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_put(&saying, round,
                  BD_PLACES(bd_place_players("group", ids, group->count),
                            bd_place_players("others", others, barrier->count),
                            BD_PUT_NUMBER("m", barrier->count),
                            BD_PUT_NUMBER("n", groups != NULL ? groups->odd_count : group->count)));
    if (groups != NULL) bd_groups_name(&saying, "groups", round, groups);
    return bd_reasons_add(reasons, &saying, NULL, ids, group->count, err);
}

bd_status bd_groups_say_no_draw(bd_arena *arena, const bd_round *round, const bd_edge *edges, size_t count,
                                const uint16_t *barrier, size_t barrier_count, bd_reasons *reasons,
                                bd_err *err)
{
    bd_groups groups;
    const bd_group taken = {barrier, barrier_count};
    BD_TRY(bd_groups_without(arena, arena, round->nodes, edges, count, barrier, barrier_count, &groups, err));
    if (groups.odd_count <= barrier_count)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_BARRIER_PROVES_NOTHING));
    bd_group group = taken;
    if (groups.all_single) BD_TRY(bd_groups_singles(arena, &groups, &group, err));
    if (!groups.all_single && barrier_count == 0) group = *bd_groups_smallest(&groups);
    const bool all = !groups.all_single && barrier_count > 0, alone = groups.all_single || group.count == 1;
    return groups_say(arena, round,
                      all                 ? "odd-groups"
                      : barrier_count > 0 ? "too-few"
                      : alone             ? "nobody-left"
                                          : "odd-group",
                      &group, &taken, all ? &groups : NULL, reasons, err);
}

bd_status bd_groups_say_why(bd_arena *arena, const bd_round *round, const bd_certificate *certificate,
                            bd_reasons *reasons, bd_err *err)
{
    bd_edge *edges = NULL;
    size_t count = 0;
    BD_TRY(bd_round_edges(round, arena, &edges, &count, err));
    return bd_groups_say_no_draw(arena, round, edges, count, certificate->barrier, certificate->barrier_count,
                                 reasons, err);
}

/* Why a board that the rules refuse had to be made all the same. */

static bd_status refusal_no_stage(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                                  bool *done, bd_err *err)
{
    (void)self, (void)face, (void)last_value, (void)stage, (void)err;
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
    const char *why = NULL;
    BD_TRY(bd_groups_say_no_draw(arena, round, edges, count, certificate->barrier, certificate->barrier_count,
                                 &reasons, err));
    BD_TRY(bd_reasons_join(arena, &reasons, &why, err));
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
