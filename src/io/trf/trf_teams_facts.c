/* The players of teams and the boards of their matches, from records 001, 300, 310 and 330. What a match came
 * to is told by the cards already; here it is told by whom. Where boards do not come to what the cards say
 * (points of boards that are not 1, 1/2, 0; players of one team who sit against each other's neighbours), the
 * match is left without them, and that is said. */
#include "base/assert.h"
#include "cards/card.h"
#include "cards/match.h"
#include "cards/person.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"

#include <string.h>

static const bd_trf_team_cell *facts_cell(const bd_trf_teams *teams, int id, int round)
{
    const int index = id >= 1 && id <= BD_TRF_ID_MAX ? teams->player_of[id] : 0;
    if (index == 0 || round > teams->players[index - 1].rounds) return NULL;
    return &teams->players[index - 1].cells[round - 1];
}

/* Without a 300 the players with a result sit in the order of their team. */
static bool facts_sits(const bd_trf_team_cell *cell)
{
    return cell != NULL && strchr("- Z?", cell->result) == NULL;
}

/* Who sits where, by board; returns how many boards are told. */
static int facts_line_up(const bd_trf_teams *teams, const bd_trf_team *team, int round, int boards, int *out)
{
    const bd_trf_line_up *told = NULL;
    int seats = 0;
    for (size_t i = 0; i < teams->line_up_count; i++)
        if (teams->line_ups[i].team == team->number && teams->line_ups[i].round == round)
            told = &teams->line_ups[i];
    for (int i = 0; told != NULL && i < told->boards && i < boards; i++) out[seats++] = told->players[i];
    for (size_t i = 0; told == NULL && i < team->player_count && seats < boards; i++)
        if (facts_sits(facts_cell(teams, team->players[i], round))) out[seats++] = team->players[i];
    return seats;
}

/* 1 won, 0 lost, = drawn, + - by default, ' ' not known; a player who is not there has none. */
static char facts_letter(const bd_trf_team_cell *cell)
{
    if (cell == NULL) return '-';
    switch (cell->result) {
    case 'W': return '1';
    case 'L': return '0';
    case 'D': return '=';
    case '?': return ' ';
    default: return cell->result;
    }
}

/* false: the two cells are of no result. */
static bool facts_result(const bd_trf_team_cell *first, const bd_trf_team_cell *second, bd_seat *out)
{
    static const struct {
        char first, second;
        bd_result result;
    } known[] = {
        {'1', '0', BD_WHITE_WINS},       {'0', '1', BD_BLACK_WINS},       {'=', '=', BD_DRAWN},
        {'+', '-', BD_WHITE_BY_DEFAULT}, {'-', '+', BD_BLACK_BY_DEFAULT}, {'-', '-', BD_BOTH_DEFAULT},
        {'0', '0', BD_NIL_NIL},          {'=', '0', BD_HALF_NIL},         {'0', '=', BD_NIL_HALF},
        {' ', ' ', BD_RESULT_NONE}};
    const char one = facts_letter(first), other = facts_letter(second);
    out->unrated = first != NULL && strchr("WDL", first->result) != NULL;
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        out->result = known[i].result;
        if (known[i].first == one && known[i].second == other) return true;
    }
    return false;
}

static bool facts_seat(const bd_trf_teams *teams, int round, bd_seat *seat)
{
    const bd_trf_team_cell *first = facts_cell(teams, seat->first, round);
    const bd_trf_team_cell *second = facts_cell(teams, seat->second, round);
    const int met = first != NULL ? first->opponent : 0, by = second != NULL ? second->opponent : 0;
    if (met != 0 && met != seat->second) return false;
    if (by != 0 && by != seat->first) return false;
    return facts_result(first, second, seat);
}

/* Whether the boards come to what stands on both cards. */
static bool facts_agree(const bd_match *match, const bd_entry *white, const bd_entry *black)
{
    bd_entry first = *white, second = *black;
    int games, others;
    const bd_result result = bd_seats_result(match->seats, match->seat_count, &games, &others);
    bd_result_entries(result, &first, &second);
    if (result == BD_RESULT_NONE) return white->halves < 0;
    return first.kind == white->kind && first.halves == white->halves && second.halves == black->halves &&
           games == white->games && others == black->games;
}

static bd_status facts_match(bd_trf_reader *reader, const bd_card *card, const bd_entry *entry, bd_err *err)
{
    const bd_trf_teams *teams = reader->teams;
    bd_tournament *t = reader->tournament;
    const int boards = t->points.boards, black = entry->opponent;
    const bd_card *other = bd_tournament_card(t, black);
    const bd_entry *theirs = other != NULL ? bd_card_entry(other, entry->round) : NULL;
    int *sits, *opposite;
    bd_seat *seats;
    if (theirs == NULL) return BD_OK;
    BD_NEW(sits, reader->arena, boards, err);
    BD_NEW(opposite, reader->arena, boards, err);
    BD_NEW(seats, reader->arena, boards, err);
    const bd_trf_team *of = &teams->teams[reader->card_of[card->id] - 1];
    const bd_trf_team *against = &teams->teams[reader->card_of[black] - 1];
    (void)facts_line_up(teams, of, entry->round, boards, sits);
    (void)facts_line_up(teams, against, entry->round, boards, opposite);
    bd_match match = {
        .round = entry->round, .white = card->id, .black = black, .seats = seats, .seat_count = boards};
    bool fits = true, any = false;
    for (int i = 0; i < boards; i++) {
        seats[i] = (bd_seat){.first = sits[i], .second = opposite[i]};
        any = any || sits[i] != 0 || opposite[i] != 0;
        fits = facts_seat(teams, entry->round, &seats[i]) && fits;
    }
    if (!any) return BD_OK;
    if (!fits || !facts_agree(&match, entry, theirs)) {
        bd_trf_warn(reader, of->spot, BD_SAY(TRF_TEAM_BOARDS), entry->round, card->id, black);
        return BD_OK;
    }
    ((bd_match *)t->matches)[t->match_count++] = match;
    return BD_OK;
}

static bd_status facts_rosters(bd_trf_reader *reader, bd_err *err)
{
    const bd_trf_teams *teams = reader->teams;
    const bd_tournament *t = reader->tournament;
    for (size_t i = 0; i < t->card_count; i++) {
        bd_person *person = t->cards[i].person;
        BD_NEW(person->roster, reader->arena, teams->teams[i].player_count + 1, err);
        for (size_t k = 0; k < teams->teams[i].player_count; k++) {
            const int id = teams->teams[i].players[k], index = teams->player_of[id];
            if (index > 0 && teams->players[index - 1].team == (int)i + 1 &&
                bd_roster_place(&t->cards[i], id) == 0)
                person->roster[person->roster_count++] = id;
        }
    }
    return BD_OK;
}

static bool facts_alternate(const char *colours)
{
    for (size_t i = 0; colours[i] != '\0'; i++)
        if (colours[i] != (i % 2 == 0 ? 'W' : 'B')) return false;
    return true;
}

bd_status bd_trf_teams_facts(bd_trf_reader *reader)
{
    bd_tournament *t = reader->tournament;
    bd_match *matches;
    size_t most = 1;
    if (!facts_alternate(reader->teams->colours)) t->board_colours = reader->teams->colours;
    BD_TRY(facts_rosters(reader, reader->err));
    for (size_t i = 0; i < t->card_count; i++) most += t->cards[i].history_count;
    BD_NEW(matches, reader->arena, most, reader->err);
    t->matches = matches;
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            const bd_entry *entry = &t->cards[i].history[k];
            if (entry->opponent == 0 || entry->colour != BD_WHITE) continue;
            BD_TRY(facts_match(reader, &t->cards[i], entry, reader->err));
        }
    return BD_OK;
}
