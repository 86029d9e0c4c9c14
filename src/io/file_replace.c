#include "io/file_replace.h"

#include "base/assert.h"
#include "base/sha256.h"
#include "base/text.h"
#include "io/io_words.h"
#include "io/replace_seam.h"
#include "os/files.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bd_status replace_fail_system(const char *path, const char *what, bd_err *err)
{
    BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_BECAUSE), what, strerror(errno));
}

static bd_status replace_join(bd_arena *arena, const char *folder, const char *before, const char *name,
                              const char *after, const char **out, bd_err *err)
{
    bd_text text = bd_text_new(arena);
    bd_text_add(&text, "%s%s%s%s", folder, before, name, after);
    return bd_text_finish(&text, out, err);
}

bd_status bd_file_names_of(bd_arena *arena, const char *path, bd_file_names *out, bd_err *err)
{
    BD_ASSERT(path != NULL && out != NULL);
    const char *name = bd_os_name_of(path);
    const char *prefix =
        bd_arena_copy_bytes(arena, path, (size_t)(name - path)); /* "" or with the slash at its end */
    out->file = path;
    if (prefix == NULL) BD_FAIL_MEMORY(err);
    if (name[0] == '\0') BD_FAIL(err, BD_SYSTEM, path, BD_SAY(IO_FOLDER));
    out->folder = prefix[0] == '\0' ? "." : prefix;
    BD_TRY(replace_join(arena, prefix, ".", name, ".lock", &out->lock, err));
    BD_TRY(replace_join(arena, prefix, ".", name, ".new", &out->fresh, err));
    BD_TRY(replace_join(arena, prefix, ".", name, ".old", &out->old, err));
    return replace_join(arena, prefix, ".", name, ".with", &out->with, err);
}

/* A file of our own at `path`, whatever lay there. Permissions as `like`, where that exists. */
static bd_status replace_write_new(const char *path, const char *like, const bd_parts *parts, bd_err *err)
{
    BD_ASSERT(strcmp(path, like) != 0);
    (void)bd_os_remove(path);
    const int fd = bd_os_create(path, like);
    if (fd < 0) return replace_fail_system(path, BD_SAY(IO_CANNOT_WRITE_BESIDE), err);
    bool good = true;
    for (size_t i = 0; good && i < parts->count; i++)
        good = bd_os_write(fd, parts->items[i].text, parts->items[i].length);
    good = good && bd_os_flush(fd);
    const int reason = errno;
    const bool closed = bd_os_close(fd);
    if (good && closed) return BD_OK;
    if (!good) errno = reason;
    const bd_status failed = replace_fail_system(path, BD_SAY(IO_CANNOT_WRITE_NEW), err);
    (void)bd_os_remove(path);
    return failed;
}

/* A second name for the same content; a copy where the disk knows no hard links. */
static bd_status replace_add_name(bd_arena *arena, const char *from, const char *to, bd_err *err)
{
    (void)bd_os_remove(to);
    if (bd_os_add_name(from, to)) return BD_OK;
    bd_file content;
    BD_TRY(bd_file_read(arena, from, BD_FILE_LIMIT, &content, err));
    const bd_parts parts = bd_in_one(content.text, content.length);
    return replace_write_new(to, from, &parts, err);
}

static bd_status replace_move(const char *from, const char *to, bd_err *err)
{
    return bd_os_move(from, to) ? BD_OK : replace_fail_system(to, BD_SAY(IO_CANNOT_REPLACE), err);
}

static bool replace_remove(const char *path) { return bd_os_remove(path) || bd_os_is_absent(errno); }

/* The note goes last: as long as it is there somebody will clear up. */
void bd_replace_clear(const bd_file_names *names)
{
    const bool gone = replace_remove(names->fresh);
    if (replace_remove(names->old) && gone) (void)bd_os_remove(names->with);
}

/* What has been renamed is in its place for everybody. Where the folder cannot be flushed (it may be writable
 * but not readable, or on a disk that knows no such thing) only a power cut in the next seconds could undo
 * that: to call it a failure would have the user make the same change twice. */
static bd_status replace_rename(const bd_file_names *names, bd_err *err)
{
    BD_TRY(replace_move(names->fresh, names->file, err));
    bd_fault_after_step("renamed");
    bd_os_flush_folder(names->folder);
    return BD_OK;
}

bd_status bd_replace(const bd_file_names *names, const bd_parts *parts, bd_err *err)
{
    BD_ASSERT(names->fresh != NULL && names->file != NULL);
    BD_TRY(replace_write_new(names->fresh, names->file, parts, err));
    bd_fault_after_step("written");
    const bd_status status = replace_rename(names, err);
    if (status != BD_OK) (void)bd_os_remove(names->fresh);
    return status;
}

/* ---- Two files ---- */

enum { DIGEST = 64 /* hex digits */ };

/* A name that means the same from every folder. */
static bd_status replace_put_path(const char *path, bd_text *out, bd_err *err)
{
    char here[4096] = "";
    if (!bd_os_is_absolute(path) && !bd_os_here(here, sizeof here))
        return replace_fail_system(path, BD_SAY(IO_CANNOT_WRITE_BESIDE), err);
    bd_text_add(out, "%s%s%s", here, here[0] != '\0' ? "/" : "", path);
    return BD_OK;
}

static void replace_digest(const bd_parts *text, char hex[DIGEST + 1])
{
    bd_digest digest = bd_digest_new();
    for (size_t i = 0; i < text->count; i++)
        bd_digest_add(&digest, text->items[i].text, text->items[i].length);
    bd_digest_finish(&digest, hex);
}

/* The note beside the first file says where the second is; that beside the second has the digests of both new
 * versions and says where the first is. A line that a power cut has left without its end is no note. */
static bd_status replace_write_notes(bd_arena *arena, const bd_file_names *names, const bd_parts *text,
                                     const bd_file_names *other, const bd_parts *other_text, bd_err *err)
{
    char digest[DIGEST + 1], other_digest[DIGEST + 1];
    bd_text note = bd_text_new(arena), other_note = bd_text_new(arena);
    replace_digest(text, digest);
    replace_digest(other_text, other_digest);
    bd_text_add(&other_note, "%s%s", digest, other_digest);
    BD_TRY(replace_put_path(names->file, &other_note, err));
    BD_TRY(replace_put_path(other->file, &note, err));
    bd_text_add_char(&note, '\n');
    bd_text_add_char(&other_note, '\n');
    if (note.failed || other_note.failed) BD_FAIL_MEMORY(err);
    const bd_parts told = bd_in_one(note.bytes, note.length);
    const bd_parts told_other = bd_in_one(other_note.bytes, other_note.length);
    BD_TRY(replace_write_new(other->with, other->file, &told_other, err));
    return replace_write_new(names->with, names->file, &told, err);
}

/* Without the end of its line; text NULL: there is none, length 0: it is no whole one, and nothing was
 * renamed.
 */
static bd_status replace_read_note(bd_arena *arena, const bd_file_names *names, bd_file *out, bd_err *err)
{
    *out = (bd_file){.text = NULL};
    if (!bd_os_exists(names->with)) return BD_OK;
    BD_TRY(bd_file_read(arena, names->with, BD_FILE_LIMIT, out, err));
    const bool whole = out->length > 0 && out->text[out->length - 1] == '\n';
    out->length = whole ? out->length - 1 : 0;
    out->text = bd_arena_copy_bytes(arena, out->text, out->length);
    if (out->text == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bool replace_is_digest(const bd_file *note)
{
    for (size_t i = 0; i < 2 * DIGEST; i++)
        if (i >= note->length || strchr("0123456789abcdef", note->text[i]) == NULL) return false;
    return true;
}

bd_status bd_replace_partner(bd_arena *arena, const bd_file_names *names, const char **other, bd_err *err)
{
    bd_file note;
    *other = NULL;
    BD_TRY(replace_read_note(arena, names, &note, err));
    if (note.length > 0 && !replace_is_digest(&note)) *other = note.text;
    return BD_OK;
}

/* A file that is there and cannot be read is an error. */
static bd_status replace_check_digest(bd_arena *arena, const char *path, const char *digest, bool *has,
                                      bd_err *err)
{
    bd_file file;
    *has = bd_os_exists(path);
    if (!*has) return BD_OK;
    BD_TRY(bd_file_read(arena, path, BD_FILE_LIMIT, &file, err));
    *has = bd_file_has_digest(&file, digest);
    return BD_OK;
}

bd_status bd_replace_finish(bd_arena *arena, const bd_file_names *names, bd_err *err)
{
    bd_file note;
    BD_TRY(replace_read_note(arena, names, &note, err));
    if (note.text == NULL) return BD_OK;
    bool finish = note.length > 2 * DIGEST && replace_is_digest(&note);
    if (finish) BD_TRY(replace_check_digest(arena, names->fresh, note.text + DIGEST, &finish, err));
    if (finish) BD_TRY(replace_check_digest(arena, note.text + 2 * DIGEST, note.text, &finish, err));
    if (finish) BD_TRY(replace_rename(names, err));
    bd_replace_clear(names);
    return BD_OK;
}

/* *half: the first is new and cannot be made the old one again; the notes have to stay. */
static bd_status replace_both_written(bd_arena *arena, const bd_file_names *names, const bd_file_names *other,
                                      bool *half, bd_err *err)
{
    if (bd_os_exists(names->file)) BD_TRY(replace_add_name(arena, names->file, names->old, err));
    bd_fault_after_step("named old");
    BD_TRY(replace_move(names->fresh, names->file, err));
    bd_fault_after_step("renamed");
    const bd_status status = replace_move(other->fresh, other->file, err);
    if (status != BD_OK) *half = !bd_os_move(names->old, names->file);
    if (status != BD_OK) return status;
    bd_fault_after_step("both-renamed");
    bd_os_flush_folder(names->folder);
    bd_os_flush_folder(other->folder);
    return BD_OK;
}

bd_status bd_replace_both(bd_arena *arena, const bd_file_names *names, const bd_parts *text,
                          const bd_file_names *other_names, const bd_parts *other_text, bd_err *err)
{
    BD_ASSERT(strcmp(names->file, other_names->file) != 0);
    BD_TRY(replace_write_new(names->fresh, names->file, text, err));
    bd_fault_after_step("written");
    bool half = false;
    bd_status status = replace_write_new(other_names->fresh, other_names->file, other_text, err);
    if (status == BD_OK) {
        bd_fault_after_step("both-written");
        status = replace_write_notes(arena, names, text, other_names, other_text, err);
    }
    if (status == BD_OK) {
        bd_fault_after_step("noted");
        status = replace_both_written(arena, names, other_names, &half, err);
    }
    if (half) return status; /* whoever changes one of them next goes on from the notes */
    bd_replace_clear(other_names);
    bd_replace_clear(names);
    return status;
}
