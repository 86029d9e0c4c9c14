/* Equal: whether two tournaments say the same.
 *
 * All that a file can say is compared, annotations and kept lines included; where it came from (file format,
 * arena, room to grow) is not. Order counts: cards, lists and lines are compared one by one. */
#ifndef BD_SUPPORT_TOURNAMENT_EQUAL_H
#define BD_SUPPORT_TOURNAMENT_EQUAL_H

#include "cards/tournament.h"

/* False, and the first difference in words in why[size], when they differ. */
bool bd_tournament_equal(const bd_tournament *a, const bd_tournament *b, char *why, size_t size);

/* Whether two point systems are the same, number by number: what pads them is not compared. */
bool bd_points_equal(const bd_points *a, const bd_points *b);

#endif
