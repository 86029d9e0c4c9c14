#include "io/versions.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/io_words.h"
#include "os/files.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NUMBER_DIGITS = 6, NUMBER_MAX = 999999, DIGEST = 64, HEAD = 1024, WHAT_MOST = 800 };

static bd_status versions_path(bd_arena *arena, const bd_file_names *names, int number, const char **out,
                               bd_err *err)
{
    bd_text text = bd_text_new(arena);
    if (number > 0)
        bd_text_add(&text, "%s/%0*d", names->history, NUMBER_DIGITS, number);
    else
        bd_text_add(&text, "%s/at", names->history);
    return bd_text_finish(&text, out, err);
}

static bd_status versions_put(bd_arena *arena, const char *path, const char *text, size_t length, bd_err *err)
{
    bd_file_names names;
    BD_TRY(bd_file_names_of(arena, path, &names, err));
    BD_TRY(bd_replace(arena, &names, text, length, err));
    (void)bd_os_remove(names.backup);
    return BD_OK;
}

/* "PARENT DIGEST WHAT"; false when the line is not one of ours. */
static bool versions_read_line(const char *line, size_t length, bd_arena *arena, bd_version *out)
{
    const char *blank = memchr(line, ' ', length);
    int64_t parent = 0;
    if (blank == NULL || !bd_parse_int(line, (size_t)(blank - line), 0, NUMBER_MAX, &parent)) return false;
    const size_t left = length - (size_t)(blank + 1 - line);
    if (left < DIGEST + 1 || blank[DIGEST + 1] != ' ') return false;
    memcpy(out->digest, blank + 1, DIGEST);
    out->digest[DIGEST] = '\0';
    out->parent = (int)parent;
    out->what = bd_arena_copy_bytes(arena, blank + DIGEST + 2, left - DIGEST - 1);
    return true;
}

/* The beginning of a file, where the line is; 0: it cannot be read. */
static size_t versions_head(const char *path, char *head, size_t size, bd_os_about *about)
{
    size_t got = 0;
    const int fd = bd_os_open(path, BD_OS_READ);
    if (fd < 0) return 0;
    const bool read = bd_os_look_at_open(fd, about) && bd_os_read(fd, head, size, &got);
    (void)bd_os_close(fd);
    return read ? got : 0;
}

/* What the line of a version says; *good false when it is damaged. */
static bd_status versions_look(bd_arena *arena, const bd_file_names *names, int number, bd_version *out,
                               bool *good, bd_err *err)
{
    char head[HEAD];
    const char *path = NULL;
    bd_os_about about;
    BD_TRY(versions_path(arena, names, number, &path, err));
    const size_t length = versions_head(path, head, sizeof head, &about);
    const char *end = length > 0 ? memchr(head, '\n', length) : NULL;
    *good = false;
    if (end == NULL) return BD_OK;
    *out = (bd_version){.number = number, .when = (time_t)about.changed, .line = (size_t)(end + 1 - head)};
    *good = versions_read_line(head, (size_t)(end - head), arena, out);
    if (out->what == NULL && *good) BD_FAIL_MEMORY(err);
    out->size = (size_t)about.size - out->line;
    return BD_OK;
}

static int versions_order(const void *a, const void *b)
{
    return ((const bd_version *)a)->number - ((const bd_version *)b)->number;
}

/* Damaged files are passed over: they are not versions of ours. */
static bd_status versions_take(bd_arena *arena, const bd_file_names *names, const char *name,
                               bd_versions *out, bd_err *err)
{
    int64_t number = 0;
    bd_version version;
    bool good = false;
    if (strlen(name) != NUMBER_DIGITS || !bd_parse_int(name, NUMBER_DIGITS, 1, NUMBER_MAX, &number))
        return BD_OK;
    BD_TRY(versions_look(arena, names, (int)number, &version, &good, err));
    if (!good) return BD_OK;
    BD_ROOM(out->items, out->count, out->capacity, arena, err);
    out->items[out->count++] = version;
    return BD_OK;
}

static bd_status versions_list(bd_arena *arena, const bd_file_names *names, bd_versions *out, bd_err *err)
{
    bd_os_listing folder;
    bd_status status = BD_OK;
    if (!bd_os_list(names->history, &folder)) return BD_OK;
    while (status == BD_OK && bd_os_list_next(&folder))
        status = versions_take(arena, names, folder.name, out, err);
    bd_os_list_end(&folder);
    if (out->count > 0) qsort(out->items, out->count, sizeof *out->items, versions_order);
    return status;
}

const bd_version *bd_versions_find(const bd_versions *versions, int number)
{
    for (size_t i = 0; i < versions->count; i++)
        if (versions->items[i].number == number) return &versions->items[i];
    return NULL;
}

/* What the file "at" says where that is true, else the newest version with the text of the file. */
static bd_status versions_find_place(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                                     bd_versions *out, bd_err *err)
{
    const char *path = NULL;
    bd_file said;
    bd_err why;
    int64_t number = 0;
    char digest[DIGEST + 1];
    BD_TRY(versions_path(arena, names, 0, &path, err));
    out->at = 0;
    bd_file_digest(file->text, file->length, digest);
    for (size_t i = 0; i < out->count; i++)
        if (strcmp(out->items[i].digest, digest) == 0) out->at = out->items[i].number;
    if (bd_file_read(arena, path, DIGEST, &said, &why) != BD_OK) return BD_OK;
    if (!bd_parse_int(said.text, said.length, 1, NUMBER_MAX, &number)) return BD_OK;
    const bd_version *version = bd_versions_find(out, (int)number);
    if (version != NULL && strcmp(version->digest, digest) == 0) out->at = version->number;
    return BD_OK;
}

bd_status bd_versions_read(bd_arena *arena, const bd_file_names *names, const bd_file *file, bd_versions *out,
                           bd_err *err)
{
    BD_ASSERT(names->history != NULL && file != NULL);
    *out = (bd_versions){.count = 0};
    BD_TRY(versions_list(arena, names, out, err));
    return versions_find_place(arena, names, file, out, err);
}

const bd_version *bd_versions_back(const bd_versions *versions, int number)
{
    const bd_version *version = bd_versions_find(versions, number);
    return version != NULL ? bd_versions_find(versions, version->parent) : NULL;
}

const bd_version *bd_versions_forward(const bd_versions *versions, int number)
{
    const bd_version *newest = NULL;
    for (size_t i = 0; number > 0 && i < versions->count; i++)
        if (versions->items[i].parent == number) newest = &versions->items[i];
    return newest;
}

bd_status bd_versions_text(bd_arena *arena, const bd_file_names *names, const bd_version *version,
                           bd_file *out, bd_err *err)
{
    const char *path = NULL;
    BD_TRY(versions_path(arena, names, version->number, &path, err));
    BD_TRY(bd_file_read(arena, path, BD_FILE_LIMIT, out, err));
    const bool whole = out->length >= version->line;
    out->text += whole ? version->line : 0;
    out->length -= whole ? version->line : 0;
    if (!whole || !bd_file_has_digest(out, version->digest))
        BD_FAIL(err, BD_SYSTEM, names->history, BD_SAY(IO_VERSION_DAMAGED), version->number);
    return BD_OK;
}

static bd_status versions_add(bd_arena *arena, const bd_file_names *names, bd_versions *versions, int parent,
                              const char *text, size_t length, const char *what, int *number, bd_err *err)
{
    const int last = versions->count > 0 ? versions->items[versions->count - 1].number : 0;
    char digest[DIGEST + 1];
    const char *path = NULL, *whole = NULL;
    bd_text all = bd_text_new(arena);
    if (last >= NUMBER_MAX) BD_FAIL(err, BD_SYSTEM, names->history, BD_SAY(IO_HISTORY_FULL));
    bd_file_digest(text, length, digest);
    bd_text_add(&all, "%d %s ", parent, digest);
    for (size_t i = 0; i < WHAT_MOST && *what != '\0'; i++, what++)
        bd_text_add_char(&all, (unsigned char)*what < ' ' ? ' ' : *what);
    bd_text_add_char(&all, '\n');
    bd_text_add_bytes(&all, text, length);
    BD_TRY(bd_text_finish(&all, &whole, err));
    *number = last + 1;
    BD_TRY(versions_path(arena, names, *number, &path, err));
    BD_TRY(versions_put(arena, path, whole, all.length, err));
    BD_ROOM(versions->items, versions->count, versions->capacity, arena, err);
    versions->items[versions->count] =
        (bd_version){.number = *number, .parent = parent, .what = "", .size = length};
    memcpy(versions->items[versions->count++].digest, digest, sizeof digest);
    return BD_OK;
}

/* The oldest go, as long as there are too many; the last two always stay. */
static bd_status versions_prune(bd_arena *arena, const bd_file_names *names, const bd_versions *versions,
                                bd_err *err)
{
    size_t bytes = 0, left = versions->count;
    for (size_t i = 0; i < versions->count; i++) bytes += versions->items[i].size;
    for (size_t i = 0; i + 2 < versions->count; i++) {
        const char *path = NULL;
        if (left <= BD_VERSIONS_MOST && bytes <= (size_t)BD_VERSIONS_MEGABYTES * 1024 * 1024) break;
        BD_TRY(versions_path(arena, names, versions->items[i].number, &path, err));
        (void)bd_os_remove(path);
        left--;
        bytes -= versions->items[i].size;
    }
    return BD_OK;
}

/* Where the file is no version, it becomes one, of the newest. */
static bd_status versions_keep(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                               bd_versions *versions, bd_err *err)
{
    const int newest = versions->count > 0 ? versions->items[versions->count - 1].number : 0;
    if (versions->at != 0) return BD_OK;
    return versions_add(arena, names, versions, newest, file->text, file->length, "", &versions->at, err);
}

bd_status bd_versions_keep(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                           bd_versions *versions, bd_err *err)
{
    BD_TRY(bd_versions_read(arena, names, file, versions, err));
    return versions->count > 0 ? versions_keep(arena, names, file, versions, err) : BD_OK;
}

bd_status bd_versions_prepare(bd_arena *arena, const bd_file_names *names, const bd_file *file,
                              const char *text, size_t length, const char *what, int *number, bd_err *err)
{
    bd_versions versions;
    if (!bd_os_make_folder(names->history))
        BD_FAIL(err, BD_SYSTEM, names->history, BD_SAY(IO_BECAUSE), BD_SAY(IO_CANNOT_WRITE_BESIDE),
                strerror(errno));
    BD_TRY(bd_versions_read(arena, names, file, &versions, err));
    BD_TRY(versions_keep(arena, names, file, &versions, err));
    BD_TRY(versions_add(arena, names, &versions, versions.at, text, length, what, number, err));
    return versions_prune(arena, names, &versions, err);
}

bd_status bd_versions_arrive(bd_arena *arena, const bd_file_names *names, int number, bd_err *err)
{
    const char *path = NULL;
    char digits[16];
    BD_ASSERT(number > 0);
    BD_TRY(versions_path(arena, names, 0, &path, err));
    (void)snprintf(digits, sizeof digits, "%d", number);
    return versions_put(arena, path, digits, strlen(digits), err);
}
