/* The lines of a vector are laid from the best draw's stages; criteria without a stage stand between them,
 * where they have a place: rules that go bracket by bracket take their criteria many times, so there only
 * stages are listed. Then both draws are priced line by line, as far as the first that differs, and from
 * there on the other one is counted. */
#include "certify/vector.h"

#include <string.h>

typedef struct vector_work {
    const bd_best *best;
    bd_arena *arena;
    const bd_criterion *const *criteria;
    size_t criterion_count;
    bd_vector_line *lines;
    size_t count, capacity;
} vector_work;

/* Wishes granted before the first that one of the pairs is against. */
static int64_t vector_granted(const bd_cost *cost, size_t count, int wishes)
{
    int64_t granted = wishes;
    for (size_t i = 0; i < count; i++)
        if (cost[i] >= 1 && cost[i] <= granted) granted = cost[i] - 1;
    return granted;
}

int64_t bd_vector_value(const bd_stage *stage, const bd_edge *pairs, size_t count, bd_cost *cost)
{
    int64_t sum = 0;
    stage->price(stage->context, pairs, count, cost);
    if (stage->wishes > 0) return stage->wishes - vector_granted(cost, count, stage->wishes);
    for (size_t i = 0; i < count; i++) sum += cost[i];
    return sum;
}

void bd_vector_print(int64_t value, int wishes, bd_text *out)
{
    const int64_t granted = wishes - value;
    if (wishes == 0) bd_text_add(out, "%lld", (long long)value);
    if (granted == 1 && wishes > 0) bd_text_add_char(out, '0');
    if (granted > 1 && wishes > 0) bd_text_add(out, "0*%lld", (long long)granted);
    if (value > 0 && wishes > 0) bd_text_add_string(out, granted > 0 ? " 1" : "1");
}

static bd_status vector_add(vector_work *w, const char *id, const bd_criterion *criterion, int stage,
                            bd_err *err)
{
    BD_ROOM(w->lines, w->count, w->capacity, w->arena, err);
    bd_vector_line *line = &w->lines[w->count++];
    *line = (bd_vector_line){.criterion = criterion,
                             .article = bd_criterion_article(w->best->round->rules, criterion),
                             .stage = stage,
                             .bound = BD_NO_BOUND,
                             .proved = true};
    bd_stage_id_add(line->id, id);
    if (stage < 0) return BD_OK;
    line->wishes = w->best->stages[stage].wishes;
    line->proved = w->best->certificate.stages[stage].proved;
    line->bound = line->proved ? BD_NO_BOUND : w->best->certificate.stages[stage].bound;
    return BD_OK;
}

/* Criteria from *next to `end` that had no stage. */
static bd_status vector_add_idle(vector_work *w, size_t *next, size_t end, bd_err *err)
{
    const bool has_places = !bd_rulebook_has(w->best->round->rules, BD_HAS_BRACKETS);
    for (; *next < end; ++*next)
        if (has_places && !bd_criterion_is(w->criteria[*next], BD_IS_HELPER))
            BD_TRY(vector_add(w, w->criteria[*next]->id, w->criteria[*next], -1, err));
    return BD_OK;
}

static bd_status vector_lay(vector_work *w, bd_err *err)
{
    const bd_best *best = w->best;
    size_t next = 0;
    BD_TRY(bd_round_criteria(best->round, w->arena, &w->criteria, &w->criterion_count, err));
    for (size_t k = 0; k < best->stage_count; k++) {
        size_t c = 0;
        while (c < w->criterion_count && !bd_stage_is_of(best->stages[k].id, w->criteria[c])) c++;
        BD_ASSERT(c < w->criterion_count);
        BD_TRY(vector_add_idle(w, &next, c, err));
        if (next == c) next++;
        BD_TRY(vector_add(w, best->stages[k].id, w->criteria[c], (int)k, err));
    }
    /* What stands behind a stage that was left open is not known. */
    return best->certificate.outcome == BD_BEST ? vector_add_idle(w, &next, w->criterion_count, err) : BD_OK;
}

/* The pairs of a matching; *legal false: some may not meet. */
static bd_status vector_pairs(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_edge **out,
                              bool *legal, bd_err *err)
{
    size_t count = 0;
    BD_NEW(*out, arena, round->nodes / 2, err);
    *legal = true;
    for (int u = 0; u < round->nodes; u++) {
        const int v = mate[u];
        if (v < u) continue;
        *legal = *legal && (bd_round_is_legal(round, u, v) || bd_round_sits_out(round, u, v));
        (*out)[count++] = (bd_edge){(uint16_t)u, (uint16_t)v};
    }
    return BD_OK;
}

/* What is counted on the boards at a line, or NULL where nobody counts it. */
static const int64_t *vector_find(const bd_counts *counts, const bd_vector_line *line)
{
    return line->wishes == 0 ? bd_counts_find(counts, line->id) : NULL;
}

static bd_status vector_count(const vector_work *w, const uint16_t *mate, bd_counts *out, bd_err *err)
{
    bd_laid_draw laid;
    BD_TRY(bd_laid_draw_new(w->best->round, w->arena, mate, &laid, err));
    return bd_laid_count_all(&laid, w->arena, out, err);
}

/* A draw's value at a line that is compared: where there was no stage, nothing could differ. */
static int64_t vector_value_at(const vector_work *w, const bd_vector_line *line, const bd_edge *pairs,
                               const bd_counts *counts, bd_cost *cost)
{
    const size_t count = (size_t)w->best->round->nodes / 2;
    if (line->stage >= 0) return bd_vector_value(&w->best->stages[line->stage], pairs, count, cost);
    const int64_t *found = vector_find(counts, line);
    return found != NULL ? *found : 0;
}

static bd_status vector_fill_best(vector_work *w, bd_cost *cost, bd_err *err)
{
    const uint16_t *mate = w->best->certificate.mate;
    bd_edge *pairs = NULL;
    bd_counts counts;
    bool legal = true;
    BD_TRY(vector_pairs(w->best->round, w->arena, mate, &pairs, &legal, err));
    BD_TRY(vector_count(w, mate, &counts, err));
    for (size_t i = 0; i < w->count; i++)
        w->lines[i].best = vector_value_at(w, &w->lines[i], pairs, &counts, cost);
    return BD_OK;
}

static bd_status vector_fill_other(vector_work *w, const uint16_t *mate, bd_cost *cost, size_t *first,
                                   bd_err *err)
{
    bd_edge *pairs = NULL;
    bd_counts counts;
    bool compared = true;
    BD_TRY(vector_pairs(w->best->round, w->arena, mate, &pairs, &compared, err));
    BD_TRY(vector_count(w, mate, &counts, err));
    *first = compared ? w->count : 0;
    for (size_t i = 0; i < w->count; i++) {
        bd_vector_line *line = &w->lines[i];
        const int64_t *found = vector_find(&counts, line);
        line->has_other = compared || found != NULL;
        line->other = compared ? vector_value_at(w, line, pairs, &counts, cost) : found != NULL ? *found : 0;
        if (!compared || line->other == line->best) continue;
        *first = i;
        compared = false;
    }
    return BD_OK;
}

bd_status bd_vector_of(const bd_best *best, bd_arena *arena, const uint16_t *mate, bd_vector *out,
                       bd_err *err)
{
    BD_ASSERT(best->certificate.mate != NULL);
    vector_work w = {.best = best, .arena = arena};
    bd_cost *cost;
    BD_NEW(cost, arena, best->round->nodes / 2, err);
    BD_TRY(vector_lay(&w, err));
    BD_TRY(vector_fill_best(&w, cost, err));
    size_t first = w.count;
    if (mate != NULL) BD_TRY(vector_fill_other(&w, mate, cost, &first, err));
    *out = (bd_vector){w.lines, w.count, first};
    return BD_OK;
}

bd_status bd_vector_counted(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_vector *out,
                            bd_err *err)
{
    const bd_criterion *const *criteria;
    bd_vector_line *lines;
    bd_laid_draw laid;
    bd_counts counts;
    size_t count;
    BD_TRY(bd_round_criteria(round, arena, &criteria, &count, err));
    BD_TRY(bd_laid_draw_new(round, arena, mate, &laid, err));
    BD_TRY(bd_laid_count_all(&laid, arena, &counts, err));
    BD_NEW(lines, arena, counts.count, err);
    size_t listed = 0;
    for (size_t i = 0; i < counts.count; i++) {
        size_t c = 0;
        while (c < count && !bd_stage_is_of(counts.items[i].stage, criteria[c])) c++;
        BD_ASSERT(c < count);
        if (bd_criterion_is(criteria[c], BD_IS_HELPER)) continue;
        lines[listed] = (bd_vector_line){.criterion = criteria[c],
                                         .article = bd_criterion_article(round->rules, criteria[c]),
                                         .stage = -1,
                                         .bound = BD_NO_BOUND,
                                         .best = counts.items[i].value};
        bd_stage_id_add(lines[listed++].id, counts.items[i].stage);
    }
    *out = (bd_vector){lines, listed, listed};
    return BD_OK;
}
