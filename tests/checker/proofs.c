/* What Frama-C's WP proves (formal.sh): the checker's arithmetic does not overflow and comes to what
 * docs/certificate.md says. The contracts stand here, beside nothing but the sources themselves; that each
 * call keeps to what its contract asks for is on paper where the caller is not proved too (docs/formal.md
 * says which). */
#include "cards/certificate.h"

/*@ requires \valid(out);
    assigns *out;
    ensures \result <==> INT64_MIN <= a + b <= INT64_MAX;
    ensures \result ==> *out == a + b;
    ensures !\result ==> *out == \old(*out); */
bool bd_add64(int64_t a, int64_t b, int64_t *out);

/*@ requires \valid(out);
    assigns *out;
    ensures \result <==> INT64_MIN <= a - b <= INT64_MAX;
    ensures \result ==> *out == a - b;
    ensures !\result ==> *out == \old(*out); */
bool bd_sub64(int64_t a, int64_t b, int64_t *out);

/*@ requires \valid(out);
    assigns *out;
    ensures \result ==> INT64_MIN <= a * b <= INT64_MAX && *out == a * b;
    ensures !\result ==> *out == \old(*out); */
bool bd_mul64(int64_t a, int64_t b, int64_t *out);

#include "base/ints.c"

/* Each weight added keeps the sum within the sizes and the sizes within the limit, or is refused. */
/*@ requires \valid(sizes) && \valid(sum) && \separated(sizes, sum);
    requires 0 <= *sizes <= 4000000000000000000 && -*sizes <= *sum <= *sizes;
    assigns *sizes, *sum;
    ensures \result ==> weight != 0 && -BD_WEIGHT_MAX <= weight <= BD_WEIGHT_MAX;
    ensures \result ==> *sizes == \old(*sizes) + \abs(weight) && *sum == \old(*sum) + weight;
    ensures \result ==> 0 <= *sizes <= 4000000000000000000 && -*sizes <= *sum <= *sizes; */
static bool walk_add_weight(int64_t weight, int64_t *sizes, int64_t *sum);

/* A pair's weights are some of the stage's, each at most once, so their sizes are within the limit. */
/*@ requires 1 <= denominator <= BD_DENOMINATOR_MAX && INT32_MIN <= cost <= INT32_MAX;
    requires \abs(own) + \abs(other) + \abs(sets) <= 4000000000000000000;
    assigns \nothing;
    ensures \result == denominator * cost - own - other - sets; */
static int64_t walk_reduce(int64_t denominator, int64_t cost, int64_t own, int64_t other, int64_t sets);

/*@ requires \valid_read(stage) && \valid_read(proof);
    assigns \nothing;
    ensures \result == (stage->wishes == 0 ? proof->value : 0); */
static int64_t walk_least_cost(const bd_stage *stage, const bd_stage_proof *proof);

typedef struct walk walk;

/* Taken as it is, not proved: it writes a sentence, which nothing here reads, and returns this. */
/*@ assigns \nothing;
    ensures \result == BD_BAD_INPUT; */
static bd_status walk_refuse(walk *w, const char *format, ...);

/* Point 3 of docs/certificate.md, and what stands there in its place for an open stage. */
/*@ requires \valid_read(stage) && \valid_read(proof);
    ensures \result == BD_OK && proof->proved ==>
        proof->denominator * (stage->wishes == 0 ? proof->value : 0) == sum;
    ensures \result == BD_OK && !proof->proved && proof->denominator >= 1 ==>
        sum > proof->denominator * (proof->bound - 1); */
static bd_status walk_check_bound(walk *w, const bd_stage *stage, const bd_stage_proof *proof, int64_t sum);

#include "verify/walk.c"
