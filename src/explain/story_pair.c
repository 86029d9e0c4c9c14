/* Pairs: why two of one level meet. */
#include "explain/explain_words.h"
#include "explain/story.h"

#include <stdlib.h>
#include <string.h>

static bool pair_is_upper(const bd_teller *teller, int node) { return teller->seating.ideal[node] > node; }

/* The natural opponent of `node` is somebody else: why? */
static bd_status pair_ask_for_natural(bd_teller *teller, int node, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int natural = teller->seating.ideal[node];
    const bd_demand demand = {
        .kind = BD_DEMAND_PAIR, .a = round->players[node].id, .b = round->players[natural].id};
    bd_saying saying = bd_teller_saying(teller, "partner");
    bd_saying_player(&saying, "a", round, demand.a);
    bd_saying_player(&saying, "w", round, demand.b);
    teller->subject = BD_FACT_THEY;
    BD_TRY(bd_teller_ask(teller, &demand, &saying, &story->pairing, err));
    teller->subject = BD_FACT_NAMED;
    return BD_OK;
}

/* Of the other half, those nearer to the natural opponent than the one a player has: whom they have met, and
 * who is due the same colour. */
typedef struct pair_nearer {
    int *met, *due;
    size_t met_count, due_count;
} pair_nearer;

/* Whether w is of the other half, or with rules that go by cards alone could come into it. */
static bool pair_is_on_the_side(const bd_teller *teller, int node, int w)
{
    if (bd_goes_by_brackets(teller->round)) return pair_is_upper(teller, w) != pair_is_upper(teller, node);
    return (w < node) == (teller->seating.ideal[node] < node);
}

static bd_status pair_list_nearer(const bd_teller *teller, int node, int mate, bool dues, pair_nearer *out,
                                  bd_err *err)
{
    const bd_round *round = teller->round;
    const int natural = teller->seating.ideal[node];
    const int level = round->players[node].level;
    const int reach = abs(mate - natural);
    const bd_colour due = round->rules->due(round, node);
    const bool clashes = dues && due != BD_NO_COLOUR && round->rules->due(round, mate) != due;
    *out = (pair_nearer){.met_count = 0};
    BD_NEW(out->met, teller->arena, round->cards, err);
    BD_NEW(out->due, teller->arena, round->cards, err);
    for (int w = round->level_start[level]; w < round->level_start[level + 1]; w++) {
        if (w == node || w == natural || w == mate || abs(w - natural) >= reach) continue;
        if (teller->seating.ideal[w] < 0 || !pair_is_on_the_side(teller, node, w)) continue;
        if (bd_round_met(round, node, w))
            out->met[out->met_count++] = round->players[w].id;
        else if (clashes && round->rules->due(round, w) == due)
            out->due[out->due_count++] = round->players[w].id;
    }
    return BD_OK;
}

static bd_status pair_say_also(bd_teller *teller, int node, int mate, bool dues, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    pair_nearer near;
    BD_TRY(pair_list_nearer(teller, node, mate, dues, &near, err));
    const size_t count = near.met_count + near.due_count;
    if (count == 0) return BD_OK;
    int *ids;
    BD_NEW(ids, teller->arena, count, err);
    memcpy(ids, near.met, near.met_count * sizeof *ids);
    memcpy(ids + near.met_count, near.due, near.due_count * sizeof *ids);
    bd_saying saying = bd_teller_saying(teller, near.due_count == 0   ? "partner-also"
                                                : near.met_count == 0 ? "partner-also-due"
                                                                      : "partner-also-both");
    bd_saying_player(&saying, "a", round, round->players[node].id);
    bd_teller_list(teller, &saying, "players", near.met, near.met_count, NULL);
    bd_teller_list(teller, &saying, "others", near.due, near.due_count, NULL);
    bd_saying_int(&saying, "n", (long long)near.met_count);
    bd_saying_int(&saying, "m", (long long)near.due_count);
    bd_saying_text(&saying, "due",
                   round->rules->due(round, node) == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                                              : BD_SAY(EXPLAIN_WHITE));
    return bd_reasons_add(&story->pairing, &saying, near.met_count > 0 ? round->rules->articles.met : NULL,
                          ids, count, err);
}

static bd_status pair_say_also_of_both(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const int *ideal = teller->seating.ideal;
    if (ideal[u] >= 0 && ideal[u] != v) BD_TRY(pair_say_also(teller, u, v, false, story, err));
    return ideal[v] >= 0 && ideal[v] != u ? pair_say_also(teller, v, u, false, story, err) : BD_OK;
}

/* Of the two who do not have their natural opponents, the one whose reason stands on the cards; else the
 * higher one. */
static int pair_whom_to_tell(const bd_teller *teller, int u, int v)
{
    const int *ideal = teller->seating.ideal;
    if (ideal[u] < 0 || ideal[u] == v) return v;
    if (ideal[v] < 0 || ideal[v] == u || !bd_round_is_legal(teller->round, u, ideal[u])) return u;
    return bd_round_is_legal(teller->round, v, ideal[v]) ? u : v;
}

/* Whether nobody who stays in the level meets somebody who is due the same colour. */
static bool pair_level_has_its_colours(const bd_teller *teller, int level)
{
    const bd_round *round = teller->round;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const bd_colour due = round->rules->due(round, u);
        if (teller->seating.ideal[u] < 0 || due == BD_NO_COLOUR) continue;
        const int v = teller->seating.mate[u];
        if (v != round->bye && round->rules->due(round, v) == due) return false;
    }
    return true;
}

/* What all others of the other half have in common against `node`, whose opponent is `mate`. */
typedef struct pair_others {
    int *ids;
    size_t count;
    bool met, due;
} pair_others;

static bd_status pair_list_others(const bd_teller *teller, int node, int mate, pair_others *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const int level = round->players[node].level;
    const bd_colour due = round->rules->due(round, node);
    *out = (pair_others){.met = true, .due = due != BD_NO_COLOUR && round->rules->due(round, mate) != due};
    BD_NEW(out->ids, teller->arena, round->cards, err);
    for (int w = round->level_start[level]; w < round->level_start[level + 1]; w++) {
        if (w == mate || teller->seating.ideal[w] < 0 ||
            pair_is_upper(teller, w) == pair_is_upper(teller, node))
            continue;
        out->ids[out->count++] = round->players[w].id;
        out->met = out->met && bd_round_met(round, node, w) && !bd_round_is_legal(round, node, w);
        out->due = out->due && round->rules->due(round, w) == due;
    }
    out->due = out->due && pair_level_has_its_colours(teller, level);
    return BD_OK;
}

/* The opponent is the only one of the other half who is left: the others have been met, or are all due the
 * same colour in a level where everybody gets the colour they are due. */
static bd_status pair_try_only(bd_teller *teller, int node, int mate, bd_story *story, bool *told,
                               bd_err *err)
{
    const bd_round *round = teller->round;
    const int ids[] = {round->players[node].id, round->players[mate].id};
    pair_others others;
    if (*told || teller->seating.ideal[node] < 0 || teller->seating.ideal[node] == mate ||
        teller->seating.ideal[mate] < 0 || pair_is_upper(teller, node) == pair_is_upper(teller, mate))
        return BD_OK;
    BD_TRY(pair_list_others(teller, node, mate, &others, err));
    *told = others.count >= 2 && (others.met || others.due);
    if (!*told) return BD_OK;
    bd_saying saying = bd_teller_saying(teller, others.met ? "only-met" : "only-due");
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_player(&saying, "b", round, ids[1]);
    bd_teller_list(teller, &saying, "players", others.ids, others.count, NULL);
    bd_saying_text(&saying, "due",
                   round->rules->due(round, node) == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                                              : BD_SAY(EXPLAIN_WHITE));
    return bd_reasons_add(&story->pairing, &saying,
                          others.met ? round->rules->articles.met : round->rules->articles.ideal, ids, 2,
                          err);
}

/* Whether what stands against the natural opponent is that both are due one colour. */
static bool pair_natural_is_due_too(const bd_teller *teller, int node)
{
    const bd_round *round = teller->round;
    const int natural = teller->seating.ideal[node];
    const bd_colour due = round->rules->due(round, node);
    return due != BD_NO_COLOUR && round->rules->due(round, natural) == due &&
           bd_round_is_legal(round, node, natural);
}

static bd_status pair_tell_unnatural(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    bool told = false;
    const int node = pair_whom_to_tell(teller, u, v);
    BD_TRY(pair_try_only(teller, u, v, story, &told, err));
    BD_TRY(pair_try_only(teller, v, u, story, &told, err));
    if (told) return BD_OK;
    BD_TRY(bd_story_of_swap(teller, u, v, story, &told, err));
    if (told) return pair_say_also_of_both(teller, u, v, story, err);
    BD_TRY(pair_ask_for_natural(teller, node, story, err));
    return pair_say_also(teller, node, node == u ? v : u, pair_natural_is_due_too(teller, node), story, err);
}

static bd_status pair_say_level(bd_teller *teller, const char *code, int u, int v, const char *article,
                                bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int ids[] = {round->players[u].id, round->players[v].id};
    bd_saying saying = bd_teller_saying(teller, code);
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_player(&saying, "b", round, ids[1]);
    bd_saying_int(&saying, "n", teller->seating.number[u]);
    bd_saying_level(&saying, round, round->players[u].level);
    return bd_reasons_add(&story->pairing, &saying, article, ids, 2, err);
}

/* Whom else of the level the player may meet. */
static int pair_count_legal(const bd_teller *teller, int node, int mate)
{
    const bd_round *round = teller->round;
    const int level = round->players[node].level;
    int count = 0;
    for (int w = round->level_start[level]; w < round->level_start[level + 1]; w++)
        count += w != node && w != mate && bd_round_is_legal(round, node, w);
    return count;
}

/* Rules that name no ideal opponent: nobody else of the level is left for one of the two, or the lot. */
static bd_status pair_say_same_level(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int level = round->players[u].level;
    const bool others = round->level_start[level + 1] - round->level_start[level] > 2;
    const char *met = round->rules->articles.met;
    if (others && pair_count_legal(teller, u, v) == 0)
        return pair_say_level(teller, "only-left", u, v, met, story, err);
    if (others && pair_count_legal(teller, v, u) == 0)
        return pair_say_level(teller, "only-left", v, u, met, story, err);
    return pair_say_level(teller, others && teller->ends_in_lot ? "same-level-lot" : "same-level", u, v, NULL,
                          story, err);
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
    if (!known) return pair_say_same_level(teller, u, v, story, err);
    story->natural = seating->ideal[u] == v && u < v;
    if (story->natural) return pair_say_level(teller, "natural", u, v, article, story, err);
    return pair_tell_unnatural(teller, u, v, story, err);
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
    neighbour *list;
    int count = 0;
    BD_NEW(list, teller->arena, round->cards, err);
    for (int w = 0; w < round->cards; w++)
        if (!others_is_told(teller, node, w))
            list[count++] = (neighbour){others_distance(teller, node, w), w};
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

/* Why the two players of a board have the colours they have. */

/* The colours of the games so far, or why there are none to tell. */
static const char *colour_history(bd_arena *arena, const bd_round *round, int node)
{
    const char *colours = bd_round_colours_of(round, node, arena);
    if (colours == NULL || colours[0] != '\0') return colours;
    return round->players[node].claim.due == BD_NO_COLOUR ? BD_SAY(EXPLAIN_NO_GAME_YET)
                                                          : BD_SAY(EXPLAIN_AS_THE_FILE_SAYS);
}

static const char *colour_word(bd_colour colour)
{
    return colour == BD_WHITE   ? BD_SAY(EXPLAIN_WHITE)
           : colour == BD_BLACK ? BD_SAY(EXPLAIN_BLACK)
                                : BD_SAY(EXPLAIN_NEITHER_COLOUR);
}

/* Of one level, where `other` is due neither colour and takes the one that fewer of those who stay are due.
 */
static bool colour_makes_up(const bd_teller *teller, int gets, int other)
{
    const bd_round *round = teller->round;
    const int level = round->players[gets].level;
    const bd_colour due = round->rules->due(round, gets);
    int as_many = 0, fewer = 0;
    if (!bd_rulebook_has(round->rules, BD_HAS_MID_LINE)) return false;
    if (round->players[other].level != level || due == BD_NO_COLOUR) return false;
    for (int u = round->level_start[level]; u < round->level_start[level + 1]; u++) {
        const int v = teller->seating.mate[u];
        const bd_colour own = round->rules->due(round, u);
        if (v == round->bye || round->players[v].level != level) continue;
        as_many += own == due;
        fewer += own != due && own != BD_NO_COLOUR;
    }
    return fewer < as_many;
}

bd_status bd_story_of_colours(bd_teller *teller, int u, int v, size_t board, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const char *article = NULL;
    const bool higher_is_white = story->white == round->players[u].id;
    const int gets = round->rules->due(round, v) == BD_NO_COLOUR ||
                             (higher_is_white == (round->rules->due(round, u) == BD_WHITE) &&
                              round->rules->due(round, u) != BD_NO_COLOUR)
                         ? u
                         : v;
    const int other = gets == u ? v : u;
    const int ids[] = {round->players[gets].id, round->players[other].id};
    const char *code = round->rules->colour_rule(round, u, v, &article);
    const bool makes_up = strcmp(code, "colour-one-due") == 0 && colour_makes_up(teller, gets, other);
    bd_saying saying = bd_teller_saying(teller, makes_up ? "colour-makes-up" : code);
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_player(&saying, "b", round, ids[1]);
    bd_saying_text(&saying, "a-colours", colour_history(teller->arena, round, gets));
    bd_saying_text(&saying, "b-colours", colour_history(teller->arena, round, other));
    bd_saying_text(&saying, "white-colours",
                   colour_history(teller->arena, round, story->white == ids[0] ? gets : other));
    bd_saying_text(&saying, "black-colours",
                   colour_history(teller->arena, round, story->white == ids[0] ? other : gets));
    bd_saying_text(&saying, "a-due", colour_word(round->rules->due(round, gets)));
    bd_saying_text(&saying, "b-due", colour_word(round->rules->due(round, other)));
    bd_saying_text(&saying, "b-gets", colour_word(higher_is_white == (other == u) ? BD_WHITE : BD_BLACK));
    bd_saying_player(&saying, "white", round, story->white);
    bd_saying_player(&saying, "black", round, story->black);
    bd_saying_int(&saying, "board", (long long)board + 1);
    return bd_reasons_add(&story->colours, &saying, article, ids, 2, err);
}
