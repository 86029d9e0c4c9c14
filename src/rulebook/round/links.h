/* Links: for each present player the others it is linked with (met, defaulted, banned, avoid), sorted. */
#ifndef BD_RULEBOOK_ROUND_LINKS_H
#define BD_RULEBOOK_ROUND_LINKS_H

#include "rulebook/round/round.h"

/* A growing list of pairs of nodes, made into links once it is complete. */
typedef struct bd_link_list {
    bd_arena *arena;
    uint32_t *pairs; /* u << 16 | v, both ways round */
    size_t count, capacity;
} bd_link_list;

bd_status bd_link_list_add(bd_link_list *list, int u, int v, bd_err *err);

/* Sorted, each pair once. */
bd_status bd_link_list_finish(bd_link_list *list, int nodes, bd_node_links *out, bd_err *err);

#endif
