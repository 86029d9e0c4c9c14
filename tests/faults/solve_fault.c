#include "faults/solve_fault.h"

#include <glpk.h>

static long parts_until_fault = -1;
static long calls_until_mishap = -1, mishaps_left, steps_until_stuck = -1;
static mishap next_mishap;
static bool weights_are_wrong;

void solve_fault_in_simplex(long n, mishap what, long times)
{
    calls_until_mishap = n;
    next_mishap = what;
    mishaps_left = times;
}

void solve_fault_in_matching(long n) { parts_until_fault = n < 0 ? -1 : n + 1; }

void solve_fault_in_step(long n) { steps_until_stuck = n; }

static mishap mishap_now(void)
{
    if (calls_until_mishap < 0 || mishaps_left <= 0) return MISHAP_NONE;
    if (calls_until_mishap-- > 0) return MISHAP_NONE;
    calls_until_mishap = 0;
    mishaps_left--;
    return next_mishap;
}

void bd_fault_before_simplex(void *prob, void *control)
{
    glp_prob *p = prob;
    glp_smcp *c = control;
    weights_are_wrong = false;
    switch (mishap_now()) {
    case MISHAP_NONE: break;
    case MISHAP_ERROR: glp_error("a fault asked for by a test\n"); break;
    case MISHAP_MEMORY: /* a limit of one megabyte, and a wish for two */
        glp_mem_limit(1);
        glp_free(glp_alloc(2 << 10, 1 << 10));
        break;
    case MISHAP_ITERATIONS: c->it_lim = 0; break;
    case MISHAP_SINGULAR:
        for (int i = 1; i <= glp_get_num_rows(p); i++) glp_set_row_stat(p, i, GLP_NS);
        break;
    case MISHAP_WRONG: weights_are_wrong = true; break;
    }
}

double bd_fault_in_weight(int i) { return weights_are_wrong ? 5 * (i % 3 - 1) : 0; }

bool bd_fault_in_step(void)
{
    const bool lost = steps_until_stuck == 0;
    if (steps_until_stuck >= 0) steps_until_stuck--;
    return lost;
}

bool bd_fault_in_matching(void)
{
    if (parts_until_fault > 0) parts_until_fault--;
    return parts_until_fault == 0;
}
