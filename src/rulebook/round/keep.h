/* Keep: the published draw of a round that is being repaired (CAA 27, SCA 25: least disturbance).
 *
 * The criterion "disturbance" counts the boards that are not boards of the published draw; with it in front
 * of the others a draw changes as few boards as it can and is best among those. A board that is made again
 * keeps its colours and its place in the order; the places of boards that are gone go to the new ones. The
 * bye counts like a board. Everything is NULL where nothing is to be kept. */
#ifndef BD_RULEBOOK_ROUND_KEEP_H
#define BD_RULEBOOK_ROUND_KEEP_H

#include "rulebook/round/round.h"

/* A published board whose players (or player, for the bye) are all to be paired again. */
typedef struct bd_kept_board {
    uint16_t u, v; /* nodes, u < v */
    int place;     /* in the published order, from 0 */
    bool higher_has_white;
    bool open; /* its change costs nothing */
} bd_kept_board;

typedef struct bd_kept {
    const bd_kept_board *boards; /* by u, then v */
    size_t count;
    const int *first; /* [nodes] the first board of this u, or -1 */
    int places;       /* boards published */
} bd_kept;

/* From the options of the round; NULL when they keep nothing. */
bd_status bd_kept_new(const bd_round *round, bd_arena *arena, const bd_kept **out, bd_err *err);

/* The published board of this pair, or NULL. */
const bd_kept_board *bd_kept_find(const bd_round *round, int u, int v);

/* Boards in the rulebook's order: those that were published take their places back, the others take the free
 * places from the top. */
bd_status bd_kept_seat(const bd_round *round, bd_arena *arena, bd_edge *boards, size_t count, bd_err *err);

/* Whether this pair is a published board; those that may change freely (open) are none. */
bool bd_kept_is_made_again(const bd_round *round, int u, int v);

#endif
