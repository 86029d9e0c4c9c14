/* Written check: the criteria of a rulebook file as the checker reads them.
 *
 * Their text stands in the certificate's options. The checker reads it once more, with a reader and an
 * evaluator of its own (docs/criteria.md is what both go by), prices the stages of soft criteria by it, and
 * sees that the boards that are not legal for a hard one are those that its text says. A slip of
 * rulebook/formula or round/written.c is then no slip of the checker. */
#ifndef BD_VERIFY_WRITTEN_CHECK_H
#define BD_VERIFY_WRITTEN_CHECK_H

#include "cards/stage.h"
#include "rulebook/round/round.h"

typedef struct bd_written_check bd_written_check;

/* Reads the criteria of the round; *wrong: the id of one that this reader cannot read, or finds other boards
 * barred by, or NULL. */
bd_status bd_written_check_new(const bd_round *round, bd_arena *arena, bd_written_check **out,
                               const char **wrong, bd_err *err);

/* What a board of two players costs by the round's criterion `index`; -1: it does not come out. The bye costs
 * nothing. */
int64_t bd_written_check_cost(const bd_written_check *check, size_t index, int u, int v);

/* The same stages with those of written criteria priced by their text. */
bd_status bd_written_check_stages(const bd_written_check *check, bd_arena *arena, bd_stages *stages,
                                  bd_err *err);

#endif
