#include "rulebook/stages/chain.h"

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

void bd_chain_ask(bd_chain *chain, int *place, int sign)
{
    BD_ASSERT(sign == 1 || sign == -1);
    BD_ASSERT(chain->learn == NULL);
    chain->learn = place;
    chain->learn_sign = sign;
}

/* A certificate may claim any value; what is learnt is a number of cards or levels. */
static void chain_learn(bd_chain *chain, int64_t value)
{
    BD_ASSERT(chain->learn == NULL || chain->learn_sign != 0);
    if (chain->learn == NULL) return;
    const int64_t number = chain->learn_sign < 0 ? -value : value;
    *chain->learn = number < 0 ? 0 : number > chain->round->nodes ? chain->round->nodes : (int)number;
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

bool bd_chain_has_sit_outs(const bd_chain *chain, const bd_face *face)
{
    const bd_round *round = chain->round;
    if (!bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS)) return false;
    for (int u = 0; u < round->cards; u++) {
        size_t count;
        const bd_edge *row = bd_face_row(face, u, &count);
        for (size_t i = 0; i < count; i++)
            if (bd_round_sits_out(round, u, row[i].v)) return true;
    }
    return false;
}

static bool chain_spare_sit_outs(bd_chain *chain, const bd_criterion *criterion, const bd_face *face,
                                 bd_stage *stage)
{
    const bool all_pairs = bd_criterion_is(criterion, BD_IS_OF_SIT_OUTS | BD_IS_ORDER);
    if (all_pairs || !bd_chain_has_sit_outs(chain, face)) return true;
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
    chain->sure = false;
    chain->view = view;
    const bd_step step = criterion->once == NULL ? criterion->step(chain, chain->step++, stage)
                         : chain->step++ == 0    ? criterion->once(chain, stage)
                                                 : BD_STEP_END;
    if (step == BD_STEP_END) {
        chain->at++;
        chain->step = 0;
    }
    if (step != BD_STEP_STAGE) return step;
    if (!chain_spare_sit_outs(chain, criterion, view->face, stage)) return BD_STEP_FAILED;
    bool is_free = false;
    if (!chain->sure && !bd_stage_is_free(chain->arena, stage, view->face, &is_free)) return BD_STEP_FAILED;
    if (!is_free) return BD_STEP_STAGE;
    chain_learn(chain, 0);
    return BD_STEP_SKIP;
}

static bd_status chain_next(void *self, const bd_stage_view *view, bd_stage *stage, bool *done, bd_err *err)
{
    BD_ASSERT(view->face->nodes == ((bd_chain *)self)->round->nodes);
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
static bd_status chain_lay_numbers(bd_chain *chain, bd_err *err)
{
    const int levels = chain->round->levels;
    BD_NEW(chain->learnt, chain->arena, 2 * levels + 2, err);
    chain->down = chain->learnt;
    chain->up = chain->learnt + levels;
    chain->bye_height = chain->learnt + 2 * levels;
    chain->granted = chain->learnt + 2 * levels + 1;
    return BD_OK;
}

/* What was found out once stays where it is; only what is still learnt is copied. */
static bd_status chain_fork(const void *self, bd_arena *arena, bd_stages *out, bd_err *err)
{
    const bd_chain *from = self;
    bd_chain *to;
    BD_NEW(to, arena, 1, err);
    *to = *from;
    to->arena = arena;
    BD_TRY(chain_lay_numbers(to, err));
    memcpy(to->learnt, from->learnt, (2 * (size_t)from->round->levels + 2) * sizeof *to->learnt);
    if (from->learn != NULL) to->learn = to->learnt + (from->learn - from->learnt);
    *out = (bd_stages){.self = to, .next = chain_next, .fork = chain_fork};
    return BD_OK;
}

bd_status bd_chain_start(bd_round *round, bd_arena *arena, const bd_criterion *const *criteria, size_t count,
                         bd_stages *out, bd_err *err)
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
    BD_TRY(chain_lay_numbers(chain, err));
    *out = (bd_stages){.self = chain, .next = chain_next, .fork = chain_fork};
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

/* Most stages cost something on one of the first pairs that are asked. Where they do not, pairs are asked by
 * kinds of nodes (cards/stage.h): one of each two kinds. */
enum { CHUNK = 2048, MANY_PAIRS = 4 * CHUNK, KINDS_MOST = 64 };

typedef struct free_search {
    const bd_stage *stage;
    size_t asked;                 /* pairs so far */
    uint8_t *kind;                /* [nodes] */
    int kinds;                    /* 0: every pair is asked */
    uint64_t is_free[KINDS_MOST]; /* bit b: pairs of this kind with the higher node of kind b */
} free_search;

static bool free_pairs(const free_search *search, const bd_edge *edges, size_t count)
{
    bd_cost cost[CHUNK];
    for (size_t at = 0; at < count; at += CHUNK) {
        const size_t size = count - at < CHUNK ? count - at : CHUNK;
        search->stage->price(search->stage->context, edges + at, size, cost);
        for (size_t i = 0; i < size; i++)
            if (cost[i] != 0) return false;
    }
    return true;
}

static bool free_kinds(free_search *search, const bd_edge *edges, size_t count)
{
    const uint8_t *kind = search->kind;
    for (size_t i = 0; i < count; i++) {
        uint64_t *is_free = &search->is_free[kind[edges[i].u]];
        if ((*is_free >> kind[edges[i].v] & 1) != 0) continue;
        if (!free_pairs(search, &edges[i], 1)) return false;
        *is_free |= UINT64_C(1) << kind[edges[i].v];
    }
    return true;
}

static bool free_row(free_search *search, const bd_face *face, int u, int low, int high)
{
    size_t count;
    const bd_edge *row = bd_face_part(face, u, low, high, &count);
    if (search->asked <= MANY_PAIRS && search->asked + count > MANY_PAIRS)
        search->kinds = bd_stage_number_kinds(search->stage, face->nodes, KINDS_MOST, search->kind);
    search->asked += count;
    return search->kinds > 0 ? free_kinds(search, row, count) : free_pairs(search, row, count);
}

/* Pairs with a cost have a node inside the window: all pairs of the rows there, which come first, and those
 * that lead there from the rows above. */
static bool free_everywhere(free_search *search, const bd_face *face)
{
    const int low = search->stage->low, high = search->stage->high;
    BD_ASSERT(low >= 0 && high < face->nodes);
    for (int u = low; u <= high; u++)
        if (!free_row(search, face, u, u + 1, face->nodes - 1)) return false;
    for (int u = 0; u < low; u++)
        if (!free_row(search, face, u, low, high)) return false;
    return true;
}

bool bd_stage_is_free(bd_arena *arena, const bd_stage *stage, const bd_face *face, bool *is_free)
{
    const bd_arena_mark mark = bd_arena_here(arena);
    free_search search = {.stage = stage};
    search.kind = bd_arena_alloc(arena, (size_t)face->nodes, sizeof *search.kind);
    if (search.kind == NULL) return false;
    *is_free = free_everywhere(&search, face);
    bd_arena_back_to(arena, mark);
    return true;
}
