#include "io/csv/csv_table.h"

#include "base/assert.h"
#include "io/csv/csv_words.h"

#include <ctype.h>
#include <string.h>

static int csv_table_column_at(const bd_csv_table *table, const char *p)
{
    BD_ASSERT(p >= table->line_start && p <= table->end);
    return 1 + bd_columns_between(table->line_start, p);
}

static bool csv_table_at_line_end(const bd_csv_table *table)
{
    return table->at == table->end || *table->at == '\r' || *table->at == '\n';
}

static void csv_table_pass_line_end(bd_csv_table *table)
{
    if (table->at == table->end) return;
    if (*table->at == '\r' && table->at + 1 < table->end && table->at[1] == '\n') table->at++;
    table->at++;
    table->line++;
    table->line_start = table->at;
}

static bd_status csv_table_set_text(bd_csv_table *table, bd_csv_cell *cell, const char *text, size_t length)
{
    while (length > 0 && (text[length - 1] == ' ' || text[length - 1] == '\t')) length--;
    while (length > 0 && (*text == ' ' || *text == '\t')) {
        text++;
        length--;
    }
    cell->text = bd_arena_copy_bytes(table->arena, text, length);
    cell->length = length;
    if (cell->text == NULL) BD_FAIL_MEMORY(table->err);
    return BD_OK;
}

/* A cell without quotes. */
static bd_status csv_table_take_bare(bd_csv_table *table, bd_csv_cell *cell)
{
    const char *start = table->at;
    while (!csv_table_at_line_end(table) && *table->at != table->separator) {
        if (*table->at == '"')
            BD_CSV_FAIL(table, table->line, csv_table_column_at(table, table->at), BD_SAY(CSV_QUOTE_INSIDE));
        table->at++;
    }
    return csv_table_set_text(table, cell, start, (size_t)(table->at - start));
}

/* A cell in quotes; table->at stands on the first one. */
static bd_status csv_table_take_quoted(bd_csv_table *table, bd_csv_cell *cell)
{
    BD_ASSERT(*table->at == '"');
    bd_text text = bd_text_new(table->arena);
    table->at++;
    for (;;) {
        if (table->at == table->end) BD_CSV_FAIL(table, cell->line, cell->column, BD_SAY(CSV_QUOTE_OPEN));
        const bool quote = *table->at == '"';
        if (quote && !(table->at + 1 < table->end && table->at[1] == '"')) break;
        if (quote) table->at++;
        bd_text_add_char(&text, *table->at);
        if (csv_table_at_line_end(table))
            csv_table_pass_line_end(table);
        else
            table->at++;
    }
    table->at++;
    while (!csv_table_at_line_end(table) && *table->at == ' ' && *table->at != table->separator) table->at++;
    if (!csv_table_at_line_end(table) && *table->at != table->separator)
        BD_CSV_FAIL(table, table->line, csv_table_column_at(table, table->at), BD_SAY(CSV_AFTER_QUOTE));
    const char *finished;
    BD_TRY(bd_text_finish(&text, &finished, table->err));
    return csv_table_set_text(table, cell, finished, text.length);
}

static bd_status csv_table_take_cell(bd_csv_table *table, bd_csv_cell *cell)
{
    while (!csv_table_at_line_end(table) && *table->at == ' ') table->at++;
    *cell = (bd_csv_cell){.line = table->line, .column = csv_table_column_at(table, table->at)};
    if (!csv_table_at_line_end(table) && *table->at == '"') return csv_table_take_quoted(table, cell);
    return csv_table_take_bare(table, cell);
}

/* One row, with its line end. */
static bd_status csv_table_take_row(bd_csv_table *table)
{
    table->cell_count = 0;
    for (;;) {
        if (table->cell_count == BD_CSV_COLUMNS_MAX)
            BD_CSV_FAIL(table, table->line, csv_table_column_at(table, table->at), BD_SAY(CSV_TOO_MANY_CELLS),
                        (int)BD_CSV_COLUMNS_MAX);
        BD_TRY(csv_table_take_cell(table, &table->cells[table->cell_count++]));
        if (csv_table_at_line_end(table)) break;
        table->at++; /* the separator */
    }
    csv_table_pass_line_end(table);
    return BD_OK;
}

static bool csv_table_row_is_empty(const bd_csv_table *table)
{
    for (size_t i = 0; i < table->cell_count; i++)
        if (table->cells[i].length > 0) return false;
    return true;
}

/* The separator that the header has most of, outside quotes. */
static char csv_table_find_separator(const bd_csv_table *table)
{
    static const char candidates[] = ",;\t";
    size_t counts[3] = {0};
    bool quoted = false;
    for (const char *p = table->at; p < table->end && (quoted || (*p != '\r' && *p != '\n')); p++) {
        if (*p == '"') quoted = !quoted;
        const char *found = quoted || *p == '\0' ? NULL : strchr(candidates, *p);
        if (found != NULL) counts[found - candidates]++;
    }
    size_t best = 0;
    for (size_t i = 1; i < 3; i++)
        if (counts[i] > counts[best]) best = i;
    return candidates[best];
}

static void csv_table_take_separator_line(bd_csv_table *table)
{
    const size_t left = (size_t)(table->end - table->at);
    table->separator = '\0';
    if (left < 5 || memcmp(table->at, "sep=", 4) != 0 || strchr(",;\t", table->at[4]) == NULL) return;
    if (left > 5 && table->at[5] != '\r' && table->at[5] != '\n') return;
    table->separator = table->at[4];
    table->at += 5;
    csv_table_pass_line_end(table);
}

/* The next character of a name that counts, in lower case; moves *at behind it. */
static char csv_table_letter(const char **at)
{
    while (**at != '\0' && strchr(" -._", **at) != NULL) ++*at;
    return **at == '\0' ? '\0' : (char)tolower((unsigned char)*(*at)++);
}

static bool csv_table_same_name(const char *text, const char *name)
{
    char a, b;
    if (name == NULL) return false;
    do {
        a = csv_table_letter(&text);
        b = csv_table_letter(&name);
    } while (a == b && a != '\0');
    return a == b;
}

static int csv_table_find_column(const bd_csv_table *table, const bd_csv_cell *cell)
{
    for (size_t c = 0; c < table->column_count; c++) {
        if (csv_table_same_name(cell->text, table->columns[c].name)) return (int)c;
        for (size_t k = 0; k < BD_CSV_NAMES; k++)
            if (csv_table_same_name(cell->text, table->columns[c].also[k])) return (int)c;
    }
    return -1;
}

bd_status bd_csv_others(const bd_csv_table *table, const char **out)
{
    bd_text list = bd_text_new(table->arena);
    for (size_t f = 0; f < table->fields; f++)
        if (table->column_of[f] < 0 && table->name_of[f][0] != '\0')
            bd_text_add(&list, "%s%s", list.length > 0 ? ", " : "", table->name_of[f]);
    *out = NULL;
    return list.length > 0 ? bd_text_finish(&list, out, table->err) : BD_OK;
}

static bd_status csv_table_take_header(bd_csv_table *table)
{
    csv_table_take_separator_line(table);
    const bool told = table->separator != '\0';
    do {
        if (table->at == table->end)
            BD_FAIL(table->err, BD_BAD_INPUT, table->file_name, BD_SAY(CSV_NO_HEADER));
        if (!told) table->separator = csv_table_find_separator(table);
        BD_TRY(csv_table_take_row(table));
    } while (csv_table_row_is_empty(table));
    table->fields = table->cell_count;
    for (size_t c = 0; c < BD_CSV_COLUMNS_MAX; c++) table->field_of[c] = -1;
    for (size_t f = 0; f < table->fields; f++) {
        const bd_csv_cell *cell = &table->cells[f];
        const int column = csv_table_find_column(table, cell);
        table->name_of[f] = cell->text;
        table->column_of[f] = column;
        if (column < 0) continue;
        if (table->field_of[column] >= 0)
            BD_CSV_FAIL(table, cell->line, cell->column, BD_SAY(CSV_COLUMN_TWICE),
                        table->columns[column].name);
        table->field_of[column] = (int)f;
    }
    return BD_OK;
}

bd_status bd_csv_open(bd_csv_table *table, bd_arena *arena, const char *file_name, const char *text,
                      size_t length, const bd_read_options *options, bd_warnings *warnings,
                      const bd_csv_column *columns, size_t column_count, bd_err *err)
{
    BD_ASSERT(column_count > 0 && column_count <= BD_CSV_COLUMNS_MAX);
    BD_TRY(bd_encoding_to_utf8(arena, file_name, options, warnings, &text, &length, err));
    *table = (bd_csv_table){.arena = arena,
                            .file_name = file_name,
                            .at = text,
                            .end = text + length,
                            .line_start = text,
                            .line = 1,
                            .columns = columns,
                            .column_count = column_count,
                            .err = err};
    return csv_table_take_header(table);
}

/* As many cells as the header has, and none in a column without a name. */
static bd_status csv_table_check_width(bd_csv_table *table)
{
    for (size_t f = 0; f < table->cell_count && f < table->fields; f++)
        if (table->name_of[f][0] == '\0' && table->cells[f].length > 0)
            BD_CSV_FAIL(table, table->cells[f].line, table->cells[f].column, BD_SAY(CSV_CELL_NAMELESS));
    if (table->cell_count == table->fields) return BD_OK;
    const bd_csv_cell *cell =
        &table->cells[table->cell_count > table->fields ? table->fields : table->cell_count - 1];
    BD_CSV_FAIL(table, cell->line, cell->column, BD_SAY(CSV_ROW_WIDTH), table->cell_count, table->fields);
}

bd_status bd_csv_next(bd_csv_table *table, bool *found)
{
    BD_ASSERT(table->fields > 0 && table->separator != '\0');
    *found = false;
    while (table->at < table->end) {
        BD_TRY(csv_table_take_row(table));
        if (csv_table_row_is_empty(table)) continue;
        *found = true;
        return csv_table_check_width(table);
    }
    return BD_OK;
}

const bd_csv_cell *bd_csv_cell_of(const bd_csv_table *table, size_t column)
{
    BD_ASSERT(column < table->column_count);
    const int field = table->field_of[column];
    return field < 0 || table->cells[field].length == 0 ? NULL : &table->cells[field];
}
