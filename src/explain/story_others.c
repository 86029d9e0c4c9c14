/* Others: why a player does not meet those who would be nearest to the natural opponent. */
#include "explain/naming.h"
#include "explain/story.h"

#include <stdlib.h>

enum { OTHERS_TOLD = 3 };

typedef struct other {
    int far, node;
} other;

static int others_compare(const void *a, const void *b)
{
    const other *x = a, *y = b;
    return x->far != y->far ? x->far - y->far : x->node - y->node;
}

/* How far somebody is from whom the player would meet by rank alone: levels first, then places. */
static int others_distance(const bd_teller *teller, int node, int w)
{
    const bd_round *round = teller->round;
    const int natural = teller->seating.ideal[node] >= 0 ? teller->seating.ideal[node] : node;
    return abs(round->players[w].level - round->players[node].level) * round->cards + abs(w - natural);
}

/* The natural opponent is left out where the story of the board tells of them. */
static bool others_is_told(const bd_teller *teller, int node, int w)
{
    return w == node || w == teller->seating.mate[node] || w == teller->seating.ideal[node];
}

bd_status bd_teller_tell_others(bd_teller *teller, int id, bd_reasons *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const int node = bd_round_node(round, id);
    other *list;
    int count = 0;
    BD_NEW(list, teller->arena, round->cards, err);
    for (int w = 0; w < round->cards; w++)
        if (!others_is_told(teller, node, w)) list[count++] = (other){others_distance(teller, node, w), w};
    qsort(list, (size_t)count, sizeof *list, others_compare);
    teller->subject = BD_FACT_THEY;
    for (int i = 0; i < count && i < OTHERS_TOLD; i++) {
        const bd_demand demand = {.kind = BD_DEMAND_PAIR, .a = id, .b = round->players[list[i].node].id};
        bd_saying saying = bd_teller_saying(teller, "other");
        bd_saying_player(&saying, "w", round, demand.b);
        BD_TRY(bd_teller_ask(teller, &demand, &saying, out, err));
    }
    teller->subject = BD_FACT_NAMED;
    return BD_OK;
}
