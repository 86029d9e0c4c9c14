/* Taken: why two do not meet whose own cards say nothing against it, told from board to board.
 *
 * Natural boards and the boards of the draw together make rings: a would meet w by nature, w meets t, t would
 * meet n by nature, n meets t2, and so on back to a. Each natural board of the ring that is missing asks for
 * its own reason, and most rings have one that stands on two cards: t and n have met, or are due one colour.
 * Then t needed somebody else, and w is that one. The walk goes on until it finds such a pair. */
#include "base/assert.h"
#include "explain/explain_words.h"
#include "explain/explainer.h"
#include "rulebook/round/legal.h"

/* So many boards are told one by one; of a longer chain the first, and the board at its end. */
enum { TAKEN_TOLD = 2, TAKEN_WALKED = 64 };

/* The boards from the one who is taken to the fact: wanted[i] plays taker[i]. */
typedef struct taken_chain {
    int wanted[TAKEN_WALKED], taker[TAKEN_WALKED];
    size_t count; /* 0: no fact was found */
    bd_explainer_fact fact;
    bool is_natural; /* the only taker is the natural opponent of who is wanted: nothing else to tell */
} taken_chain;

static bool taken_stays(const bd_explainer *ex, int u)
{
    const bd_round *round = ex->round;
    const int v = ex->seating.mate[u];
    return v != round->bye && round->players[u].level == round->players[v].level;
}

/* From who is wanted to the first pair of the ring whose cards say why they do not meet. `asking` is at the
 * ring's end. */
static bd_status taken_walk(bd_explainer *ex, int wanted, int asking, taken_chain *out, bd_err *err)
{
    const int *ideal = ex->seating.ideal;
    *out = (taken_chain){.count = 0};
    for (size_t count = 0; count < TAKEN_WALKED && taken_stays(ex, wanted); count++) {
        const int taker = ex->seating.mate[wanted], next = ideal[taker];
        out->wanted[count] = wanted;
        out->taker[count] = taker;
        if (taker == asking || next < 0) return BD_OK;
        if (next == wanted) {
            out->is_natural = count == 0;
            out->count = out->is_natural;
            return BD_OK;
        }
        BD_TRY(bd_explainer_find_fact(ex, taker, next, BD_FACT_NAMED, &out->fact, err));
        if (out->fact.clause != NULL) {
            out->count = count + 1;
            return BD_OK;
        }
        wanted = next;
    }
    return BD_OK;
}

/* The board at which two players meet, from 1. */
static int taken_board(const bd_explainer *ex, int node)
{
    size_t board = 0;
    const bool found = bd_explainer_board_of(ex, ex->round->players[node].id, &board);
    BD_ASSERT(found);
    return (int)board + 1;
}

static const char *taken_code(const taken_chain *chain, bool natural)
{
    static const char *const codes[][2] = {{"other-taken", "partner-taken"},
                                           {"other-taken-two", "partner-taken-two"},
                                           {"other-taken-more", "partner-taken-more"}};
    BD_ASSERT(chain->count > 0 && !(natural && chain->is_natural));
    if (chain->is_natural) return "other-natural";
    return codes[chain->count > TAKEN_TOLD ? TAKEN_TOLD : chain->count - 1][natural];
}

static bd_status taken_say(bd_explainer *ex, int asking, const taken_chain *chain, bd_reasons *reasons,
                           bd_err *err)
{
    const bd_round *round = ex->round;
    const size_t last = chain->count - 1;
    const int w = chain->wanted[0], t = chain->taker[0], x = chain->wanted[last], y = chain->taker[last];
    const int ids[] = {round->players[asking].id, round->players[w].id, round->players[t].id,
                       round->players[x].id, round->players[y].id};
    bd_saying saying = bd_explainer_saying(
        ex, taken_code(chain, ex->seating.ideal[asking] == w),
        BD_PLACES(BD_PUT_NODE("a", asking), BD_PUT_NODE("w", w), BD_PUT_NODE("t", t), BD_PUT_NODE("x", x),
                  BD_PUT_NODE("y", y), BD_PUT_NUMBER("board", taken_board(ex, y)),
                  bd_place_text("fact", chain->is_natural ? "" : chain->fact.clause)));
    return bd_reasons_add(reasons, &saying, chain->fact.article, ids, last > 0 ? 5 : 3, err);
}

bd_status bd_explain_taken(bd_explainer *ex, int asking, int wanted, bd_reasons *reasons, bool *told,
                           bd_err *err)
{
    taken_chain chain;
    *told = false;
    BD_TRY(taken_walk(ex, wanted, asking, &chain, err));
    if (chain.count == 0) return BD_OK;
    *told = true;
    return taken_say(ex, asking, &chain, reasons, err);
}
