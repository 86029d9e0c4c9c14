/* The second of the two files that include glpk.h, and on purpose: what audits the solver must not go through
 * the solver's own interface to GLPK. It uses only GLPK's MathProg translator and its branch and bound. */
#include "solve/oracle.h"

#include "base/arena.h"
#include "base/base_words.h"
#include "solve/solve_words.h"

#include <glpk.h>
#include <math.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

/* GLPK's last words, for error messages. */
typedef struct listener {
    char said[200];
} listener;

static int oracle_listen_to(void *info, const char *said)
{
    listener *l = info;
    (void)snprintf(l->said, sizeof l->said, "%.*s", (int)strcspn(said, "\n"), said);
    return 1; /* nothing goes to the terminal */
}

static void oracle_jump_out(void *info)
{
    jmp_buf *out = info;
    glp_error_hook(NULL, NULL);
    glp_free_env(); /* all problems and translators go with it */
    longjmp(*out, 1);
}

/* What is done with a model once it stands. */
typedef struct task {
    double seconds;
    bd_oracle_answer answer;
    int64_t value;
    bool convert;
    bd_oracle_format format;
    const char *out_path;
} task;

static bd_status oracle_optimise(glp_prob *problem, task *t, const listener *heard, bd_err *err)
{
    glp_iocp control;
    BD_ASSERT(!t->convert);
    glp_init_iocp(&control);
    control.presolve = GLP_ON;
    control.msg_lev = GLP_MSG_OFF;
    if (t->seconds > 0) control.tm_lim = t->seconds < 2e6 ? (int)(t->seconds * 1000) : 2000000000;
    const int code = glp_intopt(problem, &control);
    const int status = glp_mip_status(problem);
    t->answer = BD_ORACLE_UNKNOWN;
    if (code == GLP_ENOPFS || code == GLP_ENODFS || status == GLP_NOFEAS)
        t->answer = BD_ORACLE_INFEASIBLE;
    else if (code != 0 && code != GLP_ETMLIM)
        BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_ORACLE_GAVE_UP), code, heard->said);
    else if (status == GLP_OPT) {
        const double value = glp_mip_obj_val(problem);
        if (fabs(value - nearbyint(value)) > 1e-5)
            BD_FAIL(err, BD_INTERNAL, NULL, BD_SAY(SOLVE_ORACLE_FRACTION), value);
        t->answer = BD_ORACLE_VALUE;
        t->value = (int64_t)llrint(value);
    }
    return BD_OK;
}

static bd_status oracle_use_problem(glp_prob *problem, task *t, const listener *heard, bd_err *err)
{
    if (!t->convert) return oracle_optimise(problem, t, heard, err);
    const int code = t->format == BD_ORACLE_LP ? glp_write_lp(problem, NULL, t->out_path)
                                               : glp_write_mps(problem, GLP_MPS_FILE, NULL, t->out_path);
    if (code != 0) BD_FAIL(err, BD_SYSTEM, t->out_path, BD_SAY(SOLVE_ORACLE_NOT_WRITTEN), heard->said);
    return BD_OK;
}

/* The translator and the problem live in this function only. */
static bd_status oracle_translate(const char *model_path, task *t, const listener *heard, bd_err *err)
{
    glp_tran *translator = glp_mpl_alloc_wksp();
    glp_prob *problem = glp_create_prob();
    bd_status status;
    if (glp_mpl_read_model(translator, model_path, 0) == 0 && glp_mpl_generate(translator, NULL) == 0) {
        glp_mpl_build_prob(translator, problem);
        status = oracle_use_problem(problem, t, heard, err);
    } else {
        status = bd_err_set(err, BD_BAD_INPUT, __FILE__, __LINE__, model_path, BD_SAY(SOLVE_ORACLE_REFUSED),
                            heard->said);
    }
    glp_delete_prob(problem);
    glp_mpl_free_wksp(translator);
    return status;
}

/* The first call of GLPK in a thread may end the process when there is no memory for it (os/threads.h), so
 * that is asked for before. */
static bool oracle_has_room(void)
{
    bd_arena *arena = bd_arena_new();
    const bool room = arena != NULL && bd_arena_alloc(arena, 1, 1 << 16) != NULL;
    bd_arena_free(arena);
    return room;
}

static bd_status oracle_run_guarded(const char *model_path, task *t, bd_err *err)
{
    jmp_buf out;
    listener heard = {.said = ""};
    if (!oracle_has_room() || glp_init_env() > 1)
        BD_FAIL(err, BD_NO_MEMORY, NULL, BD_SAY(BASE_NO_MEMORY)); /* any other call would end the process */
    if (setjmp(out) != 0) BD_FAIL(err, BD_INTERNAL, model_path, BD_SAY(SOLVE_ORACLE_FAULT));
    glp_term_hook(oracle_listen_to, &heard);
    glp_error_hook(oracle_jump_out, &out);
    const bd_status status = oracle_translate(model_path, t, &heard, err);
    glp_error_hook(NULL, NULL);
    glp_term_hook(NULL, NULL);
    return status;
}

bd_status bd_oracle_solve(const char *model_path, double seconds, bd_oracle_answer *answer, int64_t *value,
                          bd_err *err)
{
    task t = {.seconds = seconds};
    BD_TRY(oracle_run_guarded(model_path, &t, err));
    *answer = t.answer;
    *value = t.value;
    return BD_OK;
}

bd_status bd_oracle_convert(const char *model_path, bd_oracle_format format, const char *out_path,
                            bd_err *err)
{
    task t = {.convert = true, .format = format, .out_path = out_path};
    return oracle_run_guarded(model_path, &t, err);
}
