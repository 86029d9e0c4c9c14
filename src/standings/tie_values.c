#include "standings/tie_values.h"

#include "base/assert.h"
#include "cards/card.h"
#include "cards/conversion.h"

static bd_tie_count *const tie_values_counts[BD_TIE_KINDS] = {
    [BD_TIE_PTS] = bd_tie_points,
    [BD_TIE_DE] = NULL, /* bd_direct_encounter ranks a group of players */
    [BD_TIE_WIN] = bd_tie_win,
    [BD_TIE_WON] = bd_tie_won,
    [BD_TIE_BPG] = bd_tie_black_games,
    [BD_TIE_BWG] = bd_tie_black_wins,
    [BD_TIE_PS] = bd_tie_progressive,
    [BD_TIE_REP] = bd_tie_elected,
    [BD_TIE_STD] = bd_tie_standard,
    [BD_TIE_TPN] = bd_tie_number,
    [BD_TIE_BH] = bd_tie_buchholz,
    [BD_TIE_AOB] = bd_tie_average_buchholz,
    [BD_TIE_FB] = bd_tie_buchholz,
    [BD_TIE_SB] = bd_tie_sonneborn,
    [BD_TIE_KS] = bd_tie_koya,
    [BD_TIE_ARO] = bd_tie_average_rating,
    [BD_TIE_TPR] = bd_tie_performance,
    [BD_TIE_PTP] = bd_tie_perfect,
    [BD_TIE_APRO] = bd_tie_average_performance,
    [BD_TIE_APPO] = bd_tie_average_perfect,
    [BD_TIE_RTNG] = bd_tie_rating,
    [BD_TIE_MMED] = bd_tie_modified_median,
    [BD_TIE_SOLK] = bd_tie_solkoff,
    [BD_TIE_CUM] = bd_tie_cumulative,
    [BD_TIE_CUMO] = bd_tie_opposition,
};

bd_status bd_tie_sheet_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_sheet *out,
                            bd_err *err)
{
    *out = (bd_tie_sheet){.arena = arena, .event = event, .rounds = rounds};
    BD_NEW(out->running, arena, rounds + 1, err);
    for (size_t c = 0; c < event->card_count; c++)
        out->unrated_players |= !event->cards[c].filler && bd_card_grade(event, &event->cards[c]).value <= 0;
    return BD_OK;
}

static bd_status tie_values_find_book(bd_tie_sheet *sheet, bool games, bool fore, const bd_tie_book **out,
                                      bd_err *err)
{
    if (sheet->books[games][fore] == NULL) {
        bd_tie_book *book;
        BD_NEW(book, sheet->arena, 1, err);
        BD_TRY(bd_tie_book_make(sheet->arena, sheet->event, sheet->rounds,
                                (bd_tie_reading){.forfeits_are_games = games, .last_round_is_drawn = fore},
                                book, err));
        sheet->books[games][fore] = book;
    }
    *out = sheet->books[games][fore];
    return BD_OK;
}

/* 15.2: where the pairings are fixed, forfeits are games, but for the player's own record and ratings. */
static bool tie_values_counts_forfeits(const bd_tie_sheet *sheet, const bd_tiebreak *tiebreak)
{
    const bool by_games =
        tiebreak->kind == BD_TIE_DE || tiebreak->kind == BD_TIE_SB || bd_tiebreak_is_buchholz(tiebreak);
    return tiebreak->forfeits || (sheet->event->round_robin && by_games);
}

bd_status bd_tie_sheet_book(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, const bd_tie_book **out,
                            bd_err *err)
{
    return tie_values_find_book(sheet, tie_values_counts_forfeits(sheet, tiebreak),
                                tiebreak->kind == BD_TIE_FB, out, err);
}

/* Everybody's Buchholz, for the averages of their opponents. */
static bd_status tie_values_find_buchholz(bd_tie_sheet *sheet, bool fore, bd_err *err)
{
    const bd_tiebreak plain = {.kind = fore ? BD_TIE_FB : BD_TIE_BH};
    const bd_tie_book *book = NULL;
    if (sheet->buchholz[fore] != NULL) return BD_OK;
    BD_TRY(tie_values_find_book(sheet, sheet->event->round_robin, fore, &book, err));
    BD_NEW(sheet->buchholz[fore], sheet->arena, sheet->event->card_count, err);
    for (size_t c = 0; c < sheet->event->card_count; c++)
        sheet->buchholz[fore][c] = (int)bd_tie_buchholz(sheet, book, &plain, c).number;
    return BD_OK;
}

/* Everybody's performance, for 10.4 and 10.5; it depends on what the list says of who has no rating. */
static bd_status tie_values_find_performances(bd_tie_sheet *sheet, const bd_tiebreak *average, bd_err *err)
{
    bd_tiebreak single = *average;
    single.kind = average->kind == BD_TIE_APRO ? BD_TIE_TPR : BD_TIE_PTP;
    return bd_tie_values(sheet, &single, &sheet->performances, err);
}

/* Article 10: a tie-break by ratings, where somebody has none and the list does not say what counts then. */
static bool tie_values_are_dropped(const bd_tie_sheet *sheet, const bd_tiebreak *tiebreak)
{
    return bd_tiebreak_needs_ratings(tiebreak) && sheet->unrated_players && tiebreak->unrated == 0;
}

bd_status bd_tie_values(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, bd_tie_value **out, bd_err *err)
{
    BD_ASSERT(tiebreak->kind >= 0 && tiebreak->kind < BD_TIE_KINDS);
    const bd_tie_book *book = NULL;
    bd_tie_value *values;
    BD_NEW(values, sheet->arena, sheet->event->card_count, err);
    *out = values;
    bd_tie_count *const count = tie_values_counts[tiebreak->kind];
    if (count == NULL || tie_values_are_dropped(sheet, tiebreak)) return BD_OK;
    BD_TRY(bd_tie_sheet_book(sheet, tiebreak, &book, err));
    if (tiebreak->kind == BD_TIE_AOB) BD_TRY(tie_values_find_buchholz(sheet, tiebreak->fore, err));
    if (tiebreak->kind == BD_TIE_APRO || tiebreak->kind == BD_TIE_APPO)
        BD_TRY(tie_values_find_performances(sheet, tiebreak, err));
    for (size_t c = 0; c < sheet->event->card_count; c++)
        if (!sheet->event->cards[c].filler) values[c] = count(sheet, book, tiebreak, c);
    return BD_OK;
}
