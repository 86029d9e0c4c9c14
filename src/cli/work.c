#include "cli/work.h"

#include "base/assert.h"
#include "base/ints.h"
#include "cli/cli_words.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIGNALS = 2 };
static const int work_signals[SIGNALS] = {SIGINT, SIGTERM};
static volatile sig_atomic_t work_interrupted;

static void work_on_interrupt(int number)
{
    (void)number;
    work_interrupted = 1;
}

bool bd_work_interrupted(void) { return work_interrupted != 0; }

/* What is told about the work while it goes on. */
typedef struct work_progress {
    bd_context *context;
    struct timespec begun, said;
    bool line_open; /* a progress line stands on the terminal */
} work_progress;

static double work_seconds_since(const struct timespec *then)
{
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
    return (double)(now.tv_sec - then->tv_sec) + (double)(now.tv_nsec - then->tv_nsec) / 1e9;
}

static void work_close_line(work_progress *progress)
{
    if (progress->line_open) (void)fputs("\r\x1b[K", progress->context->err);
    progress->line_open = false;
}

/* One line a second; a terminal shows the last one only. */
static void work_say_progress(work_progress *progress, const bd_solve_note *note)
{
    const double passed = work_seconds_since(&progress->begun);
    if (passed < 1 || (progress->said.tv_sec != 0 && work_seconds_since(&progress->said) < 1)) return;
    (void)clock_gettime(CLOCK_MONOTONIC, &progress->said);
    const bool terminal = progress->context->err_is_terminal;
    if (terminal) (void)fputs("\r\x1b[K", progress->context->err);
    (void)fprintf(progress->context->err, BD_SAY(CLI_WORK_PROGRESS), passed,
                  note->stage != NULL ? note->stage : "-", note->sentence != NULL ? note->sentence : "");
    if (!terminal) (void)fputc('\n', progress->context->err);
    (void)fflush(progress->context->err);
    progress->line_open = terminal;
}

static void work_say(void *self, const bd_solve_note *note)
{
    work_progress *progress = self;
    if (progress->context->verbosity == BD_QUIET) return;
    if (progress->context->verbosity == BD_NORMAL) {
        work_say_progress(progress, note);
        return;
    }
    const char *stage = note->stage != NULL ? note->stage : "-";
    const char *sentence = note->sentence != NULL ? note->sentence : "";
    const long long value = note->value;
    if (note->bound == BD_NO_BOUND)
        bd_tell(progress->context, note->stage_done ? BD_SAY(CLI_WORK_DONE) : BD_SAY(CLI_WORK_STEP), stage,
                sentence, value);
    else
        bd_tell(progress->context, note->stage_done ? BD_SAY(CLI_WORK_BOUND_DONE) : BD_SAY(CLI_WORK_BOUND),
                stage, sentence, value, (long long)note->bound);
}

/* "2", "0.5": seconds. */
static bd_status work_read_limit(const bd_args *args, double *seconds, bd_err *err)
{
    const char *text = bd_args_value(args, "time-limit");
    if (text == NULL) return BD_OK;
    char *end = NULL;
    const double value = strtod(text, &end);
    const bool plain = text[0] != '\0' && strspn(text, "0123456789.") == strlen(text);
    if (!plain || *end != '\0' || !(value > 0) || value > 1e6)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_BAD_TIME_LIMIT), text);
    *seconds = value;
    return BD_OK;
}

/* What a signal did before, to be put back. */
typedef struct work_handlers {
    struct sigaction before[SIGNALS];
} work_handlers;

static void work_catch_signals(work_handlers *handlers)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = work_on_interrupt;
    action.sa_flags = (int)SA_RESETHAND;
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < SIGNALS; i++) {
        /* Where somebody has switched a signal off (nohup, a background job) it stays off. */
        if (sigaction(work_signals[i], NULL, &handlers->before[i]) == 0 &&
            handlers->before[i].sa_handler != SIG_IGN)
            (void)sigaction(work_signals[i], &action, NULL);
    }
}

static void work_release_signals(const work_handlers *handlers)
{
    for (size_t i = 0; i < SIGNALS; i++) (void)sigaction(work_signals[i], &handlers->before[i], NULL);
}

bd_status bd_work_do(bd_context *context, const bd_args *args, bool prove_unique, bd_worker *work, void *self,
                     bd_err *err)
{
    work_progress progress = {.context = context};
    bd_solve_options how = {.limits.stop = &work_interrupted,
                            .watch = {.self = &progress, .say = work_say},
                            .prove_unique = prove_unique};
    work_handlers handlers;
    BD_ASSERT(work != NULL);
    BD_TRY(work_read_limit(args, &how.limits.cpu_seconds, err));
    (void)clock_gettime(CLOCK_MONOTONIC, &progress.begun);
    work_catch_signals(&handlers);
    const bd_status status = work(self, &how, err);
    work_close_line(&progress);
    work_release_signals(&handlers);
    return status;
}
