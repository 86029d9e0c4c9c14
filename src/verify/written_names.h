/* Written names: what the names of formulas (docs/criteria.md) mean to the checker. */
#ifndef BD_VERIFY_WRITTEN_NAMES_H
#define BD_VERIFY_WRITTEN_NAMES_H

#include "rulebook/round/round.h"

typedef int64_t bd_written_read_number(const bd_round *round, int u);
typedef int64_t bd_written_read_pair(const bd_round *round, int u, int v);
typedef const char *bd_written_read_text(const bd_card *card);

/* The meaning of a name of these `length` bytes, or NULL: of a player, as a number or a text; of two players
 * or of the round. */
bd_written_read_number *bd_written_number_named(const char *name, size_t length);
bd_written_read_text *bd_written_text_named(const char *name, size_t length);
bd_written_read_pair *bd_written_pair_named(const char *name, size_t length);

#endif
