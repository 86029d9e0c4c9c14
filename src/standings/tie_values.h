/* Tie values: what every tie-break is worth for every player, after a round.
 *
 * A sheet holds the books that several tie-breaks share and makes each when it is first needed. The functions
 * of the rows (tiebreak.def) are in tie_own.c (article 7), tie_opponents.c (8, 9 and 14, with 16.5),
 * tie_ratings.c (10) and tie_us.c (US Chess 34E); the direct encounter, no value of one player alone, is in
 * direct_encounter.c. */
#ifndef BD_STANDINGS_TIE_VALUES_H
#define BD_STANDINGS_TIE_VALUES_H

#include "standings/tie_book.h"
#include "standings/tiebreak.h"

/* What one value is counted from. */
typedef struct bd_tie_basis {
    const bd_tie_book *book;
    const bd_tie_book *matches, *games; /* of a tie-break of_matches: by these points */
    const bd_tiebreak *tiebreak;
    const bd_tie_value *opponents; /* by card: of the tie-break that this one averages (bd_tie_row.of) */
    int *running;                  /* room for the rounds of one player */
} bd_tie_basis;

typedef bd_tie_value bd_tie_count(const bd_tie_basis *basis, size_t card);

#define BD_TIEBREAK(code, count, ...) bd_tie_count count;
#include "standings/tiebreak.def"

/* Which modifiers a tie-break takes. */
enum {
    BD_TAKES_CUT = 1,
    BD_TAKES_MEDIAN = 2,
    BD_TAKES_CUTS = BD_TAKES_CUT | BD_TAKES_MEDIAN,
    BD_TAKES_LIMIT = 4,
    BD_TAKES_FORFEITS = 8,
    BD_TAKES_FORE = 16,
    BD_TAKES_REVERSED = 32,
    BD_TAKES_UNRATED = 64 /* it is counted from ratings (10) */
};

typedef struct bd_tie_row {
    const char *code, *name, *title;
    const char *aka; /* what others call it; NULL: nothing else */
    bd_tie_count *count;
    unsigned takes;
    bool is_buchholz;    /* article 8 forbids it where the pairings are fixed beforehand */
    bool by_games;       /* 15.2: where they are, forfeits are games for it, as for Buchholz */
    bool smallest_first; /* unless it is reversed */
    bool of_matches;     /* only where teams play matches */
    bd_tie_kind of;      /* it averages this one over the opponents; PTS: none */
} bd_tie_row;

extern const bd_tie_row bd_tie_rows[BD_TIE_KINDS];

typedef struct bd_tie_sheet {
    bd_arena *arena;
    const bd_tournament *event;
    int rounds;
    /* [of the event, by match points, by game points][forfeits are games][last round drawn]; NULL: not made
     * yet
     */
    const bd_tie_book *books[3][2][2];
    int *running;
} bd_tie_sheet;

bd_status bd_tie_sheet_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_sheet *out,
                            bd_err *err);

/* The values of one tie-break for every card of the event; none for fillers and for the direct encounter. */
bd_status bd_tie_values(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, bd_tie_value **out, bd_err *err);

/* The book that a tie-break looks at. */
bd_status bd_tie_sheet_book(bd_tie_sheet *sheet, const bd_tiebreak *tiebreak, const bd_tie_book **out,
                            bd_err *err);

/* C.07, article 6, ranks a group of equal players by their games against each other. rank[i], from 0: how
 * many of the group stand before those that cards[i] is still equal with; value[i]: the points against the
 * others of the group. Which games count is the book's matter (forfeits: 6.1.1). */
bd_status bd_direct_encounter(bd_arena *arena, const bd_tie_book *book, const size_t *cards, size_t count,
                              int *rank, bd_tie_value *value, bd_err *err);

#endif
