/* Seating: a draw seen from its levels: who leaves, where the mid-line stands, and whom everybody would
 * ideally meet.
 *
 * Made from the boards alone. With rules that go by brackets the lower half of a level is everybody below the
 * upper half, also who floats down in the end. */
#ifndef BD_EXPLAIN_SEATING_H
#define BD_EXPLAIN_SEATING_H

#include "rulebook/rulebook.h"

typedef struct bd_seating {
    const bd_round *round;
    const uint16_t *mate;
    int *downs, *ups, *byes, *staying; /* per level */
    int *line;                         /* per level: cards above the mid-line */
    int *ideal;                        /* per node: the ideal opponent, -1: leaves, or the rules name none */
    int *number;                       /* per node with an ideal opponent: its place in its half, from 1 */
} bd_seating;

bd_status bd_seating_new(bd_arena *arena, const bd_round *round, const uint16_t *mate, bd_seating *out,
                         bd_err *err);

bool bd_seating_leaves_down(const bd_seating *seating, int node); /* to a lower score */
bool bd_seating_leaves_up(const bd_seating *seating, int node);
/* How many cards of its level the rules look at before this one when they seek a downfloater (or the bye),
 * and an upfloater. */
int bd_seating_place_down(const bd_seating *seating, int node);
int bd_seating_place_up(const bd_seating *seating, int node);

/* Whether the rules of the round go by brackets (FIDE). */
bool bd_goes_by_brackets(const bd_round *round);

#endif
