/* The matches of an event of teams, from the cells of their players. */
#include "base/assert.h"
#include "base/ints.h"
#include "cards/card.h"
#include "cards/person.h"
#include "io/input_check.h"
#include "io/trf/trf_teams.h"
#include "io/trf/trf_words.h"

#include <stdio.h>
#include <string.h>

/* Options of the rulebook that the code in record 192 says. */
#define TEAMS_PREFERENCES "preferences"
#define TEAMS_SECOND      "second_score"

/* ---- one round of one team ---- */

typedef struct team_match {
    int opponent; /* index + 1; 0: none */
    int games;    /* half points */
    bool played, open;
    bd_colour colour;
} team_match;

static const bd_trf_team_player *teams_player(const bd_trf_teams *teams, int id)
{
    return id >= 1 && id <= BD_TRF_ID_MAX && teams->player_of[id] > 0
               ? &teams->players[teams->player_of[id] - 1]
               : NULL;
}

static const bd_trf_team_cell *teams_cell(const bd_trf_teams *teams, int id, int round)
{
    const bd_trf_team_player *player = teams_player(teams, id);
    return player != NULL && round <= player->rounds ? &player->cells[round - 1] : NULL;
}

static int teams_worth(const bd_points *points, char result)
{
    switch (result) {
    case '1':
    case 'W':
    case '+': return points->win;
    case '=':
    case 'D': return points->draw;
    case '0':
    case 'L':
    case '-': return points->loss;
    default: return 0;
    }
}

static const bd_trf_line_up *teams_line_up(const bd_trf_teams *teams, int team, int round)
{
    for (size_t i = 0; i < teams->line_up_count; i++)
        if (teams->line_ups[i].team == team && teams->line_ups[i].round == round) return &teams->line_ups[i];
    return NULL;
}

/* The colour of the White team on a board; where 352 does not say it, they alternate. */
static char teams_board_colour(const bd_trf_teams *teams, int board)
{
    const int said = (int)strlen(teams->colours);
    return board < said ? teams->colours[board] : board % 2 == 0 ? 'W' : 'B';
}

/* What the player on this board tells of the team's colour; BD_NO_COLOUR: nothing. */
static bd_colour teams_colour_told(const bd_trf_teams *teams, const bd_trf_team_cell *cell, int board)
{
    if (cell == NULL || cell->opponent == 0 || (cell->colour != 'w' && cell->colour != 'b'))
        return BD_NO_COLOUR;
    return (cell->colour == 'w') == (teams_board_colour(teams, board) == 'W') ? BD_WHITE : BD_BLACK;
}

/* 1.6.1: the colour of board 1, which follows from that of any other board. */
static bd_status teams_find_colour(bd_trf_reader *reader, const bd_trf_team *team, int round, bd_colour *out)
{
    const bd_trf_teams *teams = reader->teams;
    const bd_trf_line_up *up = teams_line_up(teams, team->number, round);
    const int seats = up != NULL ? up->boards : (int)team->player_count;
    int board = 0;
    *out = BD_NO_COLOUR;
    for (int i = 0; i < seats; i++) {
        const bd_trf_team_cell *cell =
            teams_cell(teams, up != NULL ? up->players[i] : team->players[i], round);
        const bool sits = cell != NULL && strchr("- Z", cell->result) == NULL;
        const bd_colour told = up != NULL || sits ? teams_colour_told(teams, cell, board) : BD_NO_COLOUR;
        if (told != BD_NO_COLOUR && *out != BD_NO_COLOUR && told != *out)
            return bd_trf_disagree(reader, team->spot, BD_SAY(TRF_TEAM_TWO_COLOURS), team->number, round);
        if (told != BD_NO_COLOUR) *out = told;
        board += up != NULL || sits;
    }
    return BD_OK;
}

static bd_status teams_find_match(bd_trf_reader *reader, const bd_points *board_points,
                                  const bd_trf_team *team, int round, team_match *out)
{
    const bd_trf_teams *teams = reader->teams;
    *out = (team_match){.opponent = 0};
    for (size_t i = 0; i < team->player_count; i++) {
        const bd_trf_team_cell *cell = teams_cell(teams, team->players[i], round);
        if (cell == NULL) continue;
        out->games += teams_worth(board_points, cell->result);
        if (cell->opponent == 0) continue;
        const bd_trf_team_player *other = teams_player(teams, cell->opponent);
        const int opponent = other != NULL ? other->team : 0;
        if (opponent == 0 || (out->opponent != 0 && out->opponent != opponent))
            return bd_trf_disagree(reader, team->spot, BD_SAY(TRF_TEAM_TWO_OPPONENTS), team->number, round);
        out->opponent = opponent;
        out->played = out->played || strchr("10=WDL", cell->result) != NULL;
        out->open = out->open || cell->result == ' ' || cell->result == '?';
    }
    return out->opponent > 0 ? teams_find_colour(reader, team, round, &out->colour) : BD_OK;
}

/* ---- the rounds ---- */

static const bd_trf_default *teams_default(const bd_trf_teams *teams, int team, int round)
{
    for (size_t i = 0; i < teams->default_count; i++) {
        const bd_trf_default *d = &teams->defaults[i];
        if (d->round == round && (d->white == team || d->black == team)) return d;
    }
    return NULL;
}

static int teams_last_round(const bd_trf_teams *teams)
{
    int last = 0;
    for (size_t i = 0; i < teams->player_count; i++)
        for (int r = last; r < teams->players[i].rounds; r++)
            if (teams->players[i].cells[r].opponent > 0 || teams->players[i].cells[r].result == '+')
                last = r + 1;
    for (size_t i = 0; i < teams->default_count; i++)
        if (teams->defaults[i].round > last) last = teams->defaults[i].round;
    for (int r = last + 1; r <= BD_ROUNDS_MAX; r++)
        if (teams->bye_of[r] > 0) last = r;
    return last;
}

static bd_status teams_add_default(bd_trf_reader *reader, bd_card *card, const bd_trf_default *d, int games)
{
    bd_entry *entry;
    const bool white = d->white == card->id;
    BD_TRY(bd_card_add_entry(reader->tournament, card, d->round, &entry, reader->err));
    entry->kind = BD_FORFEIT;
    entry->opponent = white ? d->black : d->white;
    entry->colour = white ? BD_WHITE : BD_BLACK;
    entry->halves = (white ? d->white_mark : d->black_mark) == '+' ? 2 : 0;
    entry->games = games;
    return BD_OK;
}

/* Who has won is settled when the other team's games are known, too. */
static bd_status teams_add_round(bd_trf_reader *reader, const bd_points *board_points, size_t index,
                                 int round)
{
    const bd_trf_teams *teams = reader->teams;
    bd_tournament *t = reader->tournament;
    bd_card *card = &t->cards[index];
    bd_entry *entry;
    team_match match;
    BD_TRY(teams_find_match(reader, board_points, &teams->teams[index], round, &match));
    const bd_trf_default *d = teams_default(teams, card->id, round);
    if (d != NULL) return teams_add_default(reader, card, d, match.games);
    if (match.opponent == 0 && teams->bye_of[round] != card->id) return BD_OK;
    BD_TRY(bd_card_add_entry(t, card, round, &entry, reader->err));
    if (match.opponent == 0) {
        entry->kind = BD_BYE_PAIRING;
        entry->halves = 2;
        return BD_OK;
    }
    entry->kind = match.played || match.open ? BD_GAME : BD_FORFEIT;
    entry->opponent = teams->teams[match.opponent - 1].number;
    entry->colour = match.colour;
    entry->games = match.games;
    entry->pending = match.open;
    return BD_OK;
}

static void teams_compare_games(bd_tournament *t)
{
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) {
            bd_entry *own = &t->cards[i].history[k];
            const bd_card *opponent = bd_tournament_card(t, own->opponent);
            const bd_entry *other = opponent != NULL ? bd_card_entry(opponent, own->round) : NULL;
            if (own->halves >= 0 || other == NULL || own->pending) continue;
            const bool drawn = own->games == other->games;
            own->halves = own->games > other->games ? 2 : drawn && own->kind == BD_GAME ? 1 : 0;
        }
    for (size_t i = 0; i < t->card_count; i++)
        for (size_t k = 0; k < t->cards[i].history_count; k++) t->cards[i].history[k].pending = false;
}

/* ---- the event ---- */

static bd_status teams_keep_option(bd_trf_reader *reader, const char *key, const char *text)
{
    bd_tournament *t = reader->tournament;
    BD_ROOM(t->options, t->option_count, t->option_capacity, reader->arena, reader->err);
    t->options[t->option_count++] = (bd_setting){.key = key, .text = text};
    return BD_OK;
}

size_t bd_trf_team_options(const bd_tournament *t)
{
    size_t told = 0;
    for (size_t i = 0; i < t->option_count && t->points.boards > 0; i++)
        told +=
            strcmp(t->options[i].key, TEAMS_PREFERENCES) == 0 || strcmp(t->options[i].key, TEAMS_SECOND) == 0;
    return told;
}

const char *bd_trf_team_code(const bd_tournament *t, char *buffer, size_t size)
{
    const char *type = bd_tournament_option(t, TEAMS_PREFERENCES),
               *second = bd_tournament_option(t, TEAMS_SECOND);
    const bool games = t->points.by_games, both = second == NULL || strcmp(second, "true") == 0;
    const char *const types = type == NULL || strcmp(type, "\"A\"") == 0 ? "_TYPEA"
                              : strcmp(type, "\"B\"") == 0               ? "_TYPEB"
                                                                         : "";
    (void)snprintf(buffer, size, "FIDE_TEAM%s%s%s%s", types, games ? "_GP" : "_MP",
                   !both   ? ""
                   : games ? "_MP"
                           : "_GP",
                   t->baku ? "_BAKU" : "");
    return buffer;
}

/* What a code says. */
typedef struct team_code {
    const char *preferences; /* as JSON */
    bool by_games, both;
} team_code;

/* "FIDE_TEAM_TYPEA_MP_GP": nothing behind FIDE_TEAM, or BAKU alone, is that code; else what is not there is
 * not used. */
static bool teams_read_code(const char *line, team_code *out)
{
    const char *code = strncmp(line, "192 ", 4) == 0 ? strstr(line, "_TEAM") : NULL;
    if (code == NULL) return false;
    const char *matches = strstr(code, "_MP"), *games = strstr(code, "_GP");
    const bool plain = matches == NULL && games == NULL && strstr(code, "_TYPE") == NULL;
    out->preferences = plain || strstr(code, "_TYPEA") != NULL ? "\"A\""
                       : strstr(code, "_TYPEB") != NULL        ? "\"B\""
                                                               : "\"none\"";
    out->by_games = games != NULL && (matches == NULL || games < matches);
    out->both = plain || (matches != NULL && games != NULL);
    return true;
}

bool bd_trf_team_code_says(const bd_tournament *t, const char *line)
{
    team_code said;
    const char *type = bd_tournament_option(t, TEAMS_PREFERENCES);
    const char *second = bd_tournament_option(t, TEAMS_SECOND);
    if (!teams_read_code(line, &said)) return false;
    return strcmp(said.preferences, type != NULL ? type : "\"A\"") == 0 &&
           said.by_games == t->points.by_games &&
           said.both == (second == NULL || strcmp(second, "true") == 0);
}

static bd_status teams_take_code(bd_trf_reader *reader, bool *by_games)
{
    const bd_tournament *t = reader->tournament;
    team_code said = {.preferences = NULL};
    *by_games = false;
    for (size_t i = 0; i < t->trf_line_count && said.preferences == NULL; i++)
        (void)teams_read_code(t->trf_lines[i], &said);
    if (said.preferences == NULL) return BD_OK;
    *by_games = said.by_games;
    if (strcmp(said.preferences, "\"A\"") != 0) /* the usual ones are no option */
        BD_TRY(teams_keep_option(reader, TEAMS_PREFERENCES, said.preferences));
    return said.both ? BD_OK : teams_keep_option(reader, TEAMS_SECOND, "false");
}

static int teams_boards(const bd_trf_teams *teams)
{
    int boards = (int)strlen(teams->colours);
    for (size_t i = 0; boards == 0 && i < teams->line_up_count; i++) boards = teams->line_ups[i].boards;
    for (size_t i = 0; i < teams->team_count && strlen(teams->colours) == 0; i++) {
        for (int round = 1; round <= teams_last_round(teams); round++) {
            int seats = 0;
            for (size_t k = 0; k < teams->teams[i].player_count; k++) {
                const bd_trf_team_cell *cell = teams_cell(teams, teams->teams[i].players[k], round);
                seats += cell != NULL && strchr("- Z", cell->result) == NULL;
            }
            if (seats > boards) boards = seats;
        }
    }
    return boards > 0 ? boards : 1;
}

static bd_points teams_points(const bd_trf_teams *teams, const bd_points *board_points, bool by_games)
{
    bd_points p = bd_points_of_matches(teams_boards(teams), by_games);
    p.bye_games = p.boards * board_points->draw;
    if (teams->win > 0) {
        p.win = p.white_win = p.black_win = p.forfeit_win = p.full_bye = teams->win;
        p.draw = p.white_draw = p.black_draw = p.half_bye = p.pairing_bye = teams->draw;
        p.loss = p.white_loss = p.black_loss = p.forfeit_loss = teams->loss;
    }
    if (teams->bye_told) {
        p.pairing_bye = teams->bye_match_points;
        p.bye_games = teams->bye_game_points;
    }
    return p;
}

static bd_status teams_make_cards(bd_trf_reader *reader)
{
    bd_trf_teams *teams = reader->teams;
    bd_tournament *t = reader->tournament;
    for (size_t i = 0; i < teams->team_count; i++) {
        const bd_trf_team *team = &teams->teams[i];
        bd_card *card;
        if (reader->card_of[team->number] != 0)
            return bd_trf_disagree(reader, team->spot, BD_SAY(TRF_TEAM_TWICE), team->number);
        BD_TRY(bd_tournament_add_card(t, team->number, &card, reader->err));
        reader->card_of[team->number] = (int)t->card_count;
        card->name = team->name;
        card->grade = team->strength >= 0 && team->strength <= 9999 ? team->strength : 0;
        card->person->standing = team->rank;
        for (size_t k = 0; k < team->player_count; k++) {
            const int id = team->players[k];
            if (teams_player(teams, id) == NULL || teams_player(teams, id)->team != 0)
                return bd_trf_disagree(reader, team->spot, BD_SAY(TRF_TEAM_ROSTER), team->number, id);
            teams->players[teams->player_of[id] - 1].team = (int)i + 1;
        }
    }
    return BD_OK;
}

/* Byes of rounds that are over are on the card, those of later ones are arranged. */
static bd_status teams_settle_bye(bd_trf_reader *reader, const bd_trf_bye *bye, int last)
{
    bd_card *card = bd_trf_card(reader, bye->id);
    bd_entry *entry;
    if (card == NULL) return bd_trf_disagree(reader, bye->spot, BD_SAY(TRF_BYE_OF_STRANGER), bye->id);
    if (bye->round > last)
        return bd_card_add_bye(reader->tournament, card, bye->round, bye->kind, reader->err);
    if (bd_card_entry(card, bye->round) != NULL)
        return bd_trf_disagree(reader, bye->spot, BD_SAY(TRF_BYE_BUT_PAIRED), bye->id, bye->round);
    BD_TRY(bd_card_add_entry(reader->tournament, card, bye->round, &entry, reader->err));
    entry->kind = bye->kind;
    entry->halves = bye->kind == BD_BYE_FULL ? 2 : bye->kind == BD_BYE_HALF ? 1 : 0;
    return BD_OK;
}

/* Lines 240 of rounds to come are written anew from the cards. */
static void teams_make_place_of_byes(bd_tournament *t, int last)
{
    size_t out = 0;
    bool placed = false;
    for (size_t i = 0; i < t->trf_line_count; i++) {
        const char *line = t->trf_lines[i];
        int64_t round = 0;
        const bool bye = strncmp(line, "240 ", 4) == 0 && strlen(line) > 9;
        size_t from = 6;
        while (bye && from < 8 && line[from] == ' ') from++;
        const bool to_come =
            bye && bd_parse_int(line + from, 9 - from, 1, BD_ROUNDS_MAX, &round) && round > last;
        if (to_come && placed) continue;
        placed = placed || to_come;
        t->trf_lines[out++] = to_come ? "240" : line;
    }
    t->trf_line_count = out;
}

static bd_status teams_check_totals(bd_trf_reader *reader, const bd_trf_team *team, const bd_card *card)
{
    const bd_points *points = &reader->tournament->points;
    int matches = 0, games = 0, to_come = 0;
    for (size_t i = 0; i < card->history_count; i++) {
        matches += bd_entry_match_points(points, &card->history[i]);
        games += bd_entry_game_points(points, &card->history[i]);
        if (card->history[i].halves < 0) return BD_OK;
    }
    for (size_t i = 0; i < card->bye_count; i++) {
        const bd_entry entry = {.kind = card->byes[i].kind};
        to_come += bd_entry_match_points(points, &entry);
    }
    if (!team->totals_given || (team->match_points == matches && team->game_points == games)) return BD_OK;
    if (to_come > 0 && team->match_points == matches + to_come) return BD_OK;
    char said[2][16], told[2][16];
    bd_print_halves(team->match_points, said[0], sizeof said[0]);
    bd_print_halves(team->game_points, said[1], sizeof said[1]);
    bd_print_halves(matches, told[0], sizeof told[0]);
    bd_print_halves(games, told[1], sizeof told[1]);
    return bd_trf_disagree(reader, team->spot, BD_SAY(TRF_TEAM_TOTALS), team->number, said[0], said[1],
                           told[0], told[1]);
}

static void teams_locate(const void *context, int id, int round, const char *list, size_t index, char *place,
                         size_t size)
{
    const bd_trf_reader *reader = context;
    (void)round, (void)index;
    const bool team = list == NULL && id >= 1 && id <= BD_TRF_ID_MAX && reader->card_of[id] != 0;
    const bd_trf_spot spot = team ? reader->teams->teams[reader->card_of[id] - 1].spot : (bd_trf_spot){1, 0};
    bd_place_write(reader->file_name, spot.line, spot.column, place, size);
}

bd_status bd_trf_teams_settle(bd_trf_reader *reader)
{
    bd_tournament *t = reader->tournament;
    const bd_trf_teams *teams = reader->teams;
    const bd_points board_points = t->points;
    const int last = teams_last_round(teams);
    bool by_games = false;
    BD_TRY(teams_take_code(reader, &by_games));
    t->points = teams_points(teams, &board_points, by_games);
    BD_TRY(teams_make_cards(reader));
    for (size_t i = 0; i < t->card_count; i++)
        for (int round = 1; round <= last; round++) BD_TRY(teams_add_round(reader, &board_points, i, round));
    teams_compare_games(t);
    BD_TRY(bd_trf_teams_facts(reader));
    for (size_t i = 0; i < reader->bye_count; i++) BD_TRY(teams_settle_bye(reader, &reader->byes[i], last));
    for (size_t i = 0; i < t->card_count; i++)
        BD_TRY(teams_check_totals(reader, &teams->teams[i], &t->cards[i]));
    teams_make_place_of_byes(t, last);
    const bd_input_places places = {.context = reader, .locate = teams_locate};
    return bd_input_check(&places, t, reader->options, reader->warnings, reader->err);
}
