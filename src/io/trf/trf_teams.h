/* Events of teams in TRF26: players stand in records 001, teams in 310 (013 in old files). There is no record
 * of a match: it is told by the cells of the players. What is read becomes a tournament whose cards are the
 * teams, numbered as in 310, with their players and the boards of their matches; every line is kept, and
 * written again as it stands where it still tells all of that (trf_write_teams.c; docs/trf.md). */
#ifndef BD_IO_TRF_TRF_TEAMS_H
#define BD_IO_TRF_TRF_TEAMS_H

#include "io/trf/trf_reader.h"

/* One round of a player. */
typedef struct bd_trf_team_cell {
    int opponent;        /* 0: none */
    char colour, result; /* 'w', 'b', '-'; capital; ' ': blank */
} bd_trf_team_cell;

typedef struct bd_trf_team_player {
    int id;
    int team;                /* index + 1; 0: of none */
    bd_trf_team_cell *cells; /* [rounds] */
    int rounds;
} bd_trf_team_player;

typedef struct bd_trf_team {
    int number;
    const char *name;
    int strength, rank;
    bool totals_given;
    int match_points, game_points; /* as the file says */
    bd_trf_spot spot;
    int *players; /* ids, in board order */
    size_t player_count, player_capacity;
} bd_trf_team;

/* 330: a match that was not played. */
typedef struct bd_trf_default {
    int round, white, black;
    char white_mark, black_mark; /* '+' or '-' */
} bd_trf_default;

/* 300: who sat where. */
typedef struct bd_trf_line_up {
    int round, team;
    int *players; /* ids by board; 0: nobody */
    int boards;
} bd_trf_line_up;

enum { BD_TRF_BOARDS_MAX = 99 };

typedef struct bd_trf_teams {
    bd_trf_team *teams;
    size_t team_count, team_capacity;
    bd_trf_team_player *players;
    size_t player_count, player_capacity;
    int player_of[BD_TRF_ID_MAX + 1]; /* index + 1 */
    bd_trf_default *defaults;
    size_t default_count, default_capacity;
    bd_trf_line_up *line_ups;
    size_t line_up_count, line_up_capacity;
    char colours[BD_TRF_BOARDS_MAX + 1]; /* 352: of the White team; "": not said */
    int win, draw, loss;                 /* 362 */
    bool bye_told;                       /* 320 */
    int bye_match_points, bye_game_points;
    int bye_of[BD_ROUNDS_MAX + 1]; /* number of the team */
    bool old;                      /* 013 without 310 */
} bd_trf_teams;

/* Whether the text is about an event of teams. */
bd_status bd_trf_is_of_teams(bd_trf_reader *reader, const char *text, size_t length, bool *teams);

/* Reads a line that means something else there than in other events; *taken says whether it is one. */
bd_status bd_trf_teams_take(bd_trf_reader *reader, bd_trf_line *line, bool *taken);

/* After the last line: the matches. */
bd_status bd_trf_teams_settle(bd_trf_reader *reader);

/* The players, and who sat at which board. */
bd_status bd_trf_teams_facts(bd_trf_reader *reader);

/* Matches without their boards: results, which TRF26 has no place for, and wins by default, for which the
 * first players of the roster are written. */
typedef struct bd_trf_teams_untold {
    size_t results, defaults;
} bd_trf_teams_untold;

/* The lines that tell of the players, the teams and their matches, in the place of those kept, which they are
 * where these tell the same. Other events: the lines kept. */
bd_status bd_trf_teams_lines(bd_arena *arena, const bd_tournament *tournament, const char ***lines,
                             size_t *count, bd_trf_teams_untold *untold, bd_err *err);

/* Whether the lines tell of teams. */
bool bd_trf_teams_are_told(const bd_tournament *tournament, const char *const *lines, size_t count);

/* Whether a line 192 says the options of the event. */
bool bd_trf_team_code_says(const bd_tournament *tournament, const char *line);

/* How many options of the event the code in record 192 says. */
size_t bd_trf_team_options(const bd_tournament *tournament);

/* The code for these rules of teams, "FIDE_TEAM_TYPEA_MP_GP", into buffer[size]; returns buffer. */
const char *bd_trf_team_code(const bd_tournament *tournament, char *buffer, size_t size);

#endif
