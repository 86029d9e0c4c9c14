#include "io/memory_file.h"

#include "base/assert.h"

bd_memory_file *bd_memory_file_new(const char *name)
{
    bd_arena *arena = bd_arena_new();
    bd_memory_file *file = arena != NULL ? bd_arena_alloc(arena, 1, sizeof *file) : NULL;
    const char *copy = file != NULL ? bd_arena_copy_text(arena, name) : NULL;
    if (copy == NULL) {
        bd_arena_free(arena);
        return NULL;
    }
    file->arena = arena;
    file->name = copy;
    return file;
}

void bd_memory_file_free(bd_memory_file *file)
{
    if (file == NULL) return;
    bd_arena_free(file->text);
    bd_arena_free(file->arena);
}

bool bd_memory_file_read(const bd_memory_file *file, bd_file *out)
{
    *out = file->file;
    return file->text != NULL;
}

bd_status bd_memory_file_put(bd_memory_file *file, const char *text, size_t length, bd_err *err)
{
    BD_ASSERT(text != NULL || length == 0);
    bd_arena *arena = bd_arena_new();
    const char *copy = arena != NULL ? bd_arena_copy_bytes(arena, text != NULL ? text : "", length) : NULL;
    if (copy == NULL) {
        bd_arena_free(arena);
        BD_FAIL_MEMORY(err);
    }
    bd_arena_free(file->text);
    file->text = arena;
    file->file = (bd_file){.text = copy, .length = length};
    file->writes++;
    return BD_OK;
}
