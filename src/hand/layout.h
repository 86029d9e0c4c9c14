/* Layout: the cards as an arbiter lays them out before a round.
 *
 * Score levels from the top; in each level the cards in rank order, every one on the side of the colour it is
 * due: White left, Black right, none yet in the middle. The mid-line stands where it will stand if as few as
 * possible float: one card from each level that is left with an odd number, and the bye from the last. Cards
 * with a bye arranged for the round lie with their level but are not counted for the mid-line. Below the
 * levels is the points count, which tells whether the cards were marked up correctly. */
#ifndef BD_HAND_LAYOUT_H
#define BD_HAND_LAYOUT_H

#include "cards/conversion.h"
#include "rulebook/rulebook.h"

typedef enum bd_attendance { BD_ATTENDS, BD_HAS_BYE, BD_STAYS_AWAY } bd_attendance;

typedef struct bd_laid_card {
    const bd_card *card;
    int score;
    bd_grade grade; /* as ranked: estimated or rating as the rules have it */
    bd_claim claim;
    const uint8_t *floats; /* bd_float of round r at [r], before this round */
    bd_float last_float;
    bd_attendance attendance;
    bd_entry_kind bye; /* of BD_HAS_BYE */
} bd_laid_card;

typedef struct bd_laid_level {
    int score;
    const bd_laid_card *cards; /* in rank order */
    size_t count;
    int points;   /* on its cards */
    int mid_line; /* the line is drawn below cards[mid_line - 1]; 0 or count: there is none inside the level
                   */
} bd_laid_level;

/* Points on the cards against points of the games, byes and adjustments, in half points. */
typedef struct bd_points_count {
    int on_cards, counted;
    int games, forfeits, pairing_byes, full_byes, half_byes, unknown_byes;
    int adjusted;   /* points given or taken otherwise */
    int open;       /* games without a result */
    int incomplete; /* cards whose score the file tells, but not how it came about */
} bd_points_count;

typedef struct bd_layout {
    const bd_tournament *tournament;
    const bd_rulebook *rules;
    int round;
    const bd_laid_level *levels;
    size_t level_count;
    const bd_laid_card *away; /* withdrawn, not yet joined, or absent for another reason */
    size_t away_count;
    int attending;
    int seekers[3]; /* cards in the levels, by bd_colour due */
    bd_points_count points;
} bd_layout;

/* Lays out the cards before round `round` (0: the next one). BD_BAD_INPUT when a card cannot be ranked. */
bd_status bd_layout_new(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules, int round,
                        bd_layout *out, bd_err *err);

/* The points count alone. */
bd_points_count bd_points_counted(const bd_tournament *tournament, int round);

#endif
