#include "explain/demand.h"

#include "base/assert.h"
#include "explain/fact.h"
#include "rulebook/round/legal.h"
#include "rulebook/round/written.h"

#include <string.h>

static bd_status demand_say(bd_arena *arena, const bd_round *round, const bd_demand *demand, bool condition,
                            const char **out, bd_err *err)
{
    static const char *const codes[][2] = {{"pair", "if-pair"},         {"colour", "if-colour"},
                                           {"float", "if-float"},       {"float-down", "if-float-down"},
                                           {"float-up", "if-float-up"}, {"no-float", "if-no-float"},
                                           {"bye", "if-bye"},           {"nearer", "if-nearer"}};
    return bd_say_places(arena, round, codes[demand->kind][condition],
                         BD_PLACES(BD_PUT_PLAYER("a", demand->a), BD_PUT_PLAYER("b", demand->b),
                                   bd_place_text("colour", bd_colour_in_words(demand->colour)),
                                   BD_PUT_HALVES("points", demand->halves)),
                         out, err);
}

bd_status bd_demand_say(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                        bd_err *err)
{
    return demand_say(arena, round, demand, false, out, err);
}

bd_status bd_demand_say_if(bd_arena *arena, const bd_round *round, const bd_demand *demand, const char **out,
                           bd_err *err)
{
    return demand_say(arena, round, demand, true, out, err);
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

/* The code of the sentence that says why the cards alone rule it out, and the article; NULL: they do not. */
static const char *demand_find_fault(const bd_round *round, const bd_demand *demand, const char **article)
{
    const bd_articles *articles = &round->rules->articles;
    const int a = bd_round_node(round, demand->a), b = bd_round_node(round, demand->b);
    const bool down = demand->kind == BD_DEMAND_FLOAT_DOWN, up = demand->kind == BD_DEMAND_FLOAT_UP;
    if (demand->kind == BD_DEMAND_PAIR) {
        if (a == b) return "itself";
        const bd_bar bar = bd_round_bar(round, a, b);
        if (bar == BD_BAR_MET) *article = articles->met;
        if (bar == BD_BAR_BYE || bar == BD_BAR_RULES) *article = articles->may_not_meet;
        return bar == BD_BAR_NONE        ? NULL
               : bar == BD_BAR_MET       ? bd_round_of_meeting(round, a, b) > 0 ? "met" : "met-before"
               : bar == BD_BAR_FORBIDDEN ? "forbidden"
               : bar == BD_BAR_WRITTEN   ? "barred"
               : bar == BD_BAR_ELSEWHERE ? "bound-elsewhere"
                                         : "may-not-meet";
    }
    if (demand->kind == BD_DEMAND_BYE) {
        if (round->bye >= 0) *article = articles->no_bye;
        return round->bye < 0 ? "no-bye" : bd_round_is_legal(round, a, round->bye) ? NULL : "bye-not-allowed";
    }
    for (int v = 0; v < round->nodes; v++)
        if (v != a && bd_round_is_legal(round, a, v) && demand_suits(round, demand, a, v)) return NULL;
    if ((down || up || demand->kind == BD_DEMAND_FLOAT) && !bd_rulebook_has(round->rules, BD_HAS_LEVELS))
        return "no-levels";
    return down                               ? "nobody-below"
           : up                               ? "nobody-above"
           : demand->kind == BD_DEMAND_COLOUR ? "colour-outweighed"
                                              : "nobody-else";
}

/* The rulebook forbids a board in its own words where it has some. */
static bd_status demand_add(bd_arena *arena, bd_reasons *reasons, const bd_round *round,
                            const bd_demand *demand, const char *code, const char *article, bd_err *err)
{
    const bd_rulebook *rules = round->rules;
    const bool pair = demand->kind == BD_DEMAND_PAIR;
    const int ids[] = {demand->a, demand->b};
    const int a = bd_round_node(round, demand->a), b = pair ? bd_round_node(round, demand->b) : -1;
    const bd_colour other = demand->colour == BD_WHITE ? BD_BLACK : BD_WHITE;
    const char *own_words = rules->may_not_meet;
    bd_saying saying = own_words != NULL && strcmp(code, "may-not-meet") == 0
                           ? bd_saying_with(arena, rules->may_not_meet_code, own_words)
                           : bd_saying_new(arena, code);
    if (strcmp(code, "barred") == 0) {
        const bd_written_cost *of = bd_fact_written_bar(round, a, b);
        const char *values = "";
        BD_TRY(bd_fact_written_values(arena, of, a, b, &values, err));
        bd_saying_put(
            &saying, round,
            BD_PLACES(bd_place_text("criterion", of->written->id), bd_place_text("values", values)));
    }
    bd_saying_put(&saying, round,
                  BD_PLACES(BD_PUT_PLAYER("a", demand->a), BD_PUT_PLAYER("b", demand->b),
                            BD_PUT_NUMBER("n", round->cards),
                            bd_place_text("other", bd_colour_in_words(other)),
                            bd_place_text("colour", bd_colour_in_words(rules->due(round, a))),
                            BD_PUT_NUMBER("round", b >= 0 && a != b ? bd_round_of_meeting(round, a, b) : 0)));
    return bd_reasons_add(reasons, &saying, article, ids, pair ? 2 : 1, err);
}

static bd_status demand_say_absent(bd_arena *arena, const bd_round *round, int id, bd_reasons *reasons,
                                   bd_err *err)
{
    bd_saying saying = bd_saying_new(arena, "absent");
    if (bd_round_node(round, id) >= 0) return BD_OK;
    bd_saying_put(&saying, NULL, BD_PLACES(BD_PUT_NUMBER("a", id), BD_PUT_NUMBER("round", round->number)));
    return bd_reasons_add(reasons, &saying, NULL, &id, 1, err);
}

bd_status bd_demand_judge(bd_arena *arena, const bd_round *round, const bd_demand *demand,
                          bd_reasons *reasons, bd_err *err)
{
    const char *article = NULL;
    BD_TRY(demand_say_absent(arena, round, demand->a, reasons, err));
    if (demand->kind == BD_DEMAND_PAIR && demand->b != demand->a)
        BD_TRY(demand_say_absent(arena, round, demand->b, reasons, err));
    if (reasons->count > 0) return BD_OK;
    const char *code = demand_find_fault(round, demand, &article);
    return code == NULL ? BD_OK : demand_add(arena, reasons, round, demand, code, article, err);
}
