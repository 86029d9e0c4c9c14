#include "cli/open_boards.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/published.h"
#include "cli/cli_words.h"
#include "explain/replay.h"

static const bd_entry *open_boards_entry(const bd_tournament *tournament, int id, int round)
{
    const bd_card *card = bd_tournament_card(tournament, id);
    return card != NULL ? bd_card_entry(card, round) : NULL;
}

bd_status bd_seats_of_round(bd_arena *arena, const bd_tournament *tournament, int round, bd_seats *out,
                            bd_err *err)
{
    bd_draw draw;
    BD_ASSERT(round >= 1);
    BD_TRY(bd_replay_draw(arena, tournament, round, &draw, err));
    if (draw.board_count == 0 && draw.bye == 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_ROUND_NOT_DRAWN), round,
                bd_tournament_next_round(tournament));
    for (size_t i = 0; i < draw.board_count; i++) {
        const bd_board *board = bd_draw_sat(&draw, i);
        BD_ROOM(out->items, out->count, out->capacity, arena, err);
        out->items[out->count++] =
            (bd_seat){.round = round,
                      .number = bd_draw_number(&draw, i),
                      .white = board->white,
                      .black = board->black,
                      .result = bd_result_of(open_boards_entry(tournament, board->white, round),
                                             open_boards_entry(tournament, board->black, round))};
    }
    return BD_OK;
}

static bool open_boards_needs_result(const bd_tournament *tournament, const bd_seat *seat, int last)
{
    const bd_card *white = bd_tournament_card(tournament, seat->white);
    if (seat->result != BD_RESULT_NONE) return false;
    if (seat->round == last || white == NULL || !white->score_given) return true;
    return bd_published_draw(tournament, seat->round) != NULL;
}

bd_status bd_seats_open(bd_arena *arena, const bd_tournament *tournament, int round, bd_seats *out,
                        bd_err *err)
{
    const int last = bd_replay_last_round(tournament);
    for (int r = round != 0 ? round : 1; r <= (round != 0 ? round : last); r++) {
        bd_draw draw;
        bd_seats all = {.count = 0};
        BD_TRY(bd_replay_draw(arena, tournament, r, &draw, err));
        if (round == 0 && draw.board_count == 0) continue;
        BD_TRY(bd_seats_of_round(arena, tournament, r, &all, err));
        for (size_t i = 0; i < all.count; i++) {
            if (!open_boards_needs_result(tournament, &all.items[i], last)) continue;
            BD_ROOM(out->items, out->count, out->capacity, arena, err);
            out->items[out->count++] = all.items[i];
        }
    }
    return BD_OK;
}
