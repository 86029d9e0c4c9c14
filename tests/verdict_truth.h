/* Whether what an accepted certificate of a small instance says is true, decided by trying all matchings. */
#ifndef TESTS_VERDICT_TRUTH_H
#define TESTS_VERDICT_TRUTH_H

#include "brute.h"
#include "verify/walk.h"

static inline bool values_are(const brute *best, const bd_certificate *c, size_t stages)
{
    for (size_t k = 0; k < stages; k++)
        if (c->stages[k].value != best->value[k]) return false;
    return true;
}

static inline bool is_best(const brute *best, const bd_certificate *c)
{
    int64_t value[BRUTE_STAGES] = {0};
    for (int k = 0; k < best->instance->stage_count; k++) {
        for (int u = 0; u < c->nodes; u++) {
            const int at = best->edge_of[u][c->mate[u]];
            if (at < 0) return false;
            if (u < c->mate[u]) value[k] += best->instance->costs[k][at];
        }
        if (value[k] != best->value[k]) return false;
    }
    return true;
}

/* True when the verdict says nothing false. */
static inline bool verdict_is_true(const brute *best, const bd_certificate *c, const bd_verdict *verdict)
{
    const size_t all = (size_t)best->instance->stage_count;
    switch (verdict->kind) {
    case BD_REFUSED: return true;
    case BD_PROVED_NO_DRAW: return best->matchings == 0;
    case BD_PROVED_BEST:
        return best->matchings > 0 && verdict->stages == all && values_are(best, c, all) &&
               is_best(best, c) && (!verdict->unique || best->best == 1);
    case BD_LEGAL_NOT_PROVED: break;
    }
    if (best->matchings == 0 || verdict->stages > all || !values_are(best, c, verdict->stages)) return false;
    const bd_stage_proof *open = c->stage_count > verdict->stages ? &c->stages[verdict->stages] : NULL;
    return open == NULL || open->proved || open->bound == BD_NO_BOUND ||
           open->bound <= best->value[verdict->stages];
}

#endif
