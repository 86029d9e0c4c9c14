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
    int next;        /* whom the last taker would meet by nature; -1: where there is no fact */
    bool leaves;     /* the last one who is wanted floats down; there is no fact and no taker */
    bool is_natural; /* the only taker is the natural opponent of who is wanted: nothing else to tell */
} taken_chain;

static bool taken_stays(const bd_explainer *ex, int u)
{
    const bd_round *round = ex->round;
    const int v = ex->seating.mate[u];
    return v != round->bye && round->players[u].level == round->players[v].level;
}

/* From who is wanted to the first pair of the ring whose cards say why they do not meet; `end` ends it. */
static bd_status taken_walk(bd_explainer *ex, int wanted, int end, taken_chain *out, bd_err *err)
{
    const int *ideal = ex->seating.ideal;
    *out = (taken_chain){.next = -1};
    for (size_t count = 0; count < TAKEN_WALKED; count++) {
        if (!taken_stays(ex, wanted)) {
            if (!bd_seating_leaves_down(&ex->seating, wanted)) return BD_OK;
            out->wanted[count] = wanted;
            out->taker[count] = ex->seating.mate[wanted];
            out->leaves = true;
            out->count = count + 1;
            return BD_OK;
        }
        const int taker = ex->seating.mate[wanted], next = ideal[taker];
        out->wanted[count] = wanted;
        out->taker[count] = taker;
        if (taker == end || next < 0) return BD_OK;
        if (next == wanted) {
            out->is_natural = count == 0;
            out->count = out->is_natural;
            return BD_OK;
        }
        BD_TRY(bd_explainer_find_fact(ex, taker, next, BD_FACT_NAMED, &out->fact, err));
        if (out->fact.clause != NULL) {
            out->next = next;
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
                                           {"other-taken-more", "partner-taken-more"},
                                           {"other-leaves", "partner-leaves"},
                                           {"other-taken-leaves", "partner-taken-leaves"},
                                           {"other-more-leaves", "partner-more-leaves"}};
    BD_ASSERT(chain->count > 0 && !(natural && chain->is_natural));
    if (chain->is_natural) return "other-natural";
    const size_t told = chain->count > TAKEN_TOLD ? TAKEN_TOLD : chain->count - 1;
    return codes[chain->leaves ? told + TAKEN_TOLD + 1 : told][natural];
}

/* wished: whom `asked` does not meet; one of the two is the first in the chain. */
static bd_status taken_say(bd_explainer *ex, int asked, int wished, const taken_chain *chain,
                           bd_reasons *reasons, bd_err *err)
{
    const bd_round *round = ex->round;
    const size_t last = chain->count - 1;
    const int w = chain->wanted[0], t = chain->taker[0], x = chain->wanted[last], y = chain->taker[last];
    const int other = w == wished ? asked : wished;
    const int ids[] = {round->players[asked].id,
                       round->players[wished].id,
                       round->players[w].id,
                       round->players[t].id,
                       round->players[x].id,
                       round->players[y].id,
                       chain->next >= 0 ? round->players[chain->next].id : 0};
    bd_saying saying = bd_explainer_saying(
        ex, taken_code(chain, ex->seating.ideal[asked] == wished),
        BD_PLACES(BD_PUT_NODE("a", other), BD_PUT_NODE("not", wished), BD_PUT_NODE("w", w),
                  BD_PUT_NODE("t", t), BD_PUT_NODE("x", x), BD_PUT_NODE("y", y),
                  BD_PUT_NUMBER("board", taken_board(ex, y)),
                  bd_place_text("fact", chain->fact.clause != NULL ? chain->fact.clause : "")));
    return bd_reasons_add(reasons, &saying, chain->fact.article, ids, chain->next >= 0 ? 7 : 6, err);
}

/* Who has one of the two instead, to the end of the chain; told: false where no fact stands there. */
static bd_status taken_try_chain(bd_explainer *ex, int asked, int wished, bd_reasons *reasons, bool *told,
                                 bd_err *err)
{
    taken_chain theirs, own;
    BD_TRY(taken_walk(ex, wished, asked, &theirs, err));
    BD_TRY(taken_walk(ex, asked, wished, &own, err));
    const bool natural = ex->seating.ideal[asked] == wished;
    if (!natural && theirs.leaves && theirs.count == 1) theirs.count = 0; /* why they leave is the question */
    if (!natural && own.leaves && own.count == 1) own.count = 0;
    *told = theirs.count > 0 || own.count > 0;
    if (!*told) return BD_OK;
    const bool first = theirs.count > 0 && (own.count == 0 || theirs.count <= own.count);
    return taken_say(ex, asked, wished, first ? &theirs : &own, reasons, err);
}

/* The order that rules prescribe for draws that are equally good: from the top each takes the highest who is
 * left. u, the higher, would meet n. */
static const char *taken_order(const bd_explainer *ex, int u, int n)
{
    const bd_round *round = ex->round;
    const int v = ex->seating.mate[u], t = ex->seating.mate[n];
    const bool levels = bd_rulebook_has(round->rules, BD_HAS_LEVELS);
    const int level = round->players[u].level;
    if (levels && (!bd_goes_by_brackets(round) || !bd_goes_by_halves(round))) return NULL;
    if (v == round->bye || t == round->bye || bd_round_sits_out(round, u, v) ||
        bd_round_sits_out(round, n, t))
        return NULL;
    if (levels && (round->players[v].level != level || round->players[t].level != level ||
                   round->players[n].level != level))
        return NULL;
    if (t < u && t < n) return "first";
    return u < v && v < n && u < t ? "higher" : NULL;
}

/* told: false where the rules have no order that says it. */
static bd_status taken_try_order(bd_explainer *ex, int asked, int wished, bd_reasons *reasons, bool *told,
                                 bd_err *err)
{
    static const char *const codes[][2] = {{"other-first", "partner-first"},
                                           {"other-higher", "partner-higher"}};
    const bd_round *round = ex->round;
    const int u = asked < wished ? asked : wished, n = asked < wished ? wished : asked;
    const char *order = taken_order(ex, u, n);
    *told = order != NULL;
    if (order == NULL) return BD_OK;
    const int v = ex->seating.mate[u], t = ex->seating.mate[n];
    const int ids[] = {round->players[asked].id, round->players[wished].id,
                       round->players[order[0] == 'f' ? t : v].id};
    bd_saying saying =
        bd_explainer_saying(ex, codes[order[0] == 'h'][ex->seating.ideal[asked] == wished],
                            BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NODE("not", wished), BD_PUT_NODE("w", n),
                                      BD_PUT_NODE("t", t), BD_PUT_NODE("v", v)));
    return bd_reasons_add(reasons, &saying, NULL, ids, 3, err);
}

/* The reason that was added last, where a better one is told. */
static bd_status taken_tell_instead(bd_explainer *ex, int asked, int wished, bd_reasons *reasons, bd_err *err)
{
    const size_t at = reasons->count - 1;
    bool told = false;
    if (bd_round_sits_out(ex->round, asked, ex->seating.mate[asked])) return BD_OK;
    BD_TRY(taken_try_chain(ex, asked, wished, reasons, &told, err));
    if (!told) BD_TRY(taken_try_order(ex, asked, wished, reasons, &told, err));
    if (!told) return BD_OK;
    const bd_reason *sum = &reasons->items[at];
    bd_reason *better = &reasons->items[at + 1];
    better->stage = sum->stage;
    better->best = sum->best;
    better->other = sum->other;
    better->at_latest = sum->at_latest;
    reasons->items[at] = *better;
    reasons->count--;
    return BD_OK;
}

bd_status bd_explain_not(bd_explainer *ex, int asked, int wished, bd_reasons *reasons, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_demand demand = {
        .kind = BD_DEMAND_PAIR, .a = round->players[asked].id, .b = round->players[wished].id};
    const bool natural = ex->seating.ideal[asked] == wished;
    bd_explainer_fact own;
    bool told = false;
    BD_TRY(bd_explainer_find_fact(ex, asked, wished, BD_FACT_THEY, &own, err));
    if (natural && own.clause == NULL) BD_TRY(taken_try_chain(ex, asked, wished, reasons, &told, err));
    if (told) return BD_OK;
    bd_saying saying = bd_explainer_saying(ex, natural ? "partner" : "other",
                                           BD_PLACES(BD_PUT_NODE("a", asked), BD_PUT_NODE("w", wished)));
    ex->subject = BD_FACT_THEY;
    BD_TRY(bd_explainer_ask(ex, &demand, &saying, reasons, err));
    ex->subject = BD_FACT_NAMED;
    return ex->is_sum ? taken_tell_instead(ex, asked, wished, reasons, err) : BD_OK;
}
