/* Rows: a table before anybody decides how it is shown.
 *
 * A row is a structure of its report. The schema has one bd_member for each column: what it is called, which
 * member of the row it shows, of what kind that is, and who shows it. The kind alone decides how a value is
 * written: numbers stand to the right, half points are "2.5" on a terminal and "2½" on a page, nothing is ""
 * in a table and null in JSON. So a new column is one row of a schema.
 *
 * Who shows a member of a card includes cards/card.h.
 *
 *     typedef struct seat { const bd_card *card; int board; } seat;
 *     static const bd_member seats[] = {
 *         {"", "id", BD_OF_CARD(INT, int, seat, id), BD_SHOW_ALL, 0},
 *         {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_OF_ID(seat, board), BD_SHOW_ALL, 0}}; */
#ifndef BD_REPORT_ROWS_H
#define BD_REPORT_ROWS_H

#include "cards/conversion.h"
#include "cards/entry.h"
#include "report/table.h"
#include "report/writer.h"

typedef enum bd_cell {
    BD_CELL_INT,    /* int */
    BD_CELL_LONG,   /* int64_t */
    BD_CELL_ID,     /* int; 0 is nothing */
    BD_CELL_BOUND,  /* int64_t; BD_NO_BOUND is nothing, "-" in a table */
    BD_CELL_HALVES, /* int */
    BD_CELL_TEXT,   /* const char *; NULL is nothing */
    BD_CELL_CHARS,  /* char[] */
    BD_CELL_WORD, /* const char *, BD_ENGLISH of a word: people read it in their language, programs in English
                   */
    BD_CELL_SAID, /* the same, but programs read it in the language too */
    BD_CELL_DIGITS,  /* const char *, a number; "" is nothing; programs read it as it is */
    BD_CELL_FLAG,    /* bool */
    BD_CELL_GRADE,   /* bd_grade; JSON says beside it that it is an estimate */
    BD_CELL_COLOUR,  /* bd_colour */
    BD_CELL_FLOAT,   /* bd_float */
    BD_CELL_PLAYER,  /* const bd_card *: the name; players of one name are told apart, but not in JSON */
    BD_CELL_INTS,    /* bd_ints; beside each other in a table */
    BD_CELL_TEXTS,   /* bd_texts, in JSON only, as what follows */
    BD_CELL_STRINGS, /* the same, a line each */
    BD_CELL_LISTS,   /* bd_lists */
    BD_CELL_OBJECT,  /* const bd_rows *: its one row as an object; NULL: null */
    BD_CELL_ROWS     /* const bd_rows * */
} bd_cell;

typedef struct bd_ints {
    const int *items;
    size_t count;
} bd_ints;

typedef struct bd_lists {
    const bd_ints *items;
    size_t count;
} bd_lists;

typedef struct bd_texts {
    const char *const *items; /* NULL among them: null */
    size_t count;
} bd_texts;

/* Who shows a column. */
enum {
    BD_SHOW_TEXT = 1,
    BD_SHOW_CSV = 2,
    BD_SHOW_JSON = 4,
    BD_SHOW_PAGE = 8,
    BD_SHOW_CROSS = 64, /* a page's crosstable */
    BD_SHOW_TABLE = BD_SHOW_TEXT | BD_SHOW_CSV,
    BD_SHOW_NO_CSV = BD_SHOW_TEXT | BD_SHOW_JSON,
    BD_SHOW_ALL = BD_SHOW_TABLE | BD_SHOW_JSON,
    BD_OPTIONAL = 16,   /* JSON leaves it out where it is nothing or false */
    BD_HEAD = 32,       /* on a page: the head of its row */
    BD_FRACTIONS = 128, /* on a page: digits as fractions */
    BD_WIDE = 256       /* on a terminal: only where there are BD_WIDE_COLUMNS */
};

enum { BD_WIDE_COLUMNS = 110 };

typedef struct bd_member {
    const char *title; /* BD_ENGLISH of a word, or a name that is the same in every language */
    const char *key;   /* in CSV and JSON */
    bd_cell cell;
    size_t at;      /* of the member in the row */
    size_t behind;  /* BD_ITSELF, or the member is a pointer, and the value so far behind where it points */
    unsigned where; /* BD_SHOW_... */
    int least;      /* on a terminal it may shrink to so many columns; 0: it may not */
} bd_member;

#define BD_ITSELF SIZE_MAX

/* Kind and place of a member; the compiler checks that the member has the type of the kind.
 * _Generic takes no parentheses around it. NOLINTNEXTLINE(bugprone-macro-parentheses) */
#define BD_MEMBER_AT(type, row, member) (offsetof(row, member) + _Generic(&((row *)0)->member, type * : 0))
#define BD_OF(kind, type, row, member)  BD_CELL_##kind, BD_MEMBER_AT(type, row, member), BD_ITSELF
#define BD_OF_INT(row, member)          BD_OF(INT, int, row, member)
#define BD_OF_LONG(row, member)         BD_OF(LONG, int64_t, row, member)
#define BD_OF_BOUND(row, member)        BD_OF(BOUND, int64_t, row, member)
#define BD_OF_ID(row, member)           BD_OF(ID, int, row, member)
#define BD_OF_HALVES(row, member)       BD_OF(HALVES, int, row, member)
#define BD_OF_TEXT(row, member)         BD_OF(TEXT, const char *, row, member)
#define BD_OF_CHARS(row, member)        BD_CELL_CHARS, offsetof(row, member), BD_ITSELF
#define BD_OF_WORD(row, member)         BD_OF(WORD, const char *, row, member)
#define BD_OF_SAID(row, member)         BD_OF(SAID, const char *, row, member)
#define BD_OF_DIGITS(row, member)       BD_OF(DIGITS, const char *, row, member)
#define BD_OF_FLAG(row, member)         BD_OF(FLAG, bool, row, member)
#define BD_OF_GRADE(row, member)        BD_OF(GRADE, bd_grade, row, member)
#define BD_OF_COLOUR(row, member)       BD_OF(COLOUR, bd_colour, row, member)
#define BD_OF_FLOAT(row, member)        BD_OF(FLOAT, bd_float, row, member)
#define BD_OF_PLAYER(row, member)       BD_OF(PLAYER, const bd_card *, row, member)
#define BD_OF_INTS(row, member)         BD_OF(INTS, bd_ints, row, member)
#define BD_OF_TEXTS(row, member)        BD_OF(TEXTS, bd_texts, row, member)
#define BD_OF_STRINGS(row, member)      BD_OF(STRINGS, bd_texts, row, member)
#define BD_OF_LISTS(row, member)        BD_OF(LISTS, bd_lists, row, member)
#define BD_OF_OBJECT(row, member)       BD_OF(OBJECT, const bd_rows *, row, member)
#define BD_OF_ROWS(row, member)         BD_OF(ROWS, const bd_rows *, row, member)
/* A member of the `target` that the member `pointer` of the row points to. */
#define BD_VIA(kind, type, row, pointer, target, member)                                                     \
    BD_CELL_##kind, BD_MEMBER_AT(const target *, row, pointer), BD_MEMBER_AT(type, target, member)
/* A member of the card that the member `card` of the row points to; nth of the texts in `list`. */
#define BD_OF_CARD(kind, type, row, member) BD_VIA(kind, type, row, card, bd_card, member)
#define BD_OF_NTH(kind, row, list, nth)                                                                      \
    BD_CELL_##kind, BD_MEMBER_AT(bd_texts, row, list) + offsetof(bd_texts, items), (nth) * sizeof(char *)

typedef struct bd_rows {
    bd_arena *arena;
    bd_member *members;
    size_t member_count, member_capacity;
    char *bytes; /* row after row */
    size_t size; /* of a row */
    size_t count, capacity;
    bool failed; /* memory ran out: whoever shows the rows passes it on */
} bd_rows;

bd_rows bd_rows_new(bd_arena *arena, size_t size);
#define BD_ROWS(arena, row, members) bd_rows_over(arena, members, BD_COUNT(members), NULL, sizeof(row), 0)
void bd_rows_show(bd_rows *rows, const bd_member *members, size_t count); /* further columns, to the right */
void bd_rows_add(bd_rows *rows, const void *row);                         /* copied */

/* A place for `count` texts (NULL when memory ran out). */
const char **bd_rows_texts(bd_rows *rows, size_t count);
const bd_rows *bd_rows_keep(bd_rows *rows, const bd_rows *inner); /* a copy, for a cell of rows */

/* The columns that `where` shows; as a table on a terminal. */
bd_table bd_rows_table(const bd_rows *rows, unsigned where, const bd_terminal *terminal);
void bd_rows_print(const bd_rows *rows, const bd_terminal *terminal, bd_text *out);
void bd_rows_json(const bd_rows *rows, const char *key, bd_writer *json); /* a list of objects */

#define BD_COUNT(array) (sizeof(array) / sizeof *(array))

/* Rows that are there already, to be shown; nothing is to be added to them, unless there are none. */
bd_rows bd_rows_over(bd_arena *arena, const bd_member *members, size_t member_count, const void *rows,
                     size_t size, size_t count);
#define BD_ROWS_OVER(arena, members, rows, count)                                                            \
    bd_rows_over(arena, members, BD_COUNT(members), rows, sizeof *(rows), count)

/* The members of one row in the object that is open. */
void bd_writer_members(bd_writer *json, const bd_member *members, size_t member_count, const void *row);

#endif
