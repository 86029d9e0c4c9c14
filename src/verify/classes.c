#include "verify/classes.h"

#include <stdlib.h>
#include <string.h>

typedef struct weighted_set {
    const bd_odd_set *set;
    int64_t weight;
} weighted_set;

bd_status bd_classes_new(bd_classes *classes, bd_arena *arena, int nodes, bd_err *err)
{
    *classes = (bd_classes){.asked = UINT32_MAX, .steps_most = BD_CLASSES_STEPS_MOST};
    BD_NEW(classes->of, arena, nodes, err);
    return BD_OK;
}

bool bd_classes_are_too_many(const bd_classes *classes)
{
    return classes->count > BD_CLASSES_MOST || classes->steps > classes->steps_most;
}

/* Nodes of the set move from their class to the part of it that lies inside the set. */
static bd_status classes_add_set(bd_classes *classes, bd_arena *arena, const weighted_set *added,
                                 uint32_t rank, bd_err *err)
{
    classes->steps += (int64_t)added->set->count;
    for (size_t i = 0; i < added->set->count; i++) {
        uint32_t *of = &classes->of[added->set->nodes[i]];
        if (classes->items[*of].divided != rank) {
            BD_ROOM(classes->items, classes->count, classes->capacity, arena, err);
            classes->items[classes->count] = (bd_class){.parent = *of, .rank = rank, .weight = added->weight};
            classes->items[*of].divided = rank;
            classes->items[*of].inside = (uint32_t)classes->count++;
        }
        *of = classes->items[*of].inside;
    }
    return BD_OK;
}

static int classes_larger_first(const void *a, const void *b)
{
    const size_t m = ((const weighted_set *)a)->set->count, n = ((const weighted_set *)b)->set->count;
    return (m < n) - (m > n);
}

bd_status bd_classes_make(bd_classes *classes, bd_arena *arena, int nodes, const bd_odd_set *sets,
                          const bd_stage_proof *proof, bd_err *err)
{
    weighted_set *added;
    BD_NEW(added, arena, proof->set_count, err);
    for (size_t i = 0; i < proof->set_count; i++)
        added[i] = (weighted_set){.set = &sets[proof->sets[i].index], .weight = proof->sets[i].weight};
    qsort(added, proof->set_count, sizeof *added, classes_larger_first);
    *classes = (bd_classes){
        .of = classes->of, .asked = UINT32_MAX, .steps = classes->steps, .steps_most = classes->steps_most};
    BD_ROOM(classes->items, classes->count, classes->capacity, arena, err);
    classes->items[classes->count++] = (bd_class){.parent = 0};
    memset(classes->of, 0, (size_t)nodes * sizeof *classes->of);
    for (size_t i = 0; i < proof->set_count && !bd_classes_are_too_many(classes); i++)
        BD_TRY(classes_add_set(classes, arena, &added[i], (uint32_t)i + 1, err));
    BD_NEW(classes->leaving, arena, classes->count, err);
    return BD_OK;
}

/* Walks from both classes towards class 0, the one whose set was added later first; a set met on both ways is
 * not left. */
int64_t bd_classes_between(bd_classes *classes, uint32_t a, uint32_t b)
{
    int64_t sum = 0, steps = 0;
    if (bd_classes_are_too_many(classes)) return 0;
    for (; a != b; steps++) {
        const bd_class *ca = &classes->items[a], *cb = &classes->items[b];
        if (ca->rank > cb->rank) sum += ca->weight;
        if (cb->rank > ca->rank) sum += cb->weight;
        if (ca->rank >= cb->rank) a = ca->parent;
        if (cb->rank >= ca->rank) b = cb->parent;
    }
    classes->steps += steps;
    return sum;
}

const int64_t *bd_classes_leaving(bd_classes *classes, int u, size_t pairs)
{
    const uint32_t own = classes->of[u];
    if (own == classes->asked) return classes->leaving;
    if (pairs < classes->count) return NULL;
    for (uint32_t c = 0; c < classes->count; c++) classes->leaving[c] = bd_classes_between(classes, own, c);
    classes->asked = own;
    return classes->leaving;
}
