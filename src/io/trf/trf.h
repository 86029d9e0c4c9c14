/* TRF: the tournament report files of the chess world, editions 2016 and 2026, with the letter extensions of
 * JaVaFo and bbpPairings.
 *
 * A line is a tag of three characters and fields in fixed columns, counted from 1 in characters. docs/trf.md
 * lists every tag and what becomes of it. Players, results, byes, points, acceleration, forbidden pairs and
 * the rulebook are understood; all other lines are kept in tournament->trf_lines and written back at their
 * place. In that list a bare tag ("240", "001") is not a line but a place: there the writer puts what it
 * makes anew from the cards. "001    7" is the place of the players up to number 7. The reader is in
 * trf_read.c, the writer in trf_write.c. */
#ifndef BD_IO_TRF_TRF_H
#define BD_IO_TRF_TRF_H

#include "io/format.h"

/* The largest number of a player that its columns can hold. */
enum { BD_TRF_ID_MAX = 9999 };

/* Reads a file (see io/format.h). A bye in a round that is not drawn yet becomes an arranged bye. Points must
 * agree with the results, with or without the byes still to come. */
bd_status bd_trf_read(bd_arena *arena, const char *file_name, const char *text, size_t length,
                      const bd_read_options *options, bd_warnings *warnings, bd_tournament **out,
                      bd_err *err);

/* Writes lines that end with LF; byes to come as records 240. Reading what was written gives the same
 * tournament again. */
bd_status bd_trf_write(const bd_tournament *tournament, bd_warnings *warnings, bd_text *out, bd_err *err);

#endif
