/* Input check: what must be true of the cards of an event before anything is done with them.
 *
 * Ids are unique; nobody plays against themselves; if both players of a game are in the file their cards
 * agree (opponent, opposite colours, results of one point in all or, by a penalty, less, both or neither
 * forfeited); a score that is given agrees with a complete history; ids in lists (forbid, avoid, met, draws,
 * present) are known. Opponents outside the file are allowed. One entry a round is checked where entries are
 * added (bd_card_add_entry). Each failure names the player, the round and what both sides say.
 *
 * With options->lenient a failure is a warning, except for what makes the cards unusable (an id used twice).
 * Whom a player has met is then the union of what both cards say: readers of cards need do nothing, the
 * missing side is added to tournament->met. */
#ifndef BD_IO_INPUT_CHECK_H
#define BD_IO_INPUT_CHECK_H

#include "io/format.h"

/* Where in the user's file something stands. */
typedef struct bd_input_places {
    const void *context;
    /* Writes the place of something into place[size]. With list NULL: of the card cards[index], whose id is
     * `id`, in `round` (0: of no round). Else of item `index` of the list "forbid", "avoid", "met", "present"
     * or "draws"; id and round are then 0. Where the format has no such place, of the nearest thing. NULL: no
     * places. */
    void (*locate)(const void *context, int id, int round, const char *list, size_t index, char *place,
                   size_t size);
} bd_input_places;

/* Checks, and in lenient mode repairs, the tournament. BD_BAD_INPUT: the first failure. */
bd_status bd_input_check(const bd_input_places *places, bd_tournament *tournament,
                         const bd_read_options *options, bd_warnings *warnings, bd_err *err);

#endif
