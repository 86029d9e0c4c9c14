/* Each refusal of the walk: a true certificate in memory is spoilt in one way, and refused with the sentence
 * for it, at the stage where it is. What is just inside a limit is accepted. */
#include "verify/classes.h"
#include "verify/verify_words.h"

#include "walk_fixture.h"

/* ---- the matching and the sets ---- */

static void other_nodes(fixture *f) { f->certificate.nodes = 8; }
static void no_mate(fixture *f) { f->certificate.mate = NULL; }
static void mate_out_of_range(fixture *f) { f->mate[0] = 6; }
static void mate_is_self(fixture *f) { f->mate[0] = 0; }
static void mate_of_another(fixture *f) { f->mate[1] = 0; }
static void pair_not_listed(fixture *f) { fixture_drop_edge(f, 0, 3); }

static void pair_behind_its_row(fixture *f)
{
    static const uint16_t mate[] = {2, 3, 0, 1, 5, 4};
    for (int v = 2; v < 6; v++) fixture_drop_edge(f, 0, v);
    fixture_mate(f, mate);
}

static void pair_of_players(fixture *f)
{
    static const int ids[] = {11, 12, 13, 14, 15, 16};
    f->input.ids = ids;
    fixture_drop_edge(f, 0, 3);
}

static void pair_with_bye(fixture *f)
{
    static const int ids[] = {11, 12, 13, 14, 15, 0};
    f->input.ids = ids;
    fixture_drop_edge(f, 4, 5);
}

static void even_set(fixture *f) { f->sets[1].count = 2; }
static void even_first_set(fixture *f) { f->sets[0].count = 2; }
static void empty_set(fixture *f) { f->sets[1].count = 0; }
static void set_of_strangers(fixture *f) { f->nodes_of[1][3] = 6; }
static void set_of_one_stranger(fixture *f)
{
    static const uint16_t stranger[] = {6};
    fixture_set(f, 1, stranger, 1);
}

static void set_with_a_node_twice(fixture *f) { f->nodes_of[1][2] = 3; }
static void set_that_descends(fixture *f) { f->nodes_of[1][1] = 5; }

static void set_of_more_than_all(fixture *f)
{
    static const uint16_t all[] = {0, 1, 2, 3, 4, 5, 6};
    fixture_set(f, 1, all, 7);
}

/* ---- no matching ---- */

/* Nodes 0, 1, 2 and 4, 5 hang on 3 alone, so 3 is a barrier. */
static void use_star(fixture *f, size_t barrier_count, int first, int second)
{
    for (int u = 0; u < 6; u++)
        for (int v = u + 1; v < 6; v++)
            if (u != 3 && v != 3) fixture_drop_edge(f, u, v);
    f->certificate.outcome = BD_NO_MATCHING;
    f->certificate.mate = NULL;
    f->certificate.barrier_count = barrier_count;
    f->barrier[1] = (uint16_t)first;
    f->barrier[2] = (uint16_t)second;
}

static void barrier_elsewhere(fixture *f) { use_star(f, 1, 2, 0); }
static void barrier_empty(fixture *f) { use_star(f, 0, 0, 0); }
static void barrier_out_of_range(fixture *f) { use_star(f, 2, 3, 6); }
static void barrier_twice(fixture *f) { use_star(f, 2, 3, 3); }
static void barrier_descends(fixture *f) { use_star(f, 2, 3, 0); }

/* Without 2 and 3 there are the odd components 0-1-4 and 5 and no more: as many as nodes in the barrier. */
static void barrier_just_too_large(fixture *f)
{
    static const bd_edge edges[] = {{0, 1}, {0, 4}, {2, 5}, {3, 4}, {3, 5}};
    memcpy(f->edges, edges, sizeof edges);
    f->input.edge_count = 5;
    f->certificate.outcome = BD_NO_MATCHING;
    f->certificate.barrier_count = 2;
    f->barrier[1] = 2;
    f->barrier[2] = 3;
}

/* ---- one stage ---- */

static void other_value(fixture *f) { f->proofs[0].value = 2; }
static void other_value_at_the_end(fixture *f) { f->proofs[3].value = 1; }
static void wishes_below_0(fixture *f) { f->proofs[2].value = -1; }
static void wishes_beyond_all(fixture *f) { f->proofs[2].value = 3; }
static void wishes_with_a_node(fixture *f) { fixture_add_y(f, 2, 1, 1); }
static void wishes_with_a_set(fixture *f) { fixture_add_z(f, 2, 0, 1); }
static void wishes_open(fixture *f) { fixture_open(f, 2, 2); }
static void wishes_over_2(fixture *f) { f->proofs[2].denominator = 2; }

static void only_wishes(fixture *f, const uint16_t *mate)
{
    f->stages[0] = f->stages[2];
    f->proofs[0] = f->proofs[2];
    fixture_cut(f, 1);
    fixture_mate(f, mate);
}

static void one_wish_and_two_granted(fixture *f)
{
    static const uint16_t mate[] = {3, 2, 1, 0, 5, 4};
    only_wishes(f, mate);
    f->stages[0].wishes = 1;
    f->proofs[0].value = 2;
}

static void wish_broken_once(fixture *f)
{
    static const uint16_t mate[] = {2, 3, 0, 1, 5, 4};
    only_wishes(f, mate);
}

static void only_wish_broken(fixture *f)
{
    wish_broken_once(f);
    f->stages[0].wishes = 1;
    f->proofs[0].value = 1;
}

static void wishes_broken_thrice(fixture *f)
{
    static const uint16_t mate[] = {4, 3, 5, 1, 0, 2};
    only_wishes(f, mate);
}

static void denominator_0(fixture *f) { f->proofs[1].denominator = 0; }
static void denominator_below_0(fixture *f) { f->proofs[1].denominator = -1; }
static void denominator_too_large(fixture *f) { f->proofs[1].denominator = BD_DENOMINATOR_MAX + 1; }

static void node_out_of_range(fixture *f) { fixture_add_y(f, 0, 6, 1); }

static void node_twice(fixture *f)
{
    fixture_add_y(f, 0, 1, 1);
    fixture_add_y(f, 0, 1, -1);
}

static void nodes_descend(fixture *f)
{
    fixture_add_y(f, 0, 1, 1);
    fixture_add_y(f, 0, 0, -1);
}

static void node_weighs_0(fixture *f) { fixture_add_y(f, 0, 0, 0); }
static void node_too_heavy(fixture *f) { fixture_add_y(f, 0, 0, BD_WEIGHT_MAX + 1); }
static void node_too_light(fixture *f) { fixture_add_y(f, 0, 0, -BD_WEIGHT_MAX - 1); }

/* Four weights of the largest size are as much as a stage may have. */
static void weigh_four(fixture *f)
{
    fixture_bare(f, 0);
    fixture_open(f, 0, BD_NO_BOUND);
    for (uint32_t u = 0; u < 4; u++) fixture_add_y(f, 0, u, u % 2 == 0 ? BD_WEIGHT_MAX : -BD_WEIGHT_MAX);
}

static void nodes_too_heavy_together(fixture *f)
{
    weigh_four(f);
    fixture_add_y(f, 0, 4, 1);
}

static void set_out_of_range(fixture *f) { fixture_add_z(f, 0, 2, 1); }

static void set_twice(fixture *f)
{
    fixture_add_z(f, 0, 1, 1);
    fixture_add_z(f, 0, 1, -1);
}

static void sets_descend(fixture *f)
{
    fixture_bare(f, 0);
    fixture_add_z(f, 0, 1, 1);
    fixture_add_z(f, 0, 0, 1);
}

static void set_weighs_0(fixture *f) { fixture_add_z(f, 0, 1, 0); }
static void set_too_heavy(fixture *f) { fixture_add_z(f, 0, 1, BD_WEIGHT_MAX + 1); }

static void all_too_heavy_together(fixture *f)
{
    weigh_four(f);
    fixture_add_z(f, 0, 0, 1);
}

/* Sets of five of the six nodes, one after the other without each node: each divides what those before it
 * have left together, and then all single nodes once more. */
static void sets_overlap_too_much(fixture *f)
{
    enum { MANY = BD_CLASSES_MOST / 5 + 10 };
    static uint16_t nodes[6][5];
    static bd_odd_set sets[MANY];
    static bd_weight weights[MANY];
    for (uint16_t without = 0; without < 6; without++)
        for (uint16_t k = 0; k < 5; k++) nodes[without][k] = (uint16_t)(k < without ? k : k + 1);
    for (uint32_t s = 0; s < MANY; s++) {
        sets[s] = (bd_odd_set){.nodes = nodes[s % 6], .count = 5};
        weights[s] = (bd_weight){.index = s, .weight = 1};
    }
    f->certificate.sets = sets;
    f->certificate.set_count = MANY;
    f->proofs[0].sets = weights;
    f->proofs[0].set_count = MANY;
    fixture_add_y(f, 0, 0, 1 - MANY);
}

/* Node 1 makes up for the set, so that the weights still amount to the value. */
static void set_below_0_at_once(fixture *f)
{
    fixture_bare(f, 0);
    fixture_add_y(f, 0, 0, 2);
    fixture_add_z(f, 0, 0, -1);
}

/* Set 1 had no weight before, set 0 had: what counts is the set, not its place in the list of weights. */
static void other_set_below_0(fixture *f)
{
    fixture_bare(f, 1);
    fixture_add_z(f, 1, 1, -5);
}

static void second_set_below_0(fixture *f)
{
    fixture_bare(f, 1);
    fixture_add_z(f, 1, 0, -4);
    fixture_add_z(f, 1, 1, -1);
}

/* The first stage binds set 1, the second gives set 0 a weight below 0. */
static void first_set_below_0(fixture *f) { f->z[0][1].index = 1; }

/* 1/2 + 1/2 of the pairs that join amount to the value, and bind no set; then no set may fall below 0. */
static void unbound_set_below_0(fixture *f)
{
    f->stages[0] = f->stages[1];
    f->proofs[0] = f->proofs[1];
    fixture_cut(f, 1);
}

static void bound_overflows(fixture *f)
{
    fixture_open(f, 1, INT64_MAX);
    f->proofs[1].denominator = 2;
}

static void gap_overflows(fixture *f) { fixture_open(f, 1, INT64_MAX); }

static void weights_too_small(fixture *f) { f->z[1][1].weight = -6; }
static void weights_too_large(fixture *f) { f->z[0][1].weight = 2; }

/* The weights amount to halves / 2. */
static void open_with(fixture *f, int64_t bound, int64_t halves)
{
    fixture_open(f, 1, bound);
    f->proofs[1].denominator = 2;
    f->z[1][1].weight = halves;
}

static void bound_a_whole_too_high(fixture *f) { open_with(f, -5, -12); }
static void bound_much_too_high(fixture *f) { open_with(f, -4, -13); }

static void pair_too_cheap(fixture *f)
{
    fixture_add_y(f, 0, 0, 1);
    fixture_add_y(f, 0, 5, -1);
}

static void pair_of_halves_too_cheap(fixture *f)
{
    fixture_bare(f, 0);
    f->proofs[0].denominator = 2;
    fixture_add_y(f, 0, 0, 1);
    fixture_add_y(f, 0, 1, 1);
}

static void pair_inside_too_cheap(fixture *f)
{
    fixture_add_y(f, 1, 3, -1);
    fixture_add_y(f, 1, 4, 2);
    fixture_add_y(f, 1, 5, -1);
}

static void price_nothing(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    (void)edges;
    for (size_t i = 0; i < count; i++) cost[i] = 0;
}

/* The window holds no node that has weight: pairs are examined wherever there are weights. */
static void cheap_outside_the_window(fixture *f)
{
    fixture_cut(f, 1);
    fixture_bare(f, 0);
    f->stages[0].price = price_nothing;
    f->proofs[0].value = 0;
}

static void node_outside_the_window(fixture *f)
{
    cheap_outside_the_window(f);
    f->stages[0].low = 0;
    f->stages[0].high = -1;
    fixture_add_y(f, 0, 0, 1);
    fixture_add_y(f, 0, 3, -1);
}

static void set_outside_the_window(fixture *f)
{
    cheap_outside_the_window(f);
    f->stages[0].low = f->stages[0].high = 5;
    fixture_add_y(f, 0, 5, -1);
    fixture_add_z(f, 0, 0, 1);
}

static void not_the_only_one(fixture *f)
{
    f->proofs[2].value = 0;
    fixture_bare(f, 3);
}

/* ---- the chain ---- */

static void stages_cut_short(fixture *f) { f->certificate.stage_count = 2; }
static void stage_of_another_name(fixture *f) { memcpy(f->proofs[1].id, "loop", 5); }
static void stage_with_a_longer_name(fixture *f) { memcpy(f->proofs[1].id, "longer", 7); }

static void last_is_open_of_best(fixture *f)
{
    fixture_open(f, 1, -5);
    f->certificate.outcome = BD_BEST;
}

static void open_in_the_middle(fixture *f)
{
    fixture_open(f, 1, -5);
    f->certificate.stage_count = 4;
}

static void open_without_bound_in_the_middle(fixture *f)
{
    fixture_open(f, 1, BD_NO_BOUND);
    f->certificate.stage_count = 3;
}

static void one_stage_more(fixture *f)
{
    f->proofs[4] = f->proofs[3];
    memcpy(f->proofs[3].id, "more", 5);
    f->certificate.stage_count = 5;
}

static void unique_twice(fixture *f)
{
    f->proofs[4] = f->proofs[3];
    f->certificate.stage_count = 5;
}

static void unique_is_open(fixture *f)
{
    f->proofs[3].proved = false;
    f->certificate.outcome = BD_NOT_PROVED;
}

/* ---- what the rules must keep to ---- */

static void odd_nodes(fixture *f) { f->input.nodes = f->certificate.nodes = 5; }
static void no_nodes(fixture *f) { f->input.nodes = f->certificate.nodes = 0; }
static void too_many_nodes(fixture *f) { f->input.nodes = f->certificate.nodes = BD_NODES_MAX + 2; }

static void pairs_descend(fixture *f) { f->edges[3] = (bd_edge){0, 2}; }
static void pair_twice(fixture *f) { f->edges[3] = f->edges[2]; }
static void rows_descend(fixture *f) { f->edges[14] = (bd_edge){2, 5}; }
static void pair_turned(fixture *f) { f->edges[14] = (bd_edge){5, 4}; }
static void pair_with_self(fixture *f) { f->edges[14] = (bd_edge){5, 5}; }
static void pair_with_a_stranger(fixture *f) { f->edges[14] = (bd_edge){4, 6}; }

static void row_with_a_stranger(fixture *f)
{
    fixture_use_rows(f);
    bd_bits_add(&f->rows[4], 6);
}
static void row_with_the_last_stranger(fixture *f)
{
    fixture_use_rows(f);
    bd_bits_add(&f->rows[0], 63);
}

static void stage_without_price(fixture *f) { f->stages[1].price = NULL; }
static void stage_without_name(fixture *f) { f->stages[1].id[0] = '\0'; }
static void stage_without_end_of_name(fixture *f) { memset(f->stages[1].id, 'x', sizeof f->stages[1].id); }

static void wishes_less_than_none(fixture *f) { f->stages[1].wishes = -1; }

static void price_of_a_fortune(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const int *each = context;
    (void)edges;
    for (size_t i = 0; i < count; i++) cost[i] = *each;
}

static void pair_too_dear(fixture *f)
{
    static const int dear = BD_COST_MAX + 1;
    f->stages[0].price = price_of_a_fortune;
    f->stages[0].context = &dear;
}

static void pair_too_cheap_to_be_true(fixture *f)
{
    static const int cheap = -BD_COST_MAX - 1;
    f->stages[0].price = price_of_a_fortune;
    f->stages[0].context = &cheap;
}

static void window_above(fixture *f)
{
    f->stages[1].low = 1;
    f->stages[1].high = 2;
}

static void window_below(fixture *f)
{
    f->stages[1].low = 4;
    f->stages[1].high = 5;
}

static int asked;

/* The first time it is asked, for the matching, 0 for all; then 1 for one of its pairs. */
static void changing_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_edge *pair = context;
    for (size_t i = 0; i < count; i++) cost[i] = asked > 0 && edges[i].u == pair->u && edges[i].v == pair->v;
    asked++;
}

/* In the window is one end of the pair. */
static void change_price(fixture *f, const bd_edge *pair, int window)
{
    asked = 0;
    fixture_cut(f, 1);
    fixture_bare(f, 0);
    f->stages[0].price = changing_price;
    f->stages[0].context = pair;
    f->stages[0].low = f->stages[0].high = window;
    f->proofs[0].value = 0;
}

static void price_changes(fixture *f)
{
    static const bd_edge first = {0, 3};
    change_price(f, &first, 0);
}

static void price_of_the_last_changes(fixture *f)
{
    static const bd_edge last = {4, 5};
    change_price(f, &last, 5);
}

/* ---- the table ---- */

typedef struct row {
    const char *english, *sentence;
    void (*spoil)(fixture *f);
    size_t at;
    const char *name;
} row;

#define ROW(word, spoil, at, sentence)                                                                       \
    {                                                                                                        \
        BD_ENGLISH(word), sentence, spoil, at, #spoil                                                        \
    }
#define ROW_ONE(word, spoil, at, sentence)                                                                   \
    {                                                                                                        \
        bd_english_##word##_one, sentence, spoil, at, #spoil                                                 \
    }
#define ROW_N(word, spoil, at, sentence)                                                                     \
    {                                                                                                        \
        bd_english_##word##_many, sentence, spoil, at, #spoil                                                \
    }

static const row rows[] = {
    ROW(VERIFY_NODES, other_nodes, 0, "the certificate speaks of 8 nodes, but there are 6"),
    ROW(VERIFY_NO_MATCHING, no_mate, 4, "the certificate has no matching"),
    ROW(VERIFY_NOT_A_PAIR, mate_out_of_range, 4, "1 is not paired with exactly one other"),
    ROW(VERIFY_NOT_A_PAIR, mate_is_self, 4, "1 is not paired with exactly one other"),
    ROW(VERIFY_NOT_A_PAIR, mate_of_another, 4, "2 is not paired with exactly one other"),
    ROW(VERIFY_ILLEGAL_PAIR, pair_not_listed, 4, "the pair 1-4 is not legal"),
    ROW(VERIFY_ILLEGAL_PAIR, pair_behind_its_row, 4, "the pair 1-3 is not legal"),
    ROW(VERIFY_ILLEGAL_PAIR, pair_of_players, 4, "the pair 11-14 is not legal"),
    ROW(VERIFY_ILLEGAL_PAIR, pair_with_bye, 4, "the pair 15-bye is not legal"),
    ROW(VERIFY_SET_NOT_ODD, even_set, 4, "set 2 is not odd: 2 nodes"),
    ROW(VERIFY_SET_NOT_ODD, even_first_set, 4, "set 1 is not odd: 2 nodes"),
    ROW(VERIFY_SET_NOT_ODD, empty_set, 4, "set 2 is not odd: 0 nodes"),
    ROW(VERIFY_SET_NOT_ASCENDING, set_of_strangers, 4, "set 2 is not a list of nodes in ascending order"),
    ROW(VERIFY_SET_NOT_ASCENDING, set_of_one_stranger, 4, "set 2 is not a list of nodes in ascending order"),
    ROW(VERIFY_SET_NOT_ASCENDING, set_with_a_node_twice, 4,
        "set 2 is not a list of nodes in ascending order"),
    ROW(VERIFY_SET_NOT_ASCENDING, set_that_descends, 4, "set 2 is not a list of nodes in ascending order"),
    ROW(VERIFY_SET_NOT_ASCENDING, set_of_more_than_all, 4, "set 2 is not a list of nodes in ascending order"),
    ROW(VERIFY_BARRIER, barrier_elsewhere, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_BARRIER, barrier_empty, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_BARRIER, barrier_out_of_range, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_BARRIER, barrier_twice, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_BARRIER, barrier_descends, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_BARRIER, barrier_just_too_large, 0, bd_english_VERIFY_BARRIER),
    ROW(VERIFY_VALUE, other_value, 0, "the value is 1, not 2"),
    ROW(VERIFY_VALUE, other_value_at_the_end, 3, "the value is 0, not 1"),
    ROW(VERIFY_WISHES_GRANTED, wishes_below_0, 2, "-1 wishes cannot be granted: the list has 2"),
    ROW(VERIFY_WISHES_GRANTED, wishes_beyond_all, 2, "3 wishes cannot be granted: the list has 2"),
    ROW(VERIFY_WISHES_GRANTED, one_wish_and_two_granted, 0, "2 wishes cannot be granted: the list has 1"),
    ROW(VERIFY_WISHES_WEIGHED, wishes_with_a_node, 2, "a list of wishes has no weights and is never open"),
    ROW(VERIFY_WISHES_WEIGHED, wishes_with_a_set, 2, "a list of wishes has no weights and is never open"),
    ROW(VERIFY_WISHES_WEIGHED, wishes_open, 2, "a list of wishes has no weights and is never open"),
    ROW(VERIFY_WISHES_WEIGHED, wishes_over_2, 2, "a list of wishes has no weights and is never open"),
    ROW_ONE(VERIFY_WISHES_BROKEN, wish_broken_once, 0, "1 board is against the wishes granted"),
    ROW_ONE(VERIFY_WISHES_BROKEN, only_wish_broken, 0, "1 board is against the wishes granted"),
    ROW_N(VERIFY_WISHES_BROKEN, wishes_broken_thrice, 0, "3 boards are against the wishes granted"),
    ROW(VERIFY_DENOMINATOR, denominator_0, 1, "the denominator 0 is out of range"),
    ROW(VERIFY_DENOMINATOR, denominator_below_0, 1, "the denominator -1 is out of range"),
    ROW(VERIFY_DENOMINATOR, denominator_too_large, 1, "the denominator 1000000001 is out of range"),
    ROW(VERIFY_NODE_ORDER, node_out_of_range, 0, "the weights of nodes are not in the order of the nodes"),
    ROW(VERIFY_NODE_ORDER, node_twice, 0, "the weights of nodes are not in the order of the nodes"),
    ROW(VERIFY_NODE_ORDER, nodes_descend, 0, "the weights of nodes are not in the order of the nodes"),
    ROW(VERIFY_NODE_WEIGHT, node_weighs_0, 0, "the weight of a node is 0, or the weights are too large"),
    ROW(VERIFY_NODE_WEIGHT, node_too_heavy, 0, "the weight of a node is 0, or the weights are too large"),
    ROW(VERIFY_NODE_WEIGHT, node_too_light, 0, "the weight of a node is 0, or the weights are too large"),
    ROW(VERIFY_NODE_WEIGHT, nodes_too_heavy_together, 0,
        "the weight of a node is 0, or the weights are too large"),
    ROW(VERIFY_SET_ORDER, set_out_of_range, 0, "the weights of sets are not in the order of the sets"),
    ROW(VERIFY_SET_ORDER, set_twice, 0, "the weights of sets are not in the order of the sets"),
    ROW(VERIFY_SET_ORDER, sets_descend, 0, "the weights of sets are not in the order of the sets"),
    ROW(VERIFY_SET_WEIGHT, set_weighs_0, 0, "the weight of a set is 0, or the weights are too large"),
    ROW(VERIFY_SET_WEIGHT, set_too_heavy, 0, "the weight of a set is 0, or the weights are too large"),
    ROW(VERIFY_SET_WEIGHT, all_too_heavy_together, 0,
        "the weight of a set is 0, or the weights are too large"),
    ROW(VERIFY_TOO_MUCH_WORK, sets_overlap_too_much, 0,
        "the sets with weights overlap so much that checking them would take too long"),
    ROW(VERIFY_SET_BELOW_0, set_below_0_at_once, 0,
        "set 1 has the weight -1, but only sets that had a weight before may have one below 0"),
    ROW(VERIFY_SET_BELOW_0, other_set_below_0, 1,
        "set 2 has the weight -5, but only sets that had a weight before may have one below 0"),
    ROW(VERIFY_SET_BELOW_0, second_set_below_0, 1,
        "set 2 has the weight -1, but only sets that had a weight before may have one below 0"),
    ROW(VERIFY_SET_BELOW_0, first_set_below_0, 1,
        "set 1 has the weight -5, but only sets that had a weight before may have one below 0"),
    ROW(VERIFY_SET_BELOW_0, unbound_set_below_0, 0,
        "set 1 has the weight -5, but only sets that had a weight before may have one below 0"),
    ROW(VERIFY_BOUND_TOO_LARGE, bound_overflows, 1,
        "the bound 9223372036854775807 is too large to be checked"),
    ROW(VERIFY_BOUND_TOO_LARGE, gap_overflows, 1, "the bound 9223372036854775807 is too large to be checked"),
    ROW(VERIFY_WEIGHTS_AMOUNT, weights_too_small, 1, "the weights amount to -6/1, which does not prove -5"),
    ROW(VERIFY_WEIGHTS_AMOUNT, weights_too_large, 0, "the weights amount to 2/1, which does not prove 1"),
    ROW(VERIFY_WEIGHTS_AMOUNT, bound_a_whole_too_high, 1,
        "the weights amount to -12/2, which does not prove -5"),
    ROW(VERIFY_WEIGHTS_AMOUNT, bound_much_too_high, 1,
        "the weights amount to -13/2, which does not prove -4"),
    ROW(VERIFY_REDUCED_COST, pair_too_cheap, 0,
        "the pair 1-5 costs 1, less than the weights allow: reduced cost -1/1"),
    ROW(VERIFY_REDUCED_COST, pair_of_halves_too_cheap, 0,
        "the pair 2-3 costs 0, less than the weights allow: reduced cost -1/2"),
    ROW(VERIFY_REDUCED_COST, pair_inside_too_cheap, 1,
        "the pair 5-6 costs 0, less than the weights allow: reduced cost -1/1"),
    ROW(VERIFY_REDUCED_COST, node_outside_the_window, 0,
        "the pair 1-6 costs 0, less than the weights allow: reduced cost -1/1"),
    ROW(VERIFY_REDUCED_COST, set_outside_the_window, 0,
        "the pair 3-5 costs 0, less than the weights allow: reduced cost -1/1"),
    ROW(VERIFY_REDUCED_COST, not_the_only_one, 3,
        "the pair 4-6 costs -1, less than the weights allow: reduced cost -1/1"),
    ROW(VERIFY_STAGE_MISSING, stages_cut_short, 2, "the stage wishes is missing"),
    ROW(VERIFY_STAGE_OTHER, stage_of_another_name, 1, "the rules ask for the stage long here"),
    ROW(VERIFY_STAGE_OTHER, stage_with_a_longer_name, 1, "the rules ask for the stage long here"),
    ROW(VERIFY_STAGE_OPEN, last_is_open_of_best, 1,
        "only the last stage may be open, and not of a best draw"),
    ROW(VERIFY_STAGE_OPEN, open_in_the_middle, 1, "only the last stage may be open, and not of a best draw"),
    ROW(VERIFY_STAGE_OPEN, open_without_bound_in_the_middle, 1,
        "only the last stage may be open, and not of a best draw"),
    ROW(VERIFY_STAGE_MORE, one_stage_more, 3, "the rules have no further stage"),
    ROW(VERIFY_STAGE_MORE, unique_twice, 3, "the rules have no further stage"),
    ROW(VERIFY_UNIQUE_OPEN, unique_is_open, 3, "a proof of uniqueness cannot be left open"),
};

/* In builds with assertions these stop the program. */
static const row broken_rules[] = {
    ROW(VERIFY_MUST_BE_EVEN, odd_nodes, 0,
        "the rules give 5 nodes; their number must be even, from 2 to 50000"),
    ROW(VERIFY_MUST_BE_EVEN, no_nodes, 0,
        "the rules give 0 nodes; their number must be even, from 2 to 50000"),
    ROW(VERIFY_MUST_BE_EVEN, too_many_nodes, 0,
        "the rules give 50002 nodes; their number must be even, from 2 to 50000"),
    ROW(VERIFY_MUST_BE_SORTED, pairs_descend, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_SORTED, pair_twice, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_SORTED, rows_descend, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_SORTED, pair_turned, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_SORTED, pair_with_self, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_SORTED, pair_with_a_stranger, 0, "the rules do not list the legal pairs in order"),
    ROW(VERIFY_MUST_BE_NODES, row_with_a_stranger, 0,
        "the rules list a legal pair with a node that is not there"),
    ROW(VERIFY_MUST_BE_NODES, row_with_the_last_stranger, 0,
        "the rules list a legal pair with a node that is not there"),
    ROW(VERIFY_MUST_HAVE_PRICE, stage_without_price, 1,
        "the rules give a stage without a name or without costs"),
    ROW(VERIFY_MUST_HAVE_PRICE, stage_without_name, 1,
        "the rules give a stage without a name or without costs"),
    ROW(VERIFY_MUST_HAVE_PRICE, stage_without_end_of_name, 1,
        "the rules give a stage without a name or without costs"),
    ROW(VERIFY_MUST_HAVE_WISHES, wishes_less_than_none, 1, "the rules give a list of -1 wishes"),
    ROW(VERIFY_MUST_BE_SMALL, pair_too_dear, 0, "the rules give the pair 1-4 a cost that is too large"),
    ROW(VERIFY_MUST_BE_SMALL, pair_too_cheap_to_be_true, 0,
        "the rules give the pair 1-4 a cost that is too large"),
    ROW(VERIFY_MUST_BE_IN_WINDOW, window_above, 1,
        "the rules price the pair 1-4, which is outside the window of the stage"),
    ROW(VERIFY_MUST_BE_IN_WINDOW, window_below, 1,
        "the rules price the pair 1-4, which is outside the window of the stage"),
    ROW(VERIFY_MUST_KEEP_MATCHING, price_changes, 0,
        "the costs of the stage are not the same each time they are asked for"),
    ROW(VERIFY_MUST_KEEP_MATCHING, price_of_the_last_changes, 0,
        "the costs of the stage are not the same each time they are asked for"),
};

/* The legal pairs as a list, or as rows of bits. */
static void check_row(const row *r, bool as_rows)
{
    fixture f;
    fixture_new(&f);
    r->spoil(&f);
    if (as_rows) fixture_use_rows(&f);
    const bd_verdict verdict = fixture_walk(&f);
    cr_expect_eq(verdict.kind, BD_REFUSED, "%s is accepted", r->name);
    cr_expect_str_eq(verdict.sentence, r->sentence, "%s: %s", r->name, verdict.sentence);
    cr_expect_eq(verdict.at, r->at, "%s: at %zu", r->name, verdict.at);
    cr_expect_eq(strncmp(r->english, r->sentence, strcspn(r->english, "%")), 0, "%s: another sentence",
                 r->name);
}

Test(verify_refusals, nothing_is_refused_as_it_is)
{
    static const size_t faces[] = {15, 15, 15};
    fixture f;
    fixture_new(&f);
    const bd_verdict verdict = fixture_walk(&f);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert(verdict.unique);
    cr_assert_eq(verdict.stages, 3);
    cr_assert_eq(verdict.at, 4);
    cr_assert_eq(memcmp(f.faces, faces, sizeof faces), 0);
    cr_assert_eq(f.faces[3], 7, "only 0-3 still joins the triangles");
    cr_assert(f.lasts[0] == 0 && f.lasts[1] == 1 && f.lasts[2] == -5 && f.lasts[3] == 2);
}

Test(verify_refusals, each_way_to_be_wrong_is_refused_with_its_sentence)
{
    for (size_t i = 0; i < 2 * (sizeof rows / sizeof *rows); i++) check_row(&rows[i / 2], i % 2 == 1);
}

/* A pair stands in both rows, or in the first alone: what is at and below the node itself is not looked at.
 */
Test(verify_refusals, rows_are_read_above_their_node)
{
    static const size_t faces[] = {15, 15, 15, 7};
    for (int way = 0; way < 3; way++) {
        fixture f;
        fixture_new(&f);
        fixture_use_rows(&f);
        for (int u = 0; u < 6; u++) {
            const uint64_t above = bd_bits_above(u);
            f.rows[u] = way == 0 ? f.rows[u] : way == 1 ? f.rows[u] & above : f.rows[u] | (~above & 63);
        }
        const bd_verdict verdict = fixture_walk(&f);
        cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%d: %s", way, verdict.sentence);
        cr_expect(verdict.unique);
        cr_expect_eq(memcmp(f.faces, faces, sizeof faces), 0);
    }
}

Test(verify_refusals, rules_that_break_their_word_are_refused)
{
#ifdef BESTDRAW_ASSERT
    cr_skip_test("an assertion stops the program here");
#endif
    for (size_t i = 0; i < sizeof broken_rules / sizeof *broken_rules; i++)
        check_row(&broken_rules[i], false);
}

/* ---- just inside the limits ---- */

static bd_verdict walk_with(void (*change)(fixture *f), fixture *f)
{
    fixture_new(f);
    change(f);
    return fixture_walk(f);
}

static void largest_denominator(fixture *f)
{
    f->proofs[0].denominator = BD_DENOMINATOR_MAX;
    f->z[0][1].weight = BD_DENOMINATOR_MAX;
}

static void second_set_bound_by_its_index(fixture *f)
{
    f->z[0][1].index = 1;
    f->z[1][1].index = 1;
}

static void set_of_five(fixture *f)
{
    static const uint16_t five[] = {0, 1, 2, 3, 4};
    fixture_set(f, 1, five, 5);
}

/* Every pair costs the same, and as much as a pair may. */
static void dearest(fixture *f)
{
    static const int dear = BD_COST_MAX;
    f->stages[0].price = price_of_a_fortune;
    f->stages[0].context = &dear;
    f->proofs[0].value = 3 * (int64_t)BD_COST_MAX;
    fixture_bare(f, 0);
    for (uint32_t u = 0; u < 6; u++) fixture_add_y(f, 0, u, BD_COST_MAX / 2);
}

static void cheapest(fixture *f)
{
    static const int cheap = -BD_COST_MAX;
    dearest(f);
    f->stages[0].context = &cheap;
    f->proofs[0].value = -3 * (int64_t)BD_COST_MAX;
    for (int u = 0; u < 6; u++) f->y[0][u + 1].weight = -BD_COST_MAX / 2;
}

/* The window may be as wide as it likes. */
static void wide_window(fixture *f)
{
    f->stages[0].low = -5;
    f->stages[0].high = 100000;
}

static void without_unique(fixture *f) { f->certificate.stage_count = 3; }

Test(verify_refusals, what_is_just_inside_is_best)
{
    static void (*const changes[])(fixture *) = {wide_window, largest_denominator,
                                                 second_set_bound_by_its_index, set_of_five, without_unique};
    for (size_t i = 0; i < sizeof changes / sizeof *changes; i++) {
        fixture f;
        const bd_verdict verdict = walk_with(changes[i], &f);
        cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%zu: %s", i, verdict.sentence);
        cr_expect_eq(verdict.unique, changes[i] != without_unique, "%zu", i);
        cr_expect_eq(verdict.stages, 3, "%zu", i);
    }
}

static void bound_just_reached(fixture *f) { open_with(f, -5, -11); }
static void bound_below(fixture *f) { open_with(f, -7, -11); }
static void bound_none(fixture *f) { open_with(f, BD_NO_BOUND, -11); }
static void bound_none_and_no_proof(fixture *f)
{
    fixture_open(f, 1, BD_NO_BOUND);
    f->z[1][1].weight = -1;
}
static void nothing_said(fixture *f)
{
    f->certificate.outcome = BD_NOT_PROVED;
    f->certificate.stage_count = 2;
}
static void no_claim(fixture *f) { f->certificate.outcome = BD_NOT_PROVED; }
static void one_proved(fixture *f) { open_with(f, -5, -11); }

static void two_proved(fixture *f)
{
    fixture_cut(f, 3);
    f->stages[2] = f->stages[0];
    f->proofs[2] = f->proofs[0];
    fixture_open(f, 2, 1);
}

Test(verify_refusals, what_is_open_is_legal_and_no_more)
{
    static const struct {
        void (*change)(fixture *);
        size_t at, stages;
        const char *sentence;
    } open[] = {
        {weigh_four, 0, 0, "best in 0 stages; stage joined is not proved"},
        {bound_just_reached, 1, 1, "best in 1 stage; stage long is not proved"},
        {bound_below, 1, 1, "best in 1 stage; stage long is not proved"},
        {bound_none, 1, 1, "best in 1 stage; stage long is not proved"},
        {bound_none_and_no_proof, 1, 1, "best in 1 stage; stage long is not proved"},
        {one_proved, 1, 1, "best in 1 stage; stage long is not proved"},
        {two_proved, 2, 2, "best in 2 stages; stage joined is not proved"},
        {nothing_said, 2, 2, "nothing is said about the stage wishes and what follows"},
        {no_claim, 4, 3, "the certificate claims no more"},
    };
    for (size_t i = 0; i < sizeof open / sizeof *open; i++) {
        fixture f;
        const bd_verdict verdict = walk_with(open[i].change, &f);
        cr_expect_eq(verdict.kind, BD_LEGAL_NOT_PROVED, "%zu: %s", i, verdict.sentence);
        cr_expect_str_eq(verdict.sentence, open[i].sentence);
        cr_expect_eq(verdict.at, open[i].at, "%zu: at %zu", i, verdict.at);
        cr_expect_eq(verdict.stages, open[i].stages, "%zu: %zu stages", i, verdict.stages);
    }
}

Test(verify_refusals, costs_may_be_as_large_as_a_cost_can_be)
{
    static void (*const changes[])(fixture *) = {dearest, cheapest};
    for (size_t i = 0; i < 2; i++) {
        fixture f;
        fixture_new(&f);
        changes[i](&f);
        fixture_cut(&f, 1);
        const bd_verdict verdict = fixture_walk(&f);
        cr_expect_eq(verdict.kind, BD_PROVED_BEST, "%zu: %s", i, verdict.sentence);
    }
}

static void price_first(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    (void)context;
    for (size_t i = 0; i < count; i++) cost[i] = edges[i].u == 0;
}

Test(verify_refusals, the_weights_of_a_stage_end_with_it)
{
    fixture f;
    fixture_new(&f);
    fixture_cut(&f, 2);
    f.stages[0].price = price_first;
    fixture_bare(&f, 0);
    fixture_add_y(&f, 0, 0, 1);
    f.stages[1].price = price_nothing;
    f.stages[1].high = 5;
    fixture_bare(&f, 1);
    f.proofs[1].value = 0;
    const bd_verdict verdict = fixture_walk(&f);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST, "%s", verdict.sentence);
    cr_assert_eq(f.faces[2], 15);
}

/* Who watches sees every stage before it is checked, with the pairs still allowed; what goes wrong there ends
 * the walk. */
typedef struct watcher {
    char seen[64];
    size_t pairs, fails_at, calls;
} watcher;

static bd_status watch(void *self, const bd_stage *stage, const bd_face *face, bd_err *err)
{
    watcher *w = self;
    (void)strncat(w->seen, stage->id, sizeof w->seen - strlen(w->seen) - 2);
    (void)strcat(w->seen, " ");
    w->pairs += face->count;
    if (w->calls++ == w->fails_at) BD_FAIL(err, BD_SYSTEM, NULL, "the watcher has seen enough");
    return BD_OK;
}

Test(verify_refusals, a_witness_sees_every_stage)
{
    watcher w = {.fails_at = 100};
    const bd_walk_witness witness = {.self = &w, .see = watch};
    bd_err err = {.sentence = ""};
    bd_verdict verdict;
    fixture f;
    fixture_new(&f);
    f.input.witness = &witness;
    cr_assert_eq(bd_walk_check(&f.input, &verdict, &err), BD_OK, "%s", err.sentence);
    cr_assert_eq(verdict.kind, BD_PROVED_BEST);
    cr_assert_str_eq(w.seen, "joined long wishes ");
    cr_assert_eq(w.pairs, 45);
    fixture_new(&f);
    w = (watcher){.fails_at = 1};
    f.input.witness = &witness;
    cr_assert_eq(bd_walk_check(&f.input, &verdict, &err), BD_SYSTEM);
    cr_assert_eq(verdict.kind, BD_REFUSED);
    cr_assert_str_eq(err.sentence, "the watcher has seen enough");
}

Test(verify_refusals, a_barrier_that_holds_is_accepted)
{
    fixture f;
    fixture_new(&f);
    use_star(&f, 1, 3, 0);
    cr_assert_eq(fixture_walk(&f).kind, BD_PROVED_NO_DRAW);
    fixture_new(&f);
    use_star(&f, 2, 2, 3); /* one node more than needed: 0, 1, 4 and 5 are left alone */
    cr_assert_eq(fixture_walk(&f).kind, BD_PROVED_NO_DRAW);
}

/* The smallest and the largest there may be: with no pairs at all, every node is an odd component. */
Test(verify_refusals, as_few_and_as_many_nodes_as_can_be)
{
    static const int sizes[] = {2, BD_NODES_MAX};
    for (size_t i = 0; i < 2; i++) {
        fixture f;
        fixture_new(&f);
        f.certificate = (bd_certificate){.outcome = BD_NO_MATCHING, .nodes = sizes[i]};
        f.input.nodes = sizes[i];
        f.input.edge_count = 0;
        const bd_verdict verdict = fixture_walk(&f);
        cr_expect_eq(verdict.kind, BD_PROVED_NO_DRAW, "%d nodes: %s", sizes[i], verdict.sentence);
    }
}
