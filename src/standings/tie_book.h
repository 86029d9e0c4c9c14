/* Tie book: an event as the tie-breaks see it, after a round: what every round was for every player (C.07,
 * 15.1, 16.1, 16.2), the scores, and the scores as they count for the opponents (16.3).
 *
 * A book can be made with forfeits as games (/P, and 15.2 where pairings are fixed beforehand) and with the
 * games of the final round as draws (8.3). Points are half points of the event's point system. */
#ifndef BD_STANDINGS_TIE_BOOK_H
#define BD_STANDINGS_TIE_BOOK_H

#include "base/assert.h"
#include "cards/tournament.h"

#include <stdint.h>

/* What a round was for a player. */
typedef enum bd_tie_round_kind {
    BD_TIE_OPEN = 0,      /* paired, result not known: nothing yet */
    BD_TIE_PLAYED,        /* a game over the board */
    BD_TIE_FORFEIT_WIN,   /* 16.2.2 */
    BD_TIE_FORFEIT_LOSS,  /* 16.2.4 */
    BD_TIE_BYE_GIVEN,     /* the bye of the draw, or a full point: 16.2.1 */
    BD_TIE_BYE_REQUESTED, /* half a point, nothing, or not there: 16.2.3 or 16.2.5 */
    BD_TIE_NO_ROUND       /* pairings fixed beforehand, and none for this player: not a round at all (15.2) */
} bd_tie_round_kind;

typedef struct bd_tie_round {
    bd_tie_round_kind kind;
    bd_colour colour; /* of a game */
    int opponent;     /* index of the scheduled opponent; -1: none, or nobody in the file */
    int halves;       /* of a game: 2, 1, 0 */
    int points;       /* awarded */
    bool defaulted;   /* lost by default, also where forfeits are games */
    int extra;        /* added to the score or taken from it, whatever was played */
} bd_tie_round;

typedef struct bd_tie_player {
    int id, grade; /* grade 0: none */
    bool filler;
    bool struck; /* has left a round robin early: no result counts */
} bd_tie_player;

typedef struct bd_tie_book {
    const bd_tournament *event;
    int rounds; /* that count */
    bool fixed; /* the pairings were fixed beforehand (15.2) */
    bd_tie_player *players;
    bd_tie_round *table; /* rounds of card 0, of card 1, ... */
    int *score;          /* after the last of them, adjustments included */
    int *adjusted;       /* as it counts for the opponents (16.3) */
    bool last;           /* these are all rounds so far: a score that only the file gives counts */
    int most_scheduled;  /* rounds with an opponent of who had most of them */
} bd_tie_book;

typedef struct bd_tie_reading {
    bool forfeits_are_games;
    bool last_round_is_drawn; /* where the last round that counts is the final one of the event */
} bd_tie_reading;

bd_status bd_tie_book_make(bd_arena *arena, const bd_tournament *event, int rounds, bd_tie_reading reading,
                           bd_tie_book *out, bd_err *err);

/* Round 1 .. rounds of a card. */
static inline const bd_tie_round *bd_tie_book_round(const bd_tie_book *book, size_t card, int round)
{
    BD_ASSERT(round >= 1 && round <= book->rounds && card < book->event->card_count);
    return &book->table[card * (size_t)book->rounds + (size_t)round - 1];
}

/* Whether it is a round for the player, and one of which something is known. */
static inline bool bd_tie_round_counts(const bd_tie_round *round)
{
    return round->kind != BD_TIE_OPEN && round->kind != BD_TIE_NO_ROUND;
}

/* 16.1.2: the player was not available to play. */
bool bd_tie_round_is_voluntary(const bd_tie_round *round);

/* Points of the event's system and the result (2, 1, 0) that they are worth without a game. */
int bd_tie_result_of(const bd_points *points, int awarded);

/* The opponent's score in a round, or the dummy's (16.4). */
int bd_tie_book_opposition(const bd_tie_book *book, size_t card, int round);

/* The score after each round, in ..rounds items of out; a score that only the file gives is the last one. */
void bd_tie_book_progress(const bd_tie_book *book, size_t card, int *out);

#endif
