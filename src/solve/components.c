/* Components: what a search found inside a context: its children, and the outer components among them as odd
 * sets.
 *
 * The children of a context are the nodes that lie in no smaller set and the largest sets inside it, as ids
 * (search.h). Outer children of one class, taken together, are an odd number of nodes that the tight pairs
 * tie to the rest only through inner children: the odd sets that the weights lack. */
#include "solve/search.h"

void bd_component_add_id(const bd_search *search, const bd_family *family, uint64_t *bits, int id)
{
    BD_ASSERT(id >= 0 && id < search->nodes + family->count);
    if (id < search->nodes) {
        bd_bits_add(bits, id);
        return;
    }
    bd_set_add_to(&family->sets[id - search->nodes], bits);
}

int bd_component_context_of(const bd_search *search, const bd_family *family, int id)
{
    return id < search->nodes ? family->inner[id] : family->sets[id - search->nodes].parent;
}

int bd_component_children(const bd_search *search, const bd_family *family, int context, bd_id *children)
{
    int count = 0;
    BD_ASSERT(context >= BD_TOP && context < family->count);
    if (context == BD_TOP) {
        for (int u = 0; u < search->nodes; u++)
            if (family->inner[u] < 0) children[count++] = u;
    } else {
        const bd_set *set = &family->sets[context];
        for (int i = 0; i < set->count; i++)
            if (family->inner[set->nodes[i]] == context) children[count++] = set->nodes[i];
    }
    for (int s = 0; s < family->count; s++)
        if (family->sets[s].parent == context) children[count++] = search->nodes + s;
    return count;
}

int bd_component_nodes(const bd_search *search, const bd_family *family, const bd_id *children, int count,
                       int class, uint64_t *bits)
{
    bd_bits_clear(bits, search->words);
    for (int i = 0; i < count; i++)
        if (search->label[children[i]] == BD_OUTER && search->class[children[i]] == class)
            bd_component_add_id(search, family, bits, children[i]);
    int size = 0;
    for (int w = 0; w < search->words; w++) size += bd_bits_count(bits[w]);
    BD_ASSERT(size % 2 == 1 && size < search->nodes);
    return size;
}
