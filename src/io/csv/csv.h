/* CSV: lists of players and lists of results, with a header that names the columns in any order.
 *
 * Players: name (needed), grade (or rating), title, club, school, team, federation, id, byes. Without a
 * column id players are numbered as they come. byes are rounds with a letter, parted by blanks or commas: "3
 * 5H 7Z" (H half point, the usual one; F full; Z none). Results: board, or white and black (ids); result;
 * round may be there. */
#ifndef BD_IO_CSV_CSV_H
#define BD_IO_CSV_CSV_H

#include "cards/change.h"
#include "io/read.h"

bd_status bd_csv_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                      const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                      bd_err *err);

/* One row of a list of results; 0 for what the row does not tell. */
typedef struct bd_csv_result {
    int round, board, white, black;
    bd_result result;
    int line;
    const char *place; /* "results.csv:3" for messages about this row */
} bd_csv_result;

typedef struct bd_csv_results {
    bd_csv_result *items;
    size_t count, capacity;
} bd_csv_results;

/* Whether boards and ids exist is for the caller to say. Rows without a result are passed over (the game is
 * still on). A colon may stand for the hyphen, and blanks in a result do not count. */
bd_status bd_csv_results_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_csv_results *out,
                              bd_err *err);

#endif
