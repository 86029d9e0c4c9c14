/* What article 1 says of a player before the round: average rating of opponents, upfloats. */
#include "cards/card.h"
#include "cards/conversion.h"
#include "rulebook/dubov/dubov.h"
#include "rulebook/dubov/dubov_words.h"

static const bd_colour_articles judge_articles = {.by_number = "FIDE C.04.4.1 5.2.1",
                                                  .both_due = "FIDE C.04.4.1 5.2.2",
                                                  .by_strength = "FIDE C.04.4.1 5.2.3",
                                                  .last_apart = "FIDE C.04.4.1 5.2.4",
                                                  .by_rank = "FIDE C.04.4.1 5.2.5"};

/* 1.1: everybody has one. */
static bd_status judge_rating(const bd_tournament *tournament, const bd_card *card, int *rating, bd_err *err)
{
    const int own = bd_card_grade(tournament, card).value;
    *rating = own > 0 ? own : card->rating;
    if (*rating <= 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(DUBOV_RATING), card->id);
    return BD_OK;
}

/* 1.7: rounded to the nearest number, the higher one of two; 0: no game yet. */
static bd_status judge_aro(const bd_round *round, const bd_card *card, int *aro, bd_err *err)
{
    int64_t sum = 0, games = 0;
    for (size_t i = 0; i < card->history_count; i++) {
        const bd_entry *entry = &card->history[i];
        if (entry->round >= round->number || !bd_entry_is_game(entry) || entry->opponent <= 0) continue;
        const bd_card *opponent = bd_tournament_card(round->tournament, entry->opponent);
        int rating;
        if (opponent == NULL) continue;
        BD_TRY(judge_rating(round->tournament, opponent, &rating, err));
        sum += rating;
        games++;
    }
    *aro = games == 0 ? 0 : (int)((2 * sum + games) / (2 * games));
    return BD_OK;
}

/* A played game against somebody who then had a higher score. */
static bool judge_went_up(const bd_player *player, int round)
{
    const bd_entry *entry = bd_card_entry(player->card, round);
    return player->floats[round] == BD_FLOAT_UP && (entry == NULL || bd_entry_is_game(entry));
}

/* 1.8 */
static int judge_maximum(const bd_tournament *tournament) { return 2 + tournament->rounds / 5; }

static bd_status judge_one(const bd_round *round, const bd_player *player, bd_dubov_player *out, bd_err *err)
{
    int rating;
    BD_TRY(judge_rating(round->tournament, player->card, &rating, err));
    BD_TRY(judge_aro(round, player->card, &out->aro, err));
    for (int r = 1; r < round->number; r++) out->upfloats += judge_went_up(player, r);
    out->maximum = out->upfloats >= judge_maximum(round->tournament);
    out->before = round->number > 1 && judge_went_up(player, round->number - 1);
    return BD_OK;
}

bd_status bd_dubov_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    bd_fide *fide;
    bd_dubov_player *by_id;
    if (round->tournament->rounds <= 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(DUBOV_ROUNDS));
    BD_TRY(bd_fide_prepare(round, arena, &fide, err));
    bd_fide_go_by_tpn(round, &judge_articles, fide);
    BD_NEW(by_id, arena, round->largest_id + 1, err);
    for (int i = 0; i < round->cards; i++) {
        const bd_player *player = &round->players[i];
        bd_fide_player *judged = &fide->by_id[player->id];
        BD_TRY(judge_one(round, player, &by_id[player->id], err));
        if (judged->due != BD_NO_COLOUR) continue;
        judged->due = BD_BLACK; /* 1.6.4 */
        judged->strength = BD_PREFERS_MILDLY;
    }
    fide->more = by_id;
    return BD_OK;
}
