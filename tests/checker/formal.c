/* What Frama-C's Eva runs through (formal.sh): the walk, with classes, kinds and barrier, over every problem
 * and every certificate of a size.
 *
 * SIZE nodes and at most so many pairs, sets, stages and weights of each stage; whatever stands in them is
 * anything that fits its type, also what the reader of certificates would never let through. The legal pairs
 * are a list or rows of bits. Costs, names, windows and wishes of the stages are anything. Taken as given:
 * that the nodes of the pairs of a list are less than SIZE (the walk looks at each before it uses one). Each
 * request for memory may fail. */
#include "__fc_builtin.h"

#include "verify/barrier.h"
#include "verify/walk.h"

#include <stdarg.h>
#include <stdlib.h>

#ifndef SIZE
#define SIZE 4
#endif
enum { PAIRS = SIZE * (SIZE - 1) / 2, SETS = SETS_MOST, STAGES = STAGES_MOST, WEIGHTS = WEIGHTS_MOST };

/* ---- the arena: each request has memory of its own ---- */

struct bd_arena {
    int nothing;
};

static struct bd_arena eva_arena;

bd_arena *bd_arena_new(void) { return Frama_C_interval(0, 1) ? &eva_arena : NULL; }
void bd_arena_free(bd_arena *arena) { (void)arena; }

void *bd_arena_alloc(bd_arena *arena, size_t count, size_t size)
{
    (void)arena;
    return Frama_C_interval(0, 1) ? calloc(count == 0 ? 1 : count, size) : NULL;
}

void *bd_arena_grow(bd_arena *arena, void *items, size_t *capacity, size_t want, size_t size)
{
    enum { ROOM = 1 + SETS * SIZE };
    (void)arena;
    (void)want;
    if (*capacity != 0 || items != NULL) return NULL; /* more classes than sets have nodes */
    *capacity = ROOM;
    return Frama_C_interval(0, 1) ? calloc(ROOM, size) : NULL;
}

bd_arena_mark bd_arena_here(const bd_arena *arena)
{
    (void)arena;
    return (bd_arena_mark){.chunk = NULL};
}
void bd_arena_back_to(bd_arena *arena, bd_arena_mark mark)
{
    (void)arena;
    (void)mark;
}
bd_status bd_arena_exhausted(bd_err *err, const char *source_file, int source_line)
{
    (void)err;
    (void)source_file;
    (void)source_line;
    return BD_NO_MEMORY;
}

const char *bd_say(const char *english) { return english; }
const char *bd_say_counted(long long count, const char *one, const char *many)
{
    return count == 1 ? one : many;
}

/* ---- what the compiler has in it ---- */

int __builtin_ctzll(unsigned long long word)
{
    int i = 0;
    //@ loop unroll 64;
    while (i < 63 && (word >> i & 1) == 0) i++;
    return i;
}

/* ---- the rules: anything ---- */

static void eva_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) {
        (void)edges[i];
        cost[i] = Frama_C_interval(INT32_MIN, INT32_MAX);
    }
}

static bool eva_alike(const void *context, int u, int v)
{
    (void)context;
    (void)u;
    (void)v;
    return Frama_C_interval(0, 1);
}

static bd_status eva_next(void *self, const bd_face *face, int64_t last_value, bd_stage *stage, bool *done,
                          bd_err *err)
{
    (void)self;
    (void)face;
    (void)err;
    if (Frama_C_interval(0, 1)) return BD_NO_MEMORY;
    *done = Frama_C_interval(0, 1);
    for (int i = 0; i < BD_STAGE_ID_SIZE; i++) stage->id[i] = Frama_C_char_interval(-128, 127);
    stage->price = Frama_C_interval(0, 1) ? eva_price : NULL;
    stage->alike = Frama_C_interval(0, 1) ? eva_alike : NULL;
    stage->low = Frama_C_interval(INT32_MIN, INT32_MAX);
    stage->high = Frama_C_interval(INT32_MIN, INT32_MAX);
    stage->wishes = Frama_C_interval(INT32_MIN, INT32_MAX);
    return BD_OK;
}

static bd_status eva_see(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    (void)self;
    (void)stage;
    (void)face;
    (void)err;
    return Frama_C_interval(0, 1) ? BD_OK : BD_NO_MEMORY;
}

/* ---- the certificate: anything ---- */

static bd_edge eva_edges[PAIRS];
static uint64_t eva_rows[SIZE];
static uint16_t eva_mate[SIZE], eva_barrier[SIZE], eva_set_nodes[SETS][SIZE];
static bd_odd_set eva_sets[SETS];
static bd_weight eva_y[STAGES][WEIGHTS], eva_z[STAGES][WEIGHTS];
static bd_stage_proof eva_proofs[STAGES];
static int eva_ids[SIZE];

static int64_t eva_int64(void) { return Frama_C_long_interval(INT64_MIN, INT64_MAX); }
static uint16_t eva_uint16(void) { return (uint16_t)Frama_C_interval(0, UINT16_MAX); }

static void eva_fill_weights(bd_weight *weights)
{
    for (int i = 0; i < WEIGHTS; i++)
        weights[i] =
            (bd_weight){.index = Frama_C_unsigned_int_interval(0, UINT32_MAX), .weight = eva_int64()};
}

static void eva_fill_proofs(void)
{
    for (int k = 0; k < STAGES; k++) {
        bd_stage_proof *proof = &eva_proofs[k];
        eva_fill_weights(eva_y[k]);
        eva_fill_weights(eva_z[k]);
        for (int i = 0; i < BD_STAGE_ID_SIZE; i++) proof->id[i] = Frama_C_char_interval(-128, 127);
        proof->id[BD_STAGE_ID_SIZE - 1] = '\0'; /* as the reader leaves it */
        proof->value = eva_int64();
        proof->bound = eva_int64();
        proof->denominator = eva_int64();
        proof->proved = Frama_C_interval(0, 1);
        proof->nodes = eva_y[k];
        proof->sets = eva_z[k];
        proof->node_count = WEIGHTS;
        proof->set_count = WEIGHTS;
    }
}

static void eva_fill_lists(void)
{
    for (int i = 0; i < PAIRS; i++)
        eva_edges[i] = (bd_edge){.u = (uint16_t)Frama_C_interval(0, SIZE - 1),
                                 .v = (uint16_t)Frama_C_interval(0, SIZE - 1)};
    for (int u = 0; u < SIZE; u++) {
        eva_mate[u] = eva_uint16();
        eva_barrier[u] = eva_uint16();
        eva_rows[u] = Frama_C_unsigned_long_interval(0, UINT64_MAX);
        eva_ids[u] = Frama_C_interval(INT32_MIN, INT32_MAX);
    }
    for (int s = 0; s < SETS; s++) {
        for (int i = 0; i < SIZE; i++) eva_set_nodes[s][i] = eva_uint16();
        eva_sets[s] = (bd_odd_set){.nodes = eva_set_nodes[s], .count = (size_t)Frama_C_interval(0, SIZE)};
    }
}

int main(void)
{
    static bd_err err;
    bd_verdict verdict;
    eva_fill_lists();
    eva_fill_proofs();
    const bd_certificate certificate = {.outcome = (bd_outcome)Frama_C_interval(BD_BEST, BD_NO_MATCHING),
                                        .nodes = Frama_C_interval(INT32_MIN, INT32_MAX),
                                        .mate = Frama_C_interval(0, 1) ? eva_mate : NULL,
                                        .sets = eva_sets,
                                        .set_count = SETS,
                                        .stages = eva_proofs,
                                        .stage_count = STAGES,
                                        .barrier = eva_barrier,
                                        .barrier_count = (size_t)Frama_C_interval(0, SIZE)};
    const bd_stages stages = {.self = NULL, .next = eva_next};
    const bd_walk_witness witness = {.self = NULL, .see = eva_see};
    const bd_walk_input input = {.nodes = SIZE,
                                 .edges = eva_edges,
                                 .edge_count = (size_t)Frama_C_interval(0, PAIRS),
                                 .rows = Frama_C_interval(0, 1) ? eva_rows : NULL,
                                 .stages = &stages,
                                 .certificate = &certificate,
                                 .ids = eva_ids,
                                 .witness = Frama_C_interval(0, 1) ? &witness : NULL};
    return (int)bd_walk_check(&input, &verdict, &err);
}
