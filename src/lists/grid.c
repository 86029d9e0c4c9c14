/* Grid: of which kind the bytes are. */
#include "lists/grid.h"

#include "lists/lists_words.h"
#include "lists/zip.h"

#include <string.h>

static bool grid_begins(const char *bytes, size_t length, const char *with)
{
    const size_t size = strlen(with);
    return length >= size && memcmp(bytes, with, size) == 0;
}

bd_status bd_grid_read(bd_arena *arena, const char *file_name, const char *bytes, size_t length, bd_grid *out,
                       bd_err *err)
{
    *out = (bd_grid){.separator = '\n'};
    if (bd_zip_is(bytes, length)) return bd_grid_of_sheet(arena, file_name, bytes, length, out, err);
    if (grid_begins(bytes, length, "\xD0\xCF\x11\xE0") || grid_begins(bytes, length, "%PDF") ||
        grid_begins(bytes, length, "{\\rtf") || grid_begins(bytes, length, "<"))
        BD_FAIL(err, BD_BAD_INPUT, file_name, BD_SAY(LIST_OTHER_FILE));
    const char *text = NULL;
    size_t size = 0;
    BD_TRY(bd_grid_decode(arena, bytes, length, out, &text, &size, err));
    return bd_grid_of_text(arena, text, size, out, err);
}
