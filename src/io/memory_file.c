#include "io/memory_file.h"

#include "base/assert.h"

#include <limits.h>
#include <string.h>

struct bd_memory_text {
    bd_arena *arena; /* of this text alone, so that it can go alone */
    const char *bytes, *what;
    size_t length;
};

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
    for (size_t i = 0; i < file->versions.count; i++) bd_arena_free(file->texts[i].arena);
    bd_arena_free(file->arena);
}

bool bd_memory_file_read(const bd_memory_file *file, bd_file *out)
{
    for (size_t i = 0; i < file->versions.count; i++) {
        if (file->versions.items[i].number != file->versions.at) continue;
        *out = (bd_file){.text = file->texts[i].bytes, .length = file->texts[i].length};
        return true;
    }
    return false;
}

static bool memory_file_is_full(const bd_memory_file *file)
{
    size_t bytes = 0;
    for (size_t i = 0; i < file->versions.count; i++) bytes += file->versions.items[i].size;
    return file->versions.count > BD_VERSIONS_MOST || bytes > (size_t)BD_VERSIONS_MEGABYTES * 1024 * 1024;
}

/* The oldest go; the last two always stay. */
static void memory_file_prune(bd_memory_file *file)
{
    bd_versions *versions = &file->versions;
    while (versions->count > 2 && memory_file_is_full(file)) {
        bd_arena_free(file->texts[0].arena);
        versions->count--;
        memmove(versions->items, versions->items + 1, versions->count * sizeof *versions->items);
        memmove(file->texts, file->texts + 1, versions->count * sizeof *file->texts);
    }
}

static bd_status memory_file_copy(const char *text, size_t length, const char *what, bd_memory_text *out,
                                  bd_err *err)
{
    *out = (bd_memory_text){.arena = bd_arena_new(), .length = length};
    if (out->arena == NULL) BD_FAIL_MEMORY(err);
    out->bytes = bd_arena_copy_bytes(out->arena, text, length);
    out->what = bd_arena_copy_text(out->arena, what);
    if (out->bytes != NULL && out->what != NULL) return BD_OK;
    bd_arena_free(out->arena);
    BD_FAIL_MEMORY(err);
}

bd_status bd_memory_file_put(bd_memory_file *file, const char *text, size_t length, const char *what,
                             bd_err *err)
{
    bd_versions *versions = &file->versions;
    const int last = versions->count > 0 ? versions->items[versions->count - 1].number : 0;
    bd_memory_text copy;
    BD_ASSERT(what != NULL && (text != NULL || length == 0));
    BD_ASSERT(last < INT_MAX);
    BD_ROOM(versions->items, versions->count, versions->capacity, file->arena, err);
    BD_ROOM(file->texts, versions->count, file->text_capacity, file->arena, err);
    BD_TRY(memory_file_copy(text != NULL ? text : "", length, what, &copy, err));
    bd_version *version = &versions->items[versions->count];
    *version = (bd_version){
        .number = last + 1, .parent = versions->at, .what = copy.what, .when = time(NULL), .size = length};
    file->texts[versions->count++] = copy;
    versions->at = version->number;
    memory_file_prune(file);
    return BD_OK;
}

void bd_memory_file_go(bd_memory_file *file, int number)
{
    BD_ASSERT(bd_versions_find(&file->versions, number) != NULL);
    file->versions.at = number;
}
