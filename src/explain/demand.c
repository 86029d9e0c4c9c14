#include "explain/demand.h"

#include "base/assert.h"
#include "base/bits.h"
#include "explain/explain_words.h"
#include "explain/naming.h"
#include "rulebook/round/legal.h"

static const char *demand_colour(bd_colour colour)
{
    return colour == BD_WHITE ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK);
}

static bd_status demand_say_by(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                               const char *code, const char **out, bd_err *err)
{
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_player(&saying, "a", round, demand->a);
    bd_saying_player(&saying, "b", round, demand->b);
    bd_saying_text(&saying, "colour", demand_colour(demand->colour));
    bd_saying_halves(&saying, "points", demand->halves);
    return bd_saying_finish(&saying, out, err);
}

bd_status bd_demand_say(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                        bd_err *err)
{
    static const char *const codes[] = {"pair",     "colour",   "float", "float-down",
                                        "float-up", "no-float", "bye",   "nearer"};
    return demand_say_by(arena, round, demand, codes[demand->kind], out, err);
}

bd_status bd_demand_say_if(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                           bd_err *err)
{
    static const char *const codes[] = {"if-pair",     "if-colour",   "if-float", "if-float-down",
                                        "if-float-up", "if-no-float", "if-bye",   "if-nearer"};
    return demand_say_by(arena, round, demand, codes[demand->kind], out, err);
}

bd_asked_kind bd_demand_asked(const bd_demand *demand)
{
    switch (demand->kind) {
    case BD_DEMAND_COLOUR: return demand->colour == BD_WHITE ? BD_ASKED_WHITE : BD_ASKED_BLACK;
    case BD_DEMAND_FLOAT: return BD_ASKED_FLOAT;
    case BD_DEMAND_NO_FLOAT: return BD_ASKED_STAY;
    case BD_DEMAND_PAIR:
    case BD_DEMAND_FLOAT_DOWN:
    case BD_DEMAND_FLOAT_UP:
    case BD_DEMAND_BYE:
    case BD_DEMAND_NEARER: break;
    }
    return BD_ASKED_NOTHING;
}

/* Whether a's board with `other` is as the demand wants it. */
static bool demand_suits(const bd_round *round, const bd_demand *demand, int a, int other)
{
    const bool bye = other == round->bye;
    const int own = round->players[a].score;
    const bool inside = bye || round->players[other].level == round->players[a].level;
    const int theirs = inside ? own : round->players[other].score;
    switch (demand->kind) {
    case BD_DEMAND_PAIR: return other == bd_round_node(round, demand->b);
    case BD_DEMAND_COLOUR:
    case BD_DEMAND_FLOAT:
    case BD_DEMAND_NO_FLOAT: return bd_round_suits(round, bd_demand_asked(demand), a, other);
    case BD_DEMAND_FLOAT_DOWN: return theirs < own;
    case BD_DEMAND_FLOAT_UP: return theirs > own;
    case BD_DEMAND_BYE: return bye;
    case BD_DEMAND_NEARER: return theirs < own && theirs >= demand->halves;
    }
    return false;
}

size_t bd_demand_filter(const bd_round *round, const bd_demand *demand, bd_edge *edges, size_t count)
{
    const int a = bd_round_node(round, demand->a);
    const int b = demand->kind == BD_DEMAND_PAIR ? bd_round_node(round, demand->b) : -1;
    size_t kept = 0;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u;
        const int v = edges[i].v;
        const bool concerns_a = u == a || v == a;
        if (concerns_a && !demand_suits(round, demand, a, u == a ? v : u)) continue;
        if (!concerns_a && b >= 0 && (u == b || v == b)) continue;
        edges[kept++] = edges[i];
    }
    return kept;
}

static bd_status demand_list_mates(bd_arena *arena, const bd_round *round, const bd_demand *demand, int node,
                                   const uint64_t **out, bd_err *err)
{
    uint64_t *mates;
    BD_NEW(mates, arena, bd_bits_words(round->nodes), err);
    for (int v = 0; v < round->nodes; v++)
        if (v != node && demand_suits(round, demand, node, v)) bd_bits_add(mates, v);
    *out = mates;
    return BD_OK;
}

bd_status bd_demand_restrict(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                             bd_restriction *out, bd_err *err)
{
    const bd_demand turned = {.kind = BD_DEMAND_PAIR, .a = demand->b, .b = demand->a};
    *out = (bd_restriction){.count = 1, .node = {(uint16_t)bd_round_node(round, demand->a)}};
    BD_TRY(demand_list_mates(arena, round, demand, out->node[0], &out->mates[0], err));
    if (demand->kind != BD_DEMAND_PAIR) return BD_OK;
    out->count = 2;
    out->node[1] = (uint16_t)bd_round_node(round, demand->b);
    return demand_list_mates(arena, round, &turned, out->node[1], &out->mates[1], err);
}

bd_status bd_demand_is_met(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                           const uint16_t *mate, bool *met, bd_err *err)
{
    BD_ASSERT(bd_round_node(round, demand->a) >= 0);
    const int a = bd_round_node(round, demand->a);
    *met = demand_suits(round, demand, a, mate[a]);
    if (!*met || demand->kind != BD_DEMAND_COLOUR) return BD_OK;
    bd_draw draw;
    BD_TRY(bd_round_draw(round, arena, mate, &draw, err));
    for (size_t i = 0; i < draw.board_count; i++)
        if (draw.boards[i].white == demand->a) *met = demand->colour == BD_WHITE;
    for (size_t i = 0; i < draw.board_count; i++)
        if (draw.boards[i].black == demand->a) *met = demand->colour == BD_BLACK;
    return BD_OK;
}

static bd_status demand_add(bd_arena *arena, bd_reasons *reasons, const bd_round *round,
                            const bd_demand *demand, const char *code, const char *article, bd_err *err)
{
    const int ids[] = {demand->a, demand->b};
    const int u = bd_round_node(round, demand->a);
    const int v = bd_round_node(round, demand->b);
    const int met = u >= 0 && v >= 0 ? bd_round_of_meeting(round, u, v) : 0;
    bd_saying saying = bd_saying_new(arena, code);
    bd_saying_player(&saying, "a", round, demand->a);
    bd_saying_player(&saying, "b", round, demand->b);
    bd_saying_int(&saying, "n", round->cards);
    bd_saying_text(&saying, "other", demand_colour(demand->colour == BD_WHITE ? BD_BLACK : BD_WHITE));
    bd_saying_int(&saying, "round", met);
    return bd_reasons_add(reasons, &saying, article, ids, demand->kind == BD_DEMAND_PAIR ? 2 : 1, err);
}

/* Why the rulebook forbids the board, in its own words where it has some. */
static bd_status demand_add_rules(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                                  bd_reasons *reasons, bd_err *err)
{
    const int ids[] = {demand->a, demand->b};
    const bd_rulebook *rules = round->rules;
    const char *own_words = rules->may_not_meet;
    bd_saying saying = own_words != NULL ? bd_saying_with(arena, rules->may_not_meet_code, own_words)
                                         : bd_saying_new(arena, "may-not-meet");
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_player(&saying, "b", round, ids[1]);
    bd_saying_text(&saying, "colour", demand_colour(rules->due(round, bd_round_node(round, ids[0]))));
    return bd_reasons_add(reasons, &saying, rules->articles.may_not_meet, ids, 2, err);
}

static bd_status demand_judge_pair(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                                   bd_reasons *reasons, bd_err *err)
{
    const int u = bd_round_node(round, demand->a);
    const int v = bd_round_node(round, demand->b);
    switch (bd_round_bar(round, u, v)) {
    case BD_BAR_NONE: break;
    case BD_BAR_MET:
        return demand_add(arena, reasons, round, demand,
                          bd_round_of_meeting(round, u, v) > 0 ? "met" : "met-before",
                          round->rules->articles.met, err);
    case BD_BAR_FORBIDDEN: return demand_add(arena, reasons, round, demand, "forbidden", NULL, err);
    case BD_BAR_ELSEWHERE: return demand_add(arena, reasons, round, demand, "bound-elsewhere", NULL, err);
    case BD_BAR_BYE:
    case BD_BAR_RULES: return demand_add_rules(arena, round, demand, reasons, err);
    }
    return BD_OK;
}

static bool demand_any_board(const bd_round *round, const bd_demand *demand)
{
    const int a = bd_round_node(round, demand->a);
    for (int v = 0; v < round->nodes; v++)
        if (v != a && bd_round_is_legal(round, a, v) && demand_suits(round, demand, a, v)) return true;
    return false;
}

static bd_status demand_judge_bye(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                                  bd_reasons *reasons, bd_err *err)
{
    if (round->bye < 0) return demand_add(arena, reasons, round, demand, "no-bye", NULL, err);
    if (bd_round_is_legal(round, bd_round_node(round, demand->a), round->bye)) return BD_OK;
    return demand_add(arena, reasons, round, demand, "bye-not-allowed", round->rules->articles.no_bye, err);
}

static bd_status demand_say_absent(bd_arena *arena, const bd_round *round, int id, bd_reasons *reasons,
                                   bd_err *err)
{
    bd_saying saying = bd_saying_new(arena, "absent");
    bd_saying_int(&saying, "a", id);
    bd_saying_int(&saying, "round", round->number);
    return bd_reasons_add(reasons, &saying, NULL, &id, 1, err);
}

bd_status bd_demand_judge(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                          bd_reasons *reasons, bd_err *err)
{
    const bool pair = demand->kind == BD_DEMAND_PAIR;
    if (bd_round_node(round, demand->a) < 0) BD_TRY(demand_say_absent(arena, round, demand->a, reasons, err));
    if (pair && demand->b != demand->a && bd_round_node(round, demand->b) < 0)
        BD_TRY(demand_say_absent(arena, round, demand->b, reasons, err));
    if (reasons->count > 0) return BD_OK;
    if (pair && demand->a == demand->b) return demand_add(arena, reasons, round, demand, "itself", NULL, err);
    if (pair) return demand_judge_pair(arena, round, demand, reasons, err);
    if (demand->kind == BD_DEMAND_BYE) return demand_judge_bye(arena, round, demand, reasons, err);
    if (demand_any_board(round, demand)) return BD_OK;
    const bool floats = demand->kind == BD_DEMAND_FLOAT || demand->kind == BD_DEMAND_FLOAT_DOWN ||
                        demand->kind == BD_DEMAND_FLOAT_UP;
    const char *code = floats && !bd_rulebook_has(round->rules, BD_HAS_LEVELS) ? "no-levels"
                       : demand->kind == BD_DEMAND_FLOAT_DOWN                  ? "nobody-below"
                       : demand->kind == BD_DEMAND_FLOAT_UP                    ? "nobody-above"
                       : demand->kind == BD_DEMAND_COLOUR                      ? "colour-outweighed"
                                                                               : "nobody-else";
    return demand_add(arena, reasons, round, demand, code, NULL, err);
}
