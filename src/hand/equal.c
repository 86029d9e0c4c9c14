/* Equal sides: as many White as Black seekers; the shorter side is paired first. */
#include "hand/hand_words.h"
#include "hand/pairing.h"

/* Who is paired first: the cards of the colour that has fewer cards above the line, because there the choice
 * is smallest. With cards that may take either colour there is no shorter side, and the work goes from the
 * top. */
static void equal_order_of_work(bd_desk *desk, const bd_halves *halves, int *order)
{
    const bd_sides above = bd_sides_count(desk, halves->top, halves->size);
    const bd_sides below = bd_sides_count(desk, halves->bottom, halves->size);
    bd_colour first = BD_NO_COLOUR;
    if (above.none + below.none == 0 && above.white != above.black && above.white > 0 && above.black > 0)
        first = above.white < above.black ? BD_WHITE : BD_BLACK;
    if (first != BD_NO_COLOUR)
        bd_log_add(&desk->log, "", "%s",
                   first == BD_WHITE ? BD_SAY(HAND_FEWER_WHITE) : BD_SAY(HAND_FEWER_BLACK));
    int count = 0;
    for (int t = 0; t < halves->size; t++)
        if (first != BD_NO_COLOUR && desk->side[halves->top[t]] == first) order[count++] = t;
    for (int t = 0; t < halves->size; t++)
        if (first == BD_NO_COLOUR || desk->side[halves->top[t]] != first) order[count++] = t;
}

bool bd_pair_equal(bd_desk *desk, const bd_terms *terms, bd_halves *halves)
{
    int *order = bd_desk_room(desk, (size_t)halves->size, sizeof *order);
    if (order == NULL) return false;
    equal_order_of_work(desk, halves, order);
    return bd_fit(desk, terms, halves, order, false);
}
