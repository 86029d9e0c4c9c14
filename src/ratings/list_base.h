/* List base: a list as a database of its own, on SQLite: the players in the order of strength, an index of
 * their numbers, and one of the words of their names (FTS5). */
#ifndef BD_RATINGS_LIST_BASE_H
#define BD_RATINGS_LIST_BASE_H

#include "ratings/entry_book.h"

/* Writes all of a new list to a new file, and gives it its name when it is whole. */
bd_status bd_list_base_write(bd_arena *arena, const char *path, const char *list, const char *month,
                             const bd_entry_book *book, bd_err *err);

/* Adds the players that are asked for, at most query->most. */
bd_status bd_list_base_find(bd_arena *arena, const bd_list_about *about, const bd_list_query *query,
                            bd_listed_players *out, bd_err *err);

/* How many players it has. */
bd_status bd_list_base_count(bd_arena *arena, const char *path, int64_t *players, bd_err *err);

#endif
