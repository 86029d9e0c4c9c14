/* Opponents in order (4.2): of the moved-down players, then in the remainder. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

/* The opponents of the moved-down (4.2), and the remainder that they leave (3.3.3). */

static bd_status opponents_seek_moved(bd_walk *walk, bd_opponents *out)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    for (int i = bracket->moved; i < bracket->count; i++) candidate[bracket->members[i]] = true;
    *out = (bd_opponents){.who = bracket->first, .count = bracket->first_count, .candidate = candidate};
    return BD_OK;
}

/* A resident whom no moved-down player has is still their own opponent. */
static void opponents_divide_remainder(bd_bracket *bracket)
{
    for (int i = bracket->moved; i < bracket->count; i++) {
        const uint16_t u = bracket->members[i];
        if (bracket->opponent[u] == u) bracket->remainder[bracket->remainder_count++] = u;
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

static bd_step opponents_moved(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        bd_opponents opponents;
        walk->status = opponents_seek_moved(walk, &opponents);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        bd_opponents_clear(walk->bracket);
        const bd_step step = bd_opponents_ask(walk, &opponents, stage);
        if (step != BD_STEP_END) return step;
    }
    bd_opponents_record(walk);
    opponents_divide_remainder(walk->bracket);
    return BD_STEP_END;
}

/* The opponents in the remainder (4.2). */

static bd_status opponents_seek_opponents(bd_walk *walk, bd_opponents *out)
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
    *out = (bd_opponents){.who = who, .count = count, .candidate = candidate};
    return BD_OK;
}

static bd_step opponents_order(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        bd_opponents opponents;
        walk->status = opponents_seek_opponents(walk, &opponents);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        return bd_opponents_ask(walk, &opponents, stage);
    }
    bd_opponents_record(walk);
    return BD_STEP_END;
}

/* Second counts: who chooses, and among whom, as the boards have it. */

static bd_status opponents_count_moved(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    uint16_t *who;
    bool *candidate;
    int count = 0;
    BD_NEW(who, table->laid->arena, table->round->nodes, err);
    BD_NEW(candidate, table->laid->arena, table->round->nodes, err);
    for (int u = 0; u < table->start; u++)
        if (bd_bracket_table_is_moved(table, u) && !bd_bracket_table_leaves(table, u))
            who[count++] = (uint16_t)u;
    for (int u = table->start; u < table->end; u++) candidate[u] = true;
    const bd_opponents opponents = {.who = who, .count = count, .candidate = candidate};
    return bd_opponents_count(table, tally, &opponents, err);
}

static bd_status opponents_count_order(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    bd_bracket_remainder remainder;
    uint16_t *who;
    bool *candidate;
    int count = 0;
    BD_NEW(who, table->laid->arena, table->round->nodes, err);
    BD_NEW(candidate, table->laid->arena, table->round->nodes, err);
    BD_TRY(bd_bracket_table_remainder(table, &remainder, err));
    for (int u = table->start; u < table->end; u++) {
        if (remainder.place[u] == 0) continue;
        candidate[u] = !bd_bracket_table_is_first(table, u);
        if (!candidate[u]) who[count++] = (uint16_t)u;
    }
    BD_ASSERT(count == remainder.boards);
    const bd_opponents opponents = {.who = who, .count = count, .candidate = candidate};
    return bd_opponents_count(table, tally, &opponents, err);
}

const bd_criterion bd_criterion_moved = {
    .id = "moved",
    BD_SAYS_WORSE(FIDE_MOVED),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {opponents_moved}, .in_bracket = opponents_count_moved},
    .flags = BD_IS_ORDER,
};

const bd_criterion bd_criterion_order = {
    .id = "order",
    BD_SAYS_WORSE(FIDE_ORDER),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {opponents_order}, .in_bracket = opponents_count_order},
    .flags = BD_IS_ORDER,
};
