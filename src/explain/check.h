/* Check: a round as it was played or published, set against the rules and against the best draw from the
 * cards before it. */
#ifndef BD_EXPLAIN_CHECK_H
#define BD_EXPLAIN_CHECK_H

#include "explain/difference.h"
#include "hand/hand.h"

typedef struct bd_sentences {
    const char **items;
    size_t count, capacity;
} bd_sentences;

typedef struct bd_round_check {
    int number;
    bd_draw published;
    bool partial; /* some opponents are not among the cards: nothing else is filled in but the sentence */
    bd_sentences faults;  /* what makes it illegal: repeats, players missing, doubled or absent, banned pairs,
                             byes; none: legal */
    bd_sentences colours; /* boards whose colours are not those of the final colour check */
    bd_best best;         /* from the cards before the round */
    bd_vector vector;     /* the published draw beside the best one; no lines when there is no best draw, and
                             its values are nowhere when it is no draw of all players */
    bd_difference difference; /* when it is legal and a best draw exists */
    const char *sentence;     /* the verdict */
} bd_round_check;

/* Checks one round that was played or published. In round 1 the lot of the colours is taken from the draw.
 * options may be NULL; how is how the best draw is solved. */
bd_status bd_check_round(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                         int number, const bd_draw_options *options, const bd_solve_options *how,
                         bd_round_check *out, bd_err *err);

/* In round 1, where neither the options nor the file say who begins, the lot as this draw shows it goes into
 * the options. */
bd_status bd_check_toss(bd_arena *arena, const bd_tournament *before, const bd_rulebook *rules, int number,
                        const bd_draw *draw, bd_draw_options *options, bd_err *err);

/* The cards before a round that was played or published, as this draw. What it shows of the arbiter's wishes
 * goes into the options: the lot of round 1 (bd_check_toss), and three who sit out although one would do
 * (`sit-out=3`), which only the cards tell. */
bd_status bd_check_step_back(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw *draw, const bd_solve_options *how,
                             bd_draw_options *options, bd_tournament **before, bd_err *err);

/* What makes a published draw illegal, each in a sentence that names the players and, for a repeat,
 * the round.
 *
 * The round is the one before which the draw was made. */
bd_status bd_faults_of(bd_arena *arena, const bd_round *round, const bd_draw *draw, bd_sentences *out,
                       bd_err *err);

/* Adds a sentence. */
bd_status bd_sentences_add(bd_arena *arena, bd_sentences *list, bd_err *err, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The best draw and a draw by hand of the same round, side by side. */

typedef struct bd_side_by_side {
    bd_best best;
    const bd_method *method;
    bd_hand_result hand;
    bd_draw hand_draw;        /* no boards when the method got stuck */
    bd_vector vector;         /* the hand draw beside the best one, when there is one */
    size_t shared;            /* boards (and the bye) that both draws have, whatever the colours */
    bd_difference difference; /* when there are both draws */
    bd_rings rings;           /* the boards that only one of them has */
    const char *sentence;
} bd_side_by_side;

/* number 0: the next round. options may be NULL. */
bd_status bd_compare_methods(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                             int number, const bd_draw_options *options, const bd_solve_options *how,
                             const bd_method *method, bool steps, bd_side_by_side *out, bd_err *err);

#endif
