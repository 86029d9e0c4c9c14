/* Tell: what was done in a level and why, in the guide's order and words, each step with its advice or rule.
 *
 * tell.c has the level and its floats, tell_inside.c the boards of those who stay. */
#ifndef BD_HAND_TELL_H
#define BD_HAND_TELL_H

#include "hand/plan.h"

/* What a step follows: the rules' own numbers (CAA, SCA, 27A), and the guide's advice. */
typedef enum bd_told {
    BD_TOLD_LEVEL,
    BD_TOLD_LINE,
    BD_TOLD_NUMBER,
    BD_TOLD_WHOSE,
    BD_TOLD_OPEN,
    BD_TOLD_LINKED,
    BD_TOLD_ODD,
    BD_TOLD_DOWN,
    BD_TOLD_UP,
    BD_TOLD_ON,
    BD_TOLD_BYE,
    BD_TOLD_IDEAL,
    BD_TOLD_SHORT,
    BD_TOLD_TOP,
    BD_TOLD_FLIP,
    BD_TOLD_OTHER,
    BD_TOLD_ALTERED,
    BD_TOLD_LOWER,
    BD_TOLD_LOT,
    BD_TOLD_FORCED,
    BD_TOLD_FINAL,
    BD_TOLD_AHEAD,
    BD_TOLD_MET,
    BD_TOLD_COLOURS,
    BD_TOLDS
} bd_told;

const char *bd_told_article(const bd_desk *desk, bd_told what);

/* Writes the steps of a level that is settled into the log; nothing when no log is wanted. */
void bd_tell_level(const bd_level *level);

/* Those who stay: the ideal pairing, what stands against it, what else would do, who is transferred. */
void bd_tell_inside(const bd_level *level);

/* Why two cards are not put together ("have met"), or NULL when nothing on the cards speaks against it. */
const char *bd_tell_against(const bd_desk *desk, int u, int v);

/* Why this way is worse, from the first look in which it is: "then more cards would have to cross the
 * mid-line"; *what is set to the rule behind it where there is a special one. */
const char *bd_tell_worse(const bd_eye *eye, const bd_looks *worse, const bd_looks *than, bd_told *what);

/* Colours of a board: who of two that are due the same colour gets it, and why (CAA 16, 25); what a card
 * without a colour takes. u < v. */
void bd_tell_colours(bd_desk *desk, int u, int v);

#endif
