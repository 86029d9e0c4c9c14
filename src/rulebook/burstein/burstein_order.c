/* Article 4: everybody of the bracket has a sequence number by the ranking of 1.8. Of equally good pairings
 * that one comes first in which the first player's opponent has the larger number, then the second one's, and
 * so on; to float comes last. So each in turn, whom nobody has chosen, chooses the lowest-ranked that can be
 * had. */
#include "rulebook/burstein/burstein.h"
#include "rulebook/burstein/burstein_words.h"

/* The players marked, by rank. */
static bd_status order_by_rank(const bd_round *round, bd_arena *arena, const bool *member, bd_opponents *out,
                               bd_err *err)
{
    uint16_t *at, *who, *order;
    int count = 0;
    BD_NEW(at, arena, round->cards + 1, err);
    for (int u = 0; u < round->cards; u++)
        if (member[u]) at[bd_fide_player_at(round, u)->rank] = (uint16_t)(u + 1);
    BD_NEW(who, arena, round->cards, err);
    BD_NEW(order, arena, round->cards, err);
    for (int rank = 1; rank <= round->cards; rank++)
        if (at[rank] > 0) who[count++] = (uint16_t)(at[rank] - 1);
    for (int i = 0; i < count; i++) order[i] = who[count - 1 - i];
    *out = (bd_opponents){.who = who,
                          .count = count,
                          .candidate = member,
                          .order = order,
                          .candidates = count,
                          .together = true};
    return BD_OK;
}

static bd_status order_of_bracket(bd_walk *walk, bd_opponents *out)
{
    const bd_bracket *bracket = walk->bracket;
    bool *member;
    BD_NEW(member, walk->arena, walk->round->nodes, walk->err);
    for (int i = 0; i < bracket->count; i++) member[bracket->members[i]] = true;
    return order_by_rank(walk->round, walk->arena, member, out, walk->err);
}

static bd_step order_step(bd_walk *walk, int turn, bd_stage *stage)
{
    if (turn == 0) {
        bd_opponents opponents;
        walk->status = order_of_bracket(walk, &opponents);
        if (walk->status != BD_OK) return BD_STEP_FAILED;
        bd_opponents_clear(walk->bracket);
        return bd_opponents_ask(walk, &opponents, stage);
    }
    bd_opponents_record(walk);
    return BD_STEP_END;
}

static bd_status order_count(const bd_bracket_table *table, bd_tally *tally, bd_err *err)
{
    bd_opponents opponents;
    bool *member;
    BD_NEW(member, table->laid->arena, table->round->nodes, err);
    for (int u = 0; u < table->end; u++) member[u] = bd_bracket_table_has(table, u);
    BD_TRY(order_by_rank(table->round, table->laid->arena, member, &opponents, err));
    return bd_opponents_count(table, tally, &opponents, err);
}

const bd_criterion bd_criterion_burstein_order = {
    .id = "order",
    BD_SAYS_WORSE(BURSTEIN_ORDER),
    .count = bd_bracket_count,
    .own = &(const bd_bracket_kind){.steps = {order_step}, .in_bracket = order_count},
    .flags = BD_IS_ORDER,
};
