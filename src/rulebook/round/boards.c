/* Boards: a matching of the nodes as boards with colours, in the order of publication, and back. */
#include "rulebook/round/declaration.h"
#include "rulebook/round/keep.h"
#include "rulebook/round/round_words.h"

bool bd_round_higher_has_white(const bd_round *round, int u, int v, int board)
{
    BD_ASSERT(0 <= u && u < v && v < round->cards);
    const bd_kept_board *kept = bd_kept_find(round, u, v);
    if (kept != NULL) return kept->higher_has_white;
    return round->rules->higher_has_white(round, u, v, board);
}

/* Boards are in the order of their higher player already; a stable sort by the rulebook's order. */
static void boards_sort_boards(const bd_round *round, bd_edge *boards, size_t count, bd_edge *spare)
{
    if (count < 2) return;
    const size_t half = count / 2;
    boards_sort_boards(round, boards, half, spare);
    boards_sort_boards(round, boards + half, count - half, spare);
    for (size_t i = 0; i < half; i++) spare[i] = boards[i];
    size_t i = 0, k = half;
    for (size_t at = 0; i < half; at++) {
        const bool take_left = k == count || round->rules->compare_boards(round, &spare[i], &boards[k]) <= 0;
        boards[at] = take_left ? spare[i++] : boards[k++];
    }
}

static bd_status boards_list_boards(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                                    bd_edge **out, size_t *count, bd_err *err)
{
    BD_ASSERT(round->bye < 0 || partner[partner[round->bye]] == round->bye);
    bd_edge *boards, *spare;
    BD_NEW(boards, arena, round->cards / 2 + 1, err);
    BD_NEW(spare, arena, round->cards / 2 + 1, err);
    *count = 0;
    for (int u = 0; u < round->cards; u++)
        if (partner[u] > u && partner[u] != round->bye && !bd_round_sits_out(round, u, partner[u]))
            boards[(*count)++] = (bd_edge){(uint16_t)u, partner[u]};
    boards_sort_boards(round, boards, *count, spare);
    BD_TRY(bd_kept_seat(round, arena, boards, *count, err));
    *out = boards;
    return BD_OK;
}

/* Who sits out beside the bye: those who stood down, then those whom the matching leaves without a game. */
static bd_status boards_list_sit_outs(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                                      bd_draw *out, bd_err *err)
{
    int *ids;
    BD_NEW(ids, arena, round->stood_down_count + (size_t)round->cards, err);
    for (size_t i = 0; i < round->stood_down_count; i++) ids[out->sit_out_count++] = round->stood_down[i];
    for (int u = 0; u < round->cards; u++)
        if (bd_round_sits_out(round, u, partner[u])) ids[out->sit_out_count++] = round->players[u].id;
    out->sit_outs = ids;
    return BD_OK;
}

bd_status bd_round_draw(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_draw *out,
                        bd_err *err)
{
    BD_ASSERT(partner != NULL);
    bd_edge *boards = NULL;
    size_t count = 0;
    BD_TRY(boards_list_boards(round, arena, partner, &boards, &count, err));
    *out = (bd_draw){.round = round->number, .board_count = count};
    BD_NEW(out->boards, arena, count, err);
    for (size_t i = 0; i < count; i++) {
        const int u = boards[i].u, v = boards[i].v;
        const bool white = bd_round_higher_has_white(round, u, v, (int)i);
        const int higher = round->players[u].id;
        const int lower = round->players[v].id;
        out->boards[i] = white ? (bd_board){higher, lower} : (bd_board){lower, higher};
    }
    if (round->bye >= 0) out->bye = round->players[partner[round->bye]].id;
    if (!bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS)) return BD_OK;
    return boards_list_sit_outs(round, arena, partner, out, err);
}

enum { FREE = 0xffff };

static bd_status boards_seat(const bd_round *round, uint16_t *partner, int id, int other, bd_err *err)
{
    const int u = bd_round_node(round, id);
    if (u < 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_NOT_TO_BE_PAIRED_BUT_DRAWN), id, round->number);
    if (partner[u] != FREE) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_TWICE), id);
    partner[u] = (uint16_t)other;
    return BD_OK;
}

static bd_status boards_seat_board(const bd_round *round, uint16_t *partner, const bd_board *board,
                                   bd_err *err)
{
    const int u = bd_round_node(round, board->white);
    const int v = bd_round_node(round, board->black);
    BD_TRY(boards_seat(round, partner, board->white, v, err));
    return boards_seat(round, partner, board->black, u, err);
}

static bool boards_stood_down(const bd_round *round, int id)
{
    for (size_t i = 0; i < round->stood_down_count; i++)
        if (round->stood_down[i] == id) return true;
    return false;
}

/* Marks the nodes of those who sit out, but for those who stood down before the round was made. */
static bd_status boards_mark_sit_outs(const bd_round *round, const bd_draw *draw, uint16_t *partner,
                                      bool *out, bd_err *err)
{
    for (size_t i = 0; i <= draw->sit_out_count; i++) {
        const int id = i < draw->sit_out_count ? draw->sit_outs[i] : draw->bye;
        if (id == 0 || boards_stood_down(round, id)) continue;
        BD_TRY(boards_seat(round, partner, id, 0, err));
        out[bd_round_node(round, id)] = true;
    }
    return BD_OK;
}

static bd_status boards_seat_bye(const bd_round *round, uint16_t *partner, int u, bd_err *err)
{
    if (round->bye < 0)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_BYE_OF_EVEN), round->players[u].id, round->cards);
    partner[u] = (uint16_t)round->bye;
    partner[round->bye] = (uint16_t)u;
    return BD_OK;
}

/* Those who sit out, two and two from the top, and one left over with the bye; or the one whom the arbiter
 * has chosen; or, where criteria of the arbiter's own or a repair ask who has it, whom the draw names. Any
 * two of them can be put together, as none may play another. */
static bd_status boards_seat_sit_outs(const bd_round *round, bd_arena *arena, const bd_draw *draw,
                                      uint16_t *partner, bd_err *err)
{
    bool *out;
    int first = -1;
    int chosen = round->fixed != NULL && round->bye >= 0 ? round->fixed[round->bye] : -1;
    const bool named = round->kept != NULL || round->options->priority_count > 0;
    if (chosen < 0 && named && draw->bye != 0) chosen = bd_round_node(round, draw->bye);
    BD_NEW(out, arena, round->cards, err);
    BD_TRY(boards_mark_sit_outs(round, draw, partner, out, err));
    if (chosen >= 0 && out[chosen]) BD_TRY(boards_seat_bye(round, partner, chosen, err));
    for (int u = 0; u < round->cards; u++) {
        if (!out[u] || u == chosen) continue;
        if (first < 0) {
            first = u;
            continue;
        }
        if (!bd_round_sits_out(round, first, u))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_SIT_OUT_IDLE), round->players[first].id,
                    round->players[u].id);
        partner[first] = (uint16_t)u;
        partner[u] = (uint16_t)first;
        first = -1;
    }
    return first < 0 ? BD_OK : boards_seat_bye(round, partner, first, err);
}

bd_status bd_round_partners(const bd_round *round, bd_arena *arena, const bd_draw *draw, uint16_t **partner,
                            bd_err *err)
{
    BD_ASSERT(draw->board_count == 0 || draw->boards != NULL);
    uint16_t *seats;
    BD_NEW(seats, arena, round->nodes, err);
    for (int u = 0; u < round->nodes; u++) seats[u] = FREE;
    for (size_t i = 0; i < draw->board_count; i++)
        BD_TRY(boards_seat_board(round, seats, &draw->boards[i], err));
    if (bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS))
        BD_TRY(boards_seat_sit_outs(round, arena, draw, seats, err));
    else if (draw->bye != 0) {
        if (round->bye < 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_BYE_OF_EVEN), draw->bye, round->cards);
        BD_TRY(boards_seat(round, seats, draw->bye, round->bye, err));
        seats[round->bye] = (uint16_t)bd_round_node(round, draw->bye);
    }
    for (int u = 0; u < round->cards; u++)
        if (seats[u] == FREE) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(ROUND_MISSING), round->players[u].id);
    *partner = seats;
    return BD_OK;
}
