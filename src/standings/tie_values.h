/* Tie values: what every tie-break is worth for every player, after a round.
 *
 * A sheet holds what several tie-breaks share and makes each part of it when it is first needed. The counts
 * themselves are in tie_own.c (article 7), tie_opponents.c (8, 9 and 14, with 16.5), tie_ratings.c (10) and
 * tie_us.c (US Chess 34E); the direct encounter is no value of one player alone and is in
 * direct_encounter.h. */
#ifndef BD_STANDINGS_TIE_VALUES_H
#define BD_STANDINGS_TIE_VALUES_H

#include "standings/tie_book.h"
#include "standings/tiebreak.h"

typedef struct bd_tie_sheet {
    bd_arena *arena;
    const bd_tournament *event;
    int rounds;
    bool unrated_players;           /* somebody has no rating */
    const bd_tie_book *books[2][2]; /* [forfeits are games][last round drawn]; NULL: not made yet */
    int *buchholz[2];               /* plain, fore: of every card, for their averages */
    bd_tie_value *performances;     /* of every card, for the average that is being counted (10.4, 10.5) */
    int *running;                   /* room for the rounds of one player */
} bd_tie_sheet;

bd_status bd_tie_sheet_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_sheet *out,
                            bd_err *err);

/* The values of one tie-break for every card of the event; none for fillers and for the direct encounter. */
bd_status bd_tie_values(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, bd_tie_value **out, bd_err *err);

/* The book that a tie-break looks at. */
bd_status bd_tie_sheet_book(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, const bd_tie_book **out,
                            bd_err *err);

/* One value; the book is that of bd_tie_sheet_book. */
typedef bd_tie_value bd_tie_count(const bd_tie_sheet *sheet, const bd_tie_book *book,
                                  const bd_tiebreak *tiebreak, size_t card);
bd_tie_count bd_tie_points, bd_tie_win, bd_tie_won, bd_tie_black_games, bd_tie_black_wins, bd_tie_progressive,
    bd_tie_elected, bd_tie_standard, bd_tie_number, bd_tie_rating;
bd_tie_count bd_tie_buchholz, bd_tie_average_buchholz, bd_tie_sonneborn, bd_tie_koya;
bd_tie_count bd_tie_average_rating, bd_tie_performance, bd_tie_perfect, bd_tie_average_performance,
    bd_tie_average_perfect;
bd_tie_count bd_tie_modified_median, bd_tie_solkoff, bd_tie_cumulative, bd_tie_opposition;

#endif
