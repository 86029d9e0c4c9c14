#include "cli/meter.h"

#include "base/assert.h"
#include "cli/cli_words.h"
#include "cli/host.h"
#include "os/process.h"

#include <string.h>

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
