#include "rulebook/stages/chain.h"

#include <stdlib.h>
#include <string.h>

int32_t *bd_chain_numbers(bd_chain *chain)
{
    return bd_arena_alloc(chain->arena, (size_t)chain->round->nodes, sizeof(int32_t));
}

void *bd_chain_keep(bd_chain *chain, const void *context, size_t size)
{
    return bd_arena_copy_bytes(chain->arena, context, size);
}

bd_step bd_chain_give(bd_stage *stage, const char *part, const void *context, bd_price *price)
{
    BD_ASSERT(part[0] == '\0' || part[0] == '.' || part[0] == ':');
    if (context == NULL) return BD_STEP_FAILED;
    bd_stage_id_add(stage->id, part);
    stage->context = context;
    stage->price = price;
    return BD_STEP_STAGE;
}

bd_step bd_chain_give_at(bd_stage *stage, const char *part, int place, const void *context, bd_price *price)
{
    const bd_step step = bd_chain_give(stage, part, context, price);
    if (step != BD_STEP_STAGE) return step;
    bd_stage_id_add(stage->id, ":");
    bd_stage_id_add_number(stage->id, place);
    return step;
}

void bd_chain_ask_most(bd_chain *chain, int *place, int sign, int most)
{
    BD_ASSERT(sign == 1 || sign == -1);
    BD_ASSERT(chain->learn == NULL);
    chain->learn = place;
    chain->learn_sign = sign;
    chain->learn_most = most;
}

void bd_chain_ask(bd_chain *chain, int *place, int sign)
{
    bd_chain_ask_most(chain, place, sign, chain->round->nodes);
}

/* A certificate may claim any value; what is learnt is a number. */
static void chain_learn(bd_chain *chain, int64_t value)
{
    BD_ASSERT(chain->learn == NULL || chain->learn_sign != 0);
    if (chain->learn == NULL) return;
    const int64_t number = chain->learn_sign < 0 ? -value : value;
    *chain->learn = number < 0 ? 0 : number > chain->learn_most ? chain->learn_most : (int)number;
    chain->learn = NULL;
}

/* A stage about boards: who sits out has none, and costs nothing. */
typedef struct board_price {
    const bd_round *round;
    const void *context;
    bd_price *price;
} board_price;

static void chain_price_boards(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const board_price *of = context;
    of->price(of->context, edges, count, cost);
    for (size_t i = 0; i < count; i++)
        if (cost[i] != 0 && bd_round_sits_out(of->round, edges[i].u, edges[i].v)) cost[i] = 0;
}

const int *bd_chain_ids(bd_chain *chain)
{
    int *ids = bd_arena_alloc(chain->arena, (size_t)chain->round->nodes, sizeof *ids);
    for (int u = 0; ids != NULL && u < chain->round->cards; u++) ids[u] = chain->round->players[u].id;
    return ids;
}

static bool chain_spare_sit_outs(bd_chain *chain, const bd_criterion *criterion, bd_stage *stage)
{
    if (bd_criterion_is(criterion, BD_IS_OF_SIT_OUTS | BD_IS_ORDER)) return true;
    if (!bd_rulebook_has(chain->round->rules, BD_HAS_SIT_OUTS)) return true;
    const board_price of = {chain->round, stage->context, stage->price};
    stage->context = bd_chain_keep(chain, &of, sizeof of);
    stage->price = chain_price_boards;
    stage->alike = NULL;
    return stage->context != NULL;
}

static bd_step chain_ask_criterion(bd_chain *chain, const bd_stage_view *view, bd_stage *stage)
{
    BD_ASSERT(chain->at < chain->criterion_count);
    const bd_criterion *criterion = chain->criteria[chain->at];
    *stage = (bd_stage){.low = 0, .high = chain->round->nodes - 1};
    bd_stage_id_add(stage->id, criterion->id);
    chain->view = view;
    const bd_step step = criterion->once == NULL ? criterion->step(chain, chain->step++, stage)
                         : chain->step++ == 0    ? criterion->once(chain, stage)
                                                 : BD_STEP_END;
    if (step == BD_STEP_END) {
        chain->at++;
        chain->step = 0;
    }
    if (step != BD_STEP_STAGE) return step;
    stage->spared = stage->choosers == NULL && stage->leavers == NULL;
    return !stage->spared || chain_spare_sit_outs(chain, criterion, stage) ? BD_STEP_STAGE : BD_STEP_FAILED;
}

static bd_status chain_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    bd_chain *chain = self;
    chain_learn(chain, view->last_value);
    while (chain->at < chain->criterion_count) {
        const bd_step step = chain_ask_criterion(chain, view, stage);
        if (step == BD_STEP_FAILED) BD_FAIL_MEMORY(err);
        if (step == BD_STEP_STAGE) {
            *done = false;
            return BD_OK;
        }
    }
    *done = true;
    return BD_OK;
}

/* What values are learnt into. */
static size_t chain_count_numbers(const bd_chain *chain)
{
    return 4 * (size_t)chain->round->levels + 2 + (size_t)chain->widest + 1;
}

static bd_status chain_lay_numbers(bd_chain *chain, bd_err *err)
{
    const int levels = chain->round->levels;
    BD_NEW(chain->learnt, chain->arena, chain_count_numbers(chain), err);
    chain->down = chain->learnt;
    chain->up = chain->learnt + levels;
    chain->drops = chain->learnt + 2 * levels;
    chain->bye_height = chain->learnt + 3 * levels;
    chain->sitting = chain->bye_height + 1;
    chain->transfers = chain->sitting + 1;
    chain->moved = chain->transfers + chain->widest + 1;
    return BD_OK;
}

/* What was found out once stays where it is; only what is still learnt is copied. */
static bd_status chain_fork(const void *self, bd_arena *arena, bd_questions *out, bd_err *err)
{
    const bd_chain *from = self;
    bd_chain *to;
    BD_NEW(to, arena, 1, err);
    *to = *from;
    to->arena = arena;
    BD_TRY(chain_lay_numbers(to, err));
    memcpy(to->learnt, from->learnt, chain_count_numbers(from) * sizeof *to->learnt);
    if (from->learn != NULL) to->learn = to->learnt + (from->learn - from->learnt);
    *out = (bd_questions){.self = to, .next = chain_next, .fork = chain_fork};
    return BD_OK;
}

bd_status bd_chain_start(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_questions *out, bd_err *err)
{
    BD_ASSERT(round->nodes % 2 == 0);
    BD_ASSERT(count == 0 || criteria != NULL);
    bd_chain *chain;
    int16_t *level;
    BD_NEW(chain, arena, 1, err);
    BD_NEW(level, arena, round->nodes, err);
    for (int u = 0; u < round->nodes; u++)
        level[u] = (int16_t)(u < round->cards ? round->players[u].level : round->levels);
    chain->round = round;
    chain->arena = arena;
    chain->criteria = criteria;
    chain->criterion_count = count;
    chain->level = level;
    for (int u = 0; u < round->cards; u++)
        if (abs(round->players[u].claim.difference) > chain->widest)
            chain->widest = abs(round->players[u].claim.difference);
    BD_TRY(chain_lay_numbers(chain, err));
    *out = (bd_questions){.self = chain, .next = chain_next, .fork = chain_fork};
    return BD_OK;
}

bool bd_chain_draw_lines(bd_chain *chain)
{
    if (chain->line != NULL) return true;
    const bd_round *round = chain->round;
    int *line = bd_arena_alloc(chain->arena, (size_t)round->levels, sizeof *line);
    if (line == NULL) return false;
    for (int l = 0; l < round->levels; l++) {
        const int cards = round->level_start[l + 1] - round->level_start[l];
        const int bye = round->bye >= 0 && l == round->levels - 1 - *chain->bye_height ? 1 : 0;
        const int staying = cards - chain->down[l] - chain->up[l] - bye;
        line[l] = staying / 2 + chain->up[l];
    }
    chain->line = line;
    return true;
}
