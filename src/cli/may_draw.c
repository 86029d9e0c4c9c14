#include "cli/may_draw.h"

#include "base/assert.h"
#include "cards/cards_words.h"
#include "cards/open_games.h"
#include "cards/published.h"

static void may_draw_add_game(bd_text *text, const bd_tournament *tournament, const bd_open_game *game)
{
    const char *white = bd_cli_who(tournament, game->white);
    const char *black = bd_cli_who(tournament, game->black);
    if (text->length > 0) bd_text_add_string(text, ", ");
    if (game->board > 0)
        bd_text_add(text, BD_SAY(CLI_DRAW_OPEN_BOARD), game->round, game->board, game->white, white,
                    game->black, black);
    else
        bd_text_add(text, BD_SAY(CLI_DRAW_OPEN_GAME), game->round, game->white, white, game->black, black);
}

static bd_status may_draw_refuse_open(bd_context *context, const bd_tournament *tournament, int round,
                                      bd_err *err)
{
    enum { NAMED_MOST = 6 };
    bd_open_game *games = NULL;
    size_t count = 0;
    bd_text text = bd_text_new(context->arena);
    const char *list = "";
    BD_TRY(bd_open_games_list(context->arena, tournament, round, &games, &count, err));
    BD_ASSERT(count > 0);
    for (size_t i = 0; i < count && i < NAMED_MOST; i++) may_draw_add_game(&text, tournament, &games[i]);
    if (count > NAMED_MOST) bd_text_add(&text, BD_SAY(CLI_DRAW_OPEN_MORE), count - NAMED_MOST);
    BD_TRY(bd_text_finish(&text, &list, err));
    BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY_N(CLI_DRAW_OPEN, count), count, list);
}

/* Last week's list never decides in silence. */
static void may_draw_tell_present(bd_context *context, const bd_tournament *tournament, int round)
{
    if (tournament->present == NULL) return;
    if (!bd_tournament_lists_present(tournament, round))
        bd_warn(context, BD_SAY(CLI_DRAW_PRESENT_OLD), tournament->present_round, round);
    else if (tournament->present_round == 0 && bd_tournament_last_round(tournament) > 0)
        bd_warn(context, BD_SAY(CLI_DRAW_PRESENT_UNDATED), round);
}

bd_status bd_cli_may_draw(bd_context *context, const bd_draw_request *asked, const bd_tournament *tournament,
                          int round, bd_err *err)
{
    const size_t open = bd_open_games(tournament, round);
    const int next = bd_tournament_next_round(tournament);
    if (round > next) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CARDS_ROUND_NOT_NEXT), round, next);
    if (tournament->rounds > 0 && round > tournament->rounds && !asked->extra)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(CLI_DRAW_NO_ROUND), round, tournament->rounds, round);
    may_draw_tell_present(context, tournament, round);
    if (open == 0) return BD_OK;
    if (!asked->without_results) return may_draw_refuse_open(context, tournament, round, err);
    bd_warn(context, BD_SAY_N(CLI_DRAW_OPEN_GAMES, open), open);
    return BD_OK;
}
