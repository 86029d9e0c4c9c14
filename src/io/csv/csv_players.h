/* Players as CSV: a list with a header that names the columns in any order.
 *
 * Columns: name, or surname and forename; grade (or rating), title, club, school, team, federation, FIDE id,
 * national id (ECF code, US Chess ID), birth, sex, byes, and id, the number in the event; each in the usual
 * spellings. Without a column id players are numbered as they come. Columns of other names are kept as notes
 * on the cards. byes are rounds with a letter, separated by spaces or commas: "3 5H 7Z" (H half point, the
 * usual one; F full; Z none). */
#ifndef BD_IO_CSV_CSV_PLAYERS_H
#define BD_IO_CSV_CSV_PLAYERS_H

#include "io/format.h"

/* Reads a file (see io/format.h). */
bd_status bd_csv_players_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                              const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                              bd_err *err);

#endif
