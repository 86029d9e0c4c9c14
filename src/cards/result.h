/* Result: what can become of a game, and how people write it. */
#ifndef BD_CARDS_RESULT_H
#define BD_CARDS_RESULT_H

#include "base/err.h"
#include "cards/entry.h"

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

/* The points of the games of a match, "2.5-1.5", in half points; false: the text is none such. */
bool bd_result_parse_games(const char *text, int *white, int *black);

/* The result that two cards tell of their game; black NULL: not in the file; BD_RESULT_NONE: none yet. */
bd_result bd_result_of(const bd_entry *white, const bd_entry *black);

/* Kind and worth of the two entries that tell of such a result. */
void bd_result_entries(bd_result result, bd_entry *white, bd_entry *black);

/* The same result when the colours were the other way round. */
bd_result bd_result_turned(bd_result result);

/* "F" full, "H" half, "Z" zero points, "U" the bye of the draw. BD_USAGE. */
bd_status bd_bye_parse(const char *text, bd_entry_kind *out, bd_err *err);

/* What a bye is worth on the usual scale, in half points. */
int bd_bye_worth(bd_entry_kind kind);

#endif
