#include "event/event.h"

#include "base/assert.h"
#include "cards/cards_words.h"

#include <string.h>

bd_status bd_event_new(bd_arena *arena, bd_tournament *entered, bd_event **out, bd_err *err)
{
    BD_ASSERT(entered != NULL && entered->draw_count == 0);
    BD_NEW(*out, arena, 1, err);
    (*out)->arena = arena;
    (*out)->entered = entered;
    return BD_OK;
}

bd_status bd_event_find_player(const bd_event *event, int id, bd_card **out, bd_err *err)
{
    *out = bd_tournament_card(event->entered, id);
    if (*out == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_NO_SUCH_PLAYER), id);
    return BD_OK;
}

bd_event_round *bd_event_round_of(const bd_event *event, int number)
{
    for (size_t i = event->round_count; i > 0; i--)
        if (event->rounds[i - 1].number == number) return &event->rounds[i - 1];
    return NULL;
}

bd_event_board *bd_event_board_numbered(const bd_event_round *round, int number)
{
    for (size_t i = 0; i < round->board_count; i++)
        if (round->boards[i].number == number) return &round->boards[i];
    return NULL;
}

int bd_event_white(const bd_event_board *board)
{
    return board->sat_white != 0 ? board->sat_white : board->white;
}

int bd_event_black(const bd_event_board *board)
{
    return board->sat_black != 0 ? board->sat_black : board->black;
}

bd_event_board *bd_event_board_of(const bd_event_round *round, int id)
{
    for (size_t i = 0; i < round->board_count; i++)
        if (bd_event_white(&round->boards[i]) == id || bd_event_black(&round->boards[i]) == id)
            return &round->boards[i];
    return NULL;
}

bd_event_rest *bd_event_rest_of(const bd_event_round *round, int id)
{
    for (size_t i = 0; i < round->rest_count; i++)
        if (round->rest[i].id == id) return &round->rest[i];
    return NULL;
}

int bd_event_opponent(const bd_event_board *board, int id)
{
    const int white = bd_event_white(board), black = bd_event_black(board);
    return white == id ? black : black == id ? white : 0;
}

/* A game that only one card tells of is waited for too. */
static bool event_rest_is_open(const bd_event_rest *rest)
{
    return rest->kind == BD_REST_TOLD && rest->entry.kind == BD_GAME && rest->entry.halves < 0;
}

size_t bd_event_missing(const bd_event_round *round)
{
    size_t missing = 0;
    for (size_t i = 0; i < round->board_count; i++) missing += round->boards[i].result == BD_RESULT_NONE;
    for (size_t i = 0; i < round->rest_count; i++) missing += event_rest_is_open(&round->rest[i]);
    return missing;
}

int bd_event_largest_id(const bd_event *event)
{
    int largest = bd_tournament_largest_id(event->entered);
    for (size_t i = 0; i < event->round_count; i++) {
        const bd_event_round *round = &event->rounds[i];
        for (size_t k = 0; k < round->board_count; k++) {
            const bd_event_board *board = &round->boards[k];
            const int ids[] = {board->white, board->black, board->sat_white, board->sat_black};
            for (size_t n = 0; n < sizeof ids / sizeof *ids; n++)
                if (ids[n] > largest) largest = ids[n];
        }
        for (size_t k = 0; k < round->rest_count; k++)
            if (round->rest[k].id > largest) largest = round->rest[k].id;
    }
    return largest;
}

/* Byes may stand in a round long before it is drawn. */
static bool event_is_drawn(const bd_event_round *round)
{
    if (round->published || round->board_count > 0) return true;
    for (size_t i = 0; i < round->rest_count; i++) {
        const bd_entry_kind kind = round->rest[i].entry.kind;
        if (round->rest[i].kind == BD_REST_SITS_OUT) return true;
        if (round->rest[i].kind != BD_REST_TOLD) continue;
        if (kind == BD_GAME || kind == BD_FORFEIT || kind == BD_BYE_PAIRING) return true;
    }
    return false;
}

int bd_event_last_drawn(const bd_event *event)
{
    for (size_t i = event->round_count; i > 0; i--)
        if (event_is_drawn(&event->rounds[i - 1])) return event->rounds[i - 1].number;
    return 0;
}

int bd_event_next_round(const bd_event *event)
{
    if (event->entered->round > 0) return event->entered->round;
    const int last = bd_event_last_drawn(event);
    return last > 0 ? last + 1 : bd_tournament_next_round(event->entered);
}

int bd_event_current_round(const bd_event *event)
{
    if (event->entered->round > 0) return event->entered->round;
    const int next = bd_event_next_round(event);
    const bd_event_round *last = bd_event_round_of(event, next - 1);
    if (last == NULL) return next;
    const bool finished = event->entered->rounds > 0 && next > event->entered->rounds;
    return last->state == BD_ROUND_CLOSED && !finished ? next : last->number;
}

bd_status bd_event_want_round(bd_event *event, int number, bd_event_round **out, bd_err *err)
{
    BD_ASSERT(number >= 1 && number <= BD_ROUNDS_MAX);
    *out = bd_event_round_of(event, number);
    if (*out != NULL) return BD_OK;
    BD_ROOM(event->rounds, event->round_count, event->round_capacity, event->arena, err);
    size_t at = event->round_count++;
    for (; at > 0 && event->rounds[at - 1].number > number; at--) event->rounds[at] = event->rounds[at - 1];
    event->rounds[at] = (bd_event_round){.number = number};
    *out = &event->rounds[at];
    return BD_OK;
}

int bd_event_highest_number(const bd_event_round *round)
{
    int highest = 0;
    for (size_t i = 0; i < round->board_count; i++)
        if (round->boards[i].number > highest) highest = round->boards[i].number;
    return highest;
}

bd_status bd_event_add_board(bd_event *event, bd_event_round *round, int white, int black,
                             bd_event_board **out, bd_err *err)
{
    BD_ASSERT(white != black);
    const int number = bd_event_highest_number(round) + 1;
    BD_ROOM(round->boards, round->board_count, round->board_capacity, event->arena, err);
    *out = &round->boards[round->board_count++];
    **out = (bd_event_board){.number = number, .white = white, .black = black};
    return BD_OK;
}

bd_status bd_event_put_rest(bd_event *event, bd_event_round *round, const bd_event_rest *rest, bd_err *err)
{
    bd_event_rest *there = bd_event_rest_of(round, rest->id);
    if (there == NULL) {
        BD_ROOM(round->rest, round->rest_count, round->rest_capacity, event->arena, err);
        size_t at = round->rest_count++;
        for (; at > 0 && round->rest[at - 1].id > rest->id; at--) round->rest[at] = round->rest[at - 1];
        there = &round->rest[at];
    }
    *there = *rest;
    there->entry.round = round->number;
    return BD_OK;
}

void bd_event_drop_rest(bd_event_round *round, int id)
{
    size_t count = 0;
    for (size_t i = 0; i < round->rest_count; i++)
        if (round->rest[i].id != id) round->rest[count++] = round->rest[i];
    round->rest_count = count;
}

void bd_event_settle(bd_event_round *round)
{
    if (round->state == BD_ROUND_OPEN && bd_event_missing(round) == 0) round->state = BD_ROUND_CLOSED;
}
