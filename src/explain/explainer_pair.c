/* Pairs: why two of one level meet. */
#include "explain/explain_words.h"
#include "explain/explainer.h"

#include <stdlib.h>
#include <string.h>

static bool pair_is_upper(const bd_explainer *ex, int node) { return ex->seating.ideal[node] > node; }

/* The natural opponent of `node` is somebody else: why? */
static bd_status pair_ask_for_natural(bd_explainer *ex, int node, bd_err *err)
{
    return bd_explain_not(ex, node, ex->seating.ideal[node], &ex->now->pairing, err);
}

/* Whether w is of the other half, or with rules that go by cards alone could come into it. */
static bool pair_is_on_the_side(const bd_explainer *ex, int node, int w)
{
    if (bd_goes_by_brackets(ex->round)) return pair_is_upper(ex, w) != pair_is_upper(ex, node);
    return (w < node) == (ex->seating.ideal[node] < node);
}

/* Of the other half, those nearer to the natural opponent than the one a player has: first whom they have
 * met, then who is due the same colour. */
static void pair_list_nearer(const bd_explainer *ex, int node, int mate, bool dues, int *nodes, size_t *met,
                             size_t *count)
{
    const bd_round *round = ex->round;
    const int natural = ex->seating.ideal[node];
    const int *start = round->level_start + round->players[node].level;
    const bd_colour due = round->rules->due(round, node);
    const bool clashes = dues && due != BD_NO_COLOUR && round->rules->due(round, mate) != due;
    *met = *count = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int w = start[0]; w < start[1]; w++) {
            if (w == node || w == natural || w == mate || abs(w - natural) >= abs(mate - natural)) continue;
            if (ex->seating.ideal[w] < 0 || !pair_is_on_the_side(ex, node, w)) continue;
            const bool have_met = bd_round_met(round, node, w);
            if (pass == 0 ? have_met : !have_met && clashes && round->rules->due(round, w) == due)
                nodes[(*count)++] = w;
        }
        if (pass == 0) *met = *count;
    }
}

static bd_status pair_say_also(bd_explainer *ex, int node, int mate, bool dues, bd_err *err)
{
    const bd_round *round = ex->round;
    int *nodes;
    size_t met, count;
    BD_NEW(nodes, ex->arena, round->cards, err);
    pair_list_nearer(ex, node, mate, dues, nodes, &met, &count);
    if (count == 0) return BD_OK;
    const size_t due = count - met;
    return bd_explainer_say(
        ex,
        due == 0   ? "partner-also"
        : met == 0 ? "partner-also-due"
                   : "partner-also-both",
        met > 0 ? round->rules->articles.met : NULL, nodes, count,
        BD_PLACES(BD_PUT_NODE("a", node), bd_explainer_list(ex, "players", nodes, met, NULL),
                  bd_explainer_list(ex, "others", nodes + met, due, NULL), BD_PUT_NUMBER("n", met),
                  BD_PUT_NUMBER("m", due),
                  bd_place_text("due", bd_colour_in_words(round->rules->due(round, node)))),
        err);
}

/* Of the two who do not have their natural opponents, the one whose reason stands on the cards; else the
 * higher one. */
static int pair_whom_to_tell(const bd_explainer *ex, int u, int v)
{
    const int *ideal = ex->seating.ideal;
    if (ideal[u] < 0 || ideal[u] == v) return v;
    if (ideal[v] < 0 || ideal[v] == u || !bd_round_is_legal(ex->round, u, ideal[u])) return u;
    return bd_round_is_legal(ex->round, v, ideal[v]) ? u : v;
}

/* Whether nobody who stays in the level meets somebody who is due the same colour. */
static bool pair_level_has_its_colours(const bd_explainer *ex, int level)
{
    const bd_round *round = ex->round;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const bd_colour due = round->rules->due(round, u);
        if (ex->seating.ideal[u] < 0 || due == BD_NO_COLOUR) continue;
        const int v = ex->seating.mate[u];
        if (v != round->bye && round->rules->due(round, v) == due) return false;
    }
    return true;
}

/* What all others of the other half have in common against `node`, whose opponent is `mate`. */
typedef struct pair_others {
    int *nodes;
    size_t count;
    bool met, due;
} pair_others;

static bd_status pair_list_others(const bd_explainer *ex, int node, int mate, pair_others *out, bd_err *err)
{
    const bd_round *round = ex->round;
    const int level = round->players[node].level;
    const bd_colour due = round->rules->due(round, node);
    *out = (pair_others){.met = true, .due = due != BD_NO_COLOUR && round->rules->due(round, mate) != due};
    BD_NEW(out->nodes, ex->arena, round->cards, err);
    for (int w = round->level_start[level]; w < round->level_start[level + 1]; w++) {
        if (w == mate || ex->seating.ideal[w] < 0 || pair_is_upper(ex, w) == pair_is_upper(ex, node))
            continue;
        out->nodes[out->count++] = w;
        out->met = out->met && bd_round_met(round, node, w) && !bd_round_is_legal(round, node, w);
        out->due = out->due && round->rules->due(round, w) == due;
    }
    out->due = out->due && pair_level_has_its_colours(ex, level);
    return BD_OK;
}

/* The opponent is the only one of the other half who is left: the others have been met, or are all due the
 * same colour in a level where everybody gets the colour they are due. */
static bd_status pair_try_only(bd_explainer *ex, int node, int mate, bool *told, bd_err *err)
{
    const bd_round *round = ex->round;
    const int *ideal = ex->seating.ideal;
    pair_others others;
    if (*told || ideal[node] < 0 || ideal[node] == mate || ideal[mate] < 0 ||
        pair_is_upper(ex, node) == pair_is_upper(ex, mate))
        return BD_OK;
    BD_TRY(pair_list_others(ex, node, mate, &others, err));
    *told = others.count >= 2 && (others.met || others.due);
    if (!*told) return BD_OK;
    return bd_explainer_say(
        ex, others.met ? "only-met" : "only-due",
        others.met ? round->rules->articles.met : round->rules->articles.ideal, BD_NODES(node, mate),
        BD_PLACES(BD_PUT_NODE("a", node), BD_PUT_NODE("b", mate),
                  bd_explainer_list(ex, "players", others.nodes, others.count, NULL),
                  bd_place_text("due", bd_colour_in_words(round->rules->due(round, node)))),
        err);
}

/* Whether what stands against the natural opponent is that both are due one colour. */
static bool pair_natural_is_due_too(const bd_explainer *ex, int node)
{
    const bd_round *round = ex->round;
    const int natural = ex->seating.ideal[node];
    const bd_colour due = round->rules->due(round, node);
    return due != BD_NO_COLOUR && round->rules->due(round, natural) == due &&
           bd_round_is_legal(round, node, natural);
}

static bd_status pair_tell_unnatural(bd_explainer *ex, int u, int v, bd_err *err)
{
    const int *ideal = ex->seating.ideal;
    bool told = false;
    const int node = pair_whom_to_tell(ex, u, v);
    if (!bd_goes_by_halves(ex->round)) return pair_ask_for_natural(ex, ideal[u] >= 0 ? u : v, err);
    BD_TRY(pair_try_only(ex, u, v, &told, err));
    BD_TRY(pair_try_only(ex, v, u, &told, err));
    if (told) return BD_OK;
    BD_TRY(bd_explain_swap(ex, u, v, &told, err));
    if (told) {
        if (ideal[u] >= 0 && ideal[u] != v) BD_TRY(pair_say_also(ex, u, v, false, err));
        return ideal[v] >= 0 && ideal[v] != u ? pair_say_also(ex, v, u, false, err) : BD_OK;
    }
    BD_TRY(pair_ask_for_natural(ex, node, err));
    return pair_say_also(ex, node, node == u ? v : u, pair_natural_is_due_too(ex, node), err);
}

static bd_status pair_say_level(bd_explainer *ex, const char *code, int u, int v, const char *article,
                                bd_err *err)
{
    return bd_explainer_say(ex, code, article, BD_NODES(u, v),
                            BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NODE("b", v),
                                      BD_PUT_NUMBER("n", ex->seating.number[u]),
                                      bd_points_of_level(ex->round, ex->round->players[u].level)),
                            err);
}

static bd_status pair_say_natural(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    const char *words = bd_round_paired_by(round)->ideal_words;
    if (words == NULL) return pair_say_level(ex, "natural", u, v, round->rules->articles.ideal, err);
    bd_saying saying = bd_saying_with(ex->arena, "natural-by-rules", words);
    bd_saying_put(&saying, round, BD_PLACES(BD_PUT_NODE("a", u), BD_PUT_NODE("b", v)));
    return bd_explainer_add(ex, &saying, round->rules->articles.ideal, BD_NODES(u, v), err);
}

/* Whether the player may meet somebody else of the level. */
static bool pair_may_meet_others(const bd_explainer *ex, int node, int mate)
{
    const int *start = ex->round->level_start + ex->round->players[node].level;
    for (int w = start[0]; w < start[1]; w++)
        if (w != node && w != mate && bd_round_is_legal(ex->round, node, w)) return true;
    return false;
}

/* Rules that name no ideal opponent: nobody else of the level is left for one of the two, or the lot. */
static bd_status pair_say_same_level(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    const int level = round->players[u].level;
    const bool others = round->level_start[level + 1] - round->level_start[level] > 2;
    const char *met = round->rules->articles.met;
    if (others && !pair_may_meet_others(ex, u, v)) return pair_say_level(ex, "only-left", u, v, met, err);
    if (others && !pair_may_meet_others(ex, v, u)) return pair_say_level(ex, "only-left", v, u, met, err);
    return pair_say_level(ex, others && ex->ends_in_lot ? "same-level-lot" : "same-level", u, v, NULL, err);
}

/* Whether everybody between the two is taken by somebody higher (or sits out), or may not meet u. */
static bool pair_is_next_lower(const bd_explainer *ex, int u, int v)
{
    const uint16_t *mate = ex->seating.mate;
    for (int w = u + 1; w < v; w++)
        if (mate[w] > u && mate[w] != ex->round->bye && bd_round_is_legal(ex->round, u, w)) return false;
    return true;
}

bd_status bd_explain_pair(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    const int *ideal = ex->seating.ideal;
    if (round->fixed != NULL && round->fixed[u] == v) return pair_say_level(ex, "arbiter", u, v, NULL, err);
    if (!bd_rulebook_has(round->rules, BD_HAS_LEVELS))
        return pair_say_level(ex, pair_is_next_lower(ex, u, v) ? "next-lower" : "nearest-lower", u, v, NULL,
                              err);
    if (!ex->seeks_ideal || (ideal[u] < 0 && ideal[v] < 0)) return pair_say_same_level(ex, u, v, err);
    ex->now->natural = ideal[u] == v && u < v;
    if (ex->now->natural) return pair_say_natural(ex, u, v, err);
    return pair_tell_unnatural(ex, u, v, err);
}

enum { OTHERS_TOLD = 3 };

typedef struct neighbour {
    int far, node;
} neighbour;

static int others_compare(const void *a, const void *b)
{
    const neighbour *x = a, *y = b;
    return x->far != y->far ? x->far - y->far : x->node - y->node;
}

/* How far somebody is from whom the player would meet by rank alone: levels first, then places. */
static int others_distance(const bd_explainer *ex, int node, int w)
{
    const bd_round *round = ex->round;
    const int natural = ex->seating.ideal[node] >= 0 ? ex->seating.ideal[node] : node;
    return abs(round->players[w].level - round->players[node].level) * round->cards + abs(w - natural);
}

/* The natural opponent is left out where the explanation of the board tells of them. With whom somebody sits
 * out is an opponent like others. */
bd_status bd_explain_others(bd_explainer *ex, int id, bd_reasons *out, bd_err *err)
{
    const bd_round *round = ex->round;
    const int node = bd_round_node(round, id);
    const int mate = bd_round_sits_out(round, node, ex->seating.mate[node]) ? -1 : ex->seating.mate[node];
    neighbour *list;
    int count = 0;
    BD_NEW(list, ex->arena, round->cards, err);
    for (int w = 0; w < round->cards; w++)
        if (w != node && w != mate && w != ex->seating.ideal[node])
            list[count++] = (neighbour){others_distance(ex, node, w), w};
    qsort(list, (size_t)count, sizeof *list, others_compare);
    for (int i = 0; i < count && i < OTHERS_TOLD; i++)
        BD_TRY(bd_explain_not(ex, node, list[i].node, out, err));
    return BD_OK;
}

/* The colours of the games so far, or why there are none to tell. */
static bd_place colour_history(const bd_explainer *ex, const char *place, int node)
{
    const bd_round *round = ex->round;
    const char *colours = bd_round_colours_of(round, node, ex->arena);
    if (colours != NULL && colours[0] == '\0')
        colours = round->players[node].claim.due == BD_NO_COLOUR ? BD_SAY(EXPLAIN_NO_GAME_YET)
                                                                 : BD_SAY(EXPLAIN_AS_THE_FILE_SAYS);
    return bd_place_text(place, colours);
}

static bd_place colour_due(const bd_explainer *ex, const char *place, int node)
{
    return bd_place_text(place, bd_colour_in_words(ex->round->rules->due(ex->round, node)));
}

/* Of one level, where `other` is due neither colour and takes the one that fewer of those who stay are due.
 */
static bool colour_makes_up(const bd_explainer *ex, int gets, int other)
{
    const bd_round *round = ex->round;
    const int level = round->players[gets].level;
    const bd_colour due = round->rules->due(round, gets);
    int as_many = 0, fewer = 0;
    if (!bd_rulebook_has(round->rules, BD_HAS_MID_LINE)) return false;
    if (round->players[other].level != level || due == BD_NO_COLOUR) return false;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const int v = ex->seating.mate[u];
        const bd_colour own = round->rules->due(round, u);
        if (v == round->bye || round->players[v].level != level) continue;
        as_many += own == due;
        fewer += own != due && own != BD_NO_COLOUR;
    }
    return fewer < as_many;
}

/* Who gets the colour of the last two games or more once more. */
static bd_status colour_say_run(bd_explainer *ex, int node, bd_colour gets, bd_err *err)
{
    const bd_claim *claim = &ex->round->players[node].claim;
    const int id = ex->round->players[node].id;
    if (claim->last != gets || claim->run < 2) return BD_OK;
    bd_saying saying = bd_explainer_saying(ex, "colour-run",
                                           BD_PLACES(BD_PUT_NODE("a", node),
                                                     bd_place_text("colour", bd_colour_in_words(gets)),
                                                     BD_PUT_NUMBER("n", claim->run + 1)));
    return bd_reasons_add(&ex->now->colours, &saying, NULL, &id, 1, err);
}

bd_status bd_explain_colours(bd_explainer *ex, int u, int v, bd_err *err)
{
    const bd_round *round = ex->round;
    bd_explanation *explanation = ex->now;
    const char *article = NULL;
    const bool higher_is_white = explanation->white == round->players[u].id;
    const bd_colour due = round->rules->due(round, u);
    const bool first = round->rules->due(round, v) == BD_NO_COLOUR ||
                       (higher_is_white == (due == BD_WHITE) && due != BD_NO_COLOUR);
    const int gets = first ? u : v, other = first ? v : u;
    const int white = higher_is_white ? u : v, black = higher_is_white ? v : u;
    const int ids[] = {round->players[gets].id, round->players[other].id};
    const char *code = round->rules->colour_rule(round, u, v, &article);
    const int number = bd_rulebook_has(round->rules, BD_HAS_NUMBERS) ? round->rules->number(round, u) : 0;
    if (strcmp(code, "colour-by-number") == 0 && number != round->players[u].id)
        code = "colour-by-number-counted";
    if (strcmp(code, "colour-one-due") == 0 && colour_makes_up(ex, gets, other)) code = "colour-makes-up";
    bd_saying saying = bd_explainer_saying(
        ex, code,
        BD_PLACES(BD_PUT_NODE("a", gets), BD_PUT_NODE("b", other), colour_history(ex, "a-colours", gets),
                  colour_history(ex, "b-colours", other), colour_history(ex, "white-colours", white),
                  colour_history(ex, "black-colours", black), colour_due(ex, "a-due", gets),
                  colour_due(ex, "b-due", other),
                  bd_place_text("b-gets", bd_colour_in_words(other == white ? BD_WHITE : BD_BLACK)),
                  BD_PUT_NODE("white", white), BD_PUT_NODE("black", black), BD_PUT_NODE("higher", u),
                  BD_PUT_NUMBER("n", number), BD_PUT_NUMBER("board", explanation->board + 1)));
    BD_TRY(bd_reasons_add(&explanation->colours, &saying, article, ids, 2, err));
    BD_TRY(colour_say_run(ex, white, BD_WHITE, err));
    return colour_say_run(ex, black, BD_BLACK, err);
}
