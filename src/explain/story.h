/* Story: why a board of the best draw is as it is.
 *
 * Every reason is a fact of the cards or a counterfactual: the natural pair (or the card that the rules look
 * at first) is demanded, and what the best draw with it loses is the reason. So a reason is true by its
 * making, and can be computed again with `why-not`. */
#ifndef BD_EXPLAIN_STORY_H
#define BD_EXPLAIN_STORY_H

#include "explain/answer.h"
#include "explain/fact.h"
#include "explain/naming.h"
#include "explain/question.h"
#include "explain/seating.h"
#include "explain/turn.h"

typedef struct bd_story {
    size_t board;       /* from 0; the number of boards: the bye */
    int white, black;   /* ids; of the bye: who has it, and 0 */
    bool natural;       /* the two are each other's ideal opponents */
    bd_reasons pairing; /* why these two, or why the bye */
    bd_reasons colours; /* why these colours; none of the bye */
} bd_story;

typedef struct bd_teller_part {
    double asks, seconds;
} bd_teller_part;

typedef struct bd_teller {
    bd_arena *arena;
    const bd_question *question;
    const bd_round *round;
    const bd_solve_options *how;
    bd_seating seating;
    bd_falls falls;
    bd_numbers numbers;
    int *swap_board; /* per node: the board, from 1, at which its change of places was told; 0: not yet */
    long asks;       /* demands that may be solved, in all */
    long asks_left;  /* what is not asked is said to be so */
    long asks_kept;  /* of these, for later boards */
    int64_t began;   /* this thread's CPU time then, in nanoseconds */
    double seconds, seconds_until; /* CPU time since then, for everything and for this board; 0: no limit */
    bd_teller_part share, credit;  /* of each board, and what has been saved */
    bool solves;                   /* false: only what needs no solve is told */
    bool seeks_ideal, seeks_floaters, seeks_grades;
    bool ends_in_lot;        /* which of the draws that are equally good it is */
    bool minds_floats;       /* who floated in the last round is not to do so again */
    bd_fact_subject subject; /* of a fact about the two who are asked for */
    const char *clause;      /* what the last ask has found, as it stands in the sentence; NULL: nothing */
    bool brief; /* what an arbiter would say: short sentences, and no further fact where enough has been said;
                   false: everything */
} bd_teller;

/* The question must have a best draw. cards_budget: for how many cards, in all, demands may be solved (a
 * demand of a round with 100 cards takes 100); at least a dozen demands are granted. The limit of time is for
 * all of them together. */
bd_status bd_teller_new(bd_arena *arena, const bd_question *question, const bd_solve_options *how,
                        long cards_budget, bd_teller *out, bd_err *err);

/* The CPU time since bd_teller_new. */
double bd_teller_seconds(const bd_teller *teller);

/* The stories of all boards, and of the bye if there is one. What stands on the cards comes first; what may
 * be spent on questions is then shared evenly among the boards that have any. Brief ones are shortened. */
bd_status bd_teller_tell_all(bd_teller *teller, bd_story *stories, size_t count, bd_err *err);

/* The story of one board (or the bye) of the best draw. */
bd_status bd_teller_tell(bd_teller *teller, size_t board, bd_story *out, bd_err *err);

/* Brief stories of a whole round that come to more than 22 words a board (as bd_template_words counts): those
 * with most facts, the lowest board first, lose their last facts until they do not, or each has one. What bye
 * there is keeps its reasons. */
void bd_stories_shorten(bd_story *stories, size_t count);

/* The board of a player, or the number of boards when he has the bye; false when he is not in the draw. */
bool bd_teller_board_of(const bd_teller *teller, int id, size_t *board);

/* Why the player, who is in the draw, does not meet the three who would be nearest otherwise
 * (story_others.c). */
bd_status bd_teller_tell_others(bd_teller *teller, int id, bd_reasons *out, bd_err *err);

/* Parts of a story, each in its own file. u is the higher of the two in draw order. */
bd_status bd_story_of_pair(bd_teller *teller, int u, int v, bd_story *story, bd_err *err);
/* told: false when no exchange with a fact behind it is there. */
bd_status bd_story_of_swap(bd_teller *teller, int u, int v, bd_story *story, bool *told, bd_err *err);
bd_status bd_story_of_floaters(bd_teller *teller, int u, int v, bd_story *story, bd_err *err);
bd_status bd_story_of_bye(bd_teller *teller, int u, bd_story *story, bd_err *err);
bd_status bd_story_of_colours(bd_teller *teller, int u, int v, size_t board, bd_story *story, bd_err *err);

/* The reason why `demand` is not met, as the rest of a sentence that begins with `code`, or with `code` and
 * "-not-asked" when too much has been asked. The saying brings the places of the sentence but `how` and
 * `why`. */
bd_status bd_teller_ask(bd_teller *teller, const bd_demand *demand, bd_saying *saying, bd_reasons *reasons,
                        bd_err *err);

/* A sentence of a story, brief or not. */
bd_saying bd_teller_saying(const bd_teller *teller, const char *code);

/* Whether a brief story has said so much that another fact is not begun. */
bool bd_teller_has_said_enough(const bd_teller *teller, const bd_reasons *reasons);

/* Whom the sentence lists; in a brief one many are `all` ("everybody"), or counted ("3 others") where that is
 * NULL. */
void bd_teller_list(const bd_teller *teller, bd_saying *saying, const char *place, const int *ids,
                    size_t count, const char *all);

/* The places level and points of a saying. */
void bd_saying_level(bd_saying *saying, const bd_round *round, int level);

#endif
