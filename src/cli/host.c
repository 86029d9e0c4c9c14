#include "cli/host.h"

#include "base/assert.h"
#include "cli/cli_words.h"
#include "cli/requests.h"
#include "os/files.h"
#include "rulebook/rulebook.h"

#include <string.h>

void bd_host_end(bd_host *host)
{
    for (size_t i = 0; i < host->file_count; i++) bd_memory_file_free(host->files[i].file);
    host->file_count = 0;
}

void bd_said_keep(bd_said *said, bd_remark_kind kind, const char *bytes, size_t count)
{
    const char *copy = bd_arena_copy_bytes(said->arena, bytes, count);
    if (copy != NULL && said->count >= said->capacity) {
        void *room =
            bd_arena_grow(said->arena, said->items, &said->capacity, said->count + 1, sizeof *said->items);
        if (room != NULL) said->items = room;
        if (room == NULL) copy = NULL;
    }
    said->failed = said->failed || copy == NULL;
    if (copy != NULL) said->items[said->count++] = (bd_remark_line){kind, copy, count};
}

/* Whether a word means the event. */
static bool host_is_event(const bd_host *host, const char *name)
{
    return host->event_name != NULL && strcmp(host->event_name, name) == 0;
}

static bd_host_file *host_find_file(const bd_host *host, const char *name)
{
    for (size_t i = 0; i < host->file_count; i++)
        if (strcmp(host->files[i].file->name, name) == 0) return &host->files[i];
    return NULL;
}

/* The file in memory of that name, the event or another; NULL: there is none. */
static bd_memory_file *host_find(const bd_host *host, const char *name)
{
    if (host_is_event(host, name)) return host->event;
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
    if (host_is_event(host, name) || host_find_file(host, name) != NULL)
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_FILE_TWICE), name);
    BD_TRY(host_add(host, name, &file, err));
    return bd_memory_file_put(file->file, text, length, err);
}

/* A file that the command makes, new or in the place of another one. BD_USAGE for the event's name. */
static bd_status host_make(bd_host *host, const char *name, const char *text, size_t length, bd_err *err)
{
    if (host_is_event(host, name)) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_FILE_IS_EVENT), name);
    bd_host_file *file = host_find_file(host, name);
    if (file == NULL) BD_TRY(host_add(host, name, &file, err));
    file->made = true;
    return bd_memory_file_put(file->file, text, length, err);
}

/* ---- What names lead to ---- */

/* Whether the name leads to the disk; else *memory is what it leads to, NULL: nothing. */
static bool file_names_on_disk(const bd_context *context, const char *name, bd_memory_file **memory)
{
    const bd_host *host = context->host;
    BD_ASSERT(name != NULL);
    *memory = NULL;
    if (host == NULL || (host->event == NULL && host_is_event(host, name))) return true;
    *memory = host_find(host, name);
    return false;
}

static bd_status file_names_missing(const char *name, bd_err *err)
{
    BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NO_FILE), name, name);
}

bd_status bd_cli_file_read(const bd_context *context, const char *name, size_t limit, bd_file *out,
                           bd_err *err)
{
    bd_memory_file *memory = NULL;
    bd_store store;
    if (file_names_on_disk(context, name, &memory))
        return bd_file_read(context->arena, name, limit, out, err);
    if (memory == NULL) return file_names_missing(name, err);
    BD_TRY(bd_store_open_memory(context->arena, memory, &store, err));
    *out = store.file;
    bd_store_close(&store);
    if (out->length > limit) BD_FAIL(err, BD_BAD_INPUT, name, BD_SAY(CLI_ASK_FILE_LARGE), name);
    return BD_OK;
}

const char *bd_cli_file_shown(const char *name)
{
    return strcmp(name, "-") == 0 ? BD_SAY(CLI_STANDARD_INPUT) : name;
}

bd_status bd_cli_file_event(const bd_context *context, const char *name, bd_warnings *warnings,
                            bd_event **out, bd_err *err)
{
    bd_file file;
    const bd_read_options options = {.lenient = context->asked->lenient,
                                     .games_only = bd_rulebook_games_only};
    BD_TRY(bd_cli_file_read(context, name, BD_FILE_LIMIT, &file, err));
    return bd_event_read_text(context->arena, bd_cli_file_shown(name), file.text, file.length, &options,
                              warnings, out, err);
}

bd_status bd_cli_file_open(const bd_context *context, const char *name, bd_warnings *warnings,
                           bd_event_file *out, bd_err *err)
{
    const bd_read_options options = {.lenient = context->asked->lenient,
                                     .games_only = bd_rulebook_games_only};
    bd_memory_file *memory = NULL;
    if (file_names_on_disk(context, name, &memory))
        return bd_event_open(context->arena, name, &options, warnings, out, err);
    return memory != NULL ? bd_event_open_memory(context->arena, memory, &options, warnings, out, err)
                          : file_names_missing(name, err);
}

bd_status bd_cli_file_write(const bd_context *context, const char *name, const char *text, size_t length,
                            bd_err *err)
{
    if (context->host == NULL) return bd_store_write(context->arena, name, text, length, err);
    return host_make(context->host, name, text, length, err);
}

bd_status bd_cli_file_save(bd_context *context, const char *name, const char *text, size_t length,
                           bd_err *err)
{
    bd_memory_file *memory = NULL;
    const bool disk = file_names_on_disk(context, name, &memory);
    const bool event = context->host != NULL && host_is_event(context->host, name);
    if (!disk && !event) return host_make(context->host, name, text, length, err);
    if (disk)
        BD_TRY(bd_store_write(context->arena, name, text, length, err));
    else
        BD_TRY(bd_memory_file_put(memory, text, length, err));
    bd_cli_file_changed(context);
    return BD_OK;
}

void bd_cli_file_changed(bd_context *context)
{
    context->saved = true;
    if (context->host != NULL) context->host->changed = true;
}

bool bd_cli_file_is_there(const bd_context *context, const char *name)
{
    bd_memory_file *memory = NULL;
    bd_file file;
    if (file_names_on_disk(context, name, &memory)) return bd_os_exists(name);
    return memory != NULL && bd_memory_file_read(memory, &file);
}

bd_status bd_cli_refuse_host(const bd_context *context, const char *what, bd_err *err)
{
    if (context->host != NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(CLI_ASK_NOT_HERE), what);
    return BD_OK;
}
