/* Why this proves it: every legal draw lies in one of the families at the leaves of the tree, or has all
 * pairs of a split. After a draw that has all pairs of a split the rest cannot be played, for it cannot even
 * when only these pairs have met. A draw of a leaf is no better than the best of its family, and that is no
 * better than the draw. And after the draw the rest can be played: by the plan. */
#include "verify/finishable_check.h"

#include "base/shown.h"
#include "cards/finishable.h"
#include "rulebook/round/rounds_ahead.h"
#include "rulebook/rulebook.h"
#include "verify/ahead_check.h"
#include "verify/verify_words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct finishable_check {
    bd_arena *arena;
    const bd_tournament *tournament;
    const bd_rulebook *rules;
    const bd_certificate_file *file;
    const bd_finishable *of;
    bd_draw_options base; /* without the pairs of families */
    bd_round *round;      /* under these */
    uint16_t *mate;       /* of the draw */
    bd_id_pair *with, *without;
    size_t with_count, without_count;
    int bye;     /* who must have it in the family at hand; 0: anybody */
    size_t next; /* family that has not been looked at */
    bool refused, unique;
    bd_verdict drawn; /* on the family of the draw */
    bd_verdict *out;
} finishable_check;

static bd_status finishable_refuse(finishable_check *c, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bd_status finishable_refuse(finishable_check *c, const char *format, ...)
{
    va_list args;
    *c->out = (bd_verdict){.kind = BD_REFUSED, .at = c->file->certificate.stage_count};
    c->refused = true;
    va_start(args, format);
    (void)vsnprintf(c->out->sentence, sizeof c->out->sentence, format, args);
    va_end(args);
    bd_cut_at_character(c->out->sentence);
    return BD_OK;
}

/* This round and those ahead. */
static bd_ahead_ask finishable_ask_of(const finishable_check *c)
{
    return (bd_ahead_ask){
        .tournament = c->tournament, .rules = c->rules, .first = c->of->first - 1, .last = c->of->last};
}

/* ---- the rounds ahead of the draw ---- */

static int finishable_node(const bd_ahead *ahead, int id)
{
    for (int u = 0; u < ahead->bye; u++)
        if (ahead->ids[u] == id) return u;
    return id == 0 ? ahead->bye : -1;
}

/* A player who is named twice, or is none of those ahead, leaves a matching that does not hold. */
static bd_status finishable_mates(finishable_check *c, const bd_ahead *ahead, uint16_t ***out, bd_err *err)
{
    BD_NEW(*out, c->arena, ahead->count, err);
    for (int k = 0; k < ahead->count; k++) {
        const bd_draw *plan = k > 0 ? &c->of->plan[k - 1] : &c->file->draw;
        uint16_t *mate;
        BD_NEW(mate, c->arena, ahead->nodes, err);
        (*out)[k] = mate;
        for (int u = 0; u < ahead->nodes; u++) mate[u] = BD_NONE;
        for (size_t i = 0; i < plan->board_count + (plan->bye != 0); i++) {
            const bool bye = i == plan->board_count;
            const int a = bye ? plan->bye : plan->boards[i].white;
            const int b = bye ? 0 : plan->boards[i].black;
            const int u = finishable_node(ahead, a), v = finishable_node(ahead, b);
            if (u < 0 || v < 0 || u == v || mate[u] != BD_NONE || mate[v] != BD_NONE)
                return finishable_refuse(c, BD_SAY(VERIFY_PLAN_PLAYER), u < 0 || v == u ? a : b, plan->round);
            mate[u] = (uint16_t)v;
            mate[v] = (uint16_t)u;
        }
    }
    return BD_OK;
}

/* Nobody meets twice in the draw, and after it there are opponents enough. */
static bd_status finishable_check_wide(finishable_check *c, const bd_ahead_ask *ask, bd_err *err)
{
    bool wide = false;
    BD_TRY(bd_ahead_is_wide(ask, c->arena, &wide, err));
    for (int u = 0; u < c->round->cards; u++)
        wide = wide && (c->mate[u] >= c->round->cards || !bd_round_met(c->round, u, c->mate[u]));
    return wide ? BD_OK : finishable_refuse(c, BD_SAY(VERIFY_AHEAD_WIDE));
}

static bd_status finishable_check_plan(finishable_check *c, bd_err *err)
{
    bd_ahead_ask ask = finishable_ask_of(c);
    bd_ahead ahead;
    uint16_t **mates;
    char sentence[BD_AHEAD_SENTENCE];
    if (c->of->last < c->of->first) return BD_OK;
    if (c->of->wide) {
        ask.first = c->of->first;
        ask.draw = &c->file->draw;
        return finishable_check_wide(c, &ask, err);
    }
    BD_TRY(bd_ahead_new(c->arena, &ask, &ahead, err));
    BD_TRY(finishable_mates(c, &ahead, &mates, err));
    if (c->refused || bd_plan_holds(&ahead, mates, sentence)) return BD_OK;
    return finishable_refuse(c, "%s", sentence);
}

/* The rounds are those that are planned, or as many of them as any draw leaves. */
static bd_status finishable_check_last(finishable_check *c, bd_err *err)
{
    const int round = c->file->certificate.round, planned = c->tournament->rounds;
    const int last = planned > round ? planned : round;
    bd_ahead_ask ask = finishable_ask_of(c);
    bd_ahead ahead;
    bool holds = false;
    size_t at = 0;
    if (c->of->first != round + 1 || c->of->last > last)
        return finishable_refuse(c, BD_SAY(VERIFY_AHEAD_ROUNDS), c->of->first, c->of->last, planned);
    if (c->of->last == last) return BD_OK;
    ask.last = c->of->last + 1;
    BD_TRY(bd_ahead_new(c->arena, &ask, &ahead, err));
    BD_TRY(bd_no_plan_check(c->arena, &ahead, c->of->beyond, c->of->beyond_count, &holds, &at, err));
    return holds ? BD_OK : finishable_refuse(c, BD_SAY(VERIFY_AHEAD_BEYOND), ask.last, at + 1);
}

/* ---- the families ---- */

/* The options that the certificate of the family at hand must have. */
static bd_status finishable_options(finishable_check *c, const char **out, bd_err *err)
{
    bd_draw_options options = c->base;
    bd_id_pair *fixed, *forbid;
    BD_NEW(fixed, c->arena, options.fixed_count + c->with_count, err);
    BD_NEW(forbid, c->arena, options.forbid_count + c->without_count, err);
    for (size_t i = 0; i < options.fixed_count; i++) fixed[i] = options.fixed[i];
    for (size_t i = 0; i < options.forbid_count; i++) forbid[i] = options.forbid[i];
    for (size_t i = 0; i < c->with_count; i++) fixed[options.fixed_count++] = c->with[i];
    for (size_t i = 0; i < c->without_count; i++) forbid[options.forbid_count++] = c->without[i];
    options.fixed = fixed;
    options.forbid = forbid;
    if (c->bye != 0) options.bye = c->bye;
    return bd_draw_options_print(&options, c->arena, out, err);
}

/* The best draw of a family is no better than the draw. */
static bd_status finishable_compare(finishable_check *c, const bd_draw_family *family, size_t index,
                                    bd_err *err)
{
    uint16_t *mate = NULL;
    int order = 0;
    BD_ASSERT(c->mate != NULL);
    BD_TRY(bd_round_partners(c->round, c->arena, &family->draw, &mate, err));
    BD_TRY(bd_draws_compare(c->round, c->arena, c->mate, mate, &order, err));
    c->unique = c->unique && order != 0;
    return order <= 0 ? BD_OK : finishable_refuse(c, BD_SAY(VERIFY_FAMILY_BETTER), index + 1);
}

static bd_status finishable_check_leaf(finishable_check *c, size_t index, bd_err *err)
{
    BD_ASSERT(index < c->of->family_count && !c->of->families[index].split);
    const bd_draw_family *family = &c->of->families[index];
    const bd_certificate_file file = {
        .of_cards = true, .certificate = family->certificate, .draw = family->draw};
    const char *options = "";
    bd_verdict verdict = {.kind = BD_REFUSED};
    BD_TRY(finishable_options(c, &options, err));
    if (strcmp(options, family->certificate.options) != 0)
        return finishable_refuse(c, BD_SAY(VERIFY_FAMILY_OPTIONS), index + 1, family->certificate.options,
                                 options);
    if (strcmp(family->certificate.rules, c->file->certificate.rules) != 0 ||
        family->certificate.round != c->file->certificate.round)
        return finishable_refuse(c, BD_SAY(VERIFY_FAMILY), index + 1, family->certificate.rules);
    BD_TRY(bd_verify_family(c->arena, c->tournament, c->rules, &file, NULL, &verdict, err));
    const bool none = verdict.kind == BD_PROVED_NO_DRAW;
    if (verdict.kind != BD_PROVED_BEST && (!none || index == c->of->drawn))
        return finishable_refuse(c, BD_SAY(VERIFY_FAMILY), index + 1, verdict.sentence);
    if (index == c->of->drawn) c->drawn = verdict;
    return none || index == c->of->drawn ? BD_OK : finishable_compare(c, family, index, err);
}

static bool finishable_is_with(const finishable_check *c, const bd_id_pair *pair)
{
    for (size_t i = 0; i < c->with_count; i++)
        if (c->with[i].a == pair->a && c->with[i].b == pair->b) return true;
    for (size_t i = 0; i < c->base.fixed_count; i++)
        if (c->base.fixed[i].a == pair->a && c->base.fixed[i].b == pair->b) return true;
    return false;
}

/* With all these pairs and those of the family, the rest cannot be played. */
static bd_status finishable_check_split(finishable_check *c, size_t index, bd_err *err)
{
    const bd_draw_family *family = &c->of->families[index];
    const bd_ahead_ask ask = finishable_ask_of(c);
    bd_ahead ahead;
    bool holds = false;
    size_t at = 0;
    BD_ASSERT(family->split);
    for (size_t i = 0; i < family->pair_count; i++) {
        const int a = family->pairs[i].white, b = family->pairs[i].black;
        if (a == b || bd_round_node(c->round, a) < 0 || (b != 0 && bd_round_node(c->round, b) < 0))
            return finishable_refuse(c, BD_SAY(VERIFY_FAMILY_PAIR), index + 1, a, b);
    }
    BD_TRY(bd_ahead_new(c->arena, &ask, &ahead, err));
    bd_ahead_fix(&ahead, family->pairs, family->pair_count);
    BD_TRY(bd_no_plan_check(c->arena, &ahead, family->steps, family->step_count, &holds, &at, err));
    return holds ? BD_OK : finishable_refuse(c, BD_SAY(VERIFY_FAMILY_STEPS), index + 1, at + 1);
}

static bd_status finishable_check_family(finishable_check *c, bd_err *err)
{
    const size_t index = c->next, with = c->with_count;
    const int bye = c->bye;
    if (index >= c->of->family_count) {
        const char *options = "";
        BD_TRY(finishable_options(c, &options, err));
        return finishable_refuse(c, BD_SAY(VERIFY_FAMILY_MISSING), options);
    }
    const bd_draw_family *family = &c->of->families[index];
    c->next++;
    if (!family->split) return finishable_check_leaf(c, index, err);
    BD_TRY(finishable_check_split(c, index, err));
    for (size_t i = 0; i < family->pair_count && !c->refused; i++) {
        const int a = family->pairs[i].white, b = family->pairs[i].black;
        const bd_id_pair pair = a < b ? (bd_id_pair){a, b} : (bd_id_pair){b, a};
        if (b == 0 ? c->bye == a : finishable_is_with(c, &pair)) continue;
        c->without[c->without_count++] = pair;
        BD_TRY(finishable_check_family(c, err));
        c->without_count--;
        if (b == 0)
            c->bye = a;
        else
            c->with[c->with_count++] = pair;
    }
    BD_ASSERT(c->with_count >= with);
    c->with_count = with;
    c->bye = bye;
    return BD_OK;
}

/* Room for the pairs of a family: a split adds each of its pairs once. */
static bd_status finishable_make_room(finishable_check *c, bd_err *err)
{
    size_t pairs = 1;
    for (size_t i = 0; i < c->of->family_count; i++) pairs += c->of->families[i].pair_count + 1;
    BD_NEW(c->with, c->arena, pairs, err);
    BD_NEW(c->without, c->arena, pairs, err);
    return BD_OK;
}

/* The round under the options that were asked for; the draw has been seen to be one of it. */
static bd_status finishable_make_round(finishable_check *c, bd_err *err)
{
    BD_TRY(bd_draw_options_parse(c->of->options, c->arena, &c->base, err));
    BD_TRY(bd_round_new(c->arena, c->tournament, c->rules, c->file->certificate.round, &c->base, &c->round,
                        err));
    return bd_round_partners(c->round, c->arena, &c->file->draw, &c->mate, err);
}

/* The draw's own certificate first: what it says of cards, rules and options is then in order. */
static bd_status finishable_check_drawn(finishable_check *c, bool *holds, bd_err *err)
{
    const bd_draw_family *family = &c->of->families[c->of->drawn];
    const bd_certificate_file file = {
        .of_cards = true, .certificate = family->certificate, .draw = family->draw};
    BD_TRY(bd_verify_family(c->arena, c->tournament, c->rules, &file, NULL, c->out, err));
    *holds = c->out->kind == BD_PROVED_BEST;
    return BD_OK;
}

bd_status bd_finishable_check(bd_arena *arena, const bd_tournament *tournament, const bd_rulebook *rules,
                              const bd_certificate_file *file, bd_verdict *out, bd_err *err)
{
    finishable_check c = {.arena = arena,
                          .tournament = tournament,
                          .rules = rules,
                          .file = file,
                          .of = file->certificate.finishable,
                          .unique = true,
                          .out = out};
    bd_err wrong = {.status = BD_OK};
    bool holds = false;
    BD_TRY(finishable_check_drawn(&c, &holds, err));
    if (!holds) return BD_OK;
    const bd_status status = finishable_make_round(&c, &wrong);
    if (status == BD_BAD_INPUT) return finishable_refuse(&c, BD_SAY(VERIFY_OPTIONS), wrong.sentence);
    if (status != BD_OK) {
        if (err != NULL) *err = wrong;
        return status;
    }
    if (!bd_finishable_is_asked(c.round)) return finishable_refuse(&c, BD_SAY(VERIFY_AHEAD_BASE));
    c.bye = c.base.bye;
    BD_TRY(finishable_make_room(&c, err));
    BD_TRY(finishable_check_last(&c, err));
    if (!c.refused) BD_TRY(finishable_check_plan(&c, err));
    if (!c.refused) BD_TRY(finishable_check_family(&c, err));
    if (!c.refused && c.next < c.of->family_count) return finishable_refuse(&c, BD_SAY(VERIFY_FAMILY_MORE));
    if (c.refused) return BD_OK;
    *out = c.drawn;
    out->unique = c.drawn.unique && c.unique;
    return BD_OK;
}
