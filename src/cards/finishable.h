/* Finishable: the proof that a draw is the best of those after which the rest can be played (docs/ahead.md).
 *
 * All draws are divided into families, by pairs that a draw must have (with) and pairs that it must not have
 * (without). Either nobody can finish after a draw of the family that has certain pairs: then the family is
 * split by these pairs, the first without the first of them, the second with the first and without the
 * second, and so on; or the family's best draw is proved, and is the draw or no better; or it has none. */
#ifndef BD_CARDS_FINISHABLE_H
#define BD_CARDS_FINISHABLE_H

#include "cards/ahead.h"
#include "cards/certificate.h"
#include "cards/draw.h"

typedef struct bd_draw_family {
    bool split;
    const bd_board
        *pairs; /* split: with them, this round and those ahead cannot be played; black 0: the bye */
    size_t pair_count;
    const bd_ahead_step *steps; /* the proof of that */
    size_t step_count;
    bd_certificate certificate; /* else: of the family's best draw, or that it has none */
    bd_draw draw;
} bd_draw_family;

typedef struct bd_finishable {
    int first, last;          /* the rounds ahead; last < first: there are none */
    bool wide;                /* that they can be played needs no plan */
    bd_draw *plan;            /* [last - first + 1]; colours mean nothing */
    const char *options;      /* of the draw, without the pairs of its family */
    bd_draw_family *families; /* the whole first; behind a split those that it is split into */
    size_t family_count;
    size_t drawn;                /* the family of the draw */
    const bd_ahead_step *beyond; /* that this round and those up to last + 1 cannot all be played, whatever is
                                    drawn; none: `last` is the last round that is planned */
    size_t beyond_count;
} bd_finishable;

#endif
