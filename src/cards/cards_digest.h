/* Digest of cards: SHA-256 of what a draw of one round can depend on.
 *
 * A certificate carries it, so that it speaks of these cards and no others. It is taken of what the cards say
 * and not of a file's bytes: the same event has the same digest in every format, and keeps it when the draw
 * itself, later results or remarks are entered. */
#ifndef BD_CARDS_CARDS_DIGEST_H
#define BD_CARDS_CARDS_DIGEST_H

#include "cards/tournament.h"

void bd_tournament_digest(const bd_tournament *tournament, int round, char hex[65]);

#endif
