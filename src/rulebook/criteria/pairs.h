/* Pairs: what families of two players who should rather not meet share. */
#ifndef BD_RULEBOOK_CRITERIA_PAIRS_H
#define BD_RULEBOOK_CRITERIA_PAIRS_H

#include "rulebook/stages/chain.h"

/* By node: equal texts have equal labels; no text has label 0. NULL when memory is exhausted. */
const int32_t *bd_pair_labels(bd_chain *chain, const char *(*text_of)(const bd_card *card));

#endif
