/* Together: the last resort. The cards of the bottom levels are put together and tried out from the top,
 * each card with the nearest one that it may meet (CAA 13: as few levels as possible, working upwards). */
#ifndef BD_HAND_TOGETHER_H
#define BD_HAND_TOGETHER_H

#include "hand/desk.h"

/* Pairs all cards without a board (and the bye). false, with the desk as it was, when that cannot be done or
 * patience ends. */
bool bd_pair_together(bd_desk *desk);

#endif
