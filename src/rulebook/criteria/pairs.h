/* Pairs: what families of two players who should rather not meet share. */
#ifndef BD_RULEBOOK_CRITERIA_PAIRS_H
#define BD_RULEBOOK_CRITERIA_PAIRS_H

#include "rulebook/stages/chain.h"

/* By node: equal texts have equal labels; no text has label 0. NULL when memory is exhausted. */
const int32_t *bd_pair_labels(bd_chain *chain, const char *(*text_of)(const bd_card *card));

/* The stage of pairs with one label. */
bd_step bd_pair_give_labels(bd_chain *chain, bd_stage *stage, const int32_t *label);

/* The stage of pairs from one club or group (or federation, where these count), as long as it is early; and
 * of those that the file wants avoided, always. */
bd_step bd_pair_give_company(bd_chain *chain, bool early, bool federations, bd_stage *stage);

/* Second count: whether two are such company, up to round `rounds`. */
int bd_pair_judge_company(const bd_round *round, int u, int v, int rounds);

#endif
