/* Fact: what the cards of two players say against their board, as a clause: "they met in round 1", "they are
 * both due Black: Cairns (3) would have White 3 times running". A fact stands on the two cards alone. */
#ifndef BD_EXPLAIN_FACT_H
#define BD_EXPLAIN_FACT_H

#include "explain/sentences.h"
#include "rulebook/rulebook.h"

/* Who the clause is about: named, or "they" where the sentence around it has named them, with or without what
 * follows from the fact ("Cairns (3) would have White 3 times running"). */
typedef enum bd_fact_subject { BD_FACT_NAMED, BD_FACT_THEY, BD_FACT_THEY_BRIEFLY } bd_fact_subject;

/* Why two nodes may not be paired at all; they must be such. */
bd_status bd_fact_of_bar(bd_arena *arena, const bd_round *round, int u, int v, bd_fact_subject subject,
                         const char **out, bd_err *err);

/* Why the board of two players costs something by the criterion; *out NULL: no fact says it. */
bd_status bd_fact_of_board(bd_arena *arena, const bd_round *round, const bd_criterion *criterion, int u,
                           int v, bd_fact_subject subject, const char **out, bd_err *err);

/* Why a player should not have the bye: "who had a bye in round 3"; *out NULL: nothing on the card. */
bd_status bd_fact_of_bye(bd_arena *arena, const bd_round *round, int u, const char **out, bd_err *err);

/* Which of two who are due the same colour has the weaker claim, and why (CAA 16).
 *
 * Adds a sentence when both are due the same colour and a claim decides: "18 and 30 are both due Black; 18
 * has the weaker claim: ...". */
bd_status bd_weaker_say(bd_arena *arena, const bd_round *round, int u, int v, bd_reasons *reasons,
                        bd_err *err);

#endif
