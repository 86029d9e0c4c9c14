/* Ahead: can the last few cards still play? (step 5 of the procedure: "check ahead that the last two or three
 * cards can play") */
#ifndef BD_HAND_AHEAD_H
#define BD_HAND_AHEAD_H

#include "hand/desk.h"

enum { BD_AHEAD_CARDS = 6 };

/* Looks at all cards without a board that lie below `level` or wait to float. true when they can be paired,
 * the bye included, or when there are more of them than can be taken in at a glance. */
bool bd_ahead_is_clear(bd_desk *desk, int level);

#endif
