#include "ratings/entry_book.h"

#include "base/assert.h"

#include <string.h>

enum { STRENGTH_MOST = 9999, RATINGS = 3, FLAGS = 2, HEAD = RATINGS * 2 + FLAGS, TEXTS = 7 };

static void entry_put_number(char *at, int number)
{
    at[0] = (char)(number & 0xFF);
    at[1] = (char)(number >> 8);
}

static int entry_get_number(const char *at) { return (unsigned char)at[0] | (unsigned char)at[1] << 8; }

static int entry_bound(int rating)
{
    return rating < 0 ? 0 : rating > STRENGTH_MOST ? STRENGTH_MOST : rating;
}

static const char *entry_text(const char *text) { return text != NULL ? text : ""; }

bd_status bd_entry_book_add(bd_entry_book *book, const bd_listed *listed, bd_err *err)
{
    const char *const texts[TEXTS] = {entry_text(listed->number),     entry_text(listed->fide),
                                      entry_text(listed->name),       entry_text(listed->title),
                                      entry_text(listed->federation), entry_text(listed->birth),
                                      entry_text(listed->club)};
    size_t size = HEAD;
    if (texts[0][0] == '\0' || texts[2][0] == '\0') {
        book->skipped++;
        return BD_OK;
    }
    for (size_t i = 0; i < TEXTS; i++) size += strlen(texts[i]) + 1;
    char *at = bd_arena_room(book->arena, size);
    if (at == NULL || book->count >= UINT32_MAX) BD_FAIL_MEMORY(err);
    BD_ROOM(book->entries, book->count, book->capacity, book->arena, err);
    book->entries[book->count++] = at;
    entry_put_number(at, entry_bound(listed->standard));
    entry_put_number(at + 2, entry_bound(listed->rapid));
    entry_put_number(at + 4, entry_bound(listed->blitz));
    at[6] = listed->sex;
    at[7] = listed->inactive ? 1 : 0;
    at += HEAD;
    for (size_t i = 0; i < TEXTS; i++) {
        const size_t length = strlen(texts[i]) + 1;
        memcpy(at, texts[i], length);
        at += length;
    }
    return BD_OK;
}

int bd_entry_strength(const bd_listed *listed)
{
    if (listed->standard > 0) return listed->standard;
    return listed->rapid > listed->blitz ? listed->rapid : listed->blitz;
}

void bd_entry_book_get(const bd_entry_book *book, size_t index, bd_listed *out)
{
    BD_ASSERT(index < book->count);
    const char *at = book->entries[index];
    const char **const texts[TEXTS] = {&out->number,     &out->fide,  &out->name, &out->title,
                                       &out->federation, &out->birth, &out->club};
    *out = (bd_listed){.standard = entry_get_number(at),
                       .rapid = entry_get_number(at + 2),
                       .blitz = entry_get_number(at + 4),
                       .sex = at[6],
                       .inactive = at[7] != 0};
    at += HEAD;
    for (size_t i = 0; i < TEXTS; i++) {
        *texts[i] = at[0] != '\0' ? at : NULL;
        at += strlen(at) + 1;
    }
}

/* Counting sort: there are far fewer ratings than players. */
bd_status bd_entry_book_order(const bd_entry_book *book, uint32_t **order, bd_err *err)
{
    size_t *first;
    bd_listed listed;
    BD_NEW(first, book->arena, STRENGTH_MOST + 2, err);
    BD_NEW(*order, book->arena, book->count + 1, err);
    for (size_t i = 0; i < book->count; i++) {
        bd_entry_book_get(book, i, &listed);
        first[STRENGTH_MOST - bd_entry_strength(&listed) + 1]++;
    }
    for (size_t s = 1; s <= STRENGTH_MOST + 1; s++) first[s] += first[s - 1];
    for (size_t i = 0; i < book->count; i++) {
        bd_entry_book_get(book, i, &listed);
        (*order)[first[STRENGTH_MOST - bd_entry_strength(&listed)]++] = (uint32_t)i;
    }
    return BD_OK;
}
