#include "explain/difference.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/phrase.h"
#include "explain/sentences.h"
#include "rulebook/criteria/criteria.h"

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

/* Wishes granted by the other draw: those before the first that one of its pairs stands against. */
static int64_t difference_wishes_granted(const bd_cost *cost, size_t count, int wishes)
{
    int64_t granted = wishes;
    for (size_t i = 0; i < count; i++)
        if (cost[i] >= 1 && cost[i] <= granted) granted = cost[i] - 1;
    return granted;
}

static int64_t difference_value_of(const bd_stage *stage, const bd_edge *pairs, size_t count, bd_cost *cost)
{
    stage->price(stage->context, pairs, count, cost);
    if (stage->wishes > 0) return difference_wishes_granted(cost, count, stage->wishes);
    int64_t sum = 0;
    for (size_t i = 0; i < count; i++) sum += cost[i];
    return sum;
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
        *values = (bd_stage_values){.best = proof->value,
                                    .other = difference_value_of(stage, pairs, count, cost),
                                    .wishes = stage->wishes > 0};
        memcpy(values->stage, stage->id, sizeof values->stage);
        const bool better = values->wishes ? values->other > values->best : values->other < values->best;
        if (better && proof->proved)
            BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(EXPLAIN_BETTER_THAN_BEST), stage->id,
                    (long long)values->other, (long long)values->best);
        if (values->best == values->other) continue;
        out->standing = better ? BD_OPEN : BD_WORSE; /* better than what a limit let the solver find */
        return BD_OK;
    }
    out->standing = best->certificate.outcome == BD_BEST ? BD_AS_GOOD : BD_OPEN;
    return BD_OK;
}

const bd_criterion *bd_difference_criterion(const bd_round *round, const char *stage)
{
    for (size_t i = 0; i < round->rules->rule_count; i++)
        if (bd_stage_is_of(stage, round->rules->rules[i].criterion)) return round->rules->rules[i].criterion;
    if (bd_stage_is_of(stage, &bd_criterion_floaters))
        return &bd_criterion_floaters; /* a helper: in no list */
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
    if (out->standing == BD_WORSE)
        out->criterion = bd_difference_criterion(best->round, out->stages[out->stage_count - 1].stage);
    return BD_OK;
}

bd_status bd_difference_say(bd_arena *arena, const bd_round *round, const bd_difference *difference,
                            const char *what, const char **out, bd_err *err)
{
    static const char *const codes[] = {[BD_SAME_BOARDS] = "draw-same",
                                        [BD_AS_GOOD] = "draw-as-good",
                                        [BD_WORSE] = "draw-worse",
                                        [BD_OPEN] = "draw-open"};
    bd_saying saying = bd_saying_new(arena, codes[difference->standing]);
    bd_saying_text(&saying, "what", what);
    if (difference->standing != BD_WORSE) return bd_saying_finish(&saying, out, err);
    const bd_stage_values *last = &difference->stages[difference->stage_count - 1];
    const bd_criterion *criterion = difference->criterion;
    const char *how = NULL;
    BD_TRY(bd_phrase_of(arena, round, last, false, &how, err));
    bd_saying_text(&saying, "how", how);
    bd_saying_text(&saying, "criterion", criterion != NULL ? criterion->id : last->stage);
    bd_saying_text(&saying, "article",
                   criterion != NULL ? bd_criterion_article(round->rules, criterion)
                                     : BD_SAY(EXPLAIN_A_HELPER));
    return bd_saying_finish(&saying, out, err);
}
