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

typedef struct first_stages {
    bd_questions first, own;
    bool over, own_begun; /* the criteria that go first are through; the rulebook has been asked */
} first_stages;

static bd_status first_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    first_stages *walk = self;
    bd_stage_view seen = *view;
    if (!walk->over) {
        BD_TRY(walk->first.next(walk->first.self, view, stage, done, err));
        if (!*done) return BD_OK;
        walk->over = true;
    }
    if (!walk->own_begun) seen.last_value = 0; /* for the rulebook its own walk begins here */
    walk->own_begun = true;
    return walk->own.next(walk->own.self, &seen, stage, done, err);
}

static bd_status first_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err)
{
    const first_stages *from = self;
    first_stages *to;
    BD_NEW(to, arena, 1, err);
    *to = *from;
    BD_TRY(from->first.fork(from->first.self, arena, &to->first, err));
    BD_TRY(from->own.fork(from->own.self, arena, &to->own, err));
    *out = (bd_questions){.self = to, .next = first_next, .fork = first_fork};
    return BD_OK;
}

bd_status bd_criteria_first(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria,
                            size_t count, bd_questions *questions, bd_err *err)
{
    first_stages *walk;
    if (count == 0) return BD_OK;
    BD_NEW(walk, arena, 1, err);
    *walk = (first_stages){.own = *questions};
    BD_TRY(bd_chain_start(round, arena, criteria, count, &walk->first, err));
    *questions =
        (bd_questions){.self = walk, .next = first_next, .fork = questions->fork != NULL ? first_fork : NULL};
    return BD_OK;
}
