/* Halves: a level cut at the mid-line, and exchanges across it. */
#include "hand/hand_words.h"
#include "hand/pairing.h"

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
    bd_log_add(&desk->log, "CAA 12", two ? BD_SAY(HAND_EXCHANGED_TWO) : BD_SAY(HAND_EXCHANGED),
               bd_desk_id(desk, halves->top[size - 1 - above]), bd_desk_id(desk, halves->bottom[below]));
    halves_exchange_cards(halves, above, below);
    if (two) halves_exchange_cards(halves, 1, 1);
    for (int i = 0; i < size; i++) {
        halves_sort_in(halves->top, size, i);
        halves_sort_in(halves->bottom, size, i);
    }
    return true;
}
