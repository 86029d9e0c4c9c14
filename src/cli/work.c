#include "cli/work.h"

#include "base/assert.h"
#include "cli/cli_words.h"
#include "cli/host.h"
#include "os/process.h"

#include <string.h>

bool bd_work_interrupted(const bd_context *context)
{
    return context->host != NULL ? *context->host->stop != 0 : *bd_os_interrupted() != 0;
}

static void work_close_line(bd_work *work)
{
    if (work->line_open) (void)fputs("\r\x1b[K", work->context->err);
    work->line_open = false;
}

/* One line a second; a terminal shows the last one only. */
static void work_say_progress(bd_work *work, const bd_solve_note *note)
{
    const double now = bd_os_seconds(), passed = now - work->begun;
    if (passed < 1 || (work->said > 0 && now - work->said < 1)) return;
    work->said = now;
    const bool terminal = work->context->err_is_terminal;
    if (terminal) (void)fputs("\r\x1b[K", work->context->err);
    (void)fprintf(work->context->err, BD_SAY(CLI_WORK_PROGRESS), passed,
                  note->stage != NULL ? note->stage : "-", note->sentence != NULL ? note->sentence : "");
    if (!terminal) (void)fputc('\n', work->context->err);
    (void)fflush(work->context->err);
    work->line_open = terminal;
}

/* A program that asks hears of it twenty times a second at most. */
static void work_tell_host(bd_work *work, const bd_solve_note *note)
{
    const bd_host *host = work->context->host;
    if (host->progress == NULL) return;
    const double now = bd_os_seconds();
    if (work->said > 0 && now - work->said < 0.05) return;
    work->said = now;
    if (!host->progress(host->self, now - work->begun, note->stage != NULL ? note->stage : "",
                        note->sentence != NULL ? note->sentence : ""))
        *host->stop = 1;
}

static void work_say(void *self, const bd_solve_note *note)
{
    bd_work *work = self;
    if (work->context->host != NULL) {
        work_tell_host(work, note);
        return;
    }
    if (work->context->verbosity == BD_QUIET) return;
    if (work->context->verbosity == BD_NORMAL) {
        work_say_progress(work, note);
        return;
    }
    const char *stage = note->stage != NULL ? note->stage : "-";
    const char *sentence = note->sentence != NULL ? note->sentence : "";
    const long long value = note->value;
    if (note->bound == BD_NO_BOUND)
        bd_tell(work->context, note->stage_done ? BD_SAY(CLI_WORK_DONE) : BD_SAY(CLI_WORK_STEP), stage,
                sentence, value);
    else
        bd_tell(work->context, note->stage_done ? BD_SAY(CLI_WORK_BOUND_DONE) : BD_SAY(CLI_WORK_BOUND), stage,
                sentence, value, (long long)note->bound);
}

bd_engine bd_work_engine(int asked, bd_engine otherwise)
{
    static const bd_engine engines[] = {BD_ENGINE_AUTO, BD_ENGINE_GLPK, BD_ENGINE_EDMONDS, BD_ENGINE_FASTEST};
    BD_ASSERT(asked <= (int)(sizeof engines / sizeof *engines));
    return asked > 0 ? engines[asked - 1] : otherwise;
}

void bd_work_begin(bd_work *work, bd_context *context, double seconds, bool prove_unique)
{
    const bool hosted = context->host != NULL;
    *work = (bd_work){.context = context,
                      .begun = bd_os_seconds(),
                      .how = {.limits = {.stop = hosted ? context->host->stop : bd_os_interrupted(),
                                         .cpu_seconds = seconds},
                              .watch = {.self = work, .say = work_say},
                              .prove_unique = prove_unique}};
    if (!hosted) bd_os_catch_interrupts();
}

bd_status bd_work_end(bd_work *work, bd_status status)
{
    if (work->context->host != NULL) return status;
    work_close_line(work);
    bd_os_release_interrupts();
    return status;
}

/* ---- A bar on the terminal: how many tournaments are played, and the time that is left ---- */

enum { BAR = 20 };

bd_meter bd_meter_begin(bd_context *context, int64_t whole, int64_t before)
{
    bd_meter meter = {
        .context = context, .whole = whole, .done = before, .before = before, .begun = bd_os_seconds()};
    BD_ASSERT(0 <= before && before <= whole);
    return meter;
}

/* "1:05", "2:03:40" */
static const char *meter_clock_words(double seconds, char *words, size_t size)
{
    const long whole = (long)(seconds + 0.5);
    if (whole >= 3600)
        (void)snprintf(words, size, "%ld:%02ld:%02ld", whole / 3600, whole / 60 % 60, whole % 60);
    else
        (void)snprintf(words, size, "%ld:%02ld", whole / 60, whole % 60);
    return words;
}

static void meter_show(bd_meter *meter, double passed)
{
    char bar[BAR + 1], left[32];
    const int filled = meter->whole > 0 ? (int)(meter->done * BAR / meter->whole) : BAR;
    memset(bar, '-', BAR);
    memset(bar, '#', (size_t)filled);
    bar[BAR] = '\0';
    const double each = passed / (double)(meter->done - meter->before);
    meter_clock_words(each * (double)(meter->whole - meter->done), left, sizeof left);
    (void)fprintf(meter->context->err, "\r\x1b[K[%s] ", bar);
    (void)fprintf(meter->context->err, BD_SAY(CLI_SIMULATE_PROGRESS), (long long)meter->done,
                  (long long)meter->whole, left);
    (void)fflush(meter->context->err);
    meter->shown = true;
}

static void meter_tell_host(const bd_meter *meter)
{
    const bd_host *host = meter->context->host;
    char count[48];
    if (host->progress == NULL) return;
    (void)snprintf(count, sizeof count, "%lld/%lld", (long long)meter->done, (long long)meter->whole);
    if (!host->progress(host->self, bd_os_seconds() - meter->begun, "", count)) *host->stop = 1;
}

void bd_meter_step(bd_meter *meter)
{
    BD_ASSERT(meter->done < meter->whole);
    meter->done++;
    if (meter->context->host != NULL) {
        meter_tell_host(meter);
        return;
    }
    if (!meter->context->err_is_terminal || meter->context->verbosity == BD_QUIET) return;
    const double now = bd_os_seconds();
    if (now - meter->said < 0.2) return;
    meter->said = now;
    meter_show(meter, now - meter->begun);
}

void bd_meter_end(bd_meter *meter)
{
    if (meter->shown) (void)fputs("\r\x1b[K", meter->context->err);
    meter->shown = false;
}
