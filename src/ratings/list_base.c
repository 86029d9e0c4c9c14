#include "ratings/list_base.h"

#include "base/ints.h"
#include "base/text.h"
#include "os/files.h"
#include "people/unicode.h"
#include "ratings/ratings_words.h"
#include "ratings/sound.h"

#include <sqlite3.h>
#include <stdio.h>
#include <string.h>

/* Of a new file that nobody reads yet: whatever happens to it, the old one is there. */
static const char base_schema[] =
    "PRAGMA page_size=8192; PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-32768;"
    "PRAGMA locking_mode=EXCLUSIVE; PRAGMA application_id=1651864146;"
    "CREATE TABLE list(name TEXT, month TEXT, players INTEGER);"
    "CREATE TABLE player(id INTEGER PRIMARY KEY, number, fide, name TEXT, title TEXT, federation TEXT,"
    " birth TEXT, club TEXT, sex TEXT, inactive INTEGER, standard INTEGER, rapid INTEGER, blitz INTEGER);"
    "CREATE VIRTUAL TABLE words USING fts5(name, content='', detail='none', columnsize=0, prefix='2 3 4',"
    " tokenize='ascii');"
    "INSERT INTO words(words, rank) VALUES('hashsize', 33554432);"
    "INSERT INTO words(words, rank) VALUES('automerge', 0);"
    "BEGIN;";

static const char base_end[] = "INSERT INTO words(words) VALUES('optimize');"
                               "CREATE INDEX player_number ON player(number);"
                               "CREATE INDEX player_fide ON player(fide) WHERE fide IS NOT NULL;"
                               "COMMIT;";

static bd_status base_fail(sqlite3 *db, const char *path, bd_err *err)
{
    const int code = db != NULL ? sqlite3_errcode(db) : SQLITE_NOMEM;
    if (code == SQLITE_NOMEM) BD_FAIL_MEMORY(err);
    BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(RATINGS_DATABASE), sqlite3_errmsg(db));
}

#define BASE_TRY(call, wanted)                                                                               \
    do {                                                                                                     \
        if ((call) != (wanted)) return base_fail(db, path, err);                                             \
    } while (0)

/* Digits as a number, which takes less room; what is none as it stands. */
static int base_bind_number(sqlite3_stmt *statement, int at, const char *text)
{
    int64_t number = 0;
    if (text == NULL) return sqlite3_bind_null(statement, at);
    if (text[0] != '0' && bd_parse_int(text, strlen(text), 1, INT64_MAX / 2, &number))
        return sqlite3_bind_int64(statement, at, number);
    return sqlite3_bind_text(statement, at, text, -1, SQLITE_TRANSIENT);
}

static int base_bind_text(sqlite3_stmt *statement, int at, const char *text)
{
    return text == NULL ? sqlite3_bind_null(statement, at)
                        : sqlite3_bind_text(statement, at, text, -1, SQLITE_STATIC);
}

static int base_bind_rating(sqlite3_stmt *statement, int at, int rating)
{
    return rating == 0 ? sqlite3_bind_null(statement, at) : sqlite3_bind_int(statement, at, rating);
}

typedef struct base_writing {
    sqlite3 *db;
    sqlite3_stmt *player, *words;
    const char *path;
    bd_arena *scratch;
    bd_err *err;
} base_writing;

static bd_status base_put_player(base_writing *w, int64_t id, const bd_listed *listed)
{
    sqlite3 *db = w->db;
    sqlite3_stmt *s = w->player;
    const char *path = w->path;
    bd_err *err = w->err;
    const char sex[2] = {listed->sex, '\0'};
    int code = sqlite3_bind_int64(s, 1, id) | base_bind_number(s, 2, listed->number) |
               base_bind_number(s, 3, listed->fide) | base_bind_text(s, 4, listed->name) |
               base_bind_text(s, 5, listed->title) | base_bind_text(s, 6, listed->federation) |
               base_bind_text(s, 7, listed->birth) | base_bind_text(s, 8, listed->club) |
               base_bind_text(s, 9, listed->sex != '\0' ? sex : NULL) |
               base_bind_rating(s, 10, listed->inactive) | base_bind_rating(s, 11, listed->standard) |
               base_bind_rating(s, 12, listed->rapid) | base_bind_rating(s, 13, listed->blitz);
    BASE_TRY(code, SQLITE_OK);
    BASE_TRY(sqlite3_step(s), SQLITE_DONE);
    BASE_TRY(sqlite3_reset(s), SQLITE_OK);
    return BD_OK;
}

static bd_status base_put_words(base_writing *w, int64_t id, const bd_listed *listed)
{
    sqlite3 *db = w->db;
    const char *path = w->path, *words = NULL;
    bd_err *err = w->err;
    const bd_arena_mark mark = bd_arena_here(w->scratch);
    BD_TRY(bd_sound_of(w->scratch, listed->name, &words, err));
    BASE_TRY(sqlite3_bind_int64(w->words, 1, id), SQLITE_OK);
    BASE_TRY(sqlite3_bind_text(w->words, 2, words, -1, SQLITE_STATIC), SQLITE_OK);
    BASE_TRY(sqlite3_step(w->words), SQLITE_DONE);
    BASE_TRY(sqlite3_reset(w->words), SQLITE_OK);
    bd_arena_back_to(w->scratch, mark);
    return BD_OK;
}

static bd_status base_put_all(base_writing *w, const bd_entry_book *book)
{
    uint32_t *order = NULL;
    bd_listed listed;
    BD_TRY(bd_entry_book_order(book, &order, w->err));
    for (size_t i = 0; i < book->count; i++) {
        bd_entry_book_get(book, order[i], &listed);
        BD_TRY(base_put_player(w, (int64_t)i + 1, &listed));
        BD_TRY(base_put_words(w, (int64_t)i + 1, &listed));
    }
    return BD_OK;
}

static bd_status base_put_list(base_writing *w, const char *list, const char *month,
                               const bd_entry_book *book)
{
    static const char insert[] = "INSERT INTO player VALUES(?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,?11,?12,?13)";
    sqlite3 *db = w->db;
    const char *path = w->path;
    bd_err *err = w->err;
    sqlite3_stmt *about = NULL;
    BASE_TRY(sqlite3_exec(db, base_schema, NULL, NULL, NULL), SQLITE_OK);
    BASE_TRY(sqlite3_prepare_v2(db, insert, -1, &w->player, NULL), SQLITE_OK);
    BASE_TRY(sqlite3_prepare_v2(db, "INSERT INTO words(rowid, name) VALUES(?1, ?2)", -1, &w->words, NULL),
             SQLITE_OK);
    BASE_TRY(sqlite3_prepare_v2(db, "INSERT INTO list VALUES(?1, ?2, ?3)", -1, &about, NULL), SQLITE_OK);
    const int bound = base_bind_text(about, 1, list) | base_bind_text(about, 2, month) |
                      sqlite3_bind_int64(about, 3, (int64_t)book->count);
    const int done = bound == SQLITE_OK ? sqlite3_step(about) : bound;
    (void)sqlite3_finalize(about);
    BASE_TRY(done, SQLITE_DONE);
    BD_TRY(base_put_all(w, book));
    BASE_TRY(sqlite3_exec(db, base_end, NULL, NULL, NULL), SQLITE_OK);
    return BD_OK;
}

static bd_status base_write_to(bd_arena *arena, const char *path, const char *list, const char *month,
                               const bd_entry_book *book, bd_err *err)
{
    base_writing w = {.path = path, .scratch = arena, .err = err};
    const int opened = sqlite3_open_v2(path, &w.db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    const bd_status status =
        opened == SQLITE_OK ? base_put_list(&w, list, month, book) : base_fail(w.db, path, err);
    (void)sqlite3_finalize(w.player);
    (void)sqlite3_finalize(w.words);
    (void)sqlite3_close(w.db);
    return status;
}

static bd_status base_make_last(const char *path, bd_err *err)
{
    const int file = bd_os_open(path, BD_OS_WRITE);
    const bool flushed = file >= 0 && bd_os_flush(file);
    if (file >= 0) (void)bd_os_close(file);
    if (!flushed) BD_FAIL(err, BD_BAD_INPUT, path, BD_SAY(RATINGS_DATABASE), "flush");
    return BD_OK;
}

bd_status bd_list_base_write(bd_arena *arena, const char *path, const char *list, const char *month,
                             const bd_entry_book *book, bd_err *err)
{
    const char *fresh = NULL;
    bd_text name = bd_text_new(arena);
    bd_text_add(&name, "%s.new", path);
    BD_TRY(bd_text_finish(&name, &fresh, err));
    (void)bd_os_remove(fresh); /* of an import that was cut off */
    bd_status status = base_write_to(arena, fresh, list, month, book, err);
    if (status == BD_OK) status = base_make_last(fresh, err);
    if (status == BD_OK && !bd_os_move(fresh, path))
        status = bd_err_set(err, BD_BAD_INPUT, __FILE__, __LINE__, path, BD_SAY(RATINGS_DATABASE), "rename");
    if (status != BD_OK) (void)bd_os_remove(fresh);
    return status;
}

/* ---- Reading ---- */

#define BASE_COLUMNS                                                                                         \
    "p.number, p.fide, p.name, p.title, p.federation, p.birth, p.club, p.sex, p.inactive, p.standard, "      \
    "p.rapid, p.blitz FROM "

static bd_status base_copy(bd_arena *arena, sqlite3_stmt *row, int column, const char **out, bd_err *err)
{
    const unsigned char *text = sqlite3_column_text(row, column);
    *out = NULL;
    if (text == NULL) return BD_OK;
    *out = bd_arena_copy_text(arena, (const char *)text);
    if (*out == NULL) BD_FAIL_MEMORY(err);
    return BD_OK;
}

static bd_status base_take_row(bd_arena *arena, const bd_list_about *about, sqlite3_stmt *row,
                               bd_listed_players *out, bd_err *err)
{
    bd_listed listed = {.list = about->list, .month = about->month};
    const char **const texts[] = {&listed.number,     &listed.fide,  &listed.name, &listed.title,
                                  &listed.federation, &listed.birth, &listed.club};
    for (int i = 0; i < (int)(sizeof texts / sizeof *texts); i++)
        BD_TRY(base_copy(arena, row, i, texts[i], err));
    const unsigned char *sex = sqlite3_column_text(row, 7);
    listed.sex = sex != NULL ? (char)sex[0] : '\0';
    listed.inactive = sqlite3_column_int(row, 8) != 0;
    listed.standard = sqlite3_column_int(row, 9);
    listed.rapid = sqlite3_column_int(row, 10);
    listed.blitz = sqlite3_column_int(row, 11);
    if (listed.fide == NULL && strcmp(about->list, "fide") == 0) listed.fide = listed.number;
    BD_ROOM(out->items, out->count, out->capacity, arena, err);
    out->items[out->count++] = listed;
    return BD_OK;
}

typedef struct base_reading {
    sqlite3 *db;
    bd_arena *arena;
    const bd_list_about *about;
    bd_listed_players *out;
    bd_err *err;
} base_reading;

/* Adds what the statement gives; its one parameter is a number, or a text that is matched. */
static bd_status base_select(const base_reading *r, const char *sql, const char *value, bool match,
                             size_t most)
{
    sqlite3 *db = r->db;
    const char *path = r->about->path;
    bd_err *err = r->err;
    sqlite3_stmt *s = NULL;
    BASE_TRY(sqlite3_prepare_v2(db, sql, -1, &s, NULL), SQLITE_OK);
    int code = match ? base_bind_text(s, 1, value) : base_bind_number(s, 1, value);
    if (code == SQLITE_OK) code = sqlite3_bind_int64(s, 2, (int64_t)most);
    bd_status status = BD_OK;
    while (code == SQLITE_OK && status == BD_OK && (code = sqlite3_step(s)) == SQLITE_ROW) {
        status = base_take_row(r->arena, r->about, s, r->out, err);
        code = SQLITE_OK;
    }
    (void)sqlite3_finalize(s);
    if (status != BD_OK) return status;
    return code == SQLITE_DONE ? BD_OK : base_fail(db, path, err);
}

/* Every word as the beginning of one: '"lark"* "ann"*'. A single letter would be the beginning of nearly
 * every name; it is looked at afterwards (base_keep_best), unless there is nothing else. */
static bd_status base_match_of(bd_arena *arena, const char *text, const char **out, bd_err *err)
{
    const char *sound = NULL;
    bd_text match = bd_text_new(arena);
    BD_TRY(bd_sound_of(arena, text, &sound, err));
    for (int turn = 0; turn < 2 && match.length == 0; turn++)
        for (const char *at = sound; *(at += strspn(at, " ")) != '\0'; at += strcspn(at, " ")) {
            const int length = (int)strcspn(at, " ");
            if (turn == 0 && length == 1) continue;
            bd_text_add(&match, "%s\"%.*s\"%s", match.length > 0 ? " " : "", length, at,
                        length > 1 ? "*" : "");
        }
    return bd_text_finish(&match, out, err);
}

/* Whether each word of the text begins one of the name, as both are written but for case and accents. */
static bd_status base_is_as_written(bd_arena *arena, const char *text, const char *name, bool *out,
                                    bd_err *err)
{
    bd_folded wanted, has;
    BD_TRY(bd_fold(arena, text, &wanted, err));
    BD_TRY(bd_fold(arena, name, &has, err));
    *out = true;
    for (size_t i = 0; i < wanted.count && *out; i++) {
        bool found = false;
        for (size_t k = 0; k < has.count && !found; k++)
            found = strncmp(has.words[k], wanted.words[i], strlen(wanted.words[i])) == 0;
        *out = found;
    }
    return BD_OK;
}

/* Of those that sound alike the ones that are written alike come first; no more than are asked for. */
static bd_status base_keep_best(bd_arena *arena, const bd_list_query *query, bd_listed_players *out,
                                size_t from, bd_err *err)
{
    bd_listed *sorted;
    size_t count = 0, others = 0;
    const size_t all = out->count - from;
    BD_NEW(sorted, arena, 2 * all + 1, err);
    for (size_t i = from; i < out->count; i++) {
        bool as_written = false;
        BD_TRY(base_is_as_written(arena, query->text, out->items[i].name, &as_written, err));
        if (as_written)
            sorted[count++] = out->items[i];
        else
            sorted[all + others++] = out->items[i];
    }
    for (size_t i = 0; i < others; i++) sorted[count++] = sorted[all + i];
    out->count = from;
    for (size_t i = 0; i < count && i < query->most; i++) out->items[out->count++] = sorted[i];
    return BD_OK;
}

static bool base_is_a_number(const char *text)
{
    const size_t length = strlen(text);
    size_t digits = 0;
    for (size_t i = 0; i < length; i++) digits += text[i] >= '0' && text[i] <= '9';
    return length >= 4 && digits + 1 >= length &&
           strspn(text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ") == length;
}

static bd_status base_find(base_reading *r, const bd_list_query *query)
{
    enum { LOOKED_AT = 300 };
    static const char by_number[] = "SELECT " BASE_COLUMNS "player p WHERE p.number = ?1 LIMIT ?2";
    static const char by_fide[] = "SELECT " BASE_COLUMNS "player p WHERE p.fide = ?1 LIMIT ?2";
    static const char by_words[] =
        "SELECT " BASE_COLUMNS "words JOIN player p ON p.id = words.rowid WHERE words MATCH ?1 "
        "ORDER BY words.rowid LIMIT ?2";
    const bool fide_list = strcmp(r->about->list, "fide") == 0;
    const size_t from = r->out->count;
    const char *match = NULL;
    if (query->fide != NULL)
        BD_TRY(base_select(r, fide_list ? by_number : by_fide, query->fide, false, query->most));
    if (query->number != NULL && !fide_list)
        BD_TRY(base_select(r, by_number, query->number, false, query->most));
    if (query->text == NULL) return BD_OK;
    if (base_is_a_number(query->text)) {
        BD_TRY(base_select(r, by_number, query->text, false, query->most));
        return r->out->count > from || fide_list ? BD_OK
                                                 : base_select(r, by_fide, query->text, false, query->most);
    }
    BD_TRY(base_match_of(r->arena, query->text, &match, r->err));
    if (match[0] == '\0') return BD_OK;
    BD_TRY(base_select(r, by_words, match, true, query->most > LOOKED_AT ? query->most : LOOKED_AT));
    return base_keep_best(r->arena, query, r->out, from, r->err);
}

static bd_status base_open(const char *path, sqlite3 **db, bd_err *err)
{
    if (sqlite3_open_v2(path, db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK) return BD_OK;
    const bd_status status = base_fail(*db, path, err);
    (void)sqlite3_close(*db);
    *db = NULL;
    return status;
}

bd_status bd_list_base_find(bd_arena *arena, const bd_list_about *about, const bd_list_query *query,
                            bd_listed_players *out, bd_err *err)
{
    base_reading r = {.arena = arena, .about = about, .out = out, .err = err};
    BD_TRY(base_open(about->path, &r.db, err));
    const bd_status status = base_find(&r, query);
    (void)sqlite3_close(r.db);
    return status;
}

bd_status bd_list_base_count(bd_arena *arena, const char *path, int64_t *players, bd_err *err)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *s = NULL;
    (void)arena;
    *players = 0;
    BD_TRY(base_open(path, &db, err));
    bd_status status = BD_OK;
    if (sqlite3_prepare_v2(db, "SELECT players FROM list", -1, &s, NULL) != SQLITE_OK ||
        sqlite3_step(s) != SQLITE_ROW)
        status = base_fail(db, path, err);
    else
        *players = sqlite3_column_int64(s, 0);
    (void)sqlite3_finalize(s);
    (void)sqlite3_close(db);
    return status;
}
