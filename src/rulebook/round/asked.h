/* Asked: whether a board is as somebody would like it for one of its two players (rulebook/options). */
#ifndef BD_RULEBOOK_ROUND_ASKED_H
#define BD_RULEBOOK_ROUND_ASKED_H

#include "rulebook/round/round.h"

/* Whether the board of the nodes u and `other` gives u what is asked for. The bye is no float and no colour;
 * where the colours follow from the board's number, either colour may be had. */
bool bd_round_suits(const bd_round *round, bd_asked_kind kind, int u, int other);

#endif
