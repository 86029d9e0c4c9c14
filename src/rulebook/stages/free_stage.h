/* Free stage: one that no pair of the face costs anything. It has nothing to decide and is left out. */
#ifndef BD_RULEBOOK_STAGES_FREE_STAGE_H
#define BD_RULEBOOK_STAGES_FREE_STAGE_H

#include "cards/stage.h"

/* False: memory is exhausted. What is taken from the arena goes back. */
bool bd_stage_is_free(bd_arena *arena, const bd_stage *stage, const bd_face *face, bool *is_free);

#endif
