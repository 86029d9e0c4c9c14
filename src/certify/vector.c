/* The questions of the rulebook are asked anew and answered by the best draw: of every draw that is best so
 * far the answers are the same, so no proof is needed for it, and none can show. What nobody pays for, in no
 * draw that is shown, has no line; a criterion has one at least, where it has a place: rules that go bracket
 * by bracket take their criteria many times. The other draw is priced line by line, as far as the first that
 * differs, and from there on it is counted. */
#include "certify/vector.h"

#include "cards/questions.h"

#include <string.h>

typedef struct vector_work {
    const bd_best *best;
    bd_arena *arena;
    const bd_criterion *const *criteria;
    size_t criterion_count;
    const bd_stage_proof *open; /* the stage that a limit left without proof; NULL: none */
    const uint16_t *mate;       /* of the other draw; NULL: there is none */
    bd_edge *best_pairs, *pairs;
    bd_counts best_counts, counts;
    bd_cost *cost;
    bool compared; /* the other draw is as good so far */
    bd_vector_line *lines;
    size_t count, capacity, first;
    size_t next; /* criterion that has no line yet */
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

static bd_vector_line vector_line(const vector_work *w, const char *id, const bd_criterion *criterion)
{
    bd_vector_line line = {.criterion = criterion,
                           .article = bd_criterion_article(w->best->round->rules, criterion),
                           .bound = BD_NO_BOUND,
                           .proved = true};
    bd_stage_id_add(line.id, id);
    return line;
}

/* The line with the other draw's value: `other` as long as draws are compared. */
static bd_status vector_add(vector_work *w, bd_vector_line line, int64_t other, bd_err *err)
{
    const int64_t *found = w->mate != NULL ? vector_find(&w->counts, &line) : NULL;
    line.has_other = w->mate != NULL && (w->compared || found != NULL);
    if (line.has_other) line.other = w->compared ? other : *found;
    const bool differs = w->compared && line.other != line.best;
    const bool is_order = bd_criterion_is(line.criterion, BD_IS_ORDER) && line.wishes > 0;
    if (line.proved && !differs && !is_order && line.best == 0 && line.other == 0) return BD_OK;
    if (differs) {
        w->compared = false;
        w->first = w->count;
    }
    BD_ROOM(w->lines, w->count, w->capacity, w->arena, err);
    w->lines[w->count++] = line;
    return BD_OK;
}

/* Criteria up to `end` without a line get one, where they have a place. */
static bd_status vector_add_idle(vector_work *w, size_t end, bd_err *err)
{
    const bool has_places = !bd_rulebook_has(w->best->round->rules, BD_HAS_BRACKETS);
    for (; w->next < end; w->next++) {
        const bd_criterion *criterion = w->criteria[w->next];
        const bool has_line = w->count > 0 && w->lines[w->count - 1].criterion == criterion;
        if (!has_places || bd_criterion_is(criterion, BD_IS_HELPER) || has_line) continue;
        bd_vector_line line = vector_line(w, criterion->id, criterion);
        const int64_t *best = vector_find(&w->best_counts, &line);
        const int64_t *other = w->mate != NULL ? vector_find(&w->counts, &line) : NULL;
        line.best = best != NULL ? *best : 0;
        line.has_other = w->mate != NULL && (w->compared || other != NULL);
        line.other = other != NULL ? *other : 0;
        BD_ROOM(w->lines, w->count, w->capacity, w->arena, err);
        w->lines[w->count++] = line;
    }
    return BD_OK;
}

/* ---- players one after the other ---- */

/* How many choose: of choosers among anybody, one of each board. */
static int vector_choosers(const vector_work *w, const bd_choosers *of)
{
    return of->candidate != NULL ? of->count : w->best->round->nodes / 2;
}

/* How many choose from the first on who has another opponent than in the best draw. */
static int64_t vector_choose(const vector_work *w, const bd_choosers *of)
{
    const uint16_t *best = w->best->certificate.mate;
    int chosen = 0;
    for (int i = 0; i < of->count; i++) {
        const int u = of->who[i], rank = of->rank != NULL ? of->rank[u] : u;
        if (bd_choosers_have(of, w->mate, u) != bd_choosers_have(of, best, u))
            return vector_choosers(w, of) - chosen;
        chosen += of->candidate != NULL || rank < (of->rank != NULL ? of->rank[best[u]] : best[u]);
    }
    return 0;
}

/* The same of the first who stays in the level and leaves it in the best draw, or the other way round. */
static int64_t vector_leave(const vector_work *w, const bd_leavers *of)
{
    const uint16_t *best = w->best->certificate.mate;
    for (int i = 0; i < of->count; i++) {
        const int u = of->who[i];
        const bool leaves = of->level[u] != of->level[w->mate[u]];
        if (leaves != (of->level[u] != of->level[best[u]])) return of->count - i;
    }
    return 0;
}

static bool vector_picks(const bd_pickers *of, int i, const uint16_t *mate)
{
    return of->is_in(of->context, of->who[i], mate[of->who[i]]);
}

/* The same of the first who is in the set in one of the draws only. */
static int64_t vector_pick(const vector_work *w, const bd_pickers *of)
{
    for (int i = 0; i < of->count; i++)
        if (vector_picks(of, i, w->mate) != vector_picks(of, i, w->best->certificate.mate))
            return of->count - i;
    return 0;
}

static bool vector_is_stage(const bd_stage *question)
{
    return question->choosers == NULL && question->leavers == NULL && question->pickers == NULL;
}

/* Whether a stage is one of those that this question becomes. */
static bool vector_is_of(const char *id, const bd_criterion *criterion, const bd_stage *question)
{
    if (question->pickers != NULL) {
        const size_t own = strlen(question->id), all = strlen(id);
        const char *after = question->pickers->behind;
        const size_t tail = after != NULL ? strlen(after) : 0;
        return strncmp(id, question->id, own) == 0 && id[own] == '.' && all >= own + tail &&
               (after == NULL || strcmp(id + all - tail, after) == 0);
    }
    const char *behind = question->choosers != NULL ? question->choosers->behind : NULL;
    const size_t length = strlen(id), end = behind != NULL ? strlen(behind) : 0;
    if (vector_is_stage(question)) return strcmp(id, question->id) == 0;
    return bd_stage_is_of(id, criterion) && length > end &&
           (behind == NULL || strcmp(id + length - end, behind) == 0) &&
           (question->leavers == NULL || strstr(id, ".squares") == NULL);
}

static bd_status vector_answer_choosers(vector_work *w, const bd_stage *question, bd_vector_line *line,
                                        bd_stage_view *view, bd_err *err)
{
    const bd_choosers *of = question->choosers;
    uint16_t *chosen;
    BD_NEW(chosen, w->arena, of->count, err);
    for (int i = 0; i < of->count; i++)
        chosen[i] = (uint16_t)bd_choosers_have(of, w->best->certificate.mate, of->who[i]);
    view->chosen = of->candidate != NULL ? chosen : NULL;
    if (of->behind != NULL) bd_stage_id_add(line->id, of->behind);
    line->wishes = vector_choosers(w, of);
    return vector_add(w, *line, w->compared ? vector_choose(w, of) : 0, err);
}

static bd_status vector_answer_leavers(vector_work *w, const bd_stage *question, bd_vector_line *line,
                                       bd_stage_view *view, bd_err *err)
{
    const bd_leavers *of = question->leavers;
    const uint16_t *mate = w->best->certificate.mate;
    bool *leaves;
    BD_NEW(leaves, w->arena, w->best->round->nodes, err);
    for (int u = 0; u < w->best->round->nodes; u++)
        leaves[u] = u >= of->count || of->level[u] != of->level[mate[u]];
    view->leaves = leaves;
    bd_stage_id_add(line->id, ".settled");
    line->wishes = of->count;
    return vector_add(w, *line, w->compared ? vector_leave(w, of) : 0, err);
}

static bd_status vector_answer_pickers(vector_work *w, const bd_stage *question, bd_vector_line *line,
                                       bd_stage_view *view, bd_err *err)
{
    const bd_pickers *of = question->pickers;
    bool *picked;
    BD_NEW(picked, w->arena, of->count, err);
    for (int i = 0; i < of->count; i++) picked[i] = vector_picks(of, i, w->best->certificate.mate);
    view->picked = picked;
    bd_stage_id_add(line->id, question->id + strlen(line->id));
    if (of->behind != NULL) bd_stage_id_add(line->id, of->behind);
    line->wishes = of->count;
    return vector_add(w, *line, w->compared ? vector_pick(w, of) : 0, err);
}

/* ---- the walk ---- */

/* The stage that was left open: its value is that of the draw that was found. */
static bd_status vector_add_open(vector_work *w, const bd_criterion *criterion, bd_err *err)
{
    const size_t k = (size_t)(w->open - w->best->certificate.stages);
    const bd_stage *stage = &w->best->stages[k];
    const size_t pairs = (size_t)w->best->round->nodes / 2;
    bd_vector_line line = vector_line(w, stage->id, criterion);
    line.wishes = stage->wishes;
    line.best = bd_vector_value(stage, w->best_pairs, pairs, w->cost);
    line.proved = false;
    line.bound = w->open->bound;
    return vector_add(w, line, w->compared ? bd_vector_value(stage, w->pairs, pairs, w->cost) : 0, err);
}

static bd_status vector_answer(vector_work *w, const bd_stage *question, const bd_criterion *criterion,
                               bd_stage_view *view, bd_err *err)
{
    const size_t pairs = (size_t)w->best->round->nodes / 2;
    bd_vector_line line = vector_line(w, vector_is_stage(question) ? question->id : criterion->id, criterion);
    *view = (bd_stage_view){.last_value = 0};
    if (question->choosers != NULL) return vector_answer_choosers(w, question, &line, view, err);
    if (question->leavers != NULL) return vector_answer_leavers(w, question, &line, view, err);
    if (question->pickers != NULL) return vector_answer_pickers(w, question, &line, view, err);
    view->last_value = line.best = bd_vector_value(question, w->best_pairs, pairs, w->cost);
    return vector_add(w, line, w->compared ? bd_vector_value(question, w->pairs, pairs, w->cost) : 0, err);
}

/* What stands behind a stage that was left open is not known. */
static bd_status vector_walk(vector_work *w, bd_err *err)
{
    bd_questions questions;
    bd_stage_view view = {.last_value = 0};
    BD_TRY(bd_round_questions(w->best->round, w->arena, &questions, err));
    for (;;) {
        bd_stage stage = {.price = NULL};
        bool done = false;
        BD_TRY(questions.next(questions.self, &view, &stage, &done, err));
        if (done) return vector_add_idle(w, w->criterion_count, err);
        size_t c = 0;
        while (c < w->criterion_count && !bd_stage_is_of(stage.id, w->criteria[c])) c++;
        BD_ASSERT(c < w->criterion_count);
        if (c > w->next) BD_TRY(vector_add_idle(w, c, err));
        if (w->open != NULL && vector_is_of(w->open->id, w->criteria[c], &stage))
            return vector_add_open(w, w->criteria[c], err);
        BD_TRY(vector_answer(w, &stage, w->criteria[c], &view, err));
    }
}

bd_status bd_vector_of(const bd_best *best, bd_arena *arena, const uint16_t *mate, bd_vector *out,
                       bd_err *err)
{
    BD_ASSERT(best->certificate.mate != NULL);
    const bd_certificate *certificate = &best->certificate;
    const size_t stages = best->stage_count;
    vector_work w = {.best = best, .arena = arena, .mate = mate, .first = SIZE_MAX};
    bool legal = true;
    if (stages > 0 && !certificate->stages[stages - 1].proved) w.open = &certificate->stages[stages - 1];
    BD_TRY(bd_round_criteria(best->round, arena, &w.criteria, &w.criterion_count, err));
    BD_NEW(w.cost, arena, best->round->nodes / 2, err);
    BD_TRY(vector_pairs(best->round, arena, certificate->mate, &w.best_pairs, &legal, err));
    BD_TRY(vector_count(&w, certificate->mate, &w.best_counts, err));
    if (mate != NULL) {
        BD_TRY(vector_pairs(best->round, arena, mate, &w.pairs, &w.compared, err));
        BD_TRY(vector_count(&w, mate, &w.counts, err));
        if (!w.compared) w.first = 0;
    }
    BD_TRY(vector_walk(&w, err));
    *out = (bd_vector){w.lines, w.count, w.first < w.count ? w.first : w.count};
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
                                         .bound = BD_NO_BOUND,
                                         .best = counts.items[i].value};
        bd_stage_id_add(lines[listed++].id, counts.items[i].stage);
    }
    *out = (bd_vector){lines, listed, listed};
    return BD_OK;
}
