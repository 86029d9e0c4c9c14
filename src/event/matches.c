/* Matches of teams: who sits at their boards, and how these ended (event/change.h). What a match came to is
 * never told beside the results of its boards: it is added up from them. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/person.h"
#include "event/change.h"
#include "event/event_words.h"

#include <string.h>

void bd_event_add_up(bd_event_board *board)
{
    if (!bd_seats_told(board->seats, board->seat_count)) return;
    board->result =
        bd_seats_result(board->seats, board->seat_count, &board->white_games, &board->black_games);
}

static bd_status match_find(const bd_event *event, int number, int team, bd_event_round **round,
                            bd_event_board **board, bd_err *err)
{
    *round = bd_event_round_of(event, number);
    if (event->entered->points.boards == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_MATCHES));
    if (*round == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_ROUND), number);
    *board = bd_event_board_of(*round, team);
    if (*board == NULL) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_MATCH_OF), team, number);
    return BD_OK;
}

static int *match_player(bd_seat *seat, bool first) { return first ? &seat->first : &seat->second; }

static bool match_has_line_up(const bd_event_board *board, bool first)
{
    for (int i = 0; i < board->seat_count; i++)
        if (*match_player(&board->seats[i], first) != 0) return true;
    return false;
}

/* A copy of the seats, with as many boards as a match has. */
static bd_status match_copy_seats(const bd_event *event, const bd_event_board *board, bd_seat **out,
                                  bd_err *err)
{
    const int boards = event->entered->points.boards;
    BD_NEW(*out, event->arena, boards, err);
    for (int i = 0; i < boards && i < board->seat_count; i++) (*out)[i] = board->seats[i];
    return BD_OK;
}

/* ---- Line-ups ---- */

static bd_status match_check_line_up(const bd_event *event, const bd_card *team, const int *players,
                                     int count, bd_err *err)
{
    const int boards = event->entered->points.boards;
    if (count > boards) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_LINE_UP_LONG), count, boards);
    for (int i = 0; i < count; i++) {
        if (players[i] != 0 && bd_roster_place(team, players[i]) == 0)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NOT_OF_TEAM), players[i], team->id);
        for (int k = 0; k < i && players[i] != 0; k++)
            if (players[k] == players[i])
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SITS_TWICE), players[i], k + 1, i + 1);
    }
    return BD_OK;
}

/* Whether a player of each side that the result says to have come sits there. */
static bool match_seat_fits(const bd_seat *seat)
{
    bd_entry first = {.round = 0}, second = {.round = 0};
    if (seat->result == BD_RESULT_NONE) return true;
    bd_result_entries(seat->result, &first, &second);
    if (first.kind == BD_GAME) return seat->first != 0 && seat->second != 0;
    return (first.halves == 0 || seat->first != 0) && (second.halves == 0 || seat->second != 0);
}

bd_status bd_change_line_up(bd_event *event, const bd_told_line_up *told, bd_err *err)
{
    bd_event_round *round = NULL;
    bd_event_board *board = NULL;
    bd_card *team = NULL;
    bd_seat *seats = NULL;
    BD_TRY(bd_event_find_player(event, told->team, &team, err));
    BD_TRY(match_find(event, told->round, told->team, &round, &board, err));
    BD_TRY(match_check_line_up(event, team, told->players, told->count, err));
    BD_TRY(match_copy_seats(event, board, &seats, err));
    const bool first = bd_event_white(board) == told->team;
    for (int i = 0; i < event->entered->points.boards; i++) {
        int *player = match_player(&seats[i], first);
        const int now = i < told->count ? told->players[i] : 0;
        if (*player != now && seats[i].result != BD_RESULT_NONE && !told->replace)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_LINE_UP_PLAYED), i + 1, told->team, told->round,
                    bd_result_name(seats[i].result));
        *player = now;
        if (!match_seat_fits(&seats[i]))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_EMPTY_SEAT), i + 1, board->number, told->round,
                    bd_result_name(seats[i].result));
    }
    board->seats = seats;
    board->seat_count = event->entered->points.boards;
    return BD_OK;
}

/* ---- Results ---- */

/* A team that has not told its line-up has the first players of its roster. */
static bd_status match_usual_line_up(const bd_event *event, const bd_event_board *board, bool first,
                                     bd_seat *seats, bool *usual, bd_err *err)
{
    bd_card *team = NULL;
    *usual = !match_has_line_up(board, first);
    if (!*usual) return BD_OK;
    BD_TRY(bd_event_find_player(event, first ? bd_event_white(board) : bd_event_black(board), &team, err));
    if (team->person->roster_count == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_ROSTER), team->id);
    const int boards = event->entered->points.boards, players = (int)team->person->roster_count;
    for (int i = 0; i < boards; i++)
        *match_player(&seats[i], first) = i < players ? team->person->roster[i] : 0;
    return BD_OK;
}

/* Results of boards beside each other, or of one; those not told stay. */
static bd_status match_take_results(const bd_told_boards *told, const bd_event_board *board, bd_seat *seats,
                                    int boards, bd_err *err)
{
    const int from = told->seat > 0 ? told->seat - 1 : 0;
    if (told->seat > boards || (told->seat == 0 && told->count != boards))
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_BOARDS_COUNT), boards,
                told->seat > 0 ? told->seat : told->count);
    for (int i = 0; i < told->count; i++) {
        bd_seat *seat = &seats[from + i];
        if (seat->result != BD_RESULT_NONE && seat->result != told->results[i] && !told->replace)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SEAT_TOLD), from + i + 1, board->number,
                    told->round, bd_result_name(seat->result), bd_result_name(told->results[i]));
        if (seat->result != told->results[i]) seat->unrated = false;
        seat->result = told->results[i];
        if (!match_seat_fits(seat))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_EMPTY_SEAT), from + i + 1, board->number,
                    told->round, bd_result_name(seat->result));
    }
    return BD_OK;
}

bd_status bd_change_boards(bd_event *event, bd_told_boards *told, bd_result *before, bd_err *err)
{
    bd_event_round *round = NULL;
    bd_event_board *board = NULL;
    bd_seat *seats = NULL;
    BD_ASSERT(told->count == 1 || told->seat == 0);
    BD_TRY(match_find(event, told->round, told->white, &round, &board, err));
    BD_TRY(match_copy_seats(event, board, &seats, err));
    BD_TRY(match_usual_line_up(event, board, true, seats, &told->usual_white, err));
    BD_TRY(match_usual_line_up(event, board, false, seats, &told->usual_black, err));
    const bool told_before = bd_seats_told(board->seats, board->seat_count);
    if (!told_before && board->result != BD_RESULT_NONE && !told->replace)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MATCH_TOLD), board->number, told->round,
                bd_result_name(board->result));
    BD_TRY(match_take_results(told, board, seats, event->entered->points.boards, err));
    const bd_told_result whole = {.round = told->round,
                                  .white = bd_event_white(board),
                                  .black = bd_event_black(board),
                                  .seats = seats,
                                  .replace = true,
                                  .by = told->by,
                                  .at = told->at};
    return bd_change_result(event, &whole, before, err);
}

/* ---- Rosters ---- */

static bd_status roster_check(const bd_event *event, const bd_card *team, const int *players, size_t count,
                              bd_err *err)
{
    for (size_t i = 0; i < count; i++) {
        const bd_tournament *members = event->entered->members;
        if (members == NULL || bd_tournament_card(members, players[i]) == NULL)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_MEMBER), players[i]);
        const bd_card *other = bd_team_of(event->entered, players[i]);
        if (other != NULL && other != team)
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MEMBER_OF_OTHER), players[i], other->id);
        for (size_t k = 0; k < i; k++)
            if (players[k] == players[i])
                BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_SITS_TWICE), players[i], (int)k + 1,
                        (int)i + 1);
    }
    return BD_OK;
}

/* The first match in which a player sat; false: none. */
static bool roster_has_sat(const bd_event *event, int player, int *round)
{
    for (size_t r = 0; r < event->round_count; r++)
        for (size_t b = 0; b < event->rounds[r].board_count; b++) {
            const bd_event_board *board = &event->rounds[r].boards[b];
            for (int i = 0; i < board->seat_count; i++) {
                *round = event->rounds[r].number;
                if (board->seats[i].first == player || board->seats[i].second == player) return true;
            }
        }
    return false;
}

bd_status bd_change_roster(bd_event *event, int team, const int *players, size_t count, bd_err *err)
{
    bd_card *card = NULL;
    int round = 0;
    BD_TRY(bd_event_find_player(event, team, &card, err));
    BD_TRY(roster_check(event, card, players, count, err));
    for (size_t i = 0; i < card->person->roster_count; i++) {
        bool stays = false;
        for (size_t k = 0; k < count; k++) stays = stays || players[k] == card->person->roster[i];
        if (!stays && roster_has_sat(event, card->person->roster[i], &round))
            BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_MEMBER_HAS_SAT), card->person->roster[i], round,
                    team);
    }
    int *roster;
    BD_NEW(roster, event->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) roster[i] = players[i];
    card->person->roster = roster;
    card->person->roster_count = count;
    return BD_OK;
}

bd_status bd_change_enter_member(bd_event *event, int team, const char *name, bd_card **out, bd_err *err)
{
    bd_card *card = NULL;
    bd_tournament *t = event->entered;
    BD_TRY(bd_event_find_player(event, team, &card, err));
    if (t->points.boards == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(EVENT_NO_MATCHES));
    if (t->members == NULL) t->members = bd_tournament_new(event->arena);
    if (t->members == NULL) BD_FAIL_MEMORY(err);
    BD_TRY(bd_tournament_add_card(t->members, bd_tournament_largest_id(t->members) + 1, out, err));
    (*out)->name = bd_arena_copy_text(event->arena, name);
    if ((*out)->name == NULL) BD_FAIL_MEMORY(err);
    int *roster;
    const size_t count = card->person->roster_count;
    BD_NEW(roster, event->arena, count + 1, err);
    for (size_t i = 0; i < count; i++) roster[i] = card->person->roster[i];
    roster[count] = (*out)->id;
    card->person->roster = roster;
    card->person->roster_count = count + 1;
    return BD_OK;
}
