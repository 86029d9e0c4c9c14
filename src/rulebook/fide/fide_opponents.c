/* Opponents in order (4.2): of the moved-down players, then in the remainder; and the end of the bracket. */
#include "rulebook/fide/fide_families.h"
#include "rulebook/fide/fide_words.h"

/* The players `who`, one after the other, each with the first opponent among the candidates. */
static bd_status opponents_choose(bd_walk *walk, const uint16_t *who, int count, const bool *candidate,
                                  const bd_choosers **out)
{
    bd_choosers *choosers;
    char *behind;
    BD_NEW(choosers, walk->arena, 1, walk->err);
    BD_NEW(behind, walk->arena, BD_STAGE_ID_SIZE, walk->err);
    bd_stage_id_add(behind, ":");
    bd_stage_id_add_number(behind, walk->bracket->number);
    *choosers = (bd_choosers){.who = who, .count = count, .candidate = candidate, .behind = behind};
    *out = choosers;
    return BD_OK;
}

/* Asks them; END where nobody is to choose. */
static bd_step opponents_ask(bd_walk *walk, const bd_choosers *choosers, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    *stage = (bd_stage){
        .low = bracket->members[0], .high = bracket->members[bracket->count - 1], .choosers = choosers};
    bd_stage_id_add(stage->id, walk->criterion->id);
    walk->choosers = choosers;
    return choosers->count > 0 ? BD_STEP_STAGE : BD_STEP_END;
}

/* The opponents of the moved-down (4.2), and the remainder that they leave (3.3.3). */

static bd_status opponents_seek_moved(bd_walk *walk, const bd_choosers **out)
{
    const bd_bracket *bracket = walk->bracket;
    bool *candidate;
    BD_NEW(candidate, walk->arena, walk->round->nodes, walk->err);
    for (int i = bracket->moved; i < bracket->count; i++) candidate[bracket->members[i]] = true;
    return opponents_choose(walk, bracket->first, bracket->first_count, candidate, out);
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

static void opponents_record_choices(const bd_walk *walk)
{
    const bd_choosers *choosers = walk->choosers;
    for (int i = 0; i < choosers->count; i++) {
        walk->bracket->opponent[choosers->who[i]] = walk->view->chosen[i];
        walk->bracket->opponent[walk->view->chosen[i]] = choosers->who[i];
    }
}

static bd_step opponents_moved(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        const bd_choosers *choosers = NULL;
        walk->status = opponents_seek_moved(walk, &choosers);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        for (int i = 0; i < walk->bracket->count; i++)
            walk->bracket->opponent[walk->bracket->members[i]] = walk->bracket->members[i];
        if (opponents_ask(walk, choosers, stage) == BD_STEP_STAGE) return BD_STEP_STAGE;
    }
    opponents_record_choices(walk);
    opponents_divide_remainder(walk->bracket);
    return BD_STEP_END;
}

/* The opponents in the remainder (4.2). */

static bd_status opponents_seek_opponents(bd_walk *walk, const bd_choosers **out)
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
    return opponents_choose(walk, who, count, candidate, out);
}

static bd_step opponents_order(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        const bd_choosers *choosers = NULL;
        walk->status = opponents_seek_opponents(walk, &choosers);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        return opponents_ask(walk, choosers, stage);
    }
    opponents_record_choices(walk);
    return BD_STEP_END;
}

/* All of the bracket is settled: no other board of it is allowed any more. */

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
    return turn > 0 ? BD_STEP_END
                    : bd_fide_prune(walk, "", (bd_fide_cost){.of = opponents_not_settled_cost}, stage);
}

/* Second counts: who chooses, and among whom, as the boards have it. */

/* How many candidates whom nobody has taken come before the opponent on the board. */
static int opponents_passed_over(const bd_fide_table *table, int u, const bool *candidate, const bool *taken)
{
    int passed = 0;
    BD_ASSERT(u < table->partner[u]);
    for (int v = table->start; v < table->partner[u]; v++) passed += candidate[v] && !taken[v];
    return passed;
}

/* What each player's own stage comes to. */
static bd_status opponents_count(const bd_fide_table *table, bd_tally *tally, const int *who, int count,
                                 const bool *candidate, bd_err *err)
{
    bool *taken;
    int number;
    if (!bd_fide_table_asks(table->laid, tally, ".", &number) || number < 1 || number > count) return BD_OK;
    const int u = who[number - 1];
    BD_NEW(taken, table->laid->arena, table->round->nodes, err);
    for (int i = 0; i < number - 1; i++) taken[table->partner[who[i]]] = true;
    BD_ASSERT(candidate[table->partner[u]]);
    return bd_fide_table_add_n(table, tally, ".", number, opponents_passed_over(table, u, candidate, taken),
                               err);
}

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
    return opponents_count(table, tally, who, count, candidate, err);
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
    return opponents_count(table, tally, who, count, candidate, err);
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
