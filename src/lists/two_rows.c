/* Headers of two rows: "Date of" over "birth", "Rating" over "FIDE" and "ECF". They become one row, the
 * first.
 *
 * The second row is taken for a part of the header only if each of its cells is a heading, alone or with what
 * stands above it; a row of a player has a name, which is none. */
#include "lists/lister.h"

#include <string.h>

enum { TWO_ROWS_LOOKED_AT = 30 };

static const char *two_cell(const bd_grid_row *row, size_t c)
{
    return c < row->count ? row->cells[c].text : "";
}

/* The heading that two cells make; NULL: none that is known. */
static const char *two_heading(bd_lister *l, const char *above, const char *below)
{
    const char *ways[] = {list_print(l, "%s %s", above, below), list_print(l, "%s %s", below, above), below};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++)
        if (list_is_heading(l, ways[i])) return ways[i];
    return NULL;
}

/* A row of headings below another one that says more with it; false: the row is none. */
static bool two_join(bd_lister *l, bd_grid_row *row, bd_grid_row *next)
{
    bd_grid_row joined = {.line = row->line, .stray_quote = row->stray_quote};
    size_t below = 0, above = 0;
    const size_t count = row->count > next->count ? row->count : next->count;
    joined.cells = bd_arena_alloc(l->arena, count + 1, sizeof *joined.cells);
    if (joined.cells == NULL) l->failed = true;
    for (size_t c = 0; c < count && !l->failed; c++) {
        const char *text = two_cell(row, c), *under = two_cell(next, c);
        const char *heading = *under != '\0' ? two_heading(l, text, under) : text;
        if (heading == NULL || strpbrk(text, "0123456789@") != NULL) return false;
        above += *text != '\0';
        below += *under != '\0';
        joined.cells[joined.count++] = (bd_grid_cell){.text = heading};
    }
    if (l->failed || above < 2 || below == 0) return false;
    const list_known alone = list_known_headings(l, row), second = list_known_headings(l, next);
    *row = joined;
    list_known *known = &l->known[row - l->grid.rows];
    *known = (list_known){.counted = false};
    const list_known both = list_known_headings(l, row);
    if (both.name && both.headings >= 2 && both.headings >= second.headings &&
        (both.headings > alone.headings || below > 1))
        return true;
    *known = alone;
    return false;
}

void list_join_headers(bd_lister *l)
{
    for (size_t r = 0; r + 1 < l->grid.count && r < TWO_ROWS_LOOKED_AT; r++) {
        bd_grid_row *row = &l->grid.rows[r], *next = row + 1;
        const bd_grid_row before = *row;
        if (!two_join(l, row, next)) {
            *row = before;
            continue;
        }
        list_warn(l, row->line, BD_SAY(LIST_TWO_ROWS));
        next->count = 0;
        l->known[r + 1] = (list_known){.counted = false};
        return;
    }
}
