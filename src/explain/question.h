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

/* An event as it stood before one of its rounds, and what was played in that round.
 *
 * The cards lose all entries from that round on. Who has no entry in a round that was played was absent. A
 * half-point bye in a later round was asked for beforehand, so the arbiter knew of it. An event that does not
 * say how many rounds it has is over with the last one played (rules that know a last round need that; the
 * engines in use do the same). */

/* A copy, in arena, of the tournament before `round`; texts are shared with the original. */
bd_status bd_replay_before(bd_arena *arena, const bd_tournament *tournament, int round, bd_tournament **out,
                           bd_err *err);

/* The draw of a round that was played or published: the published one if the file has it, else as the cards
 * tell it (a board whose colours they do not tell has its lower id as White). *out has no boards when the
 * round is neither. Players may be missing or doubled. */
bd_status bd_replay_draw(bd_arena *arena, const bd_tournament *tournament, int round, bd_draw *out,
                         bd_err *err);

/* The last round that was played or published. */
int bd_replay_last_round(const bd_tournament *tournament);

#endif
