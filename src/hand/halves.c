/* Terms: why two cards may not be put together now. */
#include "hand/hand_words.h"
#include "hand/pairing.h"
#include "rulebook/round/round.h"

#include <stdlib.h>

static bool terms_one_has_a_weak_claim(const bd_desk *desk, const bd_claim *weakest, int u, int v)
{
    return bd_claim_compare(&desk->round->players[u].claim, weakest) <= 0 ||
           bd_claim_compare(&desk->round->players[v].claim, weakest) <= 0;
}

static const char *terms_refuse_colours(const bd_desk *desk, const bd_terms *terms, int u, int v)
{
    const uint8_t side = desk->side[u];
    if (terms->any_colour || side == BD_NO_COLOUR || side != desk->side[v]) return NULL;
    if (side != terms->over)
        return side == BD_WHITE ? BD_SAY(HAND_WHY_BOTH_WHITE) : BD_SAY(HAND_WHY_BOTH_BLACK);
    if (terms->weakest != NULL && !terms_one_has_a_weak_claim(desk, terms->weakest, u, v))
        return BD_SAY(HAND_WHY_STRONG_CLAIMS);
    return NULL;
}

const char *bd_terms_refuse(const bd_desk *desk, const bd_terms *terms, int u, int v)
{
    if (!bd_desk_may_meet(desk, u, v))
        return bd_round_met(desk->round, u, v) ? BD_SAY(HAND_WHY_MET) : BD_SAY(HAND_WHY_FORBIDDEN);
    const char *colours = terms_refuse_colours(desk, terms, u, v);
    if (colours != NULL) return colours;
    if (terms->careful && bd_desk_better_not(desk, u, v)) return BD_SAY(HAND_WHY_UNDESIRABLE);
    return NULL;
}

/* A level cut at the mid-line, and exchanges across it. */

bool bd_halves_new(bd_desk *desk, int count, bd_halves *out)
{
    const size_t size = (size_t)count / 2;
    *out = (bd_halves){.size = (int)size,
                       .top = bd_desk_room(desk, size, sizeof *out->top),
                       .bottom = bd_desk_room(desk, size, sizeof *out->bottom),
                       .opponent = bd_desk_room(desk, size, sizeof *out->opponent),
                       .taken = bd_desk_room(desk, size, sizeof *out->taken)};
    return desk->status == BD_OK;
}

/* Puts a card where rank order wants it, after its neighbours have been left in order. */
static void halves_sort_in(uint16_t *list, int count, int at)
{
    for (; at > 0 && list[at - 1] > list[at]; at--) {
        const uint16_t card = list[at];
        list[at] = list[at - 1];
        list[at - 1] = card;
    }
    for (; at + 1 < count && list[at + 1] < list[at]; at++) {
        const uint16_t card = list[at];
        list[at] = list[at + 1];
        list[at + 1] = card;
    }
}

static void halves_exchange_cards(bd_halves *halves, int above, int below)
{
    const int at = halves->size - 1 - above;
    const uint16_t card = halves->top[at];
    halves->top[at] = halves->bottom[below];
    halves->bottom[below] = card;
}

/* Exchange e as steps from the line on either side: (0,0), (0,1), (1,0), (0,2), ... */
static void halves_steps_of(int exchange, int *above, int *below)
{
    int sum = 0;
    for (exchange--; exchange > sum; sum++) exchange -= sum + 1;
    *above = exchange;
    *below = sum - exchange;
}

bool bd_halves_cut(bd_desk *desk, const uint16_t *cards, int count, int exchange, bd_halves *halves)
{
    const int size = count / 2;
    int above = 0, below = 0;
    const bool two = exchange == BD_EXCHANGES - 1;
    if (exchange > 0 && !two) halves_steps_of(exchange, &above, &below);
    /* The last exchange moves two cards on either side. With one board an exchange changes nothing. */
    if (exchange > 0 && (size < 2 || above >= size || below >= size || (two && size < 3))) return false;
    halves->size = size;
    for (int i = 0; i < size; i++) {
        halves->top[i] = cards[i];
        halves->bottom[i] = cards[size + i];
        halves->opponent[i] = -1;
        halves->taken[i] = false;
    }
    if (exchange == 0) return true;
    bd_log_add(desk, "CAA 12", two ? BD_SAY(HAND_EXCHANGED_TWO) : BD_SAY(HAND_EXCHANGED),
               bd_desk_id(desk, halves->top[size - 1 - above]), bd_desk_id(desk, halves->bottom[below]));
    halves_exchange_cards(halves, above, below);
    if (two) halves_exchange_cards(halves, 1, 1);
    for (int i = 0; i < size; i++) {
        halves_sort_in(halves->top, size, i);
        halves_sort_in(halves->bottom, size, i);
    }
    return true;
}

/* The cards of the top half take an opponent each, with a look ahead at the end. */

enum { AHEAD = 3 }; /* boards that an arbiter sees at a glance */

typedef struct fit {
    bd_desk *desk;
    const bd_terms *terms;
    bd_halves *halves;
    const int *order;
    bool nearest;
} fit;

static bool fit_allowed(const fit *work, int t, int b)
{
    return bd_terms_refuse(work->desk, work->terms, work->halves->top[t], work->halves->bottom[b]) == NULL;
}

/* Whether the cards from order[at] on can all be placed among the free ones below: tried out, so only for the
 * last boards. */
static bool fit_rest_can_be_placed(const fit *work, int at)
{
    bd_halves *halves = work->halves;
    if (at == halves->size) return true;
    for (int b = 0; b < halves->size; b++) {
        if (halves->taken[b] || !fit_allowed(work, work->order[at], b)) continue;
        halves->taken[b] = true;
        const bool placed = fit_rest_can_be_placed(work, at + 1);
        halves->taken[b] = false;
        if (placed) return true;
    }
    return false;
}

static void fit_give(fit *work, int t, int b)
{
    work->halves->opponent[t] = b;
    work->halves->taken[b] = true;
}

/* The k-th place in the order in which t looks for an opponent; -1: none there (others follow), -2: no more.
 */
static int fit_looked_at(const fit *work, int t, int k)
{
    const int size = work->halves->size;
    if (!work->nearest) return k < size ? k : -2;
    if (k >= 2 * size) return -2;
    const int b = k % 2 == 0 ? t + k / 2 : t - (k + 1) / 2;
    return b >= 0 && b < size ? b : -1;
}

static void fit_say_choice(const fit *work, int t, int passed, const char *why, int b)
{
    const bd_halves *halves = work->halves;
    const int own = bd_desk_id(work->desk, halves->top[t]);
    const int other = bd_desk_id(work->desk, halves->bottom[b]);
    if (passed < 0)
        bd_log_add(work->desk, "CAA 12", BD_SAY(HAND_PLAYS), own, other);
    else
        bd_log_add(work->desk, "CAA 12", BD_SAY(HAND_PLAYS_INSTEAD), own,
                   bd_desk_id(work->desk, halves->bottom[passed]), why, own, other);
}

/* The card order[at] takes the first possible opponent. */
static bool fit_take(fit *work, int at)
{
    bd_halves *halves = work->halves;
    const int t = work->order[at];
    int passed = -1;
    const char *why = NULL;
    for (int k = 0, b; (b = fit_looked_at(work, t, k)) != -2; k++) {
        if (b < 0 || halves->taken[b]) continue;
        const char *refusal = bd_terms_refuse(work->desk, work->terms, halves->top[t], halves->bottom[b]);
        if (refusal == NULL && halves->size - at - 1 <= AHEAD) {
            halves->taken[b] = true;
            if (!fit_rest_can_be_placed(work, at + 1)) refusal = BD_SAY(HAND_WHY_OTHERS);
            halves->taken[b] = false;
        }
        if (refusal == NULL) {
            fit_say_choice(work, t, passed, why, b);
            fit_give(work, t, b);
            return true;
        }
        if (passed < 0) passed = b;
        if (why == NULL) why = refusal;
    }
    return false;
}

/* t found nobody: an earlier card gives up its opponent to t and takes a free one. */
static bool fit_change_with(fit *work, int t, int s)
{
    bd_halves *halves = work->halves;
    const int given = halves->opponent[s];
    if (given < 0 || !fit_allowed(work, t, given)) return false;
    for (int b = 0; b < halves->size; b++) {
        if (halves->taken[b] || !fit_allowed(work, s, b)) continue;
        fit_give(work, s, b);
        fit_give(work, t, given);
        const bd_desk *desk = work->desk;
        bd_log_add(work->desk, "CAA 12", BD_SAY(HAND_GIVES_UP), bd_desk_id(desk, halves->top[t]),
                   bd_desk_id(desk, halves->top[s]), bd_desk_id(desk, halves->bottom[given]),
                   bd_desk_id(desk, halves->top[t]), bd_desk_id(desk, halves->bottom[b]));
        return true;
    }
    return false;
}

static bool fit_mend(fit *work, int t)
{
    const int size = work->halves->size;
    for (int away = 1; away < size; away++) {
        if (t - away >= 0 && fit_change_with(work, t, t - away)) return true;
        if (t + away < size && fit_change_with(work, t, t + away)) return true;
    }
    return false;
}

bool bd_fit(bd_desk *desk, const bd_terms *terms, bd_halves *halves, const int *order, bool nearest)
{
    fit work = {desk, terms, halves, order, nearest};
    for (int at = 0; at < halves->size; at++)
        if (!fit_take(&work, at) && !fit_mend(&work, order[at])) return false;
    return true;
}
