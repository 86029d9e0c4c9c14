/* Looks: what an arbiter weighs when two ways of pairing the same cards are compared.
 *
 * The guide compares in one order throughout: score, then colour (the differences first, then the number of
 * transfers, then whose claim is the weakest: CAA 2, 16), then what is discretionary (35, 37, 39), then cards
 * that cross the mid-line (24c), then who floats (20-22), and last how far the opponents are from the ideal
 * ones: places, squares of places, grades (sets C and D). An entry counts one of these; less is better. The
 * schools and the US directors weigh the same things in the order of their own sources.
 *
 * Counted from the cards alone: the criteria of the rulebooks are not asked. */
#ifndef BD_HAND_LOOKS_H
#define BD_HAND_LOOKS_H

#include "hand/desk.h"

typedef enum bd_weighed {
    BD_LOOK_REPEATS,         /* boards of two who have met, where repeats are allowed */
    BD_LOOK_BYE_AGAIN,       /* a second bye, or one before an arranged one */
    BD_LOOK_BYE_HALF,        /* a bye to somebody who had a half-point bye */
    BD_LOOK_KIN,             /* boards of one school; of one team below plus two */
    BD_LOOK_ON,              /* half points that cards floating in float further */
    BD_LOOK_FLOATS,          /* cards that leave the level */
    BD_LOOK_FURTHER,         /* half points that those float beyond the next level */
    BD_LOOK_NEXT_FLOATS,     /* cards that then leave the next level */
    BD_LOOK_TEAM,            /* boards of one team in a level of plus two or more */
    BD_LOOK_COLOURS,         /* stands for all entries from BD_LOOK_COUNT on, strongest claims first */
    BD_LOOK_HALF_BYES,       /* both had a half-point bye in the round before */
    BD_LOOK_DEFAULTED,       /* paired before, but not played; or better not paired */
    BD_LOOK_CLUB,            /* one club or group, two top players */
    BD_LOOK_EXCHANGES,       /* cards that cross the mid-line */
    BD_LOOK_UPPER_TRANSFERS, /* transfers of cards of this level, not of a lower one */
    BD_LOOK_BYE_PLACE,       /* how far down the order of search the bye is */
    BD_LOOK_UP_AGAIN,        /* opponents of those who float in who must not float up again */
    BD_LOOK_UP_PLACE,        /* how far down the order of search they are */
    BD_LOOK_DOWN_AGAIN,      /* the same of those who float down, and of their opponents */
    BD_LOOK_DOWN_PLACE,
    BD_LOOK_NEXT_UP_PLACE,
    BD_LOOK_VARIATION, /* places between the opponents and the ideal ones */
    BD_LOOK_SQUARES,   /* each squared */
    BD_LOOK_GRADES,    /* grades between them, squared */
    BD_LOOK_COUNT
} bd_weighed;

enum { BD_COLOURS = 40, BD_LOOKS = BD_LOOK_COUNT + BD_COLOURS };

typedef struct bd_looks {
    int64_t at[BD_LOOKS];
} bd_looks;

/* How the arbiter of this round looks at cards. */
typedef struct bd_eye {
    bd_desk *desk;
    const bd_weighed *order;
    int order_count;
    int colours;             /* entries in use from BD_LOOK_COUNT on */
    int sizes;               /* of them: one for each size of colour difference; the others are claims */
    const uint8_t *claim_of; /* [cards] the entry of the card's claim, from 0, strongest first */
    const uint8_t *size_of;  /* [cards] the entry of its difference */
    bool halves;             /* top half meets bottom half in this round */
    bool american;           /* colours as 27A4 and 27A5 count them */
} bd_eye;

/* false with desk->status set when memory runs out. */
bool bd_eye_open(bd_desk *desk, bd_eye *out);

/* Negative: a is better. *first is the entry that decides (BD_LOOK_COLOURS or more for colours); may be NULL.
 */
int bd_looks_compare(const bd_eye *eye, const bd_looks *a, const bd_looks *b, int *first);
void bd_looks_add(const bd_eye *eye, bd_looks *sum, const bd_looks *more);

/* What two cards look like together whatever their level: looked up once, then weighed often. */
typedef struct bd_pair {
    bool legal, met;     /* may be paired now; have met */
    uint8_t company;     /* BD_KEPT_APART ... */
    uint8_t meetings;    /* where repeats are allowed */
    bool clash;          /* one of them is transferred, whose ... */
    uint8_t size, claim; /* ... entries these are; American: what counts against 27A4 and 27A5 */
} bd_pair;

bd_pair bd_pair_of(const bd_eye *eye, int u, int v);

/* Adds what a board of the two looks like. */
void bd_looks_board(const bd_eye *eye, const bd_pair *pair, bd_looks *looks);

/* Who of two that are due the same colour is transferred: the weaker claim (CAA 16), of equal ones the lower
 * score or card (25). u < v. */
int bd_transferred(const bd_desk *desk, int u, int v);

/* How many seekers of each colour there are; `none` have no preference and go where a card is needed. */
typedef struct bd_sides {
    int white, black, none;
} bd_sides;

bd_sides bd_sides_count(const bd_desk *desk, const uint16_t *cards, int count);

/* How many cards must be transferred when `leavers` cards of the larger side go elsewhere; *over is the
 * larger side (BD_NO_COLOUR: equal). */
int bd_sides_transfers(const bd_sides *sides, int leavers, bd_colour *over);

/* Adds the transfers that these cards need at least when `leavers` of them may go elsewhere: half of what one
 * colour has too many, the weakest claims (advice 6). Returns how many. */
int bd_looks_needed(const bd_eye *eye, const uint16_t *cards, int count, int leavers, bd_looks *looks);

/* Whether the card must not float this way now if it can be helped (CAA 20a, 21a; SCA 2d, 20, 21), as a
 * number: 0 is best. */
int bd_floats_again(const bd_eye *eye, int node, bd_float direction);

#endif
