#include "cli/solving.h"

#include <signal.h>
#include <time.h>

static volatile sig_atomic_t stop_asked;

static void ask_stop(int signal_number)
{
    (void)signal_number;
    stop_asked = 1;
}

static double clock_seconds(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void say(void *self, const bd_solve_note *note)
{
    bd_solving *solving = self;
    const double now = clock_seconds();
    if (solving->context->verbosity != BD_VERBOSE && now - solving->told < 1) return;
    solving->told = now;
    if (note->bound == BD_NO_BOUND || note->bound == note->value)
        bd_tell(solving->context, "%s: %s (value %lld%s)", note->stage, note->sentence, (long long)note->value,
                note->bound == note->value ? ", proved" : "");
    else
        bd_tell(solving->context, "%s: %s (value %lld, at least %lld)", note->stage, note->sentence, (long long)note->value,
                (long long)note->bound);
}

bd_status bd_solving_begin(bd_context *context, const bd_args *args, bd_solving *out, bd_err *err)
{
    int64_t seconds = 0;
    BD_TRY(bd_args_int(args, "limit", 1, 1000000, &seconds, err));
    *out = (bd_solving){.context = context, .told = clock_seconds()};
    out->options = (bd_solve_options){.limits = {.cpu_seconds = (double)seconds, .stop = &stop_asked}, .prove_unique = true};
    if (context->verbosity != BD_QUIET) out->options.watch = (bd_watch){.self = out, .say = say};
    struct sigaction action = {.sa_handler = ask_stop, .sa_flags = (int)SA_RESETHAND};
    (void)sigemptyset(&action.sa_mask);
    (void)sigaction(SIGINT, &action, NULL);
    return BD_OK;
}
