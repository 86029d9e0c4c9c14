/* Floater: the one order in which a level's cards are looked at when somebody is to leave it (CAA 20, 21, 28,
 * 29). */
#ifndef BD_RULEBOOK_ROUND_FLOATER_H
#define BD_RULEBOOK_ROUND_FLOATER_H

#include "rulebook/round/declaration.h"

/* How far down that order the card at `position` (from 0) of a level of `size` cards stands, of which `line`
 * are above the mid-line; 0 is looked at first. For a downfloater or the bye, and for an upfloater. */
int bd_floater_place_down(const bd_rulebook *rules, int size, int line, int position);
int bd_floater_place_up(const bd_rulebook *rules, int line, int position);

#endif
