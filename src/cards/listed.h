/* Listed: a player as a rating list has them, and what an event takes from lists.
 *
 * An event names the lists that its ratings come from, in order ("fide,national": FIDE's, else a national
 * one; "highest": whichever is highest), and the kinds of rating ("rapid,standard": rapid, else standard). */
#ifndef BD_CARDS_LISTED_H
#define BD_CARDS_LISTED_H

#include "cards/tournament.h"

/* A player of a list. Texts are NULL, numbers 0 where the list says nothing. */
typedef struct bd_listed {
    const char *list, *month; /* "fide", "2026-11" */
    const char *number;       /* the list's own number of the player */
    const char *fide;         /* the FIDE ID */
    const char *name, *title, *federation, *birth, *club;
    char sex; /* 'm', 'w' */
    bool inactive;
    int standard, rapid, blitz;
} bd_listed;

typedef struct bd_listed_players {
    bd_listed *items; /* the strongest first */
    size_t count, capacity;
} bd_listed_players;

#define BD_RATING_LISTS_USUAL "fide,national"
#define BD_RATING_KINDS_USUAL "standard"

/* BD_USAGE where these are no such orders. */
bd_status bd_rating_lists_check(const char *lists, bd_err *err);
bd_status bd_rating_kinds_check(const char *kinds, bd_err *err);

/* The rating that the event takes of what the lists say of one player; 0: none. *from and *kind: where it
 * comes from. */
int bd_listed_rating(const bd_tournament *event, const bd_listed_players *of, const bd_listed **from,
                     const char **kind);

/* Puts what the lists say of one player on the card: ids, title, federation, birth, sex, club, and the rating
 * with its source ("fide 2026-11 standard"). Without `anew` only what is not there yet. */
bd_status bd_listed_fill(bd_tournament *event, bd_card *card, const bd_listed_players *of, bool anew,
                         bd_err *err);

#endif
