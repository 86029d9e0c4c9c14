#include "solve/lp.h"

#include "base/assert.h"
#include "solve/fault.h"
#include "solve/solve_words.h"

#include <glpk.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum { SLICE = 1000 /* iterations between two looks at the limits */ };

bd_status bd_lp_add(bd_lp *lp, bd_lp_column column, bd_err *err)
{
    BD_ASSERT(column.u != column.v && column.u < lp->nodes && column.v < lp->nodes);
    BD_ROOM(lp->columns, lp->column_count, lp->column_room, lp->arena, err);
    lp->columns[lp->column_count++] = column;
    return BD_OK;
}

static int lp_keep_words(void *self, const char *text)
{
    bd_lp *lp = self;
    (void)snprintf(lp->fault, sizeof lp->fault, "%s", text);
    return 1;
}

static void lp_leave(void *self)
{
    bd_lp *lp = self;
    glp_free_env();
    longjmp(lp->frame, 1);
}

static void lp_load_rows(const bd_lp *lp, glp_prob *prob)
{
    glp_add_rows(prob, lp->nodes + lp->set_count);
    for (int i = 0; i < lp->nodes; i++) {
        glp_set_row_bnds(prob, i + 1, GLP_FX, 1, 1);
        glp_set_row_stat(prob, i + 1, lp->slack_basic[i] != 0 ? GLP_BS : GLP_NS);
    }
    for (int s = 0; s < lp->set_count; s++) {
        glp_set_row_bnds(prob, lp->nodes + s + 1, lp->sets[s].equal ? GLP_FX : GLP_LO, 1, 1);
        glp_set_row_stat(prob, lp->nodes + s + 1, GLP_BS);
    }
}

/* rows and ones: room for one column and one in front, as GLPK counts from 1. */
static void lp_load_columns(bd_lp *lp, glp_prob *prob, int *rows, double *ones)
{
    const int count = (int)(lp->column_count - lp->loaded);
    if (count == 0) return;
    int j = glp_add_cols(prob, count);
    for (; lp->loaded < lp->column_count; lp->loaded++, j++) {
        const bd_lp_column *c = &lp->columns[lp->loaded];
        int length = 2;
        rows[1] = c->u + 1;
        rows[2] = c->v + 1;
        for (int s = 0; s < lp->set_count; s++)
            if (lp->sets[s].holds[c->u] != lp->sets[s].holds[c->v]) rows[++length] = lp->nodes + s + 1;
        for (int i = 1; i <= length; i++) ones[i] = 1;
        glp_set_mat_col(prob, j, length, rows, ones);
        glp_set_col_bnds(prob, j, GLP_LO, 0, 0);
        glp_set_obj_coef(prob, j, c->cost);
        glp_set_col_stat(prob, j, c->basic ? GLP_BS : GLP_NL);
    }
}

/* One optimum for the columns at hand; false when there is none to be had. */
static bool lp_optimise(bd_lp *lp, glp_prob *prob)
{
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_OFF;
    control.presolve = GLP_OFF;
    control.pricing = GLP_PT_STD;
    control.meth = lp->way == BD_LP_DUAL ? GLP_DUALP : GLP_PRIMAL;
    if (lp->way == BD_LP_FRESH) glp_std_basis(prob);
    for (;;) {
        if (lp->must_stop(lp->self)) {
            lp->end = BD_LP_STOPPED;
            return false;
        }
        control.it_lim = SLICE;
        bd_fault_before_simplex(prob, &control);
        const int before = glp_get_it_cnt(prob);
        const int code = glp_simplex(prob, &control);
        const int made = glp_get_it_cnt(prob) - before;
        lp->iterations += made;
        if (code == 0) return glp_get_status(prob) == GLP_OPT;
        if (code != GLP_EITLIM || made == 0) return false;
    }
}

static void lp_read_weights(bd_lp *lp, glp_prob *prob)
{
    for (int i = 0; i < lp->nodes + lp->set_count; i++)
        lp->weights[i] = glp_get_row_dual(prob, i + 1) + bd_fault_in_weight(i);
}

static void lp_run(bd_lp *lp)
{
    int *rows = bd_arena_alloc(lp->arena, (size_t)lp->set_count + 3, sizeof *rows);
    double *ones = bd_arena_alloc(lp->arena, (size_t)lp->set_count + 3, sizeof *ones);
    if (rows == NULL || ones == NULL) {
        lp->status = bd_err_set(lp->err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(SOLVE_MEMORY));
        return;
    }
    glp_prob *prob = glp_create_prob();
    glp_set_obj_dir(prob, GLP_MIN);
    lp_load_rows(lp, prob);
    lp->loaded = 0;
    lp_load_columns(lp, prob, rows, ones);
    while (lp_optimise(lp, prob)) {
        size_t added = 0;
        lp_read_weights(lp, prob);
        lp->status = lp->price(lp->self, lp, &added, lp->err);
        if (lp->status == BD_OK && added == 0) lp->end = BD_LP_DONE;
        if (lp->status != BD_OK || added == 0) break;
        lp_load_columns(lp, prob, rows, ones);
    }
    glp_delete_prob(prob);
}

bd_status bd_lp_run(bd_lp *lp, bd_lp_way way, bd_lp_end *end, bd_err *err)
{
    BD_ASSERT(lp->price != NULL && lp->must_stop != NULL);
    BD_ASSERT(2 * lp->column_count >= (size_t)lp->nodes); /* a perfect matching at least */
    lp->end = BD_LP_FAULT;
    lp->status = BD_OK;
    lp->err = err;
    lp->way = way;
    lp->fault[0] = '\0';
    if (setjmp(lp->frame) == 0) {
        glp_error_hook(lp_leave, lp);
        glp_term_hook(lp_keep_words, lp);
        lp_run(lp);
        glp_error_hook(NULL, NULL);
        glp_term_hook(NULL, NULL);
    }
    *end = lp->end;
    return lp->status;
}

void bd_lp_end_thread(void) { (void)glp_free_env(); }
