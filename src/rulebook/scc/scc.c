/* A club championship over a season (Swindon Chess Club): the nearest player not yet met, and who sits out.
 */
#include "cards/card.h"
#include "rulebook/round/round_words.h"

#include "rulebook/criteria/criteria.h"
#include "rulebook/options/shared_options.h"
#include "rulebook/round/defaults.h"
#include "rulebook/scc/gsrp.h"
#include "rulebook/scc/scc_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const bd_option option_max_games = BD_NUMBER_OPTION("max_games", 0, 999, 15, SCC_OPTION_MAX_GAMES);

static const bd_option *const options[] = {&option_max_games, &bd_option_ungraded, &bd_option_conversion,
                                           &bd_option_seed};

typedef struct scc_player {
    bd_season season;
    bool volunteer;
    int strength; /* place in the order of week 1 */
} scc_player;

/* Somebody who attends but is not paired. */
typedef struct scc_out {
    int id;
    const char *why; /* the English sentence, of the id */
} scc_out;

/* round->own of this rulebook. */
typedef struct scc_event {
    scc_player *by_id; /* up to the round's largest_id */
    scc_out *out;
    size_t out_count, out_capacity;
} scc_event;

/* A player while the order of the evening is made. */
typedef struct seat {
    bd_gsrp_row row;
    bd_player *player;
    scc_player *own;
} seat;

static int scc_compare_graded(const void *a, const void *b)
{
    const bd_player *x = ((const seat *)a)->player;
    const bd_player *y = ((const seat *)b)->player;
    if (x->grade != y->grade) return x->grade > y->grade ? -1 : 1;
    const int by_name = bd_surname_compare(x->card->name, y->card->name);
    return by_name != 0 ? by_name : x->id - y->id;
}

static int scc_compare_season(const void *a, const void *b)
{
    return bd_gsrp_row_compare(&((const seat *)a)->row, &((const seat *)b)->row);
}

/* Part A: by grade; those without one stand in the middle, below the upper half of the graded. */
static void scc_rank_for_week_1(seat *seats, int count)
{
    int graded = 0;
    qsort(seats, (size_t)count, sizeof *seats, scc_compare_graded);
    while (graded < count && seats[graded].player->grade > 0) graded++;
    const int upper = (graded + 1) / 2;
    for (int i = 0; i < count; i++)
        seats[i].own->strength = i < upper ? i : i < graded ? i + count - graded : i - graded + upper;
}

/* Volunteers; who has played most games; who sat out longest ago, or never (SCC, sit-outs). */
static int scc_compare_readiness(const scc_player *a, const scc_player *b)
{
    if (a->volunteer != b->volunteer) return a->volunteer ? -1 : 1;
    if (a->season.games != b->season.games) return a->season.games > b->season.games ? -1 : 1;
    return a->season.last_sit_out - b->season.last_sit_out;
}

static const scc_player *scc_own_of(const bd_round *round, int u)
{
    BD_ASSERT(round->own != NULL);
    return &((const scc_event *)round->own)->by_id[round->players[u].id];
}

/* Negative when u is to sit out before v. */
static int scc_compare_ready_nodes(const bd_round *round, int u, int v)
{
    return scc_compare_readiness(scc_own_of(round, u), scc_own_of(round, v));
}

/* Takes player i off the list of those to be paired. */
static bd_status scc_stand_down(bd_round *round, bd_arena *arena, scc_event *own, int i, const char *why,
                                bd_err *err)
{
    BD_ASSERT(i >= 0 && i < round->cards);
    BD_ROOM(own->out, own->out_count, own->out_capacity, arena, err);
    own->out[own->out_count++] = (scc_out){round->players[i].id, why};
    memmove(&round->players[i], &round->players[i + 1],
            (size_t)(round->cards - i - 1) * sizeof *round->players);
    round->cards--;
    return BD_OK;
}

/* Who has played all games may only sit out, or play outside the championship. */
static bd_status scc_stand_down_the_finished(bd_round *round, bd_arena *arena, scc_event *own, bd_err *err)
{
    const int most = bd_option_int(round, &option_max_games);
    for (int i = round->cards - 1; i >= 0; i--)
        if (own->by_id[round->players[i].id].season.games >= most)
            BD_TRY(scc_stand_down(round, arena, own, i, BD_ENGLISH(SCC_FINISHED), err));
    if (round->cards == 0) BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SCC_ALL_FINISHED));
    return BD_OK;
}

/* Two of the three who sit out together; the third has the bye of the draw. */
static bd_status scc_stand_down_two(bd_round *round, bd_arena *arena, scc_event *own, bd_err *err)
{
    if (round->options->sit_out != 3) return BD_OK;
    if (round->cards % 2 == 0 || round->cards < 3)
        BD_FAIL(err, BD_BAD_INPUT, NULL, BD_SAY(SCC_EVEN), round->cards);
    int *ids;
    BD_NEW(ids, arena, 2, err);
    round->stood_down = ids;
    for (int k = 0; k < 2; k++) {
        int first = 0;
        for (int i = 1; i < round->cards; i++) {
            const bd_player *a = &round->players[i], *b = &round->players[first];
            const int order = scc_compare_readiness(&own->by_id[a->id], &own->by_id[b->id]);
            if (order < 0 || (order == 0 && a->id > b->id)) first = i;
        }
        ids[round->stood_down_count++] = round->players[first].id;
        BD_TRY(scc_stand_down(round, arena, own, first, BD_ENGLISH(SCC_SITS_OUT), err));
    }
    return BD_OK;
}

static bd_status scc_rank(bd_round *round, bd_arena *arena, scc_event *own, bd_err *err)
{
    seat *seats;
    BD_NEW(seats, arena, round->cards, err);
    for (int i = 0; i < round->cards; i++) {
        bd_player *player = &round->players[i];
        scc_player *mine = &own->by_id[player->id];
        player->score = mine->season.score;
        seats[i] = (seat){{.id = player->id,
                           .name = player->card->name,
                           .season = mine->season,
                           .gsrp = bd_gsrp_of(&mine->season)},
                          player,
                          mine};
    }
    scc_rank_for_week_1(seats, round->cards);
    if (round->number == 1) {
        for (int i = 0; i < round->cards; i++) seats[i].player->place = seats[i].own->strength;
        return BD_OK;
    }
    qsort(seats, (size_t)round->cards, sizeof *seats, scc_compare_season);
    for (int i = 0; i < round->cards; i++) seats[i].player->place = i;
    return BD_OK;
}

static bd_status scc_prepare(bd_round *round, bd_arena *arena, bd_err *err)
{
    scc_event *own;
    BD_NEW(own, arena, 1, err);
    BD_NEW(own->by_id, arena, round->largest_id + 1, err);
    for (int i = 0; i < round->cards; i++) {
        const bd_card *card = round->players[i].card;
        own->by_id[card->id] = (scc_player){.season = bd_season_of(card, round->number),
                                            .volunteer = bd_card_volunteers(card, round->number)};
    }
    BD_TRY(scc_stand_down_the_finished(round, arena, own, err));
    BD_TRY(scc_stand_down_two(round, arena, own, err));
    bd_round_count_nodes(round);
    round->own = own;
    return scc_rank(round, arena, own, err);
}

/* Week 1: the stronger has Black. Later: fewer Whites than Blacks; the other colour than last time; the lower
 * in the order of week 1. */
static bool scc_higher_has_white(const bd_round *round, int u, int v, int board)
{
    (void)board;
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    if (round->number > 1 && a->difference != b->difference) return a->difference < b->difference;
    if (round->number > 1 && a->last != b->last) return a->last == BD_BLACK || b->last == BD_WHITE;
    return scc_own_of(round, u)->strength > scc_own_of(round, v)->strength;
}

static const char *scc_colour_rule(const bd_round *round, int u, int v, const char **article)
{
    const bd_claim *a = &round->players[u].claim;
    const bd_claim *b = &round->players[v].claim;
    BD_ASSERT(u != v);
    *article = NULL;
    if (a->due != b->due && a->due != BD_NO_COLOUR && b->due != BD_NO_COLOUR) return "colour-both-due";
    if (round->number > 1 && a->difference != b->difference) return "colour-more-due";
    if (round->number > 1 && a->last != b->last) return "colour-by-last-game";
    return "colour-stronger-black";
}

/* The plain rule: going down the list, the next lower player not met. The first who plays somebody else in
 * this draw, and whom the rule would have given; then those whom the rule leaves alone at its end. */
typedef struct plain_rule {
    int at, next; /* nodes; at -1: it was never left */
    int *alone;
    int alone_count;
} plain_rule;

static bd_status scc_follow_plain_rule(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                                       plain_rule *out, bd_err *err)
{
    bool *taken;
    *out = (plain_rule){.at = -1};
    BD_NEW(taken, arena, round->nodes, err);
    BD_NEW(out->alone, arena, round->nodes, err);
    if (round->bye >= 0) taken[partner[round->bye]] = true;
    for (int u = 0; u < round->cards; u++) taken[u] = taken[u] || bd_round_sits_out(round, u, partner[u]);
    for (int u = 0; u < round->cards; u++) {
        if (taken[u]) continue;
        int v = u + 1;
        while (v < round->cards && (taken[v] || !bd_round_is_legal(round, u, v))) v++;
        taken[u] = true;
        if (v < round->cards)
            taken[v] = true;
        else
            out->alone[out->alone_count++] = u;
        if (out->at >= 0 || v == partner[u]) continue;
        out->at = u;
        out->next = v;
    }
    return BD_OK;
}

static bd_status scc_remark_on_plain_rule(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                                          bd_remark_list *list, bd_err *err)
{
    plain_rule rule;
    char alone[128] = "";
    BD_TRY(scc_follow_plain_rule(round, arena, partner, &rule, err));
    if (rule.at < 0 || rule.next >= round->cards) return BD_OK;
    for (int i = 0; i < rule.alone_count; i++) {
        const size_t length = strlen(alone);
        (void)snprintf(alone + length, sizeof alone - length, "%s%d", i > 0 ? ", " : "",
                       round->players[rule.alone[i]].id);
    }
    const int at = round->players[rule.at].id;
    const int next = round->players[rule.next].id;
    const int meets = round->players[partner[rule.at]].id;
    if (rule.alone_count == 0) return bd_remark_add(list, err, BD_SAY(SCC_RULE_LEFT), at, meets, next);
    return bd_remark_add(list, err, BD_SAY(SCC_RULE_STRANDS), at, meets, next, alone);
}

/* Who sits out beside the one of an odd number, as no draw pairs everybody. */
static bd_status scc_remark_on_sit_outs(const bd_round *round, bd_arena *arena, const uint16_t *partner,
                                        bd_remark_list *list, bd_err *err)
{
    int *ids;
    int count = 0;
    const char *names = NULL;
    bd_text text = bd_text_new(arena);
    BD_NEW(ids, arena, round->cards, err);
    for (int u = 0; u < round->cards; u++)
        if (bd_round_sits_out(round, u, partner[u])) ids[count++] = round->players[u].id;
    if (count == 0) return BD_OK;
    for (int i = 0; i < count; i++)
        bd_text_add(&text, i == 0 ? "%d" : i < count - 1 ? ", %d" : BD_SAY(SCC_LAST_OF_LIST), ids[i]);
    BD_TRY(bd_text_finish(&text, &names, err));
    return bd_remark_add(list, err, BD_SAY(SCC_NO_OPPONENT), names);
}

static bd_status scc_remarks(const bd_round *round, bd_arena *arena, const uint16_t *partner, bd_remarks *out,
                             bd_err *err)
{
    bd_remark_list list = {.arena = arena};
    const scc_event *own = round->own;
    for (size_t i = 0; i < own->out_count; i++)
        BD_TRY(bd_remark_add(&list, err, bd_say(own->out[i].why), own->out[i].id));
    BD_TRY(scc_remark_on_sit_outs(round, arena, partner, &list, err));
    BD_TRY(scc_remark_on_plain_rule(round, arena, partner, &list, err));
    *out = (bd_remarks){list.sentences, list.count};
    return BD_OK;
}

/* ---- sit-outs ----
 *
 * One has the bye where the number is odd. Where somebody has met everybody, pairs of the matching who may
 * not play each other sit out too, two at a time (bd_round_sits_out). Which players can be spared together
 * has the structure of a matroid, so that the smallest sum of places is also the choice of one after the
 * other in the order of the rules. Equal places are equal. */

typedef struct sit_out_costs {
    const bd_round *round;
    const int32_t *place; /* by node; NULL: every pair costs how far its two are apart in the list */
} sit_out_costs;

static void sit_out_price_places(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const sit_out_costs *of = context;
    for (size_t i = 0; i < count; i++) {
        const int u = edges[i].u, v = edges[i].v;
        cost[i] = 0;
        if (v == of->round->bye)
            cost[i] = of->place != NULL ? of->place[u] : v - u;
        else if (bd_round_sits_out(of->round, u, v))
            cost[i] = of->place != NULL ? of->place[u] + of->place[v] : v - u;
    }
}

static void sit_out_price_number(const void *context, const bd_edge *edges, size_t count, bd_cost *cost)
{
    const bd_round *round = context;
    for (size_t i = 0; i < count; i++) {
        const bool bye = edges[i].v == round->bye;
        cost[i] = bye                                                ? 1 + (bd_cost)round->stood_down_count
                  : bd_round_sits_out(round, edges[i].u, edges[i].v) ? 2
                                                                     : 0;
    }
}

/* Whether any two of the cards could sit out together. */
static bool sit_out_is_possible(const bd_round *round)
{
    for (int u = 0; u < round->cards; u++)
        for (int v = u + 1; v < round->cards; v++)
            if (bd_round_sits_out(round, u, v)) return true;
    return false;
}

static bd_step sit_out_number(bd_chain *chain, bd_stage *stage)
{
    const bd_round *round = chain->round;
    *chain->sitting = 0;
    if (!sit_out_is_possible(round)) return BD_STEP_SKIP;
    bd_chain_ask_most(chain, chain->sitting, 1, BD_COST_MAX);
    return bd_chain_give(stage, "", round, sit_out_price_number);
}

/* Whether the number of those who sit out, which stands before all other criteria, leaves more of them than
 * the one with the bye. */
static bool sit_out_is_made(const bd_chain *chain)
{
    const bd_round *round = chain->round;
    return *chain->sitting > (round->bye >= 0 ? 1 + (int)round->stood_down_count : 0);
}

static const int32_t *sit_out_places(bd_chain *chain, bool from_the_bottom)
{
    const bd_round *round = chain->round;
    int32_t *place = bd_chain_numbers(chain);
    for (int u = 0; place != NULL && u < round->cards; u++) {
        if (from_the_bottom) place[u] = round->cards - 1 - u;
        for (int v = 0; !from_the_bottom && v < round->cards; v++)
            place[u] += scc_compare_ready_nodes(round, v, u) < 0;
    }
    return place;
}

/* Who comes first in the order; where two of them do not play, the lower of equal ones; and, so that one
 * matching stands for one draw, the neighbours in the list sit out together. */
static bd_step sit_out_who(bd_chain *chain, int step, bd_stage *stage)
{
    static const char *const parts[] = {"", ".last", ".pair"};
    const bd_round *round = chain->round;
    const bool open = sit_out_is_made(chain);
    if (step > 2 || (!open && (step > 0 || round->bye < 0))) return BD_STEP_END;
    const sit_out_costs of = {round, step < 2 ? sit_out_places(chain, step == 1) : NULL};
    if (step < 2 && of.place == NULL) return BD_STEP_FAILED;
    return bd_chain_give(stage, parts[step], bd_chain_keep(chain, &of, sizeof of), sit_out_price_places);
}

/* ---- second counts: from the cards of those who have no board ---- */

static bd_status sit_out_count_number(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    return bd_tally_add(tally, "", (int64_t)laid->draw.sit_out_count + (laid->draw.bye != 0), err);
}

/* A volunteer, more games, a longer time since the last sit-out. */
static bool sit_out_sits_out_before(const bd_card *a, const bd_card *b, int round)
{
    const bd_season x = bd_season_of(a, round), y = bd_season_of(b, round);
    if (bd_card_volunteers(a, round) != bd_card_volunteers(b, round)) return bd_card_volunteers(a, round);
    return x.games != y.games ? x.games > y.games : x.last_sit_out < y.last_sit_out;
}

static bd_status sit_out_count_who(const bd_laid_draw *laid, bd_tally *tally, bd_err *err)
{
    const bd_round *round = laid->round;
    int64_t before = 0, below = 0, apart = 0;
    for (int w = 0; w < round->cards; w++) {
        if (laid->opponent[w] >= 0) continue;
        for (int u = 0; u < round->cards; u++)
            before += sit_out_sits_out_before(round->players[u].card, round->players[w].card, round->number);
        below += round->cards - 1 - w;
        if (laid->partner[w] > w) apart += laid->partner[w] - w; /* the bye is the last node */
    }
    BD_TRY(bd_tally_add(tally, ".last", below, err));
    BD_TRY(bd_tally_add(tally, ".pair", apart, err));
    return bd_tally_add(tally, "", before, err);
}

static const bd_criterion sit_outs = {
    .id = "sit-outs",
    BD_SAYS_WORSE(SCC_SIT_OUTS),
    .flags = BD_IS_OF_SIT_OUTS | BD_STANDS_FIRST,
    .once = sit_out_number,
    .count = sit_out_count_number,
};

static const bd_criterion sit_out = {
    .id = "sit-out",
    .minimises = BD_ENGLISH(SCC_SIT_OUT),
    .flags = BD_IS_OF_SIT_OUTS,
    BD_STAGE_WORDS({"", NULL, BD_ENGLISH(SCC_SIT_OUT_WORSE), false},
                   {".last", NULL, BD_ENGLISH(SCC_SIT_OUT_LAST_WORSE), true},
                   {".pair", NULL, BD_ENGLISH(SCC_SIT_OUT_PAIR_WORSE), true}),
    .step = sit_out_who,
    .count = sit_out_count_who,
};

static const bd_rule club[] = {
    {&sit_outs, "SCC sit-outs"},
    {&bd_criterion_repeat, "SCC B"},
    {&sit_out, "SCC sit-outs"},
    {&bd_criterion_nearest, "SCC B"},
    {&bd_criterion_season_difference, "SCC colours"},
    {&bd_criterion_season_alternation, "SCC colours"},
};

const bd_rulebook bd_rulebook_scc = {
    .id = "scc",
    .title = BD_ENGLISH(ROUND_TITLE_SCC),
    .source = "Swindon Chess Club, Pairing & Sit-Out Guide",
    BD_RULES(club),
    BD_OPTIONS(options),
    .has = BD_HAS_SIT_OUTS,
    .articles = {.met = "SCC B"},
    BD_USUAL_JUDGEMENTS,
    .prepare = scc_prepare,
    .higher_has_white = scc_higher_has_white,
    .compare_bye = scc_compare_ready_nodes,
    .colour_rule = scc_colour_rule,
    .order = bd_order_as_listed,
    .remarks = scc_remarks,
    .stages = bd_chain_start,
};
