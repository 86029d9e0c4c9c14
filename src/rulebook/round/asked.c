#include "rulebook/round/asked.h"

#include "base/assert.h"
#include "rulebook/round/declaration.h"

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
