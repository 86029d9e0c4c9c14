/* Floaters: why a level lets somebody go, and why these; the same of the bye. */
#include "explain/explain_words.h"
#include "explain/story.h"

#include <stdlib.h>
#include <string.h>

/* Somebody who was looked at before the one who floats (or has the bye). */
typedef struct candidate {
    int level_from_bottom; /* of the bye: lower levels come first */
    int place, node;
} candidate;

enum { CANDIDATES_TOLD = 2 };

static int float_compare(const void *a, const void *b)
{
    const candidate *x = a;
    const candidate *y = b;
    if (x->level_from_bottom != y->level_from_bottom) return x->level_from_bottom - y->level_from_bottom;
    return x->place != y->place ? x->place - y->place : x->node - y->node;
}

static int float_level_size(const bd_round *round, int level)
{
    return round->level_start[level + 1] - round->level_start[level];
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

/* What is said of a way to leave the level, as what somebody would do and as what somebody does. */
static bd_place float_way_of(bd_demand_kind kind)
{
    return bd_place_text("way", kind == BD_DEMAND_FLOAT_UP ? BD_SAY(EXPLAIN_WAY_UP)
                                : kind == BD_DEMAND_BYE    ? BD_SAY(EXPLAIN_WAY_BYE)
                                                           : BD_SAY(EXPLAIN_WAY_DOWN));
}

static bd_place float_doing_of(bd_demand_kind kind)
{
    return bd_place_text("does", kind == BD_DEMAND_FLOAT_UP ? BD_SAY(EXPLAIN_DOES_UP)
                                 : kind == BD_DEMAND_BYE    ? BD_SAY(EXPLAIN_DOES_BYE)
                                                            : BD_SAY(EXPLAIN_DOES_DOWN));
}

static const char *float_article_of(const bd_teller *teller, bd_demand_kind kind)
{
    const bd_articles *articles = &teller->round->rules->articles;
    return kind == BD_DEMAND_FLOAT_UP ? articles->upfloater
           : kind == BD_DEMAND_BYE    ? articles->bye_choice
                                      : articles->downfloater;
}

static bd_status float_say_rest(bd_teller *teller, int chosen, const candidate *rest, size_t count,
                                bd_err *err)
{
    int *nodes;
    BD_NEW(nodes, teller->arena, count, err);
    for (size_t i = 0; i < count; i++) nodes[i] = rest[i].node;
    return bd_teller_say(teller, "passed-rest", NULL, nodes, count,
                         BD_PLACES(bd_place_nodes("players", nodes, count), BD_PUT_NUMBER("n", count),
                                   BD_PUT_NODE("a", chosen)),
                         err);
}

/* Where in the level the card lies, with rules that know a mid-line and without. */
static bd_status float_place_in_words(const bd_teller *teller, bd_demand_kind kind, int node,
                                      const char **out, bd_err *err)
{
    const bd_player *player = &teller->round->players[node];
    const int size = float_level_size(teller->round, player->level), at = player->position;
    const bool brackets = bd_goes_by_brackets(teller->round), up = kind == BD_DEMAND_FLOAT_UP;
    const int line = brackets ? size / 2 : teller->seating.line[player->level];
    const char *code = size == 1                           ? "where-alone"
                       : at == 0 && (brackets || up)       ? "where-top"
                       : !brackets && up && at == line - 1 ? "where-above-line"
                       : !brackets && at == line           ? "where-below-line"
                       : at == size - 1                    ? "where-bottom"
                       : at < line                         ? "where-upper"
                                                           : "where-lower";
    return bd_say_places(teller->arena, teller->round, code, NULL, 0, out, err);
}

/* Whether the card, which floats up to `other`, has the colour it is not due. */
static bool float_is_turned(const bd_teller *teller, int chosen, int other)
{
    const bd_round *round = teller->round;
    const bd_colour due = round->rules->due(round, chosen);
    if (other < 0 || due == BD_NO_COLOUR || teller->story->black == 0) return false;
    return (teller->story->white == round->players[chosen].id) != (due == BD_WHITE);
}

/* The last round in which the player floated this way, where only the last of all counts at first and was not
 * such a one; 0: none. */
static int float_round_before(const bd_teller *teller, bool up, int node)
{
    const bd_player *player = &teller->round->players[node];
    const bd_float way = up ? BD_FLOAT_UP : BD_FLOAT_DOWN;
    int last = 0;
    if (!teller->minds_floats || player->last_float == way) return 0;
    for (int r = 1; r < teller->round->number; r++)
        if (player->floats[r] == way) last = r;
    return last;
}

/* Briefly that is the end of the sentence about who floats. */
static bd_place float_since(const bd_teller *teller, bd_demand_kind kind, int node)
{
    const int last = kind == BD_DEMAND_BYE ? 0 : float_round_before(teller, kind == BD_DEMAND_FLOAT_UP, node);
    const char *since = NULL;
    bd_text text = bd_text_new(teller->arena);
    if (last > 0 && teller->brief && !bd_words_are_plain()) bd_text_add(&text, BD_SAY(EXPLAIN_SINCE), last);
    (void)bd_text_finish(&text, &since, NULL);
    return bd_place_text("since", since);
}

static bd_status float_say_before(bd_teller *teller, bd_demand_kind kind, int node, bd_err *err)
{
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const int last = float_round_before(teller, up, node);
    if (last == 0 || teller->brief) return BD_OK;
    return bd_teller_say(teller, up ? "floated-before-up" : "floated-before-down",
                         float_article_of(teller, kind), BD_NODES(node),
                         BD_PLACES(BD_PUT_NODE("a", node), BD_PUT_NUMBER("round", last)), err);
}

static bd_status float_say_first(bd_teller *teller, bd_demand_kind kind, int chosen, int other, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_player *player = &round->players[chosen];
    const bool up = kind == BD_DEMAND_FLOAT_UP, bye = kind == BD_DEMAND_BYE;
    const bool alone = float_level_size(round, player->level) == 1;
    const bool again = up && alone && teller->minds_floats && player->last_float == BD_FLOAT_UP;
    const bool turned = up && float_is_turned(teller, chosen, other);
    const bd_colour due = round->rules->due(round, chosen);
    const char *where = NULL;
    BD_TRY(float_place_in_words(teller, kind, chosen, &where, err));
    bd_saying saying = bd_teller_saying(
        teller,
        again                                       ? "first-again"
        : float_place_of(teller, kind, chosen) != 0 ? "next"
        : turned                                    ? "first-turned"
                                                    : "first",
        BD_PLACES(BD_PUT_NODE("a", chosen), bd_points_of_level(round, player->level), float_doing_of(kind),
                  float_since(teller, kind, chosen), bd_place_text("where", where),
                  bd_place_text("due", bd_colour_in_words(due)),
                  bd_place_text("given", bd_colour_in_words(due == BD_WHITE ? BD_BLACK : BD_WHITE))));
    saying.brief = teller->brief && !bye && !alone;
    return bd_reasons_add(&teller->story->pairing, &saying, float_article_of(teller, kind), &player->id, 1,
                          err);
}

/* What is lost when this one stays. */
static bd_status float_say_staying(bd_teller *teller, int node, bd_err *err)
{
    const bd_player *player = &teller->round->players[node];
    const bd_demand demand = {.kind = BD_DEMAND_NO_FLOAT, .a = player->id};
    bd_saying saying = bd_teller_saying(
        teller, "stay", BD_PLACES(BD_PUT_NODE("a", node), bd_points_of_level(teller->round, player->level)));
    return bd_teller_ask(teller, &demand, &saying, &teller->story->pairing, err);
}

/* Somebody who comes before the chosen one, and may not have the bye because of what stands on the card, or
 * would not be better. To float up is to meet this downfloater, who is `other`. */
static bd_status float_say_passed(bd_teller *teller, bd_demand_kind kind, int chosen, int before, int other,
                                  bd_err *err)
{
    const bd_round *round = teller->round;
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const char *fact = NULL;
    if (kind == BD_DEMAND_BYE && !bd_round_is_legal(round, before, round->bye))
        BD_TRY(bd_fact_of_bye(teller->arena, round, before, &fact, err));
    if (fact != NULL) {
        teller->clause = fact;
        return bd_teller_say(teller, "passed-bye", round->rules->articles.no_bye, BD_NODES(before),
                             BD_PLACES(BD_PUT_NODE("a", chosen), BD_PUT_NODE("c", before),
                                       BD_PUT_NUMBER("n", 1), bd_place_text("fact", fact)),
                             err);
    }
    const bd_demand demand = {.kind = up ? BD_DEMAND_PAIR : kind,
                              .a = round->players[before].id,
                              .b = up ? round->players[other].id : 0};
    bd_saying saying = bd_teller_saying(teller, "passed",
                                        BD_PLACES(BD_PUT_NODE("a", chosen), BD_PUT_NODE("c", before),
                                                  BD_PUT_NUMBER("n", 1), float_way_of(kind)));
    return bd_teller_ask(teller, &demand, &saying, &teller->story->pairing, err);
}

/* Two candidates with the same reason, which was told of each in a sentence of its own: one sentence. */
static bd_status float_join_passed(bd_teller *teller, bd_demand_kind kind, int chosen, const candidate *two,
                                   bd_err *err)
{
    bd_reasons *list = &teller->story->pairing;
    const int nodes[] = {two[0].node, two[1].node};
    bd_reason *first = &list->items[list->count - 2];
    int *all;
    bd_saying saying = bd_teller_saying(teller, first->code,
                                        BD_PLACES(BD_PUT_NODE("a", chosen), bd_place_nodes("c", nodes, 2),
                                                  BD_PUT_NUMBER("n", 2), float_way_of(kind),
                                                  bd_place_text("how", teller->clause),
                                                  bd_place_text("fact", teller->clause)));
    BD_TRY(bd_saying_finish(&saying, &first->sentence, err));
    BD_NEW(all, teller->arena, first->player_count + 1, err);
    memcpy(all, first->players, first->player_count * sizeof *all);
    all[first->player_count++] = teller->round->players[nodes[1]].id;
    first->players = all;
    list->count--;
    return BD_OK;
}

/* Why the chosen one, whose opponent is `other`, and not those before them. */
static bd_status float_say_choice(bd_teller *teller, bd_demand_kind kind, int chosen, int other, bd_err *err)
{
    candidate *before = NULL;
    size_t count = 0;
    BD_TRY(float_list_candidates(teller, kind, chosen, &before, &count, err));
    const char *clause = NULL;
    const size_t most = teller->brief ? 1 : CANDIDATES_TOLD;
    for (size_t i = 0; i < count && i < most; i++) {
        BD_TRY(float_say_passed(teller, kind, chosen, before[i].node, other, err));
        const bool same = clause != NULL && teller->clause != NULL && strcmp(clause, teller->clause) == 0;
        clause = teller->clause;
        if (same) BD_TRY(float_join_passed(teller, kind, chosen, &before[i - 1], err));
    }
    if (count > CANDIDATES_TOLD && !teller->brief)
        return float_say_rest(teller, chosen, before + CANDIDATES_TOLD, count - CANDIDATES_TOLD, err);
    if (count > 0) return BD_OK;
    BD_TRY(float_say_first(teller, kind, chosen, other, err));
    return kind == BD_DEMAND_BYE ? BD_OK : float_say_before(teller, kind, chosen, err);
}

/* Where two may meet again if they must, they have met all the same. */
static bool float_may_meet(const bd_round *round, int u, int w)
{
    if (bd_rulebook_has(round->rules, BD_HAS_SOFT_REPEATS) && bd_round_met(round, u, w)) return false;
    return bd_round_is_legal(round, u, w);
}

/* Players among whom somebody seeks an opponent. */
typedef struct float_group {
    int *nodes;
    size_t count;
    bool any, met; /* the one may meet one of them; has met all */
} float_group;

static bd_status float_list_group(bd_teller *teller, int u, int first, int end, float_group *out, bd_err *err)
{
    *out = (float_group){.met = true};
    BD_NEW(out->nodes, teller->arena, end - first + 1, err);
    for (int w = first; w < end; w++) {
        if (w == u) continue;
        out->nodes[out->count++] = w;
        out->any = out->any || float_may_meet(teller->round, u, w);
        out->met = out->met && bd_round_met(teller->round, u, w);
    }
    return BD_OK;
}

static bd_status float_list_level(bd_teller *teller, int u, float_group *out, bd_err *err)
{
    const int *start = teller->round->level_start + teller->round->players[u].level;
    return float_list_group(teller, u, start[0], start[1], out, err);
}

static bd_status float_say_of_own(bd_teller *teller, const char *code, int u, const int *nodes, size_t count,
                                  const char *article, bd_err *err)
{
    return bd_teller_say(teller, code, article, nodes, count,
                         BD_PLACES(BD_PUT_NODE("a", u),
                                   bd_points_of_level(teller->round, teller->round->players[u].level),
                                   bd_place_nodes("players", nodes, count)),
                         err);
}

/* That the number of the level is odd: in one sentence with who floats, where nobody comes before them. */
static bd_status float_say_odd(bd_teller *teller, int u, int players, int taken, bool first, bd_err *err)
{
    const int level = teller->round->players[u].level;
    const char *where = "";
    if (first) BD_TRY(float_place_in_words(teller, BD_DEMAND_FLOAT_DOWN, u, &where, err));
    return bd_teller_say(
        teller,
        first        ? "need-odd-first"
        : taken == 0 ? "need-odd"
                     : "need-odd-rest",
        first ? float_article_of(teller, BD_DEMAND_FLOAT_DOWN) : teller->round->rules->articles.odd_level, &u,
        first ? 1 : 0,
        BD_PLACES(BD_PUT_NODE("a", u), bd_points_of_level(teller->round, level), BD_PUT_NUMBER("n", players),
                  BD_PUT_NUMBER("rest", players - taken), BD_PUT_NUMBER("d", teller->seating.downs[level]),
                  float_since(teller, BD_DEMAND_FLOAT_DOWN, u), bd_place_text("where", where)),
        err);
}

/* Why the level lets anybody go, and why this one: the fact that stands on the cards, else that its number is
 * odd and the order in which the rules look, else what is lost when this one stays. */
static bd_status float_say_down(bd_teller *teller, int u, int v, bd_err *err)
{
    const bd_articles *articles = &teller->round->rules->articles;
    const int level = teller->round->players[u].level;
    const int players = float_level_size(teller->round, level);
    const int taken = teller->seating.ups[level] + teller->seating.byes[level];
    const bool first = float_place_of(teller, BD_DEMAND_FLOAT_DOWN, u) == 0;
    float_group others;
    if (players == 1) return float_say_of_own(teller, "need-alone", u, &u, 1, articles->odd_level, err);
    BD_TRY(float_list_level(teller, u, &others, err));
    if (!others.any)
        return float_say_of_own(teller, others.met ? "need-met" : "need-barred", u, others.nodes,
                                others.count, articles->met, err);
    if ((players - taken) % 2 == 0 || !teller->seeks_floaters) return float_say_staying(teller, u, err);
    if (taken == 0 && teller->seating.downs[level] == 1 && first) {
        BD_TRY(float_say_odd(teller, u, players, taken, true, err));
        return float_say_before(teller, BD_DEMAND_FLOAT_DOWN, u, err);
    }
    if (!teller->brief || first) BD_TRY(float_say_odd(teller, u, players, taken, false, err));
    return float_say_choice(teller, BD_DEMAND_FLOAT_DOWN, u, v, err);
}

/* u floats past levels: why not to somebody of those? */
static bd_status float_say_distance(bd_teller *teller, int u, const float_group *between, bd_err *err)
{
    const bd_round *round = teller->round;
    if (between->count == 0) return BD_OK;
    const bd_demand demand = {.kind = BD_DEMAND_NEARER,
                              .a = round->players[u].id,
                              .halves = round->players[between->nodes[between->count - 1]].score};
    bd_saying saying = bd_teller_saying(teller,
                                        between->any   ? "nearer"
                                        : between->met ? "nearer-met"
                                                       : "nearer-barred",
                                        BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_HALVES("points", demand.halves),
                                                  bd_teller_list(teller, "players", between->nodes,
                                                                 between->count, BD_SAY(EXPLAIN_EVERYBODY))));
    if (between->any) return bd_teller_ask(teller, &demand, &saying, &teller->story->pairing, err);
    return bd_teller_add(teller, &saying, NULL, between->nodes, between->count, err);
}

/* Briefly: who has nobody left to meet in the level, and none in between, in one sentence. */
static bd_status float_try_far(bd_teller *teller, int u, const float_group *between, bool *told, bd_err *err)
{
    const int level = teller->round->players[u].level;
    float_group others;
    int *nodes;
    *told = false;
    if (!teller->brief || between->count == 0 || between->any || !between->met) return BD_OK;
    BD_TRY(float_list_level(teller, u, &others, err));
    if (others.any || !others.met) return BD_OK;
    *told = true;
    BD_NEW(nodes, teller->arena, between->count + 1, err);
    nodes[0] = u;
    memcpy(nodes + 1, between->nodes, between->count * sizeof *nodes);
    return bd_teller_say(teller, others.count == 0 ? "need-alone-far" : "need-met-far",
                         teller->round->rules->articles.odd_level, nodes, between->count + 1,
                         BD_PLACES(BD_PUT_NODE("a", u), bd_points_of_level(teller->round, level),
                                   bd_teller_list(teller, "players", between->nodes, between->count,
                                                  BD_SAY(EXPLAIN_EVERYBODY))),
                         err);
}

/* Why the upper one leaves their level, and why so far. */
static bd_status float_say_fall(bd_teller *teller, int u, int v, bd_err *err)
{
    const bd_round *round = teller->round;
    float_group between;
    bool told = false;
    BD_TRY(float_list_group(teller, u, round->level_start[round->players[u].level + 1],
                            round->level_start[round->players[v].level], &between, err));
    BD_TRY(float_try_far(teller, u, &between, &told, err));
    if (told) return BD_OK;
    BD_TRY(float_say_down(teller, u, v, err));
    if (bd_teller_has_said_enough(teller)) return BD_OK;
    return float_say_distance(teller, u, &between, err);
}

bd_status bd_story_of_floaters(bd_teller *teller, int u, int v, bd_err *err)
{
    const bd_round *round = teller->round;
    if (round->fixed != NULL && round->fixed[u] == v) return bd_story_of_pair(teller, u, v, err);
    BD_TRY(float_say_fall(teller, u, v, err));
    if (!teller->seeks_floaters || bd_teller_has_said_enough(teller)) return BD_OK;
    return float_say_choice(teller, BD_DEMAND_FLOAT_UP, v, u, err);
}

static bool float_bye_was_had(const bd_round *round, int u)
{
    return round->players[u].had_bye || round->players[u].bye_awaited;
}

static bool float_bye_is_barred(const bd_round *round, int u)
{
    return float_bye_was_had(round, u) || !bd_round_is_legal(round, u, round->bye);
}

/* Rules without score groups: whether nobody comes before u in the rules' own order. */
static bool float_bye_is_first(const bd_round *round, int u)
{
    for (int w = 0; w < round->cards; w++)
        if (w != u && bd_round_is_legal(round, w, round->bye) && round->rules->compare_bye(round, w, u) < 0)
            return false;
    return true;
}

/* The lowest of these nodes who could have the bye too; -1: nobody. */
static int float_bye_other(const bd_round *round, int first, int end, int u)
{
    for (int w = end - 1; w >= first; w--)
        if (w != u && !float_bye_is_barred(round, w)) return w;
    return -1;
}

/* Why not somebody else of these. */
static bd_status float_say_bye_other(bd_teller *teller, int u, int first, int end, bd_err *err)
{
    const int w = float_bye_other(teller->round, first, end, u);
    if (w < 0) return BD_OK;
    const bd_demand demand = {.kind = BD_DEMAND_BYE, .a = teller->round->players[w].id};
    bd_saying saying = bd_teller_saying(teller, "other", BD_PLACES(BD_PUT_NODE("w", w)));
    return bd_teller_ask(teller, &demand, &saying, &teller->story->pairing, err);
}

/* Rules that look for the bye from the bottom: the cards below say why it came up so far, else what is lost
 * when the lowest has it. */
static bd_status float_say_bye_below(bd_teller *teller, int u, bd_err *err)
{
    const bd_round *round = teller->round;
    const char *article = round->rules->articles.bye_choice;
    const int level = round->players[u].level, below = round->level_start[level + 1];
    bool barred = true;
    if (!bd_rulebook_has(round->rules, BD_HAS_LEVELS)) {
        const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
        if (!float_bye_is_first(round, u)) return BD_OK;
        return bd_teller_say(teller, sits ? "sit-out-first" : "bye-first", article, BD_NODES(u),
                             BD_PLACES(BD_PUT_NODE("a", u)), err);
    }
    for (int w = below; w < round->cards; w++) barred = barred && float_bye_is_barred(round, w);
    const bool had = float_bye_was_had(round, u);
    if (below < round->cards && (had || !barred))
        return float_say_passed(teller, BD_DEMAND_BYE, u, round->cards - 1, -1, err);
    if (had && float_bye_other(round, 0, round->cards, u) >= 0)
        return float_say_bye_other(teller, u, 0, round->cards, err);
    BD_TRY(bd_teller_say(teller,
                         had                     ? "bye-all-had"
                         : below == round->cards ? "bye-lowest"
                                                 : "bye-below-had",
                         article, BD_NODES(u), BD_PLACES(BD_PUT_NODE("a", u)), err));
    return float_say_bye_other(teller, u, round->level_start[level], below, err);
}

bd_status bd_story_of_bye(bd_teller *teller, int u, bd_err *err)
{
    const bd_round *round = teller->round;
    const bool chosen = round->options->bye == round->players[u].id;
    const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
    const int out = 1 + (int)round->stood_down_count;
    BD_TRY(bd_teller_say(
        teller,
        sits ? (chosen ? "sit-out-chosen" : "sit-out-needed") : (chosen ? "bye-chosen" : "bye-needed"),
        round->rules->articles.bye, BD_NODES(u),
        BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NUMBER("n", round->cards + out - 1), BD_PUT_NUMBER("out", out)),
        err));
    if (chosen) return BD_OK;
    return teller->seeks_floaters ? float_say_choice(teller, BD_DEMAND_BYE, u, -1, err)
                                  : float_say_bye_below(teller, u, err);
}
