/* Check: what must hold of an event, whatever it was read from. */
#include "event/event.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/cards_words.h"
#include "cards/person.h"
#include "event/event_words.h"

typedef struct check_job {
    const bd_tournament *entered;
    bool *known;   /* by id: is a player */
    int *seen_in;  /* by id: the last round with a place for the player */
    int *board_in; /* by number: the last round with such a board */
} check_job;

static bd_status check_known(const check_job *j, int round, int id, bd_err *err)
{
    if (id >= 1 && j->known[id]) return BD_OK;
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_STRANGER), round, id);
}

/* A player of an imported file may have an entry that contradicts a board; it counts in place of the board.
 */
static bd_status check_place(check_job *j, int round, int id, bool twice_is_wrong, bd_err *err)
{
    BD_TRY(check_known(j, round, id, err));
    if (j->seen_in[id] == round && twice_is_wrong)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_TWO_PLACES), id, round);
    j->seen_in[id] = round;
    return BD_OK;
}

static bool check_sits_for(const check_job *j, int team, int player)
{
    const bd_card *card = bd_tournament_card(j->entered, team);
    return player == 0 || (card != NULL && bd_roster_place(card, player) > 0);
}

/* Who sits at the boards of a match is of the two teams. */
static bd_status check_seats(const check_job *j, int round, const bd_event_board *board, bd_err *err)
{
    const int white = bd_event_white(board), black = bd_event_black(board);
    if (board->seat_count > j->entered->points.boards)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SEATS_LONG), board->number, round, board->seat_count,
                j->entered->points.boards);
    for (int i = 0; i < board->seat_count; i++) {
        const bd_seat *seat = &board->seats[i];
        const bool first = check_sits_for(j, white, seat->first);
        if (!first || !check_sits_for(j, black, seat->second))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SEAT_OF_STRANGER), board->number, round,
                    first ? seat->second : seat->first, first ? black : white);
    }
    return BD_OK;
}

static bd_status check_board(check_job *j, int round, const bd_event_board *board, bd_err *err)
{
    const int white = bd_event_white(board), black = bd_event_black(board);
    if (board->white == board->black || white == black)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_BOARD_OF_ONE), board->number, round, white);
    if (board->number >= 1 && j->board_in[board->number] == round)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_TWO_NUMBERS), round, board->number);
    if (board->number >= 1) j->board_in[board->number] = round;
    BD_TRY(check_known(j, round, board->white, err));
    BD_TRY(check_known(j, round, board->black, err));
    BD_TRY(check_seats(j, round, board, err));
    BD_TRY(check_place(j, round, white, true, err));
    return check_place(j, round, black, true, err);
}

static bd_status check_round(check_job *j, const bd_event_round *round, bd_err *err)
{
    for (size_t i = 0; i < round->board_count; i++)
        BD_TRY(check_board(j, round->number, &round->boards[i], err));
    for (size_t i = 0; i < round->rest_count; i++) {
        const bd_event_rest *rest = &round->rest[i];
        const bool told = rest->kind == BD_REST_TOLD && rest->entry.opponent > 0;
        BD_TRY(check_place(j, round->number, rest->id, !told, err));
    }
    return BD_OK;
}

static bd_status check_players(check_job *j, const bd_tournament *entered, bd_err *err)
{
    for (size_t i = 0; i < entered->card_count; i++) {
        const int id = entered->cards[i].id;
        if (j->known[id]) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_PLAYER_EXISTS), id);
        j->known[id] = true;
    }
    return BD_OK;
}

/* Players of teams have numbers of their own; a team names each once, and no two name the same. */
static bd_status check_members(const bd_event *event, bd_err *err)
{
    const bd_tournament *t = event->entered, *members = t->members;
    bool *known, *named;
    BD_NEW(known, event->arena, BD_ID_MAX + 1, err);
    BD_NEW(named, event->arena, BD_ID_MAX + 1, err);
    for (size_t i = 0; members != NULL && i < members->card_count; i++) {
        const int id = members->cards[i].id;
        if (known[id]) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MEMBER_TWICE), id);
        known[id] = true;
    }
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].person->roster_count; k++) {
            const int id = t->cards[i].person->roster[k];
            if (!known[id]) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_MEMBER), id);
            if (named[id])
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MEMBER_OF_OTHER), id, bd_team_of(t, id)->id);
            named[id] = true;
        }
    return BD_OK;
}

static int check_largest_number(const bd_event *event)
{
    int largest = 0;
    for (size_t i = 0; i < event->round_count; i++) {
        const int highest = bd_event_highest_number(&event->rounds[i]);
        if (highest > largest) largest = highest;
    }
    return largest;
}

bd_status bd_event_check(const bd_event *event, bd_err *err)
{
    check_job j = {.entered = event->entered};
    const bd_arena_mark mark = bd_arena_here(event->arena);
    const int largest = bd_event_largest_id(event);
    BD_NEW(j.known, event->arena, largest + 1, err);
    BD_NEW(j.seen_in, event->arena, largest + 1, err);
    BD_NEW(j.board_in, event->arena, check_largest_number(event) + 1, err);
    bd_status status = check_players(&j, event->entered, err);
    if (status == BD_OK) status = check_members(event, err);
    for (size_t i = 0; status == BD_OK && i < event->round_count; i++)
        status = check_round(&j, &event->rounds[i], err);
    bd_arena_back_to(event->arena, mark);
    return status;
}
