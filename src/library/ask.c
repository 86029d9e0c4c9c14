/* Ask: a command as a request to an event. */
#include "base/assert.h"
#include "cli/commands.h"
#include "cli/perform.h"
#include "cli/request.h"
#include "library/answer_handle.h"
#include "library/apart.h"
#include "library/event_handle.h"
#include "library/library_words.h"

#include <string.h>

typedef struct ask_job {
    bestdraw_event *event; /* NULL: none */
    const char *command, *options;
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

/* As a file that a command writes: nothing is cut, no colours. */
static bd_status ask_work(void *self, bd_err *err)
{
    const ask_job *job = self;
    bestdraw_answer *answer = job->answer;
    volatile sig_atomic_t stop = 0;
    bd_context context = {.arena = bd_arena_new(),
                          .host = &answer->host,
                          .terminal = {.width = 80, .whole = true, .utf8 = true}};
    bd_args args = {.given = NULL};
    if (context.arena == NULL) BD_FAIL_MEMORY(err);
    ask_fill_host(job, &stop, &answer->host);
    const bd_command *command = bd_command_named(job->command);
    bd_status status = command != NULL ? BD_OK : bd_command_unknown(job->command, err);
    if (status == BD_OK)
        status = bd_request_read(&context, command, job->options, strlen(job->options), &args, err);
    if (status == BD_OK) {
        context.verbosity = bd_args_has(&args, "verbose") ? BD_VERBOSE : BD_NORMAL;
        answer->is_json = bd_request_wants_json(command, &args);
        status = bd_perform(&context, command, &args, &answer->code, err);
    }
    bd_arena_free(context.arena);
    return status;
}

static bestdraw_status ask_end(bestdraw_answer *answer)
{
    bd_err err = {.status = BD_OK};
    if (bd_answer_finish(answer, &err) == BD_OK) return answer->status;
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

bestdraw_status bestdraw_ask(bestdraw_event *event, const char *command, const char *options,
                             bestdraw_answer **out)
{
    if (out == NULL) return BESTDRAW_USAGE;
    bestdraw_answer *answer = bd_answer_new();
    *out = answer;
    if (answer == NULL) return BESTDRAW_NO_MEMORY;
    ask_job job = {.event = event,
                   .command = command != NULL ? command : "",
                   .options = options != NULL ? options : "{}",
                   .answer = answer};
    const char *kept = bd_arena_copy_text(answer->arena, job.command);
    if (kept != NULL) answer->command = kept;
    if (event != NULL && !bd_event_take(event)) return ask_refuse_busy(answer);
    const bd_status status = bd_apart(ask_work, &job, &answer->err);
    BD_ASSERT(status == BD_OK || answer->err.sentence[0] != '\0');
    answer->status = bd_library_status(status);
    if (status != BD_OK) answer->code = bd_status_exit_code(status);
    const bestdraw_status result = ask_end(answer);
    if (event != NULL) bd_event_give_back(event);
    return result;
}
