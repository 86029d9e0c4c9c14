/* Floaters: why a level lets somebody go, and why these; the same of the bye. */
#include "explain/explain_words.h"
#include "explain/explainer.h"

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

static int float_place_of(const bd_explainer *ex, bd_demand_kind kind, int node)
{
    return kind == BD_DEMAND_FLOAT_UP ? bd_seating_place_up(&ex->seating, node)
           : kind == BD_DEMAND_BYE    ? bd_seating_place_bye(&ex->seating, node)
                                      : bd_seating_place_down(&ex->seating, node);
}

static bool float_does_already(const bd_explainer *ex, bd_demand_kind kind, int node)
{
    return kind == BD_DEMAND_FLOAT_UP ? bd_seating_leaves_up(&ex->seating, node)
                                      : bd_seating_leaves_down(&ex->seating, node);
}

/* Those before the chosen node, in the order in which the rules look at them. */
static bd_status float_list_candidates(bd_explainer *ex, bd_demand_kind kind, int chosen, candidate **out,
                                       size_t *count, bd_err *err)
{
    const bd_round *round = ex->round;
    const bool bye = kind == BD_DEMAND_BYE;
    const int level = round->players[chosen].level;
    const candidate own = {round->levels - 1 - level, float_place_of(ex, kind, chosen), chosen};
    const int end = bye ? round->cards : round->level_start[level + 1];
    BD_NEW(*out, ex->arena, round->cards, err);
    *count = 0;
    for (int u = round->level_start[level]; u < end; u++) {
        const candidate one = {round->levels - 1 - round->players[u].level, float_place_of(ex, kind, u), u};
        if (float_compare(&one, &own) < 0 && (bye || !float_does_already(ex, kind, u)))
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

static const char *float_article_of(const bd_explainer *ex, bd_demand_kind kind)
{
    const bd_articles *articles = &ex->round->rules->articles;
    return kind == BD_DEMAND_FLOAT_UP ? articles->upfloater
           : kind == BD_DEMAND_BYE    ? articles->bye_choice
                                      : articles->downfloater;
}

static bd_status float_say_rest(bd_explainer *ex, int chosen, const candidate *rest, size_t count,
                                bd_err *err)
{
    int *nodes;
    BD_NEW(nodes, ex->arena, count, err);
    for (size_t i = 0; i < count; i++) nodes[i] = rest[i].node;
    return bd_explainer_say(ex, "passed-rest", NULL, nodes, count,
                            BD_PLACES(bd_place_nodes("players", nodes, count), BD_PUT_NUMBER("n", count),
                                      BD_PUT_NODE("a", chosen)),
                            err);
}

/* Where in the level the card lies, with rules that know a mid-line and without. */
static bd_status float_place_in_words(const bd_explainer *ex, bd_demand_kind kind, int node, const char **out,
                                      bd_err *err)
{
    const bd_player *player = &ex->round->players[node];
    const int size = float_level_size(ex->round, player->level), at = player->position;
    const bool brackets = bd_goes_by_brackets(ex->round), up = kind == BD_DEMAND_FLOAT_UP;
    const int line = brackets ? size / 2 : ex->seating.line[player->level];
    const char *code = size == 1                           ? "where-alone"
                       : at == 0 && (brackets || up)       ? "where-top"
                       : !brackets && up && at == line - 1 ? "where-above-line"
                       : !brackets && at == line           ? "where-below-line"
                       : at == size - 1                    ? "where-bottom"
                       : at < line                         ? "where-upper"
                                                           : "where-lower";
    return bd_say_places(ex->arena, ex->round, code, NULL, 0, out, err);
}

/* Whether the card, which floats up to `other`, has the colour it is not due. */
static bool float_is_turned(const bd_explainer *ex, int chosen, int other)
{
    const bd_round *round = ex->round;
    const bd_colour due = round->rules->due(round, chosen);
    if (other < 0 || due == BD_NO_COLOUR || ex->now->black == 0) return false;
    return (ex->now->white == round->players[chosen].id) != (due == BD_WHITE);
}

/* The last round in which the player floated this way, where only the last of all counts at first and was not
 * such a one; 0: none. */
static int float_round_before(const bd_explainer *ex, bool up, int node)
{
    const bd_player *player = &ex->round->players[node];
    const bd_float way = up ? BD_FLOAT_UP : BD_FLOAT_DOWN;
    int last = 0;
    if (!ex->minds_floats || player->last_float == way) return 0;
    for (int r = 1; r < ex->round->number; r++)
        if (player->floats[r] == way) last = r;
    return last;
}

/* Briefly that is the end of the sentence about who floats. */
static bd_place float_since(const bd_explainer *ex, bd_demand_kind kind, int node)
{
    const int last = kind == BD_DEMAND_BYE ? 0 : float_round_before(ex, kind == BD_DEMAND_FLOAT_UP, node);
    const char *since = NULL;
    bd_text text = bd_text_new(ex->arena);
    if (last > 0 && ex->brief && !bd_words_are_plain()) bd_text_add(&text, BD_SAY(EXPLAIN_SINCE), last);
    (void)bd_text_finish(&text, &since, NULL);
    return bd_place_text("since", since);
}

static bd_status float_say_before(bd_explainer *ex, bd_demand_kind kind, int node, bd_err *err)
{
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const int last = float_round_before(ex, up, node);
    if (last == 0 || ex->brief) return BD_OK;
    return bd_explainer_say(ex, up ? "floated-before-up" : "floated-before-down", float_article_of(ex, kind),
                            BD_NODES(node), BD_PLACES(BD_PUT_NODE("a", node), BD_PUT_NUMBER("round", last)),
                            err);
}

static bd_status float_say_first(bd_explainer *ex, bd_demand_kind kind, int chosen, int other, bd_err *err)
{
    const bd_round *round = ex->round;
    const bd_player *player = &round->players[chosen];
    const bool up = kind == BD_DEMAND_FLOAT_UP, bye = kind == BD_DEMAND_BYE;
    const bool alone = float_level_size(round, player->level) == 1;
    const bool again = up && alone && ex->minds_floats && player->last_float == BD_FLOAT_UP;
    const bool turned = up && float_is_turned(ex, chosen, other);
    const bd_colour due = round->rules->due(round, chosen);
    const char *where = NULL;
    BD_TRY(float_place_in_words(ex, kind, chosen, &where, err));
    bd_saying saying = bd_explainer_saying(
        ex,
        again                                   ? "first-again"
        : float_place_of(ex, kind, chosen) != 0 ? "next"
        : turned                                ? "first-turned"
                                                : "first",
        BD_PLACES(BD_PUT_NODE("a", chosen), bd_points_of_level(round, player->level), float_doing_of(kind),
                  float_since(ex, kind, chosen), bd_place_text("where", where),
                  bd_place_text("due", bd_colour_in_words(due)),
                  bd_place_text("given", bd_colour_in_words(due == BD_WHITE ? BD_BLACK : BD_WHITE))));
    saying.brief = ex->brief && !bye && !alone;
    return bd_reasons_add(&ex->now->pairing, &saying, float_article_of(ex, kind), &player->id, 1, err);
}

/* What is lost when this one stays. */
static bd_status float_say_staying(bd_explainer *ex, int node, bd_err *err)
{
    const bd_player *player = &ex->round->players[node];
    const bd_demand demand = {.kind = BD_DEMAND_NO_FLOAT, .a = player->id};
    bd_saying saying = bd_explainer_saying(
        ex, "stay", BD_PLACES(BD_PUT_NODE("a", node), bd_points_of_level(ex->round, player->level)));
    return bd_explainer_ask(ex, &demand, &saying, &ex->now->pairing, err);
}

/* Somebody who comes before the chosen one, and may not have the bye because of what stands on the card, or
 * would not be better. To float up is to meet this downfloater, who is `other`. */
static bd_status float_say_passed(bd_explainer *ex, bd_demand_kind kind, int chosen, int before, int other,
                                  bd_err *err)
{
    const bd_round *round = ex->round;
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const char *fact = NULL;
    if (kind == BD_DEMAND_BYE && !bd_round_is_legal(round, before, round->bye))
        BD_TRY(bd_fact_of_bye(ex->arena, round, before, &fact, err));
    if (fact != NULL) {
        ex->clause = fact;
        return bd_explainer_say(ex, "passed-bye", round->rules->articles.no_bye, BD_NODES(before),
                                BD_PLACES(BD_PUT_NODE("a", chosen), BD_PUT_NODE("c", before),
                                          BD_PUT_NUMBER("n", 1), bd_place_text("fact", fact)),
                                err);
    }
    const bd_demand demand = {.kind = up ? BD_DEMAND_PAIR : kind,
                              .a = round->players[before].id,
                              .b = up ? round->players[other].id : 0};
    bd_saying saying = bd_explainer_saying(ex, "passed",
                                           BD_PLACES(BD_PUT_NODE("a", chosen), BD_PUT_NODE("c", before),
                                                     BD_PUT_NUMBER("n", 1), float_way_of(kind)));
    return bd_explainer_ask(ex, &demand, &saying, &ex->now->pairing, err);
}

/* Two candidates with the same reason, which was told of each in a sentence of its own: one sentence. */
static bd_status float_join_passed(bd_explainer *ex, bd_demand_kind kind, int chosen, const candidate *two,
                                   bd_err *err)
{
    bd_reasons *list = &ex->now->pairing;
    const int nodes[] = {two[0].node, two[1].node};
    bd_reason *first = &list->items[list->count - 2];
    int *all;
    bd_saying saying = bd_explainer_saying(
        ex, first->code,
        BD_PLACES(BD_PUT_NODE("a", chosen), bd_place_nodes("c", nodes, 2), BD_PUT_NUMBER("n", 2),
                  float_way_of(kind), bd_place_text("how", ex->clause), bd_place_text("fact", ex->clause)));
    BD_TRY(bd_saying_finish(&saying, &first->sentence, err));
    BD_NEW(all, ex->arena, first->player_count + 1, err);
    memcpy(all, first->players, first->player_count * sizeof *all);
    all[first->player_count++] = ex->round->players[nodes[1]].id;
    first->players = all;
    list->count--;
    return BD_OK;
}

/* Why the chosen one, whose opponent is `other`, and not those before them. */
static bd_status float_say_choice(bd_explainer *ex, bd_demand_kind kind, int chosen, int other, bd_err *err)
{
    candidate *before = NULL;
    size_t count = 0;
    BD_TRY(float_list_candidates(ex, kind, chosen, &before, &count, err));
    const char *clause = NULL;
    const size_t most = ex->brief ? 1 : CANDIDATES_TOLD;
    for (size_t i = 0; i < count && i < most; i++) {
        BD_TRY(float_say_passed(ex, kind, chosen, before[i].node, other, err));
        const bool same = clause != NULL && ex->clause != NULL && strcmp(clause, ex->clause) == 0;
        clause = ex->clause;
        if (same) BD_TRY(float_join_passed(ex, kind, chosen, &before[i - 1], err));
    }
    if (count > CANDIDATES_TOLD && !ex->brief)
        return float_say_rest(ex, chosen, before + CANDIDATES_TOLD, count - CANDIDATES_TOLD, err);
    if (count > 0) return BD_OK;
    BD_TRY(float_say_first(ex, kind, chosen, other, err));
    return kind == BD_DEMAND_BYE ? BD_OK : float_say_before(ex, kind, chosen, err);
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

static bd_status float_list_group(bd_explainer *ex, int u, int first, int end, float_group *out, bd_err *err)
{
    *out = (float_group){.met = true};
    BD_NEW(out->nodes, ex->arena, end - first + 1, err);
    for (int w = first; w < end; w++) {
        if (w == u) continue;
        out->nodes[out->count++] = w;
        out->any = out->any || float_may_meet(ex->round, u, w);
        out->met = out->met && bd_round_met(ex->round, u, w);
    }
    return BD_OK;
}

static bd_status float_list_level(bd_explainer *ex, int u, float_group *out, bd_err *err)
{
    const int *start = ex->round->level_start + ex->round->players[u].level;
    return float_list_group(ex, u, start[0], start[1], out, err);
}

static bd_status float_say_of_own(bd_explainer *ex, const char *code, int u, const int *nodes, size_t count,
                                  const char *article, bd_err *err)
{
    return bd_explainer_say(ex, code, article, nodes, count,
                            BD_PLACES(BD_PUT_NODE("a", u),
                                      bd_points_of_level(ex->round, ex->round->players[u].level),
                                      bd_place_nodes("players", nodes, count)),
                            err);
}

/* That the number of the level is odd: in one sentence with who floats, where nobody comes before them. */
static bd_status float_say_odd(bd_explainer *ex, int u, int players, int taken, bool first, bd_err *err)
{
    const int level = ex->round->players[u].level;
    const char *where = "";
    if (first) BD_TRY(float_place_in_words(ex, BD_DEMAND_FLOAT_DOWN, u, &where, err));
    return bd_explainer_say(
        ex,
        first        ? "need-odd-first"
        : taken == 0 ? "need-odd"
                     : "need-odd-rest",
        first ? float_article_of(ex, BD_DEMAND_FLOAT_DOWN) : ex->round->rules->articles.odd_level, &u,
        first ? 1 : 0,
        BD_PLACES(BD_PUT_NODE("a", u), bd_points_of_level(ex->round, level), BD_PUT_NUMBER("n", players),
                  BD_PUT_NUMBER("rest", players - taken), BD_PUT_NUMBER("d", ex->seating.downs[level]),
                  float_since(ex, BD_DEMAND_FLOAT_DOWN, u), bd_place_text("where", where)),
        err);
}

/* Why the level lets anybody go, and why this one: the fact that stands on the cards, else that its number is
 * odd and the order in which the rules look, else what is lost when this one stays. */
static bd_status float_say_down(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_articles *articles = &ex->round->rules->articles;
    const int level = ex->round->players[u].level;
    const int players = float_level_size(ex->round, level);
    const int taken = ex->seating.ups[level] + ex->seating.byes[level];
    const bool first = float_place_of(ex, BD_DEMAND_FLOAT_DOWN, u) == 0;
    float_group others;
    if (players == 1) return float_say_of_own(ex, "need-alone", u, &u, 1, articles->odd_level, err);
    BD_TRY(float_list_level(ex, u, &others, err));
    if (!others.any)
        return float_say_of_own(ex, others.met ? "need-met" : "need-barred", u, others.nodes, others.count,
                                articles->met, err);
    if ((players - taken) % 2 == 0 || !ex->seeks_floaters) return float_say_staying(ex, u, err);
    if (taken == 0 && ex->seating.downs[level] == 1 && first) {
        BD_TRY(float_say_odd(ex, u, players, taken, true, err));
        return float_say_before(ex, BD_DEMAND_FLOAT_DOWN, u, err);
    }
    if (!ex->brief || first) BD_TRY(float_say_odd(ex, u, players, taken, false, err));
    return float_say_choice(ex, BD_DEMAND_FLOAT_DOWN, u, v, err);
}

/* u floats past levels: why not to somebody of those? */
static bd_status float_say_distance(bd_explainer *ex, int u, const float_group *between, bd_err *err)
{
    const bd_round *round = ex->round;
    if (between->count == 0) return BD_OK;
    const bd_demand demand = {.kind = BD_DEMAND_NEARER,
                              .a = round->players[u].id,
                              .halves = round->players[between->nodes[between->count - 1]].score};
    bd_saying saying =
        bd_explainer_saying(ex,
                            between->any   ? "nearer"
                            : between->met ? "nearer-met"
                                           : "nearer-barred",
                            BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_HALVES("points", demand.halves),
                                      bd_explainer_list(ex, "players", between->nodes, between->count,
                                                        BD_SAY(EXPLAIN_EVERYBODY))));
    if (between->any) return bd_explainer_ask(ex, &demand, &saying, &ex->now->pairing, err);
    return bd_explainer_add(ex, &saying, NULL, between->nodes, between->count, err);
}

/* Briefly: who has nobody left to meet in the level, and none in between, in one sentence. */
static bd_status float_try_far(bd_explainer *ex, int u, const float_group *between, bool *told, bd_err *err)
{
    const int level = ex->round->players[u].level;
    float_group others;
    int *nodes;
    *told = false;
    if (!ex->brief || between->count == 0 || between->any || !between->met) return BD_OK;
    BD_TRY(float_list_level(ex, u, &others, err));
    if (others.any || !others.met) return BD_OK;
    *told = true;
    BD_NEW(nodes, ex->arena, between->count + 1, err);
    nodes[0] = u;
    memcpy(nodes + 1, between->nodes, between->count * sizeof *nodes);
    return bd_explainer_say(ex, others.count == 0 ? "need-alone-far" : "need-met-far",
                            ex->round->rules->articles.odd_level, nodes, between->count + 1,
                            BD_PLACES(BD_PUT_NODE("a", u), bd_points_of_level(ex->round, level),
                                      bd_explainer_list(ex, "players", between->nodes, between->count,
                                                        BD_SAY(EXPLAIN_EVERYBODY))),
                            err);
}

/* Why the upper one leaves their level, and why so far. */
static bd_status float_say_fall(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    float_group between;
    bool told = false;
    BD_TRY(float_list_group(ex, u, round->level_start[round->players[u].level + 1],
                            round->level_start[round->players[v].level], &between, err));
    BD_TRY(float_try_far(ex, u, &between, &told, err));
    if (told) return BD_OK;
    BD_TRY(float_say_down(ex, u, v, err));
    if (bd_explainer_has_said_enough(ex)) return BD_OK;
    return float_say_distance(ex, u, &between, err);
}

/* Who floated the same way in the last round is said to do so again, whatever the reason. */
static bd_status float_say_again(bd_explainer *ex, int down, int up, bd_err *err)
{
    const bd_reasons *told = &ex->now->pairing;
    const bd_player *players = ex->round->players;
    const bool falls = players[down].last_float == BD_FLOAT_DOWN;
    bool rises = players[up].last_float == BD_FLOAT_UP;
    for (size_t i = 0; i < told->count; i++)
        if (strcmp(told->items[i].code, "first-again") == 0) rises = false;
    if (!falls && !rises) return BD_OK;
    return bd_explainer_say(ex,
                            falls && rises ? "again-both"
                            : falls        ? "again-down"
                                           : "again-up",
                            NULL, BD_NODES(falls ? down : up, falls ? up : down),
                            BD_PLACES(BD_PUT_NODE("a", falls ? down : up), BD_PUT_NODE("b", up)), err);
}

bd_status bd_explain_floaters(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    if (round->fixed != NULL && round->fixed[u] == v) return bd_explain_pair(ex, u, v, err);
    BD_TRY(float_say_fall(ex, u, v, err));
    if (ex->seeks_floaters && !bd_explainer_has_said_enough(ex))
        BD_TRY(float_say_choice(ex, BD_DEMAND_FLOAT_UP, v, u, err));
    return float_say_again(ex, u, v, err);
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
static bd_status float_say_bye_other(bd_explainer *ex, int u, int first, int end, bd_err *err)
{
    const int w = float_bye_other(ex->round, first, end, u);
    if (w < 0) return BD_OK;
    const bd_demand demand = {.kind = BD_DEMAND_BYE, .a = ex->round->players[w].id};
    bd_saying saying = bd_explainer_saying(ex, "other", BD_PLACES(BD_PUT_NODE("w", w)));
    return bd_explainer_ask(ex, &demand, &saying, &ex->now->pairing, err);
}

/* Rules that look for the bye from the bottom: the cards below say why it came up so far, else what is lost
 * when the lowest has it. */
static bd_status float_say_bye_below(bd_explainer *ex, int u, bd_err *err)
{
    const bd_round *round = ex->round;
    const char *article = round->rules->articles.bye_choice;
    const int level = round->players[u].level, below = round->level_start[level + 1];
    bool barred = true;
    if (!bd_rulebook_has(round->rules, BD_HAS_LEVELS)) {
        const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
        if (!float_bye_is_first(round, u)) return BD_OK;
        return bd_explainer_say(ex, sits ? "sit-out-first" : "bye-first", article, BD_NODES(u),
                                BD_PLACES(BD_PUT_NODE("a", u)), err);
    }
    for (int w = below; w < round->cards; w++) barred = barred && float_bye_is_barred(round, w);
    const bool had = float_bye_was_had(round, u);
    if (below < round->cards && (had || !barred))
        return float_say_passed(ex, BD_DEMAND_BYE, u, round->cards - 1, -1, err);
    if (had && float_bye_other(round, 0, round->cards, u) >= 0)
        return float_say_bye_other(ex, u, 0, round->cards, err);
    BD_TRY(bd_explainer_say(ex,
                            had                     ? "bye-all-had"
                            : below == round->cards ? "bye-lowest"
                                                    : "bye-below-had",
                            article, BD_NODES(u), BD_PLACES(BD_PUT_NODE("a", u)), err));
    return float_say_bye_other(ex, u, round->level_start[level], below, err);
}

bd_status bd_explain_bye(bd_explainer *ex, int u, bd_err *err)
{
    const bd_round *round = ex->round;
    const bool chosen = round->options->bye == round->players[u].id;
    const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
    const int out = 1 + (int)ex->question->best.draw.sit_out_count;
    BD_TRY(bd_explainer_say(
        ex, sits ? (chosen ? "sit-out-chosen" : "sit-out-needed") : (chosen ? "bye-chosen" : "bye-needed"),
        round->rules->articles.bye, BD_NODES(u),
        BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NUMBER("n", round->cards + (int)round->stood_down_count),
                  BD_PUT_NUMBER("out", out)),
        err));
    const int had = bd_fact_round_of_bye(round, u);
    if (had > 0)
        BD_TRY(bd_explainer_say(ex, "again-bye", round->rules->articles.no_bye, BD_NODES(u),
                                BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NUMBER("round", had)), err));
    if (chosen) return BD_OK;
    return ex->seeks_floaters ? float_say_choice(ex, BD_DEMAND_BYE, u, -1, err)
                              : float_say_bye_below(ex, u, err);
}
