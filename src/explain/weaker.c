#include "explain/weaker.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/naming.h"
#include "rulebook/round/claim.h"

#include <stdlib.h>

static const char *weaker_colour(bd_colour colour)
{
    BD_ASSERT(colour != BD_NO_COLOUR);
    return colour == BD_WHITE ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK);
}

/* What the weaker claim lacks. */
static const char *weaker_code(const bd_claim *weak, const bd_claim *strong)
{
    if (abs(weak->difference) != abs(strong->difference)) return "weaker-difference";
    if (bd_claim_signed_run(weak) != bd_claim_signed_run(strong))
        return bd_claim_signed_run(weak) < 0 ? "weaker-had-it" : "weaker-run";
    return weak->games != strong->games ? "weaker-games" : "weaker-equal";
}

bd_status bd_weaker_say(bd_arena *arena, const bd_round *round, int u, int v, bd_reasons *reasons,
                        bd_err *err)
{
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    if (!bd_claims_clash(&a->claim, &b->claim)) return BD_OK;
    const bool first = bd_claim_compare(&a->claim, &b->claim) < 0;
    const bd_player *weak = first ? a : b;
    const bd_player *strong = first ? b : a;
    const bd_claim *of = &weak->claim;
    const bd_colour other = of->due == BD_WHITE ? BD_BLACK : BD_WHITE;
    const int ids[] = {weak->id, strong->id};
    bd_saying saying = bd_saying_new(arena, weaker_code(of, &strong->claim));
    bd_saying_player(&saying, "a", round, weak->id);
    bd_saying_player(&saying, "b", round, strong->id);
    bd_saying_text(&saying, "due", weaker_colour(of->due));
    bd_saying_text(&saying, "other", weaker_colour(other));
    bd_saying_int(&saying, "a-difference", abs(of->difference));
    bd_saying_int(&saying, "b-difference", abs(strong->claim.difference));
    bd_saying_int(&saying, "a-run", abs(bd_claim_signed_run(of)));
    bd_saying_int(&saying, "b-run", abs(bd_claim_signed_run(&strong->claim)));
    bd_saying_int(&saying, "a-games", of->games);
    bd_saying_int(&saying, "b-games", strong->claim.games);
    return bd_reasons_add(reasons, &saying, NULL, ids, 2, err);
}
