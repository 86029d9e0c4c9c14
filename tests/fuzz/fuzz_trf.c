/* Any bytes as a TRF file: no crash, and what is read can be written, read again with equal content, and
 * written the same. What is read for a pairing engine, which takes more, can be written. */
#include "io/trf/trf.h"
#include "support/tournament_equal.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_round_trip(bd_arena *arena, const bd_tournament *first, const bd_read_options *options)
{
    bd_tournament *second;
    char why[512];
    bd_text once = bd_text_new(arena), twice = bd_text_new(arena);
    bd_warnings losses = bd_warnings_new(arena);
    if (bd_trf_write(first, &losses, &once, NULL) != BD_OK) abort();
    if (bd_trf_read(arena, "again.trf", once.bytes, once.length, options, NULL, &second, NULL) != BD_OK)
        abort();
    if (!bd_tournament_equal(first, second, why, sizeof why)) abort();
    if (bd_trf_write(second, NULL, &twice, NULL) != BD_OK || once.length != twice.length ||
        memcmp(once.bytes, twice.bytes, once.length) != 0)
        abort();
}

static void check_written(bd_arena *arena, const bd_tournament *t)
{
    bd_text text = bd_text_new(arena);
    if (bd_trf_write(t, NULL, &text, NULL) != BD_OK) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { STRICT, LENIENT, ENGINE, MODES };
    for (int mode = STRICT; mode < MODES; mode++) {
        const bd_read_options options = {.lenient = mode == LENIENT, .engine = mode == ENGINE};
        bd_arena *arena = bd_arena_new();
        if (arena == NULL) return 0;
        bd_warnings warnings = bd_warnings_new(arena);
        bd_tournament *t;
        bd_err err;
        if (bd_trf_read(arena, "fuzz.trf", (const char *)data, size, &options, &warnings, &t, &err) != BD_OK)
            t = NULL;
        if (t != NULL && mode == ENGINE)
            check_written(arena, t);
        else if (t != NULL)
            check_round_trip(arena, t, &options);
        bd_arena_free(arena);
    }
    return 0;
}
