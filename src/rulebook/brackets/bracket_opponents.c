/* Opponents in order: one player after the other has the first that can be had ("the first transposition",
 * "a pairing precedes another if ..."); and the end of the bracket. */
#include "rulebook/brackets/brackets_words.h"
#include "rulebook/brackets/kind.h"

#include <string.h>

static bd_status opponents_choose(bd_walk *walk, const bd_opponents *opponents, bd_choosers **out)
{
    char *behind;
    BD_NEW(*out, walk->arena, 1, walk->err);
    BD_NEW(behind, walk->arena, BD_STAGE_ID_SIZE, walk->err);
    bd_stage_id_add(behind, ":");
    bd_stage_id_add_number(behind, walk->bracket->number);
    **out = (bd_choosers){.who = opponents->who,
                          .count = opponents->count,
                          .candidate = opponents->candidate,
                          .order = opponents->order,
                          .candidates = opponents->candidates,
                          .together = opponents->together,
                          .behind = behind};
    return BD_OK;
}

bd_step bd_opponents_ask(bd_walk *walk, const bd_opponents *opponents, bd_stage *stage)
{
    const bd_bracket *bracket = walk->bracket;
    bd_choosers *choosers;
    walk->status = opponents_choose(walk, opponents, &choosers);
    if (walk->status != BD_OK) return BD_STEP_FAILED;
    *stage = (bd_stage){
        .low = bracket->members[0], .high = bracket->members[bracket->count - 1], .choosers = choosers};
    bd_stage_id_add(stage->id, walk->criterion->id);
    walk->choosers = choosers;
    return choosers->count > 0 ? BD_STEP_STAGE : BD_STEP_END;
}

void bd_opponents_clear(bd_bracket *bracket)
{
    for (int i = 0; i < bracket->count; i++) bracket->opponent[bracket->members[i]] = bracket->members[i];
}

void bd_opponents_record(const bd_walk *walk)
{
    const bd_choosers *choosers = walk->choosers;
    for (int i = 0; i < choosers->count; i++) {
        walk->bracket->opponent[choosers->who[i]] = walk->view->chosen[i];
        walk->bracket->opponent[walk->view->chosen[i]] = choosers->who[i];
    }
}

/* Who chooses before `number`, and whom they have. */
static bool *opponents_taken(const bd_bracket_table *table, const bd_opponents *opponents, int number)
{
    bool *taken = bd_arena_alloc(table->laid->arena, (size_t)table->round->nodes, sizeof *taken);
    for (int i = 0; taken != NULL && i < number - 1; i++) {
        taken[opponents->who[i]] = true;
        taken[table->partner[opponents->who[i]]] = true;
    }
    return taken;
}

/* How many candidates whom nobody has taken come before the opponent on the board. */
bd_status bd_opponents_count(const bd_bracket_table *table, bd_tally *tally, const bd_opponents *opponents,
                             bd_err *err)
{
    int number, passed = 0;
    if (!bd_bracket_table_asks(table->laid, tally, ".", &number) || number < 1 || number > opponents->count)
        return BD_OK;
    const int u = opponents->who[number - 1];
    const bool *taken = opponents_taken(table, opponents, number);
    if (taken == NULL) BD_FAIL_MEMORY(err);
    const int count = opponents->order != NULL ? opponents->candidates : table->round->nodes;
    for (int k = 0; k < count; k++) {
        const int v = opponents->order != NULL ? opponents->order[k] : k;
        if (v == table->partner[u]) break;
        passed += v != u && opponents->candidate[v] && !taken[v];
    }
    return bd_bracket_table_add_n(table, tally, ".", number, passed, err);
}

/* All of the bracket is settled: no other board of it is allowed any more. */

static bd_cost opponents_not_settled_cost(const bd_bracket_cost *cost, int u, int v)
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
                    : bd_bracket_prune(walk, "", (bd_bracket_cost){.of = opponents_not_settled_cost}, stage);
}

/* What was closed is every board but those of the bracket. */
static bd_status opponents_count_settled(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    return bd_bracket_table_add(table, tally, "", 0, err);
}

const bd_criterion bd_criterion_settled = {
    .id = "settled",
    BD_SAYS_WORSE(BRACKETS_SETTLED),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {opponents_close}, .in_bracket = opponents_count_settled},
    .flags = BD_IS_ORDER,
};
