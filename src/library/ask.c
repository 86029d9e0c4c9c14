/* Ask: a command as a request to an event. */
#include "library/ask.h"
#include "base/assert.h"
#include "library/handles.h"
#include "library/library_words.h"
#include "solve/solve.h"

#include <string.h>

typedef struct ask_job {
    bestdraw_event *event;         /* NULL: none */
    const char *command, *options; /* JSON; NULL: `request` is asked */
    const bd_request *request;
    bestdraw_answer *answer;
} ask_job;

static bool ask_tell(void *self, double seconds, const char *stage, const char *sentence)
{
    const bestdraw_event *event = self;
    return event->progress(event->self, seconds, stage, sentence) != 0;
}

static void ask_fill_host(const ask_job *job, volatile sig_atomic_t *stop, bd_host *host)
{
    bestdraw_event *event = job->event;
    host->stop = stop;
    if (event == NULL) return;
    event->stop = 0;
    host->stop = &event->stop;
    host->event_name = event->name;
    host->event = event->memory;
    if (event->progress == NULL) return;
    host->progress = ask_tell;
    host->self = event;
}

static bd_status ask_read(const ask_job *job, bd_arena *arena, bd_request *request, bd_err *err)
{
    const bd_command *command = bd_command_named(job->command);
    if (command == NULL) return bd_command_unknown(job->command, err);
    return bd_request_read_text(arena, job->options, strlen(job->options), job->answer->host.event_name,
                                command, request, err);
}

/* As a file that a command writes: nothing is cut, no colours. */
static bd_status ask_perform(const ask_job *job, const bd_request *request, bd_arena *arena, bd_err *err)
{
    bestdraw_answer *answer = job->answer;
    const bd_named *files = request->files.items;
    bd_context context = {.arena = arena,
                          .host = &answer->host,
                          .verbosity = request->verbose ? BD_VERBOSE : BD_NORMAL,
                          .terminal = {.width = 80, .whole = true, .utf8 = true}};
    for (size_t i = 0; i < request->files.count; i++)
        BD_TRY(bd_host_give(&answer->host, files[i].name, files[i].value, strlen(files[i].value), err));
    answer->is_json = bd_request_wants_json(request);
    const bd_status status = bd_perform(&context, request, err);
    answer->code = context.exit_code;
    return status;
}

static bd_status ask_work(void *self, bd_err *err)
{
    const ask_job *job = self;
    volatile sig_atomic_t stop = 0;
    bd_request request = {0};
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) BD_FAIL_MEMORY(err);
    ask_fill_host(job, &stop, &job->answer->host);
    bd_status status = BD_OK;
    if (job->request != NULL)
        request = *job->request;
    else
        status = ask_read(job, arena, &request, err);
    if (status == BD_OK) status = ask_perform(job, &request, arena, err);
    bd_arena_free(arena);
    return status;
}

static bestdraw_status ask_end(bestdraw_answer *answer)
{
    bd_err err = {.status = BD_OK};
    if (bd_answer_finish(answer, &err) == BD_OK) return answer->status;
    if (bd_answer_saved(answer)) { /* which no lack of memory takes back */
        bd_answer_say_saved(answer);
        return answer->status;
    }
    answer->err = err;
    answer->status = bd_library_status(err.status);
    answer->code = bd_status_exit_code(err.status);
    return answer->status;
}

static bestdraw_status ask_refuse_busy(bestdraw_answer *answer)
{
    (void)bd_err_set(&answer->err, BD_USAGE, __FILE__, __LINE__, NULL, "%s", BD_SAY(LIBRARY_BUSY));
    answer->status = BESTDRAW_BUSY;
    answer->code = 5;
    return ask_end(answer);
}

static bestdraw_status ask_do(ask_job *job, bestdraw_answer **out)
{
    bestdraw_event *event = job->event;
    bestdraw_answer *answer = bd_answer_new();
    *out = answer;
    if (answer == NULL) return BESTDRAW_NO_MEMORY;
    job->answer = answer;
    const char *kept = bd_arena_copy_text(answer->arena, job->command);
    if (kept != NULL) answer->command = kept;
    if (event != NULL && !bd_event_handle_take(event)) return ask_refuse_busy(answer);
    bd_status status;
    if (job->request == NULL) {
        status = bd_apart(ask_work, job, &answer->err);
    } else { /* a server's threads are its own: nobody else uses GLPK in them */
        status = ask_work(job, &answer->err);
        bd_solve_end_thread();
    }
    BD_ASSERT(status == BD_OK || answer->err.sentence[0] != '\0');
    answer->status = bd_library_status(status);
    if (status != BD_OK) answer->code = bd_status_exit_code(status);
    const bestdraw_status result = ask_end(answer);
    if (event != NULL) bd_event_handle_give_back(event);
    return result;
}

bestdraw_status bestdraw_ask(bestdraw_event *event, const char *command, const char *options,
                             bestdraw_answer **out)
{
    ask_job job = {.event = event,
                   .command = command != NULL ? command : "",
                   .options = options != NULL ? options : "{}"};
    return out != NULL ? ask_do(&job, out) : BESTDRAW_USAGE;
}

bestdraw_status bd_ask(bestdraw_event *event, const bd_request *request, bestdraw_answer **out)
{
    ask_job job = {.event = event, .command = request->command->name, .request = request};
    BD_ASSERT(event != NULL);
    return ask_do(&job, out);
}

bestdraw_status bd_ask_refused(const bd_command *command, const bd_err *why, bestdraw_answer **out)
{
    bestdraw_answer *answer = bd_answer_new();
    *out = answer;
    if (answer == NULL) return BESTDRAW_NO_MEMORY;
    answer->command = command->name;
    answer->err = *why;
    answer->status = bd_library_status(why->status);
    answer->code = bd_status_exit_code(why->status);
    return ask_end(answer);
}

bool bd_answer_saved(const bestdraw_answer *answer)
{
    return answer->status == BESTDRAW_OK && answer->code == 0 && answer->host.changed;
}
