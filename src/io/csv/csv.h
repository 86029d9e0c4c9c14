/* Lists as CSV, with a header that names the columns in any order: players, and results of games.
 *
 * Columns of players: name, or surname and forename; grade (or rating), title, club, school, team,
 * federation, FIDE id, national id (ECF code, US Chess ID), birth, sex, byes, and id, the number in the
 * event; each in the usual spellings. Without a column id players are numbered as they come. Columns of other
 * names are kept as notes on the cards. byes are rounds with a letter, separated by spaces or commas: "3 5H
 * 7Z" (H half point, the usual one; F full; Z none).
 *
 * Columns of results: board, or white and black (numbers or names); result; round may be there. */
#ifndef BD_IO_CSV_CSV_H
#define BD_IO_CSV_CSV_H

#include "cards/result.h"
#include "io/format.h"

/* Reads a file (see io/format.h). */
bd_status bd_csv_players_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                              bd_err *err);

/* One row of a list of results; 0 for what the row does not tell. */
typedef struct bd_csv_result {
    int round, board, white, black;
    const char *white_name, *black_name; /* where the row has a name for a number; NULL: it has not */
    bd_result result;
    int line;
    const char *place; /* "results.csv:3" for messages about this row */
} bd_csv_result;

typedef struct bd_csv_results {
    bd_csv_result *items;
    size_t count, capacity;
} bd_csv_results;

/* Whether boards and ids exist is for the caller to say. Rows without a result are skipped (the game is
 * still on), and so is the bye. Columns of other names are warned of. */
bd_status bd_csv_results_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_csv_results *out,
                              bd_err *err);

#endif
