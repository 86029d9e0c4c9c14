#include "base/random.h"
#include "rulebook/round/claim.h"
#include "rulebook/round/keep.h"
#include "rulebook/rulebook.h"

/* CAA 8, 32: the colour of the higher-ranked player of board 1 where neither has a preference. */
static bd_colour top_colour(const bd_round *round)
{
    if (round->options->top_colour != BD_NO_COLOUR) return round->options->top_colour;
    if (round->tournament->initial_colour != BD_NO_COLOUR) return round->tournament->initial_colour;
    bd_random lot = bd_random_part(round->options->seed, 0);
    return bd_random_below(&lot, 2) == 0 ? BD_WHITE : BD_BLACK;
}

/* CAA 25: the final colour check. */
bool bd_final_colour_check(const bd_round *round, int u, int v, int board)
{
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    if (a->due == BD_NO_COLOUR && b->due == BD_NO_COLOUR)
        return (top_colour(round) == BD_WHITE) == (board % 2 == 0);
    if (a->due == BD_NO_COLOUR) return b->due == BD_BLACK;
    if (!bd_claims_clash(a, b)) return a->due == BD_WHITE;
    /* u has the higher score or rank, so equal claims are decided for u. */
    const bool first_gets_it = bd_claim_compare(a, b) >= 0;
    return first_gets_it == (a->due == BD_WHITE);
}

bool bd_round_higher_has_white(const bd_round *round, int u, int v, int board)
{
    const bd_kept_board *kept = bd_kept_find(round, u, v);
    if (kept != NULL) return kept->higher_has_white;
    if (round->rules->higher_has_white != NULL) return round->rules->higher_has_white(round, u, v, board);
    return bd_final_colour_check(round, u, v, board);
}

static int compare_boards(const bd_round *round, const bd_edge *a, const bd_edge *b)
{
    if (round->rules->compare_boards != NULL) return round->rules->compare_boards(round, a, b);
    return (int)a->u - (int)b->u;
}

/* Boards are in the order of their higher player already; a stable sort by the rulebook's order. */
static void sort_boards(const bd_round *round, bd_edge *boards, size_t count, bd_edge *spare)
{
    if (count < 2) return;
    const size_t half = count / 2;
    sort_boards(round, boards, half, spare);
    sort_boards(round, boards + half, count - half, spare);
    for (size_t i = 0; i < half; i++) spare[i] = boards[i];
    size_t i = 0, k = half;
    for (size_t at = 0; i < half; at++) {
        const bool take_left = k == count || compare_boards(round, &spare[i], &boards[k]) <= 0;
        boards[at] = take_left ? spare[i++] : boards[k++];
    }
}

static bd_status list_boards(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_edge **out,
                             size_t *count, bd_err *err)
{
    bd_edge *boards, *spare;
    BD_NEW(boards, arena, round->cards / 2 + 1, err);
    BD_NEW(spare, arena, round->cards / 2 + 1, err);
    *count = 0;
    for (int u = 0; u < round->cards; u++)
        if (mate[u] > u && mate[u] != round->bye) boards[(*count)++] = (bd_edge){(uint16_t)u, mate[u]};
    sort_boards(round, boards, *count, spare);
    BD_TRY(bd_kept_seat(round, arena, boards, *count, err));
    *out = boards;
    return BD_OK;
}

bd_status bd_round_draw(const bd_round *round, bd_arena *arena, const uint16_t *mate, bd_draw *out,
                        bd_err *err)
{
    bd_edge *boards = NULL;
    size_t count = 0;
    BD_TRY(list_boards(round, arena, mate, &boards, &count, err));
    *out = (bd_draw){.round = round->number, .board_count = count};
    BD_NEW(out->boards, arena, count, err);
    for (size_t i = 0; i < count; i++) {
        const int u = boards[i].u;
        const int v = boards[i].v;
        const bool white = bd_round_higher_has_white(round, u, v, (int)i);
        const int higher = round->players[u].id;
        const int lower = round->players[v].id;
        out->boards[i] = white ? (bd_board){higher, lower} : (bd_board){lower, higher};
    }
    if (round->bye >= 0) out->bye = round->players[mate[round->bye]].id;
    return BD_OK;
}

enum { FREE = 0xffff };

static bd_status seat(const bd_round *round, uint16_t *mate, int id, int other, bd_err *err)
{
    const int u = bd_round_node(round, id);
    if (u < 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, "player %d is in the draw but is not to be paired in round %d", id,
                round->number);
    if (mate[u] != FREE) BD_FAIL(err, BD_BAD_INPUT, NULL, "player %d is in the draw twice", id);
    mate[u] = (uint16_t)other;
    return BD_OK;
}

static bd_status seat_board(const bd_round *round, uint16_t *mate, const bd_board *board, bd_err *err)
{
    const int u = bd_round_node(round, board->white);
    const int v = bd_round_node(round, board->black);
    BD_TRY(seat(round, mate, board->white, v, err));
    return seat(round, mate, board->black, u, err);
}

bd_status bd_round_mate(const bd_round *round, bd_arena *arena, const bd_draw *draw, uint16_t **mate,
                        bd_err *err)
{
    uint16_t *seats;
    BD_NEW(seats, arena, round->nodes, err);
    for (int u = 0; u < round->nodes; u++) seats[u] = FREE;
    for (size_t i = 0; i < draw->board_count; i++) BD_TRY(seat_board(round, seats, &draw->boards[i], err));
    if (draw->bye != 0) {
        if (round->bye < 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, "player %d has the bye, but %d players are to be paired",
                    draw->bye, round->cards);
        BD_TRY(seat(round, seats, draw->bye, round->bye, err));
        seats[round->bye] = (uint16_t)bd_round_node(round, draw->bye);
    }
    for (int u = 0; u < round->cards; u++)
        if (seats[u] == FREE)
            BD_FAIL(err, BD_BAD_INPUT, NULL, "player %d is missing from the draw", round->players[u].id);
    *mate = seats;
    return BD_OK;
}
