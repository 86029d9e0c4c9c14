/* Claim: what the colours of the games played so far ask for (CAA 14-16), and who is transferred. */
#include "cards/card.h"
#include "rulebook/round/round.h"
#include <stdlib.h>

static bd_colour claim_due_colour(const bd_claim *claim)
{
    if (claim->games == 0) return BD_NO_COLOUR;
    if (claim->difference != 0) return claim->difference < 0 ? BD_WHITE : BD_BLACK;
    return claim->last == BD_BLACK ? BD_WHITE : BD_BLACK;
}

static void claim_add_game(bd_claim *claim, bd_colour colour)
{
    BD_ASSERT(claim->games >= claim->run);
    if (colour == BD_NO_COLOUR) return;
    claim->run = colour == claim->last ? claim->run + 1 : 1;
    claim->last = colour;
    claim->difference += colour == BD_WHITE ? 1 : -1;
    claim->games++;
}

bd_claim bd_claim_of(const bd_card *card, int round)
{
    bd_claim claim = {0};
    for (size_t i = 0; i < card->history_count; i++)
        if (card->history[i].round < round && bd_entry_is_game(&card->history[i]))
            claim_add_game(&claim, card->history[i].colour);
    claim.due = claim.games > 0 ? claim_due_colour(&claim) : card->colour_due;
    claim.agreed = card->filler && claim.games == 0 && claim.due != BD_NO_COLOUR;
    return claim;
}

int bd_claim_signed_run(const bd_claim *claim)
{
    BD_ASSERT(claim->run >= 0);
    return claim->last == claim->due ? -claim->run : claim->run;
}

int bd_claim_compare(const bd_claim *a, const bd_claim *b)
{
    BD_ASSERT(a->run <= a->games && b->run <= b->games);
    if (a->agreed != b->agreed) return a->agreed ? 1 : -1;
    const int by_difference = abs(a->difference) - abs(b->difference);
    if (by_difference != 0) return by_difference;
    const int by_run = bd_claim_signed_run(a) - bd_claim_signed_run(b);
    if (by_run != 0) return by_run;
    return b->games - a->games;
}

bool bd_claims_clash(const bd_claim *a, const bd_claim *b)
{
    return a->due != BD_NO_COLOUR && a->due == b->due;
}
