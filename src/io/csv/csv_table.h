/* Tables as text (RFC 4180): a header of names, then rows of as many cells.
 *
 * The cells are separated by the comma, semicolon or tab that the header shows; a cell in quotes may hold
 * separators, line ends and doubled quotes. A first line "sep=;" (spreadsheets write it) names the separator.
 * Rows without any text are skipped. */
#ifndef BD_IO_CSV_CSV_TABLE_H
#define BD_IO_CSV_CSV_TABLE_H

#include "io/format.h"

typedef struct bd_csv_cell {
    const char *text; /* without quotes and outer spaces; ends with a NUL */
    size_t length;
    int line, column; /* where it starts */
} bd_csv_cell;

/* One column a reader knows, with other names for it (NULL: none). Names are lower case. */
typedef struct bd_csv_column {
    const char *name;
    const char *also[4];
} bd_csv_column;

enum { BD_CSV_COLUMNS_MAX = 32 };

typedef struct bd_csv_table {
    bd_arena *arena;
    const char *file_name;
    const char *at, *end; /* what is left of the text */
    const char *line_start;
    int line;
    char separator;
    const bd_csv_column *columns;
    size_t column_count;
    size_t fields;                         /* cells of the header */
    int column_of[BD_CSV_COLUMNS_MAX];     /* field -> known column */
    int field_of[BD_CSV_COLUMNS_MAX];      /* known column -> field, or -1 */
    bd_csv_cell cells[BD_CSV_COLUMNS_MAX]; /* of the present row, by field */
    size_t cell_count;
    bd_err *err;
} bd_csv_table;

/* Checks the bytes and reads the header. A name that is in no column is an error. The table must not outlive
 * columns. */
bd_status bd_csv_open(bd_csv_table *table, bd_arena *arena, const char *file_name, const char *text,
                      size_t length, const bd_read_options *options, bd_warnings *warnings,
                      const bd_csv_column *columns, size_t column_count, bd_err *err);

/* The next row into table->cells; *found false at the end. */
bd_status bd_csv_next(bd_csv_table *table, bool *found);

/* The cell of a known column in this row; NULL when the file has no such column or the cell is empty. */
const bd_csv_cell *bd_csv_cell_of(const bd_csv_table *table, size_t column);

/* "file:line:column" of a cell. */
void bd_csv_place(const bd_csv_table *table, int line, int column, char *place, size_t size);

#define BD_CSV_FAIL(table, line, column, ...)                                                                \
    do {                                                                                                     \
        char bd_csv_at[sizeof(((bd_err *)0)->place)];                                                        \
        bd_csv_place((table), (line), (column), bd_csv_at, sizeof bd_csv_at);                                \
        BD_FAIL((table)->err, BD_BAD_INPUT, bd_csv_at, __VA_ARGS__);                                         \
    } while (0)

#endif
