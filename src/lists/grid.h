/* Grid: rows of cells, before anybody knows what they mean: of text (decode.c, grid_text.c), of XLSX or ODS
 * (spreadsheet.c).
 */
#ifndef BD_LISTS_GRID_H
#define BD_LISTS_GRID_H

#include "base/arena.h"
#include "base/text.h"

typedef struct bd_grid_cell {
    const char *text; /* UTF-8, without outer blanks; "" */
    bool is_date;     /* of a sheet: a day, as YYYY-MM-DD */
} bd_grid_cell;

typedef struct bd_grid_row {
    int line; /* from 1 */
    bd_grid_cell *cells;
    size_t count, capacity;
    bool stray_quote; /* in a cell without quotes */
} bd_grid_row;

/* What was found out about the file, to be told. */
typedef enum bd_grid_encoding {
    BD_GRID_UTF8,
    BD_GRID_UTF16,
    BD_GRID_CP1252,
    BD_GRID_CP1250,
    BD_GRID_LATIN2,
    BD_GRID_MAC
} bd_grid_encoding;

typedef struct bd_grid {
    bd_grid_row *rows;
    size_t count, capacity;
    bool sheet;          /* lines are rows */
    char separator;      /* 0: by two blanks; '\n': one cell a line */
    bool told_separator; /* "sep=" */
    bd_grid_encoding encoding;
    bool encoding_open; /* another one reads as well */
    bool returns;       /* lines end as on an old Macintosh */
    int comment_line;   /* the first that was left out; 0: none */
    size_t more_sheets; /* that were not read */
    size_t formulas;    /* without a value beside them */
} bd_grid;

enum { BD_GRID_ROWS_MAX = 60000, BD_GRID_CELLS_MAX = 128 };

/* Any bytes. BD_BAD_INPUT: no list can be in them, or they are damaged. */
bd_status bd_grid_read(bd_arena *arena, const char *file_name, const char *bytes, size_t length, bd_grid *out,
                       bd_err *err);

/* ---- Its parts ---- */
bd_status bd_grid_decode(bd_arena *arena, const char *bytes, size_t length, bd_grid *grid, const char **text,
                         size_t *out_length, bd_err *err);
bd_status bd_grid_of_text(bd_arena *arena, const char *text, size_t length, bd_grid *grid, bd_err *err);
bd_status bd_grid_of_sheet(bd_arena *arena, const char *file_name, const char *bytes, size_t length,
                           bd_grid *grid, bd_err *err);
bd_status bd_grid_add_row(bd_arena *arena, bd_grid *grid, int line, bd_grid_row **out, bd_err *err);
bd_status bd_grid_add_cell(bd_arena *arena, bd_grid_row *row, const char *text, size_t length, bd_err *err);

#endif
