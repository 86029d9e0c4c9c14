#include "event/change.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "event/event_words.h"

#include <stdio.h>
#include <string.h>

static bd_status change_check_round(const bd_event *event, int round, bd_err *err)
{
    const int last = bd_event_last_drawn(event);
    const int planned = event->entered->rounds > 0 ? event->entered->rounds : BD_ROUNDS_MAX;
    const int most = last > planned ? last : planned;
    if (round >= 1 && round <= most) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NO_SUCH_ROUND), round, most);
}

/* Results of the next round may come before anybody has said how it was drawn. */
static bd_status change_check_round_of_result(const bd_event *event, int round, bd_err *err)
{
    const int next = bd_event_next_round(event);
    const bd_event_round *there = bd_event_round_of(event, round);
    BD_TRY(change_check_round(event, round, err));
    if (round <= next || (there != NULL && there->published)) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_NOT_DRAWN), round, next);
}

static bool change_is_bye(const bd_event_rest *rest)
{
    if (rest == NULL || rest->kind == BD_REST_AWAY) return false;
    return rest->kind == BD_REST_SITS_OUT || (rest->entry.kind != BD_GAME && rest->entry.kind != BD_FORFEIT);
}

/* Nobody plays who is withdrawn, has a bye, or has another opponent in that round. */
static bd_status change_check_can_play(const bd_event_round *round, int number, const bd_card *card,
                                       int opponent, bd_err *err)
{
    const bd_event_board *board = round != NULL ? bd_event_board_of(round, card->id) : NULL;
    const bd_event_rest *rest = round != NULL ? bd_event_rest_of(round, card->id) : NULL;
    if (board != NULL && bd_event_opponent(board, card->id) == opponent) return BD_OK;
    if (round != NULL && round->published) {
        if (board != NULL)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_OTHER_OPPONENT), card->id,
                    bd_event_opponent(board, card->id), number, opponent);
        if (!change_is_bye(rest))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NOT_ON_A_BOARD), card->id, number);
    }
    if (card->withdrawn > 0 && card->withdrawn <= number)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_WITHDRAWN), card->id, card->withdrawn);
    if (card->joined > number)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NOT_JOINED), card->id, card->joined);
    if (change_is_bye(rest) || (rest == NULL && bd_card_arranged(card, number) != NULL))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_HAS_BYE), card->id, number);
    const int other = board != NULL  ? bd_event_opponent(board, card->id)
                      : rest != NULL ? rest->entry.opponent
                                     : 0;
    if (other != 0 && other != opponent)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_OTHER_OPPONENT), card->id, other, number, opponent);
    return BD_OK;
}

static bd_status change_check_pair(const bd_event *event, const bd_told_result *told, bd_err *err)
{
    bd_card *white = NULL, *black = NULL;
    const bd_event_round *round = bd_event_round_of(event, told->round);
    BD_TRY(change_check_round_of_result(event, told->round, err));
    BD_TRY(bd_event_find_player(event, told->white, &white, err));
    BD_TRY(bd_event_find_player(event, told->black, &black, err));
    if (white == black) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYS_THEMSELVES), told->white);
    BD_TRY(change_check_can_play(round, told->round, white, told->black, err));
    return change_check_can_play(round, told->round, black, told->white, err);
}

/* A draw remembers the results that it was made with, where they are others now. */
static bd_status change_remember(bd_event *event, bd_event_round *round, const bd_was *was, bd_result now,
                                 bd_err *err)
{
    bd_was *list;
    size_t count = 0;
    bool there = false;
    BD_NEW(list, event->arena, round->was_count + 1, err);
    for (size_t i = 0; i < round->was_count; i++) {
        const bd_was *old = &round->was[i];
        const bool same = old->round == was->round && old->white == was->white && old->black == was->black;
        there = there || same;
        if (!same || strcmp(old->result, bd_result_name(now)) != 0) list[count++] = *old;
    }
    if (!there) list[count++] = *was;
    round->was = list;
    round->was_count = count;
    return BD_OK;
}

static bd_status change_remember_everywhere(bd_event *event, const bd_told_result *told, bd_result before,
                                            bd_err *err)
{
    const bd_was was = {
        .round = told->round, .white = told->white, .black = told->black, .result = bd_result_name(before)};
    for (size_t i = 0; i < event->round_count && before != told->result; i++)
        if (event->rounds[i].published && event->rounds[i].number > told->round)
            BD_TRY(change_remember(event, &event->rounds[i], &was, told->result, err));
    return BD_OK;
}

static bd_status change_refuse_other(const bd_event_round *round, const bd_event_board *board,
                                     bd_result result, bd_err *err)
{
    char who[128] = "";
    if (board->by != NULL)
        (void)snprintf(who, sizeof who, BD_SAY(EVENT_TOLD_BY), board->by,
                       board->at != NULL ? board->at : "?");
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_RESULT_THERE), board->number, round->number,
            bd_result_name(board->result), who, bd_result_name(result));
}

/* The board of two who have played, with the colours that they had. */
static bd_status change_seat(const bd_event_round *round, bd_event_board *board, const bd_told_result *told,
                             bd_err *err)
{
    if (bd_event_white(board) == told->white) return BD_OK;
    const bool may_turn = !round->published && (told->replace || board->result == BD_RESULT_NONE);
    if (!told->reversed && !may_turn)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_REVERSED), round->number, told->black, told->white);
    if (!round->published) board->white = told->white, board->black = told->black;
    const bool as_published = board->white == told->white && board->black == told->black;
    board->sat_white = as_published ? 0 : told->white;
    board->sat_black = as_published ? 0 : told->black;
    board->result = bd_result_turned(board->result);
    bd_seats_turn(board->seats, board->seat_count);
    return BD_OK;
}

/* What was told of both of them alone, in an imported file, is a board now. */
static bd_status change_want_board(bd_event *event, const bd_told_result *told, bd_event_round **round,
                                   bd_event_board **board, bd_err *err)
{
    BD_TRY(bd_event_want_round(event, told->round, round, err));
    *board = bd_event_board_of(*round, told->white);
    if (*board != NULL) return BD_OK;
    bd_event_drop_rest(*round, told->white);
    bd_event_drop_rest(*round, told->black);
    return bd_event_add_board(event, *round, told->white, told->black, board, err);
}

/* A round that nobody has drawn here begins with its first result: its byes count from then on. */
static bd_status change_enter_byes(bd_event *event, bd_event_round *round, bd_err *err)
{
    const bd_tournament *entered = event->entered;
    for (size_t i = 0; !round->published && i < entered->card_count; i++) {
        const bd_card *card = &entered->cards[i];
        const bd_arranged *arranged = bd_card_arranged(card, round->number);
        if (arranged == NULL || bd_event_rest_of(round, card->id) != NULL ||
            bd_event_board_of(round, card->id) != NULL)
            continue;
        const bd_event_rest rest = {
            .id = card->id, .entry = {.kind = arranged->kind, .halves = bd_bye_worth(arranged->kind)}};
        BD_TRY(bd_event_put_rest(event, round, &rest, err));
    }
    if (entered->round > 0 && entered->round <= round->number) event->entered->round = 0;
    return BD_OK;
}

/* The result of a match takes the place of those of its boards; who sat there stays. */
static bd_status change_put_seats(bd_event *event, bd_event_board *board, const bd_told_result *told,
                                  bd_err *err)
{
    const int count = told->seats != NULL ? event->entered->points.boards : board->seat_count;
    bd_seat *seats;
    if (count == 0) return BD_OK;
    BD_NEW(seats, event->arena, count, err);
    for (int i = 0; i < count; i++) {
        seats[i] = told->seats != NULL ? told->seats[i] : board->seats[i];
        if (told->seats == NULL) seats[i].result = BD_RESULT_NONE;
    }
    board->seats = seats;
    board->seat_count = count;
    bd_event_add_up(board);
    return BD_OK;
}

static void change_put_result(bd_event_board *board, const bd_told_result *told)
{
    board->result = told->result;
    board->white_games = told->white_games;
    board->black_games = told->black_games;
    board->unrated = board->unrated && told->result != BD_RESULT_NONE;
    board->by = told->by;
    board->at = told->at;
}

/* The game outside the championship of these two; NULL: there is none. */
static bd_outside *change_find_outside(const bd_event_round *round, int a, int b)
{
    for (size_t i = 0; round != NULL && i < round->outside_count; i++) {
        bd_outside *game = &round->outside[i];
        if ((game->white == a && game->black == b) || (game->white == b && game->black == a)) return game;
    }
    return NULL;
}

static bd_status change_outside(const bd_event_round *round, bd_outside *game, const bd_told_result *told,
                                bd_result *before, bd_err *err)
{
    const bool turned = game->white != told->white;
    const bd_result then = turned ? bd_result_turned(game->result) : game->result;
    if (before != NULL) *before = then;
    if (turned && !told->reversed)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_REVERSED), round->number, told->black, told->white);
    if (then != BD_RESULT_NONE && then != told->result && !told->replace)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_OUTSIDE_THERE), game->white, game->black, round->number,
                bd_result_name(game->result));
    game->white = told->white;
    game->black = told->black;
    game->result = told->result;
    return BD_OK;
}

/* Of a match the points of its games are told; where it was not played, or nobody says more than that it was
 * drawn, they follow. */
static bd_status change_settle_games(const bd_event *event, bd_told_result *told, bd_err *err)
{
    const int boards = event->entered->points.boards, all = 2 * boards;
    if (boards == 0) return BD_OK;
    if (told->seats != NULL) {
        told->result = bd_seats_result(told->seats, boards, &told->white_games, &told->black_games);
        return BD_OK;
    }
    if (told->match) {
        const int difference = told->white_games - told->black_games;
        told->result = difference > 0 ? BD_WHITE_WINS : difference < 0 ? BD_BLACK_WINS : BD_DRAWN;
    } else {
        const bool drawn = told->result == BD_DRAWN;
        told->white_games = told->result == BD_WHITE_BY_DEFAULT ? all : drawn ? boards : 0;
        told->black_games = told->result == BD_BLACK_BY_DEFAULT ? all : drawn ? boards : 0;
    }
    const bool plain = told->match || told->white_games + told->black_games > 0 ||
                       told->result == BD_RESULT_NONE || told->result == BD_BOTH_DEFAULT;
    if (plain && told->white_games + told->black_games <= all) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MATCH_RESULT), boards);
}

/* Whether the board tells something else than what is told now. */
static bool change_is_other(const bd_event_board *board, const bd_told_result *told, bd_result then)
{
    const bool turned = bd_event_white(board) != told->white;
    return then != told->result || told->seats != NULL ||
           (turned ? board->black_games : board->white_games) != told->white_games ||
           (turned ? board->white_games : board->black_games) != told->black_games;
}

bd_status bd_change_result(bd_event *event, const bd_told_result *asked, bd_result *before, bd_err *err)
{
    bd_told_result settled = *asked;
    const bd_told_result *told = &settled;
    BD_TRY(change_settle_games(event, &settled, err));
    bd_event_round *round = NULL;
    bd_event_board *board = NULL;
    round = bd_event_round_of(event, told->round);
    bd_outside *outside = change_find_outside(round, told->white, told->black);
    if (outside != NULL) return change_outside(round, outside, told, before, err);
    BD_TRY(change_check_pair(event, told, err));
    board = round != NULL ? bd_event_board_of(round, told->white) : NULL;
    bd_result then = board != NULL ? board->result : BD_RESULT_NONE;
    const bool turned = board != NULL && bd_event_white(board) != told->white;
    if (turned) then = bd_result_turned(then);
    if (before != NULL) *before = then;
    const bool other = board == NULL || change_is_other(board, told, then), ask = !turned || told->reversed;
    if (other && then != BD_RESULT_NONE && !told->replace && ask)
        return change_refuse_other(round, board, told->result, err);
    if (board != NULL && told->seats == NULL && bd_seats_told(board->seats, board->seat_count) &&
        !told->replace)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_BOARDS_TOLD), board->number, round->number);
    BD_TRY(change_want_board(event, told, &round, &board, err));
    BD_TRY(change_seat(round, board, told, err));
    BD_TRY(change_remember_everywhere(event, told, then, err));
    if (other || turned) {
        change_put_result(board, told);
        BD_TRY(change_put_seats(event, board, told, err));
    }
    if (told->result == BD_RESULT_NONE && round->number == bd_event_last_drawn(event))
        round->state = round->state == BD_ROUND_CLOSED ? BD_ROUND_OPEN : round->state;
    BD_TRY(change_enter_byes(event, round, err));
    bd_event_settle(round);
    return BD_OK;
}

bd_status bd_change_close(bd_event *event, int round, bd_err *err)
{
    bd_event_round *there = bd_event_round_of(event, round);
    if (there == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_ROUND), round);
    if (there->state == BD_ROUND_CLOSED) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_IS_CLOSED), round);
    there->state = BD_ROUND_CLOSED;
    return BD_OK;
}

bd_status bd_change_open(bd_event *event, int round, bd_err *err)
{
    bd_event_round *there = bd_event_round_of(event, round);
    if (there == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_ROUND), round);
    if (there->state != BD_ROUND_CLOSED) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_IS_OPEN), round);
    there->state = BD_ROUND_HELD;
    return BD_OK;
}
