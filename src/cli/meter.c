#include "cli/meter.h"

#include "base/assert.h"
#include "cli/cli_words.h"

#include <string.h>

enum { BAR = 20 };

static double meter_seconds_between(const struct timespec *from, const struct timespec *to)
{
    return (double)(to->tv_sec - from->tv_sec) + (double)(to->tv_nsec - from->tv_nsec) / 1e9;
}

bd_meter bd_meter_begin(bd_context *context, int64_t whole, int64_t before)
{
    bd_meter meter = {.context = context, .whole = whole, .done = before, .before = before};
    BD_ASSERT(0 <= before && before <= whole);
    (void)clock_gettime(CLOCK_MONOTONIC, &meter.begun);
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

void bd_meter_step(bd_meter *meter)
{
    struct timespec now;
    BD_ASSERT(meter->done < meter->whole);
    meter->done++;
    if (!meter->context->err_is_terminal || meter->context->verbosity == BD_QUIET) return;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0 || meter_seconds_between(&meter->said, &now) < 0.2) return;
    meter->said = now;
    meter_show(meter, meter_seconds_between(&meter->begun, &now));
}

void bd_meter_end(bd_meter *meter)
{
    if (meter->shown) (void)fputs("\r\x1b[K", meter->context->err);
    meter->shown = false;
}
