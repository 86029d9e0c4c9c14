/* G1 and G2 (3.2.3), and who is shifted between them (3.2.4).
 *
 * Pairs inside the smaller subgroup that cannot be avoided shift one player each into the other one; then as
 * many are shifted from the larger one as make both equal: one of each pair inside it. So both sets are told
 * by the pairs inside a subgroup, and of each pair it is the player who comes first in the order of 4.3 that
 * is shifted: the set with the other one is a later set. */
#include "rulebook/dubov/dubov.h"
#include "rulebook/dubov/dubov_words.h"

#include <stdlib.h>

typedef struct halves_row {
    int aro, number;
    uint16_t node;
} halves_row;

static int halves_compare(const void *a, const void *b)
{
    const halves_row *x = a;
    const halves_row *y = b;
    return x->aro != y->aro ? x->aro - y->aro : x->number - y->number;
}

/* 4.3.2: White seekers by ARO, then TPN; Black seekers by TPN. */
static halves_row halves_row_of(const bd_round *round, uint16_t node)
{
    const bool white = bd_fide_due_at(round, node) == BD_WHITE;
    return (halves_row){.aro = white ? bd_dubov_player_at(round, node)->aro : 0,
                        .number = bd_fide_player_at(round, node)->number,
                        .node = node};
}

/* 4.3.3: place 0, 1, 2, ... of the sequence in a list of `count`: the middle, then what is nearest to it, of
 * two the higher one. */
static int halves_from_middle(int count, int place)
{
    const int away = (place + 1) / 2;
    const bool up = (place % 2 != 0) == (count % 2 != 0);
    return (count - 1) / 2 + (up ? -away : away);
}

static bd_status halves_put_in_order(const bd_round *round, bd_arena *arena, int side,
                                     bd_dubov_halves *halves, bd_err *err)
{
    const int count = halves->size[side];
    halves_row *rows;
    uint16_t *pool = halves->pool[side];
    BD_NEW(rows, arena, count, err);
    for (int i = 0; i < count; i++) rows[i] = halves_row_of(round, pool[i]);
    qsort(rows, (size_t)count, sizeof *rows, halves_compare);
    for (int i = 0; i < count; i++) {
        pool[i] = rows[halves_from_middle(count, i)].node;
        halves->sequence[pool[i]] = (uint16_t)(i + 1);
    }
    return BD_OK;
}

static bool halves_nobody_played(const bd_round *round, const uint16_t *members, int count)
{
    for (int i = 0; i < count; i++)
        if (round->players[members[i]].claim.due != BD_NO_COLOUR) return false;
    return true;
}

/* The place of a member among all, by TPN. */
static int halves_place(const bd_round *round, const uint16_t *members, int count, int node)
{
    int before = 0;
    for (int i = 0; i < count; i++)
        before += bd_fide_player_at(round, members[i])->number < bd_fide_player_at(round, node)->number;
    return before;
}

bd_status bd_dubov_divide(const bd_round *round, bd_arena *arena, const uint16_t *members, int count,
                          bd_dubov_halves *out, bd_err *err)
{
    const bool first = halves_nobody_played(round, members, count);
    *out = (bd_dubov_halves){.small = 1, .large = 2};
    BD_NEW(out->side, arena, round->nodes, err);
    BD_NEW(out->sequence, arena, round->nodes, err);
    BD_NEW(out->pool[1], arena, count, err);
    BD_NEW(out->pool[2], arena, count, err);
    for (int i = 0; i < count; i++) {
        const uint16_t u = members[i];
        const bool one =
            first ? halves_place(round, members, count, u) < count / 2 : bd_fide_due_at(round, u) == BD_WHITE;
        const int side = one ? 1 : 2;
        out->side[u] = (uint8_t)side;
        out->pool[side][out->size[side]++] = u;
    }
    if (out->size[1] > out->size[2]) {
        out->small = 2;
        out->large = 1;
    }
    BD_TRY(halves_put_in_order(round, arena, 1, out, err));
    return halves_put_in_order(round, arena, 2, out, err);
}

/* ---- how many pairs inside the smaller subgroup ---- */

static bool halves_inside(const bd_bracket_cost *cost, int side, int u, int v)
{
    const uint8_t *of = bd_dubov_own(cost->bracket)->halves.side;
    return of[u] == side && of[v] == side;
}

/* a: the subgroup. */
static bd_cost halves_inside_cost(const bd_bracket_cost *cost, int u, int v)
{
    return halves_inside(cost, cost->a, u, v);
}

static bool halves_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    const uint8_t *side = bd_dubov_own(cost->bracket)->halves.side;
    return side[u] == side[v];
}

static bd_step halves_count_inside(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_dubov_bracket *own = bd_dubov_own(walk->bracket);
    const bd_dubov_halves *halves = &own->halves;
    if (turn == 0)
        return bd_bracket_give(
            walk, stage, "",
            (bd_bracket_cost){.of = halves_inside_cost, .alike = halves_are_alike, .a = halves->small});
    own->inside = (int)walk->view->last_value;
    own->equal = own->inside + (halves->size[halves->large] - halves->size[halves->small]) / 2;
    return BD_STEP_END;
}

/* ---- who is shifted ---- */

/* Of a pair inside the subgroup `a`, the sequence number of who is shifted, else 0. */
static int halves_shifted_by(const bd_bracket_cost *cost, int u, int v)
{
    const uint16_t *sequence = bd_dubov_own(cost->bracket)->halves.sequence;
    if (!halves_inside(cost, cost->a, u, v)) return 0;
    return sequence[u] < sequence[v] ? sequence[u] : sequence[v];
}

static bd_cost halves_place_cost(const bd_bracket_cost *cost, int u, int v)
{
    const int sequence = halves_shifted_by(cost, u, v);
    return sequence > 0 ? sequence - 1 : 0;
}

static bd_cost halves_weight(const bd_bracket_cost *cost, int side, int u, int v)
{
    const bd_bracket_cost inside = {.bracket = cost->bracket, .a = side};
    const int sequence = halves_shifted_by(&inside, u, v);
    const uint16_t *pool = bd_dubov_own(cost->bracket)->halves.pool[side];
    return sequence > 0 ? -bd_bracket_weights_of(cost, pool[sequence - 1]) : 0;
}

static bd_cost halves_small_weight(const bd_bracket_cost *cost, int u, int v)
{
    return halves_weight(cost, bd_dubov_own(cost->bracket)->halves.small, u, v);
}

static bd_cost halves_large_weight(const bd_bracket_cost *cost, int u, int v)
{
    return halves_weight(cost, bd_dubov_own(cost->bracket)->halves.large, u, v);
}

static bd_status halves_open(bd_walk *walk, int side)
{
    const bd_dubov_halves *halves = &bd_dubov_own(walk->bracket)->halves;
    BD_TRY(bd_bracket_weights_open(walk));
    for (int i = 0; i < halves->size[side]; i++) walk->open[walk->open_count++] = halves->pool[side][i];
    return BD_OK;
}

static bd_status halves_shift(bd_walk *walk)
{
    bd_dubov_bracket *own = bd_dubov_own(walk->bracket);
    bool *shifted;
    BD_NEW(shifted, walk->arena, walk->round->nodes, walk->err);
    for (int u = 0; own->shifted != NULL && u < walk->round->nodes; u++) shifted[u] = own->shifted[u];
    for (int i = 0; i < walk->open_count; i++) shifted[walk->open[i]] |= walk->in[i];
    own->shifted = shifted;
    return BD_OK;
}

static bd_step halves_ask(bd_walk *walk, int turn, int side, int pairs, bd_stage *stage)
{
    const bool small = side == bd_dubov_own(walk->bracket)->halves.small;
    bd_step step = BD_STEP_END;
    if (turn == 0) {
        walk->status = halves_open(walk, side);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        if (pairs == 0) walk->open_count = 0;
    }
    if (pairs == 1 && turn == 0)
        return bd_bracket_give(walk, stage, small ? ".small" : ".large",
                               (bd_bracket_cost){.of = halves_place_cost, .a = side});
    if (pairs == 1 && walk->view->last_value >= 0 && walk->view->last_value < walk->open_count)
        walk->in[walk->view->last_value] = true;
    if (pairs > 1)
        step = bd_bracket_weights_give(walk, turn, small ? ".small." : ".large.",
                                       small ? halves_small_weight : halves_large_weight, stage);
    if (step != BD_STEP_END) return step;
    walk->status = halves_shift(walk);
    return walk->status == BD_OK ? BD_STEP_END : BD_STEP_FAILED;
}

static bd_step halves_small(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_dubov_bracket *own = bd_dubov_own(walk->bracket);
    return halves_ask(walk, turn, own->halves.small, own->inside, stage);
}

static bd_step halves_large(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_dubov_bracket *own = bd_dubov_own(walk->bracket);
    return halves_ask(walk, turn, own->halves.large, own->equal, stage);
}

static int halves_side_now(const bd_dubov_bracket *own, int u)
{
    const int side = own->halves.side[u];
    return side == 0 || !own->shifted[u] ? side : 3 - side;
}

static bd_cost halves_wrong_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_dubov_bracket *own = bd_dubov_own(cost->bracket);
    const int side = halves_side_now(own, u);
    return side != 0 && side == halves_side_now(own, v);
}

static bd_step halves_settle(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0) return BD_STEP_END;
    return bd_bracket_prune(walk, ".settled", (bd_bracket_cost){.of = halves_wrong_cost}, stage);
}

/* ---- the transposition (3.2.6) ---- */

bd_status bd_dubov_oppose(const bd_round *round, bd_arena *arena, const bd_dubov_halves *halves,
                          const bool *shifted, bd_opponents *out, bd_err *err)
{
    halves_row *rows[3];
    int count[3] = {0};
    uint16_t *who, *order;
    bool *candidate;
    for (int side = 1; side <= 2; side++) BD_NEW(rows[side], arena, round->cards, err);
    BD_NEW(who, arena, round->cards, err);
    BD_NEW(order, arena, round->cards, err);
    BD_NEW(candidate, arena, round->nodes, err);
    for (int u = 0; u < round->cards; u++) {
        if (halves->side[u] == 0) continue;
        const int side = shifted[u] ? 3 - halves->side[u] : halves->side[u];
        rows[side][count[side]++] = (halves_row){.aro = side == 1 ? bd_dubov_player_at(round, u)->aro : 0,
                                                 .number = bd_fide_player_at(round, u)->number,
                                                 .node = (uint16_t)u};
        candidate[u] = side == 2;
    }
    for (int side = 1; side <= 2; side++)
        qsort(rows[side], (size_t)count[side], sizeof **rows, halves_compare);
    for (int i = 0; i < count[1]; i++) who[i] = rows[1][i].node;
    for (int i = 0; i < count[2]; i++) order[i] = rows[2][i].node;
    *out = (bd_opponents){
        .who = who, .count = count[1], .candidate = candidate, .order = order, .candidates = count[2]};
    return BD_OK;
}

bd_status bd_dubov_ideal(const bd_round *round, bd_arena *arena, int *nodes, int count, bd_err *err)
{
    bd_dubov_halves halves;
    bd_opponents opponents;
    uint16_t *members;
    bool *shifted;
    BD_NEW(members, arena, count, err);
    BD_NEW(shifted, arena, round->nodes, err);
    for (int i = 0; i < count; i++) members[i] = (uint16_t)nodes[i];
    BD_TRY(bd_dubov_divide(round, arena, members, count, &halves, err));
    const int more = (halves.size[halves.large] - halves.size[halves.small]) / 2;
    for (int i = 0; i < more; i++) shifted[halves.pool[halves.large][i]] = true;
    BD_TRY(bd_dubov_oppose(round, arena, &halves, shifted, &opponents, err));
    for (int i = 0; i < count / 2; i++) {
        nodes[2 * i] = opponents.who[i];
        nodes[2 * i + 1] = opponents.order[i];
    }
    return BD_OK;
}

static bd_step halves_transpose(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    const bd_dubov_bracket *own = bd_dubov_own(bracket);
    if (turn == 0) {
        bd_opponents opponents;
        walk->status =
            bd_dubov_oppose(walk->round, walk->arena, &own->halves, own->shifted, &opponents, walk->err);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        bd_opponents_clear(bracket);
        return bd_opponents_ask(walk, &opponents, stage);
    }
    bd_opponents_record(walk);
    return BD_STEP_END;
}

/* ---- second counts ---- */

/* The bracket's players as the boards have them, and who is shifted: of a board inside a subgroup the first
 * in its order. */
typedef struct halves_laid {
    bd_dubov_halves halves;
    bool *shifted;
    int inside[3];
} halves_laid;

static bd_status halves_lay(const bd_bracket_table *table, halves_laid *out, bd_err *err)
{
    const bd_round *round = table->round;
    bd_arena *arena = table->laid->arena;
    uint16_t *members;
    int count = 0;
    *out = (halves_laid){.inside = {0}};
    BD_NEW(members, arena, round->nodes, err);
    BD_NEW(out->shifted, arena, round->nodes, err);
    for (int u = 0; u < round->cards; u++)
        if (bd_dubov_is_resident(table, u) || bd_dubov_is_upfloater(table, u)) members[count++] = (uint16_t)u;
    BD_TRY(bd_dubov_divide(round, arena, members, count, &out->halves, err));
    for (int i = 0; i < count; i++) {
        const int u = members[i], v = table->partner[u], side = out->halves.side[u];
        if (side != out->halves.side[v] || out->halves.sequence[u] > out->halves.sequence[v]) continue;
        out->shifted[u] = true;
        out->inside[side]++;
    }
    return BD_OK;
}

/* Who of the subgroup is shifted: a place, or twenty of them at a time. */
static bd_status halves_count_pool(const bd_bracket_table *table, bd_tally *tally, const halves_laid *laid,
                                   const char *part, int side, bd_err *err)
{
    const int size = laid->halves.size[side];
    char numbered[BD_STAGE_ID_SIZE] = "";
    bool *is_in;
    int number, place = 0;
    bd_stage_id_add(numbered, part);
    bd_stage_id_add(numbered, ".");
    BD_NEW(is_in, table->laid->arena, size + 1, err);
    for (int i = 0; i < size; i++) is_in[i] = laid->shifted[laid->halves.pool[side][i]];
    if (bd_bracket_table_asks(table->laid, tally, numbered, &number) && number > 0)
        return bd_bracket_table_add_n(table, tally, numbered, number,
                                      -bd_bracket_weights_count(is_in, size, number), err);
    while (place < size && !is_in[place]) place++;
    return bd_bracket_table_add(table, tally, part, place, err);
}

static bd_status halves_count_shift(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    halves_laid laid;
    int number;
    if (bd_bracket_table_asks(table->laid, tally, ".settled", &number))
        return bd_bracket_table_add(table, tally, ".settled", 0, err);
    BD_TRY(halves_lay(table, &laid, err));
    if (bd_bracket_table_asks(table->laid, tally, ".small", &number))
        return halves_count_pool(table, tally, &laid, ".small", laid.halves.small, err);
    if (bd_bracket_table_asks(table->laid, tally, ".large", &number))
        return halves_count_pool(table, tally, &laid, ".large", laid.halves.large, err);
    return bd_bracket_table_add(table, tally, "", laid.inside[laid.halves.small], err);
}

static bd_status halves_count_order(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    halves_laid laid;
    bd_opponents opponents;
    BD_TRY(halves_lay(table, &laid, err));
    BD_TRY(bd_dubov_oppose(table->round, table->laid->arena, &laid.halves, laid.shifted, &opponents, err));
    return bd_opponents_count(table, tally, &opponents, err);
}

const bd_criterion bd_criterion_dubov_shift = {
    .id = "shift",
    .minimises = BD_ENGLISH(DUBOV_SHIFT),
    BD_STAGE_WORDS({"", BD_ENGLISH(DUBOV_SHIFT_COSTS), BD_ENGLISH(DUBOV_SHIFT_WORSE), false},
                   {".small", NULL, BD_ENGLISH(DUBOV_SHIFT_SMALL_WORSE), true},
                   {".large", NULL, BD_ENGLISH(DUBOV_SHIFT_LARGE_WORSE), true},
                   {".settled", NULL, BD_ENGLISH(DUBOV_SHIFT_SETTLED_WORSE), true}),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {halves_count_inside, halves_small, halves_large, halves_settle},
                                    .in_bracket = halves_count_shift},
};

const bd_criterion bd_criterion_dubov_order = {
    .id = "order",
    BD_SAYS_WORSE(DUBOV_ORDER),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {halves_transpose}, .in_bracket = halves_count_order},
    .flags = BD_IS_ORDER,
};
