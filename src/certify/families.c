/* Branch and bound, the best family first (Land and Doig 1960; the bound of a family is its best draw).
 *
 * The best draw of all is tried: can the rest be played after it? If not, some of its boards already make
 * that impossible; as few as possible are kept. Every draw has not all of these boards, so the family is
 * split by them, and each part has a best draw of its own. Of all parts at hand the one with the best draw is
 * tried next. The first draw that passes is the best that can: whatever it was preferred to is no better. */
#include "certify/best.h"

#include "cards/finishable.h"
#include "rulebook/round/rounds_ahead.h"
#include "solve/ahead_plan.h"

#include <string.h>

/* Which pairs can be spared is not worth long searches: what is not known is kept. */
enum { FINISHABLE_FAMILIES_MOST = 1000, REDUCE_WORK = 1000 * 1000 };

typedef struct finishable_node {
    bd_id_pair *with, *without;
    size_t with_count, without_count;
    int bye;      /* who must have it; 0: anybody */
    bd_best best; /* of the family */
    bd_draw_family family;
    size_t *children;
    size_t child_count;
} finishable_node;

typedef struct finishable_search {
    bd_arena *arena;
    bd_round *round;
    const bd_solve_options *how;
    bd_ahead_ask ask;
    finishable_node *nodes;
    size_t count, capacity;
    bd_finishable *out;
    size_t drawn;
    bool found, unknown;
} finishable_search;

/* ---- families ---- */

static bd_status families_join_pairs(bd_arena *arena, const bd_id_pair *a, size_t a_count,
                                     const bd_id_pair *b, size_t b_count, const bd_id_pair **out,
                                     size_t *count, bd_err *err)
{
    bd_id_pair *all;
    BD_NEW(all, arena, a_count + b_count, err);
    for (size_t i = 0; i < a_count; i++) all[i] = a[i];
    for (size_t i = 0; i < b_count; i++) all[a_count + i] = b[i];
    *out = all;
    *count = a_count + b_count;
    return BD_OK;
}

/* The best draw of the family, as of a round with so many wishes more. */
static bd_status families_solve(finishable_search *s, finishable_node *node, bd_err *err)
{
    const bd_draw_options *base = s->round->options;
    bd_draw_options *options;
    bd_round *round;
    BD_NEW(options, s->arena, 1, err);
    *options = *base;
    BD_TRY(families_join_pairs(s->arena, base->fixed, base->fixed_count, node->with, node->with_count,
                               &options->fixed, &options->fixed_count, err));
    if (node->bye != 0) options->bye = node->bye;
    BD_TRY(families_join_pairs(s->arena, base->forbid, base->forbid_count, node->without, node->without_count,
                               &options->forbid, &options->forbid_count, err));
    BD_TRY(bd_round_new(s->arena, s->round->tournament, s->round->rules, s->round->number, options, &round,
                        err));
    BD_TRY(bd_best_of_round(s->arena, round, s->how, &node->best, err));
    BD_TRY(bd_best_seal(&node->best, s->arena, err));
    s->unknown = s->unknown || node->best.certificate.outcome == BD_NOT_PROVED;
    node->family.certificate = node->best.certificate;
    node->family.draw = node->best.draw;
    return BD_OK;
}

static bd_status families_add(finishable_search *s, const bd_id_pair *with, size_t with_count,
                              const bd_id_pair *without, size_t without_count, int bye, bd_err *err)
{
    finishable_node node = {.with_count = with_count, .without_count = without_count, .bye = bye};
    BD_NEW(node.with, s->arena, with_count + 1, err);
    BD_NEW(node.without, s->arena, without_count + 1, err);
    for (size_t i = 0; i < with_count; i++) node.with[i] = with[i];
    for (size_t i = 0; i < without_count; i++) node.without[i] = without[i];
    BD_TRY(families_solve(s, &node, err));
    BD_ROOM(s->nodes, s->count, s->capacity, s->arena, err);
    s->nodes[s->count++] = node;
    return BD_OK;
}

static bool families_is_fixed(const bd_draw_options *options, const bd_board *pair)
{
    for (size_t i = 0; i < options->fixed_count; i++)
        if ((options->fixed[i].a == pair->white && options->fixed[i].b == pair->black) ||
            (options->fixed[i].a == pair->black && options->fixed[i].b == pair->white))
            return true;
    return false;
}

static bool families_has(const finishable_node *node, const bd_board *pair)
{
    if (pair->black == 0) return node->bye == pair->white;
    for (size_t i = 0; i < node->with_count; i++)
        if ((node->with[i].a == pair->white && node->with[i].b == pair->black) ||
            (node->with[i].a == pair->black && node->with[i].b == pair->white))
            return true;
    return false;
}

/* A part for each pair that the family does not have anyway. */
static bd_status families_split(finishable_search *s, size_t index, bd_err *err)
{
    finishable_node parent = s->nodes[index];
    bd_id_pair *with, *without;
    BD_NEW(with, s->arena, parent.with_count + parent.family.pair_count, err);
    BD_NEW(without, s->arena, parent.without_count + 1, err);
    BD_NEW(s->nodes[index].children, s->arena, parent.family.pair_count, err);
    size_t count = parent.with_count;
    int bye = parent.bye;
    for (size_t i = 0; i < count; i++) with[i] = parent.with[i];
    for (size_t i = 0; i < parent.without_count; i++) without[i] = parent.without[i];
    for (size_t i = 0; i < parent.family.pair_count; i++) {
        const bd_board *pair = &parent.family.pairs[i];
        if (families_has(&parent, pair) || families_is_fixed(s->round->options, pair)) continue;
        without[parent.without_count] = (bd_id_pair){pair->white, pair->black};
        if (pair->black == 0) without[parent.without_count] = (bd_id_pair){0, pair->white};
        s->nodes[index].children[s->nodes[index].child_count++] = s->count;
        BD_TRY(families_add(s, with, count, without, parent.without_count + 1, bye, err));
        if (pair->black == 0)
            bye = pair->white;
        else
            with[count++] = without[parent.without_count];
    }
    return BD_OK;
}

/* ---- whether the rest can be played ---- */

/* Whether this round with these pairs, and the rounds ahead, can be played. */
static bd_status families_ask(finishable_search *s, const bd_board *pairs, size_t count, int64_t work_most,
                              bd_ahead *ahead, bd_ahead_proof *proof, bd_err *err)
{
    bd_ahead_ask ask = s->ask;
    ask.first--;
    BD_TRY(bd_ahead_new(s->arena, &ask, ahead, err));
    bd_ahead_fix(ahead, pairs, count);
    return bd_ahead_solve(s->arena, ahead, work_most, proof, err);
}

/* The boards of a draw, and its bye. */
static bd_status families_pairs(finishable_search *s, const bd_draw *draw, bd_board **out, size_t *count,
                                bd_err *err)
{
    BD_NEW(*out, s->arena, draw->board_count + 1, err);
    *count = draw->board_count;
    if (*count > 0) memcpy(*out, draw->boards, *count * sizeof **out);
    if (draw->bye != 0) (*out)[(*count)++] = (bd_board){draw->bye, 0};
    return BD_OK;
}

/* As few boards of the draw as possible with which the rest cannot be played; `proof` is that of all. */
static bd_status families_reduce(finishable_search *s, bd_board *pairs, size_t count, bd_ahead_proof proof,
                                 bd_draw_family *family, bd_err *err)
{
    for (size_t i = 0; i < count;) {
        bd_ahead ahead;
        bd_ahead_proof again;
        const bd_board left = pairs[i];
        pairs[i] = pairs[count - 1];
        BD_TRY(families_ask(s, pairs, count - 1, REDUCE_WORK, &ahead, &again, err));
        if (again.answer == BD_AHEAD_NO) {
            proof = again;
            count--;
        } else {
            pairs[i++] = left;
        }
    }
    family->split = true;
    family->pairs = pairs;
    family->pair_count = count;
    family->steps = proof.steps;
    family->step_count = proof.step_count;
    return BD_OK;
}

static bd_status families_keep_plan(finishable_search *s, const bd_ahead *ahead, const bd_ahead_proof *proof,
                                    bd_err *err)
{
    BD_NEW(s->out->plan, s->arena, ahead->count, err);
    for (int k = 1; k < ahead->count; k++) {
        bd_draw *plan = &s->out->plan[k - 1];
        plan->round = ahead->rounds[k].number;
        BD_NEW(plan->boards, s->arena, ahead->nodes, err);
        for (int u = 0; u < ahead->nodes; u++) {
            const int v = proof->mates[k][u];
            if (v == BD_NONE || v < u) continue;
            if (v == ahead->bye)
                plan->bye = ahead->ids[u];
            else
                plan->boards[plan->board_count++] = (bd_board){ahead->ids[u], ahead->ids[v]};
        }
    }
    return BD_OK;
}

/* ---- the search ---- */

/* The family at hand with the best draw; their number: none has any. */
static bd_status families_choose(finishable_search *s, size_t *best, bd_err *err)
{
    *best = s->count;
    for (size_t i = 0; i < s->count; i++) {
        int order = 0;
        if (s->nodes[i].family.split || s->nodes[i].best.certificate.mate == NULL) continue;
        if (*best < s->count)
            BD_TRY(bd_draws_compare(s->round, s->arena, s->nodes[i].best.certificate.mate,
                                    s->nodes[*best].best.certificate.mate, &order, err));
        if (*best == s->count || order < 0) *best = i;
    }
    return BD_OK;
}

/* Nobody meets twice in the draw, and after it there are opponents enough; or no rounds are ahead. */
static bd_status families_is_wide(finishable_search *s, const bd_draw *draw, bool *wide, bd_err *err)
{
    bd_ahead_ask ask = s->ask;
    ask.draw = draw;
    *wide = true;
    if (ask.first > ask.last) return BD_OK;
    for (size_t i = 0; i < draw->board_count && *wide; i++)
        *wide = !bd_round_met(s->round, bd_round_node(s->round, draw->boards[i].white),
                              bd_round_node(s->round, draw->boards[i].black));
    return *wide ? bd_ahead_is_wide(&ask, s->arena, wide, err) : BD_OK;
}

static bd_status families_search_families(finishable_search *s, bd_err *err)
{
    BD_TRY(families_add(s, NULL, 0, NULL, 0, s->round->options->bye, err));
    while (!s->unknown && s->count < FINISHABLE_FAMILIES_MOST) {
        bd_ahead ahead;
        bd_ahead_proof proof;
        BD_TRY(families_choose(s, &s->drawn, err));
        if (s->drawn == s->count) return BD_OK;
        const bd_draw *draw = &s->nodes[s->drawn].best.draw;
        bd_board *pairs;
        size_t count = 0;
        BD_TRY(families_is_wide(s, draw, &s->out->wide, err));
        s->found = s->out->wide;
        if (s->found) return BD_OK;
        BD_TRY(families_pairs(s, draw, &pairs, &count, err));
        BD_TRY(families_ask(s, pairs, count, 0, &ahead, &proof, err));
        s->unknown = proof.answer == BD_AHEAD_NOT_KNOWN;
        s->found = proof.answer == BD_AHEAD_YES;
        if (s->found) return families_keep_plan(s, &ahead, &proof, err);
        if (s->unknown) return BD_OK;
        BD_TRY(families_reduce(s, pairs, count, proof, &s->nodes[s->drawn].family, err));
        BD_TRY(families_split(s, s->drawn, err));
    }
    s->unknown = true;
    return BD_OK;
}

/* Families in the order in which they are read: behind each its parts. */
static void families_list(const finishable_search *s, size_t index)
{
    const finishable_node *node = &s->nodes[index];
    if (index == s->drawn) s->out->drawn = s->out->family_count;
    s->out->families[s->out->family_count++] = node->family;
    for (size_t i = 0; i < node->child_count; i++) families_list(s, node->children[i]);
}

/* The last round up to which this one and those ahead can be played, whatever is drawn; with the proof that
 * it is the last. */
static bd_status families_find_last(finishable_search *s, bd_err *err)
{
    bd_ahead_ask ask = s->ask;
    bd_ahead ahead;
    bd_ahead_proof proof;
    bool wide = false;
    ask.first--;
    BD_TRY(bd_ahead_is_wide(&ask, s->arena, &wide, err));
    if (wide) return BD_OK;
    BD_TRY(bd_ahead_new(s->arena, &ask, &ahead, err));
    for (int count = ahead.count; count > 1; count--) {
        const bd_ahead part = bd_ahead_first_rounds(&ahead, count);
        BD_TRY(bd_ahead_solve(s->arena, &part, 0, &proof, err));
        if (proof.answer != BD_AHEAD_NO) return BD_OK;
        s->out->beyond = proof.steps;
        s->out->beyond_count = proof.step_count;
        s->ask.last = s->out->last = ask.first + count - 2;
    }
    return BD_OK;
}

bd_status bd_best_finishable(bd_arena *arena, bd_round *round, const bd_solve_options *how, bd_best *out,
                             bd_err *err)
{
    finishable_search s = {.arena = arena, .round = round, .how = how};
    BD_NEW(s.out, arena, 1, err);
    s.ask = (bd_ahead_ask){.tournament = round->tournament,
                           .rules = round->rules,
                           .first = round->number + 1,
                           .last = round->tournament->rounds};
    s.out->first = s.ask.first;
    s.out->last = s.ask.last > round->number ? s.ask.last : round->number;
    s.ask.last = s.out->last;
    BD_TRY(bd_draw_options_print(round->options, arena, &s.out->options, err));
    BD_TRY(families_find_last(&s, err));
    BD_TRY(families_search_families(&s, err));
    *out = s.nodes[s.found ? s.drawn : 0].best;
    out->round = round;
    out->trail = NULL;
    if (!s.found && out->certificate.outcome == BD_BEST) out->certificate.outcome = BD_NOT_PROVED;
    if (!s.found) return BD_OK;
    BD_NEW(s.out->families, arena, s.count, err);
    families_list(&s, 0);
    out->certificate.options = s.out->options;
    out->certificate.finishable = s.out;
    for (size_t i = 0; i < s.count && out->certificate.unique; i++) {
        int order = 0;
        const uint16_t *mate = s.nodes[i].best.certificate.mate;
        if (i == s.drawn || s.nodes[i].family.split || mate == NULL) continue;
        BD_TRY(bd_draws_compare(round, arena, out->certificate.mate, mate, &order, err));
        out->certificate.unique = order != 0;
    }
    return BD_OK;
}
