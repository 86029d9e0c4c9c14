/* Certificate: the proof that a matching is best, stage by stage (docs/certificate.md).
 *
 * Weights are integers over the stage's denominator. For each stage, with y the node weights and z the set
 * weights: every allowed pair e = uv:  denominator * cost(e) - y_u - y_v - sum of z_S over the sets S that e
 * leaves  >= 0 sum of y + sum of z  =  denominator * value z_S >= 0 unless S has had a weight other than 0 in
 * an earlier stage. The pairs with equality are what the next stage is allowed to use. */
#ifndef BD_CARDS_CERTIFICATE_H
#define BD_CARDS_CERTIFICATE_H

#include "cards/stage.h"

/* The bound of a stage about which nothing is proved. */
#define BD_NO_BOUND INT64_MIN

/* Largest magnitudes a certificate may have: then the checks of a pair cannot overflow (verify/walk.c). */
#define BD_WEIGHT_MAX      INT64_C(1000000000000000000)
#define BD_DENOMINATOR_MAX INT64_C(1000000000)

/* Id of the stage that proves uniqueness: cost -1 for every pair that is not of the matching; its value is 0.
 */
#define BD_STAGE_UNIQUE "unique"

/* An odd set of nodes, ascending; at least three, at most nodes - 3. */
typedef struct bd_odd_set {
    const uint16_t *nodes;
    size_t count;
} bd_odd_set;

/* A weight other than 0 of a node or of a set (index in the certificate's sets). */
typedef struct bd_weight {
    uint32_t index;
    int64_t weight;
} bd_weight;

typedef struct bd_stage_proof {
    char id[BD_STAGE_ID_SIZE];
    int64_t value; /* of the matching */
    bool proved;
    int64_t bound; /* proved lower bound; equals value when proved; BD_NO_BOUND when the weights prove none */
    int64_t denominator;
    const bd_weight *nodes; /* ascending index */
    size_t node_count;
    const bd_weight *sets; /* ascending index */
    size_t set_count;
} bd_stage_proof;

typedef enum bd_outcome {
    BD_BEST,       /* every stage proved */
    BD_NOT_PROVED, /* a legal matching, but a limit was reached: the last stage listed is not proved */
    BD_NO_MATCHING /* none exists: the barrier proves it */
} bd_outcome;

struct bd_finishable;

typedef struct bd_certificate {
    /* What the certificate speaks of; NULL and 0 in the solver's own output, filled in by certify/. */
    const char *digest; /* SHA-256 of the cards, hex */
    const char *rules, *options;
    int round;
    const char *solver; /* who made the proof, for a comment line; NULL: nobody says */
    /* The matching and its proof. */
    bd_outcome outcome;
    int nodes;            /* even */
    const uint16_t *mate; /* mate[u] = v; NULL when there is no matching */
    const bd_odd_set *sets;
    size_t set_count;
    const bd_stage_proof *stages;
    size_t stage_count;
    bool unique; /* the last stage, "unique", proves that no other matching is as good */
    /* Tutte: without these nodes more odd components are left than there are of them. */
    const uint16_t *barrier;
    size_t barrier_count;
    const struct bd_finishable *finishable; /* best of those after which the rest can be played; NULL: of all
                                               (cards/finishable.h) */
} bd_certificate;

#endif
