/* Any bytes as a rating list, in pieces as they come from a file: no crash, and players whose texts are
 * UTF-8. The first byte says how large the pieces are, and whether a map names the columns. */
#include "base/text.h"
#include "ratings/list_reader.h"
#include "ratings/sound.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_text(const char *text)
{
    if (text != NULL && bd_utf8_check(text, strlen(text)) != strlen(text)) abort();
}

static void check_book(const bd_entry_book *book)
{
    uint32_t *order = NULL;
    bd_listed listed;
    const char *sound = NULL;
    if (bd_entry_book_order(book, &order, NULL) != BD_OK) abort();
    for (size_t i = 0; i < book->count; i++) {
        bd_entry_book_get(book, order[i], &listed);
        if (listed.number == NULL || listed.name == NULL) abort();
        const char *const texts[] = {listed.number,     listed.fide,  listed.name, listed.title,
                                     listed.federation, listed.birth, listed.club};
        for (size_t k = 0; k < sizeof texts / sizeof *texts; k++) check_text(texts[k]);
        if (bd_sound_of(book->arena, listed.name, &sound, NULL) != BD_OK) abort();
        check_text(sound);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1) return 0;
    const char *map = data[0] % 2 == 1 ? "number=ID,name=Name,standard=Rating" : NULL;
    const size_t piece = data[0] < 128 ? size : (size_t)data[0] - 120;
    bd_entry_book book = {.arena = bd_arena_new()};
    bd_list_reader reader;
    bd_err err;
    if (book.arena == NULL) return 0;
    bd_status status = bd_list_reader_begin(&reader, &book, "/lists/sep26.txt", map, &err);
    for (size_t at = 1; at < size && status == BD_OK; at += piece)
        status = bd_list_reader_take(&reader, (const char *)data + at, size - at < piece ? size - at : piece,
                                     &err);
    if (status == BD_OK) status = bd_list_reader_end(&reader, &err);
    if (reader.xml != NULL) XML_ParserFree(reader.xml);
    if (status == BD_OK) check_book(&book);
    bd_arena_free(book.arena);
    return 0;
}
