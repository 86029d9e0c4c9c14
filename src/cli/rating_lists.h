/* Rating lists: players as federations list them, for the commands that fill in what is known of somebody.
 *
 * Commands look players up by list_lookup.c. The lists stand above the commands (ratings/, on SQLite), so the
 * program names them at its start. A build without SQLite names none; the commands say so. A list is one file
 * in the folder of lists, named after the list and its month ("fide-2026-11.ratings"); nothing of it is
 * shipped. */
#ifndef BD_CLI_RATING_LISTS_H
#define BD_CLI_RATING_LISTS_H

#include "cards/listed.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct bd_list_import {
    const char *path;         /* of the list as it was sent */
    const char *folder;       /* of lists */
    const char *list, *month; /* NULL: as the file tells */
    const char *map;          /* "standard=Rating,name=Player" of a CSV; NULL: known headings */
    const char *today;        /* "2026-11": the month of a list that tells none */
} bd_list_import;

typedef struct bd_list_about {
    const char *list, *month, *path; /* path: the file in the folder */
    int64_t players, bytes;
    bool month_guessed;
    int64_t skipped; /* lines that tell no player */
} bd_list_about;

typedef struct bd_list_query {
    const char *folder;
    const char *list;          /* only this one; NULL: each */
    const char *text;          /* a name or the beginning of its words, an ID; NULL: by the numbers below */
    const char *fide, *number; /* exactly; NULL */
    const char *month;         /* of each list the last one up to this month; NULL: the newest */
    size_t most;
} bd_list_query;

typedef struct bd_list_abouts {
    bd_list_about *items; /* by list and month */
    size_t count, capacity;
} bd_list_abouts;

/* What the module does. */
typedef struct bd_rating_lists {
    bd_status (*import)(bd_arena *arena, const bd_list_import *asked, bd_list_about *out, bd_err *err);
    bd_status (*find)(bd_arena *arena, const bd_list_query *query, bd_listed_players *out, bd_err *err);
    bd_status (*about)(bd_arena *arena, const char *folder, bd_list_abouts *out, bd_err *err);
} bd_rating_lists;

/* Names the lists, before any command runs; and those named, NULL: none. */
void bd_rating_lists_by(const bd_rating_lists *lists);
const bd_rating_lists *bd_rating_lists_there(void);

/* Those there are in programs that are built with SQLite. */
extern const bd_rating_lists bd_ratings;

#endif
