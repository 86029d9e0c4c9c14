#include "explain/ring.h"

#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/naming.h"

enum { BOARDS_TOLD = 5 };

static bd_status ring_walk(bd_arena *arena, const uint16_t *best, const uint16_t *other, int first,
                           bool *seen, int nodes, bd_ring *out, bd_err *err)
{
    uint16_t *list;
    size_t count = 0;
    int u = first;
    BD_NEW(list, arena, nodes, err);
    do {
        const int v = other[u];
        seen[u] = seen[v] = true;
        list[count++] = (uint16_t)u;
        list[count++] = (uint16_t)v;
        u = best[v];
    } while (u != first);
    *out = (bd_ring){.nodes = list, .count = count};
    BD_ASSERT(count >= 4 && count % 2 == 0);
    return BD_OK;
}

bd_status bd_rings_of(bd_arena *arena, const bd_round *round, const uint16_t *best, const uint16_t *other,
                      int first, bd_rings *out, bd_err *err)
{
    bd_ring *items;
    bool *seen;
    const int nodes = round->nodes;
    *out = (bd_rings){.count = 0};
    BD_NEW(items, arena, nodes / 4 + 1, err);
    BD_NEW(seen, arena, nodes, err);
    for (int i = -1; i < nodes; i++) {
        const int u = i < 0 ? first : i;
        if (u < 0 || seen[u] || best[u] == other[u]) continue;
        BD_TRY(ring_walk(arena, best, other, u, seen, nodes, &items[out->count++], err));
    }
    out->items = items;
    return BD_OK;
}

static int ring_id(const bd_round *round, int node)
{
    return node == round->bye ? 0 : round->players[node].id;
}

/* One board of the other draw. `left` may be -1; else it is whom the first player can not meet instead. */
static bd_status ring_say_board(bd_arena *arena, const bd_round *round, int u, int v, int left,
                                const char **out, bd_err *err)
{
    const bool bye = v == round->bye || u == round->bye;
    const int who = u == round->bye ? v : u, whom = who == u ? v : u;
    const int levels = bye ? 0 : round->players[who].level - round->players[whom].level;
    const bool met = left >= 0 && left != round->bye && who == u && bd_round_met(round, u, left);
    bd_saying saying = bd_saying_new(arena, bye          ? "ring-bye"
                                            : levels > 0 ? "ring-up"
                                            : levels < 0 ? "ring-down"
                                            : met        ? "ring-met"
                                                         : "ring-meet");
    bd_saying_player(&saying, "p", round, ring_id(round, who));
    bd_saying_player(&saying, "q", round, ring_id(round, whom));
    bd_saying_player(&saying, "left", round, ring_id(round, met ? left : whom));
    return bd_saying_finish(&saying, out, err);
}

/* "a", "a and b", "a, b and c". */
static bd_status ring_join(bd_arena *arena, const char *const *parts, size_t count, size_t more,
                           const char **out, bd_err *err)
{
    const char *head = NULL;
    bd_text text = bd_text_new(arena);
    const size_t listed = more > 0 || count == 1 ? count : count - 1;
    for (size_t i = 0; i < listed; i++) bd_text_add(&text, "%s%s", i > 0 ? ", " : "", parts[i]);
    BD_TRY(bd_text_finish(&text, &head, err));
    bd_text whole = bd_text_new(arena);
    if (more > 0)
        bd_text_add(&whole, BD_SAY_N(EXPLAIN_RING_MORE, more), head, more);
    else if (count == 1)
        bd_text_add_string(&whole, head);
    else
        bd_text_add(&whole, BD_SAY(EXPLAIN_LIST_LAST), head, parts[count - 1]);
    return bd_text_finish(&whole, out, err);
}

bd_status bd_rings_say(bd_arena *arena, const bd_round *round, const bd_rings *rings, bool first_is_asked,
                       const char **out, bd_err *err)
{
    const char *parts[BOARDS_TOLD];
    size_t count = 0, more = 0;
    *out = NULL;
    for (size_t r = 0; r < rings->count; r++) {
        const bd_ring *ring = &rings->items[r];
        for (size_t i = r == 0 && first_is_asked ? 2 : 0; i < ring->count; i += 2) {
            const int last = ring->nodes[ring->count - 1];
            /* In a ring of more than two boards the next one would close it, were the two not barred. */
            const int left = i > 0 && i + 2 < ring->count ? last : -1;
            if (count == BOARDS_TOLD)
                more++;
            else
                BD_TRY(ring_say_board(arena, round, ring->nodes[i], ring->nodes[i + 1], left, &parts[count++],
                                      err));
        }
    }
    return count == 0 ? BD_OK : ring_join(arena, parts, count, more, out, err);
}
