/* Explainer: why a board of the best draw is as it is.
 *
 * Every reason is a fact of the cards or a counterfactual: the natural pair (or the card that the rules look
 * at first) is demanded, and what the best draw with it loses is the reason. So a reason is true by its
 * making, and can be computed again with `why-not`. */
#ifndef BD_EXPLAIN_EXPLAINER_H
#define BD_EXPLAIN_EXPLAINER_H

#include "explain/fact.h"

/* A draw seen from its levels: who leaves, where the mid-line stands, and whom everybody would
 * ideally meet.
 *
 * Made from the boards alone. With rules that go by brackets the lower half of a level is everybody below the
 * upper half, also who floats down in the end. */
typedef struct bd_seating {
    const bd_round *round;
    const uint16_t *mate;
    int *downs, *ups, *byes, *staying; /* per level */
    int *line;                         /* per level: cards above the mid-line */
    int *ideal;                        /* per node: the ideal opponent, -1: leaves, or the rules name none */
    int *number;                       /* per node with an ideal opponent: its place in its half, from 1 */
} bd_seating;

bool bd_seating_leaves_down(const bd_seating *seating, int node); /* to a lower score */
bool bd_seating_leaves_up(const bd_seating *seating, int node);

/* How many cards of its level the rules look at before this one when they seek a downfloater (or the bye),
 * and an upfloater. */
int bd_seating_place_down(const bd_seating *seating, int node);
int bd_seating_place_up(const bd_seating *seating, int node);
int bd_seating_place_bye(const bd_seating *seating, int node);

/* Whether natural opponents are those of two halves. */
bool bd_goes_by_halves(const bd_round *round);

/* Whether the rules of the round go by brackets (FIDE). */
bool bd_goes_by_brackets(const bd_round *round);

typedef struct bd_explanation {
    size_t board;       /* from 0; the number of boards: the bye */
    int white, black;   /* ids; of the bye: who has it, and 0 */
    bool natural;       /* the two are each other's ideal opponents */
    bd_reasons pairing; /* why these two, or why the bye */
    bd_reasons colours; /* why these colours; none of the bye */
} bd_explanation;

typedef struct bd_explainer {
    bd_arena *arena;
    const bd_question *question;
    const bd_round *round;
    const bd_solve_options *how;
    bd_seating seating;
    bd_falls falls;
    bd_numbers numbers;
    bd_explanation *now; /* that is told now */
    int *swap_board;     /* per node: the board, from 1, at which its change of places was told; 0: not yet */
    long asks;           /* demands that may be solved, in all */
    long asks_left;      /* what is not asked is said to be so */
    long asks_kept;      /* of these, for later boards */
    int64_t began;       /* this thread's CPU time then, in nanoseconds */
    double seconds, seconds_until; /* CPU time since then, for everything and for this board; 0: no limit */
    bool solves;                   /* false: only what needs no solve is told */
    bool seeks_ideal, seeks_floaters, seeks_grades;
    bool ends_in_lot;        /* which of the draws that are equally good it is */
    bool minds_floats;       /* who floated in the last round is not to do so again */
    bd_fact_subject subject; /* of a fact about the two who are asked for */
    bool is_sum;             /* the last ask has found no fact, only a sum or an order */
    const char *clause;      /* what the last ask has found, as it stands in the sentence; NULL: nothing */
    bool brief; /* what an arbiter would say: short sentences, and no further fact where enough has been said;
                   false: everything */
} bd_explainer;

/* The question must have a best draw. cards_budget: for how many cards, in all, demands may be solved (a
 * demand of a round with 100 cards takes 100); at least a dozen demands are granted. The limit of time is for
 * all of them together. */
bd_status bd_explainer_new(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                           long cards_budget, bd_explainer *out, bd_err *err);

/* The explanations of all boards, and of the bye if there is one. What stands on the cards comes first; what
 * may be spent on questions is then shared evenly among the boards that have any. Brief ones are shortened.
 */
bd_status bd_explain_all(bd_explainer *ex, bd_explanation *explanations, size_t count, bd_err *err);

/* The explanation of one board (or the bye) of the best draw. */
bd_status bd_explain_board(bd_explainer *ex, size_t board, bd_explanation *out, bd_err *err);

/* Brief explanations of a whole round that come to more than 22 words a board (as bd_template_words counts):
 * those with most facts, the lowest board first, lose their last facts until they do not, or each has one; so
 * does a board with more than 40.
 * What bye there is keeps its reasons. */
void bd_explanations_shorten(bd_explanation *explanations, size_t count);

/* The board of a player, or the number of boards when he has the bye; false when he is not in the draw. */
bool bd_explainer_board_of(const bd_explainer *ex, int id, size_t *board);

/* Why the player, who is in the draw, does not meet the three who would be nearest otherwise. */
bd_status bd_explain_others(bd_explainer *ex, int id, bd_reasons *out, bd_err *err);

/* Parts of the explanation at hand, each in its own file. u is the higher of the two in draw order. */
bd_status bd_explain_pair(bd_explainer *ex, int u, int v, bd_err *err);
/* told: false when no exchange with a fact behind it is there. */
bd_status bd_explain_swap(bd_explainer *ex, int u, int v, bool *told, bd_err *err);
bd_status bd_explain_floaters(bd_explainer *ex, int u, int v, bd_err *err);
bd_status bd_explain_bye(bd_explainer *ex, int u, bd_err *err);
bd_status bd_explain_colours(bd_explainer *ex, int u, int v, bd_err *err);

/* The reason why `demand` is not met, as the rest of a sentence that begins with `code`, or with `code` and
 * "-not-asked" when too much has been asked. The saying brings the places of the sentence but `how` and
 * `why`. */
bd_status bd_explainer_ask(bd_explainer *ex, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                           bd_err *err);

/* What the cards of two say against their board: that they may not be paired, or what the board costs where
 * the proof of the best draw takes it away. */
typedef struct bd_explainer_fact {
    const char *clause;  /* NULL: their cards say nothing against it */
    const char *article; /* may be NULL */
    const char *stage;   /* that takes the board away at the latest; NULL: they may not be paired */
} bd_explainer_fact;

bd_status bd_explainer_find_fact(bd_explainer *ex, int u, int v, bd_fact_subject subject,
                                 bd_explainer_fact *out, bd_err *err);

/* Why `asked` does not meet `wished`, both nodes in the draw, in one reason: the answer of explain, why and
 * why-not alike. The first of these that there is: what their cards say; where `wished` is the natural
 * opponent, who has them instead; what would come of it, as a fact; who has one of them instead; the order
 * that the rules prescribe; a sum. */
bd_status bd_explain_not(bd_explainer *ex, int asked, int wished, bd_reasons *reasons, bd_err *err);

/* A sentence of an explanation, brief or not; added to what is told of the pairing, with the nodes that it
 * names. */
bd_saying bd_explainer_saying(const bd_explainer *ex, const char *code, const bd_place *places, size_t count);
bd_status bd_explainer_add(bd_explainer *ex, bd_saying *saying, const char *article, const int *nodes,
                           size_t count, bd_err *err);
bd_status bd_explainer_say(bd_explainer *ex, const char *code, const char *article, const int *nodes,
                           size_t node_count, const bd_place *places, size_t count, bd_err *err);

/* Whether a brief explanation has said so much of the pairing that another fact is not begun. */
bool bd_explainer_has_said_enough(const bd_explainer *ex);

/* Whom the sentence lists; in a brief one many are `all` ("everybody"), or counted ("3 others") where that is
 * NULL. */
bd_place bd_explainer_list(const bd_explainer *ex, const char *place, const int *nodes, size_t count,
                           const char *all);

#endif
