/* Reports of a method by hand: the steps of its work, and where it got stuck. */
#ifndef BD_REPORT_PRINT_STEPS_H
#define BD_REPORT_PRINT_STEPS_H

#include "base/terminal.h"
#include "base/text.h"
#include "hand/hand.h"

/* A numbered list, with the articles. */
void bd_steps_text(const bd_hand_result *result, const bd_terminal *terminal, bd_text *out);

/* "stuck at level 3; without a board: 4, 17" */
void bd_stuck_text(const bd_round *round, const bd_hand_result *result, bd_text *out);

#endif
