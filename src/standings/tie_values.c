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

typedef enum tie_score { TIE_OF_EVENT, TIE_MATCHES, TIE_GAMES } tie_score;

/* The event as it would be with the other points for its score. */
static bd_status tie_event_by(const bd_tie_sheet *sheet, tie_score score, const bd_tournament **out,
                              bd_err *err)
{
    bd_tournament *copy;
    *out = sheet->event;
    if (score == TIE_OF_EVENT) return BD_OK;
    BD_NEW(copy, sheet->arena, 1, err);
    *copy = *sheet->event;
    copy->points.by_games = score == TIE_GAMES;
    *out = copy;
    return BD_OK;
}

static bd_status tie_sheet_book_by(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, tie_score score,
                                   const bd_tie_book **out, bd_err *err)
{
    /* 15.2: where the pairings are fixed, forfeits are games, but for the player's own record and ratings. */
    const bd_tie_row *row = &bd_tie_rows[tiebreak->kind];
    const bool fixed = sheet->event->round_robin && (row->by_games || row->is_buchholz);
    const bd_tie_reading reading = {.forfeits_are_games = tiebreak->forfeits || fixed,
                                    .last_round_is_drawn = tiebreak->kind == BD_TIE_FB};
    const bd_tie_book **kept = &sheet->books[score][reading.forfeits_are_games][reading.last_round_is_drawn];
    if (*kept == NULL) {
        bd_tie_book *book;
        const bd_tournament *event = NULL;
        BD_NEW(book, sheet->arena, 1, err);
        BD_TRY(tie_event_by(sheet, score, &event, err));
        BD_TRY(bd_tie_book_make(sheet->arena, event, sheet->rounds, reading, book, err));
        *kept = book;
    }
    *out = *kept;
    return BD_OK;
}

bd_status bd_tie_sheet_book(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, const bd_tie_book **out,
                            bd_err *err)
{
    const bool matches = sheet->event->points.boards > 0;
    const tie_score score = matches && tiebreak->by_matches ? TIE_MATCHES
                            : matches && tiebreak->by_games ? TIE_GAMES
                                                            : TIE_OF_EVENT;
    return tie_sheet_book_by(sheet, tiebreak, score, out, err);
}

/* Everybody's values of what a tie-break averages; by ratings, with what the list says of who has none. */
static bd_status tie_values_of_opponents(bd_tie_sheet *sheet, const bd_tiebreak *average,
                                         const bd_tie_value **out, bd_err *err)
{
    const bd_tie_kind of = bd_tie_rows[average->kind].of;
    const bd_tiebreak each = {.kind = average->fore ? BD_TIE_FB : of,
                              .unrated = average->unrated,
                              .by_matches = average->by_matches,
                              .by_games = average->by_games};
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
    if (bd_tie_rows[tiebreak->kind].of_matches) {
        BD_TRY(tie_sheet_book_by(sheet, tiebreak, TIE_MATCHES, &basis.matches, err));
        BD_TRY(tie_sheet_book_by(sheet, tiebreak, TIE_GAMES, &basis.games, err));
    }
    BD_TRY(tie_values_of_opponents(sheet, tiebreak, &basis.opponents, err));
    for (size_t c = 0; c < sheet->event->card_count; c++)
        if (!basis.book->players[c].filler) values[c] = bd_tie_rows[tiebreak->kind].count(&basis, c);
    return BD_OK;
}
