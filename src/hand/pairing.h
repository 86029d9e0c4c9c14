/* Pairing inside a level: two halves, the sides of the colours, and the terms on which two cards may be put
 * together.
 *
 * The cards of a level that stay in it are cut at the mid-line. With as many White as Black seekers the
 * shorter side is paired first, otherwise from the top, transferring the card that keeps top half against
 * bottom half. A card that cannot be placed is helped by changing opponents with a neighbour; if nobody can
 * help, the cards next to the mid-line are exchanged (CAA 12).
 *
 * halves.c has the halves, the terms and who takes whom, transfers.c the sides; within.c puts them together.
 * The work on a whole level is in level.c, the candidates and their order in candidates.c. */
#ifndef BD_HAND_PAIRING_H
#define BD_HAND_PAIRING_H

#include "hand/desk.h"

/* How many cards lie on each side; `none` have no preference and go where a card is needed. */
typedef struct bd_sides {
    int white, black, none;
} bd_sides;

bd_sides bd_sides_count(const bd_desk *desk, const uint16_t *cards, int count);

/* How many cards must be transferred when `leavers` cards of the larger side go elsewhere; *over is the
 * larger side (BD_NO_COLOUR: equal).
 */
int bd_sides_transfers(const bd_sides *sides, int leavers, bd_colour *over);

/* On what terms two cards may be put together now. */
typedef struct bd_terms {
    bool careful;   /* heed bd_desk_better_not */
    bd_colour over; /* the side with too many cards: two of them may meet */
    const bd_claim
        *weakest; /* but only if one has no stronger claim than this; NULL: whatever their claims */
    bool any_colour;
} bd_terms;

/* NULL when the two may be put together, else why not ("have met"). */
const char *bd_terms_refuse(const bd_desk *desk, const bd_terms *terms, int u, int v);

/* Transfers: the weakest claims of side `over` among the cards, as long as it is clear who they are: whole
 * groups of equal claims that are no larger than what is still needed. Returns how many are still needed;
 * *weakest is then the claim of those among whom it is open. */
int bd_transfer_clear(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed,
                      const bd_claim **weakest);

/* The same for two levels that need a float between them and have too many cards on the same side (CAA 17).
 */
void bd_transfer_linked(bd_desk *desk, const uint16_t *upper, int upper_count, int leavers,
                        const uint16_t *lower, int lower_count);

/* Transfers exactly `needed` cards of side `over`, whoever they are: weakest claims first, then nearest to
 * the mid-line. */
void bd_transfer_forced(bd_desk *desk, const uint16_t *cards, int count, bd_colour over, int needed);

typedef struct bd_halves {
    int size;
    uint16_t *top, *bottom; /* [size] in rank order */
    int *opponent;          /* [size] place in bottom of top's opponent; -1: none yet */
    bool *taken;            /* [size] of bottom */
} bd_halves;

enum { BD_EXCHANGES = 22 };

/* Room for halves of count / 2 cards. */
bool bd_halves_new(bd_desk *desk, int count, bd_halves *out);

/* Cuts the cards (rank order, an even number) at the mid-line, after exchange number `exchange`: 0 is none,
 * then the cards nearest to the line first. false when there are not so many cards. */
bool bd_halves_cut(bd_desk *desk, const uint16_t *cards, int count, int exchange, bd_halves *halves);

/* Where more are due one colour than the other: fills halves->opponent and returns whether everybody has one.
 */
bool bd_pair_unequal(bd_desk *desk, const bd_terms *terms, bd_halves *halves);

/* The cards of the top half, in the given order, take an opponent each: the first possible one (nearest: the
 * one nearest to the card's natural opponent), looking ahead when three boards or fewer are left, and
 * changing opponents with a neighbour when stuck. */
bool bd_fit(bd_desk *desk, const bd_terms *terms, bd_halves *halves, const int *order, bool nearest);

/* What may be given up so that a level can be paired, one thing after the other. */
typedef enum bd_effort {
    BD_AS_IT_STANDS,   /* nothing: top half against bottom half, no needless transfer */
    BD_WITH_EXCHANGES, /* cards may cross the mid-line */
    BD_CARELESSLY,     /* what is better avoided is no longer heeded */
    BD_WITH_TRANSFERS, /* colours may give way */
    BD_LAST_RESORTS,   /* a second bye, a float over several levels */
    BD_EFFORTS
} bd_effort;

/* Pairs these cards of one level among themselves with this effort. false, with the desk as it was, when they
 * cannot be. */
bool bd_pair_within(bd_desk *desk, const uint16_t *cards, int count, bd_effort effort);

/* The work on one level, with what floats into it from above.
 *
 * Those who float in get their opponents first, then it is settled who floats down (and who has the bye, when
 * it is given here), then the rest is paired in itself. Each choice has its order of search; when what
 * follows cannot be done, the next choice is tried, until the arbiter's patience ends. Other floaters are
 * tried before cards are exchanged across the mid-line, and both before colours give way (CAA 24).
 */

typedef struct bd_level_work {
    bd_desk *desk;
    int level;
    const uint16_t *incoming; /* best first */
    int incoming_count;
    int more;                /* floats beyond those that the number of cards asks for; even */
    bool bye;                /* the bye is given here */
    const bd_claim *weakest; /* the claims among which transfers are open; NULL: none are open */
    bd_effort effort;        /* what may be given up now */
    int tries;
    int looks; /* at cards on the way, since the sweep began */
} bd_level_work;

/* Makes the boards of the level; cards that float have desk->leaving set. false: it cannot be done, the desk
 * is as it was. */
bool bd_level_pair(bd_level_work *work);

/* Candidates in the order in which they are looked at. */
typedef struct bd_candidates {
    uint16_t *nodes;
    int count;
} bd_candidates;

/* Who is to meet a card that floats in (CAA 21, 22, 28): from the top to the mid-line, then on to the bottom;
 * no needless transfer, nobody who floated up in the last round, unless there is nobody else. pool: the cards
 * of the level that have no board, in rank order. */
bd_candidates bd_upfloaters(const bd_level_work *work, int floater, const uint16_t *pool, int count,
                            int still_to_come);

/* Who floats down (CAA 20, 29): from the mid-line down, then from the mid-line up; from the larger side,
 * nobody who floated down in the last round, unless there is nobody else. `leavers` of the pool will leave
 * the level. */
bd_candidates bd_downfloaters(const bd_level_work *work, const uint16_t *pool, int count, int leavers);

/* Who has the bye (CAA 6): sought like a downfloater, nobody who had one or has one arranged, unless there is
 * nobody else. */
bd_candidates bd_bye_takers(const bd_level_work *work, const uint16_t *pool, int count, int leavers);

/* The level in which the bye is to be given: the lowest with somebody who had none and awaits none; -1:
 * nobody may have it. */
int bd_bye_level(const bd_desk *desk);

/* Can the last few cards still play? (step 5 of the procedure: "check ahead that the last two or three
 * cards can play") */
enum { BD_AHEAD_CARDS = 6 };

#endif
