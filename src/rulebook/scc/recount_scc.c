#include "rulebook/criteria/recount.h"

#include "rulebook/scc/gsrp.h"

#include <stdlib.h>

/* What the club's rules count, from the cards. */

static bool sits_out_before(const bd_card *a, const bd_card *b, int round)
{
    const bd_season x = bd_season_of(a, round), y = bd_season_of(b, round);
    if (a->volunteer || b->volunteer) {
        if (!a->volunteer || !b->volunteer) return a->volunteer;
    }
    return x.games != y.games ? x.games > y.games : x.last_sit_out < y.last_sit_out;
}

static int64_t count_repeats(const bd_round *round, const uint16_t *mate)
{
    int64_t meetings = 0;
    for (int u = 0; u < round->cards; u++)
        if (mate[u] > u && mate[u] != round->bye) meetings += bd_round_meetings(round, u, mate[u]);
    return meetings;
}

bd_status bd_recount_scc(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_counts *out,
                         bd_err *err)
{
    bd_draw draw;
    bd_tally tally = {.arena = arena};
    int64_t before = 0, difference = 0, again = 0;
    BD_TRY(bd_round_draw(round, arena, mate, &draw, err));
    for (int u = 0; u < round->cards && draw.bye != 0; u++)
        before +=
            sits_out_before(round->players[u].card, round->players[mate[round->bye]].card, round->number);
    for (size_t i = 0; i < draw.board_count; i++) {
        const bd_claim *white = &round->players[bd_round_node(round, draw.boards[i].white)].claim;
        const bd_claim *black = &round->players[bd_round_node(round, draw.boards[i].black)].claim;
        difference += abs(white->difference + 1) + abs(black->difference - 1);
        again += (white->last == BD_WHITE) + (black->last == BD_BLACK);
    }
    BD_TRY(bd_tally_add(&tally, "repeat", count_repeats(round, mate), err));
    BD_TRY(bd_tally_add(&tally, "sit-out", before, err));
    BD_TRY(bd_tally_add(&tally, "colour-difference", difference, err));
    BD_TRY(bd_tally_add(&tally, "alternation", again, err));
    *out = (bd_counts){tally.items, tally.count};
    return BD_OK;
}
