#include "explain/difference.h"

#include "explain/explain_words.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/round/written.h"
#include "solve/again.h"

#include <stdlib.h>
#include <string.h>

static bool difference_same_boards(const bd_best *best, const uint16_t *mate)
{
    for (int u = 0; u < best->round->nodes; u++)
        if (mate[u] != best->certificate.mate[u]) return false;
    return true;
}

static bd_status difference_list_pairs(bd_arena *arena, const bd_round *round, const uint16_t *mate,
                                       bd_edge **out, size_t *count, bd_err *err)
{
    bd_edge *pairs;
    BD_NEW(pairs, arena, round->nodes / 2, err);
    *count = 0;
    for (int u = 0; u < round->nodes; u++) {
        const int v = mate[u];
        if (v < u) continue;
        if (!bd_round_is_legal(round, u, v) && !bd_round_sits_out(round, u, v))
            BD_FAIL(err, BD_USAGE, NULL, BD_SAY(EXPLAIN_ONLY_LEGAL));
        pairs[(*count)++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    *out = pairs;
    return BD_OK;
}

/* Values stage by stage up to the first that differs. */
static bd_status difference_compare(bd_arena *arena, const bd_best *best, const bd_edge *pairs, size_t count,
                                    bd_difference *out, bd_err *err)
{
    bd_stage_values *list;
    bd_cost *cost;
    BD_NEW(list, arena, best->stage_count, err);
    BD_NEW(cost, arena, count, err);
    out->stages = list;
    for (size_t k = 0; k < best->stage_count; k++) {
        const bd_stage *stage = &best->stages[k];
        const bd_stage_proof *proof = &best->certificate.stages[k];
        bd_stage_values *values = &list[out->stage_count++];
        *values = (bd_stage_values){.best = stage->wishes > 0 ? stage->wishes - proof->value : proof->value,
                                    .other = bd_vector_value(stage, pairs, count, cost),
                                    .wishes = stage->wishes};
        memcpy(values->stage, stage->id, sizeof values->stage);
        const bool better = values->other < values->best;
        const bool passed_over = best->certificate.finishable != NULL;
        if (better && proof->proved && !passed_over)
            BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_BETTER_THAN_BEST), stage->id,
                    (long long)values->other, (long long)values->best);
        if (values->best == values->other) continue;
        /* Better than what a limit let the solver find, or than what the rounds ahead let it take. */
        out->standing = !better ? BD_WORSE : passed_over ? BD_BETTER : BD_OPEN;
        return BD_OK;
    }
    out->standing = best->certificate.outcome == BD_BEST ? BD_AS_GOOD : BD_OPEN;
    return BD_OK;
}

const bd_criterion *bd_difference_criterion(const bd_round *round, const char *stage)
{
    const bd_rulebook *rules = bd_round_paired_by(round);
    for (size_t i = 0; i < rules->rule_count; i++)
        if (bd_stage_is_of(stage, rules->rules[i].criterion)) return rules->rules[i].criterion;
    if (bd_stage_is_of(stage, &bd_criterion_floaters))
        return &bd_criterion_floaters; /* a helper: in no list */
    for (size_t i = 0; i < round->written->count; i++) {
        const bd_criterion *written = round->written->items[i].criterion;
        if (written != NULL && bd_stage_is_of(stage, written)) return written;
    }
    /* The user's own order. */
    char id[BD_STAGE_ID_SIZE];
    const size_t length = strcspn(stage, ".:");
    memcpy(id, stage, length);
    id[length] = '\0';
    return bd_criterion_find(id);
}

bd_status bd_difference_of(bd_arena *arena, const bd_best *best, const uint16_t *mate, bd_difference *out,
                           bd_err *err)
{
    *out = (bd_difference){.standing = BD_SAME_BOARDS};
    bd_edge *pairs = NULL;
    size_t count = 0;
    BD_ASSERT(best->certificate.mate != NULL);
    BD_TRY(difference_list_pairs(arena, best->round, mate, &pairs, &count, err));
    if (difference_same_boards(best, mate)) return BD_OK;
    BD_TRY(difference_compare(arena, best, pairs, count, out, err));
    if (out->standing == BD_WORSE || out->standing == BD_BETTER)
        out->criterion = bd_difference_criterion(best->round, out->stages[out->stage_count - 1].stage);
    return BD_OK;
}

bd_status bd_difference_say(bd_arena *arena, const bd_round *round, const bd_difference *difference,
                            const char *what, const char **out, bd_err *err)
{
    static const char *const codes[] = {[BD_SAME_BOARDS] = "draw-same",
                                        [BD_AS_GOOD] = "draw-as-good",
                                        [BD_WORSE] = "draw-worse",
                                        [BD_BETTER] = "draw-unfinishable",
                                        [BD_OPEN] = "draw-open"};
    const bool prescribed = bd_rulebook_has(round->rules, BD_HAS_PRESCRIBED);
    const char *code = !prescribed || difference->standing > BD_WORSE ? codes[difference->standing]
                       : difference->standing == BD_WORSE             ? "draw-not-prescribed"
                                                                      : "draw-prescribed";
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_text(&saying, "what", what);
    if (difference->standing != BD_WORSE && difference->standing != BD_BETTER)
        return bd_saying_finish(&saying, out, err);
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const bd_criterion *criterion = difference->criterion;
    const char *how = NULL;
    BD_TRY(bd_phrase_of(arena, round, last, false, &how, err));
    bd_saying_put(
        &saying, round,
        BD_PLACES(bd_place_text("how", how),
                  bd_place_text("criterion", criterion != NULL ? criterion->id : last->stage),
                  bd_place_text("article", criterion != NULL ? bd_criterion_article(round->rules, criterion)
                                                             : BD_SAY(EXPLAIN_A_HELPER))));
    return bd_saying_finish(&saying, out, err);
}

/* The number after a mark of the stage's id, 0: none. */
static int phrase_number(const char *stage, char mark)
{
    const char *at = strchr(stage, mark);
    return at != NULL ? atoi(at + 1) : 0;
}

bool bd_phrase_is_order(const bd_round *round, const char *stage)
{
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    return criterion != NULL && bd_criterion_is(criterion, BD_IS_ORDER);
}

static bd_status phrase_finish(bd_saying *saying, const bd_round *round, const char *stage, const char **out,
                               bd_err *err)
{
    const char *subject = NULL;
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    const int place = phrase_number(stage, ':');
    const bool is_level = place >= 1 && place <= round->levels;
    bd_text text = bd_text_new(saying->arena);
    if (criterion != NULL && criterion->describe != NULL)
        BD_TRY(criterion->describe(round, stage, saying->arena, &text, err));
    BD_TRY(bd_text_finish(&text, &subject, err));
    bd_saying_put(
        saying, round,
        BD_PLACES(BD_PUT_NUMBER("level", place),
                  is_level ? bd_points_of_level(round, place - 1) : BD_PUT_HALVES("points", 0),
                  bd_place_text("criterion", criterion != NULL ? criterion->id : stage),
                  bd_place_text("minimises", criterion != NULL ? bd_say(criterion->minimises) : stage),
                  BD_PUT_NUMBER("size", phrase_number(stage, '.')), bd_place_text("subject", subject)));
    return bd_saying_finish(saying, out, err);
}

static const bd_stage_words *phrase_words(const bd_round *round, const char *stage)
{
    const bd_criterion *criterion = bd_difference_criterion(round, stage);
    return criterion != NULL ? bd_criterion_words(criterion, stage) : NULL;
}

bd_status bd_phrase_of(bd_arena *arena, const bd_round *round, const bd_stage_values *values, bool brief,
                       const char **out, bd_err *err)
{
    const bd_stage_words *words = phrase_words(round, values->stage);
    const bool has = words != NULL && words->worse != NULL;
    const int64_t best = values->wishes > 0 ? values->wishes - values->best : values->best;
    const int64_t other = values->wishes > 0 ? values->wishes - values->other : values->other;
    const char *code = values->wishes > 0                         ? "worse-wishes"
                       : bd_phrase_is_order(round, values->stage) ? "worse-order"
                                                                  : "worse-other";
    bd_saying saying = has ? bd_saying_with(arena, values->stage, words->worse) : bd_saying_new(arena, code);
    saying.brief = brief;
    bd_saying_put(&saying, round,
                  BD_PLACES(BD_PUT_NUMBER("best", best), BD_PUT_NUMBER("other", other),
                            BD_PUT_NUMBER("best-up", -best), BD_PUT_NUMBER("other-up", -other),
                            BD_PUT_HALVES("best-points", best), BD_PUT_HALVES("other-points", other)));
    return phrase_finish(&saying, round, values->stage, out, err);
}

bd_status bd_phrase_cost(bd_arena *arena, const bd_round *round, const char *stage, bd_cost cost,
                         const char **out, bd_err *err)
{
    const bd_stage_words *words = phrase_words(round, stage);
    const bool has = cost == 1 && words != NULL && words->costs != NULL;
    bd_saying saying = has ? bd_saying_with(arena, stage, words->costs) : bd_saying_new(arena, "costs-other");
    bd_saying_int(&saying, "cost", cost);
    return phrase_finish(&saying, round, stage, out, err);
}

enum { BOARDS_TOLD = 5 };

static bd_status ring_walk(bd_arena *arena, const uint16_t *best, const uint16_t *other, int first,
                           bool *seen, int nodes, bd_ring *out, bd_err *err)
{
    uint16_t *list;
    size_t count = 0;
    int u = first;
    BD_NEW(list, arena, nodes, err);
    do {
        const int v = other[u];
        seen[u] = seen[v] = true;
        list[count++] = (uint16_t)u;
        list[count++] = (uint16_t)v;
        u = best[v];
    } while (u != first);
    *out = (bd_ring){.nodes = list, .count = count};
    BD_ASSERT(count >= 4 && count % 2 == 0);
    return BD_OK;
}

bd_status bd_rings_of(bd_arena *arena, const bd_round *round, const uint16_t *best, const uint16_t *other,
                      int first, bd_rings *out, bd_err *err)
{
    bd_ring *items;
    bool *seen;
    const int nodes = round->nodes;
    *out = (bd_rings){.count = 0};
    BD_NEW(items, arena, nodes / 4 + 1, err);
    BD_NEW(seen, arena, nodes, err);
    for (int i = -1; i < nodes; i++) {
        const int u = i < 0 ? first : i;
        if (u < 0 || seen[u] || best[u] == other[u]) continue;
        BD_TRY(ring_walk(arena, best, other, u, seen, nodes, &items[out->count++], err));
    }
    out->items = items;
    return BD_OK;
}

/* One board of the other draw. `left` may be -1; else it is whom the first player can not meet instead. */
static bd_status ring_say_board(bd_arena *arena, const bd_round *round, int u, int v, int left,
                                const char **out, bd_err *err)
{
    const bool bye = v == round->bye || u == round->bye;
    const int who = u == round->bye ? v : u, whom = who == u ? v : u;
    const int levels = bye ? 0 : round->players[who].level - round->players[whom].level;
    const bool met = left >= 0 && left != round->bye && who == u && bd_round_met(round, u, left);
    const bool idle = !bye && bd_round_sits_out(round, who, whom);
    const char *code = bye          ? "ring-bye"
                       : idle       ? "ring-sit-out"
                       : levels > 0 ? "ring-up"
                       : levels < 0 ? "ring-down"
                       : met        ? "ring-met"
                                    : "ring-meet";
    return bd_say_places(
        arena, round, code,
        BD_PLACES(BD_PUT_NODE("p", who), BD_PUT_NODE("q", whom), BD_PUT_NODE("left", met ? left : whom)), out,
        err);
}

bd_status bd_rings_say(bd_arena *arena, const bd_round *round, const bd_rings *rings, bool first_is_asked,
                       const char **out, bd_err *err)
{
    const char *parts[BOARDS_TOLD];
    size_t count = 0, more = 0;
    *out = NULL;
    for (size_t r = 0; r < rings->count; r++) {
        const bd_ring *ring = &rings->items[r];
        for (size_t i = r == 0 && first_is_asked ? 2 : 0; i < ring->count; i += 2) {
            const int last = ring->nodes[ring->count - 1];
            /* In a ring of more than two boards the next one would close it, were the two not barred. */
            const int left = i > 0 && i + 2 < ring->count ? last : -1;
            if (count == BOARDS_TOLD)
                more++;
            else
                BD_TRY(ring_say_board(arena, round, ring->nodes[i], ring->nodes[i + 1], left, &parts[count++],
                                      err));
        }
    }
    if (count == 0) return BD_OK;
    *out = bd_join_words(arena, parts, count, BD_SAY_N(EXPLAIN_RING_MORE, more), more);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

bd_edge bd_turn_edge(int u, int v)
{
    BD_ASSERT(u != v && u >= 0 && v >= 0);
    return u < v ? (bd_edge){(uint16_t)u, (uint16_t)v} : (bd_edge){(uint16_t)v, (uint16_t)u};
}

bd_cost bd_turn_cost(const bd_best *best, size_t k, bd_edge board)
{
    bd_cost cost = 0;
    BD_ASSERT(k < best->stage_count);
    best->stages[k].price(best->stages[k].context, &board, 1, &cost);
    return cost;
}

/* Above 0: worse. A wish that was granted and would not be is worse by one. */
static int64_t turn_change(const bd_best *best, const bd_turn *turn, size_t k)
{
    const bd_stage *stage = &best->stages[k];
    const int64_t granted = best->certificate.stages[k].value;
    bd_cost out[3], in[3];
    int64_t change = 0;
    stage->price(stage->context, turn->out, turn->count, out);
    stage->price(stage->context, turn->in, turn->count, in);
    for (size_t i = 0; i < turn->count; i++)
        change += stage->wishes > 0 ? in[i] >= 1 && in[i] <= granted : (int64_t)in[i] - out[i];
    return change;
}

size_t bd_turn_judge(const bd_best *best, const bd_turn *turn, size_t end, bool *worse)
{
    BD_ASSERT(turn->count <= 3 && end <= best->stage_count);
    for (size_t k = 0; k < end; k++) {
        const int64_t change = turn_change(best, turn, k);
        if (change == 0) continue;
        *worse = change > 0;
        return k;
    }
    *worse = false;
    return end;
}

static size_t fall_place(int nodes, int u, int v)
{
    BD_ASSERT(u >= 0 && u < v && v < nodes);
    return (size_t)u * (size_t)(2 * nodes - u - 1) / 2 + (size_t)(v - u - 1);
}

bd_status bd_falls_of(bd_arena *arena, const bd_best *best, bd_falls *out, bd_err *err)
{
    const bd_trail *trail = best->trail;
    *out = (bd_falls){.nodes = best->round->nodes, .stage_count = best->stage_count};
    if (trail == NULL) return BD_OK;
    BD_ASSERT(trail->stage_count <= UINT16_MAX && trail->nodes == out->nodes);
    const size_t nodes = (size_t)out->nodes, pairs = nodes * (nodes - 1) / 2;
    uint16_t *stage;
    BD_NEW(stage, arena, pairs, err);
    for (size_t i = 0; i < pairs; i++) stage[i] = (uint16_t)trail->stage_count;
    for (size_t k = 0; k < trail->stage_count; k++)
        for (size_t i = trail->points[k + 1].pairs; i < trail->points[k].pairs; i++)
            stage[fall_place(out->nodes, trail->edges[i].u, trail->edges[i].v)] = (uint16_t)k;
    out->stage = stage;
    out->stage_count = trail->stage_count;
    return BD_OK;
}

size_t bd_falls_at(const bd_falls *falls, int u, int v)
{
    if (falls->stage == NULL) return falls->stage_count;
    return falls->stage[fall_place(falls->nodes, u < v ? u : v, u < v ? v : u)];
}
