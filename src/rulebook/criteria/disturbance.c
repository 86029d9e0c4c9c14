/* Disturbance: how many boards of the published draw a repair changes (CAA 27, SCA 25), first of all stages.
 */

#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"
#include "rulebook/round/keep.h"

#include <string.h>

static void disturbance_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_round *round = context;
    for (size_t i = 0; i < count; i++) cost[i] = !bd_kept_is_made_again(round, edges[i].u, edges[i].v);
}

static bd_step disturbance_step(bd_chain *chain, bd_stage *stage)
{
    return bd_chain_give(stage, "", chain->round, disturbance_price);
}

/* Second count: boards, and the bye, that the published draw has not. */
static bd_status disturbance_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_draw_options *options = laid->round->options;
    int64_t changed = 0;
    for (size_t i = 0; i < laid->draw.board_count + (laid->draw.bye != 0 ? 1 : 0); i++) {
        const bool bye = i == laid->draw.board_count;
        const int a = bye ? laid->draw.bye : laid->draw.boards[i].white;
        const int b = bye ? 0 : laid->draw.boards[i].black;
        bool found = false;
        for (size_t k = 0; k < options->keep_count && !found; k++) {
            const bd_keep *kept = &options->keep[k];
            const bool same =
                (kept->white == a && kept->black == b) || (kept->white == b && kept->black == a);
            found = same && !kept->open;
        }
        changed += !found;
    }
    return bd_tally_add(tally, "", changed, err);
}

const bd_criterion bd_criterion_disturbance = {
    .id = "disturbance",
    .article = "repair", /* where the rulebook has no article on it */
    BD_SAYS(CRITERIA_DISTURBANCE),
    .once = disturbance_step,
    .count = disturbance_count,
};

typedef struct first_stage {
    const bd_round *round;
    bd_questions own;
    int given; /* stages so far: 0, 1 or more */
} first_stage;

static bd_status disturbance_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done,
                                  bd_err *err)
{
    first_stage *walk = self;
    bd_stage_view seen = *view;
    if (walk->given == 1) seen.last_value = 0; /* for the rulebook its own walk begins here */
    if (walk->given++ > 0) return walk->own.next(walk->own.self, &seen, stage, done, err);
    *done = false;
    *stage = (bd_stage){.context = walk->round, .price = disturbance_price, .high = walk->round->nodes - 1};
    memcpy(stage->id, bd_criterion_disturbance.id, strlen(bd_criterion_disturbance.id) + 1);
    return BD_OK;
}

bd_status bd_disturbance_first(const bd_round *round, bd_arena *arena, bd_questions *stages, bd_err *err)
{
    first_stage *walk;
    BD_NEW(walk, arena, 1, err);
    *walk = (first_stage){.round = round, .own = *stages};
    *stages = (bd_questions){.self = walk, .next = disturbance_next};
    return BD_OK;
}
