/* Any bytes as a list of players and as a list of results: no crash. */
#include "io/csv/csv.h"

#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    for (int lenient = 0; lenient < 2; lenient++) {
        const bd_read_options options = {.lenient = lenient != 0};
        bd_arena *arena = bd_arena_new();
        if (arena == NULL) return 0;
        bd_warnings warnings = bd_warnings_new(arena);
        bd_tournament *t;
        bd_csv_results results;
        bd_err err;
        (void)bd_csv_players_read(arena, "fuzz.csv", (const char *)data, size, &options, &warnings, &t, &err);
        (void)bd_csv_results_read(arena, "fuzz.csv", (const char *)data, size, &options, &warnings, &results,
                                  &err);
        bd_arena_free(arena);
    }
    return 0;
}
