/* Ranking: the places of an event, by its tie-breaks or, in a club season, by GSRP. */
#ifndef BD_CLI_RANKING_H
#define BD_CLI_RANKING_H

#include "cli/common.h"
#include "report/print_standings.h"

/* The ranking after `round` by this list; NULL: by the event's own. */
bd_status bd_cli_ranking(bd_arena *arena, const bd_tournament *tournament, int round,
                         const bd_tiebreak_list *list, bd_standings_report *out, bd_err *err);

/* Of it, that of schools or teams, of each of which so many count. */
bd_status bd_cli_groups(bd_arena *arena, const bd_standings_report *ranking, bd_grouping by, int best,
                        bd_groups_report *out, bd_err *err);

/* As the season stands before `round` (0: after the last one). evening: the round whose attendance is shown
 * too, or 0. */
bd_status bd_cli_season(bd_arena *arena, const bd_tournament *tournament, int round, int evening,
                        bd_season_report *out, bd_err *err);

#endif
