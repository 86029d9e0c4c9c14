/* Question: a round about which questions are asked: its best draw, proved, ready to be compared with others.
 *
 * A round that was played or published is asked about as it stood before it, with the lot of the colours as
 * it fell. */
#ifndef BD_EXPLAIN_QUESTION_H
#define BD_EXPLAIN_QUESTION_H

#include "explain/difference.h"

typedef struct bd_question {
    bd_draw_options options;
    bd_best best;
    bd_draw published; /* what was played or published; no boards: nothing */
    bool other_stands; /* what was published is not the best draw */
} bd_question;

/* number 0: the next round. options may be NULL. *out must stay where it is: the best draw refers to its
 * options. */
bd_status bd_question_open(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                           int number, const bd_draw_options *options, const bd_solve_options *how,
                           bd_question *out, bd_err *err);

#endif
