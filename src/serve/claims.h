/* Claims: results that players have sent and the arbiter has not yet confirmed.
 *
 * They stand in ".FILE.claims" beside the event, a line each, on the disk before the player is told "sent": a
 * kill at any moment loses none. Nothing of it counts until the arbiter confirms it. */
#ifndef BD_SERVE_CLAIMS_H
#define BD_SERVE_CLAIMS_H

#include "base/arena.h"
#include "base/err.h"

#include <stdbool.h>

enum { BD_CLAIM_RESULT = 8 };

typedef struct bd_sent_claim {
    int player; /* who sent it */
    int round, white, black;
    char result[BD_CLAIM_RESULT]; /* "1-0" */
} bd_sent_claim;

typedef struct bd_claims {
    bd_arena *arena;
    const char *path;
    bd_sent_claim *items;
    size_t count, capacity;
} bd_claims;

/* Those that are there for the event in `path`. */
bd_status bd_claims_open(bd_arena *arena, const char *path, bd_claims *out, bd_err *err);

/* What the player has sent for that round, or NULL. */
const bd_sent_claim *bd_claims_of(const bd_claims *claims, int player, int round);

/* In the place of what the player has sent for that round before; on the disk when it returns. */
bd_status bd_claims_add(bd_claims *claims, const bd_sent_claim *claim, bd_err *err);

/* The board is settled: what was sent for it is gone. */
bd_status bd_claims_settle(bd_claims *claims, int round, int white, int black, bd_err *err);

#endif
