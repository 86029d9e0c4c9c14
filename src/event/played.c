/* A game that was played though the draw said otherwise (event/change.h). */
#include "base/assert.h"
#include "cards/cards_words.h"
#include "event/change.h"
#include "event/event_words.h"

/* Where somebody was in the round: at a board, or among those who do not play. */
typedef struct place {
    bd_event_board *board;
    bd_event_rest rest;
    bool rests;
} place;

static place played_place_of(const bd_event_round *round, int id)
{
    const bd_event_rest *rest = bd_event_rest_of(round, id);
    place found = {.board = bd_event_board_of(round, id), .rests = rest != NULL};
    if (rest != NULL) found.rest = *rest;
    return found;
}

/* A board with a result is left only when the arbiter says so. */
static bd_status played_check_free(const bd_event_round *round, const place *from, int id, bool replace,
                                   bd_err *err)
{
    const bd_event_board *board = from->board;
    if (board == NULL || replace) return BD_OK;
    if (board->result == BD_RESULT_NONE && !bd_seats_told(board->seats, board->seat_count)) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_HAS_RESULT), id, from->board->number, round->number,
            bd_event_opponent(from->board, id));
}

/* The result of a board that is left is taken out first: draws that were made with it remember it. */
static bd_status played_take_off(bd_event *event, int round, const bd_event_board *board, bd_err *err)
{
    if (board == NULL || board->result == BD_RESULT_NONE) return BD_OK;
    const bd_told_result none = {
        .round = round, .white = bd_event_white(board), .black = bd_event_black(board), .replace = true};
    return bd_change_result(event, &none, NULL, err);
}

static void played_seat(bd_event_board *board, int white, int black)
{
    const bool as_published = board->white == white && board->black == black;
    board->sat_white = as_published ? 0 : white;
    board->sat_black = as_published ? 0 : black;
    board->result = BD_RESULT_NONE;
    board->seat_count = 0; /* of other teams */
    board->by = board->at = NULL;
}

/* Who is left behind takes the place that the other one had. */
static bd_status played_leave(bd_event *event, bd_event_round *round, int id, const place *had, bd_err *err)
{
    bd_event_rest rest = had->rests ? had->rest : (bd_event_rest){.kind = BD_REST_AWAY};
    rest.id = id;
    return bd_event_put_rest(event, round, &rest, err);
}

/* Both were on boards: those whom they leave have the other board between them, each with the colour
 * published for one of them. */
static void played_cross(const bd_told_result *told, const place *white, const place *black)
{
    const int left_white = bd_event_opponent(white->board, told->white);
    const int left_black = bd_event_opponent(black->board, told->black);
    const bool black_had_white = bd_event_white(black->board) == left_black;
    played_seat(black->board, black_had_white ? left_black : left_white,
                black_had_white ? left_white : left_black);
    played_seat(white->board, told->white, told->black);
}

static bd_status played_from_rest(bd_event *event, bd_event_round *round, const bd_told_result *told,
                                  const place *at_board, const place *resting, int moved, bd_err *err)
{
    const int left = bd_event_opponent(at_board->board, moved);
    const int came = moved == told->white ? told->black : told->white;
    BD_ASSERT(left > 0 && left != came);
    bd_event_drop_rest(round, came);
    BD_TRY(played_leave(event, round, left, resting, err));
    played_seat(at_board->board, told->white, told->black);
    return BD_OK;
}

static bd_status played_move(bd_event *event, bd_event_round *round, const bd_told_result *told,
                             const place *white, const place *black, bd_err *err)
{
    bd_event_board *board = NULL;
    if (white->board != NULL && black->board != NULL) {
        played_cross(told, white, black);
        return BD_OK;
    }
    if (white->board != NULL) return played_from_rest(event, round, told, white, black, told->white, err);
    if (black->board != NULL) return played_from_rest(event, round, told, black, white, told->black, err);
    bd_event_drop_rest(round, told->white);
    bd_event_drop_rest(round, told->black);
    return bd_event_add_board(event, round, told->white, told->black, &board, err);
}

bd_status bd_change_played(bd_event *event, const bd_told_result *told, const bd_event_board **left,
                           bd_err *err)
{
    bd_event_round *round = bd_event_round_of(event, told->round);
    *left = NULL;
    if (round == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_ROUND), told->round);
    for (size_t i = 0; i < 2; i++) {
        const int id = i == 0 ? told->white : told->black;
        bd_card *card = NULL;
        BD_TRY(bd_event_find_player(event, id, &card, err));
    }
    if (told->white == told->black)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYS_THEMSELVES), told->white);
    const place white = played_place_of(round, told->white), black = played_place_of(round, told->black);
    if (white.board != NULL && white.board == black.board)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SAME_GAME), told->white, told->black,
                white.board->number);
    BD_TRY(played_check_free(round, &white, told->white, told->replace, err));
    BD_TRY(played_check_free(round, &black, told->black, told->replace, err));
    BD_TRY(played_take_off(event, told->round, white.board, err));
    BD_TRY(played_take_off(event, told->round, black.board, err));
    BD_TRY(played_move(event, round, told, &white, &black, err));
    if (white.board != NULL && black.board != NULL) *left = black.board;
    if (round->state == BD_ROUND_CLOSED && round->number == bd_event_last_drawn(event))
        round->state = BD_ROUND_OPEN;
    return bd_change_result(event, told, NULL, err);
}
