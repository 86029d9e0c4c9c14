/* Work in a thread of its own. */
#include "library/handles.h"

#include "base/assert.h"
#include "library/library_words.h"
#include "os/threads.h"
#include "solve/solve.h"

typedef struct apart_job {
    bd_apart_work *work;
    void *self;
    bd_err *err;
    bd_status status;
    const bd_language *language; /* of the thread that asks */
} apart_job;

static void apart_run(void *self)
{
    apart_job *job = self;
    bd_words_choose(job->language);
    job->status = job->work(job->self, job->err);
    bd_solve_end_thread();
}

/* In WebAssembly there is one thread, and nobody else's GLPK in it. */
#ifdef __EMSCRIPTEN__
enum { APART_IS_ALONE = 1 };
#else
enum { APART_IS_ALONE = 0 };
#endif

bd_status bd_apart(bd_apart_work *work, void *self, bd_err *err)
{
    apart_job job = {.work = work, .self = self, .err = err, .status = BD_OK, .language = bd_words_chosen()};
    bd_os_thread thread;
    BD_ASSERT(work != NULL && err != NULL);
    if (APART_IS_ALONE) {
        apart_run(&job);
        return job.status;
    }
    if (!bd_os_start(&thread, apart_run, &job)) BD_FAIL(err, BD_SYSTEM, NULL, BD_SAY(LIBRARY_NO_THREAD));
    bd_os_join(&thread);
    return job.status;
}
