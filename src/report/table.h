/* Table: rows of short texts under titles, for a terminal or as CSV.
 *
 * A table on a terminal is as wide as its contents; where that is more than the terminal has, the columns
 * that may shrink do, and what does not fit is cut with "~" (in a file or a pipe, and in the CSV, nothing
 * is). */
#ifndef BD_REPORT_TABLE_H
#define BD_REPORT_TABLE_H

#include "base/terminal.h"
#include "base/text.h"

/* How a page shows a column. */
typedef enum bd_look {
    BD_LOOKS_PLAIN,
    BD_LOOKS_ID,   /* the number of a player */
    BD_LOOKS_NAME, /* the player's name, head of the row */
    BD_LOOKS_HEAD  /* head of the row */
} bd_look;

typedef struct bd_column {
    const char
        *title;      /* on the terminal: BD_ENGLISH of a word, or a name that is the same in every language */
    const char *key; /* in CSV */
    bool right;      /* numbers */
    int least;       /* may shrink to so many columns; 0: may not */
    bd_look look;
} bd_column;

typedef struct bd_table {
    bd_arena *arena;
    const bd_column *columns;
    size_t column_count;
    const char **cells; /* row by row */
    size_t cell_count, cell_capacity;
    bool failed; /* memory ran out: bd_table_text and bd_table_csv pass it on */
} bd_table;

bd_table bd_table_new(bd_arena *arena, const bd_column *columns, size_t count);

/* Fills the next cell, row by row from the left. */
void bd_table_add(bd_table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));
void bd_table_add_string(bd_table *table, const char *string); /* NULL: empty; the string is not copied */
void bd_table_add_halves(bd_table *table, int halves);

void bd_table_text(const bd_table *table, const bd_terminal *terminal, bd_text *out);
void bd_table_csv(const bd_table *table,
                  bd_text *out); /* RFC 4180 quoting, line feeds, a first line of keys */

/* Of an owner that keeps its failures (it has an arena and `failed`): room for one more item, whether there
 * is any; what printf would print; a text finished. Without memory "". */
#define BD_HAS_ROOM(owner, items, count, capacity)                                                           \
    ((items) =                                                                                               \
         bd_table_room((owner)->arena, (items), (count), &(capacity), sizeof *(items), &(owner)->failed),    \
     !(owner)->failed)
#define BD_PRINT(owner, ...)   bd_table_print((owner)->arena, &(owner)->failed, __VA_ARGS__)
#define BD_FINISH(owner, text) bd_table_finish(&(owner)->failed, (text))
void *bd_table_room(bd_arena *arena, void *items, size_t count, size_t *capacity, size_t size, bool *failed);
const char *bd_table_print(bd_arena *arena, bool *failed, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
const char *bd_table_finish(bool *failed, bd_text *text);

#endif
