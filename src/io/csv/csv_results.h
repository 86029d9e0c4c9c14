/* Results as CSV: a list of games with a header that names the columns in any order.
 *
 * Columns: board, or white and black (numbers or names); result; round may be there. */
#ifndef BD_IO_CSV_CSV_RESULTS_H
#define BD_IO_CSV_CSV_RESULTS_H

#include "cards/result.h"
#include "io/format.h"

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
