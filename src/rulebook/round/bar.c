#include "rulebook/round/bar.h"

#include "base/assert.h"
#include "cards/card.h"
#include "rulebook/round/declaration.h"
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

/* The two boards stand for all: colours by turns differ between one board and the next only. */
static bool asked_may_have_white(const bd_round *round, int u, int other, bool wanted)
{
    const bool higher = u < other;
    for (int board = 0; board < 2; board++) {
        const bool white = bd_round_higher_has_white(round, higher ? u : other, higher ? other : u, board);
        if ((white == higher) == wanted) return true;
    }
    return false;
}

bool bd_round_suits(const bd_round *round, bd_asked_kind kind, int u, int other)
{
    BD_ASSERT(u >= 0 && u < round->cards && other >= 0 && other < round->nodes && u != other);
    const bool bye = other == round->bye;
    const bool other_score = !bye && round->players[other].level != round->players[u].level &&
                             round->players[other].score != round->players[u].score;
    switch (kind) {
    case BD_ASKED_NOTHING: break;
    case BD_ASKED_WHITE: return !bye && asked_may_have_white(round, u, other, true);
    case BD_ASKED_BLACK: return !bye && asked_may_have_white(round, u, other, false);
    case BD_ASKED_FLOAT: return other_score;
    case BD_ASKED_STAY: return !bye && !other_score;
    }
    return true;
}
