/* Desk: the cards as they lie on the arbiter's desk.
 *
 * Each card has a board or not yet, or waits to float. Every method works on a desk; all work it does is
 * written into the desk's log. The methods with a file of their own are card_procedure.c and lazy.c. */
#ifndef BD_HAND_DESK_H
#define BD_HAND_DESK_H

#include "hand/hand.h"

/* What the arbiter looked at, decided, and why. Work that is undone is cut from the log again, with one
 * line left in its place. */
typedef struct bd_hand_log {
    bd_arena *arena; /* NULL: no log is wanted */
    bd_hand_step *steps;
    size_t count, capacity;
    int level; /* of the next lines */
    bool failed;
} bd_hand_log;

typedef struct bd_desk {
    const bd_round *round;
    const bd_hand_wishes *wishes;
    bd_arena *scratch; /* for what does not outlive the draw */
    bd_hand_log log;
    /* How the cards lie: one piece of memory, so that it can be kept and laid out again. */
    uint16_t *mate;   /* [nodes] */
    bool *leaving;    /* [cards] waits for an opponent from a lower level */
    size_t size;      /* of both, in bytes */
    uint8_t *white;   /* [cards] of the result */
    bool repeats;     /* repeats may be made: nothing else was found, and the arbiter allows them */
    bd_status status; /* not BD_OK: memory ran out on the way; check at the end */
} bd_desk;

void bd_log_add(bd_desk *desk, const char *article, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Cuts the log back to its first `count` lines. */
void bd_log_cut(bd_desk *desk, size_t count);

/* Lays all cards out unpaired, each on the side it is due, and makes the boards that the arbiter has fixed.
 */
void bd_desk_lay_out(bd_desk *desk);

/* Their work: the level where it got stuck, or -1. */
int bd_cards_work(bd_desk *desk);
int bd_lazy_work(bd_desk *desk);

/* Runs a method on a new desk. work gives the level where it got stuck, or -1. When it is stuck and repeats
 * are allowed it runs once more, with desk->repeats set. */
bd_status bd_desk_draw(bd_arena *arena, const bd_round *round, const bd_hand_wishes *wishes,
                       int (*work)(bd_desk *desk), bd_hand_result *out, bd_err *err);

/* Whether the two may be paired now: legal, and no repeat unless repeats may be made. */
bool bd_desk_may_meet(const bd_desk *desk, int u, int v);

/* What two cards have in common that speaks against a board: one school; one team below plus two, or in a
 * level of plus two and more (28N1); half-point byes of the round before (CAA 37); a default between the two
 * (CAA 39), or a wish of the arbiter; club, group, or that both are top players (CAA 35, SCA 6, 27). */
enum { BD_KEPT_APART = 1, BD_ONE_TEAM = 2, BD_BOTH_HALF_BYES = 4, BD_BETTER_NOT = 8, BD_ONE_CLUB = 16 };
unsigned bd_desk_company(const bd_desk *desk, int u, int v);

/* CAA 6, SCA 4: "who has not hitherto had a bye or default and who is not due to receive a pre-arranged bye".
 * A half-point bye is one too, but does not send the bye to a higher level. */
bool bd_bye_is_due(const bd_desk *desk, int node);

/* Whether they have anything of it in common. */
bool bd_desk_better_not(const bd_desk *desk, int u, int v);

void bd_desk_pair(bd_desk *desk, int u, int v);
void bd_desk_part(bd_desk *desk, int u); /* undoes u's board */

/* The unpaired cards of a level that do not wait to float, in rank order, into list (room for the level);
 * returns how many. */
int bd_desk_waiting(const bd_desk *desk, int level, uint16_t *list);

/* What a card is called in the log: its id. */
int bd_desk_id(const bd_desk *desk, int node);

/* The ids of a list, "3, 7 and 12", in scratch memory; "nobody" when it is empty. */
const char *bd_desk_names(bd_desk *desk, const uint16_t *list, int count);

/* count items from scratch memory; NULL with desk->status set when there is none. */
void *bd_desk_room(bd_desk *desk, size_t count, size_t size);

#endif
