/* Any bytes as the sheet of an .xlsx and the content of an .ods: the archive around them is made here, so
 * that what is mutated is XML. The first byte says which. */
#include "lists/grid.h"

#include <stdint.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct archive {
    unsigned char bytes[40000];
    size_t length, names[4], sizes[4], starts[4];
    const char *name[4];
    size_t count;
} archive;

static void archive_number(archive *a, size_t number, int bytes)
{
    for (int i = 0; i < bytes; i++) a->bytes[a->length++] = i < 8 ? (unsigned char)(number >> (8 * i)) : 0;
}

static void archive_put(archive *a, const void *bytes, size_t count)
{
    if (count > 0) memcpy(a->bytes + a->length, bytes, count);
    a->length += count;
}

/* A file that is not packed. */
static void archive_add(archive *a, const char *name, const void *bytes, size_t count)
{
    a->name[a->count] = name;
    a->sizes[a->count] = count;
    a->starts[a->count++] = a->length;
    archive_put(a, "PK\3\4", 4);
    archive_number(a, 0, 14);
    archive_number(a, count, 4);
    archive_number(a, count, 4);
    archive_number(a, strlen(name), 2);
    archive_number(a, 0, 2);
    archive_put(a, name, strlen(name));
    archive_put(a, bytes, count);
}

static void archive_end(archive *a)
{
    const size_t directory = a->length;
    for (size_t i = 0; i < a->count; i++) {
        archive_put(a, "PK\1\2", 4);
        archive_number(a, 0, 16);
        archive_number(a, a->sizes[i], 4);
        archive_number(a, a->sizes[i], 4);
        archive_number(a, strlen(a->name[i]), 2);
        archive_number(a, 0, 12);
        archive_number(a, a->starts[i], 4);
        archive_put(a, a->name[i], strlen(a->name[i]));
    }
    const size_t end = a->length;
    archive_put(a, "PK\5\6", 4);
    archive_number(a, 0, 4);
    archive_number(a, a->count, 2);
    archive_number(a, a->count, 2);
    archive_number(a, end - directory, 4);
    archive_number(a, directory, 4);
    archive_number(a, 0, 2);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char book[] =
        "<workbook xmlns:r=\"r\"><sheets><sheet name=\"A\" r:id=\"1\"/></sheets></workbook>";
    static const char rels[] = "<R><Relationship Id=\"1\" Target=\"s.xml\"/></R>";
    static const char styles[] = "<s><cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/></cellXfs></s>";
    static archive a;
    bd_grid grid;
    bd_err err;
    if (size < 1 || size > 16000) return 0;
    a.length = a.count = 0;
    if (data[0] % 2 == 0) {
        archive_add(&a, "xl/workbook.xml", book, sizeof book - 1);
        archive_add(&a, "xl/_rels/workbook.xml.rels", rels, sizeof rels - 1);
        archive_add(&a, "xl/styles.xml", styles, sizeof styles - 1);
        archive_add(&a, data[0] % 4 == 0 ? "xl/s.xml" : "xl/workbook.xml", data + 1, size - 1);
    } else
        archive_add(&a, "content.xml", data + 1, size - 1);
    archive_end(&a);
    bd_arena *arena = bd_arena_new();
    if (arena == NULL) return 0;
    (void)bd_grid_read(arena, "fuzz.xlsx", (const char *)a.bytes, a.length, &grid, &err);
    bd_arena_free(arena);
    return 0;
}
