#include "rulebook/round/legal.h"

#include "base/assert.h"
#include "rulebook/round/declaration.h"

#include <string.h>

bool bd_repeats_are_allowed(const bd_round *round)
{
    return round->options->allow_repeats || bd_rulebook_has(round->rules, BD_HAS_SOFT_REPEATS);
}

static bool legal_may_have_bye(const bd_round *round, int u)
{
    if (round->players[u].card->filler) return false;
    return round->rules->may_have_bye(round, u);
}

static bool legal_fits_wishes(const bd_round *round, int u, int v)
{
    BD_ASSERT(u < v);
    if (round->fixed == NULL || (round->fixed[u] < 0 && round->fixed[v] < 0)) return true;
    return round->fixed[u] == v;
}

bool bd_round_is_legal(const bd_round *round, int u, int v)
{
    if (u == v || u < 0 || v < 0 || u >= round->nodes || v >= round->nodes) return false;
    if (u > v) return bd_round_is_legal(round, v, u);
    if (!legal_fits_wishes(round, u, v)) return false;
    if (v == round->bye) return legal_may_have_bye(round, u);
    if (bd_links_has(&round->banned, u, v)) return false;
    if (!bd_repeats_are_allowed(round) && bd_round_met(round, u, v)) return false;
    return round->rules->may_meet(round, u, v);
}

bool bd_round_sits_out(const bd_round *round, int u, int v)
{
    if (!bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS) || u >= round->cards || v >= round->cards)
        return false;
    return u != v && legal_fits_wishes(round, u < v ? u : v, u < v ? v : u) &&
           !bd_round_is_legal(round, u, v);
}

static void legal_mark_links(const bd_links *links, int u, uint16_t *mark)
{
    for (uint32_t i = links->start[u]; i < links->start[u + 1]; i++)
        mark[links->other[i]] = (uint16_t)(u + 1);
}

/* The legal opponents v > u, and with whom u can sit out, into edges unless that is NULL; returns how many.
 */
static size_t legal_list_row(const bd_round *round, int u, uint16_t *mark, bd_edge *edges)
{
    BD_ASSERT(u < round->cards);
    size_t count = 0;
    const bd_rulebook *rules = round->rules;
    const bool sit_outs = bd_rulebook_has(rules, BD_HAS_SIT_OUTS);
    legal_mark_links(&round->banned, u, mark);
    if (!bd_repeats_are_allowed(round)) legal_mark_links(&round->met, u, mark);
    for (int v = u + 1; v < round->cards; v++) {
        if (!sit_outs && (mark[v] == u + 1 || !rules->may_meet(round, u, v))) continue;
        if (!legal_fits_wishes(round, u, v)) continue;
        if (edges != NULL) edges[count] = (bd_edge){(uint16_t)u, (uint16_t)v};
        count++;
    }
    if (round->bye >= 0 && legal_may_have_bye(round, u) && legal_fits_wishes(round, u, round->bye)) {
        if (edges != NULL) edges[count] = (bd_edge){(uint16_t)u, (uint16_t)round->bye};
        count++;
    }
    return count;
}

bd_status bd_round_edges(const bd_round *round, bd_arena *arena, bd_edge **edges, size_t *count, bd_err *err)
{
    BD_ASSERT(round->nodes % 2 == 0);
    uint16_t *mark;
    BD_NEW(mark, arena, round->nodes, err);
    size_t total = 0;
    for (int u = 0; u < round->cards; u++) total += legal_list_row(round, u, mark, NULL);
    memset(mark, 0, (size_t)round->nodes * sizeof *mark);
    bd_edge *list;
    BD_NEW(list, arena, total, err);
    size_t at = 0;
    for (int u = 0; u < round->cards; u++) at += legal_list_row(round, u, mark, list + at);
    *edges = list;
    *count = total;
    return BD_OK;
}
