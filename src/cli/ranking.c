#include "cli/ranking.h"

bd_status bd_cli_ranking(bd_arena *arena, const bd_tournament *tournament, int round,
                         const bd_tiebreak_list *list, bd_standings_report *out, bd_err *err)
{
    bd_ranked *standings = NULL;
    if (list == NULL) {
        bd_tiebreak_list *own;
        BD_NEW(own, arena, 1, err);
        BD_TRY(bd_tiebreaks_of(tournament, own, err));
        list = own;
    }
    BD_TRY(bd_standings(arena, tournament, round, list, &standings, err));
    *out =
        (bd_standings_report){.tournament = tournament, .round = round, .standings = standings, .list = list};
    return BD_OK;
}

bd_status bd_cli_groups(bd_arena *arena, const bd_standings_report *ranking, bd_grouping by, int best,
                        bd_groups_report *out, bd_err *err)
{
    bd_ranked_group *groups = NULL;
    *out = (bd_groups_report){
        .tournament = ranking->tournament, .round = ranking->round, .by = by, .best = best};
    BD_TRY(bd_group_standings(arena, ranking->tournament, ranking->standings, by, best, &groups,
                              &out->group_count, err));
    out->groups = groups;
    return BD_OK;
}

bd_status bd_cli_season(bd_arena *arena, const bd_tournament *tournament, int round, int evening,
                        bd_season_report *out, bd_err *err)
{
    bd_gsrp_row *rows = NULL;
    const int before = round != 0 ? round : bd_standings_round(tournament) + 1;
    BD_TRY(bd_gsrp_table(arena, tournament, before, &rows, err));
    *out = (bd_season_report){.tournament = tournament,
                              .round = before - 1,
                              .evening = evening,
                              .rows = rows,
                              .count = tournament->card_count};
    return BD_OK;
}
