#include "rulebook/stages/free_stage.h"

#include "base/assert.h"

/* Most stages cost something on one of the first pairs that are asked. Where they do not, pairs are asked by
 * kinds of nodes (cards/stage.h): one of each two kinds. */
enum { CHUNK = 2048, MANY_PAIRS = 4 * CHUNK, KINDS_MOST = 64 };

typedef struct free_search {
    const bd_stage *stage;
    size_t asked;                 /* pairs so far */
    uint8_t *kind;                /* [nodes] */
    int kinds;                    /* 0: every pair is asked */
    uint64_t is_free[KINDS_MOST]; /* bit b: pairs of this kind with the higher node of kind b */
} free_search;

static bool free_pairs(const free_search *search, const bd_edge *edges, size_t count)
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

static bool free_kinds(free_search *search, const bd_edge *edges, size_t count)
{
    const uint8_t *kind = search->kind;
    for (size_t i = 0; i < count; i++) {
        uint64_t *is_free = &search->is_free[kind[edges[i].u]];
        if ((*is_free >> kind[edges[i].v] & 1) != 0) continue;
        if (!free_pairs(search, &edges[i], 1)) return false;
        *is_free |= UINT64_C(1) << kind[edges[i].v];
    }
    return true;
}

static bool free_row(free_search *search, const bd_face *face, int u, int low, int high)
{
    size_t count;
    const bd_edge *row = bd_face_part(face, u, low, high, &count);
    if (search->asked <= MANY_PAIRS && search->asked + count > MANY_PAIRS)
        search->kinds = bd_stage_number_kinds(search->stage, face->nodes, KINDS_MOST, search->kind);
    search->asked += count;
    return search->kinds > 0 ? free_kinds(search, row, count) : free_pairs(search, row, count);
}

/* Pairs with a cost have a node inside the window: all pairs of the rows there, which come first, and those
 * that lead there from the rows above. */
static bool free_everywhere(free_search *search, const bd_face *face)
{
    const int low = search->stage->low, high = search->stage->high;
    BD_ASSERT(low >= 0 && high < face->nodes);
    for (int u = low; u <= high; u++)
        if (!free_row(search, face, u, u + 1, face->nodes - 1)) return false;
    for (int u = 0; u < low; u++)
        if (!free_row(search, face, u, low, high)) return false;
    return true;
}

bool bd_stage_is_free(bd_arena *arena, const bd_stage *stage, const bd_face *face, bool *is_free)
{
    const bd_arena_mark mark = bd_arena_here(arena);
    free_search search = {.stage = stage};
    search.kind = bd_arena_alloc(arena, (size_t)face->nodes, sizeof *search.kind);
    if (search.kind == NULL) return false;
    *is_free = free_everywhere(&search, face);
    bd_arena_back_to(arena, mark);
    return true;
}
