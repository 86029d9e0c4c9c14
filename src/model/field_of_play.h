/* Field of play: the history behind a made-up round. Players are paired near their own score, meet nobody twice where that can be
 * avoided, and win by their grades; what is kept is what the criteria ask for. */
#ifndef BD_MODEL_FIELD_OF_PLAY_H
#define BD_MODEL_FIELD_OF_PLAY_H

#include "model/instances.h"

/* Fills in contestants, nodes and the legal pairs. */
bd_status bd_field_of_play(bd_arena *arena, int rounds, bd_instance *instance, bd_err *err);

#endif
