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

static const char *float_doing_of(bd_demand_kind kind)
{
    return kind == BD_DEMAND_FLOAT_UP ? BD_SAY(EXPLAIN_DOES_UP)
           : kind == BD_DEMAND_BYE    ? BD_SAY(EXPLAIN_DOES_BYE)
                                      : BD_SAY(EXPLAIN_DOES_DOWN);
}

static bd_status float_say_rest(bd_teller *teller, int chosen, const candidate *rest, size_t count,
                                bd_story *story, bd_err *err)
{
    int *ids;
    BD_NEW(ids, teller->arena, count, err);
    for (size_t i = 0; i < count; i++) ids[i] = teller->round->players[rest[i].node].id;
    bd_saying saying = bd_teller_saying(teller, "passed-rest");
    bd_saying_people(&saying, "players", teller->round, ids, count);
    bd_saying_int(&saying, "n", (long long)count);
    bd_saying_player(&saying, "a", teller->round, teller->round->players[chosen].id);
    return bd_reasons_add(&story->pairing, &saying, NULL, ids, count, err);
}

static const char *float_article_of(const bd_teller *teller, bd_demand_kind kind)
{
    const bd_articles *articles = &teller->round->rules->articles;
    return kind == BD_DEMAND_FLOAT_UP ? articles->upfloater
           : kind == BD_DEMAND_BYE    ? articles->bye_choice
                                      : articles->downfloater;
}

/* Where rules without a mid-line look, and where those with one do. */
static const char *float_place_code(const bd_teller *teller, bd_demand_kind kind, const bd_player *player,
                                    int size)
{
    const int line = teller->seating.line[player->level];
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    if (size == 1) return "where-alone";
    if (bd_goes_by_brackets(teller->round)) {
        if (player->position == 0) return "where-top";
        return player->position == size - 1  ? "where-bottom"
               : player->position < size / 2 ? "where-upper"
                                             : "where-lower";
    }
    if (up && player->position == 0) return "where-top";
    if (up && player->position == line - 1) return "where-above-line";
    if (player->position == line) return "where-below-line";
    if (player->position == size - 1) return "where-bottom";
    return player->position < line ? "where-upper" : "where-lower";
}

static bd_status float_place_in_words(const bd_teller *teller, bd_demand_kind kind, int node,
                                      const char **out, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_player *player = &round->players[node];
    const int size = round->level_start[player->level + 1] - round->level_start[player->level];
    bd_saying saying = bd_teller_saying(teller, float_place_code(teller, kind, player, size));
    return bd_saying_finish(&saying, out, err);
}

static const char *float_colour(bd_colour colour)
{
    return colour == BD_WHITE ? BD_SAY(EXPLAIN_WHITE) : BD_SAY(EXPLAIN_BLACK);
}

/* Whether the card, which floats up to `other`, has the colour it is not due. */
static bool float_is_turned(const bd_teller *teller, int chosen, int other, const bd_story *story)
{
    const bd_round *round = teller->round;
    const bd_colour due = round->rules->due(round, chosen);
    if (other < 0 || due == BD_NO_COLOUR || story->black == 0) return false;
    return (story->white == round->players[chosen].id) != (due == BD_WHITE);
}

/* The last round in which the player floated this way, where only the last of all counts at first and was not
 * such a one; 0: none. */
static int float_round_before(const bd_teller *teller, bool up, const bd_player *player)
{
    const bd_float way = up ? BD_FLOAT_UP : BD_FLOAT_DOWN;
    int last = 0;
    if (!teller->minds_floats || player->last_float == way) return 0;
    for (int r = 1; r < teller->round->number; r++)
        if (player->floats[r] == way) last = r;
    return last;
}

/* Briefly that is the end of the sentence about who floats. */
static void float_add_since(const bd_teller *teller, bool up, const bd_player *player, bd_saying *saying)
{
    const int last = float_round_before(teller, up, player);
    const char *since = NULL;
    bd_text text = bd_text_new(teller->arena);
    if (last > 0 && teller->brief && !bd_words_are_plain()) bd_text_add(&text, BD_SAY(EXPLAIN_SINCE), last);
    (void)bd_text_finish(&text, &since, NULL);
    bd_saying_text(saying, "since", since);
}

static bd_status float_say_before(bd_teller *teller, bool up, int node, bd_story *story, bd_err *err)
{
    const bd_player *player = &teller->round->players[node];
    const int last = float_round_before(teller, up, player);
    if (last == 0 || teller->brief) return BD_OK;
    bd_saying saying = bd_teller_saying(teller, up ? "floated-before-up" : "floated-before-down");
    bd_saying_player(&saying, "a", teller->round, player->id);
    bd_saying_int(&saying, "round", last);
    return bd_reasons_add(&story->pairing, &saying,
                          float_article_of(teller, up ? BD_DEMAND_FLOAT_UP : BD_DEMAND_FLOAT_DOWN),
                          &player->id, 1, err);
}

static bd_status float_say_first(bd_teller *teller, bd_demand_kind kind, int chosen, int other,
                                 bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_player *player = &round->players[chosen];
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    const bool alone = round->level_start[player->level + 1] - round->level_start[player->level] == 1;
    const bool again = up && alone && teller->minds_floats && player->last_float == BD_FLOAT_UP;
    const bool turned = up && float_is_turned(teller, chosen, other, story);
    const bool first = float_place_of(teller, kind, chosen) == 0;
    const bd_colour due = round->rules->due(round, chosen);
    const char *where = NULL;
    BD_TRY(float_place_in_words(teller, kind, chosen, &where, err));
    bd_saying saying = bd_teller_saying(teller, again    ? "first-again"
                                                : !first ? "next"
                                                : turned ? "first-turned"
                                                         : "first");
    saying.brief = teller->brief && kind != BD_DEMAND_BYE && !alone;
    bd_saying_player(&saying, "a", round, player->id);
    bd_saying_level(&saying, round, player->level);
    bd_saying_text(&saying, "does", float_doing_of(kind));
    if (kind == BD_DEMAND_BYE)
        bd_saying_text(&saying, "since", "");
    else
        float_add_since(teller, up, player, &saying);
    bd_saying_text(&saying, "where", where);
    bd_saying_text(&saying, "due", float_colour(due));
    bd_saying_text(&saying, "given", float_colour(due == BD_WHITE ? BD_BLACK : BD_WHITE));
    return bd_reasons_add(&story->pairing, &saying, float_article_of(teller, kind), &player->id, 1, err);
}

/* What is lost when this one stays. */
static bd_status float_say_staying(bd_teller *teller, int node, bd_story *story, bd_err *err)
{
    const bd_demand demand = {.kind = BD_DEMAND_NO_FLOAT, .a = teller->round->players[node].id};
    bd_saying saying = bd_teller_saying(teller, "stay");
    bd_saying_player(&saying, "a", teller->round, demand.a);
    bd_saying_level(&saying, teller->round, teller->round->players[node].level);
    return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
}

/* Who comes before the chosen one and may not have the bye because of what stands on the card. */
static bd_status float_try_passed_bye(bd_teller *teller, int chosen, int before, bd_story *story, bool *told,
                                      bd_err *err)
{
    const bd_round *round = teller->round;
    const char *fact = NULL;
    *told = false;
    if (bd_round_is_legal(round, before, round->bye)) return BD_OK;
    BD_TRY(bd_fact_of_bye(teller->arena, round, before, &fact, err));
    if (fact == NULL) return BD_OK;
    *told = true;
    teller->clause = fact;
    const int id = round->players[before].id;
    bd_saying saying = bd_teller_saying(teller, "passed-bye");
    bd_saying_player(&saying, "a", round, round->players[chosen].id);
    bd_saying_player(&saying, "c", round, id);
    bd_saying_int(&saying, "n", 1);
    bd_saying_text(&saying, "fact", fact);
    return bd_reasons_add(&story->pairing, &saying, round->rules->articles.no_bye, &id, 1, err);
}

/* Somebody who comes before the chosen one. To float up is to meet this downfloater, who is `other`. */
static bd_status float_say_passed(bd_teller *teller, bd_demand_kind kind, int chosen, int before, int other,
                                  bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const bool up = kind == BD_DEMAND_FLOAT_UP;
    bool told = false;
    if (kind == BD_DEMAND_BYE) BD_TRY(float_try_passed_bye(teller, chosen, before, story, &told, err));
    if (told) return BD_OK;
    const bd_demand demand = {.kind = up ? BD_DEMAND_PAIR : kind,
                              .a = round->players[before].id,
                              .b = up ? round->players[other].id : 0};
    bd_saying saying = bd_teller_saying(teller, "passed");
    bd_saying_player(&saying, "a", round, round->players[chosen].id);
    bd_saying_player(&saying, "c", round, demand.a);
    bd_saying_int(&saying, "n", 1);
    bd_saying_text(&saying, "way", float_way_of(kind));
    return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
}

/* Two candidates with the same reason, which was told of each in a sentence of its own: one sentence. */
static bd_status float_join_passed(bd_teller *teller, bd_demand_kind kind, int chosen, const candidate *two,
                                   bd_story *story, bd_err *err)
{
    bd_reasons *list = &story->pairing;
    const bd_player *players = teller->round->players;
    const int ids[] = {players[two[0].node].id, players[two[1].node].id};
    bd_reason *first = &list->items[list->count - 2];
    int *all;
    bd_saying saying = bd_teller_saying(teller, first->code);
    bd_saying_player(&saying, "a", teller->round, players[chosen].id);
    bd_saying_people(&saying, "c", teller->round, ids, 2);
    bd_saying_int(&saying, "n", 2);
    bd_saying_text(&saying, "way", float_way_of(kind));
    bd_saying_text(&saying, "how", teller->clause);
    bd_saying_text(&saying, "fact", teller->clause);
    BD_TRY(bd_saying_finish(&saying, &first->sentence, err));
    BD_NEW(all, teller->arena, first->player_count + 1, err);
    memcpy(all, first->players, first->player_count * sizeof *all);
    all[first->player_count++] = ids[1];
    first->players = all;
    list->count--;
    return BD_OK;
}

/* Why the chosen one, whose opponent is `other`, and not those before them. */
static bd_status float_say_choice(bd_teller *teller, bd_demand_kind kind, int chosen, int other,
                                  bd_story *story, bd_err *err)
{
    candidate *before = NULL;
    size_t count = 0;
    BD_TRY(float_list_candidates(teller, kind, chosen, &before, &count, err));
    const char *clause = NULL;
    const size_t most = teller->brief ? 1 : CANDIDATES_TOLD;
    for (size_t i = 0; i < count && i < most; i++) {
        BD_TRY(float_say_passed(teller, kind, chosen, before[i].node, other, story, err));
        const bool same = clause != NULL && teller->clause != NULL && strcmp(clause, teller->clause) == 0;
        clause = teller->clause;
        if (same) BD_TRY(float_join_passed(teller, kind, chosen, &before[i - 1], story, err));
    }
    if (count > CANDIDATES_TOLD && !teller->brief)
        BD_TRY(float_say_rest(teller, chosen, before + CANDIDATES_TOLD, count - CANDIDATES_TOLD, story, err));
    if (count > 0) return BD_OK;
    BD_TRY(float_say_first(teller, kind, chosen, other, story, err));
    return kind == BD_DEMAND_BYE ? BD_OK
                                 : float_say_before(teller, kind == BD_DEMAND_FLOAT_UP, chosen, story, err);
}

/* Where two may meet again if they must, they have met all the same. */
static bool float_may_meet(const bd_round *round, int u, int w)
{
    if (bd_rulebook_has(round->rules, BD_HAS_SOFT_REPEATS) && bd_round_met(round, u, w)) return false;
    return bd_round_is_legal(round, u, w);
}

/* The others of the level, where the player may meet none of them; whether they have met them all. */
static bd_status float_list_met(bd_teller *teller, int u, int **ids, size_t *count, bool *met, bd_err *err)
{
    const bd_round *round = teller->round;
    const int level = round->players[u].level;
    BD_NEW(*ids, teller->arena, round->cards, err);
    *count = 0;
    *met = true;
    for (int w = round->level_start[level]; w < round->level_start[level + 1]; w++) {
        if (w == u) continue;
        *met = *met && bd_round_met(round, u, w);
        if (float_may_meet(round, u, w)) {
            *count = 0;
            return BD_OK;
        }
        (*ids)[(*count)++] = round->players[w].id;
    }
    return BD_OK;
}

/* Nobody comes before the one who floats: one sentence says why one does, and who. */
static bd_status float_say_odd_first(bd_teller *teller, int u, int players, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int id = round->players[u].id;
    const char *where = NULL;
    bd_saying saying = bd_teller_saying(teller, "need-odd-first");
    BD_TRY(float_place_in_words(teller, BD_DEMAND_FLOAT_DOWN, u, &where, err));
    bd_saying_player(&saying, "a", round, id);
    bd_saying_level(&saying, round, round->players[u].level);
    bd_saying_int(&saying, "n", players);
    float_add_since(teller, false, &round->players[u], &saying);
    bd_saying_text(&saying, "where", where);
    BD_TRY(bd_reasons_add(&story->pairing, &saying, float_article_of(teller, BD_DEMAND_FLOAT_DOWN), &id, 1,
                          err));
    return float_say_before(teller, false, u, story, err);
}

static bd_status float_say_odd(bd_teller *teller, int level, int players, int taken, bd_story *story,
                               bd_err *err)
{
    bd_saying saying = bd_teller_saying(teller, taken == 0 ? "need-odd" : "need-odd-rest");
    bd_saying_level(&saying, teller->round, level);
    bd_saying_int(&saying, "n", players);
    bd_saying_int(&saying, "rest", players - taken);
    bd_saying_int(&saying, "d", teller->seating.downs[level]);
    return bd_reasons_add(&story->pairing, &saying, teller->round->rules->articles.odd_level, NULL, 0, err);
}

static bd_status float_say_of_own(bd_teller *teller, const char *code, int u, const int *ids, size_t count,
                                  const char *article, bd_story *story, bd_err *err)
{
    bd_saying saying = bd_teller_saying(teller, code);
    bd_saying_player(&saying, "a", teller->round, teller->round->players[u].id);
    bd_saying_level(&saying, teller->round, teller->round->players[u].level);
    bd_saying_people(&saying, "players", teller->round, ids, count);
    return bd_reasons_add(&story->pairing, &saying, article, ids, count, err);
}

/* Why the level lets anybody go, and why this one: the fact that stands on the cards, else that its number is
 * odd and the order in which the rules look, else what is lost when this one stays. */
static bd_status float_say_down(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int level = round->players[u].level;
    const int players = round->level_start[level + 1] - round->level_start[level];
    const int taken = teller->seating.ups[level] + teller->seating.byes[level];
    const int id = round->players[u].id;
    int *ids = NULL;
    size_t count = 0;
    bool met = false;
    if (players == 1)
        return float_say_of_own(teller, "need-alone", u, &id, 1, round->rules->articles.odd_level, story,
                                err);
    BD_TRY(float_list_met(teller, u, &ids, &count, &met, err));
    if (count > 0)
        return float_say_of_own(teller, met ? "need-met" : "need-barred", u, ids, count,
                                round->rules->articles.met, story, err);
    if ((players - taken) % 2 == 0 || !teller->seeks_floaters)
        return float_say_staying(teller, u, story, err);
    if (taken == 0 && teller->seating.downs[level] == 1 &&
        float_place_of(teller, BD_DEMAND_FLOAT_DOWN, u) == 0)
        return float_say_odd_first(teller, u, players, story, err);
    if (!teller->brief || float_place_of(teller, BD_DEMAND_FLOAT_DOWN, u) == 0)
        BD_TRY(float_say_odd(teller, level, players, taken, story, err));
    return float_say_choice(teller, BD_DEMAND_FLOAT_DOWN, u, v, story, err);
}

/* Those between the levels of a floater and the opponent. */
typedef struct float_between {
    int *ids;
    size_t count;
    int halves;    /* the least score of theirs */
    bool any, met; /* u may meet one; has met all */
} float_between;

static bd_status float_list_between(bd_teller *teller, int u, int v, float_between *out, bd_err *err)
{
    const bd_round *round = teller->round;
    const int first = round->level_start[round->players[u].level + 1];
    const int end = round->level_start[round->players[v].level];
    *out = (float_between){.met = true};
    if (first == end) return BD_OK;
    BD_NEW(out->ids, teller->arena, end - first, err);
    out->halves = round->players[end - 1].score;
    for (int w = first; w < end; w++) {
        out->ids[out->count++] = round->players[w].id;
        out->any = out->any || float_may_meet(round, u, w);
        out->met = out->met && bd_round_met(round, u, w);
    }
    return BD_OK;
}

/* u floats past levels: why not to somebody of those? */
static bd_status float_say_distance(bd_teller *teller, int u, const float_between *between, bd_story *story,
                                    bd_err *err)
{
    const bd_round *round = teller->round;
    const bd_demand demand = {.kind = BD_DEMAND_NEARER, .a = round->players[u].id, .halves = between->halves};
    const char *barred = between->met ? "nearer-met" : "nearer-barred";
    if (between->count == 0) return BD_OK;
    bd_saying saying = bd_teller_saying(teller, between->any ? "nearer" : barred);
    bd_saying_player(&saying, "a", round, demand.a);
    bd_saying_halves(&saying, "points", demand.halves);
    bd_teller_list(teller, &saying, "players", between->ids, between->count, BD_SAY(EXPLAIN_EVERYBODY));
    if (between->any) return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
    return bd_reasons_add(&story->pairing, &saying, NULL, between->ids, between->count, err);
}

/* Briefly: who has nobody left to meet in the level, and none in between, in one sentence. */
static bd_status float_try_far(bd_teller *teller, int u, const float_between *between, bd_story *story,
                               bool *told, bd_err *err)
{
    const bd_round *round = teller->round;
    const int level = round->players[u].level;
    const bool alone = round->level_start[level + 1] - round->level_start[level] == 1;
    int *ids = NULL;
    size_t count = 0;
    bool met = false;
    *told = false;
    if (!teller->brief || between->count == 0 || between->any || !between->met) return BD_OK;
    if (!alone) BD_TRY(float_list_met(teller, u, &ids, &count, &met, err));
    if (!alone && (count == 0 || !met)) return BD_OK;
    *told = true;
    BD_NEW(ids, teller->arena, between->count + 1, err);
    ids[0] = round->players[u].id;
    memcpy(ids + 1, between->ids, between->count * sizeof *ids);
    bd_saying saying = bd_teller_saying(teller, alone ? "need-alone-far" : "need-met-far");
    bd_saying_player(&saying, "a", round, ids[0]);
    bd_saying_level(&saying, round, level);
    bd_teller_list(teller, &saying, "players", between->ids, between->count, BD_SAY(EXPLAIN_EVERYBODY));
    return bd_reasons_add(&story->pairing, &saying, round->rules->articles.odd_level, ids, between->count + 1,
                          err);
}

/* Why the upper one leaves their level, and why so far. */
static bd_status float_say_fall(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    float_between between;
    bool told = false;
    BD_TRY(float_list_between(teller, u, v, &between, err));
    BD_TRY(float_try_far(teller, u, &between, story, &told, err));
    if (told) return BD_OK;
    BD_TRY(float_say_down(teller, u, v, story, err));
    if (bd_teller_has_said_enough(teller, &story->pairing)) return BD_OK;
    return float_say_distance(teller, u, &between, story, err);
}

bd_status bd_story_of_floaters(bd_teller *teller, int u, int v, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    if (round->fixed != NULL && round->fixed[u] == v) return bd_story_of_pair(teller, u, v, story, err);
    BD_TRY(float_say_fall(teller, u, v, story, err));
    if (!teller->seeks_floaters || bd_teller_has_said_enough(teller, &story->pairing)) return BD_OK;
    return float_say_choice(teller, BD_DEMAND_FLOAT_UP, v, u, story, err);
}

static bool float_bye_is_barred(const bd_round *round, int u)
{
    return round->players[u].had_bye || round->players[u].bye_awaited ||
           !bd_round_is_legal(round, u, round->bye);
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
static bd_status float_say_bye_other(bd_teller *teller, int u, int first, int end, bd_story *story,
                                     bd_err *err)
{
    const int w = float_bye_other(teller->round, first, end, u);
    if (w < 0) return BD_OK;
    const bd_demand demand = {.kind = BD_DEMAND_BYE, .a = teller->round->players[w].id};
    bd_saying saying = bd_teller_saying(teller, "other");
    bd_saying_player(&saying, "w", teller->round, demand.a);
    return bd_teller_ask(teller, &demand, &saying, &story->pairing, err);
}

/* Rules that look for the bye from the bottom: the cards below say why it came up so far, else what is lost
 * when the lowest has it. */
static bd_status float_say_bye_below(bd_teller *teller, int u, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int id = round->players[u].id;
    const int below = round->level_start[round->players[u].level + 1];
    bool barred = true;
    if (!bd_rulebook_has(round->rules, BD_HAS_LEVELS)) {
        const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
        bd_saying first = bd_teller_saying(teller, sits ? "sit-out-first" : "bye-first");
        bd_saying_player(&first, "a", round, id);
        if (!float_bye_is_first(round, u)) return BD_OK;
        return bd_reasons_add(&story->pairing, &first, round->rules->articles.bye_choice, &id, 1, err);
    }
    for (int w = below; w < round->cards; w++) barred = barred && float_bye_is_barred(round, w);
    const bool had = round->players[u].had_bye || round->players[u].bye_awaited;
    if (below < round->cards && (had || !barred))
        return float_say_passed(teller, BD_DEMAND_BYE, u, round->cards - 1, -1, story, err);
    if (had && float_bye_other(round, 0, round->cards, u) >= 0)
        return float_say_bye_other(teller, u, 0, round->cards, story, err);
    bd_saying saying = bd_teller_saying(teller, had                     ? "bye-all-had"
                                                : below == round->cards ? "bye-lowest"
                                                                        : "bye-below-had");
    bd_saying_player(&saying, "a", round, id);
    BD_TRY(bd_reasons_add(&story->pairing, &saying, round->rules->articles.bye_choice, &id, 1, err));
    return float_say_bye_other(teller, u, round->level_start[round->players[u].level], below, story, err);
}

bd_status bd_story_of_bye(bd_teller *teller, int u, bd_story *story, bd_err *err)
{
    const bd_round *round = teller->round;
    const int id = round->players[u].id;
    const bool chosen = round->options->bye == id;
    const bool sits = bd_rulebook_has(round->rules, BD_HAS_SIT_OUTS);
    bd_saying saying = bd_teller_saying(teller, sits ? (chosen ? "sit-out-chosen" : "sit-out-needed")
                                                     : (chosen ? "bye-chosen" : "bye-needed"));
    bd_saying_player(&saying, "a", round, id);
    bd_saying_int(&saying, "n", round->cards + (int)round->stood_down_count);
    bd_saying_int(&saying, "out", 1 + (int)round->stood_down_count);
    BD_TRY(bd_reasons_add(&story->pairing, &saying, round->rules->articles.bye, &id, 1, err));
    if (chosen) return BD_OK;
    return teller->seeks_floaters ? float_say_choice(teller, BD_DEMAND_BYE, u, -1, story, err)
                                  : float_say_bye_below(teller, u, story, err);
}
