/* Matcher: a largest matching of a graph given as bits, and the labels of Gallai and Edmonds that say why it
 * is not larger: outer nodes are those that some largest matching misses, inner nodes are their neighbours
 * (the barrier), the other nodes are matched among themselves. The classes of the outer nodes are the odd
 * components that remain without the barrier; each has a perfect matching without any one of its nodes. */
#ifndef BD_SOLVE_MATCHER_H
#define BD_SOLVE_MATCHER_H

#include "base/arena.h"
#include "base/bits.h"

typedef enum bd_label { BD_FREE = 0, BD_OUTER, BD_INNER } bd_label;

typedef struct bd_matcher {
    int nodes, words;
    const uint64_t *const *rows; /* of the graph, as long as a run lasts */
    const bd_span *spans;        /* and where in each row its pairs stand */
    bd_span *whole;              /* anywhere */
    uint16_t *mate;              /* as long as a run lasts */
    uint64_t *open;              /* nodes in no tree */
    uint64_t *exposed;           /* open nodes without a mate */
    bd_span exposed_span;        /* the words in which exposed nodes can stand */
    uint64_t *outer;             /* outer nodes of the present tree */
    uint64_t *root_blossom;      /* nodes in one blossom with the root of the present tree */
    bd_span outer_span;          /* the words in which both of them stand */
    uint8_t *label;              /* bd_label */
    uint16_t *parent;            /* of a node reached as inner: the outer node it was reached from */
    uint16_t *bridge; /* two of each node that became outer on an odd cycle: the edge that closed it, own side
                         first */
    uint8_t *was_inner; /* reached as inner, whatever it is now */
    uint16_t *class;    /* union-find */
    uint16_t *base;     /* of a class, at its representative */
    uint16_t *ring;     /* next member of the class */
    uint32_t *stamp;    /* for the nearest common base */
    uint32_t stamps;
    uint16_t *queue;
    int queued;
    int end, end_from; /* an exposed node that ends a path, BD_NONE: none so far; the outer node beside it */
    uint16_t *touched; /* all nodes of the present tree */
    int touched_count;
    uint16_t *path;
} bd_matcher;

bd_status bd_matcher_new(bd_arena *arena, int nodes, bd_matcher *out, bd_err *err);

/* A largest matching of the graph rows[], of which each has its pairs within its span (NULL: anywhere),
 * restricted to the active nodes; mate[u] is BD_NONE for exposed ones.
 * mate comes in with any matching of the graph, to start from; it is not touched outside the active nodes.
 * Returns how many active nodes stay exposed. */
int bd_matcher_run(bd_matcher *m, const uint64_t *const *rows, const bd_span *spans, const uint64_t *active,
                   uint16_t *mate);

/* After a run: the same for all outer nodes of one component. */
int bd_matcher_class(bd_matcher *m, int u);

#endif
