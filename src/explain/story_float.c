/* Floaters: why a level lets somebody go, and why these; the same of the bye. */
#include "explain/explain_words.h"
#include "explain/story.h"

#include <stdlib.h>

/* Somebody who was looked at before the one who floats (or has the bye). */
typedef struct candidate {
    int level_from_bottom; /* of the bye: lower levels come first */
    int place, node;
} candidate;

enum { CANDIDATES_TOLD = 6 };

static int float_compare(const void *a, const void *b)
{
    const candidate *x = a;
    const candidate *y = b;
    if (x->level_from_bottom != y->level_from_bottom) return x->level_from_bottom - y->level_from_bottom;
    return x->place != y->place ? x->place - y->place : x->node - y->node;
}

static int float_place_of(const bd_teller *teller, bd_demand_kind kind, int node)
{
    return kind == BD_DEMAND_FLOAT_UP ? bd_seating_place_up(&teller->seating, node)
                                      : bd_seating_place_down(&teller->seating, node);
}

static bool float_does_already(const bd_teller *teller, bd_demand_kind kind, int node)
{
    return kind == BD_DEMAND_FLOAT_UP ? bd_seating_leaves_up(&teller->seating, node)
                                      : bd_seating_leaves_down(&teller->seating, node);
}

/* Those before the chosen node, in the order in which the rules look at them. */
static bd_status float_list_candidates(bd_teller *teller, bd_demand_kind kind, int chosen, candidate **out,
                                       size_t *count, bd_err *err)
{
    const bd_round *round = teller->round;
    const bool bye = kind == BD_DEMAND_BYE;
    const int level = round->players[chosen].level;
    const candidate own = {round->levels - 1 - level, float_place_of(teller, kind, chosen), chosen};
    const int end = bye ? round->cards : round->level_start[level + 1];
    BD_NEW(*out, teller->arena, round->cards, err);
    *count = 0;
    for (int u = round->level_start[level]; u < end; u++) {
        const candidate one = {round->levels - 1 - round->players[u].level, float_place_of(teller, kind, u),
                               u};
        if (float_compare(&one, &own) < 0 && (bye || !float_does_already(teller, kind, u)))
            (*out)[(*count)++] = one;
    }
    qsort(*out, *count, sizeof **out, float_compare);
    return BD_OK;
}

static const char *float_way_of(bd_demand_kind kind)
{
    return kind == BD_DEMAND_FLOAT_UP ? BD_SAY(EXPLAIN_WAY_UP)
           : kind == BD_DEMAND_BYE    ? BD_SAY(EXPLAIN_WAY_BYE)
                                      : BD_SAY(EXPLAIN_WAY_DOWN);
}

static bd_status float_say_rest(bd_teller *teller, bd_demand_kind kind, int chosen, const candidate *rest,
                                size_t count, bd_story *story, bd_err *err)
{
    int *ids;
    BD_NEW(ids, teller->arena, count, err);
    for (size_t i = 0; i < count; i++) ids[i] = teller->round->players[rest[i].node].id;
    bd_saying saying = bd_saying_new(teller->arena, "passed-rest");
    bd_saying_players(&saying, "players", ids, count);
    bd_saying_int(&saying, "n", (long long)count);
    bd_saying_int(&saying, "a", teller->round->players[chosen].id);
    bd_saying_text(&saying, "way", float_way_of(kind));
    return bd_reasons_add(&story->pairing, &saying, NULL, ids, count, err);
}

static const char *float_article_of(const bd_teller *teller, bd_demand_kind kind)
{
    const bd_articles *articles = &teller->round->rules->articles;
    return kind == BD_DEMAND_FLOAT_UP ? articles->upfloater
           : kind == BD_DEMAND_BYE    ? articles->bye_choice
                                      : articles->downfloater;
}

/* "just below the mid-line of level 3 ...", "at the top of ..." */
static bd_status float_place_in_words(const bd_teller *teller, bd_demand_kind kind, int node,
                                      const char **out, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_player *player = &round->players[node];
    const int line = teller->seating.line[player->level];
    const int size = round->level_start[player->level + 1] - round->level_start[player->level];
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const char *code = player->position < line ? "where-upper" : "where-lower";
    if (player->position == size - 1) code = "where-bottom";
    if (player->position == line) code = "where-below-line";
    if (up && player->position == line - 1) code = "where-above-line";
    if (up && player->position == 0) code = "where-top";
    if (size == 1) code = "where-alone";
    bd_saying saying = bd_saying_new(teller->arena, code);
    bd_saying_level(&saying, round, player->level);
    return bd_saying_finish(&saying, out, err);
}

static bd_status float_say_first(bd_teller *teller, bd_demand_kind kind, int chosen, bool is_first,
                                 bd_story *story, bd_err *err)
{
    const int id = teller->round->players[chosen].id;
    const char *where = NULL;
    BD_TRY(float_place_in_words(teller, kind, chosen, &where, err));
    bd_saying saying = bd_saying_new(teller->arena, is_first ? "first" : "next");
    bd_saying_int(&saying, "a", id);
    bd_saying_text(&saying, "way", float_way_of(kind));
    bd_saying_text(&saying, "where", where);
    return bd_reasons_add(&story->pairing, &saying, float_article_of(teller, kind), &id, 1, err);
}

/* Rules without an order in which floaters are looked for: what is lost when this one stays. */
static bd_status float_say_staying(bd_teller *teller, int node, bd_story *story, bd_err *err)
{
    const bd_demand demand = {.kind = BD_DEMAND_NO_FLOAT, .a = teller->round->players[node].id};
    bd_saying saying = bd_saying_new(teller->arena, "stay");
    bd_saying_int(&saying, "a", demand.a);
    return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
}

/* Why the chosen one, and why not those before them. */
static bd_status float_say_choice(bd_teller *teller, bd_demand_kind kind, int chosen, bd_story *story,
                                  bd_err *err)
{
    candidate *before = NULL;
    size_t count = 0;
    if (!teller->seeks_floaters)
        return kind == BD_DEMAND_BYE ? BD_OK : float_say_staying(teller, chosen, story, err);
    BD_TRY(float_list_candidates(teller, kind, chosen, &before, &count, err));
    for (size_t i = 0; i < count && i < CANDIDATES_TOLD; i++) {
        bd_saying saying = bd_saying_new(teller->arena, "passed");
        const bd_demand demand = {.kind = kind, .a = teller->round->players[before[i].node].id};
        bd_saying_int(&saying, "a", teller->round->players[chosen].id);
        bd_saying_int(&saying, "c", demand.a);
        bd_saying_text(&saying, "way", float_way_of(kind));
        BD_TRY(bd_teller_ask(teller, &demand, &saying, &story->pairing, err));
    }
    if (count > CANDIDATES_TOLD)
        BD_TRY(float_say_rest(teller, kind, chosen, before + CANDIDATES_TOLD, count - CANDIDATES_TOLD, story,
                              err));
    return float_say_first(teller, kind, chosen, float_place_of(teller, kind, chosen) == 0 && count == 0,
                           story, err);
}

/* Why the level lets anybody go: its number is odd, or no draw lets fewer go. */
static bd_status float_say_need(bd_teller *teller, int level, bd_story *story, bd_err *err)
{
    const bd_seating *seating = &teller->seating;
    const bd_round *round = teller->round;
    const int players = round->level_start[level + 1] - round->level_start[level];
    const int taken = seating->ups[level] + seating->byes[level];
    const bool odd = (players - taken) % 2 != 0;
    if (!odd && teller->question->best.certificate.outcome != BD_BEST)
        return BD_OK; /* that no draw does with fewer is not known */
    const char *code = !odd ? "need-down" : taken == 0 ? "need-odd" : "need-odd-rest";
    bd_saying saying = bd_saying_new(teller->arena, code);
    bd_saying_level(&saying, round, level);
    bd_saying_int(&saying, "n", players);
    bd_saying_int(&saying, "taken", taken);
    bd_saying_int(&saying, "rest", players - taken);
    bd_saying_int(&saying, "d", seating->downs[level]);
    const char *article = round->rules->articles.odd_level;
    return bd_reasons_add(&story->pairing, &saying, article, NULL, 0, err);
}

/* u floats past levels: why not to somebody of those? */
static bd_status float_say_distance(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int first = round->level_start[round->players[u].level + 1];
    const int end = round->level_start[round->players[v].level];
    bool any = false;
    int *ids;
    if (first == end) return BD_OK;
    BD_NEW(ids, teller->arena, end - first, err);
    for (int w = first; w < end; w++) {
        ids[w - first] = round->players[w].id;
        any = any || bd_round_is_legal(round, u, w);
    }
    const bd_demand demand = {
        .kind = BD_DEMAND_NEARER, .a = round->players[u].id, .halves = round->players[end - 1].score};
    bd_saying saying = bd_saying_new(teller->arena, any ? "nearer" : "nearer-met");
    bd_saying_int(&saying, "a", demand.a);
    bd_saying_halves(&saying, "points", demand.halves);
    bd_saying_players(&saying, "players", ids, (size_t)(end - first));
    if (any) return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
    return bd_reasons_add(&story->pairing, &saying, NULL, ids, (size_t)(end - first), err);
}

bd_status bd_story_of_floaters(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    if (round->fixed != NULL && round->fixed[u] == v) return bd_story_of_pair(teller, u, v, story, err);
    BD_TRY(float_say_need(teller, round->players[u].level, story, err));
    BD_TRY(float_say_choice(teller, BD_DEMAND_FLOAT_DOWN, u, story, err));
    BD_TRY(float_say_distance(teller, u, v, story, err));
    return float_say_choice(teller, BD_DEMAND_FLOAT_UP, v, story, err);
}

bd_status bd_story_of_bye(bd_teller *teller, int u, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int id = round->players[u].id;
    bd_saying saying = bd_saying_new(teller->arena, round->options->bye == id ? "bye-chosen" : "bye-needed");
    bd_saying_int(&saying, "a", id);
    bd_saying_int(&saying, "n", round->cards);
    BD_TRY(bd_reasons_add(&story->pairing, &saying, round->rules->articles.bye, &id, 1, err));
    return round->options->bye == id ? BD_OK : float_say_choice(teller, BD_DEMAND_BYE, u, story, err);
}
