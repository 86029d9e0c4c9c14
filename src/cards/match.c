#include "cards/match.h"

#include "cards/card.h"
#include "cards/person.h"

#include <string.h>

bool bd_seats_told(const bd_seat *seats, int count)
{
    for (int i = 0; i < count; i++)
        if (seats[i].result != BD_RESULT_NONE) return true;
    return false;
}

bd_result bd_seats_result(const bd_seat *seats, int count, int *first, int *second)
{
    bool open = false, played = false;
    *first = *second = 0;
    for (int i = 0; i < count; i++) {
        bd_entry one = {.round = 0}, other = {.round = 0};
        open = open || seats[i].result == BD_RESULT_NONE;
        bd_result_entries(seats[i].result, &one, &other);
        if (one.halves > 0) *first += one.halves;
        if (other.halves > 0) *second += other.halves;
        played = played || one.kind == BD_GAME;
    }
    if (open || count == 0) return BD_RESULT_NONE;
    if (*first == *second) return played ? BD_DRAWN : BD_BOTH_DEFAULT;
    if (*first > *second) return played ? BD_WHITE_WINS : BD_WHITE_BY_DEFAULT;
    return played ? BD_BLACK_WINS : BD_BLACK_BY_DEFAULT;
}

void bd_seats_turn(bd_seat *seats, int count)
{
    for (int i = 0; i < count; i++)
        seats[i] =
            (bd_seat){seats[i].second, seats[i].first, bd_result_turned(seats[i].result), seats[i].unrated};
}

bool bd_seat_first_is_white(const bd_tournament *tournament, int board)
{
    const char *said = tournament->board_colours;
    if (said != NULL && board < (int)strlen(said)) return said[board] == 'W';
    return board % 2 == 0;
}

int bd_roster_place(const bd_card *team, int player)
{
    const bd_person *person = team->person;
    for (size_t i = 0; i < person->roster_count; i++)
        if (person->roster[i] == player) return (int)i + 1;
    return 0;
}

bd_card *bd_team_of(const bd_tournament *tournament, int player)
{
    for (size_t i = 0; i < tournament->card_count; i++)
        if (bd_roster_place(&tournament->cards[i], player) > 0) return &tournament->cards[i];
    return NULL;
}

const bd_match *bd_match_of(const bd_tournament *tournament, int round, int team)
{
    for (size_t i = 0; i < tournament->match_count; i++) {
        const bd_match *match = &tournament->matches[i];
        if (match->round == round && (match->white == team || match->black == team)) return match;
    }
    return NULL;
}
