/* Repair: a published draw is changed with the least disturbance (CAA 27, SCA 25).
 *
 * Something is found out after a draw was put up: somebody has left, or has come after all, a result was
 * entered wrongly, two players have met already. The cards are put right first; then the round is drawn again
 * with the published boards kept as far as possible (round/keep.h): of all legal draws one that changes
 * the fewest published boards, and of those the best. Both are proved.
 *
 * A wrong result alone makes no draw illegal. The boards of the players whose score it changed are therefore
 * opened: to change them costs nothing. `after` goes further: criteria up to the one named ("score") come
 * before keeping boards, as an arbiter with more time would have it. */
#ifndef BD_EXPLAIN_REPAIR_H
#define BD_EXPLAIN_REPAIR_H

#include "event/event.h"
#include "explain/check.h"

typedef struct bd_correction {
    int round, white, black;
    bd_result result; /* what it was */
} bd_correction;

typedef struct bd_repair_wish {
    int round;         /* 0: the last round that was drawn */
    const int *absent; /* ids that do not play in this round */
    size_t absent_count;
    const int *late; /* ids that play after all */
    size_t late_count;
    const bd_correction *corrections;
    size_t correction_count;
    const bd_id_pair *swaps; /* two who take each other's place in the draw */
    size_t swap_count;
    const int *started; /* boards, from 1, that cannot be changed any more; boards with a result never can */
    size_t started_count;
    bool renumber;                  /* boards are numbered anew from 1; else each keeps its number */
    const char *after;              /* criterion; NULL */
    const bd_draw_options *options; /* of the draw otherwise; its `fixed` and `keep` are added to */
} bd_repair_wish;

/* What a board of the new draw was in the published one. */
typedef struct bd_repaired_board {
    int before; /* its number in the published draw, from 1; 0: it is new */
} bd_repaired_board;

typedef struct bd_repair {
    int round;
    bd_draw before;           /* as published */
    bd_sentences reasons;     /* what is wrong with it */
    bd_draw_options options;  /* with what is kept and fixed */
    bd_best best;             /* the repaired draw */
    const int *numbers;       /* of its boards, where they are not 1, 2, 3, ...; NULL */
    bd_repaired_board *board; /* [best.draw.board_count] */
    size_t changed;           /* boards of the new draw, the bye among them, that were not published */
    bd_sentences changes;     /* in words, board by board */
} bd_repair;

/* Writes what was wished for (who is absent, who comes, which results were others) into the event, and draws;
 * publishing it again is left to the caller (event/change.h). BD_USAGE or BD_BAD_INPUT when there is no
 * draw to repair or a wish cannot be met. */
bd_status bd_repair_draw(bd_arena *arena, bd_event *event, const bd_rulebook *rules,
                         const bd_repair_wish *wish, const bd_solve_options *how, bd_repair *out,
                         bd_err *err);

#endif
