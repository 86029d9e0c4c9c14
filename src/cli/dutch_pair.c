/* The option -p: the next round. */
#include "cli/cli_words.h"
#include "cli/dutch.h"

#include "cards/cards_words.h"
#include "cards/open_games.h"
#include "cards/published.h"
#include "certify/best.h"
#include "report/print_draw.h"

#include <stdlib.h>

/* Lots that nobody has drawn yet depend on the cards alone, so that the same call gives the same answer. */
static uint64_t dutch_pair_seed(const bd_tournament *tournament, int round)
{
    char hex[65];
    bd_tournament_digest(tournament, round, hex);
    hex[8] = '\0';
    return strtoull(hex, NULL, 16);
}

/* An empty answer: an older one must never be taken for that of this round. */
static bd_status dutch_pair_none(const bd_dutch *dutch, int round, int *exit_code, bd_err *err)
{
    bd_text nothing = bd_text_new(dutch->context->arena);
    *exit_code = BD_DUTCH_NO_DRAW;
    (void)fprintf(dutch->context->err, BD_SAY(CLI_DUTCH_NO_DRAW), dutch->input, round);
    return bd_dutch_put(dutch, dutch->output, &nothing, err);
}

/* Nobody is there: no board, which is an answer. */
static bd_status dutch_pair_nobody(const bd_dutch *dutch, bd_err *err)
{
    bd_text text = bd_text_new(dutch->context->arena);
    bd_text_add_string(&text, "0\n");
    return bd_dutch_put(dutch, dutch->output, &text, err);
}

static void dutch_pair_tell_lot(bd_dutch *dutch, const bd_round *round)
{
    const bool white = bd_fide_of(round)->initial == BD_WHITE;
    bd_warnings_add(&dutch->warnings, dutch->input, BD_SAY(CLI_DUTCH_LOT),
                    white ? BD_SAY(CLI_DUTCH_WHITE) : BD_SAY(CLI_DUTCH_BLACK), white ? "white1" : "black1");
}

bd_status bd_dutch_pair(bd_dutch *dutch, int *exit_code, bd_err *err)
{
    bd_tournament *tournament;
    bd_best best;
    const bd_solve_options how = {0};
    bd_arena *arena = dutch->context->arena;
    BD_TRY(bd_dutch_read(dutch, &tournament, err));
    const int number = bd_tournament_next_round(tournament);
    if (tournament->rounds == 0) BD_FAIL(err, BD_BAD_INPUT, dutch->input, BD_SAY(CLI_DUTCH_NO_ROUNDS));
    if (number > tournament->rounds)
        BD_FAIL(err, BD_BAD_INPUT, dutch->input, BD_SAY(CLI_DUTCH_FINISHED), number - 1, tournament->rounds);
    if (bd_open_games(tournament, number) > 0)
        BD_FAIL(err, BD_BAD_INPUT, dutch->input,
                BD_SAY_N(CARDS_GAMES_OPEN, bd_open_games(tournament, number)),
                bd_open_games(tournament, number));
    if (!bd_dutch_somebody_is_there(tournament, number)) return dutch_pair_nobody(dutch, err);
    bd_draw_options options = bd_draw_options_none();
    options.seed = dutch_pair_seed(tournament, number);
    BD_TRY(bd_best_draw(arena, tournament, dutch->rules, number, &options, &how, &best, err));
    const bool found = best.certificate.outcome != BD_NO_MATCHING;
    if (dutch->listing) BD_TRY(bd_dutch_list(dutch, best.round, found ? &best.draw : NULL, err));
    if (!found) return dutch_pair_none(dutch, number, exit_code, err);
    if (best.certificate.outcome != BD_BEST)
        BD_FAIL(err, BD_INTERNAL, dutch->input, BD_SAY(CLI_DUTCH_NOT_PROVED), number);
    if (bd_dutch_colour_is_open(tournament)) dutch_pair_tell_lot(dutch, best.round);
    bd_text text = bd_text_new(arena);
    bd_draw_pairs(&best.draw, &text);
    return bd_dutch_put(dutch, dutch->output, &text, err);
}
