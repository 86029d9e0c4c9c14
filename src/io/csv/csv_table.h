/* Tables as text (RFC 4180): a header of names, then rows of as many cells.
 *
 * The cells are separated by the comma, semicolon or tab that the header shows; a cell in quotes may hold
 * separators, line ends and doubled quotes. A first line "sep=;" (spreadsheets write it) names the separator.
 * Rows without any text are skipped. */
#ifndef BD_IO_CSV_CSV_TABLE_H
#define BD_IO_CSV_CSV_TABLE_H

#include "io/encoding.h"

enum { BD_CSV_COLUMNS_MAX = 64, BD_CSV_NAMES = 64 };

typedef struct bd_csv_cell {
    const char *text; /* without quotes and outer spaces; ends with a NUL */
    size_t length;
    int line, column; /* where it starts */
} bd_csv_cell;

/* One column a reader knows, with other names for it (NULL: none). Names are lower case; in the file
 * capitals, blanks, hyphens, points and underscores do not matter. */
typedef struct bd_csv_column {
    const char *name;
    const char *also[BD_CSV_NAMES];
} bd_csv_column;

typedef struct bd_csv_table {
    bd_arena *arena;
    const char *file_name;
    const char *at, *end; /* what is left of the text */
    const char *line_start;
    int line;
    char separator;
    const bd_csv_column *columns;
    size_t column_count;
    size_t fields;                           /* cells of the header */
    int column_of[BD_CSV_COLUMNS_MAX];       /* field -> known column, or -1 */
    const char *name_of[BD_CSV_COLUMNS_MAX]; /* field -> its name in the header */
    int field_of[BD_CSV_COLUMNS_MAX];        /* known column -> field, or -1 */
    bd_csv_cell cells[BD_CSV_COLUMNS_MAX];   /* of the present row, by field */
    size_t cell_count;
    bd_err *err;
} bd_csv_table;

/* Checks the bytes and reads the header. Columns of other names are there too: the reader says what becomes
 * of them. The table must not outlive columns. */
bd_status bd_csv_open(bd_csv_table *table, bd_arena *arena, const char *file_name, const char *text,
                      size_t length, const bd_read_options *options, bd_warnings *warnings,
                      const bd_csv_column *columns, size_t column_count, bd_err *err);

/* The next row into table->cells; *found false at the end. */
bd_status bd_csv_next(bd_csv_table *table, bool *found);

/* The cell of a known column in this row; NULL when the file has no such column or the cell is empty. */
const bd_csv_cell *bd_csv_cell_of(const bd_csv_table *table, size_t column);

/* The names of the fields that are in no known column, as a list for a message; NULL when there are none.
 * Columns without a name do not count. */
bd_status bd_csv_others(const bd_csv_table *table, const char **out);

#define BD_CSV_FAIL(table, line, column, ...)                                                                \
    do {                                                                                                     \
        char bd_csv_at[sizeof(((bd_err *)0)->place)];                                                        \
        bd_place_write((table)->file_name, (line), (column), bd_csv_at, sizeof bd_csv_at);                   \
        BD_FAIL((table)->err, BD_BAD_INPUT, bd_csv_at, __VA_ARGS__);                                         \
    } while (0)

#endif
