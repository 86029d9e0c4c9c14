/* List reader: the players of a list, in whichever of the public layouts it is. Bytes come piece by piece:
 * lines of fixed columns (FIDE: list_fixed.c), XML (FIDE: list_xml.c), or comma-separated values with
 * headings (ECF, US Chess, any: list_csv.c). What a list says of one player becomes ours in list_values.c. */
#ifndef BD_RATINGS_LIST_READER_H
#define BD_RATINGS_LIST_READER_H

#include "base/text.h"
#include "ratings/entry_book.h"

#include <expat.h>

enum { BD_LIST_COLUMNS = 80 };

/* What of a player a column or an element holds. */
typedef enum bd_list_field {
    BD_LIST_NUMBER,
    BD_LIST_NAME,
    BD_LIST_FORENAME, /* behind the name, with a comma */
    BD_LIST_FIDE,
    BD_LIST_TITLE,
    BD_LIST_WOMANS_TITLE, /* where there is no other */
    BD_LIST_FEDERATION,
    BD_LIST_SEX,
    BD_LIST_BIRTH,
    BD_LIST_CLUB,
    BD_LIST_STANDARD,
    BD_LIST_RAPID,
    BD_LIST_BLITZ,
    BD_LIST_FLAG, /* "wi": w a woman, i inactive */
    BD_LIST_FIELDS
} bd_list_field;

typedef struct bd_list_column {
    int field;       /* bd_list_field; -1: not used */
    size_t from, to; /* of fixed columns */
} bd_list_column;

typedef enum bd_list_layout {
    BD_LAYOUT_NOT_SEEN,
    BD_LAYOUT_FIXED,
    BD_LAYOUT_CSV,
    BD_LAYOUT_XML
} bd_list_layout;

typedef struct bd_list_reader {
    bd_entry_book *book;
    const char *path, *map; /* map: NULL */
    const char *list;       /* as it names itself; NULL: it does not */
    char month[8];          /* "" where the list does not say */
    bd_list_layout layout;
    bd_text line; /* what there is of the line */
    int64_t lines;
    char delimiter; /* of CSV */
    bd_list_column columns[BD_LIST_COLUMNS];
    size_t column_count, width; /* width: of the first line */
    size_t overflowing;         /* the column that may be longer than its place; all behind it move then */
    bool one_kind;              /* a list of one kind of rating, named by its file */
    int kind;                   /* the field of that rating */
    bd_text values[BD_LIST_FIELDS];
    XML_Parser xml;
    int element;      /* the field that is open; -1 */
    bd_status status; /* of a handler */
    bd_err *err;
} bd_list_reader;

bd_status bd_list_reader_begin(bd_list_reader *reader, bd_entry_book *book, const char *path, const char *map,
                               bd_err *err);

/* A bd_list_sink. */
bd_status bd_list_reader_take(void *reader, const char *bytes, size_t length, bd_err *err);

/* What was left; BD_BAD_INPUT where there was no player. */
bd_status bd_list_reader_end(bd_list_reader *reader, bd_err *err);

/* ---- What the parts share ---- */

bool bd_list_is_fixed(const char *header);
bd_status bd_list_fixed_header(bd_list_reader *reader, const char *header);
bd_status bd_list_fixed_line(bd_list_reader *reader, const char *line, size_t length);

bd_status bd_list_csv_header(bd_list_reader *reader, char *header);
bd_status bd_list_csv_line(bd_list_reader *reader, char *line);

bd_status bd_list_xml_take(bd_list_reader *reader, const char *bytes, size_t length, bool last);

/* A value of the player being read, and the end of the player. */
void bd_list_value(bd_list_reader *reader, int field, const char *bytes, size_t length);
bd_status bd_list_player_ends(bd_list_reader *reader);

/* "NOV26", "sep26" as "2026-11"; false: it is no month. */
bool bd_list_month_of(const char *word, char month[8]);

/* Whether the word stands in the file's own name, whatever the case. */
bool bd_list_is_named(const bd_list_reader *reader, const char *word);

#endif
