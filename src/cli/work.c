#include "cli/work.h"

#include "base/ints.h"

#include <stdlib.h>
#include <string.h>

enum { SIGNALS = 2 };
static const int work_signals[SIGNALS] = {SIGINT, SIGTERM};
static volatile sig_atomic_t work_interrupted;

static void work_on_interrupt(int number)
{
    (void)number;
    work_interrupted = 1;
}

bool bd_work_interrupted(void) { return work_interrupted != 0; }

static double work_seconds_since(const struct timespec *then)
{
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0) return 0;
    return (double)(now.tv_sec - then->tv_sec) + (double)(now.tv_nsec - then->tv_nsec) / 1e9;
}

static void work_close_line(bd_work *work)
{
    if (work->line_open) (void)fputs("\r\x1b[K", work->context->err);
    work->line_open = false;
}

/* One line a second; a terminal shows the last one only. */
static void work_say_progress(bd_work *work, const bd_solve_note *note)
{
    const double passed = work_seconds_since(&work->begun);
    if (passed < 1 || (work->said.tv_sec != 0 && work_seconds_since(&work->said) < 1)) return;
    (void)clock_gettime(CLOCK_MONOTONIC, &work->said);
    const bool terminal = work->context->err_is_terminal;
    if (terminal) (void)fputs("\r\x1b[K", work->context->err);
    (void)fprintf(work->context->err, "bestdraw: %.0f s: %s: %s%s", passed,
                  note->stage != NULL ? note->stage : "", note->sentence != NULL ? note->sentence : "",
                  terminal ? "" : "\n");
    (void)fflush(work->context->err);
    work->line_open = terminal;
}

static void work_say(void *self, const bd_solve_note *note)
{
    bd_work *work = self;
    if (work->context->verbosity == BD_QUIET) return;
    if (work->context->verbosity == BD_NORMAL) {
        work_say_progress(work, note);
        return;
    }
    char bound[40] = "";
    if (note->bound != BD_NO_BOUND)
        (void)snprintf(bound, sizeof bound, ", bound %lld", (long long)note->bound);
    bd_tell(work->context, "%s: %s (value %lld%s%s)", note->stage != NULL ? note->stage : "-",
            note->sentence != NULL ? note->sentence : "", (long long)note->value, bound,
            note->stage_done ? ", done" : "");
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
        BD_FAIL(err, BD_USAGE, NULL, "option '--time-limit' needs seconds, like 10 or 0.5, not '%.100s'",
                text);
    *seconds = value;
    return BD_OK;
}

bd_status bd_work_begin(bd_work *work, bd_context *context, const bd_args *args, bd_solve_options *options,
                        bd_err *err)
{
    *work = (bd_work){.context = context};
    BD_TRY(work_read_limit(args, &options->limits.cpu_seconds, err));
    (void)clock_gettime(CLOCK_MONOTONIC, &work->begun);
    options->limits.stop = &work_interrupted;
    options->watch = (bd_watch){.self = work, .say = work_say};
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = work_on_interrupt;
    action.sa_flags = (int)SA_RESETHAND;
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < SIGNALS; i++) {
        /* Where somebody has switched a signal off (nohup, a background job) it stays off. */
        if (sigaction(work_signals[i], NULL, &work->before[i]) == 0 && work->before[i].sa_handler != SIG_IGN)
            (void)sigaction(work_signals[i], &action, NULL);
    }
    return BD_OK;
}

void bd_work_end(bd_work *work)
{
    if (work->context == NULL || work->begun.tv_sec == 0) return;
    work_close_line(work);
    for (size_t i = 0; i < SIGNALS; i++) (void)sigaction(work_signals[i], &work->before[i], NULL);
}
