#include "report/print_teams.h"

#include "base/ints.h"
#include "cards/card.h"
#include "cards/person.h"
#include "report/labels.h"
#include "report/report_words.h"

#include <stdio.h>

typedef struct roster_row {
    const bd_card *team, *card;
    const bd_person *person;
    int place;
} roster_row;

static const bd_member roster_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_TEAM_NUMBER), "team", BD_VIA(INT, int, roster_row, team, bd_card, id),
     BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_TEAM), "team_name", BD_OF_PLAYER(roster_row, team), BD_SHOW_ALL, 8},
    {BD_ENGLISH(REPORT_COLUMN_PLACE_OF_TEAM), "place", BD_OF_INT(roster_row, place), BD_SHOW_ALL, 0},
    {"", "id", BD_OF_CARD(INT, int, roster_row, id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(roster_row, card), BD_SHOW_ALL, 12},
    {BD_ENGLISH(REPORT_COLUMN_TITLE), "title", BD_OF_CARD(TEXT, const char *, roster_row, title), BD_SHOW_ALL,
     0},
    {BD_ENGLISH(REPORT_COLUMN_GRADE), "grade", BD_OF_CARD(ID, int, roster_row, grade), BD_SHOW_ALL, 0},
};

static void roster_add(bd_rows *rows, const bd_tournament *t, const bd_card *team)
{
    for (size_t i = 0; i < team->person->roster_count; i++) {
        const bd_card *card =
            t->members != NULL ? bd_tournament_card(t->members, team->person->roster[i]) : NULL;
        const roster_row row = {.team = team, .card = card, .person = team->person, .place = (int)i + 1};
        if (card != NULL) bd_rows_add(rows, &row);
    }
}

bd_reply bd_roster_reply(const bd_tournament *tournament, const bd_card *team, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "roster/1");
    bd_rows rows = BD_ROWS(arena, roster_row, roster_members);
    for (size_t i = 0; i < tournament->card_count; i++)
        if (team == NULL || team == &tournament->cards[i])
            roster_add(&rows, tournament, &tournament->cards[i]);
    bd_reply_rows(&reply, "players", &rows);
    return reply;
}

/* ---- The boards of matches ---- */

typedef struct line_up_row {
    int match, board;
    const bd_card *first_team, *second_team;
    const char *first, *second; /* NULL: nobody, or not told */
    bd_colour colour;
    const char *result;
} line_up_row;

static const bd_member line_up_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_MATCH), "match", BD_OF_INT(line_up_row, match), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_OF_INT(line_up_row, board), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_TEAM), "team", BD_OF_PLAYER(line_up_row, first_team), BD_SHOW_ALL, 8},
    {BD_ENGLISH(REPORT_COLUMN_PLAYER), "player", BD_OF_TEXT(line_up_row, first), BD_SHOW_ALL, 10},
    {BD_ENGLISH(REPORT_COLUMN_COLOUR), "colour", BD_OF_COLOUR(line_up_row, colour), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_RESULT), "result", BD_OF_TEXT(line_up_row, result), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_OPPONENT), "opponent", BD_OF_TEXT(line_up_row, second), BD_SHOW_ALL, 10},
    {BD_ENGLISH(REPORT_COLUMN_TEAM), "opponents_team", BD_OF_PLAYER(line_up_row, second_team), BD_SHOW_ALL,
     8},
};

const char *bd_match_score(const bd_event_board *board, char *buffer, size_t size)
{
    char white[16], black[16];
    buffer[0] = '\0';
    int first = board->white_games, second = board->black_games;
    if (bd_seats_told(board->seats, board->seat_count))
        (void)bd_seats_result(board->seats, board->seat_count, &first, &second);
    else if (board->result == BD_RESULT_NONE)
        return buffer;
    (void)snprintf(buffer, size, "%s-%s", bd_print_halves(first, white, sizeof white),
                   bd_print_halves(second, black, sizeof black));
    return buffer;
}

static const char *seat_player(const bd_tournament *t, int id)
{
    const bd_card *card = id > 0 && t->members != NULL ? bd_tournament_card(t->members, id) : NULL;
    return card != NULL ? bd_name_of(card) : NULL;
}

static void seat_rows_add(bd_rows *rows, const bd_tournament *t, const bd_event_board *board)
{
    for (int i = 0; i < t->points.boards; i++) {
        const bd_seat none = {.result = BD_RESULT_NONE};
        const bd_seat *seat = i < board->seat_count ? &board->seats[i] : &none;
        const line_up_row row = {.match = board->number,
                                 .board = i + 1,
                                 .first_team = bd_tournament_card(t, bd_event_white(board)),
                                 .second_team = bd_tournament_card(t, bd_event_black(board)),
                                 .first = seat_player(t, seat->first),
                                 .second = seat_player(t, seat->second),
                                 .colour = bd_seat_first_is_white(t, i) ? BD_WHITE : BD_BLACK,
                                 .result =
                                     seat->result != BD_RESULT_NONE ? bd_result_name(seat->result) : NULL};
        bd_rows_add(rows, &row);
    }
}

bd_reply bd_line_up_reply(const bd_tournament *tournament, const bd_event_round *round, int team,
                          bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "line-up/1");
    bd_rows rows = BD_ROWS(arena, line_up_row, line_up_members);
    bd_reply_int(&reply, "round", round->number);
    for (size_t i = 0; i < round->board_count; i++) {
        const bd_event_board *board = &round->boards[i];
        if (team == 0 || bd_event_white(board) == team || bd_event_black(board) == team)
            seat_rows_add(&rows, tournament, board);
    }
    bd_reply_rows(&reply, "boards", &rows);
    return reply;
}

/* ---- What players scored ---- */

static const bd_member board_score_members[] = {
    {BD_ENGLISH(REPORT_COLUMN_BOARD), "board", BD_OF_ID(bd_board_score, board), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLACE), "place", BD_OF_INT(bd_board_score, place), BD_SHOW_ALL, 0},
    {"", "id", BD_VIA(INT, int, bd_board_score, player, bd_card, id), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_PLAYER), "name", BD_OF_PLAYER(bd_board_score, player), BD_SHOW_ALL, 12},
    {BD_ENGLISH(REPORT_COLUMN_TEAM), "team", BD_OF_PLAYER(bd_board_score, team), BD_SHOW_ALL, 8},
    {BD_ENGLISH(REPORT_COLUMN_POINTS), "points", BD_OF_HALVES(bd_board_score, halves), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_GAMES), "games", BD_OF_INT(bd_board_score, games), BD_SHOW_ALL, 0},
    {"%", "percent", BD_OF_INT(bd_board_score, percent), BD_SHOW_ALL, 0},
    {BD_ENGLISH(REPORT_COLUMN_OPPOSITION), "opposition", BD_OF_ID(bd_board_score, opposition), BD_SHOW_ALL,
     0},
};

bd_reply bd_board_scores_reply(const bd_tournament *tournament, int round, const bd_board_score *scores,
                               size_t count, bd_arena *arena)
{
    bd_reply reply = bd_reply_new(arena, "board-scores/1");
    bd_rows rows = BD_ROWS(arena, bd_board_score, board_score_members);
    bd_reply_heading(&reply, tournament, round, true);
    bd_reply_int(&reply, "after_round", round);
    for (size_t i = 0; i < count; i++) bd_rows_add(&rows, &scores[i]);
    bd_reply_rows(&reply, "players", &rows);
    return reply;
}
