#include "cli/season_table.h"

#include "standings/standings.h"

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

bd_status bd_cli_print_season(bd_context *context, const bd_season_report *report, bd_output format,
                              bd_err *err)
{
    const bd_reply reply = bd_season_reply(report, context->arena);
    return bd_cli_print_reply(context, &reply, format, err);
}
