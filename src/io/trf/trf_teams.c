/* The records of an event of teams, line by line. */
#include "io/trf/trf_teams.h"

#include "base/assert.h"
#include "base/ints.h"
#include "base/text.h"
#include "io/trf/trf_layout.h"
#include "io/trf/trf_words.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool teams_begins(const bd_trf_line *line, const char *tag)
{
    return line->length > 3 && memcmp(line->bytes, tag, 3) == 0 &&
           (line->bytes[3] == ' ' || line->bytes[3] == '\t');
}

bd_status bd_trf_is_of_teams(bd_trf_reader *reader, const char *text, size_t length, bool *teams)
{
    bd_trf_rules rules = {.comment = NULL};
    int number = 0;
    for (size_t at = 0; at < length;) {
        const bd_trf_line line = bd_trf_line_next(reader->file_name, ++number, text, length, &at);
        if (line.length <= 3 || teams_begins(&line, "001")) continue;
        const char *kept = bd_arena_copy_bytes(reader->arena, line.bytes, line.length);
        if (kept == NULL) BD_FAIL_MEMORY(reader->err);
        (void)bd_trf_rules_add(&rules, kept);
    }
    *teams = rules.teams && bd_trf_rules_mean(&rules, "team");
    return BD_OK;
}

bool bd_trf_teams_are_told(const bd_tournament *tournament, const char *const *lines, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (bd_trf_rules_is_of_teams(lines[i])) return tournament->points.boards > 0;
    return false;
}

enum { TEAMS_MOST = 999 }; /* 013 numbers its teams as they come, 310 with three figures */

/* A number that need not be there; *out then stays 0. */
static bd_status teams_number(bd_trf_reader *reader, bd_trf_line *line, int first, int last, const char *what,
                              int high, int *out)
{
    const bd_trf_field field = bd_trf_field_at(line, first, last);
    *out = 0;
    return field.length == 0 ? BD_OK : bd_trf_int(line, field, what, 0, high, out, reader->err);
}

static bd_status teams_halves(bd_trf_reader *reader, bd_trf_line *line, int first, int last, int *out)
{
    const bd_trf_field field = bd_trf_field_at(line, first, last);
    return field.length == 0 ? BD_OK
                             : bd_trf_halves(line, field, BD_ENGLISH(TRF_TEAM_POINTS), out, reader->err);
}

/* ---- 001 ---- */

static bd_status teams_read_cell(bd_trf_reader *reader, bd_trf_line *line, int at, bd_trf_team_cell *out)
{
    BD_TRY(
        teams_number(reader, line, at, at + 3, BD_ENGLISH(TRF_THE_OPPONENT), BD_TRF_ID_MAX, &out->opponent));
    out->colour = (char)tolower((unsigned char)bd_trf_char_at(line, at + 5));
    out->result = (char)toupper((unsigned char)bd_trf_char_at(line, at + 7));
    if (strchr("10=WDL+-UFHZ? ", out->result) == NULL)
        BD_TRF_FAIL(line, at + 7, reader->err, BD_SAY(TRF_RESULT_LETTER), (at - 92) / 10 + 1, out->result);
    return BD_OK;
}

static bd_status teams_take_player(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    int id = 0;
    const bd_trf_field field = bd_trf_field_at(line, 5, 8);
    BD_TRY(bd_trf_int(line, field, BD_ENGLISH(TRF_STARTING_NUMBER), 1, BD_TRF_ID_MAX, &id, reader->err));
    if (teams->player_of[id] != 0)
        BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_TEAM_PLAYER_TWICE), id);
    BD_ROOM(teams->players, teams->player_count, teams->player_capacity, reader->arena, reader->err);
    bd_trf_team_player *player = &teams->players[teams->player_count++];
    *player = (bd_trf_team_player){.id = id};
    teams->player_of[id] = (int)teams->player_count;
    bd_card *card = NULL;
    bd_tournament *t = reader->tournament;
    if (t->members == NULL) t->members = bd_tournament_new(reader->arena);
    if (t->members == NULL) BD_FAIL_MEMORY(reader->err);
    BD_TRY(bd_tournament_add_card(t->members, id, &card, reader->err));
    BD_TRY(bd_trf_take_player_fields(reader, line, card));
    while (player->rounds < BD_ROUNDS_MAX && !bd_trf_ends_before(line, 90 + 10 * player->rounds))
        player->rounds++;
    BD_NEW(player->cells, reader->arena, player->rounds, reader->err);
    for (int r = 0; r < player->rounds; r++)
        BD_TRY(teams_read_cell(reader, line, 92 + 10 * r, &player->cells[r]));
    return BD_OK;
}

/* ---- 310, 013 ---- */

/* The ids of four columns each from `at` on. */
static bd_status teams_take_roster(bd_trf_reader *reader, bd_trf_line *line, int at, bd_trf_team *team)
{
    for (; !bd_trf_ends_before(line, at); at += 5) {
        int id;
        BD_TRY(teams_number(reader, line, at, at + 3, BD_ENGLISH(TRF_PLAYERS_NUMBER), BD_TRF_ID_MAX, &id));
        if (id == 0) continue;
        BD_ROOM(team->players, team->player_count, team->player_capacity, reader->arena, reader->err);
        team->players[team->player_count++] = id;
    }
    return BD_OK;
}

static bd_status teams_new(bd_trf_reader *reader, bd_trf_line *line, int first, int last, bd_trf_team **out)
{
    bd_trf_teams *teams = reader->teams;
    const bd_trf_field name = bd_trf_field_at(line, first, last);
    BD_ROOM(teams->teams, teams->team_count, teams->team_capacity, reader->arena, reader->err);
    *out = &teams->teams[teams->team_count++];
    **out = (bd_trf_team){.number = (int)teams->team_count,
                          .name = bd_arena_copy_bytes(reader->arena, name.text, name.length),
                          .spot = {line->number, 5}};
    if ((*out)->name == NULL) BD_FAIL_MEMORY(reader->err);
    return BD_OK;
}

static bd_status teams_take_team(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    bd_trf_team *team = NULL;
    if (teams->old) teams->team_count = 0; /* 310 is stronger than 013 */
    teams->old = false;
    BD_TRY(teams_new(reader, line, 9, 40, &team));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 5, 7), BD_ENGLISH(TRF_TEAM_NUMBER), 1, 999, &team->number,
                      reader->err));
    const bd_trf_field strength = bd_trf_field_at(line, 48, 53);
    if (strength.length > 0) team->strength = atoi(strength.text);
    team->totals_given = bd_trf_field_at(line, 55, 60).length > 0 && bd_trf_field_at(line, 62, 67).length > 0;
    BD_TRY(teams_halves(reader, line, 55, 60, &team->match_points));
    BD_TRY(teams_halves(reader, line, 62, 67, &team->game_points));
    BD_TRY(teams_number(reader, line, 69, 71, BD_ENGLISH(TRF_THE_RANK), 999, &team->rank));
    return teams_take_roster(reader, line, 74, team);
}

static bd_status teams_take_old_team(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    bd_trf_team *team = NULL;
    if (teams->team_count > 0 && !teams->old) return BD_OK;
    if (teams->team_count >= TEAMS_MOST)
        BD_TRF_FAIL(line, 5, reader->err, BD_SAY(TRF_NOT_A_NUMBER), BD_SAY(TRF_TEAM_NUMBER), 4, "1000", 1,
                    TEAMS_MOST);
    teams->old = true;
    BD_TRY(teams_new(reader, line, 5, 36, &team));
    return teams_take_roster(reader, line, 37, team);
}

/* ---- 300, 320, 330, 352, 362, 250 ---- */

static bd_status teams_take_line_up(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    bd_trf_line_up up = {.boards = 0};
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 5, 7), BD_ENGLISH(TRF_THE_ROUNDS), 1, BD_ROUNDS_MAX,
                      &up.round, reader->err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 9, 11), BD_ENGLISH(TRF_TEAM_NUMBER), 1, 999, &up.team,
                      reader->err));
    BD_NEW(up.players, reader->arena, BD_TRF_BOARDS_MAX, reader->err);
    for (int at = 17; !bd_trf_ends_before(line, at) && up.boards < BD_TRF_BOARDS_MAX; at += 5)
        BD_TRY(teams_number(reader, line, at, at + 3, BD_ENGLISH(TRF_PLAYERS_NUMBER), BD_TRF_ID_MAX,
                            &up.players[up.boards++]));
    BD_ROOM(teams->line_ups, teams->line_up_count, teams->line_up_capacity, reader->arena, reader->err);
    teams->line_ups[teams->line_up_count++] = up;
    return BD_OK;
}

static bd_status teams_take_byes(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    teams->bye_told = true;
    BD_TRY(teams_halves(reader, line, 5, 8, &teams->bye_match_points));
    BD_TRY(teams_halves(reader, line, 10, 13, &teams->bye_game_points));
    for (int round = 1; round <= BD_ROUNDS_MAX && !bd_trf_ends_before(line, 11 + 4 * round); round++)
        BD_TRY(teams_number(reader, line, 11 + 4 * round, 13 + 4 * round, BD_ENGLISH(TRF_TEAM_NUMBER), 999,
                            &teams->bye_of[round]));
    return BD_OK;
}

static bd_status teams_take_default(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    bd_trf_default d = {.white_mark = bd_trf_char_at(line, 5), .black_mark = bd_trf_char_at(line, 6)};
    if ((d.white_mark != '+' && d.white_mark != '-') || (d.black_mark != '+' && d.black_mark != '-') ||
        (d.white_mark == '+' && d.black_mark == '+'))
        BD_TRF_FAIL(line, 5, reader->err, BD_SAY(TRF_TEAM_DEFAULT));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 8, 10), BD_ENGLISH(TRF_THE_ROUNDS), 1, BD_ROUNDS_MAX,
                      &d.round, reader->err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 12, 14), BD_ENGLISH(TRF_TEAM_NUMBER), 1, 999, &d.white,
                      reader->err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 16, 18), BD_ENGLISH(TRF_TEAM_NUMBER), 1, 999, &d.black,
                      reader->err));
    BD_ROOM(teams->defaults, teams->default_count, teams->default_capacity, reader->arena, reader->err);
    teams->defaults[teams->default_count++] = d;
    return BD_OK;
}

static bd_status teams_take_colours(bd_trf_reader *reader, bd_trf_line *line)
{
    const bd_trf_field field = bd_trf_rest(line, 4);
    if (field.length == 0 || field.length > BD_TRF_BOARDS_MAX)
        BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_TEAM_COLOURS));
    for (size_t i = 0; i < field.length; i++) {
        const char c = (char)toupper((unsigned char)field.text[i]);
        if (c != 'W' && c != 'B') BD_TRF_FAIL(line, field.column, reader->err, BD_SAY(TRF_TEAM_COLOURS));
        reader->teams->colours[i] = c;
    }
    return BD_OK;
}

/* 362: two letters and their value. It stands in fixed columns, nine on from each other; Sharly Chess has
 * ten, so words are read. */
static bd_status teams_take_points(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_teams *teams = reader->teams;
    int column = 5;
    bd_trf_field word;
    while (bd_trf_word(line, &column, &word)) {
        bd_trf_field points = {.text = word.text + 2, .length = word.length - 2, .column = word.column + 2};
        int *const place = word.length < 2 || word.text[0] != 'T' ? NULL
                           : word.text[1] == 'W'                  ? &teams->win
                           : word.text[1] == 'D'                  ? &teams->draw
                           : word.text[1] == 'L'                  ? &teams->loss
                                                                  : NULL;
        if (place == NULL)
            BD_TRF_FAIL(line, word.column, reader->err, BD_SAY(TRF_TEAM_CODE_362), BD_TRF_SHOWN(word));
        if (points.length == 0 && !bd_trf_word(line, &column, &points))
            points = (bd_trf_field){.column = column};
        BD_TRY(bd_trf_halves(line, points, BD_ENGLISH(TRF_TEAM_POINTS), place, reader->err));
    }
    return BD_OK;
}

/* 250: points of matches in 5-8, of games in 10-13; which of them count follows from the score. */
static bd_status teams_take_acceleration(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_tournament *t = reader->tournament;
    bd_acceleration a = {.halves = 0};
    bd_err *err = reader->err;
    const bool matches = bd_trf_field_at(line, 5, 8).length > 0;
    BD_TRY(teams_halves(reader, line, matches ? 5 : 10, matches ? 8 : 13, &a.halves));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 15, 17), BD_ENGLISH(TRF_FIRST_ROUND), 1, BD_ROUNDS_MAX,
                      &a.first, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 19, 21), BD_ENGLISH(TRF_LAST_ROUND), a.first, BD_ROUNDS_MAX,
                      &a.last, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 23, 26), BD_ENGLISH(TRF_FIRST_NUMBER), 1, BD_TRF_ID_MAX,
                      &a.first_id, err));
    BD_TRY(bd_trf_int(line, bd_trf_field_at(line, 28, 31), BD_ENGLISH(TRF_LAST_NUMBER), a.first_id,
                      BD_TRF_ID_MAX, &a.last_id, err));
    if (a.halves == 0) return BD_OK;
    BD_ROOM(t->accelerations, t->acceleration_count, t->acceleration_capacity, reader->arena, err);
    t->accelerations[t->acceleration_count++] = a;
    return BD_OK;
}

static bd_status teams_pass(bd_trf_reader *reader, bd_trf_line *line)
{
    (void)reader, (void)line;
    return BD_OK;
}

static bd_status teams_warn(bd_trf_reader *reader, bd_trf_line *line)
{
    bd_trf_warn(reader, (bd_trf_spot){line->number, 1}, BD_SAY(TRF_TEAM_NOT_USED), line->bytes);
    return BD_OK;
}

static const struct {
    const char *tag;
    bd_trf_take *take;
} teams_records[] = {
    {"001", teams_take_player},
    {"310", teams_take_team},
    {"013", teams_take_old_team},
    {"300", teams_take_line_up},
    {"320", teams_take_byes},
    {"330", teams_take_default},
    {"352", teams_take_colours},
    {"362", teams_take_points},
    {"162", bd_trf_take_points},
    {"XXS", bd_trf_take_word_points},
    {"BBW", bd_trf_take_letter_points},
    {"BBD", bd_trf_take_letter_points},
    {"BBL", bd_trf_take_letter_points},
    {"BBZ", bd_trf_take_letter_points},
    {"BBF", bd_trf_take_letter_points},
    {"BBU", bd_trf_take_letter_points},
    {"240", bd_trf_take_byes},
    {"250", teams_take_acceleration},
    {"XXA", bd_trf_take_fictitious},
    {"260", bd_trf_take_forbidden},
    {"XXP", bd_trf_take_never},
    {"299", teams_warn},
    {"062", teams_pass},
    {"801", teams_pass},
    {"802", teams_pass},
    {"202", bd_trf_take_tiebreaks},
    {"212", bd_trf_take_tiebreaks},
};

/* A player of whom there is but the number would look like a place of players (trf_layout.h), were it not for
 * a blank at the end. */
static bd_status teams_keep(bd_trf_reader *reader, const bd_trf_line *line)
{
    bd_text text = bd_text_new(reader->arena);
    const char *kept = NULL;
    bd_text_add_bytes(&text, line->bytes, line->length);
    BD_TRY(bd_text_finish(&text, &kept, reader->err));
    if (bd_trf_is_place(kept)) bd_text_add_char(&text, ' ');
    BD_TRY(bd_text_finish(&text, &kept, reader->err));
    return bd_trf_keep(reader, kept, text.length);
}

bd_status bd_trf_teams_take(bd_trf_reader *reader, bd_trf_line *line, bool *taken)
{
    *taken = false;
    if (reader->teams == NULL || line->length < 4) return BD_OK;
    for (size_t i = 0; i < sizeof teams_records / sizeof *teams_records; i++) {
        if (!teams_begins(line, teams_records[i].tag)) continue;
        *taken = true;
        reader->begun = true;
        BD_TRY(teams_records[i].take(reader, line));
        return teams_keep(reader, line);
    }
    return BD_OK;
}
