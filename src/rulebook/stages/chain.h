/* Chain: the stages of a round, criterion after criterion, and what the criteria have learnt so far.
 *
 * The score and bye stages fix how many cards leave each level downwards, upwards and by bye (the profile);
 * the mid-line follows from it. Once it is settled of every card whether it leaves its level, the cards that
 * stay are numbered: position p of 2h in rank order, p's ideal opponent is p + h. */
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
    const bd_stage_view *view; /* what has been proved so far */
    int *learn;                /* takes the value of the stage given last; NULL: nobody asks */
    int learn_sign, learn_most;
    /* What is known of the levels. */
    const int16_t *level; /* [nodes]; the bye has its own level, below all others */
    int *learnt;          /* the numbers that values of stages are learnt into: */
    int *down, *up;       /* of them, [levels] cards that leave downwards, upwards */
    int *drops;           /* [levels] the differences in score of those who leave downwards, in all */
    int *bye_height;      /* levels between the bye and the lowest */
    int *sitting;         /* what the number of those who sit out costs */
    int *transfers;       /* [widest + 1] transfers of each colour difference */
    int *moved;           /* [levels] transfers of each level's players */
    int widest;           /* colour difference of all players */
    const int *line;      /* [levels] cards above the mid-line; NULL before the profile is known */
    /* What is known of the settled floaters; NULL before. */
    const int32_t *stays; /* [nodes] position among those who stay in the level, -1: leaves */
    const int *half;      /* [levels] h */
    /* Of the colours that the cards are due; NULL before. */
    const int32_t *due;      /* [nodes] */
    const int32_t *strength; /* [nodes] the number of the claim, from the weakest up; -1: due no colour */
    int claims;              /* how many differ */
};

/* The chain of a list of criteria as stages. */
bd_status bd_chain_start(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_questions *out, bd_err *err);

/* One number per node, zeroed; NULL when memory is exhausted. */
int32_t *bd_chain_numbers(bd_chain *chain);

/* The ids of the cards by node, 0: the bye; NULL when memory is exhausted. */
const int *bd_chain_ids(bd_chain *chain);

/* A copy of what the price of a stage needs, for as long as the chain; NULL when memory is exhausted. */
void *bd_chain_keep(bd_chain *chain, const void *context, size_t size);

/* Fills *stage. context NULL means that memory is exhausted. */
bd_step bd_chain_give(bd_stage *stage, const char *part, const void *context, bd_price *price);

/* The same with "part:place" for part. */
bd_step bd_chain_give_at(bd_stage *stage, const char *part, int place, const void *context, bd_price *price);

/* The value of the stage that is being given goes to *place, times sign: a number of cards or levels; or no
 * more than `most`. */
void bd_chain_ask(bd_chain *chain, int *place, int sign);
void bd_chain_ask_most(bd_chain *chain, int *place, int sign, int most);

/* The mid-line of every level from the profile, once; false when memory is exhausted. */
bool bd_chain_draw_lines(bd_chain *chain);

#endif
