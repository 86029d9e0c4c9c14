/* Listing: all stages of a draw as plain numbers, for export and audit.
 *
 * What the later stages are depends on what the earlier ones left open, so they are listed by walking a
 * certificate; only stages that the walk reaches and finds proved are listed. The costs are those of all
 * legal pairs, not only of those still allowed. */
#ifndef BD_EXPLAIN_LISTING_H
#define BD_EXPLAIN_LISTING_H

#include "certify/best.h"
#include "io/mathprog.h"
#include "verify/walk.h"

typedef struct bd_listing {
    bd_plain_problem problem; /* its stages have their proved values */
    bd_verdict verdict;       /* of the walk */
    const bd_certificate *certificate;
} bd_listing;

/* The listing of a round's best draw, its nodes called by the players' ids; the outcome must not be
 * BD_NO_MATCHING. In arena. */
bd_status bd_listing_of_draw(bd_arena *arena, const bd_best *best, bd_listing *out, bd_err *err);

/* Position of the stage with this id, or the number of stages when there is none. */
size_t bd_listing_find(const bd_listing *listing, const char *id);

#endif
