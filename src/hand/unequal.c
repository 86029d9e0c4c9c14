/* Unequal sides: boards as they stand, repaired by changes with neighbours; or else from the top. */
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
    bd_log_add(&desk->log, "CAA 12, 18", BD_SAY(HAND_CHANGES), bd_desk_id(desk, halves->top[t]),
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

static bool unequal_pair_from_the_top(bd_desk *desk, const bd_terms *terms, bd_halves *halves)
{
    int *order = bd_desk_room(desk, (size_t)halves->size, sizeof *order);
    if (order == NULL) return false;
    for (int t = 0; t < halves->size; t++) {
        order[t] = t;
        halves->opponent[t] = -1;
        halves->taken[t] = false;
    }
    return bd_fit(desk, terms, halves, order, true);
}

bool bd_pair_unequal(bd_desk *desk, const bd_terms *terms, bd_halves *halves)
{
    const size_t lines = desk->log.count;
    if (unequal_mend_natural_boards(desk, terms, halves)) return true;
    bd_log_cut(&desk->log, lines);
    return unequal_pair_from_the_top(desk, terms, halves);
}
