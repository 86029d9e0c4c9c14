/* Result: how a game ended, as an arbiter writes it: "1-0", "0-1", "1/2", "+--" (White won by default), "--+", "---" (nobody came). */
#ifndef BD_CARDS_RESULT_H
#define BD_CARDS_RESULT_H

#include "cards/card.h"

typedef struct bd_result {
    bool played;      /* else by default: no colours, the two may meet again */
    int white, black; /* half points on the usual scale: 2, 1, 0 */
} bd_result;

/* Also understood: 1:0, 1/2-1/2, 0.5-0.5, =, the half sign, + -, +/-, +-; blanks around and inside do not count. */
bool bd_result_parse(const char *text, size_t length, bd_result *out);

/* The first of the spellings above. */
const char *bd_result_text(bd_result result);

/* What is known for messages: "1-0, 0-1, 1/2, +--, --+ or ---". */
#define BD_RESULT_SPELLINGS "1-0, 0-1, 1/2, +--, --+ or ---"

#endif
