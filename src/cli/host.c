#include "cli/host.h"

#include "base/assert.h"
#include "cli/cli_words.h"

#include <string.h>

void bd_host_end(bd_host *host)
{
    for (size_t i = 0; i < host->file_count; i++) bd_memory_file_free(host->files[i].file);
    host->file_count = 0;
}

void bd_host_remark(bd_host *host, bd_remark_kind kind, const char *sentence)
{
    if (host->remark_count >= host->remark_capacity) {
        void *room = bd_arena_grow(host->arena, host->remarks, &host->remark_capacity, host->remark_count + 1,
                                   sizeof *host->remarks);
        if (room == NULL) return;
        host->remarks = room;
    }
    const char *copy = bd_arena_copy_text(host->arena, sentence);
    if (copy != NULL) host->remarks[host->remark_count++] = (bd_remark_line){kind, copy};
}

bool bd_host_is_event(const bd_host *host, const char *name)
{
    return host->event_name != NULL && strcmp(host->event_name, name) == 0;
}

static bd_host_file *host_find_file(const bd_host *host, const char *name)
{
    for (size_t i = 0; i < host->file_count; i++)
        if (strcmp(host->files[i].file->name, name) == 0) return &host->files[i];
    return NULL;
}

bd_memory_file *bd_host_find(const bd_host *host, const char *name)
{
    if (bd_host_is_event(host, name)) return host->event;
    const bd_host_file *found = host_find_file(host, name);
    return found != NULL ? found->file : NULL;
}

static bd_status host_add(bd_host *host, const char *name, bd_host_file **out, bd_err *err)
{
    BD_ROOM(host->files, host->file_count, host->file_capacity, host->arena, err);
    bd_memory_file *file = bd_memory_file_new(name);
    if (file == NULL) BD_FAIL_MEMORY(err);
    *out = &host->files[host->file_count++];
    **out = (bd_host_file){.file = file};
    return BD_OK;
}

bd_status bd_host_give(bd_host *host, const char *name, const char *text, size_t length, bd_err *err)
{
    bd_host_file *file = NULL;
    if (bd_host_is_event(host, name) || host_find_file(host, name) != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_FILE_TWICE), name);
    BD_TRY(host_add(host, name, &file, err));
    return bd_memory_file_put(file->file, text, length, err);
}

bd_status bd_host_make(bd_host *host, const char *name, const char *text, size_t length, bd_err *err)
{
    if (bd_host_is_event(host, name)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_FILE_IS_EVENT), name);
    bd_host_file *file = host_find_file(host, name);
    if (file == NULL) BD_TRY(host_add(host, name, &file, err));
    file->made = true;
    return bd_memory_file_put(file->file, text, length, err);
}
