/* Tie-break: one item of the list that separates players with equal scores.
 *
 * The names are those of FIDE's Tie-Break Regulations (C.07) with their modifiers, "BH/C1" or "SB", and those
 * of US Chess (34E) under names of their own; each has a long name as well, "buchholz-cut1". What each one
 * counts is in docs/tiebreaks.md, by article. A value is a fraction of whole numbers: nothing is rounded that
 * the article does not round. */
#ifndef BD_STANDINGS_TIEBREAK_H
#define BD_STANDINGS_TIEBREAK_H

#include "base/err.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum bd_tie_kind {
#define BD_TIEBREAK(code, ...) BD_TIE_##code,
#include "standings/tiebreak.def"
    BD_TIE_KINDS
} bd_tie_kind;

enum { BD_TIEBREAKS_MAX = 32, BD_TIE_CUT_MAX = 9, BD_TIE_TEXT = 96 };

/* With all of its modifiers (14); zero is none. */
typedef struct bd_tiebreak {
    bd_tie_kind kind;
    int cut_low, cut_high; /* Cut-n: n, 0; Median-n: n, n */
    int limit;             /* KS: half points added to the limit */
    int percent;           /* KS: of the maximum; 0: the usual 50 */
    int unrated;           /* the rating that players without one have in article 10; 0: none */
    bool forfeits;         /* /P: forfeits are games against the scheduled opponent */
    bool fore;             /* /F: AOB of the Fore Buchholz */
    bool by_matches;       /* :MP, of teams: counted from match points */
    bool by_games;         /* :GP: from game points, which are a player's points */
    bool reversed;         /* /R: TPN and RTNG the other way round */
} bd_tiebreak;

typedef struct bd_tiebreak_list {
    bd_tiebreak items[BD_TIEBREAKS_MAX];
    size_t count;
} bd_tiebreak_list;

/* number / parts; parts 0: there is none (nobody was met, or a rating is missing), which is less than any. */
typedef struct bd_tie_value {
    int64_t number, parts;
} bd_tie_value;

/* "BH/C1,DE,SB": also with long names, with ':', '-' or '#' before a modifier, with blanks between the items;
 * "none" is the empty list. BD_USAGE, without a place, when it is not a list. */
bd_status bd_tiebreaks_parse(const char *text, bd_tiebreak_list *out, bd_err *err);

/* The list as FIDE writes it, "BH/C1,DE,SB", into buffer; returns buffer. */
const char *bd_tiebreaks_print(const bd_tiebreak_list *list, char *buffer, size_t size);

/* "BH/C1", "buchholz-cut1" and "Buchholz Cut-1" into buffer (BD_TIE_TEXT bytes are enough); return buffer. */
const char *bd_tiebreak_code(const bd_tiebreak *tiebreak, char *buffer, size_t size);
const char *bd_tiebreak_id(const bd_tiebreak *tiebreak, char *buffer, size_t size);
const char *bd_tiebreak_title(const bd_tiebreak *tiebreak, char *buffer, size_t size);

bool bd_tiebreak_equal(const bd_tiebreak *a, const bd_tiebreak *b);

/* Whether it is one between teams. */
bool bd_tiebreak_needs_matches(const bd_tiebreak *tiebreak);

/* True when the smaller value stands first: TPN, and others the other way round. */
bool bd_tiebreak_is_ascending(const bd_tiebreak *tiebreak);

/* Below, equal or above zero. */
int bd_tie_compare(bd_tie_value a, bd_tie_value b);

/* "12.25", "7"; a fraction that is not a multiple of a quarter with two decimals; "" for none. Returns
 * buffer (32 bytes are enough). */
const char *bd_tie_print(bd_tie_value value, char *buffer, size_t size);

#endif
