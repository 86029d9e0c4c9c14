/* Players of rating lists, the lists there are, and what differs between an event and the lists. */
#ifndef BD_REPORT_PRINT_LISTED_H
#define BD_REPORT_PRINT_LISTED_H

#include "cards/listed.h"
#include "report/reply.h"

/* One thing about a player that the lists say otherwise. */
typedef struct bd_list_difference {
    const bd_card *card;
    const char *what;         /* BD_ENGLISH of a word */
    const char *here, *there; /* NULL: nothing */
    const char *source;       /* "fide 2026-11" */
} bd_list_difference;

typedef struct bd_list_row {
    const char *list, *month, *path;
    int64_t players, bytes;
} bd_list_row;

bd_reply bd_listed_reply(const bd_listed_players *found, bd_arena *arena);
bd_reply bd_list_differences_reply(const bd_tournament *event, const bd_list_difference *differences,
                                   size_t count, bd_arena *arena);
bd_reply bd_lists_reply(const bd_list_row *lists, size_t count, bd_arena *arena);

#endif
