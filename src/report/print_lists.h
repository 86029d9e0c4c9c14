/* Lists out of an event: players looked for by name, boards without a result, what was done to the file. */
#ifndef BD_REPORT_PRINT_LISTS_H
#define BD_REPORT_PRINT_LISTS_H

#include "event/act.h"
#include "report/reply.h"

bd_reply bd_find_reply(const bd_tournament *tournament, const bd_card *const *cards, size_t count,
                       bd_arena *arena);

/* A board: its round and number, and who sits there. */
typedef struct bd_missing {
    int round, number, white, black;
    const char *white_name, *black_name, *result; /* filled in by the reply */
} bd_missing;

/* `round`: that was asked for, or the current one. As CSV with an empty column "result": to be filled in and
 * read by `results`. */
bd_reply bd_missing_reply(const bd_tournament *tournament, int round, const bd_missing *boards, size_t count,
                          bd_arena *arena);

/* The newest act first. */
bd_reply bd_history_reply(const bd_acts *acts, bd_arena *arena);

#endif
