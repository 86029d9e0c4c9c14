#include "cli/season_table.h"

bd_status bd_cli_season(bd_arena *arena, const bd_tournament *tournament, int round, int evening,
                        bd_season_report *out, bd_err *err)
{
    bd_gsrp_row *rows = NULL;
    const int before = round != 0 ? round : bd_tournament_last_round(tournament) + 1;
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
    bd_text text = bd_text_new(context->arena);
    switch (format) {
    case BD_OUT_TEXT: bd_season_text(report, &context->terminal, &text); break;
    case BD_OUT_JSON: bd_season_json(report, &text); break;
    case BD_OUT_CSV: bd_season_csv(report, &text); break;
    }
    return bd_cli_print(context, &text, err);
}
