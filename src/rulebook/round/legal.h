/* Legal: which pairs may be made at all (CAA 1; the file's and the arbiter's bans; the rulebook's own). */
#ifndef BD_RULEBOOK_ROUND_LEGAL_H
#define BD_RULEBOOK_ROUND_LEGAL_H

#include "rulebook/round/round.h"

/* Whether a repeat is only to be avoided, by the arbiter's leave or by the rules. */
bool bd_repeats_are_allowed(const bd_round *round);

typedef enum bd_bar {
    BD_BAR_NONE,      /* it may be made */
    BD_BAR_MET,       /* they have met */
    BD_BAR_FORBIDDEN, /* the file or the arbiter forbids it */
    BD_BAR_WRITTEN,   /* a hard criterion of the rulebook file does (round/written.h) */
    BD_BAR_ELSEWHERE, /* the arbiter has put one of them on another board */
    BD_BAR_BYE,       /* this player may not have the bye */
    BD_BAR_RULES      /* the rulebook forbids it (bd_rulebook.may_meet) */
} bd_bar;

/* The first that stands in the way of the board of two nodes. */
bd_bar bd_round_bar(const bd_round *round, int u, int v);

/* The last round in which two nodes played each other; 0: the file does not say. */
int bd_round_of_meeting(const bd_round *round, int u, int v);

/* Whether a board is as somebody would like it for one of its two players (rulebook/options).
 *
 * Whether the board of the nodes u and `other` gives u what is asked for. The bye is no float and no colour;
 * where the colours follow from the board's number, either colour may be had. */
bool bd_round_suits(const bd_round *round, bd_asked_kind kind, int u, int other);

#endif
