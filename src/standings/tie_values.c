#include "standings/tie_values.h"

#include "base/assert.h"
#include "standings/standings.h"

bd_status bd_tie_sheet_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_sheet *out,
                            bd_err *err)
{
    *out = (bd_tie_sheet){.arena = arena, .event = event, .rounds = rounds};
    BD_NEW(out->running, arena, rounds + 1, err);
    return BD_OK;
}

bd_status bd_tie_sheet_book(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, const bd_tie_book **out,
                            bd_err *err)
{
    /* 15.2: where the pairings are fixed, forfeits are games, but for the player's own record and ratings. */
    const bd_tie_row *row = &bd_tie_rows[tiebreak->kind];
    const bool fixed = sheet->event->round_robin && (row->by_games || row->is_buchholz);
    const bd_tie_reading reading = {.forfeits_are_games = tiebreak->forfeits || fixed,
                                    .last_round_is_drawn = tiebreak->kind == BD_TIE_FB};
    const bd_tie_book **kept = &sheet->books[reading.forfeits_are_games][reading.last_round_is_drawn];
    if (*kept == NULL) {
        bd_tie_book *book;
        BD_NEW(book, sheet->arena, 1, err);
        BD_TRY(bd_tie_book_make(sheet->arena, sheet->event, sheet->rounds, reading, book, err));
        *kept = book;
    }
    *out = *kept;
    return BD_OK;
}

/* Everybody's values of what a tie-break averages; by ratings, with what the list says of who has none. */
static bd_status tie_values_of_opponents(bd_tie_sheet *sheet, const bd_tiebreak *average,
                                         const bd_tie_value **out, bd_err *err)
{
    const bd_tie_kind of = bd_tie_rows[average->kind].of;
    const bd_tiebreak each = {.kind = average->fore ? BD_TIE_FB : of, .unrated = average->unrated};
    bd_tie_value *values = NULL;
    if (of != BD_TIE_PTS) BD_TRY(bd_tie_values(sheet, &each, &values, err));
    *out = values;
    return BD_OK;
}

bd_status bd_tie_values(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, bd_tie_value **out, bd_err *err)
{
    BD_ASSERT(tiebreak->kind >= 0 && tiebreak->kind < BD_TIE_KINDS);
    bd_tie_basis basis = {.tiebreak = tiebreak, .running = sheet->running};
    bd_tie_value *values;
    BD_NEW(values, sheet->arena, sheet->event->card_count, err);
    *out = values;
    if (bd_tiebreak_is_dropped(sheet->event, tiebreak)) return BD_OK;
    BD_TRY(bd_tie_sheet_book(sheet, tiebreak, &basis.book, err));
    BD_TRY(tie_values_of_opponents(sheet, tiebreak, &basis.opponents, err));
    for (size_t c = 0; c < sheet->event->card_count; c++)
        if (!basis.book->players[c].filler) values[c] = bd_tie_rows[tiebreak->kind].count(&basis, c);
    return BD_OK;
}
