/* Teams: their players, who sits at the boards of a round's matches, and how these ended. */
#ifndef BD_REPORT_PRINT_TEAMS_H
#define BD_REPORT_PRINT_TEAMS_H

#include "cards/match.h"
#include "event/event.h"
#include "report/reply.h"
#include "standings/board_scores.h"

/* The players of that team in their order; NULL: of all teams. */
bd_reply bd_roster_reply(const bd_tournament *tournament, const bd_card *team, bd_arena *arena);

/* Each board of each match of the round; team 0: of all teams. */
bd_reply bd_line_up_reply(const bd_tournament *tournament, const bd_event_round *round, int team,
                          bd_arena *arena);

/* What they scored, board after board. */
bd_reply bd_board_scores_reply(const bd_tournament *tournament, int round, const bd_board_score *scores,
                               size_t count, bd_arena *arena);

/* "2.5-1.5" of a match, as far as its boards are told; "" where nothing is. */
const char *bd_match_score(const bd_event_board *board, char *buffer, size_t size);

#endif
