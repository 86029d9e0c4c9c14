/* Pairs: why two of one level meet. */
#include "explain/story.h"

/* The natural opponent of `node` is somebody else: why? */
static bd_status pair_ask_for_natural(bd_teller *teller, int node, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int natural = teller->seating.ideal[node];
    const int now = teller->seating.mate[natural];
    bd_saying saying = bd_saying_new(teller->arena, "partner");
    bd_saying_int(&saying, "a", round->players[node].id);
    bd_saying_int(&saying, "w", round->players[natural].id);
    const int ids[] = {now == round->bye ? 0 : round->players[now].id};
    bd_saying_players(&saying, "x", ids, 1);
    const bd_demand demand = {
        .kind = BD_DEMAND_PAIR, .a = round->players[node].id, .b = round->players[natural].id};
    return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
}

static bd_status pair_say_level(bd_teller *teller, const char *code, int u, int v, const char *article,
                                bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int ids[] = {round->players[u].id, round->players[v].id};
    bd_saying saying = bd_saying_new(teller->arena, code);
    bd_saying_int(&saying, "a", ids[0]);
    bd_saying_int(&saying, "b", ids[1]);
    bd_saying_int(&saying, "n", teller->seating.number[u]);
    bd_saying_level(&saying, round, round->players[u].level);
    return bd_reasons_add(&story->pairing, &saying, article, ids, 2, err);
}

static bool pair_arbiter_chose(const bd_round *round, int u, int v)
{
    return round->fixed != NULL && round->fixed[u] == v;
}

/* Whether everybody between the two is taken by somebody higher (or sits out), or may not meet u. */
static bool pair_is_next_lower(const bd_teller *teller, int u, int v)
{
    const uint16_t *mate = teller->seating.mate;
    for (int w = u + 1; w < v; w++)
        if (mate[w] > u && mate[w] != teller->round->bye && bd_round_is_legal(teller->round, u, w))
            return false;
    return true;
}

bd_status bd_story_of_pair(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_seating *seating = &teller->seating;
    const char *article = teller->round->rules->articles.ideal;
    if (pair_arbiter_chose(teller->round, u, v))
        return pair_say_level(teller, "arbiter", u, v, NULL, story, err);
    const bool known = teller->seeks_ideal && (seating->ideal[u] >= 0 || seating->ideal[v] >= 0);
    if (!bd_rulebook_has(teller->round->rules, BD_HAS_LEVELS))
        return pair_say_level(teller, pair_is_next_lower(teller, u, v) ? "next-lower" : "nearest-lower", u, v,
                              NULL, story, err);
    if (!known) return pair_say_level(teller, "same-level", u, v, NULL, story, err);
    story->natural = seating->ideal[u] == v && u < v;
    if (story->natural) return pair_say_level(teller, "natural", u, v, article, story, err);
    if (seating->ideal[u] >= 0) BD_TRY(pair_ask_for_natural(teller, u, story, err));
    if (seating->ideal[v] >= 0 && seating->ideal[v] != u) BD_TRY(pair_ask_for_natural(teller, v, story, err));
    return BD_OK;
}
