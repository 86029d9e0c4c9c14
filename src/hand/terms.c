/* Terms: why two cards may not be put together now. */
#include "hand/hand_words.h"
#include "hand/pairing.h"
#include "rulebook/round/round.h"

static bool terms_one_has_a_weak_claim(const bd_desk *desk, const bd_claim *weakest, int u, int v)
{
    return bd_claim_compare(&desk->round->players[u].claim, weakest) <= 0 ||
           bd_claim_compare(&desk->round->players[v].claim, weakest) <= 0;
}

static const char *terms_refuse_colours(const bd_desk *desk, const bd_terms *terms, int u, int v)
{
    const uint8_t side = desk->side[u];
    if (terms->any_colour || side == BD_NO_COLOUR || side != desk->side[v]) return NULL;
    if (side != terms->over)
        return side == BD_WHITE ? BD_SAY(HAND_WHY_BOTH_WHITE) : BD_SAY(HAND_WHY_BOTH_BLACK);
    if (terms->weakest != NULL && !terms_one_has_a_weak_claim(desk, terms->weakest, u, v))
        return BD_SAY(HAND_WHY_STRONG_CLAIMS);
    return NULL;
}

const char *bd_terms_refuse(const bd_desk *desk, const bd_terms *terms, int u, int v)
{
    if (!bd_desk_may_meet(desk, u, v))
        return bd_round_met(desk->round, u, v) ? BD_SAY(HAND_WHY_MET) : BD_SAY(HAND_WHY_FORBIDDEN);
    const char *colours = terms_refuse_colours(desk, terms, u, v);
    if (colours != NULL) return colours;
    if (terms->careful && bd_desk_better_not(desk, u, v)) return BD_SAY(HAND_WHY_UNDESIRABLE);
    return NULL;
}
