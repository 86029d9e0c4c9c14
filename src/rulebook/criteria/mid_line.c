/* Mid-line: exchanges of cards between the halves of a level (CAA 12, 24c; USCF 27A3).
 *
 * With the profile known, each level has as many cards on the wrong side above the line as below it: above it
 * those who meet one of their own half, float down or have the bye, below it those who meet one of their own
 * half or float up. So it is enough to count those below.
 *
 * Not counted under the rules of the CAA are crossings that last round's floats force (20, 21: "if this
 * fails"): a floater from the wrong half whom no card of the right half could have replaced, because all that
 * might, of the same colour and not yet met, floated the same way in the last round. The cards of a half that
 * are due one colour are excused by the same opponents: a group. */
#include "base/bits.h"
#include "rulebook/criteria/criteria.h"
#include "rulebook/criteria/criteria_words.h"

typedef struct line_costs {
    const int16_t *level;
    const uint8_t *below; /* by node: below the mid-line of its level */
    int bye;
    const uint64_t **down, **up; /* by node: the opponents who excuse a float that way; NULL: nobody does */
    const uint64_t **groups;     /* the sets that stand there */
    int group_count;
} line_costs;

static inline bool line_is_excused(const uint64_t *const *by, int floater, int opponent)
{
    return by[floater] != NULL && bd_bits_has(by[floater], opponent);
}

static void line_price(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const line_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (of->level[u] == of->level[v])
            cost[i] = of->below[u] & of->below[v];
        else if (v != of->bye)
            cost[i] = of->below[v] - line_is_excused(of->down, u, v) - line_is_excused(of->up, v, u);
    }
}

static bool line_are_alike(const void *context, int u, int v)
{
    const line_costs *of = context;
    bool alike = of->level[u] == of->level[v] && of->below[u] == of->below[v] && of->down[u] == of->down[v] &&
                 of->up[u] == of->up[v];
    for (int g = 0; g < of->group_count && alike; g++)
        alike = bd_bits_has(of->groups[g], u) == bd_bits_has(of->groups[g], v);
    return alike;
}

/* ---- who is excused ---- */

/* The cards of the right half of a level who could float instead of those who are due a colour. */
typedef struct line_half {
    const bd_round *round;
    const int *fresh, *again; /* without and with such a float in the last round */
    int fresh_count, again_count;
} line_half;

/* Whether some of them could meet this opponent, and all of those floated so in the last round. */
static bool line_opponent_excuses(const line_half *half, int opponent)
{
    bool anybody = false;
    for (int i = 0; i < half->fresh_count; i++)
        if (!bd_round_met(half->round, half->fresh[i], opponent)) return false;
    for (int i = 0; i < half->again_count; i++)
        anybody = anybody || !bd_round_met(half->round, half->again[i], opponent);
    return anybody;
}

/* The opponents low .. high - 1 who excuse: where somebody could float afresh, only whom that one has met. */
static bool line_mark_opponents(const line_half *half, int low, int high, uint64_t *bits)
{
    const bd_node_links *met = &half->round->met;
    const int first = half->fresh_count > 0 ? half->fresh[0] : -1;
    const int count = first >= 0 ? (int)(met->start[first + 1] - met->start[first]) : high - low;
    bool any = false;
    for (int i = 0; i < count; i++) {
        const int opponent = first >= 0 ? met->other[met->start[first] + (uint32_t)i] : low + i;
        if (opponent < low || opponent >= high || !line_opponent_excuses(half, opponent)) continue;
        bd_bits_add(bits, opponent);
        any = true;
    }
    return any;
}

/* The right half of a level: above the line for upfloaters. */
static bool line_is_right(const line_costs *of, int u, bd_float way)
{
    return (of->below[u] == 0) == (way == BD_FLOAT_UP);
}

static line_half line_list_half(const line_costs *of, const bd_round *round, int level, bd_float way,
                                bd_colour colour, int *list)
{
    const int begin = round->level_start[level], end = round->level_start[level + 1];
    int fresh = 0, again = 0;
    for (int u = begin; u < end; u++) {
        const bd_player *player = &round->players[u];
        if (!line_is_right(of, u, way)) continue;
        if (player->claim.due != colour && player->claim.due != BD_NO_COLOUR) continue;
        if (player->last_float == way)
            list[end - begin - ++again] = u;
        else
            list[fresh++] = u;
    }
    return (line_half){round, list, list + (end - begin - again), fresh, again};
}

static bool line_excuse(bd_chain *chain, line_costs *of, int level, bd_float way, bd_colour colour, int *list)
{
    const bd_round *round = chain->round;
    const bool up = way == BD_FLOAT_UP;
    const line_half half = line_list_half(of, round, level, way, colour, list);
    if (half.again_count == 0) return true;
    uint64_t *bits = bd_arena_alloc(chain->arena, (size_t)bd_bits_words(round->nodes), sizeof *bits);
    if (bits == NULL) return false;
    const int low = up ? 0 : round->level_start[level + 1],
              high = up ? round->level_start[level] : round->cards;
    if (!line_mark_opponents(&half, low, high, bits)) return true;
    of->groups[of->group_count++] = bits;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const bd_player *player = &round->players[u];
        if (line_is_right(of, u, way) || player->last_float == way || player->claim.due != colour) continue;
        (up ? of->up : of->down)[u] = bits;
    }
    return true;
}

static bool line_excuse_level(bd_chain *chain, line_costs *of, int level, int *list)
{
    static const bd_colour colours[] = {BD_NO_COLOUR, BD_WHITE, BD_BLACK};
    for (int c = 0; c < 3; c++) {
        if (chain->up[level] > 0 && !line_excuse(chain, of, level, BD_FLOAT_UP, colours[c], list))
            return false;
        if (chain->down[level] > 0 && !line_excuse(chain, of, level, BD_FLOAT_DOWN, colours[c], list))
            return false;
    }
    return true;
}

/* All but who is excused; NULL when memory is exhausted. */
static line_costs *line_new(bd_chain *chain)
{
    const bd_round *round = chain->round;
    const size_t nodes = (size_t)round->nodes, most = 6 * (size_t)round->levels;
    line_costs *of = bd_arena_alloc(chain->arena, 1, sizeof *of);
    uint8_t *below = bd_arena_alloc(chain->arena, nodes, sizeof *below);
    if (of == NULL || below == NULL || !bd_chain_draw_lines(chain)) return NULL;
    *of = (line_costs){.level = chain->level, .below = below, .bye = round->bye};
    of->down = bd_arena_alloc(chain->arena, nodes, sizeof *of->down);
    of->up = bd_arena_alloc(chain->arena, nodes, sizeof *of->up);
    of->groups = bd_arena_alloc(chain->arena, most, sizeof *of->groups);
    if (of->down == NULL || of->up == NULL || of->groups == NULL) return NULL;
    for (int u = 0; u < round->cards; u++)
        below[u] = round->players[u].position >= chain->line[round->players[u].level];
    return of;
}

static bd_step line_give(line_costs *of, bd_stage *stage)
{
    stage->alike = line_are_alike;
    return bd_chain_give(stage, "", of, line_price);
}

static bd_step line_exchanges(bd_chain *chain, bd_stage *stage)
{
    line_costs *of = line_new(chain);
    return of != NULL ? line_give(of, stage) : BD_STEP_FAILED;
}

static bd_step line_exchanges_unless_forced(bd_chain *chain, bd_stage *stage)
{
    line_costs *of = line_new(chain);
    int *list = bd_arena_alloc(chain->arena, (size_t)chain->round->cards, sizeof *list);
    if (of == NULL || list == NULL) return BD_STEP_FAILED;
    for (int l = 0; l < chain->round->levels; l++)
        if (!line_excuse_level(chain, of, l, list)) return BD_STEP_FAILED;
    return line_give(of, stage);
}

/* ---- second counts: cards on the wrong side of the line for what they do, above it and below ---- */

static int64_t line_count_exchanges(const bd_laid_draw *laid)
{
    int64_t wrong = 0;
    for (int u = 0; u < laid->round->cards; u++) {
        const bool above = bd_laid_is_above(laid, u);
        const bd_float way = bd_float_way(laid, u);
        if (way != BD_NO_FLOAT)
            wrong += way == BD_FLOAT_DOWN ? above : !above;
        else
            wrong += laid->opponent[u] > u && above == bd_laid_is_above(laid, laid->opponent[u]);
    }
    BD_ASSERT(wrong % 2 == 0);
    return wrong / 2;
}

/* Whether u floats from the wrong half, and a look at each card of the other half says why. */
static bool line_is_forced(const bd_laid_draw *laid, int u)
{
    const bd_round *round = laid->round;
    const bd_float way = bd_laid_float(laid, u);
    const bd_player *own = &round->players[u];
    bool anybody = false;
    if (way == BD_NO_FLOAT || own->last_float == way) return false;
    if (bd_laid_is_above(laid, u) == (way == BD_FLOAT_UP)) return false;
    for (int w = round->level_start[own->level]; w < round->level_start[own->level + 1]; w++) {
        const bd_player *other = &round->players[w];
        const bool same = other->claim.due == own->claim.due || other->claim.due == BD_NO_COLOUR;
        if (bd_laid_is_above(laid, w) != (way == BD_FLOAT_UP) || !same) continue;
        if (bd_round_met(round, w, laid->opponent[u])) continue;
        if (other->last_float != way) return false;
        anybody = true;
    }
    return anybody;
}

static bd_status line_count(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_tally_add(tally, "", line_count_exchanges(laid), err);
}

static bd_status line_count_unless_forced(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    int64_t forced = 0;
    for (int u = 0; u < laid->round->cards; u++) forced += line_is_forced(laid, u);
    return bd_tally_add(tally, "", line_count_exchanges(laid) - forced, err);
}

const bd_criterion bd_criterion_mid_line = {
    .id = "mid-line",
    BD_SAYS(CRITERIA_MID_LINE),
    .once = line_exchanges_unless_forced,
    .count = line_count_unless_forced,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
};

const bd_criterion bd_criterion_halves = {
    .id = "halves",
    BD_SAYS(CRITERIA_HALVES),
    .once = line_exchanges,
    .count = line_count,
    .flags = BD_NEEDS_PROFILE | BD_IS_OF_HALVES,
};
