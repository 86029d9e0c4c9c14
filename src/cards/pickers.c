/* Pickers: who is in a set, where each of them in turn is to be in it if possible.
 *
 * The first of them that there is room for wish to be in it, all at once (cards/stage.h). Where these wishes
 * can be granted only up to one player, a stage of weights settles that player and the next ones: each weighs
 * more than all after them together. Then those after them wish. Who can no longer be in it by the pairs
 * still allowed is settled as if nobody had asked, so that the answer does not depend on the proofs. */
#include "cards/cards_words.h"
#include "cards/questions_own.h"

/* So many players are weighed by one stage: costs up to 2^19 leave the solver's arithmetic ample room. */
enum { WEIGHED_AT_ONCE = 20 };

typedef struct picker_wishes {
    const bd_pickers *of;
    int32_t *number; /* by node: of the wish, from 1; 0: none */
} picker_wishes;

static int32_t pickers_against(const picker_wishes *wishes, int u, int v)
{
    return wishes->number[u] == 0 || wishes->of->is_in(wishes->of->context, u, v) ? 0 : wishes->number[u];
}

static void pickers_price_wishes(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    for (size_t i = 0; i < count; i++) {
        const int32_t a = pickers_against(context, edges[i].u, edges[i].v);
        const int32_t b = pickers_against(context, edges[i].v, edges[i].u);
        cost[i] = a == 0 || (b != 0 && b < a) ? b : a;
    }
}

typedef struct picker_weights {
    const bd_pickers *of;
    bd_cost *weight; /* by node */
} picker_weights;

static void pickers_price_weights(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const picker_weights *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (of->weight[u] != 0 && of->of->is_in(of->of->context, u, v)) cost[i] -= of->weight[u];
        if (of->weight[v] != 0 && of->of->is_in(of->of->context, v, u)) cost[i] -= of->weight[v];
    }
}

/* The id: that of the question, the part, the place of the first who is asked, and what stands behind. */
static void pickers_name(const bd_picking *picking, const char *part, int first, bd_stage *stage)
{
    bd_stage_id_add(stage->id, picking->id);
    bd_stage_id_add(stage->id, part);
    bd_stage_id_add_number(stage->id, first + 1);
    if (picking->of->behind != NULL) bd_stage_id_add(stage->id, picking->of->behind);
}

/* Whether some pair that is still allowed has u in the set. */
static bool pickers_can_be_in(const bd_picking *picking, const bd_face *face, int u)
{
    const bd_pickers *of = picking->of;
    for (int v = 0; v < face->nodes; v++)
        if (v != u && of->is_in(of->context, u, v) && bd_face_has(face, u, v)) return true;
    return false;
}

static bd_status pickers_wish(bd_picking *picking, bd_arena *arena, const bd_face *face, bd_stage *stage,
                              bd_err *err)
{
    const bd_pickers *of = picking->of;
    picker_wishes *wishes;
    uint16_t *wishing;
    int *at;
    const int room = of->most - picking->in;
    BD_NEW(wishes, arena, 1, err);
    BD_NEW(wishes->number, arena, face->nodes, err);
    BD_NEW(wishing, arena, room, err);
    BD_NEW(at, arena, room, err);
    wishes->of = of;
    picking->wishes = 0;
    for (int i = picking->settled; i < of->count && picking->wishes < room; i++) {
        if (!pickers_can_be_in(picking, face, of->who[i])) continue;
        at[picking->wishes] = i;
        wishing[picking->wishes] = of->who[i];
        wishes->number[of->who[i]] = ++picking->wishes;
    }
    picking->at = at;
    *stage = (bd_stage){.context = wishes,
                        .price = pickers_price_wishes,
                        .low = picking->low,
                        .high = picking->high,
                        .wishes = picking->wishes,
                        .wishing = wishing,
                        .pickers = of};
    pickers_name(picking, ".from", picking->settled, stage);
    return BD_OK;
}

static bd_status pickers_weigh(bd_picking *picking, bd_arena *arena, int nodes, bd_stage *stage, bd_err *err)
{
    const bd_pickers *of = picking->of;
    picker_weights *weights;
    const int left = of->count - picking->settled;
    BD_NEW(weights, arena, 1, err);
    BD_NEW(weights->weight, arena, nodes, err);
    weights->of = of;
    picking->weighed = left < WEIGHED_AT_ONCE ? left : WEIGHED_AT_ONCE;
    for (int i = 0; i < picking->weighed; i++)
        weights->weight[of->who[picking->settled + i]] = (bd_cost)1 << (picking->weighed - 1 - i);
    *stage = (bd_stage){.context = weights,
                        .price = pickers_price_weights,
                        .low = picking->low,
                        .high = picking->high,
                        .pickers = of};
    pickers_name(picking, ".", picking->settled, stage);
    return BD_OK;
}

static void pickers_settle(bd_picking *picking, bool in)
{
    BD_ASSERT(picking->settled < picking->of->count);
    picking->picked[picking->settled++] = in;
    picking->in += in;
}

/* What the last stage has settled; a certificate may claim any value. *partly: not all wishes were granted.
 */
static bd_status pickers_take_answer(bd_picking *picking, int64_t value, bool *partly, bd_err *err)
{
    const int wishes = picking->wishes, weighed = picking->weighed;
    *partly = false;
    picking->wishes = picking->weighed = 0;
    if (weighed > 0) {
        if (value > 0 || value <= -((int64_t)1 << weighed))
            BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_IMPOSSIBLE_CHOICE));
        for (int i = 0; i < weighed; i++) pickers_settle(picking, (-value >> (weighed - 1 - i) & 1) != 0);
        return BD_OK;
    }
    if (wishes == 0) return BD_OK;
    if (value < 0 || value > wishes) BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(CARDS_IMPOSSIBLE_CHOICE));
    for (int64_t w = 0; w < value; w++) {
        while (picking->settled < picking->at[w]) pickers_settle(picking, false);
        pickers_settle(picking, true);
    }
    *partly = value < wishes;
    while (*partly && picking->settled < picking->at[value]) pickers_settle(picking, false);
    return BD_OK;
}

bd_status bd_picking_next(bd_picking *picking, bd_arena *arena, const bd_face *face, int64_t last_value,
                          bd_stage *stage, bool *done, bd_err *err)
{
    const bd_pickers *of = picking->of;
    bool partly;
    if (picking->picked == NULL) BD_NEW(picking->picked, arena, of->count, err);
    BD_TRY(pickers_take_answer(picking, last_value, &partly, err));
    *done = picking->in >= of->most || picking->settled == of->count;
    if (*done) return BD_OK;
    if (partly) return pickers_weigh(picking, arena, face->nodes, stage, err);
    BD_TRY(pickers_wish(picking, arena, face, stage, err));
    *done = picking->wishes == 0;
    return BD_OK;
}
