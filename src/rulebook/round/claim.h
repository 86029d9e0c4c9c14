/* Claim: what the colours of the games played so far ask for (CAA 14-16), and who is transferred. */
#ifndef BD_RULEBOOK_ROUND_CLAIM_H
#define BD_RULEBOOK_ROUND_CLAIM_H

#include "rulebook/round/round.h"

/* The claim of a card before a round. Byes and defaults are skipped (CAA 16iv). */
bd_claim bd_claim_of(const bd_card *card, int round);

/* The claim after a list of colours, oldest first. */
bd_claim bd_claim_from_colours(const bd_colour *colours, size_t count);

/* The run as an argument for the due colour: positive when it is of the other colour, negative when the last
 * games had the due one. */
int bd_claim_signed_run(const bd_claim *claim);

/* Which claim is the stronger, whatever the colours (CAA 16 i-iii, v): negative when a is weaker, 0 when they
 * are equal. */
int bd_claim_compare(const bd_claim *a, const bd_claim *b);

/* Whether both want the same colour, so that one of them must be transferred. */
bool bd_claims_clash(const bd_claim *a, const bd_claim *b);

#endif
