/* Lazy: what many clubs do, the lazy person's system. Nothing is looked up but who has met whom and the last
 * colour. */
#include "hand/desk.h"
#include "hand/hand_words.h"

typedef struct pile {
    uint16_t *cards;
    int count;
} pile;

static bool lazy_new_pile(bd_desk *desk, int size, pile *out)
{
    *out = (pile){.cards = bd_desk_room(desk, (size_t)size, sizeof *out->cards)};
    return out->cards != NULL;
}

static void lazy_drop(pile *from, int at)
{
    from->count--;
    for (int i = at; i < from->count; i++) from->cards[i] = from->cards[i + 1];
}

/* Those who come from above meet the highest card that they have not met; who finds nobody goes on down. */
static void lazy_place_floaters(bd_desk *desk, pile *floating, pile *level)
{
    for (int i = 0; i < floating->count;) {
        int at = 0;
        while (at < level->count && !bd_desk_may_meet(desk, floating->cards[i], level->cards[at])) at++;
        if (at == level->count) {
            i++;
            continue;
        }
        bd_log_add(desk, "", BD_SAY(HAND_FROM_ABOVE), bd_desk_id(desk, floating->cards[i]),
                   bd_desk_id(desk, level->cards[at]));
        bd_desk_pair(desk, floating->cards[i], level->cards[at]);
        lazy_drop(level, at);
        lazy_drop(floating, i);
    }
}

/* The lowest card that may have it has the bye. */
static bool lazy_give_bye(bd_desk *desk, pile *level)
{
    for (int at = level->count - 1; at >= 0; at--) {
        if (!bd_round_is_legal(desk->round, level->cards[at], desk->round->bye)) continue;
        bd_log_add(desk, "", BD_SAY(HAND_LOWEST_BYE), bd_desk_id(desk, level->cards[at]));
        bd_desk_pair(desk, level->cards[at], desk->round->bye);
        lazy_drop(level, at);
        return true;
    }
    return false;
}

/* The opponent of top card t among the free cards of the bottom half: the natural one, else the next down,
 * else the next up. */
static int lazy_reach(const bd_desk *desk, const pile *level, int half, int t)
{
    const int u = level->cards[t];
    for (int b = half + t; b < level->count; b++)
        if (desk->mate[level->cards[b]] == BD_NOBODY && bd_desk_may_meet(desk, u, level->cards[b])) return b;
    for (int b = half + t - 1; b >= half; b--)
        if (desk->mate[level->cards[b]] == BD_NOBODY && bd_desk_may_meet(desk, u, level->cards[b])) return b;
    return -1;
}

/* Nobody is left for u: the board above that can be taken apart with profit is. */
static bool lazy_break_a_board(bd_desk *desk, const pile *level, int half, int t)
{
    const int u = level->cards[t];
    for (int s = t - 1; s >= 0; s--) {
        const int a = level->cards[s];
        const int b = desk->mate[a];
        if (b == BD_NOBODY || !bd_desk_may_meet(desk, u, b)) continue;
        bd_desk_part(desk, a);
        bd_desk_pair(desk, u, b);
        const int free = lazy_reach(desk, level, half, s);
        if (free >= 0) {
            bd_log_add(desk, "", BD_SAY(HAND_BREAKS_BOARD), bd_desk_id(desk, u), bd_desk_id(desk, b),
                       bd_desk_id(desk, a), bd_desk_id(desk, level->cards[free]));
            bd_desk_pair(desk, a, level->cards[free]);
            return true;
        }
        bd_desk_part(desk, u);
        bd_desk_pair(desk, a, b);
    }
    return false;
}

static void lazy_pair_halves(bd_desk *desk, const pile *level)
{
    const int half = level->count / 2;
    for (int t = 0; t < half; t++) {
        const int b = lazy_reach(desk, level, half, t);
        if (b >= 0) {
            bd_log_add(desk, "", b == half + t ? BD_SAY(HAND_MEETS) : BD_SAY(HAND_MEETS_NEXT),
                       bd_desk_id(desk, level->cards[t]), bd_desk_id(desk, level->cards[b]));
            bd_desk_pair(desk, level->cards[t], level->cards[b]);
        } else if (!lazy_break_a_board(desk, level, half, t)) {
            bd_log_add(desk, "", BD_SAY(HAND_NOBODY_IN_LEVEL), bd_desk_id(desk, level->cards[t]));
        }
    }
}

/* false: stuck in this level. */
static bool lazy_pair_level(bd_desk *desk, int level, pile *floating, pile *cards)
{
    const bool last = level + 1 == desk->round->levels;
    cards->count = bd_desk_waiting(desk, level, cards->cards);
    lazy_place_floaters(desk, floating, cards);
    if (last && floating->count > 0) return false;
    if (last && desk->round->bye >= 0 && desk->mate[desk->round->bye] == BD_NOBODY &&
        !lazy_give_bye(desk, cards))
        return false;
    if (cards->count % 2 == 1) {
        if (last) return false;
        floating->cards[floating->count++] = cards->cards[--cards->count];
        bd_log_add(desk, "", BD_SAY(HAND_LOWEST_FLOATS), bd_desk_id(desk, cards->cards[cards->count]));
    }
    lazy_pair_halves(desk, cards);
    for (int i = 0; i < cards->count; i++) {
        if (desk->mate[cards->cards[i]] != BD_NOBODY) continue;
        if (last) return false;
        floating->cards[floating->count++] = cards->cards[i];
    }
    return true;
}

/* Everybody alternates; if both had the same colour last, the higher-rated player does. */
static uint8_t lazy_has_white(const bd_round *round, int node, int other)
{
    if (other >= round->cards) return BD_AS_THE_RULES;
    const bd_colour own = round->players[node].claim.last;
    const bd_colour theirs = round->players[other].claim.last;
    if (own == BD_NO_COLOUR && theirs == BD_NO_COLOUR) return BD_AS_THE_RULES;
    const bool higher = round->players[node].place < round->players[other].place;
    const bool decides = theirs == BD_NO_COLOUR || (own != BD_NO_COLOUR && (own != theirs || higher));
    return decides ? own == BD_BLACK : theirs == BD_WHITE;
}

int bd_lazy_work(bd_desk *desk)
{
    const bd_round *round = desk->round;
    pile floating, cards;
    int stuck = -1;
    if (!lazy_new_pile(desk, round->cards, &floating) || !lazy_new_pile(desk, round->cards, &cards))
        return -1;
    for (int level = 0; level < round->levels && stuck < 0; level++) {
        desk->log.level = level;
        if (!lazy_pair_level(desk, level, &floating, &cards)) stuck = level;
    }
    for (int u = 0; u < round->cards; u++) desk->white[u] = lazy_has_white(round, u, desk->mate[u]);
    return stuck;
}
