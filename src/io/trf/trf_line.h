/* A line of a TRF file: columns and fields.
 *
 * Columns count from 1, in characters; a line that only makes sense when bytes are counted may be switched to
 * that (by_bytes). A field is the text of some columns without the spaces around it. Errors name file, line
 * and column. */
#ifndef BD_IO_TRF_TRF_LINE_H
#define BD_IO_TRF_TRF_LINE_H

#include "base/err.h"
#include "io/encoding.h"

#include <stdbool.h>
#include <stddef.h>

typedef struct bd_trf_line {
    const char *file_name;
    const char *bytes;
    size_t length;
    int number;                /* from 1 */
    bool by_bytes;             /* one byte is one column */
    size_t at_column, at_byte; /* where the last search ended */
} bd_trf_line;

typedef struct bd_trf_field {
    const char *text;
    size_t length; /* 0: blank */
    int column;    /* of the first character that is not blank, else of the field */
} bd_trf_field;

/* Spaces at the end do not count. */
bd_trf_line bd_trf_line_of(const char *file_name, int number, const char *bytes, size_t length);

/* The next line of a file, without byte order marks and the blanks at its end; *at: where it begins, then
 * where the one after it does. */
bd_trf_line bd_trf_line_next(const char *file_name, int number, const char *text, size_t length, size_t *at);

/* Columns first .. last. */
bd_trf_field bd_trf_field_at(bd_trf_line *line, int first, int last);

/* All from column `first` to the end. */
bd_trf_field bd_trf_rest(bd_trf_line *line, int first);

/* The character in this column when it is one byte long: ' ' past the end of the line, '\1' for any longer
 * character. */
char bd_trf_char_at(bd_trf_line *line, int column);

/* The next word (spaces, tabs and commas separate words) that starts at or after column *column, which moves
 * past it; false at the end. */
bool bd_trf_word(bd_trf_line *line, int *column, bd_trf_field *out);

/* True when there is only blank space from this column to the end. */
bool bd_trf_ends_before(bd_trf_line *line, int column);

/* For "%.*s": the field, shortened. */
#define BD_TRF_SHOWN(field) BD_SHOWN((field).text, (field).length)

/* Fails with the place of this column. */
#define BD_TRF_FAIL(line, column, err, ...)                                                                  \
    do {                                                                                                     \
        char bd_trf_at[sizeof(((bd_err *)0)->place)];                                                        \
        bd_place_write((line)->file_name, (line)->number, (column), bd_trf_at, sizeof bd_trf_at);            \
        BD_FAIL((err), BD_BAD_INPUT, bd_trf_at, __VA_ARGS__);                                                \
    } while (0)

/* A whole number in low .. high; `what` names the field in messages. */
bd_status bd_trf_int(const bd_trf_line *line, bd_trf_field field, const char *what, int low, int high,
                     int *out, bd_err *err);

/* Points to half points. */
bd_status bd_trf_halves(const bd_trf_line *line, bd_trf_field field, const char *what, int *out, bd_err *err);

/* The columns first .. last must be blank. */
bd_status bd_trf_blank(bd_trf_line *line, int first, int last, bd_err *err);

/* Columns between fields. */
typedef struct bd_trf_gap {
    int first, last;
} bd_trf_gap;

/* These must be blank, and nowhere is a tab, which would hide which column something is in. */
bd_status bd_trf_blanks(bd_trf_line *line, const bd_trf_gap *gaps, size_t count, bd_err *err);
#define BD_TRF_BLANKS(line, gaps, err) bd_trf_blanks((line), (gaps), sizeof(gaps) / sizeof *(gaps), (err))

#endif
