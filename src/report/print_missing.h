/* Reply about boards without a result, "missing/1". */
#ifndef BD_REPORT_PRINT_MISSING_H
#define BD_REPORT_PRINT_MISSING_H

#include "report/reply.h"

/* A board: its round and number, and who sits there. */
typedef struct bd_missing {
    int round, number, white, black;
    const char *white_name, *black_name, *result; /* filled in by the reply */
} bd_missing;

/* As CSV with an empty column "result": to be filled in and read by `results`. */
bd_reply bd_missing_reply(const bd_tournament *tournament, const bd_missing *boards, size_t count,
                          bd_arena *arena);

#endif
