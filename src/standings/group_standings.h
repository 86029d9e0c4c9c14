/* Group standings: schools, or teams, by the sum of their best players' scores. Ties are broken by the next
 * player of each, then by the one after; groups equal in all share a place. Fillers belong to no group, nor
 * does who has none. */
#ifndef BD_STANDINGS_GROUP_STANDINGS_H
#define BD_STANDINGS_GROUP_STANDINGS_H

#include "standings/standings.h"

typedef enum bd_grouping { BD_BY_SCHOOL, BD_BY_TEAM } bd_grouping;

typedef struct bd_ranked_group {
    const char *name;
    int place;                       /* from 1 */
    int total;                       /* half points of the best */
    const bd_ranked *const *players; /* in the order of the standings, which is by score first */
    size_t player_count;
} bd_ranked_group;

/* The groups of standings (bd_standings), the first first. `best` is how many players count. */
bd_status bd_group_standings(bd_arena *arena, const bd_tournament *tournament, const bd_ranked *standings,
                             bd_grouping by, int best, bd_ranked_group **out, size_t *count, bd_err *err);

#endif
