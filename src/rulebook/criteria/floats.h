/* Floats: what leaving a level costs, card by card. */
#ifndef BD_RULEBOOK_CRITERIA_FLOATS_H
#define BD_RULEBOOK_CRITERIA_FLOATS_H

#include "rulebook/stages/chain.h"

/* A board between levels costs down[higher] + up[lower]; the bye costs bye[who has it]; a board inside a
 * level costs 1 when side is given and both are on the same side of the line. */
typedef struct bd_float_costs {
    const int16_t *level;
    const int32_t *down, *up, *bye;
    const int32_t *side; /* NULL: boards inside a level cost nothing */
    int bye_node;
} bd_float_costs;

void bd_price_floats(const void *context, const bd_edge *edges, size_t count, bd_cost *cost);

/* Costs of this chain with zeroed arrays; NULL when memory is exhausted. The caller fills them before the
 * stage is given. */
typedef struct bd_float_table {
    bd_float_costs costs;
    int32_t *down, *up, *bye;
} bd_float_table;

bd_float_table *bd_float_table_new(bd_chain *chain);

/* How far down the list of the rules a card stands when a downfloater (or the bye) is sought, and an
 * upfloater; 0 is the place looked at first. The mid-lines must be drawn. */
int bd_float_place_down(const bd_chain *chain, int node);
int bd_float_place_up(const bd_chain *chain, int node);

/* Second counts: the cards that an arbiter passes over before coming to this one, looking for a downfloater
 * or the bye; for an upfloater. */
int bd_float_passed_down(const bd_laid_draw *laid, int u);
int bd_float_passed_up(const bd_laid_draw *laid, int u);

#endif
