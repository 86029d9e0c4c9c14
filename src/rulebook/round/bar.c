#include "rulebook/round/bar.h"

#include "base/assert.h"
#include "rulebook/round/legal.h"

bd_bar bd_round_bar(const bd_round *round, int u, int v)
{
    BD_ASSERT(u >= 0 && u < round->nodes && v >= 0 && v < round->nodes && u != v);
    if (bd_round_is_legal(round, u, v)) return BD_BAR_NONE;
    const bool bye = u == round->bye || v == round->bye;
    if (!bye && bd_round_met(round, u, v) && !bd_repeats_are_allowed(round)) return BD_BAR_MET;
    if (!bye && bd_links_has(&round->banned, u, v)) return BD_BAR_FORBIDDEN;
    if (round->fixed != NULL && (round->fixed[u] >= 0 || round->fixed[v] >= 0)) return BD_BAR_ELSEWHERE;
    return bye ? BD_BAR_BYE : BD_BAR_RULES;
}

static int bar_round_told_by(const bd_player *player, int opponent)
{
    const bd_card *card = player->card;
    for (size_t i = card->history_count; i > 0; i--)
        if (card->history[i - 1].kind == BD_GAME && card->history[i - 1].opponent == opponent)
            return card->history[i - 1].round;
    return 0;
}

int bd_round_of_meeting(const bd_round *round, int u, int v)
{
    BD_ASSERT(u < round->cards && v < round->cards);
    const bd_player *a = &round->players[u];
    const bd_player *b = &round->players[v];
    const int told = bar_round_told_by(a, b->id);
    return told != 0 ? told : bar_round_told_by(b, a->id);
}
