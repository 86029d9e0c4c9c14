/* Remarks in a TRF file, in comment lines: what an event by the FIDE rules has that no FIDE event has, so
 * that whoever checks the file knows where its pairings come from, and what the draw of a round was made
 * with, which is read again: a TRF has no place for a published draw. */
#ifndef BD_IO_TRF_TRF_REMARKS_H
#define BD_IO_TRF_TRF_REMARKS_H

#include "cards/tournament.h"

typedef struct bd_trf_remarks {
    const char **lines;
    size_t count, capacity;
} bd_trf_remarks;

/* The lines the event itself asks for: "### outside FIDE mode: ..." under the FIDE rules, "### draw ..." for
 * published draws. */
bd_status bd_trf_remarks_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_remarks *out,
                            bd_err *err);

/* Notes what a round was drawn with, "### draw 3 rules plain options forbid=1,2", in the place of an earlier
 * line about it. Under the FIDE rules boards, byes, bans of this round and criteria in another order are told
 * in words as well. */
bd_status bd_trf_remark_draw(bd_tournament *tournament, const bd_draw *draw, bd_err *err);

/* What the lines say that the draw of this round was made with: round, rules and options of *out, NULL where
 * nothing is said; no boards. */
bd_status bd_trf_drawn_with(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                            bd_err *err);

#endif
