/* Natural pairing: upper half against lower half of those who stay in a score group, before anything is
 * looked at (USCF 27A3); and what was changed for the draw: transpositions inside a half, interchanges across
 * the middle, with the rating differences directors argue over. */
#ifndef BD_RULEBOOK_STAGES_NATURAL_H
#define BD_RULEBOOK_STAGES_NATURAL_H

#include "rulebook/round/declaration.h"

typedef enum bd_change_kind {
    BD_AS_NATURAL,    /* the natural opponent */
    BD_TRANSPOSITION, /* another one of the other half */
    BD_INTERCHANGE,   /* one of the same half */
    BD_ODD_PLAYER     /* a board between two score groups */
} bd_change_kind;

/* One board; ids. */
typedef struct bd_natural {
    int higher, lower;
    bd_change_kind kind;
    int natural_of_higher, natural_of_lower; /* 0 for odd players */
    int higher_difference; /* rating of the opponent less that of the natural one; only where both are rated,
                              see the flags */
    int lower_difference;
    bool higher_rated, lower_rated;
} bd_natural;

/* All boards of a matching, in the order of their higher players. */
bd_status bd_round_natural(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_natural **out,
                           size_t *count, bd_err *err);

/* The one order in which a level's cards are looked at when somebody is to leave it (CAA 6, 20, 21, 28, 29;
 * US practice).
 *
 * How far down that order the card at `position` (from 0) of a level of `size` cards stands, of which `line`
 * are above the mid-line; 0 is looked at first. For a downfloater, as far as places alone tell, and an
 * upfloater. */
int bd_floater_place_down(const bd_rulebook *rules, int size, int line, int position);
int bd_floater_place_up(const bd_rulebook *rules, int line, int position);

/* The same of a node in its level; and of the bye where it is sought from the mid-line. */
int bd_node_place_down(const bd_round *round, int node, int line);
int bd_node_place_up(const bd_round *round, int node, int line);
int bd_node_place_bye(const bd_round *round, int node, int line);

#endif
