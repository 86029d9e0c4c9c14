/* Any bytes as a cards/1 file: an error, or a tournament that is written and read again as the same text. The
 * first byte says whether to be lenient, so that both ways are tried. */
#include "io/json/cards_json.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void check(bool good)
{
    if (!good) abort();
}

static void write_and_read_again(bd_arena *arena, const bd_tournament *t)
{
    const bd_read_options lenient = {.lenient = true};
    bd_err err;
    bd_tournament *again = NULL;
    bd_text once = bd_text_new(arena);
    bd_text twice = bd_text_new(arena);
    check(bd_cards_json_write(t, NULL, &once, &err) == BD_OK);
    check(bd_cards_json_read(arena, "again", once.bytes, once.length, &lenient, NULL, &again, &err) == BD_OK);
    check(bd_cards_json_write(again, NULL, &twice, &err) == BD_OK);
    check(once.length == twice.length && memcmp(once.bytes, twice.bytes, once.length) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const bd_read_options options = {.lenient = size > 0 && data[0] == ' '};
    bd_arena *arena = bd_arena_new();
    bd_warnings warnings = bd_warnings_new(arena);
    bd_tournament *t = NULL;
    bd_err err;
    const bd_status status =
        bd_cards_json_read(arena, "fuzz", (const char *)data, size, &options, &warnings, &t, &err);
    check(status == BD_OK || status == BD_BAD_INPUT);
    if (status == BD_OK)
        write_and_read_again(arena, t);
    else
        check(err.sentence[0] != '\0' && strncmp(err.place, "fuzz:", 5) == 0);
    bd_arena_free(arena);
    return 0;
}
