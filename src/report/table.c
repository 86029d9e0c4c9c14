#include "report/table.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/shown.h"
#include "base/words.h"
#include "people/unicode.h"
#include "report/page.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

enum { GAP = 2 };

bd_table bd_table_new(bd_arena *arena, const bd_column *columns, size_t count)
{
    return (bd_table){.arena = arena, .columns = columns, .column_count = count};
}

void *bd_table_room(bd_arena *arena, void *items, size_t count, size_t *capacity, size_t size, bool *failed)
{
    if (count < *capacity) return items;
    void *moved = bd_arena_grow(arena, items, capacity, count + 1, size);
    *failed = *failed || moved == NULL;
    return moved != NULL ? moved : items;
}

const char *bd_table_print(bd_arena *arena, bool *failed, const char *format, ...)
{
    char usual[200]; /* most pieces are shorter, and are printed once */
    va_list args, again;
    va_start(args, format);
    va_copy(again, args);
    const int length = vsnprintf(usual, sizeof usual, format, again);
    va_end(again);
    char *words = NULL;
    if (length >= 0 && (size_t)length < sizeof usual)
        words = bd_arena_copy_bytes(arena, usual, (size_t)length);
    else if (length >= 0)
        words = bd_arena_alloc(arena, (size_t)length + 1, 1);
    if (words != NULL && (size_t)length >= sizeof usual)
        (void)vsnprintf(words, (size_t)length + 1, format, args);
    va_end(args);
    *failed = *failed || words == NULL;
    return words != NULL ? words : "";
}

const char *bd_table_finish(bool *failed, bd_text *text)
{
    const char *words = "";
    if (bd_text_finish(text, &words, NULL) != BD_OK) *failed = true;
    return words;
}

void bd_table_add_string(bd_table *table, const char *string)
{
    if (!BD_HAS_ROOM(table, table->cells, table->cell_count, table->cell_capacity)) return;
    table->cells[table->cell_count++] = string != NULL ? bd_shown(table->arena, string) : "";
}

void bd_table_add(bd_table *table, const char *format, ...)
{
    char cell[256];
    va_list args;
    va_start(args, format);
    (void)vsnprintf(cell, sizeof cell, format, args);
    va_end(args);
    const char *copy = bd_arena_copy_text(table->arena, cell);
    if (copy == NULL) table->failed = true;
    bd_table_add_string(table, copy);
}

void bd_table_add_halves(bd_table *table, int halves)
{
    char digits[16];
    bd_table_add(table, "%s", bd_print_halves(halves, digits, sizeof digits));
}

/* The width that each column wants, and what they take together with the gaps. */
static int table_wanted_widths(const bd_table *table, int *width)
{
    int total = -GAP;
    for (size_t c = 0; c < table->column_count; c++) {
        width[c] = bd_text_width(bd_say(table->columns[c].title));
        for (size_t i = c; i < table->cell_count; i += table->column_count) {
            const int want = bd_text_width(table->cells[i]);
            if (want > width[c]) width[c] = want;
        }
        total += width[c] + GAP;
    }
    return total;
}

/* Takes one column of width at a time from the widest column that may shrink. */
static void table_shrink(const bd_table *table, int *width, int excess)
{
    for (; excess > 0; excess--) {
        size_t widest = table->column_count;
        for (size_t c = 0; c < table->column_count; c++) {
            const int least = table->columns[c].least;
            if (least > 0 && width[c] > least && (widest == table->column_count || width[c] > width[widest]))
                widest = c;
        }
        if (widest == table->column_count) return;
        width[widest]--;
    }
}

static void table_titles(const bd_table *table, const int *width, const bd_terminal *terminal, bd_text *out)
{
    bd_text line = bd_text_new(table->arena);
    for (size_t c = 0; c < table->column_count; c++) {
        if (c > 0) bd_text_add_spaces(&line, GAP);
        bd_text_add_column(&line, bd_say(table->columns[c].title), width[c], table->columns[c].right);
    }
    const char *text;
    if (bd_text_finish(&line, &text, NULL) != BD_OK) {
        out->failed = true;
        return;
    }
    while (line.length > 0 && line.bytes[line.length - 1] == ' ') line.bytes[--line.length] = '\0';
    bd_page_bold(out, terminal, text);
    bd_text_add_char(out, '\n');
}

void bd_table_text(const bd_table *table, const bd_terminal *terminal, bd_text *out)
{
    int *width = bd_arena_alloc(table->arena, table->column_count, sizeof *width);
    if (table->failed || width == NULL) {
        out->failed = true;
        return;
    }
    BD_ASSERT(table->cell_count % table->column_count == 0);
    const int wanted = table_wanted_widths(table, width);
    if (!terminal->whole) table_shrink(table, width, wanted - terminal->width);
    table_titles(table, width, terminal, out);
    for (size_t i = 0; i < table->cell_count; i++) {
        const size_t c = i % table->column_count;
        bd_text_add_column(out, table->cells[i], width[c], table->columns[c].right);
        if (c + 1 < table->column_count)
            bd_text_add_spaces(out, GAP);
        else
            bd_page_end_line(out);
    }
}

/* What a spreadsheet would take for a formula; numbers and results (-1, +-) are none. */
static bool table_is_formula(const char *cell)
{
    if (cell[0] == '=' || cell[0] == '@') return true;
    return (cell[0] == '+' || cell[0] == '-') && cell[strspn(cell, "0123456789.,:+-/ ")] != '\0';
}

static void table_csv_cell(bd_text *out, const char *cell)
{
    if (table_is_formula(cell)) {
        bd_text_add_string(out, "\"'");
    } else if (strpbrk(cell, ",\"\n") == NULL) {
        bd_text_add_string(out, cell);
        return;
    } else
        bd_text_add_char(out, '"');
    for (; *cell != '\0'; cell++) {
        if (*cell == '"') bd_text_add_char(out, '"');
        bd_text_add_char(out, *cell);
    }
    bd_text_add_char(out, '"');
}

void bd_table_csv(const bd_table *table, bd_text *out)
{
    if (table->failed) {
        out->failed = true;
        return;
    }
    BD_ASSERT(table->column_count > 0);
    for (size_t c = 0; c < table->column_count; c++) {
        table_csv_cell(out, table->columns[c].key);
        bd_text_add_string(out, c + 1 < table->column_count ? "," : "\n");
    }
    for (size_t i = 0; i < table->cell_count; i++) {
        table_csv_cell(out, table->cells[i]);
        bd_text_add_string(out, (i + 1) % table->column_count != 0 ? "," : "\n");
    }
}
