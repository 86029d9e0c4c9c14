/* Grid of a text: which separator it has, and its cells.
 *
 * The text is split by each separator that there is, and by two blanks; taken is the one by which most rows
 * have the same number of cells, counted by cells. A cell in quotes may hold separators, line ends and
 * doubled quotes; a quote elsewhere, or one that is never closed, is a character like others. */
#include "lists/grid.h"

#include <string.h>

typedef struct text_cursor {
    const char *at, *end;
    int line;
    char separator; /* 0: two blanks; '\n': none */
} text_cursor;

bd_status bd_grid_add_row(bd_arena *arena, bd_grid *grid, int line, bd_grid_row **out, bd_err *err)
{
    BD_ROOM(grid->rows, grid->count, grid->capacity, arena, err);
    *out = &grid->rows[grid->count++];
    **out = (bd_grid_row){.line = line};
    return BD_OK;
}

static bool grid_is_blank(const char *text, size_t length, size_t *size)
{
    *size = 1;
    if (length >= 2 && memcmp(text, "\xC2\xA0", 2) == 0) *size = 2; /* a blank that is not broken */
    if (length >= 3 && (memcmp(text, "\xE2\x80\xAF", 3) == 0 || memcmp(text, "\xE2\x80\x8B", 3) == 0))
        *size = 3;
    return *size > 1 || *text == ' ' || *text == '\t' || *text == '\r' || *text == '\n';
}

/* The text with single blanks, none of them outside. */
bd_status bd_grid_add_cell(bd_arena *arena, bd_grid_row *row, const char *text, size_t length, bd_err *err)
{
    size_t n = 0;
    if (row->count >= BD_GRID_CELLS_MAX) return BD_OK;
    BD_ROOM(row->cells, row->count, row->capacity, arena, err);
    char *copy = bd_arena_room(arena, length + 1);
    if (copy == NULL) BD_FAIL_MEMORY(err);
    for (size_t i = 0; i < length;) {
        size_t size;
        const bool blank = grid_is_blank(text + i, length - i, &size);
        if (blank && n > 0 && copy[n - 1] != ' ') copy[n++] = ' ';
        if (!blank) copy[n++] = text[i];
        i += size;
    }
    if (n > 0 && copy[n - 1] == ' ') n--;
    copy[n] = '\0';
    row->cells[row->count++] = (bd_grid_cell){.text = copy};
    return BD_OK;
}

static bool text_at_line_end(const text_cursor *c)
{
    return c->at == c->end || *c->at == '\r' || *c->at == '\n';
}

static void text_pass_line_end(text_cursor *c)
{
    if (c->at == c->end) return;
    if (*c->at == '\r' && c->at + 1 < c->end && c->at[1] == '\n') c->at++;
    c->at++;
    c->line++;
}

static bool text_at_separator(const text_cursor *c)
{
    if (c->separator == 0) return *c->at == '\t' || (*c->at == ' ' && c->at + 1 < c->end && c->at[1] == ' ');
    return *c->at == c->separator;
}

/* The end of a cell in quotes that begins at c->at, behind its closing quote; NULL: these are no quotes.
 * Where a line is a cell, none holds a line end. */
static const char *text_end_of_quotes(const text_cursor *c)
{
    enum { LONGEST = 4000 };
    if (c->separator == 0 || *c->at != '"') return NULL;
    for (const char *p = c->at + 1; p < c->end && p - c->at < LONGEST; p++) {
        if (c->separator == '\n' && (*p == '\r' || *p == '\n')) return NULL;
        if (*p != '"') continue;
        if (p + 1 < c->end && p[1] == '"') {
            p++;
            continue;
        }
        for (p++; p < c->end && *p == ' ' && c->separator != ' ';) p++;
        if (p == c->end || *p == c->separator || *p == '\r' || *p == '\n') return p;
        return NULL;
    }
    return NULL;
}

static bd_status text_take_cell(bd_arena *arena, text_cursor *c, bd_grid_row *row, bd_err *err)
{
    while (c->separator != 0 && !text_at_line_end(c) && *c->at == ' ' && c->separator != ' ') c->at++;
    const char *start = c->at, *close = text_at_line_end(c) ? NULL : text_end_of_quotes(c);
    if (close != NULL) {
        bd_text text = bd_text_new(arena);
        const char *finished;
        const char *last = close;
        while (last[-1] != '"') last--;
        for (const char *p = start + 1; p < last - 1; p++) {
            bd_text_add_char(&text, *p);
            if (*p == '"') p++;
            if (*p == '\n' || (*p == '\r' && p[1] != '\n')) c->line++;
        }
        c->at = close;
        BD_TRY(bd_text_finish(&text, &finished, err));
        return bd_grid_add_cell(arena, row, finished, text.length, err);
    }
    while (!text_at_line_end(c) && (c->separator == '\n' || !text_at_separator(c))) {
        row->stray_quote = row->stray_quote || *c->at == '"';
        c->at++;
    }
    return bd_grid_add_cell(arena, row, start, (size_t)(c->at - start), err);
}

static bd_status text_take_row(bd_arena *arena, text_cursor *c, bd_grid_row *row, bd_err *err)
{
    while (c->separator == 0 && !text_at_line_end(c) && *c->at == ' ') c->at++;
    for (;;) {
        BD_TRY(text_take_cell(arena, c, row, err));
        if (text_at_line_end(c)) break;
        if (c->separator == 0) {
            while (!text_at_line_end(c) && (*c->at == ' ' || *c->at == '\t')) c->at++;
            if (text_at_line_end(c)) break;
        } else
            c->at++;
    }
    text_pass_line_end(c);
    return BD_OK;
}

static bd_status text_split(bd_arena *arena, const text_cursor *from, bd_grid *grid, bd_err *err)
{
    text_cursor c = *from;
    grid->count = 0;
    while (c.at < c.end && grid->count < BD_GRID_ROWS_MAX) {
        bd_grid_row *row = NULL;
        BD_TRY(bd_grid_add_row(arena, grid, c.line, &row, err));
        BD_TRY(text_take_row(arena, &c, row, err));
    }
    return BD_OK;
}

static size_t text_filled(const bd_grid_row *row)
{
    size_t count = 0;
    for (size_t i = 0; i < row->count; i++) count += row->cells[i].text[0] != '\0';
    return count;
}

/* Rows of the most usual number of cells, two at least, counted by what that number parts. */
static size_t text_worth(const bd_grid *grid)
{
    size_t rows_of[BD_GRID_CELLS_MAX + 1] = {0}, best = 0;
    for (size_t r = 0; r < grid->count; r++)
        if (grid->rows[r].count <= BD_GRID_CELLS_MAX && text_filled(&grid->rows[r]) > 0)
            rows_of[grid->rows[r].count]++;
    for (size_t k = 2; k <= BD_GRID_CELLS_MAX; k++)
        if (rows_of[k] > 1 && rows_of[k] * (k - 1) > best) best = rows_of[k] * (k - 1);
    return best;
}

static char text_find_separator(bd_arena *arena, const text_cursor *from, bd_status *status, bd_err *err)
{
    static const char candidates[] = ",;\t|";
    char best = '\n';
    size_t most = 0, lines = 0;
    for (size_t i = 0; candidates[i] != '\0' && *status == BD_OK; i++) {
        const bd_arena_mark mark = bd_arena_here(arena);
        bd_grid grid = {0};
        text_cursor c = *from;
        c.separator = candidates[i];
        *status = text_split(arena, &c, &grid, err);
        const size_t worth = *status == BD_OK ? text_worth(&grid) : 0;
        for (size_t r = lines = 0; r < grid.count; r++) lines += text_filled(&grid.rows[r]) > 0;
        bd_arena_back_to(arena, mark);
        if (worth > most) best = candidates[i];
        if (worth > most) most = worth;
    }
    if (*status != BD_OK) return best;
    bd_grid grid = {0};
    text_cursor c = *from;
    const bd_arena_mark mark = bd_arena_here(arena);
    c.separator = 0;
    *status = text_split(arena, &c, &grid, err);
    const size_t worth = *status == BD_OK ? text_worth(&grid) : 0;
    bd_arena_back_to(arena, mark);
    return worth > 2 * most && worth * 2 > lines ? '\0' : most > 1 ? best : '\n';
}

/* "sep=;", which spreadsheets write. */
static bool text_take_separator_line(text_cursor *c)
{
    const size_t left = (size_t)(c->end - c->at);
    const size_t quote = left > 0 && *c->at == '"';
    if (left < 5 + quote || memcmp(c->at + quote, "sep=", 4) != 0) return false;
    const char separator = c->at[4 + quote];
    if (strchr(",;\t|", separator) == NULL) return false;
    c->separator = separator;
    c->at += 5 + quote;
    while (!text_at_line_end(c)) c->at++;
    text_pass_line_end(c);
    return true;
}

/* "# a remark": a line with no separator in it. */
static void text_drop_comments(bd_grid *grid)
{
    for (size_t r = 0; r < grid->count; r++) {
        bd_grid_row *row = &grid->rows[r];
        const char *text = row->count > 0 ? row->cells[0].text : "";
        if (*text != '#' || text_filled(row) > 1 || strlen(text) < 3) continue;
        if (grid->comment_line == 0) grid->comment_line = row->line;
        row->count = 0;
    }
}

bd_status bd_grid_of_text(bd_arena *arena, const char *text, size_t length, bd_grid *grid, bd_err *err)
{
    text_cursor c = {.at = text, .end = text + length, .line = 1};
    bd_status status = BD_OK;
    grid->told_separator = text_take_separator_line(&c);
    if (!grid->told_separator) c.separator = text_find_separator(arena, &c, &status, err);
    BD_TRY(status);
    grid->separator = c.separator;
    BD_TRY(text_split(arena, &c, grid, err));
    text_drop_comments(grid);
    return BD_OK;
}
