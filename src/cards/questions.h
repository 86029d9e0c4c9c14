/* Questions: what a rulebook asks of a round, one after the other, and the stages that they become.
 *
 * A rulebook's question is a stage, or a row of players who choose their opponents one after the other, or
 * who are asked one after the other whether they leave their level. The answers are a function of the cards,
 * the options and earlier answers: of every draw that is still best the same. How many stages it takes to
 * find an answer depends on the pairs that the proofs left allowed; so that is done here, where no rulebook
 * can see it. */
#ifndef BD_CARDS_QUESTIONS_H
#define BD_CARDS_QUESTIONS_H

#include "cards/stage.h"

/* Each in turn is to have the best-ranked opponent that can be had. */
struct bd_choosers {
    const uint16_t *who; /* in the order in which they choose */
    int count;
    const bool *candidate; /* by node: whom they choose among; NULL: anybody, and who has been chosen does not
                              choose any more */
    /* Among candidates. */
    const uint16_t *order; /* [candidates] they, whom to choose first in front; NULL: as they are numbered,
                              and all below those who choose */
    int candidates;
    bool together; /* all who choose are candidates too: who has been chosen does not choose any more, and who
                      finds nobody left is paired with nobody of them */
    /* Among anybody. */
    const int32_t *rank; /* by node: the smaller is chosen first; NULL: as they are numbered */
    const int *number;   /* by node: what stages call a player; NULL: by the place in `who`, from 1 */
    const char *behind;  /* what follows in the ids of the stages: ":3"; NULL: nothing */
};

/* Each in turn leaves the level if possible. */
struct bd_leavers {
    const uint16_t *who; /* the players in the order in which they are asked; everybody once */
    int count;
    const int *level_start; /* the first node of each level */
    const int16_t *level;   /* by node; what is behind the last player is below all levels */
    const int *number;      /* by node: what stages call a player */
};

/* Each in turn is in a set if possible, as far as those before leave room. */
struct bd_pickers {
    const uint16_t *who; /* in the order in which they are asked */
    int count;
    int most;                                         /* so many are in the set, in every draw */
    bool (*is_in)(const void *context, int u, int v); /* whether u is in it when v is the opponent */
    const void *context;
    const char *behind; /* what follows in the ids of the stages: ":3"; NULL: nothing */
};

/* Whom u has in a matching, as choosers among candidates see it: u itself where it is none of them. */
static inline int bd_choosers_have(const bd_choosers *choosers, const uint16_t *mate, int u)
{
    return choosers->candidate == NULL || choosers->candidate[mate[u]] ? mate[u] : u;
}

/* The questions of a rulebook. */
typedef struct bd_questions bd_questions;
typedef bd_status bd_questions_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err);

struct bd_questions {
    void *self;
    /* Fills *stage, or sets *done when there are no more. */
    bd_status (*next)(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err);
    bd_questions_fork *fork;
};

/* The stages of these questions. */
bd_status bd_questions_stages(bd_arena *arena, const bd_questions *questions, bd_stages *out, bd_err *err);

#endif
