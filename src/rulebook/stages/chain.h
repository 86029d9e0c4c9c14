/* Chain: the stages of a round, criterion after criterion, and what the criteria have learnt so far.
 *
 * The score and bye stages fix how many cards leave each level downwards, upwards and by bye (the profile);
 * the mid-line follows from it. Once the face leaves every card only boards inside its level or only boards
 * leaving it, the floaters are settled and the cards that stay are numbered: position p of 2h in rank order,
 * p's ideal opponent is p + h. */
#ifndef BD_RULEBOOK_STAGES_CHAIN_H
#define BD_RULEBOOK_STAGES_CHAIN_H

#include "rulebook/stages/laid_draw.h"

typedef void bd_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost);

struct bd_chain {
    bd_round *round;
    bd_arena *arena;
    const bd_criterion *const *criteria;
    size_t criterion_count;
    /* Where the walk is. */
    size_t at;
    int step;
    const bd_stage_view *view; /* what the solver has found so far */
    int *learn;                /* takes the value of the stage given last; NULL: nobody asks */
    int learn_sign;
    bool sure; /* the stage being given costs something on the face: no need to look */
    /* What is known of the levels. */
    const int16_t *level; /* [nodes]; the bye has its own level, below all others */
    int *learnt;          /* the numbers that values of stages are learnt into, here and of top-board */
    int *down, *up;       /* of them, [levels] cards that leave downwards, upwards */
    int *bye_height;      /* levels between the bye and the lowest */
    const int *line;      /* [levels] cards above the mid-line; NULL before the profile is known */
    const uint8_t *open;  /* levels x levels: boards from one level to a lower one that the face has after the
                             score stages */
    /* What is known of the settled floaters; NULL before. */
    const int32_t *stays; /* [nodes] position among those who stay in the level, -1: leaves */
    const int *half;      /* [levels] h */
    int settled_node;     /* the card whose stage was given last, -1: none */
    /* Of the colours that the cards are due; NULL before. */
    const int32_t *due;      /* [nodes] */
    const int32_t *strength; /* [nodes] the number of the claim, from the weakest up; -1: due no colour */
    int claims;              /* how many differ */
    /* Of top-board. */
    int wishes, *granted; /* of the last list of wishes; how many of them the draw grants is learnt */
    int rounds_of_wishes;
    int asked;             /* the card whose stage was given last, -1: none */
    const uint16_t *order; /* [nodes] the nodes in the order in which they choose; NULL: as they are */
    const int32_t *rank;   /* [nodes] each node's place in it */
};

/* The chain of a list of criteria as stages. */
bd_status bd_chain_start(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_stages *out, bd_err *err);

/* One number per node, zeroed; NULL when memory is exhausted. */
int32_t *bd_chain_numbers(bd_chain *chain);

/* Whether any two on the face would sit out. */
bool bd_chain_has_sit_outs(const bd_chain *chain, const bd_face *face);

/* A copy of what the price of a stage needs, for as long as the chain; NULL when memory is exhausted. */
void *bd_chain_keep(bd_chain *chain, const void *context, size_t size);

/* Fills *stage. context NULL means that memory is exhausted. */
bd_step bd_chain_give(bd_stage *stage, const char *part, const void *context, bd_price *price);

/* The same with "part:place" for part. */
bd_step bd_chain_give_at(bd_stage *stage, const char *part, int place, const void *context, bd_price *price);

/* The value of the stage that is being given goes to *place, times sign. */
void bd_chain_ask(bd_chain *chain, int *place, int sign);

/* The mid-line of every level from the profile, once; false when memory is exhausted. */
bool bd_chain_draw_lines(bd_chain *chain);

/* Whether no pair of the face costs anything: then the stage has nothing to decide and is left out. False:
 * memory is exhausted. What is taken from the arena goes back. */
bool bd_stage_is_free(bd_arena *arena, const bd_stage *stage, const bd_face *face, bool *is_free);

#endif
