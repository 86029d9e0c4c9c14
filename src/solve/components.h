/* Components: what a search found inside a context: its children, and the outer components among them as odd
 * sets.
 *
 * The children of a context are the nodes that lie in no smaller set and the largest sets inside it, as ids
 * (search.h). Outer children of one class, taken together, are an odd number of nodes that the tight pairs
 * tie to the rest only through inner children: the odd sets that the weights lack. */
#ifndef BD_SOLVE_COMPONENTS_H
#define BD_SOLVE_COMPONENTS_H

#include "solve/search.h"

enum { BD_TOP = -1 }; /* the context that no set bounds */

/* The nodes of an id into bits. */
void bd_component_add_id(const bd_search *search, const bd_family *family, uint64_t *bits, int id);

/* The context that an id is a child of. */
int bd_component_context_of(const bd_search *search, const bd_family *family, int id);

/* Ids of the children of a context into children; their number. */
int bd_component_children(const bd_search *search, const bd_family *family, int context, bd_id *children);

/* The nodes of the outer component `class` among the children, as bits; their number, which is odd. */
int bd_component_nodes(const bd_search *search, const bd_family *family, const bd_id *children, int count,
                       int class, uint64_t *bits);

#endif
