/* Any bytes as an instance: no crash, and what is read is written and read again the same, the quick way and
 * (the lines end as on Windows) the careful one. */
#include "io/instance_file.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    bd_arena *arena = bd_arena_new();
    bd_instance instance, again;
    if (bd_instance_read(arena, "fuzz", (const char *)data, size, &instance, NULL) == BD_OK) {
        bd_text text = bd_text_new(arena);
        char first[65], second[65];
        if (bd_instance_write(&text, &instance, NULL) != BD_OK) abort();
        if (bd_instance_read(arena, "again", text.bytes, text.length, &again, NULL) != BD_OK) abort();
        bd_instance_digest(&instance, first);
        bd_instance_digest(&again, second);
        if (strcmp(first, second) != 0) abort();
        bd_text careful = bd_text_new(arena);
        for (size_t i = 0; i < text.length; i++)
            bd_text_add_string(&careful, text.bytes[i] == '\n' ? "\r\n" : (char[]){text.bytes[i], '\0'});
        if (bd_instance_read(arena, "careful", careful.bytes, careful.length, &again, NULL) != BD_OK) abort();
        bd_instance_digest(&again, second);
        if (strcmp(first, second) != 0) abort();
    }
    bd_arena_free(arena);
    return 0;
}
