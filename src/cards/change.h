/* Change: what an arbiter does to the cards during an event: results, byes, withdrawals, late entries.
 *
 * Each change is checked first and then made on all cards it concerns: both players of a game, and scores
 * that are given in the file. A change that is refused (BD_BAD_INPUT, with a sentence but no place) has
 * changed nothing. With the first result of a round the byes of that round, arranged or of the published
 * draw, are entered on their cards too: from then on they count. Words are read in change_parse.c. */
#ifndef BD_CARDS_CHANGE_H
#define BD_CARDS_CHANGE_H

#include "cards/tournament.h"

typedef enum bd_result {
    BD_RESULT_NONE = 0,  /* "*": paired, not known yet */
    BD_WHITE_WINS,       /* "1-0" */
    BD_BLACK_WINS,       /* "0-1" */
    BD_DRAWN,            /* "1/2" */
    BD_WHITE_BY_DEFAULT, /* "+-" */
    BD_BLACK_BY_DEFAULT, /* "-+" */
    BD_BOTH_DEFAULT,     /* "--": neither came */
    BD_NIL_NIL,          /* "0-0": played, and both have lost by the arbiter's decision */
    BD_HALF_NIL,         /* "1/2-0": played, and White has half a point, Black none */
    BD_NIL_HALF          /* "0-1/2" */
} bd_result;

/* Results as people write them: 1-0, 1 or w; 1/2, =, d, draw, 0.5 or a half sign; +-, 1F-0F, ...; any dash;
 * and the dates that spreadsheets make of them. BD_USAGE, with the list of what is allowed. */
bd_status bd_result_parse(const char *text, bd_result *out, bd_err *err);
const char *bd_result_name(bd_result result);

/* The result that two cards tell of their game; black NULL: not in the file; BD_RESULT_NONE: none yet. */
bd_result bd_result_of(const bd_entry *white, const bd_entry *black);

/* Kind and worth of the two entries that tell of such a result. */
void bd_result_entries(bd_result result, bd_entry *white, bd_entry *black);

/* "F" full, "H" half, "Z" zero points, "U" the bye of the draw. BD_USAGE. */
bd_status bd_bye_parse(const char *text, bd_entry_kind *out, bd_err *err);

/* Enters or corrects the result of white against black. *before is what stood there (BD_RESULT_NONE also when
 * nothing did); may be NULL. Refused: players unknown, the same, withdrawn, not there yet, with a bye or with
 * another opponent in that round; a round beyond the next one; a board that is not in the draw published for
 * that round. Draws of later rounds that are published remember what the result was (bd_draw.was). */
bd_status bd_change_result(bd_tournament *tournament, int round, int white, int black, bd_result result,
                           bd_result *before, bd_err *err);

/* A bye: arranged for a round to come, entered for one that has been played (and always of kind
 * BD_BYE_PAIRING). */
bd_status bd_change_bye(bd_tournament *tournament, int round, int id, bd_entry_kind kind, bd_err *err);

/* Takes a bye back. */
bd_status bd_change_no_bye(bd_tournament *tournament, int round, int id, bd_err *err);

/* From `round` on (0: the next one) the player is not paired. */
bd_status bd_change_withdraw(bd_tournament *tournament, int id, int round, bd_err *err);

/* The player comes back, or was never gone. */
bd_status bd_change_return(bd_tournament *tournament, int id, bd_err *err);

/* The player is first paired in `round` (0: the next one). */
bd_status bd_change_late(bd_tournament *tournament, int id, int round, bd_err *err);

/* A new player, from `round` on (0: the next one; joined is set when that is not the first). id 0: one more
 * than the highest. */
bd_status bd_change_enter(bd_tournament *tournament, int id, const char *name, int round, bd_card **out,
                          bd_err *err);

#endif
