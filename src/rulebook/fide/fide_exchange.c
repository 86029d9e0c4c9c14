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
static bd_cost exchange_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return exchange_both(bracket, u, v, BD_UPPER) || exchange_both(bracket, u, v, BD_LOWER) ||
           exchange_upper_leaves(bracket, u, v);
}

static bool exchange_are_alike(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    return bracket->half[u] == bracket->half[v] && bracket->role[u] == bracket->role[v];
}

/* How far beyond the last of the upper half those come from who go up, and how far before it those who go
 * down. */
static bd_cost exchange_distance_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (exchange_both(bracket, u, v, BD_UPPER)) return bracket->boards - bracket->sequence[v];
    if (exchange_both(bracket, u, v, BD_LOWER)) return bracket->sequence[u] - bracket->boards;
    return exchange_upper_leaves(bracket, u, v) ? bracket->boards - bracket->sequence[u] : 0;
}

static bd_step exchange_first(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (bracket->boards == 0 || turn > 1) return BD_STEP_END;
    if (turn == 0)
        return bd_fide_give(walk, stage, "",
                            (bd_fide_cost){.of = exchange_cost, .alike = exchange_are_alike});
    bracket->exchanged = (int)walk->view->last_value / 2;
    if (bracket->exchanged == 0) return BD_STEP_END;
    return bd_fide_give(walk, stage, ".distance", (bd_fide_cost){.of = exchange_distance_cost});
}

/* With one exchange, the player who goes up follows from the one who goes down. */
static bd_cost exchange_goes_down_cost(const bd_fide_cost *cost, int u, int v)
{
    return exchange_both(cost->bracket, u, v, BD_LOWER) ? 0 : exchange_distance_cost(cost, u, v);
}

/* The one whom this pair makes change halves, or -1. */
static int exchange_who_goes_down(const bd_bracket *bracket, int u, int v)
{
    return exchange_both(bracket, u, v, BD_UPPER) ? v : exchange_upper_leaves(bracket, u, v) ? u : -1;
}

static bd_cost exchange_goes_down_weight(const bd_fide_cost *cost, int u, int v)
{
    const int who = exchange_who_goes_down(cost->bracket, u, v);
    return who < 0 ? 0 : -bd_fide_weights_of(cost, who);
}

static bd_cost exchange_goes_up_weight(const bd_fide_cost *cost, int u, int v)
{
    return exchange_both(cost->bracket, u, v, BD_LOWER) ? -bd_fide_weights_of(cost, u) : 0;
}

/* Those of the remainder who may still change halves in this direction, from the border between the halves
 * outwards. */
static bd_status exchange_open_halves(bd_walk *walk, const bd_face *face, bool down)
{
    BD_TRY(bd_fide_weights_open(walk));
    const bd_bracket *bracket = walk->bracket;
    bool *may;
    BD_NEW(may, walk->arena, walk->round->nodes, walk->err);
    for (int i = 0; i < bracket->remainder_count; i++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, bracket->remainder[i], &count);
        for (size_t k = 0; k < count; k++) {
            const int u = row[k].u, v = row[k].v;
            const int who = down                                     ? exchange_who_goes_down(bracket, u, v)
                            : exchange_both(bracket, u, v, BD_LOWER) ? u
                                                                     : -1;
            if (who >= 0) may[who] = true;
        }
    }
    const int upper = bracket->boards;
    for (int i = 0; i < (down ? upper : bracket->remainder_count - upper); i++) {
        const uint16_t u = bracket->remainder[down ? upper - 1 - i : upper + i];
        if (may[u]) walk->open[walk->open_count++] = u;
    }
    return BD_OK;
}

static bd_step exchange_leaving(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    if (bracket->exchanged == 0) return BD_STEP_END;
    if (bracket->exchanged == 1)
        return turn > 0 ? BD_STEP_END
                        : bd_fide_give(walk, stage, ".down", (bd_fide_cost){.of = exchange_goes_down_cost});
    if (turn == 0) {
        walk->status = exchange_open_halves(walk, walk->view->face, true);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    return bd_fide_weights_give(walk, turn, ".down.", exchange_goes_down_weight, stage);
}

static bd_step exchange_entering(bd_walk *walk, int turn, bd_stage *stage)
{
    if (walk->bracket->exchanged < 2) return BD_STEP_END;
    if (turn == 0) {
        walk->status = exchange_open_halves(walk, walk->view->face, false);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    return bd_fide_weights_give(walk, turn, ".up.", exchange_goes_up_weight, stage);
}

static bd_cost exchange_wrong_seat_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    if (bracket->half[u] == BD_NO_HALF) return 0;
    if (bd_bracket_leaves(bracket, u, v)) return bracket->seat[u] == BD_UPPER;
    return bracket->half[v] != BD_NO_HALF && !(bracket->seat[u] == BD_UPPER && bracket->seat[v] == BD_LOWER);
}

static bd_step exchange_exchanged(bd_walk *walk, int turn, bd_stage *stage)
{
    bd_bracket *bracket = walk->bracket;
    if (turn > 0 || bracket->exchanged == 0) return BD_STEP_END;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        const uint16_t v = walk->view->mate[u];
        bracket->seat[u] = bd_bracket_has(bracket, v) && u < v ? BD_UPPER : BD_LOWER;
    }
    return bd_fide_prune(walk, ".settled", (bd_fide_cost){.of = exchange_wrong_seat_cost}, stage);
}

/* Second counts: a player of the upper half who is not the higher-ranked on a board of the remainder has gone
 * down, one of the lower half who is has gone up. */

static bool exchange_was_down(const bd_fide_table *table, const bd_fide_remainder *remainder, int u)
{
    const int place = remainder->place[u];
    return place > 0 && place <= remainder->boards && !bd_fide_table_is_first(table, u);
}

static bool exchange_was_up(const bd_fide_table *table, const bd_fide_remainder *remainder, int u)
{
    return remainder->place[u] > remainder->boards && bd_fide_table_is_first(table, u);
}

static bd_status exchange_count_moves(const bd_fide_table *table, const bd_fide_remainder *remainder,
                                      bd_tally *tally, bd_err *err)
{
    int moves = 0, distance = 0, down = 0;
    for (int u = table->start; u < table->end; u++) {
        const int beyond = remainder->place[u] - remainder->boards;
        if (exchange_was_up(table, remainder, u)) distance += beyond, moves++;
        if (exchange_was_down(table, remainder, u)) distance -= beyond, down -= beyond, moves++;
    }
    BD_ASSERT(moves % 2 == 0 && distance >= down && down >= 0);
    BD_TRY(bd_fide_table_add(table, tally, "", moves, err));
    BD_TRY(bd_fide_table_add(table, tally, ".distance", distance, err));
    return bd_fide_table_add(table, tally, ".down", down, err);
}

/* Whether the pair would make somebody change halves this way, and whom: -1: nobody. */
static int exchange_who(const bd_fide_table *table, const bd_fide_remainder *remainder, const bd_edge *pair,
                        bool down)
{
    const int a = remainder->place[pair->u], b = remainder->place[pair->v];
    const bool first_upper = a > 0 && a <= remainder->boards;
    if (!down) return a > remainder->boards && b > remainder->boards ? pair->u : -1;
    if (first_upper && b > 0 && b <= remainder->boards) return pair->v;
    return first_upper && bd_fide_table_level(table, pair->v) > table->level ? pair->u : -1;
}

/* Who may still change halves this way, from the border between the halves outwards. */
static bd_status exchange_list_open(const bd_fide_table *table, const bd_fide_remainder *remainder, bool down,
                                    bd_open_players *open, bd_err *err)
{
    const bd_face *face = table->laid->face;
    bool *may;
    BD_NEW(may, table->laid->arena, table->round->nodes, err);
    for (int u = 0; u < face->nodes; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        for (size_t i = 0; i < count; i++) {
            const int who = exchange_who(table, remainder, &row[i], down);
            if (who >= 0) may[who] = true;
        }
    }
    open->count = 0;
    for (int i = 0; i < table->end - table->start; i++) {
        const int u = down ? table->end - 1 - i : table->start + i;
        if (may[u]) open->nodes[open->count++] = (uint16_t)u;
    }
    return BD_OK;
}

/* A stage counts who of twenty of them does change halves, and the more the better. */
static bd_status exchange_count_stage(const bd_fide_table *table, const bd_fide_remainder *remainder,
                                      bd_tally *tally, bool down, int number, bd_err *err)
{
    bd_open_players *open = table->laid->open;
    bool *does;
    if (number == 1) BD_TRY(exchange_list_open(table, remainder, down, open, err));
    BD_ASSERT(open->count > (number - 1) * BD_FIDE_WEIGHTS_A_STAGE);
    BD_NEW(does, table->laid->arena, open->count, err);
    for (int i = 0; i < open->count; i++)
        does[i] = down ? exchange_was_down(table, remainder, open->nodes[i])
                       : exchange_was_up(table, remainder, open->nodes[i]);
    return bd_fide_table_add_n(table, tally, down ? ".down." : ".up.", number,
                               -bd_fide_weights_count(does, open->count, number), err);
}

static bd_status exchange_count(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    bd_fide_remainder remainder;
    int number;
    /* What was closed is every board of a changed player that a changed half does not have: none is made. */
    if (bd_fide_table_asks(table->laid, tally, ".settled", &number))
        return bd_fide_table_add(table, tally, ".settled", 0, err);
    BD_TRY(bd_fide_table_remainder(table, &remainder, err));
    if (bd_fide_table_asks(table->laid, tally, ".down.", &number) && number > 0)
        return exchange_count_stage(table, &remainder, tally, true, number, err);
    if (bd_fide_table_asks(table->laid, tally, ".up.", &number) && number > 0)
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
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {exchange_first, exchange_leaving, exchange_entering,
                                           exchange_exchanged},
                                 .in_bracket = exchange_count},
};
