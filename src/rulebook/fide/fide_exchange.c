/* Exchanges between the halves of the remainder (4.3): how many players, from how far, and who. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

/* Of two players from one half who meet, the lower-ranked of the upper half goes down, the
 * higher-ranked of the lower half goes up: every other choice is a later candidate with the same boards. Who
 * leaves from the upper half has gone down, too. */

static bool exchange_both(const bd_bracket *bracket, int u, int v, bd_half half)
{
    return bracket->half[u] == half && bracket->half[v] == half;
}

static bool exchange_upper_leaves(const bd_bracket *bracket, int u, int v)
{
    return bracket->half[u] == BD_UPPER && bd_bracket_leaves(bracket, u, v);
}

/* Twice the number of players exchanged. */
static bd_cost exchange_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return exchange_both(bracket, u, v, BD_UPPER) || exchange_both(bracket, u, v, BD_LOWER) ||
           exchange_upper_leaves(bracket, u, v);
}

static bool exchange_are_alike(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->half[u] == bracket->half[v] && bracket->role[u] == bracket->role[v];
}

/* How far beyond the last of the upper half those come from who go up, and how far before it those who go
 * down. */
static bd_cost exchange_distance_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (exchange_both(bracket, u, v, BD_UPPER)) return bracket->boards - bracket->sequence[v];
    if (exchange_both(bracket, u, v, BD_LOWER)) return bracket->sequence[u] - bracket->boards;
    return exchange_upper_leaves(bracket, u, v) ? bracket->boards - bracket->sequence[u] : 0;
}

static bd_step exchange_first(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (bracket->boards == 0) return BD_STEP_END;
    if (turn == 0)
        return bd_bracket_give(walk, stage, "",
                               (bd_bracket_cost){.of = exchange_cost, .alike = exchange_are_alike});
    if (turn == 1) bracket->exchanged = (int)walk->view->last_value / 2;
    if (turn == 2) bracket->distance = (int)walk->view->last_value;
    if (turn == 2 || bracket->exchanged == 0) return BD_STEP_END;
    return bd_bracket_give(walk, stage, ".distance", (bd_bracket_cost){.of = exchange_distance_cost});
}

/* With one exchange, the player who goes up follows from the one who goes down. */
static bd_cost exchange_goes_down_cost(const bd_bracket_cost *cost, int u, int v)
{
    return exchange_both(cost->bracket, u, v, BD_LOWER) ? 0 : exchange_distance_cost(cost, u, v);
}

/* The one whom this pair makes change halves, or -1. */
static int exchange_who_goes_down(const bd_bracket *bracket, int u, int v)
{
    return exchange_both(bracket, u, v, BD_UPPER) ? v : exchange_upper_leaves(bracket, u, v) ? u : -1;
}

static bd_cost exchange_goes_down_weight(const bd_bracket_cost *cost, int u, int v)
{
    const int who = exchange_who_goes_down(cost->bracket, u, v);
    return who < 0 ? 0 : -bd_bracket_weights_of(cost, who);
}

static bd_cost exchange_goes_up_weight(const bd_bracket_cost *cost, int u, int v)
{
    return exchange_both(cost->bracket, u, v, BD_LOWER) ? -bd_bracket_weights_of(cost, u) : 0;
}

/* How many players of a half, from the border between the halves outwards, can change it: the others who go
 * down come from 0, 1, 2, ... places away at least, those who go up from 1, 2, ...; what is left of the whole
 * distance is the farthest. */
static int exchange_reach(int exchanged, int distance, bool down, int half)
{
    const int64_t e = exchanged, nearer = (e - 1) * e / 2;
    const int64_t others = down ? (e - 2) * (e - 1) / 2 + e * (e + 1) / 2 : nearer + nearer;
    const int64_t reach = distance - others + (down ? 1 : 0);
    return reach < 0 ? 0 : reach < half ? (int)reach : half;
}

static bd_status exchange_open_half(bd_walk *walk, bool down)
{
    BD_TRY(bd_bracket_weights_open(walk));
    const bd_bracket *bracket = walk->bracket;
    const int upper = bracket->boards, half = down ? upper : bracket->remainder_count - upper;
    walk->open_count = exchange_reach(bracket->exchanged, bracket->distance, down, half);
    for (int i = 0; i < walk->open_count; i++)
        walk->open[i] = bracket->remainder[down ? upper - 1 - i : upper + i];
    return BD_OK;
}

static void exchange_seat_one(bd_bracket *bracket, int sequence, bd_half seat)
{
    if (sequence < 1 || sequence > bracket->remainder_count) return; /* a value that is no draw's */
    bracket->seat[bracket->remainder[sequence - 1]] = (uint8_t)seat;
}

/* The value of the only one who goes down is their distance; the other's is what is left. */
static bd_step exchange_single(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (turn == 0)
        return bd_bracket_give(walk, stage, ".down", (bd_bracket_cost){.of = exchange_goes_down_cost});
    const int down = (int)walk->view->last_value;
    exchange_seat_one(bracket, bracket->boards - down, BD_LOWER);
    exchange_seat_one(bracket, bracket->boards + bracket->distance - down, BD_UPPER);
    return BD_STEP_END;
}

static bd_step exchange_several(bd_walk *walk, int turn, bool down, bd_stage *stage)
{
    if (turn == 0) {
        walk->status = exchange_open_half(walk, down);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = down
                             ? bd_bracket_weights_give(walk, turn, ".down.", exchange_goes_down_weight, stage)
                             : bd_bracket_weights_give(walk, turn, ".up.", exchange_goes_up_weight, stage);
    for (int i = 0; step == BD_STEP_END && i < walk->open_count; i++)
        if (walk->in[i]) walk->bracket->seat[walk->open[i]] = down ? BD_LOWER : BD_UPPER;
    return step;
}

static bd_step exchange_leaving(bd_walk *walk, int turn, bd_stage *stage)
{
    const int exchanged = walk->bracket->exchanged;
    if (exchanged == 0) return BD_STEP_END;
    return exchanged == 1 ? exchange_single(walk, turn, stage) : exchange_several(walk, turn, true, stage);
}

static bd_step exchange_entering(bd_walk *walk, int turn, bd_stage *stage)
{
    return walk->bracket->exchanged < 2 ? BD_STEP_END : exchange_several(walk, turn, false, stage);
}

static bd_cost exchange_wrong_seat_cost(const bd_bracket_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (bracket->half[u] == BD_NO_HALF) return 0;
    if (bd_bracket_leaves(bracket, u, v)) return bracket->seat[u] == BD_UPPER;
    return bracket->half[v] != BD_NO_HALF && !(bracket->seat[u] == BD_UPPER && bracket->seat[v] == BD_LOWER);
}

static bd_step exchange_exchanged(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn > 0 || walk->bracket->exchanged == 0) return BD_STEP_END;
    return bd_bracket_prune(walk, ".settled", (bd_bracket_cost){.of = exchange_wrong_seat_cost}, stage);
}

/* Second counts: a player of the upper half who is not the higher-ranked on a board of the remainder has gone
 * down, one of the lower half who is has gone up. */

static bool exchange_was_down(const bd_bracket_table *table, const bd_bracket_remainder *remainder, int u)
{
    const int place = remainder->place[u];
    return place > 0 && place <= remainder->boards && !bd_bracket_table_is_first(table, u);
}

static bool exchange_was_up(const bd_bracket_table *table, const bd_bracket_remainder *remainder, int u)
{
    return remainder->place[u] > remainder->boards && bd_bracket_table_is_first(table, u);
}

typedef struct exchange_moves {
    int players, distance, down;
} exchange_moves;

static exchange_moves exchange_find_moves(const bd_bracket_table *table,
                                          const bd_bracket_remainder *remainder)
{
    exchange_moves moves = {0};
    for (int u = table->start; u < table->end; u++) {
        const int beyond = remainder->place[u] - remainder->boards;
        if (exchange_was_up(table, remainder, u)) moves.distance += beyond, moves.players++;
        if (exchange_was_down(table, remainder, u))
            moves.distance -= beyond, moves.down -= beyond, moves.players++;
    }
    BD_ASSERT(moves.players % 2 == 0 && moves.distance >= moves.down && moves.down >= 0);
    return moves;
}

static bd_status exchange_count_moves(const bd_bracket_table *table, const bd_bracket_remainder *remainder,
                                      bd_tally *tally, bd_err *err)
{
    const exchange_moves moves = exchange_find_moves(table, remainder);
    BD_TRY(bd_bracket_table_add(table, tally, "", moves.players, err));
    BD_TRY(bd_bracket_table_add(table, tally, ".distance", moves.distance, err));
    return bd_bracket_table_add(table, tally, ".down", moves.down, err);
}

/* A stage counts who of twenty players of a half, from the border outwards, does change it, and the more the
 * better. Whoever comes from farther than all the others leave room for cannot. */
static bd_status exchange_count_stage(const bd_bracket_table *table, const bd_bracket_remainder *remainder,
                                      bd_tally *tally, bool down, int number, bd_err *err)
{
    const exchange_moves moves = exchange_find_moves(table, remainder);
    const int exchanged = moves.players / 2;
    bool *does;
    int most = moves.distance, open = 0;
    for (int i = 1; i < exchanged; i++) most -= 2 * i - (down ? 1 : 0);
    if (down) most -= exchanged;
    BD_NEW(does, table->laid->arena, table->round->nodes, err);
    for (int i = 0; i < table->end - table->start; i++) {
        const int u = down ? table->end - 1 - i : table->start + i;
        const int beyond = remainder->place[u] - remainder->boards, away = down ? -beyond : beyond;
        if (remainder->place[u] == 0 || away < (down ? 0 : 1) || away > most) continue;
        does[open++] = down ? exchange_was_down(table, remainder, u) : exchange_was_up(table, remainder, u);
    }
    if (open <= (number - 1) * BD_BRACKET_WEIGHTS_A_STAGE) return BD_OK;
    return bd_bracket_table_add_n(table, tally, down ? ".down." : ".up.", number,
                                  -bd_bracket_weights_count(does, open, number), err);
}

static bd_status exchange_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    bd_bracket_remainder remainder;
    int number;
    /* What was closed is every board of a changed player that a changed half does not have: none is made. */
    if (bd_bracket_table_asks(table->laid, tally, ".settled", &number))
        return bd_bracket_table_add(table, tally, ".settled", 0, err);
    BD_TRY(bd_bracket_table_remainder(table, &remainder, err));
    if (bd_bracket_table_asks(table->laid, tally, ".down.", &number) && number > 0)
        return exchange_count_stage(table, &remainder, tally, true, number, err);
    if (bd_bracket_table_asks(table->laid, tally, ".up.", &number) && number > 0)
        return exchange_count_stage(table, &remainder, tally, false, number, err);
    return exchange_count_moves(table, &remainder, tally, err);
}

const bd_criterion bd_criterion_exchange = {
    .id = "exchange",
    .minimises = BD_ENGLISH(FIDE_EXCHANGE),
    BD_STAGE_WORDS({"", BD_ENGLISH(FIDE_EXCHANGE_COSTS), BD_ENGLISH(FIDE_EXCHANGE_WORSE), false},
                   {".distance", NULL, BD_ENGLISH(FIDE_EXCHANGE_DISTANCE_WORSE), false},
                   {".down", NULL, BD_ENGLISH(FIDE_EXCHANGE_DOWN_WORSE), false},
                   {".up", NULL, BD_ENGLISH(FIDE_EXCHANGE_UP_WORSE), false},
                   {".settled", NULL, BD_ENGLISH(FIDE_EXCHANGE_SETTLED_WORSE), false}),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {exchange_first, exchange_leaving, exchange_entering,
                                              exchange_exchanged},
                                    .in_bracket = exchange_count},
};
