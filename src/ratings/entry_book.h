/* Entry book: the players of a list while it is read, kept small and then given in order of strength.
 *
 * What is written in the order of strength is found in it: the first twenty who fit are the strongest. */
#ifndef BD_RATINGS_ENTRY_BOOK_H
#define BD_RATINGS_ENTRY_BOOK_H

#include "cli/rating_lists.h"

typedef struct bd_entry_book {
    bd_arena *arena;
    char **entries;
    size_t count, capacity;
    int64_t skipped; /* lines without a name or a number */
} bd_entry_book;

/* Keeps a player; one without a name or a number is counted as skipped. */
bd_status bd_entry_book_add(bd_entry_book *book, const bd_listed *listed, bd_err *err);

/* The number that the strength of a player is compared by. */
int bd_entry_strength(const bd_listed *listed);

/* The players' indices, the strongest first, of equal ones as they were read. */
bd_status bd_entry_book_order(const bd_entry_book *book, uint32_t **order, bd_err *err);

/* The player of that index; texts are those of the book. */
void bd_entry_book_get(const bd_entry_book *book, size_t index, bd_listed *out);

#endif
