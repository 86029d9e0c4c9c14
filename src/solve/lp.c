#include "solve/lp.h"

#include "base/base_words.h"
#include "os/threads.h"
#include "solve/fault.h"
#include "solve/solve_words.h"

#include <glpk.h>
#include <stdatomic.h>

static atomic_bool lp_was_asked; /* by any thread so far: before that none has anything to give back */

enum { SLICE = 1000 /* iterations between two looks at the limits */ };

bd_status bd_lp_add(bd_lp *lp, bd_lp_column column, bd_err *err)
{
    BD_ASSERT(column.u != column.v && column.u < lp->nodes && column.v < lp->nodes);
    BD_ROOM(lp->columns, lp->column_count, lp->column_room, lp->arena, err);
    lp->columns[lp->column_count++] = column;
    return BD_OK;
}

bd_status bd_lp_add_set(bd_lp *lp, bd_lp_set set, bd_err *err)
{
    BD_ASSERT(set.holds != NULL && !set.idle);
    BD_ROOM(lp->sets, lp->set_count, lp->set_room, lp->arena, err);
    lp->sets[lp->set_count++] = set;
    return BD_OK;
}

/* Nothing goes to the terminal. */
static int lp_keep_silent(void *self, const char *text)
{
    (void)self, (void)text;
    return 1;
}

static void lp_leave(void *self)
{
    bd_lp *lp = self;
    glp_free_env();
    longjmp(lp->frame, 1);
}

static bd_status lp_fail_memory(bd_err *err)
{
    return bd_err_set(err, BD_NO_MEMORY, __FILE__, __LINE__, NULL, BD_SAY(BASE_NO_MEMORY));
}

/* A list grown to this length; NULL, and said in lp->status: memory is exhausted. */
static void *lp_grown(bd_lp *lp, void *list, size_t *room, size_t length, size_t size)
{
    void *grown = length <= *room ? list : bd_arena_grow(lp->arena, list, room, length, size);
    if (grown == NULL && length > 0) lp->status = lp_fail_memory(lp->err);
    return grown;
}

/* Room for so many numbers of one row or column; false: memory is exhausted. */
static bool lp_make_room(bd_lp *lp, size_t length)
{
    int *indices = lp_grown(lp, lp->indices, &lp->index_room, length, sizeof *indices);
    double *ones = lp_grown(lp, lp->ones, &lp->one_room, length, sizeof *ones);
    if (indices == NULL || ones == NULL) return false;
    lp->indices = indices;
    lp->ones = ones;
    for (size_t i = 0; i < length; i++) ones[i] = 1;
    return true;
}

static void lp_load_nodes(bd_lp *lp, glp_prob *prob)
{
    glp_add_rows(prob, lp->nodes);
    for (int i = 0; i < lp->nodes; i++) {
        glp_set_row_bnds(prob, i + 1, GLP_FX, 1, 1);
        glp_set_row_stat(prob, i + 1, lp->slack_basic[i] != 0 ? GLP_BS : GLP_NS);
    }
}

/* Rows for the sets that have none yet, over the columns that GLPK has. */
static bool lp_load_sets(bd_lp *lp, glp_prob *prob)
{
    if (!lp_make_room(lp, lp->loaded + 1)) return false;
    for (; lp->loaded_sets < lp->set_count; lp->loaded_sets++) {
        const bd_lp_set *set = &lp->sets[lp->loaded_sets];
        const int row = glp_add_rows(prob, 1);
        BD_ASSERT(row == lp->nodes + lp->loaded_sets + 1);
        int length = 0;
        for (size_t j = 0; j < lp->loaded; j++)
            if (set->holds[lp->columns[j].u] != set->holds[lp->columns[j].v])
                lp->indices[++length] = (int)j + 1;
        glp_set_mat_row(prob, row, length, lp->indices, lp->ones);
        glp_set_row_bnds(prob, row, set->equal ? GLP_FX : GLP_LO, 1, 1);
        glp_set_row_stat(prob, row, GLP_BS);
    }
    return true;
}

static bool lp_load_columns(bd_lp *lp, glp_prob *prob)
{
    const int count = (int)(lp->column_count - lp->loaded);
    if (!lp_make_room(lp, (size_t)lp->loaded_sets + 3)) return false;
    if (count == 0) return true;
    int j = glp_add_cols(prob, count);
    for (; lp->loaded < lp->column_count; lp->loaded++, j++) {
        const bd_lp_column *c = &lp->columns[lp->loaded];
        int length = 2;
        lp->indices[1] = c->u + 1;
        lp->indices[2] = c->v + 1;
        for (int s = 0; s < lp->loaded_sets; s++)
            if (lp->sets[s].holds[c->u] != lp->sets[s].holds[c->v]) lp->indices[++length] = lp->nodes + s + 1;
        glp_set_mat_col(prob, j, length, lp->indices, lp->ones);
        glp_set_col_bnds(prob, j, GLP_LO, 0, 0);
        glp_set_obj_coef(prob, j, c->cost);
        glp_set_col_stat(prob, j, c->basic ? GLP_BS : GLP_NL);
    }
    return true;
}

/* Rows of idle sets go where that leaves GLPK a basis. */
static bool lp_drop_sets(bd_lp *lp, glp_prob *prob)
{
    int gone = 0, kept = 0;
    if (!lp_make_room(lp, (size_t)lp->loaded_sets + 1)) return false;
    for (int s = 0; s < lp->set_count; s++) {
        const int row = lp->nodes + s + 1;
        const bool goes = s < lp->loaded_sets && lp->sets[s].idle && glp_get_row_stat(prob, row) == GLP_BS;
        if (goes)
            lp->indices[++gone] = row;
        else
            lp->sets[kept++] = lp->sets[s];
    }
    if (gone > 0) glp_del_rows(prob, gone, lp->indices);
    lp->loaded_sets -= gone;
    lp->set_count = kept;
    return true;
}

/* One optimum for the columns at hand; false when there is none to be had. */
static bool lp_optimise(bd_lp *lp, glp_prob *prob)
{
    glp_smcp control;
    glp_init_smcp(&control);
    control.msg_lev = GLP_MSG_OFF;
    control.presolve = GLP_OFF;
    control.pricing = GLP_PT_STD;
    control.meth = lp->way == BD_LP_DUAL || lp->by_dual ? GLP_DUALP : GLP_PRIMAL;
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

static bool lp_read_weights(bd_lp *lp, glp_prob *prob)
{
    const size_t rows = (size_t)lp->nodes + (size_t)lp->set_count;
    double *weights = lp_grown(lp, lp->weights, &lp->weight_room, rows, sizeof *weights);
    if (weights == NULL) return false;
    lp->weights = weights;
    for (int i = 0; i < (int)rows; i++)
        lp->weights[i] = glp_get_row_dual(prob, i + 1) + bd_fault_in_weight(i);
    return true;
}

static bool lp_read_values(bd_lp *lp, glp_prob *prob)
{
    double *values = lp_grown(lp, lp->values, &lp->value_room, lp->column_count, sizeof *values);
    if (values == NULL) return false;
    lp->values = values;
    for (size_t j = 0; j < lp->column_count; j++) lp->values[j] = glp_get_col_prim(prob, (int)j + 1);
    return true;
}

/* After an optimum: further columns, or else further rows; false when there is nothing to go on with. */
static bool lp_grow(bd_lp *lp, glp_prob *prob)
{
    size_t added = 0;
    bool more = false;
    if (!lp_read_weights(lp, prob)) return false;
    lp->by_dual = false;
    lp->status = lp->price(lp->self, lp, &added, lp->err);
    if (lp->status != BD_OK || lp->give_up) return false;
    if (added > 0) return lp_load_columns(lp, prob);
    if (lp->separate != NULL) {
        if (!lp_read_values(lp, prob)) return false;
        lp->status = lp->separate(lp->self, lp, &more, lp->err);
        if (lp->status != BD_OK || lp->give_up) return false;
    }
    if (!more) {
        lp->end = BD_LP_DONE;
        return false;
    }
    lp->by_dual = true;
    return lp_drop_sets(lp, prob) && lp_load_sets(lp, prob);
}

static void lp_run(bd_lp *lp)
{
    glp_prob *prob = glp_create_prob();
    glp_set_obj_dir(prob, GLP_MIN);
    lp_load_nodes(lp, prob);
    lp->loaded = 0;
    lp->loaded_sets = 0;
    lp->by_dual = false;
    if (lp_load_sets(lp, prob) && lp_load_columns(lp, prob))
        while (lp_optimise(lp, prob) && lp_grow(lp, prob)) continue;
    glp_delete_prob(prob);
}

/* Where the first call of GLPK in this thread could end the process, the ascent goes on without it. */
static bool lp_is_safe(void) { return bd_os_thread_has_library((void (*)(void))glp_init_env); }

bd_status bd_lp_run(bd_lp *lp, bd_lp_way way, bd_lp_end *end, bd_err *err)
{
    BD_ASSERT(lp->price != NULL && lp->must_stop != NULL);
    BD_ASSERT(2 * lp->column_count >= (size_t)lp->nodes); /* a perfect matching at least */
    lp->end = BD_LP_FAULT;
    lp->status = BD_OK;
    lp->err = err;
    lp->way = way;
    *end = lp->end;
    if (!lp_is_safe()) return BD_OK;
    lp_was_asked = true;
    if (glp_init_env() > 1) return lp_fail_memory(err); /* any other call would end the process */
    if (setjmp(lp->frame) == 0) {
        glp_error_hook(lp_leave, lp);
        glp_term_hook(lp_keep_silent, NULL);
        lp_run(lp);
        glp_error_hook(NULL, NULL);
        glp_term_hook(NULL, NULL);
    }
    *end = lp->end;
    return lp->status;
}

void bd_lp_end_thread(void)
{
    if (lp_was_asked && lp_is_safe()) (void)glp_free_env();
}
