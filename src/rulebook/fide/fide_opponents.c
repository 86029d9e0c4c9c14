/* Opponents in order (4.2): of the moved-down players, then in the remainder; and the end of the bracket. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

/* The opponents of the moved-down (4.2), and the remainder that they leave (3.3.3). */

static bd_status opponents_seek_moved(bd_walk *walk)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    for (int i = bracket->moved; i < bracket->count; i++) candidate[bracket->members[i]] = true;
    return bd_fide_digits_new(walk, bracket->first, bracket->first_count, candidate);
}

static void opponents_divide_remainder(bd_bracket *bracket, const bool *taken)
{
    for (int i = bracket->moved; i < bracket->count; i++) {
        const uint16_t u = bracket->members[i];
        if (!taken[u]) bracket->remainder[bracket->remainder_count++] = u;
    }
    const int leaving = bracket->floaters - (bracket->moved - bracket->first_count);
    BD_ASSERT(bracket->first_count <= bracket->moved && bracket->moved <= bracket->count);
    bracket->boards = (bracket->remainder_count - leaving) / 2;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        bracket->sequence[u] = (uint16_t)(i + 1);
        bracket->half[u] = i < bracket->boards ? BD_UPPER : BD_LOWER;
        bracket->seat[u] = bracket->half[u];
    }
}

static void opponents_record_choices(bd_bracket *bracket, const bd_digits *digits)
{
    for (int i = 0; i < digits->count; i++) {
        bracket->opponent[digits->who[i]] = digits->choice[i];
        bracket->opponent[digits->choice[i]] = digits->who[i];
    }
}

static bd_step opponents_moved(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        walk->status = opponents_seek_moved(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = bd_fide_digits(walk, stage);
    if (step != BD_STEP_END) return step;
    for (int i = 0; i < walk->bracket->count; i++)
        walk->bracket->opponent[walk->bracket->members[i]] = walk->bracket->members[i];
    opponents_record_choices(walk->bracket, walk->digits);
    opponents_divide_remainder(walk->bracket, walk->digits->taken);
    return BD_STEP_END;
}

/* The opponents in the remainder (4.2). */

static bd_status opponents_seek_opponents(bd_walk *walk)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    uint16_t *who;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    BD_NEW(who, walk->arena, bracket->boards, walk->err);
    int count = 0;
    for (int i = 0; i < bracket->remainder_count; i++) {
        const uint16_t u = bracket->remainder[i];
        if (bracket->seat[u] == BD_UPPER)
            who[count++] = u;
        else
            candidate[u] = true;
    }
    return bd_fide_digits_new(walk, who, count, candidate);
}

static bd_step opponents_order(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        walk->status = opponents_seek_opponents(walk);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
    }
    const bd_step step = bd_fide_digits(walk, stage);
    if (step == BD_STEP_END) opponents_record_choices(walk->bracket, walk->digits);
    return step;
}

/* All of the bracket is settled: nothing else of it stays on the face. */

static bd_cost opponents_not_settled_cost(const bd_fide_cost *cost, int u, int v)
{
    const bd_bracket *bracket = cost->bracket;
    const bool wrong_for_u =
        bd_bracket_has(bracket, u) && bracket->opponent[u] != u && bracket->opponent[u] != v;
    const bool wrong_for_v =
        bd_bracket_has(bracket, v) && bracket->opponent[v] != v && bracket->opponent[v] != u;
    return wrong_for_u || wrong_for_v;
}

static bd_step opponents_close(bd_walk *walk, int turn, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    for (int i = 0; i < bracket->count; i++) {
        const uint16_t u = bracket->members[i];
        const bool agrees = bracket->opponent[u] == u ? !bd_bracket_has(bracket, walk->view->mate[u])
                                                      : walk->view->mate[u] == bracket->opponent[u];
        if (!agrees) return bd_fide_fail(walk, BD_INTERNAL, BD_SAY(FIDE_BRACKET_DISAGREES));
    }
    return turn > 0 ? BD_STEP_END
                    : bd_fide_prune(walk, "", (bd_fide_cost){.of = opponents_not_settled_cost}, stage);
}

/* Second counts: who chooses, and among whom, as the boards have it. */

static bd_status opponents_count_moved(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    int *who;
    bool *candidate;
    int count = 0;
    BD_NEW(who, table->laid->arena, table->round->nodes, err);
    BD_NEW(candidate, table->laid->arena, table->round->nodes, err);
    for (int u = 0; u < table->start; u++)
        if (bd_fide_table_is_moved(table, u) && !bd_fide_table_leaves(table, u)) who[count++] = u;
    for (int u = table->start; u < table->end; u++) candidate[u] = true;
    return bd_fide_digits_count(table, tally, who, count, candidate, err);
}

static bd_status opponents_count_order(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    bd_fide_remainder remainder;
    int *who;
    bool *candidate;
    int count = 0;
    BD_NEW(who, table->laid->arena, table->round->nodes, err);
    BD_NEW(candidate, table->laid->arena, table->round->nodes, err);
    BD_TRY(bd_fide_table_remainder(table, &remainder, err));
    for (int u = table->start; u < table->end; u++) {
        if (remainder.place[u] == 0) continue;
        candidate[u] = !bd_fide_table_is_first(table, u);
        if (!candidate[u]) who[count++] = u;
    }
    BD_ASSERT(count == remainder.boards);
    return bd_fide_digits_count(table, tally, who, count, candidate, err);
}

/* What was closed is every board but those of the bracket. */
static bd_status opponents_count_settled(const bd_fide_table *table, bd_tally *tally, bd_err *err)
{
    return bd_fide_table_add(table, tally, "", 0, err);
}

const bd_criterion bd_criterion_moved = {
    .id = "moved",
    BD_SAYS_WORSE(FIDE_MOVED),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {opponents_moved}, .in_bracket = opponents_count_moved},
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_order = {
    .id = "order",
    BD_SAYS_WORSE(FIDE_ORDER),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {opponents_order}, .in_bracket = opponents_count_order},
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_settled = {
    .id = "settled",
    BD_SAYS_WORSE(FIDE_SETTLED),
    .count = bd_fide_count,
    .own = &(const bd_fide_kind){.steps = {opponents_close}, .in_bracket = opponents_count_settled},
    .flags = BD_IS_ORDER,
};
