/* Entry: one round on a card, and what else can be said of cards without looking into one (cards/card.h).
 * The functions are in tournament.c. */
#ifndef BD_CARDS_ENTRY_H
#define BD_CARDS_ENTRY_H

#include <stdbool.h>
#include <stddef.h>

enum { BD_ID_MAX = 99999, BD_PLAYERS_MAX = 50000, BD_ROUNDS_MAX = 99 };

typedef enum bd_colour { BD_NO_COLOUR = 0, BD_WHITE, BD_BLACK } bd_colour;

typedef enum bd_float { BD_NO_FLOAT = 0, BD_FLOAT_DOWN, BD_FLOAT_UP } bd_float;

/* How a round came about for a player. A round without an entry is an absence without points. */
typedef enum bd_entry_kind {
    BD_GAME = 0,    /* played over the board */
    BD_FORFEIT,     /* paired but not played: won or lost by default; no colour, the two may meet again */
    BD_BYE_PAIRING, /* the bye of the draw */
    BD_BYE_FULL,
    BD_BYE_HALF,
    BD_BYE_ZERO,   /* absent, no points */
    BD_BYE_UNKNOWN /* a bye of a kind the file does not tell */
} bd_entry_kind;

/* One round on a card. */
typedef struct bd_entry {
    int round;
    bd_entry_kind kind;
    int opponent;     /* id, perhaps of nobody in the file; 0: none or not known */
    bd_colour colour; /* of a forfeit: as scheduled, it does not count */
    int halves;       /* what the result is worth on the usual scale: 2, 1, 0; -1: not known (yet) */
    int games;        /* of a match: the points of its games, in half points */
    bool pending;     /* a game that goes on: its round was closed without its result */
    bool unrated;     /* played but too short to be rated (TRF: W D L) */
    bd_float marked;  /* the float as marked in the file; where scores are known it is derived instead */
} bd_entry;

/* A bye arranged beforehand. kind is BD_BYE_FULL, BD_BYE_HALF or BD_BYE_ZERO. */
typedef struct bd_arranged {
    int round;
    bd_entry_kind kind;
} bd_arranged;

/* Something in the file that is kept for rewriting but never used for pairing: a JSON member (key and raw
 * JSON text). */
typedef struct bd_note {
    const char *key;
    const char *text;
} bd_note;

typedef struct bd_card bd_card;

/* The entry of a round, or NULL. */
const bd_entry *bd_card_entry(const bd_card *card, int round);

/* The arranged bye of a round, or NULL. */
const bd_arranged *bd_card_arranged(const bd_card *card, int round);

/* True when colour counts: a game was played over the board. */
bool bd_entry_is_game(const bd_entry *entry);

#endif
