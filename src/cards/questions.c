/* Questions: one after the other made into stages. A stage that may be spared is left out where no pair that
 * is still allowed costs anything: its value is then 0 whatever the draw, so that whoever asked learns the
 * same as if it had been minimised. */
#include "cards/questions.h"

#include "cards/questions_own.h"

#include <string.h>

/* ---- whether a stage has anything to decide ----
 *
 * Most stages cost something on one of the first pairs that are asked. Where they do not, pairs are asked by
 * kinds of nodes (cards/stage.h): one of each two kinds. */
enum { CHUNK = 2048, MANY_PAIRS = 4 * CHUNK, KINDS_MOST = 64 };

typedef struct spare_search {
    const bd_stage *stage;
    size_t asked;                  /* pairs so far */
    uint8_t *kind;                 /* [nodes] */
    int kinds;                     /* 0: every pair is asked */
    uint64_t is_asked[KINDS_MOST]; /* bit b: pairs of this kind with the higher node of kind b */
} spare_search;

/* Whether none of these pairs costs anything. */
static bool spare_pairs(const spare_search *search, const bd_edge *edges, size_t count)
{
    bd_cost cost[CHUNK];
    for (size_t at = 0; at < count; at += CHUNK) {
        const size_t size = count - at < CHUNK ? count - at : CHUNK;
        search->stage->price(search->stage->context, edges + at, size, cost);
        for (size_t i = 0; i < size; i++)
            if (cost[i] != 0) return false;
    }
    return true;
}

static bool spare_kinds(spare_search *search, const bd_edge *edges, size_t count)
{
    const uint8_t *kind = search->kind;
    for (size_t i = 0; i < count; i++) {
        uint64_t *is_asked = &search->is_asked[kind[edges[i].u]];
        if ((*is_asked >> kind[edges[i].v] & 1) != 0) continue;
        if (!spare_pairs(search, &edges[i], 1)) return false;
        *is_asked |= UINT64_C(1) << kind[edges[i].v];
    }
    return true;
}

static bool spare_row(spare_search *search, const bd_face *face, int u, int low, int high)
{
    size_t count;
    const bd_edge *row = bd_face_part(face, u, low, high, &count);
    if (search->asked <= MANY_PAIRS && search->asked + count > MANY_PAIRS)
        search->kinds = bd_stage_number_kinds(search->stage, face->nodes, KINDS_MOST, search->kind);
    search->asked += count;
    return search->kinds > 0 ? spare_kinds(search, row, count) : spare_pairs(search, row, count);
}

/* Pairs with a cost have a node inside the window: all pairs of the rows there, which come first, and those
 * that lead there from the rows above. */
static bool spare_everywhere(spare_search *search, const bd_face *face)
{
    const int low = search->stage->low, high = search->stage->high;
    BD_ASSERT(low >= 0 && high < face->nodes);
    for (int u = low; u <= high; u++)
        if (!spare_row(search, face, u, u + 1, face->nodes - 1)) return false;
    for (int u = 0; u < low; u++)
        if (!spare_row(search, face, u, low, high)) return false;
    return true;
}

/* Whether the stage comes to one value whatever the draw; what is taken from the arena goes back. */
static bd_status questions_spare(bd_arena *arena, const bd_stage *stage, const bd_face *face, bool *spared,
                                 int64_t *value, bd_err *err)
{
    *spared = false;
    if (!stage->spared || stage->wishes > 0) return BD_OK;
    const bd_arena_mark mark = bd_arena_here(arena);
    spare_search search = {.stage = stage};
    BD_NEW(search.kind, arena, face->nodes, err);
    *spared = spare_everywhere(&search, face);
    *value = 0;
    bd_arena_back_to(arena, mark);
    return BD_OK;
}

/* ---- the walk ---- */

typedef struct asker {
    bd_questions own;
    bd_arena *arena;
    bd_stage_view view;
    bd_stage question; /* the one that choosers, leavers or pickers are answering */
    bd_choosing choosing;
    bd_leaving leaving;
    bd_picking picking;
} asker;

/* The next stage of a question that takes more than one. */
static bd_status questions_go_on(asker *a, const bd_face *face, bd_stage *stage, bool *done, bd_err *err)
{
    if (a->choosing.of != NULL) {
        BD_TRY(bd_choosing_next(&a->choosing, a->arena, face, a->view.last_value, stage, done, err));
        if (!*done) return BD_OK;
        a->view.chosen = a->choosing.chosen;
        a->choosing.of = NULL;
    } else if (a->picking.of != NULL) {
        BD_TRY(bd_picking_next(&a->picking, a->arena, face, a->view.last_value, stage, done, err));
        if (!*done) return BD_OK;
        a->view.picked = a->picking.picked;
        a->picking.of = NULL;
    } else {
        BD_TRY(bd_leaving_next(&a->leaving, a->arena, face, a->view.last_value, stage, done, err));
        if (!*done) return BD_OK;
        a->view.leaves = a->leaving.leaves;
        a->leaving.of = NULL;
    }
    a->view.last_value = 0;
    return BD_OK;
}

/* Begins a question that takes more than one stage; false: it is a stage itself. */
static bool questions_begin(asker *a, const bd_stage *stage)
{
    BD_ASSERT((stage->choosers != NULL) + (stage->leavers != NULL) + (stage->pickers != NULL) <= 1);
    if (stage->choosers == NULL && stage->leavers == NULL && stage->pickers == NULL) return false;
    a->question = *stage;
    if (stage->pickers != NULL)
        a->picking = (bd_picking){.of = stage->pickers, .low = stage->low, .high = stage->high};
    else if (stage->choosers != NULL)
        a->choosing =
            (bd_choosing){.of = stage->choosers, .low = stage->low, .high = stage->high, .first = -1};
    else
        a->leaving = (bd_leaving){.of = stage->leavers, .asked = -1};
    a->view.last_value = 0;
    return true;
}

static bd_status questions_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage,
                                bool *done, bd_err *err)
{
    asker *a = self;
    a->view.last_value = last_value;
    for (;;) {
        bool spared = false;
        *stage = (bd_stage){.price = NULL};
        a->choosing.id = a->leaving.id = a->picking.id = a->question.id;
        if (a->choosing.of != NULL || a->leaving.of != NULL || a->picking.of != NULL) {
            BD_TRY(questions_go_on(a, face, stage, done, err));
            if (*done) continue;
        } else {
            *done = false;
            BD_TRY(a->own.next(a->own.self, &a->view, stage, done, err));
            if (*done) return BD_OK;
            a->view = (bd_stage_view){.last_value = 0};
            if (questions_begin(a, stage)) continue;
        }
        BD_TRY(questions_spare(a->arena, stage, face, &spared, &a->view.last_value, err));
        if (!spared) return BD_OK;
    }
}

/* What a question has still to find out is found out anew in the copy. */
static bd_status questions_fork(const void *self, bd_arena *arena, bd_stages *out, bd_err *err)
{
    const asker *from = self;
    asker *to;
    BD_NEW(to, arena, 1, err);
    *to = *from;
    to->arena = arena;
    BD_TRY(from->own.fork(from->own.self, arena, &to->own, err));
    if (from->choosing.of != NULL && from->choosing.chosen != NULL) {
        const bd_choosing *choosing = &from->choosing;
        BD_NEW(to->choosing.chosen, arena, choosing->of->count, err);
        BD_NEW(to->choosing.taken, arena, choosing->nodes, err);
        memcpy(to->choosing.chosen, choosing->chosen, (size_t)choosing->of->count * sizeof *choosing->chosen);
        memcpy(to->choosing.taken, choosing->taken, (size_t)choosing->nodes * sizeof *choosing->taken);
    }
    if (from->picking.of != NULL && from->picking.picked != NULL) {
        const bd_picking *picking = &from->picking;
        BD_NEW(to->picking.picked, arena, picking->of->count, err);
        memcpy(to->picking.picked, picking->picked, (size_t)picking->of->count * sizeof *picking->picked);
    }
    *out = (bd_stages){.self = to, .next = questions_next, .fork = questions_fork};
    return BD_OK;
}

bd_status bd_questions_stages(bd_arena *arena, const bd_questions *questions, bd_stages *out, bd_err *err)
{
    asker *a;
    BD_NEW(a, arena, 1, err);
    *a = (asker){.own = *questions, .arena = arena};
    *out = (bd_stages){
        .self = a, .next = questions_next, .fork = questions->fork != NULL ? questions_fork : NULL};
    return BD_OK;
}
