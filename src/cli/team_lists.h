/* Team lists: an event of teams out of lists of entries: one list of players with a column of teams, or one
 * of teams and one of players. */
#ifndef BD_CLI_TEAM_LISTS_H
#define BD_CLI_TEAM_LISTS_H

#include "lists/list.h"

/* The teams in the order in which they come, each with its players in theirs, numbered beside each other. A
 * team's strength is the average grade of its first `boards` players, where these have one. BD_BAD_INPUT:
 * somebody has no team. */
bd_status bd_teams_of_players(bd_arena *arena, const char *path, const bd_entries *list, int boards,
                              bd_tournament **out, bd_err *err);

/* Players of teams that are there already, found by their names. */
bd_status bd_teams_take_players(bd_arena *arena, const char *path, const bd_entries *list, int boards,
                                bd_tournament *teams, bd_err *err);

/* Numbers the teams by strength, the strongest first; those without any stay last, in their order. */
bd_status bd_teams_number_by_strength(bd_tournament *teams, bd_err *err);

#endif
