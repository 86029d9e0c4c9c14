/* Within: the cards of one level are paired among themselves; terms are loosened one by one. */
#include "hand/hand_words.h"
#include "hand/pairing.h"

static bool unequal_allowed(const bd_desk *desk, const bd_terms *terms, const bd_halves *halves, int t, int b)
{
    return bd_terms_refuse(desk, terms, halves->top[t], halves->bottom[b]) == NULL;
}

static int64_t unequal_square(int64_t x) { return x * x; }

/* How much it disturbs the grades of opponents when the cards of places a and b meet instead of their natural
 * opponents. */
static int64_t unequal_disturbance(const bd_desk *desk, const bd_halves *halves, int a, int b)
{
    const bd_player *players = desk->round->players;
    return unequal_square(players[halves->top[a]].grade - players[halves->top[b]].grade) +
           unequal_square(players[halves->bottom[a]].grade - players[halves->bottom[b]].grade);
}

/* Whether the boards t and s become possible by changing opponents. */
static bool unequal_change_helps(const bd_desk *desk, const bd_terms *terms, const bd_halves *halves, int t,
                                 int s)
{
    return s >= 0 && s < halves->size && unequal_allowed(desk, terms, halves, t, halves->opponent[s]) &&
           unequal_allowed(desk, terms, halves, s, halves->opponent[t]);
}

/* The neighbour with whom t changes opponents: the nearest; of two equally near the one that disturbs the
 * grades less. */
static int unequal_find_neighbour(const bd_desk *desk, const bd_terms *terms, const bd_halves *halves, int t)
{
    for (int away = 1; away < halves->size; away++) {
        const bool up = unequal_change_helps(desk, terms, halves, t, t - away);
        const bool down = unequal_change_helps(desk, terms, halves, t, t + away);
        if (up && down)
            return unequal_disturbance(desk, halves, t, t - away) <
                           unequal_disturbance(desk, halves, t, t + away)
                       ? t - away
                       : t + away;
        if (up || down) return up ? t - away : t + away;
    }
    return -1;
}

static void unequal_change(bd_desk *desk, bd_halves *halves, int t, int s, const char *why)
{
    const int b = halves->opponent[t];
    bd_log_add(desk, "CAA 12, 18", BD_SAY(HAND_CHANGES), bd_desk_id(desk, halves->top[t]),
               bd_desk_id(desk, halves->bottom[b]), why, bd_desk_id(desk, halves->top[s]));
    halves->opponent[t] = halves->opponent[s];
    halves->opponent[s] = b;
}

/* Top half against bottom half as it stands; each board that cannot be is mended by a change with a
 * neighbour. */
static bool unequal_mend_natural_boards(bd_desk *desk, const bd_terms *terms, bd_halves *halves)
{
    for (int t = 0; t < halves->size; t++) halves->opponent[t] = t;
    for (int t = 0; t < halves->size; t++) {
        const char *why = bd_terms_refuse(desk, terms, halves->top[t], halves->bottom[halves->opponent[t]]);
        if (why == NULL) continue;
        const int s = unequal_find_neighbour(desk, terms, halves, t);
        if (s < 0) return false;
        unequal_change(desk, halves, t, s, why);
    }
    return true;
}

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
        bd_log_add(desk, "", "%s", first == BD_WHITE ? BD_SAY(HAND_FEWER_WHITE) : BD_SAY(HAND_FEWER_BLACK));
    int count = 0;
    for (int t = 0; t < halves->size; t++)
        if (first != BD_NO_COLOUR && desk->side[halves->top[t]] == first) order[count++] = t;
    for (int t = 0; t < halves->size; t++)
        if (first == BD_NO_COLOUR || desk->side[halves->top[t]] != first) order[count++] = t;
}

/* From the top, or from the shorter side; all boards anew. */
static bool within_fit(bd_desk *desk, const bd_terms *terms, bd_halves *halves, bool equal)
{
    int *order = bd_desk_room(desk, (size_t)halves->size, sizeof *order);
    if (order == NULL) return false;
    for (int t = 0; t < halves->size; t++) {
        order[t] = t;
        halves->opponent[t] = -1;
        halves->taken[t] = false;
    }
    if (equal) equal_order_of_work(desk, halves, order);
    return bd_fit(desk, terms, halves, order, !equal);
}

bool bd_pair_unequal(bd_desk *desk, const bd_terms *terms, bd_halves *halves)
{
    const size_t lines = desk->log.count;
    if (unequal_mend_natural_boards(desk, terms, halves)) return true;
    bd_log_cut(desk, lines);
    return within_fit(desk, terms, halves, false);
}

/* Terms get looser one by one: an arbiter gives up the wish of rule 35, 37 or 39 before a colour, and a
 * colour before a legal board. */
typedef enum looseness { STRICT, CARELESS, ONE_MORE_TRANSFER, ANY_COLOUR } looseness;

typedef struct group {
    bd_desk *desk;
    const uint16_t *cards;
    int count;
    bd_halves halves;
    uint8_t *sides; /* as they were */
    bd_effort effort;
} group;

static void within_restore_sides(const group *work)
{
    for (int i = 0; i < work->count; i++) work->desk->side[work->cards[i]] = work->sides[i];
}

static bool within_seeks_in_vain(const group *work, int node)
{
    const bd_terms strict = {.over = BD_NO_COLOUR};
    for (int i = 0; i < work->count; i++)
        if (work->cards[i] != node && bd_terms_refuse(work->desk, &strict, node, work->cards[i]) == NULL)
            return false;
    return true;
}

/* A card that nobody here may meet at all: there is no need to try. */
static int within_find_outcast(const group *work)
{
    for (int i = 0; i < work->count; i++) {
        bool found = false;
        for (int k = 0; k < work->count && !found; k++)
            found = bd_desk_may_meet(work->desk, work->cards[i], work->cards[k]);
        if (!found) return work->cards[i];
    }
    return -1;
}

/* Moves cards so that a card which has met the whole other side finds an opponent on its own (the guide's set
 * H). */
static bool within_transfer_one_more(const group *work, const bd_sides *sides, bd_terms *terms)
{
    bd_desk *desk = work->desk;
    bd_colour stuck = BD_NO_COLOUR;
    for (int i = 0; i < work->count && stuck == BD_NO_COLOUR; i++)
        if (desk->side[work->cards[i]] != BD_NO_COLOUR && within_seeks_in_vain(work, work->cards[i])) {
            stuck = (bd_colour)desk->side[work->cards[i]];
            bd_log_add(desk, "CAA 1, 16", BD_SAY(HAND_MET_ALL), bd_desk_id(desk, work->cards[i]));
        }
    if (stuck == BD_NO_COLOUR) stuck = sides->white <= sides->black ? BD_WHITE : BD_BLACK;
    const bd_colour from = stuck == BD_WHITE ? BD_BLACK : BD_WHITE;
    const int lead = from == BD_WHITE ? sides->white - sides->black : sides->black - sides->white;
    bd_transfer_forced(desk, work->cards, work->count, from, lead > 0 ? lead / 2 + 1 : 1);
    terms->over = stuck;
    terms->weakest = NULL;
    return true;
}

/* Settles the sides for this looseness; false when it would only repeat the one before. */
static bool within_settle_terms(const group *work, looseness loose, bd_terms *terms, bool *equal)
{
    const bd_sides sides = bd_sides_count(work->desk, work->cards, work->count);
    *terms =
        (bd_terms){.careful = loose != CARELESS && loose != ANY_COLOUR, .any_colour = loose == ANY_COLOUR};
    bd_colour over;
    int needed = bd_sides_transfers(&sides, 0, &over);
    *equal = false;
    if (loose == ANY_COLOUR) return true;
    if (loose == ONE_MORE_TRANSFER)
        return sides.white + sides.black > 0 && within_transfer_one_more(work, &sides, terms);
    if (needed > 0) {
        bd_log_add(work->desk, "CAA 16", BD_SAY_N(HAND_TRANSFERS_NEEDED, needed), sides.white, sides.black,
                   needed);
        needed = bd_transfer_clear(work->desk, work->cards, work->count, over, needed, &terms->weakest);
    }
    if (needed > 0) terms->over = over;
    /* Without seekers (round 1) there are no sides to balance: natural boards, mended by neighbours. */
    *equal = needed == 0 && sides.white + sides.black > 0;
    return true;
}

static void within_make_boards(const group *work)
{
    const bd_halves *halves = &work->halves;
    for (int t = 0; t < halves->size; t++) {
        const int u = halves->top[t], v = halves->bottom[halves->opponent[t]];
        bd_desk_pair(work->desk, u, v);
        bd_log_add(work->desk, "", BD_SAY(HAND_BOARD), bd_desk_id(work->desk, u), bd_desk_id(work->desk, v));
    }
}

static bool within_try_terms(group *work, looseness loose)
{
    bd_desk *desk = work->desk;
    const size_t lines = desk->log.count;
    within_restore_sides(work);
    bd_terms terms;
    bool equal;
    if (!within_settle_terms(work, loose, &terms, &equal)) return false;
    const size_t settled = desk->log.count;
    const int exchanges = work->effort == BD_AS_IT_STANDS ? 1 : BD_EXCHANGES;
    for (int exchange = 0; exchange < exchanges; exchange++) {
        bd_log_cut(desk, settled);
        if (exchange > 0) bd_log_add(desk, "CAA 12", BD_SAY(HAND_NOT_AS_HALVES));
        if (!bd_halves_cut(desk, work->cards, work->count, exchange, &work->halves)) continue;
        if (equal ? within_fit(desk, &terms, &work->halves, true)
                  : bd_pair_unequal(desk, &terms, &work->halves))
            return true;
    }
    bd_log_cut(desk, lines);
    return false;
}

bool bd_pair_within(bd_desk *desk, const uint16_t *cards, int count, bd_effort effort)
{
    if (count == 0) return true;
    static const looseness first[BD_EFFORTS] = {STRICT, STRICT, CARELESS, ONE_MORE_TRANSFER,
                                                ONE_MORE_TRANSFER};
    static const looseness last[BD_EFFORTS] = {STRICT, STRICT, CARELESS, ANY_COLOUR, ANY_COLOUR};
    static const char *const given_up[] = {[CARELESS] = BD_ENGLISH(HAND_CARELESS),
                                           [ONE_MORE_TRANSFER] = BD_ENGLISH(HAND_ONE_MORE_TRANSFER),
                                           [ANY_COLOUR] = BD_ENGLISH(HAND_COLOURS_GIVE_WAY)};
    const bd_arena_mark mark = bd_arena_here(desk->scratch);
    group work = {.desk = desk,
                  .cards = cards,
                  .count = count,
                  .effort = effort,
                  .sides = bd_desk_room(desk, (size_t)count, 1)};
    if (work.sides == NULL || !bd_halves_new(desk, count, &work.halves)) return false;
    for (int i = 0; i < count; i++) work.sides[i] = desk->side[cards[i]];
    bool paired = false;
    const size_t lines = desk->log.count;
    const int outcast = within_find_outcast(&work);
    for (int loose = (int)first[effort]; outcast < 0 && loose <= (int)last[effort] && !paired; loose++) {
        BD_ASSERT(loose >= 0 && loose < (int)(sizeof given_up / sizeof *given_up));
        if (given_up[loose] != NULL) bd_log_add(desk, "", "%s", bd_say(given_up[loose]));
        paired = within_try_terms(&work, (looseness)loose);
        if (!paired) bd_log_cut(desk, lines);
    }
    if (paired) within_make_boards(&work);
    if (!paired) within_restore_sides(&work);
    bd_arena_back_to(desk->scratch, mark);
    return paired;
}
