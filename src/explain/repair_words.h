/* Repair in words: what was done to the published boards, one sentence for each board that is new. */
#ifndef BD_EXPLAIN_REPAIR_WORDS_H
#define BD_EXPLAIN_REPAIR_WORDS_H

#include "explain/repair.h"

/* Fills board, changed and changes of *repair from its two draws. */
bd_status bd_repair_say(bd_arena *arena, bd_repair *repair, bd_err *err);

/* Numbers the boards of the repaired draw: those that stay keep theirs, new ones take free ones. */
bd_status bd_repair_number(bd_arena *arena, bd_repair *repair, bd_err *err);

#endif
