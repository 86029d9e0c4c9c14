/* Fact: what the cards of two players say against their board, as a clause: "they met in round 1", "they are
 * both due Black: Cairns (3) would have White 3 times running". A fact stands on the two cards alone; what
 * another draw comes to is found in effect.c. */
#ifndef BD_EXPLAIN_FACT_H
#define BD_EXPLAIN_FACT_H

#include "explain/answer.h"

/* Who the clause is about: named, or "they" where the sentence around it has named them, with or without what
 * follows from the fact ("Cairns (3) would have White 3 times running"). */
typedef enum bd_fact_subject { BD_FACT_NAMED, BD_FACT_THEY, BD_FACT_THEY_BRIEFLY } bd_fact_subject;

/* Why two nodes may not be paired at all; they must be such. */
bd_status bd_fact_of_bar(bd_arena *arena, const bd_round *round, int u, int v, bd_fact_subject subject,
                         const char **out, bd_err *err);

/* Why the board of two players costs something at this stage of a criterion; *out NULL: no fact says it. */
bd_status bd_fact_of_board(bd_arena *arena, const bd_round *round, const char *stage, int u, int v,
                           bd_fact_subject subject, const char **out, bd_err *err);

/* Of a criterion that a rulebook file writes: what its cost reads of two players, "club Kent, grade 1850 and
 * 2010"; and the first hard one that bars their board, or NULL. */
struct bd_written_cost;
bd_status bd_fact_written_values(bd_arena *arena, const struct bd_written_cost *of, int u, int v,
                                 const char **out, bd_err *err);
const struct bd_written_cost *bd_fact_written_bar(const bd_round *round, int u, int v);

/* What a board costs at stage k of the best draw's proof, for reasons: exchanges are priced below the
 * mid-line only, but two of the upper half are an exchange too. */
bd_cost bd_fact_cost(const bd_best *best, size_t k, int u, int v);

/* The round of a bye that counts against another one; 0: none that the card tells. */
int bd_fact_round_of_bye(const bd_round *round, int u);

/* Why a player should not have the bye: "who had a bye in round 3"; *out NULL: nothing on the card. */
bd_status bd_fact_of_bye(bd_arena *arena, const bd_round *round, int u, const char **out, bd_err *err);

/* Which of two who are due the same colour has the weaker claim, and why (CAA 16).
 *
 * Adds a sentence when both are due the same colour and a claim decides: "18 and 30 are both due Black; 18
 * has the weaker claim: ...". */
bd_status bd_weaker_say(bd_arena *arena, const bd_round *round, int u, int v, bd_reasons *reasons,
                        bd_err *err);

/* What a draw that somebody would have liked comes to, as a clause: a fact of one of its boards where
 * one says it, and the sum of the criterion only where none does. */

typedef enum bd_effect_kind {
    BD_EFFECT_PAIR,   /* the cards of the two who were asked for: `clause` is the fact, about "them" */
    BD_EFFECT_THEN,   /* another board would come: p and q would meet, and a fact of their cards */
    BD_EFFECT_FLOAT,  /* p would float instead of q */
    BD_EFFECT_BYE,    /* the bye would go to p, whose card is against it */
    BD_EFFECT_LEFT,   /* p and q, who lose their opponents, cannot or should not meet */
    BD_EFFECT_BARRED, /* with one board more changed it would do, but p and q cannot meet */
    BD_EFFECT_FAR,    /* as many places off in all, but p and q would meet further off than anybody now, or
                         than anybody whose board changes */
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
