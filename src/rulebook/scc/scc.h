/* A club championship over a season (Swindon Chess Club): what its files share. */
#ifndef BD_RULEBOOK_SCC_SCC_H
#define BD_RULEBOOK_SCC_SCC_H

#include "rulebook/scc/gsrp.h"
#include "rulebook/stages/criterion.h"

extern const bd_criterion bd_criterion_sit_outs, bd_criterion_sit_out; /* sit_out.c */

typedef struct bd_scc_player {
    bd_season season;
    bool volunteer;
    int strength; /* place in the order of week 1 */
} bd_scc_player;

/* Somebody who attends but is not paired. */
typedef struct bd_scc_out {
    int id;
    const char *why; /* the English sentence, of the id */
} bd_scc_out;

/* round->own of this rulebook. */
typedef struct bd_scc {
    bd_scc_player *by_id; /* up to the round's largest_id */
    bd_scc_out *out;
    size_t out_count, out_capacity;
} bd_scc;

/* Negative when u is to sit out before v. */
int bd_scc_compare_readiness(const bd_round *round, int u, int v);

#endif
