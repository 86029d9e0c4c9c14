/* List folder: the folder of lists, one file each: "fide-2026-11.ratings" (cli/rating_lists.h). */
#include "base/text.h"
#include "os/files.h"
#include "ratings/list_base.h"
#include "ratings/list_reader.h"
#include "ratings/list_source.h"
#include "ratings/ratings_words.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char folder_end[] = ".ratings";

enum { MONTH = 7 /* 2026-11 */ };

static bool folder_is_month(const char *text)
{
    static const char form[] = "dddd-dd";
    for (size_t i = 0; i < MONTH; i++)
        if (form[i] == 'd' ? text[i] < '0' || text[i] > '9' : text[i] != '-') return false;
    const int month = (text[5] - '0') * 10 + text[6] - '0';
    return text[MONTH] == '\0' && month >= 1 && month <= 12;
}

static bool folder_is_list(const char *text)
{
    const size_t length = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789");
    return length > 0 && length <= 30 && text[length] == '\0';
}

static bd_status folder_path(bd_arena *arena, const char *folder, const char *name, const char **out,
                             bd_err *err)
{
    bd_text path = bd_text_new(arena);
    bd_text_add(&path, "%s/%s", folder, name);
    return bd_text_finish(&path, out, err);
}

/* The folders above it too: a home has none for programs at first. */
static bd_status folder_make_folder(bd_arena *arena, const char *folder, bd_err *err)
{
    char *path = bd_arena_copy_text(arena, folder);
    if (path == NULL) BD_FAIL_MEMORY(err);
    for (char *at = path + 1; *at != '\0'; at++) {
        if (*at != '/') continue;
        *at = '\0';
        (void)bd_os_make_folder(path);
        *at = '/';
    }
    if (!bd_os_make_folder(path)) BD_FAIL(err, BD_BAD_INPUT, folder, "%s", strerror(errno));
    return BD_OK;
}

static bd_status folder_check_names(const bd_list_import *asked, bd_err *err)
{
    if (asked->list != NULL && !folder_is_list(asked->list))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(RATINGS_BAD_LIST_NAME), asked->list);
    if (asked->month != NULL && !folder_is_month(asked->month))
        BD_FAIL(err, BD_USAGE, NULL, BD_SAY(RATINGS_BAD_MONTH), asked->month);
    return BD_OK;
}

static bd_status folder_read(bd_entry_book *book, const bd_list_import *asked, bd_list_reader *reader,
                             bd_err *err)
{
    BD_TRY(bd_list_reader_begin(reader, book, asked->path, asked->map, err));
    bd_status status = bd_list_source_read(book->arena, asked->path, bd_list_reader_take, reader, err);
    if (status == BD_OK) status = bd_list_reader_end(reader, err);
    if (reader->xml != NULL) XML_ParserFree(reader->xml);
    return status;
}

static bd_status folder_keep(bd_arena *arena, const bd_list_import *asked, const bd_list_reader *reader,
                             bd_list_about *out, bd_err *err)
{
    const char *name = NULL;
    const char *list = asked->list != NULL ? asked->list : reader->list;
    const char *month = asked->month != NULL       ? asked->month
                        : reader->month[0] != '\0' ? reader->month
                                                   : asked->today;
    bd_text text = bd_text_new(arena);
    if (list == NULL) BD_FAIL(err, BD_USAGE, NULL, BD_SAY(RATINGS_NO_LIST_NAME));
    bd_text_add(&text, "%s-%s%s", list, month, folder_end);
    BD_TRY(bd_text_finish(&text, &name, err));
    *out = (bd_list_about){.list = bd_arena_copy_text(arena, list),
                           .month = bd_arena_copy_text(arena, month),
                           .players = (int64_t)reader->book->count,
                           .skipped = reader->book->skipped,
                           .month_guessed = asked->month == NULL && reader->month[0] == '\0'};
    if (out->list == NULL || out->month == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(folder_path(arena, asked->folder, name, &out->path, err));
    BD_TRY(folder_make_folder(arena, asked->folder, err));
    return bd_list_base_write(reader->book->arena, out->path, out->list, out->month, reader->book, err);
}

static bd_status folder_import(bd_arena *arena, const bd_list_import *asked, bd_list_about *out, bd_err *err)
{
    bd_list_reader *reader;
    bd_entry_book book = {.arena = bd_arena_new()};
    BD_NEW(reader, arena, 1, err);
    if (book.arena == NULL) BD_FAIL_MEMORY(err);
    bd_status status = folder_check_names(asked, err);
    if (status == BD_OK) status = folder_read(&book, asked, reader, err);
    if (status == BD_OK) status = folder_keep(arena, asked, reader, out, err);
    bd_arena_free(book.arena);
    bd_os_about about;
    if (status == BD_OK && bd_os_look(out->path, &about)) out->bytes = (int64_t)about.size;
    return status;
}

static int folder_compare(const void *a, const void *b)
{
    const bd_list_about *x = a, *y = b;
    const int by_list = strcmp(x->list, y->list);
    return by_list != 0 ? by_list : strcmp(x->month, y->month);
}

/* "fide-2026-11.ratings"; anything else in the folder is not ours. */
static bd_status folder_add_file(bd_arena *arena, const char *folder, const char *name, bd_list_abouts *out,
                                 bd_err *err)
{
    const size_t length = strlen(name), end = sizeof folder_end - 1;
    if (length < end + MONTH + 2 || strcmp(name + length - end, folder_end) != 0) return BD_OK;
    char *list = bd_arena_copy_bytes(arena, name, length - end - MONTH - 1);
    char *month = bd_arena_copy_bytes(arena, name + length - end - MONTH, MONTH);
    if (list == NULL || month == NULL) BD_FAIL_MEMORY(err);
    if (!folder_is_list(list) || !folder_is_month(month)) return BD_OK;
    bd_list_about about = {.list = list, .month = month};
    bd_os_about file;
    BD_TRY(folder_path(arena, folder, name, &about.path, err));
    if (bd_os_look(about.path, &file)) about.bytes = (int64_t)file.size;
    BD_ROOM(out->items, out->count, out->capacity, arena, err);
    out->items[out->count++] = about;
    return BD_OK;
}

static bd_status folder_lists(bd_arena *arena, const char *folder, bd_list_abouts *out, bd_err *err)
{
    bd_os_listing listing;
    bd_status status = BD_OK;
    *out = (bd_list_abouts){.count = 0};
    if (!bd_os_list(folder, &listing)) return BD_OK;
    while (status == BD_OK && bd_os_list_next(&listing))
        status = folder_add_file(arena, folder, listing.name, out, err);
    bd_os_list_end(&listing);
    if (out->count > 1) qsort(out->items, out->count, sizeof *out->items, folder_compare);
    return status;
}

static bd_status folder_about(bd_arena *arena, const char *folder, bd_list_abouts *out, bd_err *err)
{
    BD_TRY(folder_lists(arena, folder, out, err));
    for (size_t i = 0; i < out->count; i++)
        BD_TRY(bd_list_base_count(arena, out->items[i].path, &out->items[i].players, err));
    return BD_OK;
}

/* Whether it is the one of its list: the newest, or the newest up to a month. */
static bool folder_counts(const bd_list_abouts *lists, size_t i, const char *month)
{
    BD_ASSERT(lists->items != NULL && i < lists->count);
    const bd_list_about *about = &lists->items[i], *next = i + 1 < lists->count ? about + 1 : NULL;
    const bool has_next = next != NULL && strcmp(next->list, about->list) == 0;
    if (month == NULL) return !has_next;
    if (strcmp(about->month, month) > 0) return false;
    return !has_next || strcmp(next->month, month) > 0;
}

static bd_status folder_find(bd_arena *arena, const bd_list_query *query, bd_listed_players *out, bd_err *err)
{
    bd_list_abouts lists;
    *out = (bd_listed_players){.count = 0};
    BD_TRY(folder_lists(arena, query->folder, &lists, err));
    for (size_t i = 0; i < lists.count; i++)
        if (folder_counts(&lists, i, query->month) &&
            (query->list == NULL || strcmp(query->list, lists.items[i].list) == 0))
            BD_TRY(bd_list_base_find(arena, &lists.items[i], query, out, err));
    return BD_OK;
}

const bd_rating_lists bd_ratings = {.import = folder_import, .find = folder_find, .about = folder_about};
