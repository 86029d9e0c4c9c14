/* Walk: the trusted check of a certificate, stage by stage.
 *
 * Given the legal pairs, the list of stages (costs come from it, never from the certificate) and a
 * certificate, the walk decides what is proved. It trusts nothing in the certificate, not even its form. What
 * it checks, and why that is enough, is the argument of docs/certificate.md; the lines of the argument are
 * the functions of walk.c. Integers only. */
#ifndef BD_VERIFY_WALK_H
#define BD_VERIFY_WALK_H

#include "cards/certificate.h"

typedef enum bd_verdict_kind {
    BD_REFUSED = 0,      /* something the certificate says is not so */
    BD_PROVED_BEST,      /* the matching is a best one */
    BD_LEGAL_NOT_PROVED, /* the matching is legal; what is proved ends before the last stage */
    BD_PROVED_NO_DRAW    /* there is no perfect matching */
} bd_verdict_kind;

typedef struct bd_verdict {
    bd_verdict_kind kind;
    bool unique;        /* proved best, and no other matching is as good */
    size_t stages;      /* stages proved */
    size_t at;          /* stage where the walk stopped; the number of stages when it is none of them */
    char sentence[400]; /* refused: what is not so; not proved: up to where it is */
} bd_verdict;

/* Told of every stage before it is checked: `face` are the pairs still allowed. For export and audit. */
typedef struct bd_walk_witness {
    void *self;
    bd_status (*see)(void *self, const bd_stage *stage, const bd_face *face, bd_err *err);
} bd_walk_witness;

typedef struct bd_walk_input {
    int nodes;
    const bd_edge *edges; /* legal pairs, sorted, u < v */
    size_t edge_count;
    uint64_t *rows; /* or, NULL otherwise: these as rows of bits (base/bits.h); they shrink with the face */
    const bd_stages *stages;
    const bd_certificate *certificate;
    const int *ids; /* [nodes] what sentences call the nodes, 0: the bye; NULL: node numbers from 1 */
    const bd_walk_witness *witness; /* or NULL */
    int64_t steps_most; /* fewer steps with classes of nodes (classes.h) than usual, for tests; 0: as usual */
} bd_walk_input;

/* BD_OK with a verdict, whatever the certificate says. Other statuses: memory, or the list of stages failed.
 */
bd_status bd_walk_check(const bd_walk_input *input, bd_verdict *out, bd_err *err);

#define BD_MUST(holds, refusal)                                                                              \
    do {                                                                                                     \
        BD_ASSERT(holds);                                                                                    \
        if (!(holds)) return (refusal);                                                                      \
    } while (0)

#endif
