/* Any bytes as a rulebook file, and as the options of one draw: no crash; options that are read are written
 * as the same text, and read again. */
#include "io/rulebook_file.h"
#include "rulebook/options/draw_options.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static void check(bool good)
{
    if (!good) abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    bd_rulebook_file file;
    bd_draw_options options;
    bd_err err;
    const char *text = bd_arena_copy_bytes(arena, (const char *)data, size), *again = NULL;
    const bd_status status = bd_rulebook_file_read(arena, "fuzz", text, size, &file, &err);
    check(status == BD_OK || (status == BD_BAD_INPUT && err.sentence[0] != '\0'));
    if (strlen(text) == size && bd_draw_options_parse(text, arena, &options, &err) == BD_OK) {
        check(bd_draw_options_print(&options, arena, &again, &err) == BD_OK);
        check(strcmp(text, again) == 0);
    }
    bd_arena_free(arena);
    return 0;
}
