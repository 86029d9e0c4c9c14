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

/* The lines the event itself asks for: "### draw ..." for published draws, "### outside FIDE mode: ..." under
 * the FIDE rules for boards, byes, bans of a round and criteria in another order. */
bd_status bd_trf_remarks_of(bd_arena *arena, const bd_tournament *tournament, bd_trf_remarks *out,
                            bd_err *err);

/* Takes away the lines "### draw 3 rules plain options forbid=1,2" about this round, which were read into its
 * draw, or tell of an earlier one. */
void bd_trf_forget_drawn(bd_tournament *tournament, int round);

/* Adds a line "### Import @ Round 3: ...": what was found of a round of another program's file. */
bd_status bd_trf_note_import(bd_tournament *tournament, int round, const char *what, bd_err *err);

/* Takes away all such lines, which are of an earlier import. */
void bd_trf_forget_imports(bd_tournament *tournament);

/* What the lines say that the draw of this round was made with: round, rules and options of *out, NULL where
 * nothing is said; no boards. */
bd_status bd_trf_drawn_with(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                            bd_err *err);

#endif
