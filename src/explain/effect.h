/* Effect: what a draw that somebody would have liked comes to, as a clause: a fact of one of its boards where
 * one says it, and the sum of the criterion only where none does. */
#ifndef BD_EXPLAIN_EFFECT_H
#define BD_EXPLAIN_EFFECT_H

#include "explain/answer.h"
#include "explain/fact.h"

typedef enum bd_effect_kind {
    BD_EFFECT_PAIR,   /* the cards of the two who were asked for: `clause` is the fact, about "them" */
    BD_EFFECT_THEN,   /* another board would come: p and q would meet, and a fact of their cards */
    BD_EFFECT_FLOAT,  /* p would float instead of q */
    BD_EFFECT_BYE,    /* the bye would go to p, whose card is against it */
    BD_EFFECT_LEFT,   /* p and q, who lose their opponents, cannot or should not meet */
    BD_EFFECT_BARRED, /* with one board more changed it would do, but p and q cannot meet */
    BD_EFFECT_FAR,    /* as many places off in all, but p and q would meet further off than anybody now */
    BD_EFFECT_SUM
} bd_effect_kind;

typedef struct bd_effect {
    bd_effect_kind kind;
    const char *clause;
    const char *fact; /* of BYE alone: "had a bye in round 3" */
    int p, q;         /* ids; 0 where the kind has none */
} bd_effect;

/* The answer must be worse than the best draw, with its draw. subject: how a fact of the two who were asked
 * for speaks of them; brief: sums without their figures. In arena. */
bd_status bd_effect_of(bd_arena *arena, const bd_best *best, const bd_answer *answer, bd_fact_subject subject,
                       bool brief, bd_effect *out, bd_err *err);

#endif
