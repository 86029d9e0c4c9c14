/* Wishes: how far a list of wishes can be granted (cards/stage.h). Each try is a search for a perfect
 * matching; nothing is minimised. */
#include "solve/solver.h"

/* The search's tight pairs are those of the face against none of the wishes 1 .. granted. */
typedef struct wish {
    bd_solver *solver;
    int64_t granted;
    int64_t out;         /* how many pairs that leaves out */
    int64_t above, upto; /* pairs with costs in above + 1 .. upto are being turned */
} wish;

static void wishes_turn(void *self, bd_run run)
{
    wish *w = self;
    for (size_t i = 0; i < run.count;) {
        const int word = run.others[i] >> 6;
        uint64_t change = 0;
        for (; i < run.count && run.others[i] >> 6 == word; i++) {
            const bool turned = run.costs[i] > w->above && run.costs[i] <= w->upto;
            change |= (uint64_t)turned << (run.others[i] & 63);
        }
        if (change != 0) w->out += bd_search_turn_word(&w->solver->search, run.u, word, change);
    }
}

/* None is granted. */
static wish wishes_open(bd_solver *solver)
{
    bd_search_reset(&solver->search, solver->store.rows, solver->store.spans);
    return (wish){.solver = solver};
}

static void wishes_grant_up_to(wish *w, int64_t granted)
{
    BD_ASSERT(granted >= 0);
    if (granted == w->granted) return;
    w->above = granted < w->granted ? granted : w->granted;
    w->upto = granted < w->granted ? w->granted : granted;
    bd_edges_walk_costs(&w->solver->store, wishes_turn, w);
    bd_search_mirror(&w->solver->search);
    w->granted = granted;
}

/* How many wishes the matching grants. */
static int64_t wishes_granted_by(const bd_solver *solver, int64_t wishes)
{
    const bd_edge_store *store = &solver->store;
    int64_t first_against = wishes + 1;
    for (int u = store->low; u <= store->high; u++) {
        const bd_cost cost = bd_edges_cost(store, u, solver->mate[u]);
        if (cost >= 1 && cost < first_against) first_against = cost;
    }
    return first_against - 1;
}

static bool wishes_try(wish *w, int64_t wanted)
{
    bd_solver *solver = w->solver;
    bd_search *s = &solver->search;
    wishes_grant_up_to(w, wanted);
    memcpy(s->partial, solver->mate, (size_t)s->nodes * sizeof *s->partial);
    /* All nodes: a pair without a choice may be against a wish. */
    bd_search_wake(s, NULL, NULL, &solver->weights.family);
    solver->counts->separations++;
    if (!bd_search_run(s, &solver->weights.family)) return false;
    memcpy(solver->mate, s->partial, (size_t)s->nodes * sizeof *s->partial);
    return true;
}

bd_status bd_wishes_grant(bd_solver *solver, const bd_stage *stage, bd_finding *finding, bd_err *err)
{
    BD_ASSERT(stage->wishes > 0);
    BD_TRY(bd_edges_price(&solver->store, stage, err));
    bd_weights_zero(&solver->weights);
    bd_weights_sum(&solver->weights);
    wish w = wishes_open(solver);
    int64_t low = wishes_granted_by(solver, stage->wishes), high = stage->wishes;
    /* All at once, then by halves: low is granted, more than high is not. */
    for (int64_t wanted = high; low < high && !bd_solver_must_stop(solver);
         wanted = low + (high - low + 1) / 2) {
        if (wishes_try(&w, wanted))
            low = wishes_granted_by(solver, stage->wishes);
        else
            high = wanted - 1;
    }
    BD_ASSERT(low >= 0 && low <= stage->wishes);
    BD_ASSERT(wishes_granted_by(solver, stage->wishes) >= low);
    wishes_grant_up_to(&w, low);
    bd_edges_shrink(&solver->store, &solver->search.tight, (size_t)w.out);
    *finding = (bd_finding){.value = low, .bound = low, .proved = true};
    return BD_OK;
}
